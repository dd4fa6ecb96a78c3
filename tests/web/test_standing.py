"""What people see of how others stand: profiles, rankings, statistics, and what becomes of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx

from igroteka.store import SeatOutcome, ShareRow, Turns
from igroteka.web.people.profiles import profile_of
from igroteka.web.tables import seats
from igroteka.web.tables.statistics import Statistics, arrange

from ..store.examples import table
from .support import QUICK, Person, Site, site
from .test_days import guest_of
from .test_people import keep
from .test_rated import begin


async def met(there: Site, *people: Person) -> list[str]:
    """Two people with accounts who have played a rated game, which the first has given up; their ids."""
    for one in people:
        await keep(one, one.name.lower())
        await one.post("/me", name=one.name)
    game = await begin(there, *people)
    async with people[0].page(game) as page:
        await page.ask(t="resign", seat=0)
    return [(await guest_of(there, one)).id for one in people]


async def choose(person: Person, **wanted: Any) -> None:
    """Choose what others see."""
    assert (await person.post("/me/standing", **wanted)).status_code == 303


async def test_a_profile_is_for_those_whom_its_owner_lets_see_it(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Eve") as eve,
        there.person("Guest") as guest,
    ):
        id, _ = await met(there, ann, ben)
        await keep(eve, "eve")
        seen = {}
        for choice in ("table", "me", "all"):
            await choose(ann, profile=choice)
            pages = [await one.http.get(f"/people/{id}") for one in (ann, ben, eve, guest)]
            seen[choice] = [page.status_code for page in pages]
        assert seen == {
            "table": [200, 200, 404, 404],
            "me": [200, 404, 404, 404],
            "all": [200, 200, 200, 200],
        }
        assert (
            "1500"
            not in (await eve.http.get(f"/people/{(await guest_of(there, eve)).id}")).text.split("<main")[1]
        )


async def test_by_default_strangers_see_no_profile(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Eve") as eve,
    ):
        id, _ = await met(there, ann, ben)
        await keep(eve, "eve")
        assert [(await one.http.get(f"/people/{id}")).status_code for one in (ann, ben, eve)] == [
            200,
            200,
            404,
        ]


async def test_a_profile_names_others_only_to_those_who_may_know(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Eve") as eve,
    ):
        id, other = await met(there, ann, ben)
        await choose(ann, profile="all")
        store = there.registry.store
        person = await store.people.person(id)
        assert person is not None
        named = {
            viewer: [one.name for one in (await profile_of(store, viewer, person)).rivals]
            for viewer in (id, other, "")
        }
        assert named == {id: ["Ben"], other: ["Ben"], "": []}
        assert "Ben" not in (await eve.http.get(f"/people/{id}")).text


async def test_a_game_tells_its_people_what_has_become_of_their_ratings(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Eve") as eve,
    ):
        await met(there, ann, ben)
        (mine,) = await there.registry.store.lists.finished_tables((await guest_of(there, ben)).id)
        page = (await ben.http.get(f"/t/{mine.id}")).text
        assert "1500 → <strong>1605</strong>" in page
        assert "(−105)" in page
        row = there.registry.tables[mine.id].row
        watched = await eve.http.get(f"/watch/{seats.token(row, row.config['watch'])}")
        assert watched.status_code == 200
        assert "1605" not in watched.text


async def test_a_ranking_holds_those_who_want_to_be_in_it(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await met(there, ann, ben)
        assert "Nobody with a rating" in (await ann.http.get("/rankings/dream_city")).text
        await choose(ben, profile="table", ranked="on")
        page = (await ann.http.get("/rankings/dream_city?seats=2")).text
        assert "Ben" in page.split("<main")[1]
        assert "Ann" not in page.split("<main")[1]
        assert "Nobody with a rating" in (await ann.http.get("/rankings/dream_city?seats=3")).text


async def test_the_operator_can_switch_rankings_off(url: str) -> None:
    async with site(url, replace(QUICK, rankings=False)) as there, there.person("Ann") as ann:
        assert (await ann.http.get("/rankings/dream_city")).status_code == 404
        assert "/rankings/" not in (await ann.http.get("/new/dream_city")).text
        async with httpx.AsyncClient(base_url=f"{there.base}/api") as api:
            assert (await api.get("/rankings/dream_city")).status_code == 404


async def test_programs_read_what_everybody_may_see(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        id, _ = await met(there, ann, ben)
        async with httpx.AsyncClient(base_url=f"{there.base}/api") as api:
            assert (await api.get(f"/people/{id}")).status_code == 404
            await choose(ann, profile="all", ranked="on")
            found = (await api.get(f"/people/{id}")).json()
            assert (found["name"], found["ratings"][0]["rating"], found["ratings"][0]["games"]) == (
                "Ann",
                1395,
                1,
            )
            assert found["records"] == [
                {"game": "dream_city", "seats": 2, "games": 1, "won": 0.0, "points": None}
            ]
            (ranked,) = (await api.get("/rankings/dream_city?seats=2")).json()
            assert (ranked["person"], ranked["name"], ranked["rating"]["rating"]) == (id, "Ann", 1395)
            (count,) = (await api.get("/statistics/dream_city")).json()
            assert [(one["key"], one["rate"]) for one in count["by_seat"]] == [("0", 0.0), ("1", 1.0)]


async def test_ratings_are_in_the_export_and_leave_with_their_person(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        id, other = await met(there, ann, ben)
        kept = (await ann.http.get("/me/export")).json()
        assert [(one["game"], one["seats"], one["games"]) for one in kept["ratings"]] == [
            ("dream_city", 2, 1)
        ]
        assert [one["rank"] for one in kept["rated_games"]] == [2]
        await choose(ben, profile="all")
        assert (await ann.post("/me/delete", sure=1)).status_code == 303
        assert (await ben.http.get(f"/people/{id}")).status_code == 404
        page = (await ben.http.get(f"/people/{other}")).text
        assert "1605" in page
        assert "Ann" not in page.split("<main")[1]


def test_shares_are_told_by_seats_and_from_five_games_on() -> None:
    rows = [
        ShareRow(2, "seat", "1", 10, 4.0, 40.0),
        ShareRow(2, "seat", "0", 10, 6.0, 42.0),
        ShareRow(2, "side", "faction-a", 5, 1.0, 39.0),
        ShareRow(2, "side", "faction-b", 5, 4.0, 44.0),
        ShareRow(2, "side", "faction-c", 4, 4.0, 50.0),
        ShareRow(3, "seat", "0", 1, 1.0, None),
    ]
    two, three = arrange(rows)
    assert (two.seats, two.games, [one.key for one in two.by_seat]) == (2, 10, ["0", "1"])
    assert [one.key for one in two.by_side] == ["faction-b", "faction-a"]
    assert (three.games, three.by_side) == (1, [])


async def test_many_readers_of_statistics_cost_one_count_a_minute(url: str) -> None:
    async with site(url) as there:
        store, now = there.registry.store, 0.0
        counts = Statistics(store, lambda: now)
        await store.create(table("t1", created=1.0))
        assert [
            one for one in await asyncio.gather(*[counts.of_game("dream_city") for _ in range(3)]) if one
        ] == []
        outcome = tuple([SeatOutcome(i, "", i + 1, float(i == 0), 50) for i in range(2)])
        assert await store.append("t1", 0, ["X end"], "over", 5.0, Turns(frozenset(), {}, outcome=outcome))
        assert await counts.of_game("dream_city") == []
        now = 61.0
        (count,) = await counts.of_game("dream_city")
        assert [one.share.rate for one in count.by_seat] == [1.0, 0.0]


async def test_statistics_of_a_game_with_sides_and_tiles_are_told_in_words(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        store = there.registry.store
        for i in range(5):
            await store.create(replace(table(f"t{i}", created=1.0), game="keyflower"))
            tile = ('["a-tile",{"tile":"keywood"}]',)
            outcome = (SeatOutcome(0, "", 1, 1.0, 50, "", tile), SeatOutcome(1, "", 2, 0.0, 40))
            assert await store.append(
                f"t{i}", 0, ["X end"], "over", 5.0, Turns(frozenset(), {}, outcome=outcome)
            )
        page = (await ann.http.get("/statistics/keyflower")).text
        assert "5 finished games" in page
        assert "By tiles and cards" in page
