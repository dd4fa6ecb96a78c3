"""Snapshots: a match that goes on from one is the match of its log in everything, and one that does not fit is no use."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text

import igroteka
from igroteka.core import Rng, game
from igroteka.match.stops import run_at_once
from igroteka.store import LoggedMatch, SnapshotRow, Store, open_store
from igroteka.web.tables import snapshots
from igroteka.web.tables.loading import follow_log, take_table_snapshot
from igroteka.web.tables.snapshots import EVERY, LEAST, SOON, pack, unpack
from igroteka.web.tables.table import Table
from igroteka.web.tables.timing import MatchTiming

from ..store.leaping import HOUR, leap, until
from .played import Played, drawn, known, labels
from .support import QUICK, Site, play_out, site, written_log

GAMES = igroteka.list_games()
SITUATIONS = {"over", "sealed", "orders", "hands", "points", "undone", "jump", "gift"}
SHORT = 140
"""Things that happen in a match of every day; `-m soak` plays whole ones and cuts them everywhere."""


def seats_of(key: str) -> int:
    """Enough for simultaneous decisions and for moves of others."""
    return min(3, game(key).seats.stop - 1)


def resumed(played: Played, at: Played) -> MatchTiming:
    """The match of a log, from a snapshot that was made of its beginning and has gone through the store's format."""
    taken = at.snapshot()
    unpacked = unpack(played.row, played.events, pack(at.row, at.events, taken))
    assert unpacked == taken
    return played.loaded(unpacked)


def compare(one: MatchTiming, other: MatchTiming, pictures: bool) -> None:
    """Two matches with their times are the same for everybody."""
    left, right = known(one), known(other)
    for key, value in left.items():
        assert right[key] == value, key
    if pictures:
        for seat in (None, *(one.match.seats[:1] or [0])):
            assert drawn(one, seat) == drawn(other, seat)


def play_on(played: Played, one: MatchTiming, other: MatchTiming, steps: int) -> None:
    """What happens later is the same, chance included."""
    both = [Played.going_on(played, timing) for timing in (one, other)]
    for here in both:
        rng = Rng("later")
        for _ in range(steps):
            if not here.match.over:
                here.step(rng)
    assert both[0].events == both[1].events
    assert both[0].events != played.events or one.match.over
    compare(one, other, pictures=False)


def cut(key: str, steps: int, wanted: Callable[[set[str]], bool]) -> set[str]:
    """Play a match; keep it at the wanted moments, and open it from there at once and some rows later."""
    played, rng = Played(key, seats_of(key), f"{key} cut"), Rng(key)
    waiting: list[Played] = []
    found: set[str] = set()
    for i in range(steps):
        if played.match.over:
            break
        played.step(rng)
        there = played.situation()
        if wanted(there) or played.match.over:
            found |= there
            replayed = played.loaded()
            at = Played.going_on(played, played.loaded())
            compare(replayed, resumed(played, at), pictures=True)
            play_on(played, replayed, resumed(played, at), 12)
            waiting.append(at)
        if i % 20 == 19 and waiting:
            compare(played.loaded(), resumed(played, waiting.pop(0)), pictures=False)
    for at in waiting:
        compare(played.loaded(), resumed(played, at), pictures=False)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_match_goes_on_from_a_snapshot_as_from_its_log(key: str) -> None:
    missing = set(SITUATIONS)

    def is_new(there: set[str]) -> bool:
        fresh = there & missing
        missing.difference_update(there)
        return bool(fresh)

    found = cut(key, SHORT, is_new)
    assert {"points", "undone", "jump", "gift", "hands"} <= found
    assert ("orders" in found) == bool(game(key).orders)


def test_sealed_answers_and_the_end_are_among_the_moments() -> None:
    """A whole game, kept while some seats have answered and others think, and when it is over."""
    found = cut("dream_city", 2_000, lambda there: "sealed" in there)
    assert {"sealed", "over"} <= found


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_a_match_can_be_cut_anywhere(key: str) -> None:
    number = iter(range(100_000))
    cut(key, 5_000, lambda there: next(number) % 7 == 0 or "sealed" in there)


def test_a_match_that_begins_at_a_position_and_one_without_a_clock() -> None:
    half = Played("garden_nation", 2, "half", clock=False)
    rng = Rng(1)
    for _ in range(30):
        half.step(rng)
    compare(half.loaded(), resumed(half, half), pictures=False)
    played = Played("garden_nation", 2, "half", clock=False)
    played.row.position = half.match.state.to_data()
    played.start()
    for _ in range(20):
        played.step(rng)
    compare(played.loaded(), resumed(played, played), pictures=False)


def test_a_process_that_follows_knows_what_can_be_taken_back_now() -> None:
    """Another process plays, takes back and plays something else; here all of it is heard at once."""
    played, checked = Played("garden_nation", 2, "follows"), 0
    for _ in range(30):
        match, behind = played.match, played.loaded()
        seat = match.seats[0]
        one, *_, other = [str(m) for m in match.moves_of(seat) * 2]
        match.play(one, seat)
        played.write()
        run_at_once(follow_log(behind, played.events[behind.match.seq :]))
        assert labels(behind.match) == labels(match) == labels(played.loaded().match)
        if match.can_undo(seat) and one != other:
            match.undo(seat)
            played.write()
            match.play(other, seat)
            played.write()
            run_at_once(follow_log(behind, played.events[behind.match.seq :]))
            assert labels(behind.match) == labels(match) == labels(played.loaded().match)
            checked += bool(labels(match))
    assert checked > 5


# ---------------------------------------------------------------- what fits


def test_a_snapshot_fits_only_what_it_was_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    played, rng = Played("dream_city", 2, "fits"), Rng(2)
    for _ in range(20):
        played.step(rng)
    row, events, kept = played.row, played.events, played.snapshot()
    made = pack(row, events, kept)
    assert unpack(row, events, made) == kept
    config = json.loads(json.dumps(row.config))
    config["seats"][1]["bot"] = "greedy"
    others = [
        replace(row, seed="other"),
        replace(row, version=99),
        replace(row, names=["A", "B"]),
        replace(row, options={"first": "0"}),
        replace(row, position={}),
        replace(row, config={**row.config, "clock": None}),
        replace(row, config=config),
    ]
    assert [unpack(other, events, made) for other in others] == [None] * len(others)
    assert unpack(replace(row, config={**row.config, "next": "t2"}), events, made) == kept
    for i in (0, 9, len(events) - 1):
        line, at = events[i]._replace(line="X a"), events[i]._replace(at=events[i].at + 0.001)
        for changed in (line, at):
            assert unpack(row, [*events[:i], changed, *events[i + 1 :]], made) is None
    assert unpack(row, events[:-1], made) is None
    assert unpack(row, [*events, events[-1]._replace(seq=len(events) + 1)], made) == kept
    assert unpack(row, events, made._replace(seq=made.seq - 1)) is None
    for damaged in (made.body[:-1], made.body + b"!", b""):
        assert unpack(row, events, made._replace(body=damaged)) is None
    monkeypatch.setattr(snapshots, "program", lambda key: "another program")
    assert unpack(row, events, made) is None


def test_every_source_of_a_game_counts() -> None:
    assert snapshots.program("dream_city") != snapshots.program("keyflower")
    assert snapshots.program("dream_city") == snapshots.program.__wrapped__("dream_city")


# ---------------------------------------------------------------- on a server


async def long_table(there: Site, rows: int) -> Table:
    """A table with at least so many rows."""
    async with there.person("Ann") as ann:
        id = await ann.new_table("sweet_lands", seats=2, seat__0="me", seat__1="local")
    table = there.registry.tables[id]
    await play(table, rows)
    return table


async def play(table: Table, rows: int) -> None:
    """Any moves until the log has grown by so many rows."""
    rng, goal = Rng(rows), table.match.seq + rows

    async def work() -> None:
        match = table.match
        while match.seq < goal:
            seat = match.seats[0]
            legal = match.moves_of(seat)
            match.play(legal[rng.below(len(legal))], seat)
            await table.append_rows()

    await table.act(work)


async def kept_at(store: Store, id: str) -> int:
    """The row up to which a table was kept; 0 if it was not."""
    found = await store.snapshot(id)
    return 0 if found is None else found.seq


async def reopened(there: Site, id: str) -> Table:
    """The table as after a restart."""
    there.registry.tables.pop(id).close()
    return await there.registry.table(id)


async def test_a_running_table_is_kept_now_and_then_but_not_before_its_moves_are_told(url: str) -> None:
    async with site(url) as there:
        table = await long_table(there, EVERY + 5)
        store, id = there.registry.store, table.row.id
        assert table.snapshots._task is None  # nothing has begun while the moves were made
        assert await kept_at(store, id) == 0
        leap(2 * SOON)
        await until(lambda: table.snapshots._task is not None and table.snapshots._task.done())
        assert await kept_at(store, id) == table.match.seq == table.snapshots.seq
        first = table.match.seq
        await play(table, EVERY // 2)
        assert table.snapshots._timer is None  # too few rows
        await play(table, EVERY)
        leap(2 * SOON)
        await until(lambda: table.snapshots.rows_missing == 0)
        await table.snapshots._task  # type: ignore[misc]
        assert await kept_at(store, id) == table.match.seq > first
        true = known(table.timing)
        again = await reopened(there, id)
        assert again.snapshots.seq == again.match.seq
        assert without_times(known(again.timing)) == without_times(true)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """What does not follow from the moment at which a process looks at its clocks."""
    return {key: value for key, value in found.items() if key not in ("times", "clock")}


async def test_a_server_that_stops_keeps_its_tables_and_opens_them_from_there(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(url) as there:
        table = await long_table(there, LEAST + 5)
        id, true = table.row.id, known(table.timing)
        few = await long_table(there, 1)
    async with await open_store(url) as store:
        assert await kept_at(store, id) == table.match.seq
        assert await kept_at(store, few.row.id) == 0  # fewer rows than are worth it
    played: list[str] = []
    follow = LoggedMatch.follow

    def counted(self: LoggedMatch, batch: Any) -> None:
        played.append(batch[0].line)
        follow(self, batch)

    monkeypatch.setattr(LoggedMatch, "follow", counted)
    async with site(url) as there:
        again = await there.registry.table(id)
        assert played == []
        assert without_times(known(again.timing)) == without_times(true)
        await play(again, 5)
        there.registry.tables.pop(id).close()  # as if the process had been killed
        last = await there.registry.table(id)
        assert len(played) >= 5
        assert last.match.seq == again.match.seq
        assert without_times(known(last.timing)) == without_times(known(again.timing))


async def test_a_table_that_is_put_away_is_kept(url: str) -> None:
    async with site(url, replace(QUICK, idle=HOUR)) as there:
        table = await long_table(there, LEAST + 5)
        table.last_used -= 2 * HOUR
        leap(2 * HOUR)
        await until(lambda: table.row.id not in there.registry.tables)
        assert table.snapshots._task is not None
        await table.snapshots._task
        assert await kept_at(there.registry.store, table.row.id) == table.match.seq


def damage(conn: Connection, change: str) -> None:
    conn.execute(text(f"UPDATE snapshots SET {change}"))


@pytest.mark.parametrize("change", ["body = x'00'", "seq = seq - 1", "seq = 100000", "proof = 'x'"])
async def test_a_snapshot_that_does_not_fit_is_passed_over_and_made_anew(url: str, change: str) -> None:
    async with site(url) as there:
        table = await long_table(there, EVERY + 5)
        id, true = table.row.id, known(table.timing)
    async with await open_store(url) as store:
        await store.database.write(lambda conn: damage(conn, change))
        before = await store.snapshot(id)
    async with site(url) as there:
        again = await there.registry.table(id)
        assert without_times(known(again.timing)) == without_times(true)
        assert again.snapshots.seq == 0
        if change != "seq = 100000":  # no log has so many rows, so nobody but a hand can write this
            leap(2 * SOON)
            await until(lambda: again.snapshots.rows_missing == 0)
            await again.snapshots._task  # type: ignore[misc]
            assert await there.registry.store.snapshot(id) != before
            assert (await reopened(there, id)).snapshots.seq == again.match.seq


async def test_a_snapshot_that_lies_is_given_up_and_nobody_is_told_what_it_holds(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The proof is right, but what was kept cannot be a match: as if a change of the program had gone unnoticed."""
    async with site(url) as there:
        table = await long_table(there, LEAST + 5)
        id, true = table.row.id, known(table.timing)
        events, kept = await there.registry.store.events(id), take_table_snapshot(table.match, table.timing)
        assert kept is not None
        match = kept.match.match
        for lie in (
            match._replace(entries=[match.entries[0]._replace(move="SECRET")]),
            match._replace(position={**match.position, "agenda": []}),
            match._replace(position={"SECRET": 1}),
        ):
            made = pack(table.row, events, kept._replace(match=kept.match._replace(match=lie)))
            await there.registry.store.keep_snapshot(id, made)
            there.registry.tables.pop(id).close()
            table = await there.registry.table(id)
            if "SECRET" in str(lie):
                assert without_times(known(table.timing)) == without_times(true)
    said = written_log(caplog)
    assert "a snapshot is passed over" in said
    assert "SECRET" not in said


async def test_snapshots_that_cannot_be_written_or_read_harm_nothing(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(url) as there:
        store = there.registry.store
        await store.database.write(lambda conn: conn.execute(text("ALTER TABLE snapshots RENAME TO away")))
        table = await long_table(there, EVERY + 5)
        id = table.row.id
        leap(2 * SOON)
        await until(lambda: table.snapshots._task is not None and table.snapshots._task.done())
        assert table.snapshots.rows_missing == 0  # not tried again with every row
        await play(table, 5)
        again = await reopened(there, id)
        assert again.match.seq == table.match.seq
        await play_out(there, id, Rng(3))
        assert again.match.over
        await store.database.write(lambda conn: conn.execute(text("ALTER TABLE away RENAME TO snapshots")))
    said = written_log(caplog)
    for sentence in ("a snapshot could not be kept", "a snapshot is passed over"):
        assert sentence in said


async def test_what_is_kept_is_small(url: str) -> None:
    async with site(url) as there:
        table = await long_table(there, EVERY)
        kept, events = (
            take_table_snapshot(table.match, table.timing),
            await there.registry.store.events(table.row.id),
        )
        assert kept is not None
        log = sum(len(event.line) for event in events)
        assert len(pack(table.row, events, kept).body) < 3 * log


async def test_a_snapshot_of_a_table_that_is_gone_is_not_kept(url: str) -> None:
    async with site(url) as there:
        table = await long_table(there, LEAST)
        kept, events = (
            take_table_snapshot(table.match, table.timing),
            await there.registry.store.events(table.row.id),
        )
        assert kept is not None
        made: SnapshotRow = pack(table.row, events, kept)
        assert await there.registry.store.delete(table.row.id)
        assert not await there.registry.store.keep_snapshot(table.row.id, made)
        assert await kept_at(there.registry.store, table.row.id) == 0
