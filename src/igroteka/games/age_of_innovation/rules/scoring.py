"""The final scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Step

from ..components.automa import AUTOMA_FACTIONS, AUTOMA_LEVELS
from ..components.names import DISCIPLINES, ROUNDS, Numbers
from ..state import ITEM, THE_END, AgeOfInnovationState
from .gains import event_seat, final_coins, score
from .land import connected_area

AREA_VP: Final[Numbers] = (18, 12, 6)
SCIENCE_VP: Final[Numbers] = (8, 4, 2)
COINS_PER_VP: Final = 5
_AREA: Final = ITEM["area"]
_SCIENCE: Final = ITEM["science"]
_RESOURCES: Final = ITEM["resources"]
_FACTIONS: Final = ITEM["factions"]


def shares(values: list[int], prizes: Numbers) -> list[int]:
    """§AI-4.11.5, §AI-4.11.6, §AI-4.11.8 What each value wins: equals share their places, rounded down; nothing wins nothing."""
    prizes_won: list[int] = []
    for value in values:
        better = sum([other > value for other in values])
        equal = values.count(value)
        prizes_won.append(sum(prizes[better : better + equal]) // equal if value else 0)
    return prizes_won


def skips(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.7.4 How many hexes a party's tunnels or flights skip."""
    return max(s.able[me].total("tunnel"), s.able[me].total("flight"))


def area(s: AgeOfInnovationState, party: int) -> int:
    """§AI-4.11.5 The largest group of a party's buildings in reach of each other."""
    if party < s.seats:
        return connected_area(s, party, s.shipping[party], skips(s, party))
    return connected_area(s, party, automa_shipping(s, ROUNDS), 0)


def automa_shipping(s: AgeOfInnovationState, number: int) -> int:
    """§AI-4.12.17, §AI-4.12.20 The Automa's shipping value in a round."""
    return AUTOMA_LEVELS[s.options["level"]].shipping[number - 1]


def areas(s: AgeOfInnovationState) -> list[int]:
    """§AI-4.11.10, §AI-4.11.12 The areas of all parties, and that of the faction without a player."""
    return [*[area(s, party) for party in range(s.parties)], *([s.territory] if s.seats == 2 else [])]


def levels(s: AgeOfInnovationState, d: int) -> list[int]:
    """§AI-4.11.12 The levels of all parties in a discipline, and that of the faction without a player."""
    reached = [s.level[4 * party + d] for party in range(s.parties)]
    return [*reached, s.unowned[d]] if s.seats == 2 else reached


@dataclass
class FinalScoring(Step):
    """§AI-4.11.5, §AI-4.11.6, §AI-4.11.7, §AI-4.11.12, §AI-5.32, §AI-4.12.19, §AI-4.12.25 Area, science, resources."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.phase = THE_END
        sizes = areas(s)
        won = shares(sizes, AREA_VP)
        for party in range(s.parties):
            s.emit("final_area", event_seat(s, party), sizes[party], won[party])
            score(s, party, won[party], _AREA)
        for d in range(4):
            won = shares(levels(s, d), SCIENCE_VP)
            for party in range(s.parties):
                if won[party]:
                    s.emit("final_science", event_seat(s, party), DISCIPLINES[d], won[party])
                score(s, party, won[party], _SCIENCE)
        for me in range(s.seats):
            coins = final_coins(s, me)
            s.emit("final_resources", me, coins, coins // COINS_PER_VP)
            score(s, me, coins // COINS_PER_VP, _RESOURCES)
        if s.solo:
            faction = AUTOMA_FACTIONS[s.options["automa"]]
            score(s, s.seats, faction.vp_per_building * len(s.homes[s.seats]), _FACTIONS)
        s.emit("game_over")
