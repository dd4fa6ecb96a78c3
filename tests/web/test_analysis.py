"""Looking back and playing on: chances, turning points, positions; and nothing of it before a game is over."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import httpx
import pytest

from igroteka import Match
from igroteka.bots import bot
from igroteka.core import Rng, Together
from igroteka.match import pretty
from igroteka.match.analysis import Analysis
from igroteka.texts import speaker
from igroteka.web.live.answers import describe_reason
from igroteka.web.pages.positions import Wish, look_at
from igroteka.web.workers.analyses import MOST_WAITING
from igroteka.web.workers.tasks import Rated

from ..store.leaping import DAY
from .support import FREE, QUICK, Person, Site, ended, finish, site

MISSING = re.compile(r"\[[a-z]+(-[a-z]+)+\]")


@cache
def played(key: str = "dream_city", seats: int = 2) -> Match:
    """A finished game of a good player against a bad one."""
    m, rng = Match.new(key, seats=seats, seed=3, options={}), Rng(5)
    players = [bot("greedy" if seat == 0 else "random") for seat in range(seats)]
    while not m.over:
        seat = m.seats[0]
        m.play(players[seat].choose(m.game, m.state, seat, rng), seat)
    return m


async def brought(person: Person, match: Match) -> str:
    """The id of a table that holds an imported game."""
    answer = await person.post("/replay", text=match.export())
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/")[2])


async def settled(there: Site, person: Person, table: str) -> Match:
    """The log of a table between bots once it is over."""
    await ended(there, table)
    return Match.parse((await person.http.get(f"/t/{table}/log")).text)


async def analysed(http: httpx.AsyncClient, table: str, headers: dict[str, str] | None = None) -> Any:
    """The analysis of a table, once it is ready: the server waits for it only for a while."""
    while True:
        answer = (await http.get(f"/tables/{table}/analysis", headers=headers)).json()
        if answer["ready"]:
            return answer


async def test_a_worker_computes_the_chances_and_the_page_gets_them(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann:
        table = await brought(ann, played())
        answer = await ann.http.get(f"/t/{table}/chances")
        while answer.status_code == 202:  # the server itself waits for a while before it says so
            assert answer.text == ""
            answer = await ann.http.get(f"/t/{table}/chances?wide=300")
        assert answer.status_code == 200
        assert answer.text.count('class="line"') == 2
        assert "<style" not in answer.text
        assert 'style="' not in answer.text
        end = await ann.http.get(f"/t/{table}/end")
        assert f"/t/{table}/chances" in end.text


async def test_the_turning_points_are_told_in_every_language(url: str) -> None:
    async with site(url) as there:
        async with there.person("Ann") as ann:
            table = await brought(ann, played())
        async with httpx.AsyncClient(
            base_url=f"{there.base}/api", trust_env=False, verify=False, timeout=None
        ) as http:
            answer = await analysed(http, table)
        assert answer["points"][-1] == {"step": len(played().entries), "chances": [1.0, 0.0]}
        assert answer["turns"]
        for lang in ("en", "ru", "uk"):
            async with httpx.AsyncClient(
                base_url=there.base, trust_env=False, verify=False, timeout=None
            ) as http:
                text = (await http.get(f"/t/{table}/chances?lang={lang}")).text
            assert not MISSING.search(text), text
            assert re.findall(r'data-step="(\d+)"', text) == [str(t["step"] - 1) for t in answer["turns"]]
            marks = re.findall(r'text-anchor="middle">(\d+)<', text)
            assert marks == [str(i + 1) for i in range(len(answer["turns"]))]
            for turn in answer["turns"]:
                assert f"/t/{table}/replay?step={turn['step']}" in text
            title = re.search(r"<title>(.*?)</title>", text)
            assert title is not None
            assert "100\u00a0%" in title[1]


async def test_a_running_game_tells_nothing(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        row = there.registry.tables[table].row
        key = f"{table}.{row.config['host_token']}"
        assert (await ann.http.get(f"/t/{table}/chances")).status_code == 404
        for path in ("on", "position"):
            assert (await ann.http.get(f"/t/{table}/{path}?step=3")).status_code == 409
        made = await ann.post(f"/t/{table}/on?step=3", seat__0="me", seat__1="bot:greedy")
        assert made.status_code == 409
        page = (await ann.http.get(f"/t/{table}/replay")).text
        for what in ('id="on"', 'id="save"', "tab-chances", "/chances", "/position"):
            assert what not in page
        headers = {"authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(
            base_url=f"{there.base}/api", headers=headers, trust_env=False, verify=False, timeout=None
        ) as http:
            for path in ("analysis", "position", "position?step=0"):
                answer = await http.get(f"/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
        assert len(there.registry.tables) == 1


async def test_a_finished_table_of_others_stays_closed_to_strangers(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(seats=2, seat__0="bot:random", seat__1="bot:random")
        await settled(there, ann, table)
        assert (await ann.http.get(f"/t/{table}/chances")).status_code == 200
        assert (await ann.http.get(f"/t/{table}/on?step=3")).status_code == 200
        for path in ("chances", "on?step=3", "position?step=3"):
            assert (await eve.http.get(f"/t/{table}/{path}")).status_code == 404
            watch = there.registry.tables[table].row.config["watch"]
            join = "&" if "?" in path else "?"
            shared = await eve.http.get(f"/t/{table}/{path}{join}k={table}.{watch}")
            assert shared.status_code == 200


@pytest.mark.parametrize("anew", ["", "on"])
async def test_playing_on_from_a_step_makes_a_whole_new_game(url: str, anew: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        old = played()
        table = await brought(ann, old)
        form = (await ann.http.get(f"/t/{table}/on?step=30")).text
        assert "<svg" in form
        assert 'name="seat-1"' in form
        assert 'name="seat-2"' not in form
        bots = {"seat__0": "bot:random", "seat__1": "bot:random", "anew": anew}
        made = await ann.post(f"/t/{table}/on?step=30", **bots)
        assert made.status_code == 303, made.text
        fresh = made.headers["location"].removeprefix("/t/")
        match = await settled(there, ann, fresh)
        begins = old.at(30).state.to_data()
        assert (match.position == begins) is not bool(anew)
        assert match.position is not None
        assert {k: match.position[k] for k in ("city", "points", "first")} == {
            k: begins[k] for k in ("city", "points", "first")
        }
        assert match.seed != old.seed
        assert match.verify().ok
        assert (await ann.http.get(f"/t/{fresh}/verify")).json()["ok"]
        assert "continued from step 30" in (await ann.http.get("/")).text
        assert "continued from step 30" in (await ann.http.get(f"/t/{fresh}/replay?step=0")).text
        # A continuation is a game like any other: it has chances, and can be continued.
        assert (await ann.http.get(f"/t/{fresh}/chances")).status_code == 200
        assert (await ann.http.get(f"/t/{fresh}/on?step=2")).status_code == 200


async def test_somebody_plays_on_takes_back_and_plays_again(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        old = played()
        table = await brought(ann, old)
        step = next(i for i, e in enumerate(old.entries) if e.seat == 1)
        seat = old.at(step).seats[0]
        seats = {f"seat__{i}": "me" if i == seat else "local" for i in range(2)}
        made = await ann.post(f"/t/{table}/on?step={step}", **seats)
        fresh = made.headers["location"].removeprefix("/t/")
        async with ann.page(fresh, seat=seat) as page:
            before = page.state["step"]
            await page.play(page.state["ask"]["moves"][0]["id"])
            if page.state["ask"]["can_undo"]:
                undone = await page.ask(t="undo", seq=page.state["seq"], seat=seat)
                assert undone["t"] == "done"
                assert page.state["step"] == before
            # Of a running game no position is told, although it began with a known one.
            log = (await ann.http.get(f"/t/{fresh}/log")).text
            assert "position:" not in log
            assert "seed:" not in log
        wrong = await ann.post(f"/t/{table}/on?step={step}", seat__0="me", seat__1="me")
        assert wrong.status_code == 422
        assert "2 times me" in wrong.text
        over = await ann.http.get(f"/t/{table}/on?step={len(old.entries)}")
        assert over.status_code == 409
        assert "choose an earlier one" in over.text


async def test_a_rematch_of_a_continuation_begins_with_the_same_position(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await brought(ann, played())
        made = await ann.post(f"/t/{table}/on?step=66", seat__0="me", seat__1="local")
        fresh = made.headers["location"].removeprefix("/t/")
        async with ann.page(fresh, seat=0) as one, ann.page(fresh, seat=1) as two:
            await finish([one, two], Rng(3))
        again = (await ann.post(f"/t/{fresh}/rematch")).headers["location"].removeprefix("/t/")
        rows = [there.registry.tables[id].row for id in (fresh, again)]
        assert rows[0].position == rows[1].position
        assert rows[0].position is not None
        assert rows[0].seed != rows[1].seed
        assert rows[1].config["from"] == 66


async def test_an_unfinished_log_can_be_played_on_but_has_no_chances(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await brought(ann, played().at(31))
        assert (await ann.http.get(f"/t/{table}/chances")).status_code == 404
        page = (await ann.http.get(f"/t/{table}/replay")).text
        assert 'id="on"' in page
        assert "tab-chances" not in page
        assert (await ann.post(f"/t/{table}/on?step=31", seat__0="me", seat__1="local")).status_code == 303


# ---------------------------------------------------------------- hints


async def test_a_hint_tells_chance_score_and_reason_to_a_seat_that_decides_with_others(url: str) -> None:
    m, rng = Match.new("keyflower", seats=2, seed=5), Rng(2)
    while not isinstance(m.state.agenda[-1], Together) or len(m.moves_of(m.seats[-1])) < 2:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    seat = m.seats[-1]
    async with site(url) as there, there.person("Ann") as ann:
        seats = {f"seat__{i}": "me" if i == seat else "local" for i in range(2)}
        made = await ann.post("/position/keyflower", text=pretty(m.state.to_data()), do="start", **seats)
        async with ann.page(made.headers["location"].removeprefix("/t/"), seat=seat) as page:
            found = (await page.ask(t="hint", seat=seat))["moves"]
            legal_ids = {move["id"] for move in page.state["ask"]["moves"]}
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint["id"] in legal_ids
        assert 0 < hint["chance"] < 1
        assert re.match(r"\d+\u00a0% to win, the score becomes ", hint["why"])


def test_the_reason_of_a_hint_in_three_languages() -> None:
    told = {
        lang: describe_reason(
            speaker("dream_city", lang),
            lang,
            False,
            Rated("done", 0.584, 21.5, 4.5, [("shop", 3), ("park", 1.5)], 6),
        )
        for lang in ("en", "ru", "uk")
    }
    assert told["en"] == "58\u00a0% to win, the score becomes 21.5 (+4.5); Shops +3, Parks +1.5"
    assert "счёт станет 21,5 (+4,5)" in told["ru"]
    assert "рахунок стане 21,5 (+4,5)" in told["uk"]
    empty = Rated("done", 0.001, -3, 0, [], -2)
    assert describe_reason(speaker("dream_city", "en"), "en", True, empty) == (
        "1\u00a0% for a result above the usual one, the score becomes \u22123 (+0); prospects \u22122"
    )


# ---------------------------------------------------------------- positions by hand


def position(step: int = 30, **changes: Any) -> dict[str, Any]:
    return {**played().at(step).state.to_data(), **changes}


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
        assert "&#34;game&#34;: &#34;keyflower&#34;" in example


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
                found = look_at(Wish(key, json.dumps({**data, field: nonsense}), "1"))
                if nonsense != data[field]:
                    assert found.problem, (key, field, nonsense)
            found = look_at(Wish(key, json.dumps({k: v for k, v in data.items() if k != field}), "1"))
            assert found.problem, (key, field, "left out")


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
    monkeypatch.setattr("igroteka.web.workers.pool.LOOK_SECONDS", 10.0)
    async with site(url) as there:

        async def run(work: Callable[..., Any], *args: Any, **how: Any) -> Any:
            assert how["patience"] == 10.0
            raise TimeoutError

        there.registry.worker_pool._run = run  # type: ignore[method-assign]
        found = await there.registry.worker_pool.look_position(Wish("dream_city", "{}", "1"))
        assert "within 10 s" in found.problem


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
            await analysed(http, made["table"], headers)
            far = await http.get(f"/tables/{made['table']}/position?step=99999", headers=headers)
            assert far.status_code == 422
            assert "allowed: 0 to" in far.json()["error"]["message"]
            for wrong, said in (
                ({"seats": bots[:1]}, "2 seats"),
                ({"options": {"side": "B"}}, "none beside a position"),
                ({"position": position(game="keyflower")}, "'dream_city'"),
                ({"position": position(box="?")}, "box"),
                ({"position": played().state.to_data()}, "is over"),
                ({"position": []}, "position"),
            ):
                answer = await http.post("/tables", json={**body, **wrong})
                assert answer.status_code == 422, answer.text
                assert said in answer.json()["error"]["message"]
        assert len(there.registry.tables) == 1


# ---------------------------------------------------------------- the queue


async def test_an_analysis_is_made_once_and_a_failed_one_can_be_tried_again(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await brought(ann, played())
        calls: list[str] = []

        async def look_back(log: str) -> Analysis:
            calls.append(log)
            if len(calls) == 1:
                raise TimeoutError
            return Analysis(1, [], [])

        there.registry.worker_pool.look_back = look_back  # type: ignore[method-assign]
        failed = await ann.http.get(f"/t/{table}/chances")
        assert failed.status_code == 503
        found = await there.registry.analysis_service.of(there.registry.tables[table], DAY)
        assert found is await there.registry.analysis_service.of(there.registry.tables[table], DAY)
        assert len(calls) == 2


async def test_only_so_many_games_wait_for_their_analysis(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await brought(ann, played())
        registry, gate = there.registry, asyncio.Event()

        async def look_back(log: str) -> Analysis:
            await gate.wait()
            return Analysis(1, [], [])

        registry.worker_pool.look_back = look_back  # type: ignore[method-assign]
        one = registry.tables[table]
        for i in range(MOST_WAITING + 5):
            registry.analysis_service._start(replace_id(one, f"t{i}"), "log")
        assert len(registry.analysis_service._found) == MOST_WAITING
        assert await registry.analysis_service.of(one, 0.01) is None
        gate.set()
        await asyncio.gather(*registry.analysis_service._found.values())
        assert await registry.analysis_service.of(one, DAY) is not None


def replace_id(table: Any, id: str) -> Any:
    """The same table under another name."""
    return type(table)(table.registry, replace(table.row, id=id))
