"""Round bonuses, round score tiles and final round tiles."""

from __future__ import annotations

from igroteka.core.abilities import Act, Rule, When
from igroteka.core.combinators import Per
from igroteka.core.effects import Effect

from ..effects import Books, Bridge, Levels, Spades, gains
from ..rules.counts import BigBuildings, ScienceLevel, Standing
from ..rules.work import ACTION, BONUS_SPADES
from .names import ROUND_DISCIPLINE, ROUND_EACH, ROUND_TILES, SCHOOL
from .rows import tile

_ITEM = "bonuses"

tile(
    "AI-3.8.1",
    "bonus",
    "river_workshop",
    When("workshop-river", gains("2vp", _ITEM)),
    Rule("shipping", 1),
    word="bonus-river_workshop",
)
tile(
    "AI-3.8.2",
    "bonus",
    "send_scholar",
    When("scholar", gains("2vp", _ITEM)),
    income="1s",
    word="bonus-send_scholar",
)
tile(
    "AI-3.8.3",
    "bonus",
    "build_guild",
    When("guild", gains("3vp", _ITEM)),
    income="3pw",
    word="bonus-build_guild",
)
tile(
    "AI-3.8.4",
    "bonus",
    "pass_palace_university",
    When("pass", Per(BigBuildings(), gains("4vp", _ITEM))),
    income="1t",
    word="bonus-pass_palace_university",
)
tile("AI-3.8.5", "bonus", "spade", Act(Spades(1, ACTION)), asks=(Books(1),), word="bonus-spade")
tile("AI-3.8.6", "bonus", "bridge", Act(Bridge()), asks=(Books(1),), word="bonus-bridge")
tile("AI-3.8.7", "bonus", "knowledge", Act(Levels(1, True)), income="2t", word="bonus-knowledge")
tile(
    "AI-3.8.8",
    "bonus",
    "pass_school",
    When("pass", Per(Standing(SCHOOL), Levels(1, True))),
    income="4c",
    word="bonus-pass_school",
)
tile("AI-3.8.9", "bonus", "power_coins", income="2c 4pw")
tile("AI-3.8.10", "bonus", "coins", income="6c")

#: The goals of Phase II and the science bonuses of Phase III, in the order of their names.
_GOALS = (
    *(("workshop", 2), ("workshop", 2), ("guild", 3), ("school", 4), ("palace university", 5)),
    *(("palace university", 5), ("innovation", 5), ("guild", 3), ("spade", 2), ("level", 1)),
    *(("city", 5), ("track", 3)),
)
_BONUSES: tuple[Effect, ...] = (
    *(gains("1s", "rounds"), gains("4pw", "rounds"), Books(1), gains("1c", "rounds")),
    *(gains("1t", "rounds"), gains("1t", "rounds"), gains("3pw", "rounds"), Spades(1, BONUS_SPADES)),
    *(gains("1c", "rounds"), Books(1), Spades(1, BONUS_SPADES), gains("1s", "rounds")),
)
_RULES = (
    *("AI-3.9.1", "AI-3.9.2", "AI-3.9.3", "AI-3.9.4", "AI-3.9.5", "AI-3.9.6"),
    *("AI-3.9.7", "AI-3.9.8", "AI-3.9.9", "AI-3.9.10", "AI-3.9.11", "AI-3.9.12"),
)
for _i, _name in enumerate(ROUND_TILES):
    _event, _vp = _GOALS[_i]
    tile(
        _RULES[_i],
        "round",
        _name,
        When(_event, gains(f"{_vp}vp", "rounds")),
        now=(Per(ScienceLevel(ROUND_DISCIPLINE[_i]), _BONUSES[_i], each=ROUND_EACH[_i]),),
    )

tile("AI-3.9.13", "final", "final_workshop", When("workshop", gains("2vp", "rounds")))
tile("AI-3.9.13", "final", "final_school", When("school", gains("4vp", "rounds")))
tile("AI-3.9.13", "final", "final_edge_workshop", When("workshop-edge", gains("3vp", "rounds")))
tile("AI-3.9.13", "final", "final_guild", When("guild", gains("3vp", "rounds")))
