"""The server as a process: start, stop, kill, restart, several of them, and what it writes down."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.core import Rng
from igroteka.store import CannotOpen, open_store
from igroteka.web.ops.serve import CannotServe, browser_address, serve

from ..store.leaping import until
from .kills import kill_again_and_again
from .process import METRICS_KEY, is_gone, process
from .support import Page, Person, catch_up, finish


async def test_no_acknowledged_move_is_lost_by_a_kill(url: str, tmp_path: Path) -> None:
    await kill_again_and_again(url, tmp_path, kills=3, players=3)


@pytest.mark.soak
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_fifty_kills_under_load(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = (
        f"sqlite:///{tmp_path / 'web.db'}" if store == "sqlite" else request.getfixturevalue("postgres")
    )
    await kill_again_and_again(database, tmp_path, kills=50, players=6)


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
                await catch_up(one, two)
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


def processes_of(group: int) -> list[str]:
    """The processes that a server has started, and itself."""
    listed = subprocess.run(["ps", "-o", "pid=", "-g", str(group)], capture_output=True, text=True)
    return listed.stdout.split()


async def test_a_stop_is_clean_and_pages_are_told_to_ask_to_reconnect(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path, preload=True) as server:
        async with Person(server.base, "Ann") as ann:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:greedy")
            page = ann.page(table)
            await page.open()
            assert server.stop() == 0
            assert await page.ending() == 1012
        assert "Traceback" not in server.log
        # What has served its workers ends when it sees that the server has.
        await until(lambda: not processes_of(server.pid))


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
                 "smuggled-token", "token-of-nobody", "wrong-watch-token", METRICS_KEY, table]  # fmt: skip
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


def test_the_server_refuses_what_it_cannot_do(url: str) -> None:
    with pytest.raises(
        CannotServe, match="found 2 with SQLite; allowed: 1, or several with --database postgresql"
    ):
        serve(database=url, workers=2)
    with pytest.raises(CannotServe, match="--workers: found 0"):
        serve(database=url, workers=0)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"cannot listen on 127.0.0.1 port {port}: .*another --port"):
            serve(port=port, database=url)
    with pytest.raises(CannotOpen, match="allowed: sqlite:///FILE"):
        serve(port=0, database="mysql://x")


def test_addresses() -> None:
    assert url_of("0.0.0.0") == "http://127.0.0.1:80/"
    assert url_of("::") == "http://[::1]:80/"
    assert url_of("::1") == "http://[::1]:80/"
    assert url_of("games.example") == "http://games.example:80/"


def url_of(host: str) -> str:
    return browser_address(host, 80)


# ---------------------------------------------------------------- several processes


async def test_two_processes_race_on_one_table(postgres: str, tmp_path: Path) -> None:
    """Two programs with the same key play one seat through two processes; every move counts exactly once."""
    won, rng = [0, 0], Rng(4)
    with process(postgres, tmp_path) as left, process(postgres, tmp_path) as right:
        async with left.http() as api:
            keys = (await api.post("/tables", json={"game": "dream_city", "seats": [{"kind": "me"}]})).json()
        table, key = keys["table"], keys["seats"][0]["token"]
        watchers = [Page(s.base, table, {}, {"token": keys["watch_token"]}) for s in (left, right)]
        for page in watchers:
            await page.open()
        async with left.http(key) as one, right.http(key) as two:
            for round_ in range(12):
                answers = await race((one, two), table, rng, first=(0, 1, None)[round_ % 3])
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                winner = [answer.status_code for answer in answers].index(200)
                assert answers[1 - winner].json()["error"]["code"] in ("stale", "overtaken")
                won[winner] += 1
            logs = [(await api.get(f"/tables/{table}/export")).text for api in (one, two)]
            assert logs[0] == logs[1]
            assert sum(line.startswith("0 ") for line in logs[0].splitlines()) == sum(won) == 12
            seq = (await one.get(f"/tables/{table}/moves")).json()["seq"]
        assert min(won) >= 4, "each has won where it was first"
        for page in watchers:
            while page.state["seq"] < seq:
                await page.next()
            await page.line.close()
        assert watchers[0].drawn() == watchers[1].drawn()
        assert watchers[0].state["log"] == watchers[1].state["log"]


async def race(
    programs: tuple[httpx.AsyncClient, httpx.AsyncClient], table: str, rng: Rng, first: int | None
) -> list[httpx.Response]:
    """Both answer the same question: one before the other has heard of it, or both at once. Their answers."""
    asked = [await question(api, table) for api in programs]
    while asked[0]["seq"] != asked[1]["seq"]:  # news from the other process are on their way
        asked = [await question(api, table) for api in programs]
    moves = asked[0]["moves"]

    async def play(i: int) -> httpx.Response:
        move = moves[rng.below(len(moves))]["id"]
        return await programs[i].post(f"/tables/{table}/play", json={"move": move, "seq": asked[i]["seq"]})

    if first is None:
        return list(await asyncio.gather(play(0), play(1)))
    answers = {i: await play(i) for i in (first, 1 - first)}
    return [answers[0], answers[1]]


async def question(api: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """What the seat is asked, as this process knows it."""
    asked: dict[str, Any] = (await api.get(f"/tables/{table}/moves")).json()
    return asked


async def test_people_on_different_processes_play_together(postgres: str, tmp_path: Path) -> None:
    with process(postgres, tmp_path) as left, process(postgres, tmp_path) as right:
        async with Person(left.base, "Ann") as ann, Person(right.base, "Ben") as ben:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
            link = (await ann.http.get(f"/t/{table}")).text.split("/join/")[1].split('"')[0]
            async with ann.page(table) as room:
                answer = await ben.post(f"/join/{link}", name="Ben")
                assert answer.status_code == 303
                await room.until(lambda m: m["t"] == "reload")
            async with ann.page(table) as one, ben.page(table) as two:
                rng, turns = Rng(3), 0
                while turns < 6:
                    page = one if one.state["ask"]["moves"] else two
                    while page.state["ask"]["moves"]:
                        moves = page.state["ask"]["moves"]
                        assert (await page.play(moves[rng.below(len(moves))]["id"]))["t"] == "done"
                    turns += 1
                    # The other one is asked by another process, and knows all that has happened.
                    other = two if page is one else one
                    while not other.state["ask"]["moves"]:
                        await other.next()
                    await catch_up(page)
                    known = [[(e["step"], e["seat"]) for e in each.state["log"]] for each in (other, page)]
                    assert known[0] == known[1]


async def test_several_workers_of_one_server(postgres: str, tmp_path: Path) -> None:
    with process(postgres, tmp_path, workers=2) as server:
        await until(lambda: server.workers_begun == 2)
        keys: dict[str, Any] = {}
        async with server.http() as api:
            body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            keys = (await api.post("/tables", json=body)).json()
        table, key = keys["table"], keys["seats"][0]["token"]
        rng, count, seq = Rng(1), 0, 0
        while True:
            # A new connection each time, so that both workers are asked.
            async with server.http(key) as api:
                view = (await api.get(f"/tables/{table}/wait", params={"seq": seq, "timeout": 20})).json()
                if view["over"]:
                    break
                question = (await api.get(f"/tables/{table}/moves")).json()
                seq = question["seq"]
                if question["moves"]:
                    move = question["moves"][rng.below(len(question["moves"]))]["id"]
                    answer = await api.post(f"/tables/{table}/play", json={"move": move, "seq": seq})
                    assert answer.status_code in (200, 409), answer.text
                    count += 1
        async with server.http(key) as api:
            assert (await api.get(f"/tables/{table}/verify")).json()["ok"]
        moves = re.search(r'igroteka_moves_total\{game="dream_city"\} (\d+)', await server.metrics())
        assert moves is not None
        assert int(moves[1]) > count
        # Whichever worker was asked, the table was in one of them only.
        assert "igroteka_tables 1.0" in await server.metrics()
        assert "igroteka_conflicts_total 0.0" in await server.metrics()
        assert server.stop() == 0


async def kill_homes(database: str, folder: Path, kills: int) -> None:
    """Kill the worker in which a table lives, again and again, and look whether its pages lose anything."""
    with process(database, folder, workers=2) as server:
        await until(lambda: server.workers_begun == 2)
        async with server.http() as api:
            body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "me"}]}
            keys = (await api.post("/tables", json=body)).json()
        pages = [Page(server.base, keys["table"], {}, {"token": seat["token"]}) for seat in keys["seats"]]
        for page in pages:
            await page.open()
        for _ in range(kills):
            before = await play_some(pages, 2)
            [home] = {server.holder(page.port) for page in pages}
            begun = server.workers_begun
            os.kill(
                server.pid, signal.SIGSTOP
            )  # nobody takes the place of the dead one until the pages are back
            os.kill(home, signal.SIGKILL)
            await until(lambda home=home: is_gone(home))  # type: ignore[misc]
            for page, log in zip(pages, before, strict=True):
                await page.ending()
                await page.open()
                # Whoever comes is told the newest part of the log.
                assert page.state["log"] == log[-len(page.state["log"]) :]
            [other] = {server.holder(page.port) for page in pages}
            assert other != home
            os.kill(server.pid, signal.SIGCONT)
            await until(lambda begun=begun: server.workers_begun > begun)  # type: ignore[misc]
            # Whoever comes now comes to the new worker, in which the table lives.
            for page in pages:
                await page.line.close()
                await page.open()
                assert server.holder(page.port) not in (home, other)
        await play_some(pages, 2)
        for page in pages:
            await page.line.close()
        assert server.stop() == 0


async def test_a_kill_of_the_worker_in_which_a_table_lives_loses_nothing(
    postgres: str, tmp_path: Path
) -> None:
    await kill_homes(postgres, tmp_path, kills=1)


@pytest.mark.soak
async def test_many_kills_of_the_worker_in_which_a_table_lives(postgres: str, tmp_path: Path) -> None:
    await kill_homes(postgres, tmp_path, kills=8)


async def play_some(pages: list[Page], count: int) -> list[list[dict[str, Any]]]:
    """Play so many of the first moves that are allowed; the logs that the pages have in the end."""
    for _ in range(count):
        mover = next(page for page in pages if page.state["ask"]["moves"])
        done = await mover.play(mover.state["ask"]["moves"][0]["id"])
        assert done["t"] == "done", done
        for page in pages:
            while page.state["seq"] < mover.state["seq"]:
                await page.next()
    return [list(page.state["log"]) for page in pages]
