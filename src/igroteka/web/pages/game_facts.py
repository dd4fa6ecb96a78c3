"""What a card tells of a game apart from its texts.

A game that keeps a sample in its folder (`sample.toml`) tells it without being imported: to import all games takes
longer than all else that a first lobby needs.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, NamedTuple

from ...core import Game, game
from ...core.editions import has_other_edition
from ...core.registry import folder_of, is_loaded
from ..tables import lessons

UNKNOWN_WEIGHT: Final = 5.0
"""The weight of a game that does not tell it: such games come last."""


class GameFacts(NamedTuple):
    """A game as its card shows it."""

    key: str
    fewest: int
    """The smallest number of seats."""
    most: int
    lessons: tuple[str, ...]
    """The names of its lessons."""
    weight: float = UNKNOWN_WEIGHT
    """How much there is to think about, from 1 to 5."""


def facts_of(g: Game) -> GameFacts:
    """The facts of a game that is loaded."""
    names = tuple([lesson.name for lesson in lessons.lessons_of(g)])
    return GameFacts(g.key, g.seats.start, g.seats.stop - 1, names, _weight(_sample(g.key)))


def facts_without_import(key: str) -> GameFacts | None:
    """The facts that a game keeps in its folder; None if it keeps none, or if it is loaded or is played with another edition."""
    if is_loaded(key) or has_other_edition(key):
        return None
    sample = _sample(key)
    seats = sample.get("seats")
    if seats is None:
        return None
    return GameFacts(key, seats[0], seats[1], lessons.names_in(folder_of(key)), _weight(sample))


def _sample(key: str) -> dict[str, Any]:
    """What a game tells in its folder of its sample; nothing if it keeps none."""
    file = folder_of(key) / "sample.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _weight(sample: dict[str, Any]) -> float:
    return float(sample.get("weight", UNKNOWN_WEIGHT))


def find_facts(key: str) -> GameFacts:
    """The facts of a game, which is imported only if that is the one way to learn them."""
    return facts_without_import(key) or facts_of(game(key))
