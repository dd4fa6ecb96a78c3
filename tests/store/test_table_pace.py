"""When people are called by single tables, who want it otherwise than by all."""

from __future__ import annotations

from dataclasses import replace

from igroteka.store import AS_USUAL, TableWish, Turns, open_store
from igroteka.store.call_rows import SOON

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url
from .test_calls import AWAKE, make, take, turn


async def test_a_table_has_a_pace_of_its_own(url: str) -> None:
    """Ann is called at once by all tables but one, Ben once a day by all but this one."""
    async with await open_store(url) as store:
        await make(store, "ann", "ben")
        calls = store.calls
        await calls.set_call(replace(AWAKE, person="ben", pace="daily"), 0.0)
        await calls.set_table_wish("t1", "ann", TableWish("", "daily"), 0.0)
        await calls.set_table_wish("t1", "ben", TableWish("", "soon"), 0.0)
        second = table("t2", status="running")
        second.guests = ["ann", "ben"]
        await store.create(second)
        for id in ("t1", "t2"):
            turns = Turns(frozenset({"ann", "ben"}), {})
            assert await store.append(id, 0, ["X 0"], None, 10.0, turns)
        now, soon, daily = 10.0, 10.0 + SOON, 9 * 3600.0

        async def taken(at: float) -> list[tuple[str, list[str | None]]]:
            messages = await take(store, at)
            for message in messages:
                await calls.note_sent(message)
            return [(one.person.id, [notice.table for notice in one.notices]) for one in messages]

        assert await taken(now) == [("ann", ["t2"])]
        assert await taken(soon) == [("ben", ["t1"])]
        assert await taken(daily - 1) == []
        assert await taken(daily) == [("ann", ["t1"]), ("ben", ["t2"])]
        # What waits follows the table's own pace, whatever is changed for all.
        await turn(store, daily + 1, "guest")
        await turn(store, daily + 2, "ann")
        await calls.set_call(replace(AWAKE, pace="soon"), daily + 3)
        assert await calls.next_due() == daily + 24 * 3600.0
        await calls.set_table_wish("t1", "ann", AS_USUAL, daily + 4)
        assert await calls.next_due() == daily + 2 + SOON
