"""The pages: every one in every language, replay, import, rules, and how heavy they are."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest

import igroteka
from igroteka import Match
from igroteka.core import Rng, Text
from igroteka.core.languages import LANGUAGES
from igroteka.ledger.rules import DECISIONS, Ledger
from igroteka.texts import speaker
from igroteka.web.workers.replays import MOST_FRAMES

from .markup import csrf_of, patch_board
from .support import Page, Person, Site, finish, play_out, site

MISSING = re.compile(r"\[[a-z]+-[\w-]+\]")


async def finished(there: Site, person: Person, **fields: Any) -> str:
    """A table with a game that is over."""
    table = await person.new_table(seats=2, seat__0="me", seat__1="local", **fields)
    await play_out(there, table, Rng(1))
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_speaks_every_language(url: str, lang: str) -> None:
    async with site(url) as there, there.person("Ann", lang) as ann:
        open_table = await ann.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        running = await ann.new_table(seats=2, seat__0="me", seat__1="local", clock="5+10", out="host")
        over = await finished(there, ann)
        log = (await ann.http.get(f"/t/{over}/log")).text
        brought = await ann.post("/replay", text=log)
        assert brought.status_code == 303, brought.text
        room = await ann.http.get(f"/t/{open_table}")
        link = room.text.split("/join/")[1].split('"')[0]
        paths = [
            "/", "/new/dream_city", f"/t/{open_table}", f"/t/{running}", f"/t/{over}", f"/t/{over}/end",
            f"/t/{over}/replay?step=20&seat=1", brought.headers["location"], "/replay", "/rules/dream_city",
            f"/join/{link}", "/nothing/here", "/learn/dream_city",
        ]  # fmt: skip
        for path in paths:
            page = await ann.http.get(path)
            if path == "/learn/dream_city" and page.status_code == 404:
                continue
            assert page.status_code == (404 if path == "/nothing/here" else 200), (path, page.text[:3000])
            assert f'<html lang="{lang}"' in page.text
            assert not MISSING.findall(page.text), (path, MISSING.findall(page.text))
        refused = await ann.post("/new/dream_city", seats="77")
        assert not MISSING.findall(refused.text)


async def test_the_language_follows_the_browser_until_somebody_chooses(url: str) -> None:
    async with site(url) as there:
        someone = Person(there.base)
        someone.http.cookies.clear()
        async with someone.http as http:
            page = await http.get("/", headers={"accept-language": "fr, uk;q=0.8, ru;q=0.9"})
            assert '<html lang="ru"' in page.text
            page = await http.get("/", headers={"accept-language": "de;q=x,,;;"})
            assert '<html lang="en"' in page.text
            form = {"csrf": csrf_of(page.text), "lang": "uk", "next": "/rules/dream_city?q=1"}
            answer = await http.post("/me", data=form, headers={"origin": there.base})
            assert answer.headers["location"] == "/rules/dream_city?q=1"
            page = await http.get("/", headers={"accept-language": "ru"})
            assert '<html lang="uk"' in page.text


async def test_the_lobby_lists_what_concerns_a_guest(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        secret = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        public = await ann.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        playing = await ann.new_table(seats=2, seat__0="me", seat__1="local", public="on")
        mine = (await ann.http.get("/")).text
        assert all(f"/t/{table}" in mine for table in (secret, public, playing))
        other = (await ben.http.get("/")).text
        assert secret not in other
        assert public in other
        assert f"/t/{playing}" in other
        assert (await ann.post(f"/t/{secret}/close")).status_code == 303
        assert secret not in (await ann.http.get("/")).text
        assert (await ann.http.get(f"/t/{secret}")).status_code == 404


async def test_a_room_hears_when_the_game_begins(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open")
        room = await ann.http.get(f"/t/{table}")
        links = list(dict.fromkeys(part.split('"')[0] for part in room.text.split("/join/")[1:]))
        async with ann.page(table) as page:
            assert page.state["status"] == "open"
            assert [p["kind"] for p in page.state["players"]] == ["guest", "open", "open"]
            await ben.post(f"/join/{links[0]}", name="Ben")
            await page.until(lambda m: m["t"] == "full")
            assert page.state["players"][1]["name"] == "Ben"
            assert (await page.ask(t="play", seq=0, seat=0, move="done"))["code"] == "open"
            await ann.post(f"/t/{table}/seat", seat="2", kind="bot:random")
            told = await page.until(lambda m: m["t"] == "reload")
            assert told["href"] == f"/t/{table}"
        assert (await ann.state(f"/t/{table}"))["status"] == "running"


async def test_frames_lead_from_picture_to_picture(url: str) -> None:
    async with site(url, luck="frames") as there, there.person("Ann") as ann:
        table = await finished(there, ann)
        match = there.registry.tables[table].match
        steps = len(match.entries)
        for seat in ("", "1"):
            replayed = (await ann.http.get(f"/t/{table}/frames?from=10&to=60&seat={seat}")).json()
            assert (replayed["from"], replayed["to"], len(replayed["frames"])) == (10, 60, 50)
            page = Page("", "", {}, {})
            page.take({"t": "full", "svg": replayed["base"]["svg"], "log": [], "scores": replayed["scores"]})
            assert page.board is not None
            for frame in replayed["frames"]:
                patch_board(page.board, frame)
                assert frame["entry"]["step"] == frame["step"] - 1
            last = (await ann.http.get(f"/t/{table}/frames?from=60&to=60&seat={seat}")).json()
            there_again = Page("", "", {}, {})
            there_again.take({"t": "full", "svg": last["base"]["svg"]})
            assert page.drawn() == there_again.drawn()
        whole = (await ann.http.get(f"/t/{table}/frames")).json()
        assert whole["to"] == len(whole["frames"]) == MOST_FRAMES < steps
        far = (await ann.http.get(f"/t/{table}/frames?from={steps - 5}&to=999999999&seat=")).json()
        assert far["to"] == steps
        assert far["frames"][-1]["turn"]["over"]
        for odd in ("from=x", "to=99999999999999", "from=-1", "from=1&from=2"):
            assert (await ann.http.get(f"/t/{table}/frames?{odd}")).status_code == 422, odd
        assert (await ann.http.get(f"/t/{table}/frames?seat=9")).status_code == 403


async def test_since_the_last_turn(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(
            seats=2, seat__0="me", seat__1="bot:random", option__first="0", seed="since"
        )
        async with ann.page(table) as page:
            for _ in range(12):
                if page.state["ask"]["moves"]:
                    await page.play(page.state["ask"]["moves"][0]["id"])
                if page.state["turn"]["seats"] == [1]:
                    break
            await page.until(lambda m: m["t"] == "patch" and page.state["turn"]["mine"])
            since = page.state["since"]
            shown = [e for e in page.state["log"] if e["step"] >= since]
            assert any(e["seat"] == 1 for e in shown)
            assert not any(e["seat"] == 0 for e in shown)
            replayed = (
                await ann.http.get(f"/t/{table}/frames?from={since}&to={page.state['step']}&seat=0")
            ).json()
            replay_page = Page("", "", {}, {})
            replay_page.take({"t": "full", "svg": replayed["base"]["svg"]})
            assert replay_page.board is not None
            for frame in replayed["frames"]:
                patch_board(replay_page.board, frame)
            assert replay_page.drawn() == page.drawn()
            assert [frame["entry"] for frame in replayed["frames"]] == shown


async def test_a_brought_log_is_replayed_and_a_bad_one_is_explained(url: str) -> None:
    match = Match.new("dream_city", seats=2, seed="brought", names=["<i>Ann</i>", "Ben"])
    rng = Rng(1)
    while not match.over:
        legal = match.moves
        match.play(legal[rng.below(len(legal))])
    text = match.export()
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        form = {"csrf": ann.csrf}
        files = {"file": ("game.log", text.encode(), "text/plain")}
        answer = await ann.http.post("/replay", data=form, files=files, headers={"origin": there.base})
        assert answer.status_code == 303, answer.text
        place = answer.headers["location"]
        state = await eve.state(place)
        assert state["steps"] == len(match.entries)
        page = (await eve.http.get(place)).text
        assert "<i>Ann" not in page.replace("\\u003ci", "")
        table = place.split("/")[2]
        assert (await eve.http.get(f"/t/{table}/log")).text == text
        assert (await eve.http.get(f"/t/{table}")).headers["location"] == f"/t/{table}/replay"
        lines = text.splitlines()
        lines[40] = lines[40] + "x"
        for bad in (
            "\n".join(lines),
            "",
            "hello",
            text[:-200],
            text.replace("dream_city", "chess"),
            "\x00" * 50,
        ):
            answer = await ann.post("/replay", text=bad)
            assert answer.status_code == 422
            assert 'role="alert"' in answer.text
        assert "Line 41: found" in (await ann.post("/replay", text="\n".join(lines))).text


async def test_what_is_wrong_is_said_in_the_readers_language(url: str) -> None:
    async with site(url) as there, there.person("Ann", "ru") as ann, there.person("Bob", "uk") as bob:
        log = await bob.post("/replay", text="igroteka log 1\ngame: dream_city\n")
        assert log.status_code == 422
        assert "як запис партії. Рядок 3: тут кінець файлу; дозволено: " in log.text.replace("\xa0", " ")
        position = await ann.post(
            "/position/dream_city", text='{"game": "dream_city", "seats": 2, "options": 5}', do="look"
        )
        assert position.status_code == 422
        said = "Это не позиция этой игры. options: здесь 5; допустимо: объект с именованными полями."
        assert said in position.text.replace("\xa0", " ")
        other = '{"game": "dream_city", "seats": 2, "options": {"edition": "mine-123"}}'
        position = await ann.post("/position/dream_city", text=other, do="look")
        assert "Это не позиция этой игры. Нужно издание «mine-123», а загружено «standard»." in position.text
        seats = {"count": "2", "seat__0": "me", "seat__1": "bot:random"}
        choices = {"option__mode": "training", "option__side": "B"}
        table = await ann.post("/new/dream_city", **seats, **choices)
        assert table.status_code == 422
        assert "Не получилось. Обучающая партия идёт только на стороне А." in table.text


async def test_rules_are_searched(url: str) -> None:
    async with site(url) as there, there.person("Ann", "ru") as ann:
        for key in igroteka.list_games():
            whole = (await ann.http.get(f"/rules/{key}")).text
            ids = re.findall(r'<li id="([A-Z]+-[\d.]+)"', whole)
            assert len(ids) == len(set(ids)) > 30
            few = (await ann.http.get(f"/rules/{key}", params={"q": ids[5].lower()})).text
            assert ids[5] in re.findall(r'<li id="([A-Z]+-[\d.]+)"', few)
            assert (await ann.http.get(f"/rules/{key}", params={"q": "<script>" * 20})).text.count(
                "<script>"
            ) == 0
        assert (await ann.http.get("/rules/chess")).status_code == 404


def rule_ids(page: str) -> list[str]:
    return re.findall(r'<li id="([A-Z]+-[\d.]+)"', page)


async def test_rules_are_found_in_other_forms_and_spellings(url: str) -> None:
    async with site(url) as there, there.person("Ann", "ru") as ann:
        whole = (await ann.http.get("/rules/dream_city")).text
        hits = rule_ids((await ann.http.get("/rules/dream_city", params={"q": "ИГРОКАМИ"})).text)
        assert 0 < len(hits) < len(rule_ids(whole))
        assert hits == rule_ids((await ann.http.get("/rules/dream_city", params={"q": "игрок"})).text)
        found = (await ann.http.get("/rules/dream_city", params={"q": "игрок"})).text
        assert 'id="parts"' in whole
        assert 'id="parts"' not in found  # hits come first


async def test_our_decisions_are_marked_and_can_be_asked_for(url: str) -> None:
    ledger = Ledger.load("dream_city")
    ours = [rule for rule in ledger if rule.source in DECISIONS]
    marked = [rule for rule in ledger if rule.source != "book"]
    assert 0 < len(ours) < len(ledger)
    async with site(url) as there, there.person("Ann", "en") as ann:
        whole = (await ann.http.get("/rules/dream_city")).text
        assert whole.count('class="rule-mark"') == len(marked)
        assert 'href="?kind=decisions"' in whole
        few = (await ann.http.get("/rules/dream_city", params={"kind": "decisions"})).text
        assert rule_ids(few) == [rule.id for rule in ours]
        for rule in ours:
            if rule.option:
                assert f'href="/new/dream_city#label-{rule.option}"' in few
        both = {"kind": "decisions", "q": ours[0].id}
        assert ours[0].id in rule_ids((await ann.http.get("/rules/dream_city", params=both)).text)
        for source in ("follows", "ruling", "ours"):
            page = (await ann.http.get("/rules/dream_city", params={"kind": source})).text
            assert rule_ids(page) == [rule.id for rule in ledger if rule.source == source]
        assert (await ann.http.get("/rules/dream_city", params={"kind": "mine"})).status_code == 422


async def test_the_first_page_is_light(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        page = await ann.http.get("/")
        total = len(gzip.compress(page.content))
        for address in sorted(set(re.findall(r'(?:href|src)="(/(?:static|picture)/[^"]+)"', page.text))):
            part = await ann.http.get(address.replace("&amp;", "&"))
            assert part.status_code == 200, address
            total += len(gzip.compress(part.content))
        print(f"first page with everything it loads, compressed: {total} bytes")
        assert total < 100_000
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        board = await ann.http.get(f"/t/{table}")
        assert board.headers["content-encoding"] == "gzip"
        assert len(gzip.compress(board.content)) < 100_000


async def test_an_update_to_a_spectator_is_small(url: str) -> None:
    async with site(url, luck="small") as there, there.person("Ann") as ann:
        seated = {f"seat__{i}": "local" if i else "me" for i in range(4)}
        table = await ann.new_table(seats=4, **seated)
        row = there.registry.tables[table].row
        pages = [ann.page(table, seat=i) for i in range(4)]
        viewer = Page(there.base, table, {}, {"token": f"{table}.{row.config['watch']}", "pack": True})
        for page in [*pages, viewer]:
            await page.open()
        await finish(pages, Rng(3))
        await viewer.ask(t="ping")
        sizes = sorted(
            size for size, text in zip(viewer.wire, viewer.heard, strict=True) if '"t":"patch"' in text
        )
        middle, most = sizes[len(sizes) // 2], sizes[-1]
        print(f"{len(sizes)} updates to a spectator: median {middle} bytes, largest {most}")
        assert most < 2_048
        for page in [*pages, viewer]:
            await page.line.close()


async def test_pictures_of_games_are_images(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for key in igroteka.list_games():
            answer = await ann.http.get(f"/picture/{key}.svg?lang=uk&dark=1")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg ")
            again = await ann.http.get(
                f"/picture/{key}.svg?lang=uk&dark=1", headers={"if-none-match": answer.headers["etag"]}
            )
            assert again.status_code == 304


async def test_the_json_block_cannot_be_broken_out_of(url: str) -> None:
    async with site(url) as there, there.person("</script>") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", name__1="<!--<script>")
        page = (await ann.http.get(f"/t/{table}")).text
        block = page.split('id="state">')[1].split("</script>")[0]
        state = json.loads(block)
        assert [p["name"] for p in state["players"]] == ["</script>", "<!--<script>"]
        assert "<" not in block


async def test_bots_and_people_without_a_name_are_called_in_the_reader_s_language(url: str) -> None:
    async with site(url) as there, there.person("", "en") as host, there.person("Оля", "uk") as guest:
        kinds = {"seat__0": "me", "seat__1": "bot:greedy", "seat__2": "bot:greedy"}
        table = await host.new_table(seats=3, public="on", option__first="0", **kinds)
        english = ["Player 1", "Greedy bot", "Greedy bot 2"]
        ukrainian = [speaker(None, "uk")(Text("player", number=1)), speaker(None, "uk")(Text("bot-greedy"))]
        ukrainian.append(f"{ukrainian[1]} 2")
        for person, names in ((host, english), (guest, ukrainian)):
            state = await person.state(f"/t/{table}")
            assert [one["name"] for one in state["players"]] == names
            assert [row["name"] for row in state["scores"]] == names
            assert names[0] in (await person.http.get(f"/t/{table}")).text
        assert not set(english) & set(ukrainian)
        log = (await guest.http.get(f"/t/{table}/log")).text
        assert "Player 1" in log


async def test_the_lobby_begins_with_the_lightest_game_and_plays_the_medium_bot_and_asks_for_a_name_once(
    url: str,
) -> None:
    async with site(url) as there, there.person() as ann:
        lobby = (await ann.http.get("/")).text
        titles = re.findall(r'<h3 id="game-[a-z_]+">([^<]+)</h3>', lobby)
        assert titles == ["Dream City", "Garden Nation", "Keyflower", "Sweet Lands", "Age of Innovation"]
        assert lobby.count('name="seat-1" value="bot:medium"') == len(titles)
        set_up = (await ann.http.get("/new/dream_city")).text
        assert re.findall(r'<option value="([^"]+)" selected>', set_up)[:4] == ["me", *["bot:medium"] * 3]
        assert lobby.index('name="seat-1"') < lobby.index('class="facts"'), (
            "the button comes before the facts"
        )
        assert 'id="name-dream_city"' in lobby
        await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", name="Ann")
        assert 'id="name-dream_city"' not in (await ann.http.get("/")).text


async def test_the_form_of_every_game_in_the_lobby_begins_a_game(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        lobby = (await ann.http.get("/")).text
        forms = re.findall(
            r'<form method="post" action="/new/([a-z_]+)" class="game-go">(.*?)</form>', lobby, re.DOTALL
        )
        assert sorted(game for game, _ in forms) == igroteka.list_games()
        for game, form in forms:
            fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
            assert fields["seat-1"] == "bot:medium"
            table = await ann.new_table(game, **{**fields, "seat-1": "bot:random"})
            assert (await ann.state(f"/t/{table}"))["ask"]["prompt"]


async def test_four_levels_of_bots_come_first_with_a_line_each(url: str) -> None:
    async with site(url) as there, there.person() as ann:
        page = (await ann.http.get("/new/dream_city")).text
        seat = page.split('id="seat-1"')[1].split("</select>")[0]
        levels, _, more = seat.partition("<optgroup")
        assert re.findall(r'value="bot:([a-z]+)"', levels) == ["easy", "medium", "hard", "expert"]
        assert re.findall(r'value="bot:([a-z]+)"', more) == ["random", "greedy"]
        assert page.count("<dt>") >= 4
