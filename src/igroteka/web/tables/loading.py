"""How the match of a table comes into memory, with its time: new, out of a log, out of a snapshot, out of a file.

What takes long is a generator that stops now and then, so that it can be done in slices.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from ...store import EventRow, LoggedMatch, LoggedMatchSnapshot, TableRow
from ...store.log_rows import CONSEQUENCES
from .bidding import bids_of
from .clocks import Watch
from .fairness import salt_of, shares_of
from .timing import MatchTiming, TimingSnapshot

NOTICED_WITHIN: Final = 5.0
"""Seconds after which at the latest a process hears of a row that another one has written."""

Loaded = tuple[LoggedMatch, MatchTiming]


class TableSnapshot(NamedTuple):
    """The match of a table and its time, as plain values from which both can go on."""

    match: LoggedMatchSnapshot
    timing: TimingSnapshot


def start_match(row: TableRow, watch: Watch) -> Loaded:
    """A new match; the rows of its opening are pending."""
    match = LoggedMatch.begin_log(row, salt_of(row), shares_of(row), bids_of(row))
    return match, MatchTiming(row, match, watch)


def import_match(row: TableRow, watch: Watch) -> Loaded:
    """A match out of a log file that somebody has brought."""
    match = LoggedMatch.import_file(row, row.config["log"])
    return match, MatchTiming(row, match, watch)


def load_match(
    row: TableRow, events: list[EventRow], watch: Watch, snapshot: TableSnapshot | None = None
) -> Generator[None, None, Loaded]:
    """The match of a log. With a snapshot only the rows after it are played."""
    first_row = events[0].line if events else "B"
    match = LoggedMatch.open_log(row, first_row, snapshot=snapshot.match if snapshot else None)
    timing = MatchTiming(row, match, watch)
    if snapshot is not None:
        timing.restore(snapshot.timing)
    yield
    yield from follow_log(timing, events[match.seq :], math.inf)
    return match, timing


def follow_log(
    timing: MatchTiming, events: list[EventRow], within: float = NOTICED_WITHIN
) -> Generator[None, None, None]:
    """Go on with rows of the log, one decision with each step. They were written at most so many seconds ago."""
    for batch in _by_decision(events):
        timing.match.follow(batch)
        at = batch[0].at
        timing.count([event.line for event in batch], at, timing.watch.steady_at(at, within))
        yield


def _by_decision(events: list[EventRow]) -> Iterator[list[EventRow]]:
    """The rows in batches: each decision with all that follows from it."""
    batch: list[EventRow] = []
    for event in events:
        if batch and event.line.partition(" ")[0] not in CONSEQUENCES:
            yield batch
            batch = []
        batch.append(event)
    if batch:
        yield batch


def take_table_snapshot(match: LoggedMatch, timing: MatchTiming) -> TableSnapshot | None:
    """All that is known of a match; None while the store has not answered, and for a match that cannot go on."""
    if match.is_imported or not match.is_settled:
        return None
    return TableSnapshot(match.take_snapshot(), timing.take_snapshot())
