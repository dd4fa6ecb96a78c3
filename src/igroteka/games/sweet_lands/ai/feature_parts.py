"""The hand-made prospects of a seat part by part: what a learned evaluation weighs anew, each part for itself."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import When

from ..components.boards import END_TILES, MILESTONE_VP, ROUNDS
from ..components.deck import CARDS
from ..effects import CARD_EFFECT, HELP_EFFECT, VP
from ..rules.scoring import scoring_points
from .advice import (
    COLUMN_CARD,
    DISCOUNTED,
    END_GROWTH,
    SCORING_DOUBT,
    SWEET_VALUE,
    TO_COME,
    ability_worth,
    cities,
    flip_tokens,
    hand,
    help_worth,
    industry,
    land,
    means,
    milestones,
    ports,
    production_worth,
    setup_worth,
    tower,
    tracks,
)
from .effects import effect_worth
from .pending import pending
from .tracks import FOOD_STEP
from .values import Values

#: The parts that add up to the prospects, in this order.
PARTS: Final[tuple[str, ...]] = (
    *("vp", "goods", "hand", "help", "production", "cities", "industry", "tracks", "ports", "land"),
    *(
        "abilities",
        "end_cards",
        "flips",
        "workers",
        "milestones",
        "scoring",
        "steps",
        "tower",
        "to_come",
        "pending",
    ),
)
#: By what each part is divided, so that it lies between 0 and about 1.
PART_SCALE: Final[tuple[float, ...]] = (
    *(100.0, 40.0, 20.0, 30.0, 60.0, 100.0, 40.0, 150.0, 40.0, 50.0),
    *(50.0, 60.0, 20.0, 20.0, 30.0, 30.0, 20.0, 10.0, 65.0, 30.0),
)
#: What of it this round end will bring: character and skill tokens, played cards, the help tile.
ENDS: Final[tuple[str, ...]] = ("end_abilities", "end_played", "end_help")
END_SCALE: Final = 15.0


def parts(v: Values) -> list[float]:
    """What the prospects consist of in points, then what this round end brings by effects."""
    worth = [0.0] * (len(PARTS) + len(ENDS))
    # A seat that has answered while others still decide has nothing on its own agenda.
    worth[3] = help_worth(v) if v.s.agenda else 0.0
    worth[18] = TO_COME[v.later]
    if v.s.round:
        _standing(v, worth)
        _effects(v, worth)
    else:
        worth[10] = setup_worth(v)
    s = v.s
    for i in range(len(s.agenda) - 1, -1, -1):
        worth[19] += pending(v, s.agenda[i])
    return worth


def _standing(v: Values, worth: list[float]) -> None:
    """The parts that are read off boards and stores."""
    s, p, later, hope = v.s, v.p, v.later, v.hope
    worth[0] = float(p.have[VP])
    held = hand(v) if v.busy else 0.0
    worth[1] = means(v) - held
    worth[2] = held
    if later:
        made = 0.0
        for kind in range(len(p.makes)):
            made += production_worth(p.makes[kind], kind)
        worth[4] = later * made
    worth[5] = cities(v)
    worth[6] = industry(v)
    worth[7] = tracks(v)
    worth[8] = ports(v)
    worth[9] = land(v)
    columns = p.columns
    worth[13] = COLUMN_CARD * later * (len(columns[0]) + len(columns[1]) + len(columns[2]))
    if s.seats > 1:
        worth[14] = MILESTONE_VP * p.milestones.bit_count() + (milestones(v) if v.busy else 0.0)
        for token in s.scoring:
            worth[15] += (1 - SCORING_DOUBT * hope) * scoring_points(s, v.seat, token)
    worth[16] = DISCOUNTED * later * p.discount + hope * (FOOD_STEP * p.food + SWEET_VALUE * sum(p.sweets))
    worth[17] = tower(v)


def _effects(v: Values, worth: list[float]) -> None:
    """The parts that effects bring, with what they bring at this round end."""
    s, p, now = v.s, v.p, v.now
    often = now + END_GROWTH * v.later
    for ability in p.abilities.items:
        if isinstance(ability, When) and ability.events[0].startswith("round_end"):
            once = effect_worth(v, ability.effect, 1)
            worth[10] += often * once
            worth[20] += now * once
        else:
            worth[10] += ability_worth(v, ability)
    for card in p.played:
        if ROUND_END[card]:
            once = effect_worth(v, CARD_EFFECT[card], 1)
            worth[11] += often * once
            worth[21] += now * once
    if p.skills:
        worth[12] = flip_tokens(v)
    if now and p.help >= 0:
        for tile in s.help[p.help]:
            if tile in END_TILES:
                worth[22] += effect_worth(v, HELP_EFFECT[tile], 1)


#: Which cards work at every round end.
ROUND_END: Final = tuple([card.round_end for card in CARDS])
assert len(TO_COME) == ROUNDS
