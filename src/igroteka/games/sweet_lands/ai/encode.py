"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Tensor

from ..components.boards import (
    AREA_NAMES,
    CHARACTER_NAMES,
    FOOD_END,
    HELP_NAMES,
    INDUSTRY_END,
    MILESTONE_SIDES,
    MILESTONES,
    MOST_CELLS,
    MOST_PLAYERS,
    PIECES,
    PLAIN_SKILLS,
    ROUNDS,
    SCORING_NAMES,
    SKILL_NAMES,
    STOCK,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from ..components.deck import CARD_NAMES
from ..components.land import DOMAINS, EDGE_NAMES, PLACES
from ..components.vocabulary import SWEETS
from ..view import PlayerView, SweetLandsView

STAGES: Final = (
    *("Choice", "HandCost", "DiscardCards", "PayBasic", "TakeBasic", "Raise", "PlaceTerrain", "PlaceRoad"),
    *("TurnToken", "Build", "AdvanceIndustry", "AdvanceFood", "PlaceRabbit", "AdvanceProsperity"),
    *("ChooseColor", "ChooseColumn", "TakeSkill", "Employ", "Hire", "PlayOne", "PlayFound", "SearchDeck"),
    *("CopyArea", "Decide", "Rewards", "MoveHelp", "ChooseCharacter", "ChooseDomain", "ChooseHelp"),
    *("FirstWorkers", "Opened"),
)
#: Questions that are asked like another one.
ASKED_LIKE: Final = {"BuildFromPurse": "Build", "ChooseWorkersColumn": "ChooseColumn"}
_PLAYER: Final = (
    9
    + 4
    + 3
    + len(CARD_NAMES) * 2
    + len(CHARACTER_NAMES)
    + len(DOMAINS)
    + MOST_CELLS
    + 2 * PLACES
    + len(EDGE_NAMES)
    + PLACES
    + 3
    + len(TRACK_NAMES)
    + 2 * len(SKILL_NAMES)
    + 3
    + len(PIECES)
    + len(SWEETS)
    + 8
)


def encode(v: SweetLandsView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for i in range(MOST_PLAYERS):
        out += _encode_player(v, v.players[(me + i) % v.seats]) if i < v.seats else [0.0] * _PLAYER
    out += [v.discs.get(name, 0) / 3 for name in AREA_NAMES]
    out += [float(name in v.open) for name in AREA_NAMES]
    out += [v.stacks[name] / 3 for name in SKILL_NAMES[:PLAIN_SKILLS]]
    out += [float(name in v.offer) for name in SKILL_NAMES]
    out += [float((i + 1, side) in v.milestones) for i in range(MILESTONES) for side in MILESTONE_SIDES]
    out += [float(name in v.scoring) for name in SCORING_NAMES]
    out += [float(name in v.taken) for name in TRACK_NAMES]
    for cell in range(MOST_CELLS):
        tiles = v.help[cell] if cell < len(v.help) else ()
        out += [float(name in tiles) for name in HELP_NAMES]
    seen = set(v.discard)
    out += [float(name in seen) for name in CARD_NAMES]
    asked_like = ASKED_LIKE.get(v.stage, v.stage)
    out += [float(asked_like == stage) for stage in STAGES]
    out += [v.round / ROUNDS, v.deck / len(CARD_NAMES), v.claimed / 3, v.mio / MOST_CELLS]
    asked = [v.question.get(name, 0) for name in ("left", "n")]
    out += [number / 5 if isinstance(number, int) else 0.0 for number in asked]
    out += [float(v.seats == n) for n in range(1, MOST_PLAYERS + 1)]
    return out


def _encode_player(v: SweetLandsView, p: PlayerView) -> list[float]:
    """The numbers of one player; private cards only where the view shows them."""
    laid = {card for cards in (p.played, *p.columns) for card in cards}
    held = {*p.hand, *p.found, *p.packet}
    roads = set(p.roads)
    out = [n / 20 for n in p.have.values()]
    out += [n / 10 for n in p.makes.values()]
    out += [p.hand_count / 10, float(p.seat == v.actor), float(p.ended)]
    out += [float(name in held) for name in CARD_NAMES]
    out += [float(name in laid) for name in CARD_NAMES]
    out += [float(p.character == name) for name in CHARACTER_NAMES]
    out += [float(p.domain == d.id) for d in DOMAINS]
    out += [float(p.help == cell + 1) for cell in range(MOST_CELLS)]
    out += [float(t != "") for t in p.tokens]
    out += [float(t == "flipped") for t in p.tokens]
    out += [float(name in roads) for name in EDGE_NAMES]
    out += [(PIECES.index(name) + 1) / len(PIECES) if name else 0.0 for name in p.pieces]
    out += [p.food / FOOD_END, p.cart / INDUSTRY_END, p.locomotive / INDUSTRY_END]
    out += [p.prosper[name] / TRACK_LENGTH[t] for t, name in enumerate(TRACK_NAMES)]
    out += [float(name in p.skills) for name in SKILL_NAMES]
    out += [float(name in p.down) for name in SKILL_NAMES]
    out += [len(column) / 3 for column in p.columns]
    out += [p.placed[name] / STOCK[k] for k, name in enumerate(PIECES)]
    out += [p.sweets[name] / 8 for name in SWEETS]
    out += [p.wonder / 3, p.discount / 3, p.markers / 10, len(p.rabbits) / 6]
    out += [p.cities / 6, p.ports / 4, len(p.milestones) / 3, p.points / 200]
    return out
