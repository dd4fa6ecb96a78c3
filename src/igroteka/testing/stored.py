"""Checks of stored positions: sound ones load, hostile ones are refused with one clear sentence.

A game's test gives a sound position and what is peculiar to it; what every game must refuse is here::

    @pytest.mark.parametrize(("change", "says"), nonsense(GAME))
    def test_nonsense_is_refused(change: Change, says: str) -> None:
        refuses(GAME, {**table().s.to_data(), **change}, says)

    def test_damaged_data_is_refused_or_can_be_played() -> None:
        damages(GAME, table().s.to_data(), words=["office", "r1c1"])
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..core import CHANCE, BadData, Game, Json, Rng, State, apply, canonical, moves, waiting
from .plain_data import Data, Row, delete_item, get_item, keys_of, set_item

Change = dict[str, Json]

HUGE: Final = 10**6000
#: What is no position at all, and not even plain data.
NO_POSITIONS: Final[tuple[Any, ...]] = (None, 7, [], "?", {}, {1: 2, None: 3}, True, 0.5)
#: How many moves are played from a damaged position that loads.
STEPS: Final = 40


def nonsense(game: Game) -> list[tuple[Change, str]]:
    """Changes that make any sound position of any game a bad one, with what the refusal says."""
    least, most = game.seats.start, game.seats.stop - 1
    return [
        ({"agenda": 7}, "a list of frames"),
        ({"agenda": [7]}, "agenda"),
        ({"agenda": [{"frame": "Nap"}]}, "found frame 'Nap'"),
        ({"agenda": [{"frame": 7}]}, "found frame"),
        ({"agenda": [{"frame": "Together", "seats": [0], "lanes": 5, "said": [[]]}]}, "lists of frames"),
        ({"agenda": [{"frame": "Together", "seats": [0], "lanes": [5], "said": [[]]}]}, "lists of frames"),
        ({"options": {"taste": "sweet"}}, "taste"),
        ({"options": []}, "object of texts"),
        ({"seats": 99}, f"{least} to {most}"),
        ({"seats": HUGE}, "a huge int"),
        ({"seats": "2"}, "a whole number"),
        ({"tea": 1}, "unknown fields"),
        ({"game": "chess"}, game.key),
    ]


def refuses(game: Game, data: Json, says: str) -> None:
    """The data is refused with BadData, and the sentence holds the pattern `says`."""
    said: str | None = None
    try:
        game.load(data)
    except BadData as error:
        said = str(error)
    assert said is not None, f"expected a refusal with {says!r}; it was loaded"
    assert re.search(says, said), f"expected a refusal with {says!r}; found {said}"


def refuses_what_is_no_position(game: Game, data: Mapping[str, Json]) -> None:
    """Not even an object, fields that are missing, and nesting without end."""
    for thing in (*NO_POSITIONS, game.key):
        refuses(game, thing, "")
    deep: Json = []
    for _ in range(5000):
        deep = [deep]
    for key in data:
        refuses(game, {other: value for other, value in data.items() if other != key}, "")
        refuses(game, {**data, key: deep}, "")
    refuses(game, {**data, "agenda": [{"frame": "Together", "seats": [0], "lanes": deep, "said": [[]]}]}, "")


def stores_every_position(game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
    """Every position of a random game, those between two draws too, loads as itself."""
    s, rng = game.new(seats, options), Rng(f"{seats} {options}")
    while True:
        data = s.to_data()
        again = game.load(json.loads(canonical(data))).to_data()
        assert again == data, f"loaded as another position: {_differing(data, again)}"
        turn = waiting(s)
        if not turn:
            return
        seat = turn[-1]
        legal = moves(s, seat)
        assert seat == CHANCE or legal
        apply(s, seat, legal[rng.below(len(legal))])


def damages(game: Game, data: Mapping[str, Json], words: Sequence[str] = (), tries: int = 300) -> None:
    """One damage at a time somewhere in the data: it is refused with BadData, or it can be played and stored."""
    text = canonical(dict(data))
    known = sorted({*words, *_texts(data), "", "?"})
    for i in range(tries):
        rng = Rng(f"damage {i}")
        hurt: dict[str, Data] = json.loads(text)
        what = _hurt(rng, hurt, known)
        try:
            s = game.load(copy.deepcopy(hurt))
        except BadData:
            continue
        except Exception as error:
            raise AssertionError(f"{what}: expected BadData; found {error!r}") from error
        try:
            _play_on(s, rng)
            game.load(s.to_data())
        except Exception as error:
            raise AssertionError(f"{what}: it was loaded, but then {error!r}") from error


def _hurt(rng: Rng, row: Row, words: Sequence[str]) -> str:
    """Replace, drop or repeat something inside the data; what was done."""
    path: list[str] = []
    while True:
        keys = keys_of(row)
        key = keys[rng.below(len(keys))]
        path.append(str(key))
        inner = get_item(row, key)
        if isinstance(inner, (dict, list)) and inner and rng.below(5):
            row = inner
            continue
        where = ".".join(path)
        way = rng.below(6)
        if way == 0 and isinstance(row, list):
            row.append(copy.deepcopy(inner))
            return f"{where} repeated at the end of its list"
        if way == (0 if isinstance(row, dict) else 1):
            delete_item(row, key)
            return f"{where} dropped"
        value = _value(rng, inner, words)
        set_item(row, key, value)
        return f"{where} became {value!r}"


def _value(rng: Rng, true: Data, words: Sequence[str], depth: int = 2) -> Data:
    """Something else: often of the same type, sometimes of another."""
    way = rng.below(8)
    if type(true) is int and way < 5:
        return true + (-3, -1, 1, 2, 40)[way]
    if isinstance(true, str) and way < 5:
        return words[rng.below(len(words))]
    if way == 5 and depth:
        return [_value(rng, true, words, depth - 1) for _ in range(rng.below(4))]
    if way == 6 and depth:
        some = [words[rng.below(len(words))] for _ in range(rng.below(3))]
        return {word: _value(rng, true, words, depth - 1) for word in some}
    others: list[Data] = [None, True, False, 0, -1, 7, 0.5, words[rng.below(len(words))]]
    return others[rng.below(len(others))]


def _play_on(s: State, rng: Rng) -> None:
    for _ in range(STEPS):
        turn = waiting(s)
        if not turn:
            return
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])


def _texts(data: Json) -> set[str]:
    """All texts and keys inside data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, Mapping):
        return {str(key) for key in data} | _texts(list(data.values()))
    if isinstance(data, list):
        return set[str]().union(*[_texts(one) for one in data])
    return set()


def _differing(one: Mapping[str, Json], other: Mapping[str, Json]) -> list[str]:
    return [key for key in {**one, **other} if one.get(key) != other.get(key)]
