"""What learning agents are told: one thing changed shows, on the table as in every question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from igroteka.core.abilities import Rewards
from igroteka.core.combinators import AnyOrder
from igroteka.core.effects import Decide, Perform, Rest
from igroteka.core.frames import Ask, Draw, Frame, Pool
from igroteka.games.age_of_innovation import FRAMES, GAME
from igroteka.games.age_of_innovation.ai.observe import observe
from igroteka.games.age_of_innovation.ai.observe_agenda import EFFECTS, QUESTIONS, STEPS
from igroteka.games.age_of_innovation.components.maps import HEXES, WATER, bits
from igroteka.games.age_of_innovation.components.names import COMPETENCIES, INNOVATIONS
from igroteka.games.age_of_innovation.fields import SHARED_ACTIONS, homes
from igroteka.games.age_of_innovation.moves import TREES, tree
from igroteka.games.age_of_innovation.rules.automa import AutomaAct, Watch
from igroteka.games.age_of_innovation.rules.building import Answer, Offer, Offers, Pending
from igroteka.games.age_of_innovation.rules.pieces import (
    BuildBridge,
    ChooseBooks,
    MoreBridges,
    OnHex,
    PayBooks,
    PlaceNeutral,
    SpendBook,
)
from igroteka.games.age_of_innovation.rules.science import ChooseLevels, Climb, MoreLevels, UseKey
from igroteka.games.age_of_innovation.rules.setup_choices import (
    ChooseAutomaTerrain,
    ChooseSet,
    ChooseSetFaction,
    Draft,
)
from igroteka.games.age_of_innovation.rules.start_buildings import PlaceStart
from igroteka.games.age_of_innovation.rules.tiles import AtOnce, TakeInnovation
from igroteka.games.age_of_innovation.rules.turn import Finish, TakeBonus, Turn
from igroteka.games.age_of_innovation.rules.upgrades import ChoosePalace
from igroteka.games.age_of_innovation.rules.work import Work
from igroteka.games.age_of_innovation.state import VP, AgeOfInnovationState

from .test_observe import asking, check_bounds, in_play, part, positions

# ---------------------------------------------------------------- one thing changed

NAMED = ("rounds", "book_actions", "cells", "shelf", "native", "palace", "drafted", "bonus")
NUMBERED = (
    *("palaces", "display", "coins_on", "unowned", "spaces", "bowl_1", "bowl_2", "burnt", "points", "level"),
    *("keys", "shipping", "terraforming", "city_tiles", "stock", "city_left", "left", "supply", "spans"),
)
SINGLE = ("round", "phase", "final", "territory")


def another(value: int) -> int:
    """Another value nearby."""
    return value - 1 if value > 0 else value + 1


def changed_numbers(s: AgeOfInnovationState, names: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Copies of a position in each of which one number of these lists is another."""
    for name in names:
        for i, value in enumerate(getattr(s, name)):
            # The Automa has but some of what seats have.
            if name in AUTOMA_LACKS and i >= s.seats * len(getattr(s, name)) // s.parties:
                continue
            other = s.clone()
            getattr(other, name)[i] = another(value)
            yield f"{name}[{i}]", other


AUTOMA_LACKS = (
    *("bowl_1", "bowl_2", "burnt", "keys", "shipping", "terraforming", "palace", "drafted"),
    *("city_tiles", "spans", "faction"),
)


def changed_sets(s: AgeOfInnovationState) -> Iterator[tuple[str, Any]]:
    """The same for things that are there or not."""
    standing = [h for party in s.homes for h in party]
    water = bits(WATER[s.side])[::9]
    marks = [("neutral", h) for h in standing] + [("annexed", h) for h in standing]
    marks += [("member", h) for h in standing] + [("river_cities", h) for h in water]
    marks += [("crossed", i) for i in range(len(SHARED_ACTIONS))]
    marks += [("marked", h) for h in s.homes[1] if s.solo]
    for name, i in marks:
        other = s.clone()
        setattr(other, name, getattr(s, name) ^ 1 << i)
        yield f"{name} {i}", other
    for name, count in (
        *(("competencies", len(COMPETENCIES)), ("innovations", len(INNOVATIONS))),
        ("used", len(TREES.acts)),
    ):
        for party in range(s.parties if name == "innovations" else s.seats):
            for i in range(count):
                other = s.clone()
                getattr(other, name)[party] ^= 1 << i
                yield f"{name}[{party}] {i}", other


def changed_map(s: AgeOfInnovationState) -> Iterator[tuple[str, Any]]:
    """The same for what lies on the map and who has it."""
    for h in [h for party in s.homes for h in party]:
        for name in ("building", "owner", "terrain"):
            other = s.clone()
            getattr(other, name)[h] = another(getattr(s, name)[h])
            other.homes = homes(other)
            other.marked &= ~(1 << h)
            yield f"{name} {HEXES[h]}", other
    for site in range(0, len(s.bridge), 9):
        other = s.clone()
        other.bridge[site] = 0
        other.spans[0] -= 1
        yield f"bridge {site}", other


def changed_rows(s: AgeOfInnovationState) -> Iterator[tuple[str, Any]]:
    """The same for single numbers, purses, and the order of parties."""
    for name in SINGLE:
        other = s.clone()
        setattr(other, name, another(getattr(s, name)))
        yield name, other
    for party in range(s.parties):
        for unit in range(len(s.purse[party]) if party < s.seats else 0):
            other = s.clone()
            other.purse[party][unit] = another(s.purse[party][unit])
            yield f"purse[{party}][{unit}]", other
        other = s.clone()
        other.passed = [*s.passed, party]
        yield f"passed {party}", other
    other = s.clone()
    other.order = [*s.order[1:], s.order[0]]
    yield "order", other
    other = s.clone()
    other.display = other.display[1:]
    yield "display", other


def check_changed(s: AgeOfInnovationState, changes: list[tuple[str, Any]]) -> None:
    """Every change shows, in what a seat sees as in what it is told."""
    seat = s.seats - 1
    view, numbers = GAME.view(s, seat), observe(s, seat)
    for what, other in changes:
        assert observe(other, seat) != numbers, what
        assert GAME.view(other, seat) != view, what


@pytest.mark.parametrize("number", [0, 7])
def test_everything_on_the_table_is_told(number: int) -> None:
    s = in_play(number)
    check_changed(s, [*changed_numbers(s, (*NAMED, *NUMBERED, "faction"))])
    check_changed(s, [*changed_sets(s), *changed_map(s), *changed_rows(s)])


def test_everything_about_the_automa_is_told() -> None:
    s = next(s for s in positions(0) if len(s.discard) > 1)
    more, top = s.clone(), s.clone()
    more.discard.append(another(s.discard[-1]))
    top.top = another(s.top)
    turned = s.clone()
    turned.discard.reverse()
    changed = [("more", more), ("top", top), ("turned", turned)]
    check_changed(s, [*changed, *changed_numbers(s, ("deck", "discard"))])


def test_everything_to_choose_from_in_the_set_up_is_told() -> None:
    sets = asking(7, ChooseSet)
    check_changed(sets, [*changed_numbers(sets, ("cards", "set_bonus", "display", "coins_on"))])
    check_changed(sets, [*changed_numbers(sets, ("set_faction",))])
    draft = asking(8, Draft)
    check_changed(draft, [*changed_numbers(draft, ("cards", "factions", "palaces", "native", "drafted"))])


def test_beside_a_planning_card_that_was_taken_nothing_is_told() -> None:
    chosen = asking(0, ChooseSetFaction)
    check_changed(chosen, [*changed_numbers(chosen, ("cards",))])
    at = 2 * chosen.native[0]
    for s, told in ((chosen, True), (asking(0, ChooseAutomaTerrain), False)):
        for i in (at, at + 1):
            other = s.clone()
            other.set_faction[i] = another(s.set_faction[i])
            assert (GAME.view(other, 0) != GAME.view(s, 0)) is told
            assert (observe(other, 0) != observe(s, 0)) is told
    assert [part(chosen, 0, "set_factions")[i] for i in (at, at + 1)] == [
        chosen.set_faction[i] + 1 for i in (at, at + 1)
    ]


# ---------------------------------------------------------------- questions


def test_every_question_and_every_draw_has_its_number() -> None:
    waiting_frames = {kind for kind in FRAMES.values() if issubclass(kind, (Ask, Pool))}
    assert set(QUESTIONS) == waiting_frames - {OnHex, Rewards, Pool, Ask, Draw}


ANY_ORDER = tree("palace:palace-15:now-1")
SEVERAL = tree("faction:felines:ability-1.do")
CITY = tree("city")
COMPETENCY = tree("competency")
#: Questions with what is in them, and other things that may be in them.
ASKED: tuple[tuple[Frame, dict[str, Any]], ...] = (
    (Turn(0), {"me": 1}),
    (Work(0, 1, 30, 0, 0), {"me": 1, "free": 3, "first": -1, "used": 2, "mode": 5}),
    (Work(0, 1, 30, 1, 0), {"first": len(HEXES) - 1, "used": 3, "mode": 1}),
    (Answer(0, 3, 1), {"me": 2, "amount": 4, "builder": 2}),
    (UseKey(0, 0, 1), {"me": 1, "discipline": 3, "left": 2}),
    (ChooseLevels(0, 2, True, 0), {"me": 1, "n": 1, "split": False, "closed": 8}),
    (ChooseBooks(0, 2), {"me": 1, "n": 1}),
    (SpendBook(0, 2), {"me": 1, "n": 1}),
    (BuildBridge(0, 2, False, False), {"me": 1, "n": 1, "over_land": True, "optional": True}),
    (ChoosePalace(0, 0), {"me": 1, "hex": 1}),
    (PlaceNeutral(0, 5), {"me": 1, "kind": 6}),
    (PlaceStart(0, 0), {"me": 1, "kind": 3}),
    (Decide(0, ANY_ORDER, 1, 7), {"me": 1, "n": 2, "left": 6}),
    (
        Pending(0, (Perform(0, CITY), Perform(0, COMPETENCY))),
        {"me": 1, "frames": (Perform(0, COMPETENCY), Perform(0, CITY))},
    ),
)
#: Steps below a question.
STEPS_LEFT: tuple[tuple[Frame, dict[str, Any]], ...] = (
    (Perform(0, COMPETENCY, 1), {"effect": CITY, "n": 2}),
    (Rest(0, SEVERAL, 1, 1), {"effect": ANY_ORDER, "n": 2, "left": 2}),
    (MoreLevels(0, 1, 0), {"n": 2, "closed": 15}),
    (Climb(0, 0, 1), {"discipline": 3, "n": 2}),
    (AtOnce(0, 0), {"competency": len(COMPETENCIES) - 1}),
    (PayBooks(0, 1), {"n": 2}),
    (TakeInnovation(0, 0), {"innovation": len(INNOVATIONS) - 1}),
    (MoreBridges(0, 1, False, False), {"n": 2, "over_land": True, "optional": True}),
)
OFFERED = (Offer(1, 2, 0), Offer(2, 1, 0))
#: Other things below a question: the places of an action, and what follows it.
BELOW: tuple[tuple[Frame, dict[str, Any]], ...] = (
    (
        Offers(OFFERED),
        {"frames": (Offer(2, 1, 0), Offer(1, 2, 0))},
    ),
    (Offers(OFFERED), {"frames": (Offer(1, 2, 0), Offer(2, 3, 0))}),
    (Offers(OFFERED), {"frames": (Offer(1, 2, 0),)}),
    (Pending(0, (Perform(0, CITY),)), {"frames": (Perform(0, CITY), Perform(0, CITY))}),
    (Pending(0, (Perform(0, CITY),)), {"frames": (Perform(0, COMPETENCY),)}),
    (Watch(3), {"room": 28}),
)


def with_frames(s: AgeOfInnovationState, *frames: Frame) -> AgeOfInnovationState:
    """The same position with other frames in the place of the turn."""
    other = s.clone()
    other.agenda = [*s.agenda[:-1], *frames]
    return other


def check_variants(variants: list[AgeOfInnovationState]) -> None:
    """Positions that are all different for each seat, and all within bounds."""
    for seat in range(variants[0].seats):
        rows = [observe(s, seat) for s in variants]
        for row in rows:
            check_bounds(row)
        assert len({repr(GAME.view(s, seat)) for s in variants}) == len(variants)
        assert len({tuple(row) for row in rows}) == len(variants)


def test_everything_in_a_question_is_told() -> None:
    s = in_play(9)
    for frame, others in ASKED:
        typed: Any = frame
        names = {field.name for field in fields(typed)} - {"effect"}
        assert set(others) == names or isinstance(frame, Work)
        changed = [replace(typed, **{name: value}) for name, value in others.items()]
        check_variants([with_frames(s, one) for one in (frame, *changed)])
    effects = [tree(name) for name in EFFECTS if isinstance(tree(name), AnyOrder)]
    check_variants([with_frames(s, Decide(0, effect, 1, 1)) for effect in effects])


def test_everything_below_a_question_is_told() -> None:
    s = in_play(9)
    variants = [with_frames(s, ChooseBooks(0, 1))]
    for frame, others in (*STEPS_LEFT, *BELOW):
        typed: Any = frame
        steps = [frame, *[replace(typed, **{name: value}) for name, value in others.items()]]
        check_variants([*variants, *[with_frames(s, one, ChooseBooks(0, 1)) for one in steps]])
    assert {type(frame) for frame, _ in STEPS_LEFT} == set(STEPS)
    finish, offers, pending = Finish(0), Offers(), Pending(0)
    act = AutomaAct("vp", False)
    check_variants(
        [
            with_frames(s, *below, ChooseBooks(0, 1))
            for below in (
                *((), (finish, offers, pending), (Turn(0), offers, pending), (act,), (act, act)),
                *((finish, offers, TakeBonus(0), pending), (Climb(0, 3, 1), Climb(0, 2, 1))),
                *((Climb(0, 2, 1), Climb(0, 3, 1)), tuple([Climb(0, d, 1) for d in (3, 2, 1)])),
            )
        ]
    )


def test_the_power_of_an_offer_is_what_it_really_brings() -> None:
    s = with_frames(in_play(9), Answer(0, 3, 1))
    s.bowl_1[0], s.bowl_2[0], s.purse[0][VP] = 0, 2, 20
    assert (part(s, 0, "question_amount"), part(s, 0, "question_power")) == ([3], [2])
