"""What learning agents are told: numbers of the layout, the same exactly where a seat sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from igroteka.core import Rng, apply, moves, waiting
from igroteka.core.abilities import Rewards
from igroteka.core.effects import EffectOf, Perform
from igroteka.core.frames import Frame, Opened
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.ai.observe import (
    DISCARDED,
    IN_DECK,
    IN_HAND,
    IN_LAYER,
    LAYOUT,
    PLAYED,
    observe,
)
from igroteka.games.sweet_lands.ai.observe_agenda import ACTION_FRAMES, COURSE_FRAMES, KINDS, MOST_FRAMES
from igroteka.games.sweet_lands.ai.observe_seat import MOST_GOODS, MOST_POINTS
from igroteka.games.sweet_lands.components.deck import CARD_NAMES, CARDS
from igroteka.games.sweet_lands.components.land import DOMAINS, EDGE_NAMES, PLACE_NAMES
from igroteka.games.sweet_lands.player import turn_token
from igroteka.games.sweet_lands.rules import agenda_frames
from igroteka.games.sweet_lands.rules.catalogue import TREES
from igroteka.games.sweet_lands.rules.draft import PickCard
from igroteka.games.sweet_lands.rules.industry import Bonus, Bonuses
from igroteka.games.sweet_lands.rules.payment import TakeBasic
from igroteka.games.sweet_lands.rules.round_end import CityPoints, IndustryPoints
from igroteka.games.sweet_lands.rules.turn import Turn
from igroteka.games.sweet_lands.state import SweetLandsState

from .scenario import RICH, asking, table
from .tables import OPTIONS, whole_games
from .test_variants import drafting

#: The block of each number.
OWNERS = [block for block in LAYOUT.blocks for _ in range(block.count)]
at_every_table = pytest.mark.parametrize("number", range(len(OPTIONS)), ids=[str(t) for t in OPTIONS.items()])


def stage(s: SweetLandsState) -> tuple[str, ...]:
    """The question or draw, and what follows it."""
    return tuple([type(frame).__name__ for frame in s.agenda[-2:]])


@cache
def positions(number: int) -> list[SweetLandsState]:
    """Of a random game one position of each kind of question, each with what two moves lead to: a question or a draw."""
    met: set[tuple[str, ...]] = set()
    rng = Rng(number)
    chosen: list[SweetLandsState] = []
    for s in whole_games()[number]:
        if stage(s) in met:
            continue
        met.add(stage(s))
        chosen.append(s)
        for seat in waiting(s)[:1]:
            legal = moves(s, seat)
            for _ in range(2):
                other = s.clone()
                apply(other, seat, legal[rng.below(len(legal))])
                chosen.append(other)
    return chosen


def part(s: SweetLandsState, seat: int, name: str) -> list[int]:
    """The numbers of one block."""
    at = [block.name for block in LAYOUT.blocks].index(name)
    start = LAYOUT.starts[at]
    return observe(s, seat)[start : start + LAYOUT.blocks[at].count]


def seen(s: SweetLandsState, seat: int) -> str:
    """The view of a seat, without the order of discards, which nothing in the game looks at."""
    view = GAME.view(s, seat)
    return repr(replace(view, discard=tuple(sorted(view.discard))))


def check_bounds(s: SweetLandsState) -> None:
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
    for s in [*positions(number), *whole_games()[number][::30]]:
        before = s.to_data()
        check_bounds(s)
        assert s.to_data() == before


@at_every_table
def test_a_seat_is_told_the_same_exactly_where_it_sees_the_same(number: int) -> None:
    for seat in {0, number}:
        views: dict[tuple[int, ...], str] = {}
        told: dict[str, tuple[int, ...]] = {}
        for s in positions(number):
            numbers, view = tuple(observe(s, seat)), seen(s, seat)
            assert views.setdefault(numbers, view) == view
            assert told.setdefault(view, numbers) == numbers


@at_every_table
def test_a_seat_is_told_nothing_that_it_must_guess(number: int) -> None:
    for i, s in enumerate(positions(number)):
        seat = i % s.seats
        assert observe(GAME.guess(s, seat, Rng(i)), seat) == observe(s, seat)


def test_numbers_beyond_the_bounds_are_cut() -> None:
    s = table(2, {"have": {"gold": 600, "vp": 7}}, {"have": {"vp": 5000}, "wonder": 600}).s
    check_bounds(s)
    assert part(s, 0, "have_0")[0] == part(s, 0, "wonder_1")[0] == MOST_GOODS
    assert part(s, 0, "items_0")[0] == 7
    assert part(s, 0, "points_1") == [MOST_POINTS]
    assert part(s, 0, "items_1")[:2] == [MOST_POINTS, 0]


# ---------------------------------------------------------------- one thing changed


def changed(value: Any) -> Iterator[Any]:
    """Other values of a field, in each of which one thing is another."""
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, (list, tuple)):
        for i in sorted({0, len(value) // 2, len(value) - 1}):
            if 0 <= i < len(value):
                for inner in changed(value[i]):
                    yield (
                        [*value[:i], inner, *value[i + 1 :]]
                        if isinstance(value, list)
                        else (
                            *value[:i],
                            inner,
                            *value[i + 1 :],
                        )
                    )


#: What hangs together with other fields, so that no one of them can change alone: cards have one place each, and nobody's
#: skill lies face down without lying there.
TOGETHER = frozenset({"hand", "found", "known", "packets", "under", "solo", "down", "acts", "order", "ended"})


def changed_fields(s: SweetLandsState) -> Iterator[tuple[str, SweetLandsState]]:
    """Copies of a position in each of which one number of the stored fields is another."""
    for name in s.to_data().keys() - {"game", "seats", "options", "agenda", "players"} - TOGETHER:
        for value in changed(getattr(s, name)):
            other = s.clone()
            setattr(other, name, value if name != "first" else value % s.seats)
            yield name, other
    stored = {"tokens": "token", "pieces": "on"}
    for seat, p in enumerate(s.players):
        for name in s.to_data()["players"][seat].keys() - TOGETHER:
            field = stored.get(name, name)
            for value in changed(getattr(p, field)):
                other = s.clone()
                setattr(other.players[seat], field, value)
                yield f"{seat}.{name}", other


def late_game() -> SweetLandsState:
    """A position with something in every field."""
    one = {
        "hand": ["pie_01"],
        "have": RICH,
        "played": ["cake_01", "cake_03"],
        "columns": {"agri": [next(card.id for card in CARDS if card.mark == 0)]},
        "flipped": [PLACE_NAMES[place] for place in DOMAINS[0].first_cells[:2]],
        "roads": [EDGE_NAMES[DOMAINS[0].first_edges[0]]],
        "cart": 3,
        "food": 4,
    }
    two = {"hand": ["pie_03", "cake_05"], "played": ["wagashi_15"], "locomotive": 2}
    one, two = {**one, "hints": {"pie": 1}}, {**two, "hints": {"cake": 1}}
    return table(2, one, two, discard=["macaron_01"]).s


def test_one_thing_changed_shows_exactly_where_it_is_seen() -> None:
    s = late_game()
    shown: set[str] = set()
    before = [(seen(s, seat), observe(s, seat)) for seat in range(2)]
    for what, other in changed_fields(s):
        for seat, (view, numbers) in enumerate(before):
            differs = seen(other, seat) != view
            assert (observe(other, seat) != numbers) == differs, (what, seat)
            if differs:
                shown.add(what)
    assert {"round", "first", "discs", "offer", "milestones", "scoring", "help", "discard", "hints"} <= shown
    assert {"0.character", "0.have", "1.makes", "0.columns", "1.played", "0.tokens", "0.roads"} <= shown
    assert {"1.pieces", "0.areas", "1.food", "0.prosper", "0.skills", "1.milestones", "1.round_ip"} <= shown


def effects_for(kind: type[Frame]) -> list[EffectOf[Any]]:
    """Two effects that a frame may be about, if there are as many."""
    allowed = agenda_frames.FITTING.get(kind, (EffectOf,))
    return [tree for tree in TREES.by_name.values() if isinstance(tree, allowed)][:2]


def new_frame(kind: type[Frame]) -> Any:
    """A frame of a kind, with small numbers."""
    made: Any = kind
    values: dict[str, object] = {}
    for field in fields(made):
        if field.name == "effect":
            values["effect"] = effects_for(kind)[0]
        elif field.name in ("taken", "frames"):
            values[field.name] = ()
        elif field.name == "purse":
            values["purse"] = (4, 3, 2, 1)
        elif field.type in ("bool", bool):  # a compiled class tells the type, not its name
            values[field.name] = False
        else:
            values[field.name] = 0 if field.name == "me" else 1
    return made(**values)


def changed_frames(frame: Any) -> Iterator[Frame]:
    """Copies of a frame in each of which one thing is another; the seat is the same in all frames of an action."""
    for field in fields(frame):
        value = getattr(frame, field.name)
        if field.name == "effect":
            yield from [replace(frame, effect=effect) for effect in effects_for(type(frame))[1:]]
        elif field.name == "taken":
            yield replace(frame, taken=(9,))
            yield replace(frame, taken=(9, 2))
        elif field.name == "frames" and isinstance(frame, Rewards):
            one, two = [Perform(0, effect) for effect in effects_for(Perform)]
            yield from [replace(frame, frames=frames) for frames in ((one,), (one, two), (two, one))]
        elif field.name == "frames":
            yield from [replace(frame, frames=(Bonus(0, column),)) for column in range(2)]
        elif field.name != "me":
            for new in [not value] if isinstance(value, bool) else changed(value):
                yield replace(frame, **{field.name: new})


ACTION_KINDS = [kind for kind in ACTION_FRAMES if kind is not Opened]


def test_every_frame_of_an_action_is_told_with_all_that_is_in_it() -> None:
    s = table(2).s
    numbers: set[tuple[int, ...]] = set()
    made = 0
    for kind in ACTION_KINDS:
        frame = new_frame(kind)
        for one in [frame, *changed_frames(frame)]:
            s.agenda[-1:] = [Turn(0, True), one, TakeBasic(0, 1)]
            check_bounds(s)
            numbers.add(tuple(observe(s, 1)))
            made += 1
            s.agenda[-3:] = [one]
    assert len(numbers) == made > 2 * len(ACTION_KINDS)


def test_how_the_game_goes_on_is_told() -> None:
    s = table(2).s
    told: list[list[int]] = []
    for kind in COURSE_FRAMES:
        s.agenda = [new_frame(kind), TakeBasic(0, 1)]
        told.append(part(s, 0, "next"))
    assert told == [[KINDS[kind]] for kind in COURSE_FRAMES]
    for before in (0, 4):
        s.agenda = [IndustryPoints(0, before), CityPoints(0), TakeBasic(0, 1)]
        assert part(s, 0, "ip_before") == [before]


def test_frames_beyond_the_last_place_are_not_told() -> None:
    s = table(2).s
    many = tuple([Perform(0, effects_for(Perform)[0])] * MOST_FRAMES)
    for frame in (Rewards(0, many), Bonuses((Bonus(0, 1),) * MOST_FRAMES)):
        s.agenda = [frame, TakeBasic(0, 1)]
        check_bounds(s)
        assert len(observe(s, 0)) == LAYOUT.size


def test_all_questions_of_the_random_games_are_in_the_layout() -> None:
    met = {stage(s)[-1] for number in range(len(OPTIONS)) for s in positions(number) if s.agenda}
    assert met <= {kind.__name__ for kind in KINDS}
    assert {"Choice", "Decide", "DrawCard", "Opened", "RevealSolo", "Build", "MoveHelp"} <= met
    assert {frame.__name__ for frame in GAME.frame_classes.values()} - {"Together"} <= {
        kind.__name__ for kind in KINDS
    }


# ---------------------------------------------------------------- told from the seat that looks


def test_seats_are_counted_from_the_one_that_looks() -> None:
    hands: list[dict[str, object]] = [
        {"played": [CARD_NAMES[0]], "food": 1},
        {"played": [CARD_NAMES[1]], "food": 2},
        {"played": [CARD_NAMES[2]], "food": 3},
    ]
    s = table(3, *hands, me=1).s
    for seat in range(3):
        assert [part(s, seat, f"food_{i}")[0] for i in range(4)] == [(seat + i) % 3 + 1 for i in range(3)] + [
            0
        ]
        assert [part(s, seat, f"asked_{i}")[0] for i in range(4)] == [
            int((seat + i) % 3 == 1) for i in range(3)
        ] + [0]
        assert part(s, seat, "cards")[:3] == [PLAYED + 4 * ((i - seat) % 3) for i in range(3)]
        assert part(s, seat, "first") == [(0 - seat) % 3 + 1]


def test_seats_may_be_numbered_otherwise() -> None:
    one: dict[str, object] = {"character": "elina", "side": "1A", "help": 1, "hand": ["pie_01"], "have": RICH}
    two: dict[str, object] = {"character": "nata", "side": "2A", "help": 2, "hand": ["cake_01", "cake_03"]}
    here = table(2, one, two, me=0, first=0).s
    there = table(2, two, one, me=1, first=1, order=[1, 0]).s
    assert [observe(here, 0), observe(here, 1)] == [observe(there, 1), observe(there, 0)]
    assert observe(here, 0) != observe(here, 1)


def test_only_who_searches_is_told_the_deck_and_what_others_hold_together() -> None:
    t = asking(
        "macaron_04", {"hand": ["pie_01"]}, {"hand": ["cake_01", "cake_03"]}, {"hand": ["pie_02"]}, seats=3
    )
    cakes = [CARD_NAMES.index(name) for name in ("cake_01", "cake_03", "pie_02")]
    assert part(t.s, 0, "cards").count(IN_DECK) == len(CARD_NAMES) - 4
    assert part(t.s, 1, "cards").count(IN_DECK) == 0
    assert [part(t.s, 0, "known_0")[card] for card in cakes] == [1, 1, 1]
    assert part(t.s, 0, "groups_0")[:8] == [0, 2, 1, 0, 0, 0, 0, 0]
    # Seat 1 knows that seat 0 knows of its own two cards, but not of the third.
    assert [part(t.s, 1, "known_2")[card] for card in cakes] == [1, 1, 0]
    assert part(t.s, 1, "groups_2")[:8] == [2, 1, 0, 0, 0, 0, 0, 0]
    found = [t.s.clone(), t.s.clone()]
    for s, m in zip(found, moves(t.s, 0), strict=False):
        apply(s, 0, m)
    assert observe(found[0], 0) != observe(found[1], 0)
    assert observe(found[0], 1) == observe(found[1], 1)


def test_only_the_seat_itself_is_told_which_card_it_has_picked() -> None:
    s = drafting(2).s
    picked = [s.clone(), s.clone()]
    for other, m in zip(picked, moves(s, 0), strict=False):
        apply(other, 0, m)
    assert observe(picked[0], 0) != observe(picked[1], 0)
    assert observe(picked[0], 1) == observe(picked[1], 1) != observe(s, 1)
    assert part(picked[0], 1, "done_1") == part(picked[0], 0, "done_0") == [1]
    assert part(picked[0], 0, "asked_0") == [0]
    assert (len(s.packets[0]), part(picked[0], 0, "packet_0"), part(picked[0], 1, "packet_1")) == (
        6,
        [5],
        [6],
    )


def test_cards_lie_where_a_seat_sees_them() -> None:
    cards = ["cake_01", "cake_03", "pie_02"]
    layers = [{"owner": 0, "cards": cards}, {"owner": 0, "cards": ["pie_03"]}]
    mine = {"character": "carmen", "hand": ["pie_01"], "played": ["cake_05", "cake_04"]}
    s = table(2, mine, under=layers, discard=["macaron_01"]).s
    names = [*cards, "pie_03", "pie_01", "cake_05", "cake_04", "macaron_01"]
    where = [CARD_NAMES.index(name) for name in names]
    places = [*[IN_LAYER] * 4, IN_HAND, PLAYED, PLAYED, DISCARDED]
    assert [part(s, 0, "cards")[card] for card in where] == places
    assert [part(s, 0, "card_places")[card] for card in where] == [1, 1, 1, 2, 0, 1, 2, 0]
    assert [part(s, 1, "cards")[card] for card in where] == [0, 0, 0, 0, 0, PLAYED + 4, PLAYED + 4, DISCARDED]
    assert part(s, 1, "layers") == [3, 1, 0, 0]


def test_while_several_decide_one_is_told_only_the_own_question() -> None:
    s = drafting(2).s
    assert part(s, 0, "frames")[:3] == [KINDS[Opened], KINDS[PickCard], 0]
    apply(s, 0, moves(s, 0)[0])
    assert part(s, 0, "frames")[:2] == [KINDS[Opened], 0]
    assert part(s, 1, "frames")[:2] == [KINDS[Opened], KINDS[PickCard]]


def test_tokens_flipped_in_one_action_have_no_order() -> None:
    mine = {"tokens": {"r6c4": "up", "r6c3": "up"}, "special": "sp_road"}
    start, one, two = [table(2, mine, specials=["sp_road"]).s for _ in range(3)]
    for s, order in ((one, ("r6c4", "r6c3")), (two, ("r6c3", "r6c4"))):
        for place in order:
            turn_token(s.players[0], PLACE_NAMES.index(place))
    assert one.to_data() == two.to_data() != start.to_data()
    for seat in range(2):
        assert GAME.view(one, seat) == GAME.view(two, seat) != GAME.view(start, seat)
        assert observe(one, seat) == observe(two, seat) != observe(start, seat)
