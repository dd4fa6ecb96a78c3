"""Rated games: what they need and do not allow, who agrees, and what counts in the end."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.store import RatingRow
from igroteka.store.rating import rate
from igroteka.web.errors import Refused
from igroteka.web.security.guests import Guest
from igroteka.web.tables import seats
from igroteka.web.tables.clock_rules import ClockRule
from igroteka.web.tables.outcome import outcome_of, ranks_of, start_of
from igroteka.web.tables.rated import require_ratable
from igroteka.web.tables.turns import turns_of

from .played import Played
from .support import Person, Site, play_out, site
from .test_days import guest_of
from .test_joining import invitations
from .test_people import keep

CLOCK = ClockRule(600, 10, "bot")
RATED: dict[str, Any] = {"seats": 2, "seat__0": "me", "seat__1": "open", "clock": "5+10", "rated": "on"}
ME = Guest("p1", "Ann")


@pytest.mark.parametrize(
    ("kinds", "clock", "is_usual", "code"),
    [
        (["me"], CLOCK, True, "rated-alone"),
        (["me", "local"], CLOCK, True, "rated-seat"),
        (["me", "bot:greedy"], CLOCK, True, "rated-seat"),
        (["bot:easy", "bot:hard"], CLOCK, True, "rated-people"),
        (["me", "open"], None, True, "rated-clock"),
        (["me", "open"], ClockRule(600, 10, "host"), True, "rated-clock"),
        (["me", "open"], CLOCK, False, "rated-start"),
    ],
)
def test_what_a_rated_game_needs(
    kinds: list[str], clock: ClockRule | None, is_usual: bool, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        require_ratable([seats.make(kind, ME) for kind in kinds], clock, is_usual)
    assert refused.value.code == code
    require_ratable([seats.make(kind, ME) for kind in ("me", "open", "bot:expert")], CLOCK, True)


def played(*given_up: int, is_rated: bool = True) -> Played:
    """A finished game of four in which some seats were left to a bot before the end."""
    one, rng = Played("dream_city", 4, "7"), Rng(3)
    one.row.config["rated"] = is_rated
    for seat in given_up:
        one.match.hand_over(seat, "bot greedy")
        one.write()
    while not one.match.over:
        seat = one.match.seats[0]
        legal = one.match.moves_of(seat)
        one.match.play(str(legal[rng.below(len(legal))]), seat)
        one.write()
    return one


def test_places_follow_the_points_and_whoever_was_out_of_time_comes_last() -> None:
    fair = played()
    scored = {score.seat: score.rank for score in fair.match.scores}
    assert ranks_of(fair.row, fair.match) == scored
    first = next(seat for seat, rank in scored.items() if rank == 1)
    late = played(first)
    ranks = ranks_of(late.row, late.match)
    assert ranks[first] == 4
    assert sorted(ranks.values())[0] == 1
    friendly = played(first, is_rated=False)
    assert ranks_of(friendly.row, friendly.match) == {s.seat: s.rank for s in friendly.match.scores}


def test_a_finished_game_tells_who_played_what_and_counts_only_if_it_is_rated() -> None:
    one = played()
    outcome = outcome_of(one.row, one.match)
    assert [seat.player for seat in outcome] == ["g0", "g1", "g2", "g3"]
    assert sum(seat.won for seat in outcome) == 1.0
    assert [seat.points for seat in outcome] == [
        s.total for s in sorted(one.match.scores, key=lambda s: s.seat)
    ]
    assert [seat.rank for seat in turns_of(one.row, one.match).rated] == [seat.rank for seat in outcome]
    one.row.config["rated"] = False
    assert turns_of(one.row, one.match).rated == ()
    one.row.config["lesson"] = "first"
    assert turns_of(one.row, one.match).outcome == ()


def test_a_bot_begins_with_the_rating_of_its_level() -> None:
    levels = [start_of(f"bot:{level}").mu for level in ("easy", "medium", "hard", "expert")]
    assert levels == sorted(set(levels))


async def test_people_read_that_a_game_is_rated_before_they_join_with_an_account(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        refused = await ann.post("/new/dream_city", **RATED)
        assert refused.status_code == 403
        assert "played with an account" in refused.text
        await keep(ann, "ann")
        table = await ann.new_table(**RATED)
        link = f"/join/{(await invitations(ann, table))[0]}"
        room = (await ann.http.get(f"/t/{table}")).text
        assert 'value="bot:expert"' in room
        assert 'value="local"' not in room
        assert 'value="bot:greedy"' not in room
        page = await ben.http.get(link)
        assert "changes the ratings of everyone" in page.text
        assert (await ben.post(link)).status_code == 403
        await keep(ben, "ben")
        assert (await ben.post(link)).status_code == 303
        assert there.registry.tables[table].row.config["rated"]


async def begin(there: Site, *people: Person | str) -> str:
    """A rated game of these people, who have accounts, and bots; the first of them begins."""
    guests = [await guest_of(there, one) if isinstance(one, Person) else one for one in people]
    places = [
        seats.make("me", one) if isinstance(one, Guest) else seats.make(f"bot:{one}", ME) for one in guests
    ]
    host = next(one for one in guests if isinstance(one, Guest))
    options = {"first": "0"}
    table = await there.registry.create("dream_city", host, places, options=options, clock=CLOCK, rated=True)
    assert table.has_begun
    return table.row.id


async def rating(there: Site, player: Person | str) -> RatingRow | None:
    """The rating of somebody, if they have one."""
    id = player if isinstance(player, str) else (await guest_of(there, player)).id
    return next(iter(await there.registry.store.standing.ratings_of(id)), None)


async def test_who_gives_up_loses_and_the_game_is_counted_at_once(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        table = await begin(there, ann, ben)
        async with ann.page(table) as page:
            await page.ask(t="resign", seat=0)
        row = await there.registry.store.table(table)
        assert row is not None
        assert row.status == "closed"
        winner, loser = rate([start_of("")] * 2, [1, 2])
        found = [await rating(there, one) for one in (ann, ben)]
        assert [one and one.skill for one in found] == [loser, winner]
        (mine,) = await there.registry.store.lists.finished_tables((await guest_of(there, ben)).id)
        assert mine.result == "won"
        assert "has been decided" in (await ben.http.get(f"/t/{table}")).text


async def test_a_game_played_to_its_end_counts_with_its_last_row(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        table = await begin(there, ann, ben)
        await play_out(there, table, Rng("rated"))
        scores = {score.seat: score for score in there.registry.tables[table].match.scores}
        changes = await there.registry.store.standing.changes_at(table)
        assert [one.rank for one in changes] == [scores[seat].rank for seat in (0, 1)]
        assert [one.after for one in changes] == rate([start_of("")] * 2, [one.rank for one in changes])
        end = (await ann.http.get(f"/t/{table}/end")).text
        assert f"<strong>{changes[0].after.shown}</strong>" in end
        games = await there.registry.store.standing.games_of((await guest_of(there, ann)).id)
        assert [(one.table, one.points) for one in games] == [(table, scores[0].total)]


async def test_a_game_that_all_have_agreed_to_end_does_not_count(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        table = await begin(there, ann, ben)
        async with ann.page(table) as page, ben.page(table) as other:
            await page.ask(t="propose", seat=0, kind="end", number=0)
            await other.ask(t="vote", seat=1, agrees=True)
        assert there.registry.tables[table].row.status == "closed"
        assert await rating(there, ann) is None


async def test_somebody_alone_against_bots_is_rated_and_cannot_get_out_of_it(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        table = await begin(there, ann, "medium", "medium")
        here = there.registry.tables[table]
        assert seats.lone_seat(here.row) is None
        async with ann.page(table) as page:
            for message, code in (
                ({"t": "hint", "seat": 0}, "rated-hint"),
                ({"t": "bot", "seat": 0, "bot": "greedy"}, "rated-bot"),
                ({"t": "propose", "seat": 0, "kind": "end", "number": 0}, "rated-motion"),
                ({"t": "propose", "seat": 0, "kind": "pause", "number": 3}, "rated-motion"),
            ):
                answer = await page.ask(**message)
                assert (answer["t"], answer["code"]) == ("refused", code)
            assert (await ann.post(f"/t/{table}/delete")).headers["x-refusal"] == "rated-delete"
            await page.ask(t="resign", seat=0)
        found, bot = await rating(there, ann), await rating(there, "bot:medium")
        assert found is not None
        assert found.skill.mu < start_of("").mu
        assert bot is not None
        assert bot.skill.mu > start_of("bot:medium").mu
        assert (await ann.post(f"/t/{table}/delete")).status_code == 303


async def test_nobody_takes_over_a_seat_of_a_rated_game(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        table = await begin(there, ann, ben)
        assert (await ann.post(f"/t/{table}/free", seat=1)).headers["x-refusal"] == "rated-free"


async def test_who_deletes_the_account_has_given_up(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        await begin(there, ann, ben)
        gone = await guest_of(there, ann)
        assert (await ann.post("/me/delete", sure=1)).status_code == 303
        found = await rating(there, ben)
        assert found is not None
        assert found.skill == rate([start_of("")] * 2, [1, 2])[0]
        assert await rating(there, gone.id) is None


async def test_a_rematch_is_rated_again_and_asks_the_others(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        for one, login in ((ann, "ann"), (ben, "ben")):
            await keep(one, login)
        table = await begin(there, ann, ben)
        async with ann.page(table) as page:
            await page.ask(t="resign", seat=0)
        rooms = [(await ben.post(f"/t/{table}/rematch")).headers["location"] for _ in range(2)]
        assert rooms[0] == rooms[1] == f"/t/{there.registry.tables[table].row.config['next']}"
        invitation = (await ann.post(f"/t/{table}/rematch")).headers["location"]
        assert "changes the ratings of everyone" in (await ann.http.get(invitation)).text
        assert "1605 ± 645" in (await ben.http.get(rooms[0])).text, "who waits there is told their rating"
        assert "1605" not in (await ann.http.get(invitation)).text
        assert (await ann.post(invitation)).headers["location"] == rooms[0]
