"""§AI-5.10 The seventeen palace tiles."""

from __future__ import annotations

from igroteka.core.abilities import Act, Rule, When
from igroteka.core.combinators import AnyOrder, Per, Seq

from ..effects import (
    Books,
    Bridge,
    CityTile,
    Competency,
    GuildAnywhere,
    GuildForNothing,
    Levels,
    SchoolToGuild,
    Spades,
    TrackStep,
    gains,
)
from ..rules.counts import Standing
from ..rules.work import ACTION
from .common import RIVER_CITY
from .names import SCHOOL
from .rows import tile

tile("AI-3.5.1", "palace", "palace-1", Act(gains("2t", "palaces")), income="5pw")
tile("AI-3.5.2", "palace", "palace-2", Act(Spades(2, ACTION)))
tile("AI-3.5.3", "palace", "palace-3", Act(Seq(SchoolToGuild(), gains("3vp 1t", "palaces"))), income="2pw")
tile("AI-3.5.4", "palace", "palace-4", Act(GuildForNothing()), income="2pw")
tile("AI-3.5.5", "palace", "palace-5", income="4pw", now=(Competency(),))
tile("AI-3.5.6", "palace", "palace-6", Act(Levels(2, False)), income="2pw", asks=(Books(1),))
tile(
    "AI-3.5.7",
    "palace",
    "palace-7",
    When("pass", Per(Standing(SCHOOL), gains("3vp", "palaces"))),
    income="4pw",
)
tile("AI-3.5.8", "palace", "palace-8", Rule("city_power", 1), income="2c 1t 2pw")
tile("AI-3.5.9", "palace", "palace-9", Rule("flight", 2), income="1s")
tile("AI-3.5.10", "palace", "palace-10", income="6c", now=(gains("12pw", "palaces"), Books(2)))
tile("AI-3.5.11", "palace", "palace-11", income="1t", now=(CityTile(),))
tile("AI-3.5.12", "palace", "palace-12", When("workshop", gains("2vp", "palaces")), income="8pw")
tile(
    "AI-3.5.13",
    "palace",
    "palace-13",
    Act(Seq(gains("3c", "palaces"), Books(1))),
    When("guild", gains("3vp", "palaces")),
)
tile(
    "AI-3.5.14",
    "palace",
    "palace-14",
    Rule("river_city"),
    income="6pw",
    now=(TrackStep("shipping", 2), RIVER_CITY),
)
tile(
    "AI-3.5.15",
    "palace",
    "palace-15",
    income="6pw",
    now=(AnyOrder(Spades(2), Bridge(2, optional=True), Books(2)),),
)
tile("AI-3.5.16", "palace", "palace-16", income="2pw", asks=(Books(1),), now=(GuildAnywhere(),))
tile("AI-3.5.17", "palace", "palace-17", income="2pw", now=(gains("10vp", "palaces"),))
