"""Choices of several moves in one: a resource is carried to its goal, and workers are counted by clicks."""

from __future__ import annotations

from igroteka.core.chains import MOST_MOVES
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import NUMBER

from .scenario import Table, table, turn

ROAD: JsonDraft = {"keywood": (1, 0, 1), "well": (2, 0, 3)}
GOODS = {"home_1": "1 wood 1 gold", "well": "1 iron"}


def transport(left: int, village: JsonDraft = ROAD) -> Table:
    """A position in which seat 0 has so many steps left."""
    frame = {"frame": "Transport", "me": 0, "used": NUMBER["stable"], "left": left, "ups": 0}
    agenda = turn(0, 2, "autumn", frame)
    used = {"stable": "red 1"}
    villages = [village, {"stable": (1, 0)}]
    return table(2, season="autumn", villages=villages, goods=GOODS, users=used, agenda=agenda)


def goals(t: Table) -> dict[tuple[str, ...], list[str]]:
    """What can be carried further than to the next tile: elements to click, and the moves."""
    return {
        chain.shown.at: [str(m) for m in chain.moves]
        for chain in GAME.chains(t.s, 0)
        if chain.shown is not None
    }


def test_a_resource_is_carried_to_its_goal_by_the_shortest_way() -> None:
    found = goals(transport(3))
    assert found == {
        ("good:home_1:wood", "tile:well"): ["step home_1 se wood", "step keywood se wood"],
        ("good:home_1:gold", "tile:well"): ["step home_1 se gold", "step keywood se gold"],
        ("good:well:iron", "tile:home_1"): ["step well nw iron", "step keywood nw iron"],
    }
    label = next(chain.shown.label for chain in GAME.chains(transport(3).s, 0) if chain.shown is not None)
    assert (label.args["steps"], label.args["left"]) == (2, 1), "what is left over is told"


def test_no_goal_is_further_away_than_the_steps_that_are_left() -> None:
    assert goals(transport(1)) == {}
    assert len(goals(transport(2))) == 3


def test_workers_are_counted_by_clicks_beginning_with_those_that_are_needed() -> None:
    t = table(2, auction=["miner"], workers=["4 red", ""], bids={"miner": "red 0 2"})
    t.do("0 bid miner")
    assert {text: t.show(text).at for text in t.legal()} == {
        "count 3": ("screen:red",),
        "count 4": ("screen:red", "screen:red"),
    }


def test_a_colour_is_chosen_together_with_its_number() -> None:
    t = table(2, auction=["miner"], workers=["2 red 1 blue", ""])
    t.do("0 bid miner")
    chains = GAME.chains(t.s, 0)
    assert {(str(a), str(b)) for a, b in [chain.moves for chain in chains]} == {
        ("colour red", "count 1"),
        ("colour red", "count 2"),
        ("colour blue", "count 1"),
    }
    assert all(chain.covers for chain in chains)
    assert max(len(chain.moves) for chain in chains) <= MOST_MOVES
