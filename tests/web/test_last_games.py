"""The last games in a profile: public ones only, with whom, how they ended, and where they are looked at."""

from __future__ import annotations

import re
from html import unescape

from igroteka.core import Rng
from igroteka.web.people.profiles import MOST_GAMES

from .support import Person, Site, play_out, site
from .test_days import guest_of
from .test_joining import invitations
from .test_people import keep
from .test_standing import choose

Told = dict[str, tuple[str, list[str], list[str]]]
"""The games in a profile: by table the result, the others, and whose profiles are linked."""


async def together(there: Site, host: Person, *others: Person, over: bool = True, **fields: str) -> str:
    """A game of some people, played to its end."""
    count = len(others) + 1
    kinds = {f"seat__{seat}": "open" for seat in range(1, count)}
    table = await host.new_table(seats=count, seat__0="me", **kinds, **fields)
    for one in others:
        link = (await invitations(host, table))[0]
        assert (await one.post(f"/join/{link}", name=one.name)).status_code == 303
    await host.state(f"/t/{table}")
    if over:
        await play_out(there, table, Rng(1))
    return table


async def account(one: Person) -> str:
    """An account by the name of somebody; its id."""
    await keep(one, one.name.lower())
    await one.post("/me", name=one.name)
    return str((await one.http.get("/me/export")).json()["id"])


async def shown(viewer: Person, person: str) -> Told:
    """The games in a profile as somebody reads it."""
    page = await viewer.http.get(f"/people/{person}")
    assert page.status_code == 200
    found = {}
    for card in re.findall(r'(?s)<li class="card table-card">(.*?)</li>', page.text):
        href = re.search(r'class="table-link" href="/t/([^"]+)"', card)
        line = re.search(r'(?s)<p class="soft small">With (.*?)</p>', card)
        tag = re.search(r'<span class="tag[^"]*">([^<]*)</span>', card)
        assert href
        assert tag
        names = re.sub(r"<[^>]*>", "", line[1]).split(", ") if line else []
        found[href[1]] = (
            tag[1],
            [unescape(one) for one in names],
            re.findall('href="/people/([^"]+)"', card),
        )
    return found


async def test_a_profile_tells_the_last_public_games_and_no_others(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat <guest>") as cat,
        there.person("Eve") as eve,
    ):
        me, other = await account(ann), await account(ben)
        await choose(ann, profile="all")
        public = await together(there, ann, ben, cat, public="on")
        await together(there, ann, ben)
        await together(there, ann, ben, public="on", over=False)
        bots = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", public="on")
        await ann.state(f"/t/{bots}")
        await play_out(there, bots, Rng(2))

        mine = {one["table"]: one for one in (await ann.http.get("/me/export")).json()["games"]}
        words = {table: "Won" if one["won"] == 1 else "Lost" for table, one in mine.items()}
        assert set(mine) > {public, bots}, "a private game is told to her alone"
        expected: Told = {
            bots: (words[bots], ["Random bot"], []),
            public: (words[public], ["Ben", "Cat <guest>"], [other]),
        }
        assert await shown(ann, me) == await shown(ben, me) == expected
        assert list(await shown(ann, me)) == [bots, public], "the last first"
        for table in (public, bots):
            assert (await eve.http.get(f"/t/{table}")).status_code == 200, "the links lead somewhere"

        # Strangers are told of Ben's games only if he wants that; a guest has no profile and is called as at the table.
        unknown = {**expected, public: (words[public], ["another player", "Cat <guest>"], [])}
        for choice, told in (("table", unknown), ("me", unknown), ("all", expected)):
            await choose(ben, profile=choice)
            assert await shown(eve, me) == told, choice
        await choose(ben, profile="me")
        assert await shown(ann, me) == expected, "she has played with him"

        # In English for Eve, in her language for somebody else.
        async with there.person("Їжак", "uk") as hedgehog:
            page = (await hedgehog.http.get(f"/people/{me}")).text
            assert "Останні партії" in page
            assert "інший гравець" in page


async def test_what_is_hidden_locked_or_closed_to_the_reader_is_not_told(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Eve") as eve,
    ):
        me, other = await account(ann), await account(ben)
        for one in (ann, ben):
            await choose(one, profile="all")
        table = await together(there, ann, ben, public="on")
        assert set(await shown(eve, me)) == set(await shown(eve, other)) == {table}

        assert (await ann.post(f"/t/{table}/hide")).status_code == 303
        assert (await shown(eve, me), await shown(ann, me)) == ({}, {})
        assert set(await shown(eve, other)) == {table}, "it is in his list as before"
        assert (await ann.post(f"/t/{table}/hide", hidden="0")).status_code == 303
        assert set(await shown(eve, me)) == {table}

        store = there.registry.store
        row = there.registry.tables[table].row
        eves = (await guest_of(there, eve)).id
        blocked = {**row.config, "blocked": [eves]}
        assert await store.update(table, expected_rev=row.rev, config=blocked)
        async with there.person("Kim") as kim:
            assert (set(await shown(eve, me)), set(await shown(kim, me))) == (set(), {table})
            locked = {**row.config, "locked": True}
            assert await store.update(table, expected_rev=row.rev + 1, config=locked)
            assert (await shown(kim, me), set(await shown(ben, me))) == ({}, {table})


async def test_a_game_against_somebody_who_has_left_keeps_a_former_player(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        me = await account(ann)
        other = await account(ben)
        table = await together(there, ann, ben, public="on")
        assert (await shown(ann, me))[table][1] == ["Ben"]
        assert (await ben.post("/me/delete", sure="1")).status_code == 303
        result, others, links = (await shown(ann, me))[table]
        assert (others, links) == (["a former player"], [])
        assert result in ("Won", "Lost", "Shared first place")
        assert other not in (await ann.http.get(f"/people/{me}")).text


async def test_so_many_games_are_told_and_no_more(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        me = await account(ann)
        tables = []
        for i in range(MOST_GAMES + 2):
            tables.append(await ann.new_table("dream_city", seats=1, seat__0="me", public="on"))
            await ann.state(f"/t/{tables[-1]}")
            await play_out(there, tables[-1], Rng(i))
        told = await shown(ann, me)
        assert len(told) == MOST_GAMES
        assert set(told) < set(tables)
        everything = await there.registry.store.standing.public_games(me, 100)
        assert {one.played.table for one in everything} == set(tables)
        assert list(told) == [one.played.table for one in everything][:MOST_GAMES], "the last ones"
