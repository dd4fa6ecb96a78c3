"""What an editor offers for the parts of a position: every value that comes up in a game can be chosen, and places are on the drawing."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from igroteka import Rng, State, game, list_games
from igroteka.core import Look, apply, moves, waiting
from igroteka.core.part_choices import choices_of, every
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
    if kind == "list":
        fits = len(value) == choice.get("length", len(value)) and len(value) <= choice.get("most", len(value))
        return fits and all(is_offered(choice["item"], x) for x in value)
    if kind == "fields":
        fields = dict(choice["fields"])
        return value.keys() <= fields.keys() and all(is_offered(fields[name], x) for name, x in value.items())
    if kind == "cell":
        low, high = choice["low"], choice["high"]
        return len(value) == 3 and all(low <= x <= high for x in value[:2]) and value[2] in range(6)
    return False


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


@pytest.mark.parametrize("key", list_games())
def test_nothing_must_be_written(key: str) -> None:
    g = game(key)
    for seats in g.seats:
        for choice in choices_of(parts_of(g), g.fields, positions(key, seats)[0]):  # type: ignore[attr-defined]
            kinds = {one["kind"] for one in every(choice)}
            assert "written" not in kinds, choice["name"]


def test_the_places_of_lists_have_names() -> None:
    s = positions("keyflower", 3)[0]
    g = game("keyflower")
    choices = {one["name"]: one for one in choices_of(parts_of(g), g.fields, s)}  # type: ignore[attr-defined]
    for name, more in (("seen_workers", 1), ("seen_skills", 2)):
        (places,) = [one for one in every(choices[name]) if one["kind"] == "list"]
        assert places["length"] == len(places["rows"]) == 3 + more
    sweet = game("sweet_lands")
    s = positions("sweet_lands", 3)[0]
    choices = {one["name"]: one for one in choices_of(parts_of(sweet), sweet.fields, s)}  # type: ignore[attr-defined]
    (counts,) = [one for one in every(choices["known"]) if one.get("length")]
    assert counts["length"] == len(counts["rows"]) == 6
    assert choices["help_board"]["item"]["most"] == 2


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


@pytest.mark.parametrize("key", list_games())
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


@pytest.mark.parametrize("key", list_games())
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_part_has_a_name_in_every_language(key: str, lang: str) -> None:
    word = word_speaker(key, lang)
    for name in parts_of(game(key)).by_name:
        assert word("position", name) != name
    assert word("position", "nothing of the kind") == "nothing of the kind"
