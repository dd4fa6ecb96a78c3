"""The final count."""

from __future__ import annotations

import time

import pytest

from igroteka.core import Rng
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import NUMBER
from igroteka.games.keyflower.rules.scoring import count
from igroteka.games.keyflower.state import C, K, R

from .scenario import ended, table


@pytest.mark.rule("KF-4.12.1", "KF-4.12.26")
def test_the_game_ends_after_the_expansion_of_winter() -> None:
    t = ended(2, won=[["sawmill"]])
    assert t.over
    assert t.s.revealed
    assert t.view(1).players[0].own_workers == [0, 0, 0, 0]


@pytest.mark.rule("KF-4.12.2")
def test_printed_points_of_the_visible_sides() -> None:
    t = ended(2, won=[["sawmill", "well", "goldsmith", "barn"]], flipped=["goldsmith", "home_1"], first=1)
    assert t.item("tiles") == 3 + 3 + 7 + 5


@pytest.mark.rule("KF-4.12.6", "KF-5.26")
def test_the_river() -> None:
    line = {"summer_boat_2": (0, 1, 0), "boat_sea_breese": (0, 2, 0), "summer_boat_4": (0, 3, 0)}
    more: JsonDraft = {"boats": ["boat_sea_breese"], "flipped": ["summer_boat_2"]}
    t = ended(3, villages=[line], **more)
    assert t.item("boat") == 8
    total = ended(3, villages=[line], options={"river_chain_vp_is_total": False}, **more)
    assert total.item("boat") == 2 + 4 + 8
    without = ended(3, villages=[line], options={"river_chain_counts_sea_breese_itself": False}, **more)
    assert without.item("boat") == 4
    gap = {"summer_boat_4": (0, 1, 0)}
    t = ended(
        3, villages=[gap], boats=["boat_sea_breese"], won=[["summer_boat_2"]], flipped=["summer_boat_2"]
    )
    assert t.item("boat") == 2, "what does not lie in the line does not count"


@pytest.mark.rule("KF-4.12.5")
def test_three_tiles_in_a_loop() -> None:
    triangle = {"keywood": (1, 0), "stable": (1, -1)}
    t = ended(2, villages=[triangle], boats=["boat_sea_bastion"])
    joined = t.s.ways[NUMBER["keywood"] * 6 + 3] == NUMBER["stable"]
    assert t.item("boat") == (3 if joined else 0)
    sure = {"woodcutter": (1, 0, 0), "stable": (1, -1, 0)}
    t = ended(2, villages=[sure], boats=["boat_sea_bastion"])
    assert t.item("boat") == 3


@pytest.mark.rule("KF-4.12.8", "KF-4.12.15")
def test_fixed_points() -> None:
    t = ended(5, boats=["boat_ianvincible"], won=[["keythedral"]], first=1)
    assert t.item("boat") == 5
    assert t.item("winter") == 12


@pytest.mark.rule("KF-5.21", "KF-4.12.25")
@pytest.mark.parametrize("final", [True, False])
def test_the_purple_marker_of_the_last_holder(final: bool) -> None:
    t = ended(2, first=0, boats=["boat_sea_bastion"], options={"purple_scores_for_final_holder": final})
    assert t.total(0) == (1 if final else 0)
    won = ended(2, first=0, won=[["turn_order_1"]], options={"purple_scores_for_final_holder": final})
    assert won.item("gold") == 1


@pytest.mark.rule("KF-4.12.25")
@pytest.mark.parametrize(
    ("tiles", "more", "points"),
    [
        (["scribes"], {"skills": ["1 anvil 1 saw"]}, 10),
        (["craftsmans_guild"], {"workers": ["1 red 1 yellow"]}, 3),
        (["barn"], {"flipped": ["barn"]}, 2),
        (["mercers_guild"], {"goods": {"home_1": "1 wood 1 iron"}}, 5),
    ],
)
def test_what_the_purple_marker_can_be(tiles: list[str], more: JsonDraft, points: int) -> None:
    more["boats"] = ["boat_sea_bastion"]
    assert ended(2, won=[tiles], first=0, **more).total(0) == points
    assert ended(2, won=[tiles], first=1, **more).total(0) == 0


@pytest.mark.rule("KF-4.12.27")
def test_equal_totals_share_the_victory() -> None:
    even = ended(
        3,
        boats=["boat_sea_bastion", "boat_sea_breese", "boat_keyflower"],
        first=2,
        won=[["well"], ["sawmill"]],
    )
    assert [score.total for score in even.scores()] == [3, 3, 2]
    assert [score.rank for score in even.scores()] == [1, 1, 3]


@pytest.mark.rule("KF-4.12.7")
def test_the_flipper_turns_a_yard_if_that_is_best() -> None:
    t = ended(4, boats=["boat_flipper"], won=[["timber_yard"]], goods={"timber_yard": "9 wood"}, first=1)
    assert t.item("yards") == 27
    assert t.s.side[NUMBER["timber_yard"]] == 1
    nothing = ended(4, boats=["boat_flipper"], flipped=["home_1"], won=[["alehouse"]], first=1)
    assert nothing.s.side[NUMBER["alehouse"]] == 0, "no flip that gains nothing"


def test_a_count_changes_nothing() -> None:
    t = table(2, season="winter", won=[["jeweller", "barn"]], goods={"barn": "3 gold"}, workers=["5 red"])
    before = t.print()
    count(t.s, 0)
    assert t.print() == before


def test_a_rich_village_is_counted_quickly() -> None:
    """Everything that can be scored, in one hand, many times over."""
    tiles = [
        *(
            "jeweller",
            "watermill",
            "mercers_guild",
            "windmill",
            "craftsmans_guild",
            "village_hall",
            "key_market",
        ),
        *("apothecary", "scribes", "scholar", "key_guild", "barn", "timber_yard", "stone_yard", "blacksmith"),
    ]
    t = table(
        2,
        season="winter",
        won=[tiles],
        goods={
            "barn": "4 wood 3 stone 3 iron 5 gold",
            "home_1": "9 wood 9 stone 6 iron 9 gold",
            "timber_yard": "5 wood",
        },
        workers=["15 red 14 blue 13 yellow 9 green"],
        skills=["7 anvil 6 saw 5 pickaxe"],
    )
    started = time.process_time()
    assert count(t.s, 0).total() > 100
    assert time.process_time() - started < 0.5


def test_totals_add_up_from_items_in_random_positions() -> None:
    rng = Rng(5)
    s = ended(6, won=[["jeweller"], ["barn"], ["scribes"], ["apothecary"], ["windmill"], ["watermill"]]).s
    for seat in range(6):
        s.workers[seat * C : seat * C + C] = [rng.below(6) for _ in range(C)]
        s.skills[seat * K : seat * K + K] = [rng.below(3) for _ in range(K)]
        home = s.home(seat)
        s.goods[home * R : home * R + R] = [rng.below(5) for _ in range(R)]
        counted = count(s, seat)
        assert counted.total() == counted.printed + counted.boat + sum(counted.points.values()) + sum(
            counted.order.values()
        )
    assert GAME.scores(s)[0].seat == 0
