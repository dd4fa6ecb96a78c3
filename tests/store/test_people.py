"""People in the store: what is kept of them, what is good for once, and how their tables change hands."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from igroteka.store import (
    DEVICE,
    INVITATION,
    SIGNED_OUT,
    BadFolder,
    BanRow,
    ChannelRow,
    CodeRow,
    OwnEntry,
    PasskeyRow,
    PersonRow,
    SeatOutcome,
    SessionRow,
    StoreError,
    TableChange,
    TableRow,
    Turns,
    export_store,
    import_store,
    migrate,
    open_store,
)
from igroteka.store.schema import METADATA

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url


def digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def ann() -> PersonRow:
    return PersonRow("p1", "Їжак", "ann", "$hash", digest("code"), "a@b.de", {"lang": "uk"}, 5.0)


CHANGES: tuple[dict[str, Any], ...] = (
    {"name": "Їжачок"},
    {"email": "c@d.de"},
    {"login": "anna", "password": "$new"},
)
KEY = PasskeyRow("key-1", "p1", b"\x00\xff", 2**32 - 1, 5.0, 6.0)


async def test_a_person_is_kept_and_changed(url: str) -> None:
    async with await open_store(url) as store:
        people = store.people
        assert await people.add(ann(), [KEY])
        assert await people.add(ann(), [KEY]), "a broken connection makes the caller try again"
        assert await people.person("p1") == await people.person_by_login("ann") == ann()
        assert await people.passkeys("p1") == [KEY]
        assert not await people.add(PersonRow("p2", "Ben", "ann")), "a name to sign in with is one person's"
        assert not await people.add(PersonRow("p2", "Ben"), [KEY])
        assert await people.person("p2") is None, "all or nothing"
        assert await people.add(PersonRow("p2", "Ben"))
        assert not await people.change(PersonRow("p2", "Ben", "ann"), "login")
        assert not await people.change(PersonRow("p3", "Cat"), "name")
        assert await people.note_passkey_used(KEY, 7, 8.0)
        assert not await people.note_passkey_used(KEY, 9, 8.0), "somebody has used it since it was read"
        assert (await people.passkey("key-1")) == KEY._replace(uses=7, used=8.0)
        assert not await people.remove_passkey("p2", "key-1")
        for bad in (PersonRow("a b", "x"), PersonRow("p", "x", "y" * 65), PersonRow("p", "x", recovery="no")):
            with pytest.raises(StoreError):
                await people.add(bad)


async def test_settings_of_devices_that_choose_at_the_same_time_are_all_kept(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        await store.people.add(ann())
        both = [
            devices.people.change_settings("p1", {f"{name}{i}": "1"})
            for i in range(10)
            for name, devices in (("laptop", store), ("phone", other))
        ]
        await asyncio.gather(*both)
        row = await store.people.person("p1")
        assert row is not None
        assert row.settings == {
            "lang": "uk",
            **{f"{n}{i}": "1" for n in ("laptop", "phone") for i in range(10)},
        }
        stale = ann()
        stale.name = "Їжачок"
        assert await store.people.change(stale, "name"), "whoever writes something else leaves them alone"
        assert (await other.people.person("p1")) == replace(row, name="Їжачок")

        filled = await store.people.change_settings("p1", {"lang": "en", "theme": "dark"}, fill=True)
        assert filled == {**row.settings, "theme": "dark"}, "what was chosen before counts"
        assert (await store.people.change_settings("p1", {"lang": "en"})) == {**filled, "lang": "en"}
        assert await store.people.change_settings("p2", {"lang": "en"}) is None
        assert await store.people.person("p2") is None
        with pytest.raises(StoreError):
            await store.people.change_settings("p1", {"lang": "\x00"})


async def test_what_is_changed_at_the_same_time_is_all_kept(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        await store.people.add(ann())
        renamed, moved, guarded = (replace(ann(), **new) for new in CHANGES)
        await asyncio.gather(
            store.people.change(renamed, "name"),
            other.people.change(moved, "email"),
            store.people.change(guarded, "login", "password"),
            other.people.change_recovery(digest("code"), digest("new")),
        )
        row = await store.people.person("p1")
        assert row is not None
        assert (row.name, row.email, row.login, row.password) == ("Їжачок", "c@d.de", "anna", "$new")
        assert row.recovery == digest("new"), "a code that was used up is good no more"


async def test_the_last_way_to_sign_in_stays(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        keys = [KEY, KEY._replace(id="key-2")]
        await store.people.add(replace(ann(), login=None, password=None), keys)
        tries = [s.people.remove_passkey("p1", key.id) for s, key in zip((store, other), keys, strict=True)]
        assert sorted(await asyncio.gather(*tries)) == [False, True]
        assert len(await store.people.passkeys("p1")) == 1
        await store.people.change(ann(), "login", "password")
        (left,) = await other.people.passkeys("p1")
        assert await other.people.remove_passkey("p1", left.id)


async def test_a_session_that_ends_takes_along_what_was_made_in_it(url: str) -> None:
    async with await open_store(url) as store:
        people, calls = store.people, store.calls
        await people.add(ann())
        laptop, phone, tablet = [SessionRow(digest(word), "p1", "?", 1.0, 1.0) for word in "abc"]
        for row in (laptop, phone, tablet):
            await people.add_session(row)
            details = {"session": row.id}
            await calls.add_channel(ChannelRow(row.id[:32], "p1", "push", row.id, details, True))
        await calls.add_channel(ChannelRow("m", "p1", "mail", "a@b.de", {}, True))
        code = CodeRow(digest("x"), DEVICE, "p1", 100.0)
        await people.put_code(code)
        await people.use_once(code._replace(id=digest("y"), kind=INVITATION))
        await people.end_session("p1", phone.id)
        kept = {laptop.id[:32], tablet.id[:32], "m"}
        assert {one.id for one in await calls.channels("p1")} == kept, "its browser is called no more"
        assert await people.code_owner(code.id, DEVICE, 1.0) is None, "no link of it lets anybody in"
        assert await people.code_owner(digest("y"), INVITATION, 1.0) == "p1"
        await people.end_sessions("p1", spare=laptop.id)
        assert {one.id for one in await calls.channels("p1")} == {laptop.id[:32], "m"}


async def test_a_recovery_code_is_changed_for_another(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(ann())
        assert await store.people.change_recovery(digest("wrong"), digest("new")) is None
        tries = [store.people.change_recovery(digest("code"), digest(f"new {i}")) for i in range(5)]
        found = [one for one in await asyncio.gather(*tries) if one is not None]
        assert [one.id for one in found] == ["p1"], "only one of those who try at once gets in"


async def test_sessions_end_and_others_are_told(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(ann())
        one, two = [SessionRow(digest(word), "p1", "Firefox, Linux", 1.0, 1.0) for word in "ab"]
        await store.people.add_session(one)
        await store.people.add_session(two)
        assert await store.people.signed_in(one.id) == (ann(), one)
        await store.people.touch_session(two.id, 9.0)
        assert [row.id for row in await store.people.sessions("p1")] == [two.id, one.id]
        with store.listen() as hints:
            assert not await store.people.end_session("p2", one.id)
            assert await store.people.end_session("p1", one.id)
            async for hint in hints:
                if (hint.table, hint.what) == ("p1", SIGNED_OUT):
                    break
        assert await store.people.signed_in(one.id) is None
        assert await store.people.open_sessions([one.id, two.id]) == {two.id}
        assert await store.people.end_sessions("p1", spare=two.id) == 0
        assert await store.people.forget_old(10.0, 0.0, seen_before=9.5) == 1
        assert await store.people.sessions("p1") == []


async def test_codes_are_good_once_and_failures_are_counted(url: str) -> None:
    async with await open_store(url) as store:
        people, code = store.people, CodeRow(digest("x"), "device", "p1", 100.0)
        await people.put_code(code)
        assert await people.code_owner(code.id, "device", 99.0) == "p1"
        assert await people.code_owner(code.id, "device", 100.0) is None
        assert await people.take_code(code.id, "other", 99.0) is None
        taken = await asyncio.gather(*[people.take_code(code.id, "device", 99.0) for _ in range(5)])
        assert [one for one in taken if one is not None] == [code]
        await people.put_code(code)
        await people.put_code(code._replace(id=digest("y")))
        assert await people.take_code(code.id, "device", 99.0) is None, "a newer one takes its place"
        assert await people.use_once(code)
        assert not await people.use_once(code)
        assert await people.failures(digest("ann")) == (0, 0.0)
        counted = await asyncio.gather(*[people.add_failure(digest("ann"), 50.0, 0.0) for _ in range(6)])
        assert sorted(counted) == [1, 2, 3, 4, 5, 6]
        assert await people.failures(digest("ann")) == (6, 50.0)
        assert await people.add_failure(digest("ann"), 90.0, forget=60.0) == 1, "older ones are forgotten"
        await people.forget_failures(digest("ann"))
        assert await people.failures(digest("ann")) == (0, 0.0)


def given(row: TableRow) -> TableChange | None:
    if row.id == "t2":
        return None
    return TableChange({"seats": [{"guest": "p1"}]}, ["p1"], ["New"])


async def test_tables_change_hands_all_at_once(url: str) -> None:
    async with await open_store(url) as store:
        for id in ("t1", "t2", "t3"):
            new = table(id)
            new.guests, new.config = ["g"], {"seats": [{"guest": "g"}]}
            await store.create(new)
            await store.add_chat(id, "g", "Guest", "hello")
        await store.create(table("t4"))
        await store.add_chat("t4", "g", "Guest", "from outside", room="watchers")
        assert await store.people.count_tables("g") == 3
        assert await store.people.give_tables("g", "p1", given) == ["t1", "t3"]
        row = await store.table("t1")
        assert row is not None
        assert (row.guests, row.names, row.config, row.rev) == (
            ["p1"],
            ["New"],
            {"seats": [{"guest": "p1"}]},
            1,
        )
        assert [(line.guest, line.text) for line in await store.chat("t1")] == [("p1", "hello")]
        assert [line.guest for line in await store.chat("t2")] == ["g"]
        assert [said[:2] for said in await store.people.said_by("p1")] == [
            ("t1", "hello"),
            ("t3", "hello"),
            ("t4", "from outside"),
        ]
        assert await store.people.unsay("p1", "gone", "…") == ["t1", "t3", "t4"]
        assert [(line.guest, line.name, line.text) for line in await store.chat("t3")] == [
            ("guest", "gone", "…")
        ]

        def fail(row: TableRow) -> TableChange | None:
            if row.id == "t3":
                raise StoreError("in the middle")
            return TableChange({}, [], [])

        before = await store.table("t1")
        with pytest.raises(StoreError):
            await store.people.change_tables("p1", fail)
        assert (await store.table("t1")) == before == replace(row, rev=2), "all or none"


async def test_a_guest_is_forgotten_and_games_of_others_stay(url: str) -> None:
    async with await open_store(url) as store:
        for guest in ("eve", "ben"):
            await store.admin.ban(BanRow(guest, guest, "noise", 3.0))
        await store.create(replace(table("t1"), guests=["eve", "ben"]))
        ended = [SeatOutcome(0, "eve", 1, 1.0, 9), SeatOutcome(1, "ben", 2, 0.0, 4)]
        over = Turns(frozenset(), {"eve": "won", "ben": "lost"}, {"eve": 9, "ben": 4}, outcome=tuple(ended))
        assert await store.append("t1", 0, ["M x"], "over", 5.0, over)
        assert await store.lists.note_read("t1", "eve", "watchers", 7)
        assert await store.lists.hide("t1", "eve", True)
        assert await store.lists.entries("eve") == [
            OwnEntry("t1", True, "won", 5.0, 9, {"players": 0, "watchers": 7})
        ]
        assert await store.lists.entries("cat") == []
        await store.people.forget_guest("eve")
        assert await store.standing.games_of("eve") == []
        assert [one.rank for one in await store.standing.games_of("ben")] == [2]
        assert (await store.admin.ban_of("eve"), (await store.admin.ban_of("ben")) is not None) == (
            None,
            True,
        )


async def test_people_leave_and_people_move_to_another_store(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await store.people.add(ann(), [KEY])
        await store.people.add(PersonRow("p2", "Ben"))
        await store.people.add_session(SessionRow(digest("a"), "p1", "?", 1.0, 1.0))
        report = await export_store(store, tmp_path / "out")
        assert report.people == 2
        async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
            assert (await import_store(other, tmp_path / "out")).people == 2
            assert (await import_store(other, tmp_path / "out")).people == 0
            assert await other.people.everybody() == await store.people.everybody()
            assert await other.people.passkeys("p1") == [KEY]
            assert await other.people.sessions("p1") == [], "everybody signs in anew"
        (tmp_path / "out" / "people.jsonl").write_text('{"person": {}}\n{}\n')
        with pytest.raises(BadFolder, match=r"people\.jsonl, line 1"):
            await import_store(store, tmp_path / "out")
        assert await store.people.remove("p1")
        assert not await store.people.remove("p1")
        assert (await store.people.passkey("key-1"), await store.people.sessions("p1")) == (None, [])


@pytest.mark.parametrize("step", ["0001", "0002", "0003"])
async def test_every_earlier_step_is_brought_up_to_date(
    url: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(url) as store:  # an empty database of the kind, made anew at the earlier step

        def rebuild(conn: Connection) -> None:
            for name in reversed([*METADATA.sorted_tables]):
                conn.execute(text(f"DROP TABLE {name.name}"))
            conn.execute(text(f"DROP TABLE {migrate.VERSIONS}"))
            migrate.upgrade(conn, step)
            columns = "id, game, seats, options, seed, names, config, created, status, version, rev"
            values = "'t1', 'dream_city', 2, '{}', 's', '[]', '{}', 1.0, 'open', 1, 0"
            conn.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))

        await store.database.write(rebuild)
    async with await open_store(url) as store:
        assert await store.database.read(migrate.revision) == migrate.HEAD
        found = await store.table("t1")
        assert found is not None
        assert (found.game, found.guests) == ("dream_city", [])
        assert await store.people.add(ann(), [KEY])
