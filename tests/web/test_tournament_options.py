"""The options of a game in a tournament: offered, refused, told, and in force at every table."""

from __future__ import annotations

import pytest

from igroteka.core import BadOption, game
from igroteka.web.tournaments.terms import chosen_options, offered_options, terms_of

from .support import site
from .test_people import keep
from .test_tournaments import do, make, whole_of


def test_what_differs_is_kept_and_what_names_a_seat_is_not_offered() -> None:
    g = game("dream_city")
    assert "first" not in {option.key for option in offered_options(g)}
    assert chosen_options(g, 2, {"side": "B", "mode": "full", "first": "0", "opponent": "boris"}) == {
        "side": "B"
    }
    with pytest.raises(BadOption, match="side"):
        chosen_options(g, 2, {"side": "C"})


async def test_options_hold_at_all_tables(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        answer = await ann.post("/tournaments/new/dream_city", clock="10+15", **{"option-side": "C"})
        assert answer.status_code == 422
        assert "C" in answer.text
        id = await make(ann, kind="swiss", size=3, rounds=2, bot="random", **{"option-side": "B"})
        assert await do(ann, id, "join") == 303
        assert await do(ann, id, "start") == 303
        whole = await whole_of(there, id)
        assert terms_of(whole.row).options == {"side": "B"}
        tables = [await there.registry.store.table(one.table) for one in whole.meetings if one.table]
        assert [row.options["side"] for row in tables if row is not None] == ["B"]
        shown = (await ann.http.get(f"/tournaments/{id}")).text
        assert "City board: Side B" in shown
