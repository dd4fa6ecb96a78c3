"""Finished games for tests, and tables that hold them."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx

from igroteka import Match
from igroteka.bots import bot
from igroteka.core import Rng

from .support import Person, Site, ended


@cache
def uneven_match(key: str = "dream_city", seats: int = 2) -> Match:
    """A finished game of a good player against a bad one."""
    m, rng = Match.new(key, seats=seats, seed=3, options={}), Rng(5)
    players = [bot("greedy" if seat == 0 else "random") for seat in range(seats)]
    while not m.over:
        seat = m.seats[0]
        m.play(players[seat].choose(m.game, m.state, seat, rng), seat)
    return m


async def import_match(person: Person, match: Match) -> str:
    """The id of a table that holds an imported game."""
    answer = await person.post("/replay", text=match.export())
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/")[2])


async def finished_log(there: Site, person: Person, table: str) -> Match:
    """The log of a table between bots once it is over."""
    await ended(there, table)
    return Match.parse((await person.http.get(f"/t/{table}/log")).text)


async def wait_for_analysis(
    http: httpx.AsyncClient, table: str, headers: dict[str, str] | None = None
) -> Any:
    """The analysis of a table, once it is ready: the server waits for it only for a while."""
    while True:
        answer = (await http.get(f"/tables/{table}/analysis", headers=headers)).json()
        if answer["ready"]:
            return answer
