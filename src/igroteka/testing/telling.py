"""Views leave nothing out: what a seat may know, and what it can choose by, stands in its view.

Leak tests find views that tell too much; these find views that tell too little. A guess keeps all that its seat
knows and draws the rest again, so it is the measure: two positions with equal views must have equal guesses, and
the same moves, labels and prompt. Something public that no view tells is kept by every guess, and breaks this as
soon as two positions differ in it alone. Such pairs are made in two ways: from one position by different
moves, and from its stored data by a small change.

Where only the order of a stored list differs, and a game says in `unordered` that this order means nothing, nothing
need be told.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from ..core import Move, Rng, Seat, State, apply, asked, canonical, moves, scene, waiting
from .neighbours import neighbour
from .trial import Trial, difference, name, pick

#: So many changes are tried at a position; most of them are refused.
CHANGES: Final = 20
#: So many moves of one question are compared with each other.
MOVES: Final = 5


def told(t: Trial) -> None:
    """Neighbours of the position, and positions after different moves, are told apart by views wherever they can be."""
    # A generator of its own: the other checks do the same with and without this one.
    rng = Rng(f"{t.seed} {t.draws} {t.decisions} told")
    neighbours(t, rng)
    siblings(t, rng)


def neighbours(t: Trial, rng: Rng) -> None:
    """Small changes of the stored data."""
    s = t.match.state
    text = canonical(s.to_data())
    views = [t.game.view(s, viewer) for viewer in t.viewers]
    for _ in range(CHANGES):
        near = neighbour(t.game, text, rng)
        if near is None:
            continue
        other, where = near
        t.report.neighbours += 1
        for viewer, mine in zip(t.viewers, views, strict=True):
            try:
                missing = untold(t, s, other, viewer) if t.game.view(other, viewer) == mine else ""
            except Exception:
                break  # the data add up, but the rules cannot go on from them
            if missing:
                t.fail("complete view", f"the view of {name(viewer)} to tell a change of {where}", missing)


def siblings(t: Trial, rng: Rng) -> None:
    """Different moves of one question."""
    s = t.match.state
    turn = waiting(s)
    if not turn:
        return
    seat = turn[rng.below(len(turn))]
    chosen = pick(rng, moves(s, seat), MOVES)
    after = [s.clone() for _ in chosen]
    with t.checking("accepted"):
        for state, m in zip(after, chosen, strict=True):
            apply(state, seat, m)
    for viewer in t.viewers:
        with t.checking("view"):
            views = [t.game.view(state, viewer) for state in after]
        for i, j in combinations(range(len(after)), 2):
            if views[i] == views[j]:
                tell_moves(t, (after[i], chosen[i]), (after[j], chosen[j]), viewer)


def tell_moves(t: Trial, one: tuple[State, Move], two: tuple[State, Move], viewer: Seat | None) -> None:
    """Two moves after which a viewer has equal views leave nothing to tell."""
    with t.checking("guess"):
        missing = untold(t, one[0], two[0], viewer)
    if missing:
        t.fail("complete view", f"the view of {name(viewer)} to tell {one[1]} from {two[1]}", missing)


def untold(t: Trial, one: State, two: State, viewer: Seat | None) -> str:
    """What differs for the viewer in two positions with equal views, though it may know it or choose by it."""
    if viewer is not None:
        asks = question(t, one, viewer), question(t, two, viewer)
        if asks[0] != asks[1]:
            return difference(*asks)
    worlds = [t.game.guess(s, viewer, Rng(t.seed)).to_data() for s in (one, two)]
    if worlds[0] == worlds[1]:
        return ""
    without_order(t, worlds)
    return difference(*worlds) if worlds[0] != worlds[1] else ""


def question(t: Trial, s: State, seat: Seat) -> dict[str, Any]:
    """What a seat is asked, and what it may answer."""
    frame, mine = asked(s, seat), scene(s, seat)
    if frame is None:
        return {}
    legal = sorted(moves(s, seat), key=lambda m: m.id)
    labels = [t.game.show(mine, m) for m in legal]
    return {"moves": [m.text for m in legal], "prompt": frame.prompt(mine), "labels": labels}


def without_order(t: Trial, worlds: list[dict[str, Any]]) -> None:
    """Sort stored lists whose order means nothing, as the game declares it, and note which declarations were needed."""
    declared: Mapping[str, str] = getattr(t.game, "unordered", {})
    for field in declared:
        if worlds[0][field] != worlds[1][field]:
            t.report.unordered.add(field)
        for world in worlds:
            world[field] = _sorted(world[field])


def _sorted(value: Any) -> Any:
    """Rows stay in place; only lists of plain values are sorted."""
    if isinstance(value, dict):
        return {key: _sorted(inner) for key, inner in value.items()}
    if isinstance(value, list):
        rows = [_sorted(inner) for inner in value]
        return rows if any(isinstance(row, (dict, list)) for row in rows) else sorted(rows)
    return value
