"""Calls in the store: notices that are written with a move, taken back, and shared by processes that send them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import event

from igroteka.store import (
    BanRow,
    CallRow,
    ChannelRow,
    Message,
    PersonRow,
    Store,
    StoreError,
    TableRow,
    TableWish,
    Turns,
    export_store,
    import_store,
    open_store,
)
from igroteka.store.call_rows import MOST_CHANNELS, SOON, is_zone

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url

AWAKE = CallRow("ann", "turn", "now", 9, 0, 0, "UTC")
LEASE = 300.0


async def make(store: Store, *people: str, channels: int = 1) -> None:
    """A running table at which these people sit, each of them with channels."""
    for person in people:
        await store.people.add(PersonRow(person, person.title()))
        await store.calls.set_call(replace(AWAKE, person=person), 0.0)
        for number in range(channels):
            await store.calls.add_channel(hook(person, number))
    row = table("t1", status="running")
    row.guests = [*people, "guest"]
    await store.create(row)


def hook(person: str, number: int = 0) -> ChannelRow:
    return ChannelRow(f"{person}-{number}", person, "hook", f"https://{person}.example/{number}", {}, True)


async def turn(store: Store, now: float, *waiting: str, here: tuple[str, ...] = (), **results: str) -> None:
    """A move after which the game waits for some, or has ended."""
    seq = (await store.marks(["t1"]))["t1"].seq
    turns = Turns(frozenset(waiting), results)
    status = "over" if results else None
    assert await store.append("t1", seq, [f"X {seq}"], status, now, turns, frozenset(here))


async def test_where_nobody_can_be_called_a_move_asks_one_question_more(file: Path) -> None:
    async with await open_store(f"sqlite:///{file}") as store:
        await make(store)
        asked: list[str] = []
        engine = store.database._write_engine  # type: ignore[attr-defined]

        @event.listens_for(engine, "before_cursor_execute")
        def note(conn: object, cursor: object, statement: str, *rest: object) -> None:
            asked.append(statement)

        await turn(store, 1.0, "guest")
        event.remove(engine, "before_cursor_execute", note)
        about_calls = [one for one in asked if "channels" in one or "outbox" in one]
        assert len(about_calls) == 1, about_calls
        (plan,) = [about_calls[0]]
        steps = await store.database.read(
            lambda conn: [str(row[3]) for row in conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {plan}", ("t1",))]
        )
        assert len(steps) >= 2
        assert not any(step.startswith("SCAN") and "SUBQUERY" not in step for step in steps), steps


async def kinds(store: Store, person: str) -> list[str]:
    return [one.kind for one in await store.calls.notices(person)]


async def take(store: Store, now: float) -> list[Message]:
    return sorted(await store.calls.take(now, LEASE), key=lambda one: one.channel.id)


# ---------------------------------------------------------------- who is called


async def test_a_notice_is_written_with_the_move_or_not_at_all(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        await turn(store, 10.0, "ann")
        assert (await kinds(store, "ann"), await kinds(store, "ben")) == (["turn"], [])
        assert not await store.append("t1", 0, ["X late"], None, 11.0, Turns(frozenset({"ben"}), {}))
        assert await kinds(store, "ben") == [], "whose move was not written calls nobody"
        await turn(store, 12.0, "ann", "ben")
        assert (await kinds(store, "ann"), await kinds(store, "ben")) == (["turn"], ["turn"]), (
            "once for a turn"
        )
        await turn(store, 13.0, "ben")
        assert (await kinds(store, "ann"), await kinds(store, "ben")) == ([], ["turn"]), "ann has moved"
        await store.calls.note_seen("ben", "t1")
        assert await kinds(store, "ben") == [], "ben has looked at the table"


async def test_a_turn_that_was_told_of_is_not_told_again(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        await turn(store, 10.0, "ann", "ben")
        for message in await take(store, 10.0):
            await store.calls.note_sent(message)
        await turn(store, 11.0, "ann")
        assert await kinds(store, "ann") == []
        await turn(store, 12.0, "ben")
        await turn(store, 13.0, "ann")
        assert await kinds(store, "ann") == ["turn"], "the next turn is told of"


async def test_only_those_are_called_who_want_it(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben", "cat", "dan", "eva")
        calls = store.calls
        await calls.set_call(replace(AWAKE, person="ann", wish="never"), 0.0)
        await calls.set_call(replace(AWAKE, person="ben", wish="all"), 0.0)
        await calls.set_table_wish("t1", "cat", TableWish("never"), 0.0)
        await calls.confirm_channel("dan-0", False)
        await store.lists.hide("t1", "eva", True)
        await turn(store, 1.0, "ann", "cat", "dan", "eva", "guest")
        for person in ("ann", "cat", "dan", "eva"):
            assert await kinds(store, person) == [], person
        assert await kinds(store, "ben") == ["move"]
        await turn(store, 2.0, "ann", "ben")
        assert await kinds(store, "ben") == ["move", "turn"]
        await store.add_chat("t1", "ann", "Ann", "hello")
        await store.add_chat("t1", "ann", "Ann", "hello again")
        await store.add_chat("t1", "ben", "Ben", "yes")
        await store.add_chat("t1", "cat", "Cat", "Ben sleeps", room="watchers")
        assert await kinds(store, "ann") == [], "nobody is called for what spectators say"
        assert await kinds(store, "ben") == ["move", "turn", "chat"], (
            "nothing twice, and not for the own words"
        )
        await turn(store, 3.0, ann="won", ben="lost")
        assert await kinds(store, "ben") == ["move", "over", "chat"]
        assert await kinds(store, "ann") == []


async def test_who_looks_at_the_table_is_called_only_for_a_turn_and_later(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        await store.calls.set_call(replace(AWAKE, person="ben", wish="all"), 0.0)
        await turn(store, 10.0, "ann", here=("ann", "ben"))
        assert await kinds(store, "ben") == []
        assert await take(store, 10.0 + SOON - 1) == []
        (message,) = await take(store, 10.0 + SOON)
        assert message.person.id == "ann"


async def test_wishes_that_change_hold_for_what_waits(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann")
        await turn(store, 10.0, "ann")
        await store.calls.set_call(replace(AWAKE, pace="soon"), 11.0)
        assert await store.calls.next_due() == 10.0 + SOON
        await store.calls.set_table_wish("t1", "ann", TableWish("never"), 12.0)
        assert await kinds(store, "ann") == []
        assert not await store.calls.set_table_wish("t1", "ben", TableWish("all"), 12.0), "not theirs"
        for bad in (replace(AWAKE, wish="x"), replace(AWAKE, hour=24), replace(AWAKE, zone="../etc")):
            with pytest.raises(StoreError, match="allowed"):
                await store.calls.set_call(bad, 0.0)
        for own in (TableWish("x"), TableWish("", "x")):
            with pytest.raises(StoreError, match="allowed"):
                await store.calls.set_table_wish("t1", "ann", own, 12.0)


# ---------------------------------------------------------------- when


def moment(text: str, zone: str = "Europe/Kyiv") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_quiet_hours_and_digests_follow_the_clocks_of_the_person() -> None:
    night = CallRow("p", "turn", "now", 9, 22 * 60, 8 * 60, "Europe/Kyiv")
    for at, due in (
        ("2026-06-01 21:59", "2026-06-01 21:59"),
        ("2026-06-01 22:00", "2026-06-02 08:00"),
        ("2026-06-02 07:59", "2026-06-02 08:00"),
        ("2026-06-02 08:00", "2026-06-02 08:00"),
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # a night that is an hour shorter
        ("2026-10-24 23:00", "2026-10-25 08:00"),  # and one that is longer
    ):
        assert night.due_at(moment(at)) == moment(due), at
    assert replace(night, pace="soon").due_at(moment("2026-06-01 21:55")) == moment("2026-06-02 08:00")
    daily = replace(night, pace="daily")
    assert daily.due_at(moment("2026-06-01 08:59")) == moment("2026-06-01 09:00")
    assert daily.due_at(moment("2026-06-01 09:00")) == moment("2026-06-02 09:00")
    assert replace(daily, hour=3).due_at(moment("2026-06-01 12:00")) == moment("2026-06-02 08:00")
    lost = replace(night, zone="Atlantis/Capital")
    assert lost.due_at(moment("2026-06-01 23:00", "UTC")) == moment("2026-06-02 08:00", "UTC"), (
        "a zone that a system does not know"
    )
    assert [is_zone(name) for name in ("Europe/Kyiv", "UTC", "Europe", "../x", "", "a" * 65)] == [
        True,
        True,
        False,
        False,
        False,
        False,
    ]


# ---------------------------------------------------------------- sending


async def test_what_is_due_for_a_channel_is_one_message_with_a_name_that_stays(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", channels=2)
        await store.calls.set_call(replace(AWAKE, wish="all"), 0.0)
        store.wall = lambda: 15.0
        await turn(store, 10.0, "ann")
        first = await take(store, 10.0)
        assert [one.channel.id for one in first] == ["ann-0", "ann-1"]
        assert await take(store, 10.0 + LEASE - 1) == [], "it is being sent"
        await store.add_chat("t1", "guest", "Guest", "hello")
        again = await take(store, 10.0 + LEASE)
        assert [one.id for one in again] == [one.id for one in first], "the sender died: the same name"
        assert [len(one.notices) for one in again] == [1, 1], "and the same notices"
        one, other = again
        assert not await store.calls.note_failed(first[0], "lost", 400.0, 320.0), (
            "it is somebody else's by now"
        )
        assert await store.calls.note_failed(one, "no answer", 1_000.0, 320.0)
        await store.calls.note_sent(other)
        (chat,) = await take(store, 999.0)
        told = ([one.kind for one in chat.notices], chat.channel.id)
        assert told == (["chat"], "ann-1"), "on the other channel it waits for what has failed"
        (third,) = await take(store, 1_000.0)
        assert (third.id, third.tries, third.began) == (one.id, 1, 10.0)
        assert (await store.calls.channels("ann"))[0].trouble == "no answer"
        assert await store.calls.note_failed(third, "gone", None, 1_001.0)
        await store.calls.note_sent(chat)
        (last,) = await take(store, 9e9)
        assert [one.kind for one in last.notices] == ["chat"], "what was given up is tried no more"
        await store.calls.note_sent(last)
        (kept,) = await store.calls.outbox()
        assert (kept.kind, kept.channel, kept.tries, kept.failed, kept.error) == (
            "turn",
            "hook",
            2,
            1_001.0,
            "gone",
        )
        assert await store.calls.forget_failed(1_002.0) == 1


async def test_several_processes_never_take_the_same(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await make(one, "ann", channels=MOST_CHANNELS)
        assert not await one.calls.add_channel(hook("ann", 99)), "enough is enough"
        for seq in range(5):
            await turn(one, 10.0 + seq, "ann")
            both = await asyncio.gather(one.calls.take(20.0, LEASE), two.calls.take(20.0, LEASE))
            taken = [message for messages in both for message in messages]
            taken += await one.calls.take(20.0, LEASE)
            assert len({message.channel.id for message in taken}) == len(taken) == MOST_CHANNELS
            for message in taken:
                await two.calls.note_sent(message)
            await turn(one, 10.0 + seq, "guest")


async def test_an_address_is_asked_before_anything_else_goes_there(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", channels=0)
        assert await store.calls.add_channel(ChannelRow("m", "ann", "mail", "ann@post.example", created=5.0))
        await turn(store, 6.0, "ann")
        (asked,) = await take(store, 7.0)
        assert [one.kind for one in asked.notices] == ["confirm"]
        await store.calls.note_sent(asked)
        assert not await store.calls.ask_channel("ann", "m", "test", 8.0)
        assert await store.calls.confirm_channel("m", True)
        assert await store.calls.ask_channel("ann", "m", "test", 8.0)
        assert not await store.calls.ask_channel("ben", "m", "test", 8.0)
        assert await kinds(store, "ann") == ["test"]
        assert not await store.calls.remove_channel("ben", "m")
        assert await store.calls.remove_channel("ann", "m")
        assert (await kinds(store, "ann"), await store.calls.channels("ann")) == ([], [])


async def test_a_channel_that_moves_takes_along_what_waits_for_it(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        await turn(store, 10.0, "ann")
        (old,) = await store.calls.channels("ann")
        await store.calls.add_channel(replace(hook("ann", 1), address="https://new.example/"))
        moved = replace(old, address="https://new.example/", details={"p256dh": "x"})
        assert not await store.calls.move_channel(replace(moved, person="ben"))
        assert await store.calls.move_channel(moved)
        assert await store.calls.channels("ann") == [moved], (
            "of two with one address the one that was moved stays"
        )
        assert not await store.calls.remove_channel("ann", old.id, old.address), (
            "the old address is tried no more"
        )
        (message,) = await take(store, 11.0)
        assert message.channel.address == "https://new.example/"
        assert await store.calls.remove_channel("ann", old.id, "https://new.example/")


# ---------------------------------------------------------------- leaving and moving


async def test_whoever_is_shut_out_is_not_called_and_all_others_are(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben", "cid", channels=2)
        await turn(store, 10.0, "ann", "ben")
        await turn(store, 11.0, "ann", "ben", "cid")
        begun = [one for one in await take(store, 11.0) if one.person.id == "ann"]
        assert len(begun) == 2
        for message in begun:
            assert await store.calls.note_failed(message, "busy", 20.0, 11.0)
        await store.admin.ban(BanRow("ann", "Ann", at=12.0))
        taken = await take(store, 11.0 + LEASE)
        assert {one.person.id for one in taken} == {"ben", "cid"}, "neither what was begun before goes on"
        assert await kinds(store, "ann") == []
        for message in taken:
            await store.calls.note_sent(message)
        await turn(store, 500.0, "ben")
        await turn(store, 501.0, "ann", "ben")
        assert await take(store, 502.0) == [], "what is written later is not sent either"
        assert await store.calls.next_due() is None
        await store.admin.unban("ann")
        await turn(store, 600.0)
        await turn(store, 601.0, "ann")
        assert {one.person.id for one in await take(store, 602.0)} == {"ann"}


async def test_notices_leave_with_their_table_and_their_person(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben", "cat")
        await turn(store, 1.0, "ann", "ben", "cat")
        assert await store.people.remove("ann")
        row = await store.table("t1")
        assert isinstance(row, TableRow)
        await store.update("t1", expected_rev=row.rev, guests=["cat"])
        assert (await kinds(store, "ben"), await kinds(store, "cat")) == ([], ["turn"])
        assert await store.delete("t1")
        assert await store.calls.outbox() == []
        assert await store.calls.call("ann") is None
        assert not await store.calls.set_call(AWAKE, 0.0), "there is nobody with this id"


async def test_wishes_and_channels_go_into_a_folder_and_back(url: str, file: Path, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        await store.calls.set_table_wish("t1", "ann", TableWish("all", "daily"), 0.0)
        await export_store(store, tmp_path / "folder")
    async with await open_store(f"sqlite:///{file}") as copy:
        await import_store(copy, tmp_path / "folder")
        assert await copy.calls.call("ann") == AWAKE
        assert await copy.calls.channels("ben") == [hook("ben")]
        assert await copy.calls.table_wishes("ann") == {"t1": TableWish("all", "daily")}
        await import_store(copy, tmp_path / "folder")
