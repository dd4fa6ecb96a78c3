"""Views leave nothing out: what a seat may know, and what it can choose by, stands in its view.

Leak tests find views that tell too much; these find views that tell too little. A guess keeps all that its seat
knows and draws the rest again, so it is the measure: two positions with equal views must have equal guesses, and
the same moves, labels and prompt. Something public that no view tells is kept by every guess, and breaks this as
soon as two positions differ in it alone. Such pairs are made in two ways: from one position by different
moves, and from its stored data by a small change.

Numbers for learners are held against the views in the same way: where views differ, they must.

Where only the order of a stored list differs, and a game says in `unordered` that this order means nothing, nothing
need be told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core import Move, Rng, Seat, State, apply, canonical, moves, question_for, scene, waiting
from .neighbours import make_neighbour
from .trial import Trial, first_difference, pick, viewer_name

#: So many changes are tried at a position; most of them are refused.
CHANGES: Final = 16
#: So many moves of one question are compared with each other.
MOVES: Final = 4


def check_telling(t: Trial) -> None:
    """Neighbours of the position, and positions after different moves, are told apart by views wherever they can be."""
    # A generator of its own: the other checks do the same with and without this one.
    rng = Rng(f"{t.seed} {t.draws} {t.decisions} told")
    check_neighbours(t, rng)
    check_siblings(t, rng)


def check_neighbours(t: Trial, rng: Rng) -> None:
    """Small changes of the stored data."""
    s = t.match.state
    text = canonical(s.to_data())
    mine = [Seen(t, s, viewer) for viewer in t.viewers]
    for _ in range(CHANGES):
        near = make_neighbour(t.game, text, rng)
        if near is None:
            continue
        other, where = near
        t.report.neighbours += 1
        for seen in mine:
            try:
                changed = Seen(t, other, seen.viewer)
                missing, unobserved = seen.first_untold(changed), seen.first_unobserved(changed)
            except Exception:
                break  # the data add up, but the rules cannot go on from them
            if missing:
                expected = f"the view of {viewer_name(seen.viewer)} to tell a change of {where}"
                t.fail("complete view", expected, missing)
            if unobserved:
                expected = f"the numbers of {viewer_name(seen.viewer)} to tell a change of {where}"
                t.fail("observe", expected, unobserved)


def check_siblings(t: Trial, rng: Rng) -> None:
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
            seen = [Seen(t, state, viewer) for state in after]
        for i, m in enumerate(chosen):
            # Equal views make groups, and the first of a group stands for all of it.
            first = next(j for j, other in enumerate(seen) if other.view == seen[i].view)
            check_moves_told(t, (seen[first], chosen[first]), (seen[i], m))
            check_moves_told(t, (seen[0], chosen[0]), (seen[i], m))


def check_moves_told(t: Trial, one: tuple[Seen, Move], two: tuple[Seen, Move]) -> None:
    """Two moves after which a viewer has equal views leave nothing to tell, and after other ones the numbers of a learner differ, too."""
    with t.checking("guess"):
        missing = one[0].first_untold(two[0])
    if missing:
        expected = f"the view of {viewer_name(one[0].viewer)} to tell {one[1]} from {two[1]}"
        t.fail("complete view", expected, missing)
    unobserved = one[0].first_unobserved(two[0])
    if unobserved:
        expected = f"the numbers of {viewer_name(one[0].viewer)} to tell {one[1]} from {two[1]}"
        t.fail("observe", expected, unobserved)


class Seen:
    """A position through the eyes of one viewer: its view, and when it is asked for, all that it may know."""

    def __init__(self, t: Trial, s: State, viewer: Seat | None) -> None:
        self.t = t
        self.state = s
        self.viewer = viewer
        self.view = t.game.view(s, viewer)
        self._known: dict[str, object] | None = None
        self._numbers: list[int] | None = None

    def first_untold(self, other: Seen) -> str:
        """What differs for the viewer in two positions though their views are equal; nothing if all is well."""
        if self is other or self.view != other.view:
            return ""
        if self.known_data() == other.known_data():
            return ""
        mine, theirs = _without_order(self.t, self.known_data(), other.known_data())
        return first_difference(mine, theirs) if mine != theirs else ""

    def first_unobserved(self, other: Seen) -> str:
        """What a seat sees differently in two positions though it is told the same numbers; nothing if all is well."""
        if self.viewer is None or self.view == other.view or self.numbers() != other.numbers():
            return ""
        mine, theirs = _without_order(self.t, self.known_data(), other.known_data())
        return first_difference(self.view, other.view) if mine != theirs else ""

    def numbers(self) -> list[int]:
        """What a learner in the place of the viewer is told."""
        if self._numbers is None:
            assert self.viewer is not None
            self._numbers = self.t.game.observe(self.state, self.viewer)
        return self._numbers

    def known_data(self) -> dict[str, object]:
        """What the viewer is asked and may answer, and a guess, which keeps all that it knows."""
        if self._known is None:
            self._known = {**self._question(), **self.t.game.guess(self.state, self.viewer, Rng(1)).to_data()}
        return self._known

    def _question(self) -> dict[str, object]:
        frame = question_for(self.state, self.viewer) if self.viewer is not None else None
        if frame is None or self.viewer is None:
            return {}
        mine = scene(self.state, self.viewer)
        legal = sorted(moves(self.state, self.viewer), key=lambda m: m.id)
        labels = [self.t.game.show(mine, m) for m in legal]
        return {"its moves": [m.text for m in legal], "its prompt": frame.prompt(mine), "its labels": labels}


def _without_order(
    t: Trial, one: dict[str, object], two: dict[str, object]
) -> tuple[dict[str, object], dict[str, object]]:
    """Both without the order of lists that means nothing, as the game declares it; needed declarations are noted."""
    declared: Mapping[str, str] = getattr(t.game, "unordered", {})
    t.report.unordered.update([field for field in declared if one[field] != two[field]])
    mine, theirs = ({**x, **{field: _sort_lists(x[field]) for field in declared}} for x in (one, two))
    return mine, theirs


def _sort_lists(value: object) -> object:
    """Rows stay in place; only lists of plain values are sorted."""
    if isinstance(value, dict):
        return {key: _sort_lists(inner) for key, inner in value.items()}
    if isinstance(value, list):
        rows = [_sort_lists(inner) for inner in value]
        return rows if any(isinstance(row, (dict, list)) for row in rows) else sorted(rows, key=repr)
    return value
