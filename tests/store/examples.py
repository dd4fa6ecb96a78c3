"""Tables and whole games for the tests of the store."""

from __future__ import annotations

from igroteka.core import Rng, game
from igroteka.store import EventRow, LoggedMatch, Store, TableRow


def table(
    id: str = "t1", created: float = 0.0, seed: str = "7", seats: int = 2, status: str = "open"
) -> TableRow:
    """A table of Dream City."""
    return TableRow(
        id, "dream_city", seats, {}, seed, created=created, status=status, version=game("dream_city").version
    )


async def begin(store: Store, row: TableRow) -> LoggedMatch:
    """A new match with its opening in the store."""
    await store.create(row)
    match = LoggedMatch.begin_log(row)
    assert await store.append(row.id, 0, match.pending, status="running")
    match.confirm()
    return match


async def append(store: Store, match: LoggedMatch) -> None:
    """Append what a match has added."""
    status = match.status if match.over else None
    assert await store.append(match.table_id, match.seq, match.pending, status)
    match.confirm()


def choose(match: LoggedMatch, rng: Rng) -> tuple[str, int]:
    """A move by chance, and the seat that it belongs to."""
    seats = match.seats
    seat = seats[rng.below(len(seats))]
    legal = match.moves_of(seat)
    return str(legal[rng.below(len(legal))]), seat


async def whole_game(store: Store, row: TableRow) -> LoggedMatch:
    """A game by chance to its end, with undo, orders and other rows in it."""
    match = await begin(store, row)
    rng = Rng(row.seed)
    match.hand_over(0, "bot medium")
    await append(store, match)
    match.order(row.seats - 1, "flower", "keep")
    await append(store, match)
    while not match.over:
        move, seat = choose(match, rng)
        match.play(move, seat)
        await append(store, match)
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
            await append(store, match)
        if rng.below(20) == 0:
            match.decide(f"clock {seat} late")
            await append(store, match)
    return match


def numbered(rows: list[str], after: int = 0) -> list[EventRow]:
    """Rows as a store gives them back."""
    return [EventRow(after + i, row, 1.0) for i, row in enumerate(rows, 1)]


def confirm(match: LoggedMatch) -> list[str]:
    """Take the rows that a match has added, as a store would."""
    rows = match.pending
    match.confirm()
    return rows


def play_some(match: LoggedMatch, rows: list[str], moves: int) -> None:
    """A number of moves by chance."""
    rng = Rng(match.seed)
    for _ in range(moves):
        match.play(*choose(match, rng))
        rows += confirm(match)


def started(seats: int = 2, moves: int = 0) -> tuple[LoggedMatch, list[str]]:
    """A match and its log so far."""
    match = LoggedMatch.begin_log(table(seats=seats))
    rows = list(confirm(match))
    play_some(match, rows, moves)
    return match, rows
