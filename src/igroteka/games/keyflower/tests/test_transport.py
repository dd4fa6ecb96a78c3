"""Transport and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower.components.tiles import NUMBER

from .scenario import table

FARM: JsonDraft = {"keywood": (1, 0), "stable": (1, -1)}


@pytest.mark.rule("KF-4.7.1")
def test_only_the_own_village_is_served() -> None:
    t = table(
        2,
        villages=[{"keywood": (1, 0)}, {"stable": (1, 0)}],
        workers=["1 red"],
        goods={"home_1": "1 wood", "home_2": "1 iron"},
    )
    t.do("0 use stable", "0 colour red")
    assert {text.split()[1] for text in t.legal() if text.startswith("step")} == {"home_1"}
    assert t.refusal("good:home_2:iron") == "KF-4.7.1 no-foreign-village"
    assert t.refusal("tile:stable") == "KF-4.7.1 no-foreign-village"
    assert t.view(1).steps == 2


@pytest.mark.rule("KF-4.7.3", "KF-3.1.3")
def test_resources_go_over_roads_only() -> None:
    far = table(2, season="autumn", villages=[{"keywood": (1, 0, 1), "well": (2, 0, 3)}], workers=["1 red"])
    assert far.s.ways[NUMBER["keywood"] * 6 + 5] == NUMBER["well"], "road to road"
    near = table(2, season="autumn", villages=[{"keywood": (1, 0, 2), "well": (2, -1)}], workers=["1 red"])
    assert near.s.beside[NUMBER["keywood"] * 6 + 4] == NUMBER["well"]
    assert near.s.ways[NUMBER["keywood"] * 6 + 4] == -1, "field to field"


@pytest.mark.rule("KF-4.7.4", "KF-4.7.5", "KF-4.7.11")
def test_an_upgrade_takes_what_lies_on_the_tile() -> None:
    t = table(
        2,
        villages=[FARM],
        workers=["1 red"],
        goods={"home_1": "2 wood 1 stone 3 iron", "stable": "1 wood"},
        users={"stable": "red 1"},
    )
    supply = t.s.supply.copy()
    t.do("0 use home_1", "0 colour red")
    assert t.of("upgrade") == {"home_1"}
    assert t.refusal("tile:stable") == "KF-4.7.5 no-upgrade-resources"
    place = (t.s.cell[0], t.s.turn[0])
    t.do("0 upgrade home_1")
    assert t.goods("home_1") == {"wood": 1, "iron": 3}
    assert t.s.supply == [supply[0] + 1, supply[1] + 1, supply[2], supply[3]]
    assert t.s.side[0] == 1
    assert (t.s.cell[0], t.s.turn[0]) == place
    assert t.users("home_1") == {"red": 1}
    assert t.refusal("tile:home_1") == "KF-4.7.4 no-upgrade-twice"
    assert t.refusal("tile:keywood") == "KF-4.7.10 no-upgrades-left"


@pytest.mark.rule("KF-4.7.6")
def test_what_cannot_be_upgraded() -> None:
    t = table(
        2,
        season="autumn",
        auction=["inn"],
        villages=[FARM],
        won=[["summer_boat_3"]],
        workers=["1 red"],
        goods={"home_1": "1 wood"},
    )
    t.do("0 use home_1", "0 colour red")
    assert t.refusal("tile:inn") == "KF-4.7.6 no-upgrade"
    assert t.refusal("tile:summer_boat_3") == "KF-4.7.6 no-upgrade"
    assert t.refusal("tile:turn_order_1") == "KF-4.7.6 no-upgrade"


@pytest.mark.rule("KF-4.7.7", "KF-4.8.1")
def test_own_kind_or_gold() -> None:
    t = table(2, villages=[FARM], workers=["1 red"], goods={"stable": "1 wood 1 iron 2 gold"})
    t.do("0 use home_1", "0 colour red", "0 upgrade stable")
    assert t.legal() == {"spend_resource wood", "spend_resource gold"}
    t.do("0 spend_resource gold")
    assert t.legal() == {"spend_resource iron", "spend_resource gold"}
    t.do("0 spend_resource iron")
    assert t.goods("stable") == {"wood": 1, "gold": 1}
    t = table(2, villages=[FARM], workers=["1 red"], goods={"stable": "1 wood 1 gold"})
    t.do("0 use home_1", "0 colour red", "0 upgrade stable")
    assert t.goods("stable") == {}, "nothing to choose: gold must stand for iron"
    t = table(2, villages=[{"peddler": (1, 0)}], workers=["1 red"], goods={"peddler": "5 wood"})
    t.do("0 use home_1", "0 colour red")
    assert "upgrade peddler" not in t.legal(), "a cost in gold needs gold"


@pytest.mark.rule("KF-4.7.7")
def test_three_equal_icons_are_paid_in_rising_order() -> None:
    t = table(
        2,
        season="autumn",
        villages=[{"sawmill": (1, 0)}],
        workers=["1 red"],
        goods={"sawmill": "3 wood 1 iron 2 gold"},
    )
    t.do("0 use home_1", "0 colour red", "0 upgrade sawmill")
    assert t.legal() == {"spend_resource wood", "spend_resource gold"}, "the first one can only be wood"
    assert t.refusal("good:sawmill:wood") == t.refusal("good:sawmill:gold") == ""
    assert t.refusal("good:sawmill:iron") == "KF-4.7.7 no-spend-this"
    assert t.refusal("skill:saw") == "KF-4.7.7 no-spend-first"
    t.do("0 spend_resource gold")
    assert t.s.side[NUMBER["sawmill"]] == 1
    assert t.goods("sawmill") == {"wood": 2, "iron": 1}, "gold is followed by gold"


@pytest.mark.rule("KF-4.7.8")
def test_any_resource_takes_equal_or_different_ones() -> None:
    def ways(goods: str) -> set[tuple[str, ...]]:
        leftovers: set[tuple[str, ...]] = set()
        start = table(
            2, season="autumn", villages=[{"well": (1, 0)}], workers=["1 red"], goods={"well": goods}
        )
        start.do("0 use home_1", "0 colour red", "0 upgrade well")

        def go(t: Any) -> None:
            if t.kinds() == {"spend_resource"}:
                for text in t.legal():
                    go(type(t)(t.s.clone()).do("0 " + text))
            else:
                left = t.goods("well")
                leftovers.add(tuple(f"{n} {name}" for name, n in left.items()))

        go(start)
        return leftovers

    assert ways("2 wood 1 stone 1 gold") == {("1 wood",), ("1 stone",), ("1 gold",)}
    assert ways("3 wood") == {()}
    assert ways("4 iron 1 gold") == {("1 iron", "1 gold"), ("2 iron",)}


@pytest.mark.rule("KF-4.7.5", "KF-4.7.7")
def test_a_skill_icon_takes_its_kind_from_behind_the_screen() -> None:
    more: JsonDraft = {"villages": [FARM], "workers": ["1 red"]}
    t = table(2, skills=["1 anvil"], **more)
    t.do("0 use home_1", "0 colour red")
    assert t.legal() == {"transport_done"}, "asked, because the others cannot know"
    assert t.refusal("tile:keywood") == "KF-4.7.7 no-upgrade-skill"
    t = table(2, skills=["2 saw"], **more)
    t.do("0 use home_1", "0 colour red", "0 upgrade keywood")
    assert t.skills() == {"saw": 1}
    assert t.s.pile[2] == 15


@pytest.mark.rule("KF-4.7.8", "KF-5.42")
def test_any_skill_goes_face_down() -> None:
    t = table(2, season="autumn", villages=[{"barn": (1, 0)}], workers=["1 red"], skills=["1 saw 1 anvil"])
    t.do("0 use home_1", "0 colour red", "0 upgrade barn")
    assert t.legal() == {"spend_skill saw", "spend_skill anvil"}
    assert t.refusal("skill:saw") == t.refusal("skill:anvil") == ""
    assert t.refusal("skill:pickaxe") == "KF-4.7.7 no-upgrade-skill"
    assert t.refusal("good:home_1:wood") == "KF-4.7.7 no-spend-first"
    frame = t.s.agenda[-1]
    assert frame.sees(t.s, t.move("spend_skill saw")) == (0,)  # type: ignore[attr-defined]
    before = t.view(1)
    assert (before.steps, before.upgrades) == (1, 1), "others do not see the upgrade before it is paid"
    t.do("0 spend_skill saw")
    event = t.events_of("spent_skill")[0]
    assert event.args_for(1) == (0, "barn", "any")
    assert event.args_for(0) == (0, "barn", "saw")
    open_table = table(
        2,
        season="autumn",
        villages=[{"barn": (1, 0)}],
        workers=["1 red"],
        skills=["1 saw 1 anvil"],
        options={"any_skill_payment_type_hidden": False},
    )
    open_table.do("0 use home_1", "0 colour red", "0 upgrade barn", "0 spend_skill saw")
    assert open_table.events_of("spent_skill")[0].args_for(1) == (0, "barn", "saw")


@pytest.mark.rule("KF-4.7.10")
@pytest.mark.parametrize("fixed", [True, False])
def test_upgrading_the_used_tile(fixed: bool) -> None:
    t = table(
        2,
        villages=[FARM],
        workers=["1 red"],
        goods={"stable": "2 wood 1 iron"},
        options={"capacity_fixed_at_placement": fixed},
    )
    t.do("0 use stable", "0 colour red")
    assert (t.view(0).steps, t.view(0).upgrades) == (2, 1)
    t.do("0 upgrade stable")
    assert (t.view(0).steps, t.view(0).upgrades) == ((2, 0) if fixed else (4, 1))


@pytest.mark.rule("KF-4.7.2", "KF-4.7.9")
def test_so_many_steps_and_no_more() -> None:
    t = table(
        2,
        villages=[{"keywood": (1, 0)}, {"stable": (1, 0)}],
        workers=["1 red"],
        goods={"home_1": "1 iron"},
    )
    t.do("0 use stable", "0 colour red")
    for left, way in ((2, "home_1 se"), (1, "keywood nw")):
        assert (t.turn, t.view(0).steps) == ([0], left)
        t.do(f"0 step {way} iron")
    assert t.turn == [1]
    assert t.goods("home_1") == {"iron": 1}


@pytest.mark.rule("KF-4.7.5", "KF-4.7.7")
@pytest.mark.parametrize("tokens", ["", "1 saw"])
def test_an_upgrade_for_any_skill_token_needs_one(tokens: str) -> None:
    t = table(
        2,
        season="autumn",
        villages=[{"inn": (1, 0)}],
        workers=["1 red"],
        skills=[tokens],
        goods={"inn": "1 wood", "home_1": "1 iron"},
    )
    t.do("0 use home_1", "0 colour red")
    assert t.of("upgrade") == ({"inn"} if tokens else set())


@pytest.mark.rule("KF-4.7.10")
@pytest.mark.parametrize("fixed", [False, True])
def test_upgrading_another_tile_than_the_used_one_adds_nothing(fixed: bool) -> None:
    t = table(
        2,
        villages=[FARM],
        workers=["1 red"],
        goods={"home_1": "1 wood 1 stone 1 iron"},
        options={"capacity_fixed_at_placement": fixed},
    )
    t.do("0 use stable", "0 colour red", "0 upgrade home_1")
    assert (t.view(0).steps, t.view(0).upgrades) == (2, 0)
