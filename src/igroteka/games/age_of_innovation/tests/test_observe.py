"""What learning agents are told: numbers of the layout, the same exactly where a seat sees the same."""

from __future__ import annotations

from functools import cache
from operator import ge, le
from typing import Any

import pytest

from igroteka.core import Rng, apply, moves, over, waiting
from igroteka.core.frames import Frame
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.ai.observe import LAYOUT, MOST_COINS, MOST_POINTS, observe
from igroteka.games.age_of_innovation.components.automa import AUTOMA_NAMES, LEVELS
from igroteka.games.age_of_innovation.components.maps import HEXES, bits
from igroteka.games.age_of_innovation.components.names import MOST_SEATS
from igroteka.games.age_of_innovation.fields import UNOWNED
from igroteka.games.age_of_innovation.rules.turn import Turn
from igroteka.games.age_of_innovation.state import COINS, VP, AgeOfInnovationState

from .scenario import table
from .tables import rich, shun

#: Every number of seats, both ways to choose factions, both sides for three, and every Automa at some level.
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    *[(1, {"automa": name, "level": LEVELS[i % len(LEVELS)]}) for i, name in enumerate(AUTOMA_NAMES)],
    *((2, {}), (2, {"factions": "draft"}), (3, {}), (3, {"side": "1-3", "further_spades": "free_only"})),
    *((4, {"factions": "draft", "passed_offers": "no", "annexes": "four_only"}), (5, {})),
)
#: The rounds that are looked at.
LOOKED_AT = (0, 4)
#: The block of each number.
OWNERS = [block for block in LAYOUT.blocks for _ in range(block.count)]
LOWS = [block.low for block in OWNERS]
HIGHS = [block.high for block in OWNERS]
at_every_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=[str(t) for t in TABLES])


@cache
def positions(number: int) -> list[AgeOfInnovationState]:
    """The set-up and a round of a random game, at every question and before every draw, and its end.

    Here and there another move leads to one more. In every other game purses are filled for the first round.
    """
    seats, options = TABLES[number]
    s, rng = GAME.new(seats, options), Rng(number + 40)
    met = [s.clone()]
    while not over(s):
        turn = waiting(s)
        legal = moves(s, turn[0])
        wanted = [m for m in legal if not shun(m.kind) or rng.below(shun(m.kind)) == 0] or legal
        if s.round in LOOKED_AT and rng.below(1 + seats) == 0:
            other = s.clone()
            apply(other, turn[0], legal[rng.below(len(legal))])
            met.append(other)
        filling = s.round == 0
        apply(s, turn[0], wanted[rng.below(len(wanted))])
        if filling and s.round and number % 2:
            s = rich(s)
        if s.round in LOOKED_AT:
            met.append(s.clone())
    met.append(s)
    return met


def part(s: AgeOfInnovationState, seat: int, name: str) -> list[int]:
    """The numbers of one block."""
    at = [block.name for block in LAYOUT.blocks].index(name)
    start = LAYOUT.starts[at]
    return observe(s, seat)[start : start + LAYOUT.blocks[at].count]


def asking(number: int, question: type[Frame], round: int = 0) -> AgeOfInnovationState:
    """The first position of a round with this question."""
    return next(s for s in positions(number) if s.round == round and type(s.agenda[-1]) is question)


def in_play(number: int) -> AgeOfInnovationState:
    """A position in which somebody has a turn."""
    return asking(number, Turn, LOOKED_AT[-1])


def check_bounds(numbers: list[int]) -> None:
    """A seat is told as many numbers as the layout has, all within its bounds."""
    assert len(numbers) == LAYOUT.size
    if not (all(map(le, LOWS, numbers)) and all(map(ge, HIGHS, numbers))):
        rows = zip(OWNERS, numbers, strict=True)
        assert [(block.name, n) for block, n in rows if not block.low <= n <= block.high] == []


def test_names_are_unique_and_the_game_tells_its_layout() -> None:
    names = [block.name for block in LAYOUT.blocks]
    assert len(set(names)) == len(names)
    assert sum(block.count for block in LAYOUT.blocks) == LAYOUT.size
    assert all(block.low <= 0 < block.high for block in LAYOUT.blocks)
    assert GAME.layout is LAYOUT


@at_every_table
def test_a_seat_is_told_the_same_exactly_where_it_sees_the_same(number: int) -> None:
    seats = TABLES[number][0]
    views: dict[tuple[int, ...], str] = {}
    told: dict[str, tuple[int, ...]] = {}
    for i, s in enumerate(positions(number)):
        # Each looks at a stretch of the game, for neighbouring positions are the most alike.
        seat = i * seats // len(positions(number))
        row, view = observe(s, seat), repr(GAME.view(s, seat))
        check_bounds(row)
        numbers = (seat, *row)
        assert views.setdefault(numbers, view) == view
        assert told.setdefault(view, numbers) == numbers


@at_every_table
def test_numbers_keep_within_bounds_and_the_position_is_only_read(number: int) -> None:
    for i, s in enumerate(positions(number)[::3]):
        before = s.to_data() if i % 4 == 0 else None
        for seat in range(s.seats):
            numbers = observe(s, seat)
            check_bounds(numbers)
            if seat == i % s.seats:
                assert observe(GAME.guess(s, seat, Rng(i)), seat) == numbers
        assert before is None or s.to_data() == before


def test_what_is_beyond_the_bounds_is_cut() -> None:
    s = table(purse=[{"c": MOST_COINS + 1}], vp=[7, MOST_POINTS + 1]).s
    for seat in range(2):
        check_bounds(observe(s, seat))
    assert (part(s, 0, "points_0"), part(s, 0, "points_1")) == ([7], [MOST_POINTS])
    assert part(s, 0, "items_1")[:2] == [MOST_POINTS, 0]
    assert part(s, 0, "coins_0") == [MOST_COINS]


# ---------------------------------------------------------------- told from the seat that looks


def test_seats_may_be_numbered_otherwise() -> None:
    """What all have moves on by one seat: then each is told what the one before it was told."""
    stands = {"E9": "0 guild", "E11": "1 school", "C6": "2 workshop"}
    purses = [{"c": 3}, {"t": 4}, {"bb": 2}]
    lists: dict[str, list[Any]] = {
        "natives": ["desert", "swamp", "forest"],
        "factions": ["inventors", "monks", "blessed"],
        "bonuses": ["coins", "power_coins", "knowledge"],
        "purse": purses,
        "levels": [[1, 2, 3, 4], [0, 0, 5, 0], [0, 0, 0, 0]],
        "shipping": [0, 1, 2],
    }
    one = table(3, stands, spaces={"law": [2, 0]}, order=[1, 2, 0], me=1, passed=[2], **lists).s
    moved = {key: [values[-1], *values[:-1]] for key, values in lists.items()}
    on = {hex: f"{(int(text[0]) + 1) % 3}{text[1:]}" for hex, text in stands.items()}
    two = table(3, on, spaces={"law": [0, 1]}, order=[2, 0, 1], me=2, passed=[0], **moved).s
    for seat in range(3):
        assert observe(one, seat) == observe(two, (seat + 1) % 3)
    assert len({tuple(observe(one, seat)) for seat in range(3)}) == 3
    assert [part(one, seat, "asked") for seat in range(3)] == [[2], [1], [3]]
    assert [part(one, seat, "owner")[HEXES.index("E9")] for seat in range(3)] == [1, 3, 2]
    assert [part(one, 1, f"coins_{i}") for i in range(MOST_SEATS)] == [[0], [0], [3], [0], [0]]


def test_the_automa_and_the_faction_without_a_player_have_numbers_of_their_own() -> None:
    s = in_play(0)
    numbers = {
        s.owner[h]: part(s, 0, "owner")[h] for party in s.homes for h in party if not s.marked >> h & 1
    }
    assert numbers in ({0: 1, 1: 6}, {0: 1})
    assert {part(s, 0, "owner")[h] for h in bits(s.marked)} == {7}
    assert part(s, 0, "automa") == [AUTOMA_NAMES.index(s.options["automa"]) + 1]
    assert part(s, 0, "automa_points") == [s.purse[1][VP]]
    two = in_play(7)
    assert {part(two, 1, "scholar_spaces")[i] for i in range(16) if two.spaces[i] == UNOWNED} == {7}
    assert (part(two, 1, "automa"), part(two, 1, "coins_0")) == ([0], [min(MOST_COINS, two.purse[1][COINS])])
