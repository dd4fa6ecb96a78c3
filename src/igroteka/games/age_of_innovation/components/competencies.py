"""The twelve competencies."""

from __future__ import annotations

from igroteka.core.abilities import Act, When
from igroteka.core.combinators import Per, Seq

from ..effects import Annex, Books, Levels, LowestLevel, Neutral, Pay, Spades, gains
from ..rules.counts import CityTiles
from .names import TOWER
from .rows import tile

_ITEM = "competencies"

tile("AI-3.7.1", "competency", "tool_and_level", income="1t", asks=(Levels(1, True),))
tile("AI-3.7.2", "competency", "vp_and_coins", income="2c 3vp", item=_ITEM)
tile("AI-3.7.3", "competency", "book_and_power", income="1pw", asks=(Books(1),))
tile("AI-3.7.4", "competency", "instant_resources", now=(gains("1t 2c 5vp", _ITEM),))
tile("AI-3.7.5", "competency", "scholar_scoring", When("scholar", gains("2vp", _ITEM)))
tile("AI-3.7.6", "competency", "two_spades", now=(Spades(2),))
tile("AI-3.7.7", "competency", "tower", income="2c 2pw", now=(Neutral(TOWER),))
tile("AI-3.7.8", "competency", "edge_workshop", When("workshop-edge", gains("3vp", _ITEM)))
tile("AI-3.7.9", "competency", "annexes", Act(Seq(Pay("1a"), Annex()), once=False), now=(gains("2a", _ITEM),))
tile("AI-3.7.10", "competency", "lowest_discipline", When("pass", LowestLevel()))
tile("AI-3.7.11", "competency", "power_action", Act(gains("4pw", _ITEM)))
tile("AI-3.7.12", "competency", "city_scoring", When("pass", Per(CityTiles(), gains("2vp", _ITEM))))
