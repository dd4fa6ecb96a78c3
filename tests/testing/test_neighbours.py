"""Small changes of stored positions, and the order of lists that no view tells."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.core import BadData, Rng, apply, canonical, chance, moves, waiting
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.state import DreamCityState
from igroteka.testing.neighbours import FIXED, WAYS, add, change_data, leaf_paths, make_neighbour


def positions(seed: int) -> list[DreamCityState]:
    """The decisions of a random game of two."""
    s, rng = GAME.new(2), Rng(seed)
    positions: list[DreamCityState] = []
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return positions
        positions.append(s.clone())
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rng.below(len(legal))])


def test_changes_are_small_and_named() -> None:
    """Every change is in the field that it names; the seed decides; all fields that can change come up."""
    text = canonical(positions(1)[20].to_data())
    touched: set[str] = set()
    for seed in range(2000):
        data, again = json.loads(text), json.loads(text)
        where = change_data(data, Rng(seed))
        assert change_data(again, Rng(seed)) == where
        assert data == again
        before = json.loads(text)
        changed = {key for key in before if before[key] != data[key]}
        named = {place.split(".")[0] for place in where.split(" and ") if place}
        assert changed <= named
        touched |= changed
    assert touched == set(json.loads(text)) - set(FIXED)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_makes_neighbours(way: Any) -> None:
    """Positions that load come out of each of them."""
    text = canonical(positions(1)[20].to_data())
    loaded = 0
    for seed in range(300):
        rng, data = Rng(seed), json.loads(text)
        fields = [key for key in data if key not in FIXED and leaf_paths(data, key)]
        places = leaf_paths(data, fields[rng.below(len(fields))])
        if way(data, places[rng.below(len(places))], rng):
            loaded += takes(data)
    assert loaded


def takes(data: Any) -> bool:
    """Whether this can be loaded as another position."""
    try:
        GAME.load(data)
    except BadData:
        return False
    return True


def test_empty_fields_get_an_entry() -> None:
    """What is empty in nearly all positions is changed, too."""
    text = canonical(positions(1)[20].to_data())
    assert json.loads(text)["blocked"] == {}
    changed = set[str]()
    for seed in range(300):
        data = json.loads(text)
        if add(data, "blocked", Rng(seed)) and takes(data):
            changed |= set(data["blocked"])
    assert changed


def test_what_is_refused_is_no_neighbour() -> None:
    """A neighbour is a position that loads, and the text that it was made from is left alone."""
    text = canonical(positions(1)[20].to_data())
    near = [make_neighbour(GAME, text, Rng(seed)) for seed in range(100)]
    assert None in near
    assert any(one is not None and one[0].to_data() != json.loads(text) for one in near)


@pytest.mark.parametrize("field", sorted(GAME.unordered))
def test_the_order_of_a_hand_is_told_by_no_view(field: str) -> None:
    """So the declaration is needed: loaded the other way round it is another position that looks the same to all."""
    for s in [one for seed in range(8) for one in positions(seed)]:
        data = s.to_data()
        turned = {**data, field: [row[::-1] for row in data[field]]}
        if turned != data:
            other = GAME.load(turned)
            assert other.to_data() != data
            assert [GAME.view(other, i) for i in (0, 1, None)] == [GAME.view(s, i) for i in (0, 1, None)]
            return
    raise AssertionError(f"no position in which {field} has two different tiles in a row")
