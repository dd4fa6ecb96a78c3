"""Processes that call people and are killed, again and again; and somebody who is called and counts.

Each table of these tests is a single move, which makes it somebody's turn: so every table whose move is in the log must have been
told of, in one message. A message that came twice has the same name both times.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sqlalchemy import select

from igroteka.core import Rng
from igroteka.store import CallRow, ChannelRow, PersonRow, Store, Turns, fresh_id, open_store
from igroteka.store.schema import EVENTS
from igroteka.web.calls import sender
from igroteka.web.ops.metrics import Metrics
from igroteka.web.ops.settings import Settings
from igroteka.web.security.guests import Guest, GuestCookies
from igroteka.web.tables.clocks import Watch
from igroteka.web.tables.new_tables import new_row
from igroteka.web.tables.registry import TableRegistry

from ..store.processes import Child
from .receivers import Endpoint, Received, endpoint

PEOPLE: Final = tuple(f"person{number}" for number in range(6))
MOST_WAITING: Final = 4
"""Notices of one person that wait when a process writes one more: two processes together stay below what one message can name."""
FEWEST: Final = 2
"""Messages that come at least before a kill."""


# ---------------------------------------------------------------- in the process that is killed


def write_and_send(url: str, ahead: float, is_last: bool) -> None:
    """Make moves and send what follows from them, until somebody kills the process; the last one only sends.

    Its time of day is so many seconds ahead: a process that begins after another one has died begins when its leases have run out.
    """
    asyncio.run(_write_and_send(url, ahead, is_last))


async def _write_and_send(url: str, ahead: float, is_last: bool) -> None:
    def wall() -> float:
        return time.time() + ahead

    vars(sender)["LOOK_EVERY"] = 0.001
    async with await open_store(url) as store:
        store.wall = wall
        cookies = await GuestCookies.open(store)
        settings = Settings(private_calls=True, public_address="https://play.test")
        registry = TableRegistry(settings, store, cookies, Metrics(), watch=Watch(wall))
        writers = [] if is_last else [_write(store, person) for person in PEOPLE]
        await asyncio.gather(sender.CallSender(registry).run(), *writers)


async def _write(store: Store, person: str) -> None:
    """Make one table after the other at which it becomes somebody's turn."""
    pattern = new_row(
        "dream_city",
        Guest(person, "P"),
        [{"kind": "guest", "guest": person, "name": "P", "token": "0" * 20}],
        {},
    )
    while True:
        while len(await store.calls.notices(person)) >= MOST_WAITING:
            await asyncio.sleep(0.001)
        row = replace(pattern, id=fresh_id(), status="running")
        await store.create(row)
        assert await store.append(row.id, 0, ["X turn"], None, store.wall(), Turns(frozenset({person}), {}))


# ---------------------------------------------------------------- in the process that counts


@dataclass
class Tally:
    """What has come of many kills."""

    kills: int = 0
    moves: int = 0
    """Those that are in the log."""
    messages: int = 0
    repeated: int = 0
    """Messages that came once more, under the same name."""
    lost: list[str] = field(default_factory=list)
    """Tables that nobody was told of."""
    twice: list[str] = field(default_factory=list)
    """Tables that somebody was told of in two different messages."""


class Counting:
    """Counts what an endpoint is told, and kills when it has been told enough."""

    def __init__(self, rng: Rng) -> None:
        self.names: dict[str, set[str]] = {}
        self.messages: Counter[str] = Counter()
        self._rng = rng
        self._left = 0
        self._kill: Callable[[], None] = lambda: None
        self._done = asyncio.Event()

    def tell(self, request: Received) -> None:
        """A message has come; its sender does not know yet that it has."""
        self.messages[request.data["id"]] += 1
        for line in request.data["notices"]:
            self.names.setdefault(line["table"], set()).add(request.data["id"])
        self._left -= 1
        if self._left == 0:
            if self._rng.below(2):
                self._end()
            else:  # when the answer has gone out, or a little later
                asyncio.get_running_loop().call_later(0.001 * self._rng.below(8), self._end)

    def _end(self) -> None:
        self._kill()
        self._done.set()

    async def kill_after(self, messages: int, kill: Callable[[], None]) -> None:
        """Wait until so many messages have come, and kill."""
        self._left, self._kill, self._done = messages, kill, asyncio.Event()
        await self._done.wait()


async def kill_again_and_again(
    url: str, folder: Path, kills: int, processes: int = 1, progress: Callable[[Tally], None] | None = None
) -> Tally:
    """Kill processes that make moves and call people; then let one send the rest, and compare with the logs."""
    rng, tally = Rng(kills), Tally()
    counting = Counting(rng)
    async with endpoint(told=counting.tell) as place, await open_store(url) as store:
        await _add_people(store, place)
        for number in range(kills):
            ahead = sender.LEASE * number
            children = [
                Child(folder / f"{number}-{i}.log", write_and_send, url, ahead, False)
                for i in range(processes)
            ]

            def kill(children: list[Child] = children) -> None:
                for child in children:
                    child.kill()

            try:
                await counting.kill_after(FEWEST + rng.below(20), kill)
            finally:
                kill()
            tally.kills += 1
            if progress is not None:
                progress(tally)
        last = Child(folder / "last.log", write_and_send, url, sender.LEASE * kills, True)
        try:
            while await store.calls.outbox():
                assert last.lives, last.log
                await asyncio.sleep(0.01)
        finally:
            last.kill()
        moved = await store.database.read(lambda conn: set(conn.execute(select(EVENTS.c.table_id)).scalars()))
    tally.moves, tally.messages = len(moved), len(counting.messages)
    tally.repeated = sum(counting.messages.values()) - tally.messages
    tally.lost = sorted(moved - counting.names.keys())
    tally.twice = sorted(table for table, names in counting.names.items() if len(names) > 1)
    return tally


async def _add_people(store: Store, place: Endpoint) -> None:
    for person in PEOPLE:
        await store.people.add(PersonRow(person, "P"))
        await store.calls.set_call(CallRow(person, "turn", "now", 9, 0, 0, "UTC"), 0.0)
        await store.calls.add_channel(ChannelRow(person, person, "hook", f"{place.url}/{person}", {}, True))
