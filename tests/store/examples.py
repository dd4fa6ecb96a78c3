"""Tables and whole games for the tests of the store."""

from __future__ import annotations

from igroteka.core import Rng
from igroteka.store import Play, Store, TableRow


def table(
    id: str = "t1", created: float = 0.0, seed: str = "7", seats: int = 2, status: str = "open"
) -> TableRow:
    """A table of Dream City."""
    return TableRow(id, "dream_city", seats, {}, seed, created=created, status=status, version=1)


async def begun(store: Store, row: TableRow) -> Play:
    """A new match with its opening in the store."""
    await store.create(row)
    play, rows = Play.start(row)
    assert await store.append(row.id, 0, rows, status="running")
    play.agree(rows)
    return play


async def step(store: Store, play: Play, rows: list[str]) -> None:
    """Append what a match has added."""
    status = play.status if play.match.over else None
    assert await store.append(play.table, play.seq, rows, status)
    play.agree(rows)


def choose(play: Play, rng: Rng) -> tuple[int, str]:
    """A seat and one of its moves by chance."""
    seats = play.match.seats
    seat = seats[rng.below(len(seats))]
    legal = play.match.moves_of(seat)
    return seat, str(legal[rng.below(len(legal))])


async def whole_game(store: Store, row: TableRow) -> Play:
    """A game by chance to its end, with undo, orders and other rows in it."""
    play = await begun(store, row)
    rng = Rng(row.seed)
    await step(store, play, play.seat(0, "bot medium"))
    await step(store, play, play.order(row.seats - 1, "flower", "keep"))
    while not play.match.over:
        seat, move = choose(play, rng)
        await step(store, play, play.play(seat, move))
        if play.match.can_undo(seat) and rng.below(4) == 0:
            await step(store, play, play.undo(seat))
        if rng.below(20) == 0:
            await step(store, play, play.decide(f"clock {seat} late"))
    return play
