"""The card of an element, made of what is read out for it."""

from __future__ import annotations

import pytest

from igroteka.core import Card, list_games
from igroteka.core.base_game import BaseGame
from igroteka.core.cards import card_of_title, rule_of, title_of
from igroteka.core.registry import folder_of, game
from igroteka.ledger.rules import Ledger


@pytest.mark.parametrize(
    ("title", "name", "words"),
    [
        ("Sawmill: worth 3 points. Upgrade: 10 points.", "Sawmill", "Worth 3 points. Upgrade: 10 points."),
        ("Palace 1. Income: 5 power", "Palace 1", "Income: 5 power."),
        ("A. Herbalist, 3 points: 2 floors", "A. Herbalist, 3 points", "2 floors."),
        ("Ann: Moles. You may dig", "Ann: Moles", "You may dig."),
        ("Ann: flower token", "Ann: flower token", ""),
        ("Ann: 28 points, passed", "Ann", "28 points, passed."),
        ("Ann: -2 points, cards in hand: 17, floors: 9.", "Ann", "-2 points, cards in hand: 17, floors: 9."),
        ("Column (workers: 0 of 1). Bonus: 2 wheat", "Column (workers: 0 of 1)", "Bonus: 2 wheat."),
        ("Ann, bridges left: 2", "Ann, bridges left: 2", ""),
        ("A1, forest", "A1, forest", ""),
        ("Seed stack.", "Seed stack", ""),
    ],
)
def test_a_card_has_a_name_and_says_what_the_thing_does(title: str, name: str, words: str) -> None:
    assert card_of_title(title, ["Ann", "Ben"]) == Card(name, words)


def test_only_what_is_on_the_drawing_has_a_title() -> None:
    fragment = '<g id="x-a-1" class="el" role="img" data-el="a:1" style=""><title>A &amp; B</title></g>'
    layers = {"pieces": {"x-a-1": fragment}}
    assert title_of(layers, "a:1") == "A & B"
    assert title_of(layers, "a") is None


def test_what_is_only_looked_at_has_a_title_by_its_id() -> None:
    layers = {
        "labels": {
            "x-b": '<g id="x-b" role="img" style=""><title>B</title></g>',
            "x-c": '<g class="piece"></g>',
        }
    }
    assert [title_of(layers, el) for el in ("#x-b", "#x-c", "#x-d", "x-b")] == ["B", None, None, None]


def test_the_rule_of_the_longest_beginning_counts() -> None:
    rules = {"hand": "X-1", "hand:park": "X-2"}
    assert [rule_of(rules, el) for el in ("hand:park", "hand:home", "city:0")] == ["X-2", "X-1", ""]


def test_seats_and_other_numbers_count_where_they_are_listed_only() -> None:
    rules = {"hand:park": "X-1", "free": "X-2", "free:3": "X-3"}
    assert [rule_of(rules, el) for el in ("hand:1:park", "free:2", "free:3")] == ["X-1", "X-2", "X-3"]


def test_the_rule_about_what_is_only_looked_at_is_its_own_or_that_of_the_element() -> None:
    rules = {"bid": "X-1", "hand": "X-2", "#hand": "X-3"}
    assert [rule_of(rules, el) for el in ("#x-bid-mill-1", "#x-hand-0", "#x-sky")] == ["X-1", "X-3", ""]


@pytest.mark.parametrize("key", list_games())
def test_every_rule_about_elements_is_in_the_ledger(key: str) -> None:
    ledger = Ledger.load(folder_of(key))
    played = game(key)
    assert isinstance(played, BaseGame)
    assert played.element_rules
    assert [rule for rule in played.element_rules.values() if rule not in ledger] == []
