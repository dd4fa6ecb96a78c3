"""A match as plain values from which it can go on without being played again: for caches; the log stays the truth.

What follows from the beginning of a match (its start, its opening, its chance) is not in it: `resume` is given a match
that has not gone on yet. Everything is a tuple, a list or a dictionary of plain values, so any codec can store it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..core import Atom, BadData, Event, Seat, State, play
from .entry import Entry

if TYPE_CHECKING:
    from .match import Match


class KeptEvent(NamedTuple):
    """An event."""

    kind: str
    args: tuple[Atom, ...]
    to: tuple[Seat, ...] | None
    masked: tuple[Atom, ...]


class KeptEntry(NamedTuple):
    """An entry, with its move by notation."""

    seat: Seat
    move: str
    to: tuple[Seat, ...] | None
    masked: str
    auto: bool
    group: int
    events: list[KeptEvent]


class KeptMatch(NamedTuple):
    """Where a match has come to.

    `steps` are those to which a seat may still go back, and `position` is the one before the first of them, or the
    present one: the few moves since then are played again, which is quicker than to read a position for each.
    """

    position: dict[str, Any]
    steps: list[int]
    entries: list[KeptEntry]
    orders: dict[Seat, dict[str, str]]
    draws: int


def keep(m: Match) -> KeptMatch:
    """A match as it is now; later changes of the match do not change what was kept."""
    steps = sorted(m.before)
    return KeptMatch(
        (m.before[steps[0]] if steps else m.state).to_data(),
        steps,
        [_kept_entry(e) for e in m.entries],
        {seat: dict(orders) for seat, orders in m.orders.items()},
        m.draws,
    )


def resume(m: Match, kept: KeptMatch) -> None:
    """Bring a match that has just begun to where another one was kept."""
    m.state = _position(m, kept.position)
    m.entries = [_entry(m, one) for one in kept.entries]
    m.before = {}
    first = kept.steps[0] if kept.steps else len(m.entries)
    for step, entry in enumerate(m.entries[first:], first):
        if step in kept.steps:
            m.before[step] = m.state.clone()
        play(m.state, entry.seat, entry.move)
    m.state.events = []
    m.orders = {seat: dict(orders) for seat, orders in kept.orders.items()}
    m.draws = kept.draws


def _kept_entry(e: Entry) -> KeptEntry:
    events = [KeptEvent(one.kind, one.args, one.to, one.masked) for one in e.events]
    return KeptEntry(e.seat, e.move.text, e.to, e.masked, e.auto, e.group, events)


def _entry(m: Match, kept: KeptEntry) -> Entry:
    seat, text, to, masked, auto, group, events = kept
    move = m.game.moves.by_text.get(text)
    if move is None:
        raise BadData(f"entry: found move {text[:80]!r}; allowed: a move of {m.game.key}")
    return Entry(seat, move, to, masked, auto, group, [_event(m, one) for one in events])


def _event(m: Match, kept: KeptEvent) -> Event:
    if kept.kind not in m.game.events:
        raise BadData(f"event: found {kept.kind[:80]!r}; allowed: an event of {m.game.key}")
    return Event(*kept)


def _position(m: Match, data: dict[str, Any]) -> State:
    s = m.game.load(data)
    if data["seats"] != m.count or data["options"] != m.options:
        raise BadData("position: found other seats or options than those of the match")
    return s
