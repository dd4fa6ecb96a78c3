"""The gallery of a game: every symbol with its meaning, every tile and card with its picture and what it does."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from starlette.responses import Response

from ...core import Text
from ...core.cards import Card, Example, card_of_title
from ...core.game import Say
from ...core.languages import ENGLISH, languages_of
from ...core.optional import Exemplified, Exhibited
from ...core.registry import folder_of, game
from ...drawing.svg import escape_text
from ..errors import NoSuch
from ..live.picture import Picture
from ..live.view import Viewer
from . import cards
from .queries import GalleryQuery
from .samples import sample_match
from .sharing import game_address
from .visit import Visit

EXAMPLES: Final = "examples"
"""The kind of what stands only beside a rule."""
SYMBOLS: Final = "symbols"
"""The kind of what is a symbol only."""
WIDE: Final = 4.5
"""An example that is so many times as wide as high, such as a track, has a line of its own."""
MOST_WIDTH: Final = 280
MOST_WIDE: Final = 480
MOST_HEIGHT: Final = 220
"""No example is larger, in pixels."""
MANY: Final = 150
"""A gallery with more things than this shows one kind at a time."""
_PART: Final = re.compile(r"^part-([\w-]+) =", re.MULTILINE)
_SYMBOL: Final = re.compile(r'<symbol id="([a-z]+)_([^"]+)" viewBox="([^"]+)"')
_DEFS: Final = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)


@dataclass(frozen=True)
class Piece:
    """A thing in the gallery, ready for a page."""

    kind: str
    name: str
    words: str
    rule: str
    svg: str
    wide: bool = False

    def holds(self, wanted: list[str]) -> bool:
        """Whether all of these words are somewhere in its name or in what it does."""
        said = f"{self.name} {self.words}".casefold()
        return all(word in said for word in wanted)


@dataclass(frozen=True)
class Gallery:
    """Everything that a game shows: its style sheet, its symbols to draw with, the pieces, and examples for its rules."""

    style: str
    defs: str
    pieces: tuple[Piece, ...]
    examples: tuple[Piece, ...]

    def of_rule(self, rule: str) -> list[Piece]:
        """What shows a rule at work: first its examples, then the pieces that it is about."""
        return [piece for piece in (*self.examples, *self.pieces) if piece.rule == rule]


@cache
def night_style(key: str) -> str:
    """The style sheet of a game's drawing by night; a page has both, as the server does not know what the device prefers."""
    match = sample_match(key)
    return Picture.of(match.game.drawing(match.view(0), Viewer(match, 0, ENGLISH).look(dark=True))).style


@cache
def gallery_of(key: str, lang: str, dark: bool) -> Gallery:
    """The gallery of a game: symbols of its drawing that have a message `part-NAME`, then its exhibits."""
    match = sample_match(key)
    viewer = Viewer(match, 0, lang)
    whole = Picture.of(match.game.drawing(match.view(0), viewer.look(dark=dark)))
    defs = _DEFS.search(whole.svg)
    art = defs[1] if defs else ""
    known = {name: (root, box) for root, name, box in _SYMBOL.findall(art)}
    g = game(key)
    exhibits = g.gallery(viewer.say) if isinstance(g, Exhibited) else []
    root = next(iter(known.values()))[0] if known else ""
    drawn = {one.body for one in exhibits}
    pieces: list[Piece] = []
    for name in part_names(key, lang):
        if name not in known:
            continue
        body = f'<use class="part-{name}" fill="currentColor" href="#{root}_{name}"/>'
        if any(one.startswith(f'<use href="#{root}_{name}" ') and one.count("<") == 1 for one in drawn):
            continue  # it is an exhibit of its own
        card = card_of_title(viewer.say(Text(f"part-{name}")), ())
        pieces.append(piece_of(SYMBOLS, card, root, known[name][1], body))
    pieces += [
        piece_of(
            one.kind, Card(one.name, one.words, one.rule), root, f"0 0 {one.width:g} {one.height:g}", one.body
        )
        for one in exhibits
    ]
    examples = g.examples() if isinstance(g, Exemplified) else ()
    return Gallery(
        whole.style, art, tuple(pieces), tuple([example_of(one, root, viewer.say) for one in examples])
    )


def example_of(one: Example, root: str, say: Say) -> Piece:
    """An example with its picture: as large as it was drawn, if there is room for that."""
    wide = one.width > WIDE * one.height
    scale = min(1, (MOST_WIDE if wide else MOST_WIDTH) / one.width, MOST_HEIGHT / one.height)
    size = f'width="{one.width * scale:.0f}" height="{one.height * scale:.0f}"'
    svg = _svg(root, f"0 0 {one.width:g} {one.height:g}", one.body, size)
    return Piece(EXAMPLES, capital(say(one.words)), "", one.rule, svg, wide)


def piece_of(kind: str, card: Card, root: str, box: str, body: str) -> Piece:
    """A piece with its picture. The words stand beside it, so that nobody need be told what it shows."""
    return Piece(kind, capital(card.name), capital(card.words), card.rule, _svg(root, box, body))


def _svg(root: str, box: str, body: str, size: str = "") -> str:
    """A picture in the style of a game."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" aria-hidden="true" {size}'
    return f'{start} viewBox="{escape_text(box)}">{body}</svg>'


def capital(words: str) -> str:
    """Words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def part_names(key: str, lang: str) -> list[str]:
    """The symbols that have a meaning, in the order of the messages of the game."""
    home = folder_of(key)
    words = home / "locale" / f"{lang if lang in languages_of(home) else ENGLISH}.ftl"
    return _PART.findall(words.read_text(encoding="utf-8")) if words.is_file() else []


async def show_gallery(visit: Visit, query: GalleryQuery) -> Response:
    """All things of a game, those of one kind, or those that hold some words."""
    g = query.game
    gallery = gallery_of(g.key, visit.lang, False)
    say = Viewer(sample_match(g.key), None, visit.lang).say
    kinds = list(dict.fromkeys(piece.kind for piece in gallery.pieces))
    if query.kind and query.kind not in kinds:
        raise NoSuch(f"{g.key} has no {query.kind[:40]!r} in its gallery; allowed: {', '.join(kinds)}")
    wanted = query.q.casefold().split()
    hits = [piece for piece in gallery.pieces if piece.holds(wanted)]
    chosen = query.kind
    if not chosen and not wanted and len(gallery.pieces) > MANY:
        chosen = kinds[0]
    names = {
        kind: say(Text("web-gallery-symbols" if kind == SYMBOLS else f"gallery-{kind}")) for kind in kinds
    }
    return visit.page(
        "gallery.html",
        link_picture=game_address(visit, g.key),
        game=cards.game_card(g, visit.lang),
        groups=[
            {"kind": kind, "title": names[kind], "pieces": [one for one in hits if one.kind == kind]}
            for kind in kinds
            if (not chosen or kind == chosen) and any(one.kind == kind for one in hits)
        ],
        kinds=[
            {"kind": kind, "title": names[kind], "count": sum(one.kind == kind for one in hits)}
            for kind in kinds
        ],
        kind=chosen,
        q=query.q,
        found=sum(not chosen or one.kind == chosen for one in hits),
        style=gallery.style,
        night=night_style(g.key),
        defs=gallery.defs,
    )
