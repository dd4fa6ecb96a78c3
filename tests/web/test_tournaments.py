"""Tournaments on a server: sixteen bots and two people to the end, withdrawing, the ladder, who may do what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.core import moves as legal_moves
from igroteka.store import EntrantRow, TournamentRow, WholeTournament
from igroteka.tournaments import standings
from igroteka.web.pages import tournaments as tournament_pages
from igroteka.web.pages.tournaments import find_tournament
from igroteka.web.tables import actions
from igroteka.web.tables.registry import TableRegistry
from igroteka.web.tables.table import Table
from igroteka.web.tournaments import running
from igroteka.web.tournaments.running import advance, advance_all, field_of, start
from igroteka.web.tournaments.terms import Terms

from .support import Person, Site, site
from .test_people import keep

RNG = Rng(5)


async def make(person: Person, **terms: Any) -> str:
    """A tournament of Dream City; its id."""
    answer = await person.post("/tournaments/new/dream_city", **{"clock": "10+15", **terms})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tournaments/")


async def do(person: Person, id: str, what: str, **fields: Any) -> int:
    """Press a button of the page of a tournament; the status of the answer."""
    return (await person.post(f"/tournaments/{id}/{what}", **fields)).status_code


async def whole_of(there: Site, id: str) -> WholeTournament:
    """The tournament as it is now."""
    whole = await there.registry.store.tournaments.whole(id)
    assert whole is not None
    return whole


async def play_any_move(table: Table, people: list[int]) -> bool:
    """Play any move of one of these seats; False if it is the turn of a bot. The lock is held."""
    asked = [seat for seat in table.match.seats if seat in people and not table.bot_of(seat)]
    if table.row.status != "running" or not asked:
        return False
    legal = legal_moves(table.match.state, asked[0])
    move = str(legal[RNG.below(len(legal))])
    await actions.play_move(table, asked[0], table.match.number_for(asked[0]), move)
    return True


async def play_people(there: Site, id: str) -> bool:
    """Let the people of a tournament play one of their games to the end with any moves; False if none waits for them."""
    whole = await whole_of(there, id)
    for one in whole.meetings:
        are_bots = [whole.entrants[number].player.startswith("bot:") for number in one.players]
        if one.has_ended or not one.made or all(are_bots):
            continue
        table = await there.registry.table(one.table)
        people = [seat for seat, is_bot in enumerate(are_bots) if not is_bot]
        while table.row.status == "running":
            changed = table.changed
            if not await table.act(partial(play_any_move, table, people)) and table.row.status == "running":
                await changed.wait()
        return True
    return False


@pytest.fixture
def stepped(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set whenever all steps of a tournament have been taken that could be; whoever waits clears it before looking."""
    event, take_steps = asyncio.Event(), running.advance

    async def advance_and_tell(registry: TableRegistry, id: str) -> None:
        await take_steps(registry, id)
        event.set()

    monkeypatch.setattr(running, "advance", advance_and_tell)
    return event


async def play_until(
    there: Site,
    id: str,
    stepped: asyncio.Event,
    right: Callable[[WholeTournament], bool],
    alone: bool = False,
) -> WholeTournament:
    """Let everybody play, or with `alone` only bots, until something is so of the tournament."""
    while True:
        stepped.clear()
        whole = await whole_of(there, id)
        if right(whole):
            return whole
        if alone or not await play_people(there, id):
            await stepped.wait()


async def play_to_the_end(there: Site, id: str, stepped: asyncio.Event) -> WholeTournament:
    """Let everybody play until the tournament is over."""
    return await play_until(there, id, stepped, lambda whole: whole.row.status != "running")


async def test_a_swiss_tournament_of_sixteen_bots_and_two_people_to_its_end(
    url: str, stepped: asyncio.Event
) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        id = await make(ann, kind="swiss", size=18, rounds=3, bot="random", name="Spring cup")
        assert await do(ann, id, "join") == 303
        assert await do(ben, id, "join") == 303
        assert await do(ben, id, "start") == 403
        assert await do(ann, id, "start") == 303
        whole = await play_to_the_end(there, id, stepped)
        assert whole.row.status == "over"
        assert len(whole.entrants) == 18
        assert [len([one for one in whole.meetings if one.round == n]) for n in (1, 2, 3)] == [9, 9, 9]
        field = field_of(whole)
        assert all(times == 1 for times in field.met.values())
        assert all(one.games == 3 for one in standings(field))
        assert sum(one.points for one in standings(field)) == 2 * 27
        page = await ben.http.get(f"/tournaments/{id}")
        assert "Spring cup" in page.text
        assert "Round 3 of 3" in page.text
        assert page.text.count("/watch/") >= 21
        told = (await ben.http.get(f"/api/tournaments/{id}")).json()
        assert [one["number"] for one in told["standings"]] == [one.player for one in standings(field)]
        assert told["status"] == "over"


async def test_whoever_withdraws_loses_the_game_and_is_paired_no_more(
    url: str, stepped: asyncio.Event
) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        id = await make(ann, kind="round-robin", size=3, bot="random")
        await do(ann, id, "join")
        await do(ben, id, "join")
        await do(ann, id, "start")
        await play_until(
            there, id, stepped, lambda whole: all(one.made for one in whole.meetings if one.table), alone=True
        )
        assert await do(ben, id, "leave") == 303
        assert await do(ben, id, "leave") == 409
        whole = await play_to_the_end(there, id, stepped)
        ben_number = next(one.number for one in whole.entrants if one.withdrawn)
        games = [one for one in whole.meetings if ben_number in one.players and one.ranks]
        assert all(one.ranks[one.players.index(ben_number)] == 2 for one in games)
        assert [one.player for one in standings(field_of(whole))][-1] == ben_number


async def test_a_full_tournament_begins_by_itself_and_takes_nobody_more(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        people = [there.person(name) for name in ("Ben", "Cid", "Dan")]
        await keep(ann, "ann")
        id = await make(ann, size=3)
        for person in people:
            async with person as one:
                assert await do(one, id, "join") == 403
                await keep(one, one.name.lower())
                assert await do(one, id, "join") == 303
        whole = await whole_of(there, id)
        assert (whole.row.status, whole.row.round) == ("running", 1)
        assert await do(ann, id, "join") == 409


async def test_of_two_who_take_the_last_places_at_once_one_begins_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have read the tournament before either has joined, so neither may count by what it has read."""
    both_have_read = asyncio.Barrier(2)

    async def find_together(registry: TableRegistry, id: str) -> WholeTournament:
        whole = await find_tournament(registry, id)
        await both_have_read.wait()
        return whole

    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        id = await make(ann, kind="round-robin", size=3)
        await there.registry.store.tournaments.fill(id, "bot:random", 1)
        monkeypatch.setattr(tournament_pages, "find_tournament", find_together)
        assert list(await asyncio.gather(do(ann, id, "join"), do(ben, id, "join"))) == [303, 303]
        whole = await whole_of(there, id)
        assert (whole.row.status, len(whole.entrants)) == ("running", 3)


async def test_a_broken_tournament_does_not_hold_up_the_others(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    terms = Terms(2, 1, "10+15", False, "random", "en").to_data()
    good = TournamentRow(
        "good", "swiss", "dream_city", 2, "Good", "", "seed", terms, status="running", created=2.0
    )
    bots = [EntrantRow(0, "bot:random", ""), EntrantRow(1, "bot:random", "")]
    async with site(url) as there:
        store = there.registry.store.tournaments
        await store.create(replace(good, id="bad", kind="of a newer program", created=1.0), bots)
        await store.create(good, bots)
        await advance_all(there.registry)
        assert (await whole_of(there, "bad")).row.round == 0
        assert (await whole_of(there, "good")).row.round == 1
        assert "a tournament waits" in caplog.text


async def test_a_ladder_goes_on_by_challenges(url: str, stepped: asyncio.Event) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        id = await make(ann, kind="ladder", size=3, bot="random")
        await do(ann, id, "join")
        await do(ben, id, "join")
        await do(ann, id, "start")
        assert await do(ann, id, "challenge", player=1) == 409
        assert "Challenge" in (await ben.http.get(f"/tournaments/{id}")).text
        assert await do(ben, id, "challenge", player=0) == 303
        assert await do(ben, id, "challenge", player=0) == 409
        (meeting,) = (
            await play_until(there, id, stepped, lambda whole: bool(whole.meetings[0].ranks))
        ).meetings
        ahead = meeting.ranks[meeting.players.index(1)] < meeting.ranks[meeting.players.index(0)]
        order = [one.player for one in standings(field_of(await whole_of(there, id)))]
        assert order == ([1, 0, 2] if ahead else [0, 1, 2])
        await do(ann, id, "end")
        assert (await whole_of(there, id)).row.status == "over"


async def test_what_cannot_be_played_is_refused_with_what_is_allowed(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        new = "/tournaments/new/dream_city"
        assert (await ann.post(new)).status_code == 403
        await keep(ann, "ann")
        for terms, words in (
            ({"size": 65}, "of this kind: from 3 to 64"),
            ({"kind": "round-robin", "size": 17}, "of this kind: from 3 to 16"),
            ({"seats": 1}, "at each table of this game: 2, 3, 4."),
            ({"rounds": 16}, "at most 15"),
            ({"clock": "none"}, "needs a clock"),
        ):
            refused = await ann.post(new, **terms)
            assert refused.status_code == 422
            assert words in refused.text
        id = await make(ann, size=4)
        assert await do(ann, id, "start") == 409
        assert await do(ann, id, "end") == 303
        assert (await whole_of(there, id)).row.status == "closed"


async def test_another_process_goes_on_where_one_was_killed(url: str, stepped: asyncio.Event) -> None:
    """Every step is tried again from what the store holds: a table that was promised is made, once."""
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4, bot="random", rounds=2)
        await do(ann, id, "join")
        row = (await whole_of(there, id)).row
        await asyncio.gather(start(there.registry, row), start(there.registry, row))
        await asyncio.gather(*[advance(there.registry, id) for _ in range(4)])
        whole = await whole_of(there, id)
        assert (len(whole.entrants), whole.row.round, len(whole.meetings)) == (4, 1, 2)
        assert len(await there.registry.store.lists.rows([one.table for one in whole.meetings])) == 2
        assert (await play_to_the_end(there, id, stepped)).row.round == 2


def test_terms_are_read_back_as_they_were_written() -> None:
    terms = Terms(8, 3, "5+10", True, "easy", "uk")
    assert Terms(**terms.to_data()) == terms
