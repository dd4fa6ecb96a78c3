"""§GN-2.1, §GN-2.2, §GN-2.3, §GN-3.4.1, §GN-3.5.1 What every player has, the turn-order track, the population scale."""

from __future__ import annotations

from typing import Final

#: The clans by seat; they differ in name and colour only.
CLANS: Final = (
    ("sylphs", "green"),
    ("mecass", "red"),
    ("pterygotes", "blue"),
    ("azagayas", "yellow"),
)
MOST_PLAYERS: Final = len(CLANS)
FLOORS_IN_BOX: Final = 20
#: Floors in the supply, by number of players.
FLOORS: Final = {2: 20, 3: 17, 4: 14}
ROOFS: Final = 19

FIRST_POPULATION: Final = 38
OTHER_POPULATION: Final = 35

PLOYS: Final = ("invasion", "strategic", "roof")
INVASION: Final = 0
STRATEGIC: Final = 1
ROOF: Final = 2
PLOY_TOKENS: Final = 4

#: Actions by space of the turn-order track; space 0 is beside the track.
TRACK: Final = {2: (0, 1, 2, 2, 2), 3: (0, 1, 2, 2), 4: (0, 1, 2, 2, 2)}

MAJORITY: Final = 2
SHARED_MAJORITY: Final = 1

#: The lowest population of each step of the scale, and its points at the end.
_SCALE: Final = (
    (1, -30),
    (2, -20),
    (4, -10),
    (6, -5),
    (8, -3),
    (10, 0),
    (11, 1),
    (14, 2),
    (17, 3),
    (20, 4),
    (23, 5),
    (26, 6),
    (29, 7),
    (32, 8),
    (35, 9),
    (38, 10),
)
#: Points by population; the last number holds for all that is more.
POPULATION_POINTS: Final = tuple([max([p for low, p in _SCALE if low <= max(n, 1)]) for n in range(39)])

POPULATION_TRACK: Final = 40
POINTS_TRACK: Final = 70


def population_points(population: int) -> int:
    """§GN-3.5.1 What a population is worth at the end."""
    return POPULATION_POINTS[min(population, len(POPULATION_POINTS) - 1)]


def on_track(number: int, length: int) -> tuple[int, int]:
    """§GN-3.5.2, §GN-3.5.3 A number as tokens worth a whole track, and the space of the marker."""
    if number <= length:
        return (0, number)
    return ((number - 1) // length, (number - 1) % length + 1)
