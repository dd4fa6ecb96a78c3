"""The eighteen innovations."""

from __future__ import annotations

from igroteka.core.abilities import Act, When
from igroteka.core.combinators import Per
from igroteka.core.effects import Count, Effect, Ladder

from ..effects import Books, Competency, LevelEach, Levels, Neutral, NewPower, Spades, TrackStep, gains
from ..rules.counts import AllBuildings, CityTiles, Groups, OwnBridges, Shapes, Standing, TwoBest
from ..rules.work import ACTION
from .names import GUILD, MONUMENT, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from .rows import tile


def _vp(n: int) -> Effect:
    return gains(f"{n}vp", "innovations")


def _ladder(count: Count, *rungs: tuple[int, int]) -> Effect:
    """Points by a ladder: 4 → 8, 5 → 12, 6 → 18."""
    return Per(Ladder(count, *rungs), _vp(1))


tile("AI-3.6.1", "innovation", "deus_ex_machina", Act(Spades(1, ACTION)), now=(Books(1), LevelEach()))
tile("AI-3.6.2", "innovation", "professors", Act(gains("1s 3vp", "innovations")))
tile("AI-3.6.3", "innovation", "trade_routes", When("pass", Per(Standing(GUILD), _vp(2))))
tile("AI-3.6.4", "innovation", "architecture", now=(_vp(10), Per(Shapes(), Levels(1, True))))
tile("AI-3.6.5", "innovation", "libraries", now=(Per(TwoBest(), _vp(1)),))
tile("AI-3.6.6", "innovation", "sewers", now=(Per(Standing(WORKSHOP), _vp(2)),))
tile("AI-3.6.7", "innovation", "colleges", now=(Per(Standing(SCHOOL), _vp(5)),))
tile("AI-3.6.8", "innovation", "league_of_cities", now=(Per(CityTiles(), _vp(5)),))
tile("AI-3.6.9", "innovation", "communications", now=(_ladder(Groups(), (4, 8), (5, 12), (6, 18)),))
tile(
    "AI-3.6.10",
    "innovation",
    "steam_power",
    now=(gains("1s", "innovations"), TrackStep("terraforming"), TrackStep("shipping")),
)
tile("AI-3.6.11", "innovation", "census", now=(_ladder(AllBuildings(), (7, 8), (9, 12), (11, 18)),))
tile("AI-3.6.12", "innovation", "steel", now=(_ladder(OwnBridges(), (1, 8), (2, 12), (3, 18)),))
tile("AI-3.6.13", "innovation", "neutral_workshop", income="3t", now=(Neutral(WORKSHOP),))
tile("AI-3.6.14", "innovation", "neutral_guild", income="5c", now=(Neutral(GUILD),))
tile("AI-3.6.15", "innovation", "neutral_school", now=(Neutral(SCHOOL), Competency()))
tile(
    "AI-3.6.16",
    "innovation",
    "neutral_university",
    income="2vp",
    item="innovations",
    now=(Neutral(UNIVERSITY),),
)
tile("AI-3.6.17", "innovation", "neutral_palace", income="4pw", now=(NewPower(2), Neutral(PALACE)))
tile("AI-3.6.18", "innovation", "neutral_monument", now=(_vp(7), Neutral(MONUMENT)))
