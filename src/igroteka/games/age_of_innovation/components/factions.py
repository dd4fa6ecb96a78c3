"""The twelve factions: their start, and what they can do."""

from __future__ import annotations

from igroteka.core.abilities import Ability, Act, Rule, When
from igroteka.core.combinators import Per, Seq
from igroteka.core.effects import Effect, Ladder

from ..effects import AnotherAction, Books, Bridge, Levels, Pay, Spades, gains
from ..moves import tree
from ..rules.counts import Players
from ..rules.start_buildings import BEGINNINGS, Beginning
from ..rules.work import LIZARDS
from .names import DISCIPLINES
from .rows import tile

_ITEM = "factions"
_BOOKS = ("bb", "bl", "be", "bm")


def _faction(
    rule: str,
    name: str,
    levels: tuple[int, int, int, int],
    *abilities: Ability,
    income: str = "",
    start: tuple[Effect, ...] = (),
    after: tuple[Effect, ...] = (),
    tower: bool = False,
    university: bool = False,
) -> None:
    """`start` is had before, `after` follows the start buildings."""
    tile(rule, "faction", name, *abilities, income=income)
    tile(rule, "beginning", name, now=start, word=f"start-{name}")
    tile(rule, "after", name, now=after, word=f"start-{name}")
    BEGINNINGS.append(Beginning(levels, tower, university))


_faction("AI-3.4.1", "blessed", (1, 1, 1, 1), Rule("science_levels", 3))
_faction("AI-3.4.2", "inventors", (0, 0, 0, 0), after=(tree("competency"),))
_faction("AI-3.4.3", "goblins", (1, 0, 1, 0), When("spade", gains("2c", _ITEM)), start=(gains("1t", _ITEM),))
_faction("AI-3.4.4", "omar", (1, 0, 1, 0), income="2c 2pw", tower=True)
_faction(
    "AI-3.4.5",
    "illusionists",
    (0, 0, 0, 2),
    Rule("power_discount", 1),
    When("power-action", Per(Ladder(Players(), (1, 1), (4, 2)), gains("1vp", _ITEM))),
)
_faction(
    "AI-3.4.6",
    "moles",
    (0, 0, 2, 0),
    Rule("tunnel", 1),
    Act(Seq(Pay("1t"), Bridge(over_land=True)), once=False),
)
_faction("AI-3.4.7", "felines", (1, 0, 0, 1), When("city", Seq(Levels(3, True), Books(1))))
_faction(
    "AI-3.4.8",
    "philosophers",
    (2, 0, 0, 0),
    *[When(f"competency-{d}", gains(f"1{_BOOKS[i]}", _ITEM)) for i, d in enumerate(DISCIPLINES)],
    Act(Books(1)),
)
_faction("AI-3.4.9", "monks", (0, 1, 0, 0), after=(tree("competency"),), university=True)
_faction("AI-3.4.10", "navigators", (0, 3, 0, 0), When("workshop-river", gains("1c 2vp", _ITEM)))
_faction(
    "AI-3.4.11",
    "psychics",
    (1, 0, 0, 1),
    Act(Seq(gains("5pw", _ITEM), AnotherAction())),
    start=(gains("1t", _ITEM),),
)
_faction("AI-3.4.12", "lizards", (0, 0, 0, 0), When("city", Spades(1, LIZARDS)), start=(Levels(2, True),))
