"""Playing on: from a step of a finished game or of an imported log, to the end and to a rematch."""

from __future__ import annotations

import pytest

from igroteka.core import Rng

from .finished import finished_log, import_match, uneven_match
from .support import finish, site


@pytest.mark.parametrize("anew", ["", "on"])
async def test_playing_on_from_a_step_makes_a_whole_new_game(url: str, anew: str) -> None:
    async with site(url, luck="anew") as there, there.person("Ann") as ann:
        old = uneven_match()
        table = await import_match(ann, old)
        form = (await ann.http.get(f"/t/{table}/on?step=30")).text
        assert "<svg" in form
        assert 'name="seat-1"' in form
        assert 'name="seat-2"' not in form
        bots = {"seat__0": "bot:random", "seat__1": "bot:random", "anew": anew}
        made = await ann.post(f"/t/{table}/on?step=30", **bots)
        assert made.status_code == 303, made.text
        fresh = made.headers["location"].removeprefix("/t/")
        match = await finished_log(there, ann, fresh)
        begins = old.at(30).state.to_data()
        assert (match.position == begins) is not bool(anew)
        assert match.position is not None
        assert {k: match.position[k] for k in ("city", "points", "first")} == {
            k: begins[k] for k in ("city", "points", "first")
        }
        assert match.seed != old.seed
        assert match.verify().ok
        assert (await ann.http.get(f"/t/{fresh}/verify")).json()["ok"]
        assert "continued from step 30" in (await ann.http.get("/tables")).text
        assert "continued from step 30" in (await ann.http.get(f"/t/{fresh}/replay?step=0")).text
        # A continuation is a game like any other: it has chances, and can be continued.
        assert (await ann.http.get(f"/t/{fresh}/chances")).status_code == 200
        assert (await ann.http.get(f"/t/{fresh}/on?step=2")).status_code == 200


async def test_somebody_plays_on_takes_back_and_plays_again(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        old = uneven_match()
        table = await import_match(ann, old)
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
        assert "“me” several times (2)" in wrong.text
        over = await ann.http.get(f"/t/{table}/on?step={len(old.entries)}")
        assert over.status_code == 409
        assert "choose an earlier one" in over.text


async def test_a_rematch_of_a_continuation_begins_with_the_same_position(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await import_match(ann, uneven_match())
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
        table = await import_match(ann, uneven_match().at(31))
        assert (await ann.http.get(f"/t/{table}/chances")).status_code == 404
        page = (await ann.http.get(f"/t/{table}/replay")).text
        assert 'id="on"' in page
        assert "tab-chances" not in page
        assert (await ann.post(f"/t/{table}/on?step=31", seat__0="me", seat__1="local")).status_code == 303
