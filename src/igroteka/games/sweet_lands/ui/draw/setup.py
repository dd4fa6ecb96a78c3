"""Set-up: the characters and the domain boards to choose from, where later the domain lies."""

from __future__ import annotations

from functools import cache

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line, fit_line
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, group, path, rect

from ...components.boards import CHARACTER_NAMES, CHARACTERS, Character
from ...components.land import BOARD_SIDES, DOMAIN_OF, DOMAINS, PLACES, Domain
from ..words import ability_text, tower_text
from .domain import KINDS
from .glyphs import all_abilities, need_words
from .icons import icon
from .pen import Pen
from .plan import (
    CHARACTER_HEIGHT,
    DOMAIN_HEIGHT,
    GAP,
    ICON,
    LEAST,
    PAD,
    hexagon,
    middle_of,
    rows_box,
    size_in,
)
from .side import DOMAIN_IDS
from .typeset import fit_words, without_ones


def characters(pen: Pen) -> None:
    """All characters; those whose board is taken are pale."""
    taken = {CHARACTERS[CHARACTER_NAMES.index(p.character)].board for p in pen.v.players if p.character}
    box = rows_box(PAD, len(CHARACTERS), 2, CHARACTER_HEIGHT)
    for who, at in zip(CHARACTERS, grid(box, len(CHARACTERS), 2, GAP), strict=True):
        body = character_face(pen.word(f"character-{who.id}"), who, at.w, at.h)
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


def character_face(name: str, who: Character, w: float, h: float) -> str:
    """Portrait and name, then the basic ability, the condition of the tower and what it brings."""
    size = 52.0
    body = rect(0, 0, w, h, 9, "card") + icon(f"who-{who.id}", 4, 4, size)
    body += fit_line(size + 10, 4 + size / 2 + 7, name, 22, w - size - 14, least=LEAST)
    rows = (
        ("", 58.0, all_abilities(who.abilities)),
        ("lock", 38.0, need_words(who.tower_conditions)),
        ("tower", 38.0, all_abilities(who.tower_abilities)),
    )
    top = size + 7
    for sign, high, words in rows:
        body += path(f"M6 {top:g}h{w - 12:g}", "rule")
        left = 4.0
        if sign:
            body += icon(sign, 5, round(top + (high - ICON) / 2, 1), ICON)
            left += ICON + 6
        body += fit_words(without_ones(words), w - left - 4, high - 3, LEAST * 1.5, ICON, left, top + 2)
        top += high
    return body


def domain_face(land: Domain, name: str, w: float, h: float) -> str:
    """A side of a board in small: its terrain and its ports."""
    label = cut_line(w / 2, round(LEAST * 1.15, 1), name, LEAST, w - 6, "", "middle")
    return _small_land(land.id, w, h) + label


@cache
def _small_land(domain: str, w: float, h: float) -> str:
    land = DOMAINS[DOMAIN_IDS.index(domain)]
    room = Box(0, LEAST * 1.4, w, h - LEAST * 1.5)
    size = size_in(room)
    body = rect(0, 0, w, h, 9, "card")
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
    return body


def domains(pen: Pen) -> None:
    """All sides of the four boards in small."""
    taken = {p.side[:1] for p in pen.v.players if p.side}
    box = rows_box(PAD, len(BOARD_SIDES), 3, DOMAIN_HEIGHT)
    for i, (name, at) in enumerate(zip(BOARD_SIDES, grid(box, len(BOARD_SIDES), 3, GAP), strict=True)):
        words = pen.say(Text("draw-domain", domain=name))
        body = domain_face(DOMAINS[DOMAIN_OF[i]], words, at.w, at.h)
        if name[:1] in taken:
            body = group("dim", body)
        pen.d.element("panels", f"domain:{name}", body, at, words, r=9)
