"""The tables of one game on which the cells are tried: each kind is made once, and copied where something is changed."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any, Final

import httpx

import igroteka
from igroteka.core import Rng
from igroteka.match import Match, pretty
from igroteka.match.seed import seal_of
from igroteka.store import TableRow, fresh_id
from igroteka.web.pages import samples
from igroteka.web.security.guests import Guest
from igroteka.web.tables import seats
from igroteka.web.tables.config import SeatConfig
from igroteka.web.tables.table import Table

from ..support import Site
from .people import ANN, BEN, CAT, HAL, OTHER, OWN, cookie, form_token, open_seat

USED_UP: Final = "usedupusedupusedupus"
"""The secret of an invitation that somebody has taken."""
SHARE: Final = "0123456789abcdef" * 2
LEAST_STEPS: Final = 8
"""Moves of a running game before it is looked at."""
VARIANTS: Final = {"private": (HAL, BEN, False), "public": (HAL, BEN, True), "seated": (ANN, ANN, False)}
"""Whose table it is, who has the first seat, and whether everybody may look on."""


class Stages:
    """The tables of one game: by stage, and by whose they are."""

    def __init__(self, there: Site, key: str) -> None:
        self.there = there
        self.key = key
        self.rows: dict[tuple[str, str], TableRow] = {}
        self._shared: dict[str, TableRow] = {}
        self.logfile = ""
        order, choices = next(iter(igroteka.game(key).orders.items()))
        sample = samples.sample_match(key).state.to_data()
        self._words = {
            "game": key,
            "own": OWN,
            "other": OTHER,
            "order": order,
            "value": choices[-1],
            "seal": seal_of(SHARE),
            "share": SHARE,
            "place": sample,
            "position": pretty(sample),
        }

    async def build(self) -> None:
        """Make them all."""
        await self._open()
        await self._bidding()
        await self._begun()
        row = self.rows["open", "private"]
        closed = self.rows["closed", "private"] = self.rows["closed", "seated"] = _like(row, HAL, BEN, False)
        self.rows["closed", "public"] = _like(row, HAL, BEN, True)
        for one in (closed, self.rows["closed", "public"]):
            one.status = "closed"
            await self.there.registry.store.create(one)
        log = await self._post("/replay", HAL, text=self.logfile)
        lesson = await self._post(f"/learn/{self.key}", ANN)
        for variant in VARIANTS:
            self.rows["log", variant] = log
            self.rows["lesson", variant] = lesson
            self.rows["always", variant] = self.rows["running", variant]

    async def _open(self) -> None:
        """Tables that wait: one for a second person, one for the share of the first."""
        for variant, (host, first, public) in VARIANTS.items():
            places: list[SeatConfig] = [
                {**seats.make("me", first), "seal": ""},
                seats.make("open", first),
            ]
            table = await self.there.registry.create(self.key, host, places, public=public)
            self.rows["open", variant] = table.row
            places = [{**seats.make("me", first), "seal": seal_of(SHARE)}, seats.make("me", CAT)]
            table = await self.there.registry.create(self.key, host, places, public=public)
            self.rows["sharing", variant] = table.row

    async def _bidding(self) -> None:
        """Tables whose seats are bid for, first by the first one."""
        for variant, (host, first, public) in VARIANTS.items():
            places = [seats.make("me", first), seats.make("me", CAT)]
            table = await self.there.registry.create(self.key, host, places, public=public, bidding=True)
            row = table.row
            config = {**row.config, "auction": {**row.config["auction"], "order": [OWN, OTHER]}}
            assert await self.there.registry.store.update(row.id, config=config, expected_rev=row.rev)
            await table.act(table.load)
            self.rows["bidding", variant] = table.row

    async def _begun(self) -> None:
        """A game that runs, at a moment when the first seat may play or take back, and the same game after its end."""
        places = [seats.make("me", one) for one in (BEN, CAT)]
        table = await self.there.registry.create(self.key, HAL, places)
        rng, steps = Rng(3), 0
        while not (steps >= LEAST_STEPS and _is_asked(table)):
            await _step(table, rng)
            steps += 1
        running = [event.line for event in await self.there.registry.store.events(table.row.id)]
        while not table.match.over:
            await _step(table, rng)
        self.logfile = table.match.export()
        over = [event.line for event in await self.there.registry.store.events(table.row.id)]
        for stage, lines in (("running", running), ("over", over)):
            for variant, (host, first, public) in VARIANTS.items():
                row = _like(table.row, host, first, public)
                self.rows[stage, variant] = await self._write(row, lines, stage)

    async def _write(self, row: TableRow, lines: list[str], status: str) -> TableRow:
        """Put a table with its log into the store."""
        store = self.there.registry.store
        await store.create(row)
        if lines:
            assert await store.append(row.id, 0, lines, status)
        found = await store.table(row.id)
        assert found is not None
        return found

    async def _post(self, path: str, guest: Guest, **form: str) -> TableRow:
        """The row of a table that a form makes."""
        guest_cookies = self.there.registry.guest_cookies
        headers = {"origin": self.there.base, **cookie(guest_cookies, guest)}
        async with httpx.AsyncClient(
            base_url=self.there.base, trust_env=False, timeout=None, verify=False
        ) as http:
            answer = await http.post(
                path, data={"csrf": form_token(guest_cookies, guest), **form}, headers=headers
            )
        assert answer.status_code == 303, answer.text
        return self.there.registry.tables[answer.headers["location"].split("/")[2].partition("?")[0]].row

    async def copy(self, row: TableRow) -> TableRow:
        """The same table once more, with all its secrets, for something that changes it."""
        fresh = replace(copy.deepcopy(row), id=fresh_id(), rev=0, seq=0)
        lines = [event.line for event in await self.there.registry.store.events(row.id)]
        return await self._write(fresh, lines, row.status)

    async def shared_copy(self, row: TableRow) -> TableRow:
        """One copy for all who add something to a table."""
        if row.id not in self._shared:
            self._shared[row.id] = await self.copy(row)
        return self._shared[row.id]

    async def words(self, row: TableRow) -> dict[str, Any]:
        """What the words in braces stand for at a table."""
        table, config = await self.there.registry.table(row.id), row.config
        match: Match | None = table.match if table.has_begun else None
        legal = match.moves_of(OWN) if match is not None else []
        return {
            **self._words,
            "table": row.id,
            "seq": table.match.number_for(OWN) if match is not None else 0,
            "late": max(0, len(match.entries_for(None)) - 2) if match is not None else 0,
            "move": legal[0].text if legal else "nothing",
            "invitation": seats.token(row, open_seat(row).get("token", USED_UP)),
            "watch": seats.token(row, config.get("watch", "")),
            "sitting": seats.token(row, config["seats"][OWN].get("token", "")),
            "hosting": seats.token(row, config.get("host_token", "")),
            "logfile": self.logfile,
        }


def _like(row: TableRow, host: Guest, first: Guest, public: bool) -> TableRow:
    """The same game at a table of somebody else, with secrets of its own."""
    config = copy.deepcopy(row.config)
    config |= {"host": host.id, "host_token": seats.secret(), "watch": seats.secret(), "public": public}
    for place in config["seats"]:
        place["token"] = seats.secret()
    config["seats"][OWN] |= {"guest": first.id, "name": first.name}
    names = seats.names(config["seats"], "en")
    fresh = replace(row, id=fresh_id(), config=config, names=names, guests=seats.guests_of(config))
    return replace(fresh, status="open", rev=0, seq=0)


def _is_asked(table: Table) -> bool:
    """Whether the first seat, and it alone, may play as well as take back."""
    match = table.match
    return match.seats == [OWN] and match.can_undo(OWN)


async def _step(table: Table, rng: Rng) -> None:
    async def work() -> None:
        match = table.match
        assert not match.over, "the game was over too soon: choose another seed"
        seat = match.seats[rng.below(len(match.seats))]
        legal = match.moves_of(seat)
        match.play(legal[rng.below(len(legal))], seat)
        await table.append_rows()

    await table.act(work)
