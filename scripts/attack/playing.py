"""Somebody who plays as people do while all this goes on, from another address, and how long they wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import time
from collections import defaultdict
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from igroteka.core import Json

Answer = TypeVar("Answer")

ADDRESSES: Final = [f"127.0.0.{number}" for number in range(2, 255)]
"""Where people play from, one pair after the other: nobody plays as many games an hour as they all together."""
PAUSE: Final = 0.4
"""Seconds of thought between two moves."""
LEAST: Final = 6
"""Moves that are played at least, however short the attack is."""


class Player:
    """Plays both seats of one table after the other."""

    def __init__(self, base: str, seed: str) -> None:
        self.base = base
        self.rng = random.Random(seed)
        self.waits: dict[str, list[float]] = defaultdict(list)
        """Seconds by what was waited for."""
        self.games = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Play until somebody says stop, or until the server is gone, which is noticed elsewhere."""
        with contextlib.suppress(httpx.TransportError, ConnectionClosed, OSError):
            while not stop.is_set() or len(self.waits["move"]) < LEAST:
                address = ADDRESSES[self.games % len(ADDRESSES)]
                self.games += 1
                transport = httpx.AsyncHTTPTransport(local_address=address)
                async with httpx.AsyncClient(
                    base_url=self.base, transport=transport, trust_env=False, timeout=None
                ) as self.http:
                    await self._game(address, stop)

    async def _game(self, address: str, stop: asyncio.Event) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = (await self.http.post("/api/tables", json={"game": "dream_city", "seats": seats})).json()
        body = {"invitation": made["seats"][1]["invitation"], "name": "Ben"}
        taken = (await self.http.post("/api/join", json=body)).json()
        keys = [made["seats"][0]["token"], taken["token"]]
        where = f"{self.base.replace('http', 'ws')}/live/{made['table']}"
        lines = [await connect(where, proxy=None, max_size=None, local_addr=(address, 0)) for _ in keys]
        try:
            for line, key in zip(lines, keys, strict=True):
                await line.send(json.dumps({"t": "hello", "token": key}))
            while not stop.is_set() or len(self.waits["move"]) < LEAST:
                if not await self._turn(made["table"], keys, lines):
                    return
                await asyncio.sleep(PAUSE)
        finally:
            for line in lines:
                await line.close()

    async def _turn(self, table: str, keys: list[str], lines: list[ClientConnection]) -> bool:
        """Play one move; False at the end of the game."""
        about = await self._measure_wait("look", self._get(f"/api/tables/{table}", keys[0]))
        if about["over"]:
            return False
        seat = about["turn"][0]
        asked = await self._measure_wait("look", self._get(f"/api/tables/{table}/moves", keys[seat]))
        move = self.rng.choice(asked["moves"])["id"]
        says: dict[str, Json] = {"t": "play", "seq": asked["seq"], "seat": seat, "move": move, "n": 1}
        await self._measure_wait("move", self._say(lines[seat], says))
        await self._measure_wait("page", self.http.get(f"/t/{table}", params={"k": keys[seat]}))
        return True

    async def _get(self, path: str, key: str) -> Any:
        return (await self.http.get(path, headers={"authorization": f"Bearer {key}"})).json()

    async def _say(self, line: ClientConnection, says: dict[str, Json]) -> None:
        await line.send(json.dumps(says))
        while True:
            answer = json.loads(await line.recv())
            if answer.get("n") == 1 and answer["t"] in ("done", "refused"):
                assert answer["t"] == "done", answer
                return

    async def _measure_wait(self, what: str, work: Awaitable[Answer]) -> Answer:
        began = time.perf_counter()
        answer = await work
        self.waits[what].append(time.perf_counter() - began)
        return answer


def share(waits: list[float], percent: int) -> float:
    """The milliseconds within which so many percent were answered; endless if nothing was."""
    if not waits:
        return math.inf
    found = sorted(waits)
    return 1_000 * found[min(len(found) - 1, len(found) * percent // 100)]
