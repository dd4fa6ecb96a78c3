"""Leak tests: nobody learns what only others may know, from views, guesses, moves, drawings or logs.

Three sources of positions that a seat cannot tell apart are held against each other: guesses; two outcomes
of one draw or question that read alike in the seat's log (a fork); and a whole other world, begun at
such a fork and played along with the true one for as long as the same moves are possible in it.
"""

from __future__ import annotations

import math

from ..core import (
    CHANCE,
    Ask,
    Event,
    Json,
    Move,
    Opened,
    Rng,
    Seat,
    State,
    apply,
    moves,
    question_for,
    scene,
    waiting,
)
from ..core.hidden import Hidden
from .drawing import any_look
from .observing import observe
from .telling import Seen, check_moves_told
from .trial import Trial, first_difference, play_some, viewer_name

STEPS = 10


def log_line(s: State, seat: Seat, m: Move, viewer: Seat | None) -> str:
    """What a seat reads of a move in its log."""
    frame = question_for(s, seat)
    if isinstance(frame, Ask):
        to = frame.sees(scene(s, seat), m)
        if to is not None and viewer not in to:
            return frame.mask(m)
    return m.text


# ---------------------------------------------------------------- guesses


def check_guesses(t: Trial, pictures: bool = True) -> None:
    """No seat can tell its guess from the truth, and a guess of a guess is a guess of the truth.

    Without `pictures` nobody looks at drawings, which are made of views alone, and these are equal.
    """
    s = t.match.state
    turn = waiting(s)
    # Pictures are expensive: one viewer looks at them, every second time one who must move.
    close = turn[0] if turn and t.rng.below(2) else t.rng.below(len(t.viewers))
    for i, seat in enumerate(t.viewers):
        one, two = t.rng.below(1 << 30), t.rng.below(1 << 30)
        before = s.to_data()
        with t.checking("guess"):
            g = t.game.guess(s, seat, Rng(one))
            again = t.game.guess(g, seat, Rng(two)).to_data()
            direct = t.game.guess(s, seat, Rng(two)).to_data()
        t.check_same("guess", "the position that is guessed at", before, s.to_data())
        check_alike(t, s, g, seat, "its guess", close=i == close, pictures=pictures)
        if getattr(t.game, "open_scores", False):
            scores = t.game.scores(s), t.game.scores(g)
            t.check_same("scores", f"the open scores in a guess of {viewer_name(seat)}", *scores)
        if again != direct:
            t.fail(
                "guess",
                f"guess(guess(s, {viewer_name(seat)}, r1), r2) to be guess(s, {viewer_name(seat)}, r2)",
                first_difference(direct, again),
            )
        t.check_same("conservation", "the inventory of a guess", t.game.inventory(s), t.game.inventory(g))
        check_bounds(t, g, f"a guess of {viewer_name(seat)}")
        with t.checking("guess", f"a guess of {viewer_name(seat)} to be a position to store and to play on"):
            if seat is not None and not math.isfinite(t.game.evaluate(g, seat)):
                t.fail("guess", "a finite evaluation", repr(t.game.evaluate(g, seat)))
            if i == close:
                t.check_same("guess", "a loaded guess", g.to_data(), t.game.load(g.to_data()).to_data())
                play_some(t, g, STEPS)


def check_alike(
    t: Trial, s: State, g: State, seat: Seat | None, what: str, close: bool, pictures: bool
) -> None:
    """A seat cannot tell two positions apart by view, moves and numbers, or `close` by prompts, labels and `pictures`."""
    with t.checking("view"):
        mine, other = t.game.view(s, seat), t.game.view(g, seat)
    if mine != other:
        t.fail(
            "view", f"{viewer_name(seat)} not to tell the truth from {what}", first_difference(mine, other)
        )
    t.check_same("view", f"who moves, for {viewer_name(seat)} in {what}", waiting(s), waiting(g))
    if seat is not None:
        t.check_same("view", f"the moves of seat {seat} in {what}", moves(s, seat), moves(g, seat))
        numbers = observe(t, s, seat), observe(t, g, seat)
        t.check_same("observe", f"the numbers of seat {seat} in {what}", *numbers)
    if not close:
        return
    shown = []
    with t.checking("view"):
        if seat is not None and seat in waiting(s):
            legal, here, there = moves(s, seat), scene(s, seat), scene(g, seat)
            shown = [t.game.show(here, m) for m in legal]
            t.check_same(
                "view", f"the labels of {viewer_name(seat)}", shown, [t.game.show(there, m) for m in legal]
            )
            frames = question_for(s, seat), question_for(g, seat)
            if frames[0] is not None and frames[1] is not None:
                prompts = frames[0].prompt(here), frames[1].prompt(there)
                t.check_same("view", f"the question to {viewer_name(seat)}", *prompts)
        if not pictures:
            return
        how = any_look(t, shown)
        t.check_same(
            "view", f"the drawing of {viewer_name(seat)}", t.game.svg(mine, how), t.game.svg(other, how)
        )
        sketches = t.game.sketch(mine, how.say), t.game.sketch(other, how.say)
        t.check_same("view", f"the sketch of {viewer_name(seat)}", *sketches)


def check_bounds(t: Trial, s: State, what: str) -> None:
    """What really lies in hidden places agrees with what everybody knows, if the game declares it."""
    declared = getattr(t.game, "hidden_pieces", None)
    if declared is None:
        return
    with t.checking("bounds"):
        places: list[tuple[Hidden, list[list[int]]]] = declared(s)
        for known, contents in places:
            if not known.fits(contents):
                t.fail("bounds", f"{what} inside {known!r}", f"{contents}")


# ---------------------------------------------------------------- forks


def check_fork(t: Trial, s: State, seat: Seat, one: Move, two: Move) -> None:
    """Two moves that a seat reads alike leave it two positions that it cannot tell apart; and the other
    way round, what the log tells must be in the view."""
    t.report.forks += 1
    check_bounds(t, s, "the true position")
    a, seen_a = _after(t, s, seat, one)
    b, seen_b = _after(t, s, seat, two)
    sealed = _has_open_answers(s)
    if sealed and not (has_answers(a) and has_answers(b) and waiting(a) == waiting(b)):
        return  # one of them brought the answers out; the next simultaneous decision may be open already
    seed = t.rng.below(1 << 30)
    for viewer in t.viewers:
        reads = (log_line(s, seat, one, viewer), log_line(s, seat, two, viewer))
        with t.checking("view"):
            views = t.game.view(a, viewer), t.game.view(b, viewer)
        if reads[0] == reads[1] or (sealed and viewer != seat):
            told = f"{viewer_name(viewer)} reads {reads[0]!r} for {one} and for {two}"
            if views[0] != views[1]:
                t.fail("view", f"the same view after both: {told}", first_difference(views[0], views[1]))
            events = [[(e.kind, e.args_for(viewer)) for e in seen] for seen in (seen_a, seen_b)]
            if events[0] != events[1]:
                t.fail(
                    "masked log",
                    f"the same events after both: {told}",
                    first_difference(events[0], events[1]),
                )
            with t.checking("guess"):
                worlds = [t.game.guess(x, viewer, Rng(seed)).to_data() for x in (a, b)]
            if worlds[0] != worlds[1]:
                t.fail("guess", f"the same guess after both: {told}", first_difference(worlds[0], worlds[1]))
        elif views[0] == views[1]:
            check_moves_told(t, (Seen(t, a, viewer), one), (Seen(t, b, viewer), two))
            if _fields(a) != _fields(b):
                t.fail(
                    "masked log",
                    f"{viewer_name(viewer)} to read the same for {one} and {two}, as its view does not tell them apart",
                    f"{reads[0]!r} and {reads[1]!r}",
                )


def _after(t: Trial, s: State, seat: Seat, m: Move) -> tuple[State, list[Event]]:
    with t.checking("accepted"):
        after = s.clone()
        after.events = []
        apply(after, seat, m)
        return after, after.events or []


def _has_open_answers(s: State) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], Opened)


def has_answers(s: State) -> bool:
    """Whether a simultaneous decision is open in which somebody has answered."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, Opened) and any(top.said)


def _fields(s: State) -> dict[str, Json]:
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
        mine, read = self.state, log_line(s, seat, m, self.viewer)
        legal = moves(mine, seat)
        if all(x is not m for x in legal):
            sealed = _has_open_answers(mine) and seat != self.viewer
            legal = [x for x in legal if sealed or log_line(mine, seat, x, self.viewer) == read]
            if not legal:
                self.alive = False
                return
            m = legal[t.rng.below(len(legal))]
        elif log_line(mine, seat, m, self.viewer) != read:
            t.fail(
                "masked log",
                f"{viewer_name(self.viewer)} to read {read!r} for {m} whatever others hide",
                repr(log_line(mine, seat, m, self.viewer)),
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
                    f"{viewer_name(self.viewer)} to see the same while others hide something else, or reveal() to be called",
                    first_difference(views[0], views[1]),
                )
            self.alive = False

    def examine(self, t: Trial, pictures: bool = True) -> None:
        """At a decision: the seat cannot tell the worlds apart, and its guesses are the same."""
        if not self.alive:
            return
        s, seat, seed = t.match.state, self.viewer, t.rng.below(1 << 30)
        check_alike(t, s, self.state, seat, "another world", close=t.rng.below(3) == 0, pictures=pictures)
        with t.checking("guess"):
            want = t.game.guess(s, seat, Rng(seed)).to_data()
            guess = t.game.guess(self.state, seat, Rng(seed)).to_data()
        if want != guess:
            t.fail(
                "guess",
                f"the same guess of {viewer_name(seat)} whatever others hide",
                first_difference(want, guess),
            )


def make_other_world(t: Trial, s: State, legal: list[Move], m: Move) -> World | None:
    """A world in which chance drew something else that some seat cannot see, if there is one."""
    viewer = t.viewers[t.rng.below(len(t.viewers))]
    others = [
        x for x in legal if x is not m and log_line(s, CHANCE, x, viewer) == log_line(s, CHANCE, m, viewer)
    ]
    if not others:
        return None
    t.report.worlds += 1
    state = s.clone()
    with t.checking("accepted"):
        apply(state, CHANCE, others[t.rng.below(len(others))])
    return World(state, viewer)
