"""Rows and matches: what a match adds to a log, and the match that a log stands for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from igroteka import Match
from igroteka.core import IllegalMove, Json, Move, Rng
from igroteka.games.dream_city.rules.rounds import KeepTile
from igroteka.games.dream_city.state import DreamCityState
from igroteka.store import (
    BadRow,
    EventRow,
    LoggedMatch,
    Store,
    StoreError,
    TableRow,
    check,
    open_store,
    row_of,
    rows_of,
)

from .examples import append, begin, choose, table, whole_game


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


def same(x: LoggedMatch, y: LoggedMatch) -> bool:
    """Whether two matches agree in everything that players can see or do."""
    return (
        x.export() == y.export()
        and x.orders == y.orders
        and [(e.line(), e.auto, e.group, e.events) for e in x.entries]
        == [(e.line(), e.auto, e.group, e.events) for e in y.entries]
        and [x.undo_points(i) for i in range(x.count)] == [y.undo_points(i) for i in range(y.count)]
        and (x.seq, x.hands, x.decisions) == (y.seq, y.hands, y.decisions)
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
async def test_a_whole_game_comes_back_from_the_store(url: str, seats: int) -> None:
    async with await open_store(url) as store:
        match = await whole_game(store, table(seats=seats, seed=f"seed {seats}"))
        row = await store.table("t1")
        assert row is not None
        assert row.status == "over"
        again = LoggedMatch.load(row, await store.events("t1"))
        assert same(match, again)
        assert again.verify().ok
        kinds = {e.line[0] for e in await store.events("t1")}
        assert {"B", "M", "A", "C", "U", "O", "E", "S"} <= kinds


def test_every_beginning_of_a_log_gives_the_match_at_that_moment() -> None:
    match, rows = started()
    rng = Rng(5)
    while not match.over:
        match.play(*choose(match, rng))
        rows += confirm(match)
        again = LoggedMatch.load(table(), numbered(rows))
        assert same(match, again)


def test_following_a_log_row_by_row_and_in_pieces() -> None:
    match, rows = started(moves=12)
    other = LoggedMatch.load(table(), numbered(rows))
    more: list[str] = []
    play_some(match, more, 1)
    if match.can_undo(int(more[0].split()[1])):
        match.undo(int(more[0].split()[1]))
    added = confirm(match)
    other.follow(numbered(more + added, len(rows)))
    assert same(match, other)
    other.follow([])
    assert same(match, other)


def test_undo_is_written_with_its_step() -> None:
    match = LoggedMatch.begin_log(TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=1))
    rows = confirm(match)
    before = match.export()
    first = next(str(m) for m in match.moves if str(m).endswith("r1c1"))
    match.play(first, 0)
    added = confirm(match)
    assert added == [f"M 0 {first}"]
    point = match.undo_points(0)[0]
    match.play("done", 0)
    more = confirm(match)
    match.undo(0, point)
    back = confirm(match)
    assert back == [f"U 0 {point}"]
    assert match.export() == before
    with pytest.raises(IllegalMove):
        match.undo(0)
    again = LoggedMatch.load(
        TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=1),
        numbered([*rows, *added, *more, *back]),
    )
    assert same(match, again)


def test_sealed_answers_and_taking_them_back() -> None:
    match, rows = started()
    rng = Rng(3)
    while len(match.seats) < 2:
        match.play(*choose(match, rng))
        rows += confirm(match)
    one = str(match.moves_of(1)[0])
    zero = str(match.moves_of(0)[0])
    for wanted in (f"M 1 {one}", "U 1 sealed", f"M 1 {one}"):
        if wanted.startswith("U"):
            match.undo(1)
        else:
            match.play(one, 1)
        added = confirm(match)
        assert added == [wanted]
        rows += added
        assert same(match, LoggedMatch.load(table(), numbered(rows)))
    match.play(zero, 0)
    added = confirm(match)
    assert added[0] == f"M 0 {zero}"
    assert added[-1].startswith("E ")
    assert match.over
    assert match.status == "over"
    assert same(match, LoggedMatch.load(table(), numbered(rows + added)))


@pytest.mark.interpreted
def test_an_answer_that_lets_an_order_answer_for_another_seat_is_written_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def standing(frame: KeepTile, s: DreamCityState, orders: dict[str, str]) -> Move | None:
        return frame.moves(s)[0] if orders["flower"] == "keep" else None

    # No simultaneous question of the games here knows standing orders; that of another package may.
    monkeypatch.setattr(KeepTile, "standing", standing)
    match, rows = started()
    rng = Rng(3)
    while len(match.seats) < 2:
        match.play(*choose(match, rng))
        rows += confirm(match)
    zero, one = (str(match.moves_of(seat)[0]) for seat in (0, 1))
    match.order(0, "flower", "keep")
    rows += confirm(match)
    match.undo(0)
    rows += confirm(match)
    assert rows[-3:] == ["O 0 flower keep", f"A 0 {zero}", "U 0 sealed"]
    match.play(one, 1)
    added = confirm(match)
    assert added[:2] == [f"M 1 {one}", f"A 0 {zero}"]
    assert same(match, LoggedMatch.load(table(), numbered(rows + added)))


def test_orders_answer_by_themselves_and_are_written_down() -> None:
    match = LoggedMatch.begin_log(TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=1))
    rows = confirm(match)
    match.order(0, "flower", "keep")
    added = confirm(match)
    assert added == ["O 0 flower keep"]
    first = next(str(m) for m in match.moves if str(m).endswith("r1c1"))
    match.play(first, 0)
    more = confirm(match)
    assert more[:2] == [f"M 0 {first}", "A 0 done"]
    row = TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=1)
    assert same(match, LoggedMatch.load(row, numbered([*rows, *added, *more])))
    broken = [*rows, *added, more[0], *more[2:]]
    with pytest.raises(BadRow, match=r"row \d+: found .*; allowed: 'A 0 done', as seed and rules give it"):
        LoggedMatch.load(row, numbered(broken))


def test_who_plays_a_seat_and_what_was_decided() -> None:
    match, rows = started()
    match.hand_over(1, "bot hard")
    rows += confirm(match)
    match.decide("clock 1 late")
    rows += confirm(match)
    match.hand_over(1, "person g-7")
    rows += confirm(match)
    assert match.hands == {1: "person g-7"}
    assert match.decisions == [(len(rows) - 1, "clock 1 late")]
    assert rows[-3:] == ["S 1 bot hard", "X clock 1 late", "S 1 person g-7"]
    assert same(match, LoggedMatch.load(table(), numbered(rows)))
    for bad in ("", "two\nlines", " leading", "two  spaces"):
        with pytest.raises(StoreError, match="row: found"):
            match.decide(bad)
    with pytest.raises(StoreError, match="seat: found 2; allowed: 0 to 1"):
        match.hand_over(2, "bot easy")


def test_an_order_after_the_end_adds_no_second_end() -> None:
    match, rows = started(moves=0)
    rng = Rng(4)
    while not match.over:
        match.play(*choose(match, rng))
        rows += confirm(match)
    match.order(0, "flower", "keep")
    added = confirm(match)
    assert added == ["O 0 flower keep"]
    assert same(match, LoggedMatch.load(table(), numbered(rows + added)))


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match, rows = started(moves=3)
    before = match.export()
    with pytest.raises(IllegalMove):
        match.play("keep park", 0)
    assert match.export() == before
    assert same(match, LoggedMatch.load(table(), numbered(rows)))
    match.play(*choose(match, Rng(1)))
    with pytest.raises(StoreError, match=f"{len(match.pending)} own rows wait for the store's answer"):
        match.follow(numbered(["X a"], match.seq))


def bad(rows: list[str], row: TableRow | None = None) -> BadRow:
    """The error of a log."""
    with pytest.raises(BadRow) as caught:
        LoggedMatch.load(row or table(), numbered(rows))
    assert "table t1, " in str(caught.value)
    return caught.value


def test_chance_that_the_seed_does_not_give() -> None:
    match, rows = started(moves=10)
    at = max(i for i, row in enumerate(rows) if row.startswith("C turn_over"))
    honest = rows[at]
    other = next(r for r in rows if r.startswith("C turn_over") and r != honest)
    forged = [*rows[:at], other, *rows[at + 1 :]]
    error = bad(forged)
    assert error.seq == at + 1
    assert str(error) == (
        f"table t1, row {at + 1}: found {other!r}; allowed: {honest!r}, as seed and rules give it"
    )
    assert bad(rows, table(seed="8")).seq == 1
    assert match.log


def test_an_end_that_the_log_does_not_give() -> None:
    match, rows = started()
    while not match.over:
        play_some(match, rows, 1)
    *words, fingerprint = rows[-1].split(" ")
    assert words[0] == "E"
    for forged in ([*words, "0" * 16], ["E", "1" + words[1], *words[2:], fingerprint]):
        error = bad([*rows[:-1], " ".join(forged)])
        assert (error.seq, error.allowed) == (len(rows), f"{rows[-1]!r}, as seed and rules give it")


def test_rows_that_cannot_be() -> None:
    _, rows = started(moves=6)
    opening = next(i for i, row in enumerate(rows) if row.startswith("M"))
    move = rows[opening]
    seat = move.split()[1]
    for line, says in [
        ("M 0 build castle r9c9", "no move is written"),
        (f"M {1 - int(seat)} done", "cannot play"),
        (f"M {seat} keep park", "is not legal"),
        (move.replace(" build ", "  build "), "found"),
        ("M 00 done", "found"),
        ("Z what", "a row of the kinds B M A C U O E S X"),
        ("M", "a row of the kinds"),
        ("U 0 x", "a row of the kinds"),
        ("U 0 0", "behind chance"),
        ("U 0 sealed", "behind chance"),
        ("O 0 tea keep", "flower"),
        ("O 0 flower", "a row of the kinds"),
        ("O 9 flower keep", "0 to 1"),
        ("S 9 bot easy", "0 to 1"),
        ("C turn_over leaf park", "nothing follows by itself"),
        (rows[0], "nothing follows by itself"),
        ("E 1 2 abc", "nothing follows by itself"),
        ("A 0 done", "nothing follows by itself"),
        ("", "a row of the kinds"),
    ]:
        error = bad([*rows[:opening], line])
        assert error.seq == opening + 1
        assert says in str(error), line


def test_logs_with_a_gap_or_without_an_end() -> None:
    _, rows = started(moves=10)
    events = numbered(rows)
    with pytest.raises(BadRow, match="found row 3 after row 1; allowed: row 2"):
        LoggedMatch.load(table(), [events[0], *events[2:]])
    with pytest.raises(BadRow, match="row 1: found the end of the log"):
        LoggedMatch.load(table(), [])
    cut = next(i for i, (a, b) in enumerate(pairwise(rows)) if a[0] == "M" and b[0] == "C")
    with pytest.raises(BadRow, match=f"row {cut + 2}: found the end of the log; allowed: 'C "):
        LoggedMatch.load(table(), events[: cut + 1])


def position(seats: int) -> dict[str, Json]:
    """A position in which so many seats play."""
    return started(seats, moves=3)[0].state.to_data()


def test_tables_that_cannot_begin() -> None:
    _, rows = started()
    changes: list[tuple[dict[str, object], str]] = [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "1 to 4"),
        ({"options": {"tea": "yes"}}, "tea"),
        ({"names": ["A"]}, "one for each of 2 seats"),
        ({"version": 99}, "found version 99 of dream_city; allowed: version 1"),
        ({"position": {"game": "dream_city"}}, "a match that cannot begin"),
        ({"position": position(3)}, "a position with other seats or options"),
        ({"position": position(2), "options": {"chain_mode": "component"}}, "a position with other seats"),
    ]
    for change, says in changes:
        row = table()
        for name, value in change.items():
            setattr(row, name, value)
        error = bad(rows, row)
        assert error.seq == 0
        assert says in str(error)


async def test_a_match_that_begins_at_a_position(url: str) -> None:
    half, _ = started(moves=20)
    m = Match.begin("dream_city", half.state.to_data(), seed=99, names=["A", "B"])
    async with await open_store(url) as store:
        match = await begin(store, row_of(m, "t1"))
        assert [e.line for e in await store.events("t1")] == [f"B {m.commitment}"]
        rng = Rng(1)
        while not match.over:
            match.play(*choose(match, rng))
            await append(store, match)
        row = await store.table("t1")
        assert row is not None
        assert row.position == half.state.to_data()
        again = LoggedMatch.load(row, await store.events("t1"))
        assert same(match, again)
        assert again.names == ["A", "B"]


async def test_two_servers_that_move_for_the_same_seats(url: str) -> None:
    """Each plays whenever it can; who comes second reads the log and starts anew from there."""
    lost = 0

    async def serve(store: Store, name: int) -> LoggedMatch:
        nonlocal lost
        row = await store.table("t1")
        assert row is not None
        match = LoggedMatch.load(row, await store.events("t1"))
        rng = Rng(name)
        while not match.over:
            match.play(*choose(match, rng))
            if await store.append("t1", match.seq, match.pending, "over" if match.over else None):
                match.confirm()
            else:
                lost += 1
                match = LoggedMatch.load(row, await store.events("t1"))
        return match

    async with await open_store(url) as one, await open_store(url) as two:
        await begin(one, table())
        a, b = await asyncio.gather(serve(one, 1), serve(two, 2))
        assert same(a, b)
        assert lost > 0
        assert (await check(one)).ok


def test_a_log_file_becomes_a_table() -> None:
    m = Match.new("dream_city", seats=3, seed=5, names=["A", "B", "C"])
    m.order(0, "flower", "keep")
    rng = Rng(5)
    while not m.over:
        seat = m.seats[-1]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    foreign = Match.parse(m.export())
    row = row_of(foreign, "t1")
    match = LoggedMatch.load(row, numbered(rows_of(foreign)))
    assert match.fingerprint == m.fingerprint
    assert match.log == m.log
    assert match.status == "over"


def test_a_match_out_of_a_file_is_only_looked_at() -> None:
    m = Match.new("dream_city", seats=2, seed=5)
    m.order(0, "flower", "keep")
    match = LoggedMatch.import_file(table(), m.export())
    assert match.log == m.log
    assert match.orders == m.orders
    assert (match.status, match.seq, match.pending) == ("closed", 0, [])
    changes: list[Callable[[], None]] = [
        lambda: match.play(match.moves[0]),
        match.undo,
        lambda: match.order(0, "flower", "keep"),
        lambda: match.hand_over(0, "bot easy"),
        lambda: match.decide("resume"),
    ]
    for change in changes:
        with pytest.raises(StoreError, match="an imported game cannot be played on"):
            change()


def test_without_a_seat_the_one_to_move_plays_and_the_last_one_takes_back() -> None:
    row = TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=1)
    match = LoggedMatch.begin_log(row)
    rows = confirm(match)
    first = next(m for m in match.moves if str(m).endswith("r1c1"))
    match.play(first)
    match.undo()
    added = confirm(match)
    assert [row.split()[:2] for row in added] == [["M", "0"], ["U", "0"]]
    assert same(match, LoggedMatch.load(row, numbered([*rows, *added])))
    empty = LoggedMatch.begin_log(row_of(Match.begin("dream_city", match.state.to_data(), seed=1), "t2"))
    with pytest.raises(IllegalMove, match="nothing has been played yet"):
        empty.undo()
