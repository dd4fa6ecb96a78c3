"""People at a table: moves, taking back, orders, chat, spectators and seats by link."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.web.live.messages import EncodedMessage
from igroteka.web.live.page import Page as LivePage
from igroteka.web.live.rendering import Changes, RenderedTable, RoleRendering
from igroteka.web.tables.fairness import commitment_of

from ..match.test_chains import kitchen
from .support import Page, Person, catch_up, finish, play_out, site


async def two_at_a_table(ann: Person, ben: Person, **fields: Any) -> str:
    """A table of two people, the second by link."""
    table = await ann.new_table(seats=2, seat__0="me", seat__1="open", **fields)
    room = await ann.http.get(f"/t/{table}")
    link = room.text.split('value="http')[1].split('"')[0].split("/join/")[1]
    assert (await ben.http.get(f"/join/{link}")).status_code == 200
    answer = await ben.post(f"/join/{link}", name="Ben")
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table}"
    return table


async def watch_link(person: Person, table: str) -> str:
    """The token of the spectator link."""
    page = await person.http.get(f"/t/{table}")
    return page.text.split("/watch/")[1].split('"')[0]


async def test_two_people_and_a_spectator_play_a_whole_game(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person(lang="ru") as ben:
        table = await two_at_a_table(ann, ben)
        token = await watch_link(ann, table)
        async with (
            ann.page(table) as one,
            ben.page(table, dark=True) as two,
            Page(there.base, table, {}, {"token": token, "lang": "uk"}) as viewer,
        ):
            assert one.state["role"]["seats"] == [0]
            assert two.state["role"] == {
                "seat": 1, "seats": [1], "host": False, "lang": "ru", "dark": True,
            }  # fmt: skip
            assert viewer.state["ask"] is None
            count = await finish([one, two], Rng(1))
            await catch_up(viewer)
            assert count > 20
            for page in (one, two, viewer):
                assert page.state["result"]["say"]
                assert page.state["status"] == "over"
            # Every patched board is exactly the board that a new page gets.
            for page in (one, two, viewer):
                before = page.drawn(), page.state["log"], page.state["scores"]
                page.hello = {**page.hello, "seat": page.state["role"]["seat"]}
                page.state["mark"] = ""
                await page.line.close()
                await page.open()
                assert page.drawn() == before[0]
                assert page.state["scores"] == before[2]
                assert page.state["log"] == before[1][-len(page.state["log"]) :]
        end = await ann.http.get(f"/t/{table}/end")
        assert end.status_code == 200
        check = (await ann.http.get(f"/t/{table}/verify")).json()
        assert check["ok"]
        assert check["draws"] > 10


async def test_patches_bring_a_page_exactly_where_a_new_one_would_be(url: str) -> None:
    async with site(url, luck="5") as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", name__1="Ida")
        async with ann.page(table, seat=0) as first, ann.page(table, seat=1) as second:
            rng = Rng(3)
            for step in range(14):
                pages = [first, second]
                mover = next(p for p in pages if p.state["ask"]["moves"])
                moves = mover.state["ask"]["moves"]
                await mover.play(moves[rng.below(len(moves))]["id"])
                if step % 5 == 4 and mover.state["ask"]["undo"]:
                    await mover.ask(t="undo", seq=mover.state["seq"], seat=mover.state["role"]["seat"])
                await catch_up(*pages)
                for page in pages:
                    async with ann.page(table, seat=page.state["role"]["seat"]) as fresh:
                        assert page.drawn() == fresh.drawn()
                        for key in ("turn", "ask", "scores", "seq", "step", "since", "orders", "players"):
                            if key == "players":
                                continue
                            assert page.state[key] == fresh.state[key], key
                        assert page.state["log"][-20:] == fresh.state["log"][-20:]


async def test_a_late_move_is_answered_clearly_and_with_the_fresh_position(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table) as one, ann.page(table) as two:
            moves = [m["id"] for m in one.state["ask"]["moves"] if m["id"].startswith("build")]
            seq = one.state["seq"]
            answers = await asyncio.gather(one.play(moves[0], seq=seq), two.play(moves[1], seq=seq))
            kinds = sorted(a["t"] for a in answers)
            assert kinds == ["done", "refused"]
            late = next(a for a in answers if a["t"] == "refused")
            assert late["code"] == "stale"
            assert "quicker" in late["say"]
            loser = (one, two)[answers.index(late)]
            fresh = await loser.until(lambda m: m["t"] == "full")
            assert fresh["seq"] > seq
            log = await ann.http.get(f"/t/{table}/log")
            assert log.text.count("\n0 build") == 1


async def test_whoever_has_moved_is_told_before_others_are_drawn_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, refresh = LivePage._send, RoleRendering.refresh
    done: list[tuple[str, int | None]] = []

    async def send_noted(page: LivePage, message: EncodedMessage) -> None:
        done.append((message.kind, page.role.seat))
        await send(page, message)

    def refresh_noted(rendering: RoleRendering, table: RenderedTable) -> Changes | None:
        done.append(("drawn", rendering.role.seat))
        return refresh(rendering, table)

    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page, ann.page(table, seat=1):
            monkeypatch.setattr(LivePage, "_send", send_noted)
            monkeypatch.setattr(RoleRendering, "refresh", refresh_noted)
            await page.play(page.state["ask"]["moves"][0]["id"])
    assert done[:3] == [("drawn", 0), ("patch", 0), ("drawn", 1)]


async def test_standing_orders_answer_by_themselves(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=1, seat__0="me", seed="3")
        async with ann.page(table) as page:
            assert page.state["orders"][0]["key"] == "flower"
            assert page.state["orders"][0]["value"] == "ask"
            bad = await page.ask(t="order", seat=0, key="flower", value="eat")
            assert bad["code"] == "order"
            assert "allowed" in bad["detail"]
            done = await page.ask(t="order", seat=0, key="flower", value="keep")
            assert done["t"] == "done"
            assert page.state["orders"][0]["value"] == "keep"
            await finish([page], Rng(2))
            assert any(entry["auto"] for entry in (await page.ask(t="log", before=10_000))["log"])


async def test_a_spectator_only_looks(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        token = await watch_link(ann, table)
        page = await eve.http.get(f"/watch/{token}")
        assert page.status_code == 200
        assert "/seat/" not in page.text
        async with ann.page(table) as one, Page(there.base, table, {}, {"token": token}) as viewer:
            move = one.state["ask"]["moves"][0]["id"]
            for message in (
                {"t": "play", "seq": viewer.state["seq"], "seat": 0, "move": move},
                {"t": "undo", "seq": viewer.state["seq"], "seat": 0},
                {"t": "order", "seat": 0, "key": "flower", "value": "keep"},
                {"t": "chat", "text": "hello"},
                {"t": "sit", "seat": 0},
                {"t": "hint", "seat": 0},
                {"t": "bot", "seat": 0},
                {"t": "peek", "seq": viewer.state["seq"], "seat": 0, "move": move},
            ):
                answer = await viewer.ask(**message)
                code = "players-room" if message["t"] == "chat" else "watch"
                assert (answer["t"], answer["code"]) == ("refused", code), message
            answer = await viewer.ask(t="host", do="bot", seat=0)
            assert answer["code"] == "host-decision"
            assert (await eve.http.get(f"/t/{table}")).status_code == 404
            assert (await eve.http.get(f"/t/{table}/log")).status_code == 404
            assert (await eve.http.get(f"/t/{table}/log?k={token}")).status_code == 200
            assert (await one.play(move))["t"] == "done"
            assert (await viewer.until(lambda m: m["t"] == "patch"))["events"][0]["move"] == move


async def test_a_seat_link_gives_exactly_that_seat(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben, there.person() as cid:
        table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open")
        room = await ann.http.get(f"/t/{table}")
        links = [part.split('"')[0] for part in room.text.split("/join/")[2:]]
        one, two = list(dict.fromkeys(links))[:2]
        assert (await ben.post(f"/join/{one}", name="Ben")).status_code == 303
        # The link is void once it was used: whoever sent it must not look into Ben's hand.
        late = await cid.post(f"/join/{one}", name="Cid")
        assert late.status_code == 410
        assert "already taken" in late.text
        # Such a link may just as well be invented, so it tells nothing about the table.
        about = there.registry.tables[table].row
        invented = await cid.http.get(f"/join/{table}.{'x' * 20}")
        assert invented.status_code == 410
        for told in (about.id + '"', commitment_of(about), "Dream City", "Ann"):
            assert told not in late.text.replace(f"/join/{one}", "")
            assert told not in invented.text
        assert (await ann.http.get(f"/seat/{one}")).status_code == 404
        assert (await cid.post(f"/join/{two}", name="Cid")).status_code == 303
        async with ben.page(table) as page:
            assert page.state["role"]["seats"] == [1]
            assert not page.state["role"]["host"]
            answer = await page.play("build park r1c1", seat=2)
            assert answer["code"] == "seat"
        mine = (await ben.http.get(f"/t/{table}")).text.split("/seat/")[1].split('"')[0]
        async with there.person() as phone:
            state = await phone.state(f"/seat/{mine}")
            assert state["role"]["seats"] == [1]
            assert state["token"] == mine
            async with Page(there.base, table, {}, {"token": mine, "mark": ""}) as page:
                assert page.state["role"]["seats"] == [1]


async def test_several_people_at_one_screen_see_only_who_sits(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(
            seats=3, seat__0="me", seat__1="local", seat__2="bot:random", name__1="Ida"
        )
        state = await ann.state(f"/t/{table}")
        assert state["role"]["seats"] == [0, 1]
        async with ann.page(table, seat=0) as page:
            await page.send({"t": "sit", "seat": 1})
            await page.until(lambda m: m["t"] == "full")
            assert page.state["role"]["seat"] == 1
            assert [p["name"] for p in page.state["players"]][:2] == ["Ann", "Ida"]
            assert (await page.ask(t="sit", seat=2))["code"] == "seat"
            assert (await page.ask(t="hint", seat=0))["code"] == "sit"


async def test_chat_reaches_everybody_and_is_kept(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await two_at_a_table(ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            await one.ask(t="chat", text="  Hello <b>you</b>\n\u0007 there ")
            heard = await two.until(lambda m: m["t"] == "chat")
            assert heard["lines"][0]["text"] == "Hello <b>you</b> there"
            assert heard["lines"][0]["name"] == "Ann"
            assert heard["lines"][0]["seat"] == 0
            assert (await one.ask(t="chat", text=" \n ")).get("code") == "chat"
            assert (await one.ask(t="chat", text="x" * 501)).get("code") == "chat"
        state = await ben.state(f"/t/{table}")
        assert [line["text"] for line in state["chat"]] == ["Hello <b>you</b> there"]
        raw = (await ben.http.get(f"/t/{table}")).text
        assert "<b>you" not in raw


async def test_why_not_tells_the_rule(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="1", seat="0")
        async with ann.page(table, seat=0) as page:
            why = await page.ask(t="why", el="city:0:r3c3")
            assert why["rule"] == "DC-4.3.2"
            assert why["text"]
            assert why["href"] == "/rules/dream_city#DC-4.3.2"
            refused = await page.play("build park r1c1", seat=0)
            assert refused["code"] == "turn"
            assert refused["rule"] == "DC-4.3.2"
            assert refused["text"] == why["text"]
            about = await page.ask(t="describe")
            assert "Ann" in about["text"]


async def test_hints_come_from_outside_the_loop(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            advice = await page.ask(t="hint", seat=0)
            legal = {m["id"] for m in page.state["ask"]["moves"]}
            assert 1 <= len(advice["moves"]) <= 3
            assert all(m["id"] in legal and m["label"] for m in advice["moves"])


async def test_a_rematch_has_the_same_people_and_is_made_once(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await two_at_a_table(ann, ben)
        early = await ann.post(f"/t/{table}/rematch")
        assert early.status_code == 409
        await play_out(there, table, Rng(4))
        async with ben.page(table) as two:
            first = await ann.post(f"/t/{table}/rematch")
            assert first.status_code == 303
            told = await two.until(lambda m: m["t"] == "patch" and "next" in m)
            assert told["next"] == first.headers["location"]
            second = await ben.post(f"/t/{table}/rematch")
            assert second.headers["location"] == first.headers["location"]
        state = await ben.state(first.headers["location"])
        assert state["role"]["seats"] == [1]
        assert [p["name"] for p in state["players"]] == ["Ann", "Ben"]
        assert (await there.person("Eve").http.get(first.headers["location"])).status_code == 404


@pytest.mark.parametrize("opponent", ["alice", "boris", "zinovy"])
async def test_solo_against_each_opponent(url: str, opponent: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=1, seat__0="me", option__opponent=opponent)
        async with ann.page(table) as page:
            await finish([page], Rng(9))
            assert [row["seat"] for row in page.state["scores"]] == [0, -2]
            assert page.state["result"]["say"]


async def test_a_question_offers_the_orders_that_would_answer_it_and_a_turn_takes_one_move_then(
    url: str,
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seed="7", option__first="0")
        async with ann.page(table) as page:
            build = next(move["id"] for move in page.state["ask"]["moves"] if move["id"].startswith("build"))
            assert page.state["ask"]["orders"] == []
            await page.play(build)
            [offer] = page.state["ask"]["orders"]
            assert (offer["key"], offer["value"]) == ("flower", "keep")
            assert offer["label"] == "Do not ask again. Flower token questions: Do not ask, keep the token"
            assert (await page.ask(t="order", seat=0, key="flower", value="keep"))["t"] == "done"
            assert page.state["orders"][0]["value"] == "keep"
            answers = [entry["move"] for entry in page.state["log"] if entry["auto"]]
            assert answers == ["done"] * len(answers) != []
            assert not page.state["ask"]["asked"] or page.state["ask"]["moves"][0]["id"] != "done"


async def test_a_plan_is_played_on_a_copy_and_the_table_does_not_change(url: str) -> None:
    async with site(url, luck="7") as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="1")
        async with ann.page(table, seat=0) as page:
            match = there.registry.tables[table].match
            before, rows = match.fingerprint, match.seq
            assert not page.state["ask"]["asked"], "the other seat thinks"
            plan = await page.ask(t="plan", seat=0)
            assert (plan["played"], plan["end"]) == (0, "")
            assert plan["svg"].startswith("<div")
            build = next(move["id"] for move in plan["moves"] if move["id"].startswith("build"))
            wanted = [build]
            plan = await page.ask(t="plan", seat=0, moves=wanted)
            while not plan["end"]:
                wanted.append(next(move["id"] for move in plan["moves"] if move["id"] == "done"))
                plan = await page.ask(t="plan", seat=0, moves=wanted)
            assert plan["played"] == len(wanted)
            assert plan["end"] in ("draw", "turn")
            assert plan["say"]
            assert plan["moves"] == []
            impossible = await page.ask(t="plan", seat=0, moves=["build park r1c1", "build park r1c1"])
            assert impossible["end"] == "illegal"
            assert impossible["moves"], "one can plan on from where it has become impossible"
            assert (match.fingerprint, match.seq) == (before, rows)
            refused = await page.ask(t="plan", seat=1)
            assert refused["code"] == "sit"


async def test_a_chain_is_played_whole_or_not_at_all(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seed="7", option__first="0")
        async with ann.page(table) as page:
            build = next(move["id"] for move in page.state["ask"]["moves"] if move["id"].startswith("build"))
            ask = {"t": "chain", "seat": 0, "seq": page.state["seq"]}
            before = there.registry.tables[table].match.seq
            for moves, code in (
                ([build, build], "illegal"),
                ([build, "fly"], "unknown-move"),
                ([], "message"),
            ):
                refused = await page.ask(**ask, moves=moves)
                assert refused["code"] == code
            assert there.registry.tables[table].match.seq == before
            # A standing order that says the same as the chain does not get in its way.
            assert (await page.ask(t="order", seat=0, key="flower", value="keep"))["t"] == "done"
            assert (await page.ask(**ask, moves=[build, "done"]))["t"] == "done"
            own = [(entry["move"], entry["auto"]) for entry in page.state["log"] if entry["seat"] == 0]
            assert own[:2] == [(build, False), ("done", True)]
        position = json.dumps(kitchen().s.to_data())
        cook = await ann.post(
            "/position/sweet_lands", do="start", text=position, seat__0="me", seat__1="bot:random"
        )
        async with ann.page(cook.headers["location"].removeprefix("/t/")) as page:
            match = there.registry.tables[page.table].match
            unchanged = match.fingerprint, match.seq
            for find in ("find macaron_01", "find macaron_02"):  # one is in the other hand, one in the deck
                ask = {"t": "chain", "seat": 0, "seq": page.state["seq"], "moves": ["play macaron_04", find]}
                refused = await page.ask(**ask)
                assert (refused["code"], find in refused["say"]) == ("chain", True)
                peek = {
                    "t": "peek",
                    "seat": 0,
                    "seq": page.state["seq"],
                    "move": find,
                    "before": ["play macaron_04"],
                }
                assert (await page.ask(**peek))["code"] == "chain"
            assert (match.fingerprint, match.seq) == unchanged
