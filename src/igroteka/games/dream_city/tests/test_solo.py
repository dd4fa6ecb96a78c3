"""The solo game against Alice, Boris and Zinovy."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import AUTOMA
from igroteka.core.json_types import JsonDraft
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.setups import OPPONENT_POINTS, OPPONENTS
from igroteka.games.dream_city.components.tiles import KINDS, TILE_NAMES
from igroteka.games.dream_city.rules.solo import (
    OPPONENT_MOVES,
    next_slot,
    rival_finishes,
    rival_rescores,
    table_points,
)
from igroteka.games.dream_city.state import EMPTY

from .scenario import MARKET, Table, all_tokens_out, seen, table

SYMBOLS = list(MARKET)


def solo(opponent: str = "alice", side: str = "A", **more: object) -> Table:
    options = {"opponent": opponent, "side": side, **more.pop("options", {})}  # type: ignore[dict-item]
    return table(1, options, hidden=[["office", "park"]], **more)  # type: ignore[arg-type]


@pytest.mark.rule("DC-4.11.1")
def test_set_up() -> None:
    m = Match.new("dream_city", seats=1, seed=4)
    data: JsonDraft = m.state.to_data()
    assert sum(data["removed"].values()) == 30
    assert [len(h) for h in data["hidden"]] == [2]
    assert data["flower"] == [1]
    assert len(m.scores) == 2
    assert m.scores[1].seat == AUTOMA


@pytest.mark.rule("DC-4.11.2")
def test_the_opponent_starts_at_the_leftmost_slot_without_points() -> None:
    m = Match.new("dream_city", seats=1, seed=4)
    view = seen(m, 0)
    assert view.opponent is not None
    assert view.opponent.slot == "seed"
    assert view.opponent.points == 0


@pytest.mark.rule("DC-4.11.3", "DC-4.11.4")
def test_left_over_buildings_start_the_collection_without_points() -> None:
    for seed in range(20):
        m = Match.new("dream_city", seats=1, seed=seed)
        left = [line.split()[2] for line in m.log if line.startswith("* left_over")]
        buildings = [x for x in left if not x.startswith("rescore")]
        assert len(left) == 3
        data: JsonDraft = m.state.to_data()
        assert sum(data["collection"].values()) == len(buildings)
        assert data["box"] == 0
        assert m.scores[1].total == 0


@pytest.mark.rule("DC-4.11.5")
def test_the_human_moves_first_and_the_refill_waits_for_the_opponent() -> None:
    t = solo()
    t.do("0 build office r1c2")
    assert "bulb" not in t.market()
    assert "sprout" not in t.market()
    assert t.s.collection[2] == 1
    t.do("* turn_over bulb home", "* turn_over sprout home")
    assert t.turn == [0]


@pytest.mark.rule("DC-4.11.6", "DC-4.11.7", "DC-4.11.8")
@pytest.mark.parametrize(
    ("walker", "face_up", "to", "lap"),
    [
        (5, [0, 1, 1, 0, 1], 2, True),
        (1, [1, 1, 1, 1, 1], 2, False),
        (4, [1, 1, 1, 1, 0], 1, True),
        (2, [0, 1, 0, 0, 0], 2, True),
        (4, [0, 0, 0, 0, 1], 5, False),
        (3, [0, 0, 0, 0, 0], 0, False),
    ],
)
def test_the_walk(walker: int, face_up: list[int], to: int, lap: bool) -> None:
    market = [0 if up else -1 for up in face_up]
    assert next_slot(market, walker - 1) == to - 1
    for side, points in (("A", 5 if lap else 0), ("B", 0)):
        # One more tile for the human, under a symbol whose stack lasts, so that only the walk matters.
        shown = {SYMBOLS[i]: "home" for i in range(5) if face_up[i]}
        t = solo(side=side, market=shown, walker=SYMBOLS[walker - 1], stacks=4)
        cell = next((i for i in range(5) if not face_up[i]), None)
        if cell is None or not to:
            continue
        t.do(f"0 build office r1c{cell + 1}")
        t.do(f"* draw {SYMBOLS[cell]} metro")
        assert t.s.walker == to - 1
        score = GAME.scores(t.s)[-1]
        assert score.item("laps") == points
        assert score.item("taken") == 0
        assert sum(t.s.collection) == 1


@pytest.mark.rule("DC-4.11.8")
def test_an_empty_market_gives_the_opponent_nothing() -> None:
    t = solo(market={}, stacks={"seed": 0, "bulb": 5, "sprout": 5, "leaf": 5, "star": 5}, walker="leaf")
    t.do("0 build office r1c1")
    assert t.events_of("opponent_stays")
    assert t.rival() == 0
    assert t.s.walker == 3


@pytest.mark.rule("DC-4.11.9")
def test_a_taken_tile_pays_nothing_before_the_end() -> None:
    t = solo("boris", collection={"park": 2}, market={"seed": "office", "bulb": "park"}, stacks=4)
    t.do("0 build office r1c1")
    assert t.events_of("opponent_took")
    assert t.rival() == 0
    rival_rescores(t.s, KINDS.index("park"))
    assert t.rival() == 9
    rival_finishes(t.s)
    assert t.rival() == 18


@pytest.mark.rule("DC-4.1.8", "DC-4.11.10")
def test_read_literally_a_taken_tile_pays_the_whole_table_value() -> None:
    literal = {"solo_take_scoring": "table_value"}
    t = solo("boris", collection={"park": 2}, options=literal).do("0 build office r1c1")
    # The walker leaves slot 1 for slot 2, where a metro lies.
    assert GAME.scores(t.s)[-1].item("taken") == 4
    third = solo(
        "boris", collection={"park": 2}, market={"seed": "office", "bulb": "park"}, stacks=4, options=literal
    )
    third.do("0 build office r1c1")
    assert GAME.scores(third.s)[-1].item("taken") == 9


@pytest.mark.rule("DC-4.11.9", "DC-4.11.13")
def test_the_whole_game_of_the_books_example_brings_zinovy_45_points() -> None:
    """Eleven tiles, each taken from the market, without laps and rescorings: the table counts once."""
    tiles = ["shop_park_home"] * 2 + ["shop_home_metro"] + ["office"] * 5 + ["metro"] * 2 + ["home"]
    t = solo("zinovy", side="B")
    for tile in tiles:
        t.s.market[:] = [EMPTY, TILE_NAMES.index(tile), EMPTY, EMPTY, EMPTY]
        OPPONENT_MOVES.run(t.s)
    assert t.rival() == 0
    rival_finishes(t.s)
    assert t.rival() == 45


@pytest.mark.rule("DC-4.1.7")
def test_by_agreement_a_taken_tile_pays_only_the_difference() -> None:
    t = solo(
        "boris",
        collection={"park": 2},
        market={"seed": "office", "bulb": "park"},
        options={"solo_take_scoring": "increment"},
    )
    t.do("0 build office r1c1")
    assert GAME.scores(t.s)[-1].item("taken") == 9 - 6


@pytest.mark.rule("DC-4.11.10", "DC-4.1.3")
def test_the_tables() -> None:
    assert OPPONENTS == ("alice", "boris", "zinovy")
    assert OPPONENT_POINTS == (
        (0, 2, 4, 7, 11, 16, 22, 30),
        (0, 4, 6, 9, 13, 18, 24, 35),
        (0, 6, 8, 11, 15, 20, 26, 40),
    )
    assert table_points(2, 9) == 40


@pytest.mark.rule("DC-4.11.11")
def test_a_tile_laid_onto_its_slot_stays_there() -> None:
    t = solo().do("0 build office r1c1", "* turn_over seed home", "* turn_over bulb park")
    assert t.s.walker == 1
    assert t.market()["bulb"] == "park"
    assert sum(t.s.collection) == 1


@pytest.mark.rule("DC-4.11.12")
def test_the_opponent_rescores_by_its_table() -> None:
    t = solo("zinovy", collection={"office": 5})
    rival_rescores(t.s, 0)
    assert t.rival() == 20
    played = solo("zinovy", collection={"office": 5}, area={"office": 1})
    played.do("0 build office r1c1", "* turn_over seed rescore_office")
    assert GAME.scores(played.s)[-1].item("rescoring") == 20
    assert played.item("rescoring") == 2
    by_flower = solo("zinovy", collection={"office": 5}, area={"office": 1}, flower=[1]).do(
        "0 flower_rescore office"
    )
    assert GAME.scores(by_flower.s)[-1].item("rescoring") == 20


@pytest.mark.rule("DC-4.11.13")
def test_the_opponents_final_points() -> None:
    t = solo(
        "zinovy", collection={"shop_park_home": 2, "shop_home_metro": 1, "office": 5, "metro": 2, "home": 1}
    )
    rival_finishes(t.s)
    assert t.rival() == 45


@pytest.mark.rule("DC-4.11.14", "DC-4.10.2")
@pytest.mark.parametrize(("points", "rank"), [(44, 2), (45, 2), (46, 1)])
def test_the_human_wins_only_with_more_points(points: int, rank: int) -> None:
    t = solo(
        "zinovy",
        points=[points],
        collection={"shop_park_home": 2, "shop_home_metro": 1, "office": 5, "metro": 2, "home": 1},
        stacks={"seed": 0, "bulb": 0, "sprout": 0, "leaf": 5, "star": 5},
        area=all_tokens_out(),
    )
    t.do("0 keep park")
    assert t.over
    assert t.rival() == 45
    assert GAME.scores(t.s)[0].rank == rank


@pytest.mark.rule("DC-4.8.5", "DC-4.8.6")
def test_the_flower_works_until_the_human_turn_ends() -> None:
    t = solo(flower=[1], area={"park": 1}).do("0 build office r1c1", "0 done")
    assert t.legal() == {"flower extra_turn", "flower_rescore park", "done"}
    assert t.s.walker == 0
    t.do("0 done")
    assert t.s.walker == 1
    assert t.turn == [-1]
    t.do("* turn_over seed home", "* turn_over bulb home")
    assert t.kinds() >= {"build"}


@pytest.mark.rule("DC-4.9.5")
def test_the_end_is_checked_after_the_refill_that_follows_the_opponent() -> None:
    t = solo(stacks={"seed": 5, "bulb": 1, "sprout": 0, "leaf": 0, "star": 5}, area=all_tokens_out())
    t.do("0 build office r1c1", "* turn_over seed home")
    assert not t.s.ends()
    t.do("* turn_over bulb home")
    assert t.kinds() == {"keep"}


@pytest.mark.rule("DC-4.1.7")
def test_the_difference_is_nothing_beyond_seven_tiles() -> None:
    t = solo(
        "boris",
        collection={"park": 7},
        market={"seed": "office", "bulb": "park"},
        options={"solo_take_scoring": "increment"},
    )
    t.do("0 build office r1c1")
    assert GAME.scores(t.s)[-1].item("taken") == 0


@pytest.mark.rule("DC-4.1.5")
def test_connected_groups_count_in_solo_too() -> None:
    bent = {"r3c2": "office", "r2c2": "office"}
    t = solo(city=[bent], options={"chain_mode": "component"}).do("0 build office r3c3", "0 spring double")
    assert t.item("office") == 3
    assert t.item("double") == 3


@pytest.mark.rule("DC-4.13.1")
def test_without_a_tile_the_flower_still_rescores_in_solo() -> None:
    t = table(1, {}, hidden=[[]], area={"park": 1}, flower=[1], city=[{"r1c1": "park"}])
    assert t.legal() == {"flower_rescore park", "done"}
    t.do("0 flower_rescore park")
    assert t.item("rescoring") == 2
