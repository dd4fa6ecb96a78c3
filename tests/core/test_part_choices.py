"""What an editor offers for the parts of a position: every value that comes up in a game can be chosen, and places are on the drawing."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from igroteka import Rng, State, game, list_games
from igroteka.core import Look, apply, moves, waiting
from igroteka.core.part_choices import choices_of
from igroteka.core.position_parts import TABLE
from igroteka.core.positions import build_position, parts_of
from igroteka.texts import speaker, word_speaker


@cache
def positions(key: str, seats: int) -> list[State]:
    """The usual position, and some of a random game from its end to its set-up."""
    rng, s = Rng(seats), game(key).new(seats)
    played = [s.clone()]
    while waiting(s):
        seat = waiting(s)[0]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
        played.append(s.clone())
    usual = build_position(game(key), {"game": key, "seats": seats})
    return [usual, *played[:: -max(len(played) // 5, 1)]]


def is_offered(choice: dict[str, Any], value: Any) -> bool:
    """Whether an editor could have put the value together."""
    kind = choice["kind"]
    if kind == "flag":
        return type(value) is bool
    if kind == "number":
        return type(value) is int and bool(choice["low"] <= value <= choice["high"])
    if kind == "name":
        return value in choice["names"] or (choice["empty"] and value == "")
    if kind == "names":
        known = all(name in choice["names"] or (choice["empty"] and name == "") for name in value)
        named = [name for name in value if name != ""]
        once = not choice["once"] or len(set(named)) == len(named)
        return known and once and len(value) <= choice.get("most", len(value))
    if kind == "by_name":
        return all(name in choice["names"] and is_offered(choice["item"], x) for name, x in value.items())
    return bool(kind == "written")


@pytest.mark.parametrize("key", list_games())
def test_whatever_a_position_says_is_among_the_choices(key: str) -> None:
    g = game(key)
    parts = parts_of(g)
    for seats in g.seats:
        for s in positions(key, seats):
            data = s.to_data()
            choices = choices_of(parts, g.fields, s)  # type: ignore[attr-defined]
            assert [choice["name"] for choice in choices] == [part.name for part in parts.parts]
            for part, choice in zip(parts.parts, choices, strict=True):
                for seat in range(parts.parties(seats)) if part.each else [TABLE]:
                    value = part.take(data, seat)
                    assert value is None or is_offered(choice, value), (part.name, seat, value, choice)


#: Parts of which the form of a value is nowhere declared: they are written.
WRITTEN = {
    "dream_city": set[str](),
    "garden_nation": set[str](),
    "keyflower": {"seen_workers", "seen_skills"},
    "sweet_lands": {"help_board", "solo", "under", "known"},
    "age_of_innovation": set[str](),
}


@pytest.mark.parametrize("key", WRITTEN)
def test_few_parts_must_be_written(key: str) -> None:
    g = game(key)
    choices = choices_of(parts_of(g), g.fields, positions(key, 2)[0])  # type: ignore[attr-defined]
    assert {choice["name"] for choice in choices if choice["kind"] == "written"} == WRITTEN[key]


def elements(choice: dict[str, Any], parties: int, viewer: int) -> set[str]:
    """The elements of the drawing that a part speaks of."""
    found = set[str]()
    for written in choice["at"]:
        pattern, _, alias = written.removeprefix("@").partition("=")
        keys = [alias] if alias else choice.get("names")
        if keys is None:
            keys = range(choice.get("low", 0), min(choice.get("high", 0), 20) + 1)
        for seat in [viewer] if written.startswith("@") else range(parties):
            found |= {pattern.replace("{seat}", str(seat)).replace("{key}", str(name)) for name in keys}
    return found


@pytest.mark.parametrize("key", WRITTEN)
def test_the_places_of_parts_are_on_the_drawing(key: str) -> None:
    g, say = game(key), speaker(key, "en")
    placed = {part.name for part in parts_of(g).parts if part.at}
    assert placed
    for s in positions(key, 2):
        for viewer in range(2):
            svg = g.drawing(g.view(s, viewer), Look(say)).svg()
            drawn = set(re.findall(r'data-el="([^"]*)"', svg))
            for choice in choices_of(parts_of(g), g.fields, s):  # type: ignore[attr-defined]
                if elements(choice, 2, viewer) & drawn:
                    placed.discard(str(choice["name"]))
    assert not placed


@pytest.mark.parametrize("key", WRITTEN)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_part_has_a_name_in_every_language(key: str, lang: str) -> None:
    word = word_speaker(key, lang)
    for name in parts_of(game(key)).by_name:
        assert word("position", name) != name
    assert word("position", "nothing of the kind") == "nothing of the kind"
