"""Servers that are killed under load, again and again, and people who know what they were promised."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from igroteka.core import Rng
from igroteka.store import open_store

from ..store.server import Server
from .process import Process

FEWEST: Final = 6
"""Moves that are acknowledged at least before a kill."""
AFTERWARDS: Final = 5
"""Moves that are acknowledged after a kill of the database: the server has gone on by itself."""


class Player:
    """Plays solo games over the API and remembers what the server has acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Rng(number)
        self.table = ""
        self.key = ""
        self.acked: list[str] = []
        self.finished: dict[str, list[str]] = {}
        """The moves of all games that were played to their end."""
        self.unsure = False
        """Whether nobody knows if the last move was written."""

    async def run(self, api: httpx.AsyncClient, told: Callable[[], None]) -> None:
        """Play until the server is gone; whenever it has acknowledged a move, that is told."""
        try:
            while True:
                if not self.table:
                    await self._begin(api)
                elif await self._turn(api):
                    told()
        except (httpx.TransportError, json.JSONDecodeError):
            return

    async def _begin(self, api: httpx.AsyncClient) -> None:
        body = {"game": "dream_city", "seats": [{"kind": "me"}]}
        answer = await api.post("/tables", json=body)
        if answer.status_code == 201:
            keys = answer.json()
            self.table, self.key, self.acked = keys["table"], keys["seats"][0]["token"], []

    async def _turn(self, api: httpx.AsyncClient) -> bool:
        """Play one move, if the game is not over; whether it was acknowledged."""
        if self.unsure:
            self.unsure = not await self.check(api)
            return False
        headers = {"authorization": f"Bearer {self.key}"}
        answer = await api.get(f"/tables/{self.table}/moves", headers=headers)
        if answer.status_code != 200:
            assert answer.status_code == 503, answer.text  # the database is away
            return False
        question = answer.json()
        if not question["moves"]:
            self.finished[self.table] = self.acked
            self.table = ""
            return False
        move = question["moves"][self.rng.below(len(question["moves"]))]["id"]
        body = {"move": move, "seq": question["seq"]}
        answer = await api.post(f"/tables/{self.table}/play", json=body, headers=headers)
        if answer.status_code != 200:
            self.unsure = True
            return False
        self.acked.append(move)
        return True

    async def check(self, api: httpx.AsyncClient) -> bool:
        """Every acknowledged move is there, in order, and at most one more; False if the database is away."""
        if not self.table:
            return True
        headers = {"authorization": f"Bearer {self.key}"}
        answer = await api.get(f"/tables/{self.table}/log", headers=headers)
        if answer.status_code == 503:
            return False
        assert answer.status_code == 200, answer.text
        entries = answer.json()["entries"]
        assert [entry["step"] for entry in entries] == list(range(len(entries)))
        kept = [entry["move"] for entry in entries if entry["seat"] == 0]
        assert kept[: len(self.acked)] == self.acked, f"lost: {self.acked[len(kept) :] or self.acked}"
        assert len(kept) <= len(self.acked) + 1
        self.acked = kept
        return True


@dataclass
class Tally:
    """What has come of many kills."""

    kills: int = 0
    """Of the server."""
    database_kills: int = 0
    moves: int = 0
    """Those that were acknowledged."""
    games: int = 0


async def kill_again_and_again(
    database: str,
    folder: Path,
    kills: int,
    players: int,
    mortal: Server | None = None,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Kill the server under load, each time after some acknowledged moves, and look whether anything is lost.

    With a database that may die it is killed, too, every other time before the server.
    """
    people = [Player(i) for i in range(players)]
    rng, port, tally = Rng(kills), 0, Tally()
    for number in range(kills + 1):
        server = Process(database, folder, port)
        port = server.port
        try:
            async with server.http() as api:
                for person in people:
                    assert await person.check(api)
                    person.unsure = False
                if number < kills:
                    dying = mortal if number % 2 else None
                    await _kill_once(server, api, people, FEWEST + rng.below(30), dying, tally)
        finally:
            server.kill()
            server.path.unlink(missing_ok=True)
        tally.games = sum(len(person.finished) for person in people)
        if progress is not None:
            progress(tally)
    await _check_finished(database, people)
    assert tally.moves > (FEWEST - 1) * kills
    return tally


async def _kill_once(
    server: Process,
    api: httpx.AsyncClient,
    people: list[Player],
    left: int,
    dying: Server | None,
    tally: Tally,
) -> None:
    """Let everybody play until so many moves are acknowledged, and kill while the moves of others are on their way."""

    def told() -> None:
        nonlocal left, dying
        tally.moves += 1
        left -= 1
        if left:
            return
        if dying is not None:
            dying.kill()
            dying.start()
            tally.database_kills += 1
            left, dying = AFTERWARDS, None
        else:
            server.kill()
            tally.kills += 1

    await asyncio.gather(*[person.run(api, told) for person in people])


async def _check_finished(database: str, people: list[Player]) -> None:
    """The games that were played to their end are in the store, move by move."""
    async with await open_store(database) as store:
        for person in people:
            for table, moves in person.finished.items():
                lines = [event.line for event in await store.events(table)]
                assert [line.removeprefix("M 0 ") for line in lines if line.startswith("M 0 ")] == moves, (
                    table
                )
