"""What is attacked: tables of all games, the people at them, and the secrets that nobody else may be sent."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

import httpx

from igroteka.core import Json, game, list_games
from igroteka.match import pretty
from igroteka.store import LoggedMatch, TableRow, open_store
from igroteka.web.pages import samples
from igroteka.web.security.guests import KEY

HOST: Final = "127.0.0.1"
MOVES: Final = 40
"""Moves of each game that the attackers know."""


@dataclass
class Somebody:
    """An attacker: how the server knows them, and the secrets that they may be sent."""

    name: str
    key: str = ""
    """A link of the table, which is also the key of programs."""
    cookie: str = ""
    csrf: str = ""
    knows: frozenset[str] = frozenset()
    seat: int | None = None
    """The seat through whose eyes the table is seen."""


@dataclass
class Target:
    """A table: what the words of the route table stand for, and who attacks it."""

    words: dict[str, Json]
    people: list[Somebody]
    moves: list[str] = field(default_factory=list)
    dealt: dict[int | None, dict[int, str]] = field(default_factory=dict)
    """What was dealt to others, by the seat that may not read it (None: a spectator) and the step of the log."""

    @property
    def table(self) -> str:
        """The id of the table."""
        return str(self.words["table"])


@dataclass
class World:
    """All tables, and every secret with the table that it belongs to."""

    targets: list[Target]
    secrets: dict[str, str]


async def prepare(base: str, database: str) -> World:
    """Make the tables, all in the way that everybody does, and read the secrets of the store."""
    targets: list[Target] = []
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=None) as http:
        for key in list_games():
            for opened in (False, True):
                targets.append(await _table(http, key, opened))
        guests = [await _guest(base) for _ in range(2)]
        targets.append(await _by_page(base, guests[0], database))
    # Everybody tries every table also with the cookie of somebody who has nothing to do with it.
    for target in targets:
        target.people.append(Somebody("stranger", cookie=guests[1][0], csrf=guests[1][1]))
    await _note_hands(database, targets)
    hands = {hand_of(target): target.table for target in targets}
    return World(targets, {**await secrets_of(database), **hands})


def hand_of(target: Target) -> str:
    """What a leak of somebody's hand at a table is called."""
    return f"the hand of somebody at {target.table}"


async def _note_hands(database: str, targets: list[Target]) -> None:
    """Keep what was dealt face down before the first move: it stays hidden for as long as a game runs."""
    async with await open_store(database) as store:
        for target in targets:
            row = await store.table(target.table)
            events = await store.events(target.table)
            if row is not None and events:
                entries = LoggedMatch.load(row, events).entries
                target.dealt = {
                    seat: {step: e.move.text for step, e in enumerate(entries) if not e.is_visible_to(seat)}
                    for seat in (None, 0, 1)
                }


async def _table(http: httpx.AsyncClient, key: str, opened: bool) -> Target:
    """A table of programs, before its game or in it."""
    body = {
        "game": key,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "public": key == "dream_city" and not opened,
    }
    made = (await http.post("/api/tables", json=body)).json()
    table, seats = made["table"], made["seats"]
    invitation = seats[1]["invitation"]
    seat = seats[0]["token"]
    other = ""
    if not opened:
        taken = (await http.post("/api/join", json={"invitation": invitation, "name": "Ben"})).json()
        other = taken["token"]
    words = _words(key, table) | {
        "invitation": invitation,
        "watch": made["watch_token"],
        "sitting": seat,
        "hosting": made["host_token"],
    }
    hosting, watching, sitting = [made[name].partition(".")[2] for name in ("host_token", "watch_token")] + [
        seat.partition(".")[2]
    ]
    inviting = invitation.partition(".")[2]
    people = [
        Somebody("nobody"),
        Somebody("watcher", made["watch_token"], knows=frozenset({watching})),
        Somebody("seat", seat, knows=frozenset({watching, sitting}), seat=0),
        Somebody("host", made["host_token"], knows=frozenset({watching, sitting, hosting, inviting}), seat=0),
    ]
    if other:
        people.append(
            Somebody("other seat", other, knows=frozenset({watching, other.partition(".")[2]}), seat=1)
        )
    return Target(words, people, [move.text for move in game(key).moves.all[:MOVES]])


async def _guest(base: str) -> tuple[str, str]:
    """The cookie of somebody new, and the token of their forms."""
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=None) as http:
        page = await http.get("/replay")
        return f"igroteka={page.cookies['igroteka']}", re.findall(r'name="csrf" value="([^"]+)"', page.text)[
            0
        ]


async def _by_page(base: str, guest: tuple[str, str], database: str) -> Target:
    """A table that a browser has made, whose host is known by a cookie, has a seat, and waits for somebody."""
    cookie, csrf = guest
    headers = {"cookie": cookie, "origin": base}
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=None, headers=headers) as http:
        form = {"csrf": csrf, "seats": "2", "seat-0": "me", "seat-1": "open"}
        table = (await http.post("/new/keyflower", data=form)).headers["location"].split("/")[2]
    async with await open_store(database) as store:
        row = await store.table(table)
        assert row is not None
    words = _words("keyflower", table) | {"invitation": "", "watch": "", "sitting": "", "hosting": ""}
    # The pages of a host tell all links of the table, but not the key of programs.
    known = frozenset([row.config["watch"], *[seat["token"] for seat in row.config["seats"]]])
    return Target(words, [Somebody("host", cookie=cookie, csrf=csrf, knows=known, seat=0)], [])


def _words(key: str, table: str) -> dict[str, Json]:
    sample = samples.sample_match(key)
    order, choices = next(iter(game(key).orders.items()))
    return {
        "game": key, "key": key, "table": table, "own": 0, "other": 1, "seq": 1, "late": 3, "move": game(key).moves.all[0].text,
        "order": order, "value": choices[-1], "seal": "0" * 64, "share": "0" * 32, "place": sample.state.to_data(),
        "position": pretty(sample.state.to_data()), "logfile": sample.export(),
    }  # fmt: skip


async def secrets_of(database: str) -> dict[str, str]:
    """Every secret of a store with the id of its table, "" for those of the server itself."""
    async with await open_store(database) as store:
        secrets = {await store.keep_value(KEY, "none"): ""}
        for row in await store.tables(limit=100):
            secrets |= dict.fromkeys(_secrets(row), row.id)
    return {secret: table for secret, table in secrets.items() if secret}


def _secrets(row: TableRow) -> list[str]:
    config = row.config
    links = [
        config.get("host_token", ""),
        config.get("watch", ""),
        *[seat.get("token", "") for seat in config["seats"]],
    ]
    if config.get("public"):
        links = [
            config.get("host_token", ""),
            *[seat.get("token", "") for seat in config["seats"] if seat["kind"] != "open"],
        ]
    return [row.seed, str(config.get("salt", "")), *links]


async def finished_tables(database: str) -> set[str]:
    """The tables whose games are over, so that their seeds are no secrets any more, or that are gone."""
    async with await open_store(database) as store:
        return {row.id for row in await store.tables(limit=1_000) if row.status == "over"}
