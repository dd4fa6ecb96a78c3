"""Positions set up by hand, by people and by programs: checked, drawn, and begun with."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from igroteka import Match
from igroteka.match import pretty
from igroteka.web.workers.positions import PositionRequest, check_position

from .finished import uneven_match, wait_for_analysis
from .support import FREE, QUICK, ended, site


def position(step: int = 30, **changes: Any) -> dict[str, Any]:
    return {**uneven_match().at(step).state.to_data(), **changes}


async def test_a_position_by_hand_is_drawn_first_and_then_begun(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        assert "/position/dream_city" in (await ann.http.get("/new/dream_city")).text
        text = pretty(position())
        shown = await ann.post("/position/dream_city", text=text, do="look")
        assert shown.status_code == 200
        assert 'class="dc"' in shown.text
        assert not there.registry.tables
        files = {"file": ("position.json", text.encode(), "application/json")}
        by_file = await ann.http.post(
            "/position/dream_city",
            data={"csrf": ann.csrf, "do": "look"},
            files=files,
            headers={"origin": ann.base},
        )
        assert 'class="dc"' in by_file.text
        made = await ann.post(
            "/position/dream_city", text=text, do="start", seat__0="me", seat__1="bot:random"
        )
        assert made.status_code == 303
        (table,) = there.registry.tables.values()
        assert table.row.position == position()
        assert "from a position set up by hand" in (await ann.http.get("/")).text
        example = (await ann.http.get("/position/keyflower?example=1")).text
        assert "game = &#34;keyflower&#34;" in example


async def test_a_form_is_drawn_shared_by_link_and_begun(url: str) -> None:
    text = 'game = "garden_nation"\nround = 3\n\n[[players]]\nbuildings = { 4nw = 2 }\n'
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        shown = await ann.post("/position/garden_nation", text=text, do="look")
        assert shown.status_code == 200
        assert "data-part=" in shown.text
        link = html.unescape(
            next(iter(re.findall(r'href="(/position/garden_nation\?form=[^"]+)"', shown.text)))
        )
        seen = await ben.http.get(link)
        assert seen.status_code == 200
        assert 'class="gn"' in seen.text
        assert "buildings = { 4nw = 2 }" in seen.text
        bad = await ben.http.get("/position/garden_nation?form=" + quote('game = "garden_nation"\nturm = 1'))
        assert bad.status_code == 422
        assert "Did you mean turn?" in bad.text
        long = await ben.http.get("/position/garden_nation?form=" + "x" * 5000)
        assert long.status_code == 422
        made = await ben.post(
            "/position/garden_nation", text=text, do="start", seat__0="me", seat__1="bot:random"
        )
        assert made.status_code == 303
        (table,) = there.registry.tables.values()
        assert table.row.position is not None
        assert table.row.position["floors"] == {"4nw": 2}


HOSTILE = [
    "",
    "no position",
    "null",
    "[]",
    "{}",
    "[" * 50_000,
    '{"game": "dream_city"}',
    '{"game": "dream_city", "seats": 1e999}',
    "\ud7ff\u2028<script>alert(1)</script>",
    "x" * 150_000,
]


async def test_hostile_positions_are_refused_with_a_sentence(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for i, text in enumerate(HOSTILE):
            answer = await ann.post("/position/dream_city", text=text, do="start" if i % 2 else "look")
            assert answer.status_code == 422, text[:80]
            said = re.search(r'role="alert">(.*?)</p>', answer.text, re.DOTALL)
            assert said is not None
            assert "found" in said[1] or "allowed" in said[1]
            assert "<script>alert" not in answer.text
        assert not there.registry.tables


NONSENSE: list[Any] = [None, -7, 10**12, "?", [[[]]], {"x": {"y": 1}}]


async def test_broken_positions_are_refused_for_every_field() -> None:
    """Any field replaced by nonsense gives a sentence, never an exception, and never a game."""
    for key in ("dream_city", "garden_nation", "keyflower", "age_of_innovation", "sweet_lands"):
        seats = 1 if key == "sweet_lands" else 2
        data = Match.new(key, seats=seats, seed=2).state.to_data()
        for field in data:
            for nonsense in NONSENSE:
                checked = check_position(PositionRequest(key, json.dumps({**data, field: nonsense}), "1"))
                if nonsense != data[field]:
                    assert checked.problem, (key, field, nonsense)
            checked = check_position(
                PositionRequest(key, json.dumps({k: v for k, v in data.items() if k != field}), "1")
            )
            assert checked.problem, (key, field, "left out")


async def test_forms_and_limits_guard_positions(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, uploads="2 per hour", tables="1 per hour"))
    async with site(url, few) as there, there.person("Ann") as ann:
        text = pretty(position())
        forged = await ann.http.post(
            "/position/dream_city", data={"text": text}, headers={"origin": ann.base}
        )
        assert forged.status_code == 403
        foreign = await ann.http.post(
            "/position/dream_city", data={"text": text, "csrf": ann.csrf}, headers={"origin": "http://evil"}
        )
        assert foreign.status_code == 403
        assert (await ann.post("/position/dream_city", text=text, do="start")).status_code == 303
        assert (await ann.post("/position/dream_city", text=text, do="start")).status_code == 429
        assert (await ann.post("/position/dream_city", text=text, do="look")).status_code == 429
        large = await ann.post("/position/dream_city", text="x" * 2_000_000)
        assert large.status_code == 413
        assert (await ann.http.get("/position/nothing")).status_code == 404
        assert len(there.registry.tables) == 1


async def test_a_position_that_never_ends_is_stopped(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.web.workers.pool.POSITION_SECONDS", 10.0)
    async with site(url) as there:

        async def run(work: Callable[..., Any], *args: Any, **how: Any) -> Any:
            assert how["patience"] == 10.0
            raise TimeoutError

        there.registry.worker_pool._run = run  # type: ignore[method-assign, assignment]
        checked = await there.registry.worker_pool.check_position(PositionRequest("dream_city", "{}", "1"))
        assert "within 10 s" in checked.problem


# ---------------------------------------------------------------- programs


async def test_programs_look_at_positions_and_begin_with_them(url: str) -> None:
    async with site(url) as there:
        async with httpx.AsyncClient(
            base_url=f"{there.base}/api", timeout=None, trust_env=False, verify=False
        ) as http:
            seen = await http.post("/games/dream_city/position", json={"position": position(), "lang": "uk"})
            assert seen.status_code == 200
            assert seen.json()["position"] == position()
            assert seen.json()["svg"].startswith("<svg")
            bots = [{"kind": "bot", "bot": "random"}] * 2
            body = {"game": "dream_city", "seats": bots, "position": position(), "public": True}
            made = (await http.post("/tables", json=body)).json()
            headers = {"authorization": f"Bearer {made['watch_token']}"}
            about = (await http.get(f"/tables/{made['table']}", headers=headers)).json()
            assert about["from_step"] == -1
            await ended(there, made["table"])
            assert (await http.get(f"/tables/{made['table']}", headers=headers)).json()["over"]
            placed = (await http.get(f"/tables/{made['table']}/position?step=0", headers=headers)).json()
            assert placed["position"] == position()
            await wait_for_analysis(http, made["table"], headers)
            far = await http.get(f"/tables/{made['table']}/position?step=99999", headers=headers)
            assert far.status_code == 422
            assert "allowed: 0 to" in far.json()["error"]["message"]
            for wrong, said in (
                ({"seats": bots[:1]}, "2 seats"),
                ({"options": {"side": "B"}}, "none beside a position"),
                ({"position": position(game="keyflower")}, "'dream_city'"),
                ({"position": position(box="?")}, "box"),
                ({"position": uneven_match().state.to_data()}, "is over"),
                ({"position": []}, "position"),
            ):
                answer = await http.post("/tables", json={**body, **wrong})
                assert answer.status_code == 422, answer.text
                assert said in answer.json()["error"]["message"]
        assert len(there.registry.tables) == 1
