"""A real table recorded on one screen: draws are questions to whoever records, and to nobody else."""

from __future__ import annotations

from typing import Any

from igroteka import Match
from igroteka.core import CHANCE, Rng

from .support import Page, Person, Site, site

BOX: dict[str, Any] = {"seats": 2, "recorded": "on", "name__0": "Ann", "name__1": "Ben"}


def played(key: str = "dream_city", **options: str) -> Match:
    """A seeded match at its end, played at random."""
    m, rng = Match.new(key, 2, seed=7, options=options), Rng(3)
    while not m.over:
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    return m


async def enter(page: Page, match: Match, steps: int | None = None) -> None:
    """Enter the log of a match, its draws included, as a page does that follows the turn."""
    for step, e in enumerate(match.entries[:steps]):
        if step < page.state["step"]:
            continue  # only this could be drawn
        if e.seat != CHANCE and page.state["role"]["seat"] != e.seat:
            await page.send({"t": "sit", "seat": e.seat})
            await page.until(lambda m: m["t"] == "full")
        ask = page.state["ask"]
        assert (ask["draws"], ask["asked"]) == (e.seat == CHANCE, True)
        assert e.move.text in [move["id"] for move in ask["moves"]]
        assert (await page.play(e.move.text))["t"] == "done"


def match_of(there: Site, table: str) -> Any:
    return there.registry.tables[table].match


async def test_a_whole_game_is_recorded_on_one_page(url: str) -> None:
    seeded = played()
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(**BOX)
        async with ann.page(table) as page:
            state = page.state
            assert (state["recorded"], state["status"], state["fair"]["commitment"]) == (True, "running", "")
            assert (state["turn"]["seats"], state["turn"]["mine"], state["late"]) == ([], True, [])
            assert state["ask"]["prompt"] == "Who goes first?"
            assert [move["label"] for move in state["ask"]["moves"]] == [
                "First player: Ann",
                "First player: Ben",
            ]
            await enter(page, seeded, 1)
            # Only its owner sees a dealt building, so it is that hand that the page shows.
            assert (page.state["ask"]["prompt"], page.state["turn"]["seats"]) == (
                "Which building is dealt to Ann?",
                [0],
            )
            await enter(page, seeded)
            assert page.state["turn"]["over"]
            assert [row["total"] for row in page.state["scores"]] == [one.total for one in seeded.scores]
        assert match_of(there, table).fingerprint == seeded.fingerprint
        log = await ann.http.get(f"/t/{table}/log")
        assert Match.parse(log.text).is_recorded
        imported = await ann.post("/replay", text=log.text)
        replay = await ann.http.get(imported.headers["location"])
        assert "recorded at a real table" in replay.text
        end = await ann.http.get(f"/t/{table}/end")
        assert end.status_code == 200
        assert "recorded at a real table" in end.text
        assert "people said what was drawn" in end.text
        check = (await ann.http.get(f"/t/{table}/verify")).json()
        assert (check["ok"], check["recorded"], check["seed"], check["fingerprint"]) == (
            True,
            True,
            "",
            seeded.fingerprint,
        )
        lists = await ann.http.get("/tables")
        assert "recorded at a real table" in lists.text
        rematch = await ann.post(f"/t/{table}/rematch")
        async with ann.page(rematch.headers["location"].removeprefix("/t/")) as page:
            assert (page.state["recorded"], page.state["ask"]["prompt"]) == (True, "Who goes first?")


async def test_everything_is_told_to_whoever_records_and_taken_back_by_them(url: str) -> None:
    seeded = played()
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(**BOX)
        async with ann.page(table) as page:
            await enter(page, seeded, 30)
            dealt = [entry for entry in page.state["log"] if entry["move"].startswith("deal ")]
            assert len(dealt) == 4
            assert all("?" not in entry["move"] for entry in dealt)
            ask = page.state["ask"]
            assert (ask["can_undo"], ask["reset"], len(ask["undo"])) == (True, None, 12)
            assert all(point["label"] for point in ask["undo"])
            wrong = await page.play("deal castle")
            assert (wrong["t"], wrong["code"]) == ("refused", "unknown-move")
            back = await page.ask(t="undo", seq=page.state["seq"], seat=page.state["role"]["seat"], to=3)
            assert (back["t"], page.state["step"]) == ("done", 3)
            why = await page.ask(t="why", seat=0, el="city:0:r1c1")
            assert why["say"] == "First say what was drawn at your table."
            wrong = await page.play("first 0")
            assert wrong["code"] == "illegal"
            await enter(page, seeded, 30)
            assert (await page.ask(t="undo", seq=page.state["seq"], seat=0))["t"] == "done"
            assert page.state["step"] == 29
        assert match_of(there, table).log == seeded.log[:29]


async def test_half_way_it_is_saved_replayed_judged_and_played_on_by_whoever_records(url: str) -> None:
    seeded = played()
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(**BOX, public="on")
        async with ann.page(table) as page:
            await enter(page, seeded, 40)
        log = await ann.http.get(f"/t/{table}/log")
        assert Match.parse(log.text).log == seeded.log[:40]
        replay = await ann.http.get(f"/t/{table}/replay?step=30&seat=1")
        assert replay.status_code == 200
        state = await ann.state(f"/t/{table}/replay?step=30&seat=1")
        assert state["evaluation"]
        judged = (await ann.http.get(f"/t/{table}/evaluation?step=40")).json()
        assert [row["name"] for row in judged["chances"]] == ["Ann", "Ben"]
        saved = await ann.http.get(f"/t/{table}/position?step=40")
        assert saved.status_code == 200
        on = await ann.post(f"/t/{table}/on?step=40", seat__0="me", seat__1="bot:random")
        assert on.status_code == 303
        # A step that has been taken back and entered otherwise is another one.
        first = (await ann.state(f"/t/{table}/replay?step=1"))["say"]
        async with ann.page(table) as page:
            await page.ask(t="undo", seq=page.state["seq"], seat=0, to=0)
            await page.play("first 0" if seeded.log[0] == "* first 1" else "first 1")
            assert [entry["step"] for entry in page.state["log"]] == [0]
        assert (await ann.state(f"/t/{table}/replay?step=1"))["say"] != first
        # Somebody who looks on is told nothing of it.
        for path in ("evaluation?step=1", "position?step=1", "on?step=1"):
            assert (await eve.http.get(f"/t/{table}/{path}")).status_code == 409
        assert "seen by: a spectator" in (await eve.http.get(f"/t/{table}/log")).text


async def test_what_is_not_known_is_guessed_until_it_is_told(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(**BOX, option__first="1")
        async with ann.page(table) as page:
            asked = {"seq": 0, "seat": 0}

            async def guess() -> Any:
                asked.update(seq=page.state["seq"], seat=page.state["role"]["seat"])
                return await page.ask(t="guess", **asked)

            while page.state["ask"]["prompt"] != "Which building is dealt to Ann?":
                assert page.state["ask"]["unknown"] is False
                assert (await guess())["code"] == "seen"
                await page.play(page.state["ask"]["moves"][0]["id"])
            for tile in ("office", "park"):
                await page.play(f"deal {tile}")
            assert page.state["ask"]["unknown"] is True
            assert ((await guess())["t"], (await guess())["t"]) == ("done", "done")
            one, two = [thing["step"] for thing in page.state["unknown"]]
            assert {thing["say"] for thing in page.state["unknown"]} == {"Ben is dealt an unseen tile."}
            hidden = [entry for entry in page.state["log"] if entry["guessed"]]
            assert [entry["step"] for entry in hidden] == [two, one]
            assert {entry["move"] for entry in hidden} == {"deal ?"}
            while page.state["ask"]["draws"]:
                await page.play(page.state["ask"]["moves"][-1]["id"])
            match = match_of(there, table)
            while match.seats != [1]:
                await page.play(page.state["ask"]["moves"][0]["id"])
            await page.send({"t": "sit", "seat": 1})
            await page.until(lambda m: m["t"] == "full")
            held = {str(match.entries[step].move) for step in (one, two)}
            tile = next(one for one in ("home", "metro", "park") if f"deal {one}" not in held)
            played = await page.play(f"build {tile} r3c3")
            assert played["t"] == "done"
            assert f"deal {tile}" in {str(match.entries[step].move) for step in (one, two)}
            answer = await page.ask(t="unknown", seat=1, step=one)
            assert answer["prompt"] == "Which building is dealt to Ben?"
            assert "deal home" in [move["id"] for move in answer["moves"]]
            for step, move, code in (
                (0, "deal home", "not-unknown"),
                (one, "deal castle", "unknown-move"),
                (one, "turn_over seed park", "not-been"),
            ):
                assert (await page.ask(t="tell", seat=1, step=step, move=move))["code"] == code
            for step in (one, two):
                was = str(match.entries[step].move)
                assert (await page.ask(t="tell", seat=1, step=step, move=was))["t"] == "done"
                told = next(entry for entry in page.state["log"] if entry["step"] == step)
                assert (told["move"], told["guessed"]) == (was, False)
            assert page.state["unknown"] == []
        log = await ann.http.get(f"/t/{table}/log")
        assert Match.parse(log.text).log == match.log


async def test_points_that_depend_on_what_is_not_known_are_not_told(url: str) -> None:
    seeded = played("garden_nation")
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table("garden_nation", **BOX)
        async with ann.page(table) as page:
            unknown = 0
            for step, e in enumerate(seeded.entries[:60]):
                if step < page.state["step"]:
                    continue
                if e.seat != CHANCE and page.state["role"]["seat"] != e.seat:
                    await page.send({"t": "sit", "seat": e.seat})
                    await page.until(lambda m: m["t"] == "full")
                if e.to == (1,) and page.state["ask"]["unknown"]:
                    seq, seat = page.state["seq"], page.state["role"]["seat"]
                    assert (await page.ask(t="guess", seq=seq, seat=seat))["t"] == "done"
                    unknown += 1
                else:
                    assert (await page.play(e.move.text))["t"] == "done"
            assert unknown
            rows = {row["seat"]: row for row in page.state["scores"]}
            assert rows[0]["now"]["total"] is not None
            assert rows[1]["now"]["total"] is None


async def test_nobody_else_says_what_was_drawn(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(**BOX, public="on")
        async with eve.page(table) as watching:
            assert (watching.state["ask"], watching.state["turn"]["say"]) == (
                None,
                "Something is being drawn.",
            )
            assert watching.state["turn"]["mine"] is False
            answer = await watching.ask(t="play", seq=watching.state["seq"], seat=0, move="first 0")
            assert answer["code"] == "watch"
            answer = await watching.ask(t="undo", seq=watching.state["seq"], seat=0)
            assert answer["code"] == "watch"
        seats = there.registry.tables[table].row.config["seats"]
        assert [seat.get("token", "") for seat in seats] == ["", ""]
        async with ann.page(table) as page:
            for message in (
                {"t": "bot", "seat": 0, "bot": "random"},
                {"t": "resign", "seat": 0},
                {"t": "propose", "seat": 0, "kind": "end", "number": 0},
            ):
                answer = await page.ask(**message)
                assert answer["code"] == "recorded", answer
            assert answer["say"]


async def test_a_seeded_table_takes_no_draws(url: str) -> None:
    async with site(url, luck="7") as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table) as page:
            assert (page.state["recorded"], page.state["ask"]["draws"]) == (False, False)
            answer = await page.play("turn_over seed park")
            assert answer["code"] == "illegal"


async def test_what_makes_no_sense_at_a_real_table_is_passed_over_or_refused(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        senseless = {"clock": "5+10", "seating": "lot", "rated": "on", "password": "secret", "seed": "7"}
        table = await ann.new_table(**BOX, **senseless, seat__1="open")
        row = there.registry.tables[table].row
        assert (row.seed, row.config["clock"], "lot" in row.config, "password" in row.config) == (
            "",
            None,
            False,
            False,
        )
        assert [seat["kind"] for seat in row.config["seats"]] == ["local", "local"]
        assert "rated" not in row.config
        for body in (
            {"seats": [{"kind": "me"}, {"kind": "bot"}]},
            {"seats": [{"kind": "me"}, {"kind": "open"}]},
            {"seats": [{"kind": "me"}, {"kind": "me"}], "seed": "7"},
            {"seats": [{"kind": "me"}, {"kind": "me"}], "clock": "5+10"},
        ):
            made = await ann.http.post("/api/tables", json={"game": "dream_city", "chance": "asked", **body})
            assert made.status_code == 422, made.text


async def test_a_program_records_with_the_key_of_the_host(url: str) -> None:
    seeded = played("garden_nation")
    async with site(url) as there, there.person() as program:
        body = {"game": "garden_nation", "chance": "asked", "seats": [{"kind": "me"}, {"kind": "me"}]}
        keys = (await program.http.post("/api/tables", json=body)).json()
        assert [seat["token"] for seat in keys["seats"]] == ["", ""]
        headers = {"authorization": f"Bearer {keys['host_token']}"}
        table, seq = keys["table"], 0
        for step, e in enumerate(seeded.entries):
            if step >= len(match_of(there, table).entries):
                seat = max(e.seat, 0)
                answer = await program.http.get(
                    f"/api/tables/{table}/moves", params={"seat": seat}, headers=headers
                )
                assert answer.json()["draws"] == (e.seat == CHANCE)
                seq = answer.json()["seq"]
                answer = await program.http.post(
                    f"/api/tables/{table}/play",
                    json={"move": e.move.text, "seq": seq, "seat": seat},
                    headers=headers,
                )
                assert answer.status_code == 200, answer.text
        assert match_of(there, table).fingerprint == seeded.fingerprint


async def test_another_process_and_a_later_one_go_on_with_it(url: str) -> None:
    seeded = played("keyflower")
    person: Person
    async with site(url) as there, there.person("Ann") as person:
        table = await person.new_table("keyflower", **BOX)
        async with person.page(table) as page:
            await enter(page, seeded, 60)
            cookies = person.http.cookies
    async with site(url) as there, there.person("Ann") as person:
        person.http.cookies = cookies
        async with person.page(table) as page:
            assert (page.state["step"], page.state["recorded"]) == (60, True)
            await enter(page, seeded, 75)
        assert match_of(there, table).log == seeded.log[:75]
