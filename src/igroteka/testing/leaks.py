"""Leak tests: nobody learns what only others may know, from views, guesses, moves, drawings or logs.

Three sources of positions that a seat cannot tell apart are held against each other: guesses; two outcomes
of one draw or question that read alike in the seat's log (a fork); and a whole other world, begun at
such a fork and played along with the true one for as long as the same moves are possible in it.
"""

from __future__ import annotations

import math
from typing import Any

from ..core import CHANCE, Ask, Event, Move, Opened, Rng, Seat, State, apply, asked, moves, scene, waiting
from ..core.hidden import Hidden
from .drawing import look
from .telling import Seen, tell_moves
from .trial import Trial, difference, name, wander

STEPS = 10


def line(s: State, seat: Seat, m: Move, viewer: Seat | None) -> str:
    """What a seat reads of a move in its log."""
    frame = asked(s, seat)
    if isinstance(frame, Ask):
        to = frame.sees(scene(s, seat), m)
        if to is not None and viewer not in to:
            return frame.masked(m)
    return m.text


# ---------------------------------------------------------------- guesses


def guesses(t: Trial) -> None:
    """No seat can tell its guess from the truth, and a guess of a guess is a guess of the truth."""
    s = t.match.state
    turn = waiting(s)
    # Pictures are dear: one viewer looks at them, every second time one who must move.
    close = turn[0] if turn and t.rng.below(2) else t.rng.below(len(t.viewers))
    for i, seat in enumerate(t.viewers):
        one, two = t.rng.below(1 << 30), t.rng.below(1 << 30)
        before = s.to_data()
        with t.checking("guess"):
            g = t.game.guess(s, seat, Rng(one))
            again = t.game.guess(g, seat, Rng(two)).to_data()
            direct = t.game.guess(s, seat, Rng(two)).to_data()
        t.same("guess", "the position that is guessed at", before, s.to_data())
        alike(t, s, g, seat, "its guess", pictures=i == close)
        if again != direct:
            t.fail(
                "guess",
                f"guess(guess(s, {name(seat)}, r1), r2) to be guess(s, {name(seat)}, r2)",
                difference(direct, again),
            )
        t.same("conservation", "the inventory of a guess", t.game.inventory(s), t.game.inventory(g))
        bounds(t, g, f"a guess of {name(seat)}")
        with t.checking("guess", f"a guess of {name(seat)} to be a position to store and to play on"):
            if seat is not None and not math.isfinite(t.game.evaluate(g, seat)):
                t.fail("guess", "a finite evaluation", repr(t.game.evaluate(g, seat)))
            if i == close:
                t.same("guess", "a loaded guess", g.to_data(), t.game.load(g.to_data()).to_data())
                wander(t, g, STEPS)


def alike(t: Trial, s: State, g: State, seat: Seat | None, what: str, pictures: bool) -> None:
    """A seat cannot tell two positions apart by view, moves, prompts, labels, numbers or pictures."""
    with t.checking("view"):
        mine, other = t.game.view(s, seat), t.game.view(g, seat)
    if mine != other:
        t.fail("view", f"{name(seat)} not to tell the truth from {what}", difference(mine, other))
    t.same("view", f"who moves, for {name(seat)} in {what}", waiting(s), waiting(g))
    if seat is not None:
        t.same("view", f"the moves of seat {seat} in {what}", moves(s, seat), moves(g, seat))
    with t.checking("view"):
        t.same("encode", f"the numbers of {name(seat)} in {what}", t.game.encode(mine), t.game.encode(other))
    if not pictures:
        return
    shown = []
    with t.checking("view"):
        if seat is not None and seat in waiting(s):
            legal, here, there = moves(s, seat), scene(s, seat), scene(g, seat)
            shown = [t.game.show(here, m) for m in legal]
            t.same("view", f"the labels of {name(seat)}", shown, [t.game.show(there, m) for m in legal])
            frames = asked(s, seat), asked(g, seat)
            if frames[0] is not None and frames[1] is not None:
                prompts = frames[0].prompt(here), frames[1].prompt(there)
                t.same("view", f"the question to {name(seat)}", *prompts)
        how = look(t, shown)
        t.same("view", f"the drawing of {name(seat)}", t.game.svg(mine, how), t.game.svg(other, how))
        sketches = t.game.sketch(mine, how.say), t.game.sketch(other, how.say)
        t.same("view", f"the sketch of {name(seat)}", *sketches)


def bounds(t: Trial, s: State, what: str) -> None:
    """What really lies in hidden places agrees with what everybody knows, if the game declares it."""
    declared = getattr(t.game, "hidden", None)
    if declared is None:
        return
    with t.checking("bounds"):
        places: list[tuple[Hidden, list[list[int]]]] = declared(s)
        for known, contents in places:
            if not known.fits(contents):
                t.fail("bounds", f"{what} inside {known!r}", f"{contents}")


# ---------------------------------------------------------------- forks


def fork(t: Trial, s: State, seat: Seat, one: Move, two: Move) -> None:
    """Two moves that a seat reads alike leave it two positions that it cannot tell apart; and the other
    way round, what the log tells must be in the view."""
    t.report.forks += 1
    bounds(t, s, "the true position")
    a, seen_a = _after(t, s, seat, one)
    b, seen_b = _after(t, s, seat, two)
    sealed = _open(s)
    if sealed and not (answered(a) and answered(b) and waiting(a) == waiting(b)):
        return  # one of them brought the answers out; the next simultaneous decision may be open already
    seed = t.rng.below(1 << 30)
    for viewer in t.viewers:
        reads = (line(s, seat, one, viewer), line(s, seat, two, viewer))
        with t.checking("view"):
            views = t.game.view(a, viewer), t.game.view(b, viewer)
        if reads[0] == reads[1] or (sealed and viewer != seat):
            told = f"{name(viewer)} reads {reads[0]!r} for {one} and for {two}"
            if views[0] != views[1]:
                t.fail("view", f"the same view after both: {told}", difference(views[0], views[1]))
            events = [[(e.kind, e.seen(viewer)) for e in seen] for seen in (seen_a, seen_b)]
            if events[0] != events[1]:
                t.fail("masked log", f"the same events after both: {told}", difference(events[0], events[1]))
            with t.checking("guess"):
                worlds = [t.game.guess(x, viewer, Rng(seed)).to_data() for x in (a, b)]
            if worlds[0] != worlds[1]:
                t.fail("guess", f"the same guess after both: {told}", difference(worlds[0], worlds[1]))
        elif views[0] == views[1]:
            tell_moves(t, (Seen(t, a, viewer), one), (Seen(t, b, viewer), two))
            if _fields(a) != _fields(b):
                t.fail(
                    "masked log",
                    f"{name(viewer)} to read the same for {one} and {two}, as its view does not tell them apart",
                    f"{reads[0]!r} and {reads[1]!r}",
                )


def _after(t: Trial, s: State, seat: Seat, m: Move) -> tuple[State, list[Event]]:
    with t.checking("accepted"):
        after = s.clone()
        after.events = []
        apply(after, seat, m)
        return after, after.events or []


def _open(s: State) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], Opened)


def answered(s: State) -> bool:
    """Whether a simultaneous decision is open in which somebody has answered."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, Opened) and any(top.said)


def _fields(s: State) -> dict[str, Any]:
    """What lies on the table: the agenda may differ in what others need not see yet."""
    return {key: value for key, value in s.to_data().items() if key != "agenda"}


# ---------------------------------------------------------------- other worlds


class World:
    """Another world that one seat cannot tell from the true one, played along with it."""

    def __init__(self, s: State, viewer: Seat | None) -> None:
        self.state = s
        self.viewer = viewer
        self.alive = True

    def follow(self, t: Trial, s: State, seat: Seat, m: Move) -> None:
        """Play the move that the true world is about to play, or one that the viewer reads alike."""
        if not self.alive:
            return
        mine, read = self.state, line(s, seat, m, self.viewer)
        legal = moves(mine, seat)
        if all(x is not m for x in legal):
            sealed = _open(mine) and seat != self.viewer
            legal = [x for x in legal if sealed or line(mine, seat, x, self.viewer) == read]
            if not legal:
                self.alive = False
                return
            m = legal[t.rng.below(len(legal))]
        elif line(mine, seat, m, self.viewer) != read:
            t.fail(
                "masked log",
                f"{name(self.viewer)} to read {read!r} for {m} whatever others hide",
                repr(line(mine, seat, m, self.viewer)),
            )
        mine.revealed = False
        with t.checking("accepted"):
            apply(mine, seat, m)

    def compare(self, t: Trial, s: State, seat: Seat) -> None:
        """After the move the views are still equal, unless a secret came out."""
        if not self.alive:
            return
        with t.checking("view"):
            views = t.game.view(s, self.viewer), t.game.view(self.state, self.viewer)
        if views[0] != views[1]:
            if seat != CHANCE and not s.revealed and not self.state.revealed:
                t.fail(
                    "view",
                    f"{name(self.viewer)} to see the same while others hide something else, or reveal() to be called",
                    difference(views[0], views[1]),
                )
            self.alive = False

    def examine(self, t: Trial) -> None:
        """At a decision: the seat cannot tell the worlds apart, and its guesses are the same."""
        if not self.alive:
            return
        s, seat, seed = t.match.state, self.viewer, t.rng.below(1 << 30)
        alike(t, s, self.state, seat, "another world", pictures=t.rng.below(3) == 0)
        with t.checking("guess"):
            want = t.game.guess(s, seat, Rng(seed)).to_data()
            guess = t.game.guess(self.state, seat, Rng(seed)).to_data()
        if want != guess:
            t.fail("guess", f"the same guess of {name(seat)} whatever others hide", difference(want, guess))


def other_world(t: Trial, s: State, legal: list[Move], m: Move) -> World | None:
    """A world in which chance drew something else that some seat cannot see, if there is one."""
    viewer = t.viewers[t.rng.below(len(t.viewers))]
    others = [x for x in legal if x is not m and line(s, CHANCE, x, viewer) == line(s, CHANCE, m, viewer)]
    if not others:
        return None
    t.report.worlds += 1
    state = s.clone()
    with t.checking("accepted"):
        apply(state, CHANCE, others[t.rng.below(len(others))])
    return World(state, viewer)
