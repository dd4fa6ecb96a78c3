"""People who do not come to their games of a tournament: lost, told, out after two in a row, and let in again."""

from __future__ import annotations

from functools import partial

import pytest

from igroteka.store import STAYED_AWAY, CallRow, ChannelRow, MeetingRow
from igroteka.tournaments import standings
from igroteka.web.tables import actions, agreeing
from igroteka.web.tables.table import Table
from igroteka.web.tournaments import running
from igroteka.web.tournaments.running import field_of

from ..store.leaping import DAY, until
from .fake_time import FakeTime
from .support import Person, Site, site
from .test_people import keep
from .test_tournaments import do, make, play_any_move, whole_of

ANN, BEN = 0, 1
OUT_OF_TIME = 60 * 60.0


@pytest.fixture(autouse=True)
def nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """What people are to be called for stays where a test can see it."""
    monkeypatch.setattr("igroteka.web.calls.sender.LOOK_EVERY", 10 * 365 * DAY)


async def ladder(there: Site, ann: Person, ben: Person) -> str:
    """A ladder of two people that has begun; its id. Ben can be called."""
    await keep(ann, "ann")
    await keep(ben, "ben")
    id = await make(ann, kind="ladder", size=3)
    assert await do(ann, id, "join") == 303
    assert await do(ben, id, "join") == 303
    assert await do(ann, id, "start") == 303
    person, calls = (await whole_of(there, id)).entrants[BEN].player, there.registry.store.calls
    await calls.set_call(CallRow(person, "turn", "now", 9, 0, 0, "UTC"), 0.0)
    await calls.add_channel(ChannelRow("c1", person, "hook", "https://a.example", {}, True))
    return id


async def notices_of(there: Site, id: str, meeting: MeetingRow) -> list[str]:
    """What Ben is to be called for at a table."""
    person = (await whole_of(there, id)).entrants[BEN].player
    told = await there.registry.store.calls.notices(person)
    return [one.kind for one in told if one.table == meeting.table and one.kind in ("absent", "out")]


async def meet(there: Site, id: str, ben: Person) -> Table:
    """Let Ben challenge Ann, and Ann play until the game waits for Ben; the table."""
    assert await do(ben, id, "challenge", player=ANN) == 303
    meeting = (await whole_of(there, id)).meetings[-1]
    table = await there.registry.table(meeting.table)
    assert table.has_begun
    while await table.act(partial(play_any_move, table, [meeting.players.index(ANN)])):
        pass
    assert table.timing.people_to_move() == [meeting.players.index(BEN)]
    return table


async def meeting_after(there: Site, id: str, time: FakeTime) -> MeetingRow:
    """Let the time of whoever is waited for end; the last meeting, once it has ended."""
    time.passes(OUT_OF_TIME)

    async def has_ended() -> bool:
        return (await whole_of(there, id)).meetings[-1].has_ended

    await until(has_ended)
    return (await whole_of(there, id)).meetings[-1]


async def test_who_does_not_come_loses_is_told_and_is_out_after_two_meetings(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person() as somebody,
    ):
        id = await ladder(there, ann, ben)
        page = f"/tournaments/{id}"
        await meet(there, id, ben)
        first = await meeting_after(there, id, time)
        assert first.absent == (BEN,)
        assert first.ranks[first.players.index(ANN)] == 1
        assert first.ranks[first.players.index(BEN)] == 2
        assert not (await whole_of(there, id)).entrants[BEN].withdrawn
        assert await notices_of(there, id, first) == ["absent"]
        assert "You did not come to your last game" in (await ben.http.get(page)).text
        looked_at = (await somebody.http.get(page)).text
        assert "did not come" in looked_at
        assert "You did not come" not in looked_at
        assert await do(ann, id, "again", player=BEN) == 409

        await meet(there, id, ben)
        second = await meeting_after(there, id, time)
        assert second.absent == (BEN,)
        assert (await whole_of(there, id)).entrants[BEN].withdrawn == STAYED_AWAY
        assert await notices_of(there, id, second) == ["out"]
        assert "so you are out of the tournament" in (await ben.http.get(page)).text
        assert await do(ben, id, "challenge", player=ANN) == 409

        (exported,) = (await ben.http.get("/me/export")).json()["tournaments"]
        assert exported["withdrawn"]
        assert [one["table"] for one in exported["absent"]] == [first.table, second.table]
        assert not (await ann.http.get("/me/export")).json()["tournaments"][0]["absent"]

        assert "Let back in" not in (await ben.http.get(page)).text
        assert await do(ben, id, "again", player=BEN) == 403
        assert "Let back in" in (await ann.http.get(page)).text
        assert await do(ann, id, "again", player=BEN) == 303
        assert "did not come to your last game" not in (await ben.http.get(page)).text

        await meet(there, id, ben)
        third = await meeting_after(there, id, time)
        assert third.absent == (BEN,)
        assert not (await whole_of(there, id)).entrants[BEN].withdrawn, "earlier absences count no more"
        told = (await somebody.http.get(f"/api{page}")).json()
        assert [one["absent"] for one in told["meetings"]] == [[BEN]] * 3


async def test_who_has_made_a_move_has_come(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        id = await ladder(there, ann, ben)
        table = await meet(there, id, ben)
        seat = table.timing.people_to_move()[0]
        assert await agreeing.has_stayed_away(table, seat)
        assert await table.act(partial(play_any_move, table, [seat]))
        assert not await agreeing.has_stayed_away(table, seat)
        assert table.timing.people_to_move(), "somebody must be waited for"
        late = table.timing.people_to_move()[0]
        time.passes(OUT_OF_TIME)
        await until(lambda: table.bot_of(late))
        assert table.row.status == "running"
        assert await there.registry.store.tournaments.absent_at(table.row.id, 2) == []


async def test_who_has_taken_their_move_back_has_come_too(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        id = await ladder(there, ann, ben)
        table = await meet(there, id, ben)
        seat = table.timing.people_to_move()[0]
        assert await table.act(partial(play_any_move, table, [seat]))
        number = table.match.number_for(seat)
        await table.act(partial(actions.undo, table, seat, number, None))
        assert not any(entry.seat == seat for entry in table.match.entries), "nothing is left of the move"
        assert not await agreeing.has_stayed_away(table, seat)
        assert table.timing.people_to_move() == [seat]
        time.passes(OUT_OF_TIME)
        await until(lambda: table.bot_of(seat))
        assert table.row.status == "running"


async def test_where_nobody_comes_nobody_gets_anything(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        id = await ladder(there, ann, ben)
        assert await do(ben, id, "challenge", player=ANN) == 303
        meeting = (await whole_of(there, id)).meetings[-1]
        table = await there.registry.table(meeting.table)
        await table.act(partial(agreeing.note_absent, table, [0, 1]))
        await running.advance(there.registry, id)
        whole = await whole_of(there, id)
        assert sorted(whole.meetings[-1].absent) == [ANN, BEN]
        assert [one.points for one in standings(field_of(whole))] == [0, 0]
