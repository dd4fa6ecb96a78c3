"""The chances and turning points of a finished game; and nothing of it before a game is over."""

from __future__ import annotations

import asyncio
import re

import httpx

from igroteka.match.analysis import Analysis
from igroteka.web.workers.analyses import MOST_WAITING

from ..store.leaping import DAY
from .finished import finished_log, import_match, uneven_match, wait_for_analysis
from .support import site

MISSING = re.compile(r"\[[a-z]+(-[a-z]+)+\]")


async def test_a_worker_computes_the_chances_and_the_page_gets_them(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann:
        table = await import_match(ann, uneven_match())
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
            table = await import_match(ann, uneven_match())
        async with httpx.AsyncClient(
            base_url=f"{there.base}/api", trust_env=False, verify=False, timeout=None
        ) as http:
            answer = await wait_for_analysis(http, table)
        assert answer["points"][-1] == {"step": len(uneven_match().entries), "chances": [1.0, 0.0]}
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
            assert ("100%" if lang == "en" else "100\u00a0%") in title[1]


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
        await finished_log(there, ann, table)
        assert (await ann.http.get(f"/t/{table}/chances")).status_code == 200
        assert (await ann.http.get(f"/t/{table}/on?step=3")).status_code == 200
        for path in ("chances", "on?step=3", "position?step=3"):
            assert (await eve.http.get(f"/t/{table}/{path}")).status_code == 404
            watch = there.registry.tables[table].row.config["watch"]
            join = "&" if "?" in path else "?"
            shared = await eve.http.get(f"/t/{table}/{path}{join}k={table}.{watch}")
            assert shared.status_code == 200


# ---------------------------------------------------------------- the queue


async def test_an_analysis_is_made_once_and_a_failed_one_can_be_tried_again(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await import_match(ann, uneven_match())
        calls: list[str] = []

        async def analyse(log: str) -> Analysis:
            calls.append(log)
            if len(calls) == 1:
                raise TimeoutError
            return Analysis(1, [], [])

        there.registry.worker_pool.analyse = analyse  # type: ignore[method-assign]
        failed = await ann.http.get(f"/t/{table}/chances")
        assert failed.status_code == 503
        analysis = await there.registry.analysis_service.analyse(there.registry.tables[table], DAY)
        assert analysis is await there.registry.analysis_service.analyse(there.registry.tables[table], DAY)
        assert len(calls) == 2


async def test_only_so_many_games_wait_for_their_analysis(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await import_match(ann, uneven_match())
        registry, gate = there.registry, asyncio.Event()

        async def analyse(log: str) -> Analysis:
            await gate.wait()
            return Analysis(1, [], [])

        registry.worker_pool.analyse = analyse  # type: ignore[method-assign]
        one = registry.tables[table]
        for i in range(MOST_WAITING + 5):
            registry.analysis_service._start(f"t{i}", "log")
        assert len(registry.analysis_service._analyses) == MOST_WAITING
        assert await registry.analysis_service.analyse(one, 0.01) is None
        gate.set()
        await asyncio.gather(*registry.analysis_service._analyses.values())
        assert await registry.analysis_service.analyse(one, DAY) is not None
