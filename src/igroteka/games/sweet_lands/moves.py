"""The move table: everything that a seat or chance can do. Effects add the words of their questions."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Move, Moves

from .components.boards import (
    AREA_NAMES,
    CHARACTER_NAMES,
    FREE_NAMES,
    HELP_NAMES,
    MILESTONE_SIDES,
    MILESTONES,
    MOST_CELLS,
    MOST_PLAYERS,
    PIECES,
    SCORING_NAMES,
    SKILL_NAMES,
    SOLO_NAMES,
    TRACK_NAMES,
)
from .components.deck import ANY, CARD_NAMES, CARDS, NO_MARK
from .components.land import BOARD_SIDES, DOMAINS, EDGE_NAMES, PLACE_NAMES, SPECIALS
from .components.vocabulary import BASIC, COLORS, INDUSTRIES, PRODUCTS

MOVES: Final = Moves()

# Set-up
CHARACTER: Final = MOVES.each("character", CHARACTER_NAMES)
DOMAIN: Final = MOVES.each("domain", BOARD_SIDES)
HELP: Final = MOVES.each("help", range(1, MOST_CELLS + 1))

# A turn
USE: Final = MOVES.each("use", AREA_NAMES)
#: The same with a disc of one's own, without hand cost.
DISC: Final = MOVES.each("disc", AREA_NAMES)
PLAY: Final = MOVES.each("play", CARD_NAMES)
FLIP: Final = MOVES.each("flip", SKILL_NAMES)
END_ROUND: Final = MOVES.one("end_round")
END_TURN: Final = MOVES.one("end_turn")
FREE: Final = MOVES.each("free", FREE_NAMES)
MILESTONE: Final = MOVES.each("milestone", range(1, MILESTONES + 1))
TOWER_ON: Final = MOVES.each("tower", PLACE_NAMES)

# Paying and choosing resources
DISCARD: Final = MOVES.each("discard", CARD_NAMES)
RETURN_DISC: Final = MOVES.one("return_disc")
SPEND_DIAMOND: Final = MOVES.one("spend_diamond")
#: The most basic resources in one question; more are asked for in several.
MOST_BASIC: Final = 9


def _mixes(kind: str) -> list[list[Move]]:
    """One move for each mixture of n basic resources, by n: "take 2wheat 1iron"."""
    mixes: list[list[Move]] = [[]]
    for n in range(1, MOST_BASIC + 1):
        row: list[Move] = []
        for wheat in range(n, -1, -1):
            for wood in range(n - wheat, -1, -1):
                mix = (wheat, wood, n - wheat - wood)
                words = [f"{k}{name}" for k, name in zip(mix, BASIC, strict=True) if k]
                row.append(MOVES.add(kind, tuple(words), mix))
        mixes.append(row)
    return mixes


TAKE: Final = _mixes("take")
PAY: Final = _mixes("pay")
RAISE: Final = MOVES.each("raise", PRODUCTS)

# The domain
PLACE: Final = MOVES.each("place", PLACE_NAMES)
SPECIAL_CELLS: Final = tuple(sorted({d.special for d in DOMAINS}))
PLACE_SPECIAL: Final = [
    [MOVES.add("place", (PLACE_NAMES[p], name), (p, k)) for k, name in enumerate(SPECIALS)]
    for p in SPECIAL_CELLS
]
ROAD: Final = MOVES.each("road", EDGE_NAMES)
BUILD: Final = MOVES.grid("build", PIECES[:-1], PLACE_NAMES)
RABBIT: Final = MOVES.each("rabbit", PLACE_NAMES)
TURN: Final = MOVES.each("turn", PLACE_NAMES)

# Tracks
ADVANCE: Final = MOVES.each("advance", ("cart", "locomotive", "food"))
ADVANCE_CART: Final = ADVANCE[0]
ADVANCE_LOCOMOTIVE: Final = ADVANCE[1]
ADVANCE_FOOD: Final = ADVANCE[2]
PROSPER: Final = MOVES.each("prosper", TRACK_NAMES)
COLOR: Final = MOVES.each("color", COLORS)
STOP: Final = MOVES.one("stop")

# Cards and tokens
SKILL: Final = MOVES.each("skill", SKILL_NAMES)
COLUMN: Final = MOVES.each("column", INDUSTRIES)
EMPLOY: Final = MOVES.each("employ", INDUSTRIES)


def _hires() -> list[list[Move | None]]:
    """One move for each card and each column that its mark allows."""
    hires: list[list[Move | None]] = []
    for c, card in enumerate(CARDS):
        row: list[Move | None] = [None] * len(INDUSTRIES)
        if card.mark != NO_MARK:
            for column in range(len(INDUSTRIES)):
                if card.mark in (column, ANY):
                    row[column] = MOVES.add("hire", (card.id, INDUSTRIES[column]), (c, column))
        hires.append(row)
    return hires


HIRE: Final = _hires()
COPY: Final = MOVES.each("copy", AREA_NAMES)
FIND: Final = MOVES.each("find", CARD_NAMES)
KEEP: Final = MOVES.each("keep", CARD_NAMES)

# Chance
FIRST: Final = MOVES.each("first_player", range(MOST_PLAYERS))
DEAL: Final = MOVES.each("deal", CARD_NAMES)
LAY_MILESTONE: Final = MOVES.grid("lay_milestone", range(1, MILESTONES + 1), MILESTONE_SIDES)
LAY_SCORING: Final = MOVES.each("lay_scoring", SCORING_NAMES)
LAY_HELP: Final = MOVES.each("lay_help", HELP_NAMES)
OFFER: Final = MOVES.each("offer", SKILL_NAMES)
REVEAL: Final = MOVES.each("reveal", SOLO_NAMES)
