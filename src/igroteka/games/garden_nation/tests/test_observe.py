"""What learning agents are told: numbers of the layout, the same exactly where a seat sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from igroteka.core import Rng, apply, moves, over, waiting
from igroteka.core.frames import Frame, Opened
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.ai.observe import (
    LAYOUT,
    LEAST_POINTS,
    MOST_INHABITANTS,
    MOST_POINTS,
    MOST_ROUNDS,
    STAGES,
    observe,
)
from igroteka.games.garden_nation.components.board import (
    PLACES,
    REFERENCE,
    SIZE,
    TERRITORIES,
    ZONE_NAMES,
    ZONES,
    turned_to,
)
from igroteka.games.garden_nation.components.players import PLOYS
from igroteka.games.garden_nation.components.projects import OPEN_PLACES, PROJECT_NAMES
from igroteka.games.garden_nation.components.secrets import SECRET_NAMES
from igroteka.games.garden_nation.fields import IN_DECK
from igroteka.games.garden_nation.rules.projects import Claim, OpenProject
from igroteka.games.garden_nation.rules.turn import Action, HandOver
from igroteka.games.garden_nation.state import NO_CARD, GardenNationState

from .scenario import action, at_the_end, table
from .tables import games

ALL_TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"rotation": "none", "round_limit": "60"}),
    (3, {"first": "2"}),
)
#: The block of each number.
OWNERS = [block for block in LAYOUT.blocks for _ in range(block.count)]
at_every_table = pytest.mark.parametrize("number", range(len(ALL_TABLES)), ids=[str(t) for t in ALL_TABLES])


@cache
def positions(number: int) -> list[GardenNationState]:
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
        # Buildings are kept, so that the game comes to an end, and roofs are moved wherever that is possible.
        wanted = [m for m in legal if m.kind != "demolish" or rng.below(6) == 0] or legal
        wanted = [m for m in legal if m.kind in ("claim", "lift")] or wanted
        apply(s, seat, wanted[rng.below(len(wanted))])
        met.append(s.clone())
    return met


def part(s: GardenNationState, seat: int, name: str) -> list[int]:
    """The numbers of one block."""
    at = [block.name for block in LAYOUT.blocks].index(name)
    start = LAYOUT.starts[at]
    return observe(s, seat)[start : start + LAYOUT.blocks[at].count]


def check_bounds(s: GardenNationState) -> None:
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
    for game in games():
        for s in game:
            check_bounds(s)


def test_what_has_no_natural_end_is_cut() -> None:
    s = table(points=[MOST_POINTS + 1, 7], population=[MOST_INHABITANTS + 1], round=MOST_ROUNDS + 1).s
    s.points[-1] = LEAST_POINTS - 9
    check_bounds(s)
    assert part(s, 0, "points_0") == [MOST_POINTS]
    assert part(s, 0, "items_0") == [MOST_POINTS, 0, 0, 0]
    assert part(s, 0, "items_1") == [7, 0, 0, LEAST_POINTS]
    assert part(s, 0, "population_0") == [MOST_INHABITANTS]
    assert part(s, 0, "round") == [MOST_ROUNDS]


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


def changed_field(s: GardenNationState, name: str, value: int) -> int:
    """Another value of a field."""
    if name == "project":
        return (value - IN_DECK + 1) % (s.seats - IN_DECK) + IN_DECK
    if name == "open":
        return value + 1 if value + 1 < len(PROJECT_NAMES) else NO_CARD
    if name in ("owner", "crane"):
        return (value + 2) % ((SIZE if name == "crane" else s.seats) + 1) - 1
    high = {"first": s.seats, "kind": 4, "roof": 2, "last": 2}
    return (value + 1) % high[name] if name in high else value + 1


def changed_fields(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position in each of which one number of the fields is another, without what follows from it."""
    for name in ("first", "crane", "round", "last"):
        other = s.clone()
        value: int = getattr(s, name)
        setattr(other, name, type(value)(changed_field(s, name, value)))  # `last` is a yes or no
        yield name, other
    rows = ("kind", "owner", "floors", "roof", "population", "ploys", "space", "points", "open", "project")
    for name in (*rows, "brambles", "supply"):
        for i, value in enumerate(getattr(s, name)):
            other = s.clone()
            getattr(other, name)[i] = changed_field(s, name, value)
            yield f"{name}[{i}]", other
    other = s.clone()
    other.roofs -= 1
    yield "roofs", other


def changed_layouts(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position with two territories in each other's place, and with one turned."""
    territory, turns = s.layout.territory, s.layout.turns
    for name, laid in (
        ("places", [(1, territory[2], turns[1]), (2, territory[1], turns[2])]),
        ("turns", [(3, territory[3], (turns[3] + 1) % 6)]),
    ):
        other = s.clone()
        if s.layout.complete():
            other.layout = s.layout.with_territories(laid)
            yield name, other


def changed_secrets(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position in each of which a seat has exchanged one objective for one that nobody holds."""
    for name in ("hand", "kept", "rejected"):
        for seat, cards in enumerate(getattr(s, name)):
            for i, card in enumerate(cards):
                other = s.clone()
                new = next(c for c, left in enumerate(s.pool) if left and c not in cards)
                other.pool[new] -= 1
                other.pool[card] += 1
                getattr(other, name)[seat] = tuple(sorted([*cards[:i], new, *cards[i + 1 :]]))
                yield f"{name}[{seat}][{i}]", other


def points_from_elsewhere(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position in which somebody has as many points, but one of them for something else."""
    for seat in range(s.seats):
        other = s.clone()
        other.points[seat * 4] += 1
        other.points[seat * 4 + 1] -= 1
        yield f"points of {seat}", other


def tokens_on_another_ploy(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position in which somebody has used as many ploy tokens, but one of them for something else."""
    for at, used in enumerate(s.ploys):
        if used:
            other = s.clone()
            other.ploys[at] -= 1
            other.ploys[at + 1 if at % len(PLOYS) == 0 else at - 1] += 1
            yield "ploys moved", other


def changed_questions(s: GardenNationState) -> Iterator[tuple[str, GardenNationState]]:
    """Copies of a position in each of which one thing about the question is another."""
    high = {"me": s.seats, "left": 3, "slot": SIZE, "zone": ZONES, "place": OPEN_PLACES}
    if over(s):
        return
    frame: Any = s.agenda[-1]
    for field in fields(frame):
        value = getattr(frame, field.name)
        new: int
        if isinstance(value, bool):
            new = not value
        elif field.name == "only":
            new = (value + 2) % (SIZE + 1) - 1
        else:
            new = (value + 1) % high[field.name]
        other = s.clone()
        other.agenda[-1] = replace(frame, **{field.name: new})
        yield f"{type(frame).__name__}.{field.name}", other


def one_of_each_stage(number: int) -> list[GardenNationState]:
    """The last position of a game at each kind of question and draw, and the end.

    While all choose at once a seat looks at its scene, which a change of the position would not reach.
    """
    stages = {type(s.agenda[-1]) if s.agenda else None: s for s in positions(number)}
    del stages[Opened]
    return list(stages.values())


def test_one_thing_changed_shows_exactly_where_it_is_seen() -> None:
    seen: set[str] = set()
    for s in [*one_of_each_stage(0), *one_of_each_stage(2)]:
        before = [(GAME.view(s, seat), observe(s, seat)) for seat in range(s.seats)]
        changes = [
            *changed_fields(s),
            *changed_layouts(s),
            *points_from_elsewhere(s),
            *tokens_on_another_ploy(s),
        ]
        for what, other in [*changes, *changed_secrets(s), *changed_questions(s)]:
            for seat, (view, numbers) in enumerate(before):
                differs = GAME.view(other, seat) != view
                assert (observe(other, seat) != numbers) == differs, (what, seat)
                if differs:
                    seen.add(what)
    assert {
        "Action.me",
        "Action.left",
        "Action.used",
        "Action.only",
        "Transfer.left",
        "Transfer.zone",
    } <= seen
    assert {"Claim.me", "Claim.zone", "ChooseNext.me", "places", "turns", "roofs", "ploys moved"} <= seen
    assert {"hand[3][2]", "kept[3][1]", "rejected[3][1]", "points of 3", "points[15]", "ploys[11]"} <= seen
    assert {"owner[48]", "floors[48]", "roof[48]", "kind[48]", "project[20]", "open[3]", "supply[3]"} <= seen
    assert not seen & {"Lay.slot", "Deal.me", "OpenProject.place"}


def test_all_kinds_of_questions_and_draws_are_met() -> None:
    met = {type(s.agenda[-1]) for number in range(len(ALL_TABLES)) for s in positions(number) if s.agenda}
    assert met == set(STAGES)


# ---------------------------------------------------------------- told from the seat that looks


def test_seats_are_counted_from_the_one_that_looks() -> None:
    buildings = {"1nw": "0 1", "2nw": "1 2", "3nw": "2 3 roof"}
    t = table(
        3, buildings, population=(10, 11, 12), claimed=[["forge"], ["house"], []], me=1, space=(0, 1, 0)
    )
    zones = [ZONE_NAMES.index(name) for name in buildings]
    for seat in range(3):
        assert part(t.s, seat, "seat") == [seat + 1]
        assert part(t.s, seat, "first") == [(0 - seat) % 3 + 1]
        owners = part(t.s, seat, "owners")
        assert [owners[zone] for zone in zones] == [(owner - seat) % 3 + 1 for owner in range(3)]
        assert sum(owners) == 6
        assert [part(t.s, seat, f"population_{i}")[0] for i in range(4)] == [
            10 + (seat + i) % 3 for i in range(3)
        ] + [0]
        assert [part(t.s, seat, f"asked_{i}")[0] for i in range(4)] == [
            int((seat + i) % 3 == 1) for i in range(3)
        ] + [0]
        projects = part(t.s, seat, "projects")
        assert projects[PROJECT_NAMES.index("forge")] == (0 - seat) % 3 + 2
        assert projects[PROJECT_NAMES.index("house")] == (1 - seat) % 3 + 2
        assert projects[PROJECT_NAMES.index("air_base")] == 1
        assert projects[PROJECT_NAMES.index("prison")] == 0
    assert sum(part(t.s, 0, "closed")) == part(t.s, 0, "closed")[zones[2]] == 1
    assert [part(t.s, 0, "floors")[zone] for zone in zones] == [1, 2, 3]


def test_seats_may_be_numbered_otherwise() -> None:
    buildings = {"1nw": "0 1", "2nw": "1 2"}
    swapped = {"1nw": "1 1", "2nw": "0 2"}
    one = table(2, buildings, population=(10, 20), points=(3, 4), me=0, space=(1, 2)).s
    two = table(2, swapped, population=(20, 10), points=(4, 3), me=1, space=(2, 1)).s
    two.first = 1
    at = [block.name for block in LAYOUT.blocks].index("seat")
    for seat in range(2):
        numbers, others = observe(one, seat), observe(two, 1 - seat)
        del numbers[LAYOUT.starts[at]], others[LAYOUT.starts[at]]
        assert numbers == others


def test_the_board_is_told_as_it_lies() -> None:
    t = table(2, turns=(0, 2, 0, 0, 0, 0, 5), brambles={"1c": "red"}, crane=7)
    assert part(t.s, 1, "territories") == list(REFERENCE)
    assert part(t.s, 1, "turns") == [0, 2, 0, 0, 0, 0, 5]
    costs, kinds = part(t.s, 1, "costs"), part(t.s, 1, "kinds")
    for place in range(SIZE):  # the first territory is turned, the second is not
        printed, turned = TERRITORIES[1], TERRITORIES[REFERENCE[1] - 1]
        assert costs[ZONE_NAMES.index(f"2{PLACES[place]}")] == printed.costs[place]
        assert kinds[ZONE_NAMES.index(f"2{PLACES[place]}")] == (printed.kinds[place] + 1) % 4
        name = f"{REFERENCE[1]}{PLACES[turned_to(place, 2)]}"
        assert costs[ZONE_NAMES.index(name)] == turned.costs[place]
    assert kinds[ZONE_NAMES.index("1c")] == 3
    assert part(t.s, 1, "brambles") == [3, 3, 2]
    assert part(t.s, 1, "crane") == [REFERENCE.index(7) + 1]
    assert part(t.s, 1, "crane_territory") == [7]


def test_the_question_is_told_with_its_contents() -> None:
    frames = [{"frame": "Prepare"}, {"frame": "Control"}, action(left=2, used=True, only=4)]
    s = table(2, space=(2, 1), agenda=frames).s
    for seat in range(2):
        names = ("stage", "left", "used", "only", "zone")
        assert [part(s, seat, name)[0] for name in names] == [1, 2, 1, 5, 0]


@pytest.mark.parametrize("top", [Claim(0, 0), OpenProject(0)])
@pytest.mark.parametrize(
    ("below", "left"), [(Action(0, 2, False, -1), 2), (Action(0, 1, False, -1), 1), (HandOver(0), 0)]
)
def test_the_actions_after_a_claim_are_told(top: Frame, below: Frame, left: int) -> None:
    s = table(2, space=(2, 1)).s
    s.agenda[-1:] = [below, top]
    for seat in range(2):
        assert GAME.view(s, seat).left == left
        assert part(s, seat, "left") == [left]


def test_only_the_seat_itself_is_told_what_it_keeps() -> None:
    s = next(s for s in positions(1) if waiting(s) == [0, 1, 2])
    one, two = s.clone(), s.clone()
    legal = moves(s, 0)
    apply(one, 0, legal[0])
    apply(two, 0, legal[-1])
    assert part(s, 0, "kept_0") == part(one, 1, "kept_2") == [0, 0]
    assert part(one, 0, "kept_0") == [card + 1 for card in legal[0].index]
    assert sum(part(s, 0, "hand")) == 4
    assert sum(part(one, 0, "rejected")) == 2
    assert observe(one, 1) == observe(two, 1) != observe(s, 1)
    for seat, at in ((0, 0), (1, 2)):
        counts = [part(one, seat, f"{name}_{at}") for name in ("done", "asked", "hand_count", "kept_count")]
        assert counts == [[1], [0], [0], [2]]


def test_at_the_end_all_kept_objectives_are_shown() -> None:
    kept = [["belfry", "market"], ["observatory", "market"]]
    now, end = table(2, kept=kept).s, at_the_end(2, kept=kept).s
    names = [SECRET_NAMES.index("market"), SECRET_NAMES.index("observatory")]
    assert part(now, 0, "kept_1") == [0, 0]
    assert part(end, 0, "kept_1") == [n + 1 for n in names]
    assert part(end, 0, "stage") == [0]
    assert [part(now, 0, "unseen")[n] - part(end, 0, "unseen")[n] for n in names] == [1, 1]
