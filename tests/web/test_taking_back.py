"""Taking back: what can be undone, alone and among people, and what is said before it cannot."""

from __future__ import annotations

from igroteka.core import Rng

from .support import Page, site


async def test_undo_reset_and_what_stops_them(url: str) -> None:
    async with site(url, luck="undo") as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table) as page:
            before = page.drawn()
            seq = page.state["seq"]
            assert page.state["ask"]["undo"] == []
            build = next(m["id"] for m in page.state["ask"]["moves"] if m["id"].startswith("build"))
            assert (await page.play(build))["t"] == "done"
            points = page.state["ask"]["undo"]
            assert len(points) == 1
            assert points[0]["label"]
            assert page.state["ask"]["reset"] == points[0]["step"]
            # A step that is no own decision, then the right one.
            wrong = await page.ask(t="undo", seq=page.state["seq"], seat=0, to=1)
            assert (wrong["t"], wrong["code"]) == ("refused", "undo")
            done = await page.ask(t="undo", seq=page.state["seq"], seat=0, to=points[0]["step"])
            assert done["t"] == "done"
            assert page.drawn() == before
            assert page.state["seq"] > seq
            again = await page.ask(t="undo", seq=page.state["seq"], seat=0)
            assert again["code"] == "undo"
            assert again["say"]


async def test_peek_tells_what_cannot_be_taken_back(url: str) -> None:
    async with site(url, luck="7") as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            answers: set[bool] = set()
            rng = Rng(1)
            while 0 in page.state["turn"]["seats"]:
                moves = page.state["ask"]["moves"]
                move = moves[rng.below(len(moves))]
                told = await page.ask(t="peek", seq=page.state["seq"], seat=0, move=move["id"])
                await page.play(move["id"])
                assert told["final"] == (move["final"] or not page.state["ask"]["can_undo"]), move
                assert told["ends"] == (0 not in page.state["turn"]["seats"]), move
                assert bool(told["say"]) == (told["ends"] or told["final"] > move["final"]), told
                answers.add(told["final"])
            assert answers == {False, True}
            wrong = await page.ask(t="peek", seq=page.state["seq"], seat=0, move="take nothing")
            assert wrong["code"] == "unknown-move"


async def test_alone_against_bots_one_takes_back_across_their_moves_and_the_same_draws_come_again(
    url: str,
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seed="7", option__first="0")
        async with ann.page(table) as page:
            before = page.drawn(), page.state["ask"]["moves"]
            first = await play_own_turn(page)
            draws = draws_before_the_bot(page)
            steps = [point["step"] for point in page.state["ask"]["undo"]]
            assert any(entry["seat"] == 1 for entry in page.state["log"]), "a bot stands in the way"
            assert all(point["label"] for point in page.state["ask"]["undo"])
            peeked = await page.ask(
                t="peek", seq=page.state["seq"], seat=0, move=page.state["ask"]["moves"][0]["id"]
            )
            assert (peeked["final"], peeked["ends"]) == (False, False)
            done = await page.ask(t="undo", seq=page.state["seq"], seat=0, to=steps[0])
            assert done["t"] == "done"
            assert (page.drawn(), page.state["ask"]["moves"]) == before
            assert await play_own_turn(page) == first
            assert draws_before_the_bot(page) == draws
            rows = [event.line for event in await there.registry.store.events(table)]
            assert f"U 0 {steps[0]} across" in rows, "the log tells what was taken back"
            there.registry.tables[table]._is_stale = True
            await page.ask(t="describe")
            assert there.registry.tables[table].match.crossings == 1, "the log gives the same match again"


async def play_own_turn(page: Page) -> list[str]:
    """Play the first moves until the own next turn; the own moves."""
    played: list[str] = []
    while not any(entry["seat"] == 1 for entry in page.state["log"]):
        if page.state["ask"]["asked"]:
            played.append(page.state["ask"]["moves"][0]["id"])
            assert (await page.play(played[-1]))["t"] == "done"
        else:
            await page.next()
    while not page.state["ask"]["asked"]:
        await page.next()
    return played


def draws_before_the_bot(page: Page) -> list[str]:
    """What chance has drawn before the first move of seat 1."""
    log = page.state["log"]
    first = next(i for i, entry in enumerate(log) if entry["seat"] == 1)
    return [entry["move"] for entry in log[:first] if entry["seat"] == -1]


async def test_among_people_a_move_of_another_seat_stays_a_barrier(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(
            seats=3, seat__0="me", seat__1="local", seat__2="bot:random", option__first="0"
        )
        async with ann.page(table, seat=0) as page:
            while page.state["ask"]["asked"]:
                await page.play(page.state["ask"]["moves"][0]["id"])
            async with ann.page(table, seat=1) as other:
                await other.play(other.state["ask"]["moves"][0]["id"])
            await page.next()
            assert not page.state["ask"]["can_undo"]
            refused = await page.ask(t="undo", seq=page.state["seq"], seat=0)
            assert refused["code"] == "undo"
