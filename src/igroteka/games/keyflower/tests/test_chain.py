"""A turn as a chain of questions: every whole decision of the rules is reached by exactly one chain, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

import pytest

from igroteka.core import Rng, apply, moves, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import COLOURS, SKILLS
from igroteka.games.keyflower.components.tiles import FACES, NUMBER, TILE_NAMES, USABLE
from igroteka.games.keyflower.fields import BOX
from igroteka.games.keyflower.state import C, K, KeyflowerState

from .scenario import table

#: What a whole turn is: bid or use, the tile, the payment, the groups, and numbers from the screen by colour.
Decision = tuple[str, int, str, tuple[int, ...], tuple[int, ...]]

AUCTION = ("fair", "inn", "wainwright", "well", "timber_yard", "barn", "sawmill", "goldsmith")
#: Tiles of the other seat.
BUILT = ("tavern", "brewer", "mason", "peddler", "miner", "store", "keywood")


def position(seed: int, boat: str) -> KeyflowerState:
    """A made-up auction of autumn with many losing groups of seat 0."""
    rng = Rng(f"{seed} {boat}")
    bids: dict[str, str] = {}
    users: dict[str, str] = {}
    for name in (*AUCTION, *BUILT, "turn_order_1"):
        colour = COLOURS[(0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 1, 2, 3)[rng.below(13)]]
        if rng.below(5) < 3 and name not in BUILT:
            mine, other = rng.below(4), 1 + rng.below(4)
            if mine == other:
                mine = 0
            bids[name] = f"{colour} {mine} {other}"
        if rng.below(3) == 0 and NUMBER[name] in USABLE:
            users[name] = f"{colour} " + ("1", "2", "1 2", "3", "1 3")[rng.below(5)]
    screen = " ".join([f"{rng.below(4)} {name}" for name in COLOURS])
    skills = " ".join([f"{rng.below(2)} {name}" for name in SKILLS])
    return table(
        2,
        season="autumn",
        auction=AUCTION,
        bids=bids,
        users=users,
        workers=[screen],
        skills=[skills],
        won=[["summer_boat_4"] if boat else [], BUILT],
        flipped=["summer_boat_4"] if boat == "4b" else (),
    ).s


Losing = dict[int, tuple[int, int]]
"""The losing groups of seat 0 by tile: colour and number."""


def whole(s: KeyflowerState, boat: str) -> Iterator[Decision]:
    """All decisions of seat 0, straight from the rules."""
    n = s.seats
    losing = {t: (s.colour[t], s.bid[t * n]) for t in s.auction if 0 < s.bid[t * n] < s.bid[t * n + 1]}
    for t in s.auction:
        yield from _all_bids(s, boat, t, losing)
    for t in range(len(FACES)):
        if t in USABLE and s.owner[t] != BOX:
            yield from _all_uses(s, boat, t, losing)


def _sets(losing: Losing, skip: int) -> Iterator[tuple[int, ...]]:
    """All sets of losing groups but one."""
    tiles = sorted([t for t in losing if t != skip])
    return chain.from_iterable(combinations(tiles, i) for i in range(len(tiles) + 1))


def _all_bids(s: KeyflowerState, boat: str, t: int, losing: Losing) -> Iterator[Decision]:
    n, screen = s.seats, s.workers[:C]
    own, other = s.bid[t * n], s.bid[t * n + 1]
    colours = range(4) if s.colour[t] < 0 else [s.colour[t]]
    if boat == "4a" and t < 54 and other and s.colour[t] != 3 and not own:
        colours = range(4)
    for c in colours:
        for groups in _sets(losing, t):
            if all(losing[g][0] == c for g in groups):
                given = sum(losing[g][1] for g in groups)
                for k in range(screen[c] + 1):
                    if given + k >= 1 and own + given + k > other:
                        yield ("bid", t, "", groups, tuple(k if i == c else 0 for i in range(4)))


def _all_payments(s: KeyflowerState, t: int, losing: Losing) -> list[tuple[str, int, int]]:
    """What can pay for a use: the words, and the colour or the group that it takes away."""
    face = FACES[t][s.side[t]]
    if face.pay_skill >= 0:
        return [
            (f"pay_skill {SKILLS[k]}", -1, -1) for k in range(K) if s.skills[k] and face.pay_skill in (k, 3)
        ]
    if face.pay_worker < 0:
        return [("", -1, -1)]
    workers = [
        (f"pay_worker {COLOURS[c]}", c, -1) for c in range(C) if s.workers[c] and face.pay_worker in (c, 4)
    ]
    return workers + [
        (f"pay_group {TILE_NAMES[g]}", -1, g) for g in sorted(losing) if face.pay_worker in (losing[g][0], 4)
    ]


def _all_uses(s: KeyflowerState, boat: str, t: int, losing: Losing) -> Iterator[Decision]:
    for pay, colour, paid in _all_payments(s, t, losing):
        have = [s.workers[c] - (c == colour) for c in range(4)]
        any_colours = boat == "4b" and s.colour[t] >= 0
        for groups in _sets(losing, paid):
            given = sum(losing[g][1] for g in groups)
            for counts in product(*[range(min(x, 6) + 1) for x in have]):
                total = given + sum(counts)
                used = {losing[g][0] for g in groups} | {c for c in range(4) if counts[c]}
                fits = any_colours or (len(used) == 1 and (s.colour[t] < 0 or used == {s.colour[t]}))
                if fits and s.last[t] + 1 <= total <= 6 - s.users[t]:
                    yield ("use", t, pay, groups, counts)


def chains(s: KeyflowerState) -> Iterator[Decision]:
    """All decisions that the questions lead to."""
    for first in moves(s, 0):
        if first.kind != "pass":
            yield from _finish(s, [first], s)


def _finish(start: KeyflowerState, said: list[Any], s: KeyflowerState) -> Iterator[Decision]:
    after = s.clone()
    after.events = []
    apply(after, 0, said[-1])
    top = after.agenda[-1]
    if waiting(after) == [0] and type(top).__name__ in ("Payment", "Colour", "Groups", "Count"):
        for m in moves(after, 0):
            yield from _finish(start, [*said, m], after)
        return
    pay = next((str(m) for m in said if m.kind.startswith("pay")), "")
    # What leaves no question is read off what happened.
    groups = sorted([NUMBER[str(e.args[1])] for e in after.events or [] if e.kind == "moved"])
    kind, tile = said[0].kind, said[0].index[0]
    placed = [0] * C
    for e in after.events or []:
        if e.kind in ("bid", "used"):
            placed[COLOURS.index(str(e.args[2]))] += int(e.args[3])
        elif e.kind == "paid_workers" and not pay:
            pay = f"pay_worker {e.args[1]}"
        elif e.kind == "paid_skill" and not pay:
            pay = f"pay_skill {e.args[1]}"
    for g in groups:
        placed[start.group_colour(0, g)] -= start.bid[g * start.seats]
    yield (kind, tile, pay, tuple(groups), tuple(placed))


@pytest.mark.rule(
    "KF-4.5.1", "KF-4.5.2", "KF-4.5.4", "KF-4.5.5", "KF-4.5.6", "KF-4.5.7", "KF-4.5.8", "KF-4.5.10"
)
@pytest.mark.rule(
    "KF-4.6.3", "KF-4.6.4", "KF-4.6.5", "KF-4.6.7", "KF-4.6.21", "KF-5.9", "KF-5.10", "KF-5.11", "KF-5.44"
)
@pytest.mark.rule("KF-4.13.9", "KF-4.13.12", "KF-4.13.13", "KF-5.18")
@pytest.mark.parametrize("boat", ["", "4a", "4b"])
def test_every_decision_is_reached_by_one_chain(boat: str) -> None:
    merged = paid = 0
    for seed in range(2 if boat == "4b" else 4):
        s = position(seed, boat)
        want = sorted(whole(s, boat))
        reached = sorted(chains(s))
        assert reached == want, (seed, set(reached) ^ set(want))
        merged += sum(len(d[3]) > 1 for d in want)
        paid += sum(d[2].startswith("pay_group") for d in want)
    assert merged
    assert paid


@pytest.mark.soak
@pytest.mark.parametrize("boat", ["", "4a", "4b"])
def test_many_decisions_are_reached_by_one_chain(boat: str) -> None:
    for seed in range(100, 130):
        s = position(seed, boat)
        assert sorted(chains(s)) == sorted(whole(s, boat)), seed


@pytest.mark.rule("KF-5.9", "KF-5.10")
def test_groups_stay_where_the_table_says_so() -> None:
    no = {"losing_group_may_use_same_tile": False, "losing_group_may_pay_exchange": False}
    more: JsonDraft = {
        "season": "summer",
        "auction": ["tavern", "farrier"],
        "bids": {"tavern": "red 1 2", "farrier": "blue 1 2"},
        "workers": ["1 red"],
    }
    assert table(2, **more).do("0 use tavern").of("pay_group") == {"tavern", "farrier"}
    assert "use tavern" not in table(2, options=no, **more).legal()
    beside = {"losing_group_may_use_same_tile": False}
    t = table(2, options=beside, **more).do("0 use tavern")
    assert t.legal() == {"pay_group farrier", "pay_group tavern"}
    assert GAME.options[0].default == "true"
