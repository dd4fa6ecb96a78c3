"""§GN-3.7.1 The 24 secret objectives: what they count at the end, and how many copies there are."""

from __future__ import annotations

from typing import Final, NamedTuple

from .board import GREEN, RED, YELLOW

#: What an objective counts: tall buildings on a type, floors on a type, territories with a tower,
#: or majorities in two territories.
COUNTS: Final = ("tall", "floors", "tower", "control")
TALL: Final = 0
FLOORS: Final = 1
TOWER: Final = 2
CONTROL: Final = 3

ONE_CONTROLLED: Final = 4
BOTH_CONTROLLED: Final = 12


class Secret(NamedTuple):
    """A secret objective: copies, points for each thing it counts, the height or type it asks for."""

    name: str
    counts: int
    copies: int
    points: int
    kind: int = -1
    floors: int = 1
    pair: tuple[int, ...] = ()


def _control(a: int, b: int) -> Secret:
    return Secret(f"territory_control_{a}_{b}", CONTROL, 1, ONE_CONTROLLED, pair=(a, b))


SECRETS: Final[tuple[Secret, ...]] = (
    Secret("sculpture", TALL, 2, 3, GREEN, 2),
    Secret("market", TALL, 2, 3, YELLOW, 2),
    Secret("watchtower", TALL, 2, 3, RED, 2),
    Secret("cabaret", FLOORS, 2, 1, GREEN),
    Secret("post_office", FLOORS, 2, 1, YELLOW),
    Secret("barracks", FLOORS, 2, 1, RED),
    Secret("belfry", TOWER, 3, 7, floors=3),
    Secret("observatory", TOWER, 2, 11, floors=4),
    _control(1, 3),
    _control(2, 4),
    _control(3, 5),
    _control(4, 6),
    _control(5, 7),
    _control(6, 1),
    _control(7, 2),
)
SECRET_NAMES: Final = tuple([c.name for c in SECRETS])
COPIES: Final = tuple([c.copies for c in SECRETS])
DEALT: Final = 4
KEPT: Final = 2
