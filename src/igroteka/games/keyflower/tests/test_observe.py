"""What learning agents are told: numbers of the layout, the same exactly where a seat sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from igroteka.core import Rng, apply, moves, over, scene, waiting
from igroteka.core.frames import CHANCE, Frame, Opened
from igroteka.core.hexes import pack
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME, RULINGS
from igroteka.games.keyflower.ai.observe import LAYOUT, MOST_POINTS, observe
from igroteka.games.keyflower.ai.observe_question import QUESTIONS
from igroteka.games.keyflower.components.goods import GREEN, RED
from igroteka.games.keyflower.components.tiles import AUTUMN, BOATS, FIRST_BUILDING, FIRST_SUMMER_BOAT, NUMBER
from igroteka.games.keyflower.moves import CHOOSE_WINTER
from igroteka.games.keyflower.rules.expansion import cells
from igroteka.games.keyflower.rules.turn import Turn
from igroteka.games.keyflower.state import C, K, KeyflowerState, R
from igroteka.games.keyflower.view import KeyflowerView

from .scenario import Table, ended, table
from .tables import SHUNNED

OTHER_RULINGS = dict.fromkeys(RULINGS, "false")
#: Every number of players, and the other rulings at two tables.
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    *[(seats, {}) for seats in GAME.seats],
    (2, OTHER_RULINGS),
    (3, OTHER_RULINGS),
)
START = {block.name: start for block, start in zip(LAYOUT.blocks, LAYOUT.starts, strict=True)}
SIZE = {block.name: block.count for block in LAYOUT.blocks}
at_every_table = pytest.mark.parametrize("number", range(len(TABLES)))


@cache
def positions(number: int) -> list[KeyflowerState]:
    """A random game at a table, at every question and at the end, with some draws and some of what other moves would lead to."""
    seats, options = TABLES[number]
    s, rng = GAME.new(seats, options), Rng(number)
    met: list[KeyflowerState] = []
    while not over(s):
        turn = waiting(s)
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        some = rng.below(8) == 0
        if some or seat != CHANCE:
            met.append(s.clone())
        if some and seat != CHANCE:
            other = s.clone()
            apply(other, seat, legal[rng.below(len(legal))])
            met.append(other)
        wanted = [m for m in legal if m.kind not in SHUNNED or rng.below(SHUNNED[m.kind]) == 0] or legal
        apply(s, seat, wanted[rng.below(len(wanted))])
    return [*met, s]


def part(s: KeyflowerState, seat: int, name: str) -> list[int]:
    """The numbers of one block."""
    return observe(s, seat)[START[name] : START[name] + SIZE[name]]


def check_bounds(rows: list[list[int]]) -> None:
    """Each row has as many numbers as the layout, all within its bounds."""
    assert {len(row) for row in rows} == {LAYOUT.size}
    for block, start in zip(LAYOUT.blocks, LAYOUT.starts, strict=True):
        values: set[int] = set()
        for row in rows:
            values.update(row[start : start + block.count])
        assert block.low <= min(values) <= max(values) <= block.high, block.name


# ---------------------------------------------------------------- whole games


def test_names_are_unique_and_the_game_tells_its_layout() -> None:
    assert len(START) == len(LAYOUT.blocks)
    assert sum(SIZE.values()) == LAYOUT.size
    assert all(block.low <= 0 < block.high for block in LAYOUT.blocks)
    assert GAME.layout is LAYOUT


@at_every_table
def test_numbers_keep_within_bounds(number: int) -> None:
    # At the largest tables every other seat at each question, and the others at the next: there are many.
    step = 1 if TABLES[number][0] < 5 else 2
    met = positions(number)
    check_bounds([observe(s, seat) for i, s in enumerate(met) for seat in range(i % step, s.seats, step)])


@at_every_table
def test_equal_numbers_mean_equal_views(number: int) -> None:
    seat = number % TABLES[number][0]
    views: dict[tuple[int, ...], KeyflowerView] = {}
    first: dict[tuple[int, ...], KeyflowerState] = {}
    for s in positions(number):
        numbers = tuple(observe(s, seat))
        if first.setdefault(numbers, s) is not s:
            if numbers not in views:
                views[numbers] = GAME.view(first[numbers], seat)
            assert views[numbers] == GAME.view(s, seat)


@at_every_table
def test_equal_views_mean_equal_numbers(number: int) -> None:
    met = positions(number)
    seat = -number % TABLES[number][0]
    told: dict[str, list[int]] = {}
    for s in [*met[:40], *met[40::4]]:
        numbers = observe(s, seat)
        assert told.setdefault(repr(GAME.view(s, seat)), numbers) == numbers


@at_every_table
def test_a_seat_is_told_nothing_that_it_must_guess(number: int) -> None:
    for i, s in enumerate(positions(number)[number::20]):
        before = s.to_data()
        for seat in range(s.seats):
            assert observe(GAME.guess(s, seat, Rng(i)), seat) == observe(s, seat)
        assert s.to_data() == before


def test_all_questions_and_draws_are_met() -> None:
    met: set[type[Frame]] = set()
    for number in range(len(TABLES)):
        for s in positions(number):
            top = s.agenda[-1] if s.agenda else None
            if isinstance(top, Opened):
                met |= {type(mine.agenda[-1]) for mine in top.scenes if mine.agenda}
            elif top is not None:
                met.add(type(top))
    assert met == set(QUESTIONS)


# ---------------------------------------------------------------- one thing changed


def plus_one(s: KeyflowerState, name: str, at: int) -> KeyflowerState:
    """A copy of a position with one number of a field one larger."""
    other = s.clone()
    other.break_ground()
    getattr(other, name)[at] += 1
    return other


def changed_tiles(s: KeyflowerState) -> Iterator[tuple[str, KeyflowerState]]:
    """Something else about a tile in play."""
    for t in s.auction:
        for name, width in (("colour", 1), ("last", 1), ("on", C)):
            if t < FIRST_SUMMER_BOAT:
                for i in range(t * width, (t + 1) * width):
                    yield f"{name} {t}", plus_one(s, name, i)
    for seat in range(s.seats):
        for t in s.bidding[seat]:
            yield f"bid {t} {seat}", plus_one(s, "bid", t * s.seats + seat)
        for t in s.village[seat]:
            for r in range(R):
                yield f"goods {t}", plus_one(s, "goods", t * R + r)
            if t >= FIRST_BUILDING:
                yield f"cell {t}", plus_one(s, "cell", t)
                yield f"turn {t}", plus_one(s, "turn", t)
            if t < FIRST_SUMMER_BOAT and not s.side[t]:
                yield f"side {t}", plus_one(s, "side", t)
            other = s.clone()
            other.owner[t] = (seat + 1) % s.seats
            other.village[seat] = [x for x in s.village[seat] if x != t]
            other.village[other.owner[t]] = sorted([*s.village[other.owner[t]], t])
            yield f"owner {t}", other


def changed_pieces(s: KeyflowerState) -> Iterator[tuple[str, KeyflowerState]]:
    """Something else behind a screen, in bag and pile, on a boat, in the score, or known of hidden pieces."""
    names = ("supply", "bag", "pile", "aside_workers", "aside_skills", "cargo_workers", "cargo_skills")
    for name in (*names, "workers", "skills", "boat_of", "points"):
        for i in range(len(getattr(s, name))):
            yield f"{name} {i}", plus_one(s, name, i)
    for name in ("workers", "skills"):
        for seat in range(s.seats):
            other = s.clone()
            kinds: list[int] = getattr(other, name)
            at = seat * (C if name == "workers" else K)
            kinds[at], kinds[at + 1] = kinds[at] + 1, kinds[at + 1] - 1
            yield f"kinds of {name} {seat}", other
    for name in ("seen_workers", "seen_skills"):
        for i in range(len(getattr(s, name).known)):
            for bound in ("known", "floor", "cap"):
                other = s.clone()
                getattr(getattr(other, name), bound)[i] += 1
                yield f"{name}.{bound} {i}", other
    for seat in range(s.seats):
        other = s.clone()
        other.winter[seat] = s.winter[(seat + 1) % s.seats]
        yield f"winter {seat}", other
    for name in ("season", "first", "passes", "green"):
        other = s.clone()
        setattr(other, name, getattr(s, name) + (1 if getattr(s, name) < 2 else -1))
        yield name, other


def test_one_thing_changed_shows_exactly_where_it_is_seen() -> None:
    s = next(s for s in reversed(positions(1)) if s.season == AUTUMN and isinstance(s.agenda[-1], Turn))
    hidden = set()
    for seat in (0, 1):
        view, numbers = GAME.view(s, seat), observe(s, seat)
        for what, other in [*changed_tiles(s), *changed_pieces(s)]:
            differs = GAME.view(other, seat) != view
            assert (observe(other, seat) != numbers) == differs, (what, seat)
            if not differs:
                hidden.add(what)
    assert hidden == {
        *[f"kinds of {name} {seat}" for name in ("workers", "skills") for seat in range(s.seats)],
        *[f"winter {seat}" for seat in range(s.seats)],
    }


# ---------------------------------------------------------------- single things


def test_seats_are_counted_from_the_one_that_looks() -> None:
    t = table(
        3,
        me=1,
        first=2,
        auction=["miner"],
        villages=[{"keywood": (1, 0)}, {"stable": (1, 0)}],
        bids={"miner": "red 0 2 3"},
        workers=["3 red", "1 blue", "2 green"],
    )
    for seat in range(3):
        assert part(t.s, seat, "first") == [(2 - seat) % 3 + 1]
        assert part(t.s, seat, "question_seat") == [(1 - seat) % 3 + 1]
        owners = [part(t.s, seat, "owner")[NUMBER[name]] for name in ("keywood", "stable", "miner", "well")]
        assert owners == [-seat % 3 + 1, (1 - seat) % 3 + 1, 7, 0]
        numbers = [part(t.s, seat, f"workers_{i}")[0] for i in range(6)]
        assert numbers == [(3, 1, 2)[(seat + i) % 3] for i in range(3)] + [0, 0, 0]
        bids = [part(t.s, seat, f"bids_{i}")[NUMBER["miner"] - FIRST_BUILDING] for i in range(6)]
        assert bids == [(0, 2, 3)[(seat + i) % 3] for i in range(3)] + [0, 0, 0]


def test_screens_are_told_to_their_owners_until_the_end() -> None:
    t = table(2, workers=["3 blue 1 red"], skills=["1 saw"])
    assert part(t.s, 0, "seen_workers_0") == [3, 1, 0, 0]
    assert part(t.s, 1, "seen_workers_1") == [0, 0, 0, 0]
    assert part(t.s, 0, "seen_skills_0") == [0, 0, 1]
    assert part(t.s, 1, "seen_skills_1") == [0, 0, 0]
    over_now = ended(2, workers=["3 blue 1 red"]).s
    assert part(over_now, 1, "seen_workers_1") == [3, 1, 0, 0]
    assert part(over_now, 1, "question") == [0]
    assert part(over_now, 1, "points_1") == [over_now.total(0)]


def test_points_beyond_the_bound_are_cut() -> None:
    s = ended(2).s
    s.points[0] = MOST_POINTS + 1
    check_bounds([observe(s, 0), observe(s, 1)])
    assert part(s, 0, "points_0") == part(s, 0, "items_0")[:1] == [MOST_POINTS]


def test_a_turn_that_another_seat_enters_is_private() -> None:
    t = table(
        2, season="summer", auction=["tavern", "store"], bids={"store": "red 1 2"}, workers=["3 red 2 blue"]
    )
    other, own = observe(t.s, 1), [observe(t.s, 0)]
    for line in ("0 use tavern", "0 pay_worker blue", "0 colour red", "0 groups_done"):
        t.do(line)
        assert observe(t.s, 1) == other
        assert observe(t.s, 0) not in own
        own.append(observe(t.s, 0))
    assert part(t.s, 0, "placement") == [2]
    assert part(t.s, 0, "payment") == [4]
    assert part(t.s, 0, "placement_colour") == [2]
    assert (part(t.s, 0, "least_count"), part(t.s, 0, "most_count")) == ([1], [3])


def test_a_losing_group_pays_or_comes_along() -> None:
    t = table(2, season="summer", auction=["tavern", "store"], bids={"store": "red 1 2"}, workers=["3 red"])
    t.do("0 use tavern", "0 pay_group store")
    assert part(t.s, 0, "payment") == [8]
    assert part(t.s, 0, "payment_tile") == [NUMBER["store"] + 1]
    t = table(
        2,
        auction=["keywood", "miner", "stable"],
        workers=["3 red"],
        bids={"miner": "red 1 2", "stable": "red 1 2"},
    )
    t.do("0 bid keywood", "0 colour red", "0 group miner")
    named = part(t.s, 0, "named_groups")
    assert [i + FIRST_BUILDING for i, n in enumerate(named) if n] == [NUMBER["miner"]]


def test_boat_4a_shows_the_colour_of_a_lying_bid() -> None:
    t = table(
        2,
        season="autumn",
        won=[["summer_boat_4"]],
        auction=["inn"],
        bids={"inn": "red 0 2"},
        workers=["4 blue 3 green"],
    )
    t.do("0 bid inn", "0 colour green")
    assert part(t.s, 1, "lying")[NUMBER["inn"] - FIRST_BUILDING] == GREEN + 1
    assert part(t.s, 1, "colour")[NUMBER["inn"]] == RED + 1


def test_boat_4b_chooses_numbers_colour_by_colour() -> None:
    t = table(
        2,
        season="autumn",
        won=[["summer_boat_4"]],
        flipped=["summer_boat_4"],
        auction=["inn"],
        users={"inn": "red 1"},
        workers=["2 blue 2 red 2 yellow"],
    )
    t.do("0 use inn", "0 count 1")
    assert part(t.s, 0, "placement_colour") == [5]
    assert part(t.s, 0, "counted_colour") == [2]
    assert part(t.s, 0, "counts") == [1, 0, 0]


def test_an_upgrade_is_paid_icon_by_icon() -> None:
    t = table(2, villages=[{"stable": (1, 0)}], workers=["1 red"], goods={"stable": "1 wood 1 iron 2 gold"})
    t.do("0 use home_1", "0 colour red")
    before = observe(t.s, 1)
    t.do("0 upgrade stable", "0 spend_resource gold")
    assert observe(t.s, 1) == before
    assert part(t.s, 0, "upgrade_payments") == [4, 0, 0]
    assert part(t.s, 0, "used_tile") == part(t.s, 1, "used_tile") == [NUMBER["home_1"] + 1]
    assert (part(t.s, 1, "steps_left"), part(t.s, 1, "upgrades_left")) == ([1], [1])


# ---------------------------------------------------------------- decisions at the same time


def expansion(*won: str) -> Table:
    """Seat 0 has these tiles to place, seat 1 the Stable."""
    agenda: list[JsonDraft] = [{"frame": "Season", "number": 2}, {"frame": "Expansion"}]
    return table(2, season="summer", won=[won, ["stable"]], boats=BOATS[:2], agenda=agenda)


def place(t: Table, tile: str, cell: tuple[int, int]) -> None:
    """Seat 0 places a tile, chosen if there is a choice, in its first rotation."""
    if f"place_tile {tile}" in t.legal(0):
        t.do(f"0 place_tile {tile}")
    s = scene(t.s, 0)
    assert isinstance(s, KeyflowerState)
    number = cells(s, 0).index(pack(cell))
    assert part(t.s, 0, "question_tile") == [NUMBER[tile] + 1]
    assert (part(t.s, 0, "cells_q")[number], part(t.s, 0, "cells_r")[number]) == cell
    t.do(f"0 place_cell {number}")
    if t.of("place_rotation", 0):
        assert part(t.s, 0, "rotated_cell") == list(cell)
        t.do(f"0 place_rotation {min(t.of('place_rotation', 0))}")


def test_the_order_of_placing_is_told_as_the_view_tells_it() -> None:
    # Whichever comes first, neither tile touches the other, so the village is the same.
    places = {"keywood": (1, 0), "miner": (-1, 0), "key_mine": (0, -1)}
    ways = [
        ("keywood", "miner", "key_mine"),
        ("miner", "keywood", "key_mine"),
        ("keywood", "key_mine", "miner"),
    ]
    tables = [expansion(*places) for _ in ways]
    others = [observe(t.s, 1) for t in tables]
    for t, order in zip(tables, ways, strict=True):
        for tile in order[:2]:
            place(t, tile, places[tile])
    one, two, three = [t.s for t in tables]
    assert part(one, 0, "q") == part(two, 0, "q") != part(three, 0, "q")
    assert GAME.view(one, 0) != GAME.view(two, 0)
    assert observe(one, 0) != observe(two, 0)
    assert part(one, 0, "placed_while_hidden")[NUMBER["keywood"] - FIRST_BUILDING] == 2
    assert part(two, 0, "placed_while_hidden")[NUMBER["keywood"] - FIRST_BUILDING] == 3
    assert [observe(t.s, 1) for t in tables] == others, "nobody else sees what is placed"
    place(tables[0], "key_mine", places["key_mine"])
    assert part(one, 0, "placed_while_hidden")[NUMBER["key_mine"] - FIRST_BUILDING] == 1
    assert (part(one, 0, "deciding_0"), part(one, 1, "deciding_1")) == ([2], [2])
    assert observe(one, 1) != others[0]


def test_only_the_seat_itself_is_told_which_winter_tiles_it_gives() -> None:
    hands = [["jeweller", "scribes", "scholar"], ["watermill", "windmill", "key_guild"]]
    agenda: list[JsonDraft] = [{"frame": "Season", "number": 3}]
    s = table(2, season="autumn", winter=hands, agenda=agenda).s
    gave = [s.clone() for _ in CHOOSE_WINTER]
    for after, m in zip(gave, CHOOSE_WINTER, strict=True):
        apply(after, 0, m)
    assert len({tuple(observe(after, 0)) for after in gave}) == len(CHOOSE_WINTER)
    assert len({tuple(observe(after, 1)) for after in gave}) == 1
    assert [sum(part(after, 0, "winter_chosen")) for after in gave] == [1, 1, 2, 1, 2, 2, 3]
    assert {sum(part(after, 0, "winter_hand")) for after in gave} == {3}
