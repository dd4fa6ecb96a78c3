"""Tournaments in the store: who comes and goes, and that no step happens twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from sqlalchemy import Connection, insert

from igroteka.store import (
    EntrantRow,
    MeetingRow,
    PersonRow,
    Store,
    TournamentRow,
    WholeTournament,
    export_store,
    import_store,
    open_store,
)
from igroteka.store.schema import EVENTS

from .examples import append, begin, table
from .made import empty_file as empty_file
from .made import made_url as made_url

CUP = TournamentRow("cup", "swiss", "dream_city", 2, "Cup", "ann", "seed", {"rounds": 3}, created=5.0)
BEN = EntrantRow(3, "ben", "Ben")
PAIRS = [MeetingRow(1, 0, "t1", (0, 1)), MeetingRow(1, 1, "t2", (2, 3)), MeetingRow(1, 2, "", (4,))]


async def whole(store: Store) -> WholeTournament:
    """The tournament as it is now."""
    found = await store.tournaments.whole("cup")
    assert found is not None
    return found


async def fill(store: Store) -> WholeTournament:
    """Two bots and three people."""
    await store.tournaments.create(CUP, [EntrantRow(0, "bot:easy", ""), EntrantRow(1, "bot:easy", "")])
    for i, one in enumerate(("ann", "ben", "cid")):
        assert await store.tournaments.join("cup", one, one.title(), 5) == ("joined", 3 + i)
    return await whole(store)


async def test_people_come_and_go_before_it_begins(url: str) -> None:
    async with await open_store(url) as store:
        await fill(store)
        assert await store.tournaments.join("cup", "ann", "Ann", 9) == ("there", 5)
        assert await store.tournaments.join("cup", "dan", "Dan", 5) == ("full", 5)
        await store.tournaments.leave("cup", BEN)
        now = await whole(store)
        assert now.row == CUP
        assert [(one.number, one.player) for one in now.entrants[2:]] == [(2, "ann"), (3, "cid")]
        assert await store.tournaments.whole("none") is None
        listed = await store.tournaments.listed()
        assert [(one.row.id, one.players) for one in listed] == [("cup", 4)]
        await store.tournaments.end("cup", "closed")
        assert await store.tournaments.listed("ann") == []
        assert await store.tournaments.join("cup", "dan", "Dan", 9) == ("begun", 4)


async def test_two_who_leave_at_once_take_nobody_else_with_them(url: str) -> None:
    async with await open_store(url) as store:
        before = await fill(store)
        ann, ben = before.entrants[2:4]
        for one in (ann, ben):  # both have seen the numbers as they were before
            await store.tournaments.leave("cup", one)
        assert [one.player for one in (await whole(store)).entrants[2:]] == ["cid"]
        await store.tournaments.leave("cup", ben)
        assert len((await whole(store)).entrants) == 3


async def test_who_leaves_while_it_begins_is_who_has_left(url: str) -> None:
    async with await open_store(url) as store:
        before = await fill(store)
        await store.tournaments.leave("cup", before.entrants[2])
        assert await store.tournaments.begin_round(await whole(store), PAIRS[:1])
        await store.tournaments.leave("cup", before.entrants[3])
        assert [one.player for one in (await whole(store)).entrants if one.withdrawn] == ["ben"]


async def test_bots_take_the_places_that_are_left(url: str) -> None:
    async with await open_store(url) as store:
        await fill(store)
        for _ in range(2):
            await store.tournaments.fill("cup", "bot:random", 8)
        assert [one.player for one in (await whole(store)).entrants[5:]] == ["bot:random"] * 3


async def test_a_tournament_for_whoever_has_the_link_is_listed_for_its_own_people_only(url: str) -> None:
    async with await open_store(url) as store:
        secret = TournamentRow("quiet", "ladder", "dream_city", 2, "Quiet", "ann", "seed", public=False)
        await store.tournaments.create(secret, [EntrantRow(0, "ben", "Ben")])
        counts = [len(await store.tournaments.listed(one)) for one in ("", "cid", "ann", "ben")]
        assert counts == [0, 0, 1, 1]


async def test_a_round_begins_once_and_only_as_it_was_planned(url: str) -> None:
    async with await open_store(url) as store:
        planned = await fill(store)
        assert await store.tournaments.begin_round(planned, PAIRS)
        assert not await store.tournaments.begin_round(planned, PAIRS)
        now = await whole(store)
        assert (now.row.status, now.row.round, now.meetings) == ("running", 1, PAIRS)
        assert await store.tournaments.running() == ["cup"]
        await store.tournaments.leave("cup", BEN)
        assert not await store.tournaments.begin_round(now, [MeetingRow(2, 0, "t3", (0, 2))])
        assert (await whole(store)).entrants[3].withdrawn


async def test_of_several_who_begin_a_round_at_once_one_does(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        planned = await fill(one)
        stores = (one, two, one, two)
        begun = await asyncio.gather(*[store.tournaments.begin_round(planned, PAIRS) for store in stores])
        assert sorted(begun) == [False, False, False, True]
        assert (await whole(two)).meetings == PAIRS


async def test_a_result_is_written_once(url: str) -> None:
    async with await open_store(url) as store:
        await store.tournaments.begin_round(await fill(store), PAIRS)
        await store.tournaments.note_made("cup", PAIRS[0])
        await store.tournaments.note_result("cup", PAIRS[0]._replace(ranks=(2, 1), scores=(-3, 40)), 9.0)
        await store.tournaments.note_result("cup", PAIRS[0]._replace(ranks=(1, 2)), 9.0)
        first, second, bye = (await whole(store)).meetings
        assert first == MeetingRow(1, 0, "t1", (0, 1), (2, 1), (-3, 40), True)
        assert [one.has_ended for one in (first, second, bye)] == [True, False, True]


async def test_whoever_deletes_their_account_leaves_results_of_a_former_player(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(PersonRow("ann", "Ann", login="ann", created=1.0))
        await store.tournaments.begin_round(await fill(store), PAIRS)
        assert await store.tournaments.taken_part("ann") == [("cup", "Cup")]
        await store.people.remove("ann")
        now = await whole(store)
        assert now.entrants[2] == EntrantRow(2, "", "", True)
        assert now.row.organiser == ""
        assert await store.tournaments.taken_part("ann") == []


async def test_tournaments_move_with_the_store(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await store.tournaments.begin_round(await fill(store), PAIRS)
        before = await whole(store)
        await export_store(store, tmp_path / "out")
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as store:
        await import_store(store, tmp_path / "out")
        assert await whole(store) == before


async def test_who_stays_away_twice_in_a_row_is_out_and_can_be_let_in_again(url: str) -> None:
    async with await open_store(url) as store:
        now = await fill(store)
        for number, absent in ((1, (3,)), (2, ()), (3, (3,)), (4, (3, 4)), (5, (3,))):
            meeting = MeetingRow(number, 0, f"t{number}", (2, 3, 4))
            assert await store.tournaments.begin_round(now, [meeting])
            result = meeting._replace(ranks=(1, 2, 3), absent=absent)
            for _ in range(2):  # what has been noted is noted once
                await store.tournaments.note_result("cup", result, 9.0)
            now = await whole(store)
            assert now.meetings[-1].absent == absent
            assert [one.number for one in now.entrants if one.withdrawn] == ([3] if number == 4 else [])
            assert await store.tournaments.let_in_again("cup", 3) is (number == 4)
            assert not await store.tournaments.let_in_again("cup", 4)
            now = await whole(store)
        await store.tournaments.leave("cup", BEN)
        assert not await store.tournaments.let_in_again("cup", 3), "whoever has left has left"


async def test_damaged_rows_of_absences_tell_nothing(url: str) -> None:
    def add_rows(conn: Connection) -> None:
        for seq, seat in enumerate(("", "x", "7", "-1", "1 1", "01", "1"), match.seq + 1):
            conn.execute(insert(EVENTS).values(table_id="t1", seq=seq, line=f"X absent {seat}", at=0.0))

    async with await open_store(url) as store:
        match = await begin(store, table("t1"))
        assert await store.tournaments.absent_at("t1", 2) == []
        await store.database.write(add_rows)
        assert await store.tournaments.absent_at("t1", 2) == [1]


async def test_whatever_is_decided_at_a_seat_is_told(url: str) -> None:
    async with await open_store(url) as store:
        match = await begin(store, table("t1"))
        (seat,) = match.seats
        assert not await store.tournaments.has_decided("t1", seat)
        match.play(match.moves_of(seat)[0], seat)
        match.undo(seat)
        await append(store, match)
        assert await store.tournaments.has_decided("t1", seat)
        assert not await store.tournaments.has_decided("t1", 1 - seat)
        match.order(1 - seat, "flower", "keep")
        await append(store, match)
        assert await store.tournaments.has_decided("t1", 1 - seat)


async def test_a_folder_of_an_earlier_program_says_nothing_of_absences(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await store.tournaments.begin_round(await fill(store), PAIRS)
        before = await whole(store)
        await export_store(store, tmp_path / "out")
    file = tmp_path / "out" / "standing.json"
    data = json.loads(file.read_text())
    for row in data["meetings"]:
        assert row.pop("absent") == ""
    for row in data["entrants"]:
        assert row.pop("counted") == 0
    file.write_text(json.dumps(data))
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as store:
        await import_store(store, tmp_path / "out")
        assert await whole(store) == before
