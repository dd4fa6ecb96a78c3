"""Rows and matches: what a match adds to a log, and the match that a log stands for."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable

import pytest

from igroteka import Match
from igroteka.core import IllegalMove, Move, Rng, game
from igroteka.games.dream_city.rules.rounds import KeepTile
from igroteka.games.dream_city.state import DreamCityState
from igroteka.store import (
    BadRow,
    Decision,
    LoggedMatch,
    Store,
    StoreError,
    TableRow,
    check,
    open_store,
    row_of,
    rows_of,
)

from .examples import append, begin, choose, confirm, numbered, play_some, started, table, whole_game
from .made import empty_file as empty_file
from .made import made_url as made_url


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
    match = LoggedMatch.begin_log(
        TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=game("dream_city").version)
    )
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
        TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=game("dream_city").version),
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


def test_bids_for_seats_stand_in_the_first_row() -> None:
    match = LoggedMatch.begin_log(table(), bids={1: 4})
    rows = confirm(match)
    assert rows[0].endswith(" bid 1 4")
    again = LoggedMatch.load(table(), numbered(rows))
    assert same(match, again)
    assert (again.bids, again.scores) == ({1: 4}, match.scores)
    for word in ("bid 1 x", "bid 1 1000", "bid x 1", "bid 1 101", "bid 9 1"):
        with pytest.raises(BadRow):
            LoggedMatch.load(table(), numbered([rows[0].replace("bid 1 4", word), *rows[1:]]))


def test_orders_answer_by_themselves_and_are_written_down() -> None:
    match = LoggedMatch.begin_log(
        TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=game("dream_city").version)
    )
    rows = confirm(match)
    match.order(0, "flower", "keep")
    added = confirm(match)
    assert added == ["O 0 flower keep"]
    first = next(str(m) for m in match.moves if str(m).endswith("r1c1"))
    match.play(first, 0)
    more = confirm(match)
    assert more[:2] == [f"M 0 {first}", "A 0 done"]
    row = TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=game("dream_city").version)
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
    assert match.decisions == [(len(rows) - 1, Decision("clock 1 late", "clock"))]
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
    """Who comes second reads the log and starts again from there: first both write at once, then each whenever it can."""
    together, rounds, lost = asyncio.Barrier(2), 10, 0

    async def serve(store: Store, name: int) -> LoggedMatch:
        nonlocal lost
        row = await store.table("t1")
        assert row is not None
        match = LoggedMatch.load(row, await store.events("t1"))
        rng = Rng(name)
        for turn in itertools.count():
            if match.over:
                break
            match.play(*choose(match, rng))
            if turn < rounds:
                await together.wait()
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
        assert lost >= rounds, "of two that write at once one comes second"
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


@pytest.mark.parametrize(
    ("row", "allowed"),
    [
        ("X resign abc", "resign SEAT, with seats 0 to 1"),
        ("X resign 2", "resign SEAT, with seats 0 to 1"),
        ("X join", "join SEAT"),
        ("X agree 01", "agree SEAT"),
        ("X agree 1 1", "agree SEAT"),
        ("X agree ١", "agree SEAT"),
        ("X propose 0 dance 3", "propose SEAT PROPOSAL NUMBER"),
        ("X propose 0 pause -3", "propose SEAT PROPOSAL NUMBER"),
        ("X propose 0 pause 9999999999999999", "propose SEAT PROPOSAL NUMBER"),
        ("X carry 0 pause 5", "pause NUMBER NUMBER"),
        ("X carry 0 dance", "pause NUMBER NUMBER, unpause NUMBER, end, bot SEAT, time SEAT NUMBER"),
        ("X carry 0", "carry SEAT EFFECT"),
        ("X out", "out SEAT SEATS"),
        ("X out 0 7", "out SEAT SEATS"),
        ("X passed soon", "passed NUMBER"),
    ],
)
def test_a_damaged_decision_is_refused_where_it_is_read(row: str, allowed: str) -> None:
    match, rows = started(moves=3)
    with pytest.raises(BadRow, match=re.escape(f"allowed: {allowed}")) as refused:
        LoggedMatch.load(table(), numbered([*rows, row]))
    assert refused.value.seq == match.seq + 1


def test_decisions_are_read_once_and_outlive_a_snapshot() -> None:
    match, rows = started(moves=3)
    for what in ("propose 1 time 0", "agree 0", "carry 1 time 0 60", "out 0 1", "resign 1"):
        match.decide(what)
    rows += confirm(match)
    loaded = LoggedMatch.load(table(), numbered(rows))
    again = LoggedMatch.open_log(table(), rows[0], snapshot=loaded.take_snapshot())
    assert again.decisions == loaded.decisions == match.decisions
    proposed, agreed, carried, out, _ = [decision for _, decision in again.decisions]
    assert (proposed.seats, proposed.proposal, proposed.numbers) == ((1,), "time", (0,))
    assert agreed.done is agreed
    assert (carried.done.word, carried.done.seats, carried.done.numbers) == ("time", (0,), (60,))
    assert out.seats == (0, 1)
    assert not again.is_ended
    match.decide("carry 1 end")
    assert match.is_ended


def test_without_a_seat_the_one_to_move_plays_and_the_last_one_takes_back() -> None:
    row = TableRow("t1", "dream_city", 2, {"first": "0"}, "1", version=game("dream_city").version)
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
