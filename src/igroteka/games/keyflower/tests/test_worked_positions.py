"""Positions worked out from the rules, as tests."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core import Move
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME

from .scenario import Table, table, turn


def winter(*tiles: str, goods: dict[str, str] | None = None, purple: bool = False, **more: Any) -> Table:
    """Scoring tiles of seat 0."""
    return table(
        2,
        season="winter",
        won=[list(tiles)],
        goods=goods,
        first=0 if purple else 1,
        **more,
    )


@pytest.mark.rule("KF-4.12.12", "KF-4.12.22", "KF-4.12.25", "KF-5.22")
def test_apothecary_and_craftsmans_guild() -> None:
    people = ["4 blue 3 red 2 yellow 2 green"]
    assert winter("apothecary", "craftsmans_guild", workers=people).best() == 9
    assert winter("apothecary", "craftsmans_guild", workers=people, purple=True).best() == 10


@pytest.mark.rule("KF-4.12.11", "KF-4.12.14", "KF-5.24")
def test_jeweller_and_mercers_guild() -> None:
    assert winter("jeweller", "mercers_guild", goods={"home_1": "4 gold 1 wood 1 stone"}).best() == 11


@pytest.mark.rule("KF-5.23", "KF-4.12.10")
def test_a_resource_of_the_blacksmith_goes_to_a_set() -> None:
    goods = {"blacksmith": "3 iron 1 gold", "home_1": "1 wood 1 stone"}
    assert winter("blacksmith", "mercers_guild", goods=goods).best() == 11
    no = {"yard_resources_may_be_reallocated": False}
    assert winter("blacksmith", "mercers_guild", goods=goods, options=no).best() == 8


@pytest.mark.rule("KF-4.12.17", "KF-4.12.18", "KF-4.12.21")
def test_three_tiles_for_skills() -> None:
    assert winter("scribes", "scholar", "key_guild", skills=["4 anvil 2 pickaxe 2 saw"]).best() == 26


@pytest.mark.rule("KF-4.12.13", "KF-4.12.16", "KF-5.33")
def test_windmill_and_watermill() -> None:
    assert winter("windmill", "watermill", goods={"home_1": "4 wood 3 stone 2 iron 1 gold"}).best() == 10


@pytest.mark.rule("KF-4.12.10", "KF-4.12.11", "KF-4.12.23")
def test_barn_and_jeweller() -> None:
    goods = {"barn": "2 gold 3 wood", "home_1": "2 gold"}
    assert winter("barn", "jeweller", goods=goods).best() == 11
    assert winter("barn", "jeweller", goods=goods, flipped=["barn"]).best() == 14


@pytest.mark.rule("KF-4.13.8", "KF-5.25")
def test_wild_resources_in_the_scoring() -> None:
    goods = {"home_1": "4 wood 3 stone 2 iron 1 gold"}
    boat: JsonDraft = {"flipped": ["summer_boat_3"]}
    assert winter("summer_boat_3", goods=goods, **boat).best() == 10
    assert winter("summer_boat_3", "jeweller", goods=goods, **boat).best() == 20
    no = {"resources_wild_for_scoring_gives_gold_point": False}
    assert winter("summer_boat_3", goods=goods, options=no, **boat).best() == 1


@pytest.mark.rule("KF-4.7.2", "KF-4.7.3")
def test_one_wood_over_one_tile() -> None:
    village = {"keywood": (1, 0), "carpenter": (1, -1)}
    t = table(2, season="autumn", villages=[village], workers=["1 red"], goods={"keywood": "1 wood"})
    t.do("0 use home_1", "0 colour red")
    assert t.kinds() == {"step", "transport_done"}
    assert {text.split()[1] for text in t.legal() if text != "transport_done"} == {"keywood"}
    t.do("0 step keywood nw wood")
    assert t.turn == [1]


@pytest.mark.rule("KF-4.8.1", "KF-4.7.10")
def test_gold_stands_for_stone() -> None:
    t = table(2, workers=["1 red"], goods={"home_1": "1 wood 1 gold"}, villages=[{"keywood": (1, 0)}])
    t.do("0 use home_1", "0 colour red")
    move: Move = t.move("upgrade home_1")
    assert GAME.show(t.s, move).at == ("tile:home_1",)
    t.do("0 upgrade home_1")
    assert t.s.side[0] == 1
    assert t.goods("home_1") == {}
    assert t.turn == [1], "nothing is left to carry and the one upgrade is used"
    assert turn(0)[-1] == {"frame": "Turn", "me": 0}
