"""The last finished games of somebody at public tables, the same on both databases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from igroteka.store import SeatOutcome, Store, Turns, open_store

from .examples import table


async def ended(store: Store, id: str, at: float, *players: str, **config: Any) -> None:
    """A game of some players that has ended; the first seat wins."""
    row = replace(table(id, seats=len(players)), guests=sorted(set(players)), config=config)
    await store.create(row)
    outcome = [SeatOutcome(i, one, i + 1, float(not i), 10 - i) for i, one in enumerate(players)]
    results = {one: "won" if one == players[0] else "lost" for one in players}
    over = Turns(frozenset(), results, outcome=tuple(outcome))
    assert await store.append(id, 0, ["M x"], "over", at, over)


async def test_private_and_hidden_games_and_those_of_others_are_left_out(url: str) -> None:
    async with await open_store(url) as store:
        await ended(store, "old", 1.0, "ann", "ben", public=True)
        await ended(store, "new", 3.0, "ben", "ann", public=True)
        await ended(store, "hidden", 4.0, "ann", "ben", public=True)
        await ended(store, "private", 5.0, "ann", "ben")
        await ended(store, "others", 6.0, "ben", "cat", public=True)
        await ended(store, "twice", 2.0, "ben", "ann", "ann", public=True)
        assert await store.lists.hide("hidden", "ann", True)

        async def told(player: str, limit: int = 10) -> list[tuple[str, int, str]]:
            found = await store.standing.public_games(player, limit)
            return [(one.played.table, one.played.seat, one.result) for one in found]

        assert await told("ann") == [
            ("new", 1, "lost"),
            ("twice", 1, "lost"),
            ("twice", 2, "lost"),
            ("old", 0, "won"),
        ], "the last first, of several seats the best first"
        assert [id for id, _, _ in await told("ben")] == ["others", "hidden", "new", "twice", "old"]
        assert await told("ann", 1) == [("new", 1, "lost")]
        assert await told("") == await told("bot:greedy") == []
        games = {one.table: one for one in await store.standing.games_of("ann") if one.table == "new"}
        assert [one.played for one in await store.standing.public_games("ann", 1)] == [games["new"]]
        row = await store.table("new")
        assert row is not None
        assert await store.update("new", expected_rev=row.rev, config={"public": False})
        assert [id for id, _, _ in await told("ann", 1)] == ["twice"]
