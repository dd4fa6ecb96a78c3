"""Set-up: the characters and the domain boards to choose from, where later the domain lies."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, group, path, rect, wrap_lines

from ...components.boards import CHARACTER_NAMES, CHARACTERS, Character
from ...components.land import BOARD_SIDES, DOMAIN_OF, DOMAINS, PLACES
from ..words import ability_text, tower_text
from .domain import KINDS
from .glyphs import all_abilities, need_words
from .icons import icon
from .pen import Pen
from .plan import hexagon, middle_of, size_in
from .typeset import fit_words, without_ones


def characters(pen: Pen, box: Box) -> None:
    """All characters; those whose board is taken are pale."""
    pen.d.add("table", "choose", panel(box, "land"))
    taken = {CHARACTERS[CHARACTER_NAMES.index(p.character)].board for p in pen.v.players if p.character}
    inner = Box(box.x + 8, box.y + 8, box.w - 16, box.h - 16)
    across = 3 if pen.plan.narrow else 5
    for who, at in zip(CHARACTERS, grid(inner, len(CHARACTERS), across, 6), strict=True):
        body = _character(pen, who, at)
        if who.board in taken:
            body = group("dim", body)
        said = pen.say(
            Text(
                "draw-character",
                character=who.id,
                what=ability_text(who.abilities),
                tower=tower_text(who),
            )
        )
        pen.d.element("panels", f"character:{who.id}", body, at, said, r=9)


def _character(pen: Pen, who: Character, at: Box) -> str:
    """Portrait and name, then the basic ability, the condition of the tower and what it brings."""
    least = pen.least
    size = min(at.h * 0.28, at.w * 0.3)
    body = rect(0, 0, at.w, at.h, 9, "card") + icon(f"who-{who.id}", 4, 4, round(size, 1))
    lines = wrap_lines(pen.word(f"character-{who.id}"), at.w - size - 14, least, 2)
    for n, line in enumerate(lines):
        y = size / 2 + 4 + least * (0.36 + 1.1 * (n - (len(lines) - 1) / 2))
        body += cut_line(round(size + 9, 1), round(y, 1), line, least, at.w - size - 12)
    rows = (
        (0.42, all_abilities(who.abilities)),
        (0.24, need_words(who.tower_conditions)),
        (0.34, all_abilities(who.tower_abilities)),
    )
    top = size + 6
    rest = at.h - top - 4
    for n, (share, words) in enumerate(rows):
        h = rest * share
        body += path(f"M6 {top:.1f}h{at.w - 12:g}", "rule")
        sign = min(least * 1.3, h - 2)
        left = 4.0
        if n:
            body += icon("lock" if n == 1 else "tower", 4, round(top + (h - sign) / 2, 1), round(sign, 1))
            left += sign + 3
        body += fit_words(
            without_ones(words), at.w - left - 4, h - 2, least * 1.5, least * 1.26, left, round(top + 1, 1)
        )
        top += h
    return body


def domains(pen: Pen, box: Box) -> None:
    """All sides of the four boards in small."""
    pen.d.add("table", "choose", panel(box, "land"))
    taken = {p.side[:1] for p in pen.v.players if p.side}
    inner = Box(box.x + 8, box.y + 8, box.w - 16, box.h - 16)
    for i, (name, at) in enumerate(zip(BOARD_SIDES, grid(inner, len(BOARD_SIDES), 3, 6), strict=True)):
        land = DOMAINS[DOMAIN_OF[i]]
        room = Box(0, pen.least * 1.3, at.w, at.h - pen.least * 1.5)
        size = size_in(room)
        body = rect(0, 0, at.w, at.h, 9, "card")
        for kind in KINDS:
            outline = "".join(
                [
                    hexagon(round(size * 0.96, 2), *[round(n, 1) for n in middle_of(room, size, p)])
                    for p in range(PLACES)
                    if KINDS[land.kind[p]] == kind
                ]
            )
            body += f'<path class="t-{kind}" d="{outline}"/>'
        for p in land.ports:
            x, y = middle_of(room, size, p)
            body += icon("port", round(x - size * 0.5, 1), round(y - size * 0.5, 1), round(size, 1))
        words = pen.say(Text("draw-domain", domain=name))
        body += cut_line(at.w / 2, round(pen.least * 1.15, 1), words, pen.least, at.w - 6, "", "middle")
        if name[:1] in taken:
            body = group("dim", body)
        pen.d.element("panels", f"domain:{name}", body, at, words, r=9)
