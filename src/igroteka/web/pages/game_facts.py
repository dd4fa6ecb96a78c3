"""What a card tells of a game besides its texts.

A game that keeps a sample in its folder (`sample.toml`) tells it without being imported: to import all games takes
longer than all else that a first lobby needs.
"""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from ...core import Game, game
from ...core.editions import has_other_edition
from ...core.registry import folder_of, is_loaded
from ..tables import lessons


class GameFacts(NamedTuple):
    """A game as its card shows it."""

    key: str
    fewest: int
    """The smallest number of seats."""
    most: int
    has_lesson: bool


def facts_of(g: Game) -> GameFacts:
    """The facts of a game that is loaded."""
    return GameFacts(g.key, g.seats.start, g.seats.stop - 1, lessons.lesson_of(g) is not None)


def facts_without_import(key: str) -> GameFacts | None:
    """The facts that a game keeps in its folder; None if it keeps none, or if it is loaded or is played with another edition."""
    if is_loaded(key) or has_other_edition(key):
        return None
    home = folder_of(key)
    file = home / "sample.toml"
    seats = tomllib.loads(file.read_text(encoding="utf-8")).get("seats") if file.exists() else None
    if seats is None:
        return None
    return GameFacts(key, seats[0], seats[1], (home / lessons.FILE).is_file())


def find_facts(key: str) -> GameFacts:
    """The facts of a game, which is imported only if that is the one way to learn them."""
    return facts_without_import(key) or facts_of(game(key))
