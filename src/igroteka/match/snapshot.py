"""A match as plain values from which it can go on without being played again: for caches; the log stays the truth.

What follows from the beginning of a match (its start, its opening, its chance) is not in it: `restore` is given a match
that has not gone on yet. Everything is a tuple, a list or a dictionary of plain values, so any codec can store it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..core import Atom, BadData, Event, Json, Seat, State, play
from .entry import Entry
from .record import MatchRecord


class EventSnapshot(NamedTuple):
    """What happened once, with what those who may not know it see instead; the fields are those of `core.Event`."""

    kind: str
    args: tuple[Atom, ...]
    to: tuple[Seat, ...] | None
    masked: tuple[Atom, ...]


class EntrySnapshot(NamedTuple):
    """An entry, with its move by notation."""

    seat: Seat
    move: str
    to: tuple[Seat, ...] | None
    masked: str
    auto: bool
    group: int
    events: list[EventSnapshot]
    guessed: bool = False


class MatchSnapshot(NamedTuple):
    """Where a match has come to.

    `steps` are those to which a seat may still go back, and `position` is the one before the first of them, or the
    present one: the few moves since then are played again, which is quicker than to read a position for each.
    """

    position: dict[str, Any]
    steps: list[int]
    entries: list[EntrySnapshot]
    orders: dict[Seat, dict[str, str]]
    draws: int


def take_snapshot(m: MatchRecord) -> MatchSnapshot:
    """A match as it is now; later changes of the match do not change the snapshot."""
    steps = sorted(m.undo_positions)
    return MatchSnapshot(
        (m.undo_positions[steps[0]] if steps else m.state).to_data(),
        steps,
        [_entry_snapshot(e) for e in m.entries],
        {seat: dict(orders) for seat, orders in m.orders.items()},
        m.draws,
    )


def restore(m: MatchRecord, snapshot: MatchSnapshot) -> None:
    """Bring a match that has just begun to where the snapshot was taken."""
    m.state = _position(m, snapshot.position)
    m.entries = [_entry(m, one) for one in snapshot.entries]
    m.undo_positions = {}
    first = snapshot.steps[0] if snapshot.steps else len(m.entries)
    for step, entry in enumerate(m.entries[first:], first):
        if step in snapshot.steps:
            m.undo_positions[step] = m.state.clone()
        play(m.state, entry.seat, entry.move)
    m.state.events = []
    m.orders = {seat: dict(orders) for seat, orders in snapshot.orders.items()}
    m.draws = snapshot.draws


def _entry_snapshot(e: Entry) -> EntrySnapshot:
    events = [EventSnapshot(one.kind, one.args, one.to, one.masked) for one in e.events]
    return EntrySnapshot(e.seat, e.move.text, e.to, e.masked, e.auto, e.group, events, e.guessed)


def _entry(m: MatchRecord, snapshot: EntrySnapshot) -> Entry:
    seat, text, to, masked, auto, group, events, guessed = snapshot
    move = m.game.moves.by_text.get(text)
    if move is None:
        raise BadData(f"entry: found move {text[:80]!r}; allowed: a move of {m.game.key}")
    return Entry(seat, move, to, masked, auto, group, [_event(m, one) for one in events], guessed)


def _event(m: MatchRecord, snapshot: EventSnapshot) -> Event:
    if snapshot.kind not in m.game.events:
        raise BadData(f"event: found {snapshot.kind[:80]!r}; allowed: an event of {m.game.key}")
    return Event(*snapshot)


def _position(m: MatchRecord, data: Mapping[str, Json]) -> State:
    s = m.game.load(data)
    if data["seats"] != m.count or data["options"] != m.options:
        raise BadData("position: found other seats or options than those of the match")
    return s
