"""Checks of the match around the game: log, replay, undo, standing orders."""

from __future__ import annotations

from ..core import CHANCE, BadLog, IllegalMove, Json, Opened, Seat
from ..match import Match
from .leaks import has_answers
from .trial import Trial, pick, viewer_name

STEPS = 6


def check_log(t: Trial) -> None:
    """The log file reads back as the same match, and the match can be shown at any earlier step."""
    t.report.replays += 1
    m = t.match
    with t.checking("log"):
        text = m.export()
        again = Match.parse(text)
        t.check_same("log", "the log read and written again", text.split("\n"), again.export().split("\n"))
        t.check_same("log", "the fingerprint of the log read again", m.fingerprint, again.fingerprint)
        t.check_same("log", "the events of the log read again", _events(m), _events(again))
        for step in pick(t.rng, list(t.past), 1):
            t.check_same("log", f"the match at step {step}", t.past[step], m.at(step).state.to_data())
        checked = m.verify()
    if not checked.ok:
        t.fail("log", "every move and draw of the log verified", "; ".join(checked.problems))
    check_masked(t)


def _events(m: Match) -> list[str]:
    return [repr(e) for e in (*m.opening, *[e for entry in m.entries for e in entry.events])]


def check_masked(t: Trial) -> None:
    """A reader's log masks what it may not read; sealed answers of others are not in it yet."""
    m = t.match
    top = m.state.agenda[-1] if m.state.agenda else None
    answers = dict(zip(top.seats, top.said, strict=True)) if isinstance(top, Opened) else {}
    for reader in t.viewers:
        lines = m.log_for(reader)
        sealed = sum([len(said) for seat, said in answers.items() if seat != reader])
        if len(lines) != len(m.entries) - sealed:
            t.fail(
                "masked log", f"{len(m.entries) - sealed} lines for {viewer_name(reader)}", f"{len(lines)}"
            )
        for e, found in zip(m.entries_for(reader), lines, strict=True):
            who = "*" if e.seat == CHANCE else str(e.seat)
            if found != f"{who} {e.move if e.to is None or reader in e.to else e.masked}":
                t.fail("masked log", f"{e!r} as {viewer_name(reader)} may read it", repr(found))
        text = m.export(reader, full=False)
        try:
            Match.parse(text)
        except BadLog:
            continue
        t.fail(
            "masked log", "a masked log to be refused as a full one", f"it was read for {viewer_name(reader)}"
        )


def check_undo(t: Trial, seat: Seat, step: int, before: dict[str, Json], sealed: bool) -> bool:
    """After a move: taken back it leaves no trace, or a barrier refuses. Whether it was taken back.

    `sealed` tells that the move was an answer in an open simultaneous decision.
    """
    m = t.match
    now, lines = m.state.to_data(), m.log
    still_open = sealed and has_answers(m.state)
    barrier = ""
    if any(e.seat == CHANCE for e in m.entries[step:]):
        barrier = "chance"
    elif sealed and not still_open:
        barrier = "sealed answers that came out"
    elif not sealed and t.twin.revealed:
        barrier = "a secret that came out"
    for other in t.seats:
        if other != seat and not still_open and m.can_undo(other):
            t.fail("undo", f"seat {other} not to take back a move of seat {seat}", "it may")
    if m.can_undo(seat) == bool(barrier):
        allowed = (
            f"seat {seat} not to go back behind {barrier}"
            if barrier
            else f"seat {seat} to take its move back"
        )
        t.fail("undo", allowed, f"can_undo({seat}) is {m.can_undo(seat)}")
    with t.checking("undo"):
        try:
            m.undo(seat)
        except IllegalMove:
            if not barrier:
                raise
            t.check_same("undo", "the position after a refused undo", now, m.state.to_data())
            t.check_same("undo", "the log after a refused undo", lines, m.log)
            return False
        if barrier:
            t.fail("undo", f"no way back behind {barrier}", "the move was taken back")
        t.check_same("undo", "the position after undo", before, m.state.to_data())
        if len(m.entries) != len(lines) - 1:
            t.fail("undo", f"{len(lines) - 1} entries after undo", f"{len(m.entries)}")
    return True


def check_orders(t: Trial) -> None:
    """With standing orders a match goes on by itself, and its log reads back."""
    kinds = sorted(t.game.orders.items())
    if not kinds:
        return
    with t.checking("orders"):
        m = t.match.at(len(t.match.entries))
        for seat in t.seats:
            key, choices = kinds[t.rng.below(len(kinds))]
            m.order(seat, key, choices[t.rng.below(len(choices))])
        for _ in range(STEPS):
            if m.over:
                break
            m.play(m.moves[t.rng.below(len(m.moves))])
        text = m.export()
        t.check_same("orders", "the log read and written again", text, Match.parse(text).export())
