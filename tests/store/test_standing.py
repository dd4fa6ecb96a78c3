"""Ratings and how games have ended: what a game makes of them, that each counts once, and what becomes of them when somebody leaves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from igroteka.store import (
    NEWCOMER,
    PersonRow,
    RatedSeat,
    SeatOutcome,
    Skill,
    Store,
    TableChange,
    Turns,
    export_store,
    import_store,
    open_store,
)
from igroteka.store.rating import rate

from . import worker
from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url
from .test_crash import working


def test_a_rating_is_one_number_with_a_margin() -> None:
    assert (NEWCOMER.shown, NEWCOMER.margin, NEWCOMER.is_provisional) == (1500, 667, True)
    assert (Skill(30.0, 2.0).shown, Skill(30.0, 2.0).margin, Skill(30.0, 2.0).is_provisional) == (
        1700,
        160,
        False,
    )


def test_who_wins_gains_and_who_is_tied_moves_together() -> None:
    first, second, third = rate([NEWCOMER] * 3, [1, 2, 2])
    assert first.mu > NEWCOMER.mu > second.mu
    assert second == pytest.approx(third)
    assert all(one.sigma < NEWCOMER.sigma for one in (first, second, third))


def test_a_surprise_counts_for_more_than_what_was_expected() -> None:
    weak, strong = Skill(20.0, 4.0), Skill(30.0, 4.0)
    surprise, expected = (
        rate([weak, strong], [1, 2])[0].mu - weak.mu,
        rate([strong, weak], [1, 2])[0].mu - strong.mu,
    )
    assert surprise > 3 * expected > 0


async def people(store: Store, *ids: str) -> None:
    """People with accounts by these ids."""
    for id in ids:
        await store.people.add(PersonRow(id, id.title(), login=id, created=1.0))


def ended(*players: str) -> Turns:
    """A rated game in which these came in this order; who begins as a bot begins with less."""
    start = {player: Skill(20.0, 4.0) if player.startswith("bot:") else NEWCOMER for player in players}
    rated = [RatedSeat(i, player, i + 1, start[player]) for i, player in enumerate(players)]
    outcome = [
        SeatOutcome(i, player, i + 1, float(i == 0), 50 - i, "side-a" if i == 0 else "side-b", ('["tile"]',))
        for i, player in enumerate(players)
    ]
    return Turns(frozenset(), {}, outcome=tuple(outcome), rated=tuple(rated))


async def end_game(store: Store, id: str, *players: str, at: float = 5.0) -> None:
    """A table with nothing but the end of its game."""
    await store.create(table(id, created=1.0, seats=len(players)))
    assert await store.append(id, 0, ["X end"], "over", at, ended(*players))


async def skill_of(store: Store, player: str) -> Skill:
    """The one rating of a player."""
    return (await store.standing.ratings_of(player))[0].skill


async def test_a_game_changes_ratings_with_the_row_that_ends_it_and_once(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ann")
        await end_game(store, "t1", "ann", "bot:medium")
        after = rate([NEWCOMER, Skill(20.0, 4.0)], [1, 2])
        assert [await skill_of(store, one) for one in ("ann", "bot:medium")] == after
        assert not await store.append("t1", 0, ["X end"], "over", 6.0, ended("ann", "bot:medium"))
        assert await store.append("t1", 1, ["X more"], None, 7.0, ended("ann", "bot:medium"))
        assert [await skill_of(store, one) for one in ("ann", "bot:medium")] == after
        first, second = await store.standing.changes_at("t1")
        assert (first.player, first.rank, first.before, first.after, first.at) == (
            "ann",
            1,
            NEWCOMER,
            after[0],
            5.0,
        )
        assert (second.player, second.before) == ("bot:medium", Skill(20.0, 4.0))


async def test_a_bot_on_several_seats_has_one_rating(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ann")
        await end_game(store, "t1", "bot:easy", "ann", "bot:easy")
        easy = Skill(20.0, 4.0)
        after = rate([easy, NEWCOMER, easy], [1, 2, 3])
        assert await skill_of(store, "bot:easy") == pytest.approx(
            [(after[0].mu + after[2].mu) / 2, (after[0].sigma + after[2].sigma) / 2]
        )


async def test_ratings_are_kept_by_game_and_number_of_seats(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ann", "ben", "eve")
        await end_game(store, "t1", "ann", "ben")
        await end_game(store, "t2", "ann", "ben", "eve", at=6.0)
        assert [(one.seats, one.games) for one in await store.standing.ratings_of("ann")] == [(3, 1), (2, 1)]
        assert await store.standing.rated_pools() == [("dream_city", 2), ("dream_city", 3)]
        ranked = await store.standing.ranked_people("dream_city", 2)
        assert sorted(one.person.name for one in ranked) == ["Ann", "Ben"]


async def test_a_process_that_is_killed_before_the_end_is_stored_has_counted_nothing(
    url: str, tmp_path: Path
) -> None:
    async with await open_store(url) as store:
        await people(store, "ann", "ben")
        await store.create(table("t1", created=1.0))
        with working(tmp_path / "one.log", worker.end_game, url, "t1", ["ann", "ben"], "counted") as one:
            assert [name for name, _, _ in await asyncio.to_thread(one.acks, 2)] == ["ready", "counted"]
            one.process.kill()
        assert await store.standing.ratings_of("ann") == []
        with working(tmp_path / "two.log", worker.end_game, url, "t1", ["ann", "ben"], "") as two:
            assert [name for name, _, _ in await asyncio.to_thread(two.acks, 2)] == ["ready", "t1"]
        assert await skill_of(store, "ann") == rate([NEWCOMER, NEWCOMER], [1, 2])[0]
        assert len(await store.standing.changes_at("t1")) == 2


async def wait_for_lock(store: Store, id: str) -> None:
    """Until the process that ends a game waits for what another one holds, or has not waited; in SQLite it cannot even begin."""
    if "PostgreSQL" not in store.database.name:
        return
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    while not await store.database.read(lambda conn: conn.execute(waiting).scalar_one()):
        if await store.events(id):
            return
        await asyncio.sleep(0.01)


async def test_games_that_end_at_the_same_time_in_two_processes_both_count(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await people(store, "ann", "ben", "eve")
        await end_game(store, "t0", "ben", "ann")
        for id in ("t1", "t2"):
            await store.create(table(id, created=1.0))
        with working(tmp_path / "one.log", worker.end_game, url, "t1", ["ann", "ben"], "read") as one:
            await asyncio.to_thread(one.acks, 2)
            with working(tmp_path / "two.log", worker.end_game, url, "t2", ["ann", "eve"], "") as two:
                assert [name for name, _, _ in await asyncio.to_thread(two.acks, 1)] == ["ready"]
                await wait_for_lock(store, "t2")
                one.go()
                assert [name for name, _, _ in await asyncio.to_thread(one.acks, 1)] == ["t1"]
                assert [name for name, _, _ in await asyncio.to_thread(two.acks, 1)] == ["t2"]
        ben, ann = rate([NEWCOMER, NEWCOMER], [1, 2])
        ann, _ = rate([ann, ben], [1, 2])
        ann, _ = rate([ann, NEWCOMER], [1, 2])
        assert await skill_of(store, "ann") == pytest.approx(ann)


async def test_who_leaves_takes_ratings_along_and_the_others_keep_theirs(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ann", "ben")
        await end_game(store, "t1", "ann", "ben")
        ben = await skill_of(store, "ben")
        await store.people.remove("ann")
        assert not await store.standing.ratings_of("ann")
        assert not await store.standing.changes_of("ann")
        assert await skill_of(store, "ben") == ben
        assert not await store.standing.games_of("ann")
        assert not await store.standing.meetings("ben")
        assert [one.table for one in await store.standing.games_of("ben")] == ["t1"]


async def test_people_have_met_when_a_game_of_both_has_begun(url: str) -> None:
    async with await open_store(url) as store:
        row = table("t1", created=1.0)
        row.guests = ["ann", "ben"]
        await store.create(row)
        assert not await store.standing.have_met("ann", "ben")
        assert await store.append("t1", 0, ["X begin"], "running")
        assert await store.standing.have_met("ann", "ben")
        assert not await store.standing.have_met("ann", "eve")


async def test_the_finished_games_of_a_guest_are_those_of_the_account_that_keeps_them(url: str) -> None:
    async with await open_store(url) as store:
        row = table("t1", created=1.0)
        row.guests = ["guest"]
        await store.create(row)
        assert await store.append("t1", 0, ["X end"], "over", 5.0, ended("guest", "ben")._replace(rated=()))
        await people(store, "ann")
        await store.people.give_tables(
            "guest", "ann", lambda row: TableChange(row.config, ["ann"], row.names)
        )
        assert [one.table for one in await store.standing.games_of("ann")] == ["t1"]
        assert not await store.standing.games_of("guest")


async def test_of_somebody_who_has_left_before_the_end_nothing_is_written(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ben")
        await end_game(store, "t1", "ann", "ben")
        assert await store.standing.ratings_of("ann") == []
        assert await skill_of(store, "ben") == rate([NEWCOMER, NEWCOMER], [1, 2])[1]


async def test_finished_games_tell_results_meetings_and_shares(url: str) -> None:
    async with await open_store(url) as store:
        await end_game(store, "t1", "ann", "ben")
        await end_game(store, "t2", "ben", "ann", at=6.0)
        await end_game(store, "t3", "ann", "ben", at=7.0)
        games = await store.standing.games_of("ann")
        assert [(one.table, one.rank, one.points, one.side) for one in games] == [
            ("t3", 1, 50, "side-a"),
            ("t2", 2, 49, "side-b"),
            ("t1", 1, 50, "side-a"),
        ]
        (meeting,) = await store.standing.meetings("ann")
        assert (meeting.player, meeting.games, meeting.ahead) == ("ben", 3, 2.0)
        shares = {(one.kind, one.key): one for one in await store.standing.shares("dream_city")}
        assert {key: (one.games, one.won) for key, one in shares.items()} == {
            ("seat", "0"): (3, 3.0),
            ("seat", "1"): (3, 0.0),
            ("side", "side-a"): (3, 3.0),
            ("side", "side-b"): (3, 0.0),
            ("part", '["tile"]'): (6, 3.0),
        }
        assert shares["seat", "1"].points == 49.0
        await store.delete("t1")
        assert len(await store.standing.games_of("ann")) == 2


async def test_ratings_go_with_a_folder_and_count_no_game_twice(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    async with await open_store(url) as store:
        await people(store, "ann", "ben")
        await store.create(table("t1", created=1.0))
        assert await store.append("t1", 0, ["X end"], "over", 5.0, ended("ann", "ben"))
        ann = await store.standing.changes_of("ann")
        await export_store(store, folder)
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        for _ in range(2):
            await import_store(other, folder)
        assert await other.standing.changes_of("ann") == ann
        assert await other.append("t1", 1, ["X more"], None, 7.0, ended("ann", "ben"))
        assert await other.standing.changes_of("ann") == ann
