"""What learning agents are told: numbers of the layout, the same exactly where a seat sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from igroteka.core import Rng, apply, moves, over, waiting
from igroteka.core.frames import Opened
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.ai.observe import LAYOUT, MOST_POINTS, STAGES, observe
from igroteka.games.dream_city.components.boards import CELLS, SLOTS
from igroteka.games.dream_city.components.tiles import FIRST_TOKEN
from igroteka.games.dream_city.rules.turn import Build
from igroteka.games.dream_city.state import EMPTY, DreamCityState
from igroteka.testing.sample_games import play_positions

from .scenario import all_tokens_out, table
from .tables import TABLES

MORE_TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"opponent": "alice", "solo_take_scoring": "table_value"}),
    (1, {"opponent": "boris", "solo_take_scoring": "increment", "flower_rescore_blocks_pair": "true"}),
    (2, {"side": "B A", "chain_mode": "component"}),
    (3, {"mode": "training"}),
)
ALL_TABLES = (*TABLES, *MORE_TABLES)
#: The block of each number.
OWNERS = [block for block in LAYOUT.blocks for _ in range(block.count)]
at_every_table = pytest.mark.parametrize("number", range(len(ALL_TABLES)), ids=[str(t) for t in ALL_TABLES])


@cache
def positions(number: int) -> list[DreamCityState]:
    """A random game at a table, at every question and before every draw, with what another move would lead to."""
    seats, options = ALL_TABLES[number]
    s, rng = GAME.new(seats, options), Rng(number)
    met = [s.clone()]
    while not over(s):
        turn = waiting(s)
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        other = s.clone()
        apply(other, seat, legal[rng.below(len(legal))])
        met.append(other)
        # Flowers are kept for late, so that there is something that they can do.
        wanted = [m for m in legal if not m.kind.startswith("flower") or rng.below(6) == 0]
        apply(s, seat, wanted[rng.below(len(wanted))])
        met.append(s.clone())
    return met


def part(s: DreamCityState, seat: int, name: str) -> list[int]:
    """The numbers of one block."""
    at = [block.name for block in LAYOUT.blocks].index(name)
    start = LAYOUT.starts[at]
    return observe(s, seat)[start : start + LAYOUT.blocks[at].count]


def check_bounds(s: DreamCityState) -> None:
    """Every seat is told as many numbers as the layout has, all within its bounds."""
    for seat in range(s.seats):
        rows = zip(OWNERS, observe(s, seat), strict=True)
        assert [(block.name, n) for block, n in rows if not block.low <= n <= block.high] == []


def test_names_are_unique_and_the_game_tells_its_layout() -> None:
    names = [block.name for block in LAYOUT.blocks]
    assert len(set(names)) == len(names)
    assert sum(block.count for block in LAYOUT.blocks) == LAYOUT.size
    assert all(block.low <= 0 < block.high for block in LAYOUT.blocks)
    assert GAME.layout is LAYOUT


@at_every_table
def test_numbers_keep_within_bounds_and_the_position_is_only_read(number: int) -> None:
    for s in positions(number):
        before = s.to_data()
        check_bounds(s)
        assert s.to_data() == before


def test_numbers_keep_within_bounds_where_somebody_plays_well() -> None:
    for s in play_positions(GAME.new(2), 3, judge=GAME):
        check_bounds(s)


def test_points_beyond_the_bound_are_cut() -> None:
    s = table(points=[7, MOST_POINTS + 1]).s
    check_bounds(s)
    assert part(s, 0, "points_0") == [7]
    assert part(s, 0, "points_1") == [MOST_POINTS]
    assert part(s, 0, "items_1")[:2] == [MOST_POINTS, 0]


@at_every_table
def test_a_seat_is_told_the_same_exactly_where_it_sees_the_same(number: int) -> None:
    for seat in range(ALL_TABLES[number][0]):
        views: dict[tuple[int, ...], str] = {}
        told: dict[str, tuple[int, ...]] = {}
        for s in positions(number):
            numbers, view = tuple(observe(s, seat)), repr(GAME.view(s, seat))
            assert views.setdefault(numbers, view) == view
            assert told.setdefault(view, numbers) == numbers


@at_every_table
def test_a_seat_is_told_nothing_that_it_must_guess(number: int) -> None:
    for i, s in enumerate(positions(number)[::2]):
        for seat in range(s.seats):
            assert observe(GAME.guess(s, seat, Rng(i)), seat) == observe(s, seat)


# ---------------------------------------------------------------- one thing changed


def another_tile(tile: int) -> int:
    """What else can lie on a place: the next tile, or nothing after the last."""
    return tile + 1 if tile + 1 < FIRST_TOKEN else EMPTY


def changed_field(s: DreamCityState, name: str, value: int) -> int:
    """Another value of a field."""
    if name in ("market", "city"):
        return another_tile(value)
    if name in ("open", "hidden"):
        return (value + 1) % FIRST_TOKEN
    if name in ("flower", "blocked"):
        return 1 - value
    high = {"first": s.seats, "walker": SLOTS}
    return (value + 1) % high[name] if name in high else value + 1


def changed_fields(s: DreamCityState) -> Iterator[tuple[str, DreamCityState]]:
    """Copies of a position in each of which one number of the stored fields is another."""
    for name in s.to_data().keys() - {"game", "seats", "options", "agenda"}:
        value = getattr(s, name)
        if isinstance(value, int):
            other = s.clone()
            setattr(other, name, changed_field(s, name, value))
            yield name, other
            continue
        rows = value if value and isinstance(value[0], list) else [value]
        for i, row in enumerate(rows):
            for j in range(len(row)):
                other = s.clone()
                inner = getattr(other, name)[i] if rows is value else getattr(other, name)
                inner[j] = changed_field(s, name, row[j])
                yield f"{name}[{i}][{j}]", other


def points_from_elsewhere(s: DreamCityState) -> Iterator[tuple[str, DreamCityState]]:
    """Copies of a position in which somebody has as many points, but one of them for something else."""
    for seat in range(s.seats):
        other = s.clone()
        other.points[seat][0] += 1
        other.points[seat][1] -= 1
        yield f"points of {seat}", other
    other = s.clone()
    other.rival[0] += 1
    other.rival[1] -= 1
    yield "points of the opponent", other


def changed_frames(s: DreamCityState) -> Iterator[tuple[str, DreamCityState]]:
    """Copies of a position in each of which one thing about the frames on the agenda is another."""
    high = {"me": s.seats, "slot": SLOTS, "cell": len(CELLS), "used": 4}
    for i, frame in enumerate(s.agenda):
        if isinstance(frame, Opened):
            continue  # its scenes follow from answers, which only seats can give
        typed: Any = frame
        for field in fields(typed):
            value = getattr(frame, field.name)
            other = s.clone()
            new = not value if isinstance(value, bool) else (value + 1) % high[field.name]
            other.agenda[i] = replace(typed, **{field.name: new})
            yield f"{type(frame).__name__}.{field.name}", other


def one_of_each_stage(number: int) -> list[DreamCityState]:
    """The last position of a game at each kind of question and draw, with what comes right after it, and the end."""
    return list({tuple([type(frame) for frame in s.agenda[-2:]]): s for s in positions(number)}.values())


def test_one_thing_changed_shows_exactly_where_it_is_seen() -> None:
    seen: set[str] = set()
    drawing = table(hidden=[["park", "office"], ["metro"]], flower=[1, 0])
    drawing.do("0 build park r2c2", "0 spring extra_turn", "0 done", "0 build office r1c2", "0 done")
    late = next(s for s in reversed(positions(4)) if s.agenda and isinstance(s.agenda[-1], Build))
    for s in [*one_of_each_stage(0), *one_of_each_stage(1), drawing.s, late]:
        before = [(GAME.view(s, seat), observe(s, seat)) for seat in range(s.seats)]
        for what, other in [*changed_fields(s), *points_from_elsewhere(s), *changed_frames(s)]:
            for seat, (view, numbers) in enumerate(before):
                differs = GAME.view(other, seat) != view
                assert (observe(other, seat) != numbers) == differs, (what, seat)
                if differs:
                    seen.add(what)
    assert {"Build.used", "Build.extra", "Bonus.cell", "Bonus.spring", "Bonus.double"} <= seen
    assert {"AfterTake.used", "AfterTake.extra", "BeforeRefill.used", "ChooseFromMarket.slot"} <= seen
    assert {"pool[0][0]", "removed[0][9]", "city[0][24]", "points[0][7]", "rival[0][3]"} <= seen
    assert {"points of 0", "points of 3", "points of the opponent"} <= seen


def test_all_kinds_of_questions_and_draws_are_met() -> None:
    met = {type(s.agenda[-1]) for number in range(len(ALL_TABLES)) for s in positions(number) if s.agenda}
    assert met == set(STAGES)


# ---------------------------------------------------------------- told from the seat that looks


def test_seats_are_counted_from_the_one_that_looks() -> None:
    cities = [{"r1c1": "office"}, {"r1c1": "metro"}, {"r1c1": "park"}]
    s = table(3, city=cities, first=1).s
    for seat in range(3):
        tiles = [part(s, seat, f"city_{i}")[0] for i in range(4)]
        assert tiles == [(seat + i) % 3 + 1 for i in range(3)] + [0]
        assert part(s, seat, "first") == [(1 - seat) % 3 + 1]
        assert [part(s, seat, f"asked_{i}") for i in range(4)] == [
            [int((seat + i) % 3 == 1)] for i in range(3)
        ] + [[0]]


def test_seats_may_be_numbered_otherwise() -> None:
    cities = [{"r3c3": "park", "r3c4": "home"}, {"r1c1": "office"}]
    hands = [["office", "park"], ["metro", "home"]]
    one = table(city=cities, hidden=hands, points=[7, 9], first=0).s
    two = table(city=cities[::-1], hidden=hands[::-1], points=[9, 7], first=1).s
    assert [observe(one, 0), observe(one, 1)] == [observe(two, 1), observe(two, 0)]


def test_only_the_seat_itself_is_told_which_tile_it_keeps() -> None:
    hands = [["office", "metro"], ["park", "home"]]
    # Neither kind is in the city: whichever tile is kept, there are no points.
    s = table(hidden=hands, stacks={"seed": 4, "leaf": 4}, area=all_tokens_out()).s
    assert isinstance(s.agenda[-1], Opened)
    office, metro = [s.clone(), s.clone()]
    apply(office, 0, moves(s, 0)[0])
    apply(metro, 0, moves(s, 0)[1])
    assert [part(x, 0, "kept") for x in (s, office, metro)] == [[0], [1], [2]]
    assert observe(office, 1) == observe(metro, 1)
    assert part(office, 1, "done_1") == part(office, 0, "done_0") == [1]
    assert part(office, 1, "hidden_1") == [2]
    assert part(office, 0, "hidden_0") == [0]
