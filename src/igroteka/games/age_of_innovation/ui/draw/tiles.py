"""The faces of tiles as rows of small pictures. A row tells when something happens, then what it brings."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.drawing.shapes import polygon
from igroteka.drawing.svg import FONT, escape_text, measure

from .art import ART, INK
from .icons import ROOT

#: A face is 96 by 64.
WIDE: Final = 96.0
HIGH: Final = 64.0


class Token(NamedTuple):
    """A picture with a number before it, or words alone. A number of victory points stands on their seal."""

    pic: str
    number: str = ""


class Row(NamedTuple):
    """`when` is the picture of the occasion: income, at once, an action, passing, or "" for anything else."""

    when: str
    tokens: tuple[Token, ...]


#: Cardboard and edge of each family of tiles.
FAMILIES: Final = {
    "palace": ("#f1e6fa", "#6b3fa0"),
    "innov": ("#e4effc", "#2b66a8"),
    "comp": ("#e7f5e4", "#37803b"),
    "bonus": ("#fdf1d8", "#b06d0d"),
    "city": ("#fff6cf", "#8a6d00"),
    "round": ("#f6f1e4", "#6a6252"),
    "ability": ("#f4eee0", "#5d4a35"),
}


def words(x: float, y: float, said: str, size: float, colour: str = INK, anchor: str = "start") -> str:
    """Letters inside a symbol: in a colour of their own, whatever the rules say of texts."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" font-weight="700" text-anchor="{anchor}" '
        f'font-family="{escape_text(FONT)}"><tspan fill="{colour}">{escape_text(said)}</tspan></text>'
    )


def picture(name: str, x: float, y: float, size: float) -> str:
    """One picture of the art inside another symbol."""
    if name not in ART:
        raise ValueError(f"no picture is called {name!r}; allowed: {', '.join(ART)}")
    return f'<use href="#{ROOT}_{name}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" fill="{INK}"/>'


def _letters_width(said: str, size: float) -> float:
    """How wide letters are; signs are broader than digits."""
    return measure(said, size) + 0.2 * size * sum([c in "+−→≥" for c in said])


def _token_width(token: Token, size: float) -> float:
    """How wide a token is."""
    if not token.pic:
        return _letters_width(token.number, size * 0.8)
    if token.pic == "points":
        return size * 1.12
    return _letters_width(token.number, size * 0.8) + size


def _token(token: Token, x: float, y: float, size: float) -> str:
    letters = size * 0.8
    base = y + size / 2 + letters * 0.36
    if not token.pic:
        return words(x, base, token.number, letters)
    if token.pic == "points":
        seal = size * 1.12
        small = seal * (0.52 if len(token.number) < 2 else 0.44 if len(token.number) < 3 else 0.34)
        return picture("points", x, y - size * 0.06, seal) + words(
            x + seal / 2, y + size / 2 + small * 0.36, token.number, round(small, 1), "#ffffff", "middle"
        )
    shift = _letters_width(token.number, letters)
    said = words(x, base, token.number, letters) if token.number else ""
    return said + picture(token.pic, x + shift, y, size)


def _line_width(tokens: tuple[Token, ...], size: float) -> float:
    """How wide a line of tokens is."""
    return sum([_token_width(t, size) + size * 0.1 for t in tokens])


def _break_rows(rows: tuple[Row, ...], w: float, h: float) -> list[tuple[Token, ...]]:
    """The lines of some rows: one that would get tiny is broken where both halves stay largest."""
    lines = [(Token(row.when), *row.tokens) if row.when else row.tokens for row in rows]
    while len(lines) < MOST_LINES:
        size = min(h / len(lines) * 0.84, LARGEST)
        worst = max(lines, key=lambda line: _line_width(line, 1))
        least = min(size, size * w / _line_width(worst, size))
        if len(worst) < 4 or least >= READABLE:
            break
        cuts = [max(_line_width(worst[:n], 1), _line_width(worst[n:], 1)) for n in range(1, len(worst))]
        at = cuts.index(min(cuts)) + 1
        smaller = min(h / (len(lines) + 1) * 0.84, w / cuts[at - 1])
        if smaller <= least:
            break
        i = lines.index(worst)
        lines[i : i + 1] = [worst[:at], worst[at:]]
    return lines


#: Sizes of tokens, and how many lines a face may have.
LARGEST: Final = 30.0
READABLE: Final = 19.0
MOST_LINES: Final = 4


def strip(rows: tuple[Row, ...], x: float, y: float, w: float, h: float) -> str:
    """Rows one above the other in the middle of a place."""
    body = ""
    lines = _break_rows(rows, w, h)
    tall = h / max(len(lines), 1)
    for i, tokens in enumerate(lines):
        size = min(tall * 0.84, LARGEST)
        long = _line_width(tokens, size)
        if long > w:
            size *= w / long
            long = w
        at = x + (w - long) / 2
        top = y + i * tall + (tall - size) / 2
        for t in tokens:
            body += _token(t, at, top, size)
            at += _token_width(t, size) + size * 0.1
    return body


def face(family: str, rows: tuple[Row, ...], number: str = "") -> tuple[str, str]:
    """The symbol of a tile."""
    paper, edge = FAMILIES[family]
    body = (
        f'<rect x="1.5" y="1.5" width="{WIDE - 3:g}" height="{HIGH - 3:g}" rx="8" fill="{paper}" '
        f'stroke="{edge}" stroke-width="2.5"/>'
    )
    room = HIGH - 8
    if number:
        room -= 5
        body += f'<rect x="38" y="{HIGH - 10:g}" width="20" height="9" fill="{paper}"/>'
        body += words(WIDE / 2, HIGH - 1.5, number, 10, edge, "middle")
    return f"0 0 {WIDE:g} {HIGH:g}", body + strip(rows, 6, 4, WIDE - 12, room)


def halves(left: tuple[Row, ...], right: tuple[Row, ...]) -> tuple[str, str]:
    """The symbol of a round tile: what scores, and the science bonus."""
    paper, edge = FAMILIES["round"]
    body = (
        f'<rect x="1.5" y="1.5" width="{WIDE - 3:g}" height="{HIGH - 3:g}" rx="8" fill="{paper}" '
        f'stroke="{edge}" stroke-width="2.5"/><path d="M48 5v54" stroke="{edge}" stroke-width="1.2"/>'
    )
    return f"0 0 {WIDE:g} {HIGH:g}", body + strip(left, 4, 4, 41, 56) + strip(right, 51, 4, 41, 56)


def half(rows: tuple[Row, ...]) -> tuple[str, str]:
    """The symbol of a final round tile, which covers a science bonus."""
    body = (
        '<rect x="1" y="1.5" width="46" height="61" rx="8" fill="#fbe3da" stroke="#a3351d" stroke-width="2"/>'
    )
    return "0 0 48 64", body + strip(rows, 4, 4, 40, 56)


def octagon(cost: Token, rows: tuple[Row, ...]) -> tuple[str, str]:
    """The symbol of a power or book action: its price above, what it brings below."""
    body = f'<path d="{polygon(8, 47.5, 48, 48, 0.5)}" fill="#f5a04a" stroke="#7a3c00" stroke-width="3"/>'
    body += f'<path d="{polygon(8, 41, 48, 48, 0.5)}" fill="#fff3e0"/>'
    return "0 0 96 96", body + strip((Row("", (cost,)),), 20, 12, 56, 30) + strip(rows, 10, 42, 76, 38)
