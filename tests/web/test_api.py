"""The JSON API: a program makes a table, looks, plays and is told exactly what was wrong."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

import igroteka
from igroteka import Match
from igroteka.core import Rng
from igroteka.web.api.routes import make_api

from .support import Site, site


def program(there: Site, key: str = "") -> httpx.AsyncClient:
    """A program with a key."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return httpx.AsyncClient(
        base_url=f"{there.base}/api", headers=headers, timeout=None, trust_env=False, verify=False
    )


async def new_table(there: Site, *kinds: str, **more: Any) -> dict[str, Any]:
    """A table with seats of these kinds."""
    async with program(there) as api:
        body = {"game": "dream_city", "seats": [{"kind": kind} for kind in kinds], **more}
        answer = await api.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        keys: dict[str, Any] = answer.json()
        return keys


async def play_all(api: httpx.AsyncClient, table: str, seed: int) -> int:
    """Play any legal moves until the game is over; how many."""
    rng, seq, count = Rng(seed), 0, 0
    while True:
        view = (await api.get(f"/tables/{table}/wait", params={"seq": seq, "timeout": 20})).json()
        if view["over"]:
            return count
        question = (await api.get(f"/tables/{table}/moves")).json()
        seq = question["seq"]
        if not question["moves"]:
            continue
        move = question["moves"][rng.below(len(question["moves"]))]["id"]
        answer = await api.post(f"/tables/{table}/play", json={"move": move, "seq": seq})
        assert answer.status_code == 200, answer.text
        assert answer.json()["seq"] > seq
        seq = question["seq"]
        count += 1


async def test_two_programs_play_a_whole_game(url: str) -> None:
    async with site(url) as there:
        keys = await new_table(there, "me", "open", options={"first": "1"}, name="Robot")
        table, host = keys["table"], keys["seats"][0]["token"]
        async with program(there) as anyone:
            taken = await anyone.post(
                "/join", json={"invitation": keys["seats"][1]["invitation"], "name": "Guest"}
            )
            again = await anyone.post("/join", json={"invitation": keys["seats"][1]["invitation"]})
            assert again.status_code == 409
            assert again.json()["error"]["code"] == "taken"
        guest = taken.json()["token"]
        async with program(there, host) as one, program(there, guest) as two:
            counts = await asyncio.gather(play_all(one, table, 1), play_all(two, table, 2))
            assert min(counts) > 10
            log = (await one.get(f"/tables/{table}/export")).text
            match = Match.parse(log)
            assert match.over
            assert match.names == ["Robot", "Guest"]
            check = (await two.get(f"/tables/{table}/verify")).json()
            assert check["ok"]
            assert check["fingerprint"] == match.fingerprint
            about = (await one.get(f"/tables/{table}")).json()
            assert about["status"] == "over"
            assert about["mine"] == [0]


async def test_a_program_plays_against_bots(url: str) -> None:
    async with site(url) as there:
        keys = await new_table(there, "me", "bot", "bot")
        async with program(there, keys["seats"][0]["token"]) as api:
            played = await play_all(api, keys["table"], 3)
            match = Match.parse((await api.get(f"/tables/{keys['table']}/export")).text)
            assert match.over
            own = [entry for entry in match.entries if entry.seat == 0 and not entry.auto]
            assert played == len(own) > 0


async def test_what_a_program_is_shown_is_what_its_seat_may_know(url: str) -> None:
    async with site(url, luck="shown") as there:
        keys = await new_table(there, "me", "open")
        async with program(there) as anyone:
            invitation = keys["seats"][1]["invitation"]
            other = (await anyone.post("/join", json={"invitation": invitation})).json()["token"]
        table = keys["table"]
        async with program(there, keys["seats"][0]["token"]) as one, program(there, other) as two:
            views = [(await api.get(f"/tables/{table}/view")).json()["view"]["players"] for api in (one, two)]
            assert [bool(player["hidden"]) for player in views[0]] == [True, False]
            assert [bool(player["hidden"]) for player in views[1]] == [False, True]
            log = (await one.get(f"/tables/{table}/log")).json()["entries"]
            assert sum(entry["move"] == "deal ?" for entry in log) == 2
            text = (await one.get(f"/tables/{table}/export")).text
            assert "seen by: seat 0" in text
            assert "\nseed:" not in text
            early = await one.get(f"/tables/{table}/verify")
            assert early.status_code == 409
        async with program(there, keys["watch_token"]) as viewer:
            view = (await viewer.get(f"/tables/{table}/view")).json()["view"]
            assert not any(player["hidden"] for player in view["players"])
            assert (await viewer.get(f"/tables/{table}/moves")).status_code == 403


async def test_errors_say_what_was_allowed(url: str) -> None:
    async with site(url) as there:
        keys = await new_table(there, "me", "open", options={"first": "0"})
        table = keys["table"]
        async with program(there, keys["seats"][0]["token"]) as api:
            waiting = await api.get(f"/tables/{table}/view")
            assert (waiting.status_code, waiting.json()["error"]["code"]) == (409, "open")
            async with program(there) as anyone:
                invitation = keys["seats"][1]["invitation"]
                other = (await anyone.post("/join", json={"invitation": invitation})).json()["token"]
                assert (await anyone.get(f"/tables/{table}/view")).status_code == 401
                assert (await anyone.get("/games/chess")).status_code == 404
                assert "dream_city" in (await anyone.get("/games/chess")).json()["error"]["message"]
            question = (await api.get(f"/tables/{table}/moves")).json()
            seq = question["seq"]

            async def play(**body: Any) -> tuple[int, dict[str, Any]]:
                answer = await api.post(f"/tables/{table}/play", json=body)
                return answer.status_code, answer.json()["error"]

            status, error = await play(move="fly", seq=seq)
            assert (status, error["code"]) == (422, "unknown-move")
            assert "build" in error["message"]
            status, error = await play(move="take seed", seq=seq)
            assert (status, error["code"]) == (422, "illegal")
            assert question["moves"][0]["id"] in error["message"].partition("allowed: ")[2]
            status, error = await play(move=question["moves"][0]["id"], seq=seq + 5)
            assert (status, error["code"]) == (409, "stale")
            status, error = await play(move=question["moves"][0]["id"], seq=seq, seat=1)
            assert (status, error["code"]) == (403, "seat")
            status, error = await play(move=question["moves"][0]["id"], seq=-1)
            assert (status, error["code"]) == (422, "invalid")
            assert "body.seq" in error["message"]
            status, error = await play(move=question["moves"][0]["id"], seq=seq, why="?")
            assert (status, error["code"]) == (422, "invalid")
            async with program(there, other) as second:
                answer = await second.post(f"/tables/{table}/play", json={"move": "done", "seq": seq})
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "turn")
                assert answer.json()["error"]["rule"] == "DC-4.3.2"
                why = (await second.get(f"/tables/{table}/why", params={"el": "city:1:r1c1"})).json()
                assert why["rule"] == "DC-4.3.2"
            undo = await api.post(f"/tables/{table}/undo", json={"seq": seq})
            assert (undo.status_code, undo.json()["error"]["code"]) == (422, "undo")
            order = await api.post(f"/tables/{table}/order", json={"key": "flower", "value": "burn"})
            assert (order.status_code, order.json()["error"]["code"]) == (422, "order")
            bad = await api.post(
                f"/tables/{table}/play", content=b"{", headers={"content-type": "application/json"}
            )
            assert bad.status_code == 422
            assert (await api.get("/tables/nothing/view")).status_code == 404
            assert (await api.delete(f"/tables/{table}")).status_code == 405
        async with program(there, f"{table}.aaaaaaaaaaaaaaaaaaaa") as forged:
            assert (await forged.get(f"/tables/{table}/view")).status_code == 401


async def test_tables_that_cannot_be_made_are_refused_with_a_reason(url: str) -> None:
    async with site(url) as there, program(there) as anyone:
        for body in (
            {"game": "dream_city", "seats": []},
            {"game": "dream_city", "seats": [{"kind": "me"}] * 9},
            {"game": "dream_city", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "me"}]},
            {"game": "dream_city", "seats": [{"kind": "me"}], "options": {"opponent": "nobody"}},
            {"game": "dream_city", "seats": [{"kind": "me"}], "clock": "soon"},
            {"game": "dream_city", "seats": [{"kind": "me"}], "extra": 1},
        ):
            answer = await anyone.post("/tables", json=body)
            assert answer.status_code == 422, body
            assert answer.json()["error"]["message"]


async def test_nobody_proves_a_running_game(url: str) -> None:
    async with site(url) as there:
        keys = await new_table(there, "me", "bot", options={"first": "0"})
        async with program(there, keys["seats"][0]["token"]) as api:
            answer = await api.get(f"/tables/{keys['table']}/verify")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
            assert there.registry.tables[keys["table"]].row.seed not in answer.text


async def test_games_are_described(url: str) -> None:
    async with site(url) as there, program(there) as api:
        assert [g["key"] for g in (await api.get("/games")).json()] == igroteka.list_games()
        whole = (await api.get("/games/dream_city", params={"lang": "uk"})).json()
        assert {o["key"] for o in whole["options"]} >= {"mode", "side", "opponent"}
        assert whole["bots"]
        assert all(o["help"] and o["choices"] for o in whole["options"])
        moves = (await api.get("/games/dream_city/moves")).json()
        assert len(moves) == whole["moves"]
        assert (await api.get("/games", params={"lang": "xx"})).status_code == 422
        described = (await api.get("/openapi.json")).json()
        assert "/tables/{table}/play" in described["paths"]


async def test_undo_and_orders_by_programs(url: str) -> None:
    async with site(url) as there:
        keys = await new_table(there, "me", options={"opponent": "alice"}, seed="4")
        table = keys["table"]
        async with program(there, keys["seats"][0]["token"]) as api:
            order = await api.post(f"/tables/{table}/order", json={"key": "flower", "value": "keep"})
            assert order.status_code == 200
            rng = Rng(2)
            for _ in range(60):
                question = (await api.get(f"/tables/{table}/moves")).json()
                if question["can_undo"]:
                    break
                move = question["moves"][rng.below(len(question["moves"]))]["id"]
                await api.post(f"/tables/{table}/play", json={"move": move, "seq": question["seq"]})
            before = (await api.get(f"/tables/{table}/view")).json()
            step = question["undo"][-1]["step"]
            done = await api.post(f"/tables/{table}/undo", json={"seq": question["seq"], "to": step})
            assert done.status_code == 200
            after = (await api.get(f"/tables/{table}/view")).json()
            assert after["step"] == step < before["step"]


def called_by(dependant: Dependant) -> Iterator[Callable[..., Any]]:
    """Everything that a call runs: its own function and what it depends on."""
    if dependant.call is not None:
        yield dependant.call
    for one in dependant.dependencies:
        yield from called_by(one)


def test_no_call_goes_through_a_thread() -> None:
    """Plain functions would: while the loop is busy, each way there and back takes long."""
    calls = [
        call
        for route in make_api().routes
        if isinstance(route, APIRoute)
        for call in called_by(route.dependant)
    ]
    assert len(calls) > 30
    assert [call.__qualname__ for call in calls if not inspect.iscoroutinefunction(call)] == []
