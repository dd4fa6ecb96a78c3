"""Secrets never leave the server: what a seat is sent does not depend on what others hide.

While whole games are played over real sockets, every page's knowledge, made of nothing but the messages it
was sent, is held against what a server would have sent in another world: the viewer's own things are the
same, but everything hidden from it is something else.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import igroteka
from igroteka.core import Rng, Score, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.match import Entry, Match
from igroteka.web.live.rendering import Role, RoleRendering
from igroteka.web.live.view import Viewer
from igroteka.web.tables.table import Table

from .support import Page, Person, Site, catch_up, site
from .worlds import SECRET, OtherWorld, differs, hides

#: Moves that are enough for every day; `-m soak` plays whole games.
LONGEST = 24


def known(page: Page) -> dict[str, Any]:
    """Everything that a page has been told, without what names this very page."""
    return {
        key: value for key, value in page.state.items() if key not in ("mark", "svg", "style", "chat", "t")
    }


def expected(table: Table, page: Page, seed: int) -> tuple[dict[str, Any], OtherWorld]:
    """What the same page would know in another world."""
    told = page.state["role"]
    role = Role(told["seat"], told["lang"], told["dark"])
    world = OtherWorld(table, role.seat, seed)
    rendering = RoleRendering(role)
    rendering.refresh(world)
    return rendering.full_state(world.match, picture=True), world


async def compare(there: Site, table_id: str, pages: list[Page], seed: int) -> int:
    """Hold every page against another world; how many worlds really were others."""
    table = there.registry.tables[table_id]
    found = 0
    for page in pages:
        await catch_up(page)
        async with table.lock:
            full, world = expected(table, page, seed)
            mine = known(page)
            for key, value in json.loads(json.dumps(full)).items():
                if key in mine and key not in ("log", "players", "more"):
                    assert mine[key] == value, (key, page.state["role"])
            entries = {entry["step"]: entry for entry in mine["log"]}
            for entry in json.loads(json.dumps(full["log"])):
                assert entries[entry["step"]] == entry
            picture = Page("", "", {}, {})
            picture.take(json.loads(json.dumps({**full, "t": "full"})))
            assert page.drawn() == picture.drawn()
            found += differs(table.match.state, world.match.state)
            assert SECRET not in json.dumps(full)
    return found


async def seat_all(there: Site, host: Person, key: str, seats: int) -> str:
    """A table on which every seat is at one screen, so that the test can look through all eyes."""
    kinds = {f"seat-{i}": "me" if i == 0 else "local" for i in range(seats)}
    answer = await host.post(f"/new/{key}", name=host.name, seats=seats, **kinds)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


@pytest.mark.soak
@pytest.mark.parametrize("key", igroteka.list_games())
async def test_no_page_is_told_anything_in_a_whole_game(url: str, key: str) -> None:
    await look_for_leaks(url, key, most=100_000)


@pytest.mark.parametrize("key", igroteka.list_games())
async def test_no_page_is_told_anything_that_others_hide(url: str, key: str) -> None:
    await look_for_leaks(url, key, most=LONGEST)


async def look_for_leaks(url: str, key: str, most: int) -> None:
    """Play by chance, at most so many moves, and hold what pages know against other worlds."""
    game = igroteka.game(key)
    seats = min(3, game.seats.stop - 1)
    async with site(url, luck="leaks") as there, there.person("Ann") as ann:
        table = await seat_all(there, ann, key, seats)
        row = there.registry.tables[table].row
        watching = f"{table}.{row.config['watch']}"
        pages = [ann.page(table, seat=i, lang=("en", "ru", "uk")[i % 3]) for i in range(seats)]
        pages.append(Page(there.base, table, {}, {"token": watching}))
        for page in pages:
            await page.open()
        worlds, rng = 0, Rng(11)
        for step in range(most):
            match = there.registry.tables[table].match
            if match.over:
                break
            seat = match.seats[rng.below(len(match.seats))]
            page = pages[seat]
            await catch_up(page)
            if step % 9 == 4 and page.state["ask"]["can_undo"]:
                await page.ask(t="undo", seq=page.state["seq"], seat=seat)
                await catch_up(page)
            moves = page.state["ask"]["moves"]
            if not moves:
                continue
            answer = await page.play(moves[rng.below(len(moves))]["id"])
            assert answer["t"] == "done", answer
            if step % 7 == 0 or (len(waiting(match.state)) > 1 and step % 3 == 0) or step < 6:
                worlds += await compare(there, table, pages, step)
        assert there.registry.tables[table].match.over or step == most - 1
        # If no world ever differed, the game hides nothing and the test has shown nothing.
        assert worlds > 20 or not hides(key, seats)
        for page in pages:
            await catch_up(page)
        secrets = [row.seed, row.config["host_token"], *[s["token"] for s in row.config["seats"]]]
        for page in pages:
            told = "\n".join(page.heard)
            for secret in secrets:
                assert f'"{secret}"' not in told
            assert row.config["host_token"] not in told
            await page.line.close()


#: Who has answered is public: it is the only thing that may change among what is said of a player.
DONE = {"icon": "dc_done", "say": "", "title": "Has chosen"}


def without_done(chips: dict[str, list[Any]], part: str) -> dict[str, list[Any]]:
    """What is said of the players, but for whether one of them is done."""
    return {**chips, part: [chip for chip in chips[part] if chip != DONE]}


async def test_nobody_learns_how_often_others_have_answered_unseen(url: str) -> None:
    """In a simultaneous decision a sealed answer changes nothing for the others but who is done."""
    async with site(url, luck="leaks") as there, there.person("Ann") as ann:
        table = await seat_all(there, ann, "dream_city", 3)
        pages = [ann.page(table, seat=i) for i in range(3)]
        for page in pages:
            await page.open()
        live, rng = there.registry.tables[table], Rng(5)
        while len(live.match.seats) < 2:
            assert not live.match.over, "no simultaneous decision in this game: choose another seed"
            page = pages[live.match.seats[0]]
            await catch_up(page)
            moves = page.state["ask"]["moves"]
            await page.play(moves[rng.below(len(moves))]["id"])
        for page in pages:
            await catch_up(page)
        first, second = live.match.seats[:2]
        mover, other = pages[first], pages[second]
        seq, heard, log = other.state["seq"], len(other.heard), other.state["log"]
        chips, part = other.state["chips"], f"player-{first}"
        for _ in range(3):
            await mover.play(mover.state["ask"]["moves"][0]["id"])
            assert mover.state["ask"]["can_undo"]
            undone = await mover.ask(t="undo", seq=mover.state["seq"], seat=first)
            assert undone["t"] == "done"
        await mover.play(mover.state["ask"]["moves"][0]["id"])
        assert live.match.seq >= seq + 7
        await catch_up(other)
        assert other.state["seq"] == seq
        assert other.state["log"] == log
        for text in other.heard[heard:]:
            message = json.loads(text)
            if message["t"] == "patch":
                assert set(message) <= {
                    "t",
                    "from",
                    "mark",
                    "seq",
                    "step",
                    "set",
                    "gone",
                    "order",
                    "turn",
                    "chips",
                }
                assert without_done(message.get("chips", chips), part) == without_done(chips, part)
        assert without_done(chips, part) == chips, "nobody had answered before"
        assert other.state["chips"][part].count(DONE) == 1, "now somebody has"
        # The old number still answers the question, although the log has gone on.
        assert (await other.play(other.state["ask"]["moves"][0]["id"], seq=seq))["t"] == "done"
        for page in pages:
            await page.line.close()


def test_pages_are_made_from_a_guess_for_as_long_as_the_game_runs() -> None:
    differ = 0
    for seed in range(8):
        m = Match.new("dream_city", seats=2, seed=seed)
        for seat in (0, 1):
            true: JsonDraft = m.state.to_data()
            guess: JsonDraft = Viewer(m, seat, "en").world().to_data()
            assert guess["hidden"][seat] == true["hidden"][seat]
            differ += guess["hidden"][1 - seat] != true["hidden"][1 - seat]
    assert differ > 8
    while not m.over:
        m.play(m.moves[0])
    assert Viewer(m, 0, "en").world() is m.state


def test_points_that_differ_between_guesses_are_not_told() -> None:
    viewer = Viewer(Match.new("dream_city", seats=2, seed=1), 0, "en")
    one = Score(0, (("office", 3), ("park", 1)), 4, rank=1)
    two = Score(0, (("office", 3), ("park", 2)), 5, rank=2)
    told = viewer._score(one, [one, two])
    assert (told["total"], told["rank"], told["items"]) == (None, None, {"office": 3, "park": None})
    sure = viewer._score(one, [one, one])
    assert (sure["total"], sure["rank"], sure["items"]) == (4, 1, {"office": 3, "park": 1})


def test_passing_time_is_no_news() -> None:
    rendering = RoleRendering(Role(0, "en", False))
    clock = {"left": [60.0, 60.0], "running": [0], "out": []}
    rendering._fields = {"clock": clock, "turn": {"seats": [0]}}
    assert not rendering._differs("clock", {**clock, "left": [12.5, 60.0]})
    assert rendering._differs("clock", {**clock, "left": [12.5, 60.0], "running": [1]})
    assert rendering._differs("clock", None)
    assert rendering._differs("turn", {"seats": [1]})


async def test_the_test_would_notice_a_leak(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison fails if rendering looks at the true position or at masked moves."""

    def leaky(self: Any, step: int, e: Entry) -> dict[str, Any]:
        return {"step": step, "seat": e.seat, "who": "", "move": e.move.text, "auto": e.auto, "say": []}

    monkeypatch.setattr("igroteka.web.live.view.Viewer.describe_entry", leaky)
    async with site(url, luck="leaks") as there, there.person("Ann") as ann:
        table = await seat_all(there, ann, "dream_city", 2)
        async with ann.page(table, seat=0) as page:
            with pytest.raises(AssertionError):
                await compare(there, table, [page], 1)


async def test_an_export_is_masked_until_the_end(url: str) -> None:
    async with site(url, luck="leaks") as there, there.person("Ann") as ann:
        table = await seat_all(there, ann, "dream_city", 2)
        row = there.registry.tables[table].row
        seat = row.config["seats"][1]["token"]
        log = (await ann.http.get(f"/t/{table}/log?k={table}.{seat}")).text
        assert "seen by: seat 1" in log
        assert row.seed not in log.replace("seats", "")
        assert log.count("deal ?") == 2
        assert log.count("* deal ") == 4
        watching = (await ann.http.get(f"/t/{table}/log?k={table}.{row.config['watch']}")).text
        assert watching.count("deal ?") == 4
        # Whoever holds several seats of a screen reads as a spectator: the screen may show either.
        both = (await ann.http.get(f"/t/{table}/log")).text
        assert both.count("deal ?") == 4
        for path in ("verify", "end"):
            assert (await ann.http.get(f"/t/{table}/{path}")).status_code == 404
        other = await ann.http.get(f"/t/{table}/frames?seat=1&k={table}.{row.config['watch']}")
        assert other.status_code == 403
        assert (
            await ann.http.get(f"/t/{table}/replay?seat=1&k={table}.{row.config['watch']}")
        ).status_code == 403
