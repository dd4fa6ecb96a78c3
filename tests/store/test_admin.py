"""What the operator of a site asks and does: administrators, bans, registration, announcements, what has failed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from igroteka.store import (
    INVITATION,
    Announcement,
    BanRow,
    CallRow,
    ChannelRow,
    CodeRow,
    ErrorRow,
    PersonRow,
    SessionRow,
    Store,
    StoreError,
    TableCount,
    back_up,
    export_store,
    import_store,
    open_store,
    restore,
)
from igroteka.store.calls import CallStore

from ..cli.tool import refused, run
from .examples import table

ANN = PersonRow("ann", "Ann", login="ann", created=1.0)
BEN = PersonRow("ben", "Борис", login="boris", created=2.0)
BAN = BanRow("ben", "Борис", "spam", 5.0)


async def settle(store: Store) -> None:
    """Two people, one of whom administers the site and has shut the other one out."""
    await store.people.add(ANN)
    await store.people.add(BEN)
    await store.admin.set_admin("ann", True, 3.0)
    assert await store.admin.ban(BAN)


async def test_administrators_come_and_go_and_are_not_shut_out(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        assert (await store.admin.is_admin("ann"), await store.admin.is_admin("ben")) == (True, False)
        assert await store.admin.admins() == [ANN]
        assert not await store.admin.ban(BanRow("ann", "Ann"))
        assert await store.admin.ban_of("ann") is None
        await store.admin.set_admin("ben", True, 4.0)
        assert await store.admin.ban_of("ben") is None
        await store.admin.set_admin("ben", False, 4.0)
        assert not await store.admin.is_admin("ben")
        with pytest.raises(StoreError, match="nobody with the id 'nobody'"):
            await store.admin.set_admin("nobody", True, 4.0)


async def test_two_administrators_decide_the_same_at_once(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        await settle(store)
        bans = [
            one.admin.ban(BanRow(f"guest{i}", "Eve", reason, 5.0))
            for i in range(10)
            for one, reason in ((store, "spam"), (other, "rude"))
        ]
        assert await asyncio.gather(*bans) == [True] * 20
        assert {one.guest for one in await store.admin.bans()} == {"ben", *[f"guest{i}" for i in range(10)]}
        grants = [one.admin.set_admin("ben", True, 6.0) for one in (store, other) * 5]
        await asyncio.gather(*grants)
        assert await other.admin.is_admin("ben")


async def test_guests_are_shut_out_and_let_in_again(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        assert await store.admin.ban(BanRow("guest-1", "", "", 6.0))
        assert await store.admin.ban(BAN._replace(reason="more spam"))
        assert [(one.guest, one.reason) for one in await store.admin.bans()] == [
            ("guest-1", ""),
            ("ben", "more spam"),
        ]
        await store.admin.unban("ben")
        assert await store.admin.ban_of("ben") is None
        with pytest.raises(StoreError, match="reason: found 301"):
            await store.admin.ban(BAN._replace(reason="x" * 301))


async def test_people_are_found_by_a_part_of_their_names(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        await store.people.add_session(SessionRow("0" * 64, "ben", "Firefox, Linux", 1.0, 7.0))
        await store.people.add_session(SessionRow("1" * 64, "ben", "Chrome, Linux", 1.0, 9.0))
        for words, ids in (
            ("", ["ben", "ann"]),
            ("бор", ["ben"]),
            ("ORIS".lower(), ["ben"]),
            ("an", ["ann"]),
            ("ann", ["ann"]),
            ("%", []),
        ):
            assert [one.person.id for one in await store.admin.find_people(words)] == ids, words
        ben, ann = await store.admin.find_people("")
        assert (ben.devices, ben.seen, ben.is_admin) == (2, 9.0, False)
        assert (ann.devices, ann.seen, ann.is_admin) == (0, 0.0, True)


async def test_what_holds_for_the_site_is_kept(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        assert (await store.admin.registration(), await store.admin.announcement()) == ("open", None)
        with other.listen() as hints:
            await other.admin.set_registration("invited")
            assert "site" in [(await anext(hints)).what for _ in range(1 if "sqlite" in url else 2)]
        told = Announcement({"en": "Down <at> noon", "ru": "В полдень «перерыв»"}, 99.5)
        await asyncio.gather(store.admin.set_announcement(told), other.admin.set_announcement(told))
        assert (await store.admin.registration(), await store.admin.announcement()) == ("invited", told)
        await store.admin.set_announcement(None)
        assert await other.admin.announcement() is None
        with pytest.raises(StoreError, match="allowed: open, invited, closed"):
            await store.admin.set_registration("ajar")


async def test_an_invitation_is_good_once(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        for number in range(2):
            await store.people.use_once(CodeRow(f"{number}" * 64, INVITATION, "ann", 50.0 + number))
        assert await store.admin.invitations(50.5) == [51.0]
        taken = await store.people.take_code("1" * 64, INVITATION, 50.5)
        assert taken == CodeRow("1" * 64, INVITATION, "ann", 51.0)
        assert await store.people.take_code("1" * 64, INVITATION, 50.5) is None
        await store.admin.drop_invitations()
        assert await store.admin.invitations(0.0) == []


async def test_tables_are_counted_and_listed(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table("one"))
        await store.create(table("two"))
        await store.update("two", status="closed", expected_rev=(await store.marks(["two"]))["two"].rev)
        game = (await store.lists.rows(["one"]))[0].game
        counted = await store.admin.count_tables()
        assert TableCount(game, "closed", 1) in counted
        assert sum(one.tables for one in counted) == 2
        assert await store.admin.table_ids(status="closed") == ["two"]
        assert await store.admin.table_ids("no-game") == []
        assert sorted(await store.admin.table_ids(game)) == ["one", "two"]
        assert await store.admin.size() > 10_000


async def test_errors_of_a_kind_are_counted_and_forgotten_in_time(url: str) -> None:
    row = ErrorRow("a page has failed", "KeyError", "pages/lobby.py:10", 1, 100.0, 100.0)
    async with await open_store(url) as store:
        await store.admin.add_errors([row], 0.0)
        await store.admin.add_errors([row._replace(times=2, first=200.0, last=200.0)], 0.0)
        assert await store.admin.errors(150.0) == [row._replace(times=3, last=200.0)]
        assert await store.admin.errors(201.0) == []
        await store.admin.add_errors([], 201.0)
        assert await store.admin.errors(0.0) == []


async def give_up(calls: CallStore) -> None:
    """A trial message to Ann that is given up."""
    channel = ChannelRow("c" * 32, "ann", "hook", "https://hook.example/", {}, True, 1.0)
    await calls.restore(CallRow("ann"), [channel])
    assert await calls.ask_channel("ann", channel.id, "test", 10.0)
    (message,) = await calls.take(11.0, 60.0)
    assert await calls.note_failed(message, "refused", None, 12.0)


async def test_a_notice_that_was_given_up_is_sent_again_or_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        await give_up(store.calls)
        (failed,) = await store.admin.failed_notices()
        assert (failed.channel, failed.name, failed.tries, failed.error) == ("hook", ANN.name, 1, "refused")
        assert await store.admin.retry_notice(failed.id, 20.0)
        assert not await store.admin.retry_notice(failed.id, 20.0)
        (message,) = await store.calls.take(21.0, 60.0)
        assert await store.calls.note_failed(message, "again", None, 22.0)
        assert await store.admin.drop_notice(failed.id)
        assert not await store.admin.drop_notice(failed.id)
        assert await store.admin.failed_notices() == []


async def test_whoever_leaves_is_neither_administrator_nor_shut_out_any_more(url: str) -> None:
    async with await open_store(url) as store:
        await settle(store)
        await store.people.remove("ann")
        await store.people.remove("ben")
        assert (await store.admin.admins(), await store.admin.bans()) == ([], [])


async def test_decisions_of_the_operator_move_with_the_store(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await settle(store)
        await store.admin.set_registration("closed")
        await export_store(store, tmp_path / "out")
        await back_up(store, tmp_path / "all.db")
    for name in ("imported", "restored"):
        async with await open_store(f"sqlite:///{tmp_path / name}.db") as store:
            if name == "imported":
                await import_store(store, tmp_path / "out")
            else:
                await store.admin.add_errors([ErrorRow("early", "", "", 1, 1.0, 1.0)], 0.0)
                await restore(store, tmp_path / "all.db")
            assert await store.admin.admins() == [ANN]
            assert await store.admin.bans() == [BAN]
            assert await store.admin.registration() == "closed"


def test_the_command_makes_and_unmakes_administrators(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.db'}"

    async def make() -> None:
        async with await open_store(database) as store:
            await store.people.add(ANN)
            await store.people.add(BEN)

    asyncio.run(make())
    assert run("admin", "Ann", "--database", database).stdout == "administrators: ann\n"
    assert run("admin", "ben", "--database", database).stdout == "administrators: ann, boris\n"
    assert run("admin", "ann", "--remove", "--database", database).stdout == "administrators: boris\n"
    assert run("admin", "--database", database).stdout == "administrators: boris\n"
    assert "nobody called 'eve'" in refused("admin", "eve", "--database", database)
    assert "--remove: found no name" in refused("admin", "--remove", "--database", database)
