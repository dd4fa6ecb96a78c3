"""Seats are bid for at a table: from the last one taken to the first move, in the store, with clocks, for programs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.match import Match
from igroteka.match.seed import seal_of
from igroteka.store import TableRow, open_store
from igroteka.web.tables.deadlines import ALIVE, wake_overdue
from igroteka.web.tables.registry import GRACE

from ..store.leaping import DAY, until
from .fake_time import FakeTime
from .support import Person, Site, play_out, site
from .test_days import guest_of
from .test_seating import link_of, owners

SHARE = "0123456789abcdef" * 2
BIDS: dict[str, Any] = {
    "seats": 3,
    "seat__0": "me",
    "seat__1": "open",
    "seat__2": "bot:random",
    "seating": "bids",
}


@pytest.fixture(autouse=True)
def in_seat_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lot leaves the order of the bidders as it is."""

    class Unshuffled(random.Random):
        def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
            return list(population)[:k]

    monkeypatch.setattr("igroteka.web.tables.bidding.random.SystemRandom", Unshuffled)


async def fill(host: Person, *others: Person, **more: Any) -> str:
    """A table at which all have sat down and nobody has bid."""
    table = await host.new_table(**{**BIDS, **more})
    link = await link_of(host, table)
    for one in others:
        assert (await one.post(link, name=one.name)).status_code == 303
    return table


async def bid(person: Person, table: str, seat: int, wanted: int, points: int, number: int) -> str:
    """Bid; the code of the refusal, or nothing."""
    answer = await person.post(f"/t/{table}/bid", seat=seat, wanted=wanted, points=points, number=number)
    return answer.headers.get("x-refusal", "") if answer.status_code != 303 else ""


def match_of(there: Site, table: str) -> Match:
    return there.registry.tables[table].match


async def waiting(there: Site, *people: Person) -> list[bool]:
    lists = there.registry.store.lists
    return [(await lists.count_waiting((await guest_of(there, one)).id)).every > 0 for one in people]


async def test_people_bid_for_seats_sit_there_and_pay_in_the_end(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await ann.new_table(**BIDS, public="on")
        link = await link_of(ann, table)
        assert "take turns bidding points" in (await ben.http.get(link)).text
        seal = seal_of(SHARE)
        assert (await ben.post(link, name="Ben", seal=seal, option__side="B")).status_code == 303
        assert there.registry.tables[table].row.status == "open"
        assert await waiting(there, ann, ben) == [True, False]
        assert "your turn to bid" in (await ann.http.get(f"/t/{table}")).text
        assert "Ann is bidding" in (await ben.http.get(f"/t/{table}")).text
        assert "Your turn" in (await ann.http.get("/")).text
        async with ben.page(table) as page:
            share = {"t": "share", "seat": 1, "share": SHARE}
            assert (await page.ask(**share))["code"] == "share", "nobody may know the draws who can still bid"
            assert await bid(ben, table, 1, 1, 0, 0) == "bid-turn"
            assert await bid(cat, table, 0, 1, 0, 0) == "watch"
            assert await bid(ben, table, 0, 1, 0, 0) == "seat"
            assert await bid(ann, table, 0, 1, 3, 0) == ""
            told = await page.until(lambda m: m["t"] == "full" and m["auction"]["bidder"] == 1)
            assert (told["auction"]["least"], told["auction"]["standing"]) == ([0, 4, 0], [None, 0, None])
            assert await bid(ben, table, 1, 1, 4, 0) == "bid-late", "seen before Ann has bid"
            assert await bid(ben, table, 1, 1, 3, 1) == "bid"
            assert await bid(ben, table, 1, 1, 4, 1) == ""
            assert await waiting(there, ann, ben) == [True, False]
            assert (await ann.post(f"/t/{table}/choose", seat=0, option__side="B")).status_code == 303
            assert await bid(ann, table, 0, 2, 0, 2) == ""
            await page.until(lambda m: m["t"] == "full" and m["fair"]["stage"] == "share")
            assert (await page.ask(**share))["t"] == "done"
            assert "reload" in [m["t"] for m in page.others], "with the last share the game begins"
        assert owners(there, table) == ["", "Ben", "Ann"]
        match = match_of(there, table)
        assert (match.bids, match.options["side"]) == ({1: 4}, "A B B")
        assert await bid(ann, table, 0, 1, 9, 3) in ("seat", "no-auction")


async def sit_by_bids(there: Site, ann: Person, ben: Person) -> str:
    """A table at which Ben has paid four points for the second seat, and Ann nothing for the third."""
    table = await fill(ann, ben)
    for one, seat, wanted, points, number in ((ann, 0, 1, 3, 0), (ben, 1, 1, 4, 1), (ann, 0, 2, 0, 2)):
        assert await bid(one, table, seat, wanted, points, number) == ""
    return table


async def test_what_was_bid_is_subtracted_wherever_points_are_told(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await sit_by_bids(there, ann, ben)
        match = match_of(there, table)
        async with ben.page(table) as page:
            rows = {row["seat"]: row for row in page.state["scores"]}
            assert [rows[seat]["items"]["bid"] for seat in range(3)] == [0, -4, 0]
        await play_out(there, table, Rng(1))
        plain = {score.seat: score.total for score in match.game.scores(match.state)}
        paid = {score.seat: score.total for score in match.scores}
        assert paid == {0: plain[0], 1: plain[1] - 4, 2: plain[2]}
        me = await guest_of(there, ben)
        assert [row.points for row in await there.registry.store.standing.games_of(me.id)] == [paid[1]]
        end = (await ben.http.get(f"/t/{table}/end")).text
        assert "Bid for the seat" in end
        assert f"<td>{paid[1]}</td>" in end
        log = (await ben.http.get(f"/t/{table}/log")).text
        assert "\nbid 1: 4\n" in log
        assert Match.parse(log).scores == match.scores
        # Whoever brings the log sees the same, and a rematch begins with an auction of its own.
        replay = await cat.post("/replay", text=log)
        assert (
            "Bid for the seat"
            in (await cat.http.get(replay.headers["location"].replace("/replay", "/end"))).text
        )
        again = (await ann.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
        auction = there.registry.tables[again].row.config["auction"]
        assert (auction["order"], auction["bids"]) == ([1, 2], [])
        assert await waiting(there, ann, ben) == [False, True]
        there.registry.tables.clear()
        assert (await there.registry.table(table)).match.bids == {1: 4}, "the log knows it"


async def test_an_auction_outlives_its_process_and_is_never_bid_twice(url: str) -> None:
    async with site(url) as one, one.person("Ann") as ann, one.person("Ben") as ben:
        table = await fill(ann, ben)
        assert await bid(ann, table, 0, 1, 2, 0) == ""
    store = await open_store(url)
    row = await store.table(table)
    await store.close()
    assert row is not None
    assert row.config["auction"]["bids"] == [[0, 1, 2]]
    async with site(url) as one, site(url) as two:
        async with Person(one.base, "Ann") as ann_again, Person(two.base, "Ben") as ben_again:
            for again, before in ((ann_again, ann), (ben_again, ben)):
                again.http.cookies, again.csrf = before.http.cookies, before.csrf
            here, there = await one.registry.table(table), await two.registry.table(table)
            assert [t.row.config["auction"]["bids"] for t in (here, there)] == [[[0, 1, 2]]] * 2
            answers = [await bid(who, table, 1, 1, 3, 1) for who in (ben_again, ben_again)]
            assert answers == ["", "bid-late"]
            await until(lambda: len(here.row.config["auction"]["bids"]) == 2)
            assert await bid(ann_again, table, 0, 0, 0, 2) == ""
            await until(lambda: there.has_begun and here.has_begun)
        assert [t.match.bids for t in (here, there)] == [{1: 3}] * 2
        assert [seat.get("name") for seat in there.row.config["seats"]] == ["Ann", "Ben", ""]


async def test_the_time_for_a_bid_ends_although_nobody_looks(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await fill(ann, ben, clock="each-1440")
        time.passes(DAY - 1)
        assert await bid(ann, table, 0, 0, 7, 0) == ""
        there.registry.put_away(there.registry.tables[table])
        time.passes(DAY - 1)
        assert await wake_overdue(there.registry) == 0
        await there.registry.store.take_turn(ALIVE, 0.0)
    time.passes(DAY)
    async with site(url, watch=time.watch) as there:
        assert await wake_overdue(there.registry) == 0, "a day without a server does not count"
        time.passes(1)
        assert await wake_overdue(there.registry) == 1
        time.passes(GRACE)
        await until(lambda: there.registry.tables[table].has_begun)
        assert (owners(there, table), match_of(there, table).bids) == (["Ann", "Ben", ""], {0: 7})


@pytest.mark.parametrize(("out", "needed"), [("host", 1), ("vote", 2)])
async def test_others_decide_about_a_late_bid_where_the_clock_says_so(
    url: str, out: str, needed: int
) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await fill(
            ann, ben, cat, seats=4, seat__2="open", seat__3="bot:random", clock="each-5", out=out
        )
        decide = f"/t/{table}/bid/decide"
        assert await bid(ann, table, 0, 0, 2, 0) == ""
        assert (await ann.post(decide)).headers["x-refusal"] == "bid-decision", "there is time"
        time.passes(301)

        def row() -> TableRow:
            return there.registry.tables[table].row

        await until(lambda: row().config["auction"].get("late"))
        assert (await ben.post(decide)).headers["x-refusal"] == "bid-decision"
        if needed == 1:
            assert (await cat.post(decide)).headers["x-refusal"] == "bid-decision"
        for one in [ann, cat][:needed]:
            assert len(row().config["auction"]["bids"]) == 1
            assert (await one.post(decide)).status_code == 303
        assert row().config["auction"]["bids"] == [[0, 0, 2], [1, 1, 0]]
        assert not row().config["auction"].get("late")


async def test_who_comes_in_the_place_of_another_begins_a_new_auction(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await fill(ann, ben)
        assert await bid(ann, table, 0, 0, 5, 0) == ""
        assert (await ann.post(f"/t/{table}/free", seat=1)).status_code == 303
        assert await waiting(there, ann, ben) == [False, False]
        assert await bid(ann, table, 0, 0, 5, 1) == "no-auction"
        assert (await cat.post(await link_of(ann, table), name="Cat")).status_code == 303
        assert there.registry.tables[table].row.config["auction"]["bids"] == []
        # Whoever deletes what is kept about them leaves in the same way.
        assert await bid(ann, table, 0, 0, 5, 0) == ""
        assert (await cat.post("/me/delete", sure="on")).status_code in (200, 303)
        assert (await ben.post(await link_of(ann, table), name="Ben")).status_code == 303
        assert there.registry.tables[table].row.config["auction"]["bids"] == []
        assert (await ann.post(f"/t/{table}/close")).status_code == 303
        assert await waiting(there, ann, ben) == [False, False]


async def test_bids_need_people_who_compete(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for form in ({"seats": 1}, {"seats": 2, "seat__1": "bot:random"}):
            answer = await ann.post("/new/dream_city", seat__0="me", seating="bids", **form)
            assert (answer.status_code, "two or more people" in answer.text) == (422, True)
        alone = await ann.new_table(seats=2, seat__0="me", seat__1="open", seating="bids")
        assert (await ann.post(f"/t/{alone}/seat", seat=1, kind="bot:random")).status_code == 303
        assert await bid(ann, alone, 0, 1, 0, 0) == "", "who is left alone with bots chooses a seat"
        assert match_of(there, alone).bids == {}


async def test_programs_bid_and_read_how_it_stands(url: str) -> None:
    async with site(url) as there, there.person() as someone:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        body = {"game": "dream_city", "seats": seats, "seating": "bids"}
        made = (await someone.http.post("/api/tables", json=body)).json()
        joined = (await someone.http.post("/api/join", json={"invitation": made["invitation"]})).json()
        ann, ben = [
            {"authorization": f"Bearer {key}"} for key in (made["seats"][0]["token"], joined["token"])
        ]
        path = f"/api/tables/{made['table']}"
        offer = {"wanted": 1, "points": 2, "number": 0}
        assert (await someone.http.post(f"{path}/bid", json=offer, headers=ben)).json()["error"][
            "code"
        ] == "bid-turn"
        told = (await someone.http.post(f"{path}/bid", json=offer, headers=ann)).json()["auction"]
        assert (told["bids"], told["bidder"], told["least"]) == (
            [{"bidder": 0, "seat": 1, "points": 2}],
            1,
            [0, 3],
        )
        assert (await someone.http.post(f"{path}/bid/decide", headers=ben)).json()["error"][
            "code"
        ] == "bid-decision"
        last = {"wanted": 0, "points": 0, "number": 1, "options": {"side": "B"}}
        about = (await someone.http.post(f"{path}/bid", json=last, headers=ben)).json()
        assert (about["auction"], about["status"], about["mine"]) == (None, "running", [0])
        match = match_of(there, made["table"])
        assert (match.bids, match.options["side"]) == ({1: 2}, "B A")
