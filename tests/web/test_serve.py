"""The server as a process: start, stop, kill, restart, several of them, and what it writes down."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.core import Rng
from igroteka.store import open_store
from igroteka.web.serve import CannotServe, serve, url

from .process import COMMAND, Process, process
from .support import Page, Person, catch_up, finish


class Player:
    """Plays solo games over the API and remembers what the server has acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Rng(number)
        self.table = ""
        self.key = ""
        self.acked: list[str] = []
        self.games = 0
        self.count = 0

    async def run(self, api: httpx.AsyncClient) -> None:
        """Play until the server is gone."""
        try:
            while True:
                if not self.table:
                    body = {"game": "dream_city", "seats": [{"kind": "me"}]}
                    keys = (await api.post("/tables", json=body)).json()
                    self.table, self.key, self.acked = keys["table"], keys["seats"][0]["token"], []
                await self.turn(api)
        except (httpx.TransportError, json.JSONDecodeError):
            return

    async def turn(self, api: httpx.AsyncClient) -> None:
        headers = {"authorization": f"Bearer {self.key}"}
        question = (await api.get(f"/tables/{self.table}/moves", headers=headers)).json()
        if not question["moves"]:
            self.table = ""
            self.games += 1
            return
        move = question["moves"][self.rng.below(len(question["moves"]))]["id"]
        body = {"move": move, "seq": question["seq"]}
        answer = await api.post(f"/tables/{self.table}/play", json=body, headers=headers)
        if answer.status_code == 200:
            self.acked.append(move)
            self.count += 1

    async def check(self, api: httpx.AsyncClient) -> None:
        """Every acknowledged move is there, in order, and at most one more."""
        if not self.table:
            return
        headers = {"authorization": f"Bearer {self.key}"}
        answer = await api.get(f"/tables/{self.table}/log", headers=headers)
        assert answer.status_code == 200, answer.text
        entries = answer.json()["entries"]
        assert [entry["step"] for entry in entries] == list(range(len(entries)))
        kept = [entry["move"] for entry in entries if entry["seat"] == 0]
        assert kept[: len(self.acked)] == self.acked
        assert len(kept) <= len(self.acked) + 1
        self.acked = kept


async def kill_again_and_again(database: str, folder: Path, kills: int, players: int) -> None:
    """Kill the server under load, restart it, and look whether anything is lost."""
    people = [Player(i) for i in range(players)]
    rng = Rng(kills)
    port = 0
    for round_ in range(kills + 1):
        server = Process(database, folder, port)
        port = server.port
        try:
            async with server.http() as api:
                for person in people:
                    await person.check(api)
                if round_ == kills:
                    break
                work = [asyncio.ensure_future(person.run(api)) for person in people]
                await asyncio.sleep(0.3 + rng.below(900) / 1000)
                async with asyncio.timeout(60):  # a busy machine needs longer for the same load
                    while sum(person.count for person in people) <= 5 * (round_ + 1):
                        await asyncio.sleep(0.02)
                server.kill()
                await asyncio.gather(*work)
        finally:
            server.kill()
    games, moves = sum(person.games for person in people), sum(person.count for person in people)
    print(
        f"{kills} kills, {moves} moves acknowledged in {games} finished games and {players} others, none lost"
    )
    assert moves > 5 * kills


async def test_no_acknowledged_move_is_lost_by_a_kill(url: str, tmp_path: Path) -> None:
    await kill_again_and_again(url, tmp_path, kills=3, players=3)


@pytest.mark.soak
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_fifty_kills_under_load(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    found = f"sqlite:///{tmp_path / 'web.db'}" if store == "sqlite" else request.getfixturevalue("postgres")
    await kill_again_and_again(found, tmp_path, kills=50, players=6)


async def test_a_page_goes_on_after_a_kill(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path) as server:
        async with Person(server.base, "Ann") as ann:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
            one, two = ann.page(table, seat=0), ann.page(table, seat=1)
            await one.open()
            await two.open()
            rng = Rng(1)
            for _ in range(10):
                page = one if one.state["ask"]["moves"] else two
                moves = page.state["ask"]["moves"]
                done = await page.play(moves[rng.below(len(moves))]["id"])
                assert done["t"] == "done"
                await asyncio.gather(catch_up(one), catch_up(two))
            before = [(page.drawn(), page.state["log"], page.state["seq"]) for page in (one, two)]
            server.kill()
            with process(url, tmp_path, port=server.port):
                for page, (drawn, log, seq) in zip((one, two), before, strict=True):
                    await page.open()
                    assert page.drawn() == drawn
                    assert page.state["log"] == log
                    assert page.state["seq"] == seq
                await finish([one, two], rng)
                assert (await ann.http.get(f"/t/{table}/verify")).json()["ok"]
                await one.line.close()
                await two.line.close()


async def test_a_stop_is_clean_and_pages_are_told_to_come_back(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path) as server:
        async with Person(server.base, "Ann") as ann:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:greedy")
            page = ann.page(table)
            await page.open()
            assert server.stop() == 0
            assert await page.ending() == 1012
        assert "Traceback" not in server.log
        children = subprocess.run(
            ["ps", "-o", "pid=", "-g", str(server.child.pid)], capture_output=True, text=True
        ).stdout.split()
        assert children == []


async def test_logs_hold_no_secrets(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path) as server:
        async with Person(server.base, "Ann") as ann, Person(server.base) as ben:
            table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="bot:random")
            room = (await ann.http.get(f"/t/{table}")).text
            link = room.split("/join/")[1].split('"')[0]
            await ben.post(f"/join/{link}", name="Ben")
            await ben.http.get("/join/wrong.token-of-nobody")
            await ben.http.get(f"/watch/{table}.wrong-watch-token")
            page = await ann.http.get(f"/t/{table}")
            secrets = re.findall(rf"{table}\.([a-z0-9]{{20}})", page.text + room)
            assert len(set(secrets)) >= 3
            async with ann.page(table) as one, ben.page(table) as two:
                await finish([one, two], Rng(1))
                await one.send('{"t":"hello","token":"smuggled-token"')
                await one.ask(t="chat", text="a private remark")
            await ann.http.get("/metrics")
            await server.metrics()
            cookie = ann.http.cookies["igroteka"]
            server.stop()
        log = server.log
        async with await open_store(url) as store:
            row = await store.table(table)
            assert row is not None
        words = [*secrets, cookie, cookie.split(".")[0], row.seed, row.config["salt"], "private remark", ann.csrf,
                 "smuggled-token", "token-of-nobody", "wrong-watch-token", "key of the metrics", table]  # fmt: skip
        for word in words:
            assert word not in log, word


async def test_health_and_metrics(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path) as server:
        async with server.http(api=False) as http:
            health = await http.get("/healthz")
            assert health.json()["ok"]
            await http.post("/api/tables", json={"game": "dream_city", "seats": [{"kind": "me"}]})
            text = await server.metrics()
            assert 'igroteka_games_begun_total{game="dream_city"} 1.0' in text
            assert 'route="/api/tables",status="201"' in text
            assert "igroteka_sockets 0.0" in text


def test_the_command_refuses_what_it_cannot_do(url: str, tmp_path: Path) -> None:
    with pytest.raises(
        CannotServe, match="found 2 with SQLite; allowed: 1, or several with --database postgresql"
    ):
        serve(database=url, workers=2)
    with pytest.raises(CannotServe, match="--workers: found 0"):
        serve(database=url, workers=0)
    with process(url, tmp_path) as server:
        command = [sys.executable, "-c", COMMAND, str(server.port), url, "1"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert f"cannot listen on 127.0.0.1 port {server.port}" in done.stderr
        assert "allowed: another --port" in done.stderr
    bad = subprocess.run(
        [sys.executable, "-c", COMMAND, "0", "mysql://x", "1"], capture_output=True, text=True, timeout=60
    )
    assert "allowed: sqlite:///FILE" in bad.stderr


def test_addresses() -> None:
    assert url_of("0.0.0.0") == "http://127.0.0.1:80/"
    assert url_of("::") == "http://[::1]:80/"
    assert url_of("::1") == "http://[::1]:80/"
    assert url_of("games.example") == "http://games.example:80/"


def url_of(host: str) -> str:
    return url(host, 80)


# ---------------------------------------------------------------- several processes


async def test_two_processes_race_on_one_table(postgres: str, tmp_path: Path) -> None:
    won, lost = [0, 0], [0, 0]
    with process(postgres, tmp_path) as left, process(postgres, tmp_path) as right:
        for _ in range(5):
            await race(left, right, won, lost)
            if min(won) > 0 and sum(lost) > 0:
                break
    print(f"won {won}, lost {lost}")
    assert min(won) > 0
    assert sum(lost) > 0


async def race(left: Process, right: Process, won: list[int], lost: list[int]) -> None:
    """Two programs with the same key play one seat through two processes; every move counts exactly once."""
    async with left.http() as api:
        keys = (await api.post("/tables", json={"game": "dream_city", "seats": [{"kind": "me"}]})).json()
    table, key, before = keys["table"], keys["seats"][0]["token"], sum(won)
    watchers = [Page(s.base, table, {}, {"token": keys["watch_token"]}) for s in (left, right)]
    for page in watchers:
        await page.open()

    async def play(i: int, api: httpx.AsyncClient) -> None:
        rng = Rng(i)
        while True:
            question = (await api.get(f"/tables/{table}/moves")).json()
            if not question["moves"]:
                if (await api.get(f"/tables/{table}")).json()["over"]:
                    return
                continue
            move = question["moves"][rng.below(len(question["moves"]))]["id"]
            await asyncio.sleep(rng.below(30) / 1000)
            answer = await api.post(f"/tables/{table}/play", json={"move": move, "seq": question["seq"]})
            if answer.status_code == 200:
                won[i] += 1
            else:
                assert answer.status_code == 409, answer.text
                assert answer.json()["error"]["code"] in ("stale", "over")
                lost[i] += 1

    async with left.http(key) as one, right.http(key) as two:
        await asyncio.gather(play(0, one), play(1, two))
        logs = [(await api.get(f"/tables/{table}/export")).text for api in (one, two)]
        assert logs[0] == logs[1]
        moves = [line for line in logs[0].splitlines() if line.startswith("0 ")]
        assert len(moves) == sum(won) - before
    for page in watchers:
        while not page.state["turn"]["over"]:
            await page.next()
    assert watchers[0].drawn() == watchers[1].drawn()
    assert watchers[0].state["log"][-30:] == watchers[1].state["log"][-30:]
    for page in watchers:
        await page.line.close()


async def test_people_on_different_processes_play_together(postgres: str, tmp_path: Path) -> None:
    with process(postgres, tmp_path) as left, process(postgres, tmp_path) as right:
        async with Person(left.base, "Ann") as ann, Person(right.base, "Ben") as ben:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
            link = (await ann.http.get(f"/t/{table}")).text.split("/join/")[1].split('"')[0]
            async with ann.page(table) as room:
                answer = await ben.post(f"/join/{link}", name="Ben")
                assert answer.status_code == 303
                await room.until(lambda m: m["t"] == "reload")
            one, two = ann.page(table), ben.page(table)
            await one.open()
            await two.open()
            rng = Rng(3)
            while not one.state["turn"]["over"]:
                page = one if one.state["ask"]["moves"] else two
                if page.state["ask"]["moves"]:
                    moves = page.state["ask"]["moves"]
                    assert (await page.play(moves[rng.below(len(moves))]["id"]))["t"] == "done"
                else:
                    await asyncio.sleep(0.05)
                    await asyncio.gather(catch_up(one), catch_up(two))
            await one.line.close()
            await two.line.close()


async def test_several_workers_of_one_server(postgres: str, tmp_path: Path) -> None:
    with process(postgres, tmp_path, workers=2) as server:
        keys: dict[str, Any] = {}
        async with server.http() as api:
            body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            keys = (await api.post("/tables", json=body)).json()
        table, key = keys["table"], keys["seats"][0]["token"]
        rng, pids = Rng(1), 0
        while True:
            # A new connection each time, so that both workers are asked.
            async with server.http(key) as api:
                question = (await api.get(f"/tables/{table}/moves")).json()
                if not question["moves"]:
                    view = (await api.get(f"/tables/{table}/view")).json()
                    if view["over"]:
                        break
                    await asyncio.sleep(0.02)
                    continue
                move = question["moves"][rng.below(len(question["moves"]))]["id"]
                answer = await api.post(f"/tables/{table}/play", json={"move": move, "seq": question["seq"]})
                assert answer.status_code in (200, 409), answer.text
                pids += 1
        async with server.http(key) as api:
            assert (await api.get(f"/tables/{table}/verify")).json()["ok"]
        moves = re.search(r'igroteka_moves_total\{game="dream_city"\} (\d+)', await server.metrics())
        assert moves is not None
        assert int(moves[1]) > pids
        server.child.send_signal(signal.SIGTERM)
        assert server.child.wait(30) == 0
