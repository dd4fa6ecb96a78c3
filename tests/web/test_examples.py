"""Every rule about points has a drawn example, and its sentence tells what the engine gives for what is drawn."""

from __future__ import annotations

import re

import pytest

import igroteka
from igroteka.core.languages import LANGUAGES
from igroteka.core.optional import Exemplified
from igroteka.core.registry import folder_of, game
from igroteka.ledger.rules import Ledger
from igroteka.texts import speaker
from igroteka.web.pages.gallery import gallery_of

#: What the examples bring, counted by hand with the rulebooks.
POINTS: dict[str, dict[str, list[int]]] = {
    "garden_nation": {
        "GN-3.5.1": [-10, 0, 7],
        "GN-4.9.10": [5],
        "GN-3.7.2": [3 + 3],
        "GN-3.7.3": [2 + 1 + 3],
        "GN-3.7.4": [7 + 7],
        "GN-3.7.5": [11],
        "GN-3.7.6": [4, 12],
        "GN-4.11.4": [11 + 6 + 14 + 7],
    },
    "age_of_innovation": {
        "AI-3.2.3": [3],
        "AI-3.3.3": [2, 4],
        "AI-3.3.4": [6],
        "AI-3.3.9": [3],
        "AI-4.7.1": [2 + 3],
        "AI-4.7.2": [5],
        "AI-4.9.2": [1],
        "AI-4.11.5": [18, 12],
        "AI-4.11.6": [8],
        "AI-4.11.7": [(6 + 2 + 1 + 2 + 3) // 5],
        "AI-4.11.8": [(8 + 4) // 2],
        "AI-4.12.16": [3],
        "AI-4.12.17": [3],
        "AI-4.12.21": [3],
        "AI-4.12.22": [3 + 1],
        "AI-4.12.25": [3 - 1, 3 * 2],
        "AI-4.12.26": [3 + 1],
        "AI-4.12.27": [3],
        "AI-4.12.24": [2 * 3],
    },
    "dream_city": {
        "DC-4.1.5": [5],
        "DC-4.1.7": [7 - 4],
        "DC-4.1.8": [7],
        "DC-4.3.10": [2 * 2],
        "DC-4.4.2": [1 + 2 + 1],
        "DC-4.4.4": [1 + 3],
        "DC-4.4.6": [1, 3, 4],
        "DC-4.4.7": [0],
        "DC-4.4.9": [1 + 3],
        "DC-4.4.11": [1 + 3],
        "DC-4.4.12": [1 + 1],
        "DC-4.7.4": [3 * 2],
        "DC-4.7.5": [3 + 1],
        "DC-4.10.2": [3 * 2],
        "DC-4.10.5": [1 + 3],
        "DC-4.11.7": [5],
        "DC-4.11.9": [0],
        "DC-4.11.10": [16, 18, 20],
        "DC-4.11.12": [13],
        "DC-4.11.13": [7 + 2 + 4],
    },
    "sweet_lands": {
        "SL-3.5.1": [1 + 1 + 2],
        "SL-3.8.1": [5],
        "SL-4.6.19": [1],
        "SL-4.6.24": [6],
        "SL-4.9.3": [(1 + 1 + 2) + (1 + 1)],
        "SL-4.10.6": [10],
        "SL-4.13.1": [4 * 2, 16 * 2 // 3],
        "SL-4.13.2": [7 * 2],
        "SL-4.13.3": [3 * 2, 8, 9],
        "SL-4.13.4": [13 // 5 + 2],
        "SL-4.13.5": [-40, -20, -10, -5, 10],
        "SL-4.13.7": [15, 7],
        "SL-5.23": [15],
    },
    "keyflower": {
        "KF-3.2.1": [5],
        "KF-4.12.2": [3 + 3],
        "KF-4.12.3": [2],
        "KF-4.12.4": [1 + 2],
        "KF-4.12.5": [3],
        "KF-4.12.6": [4],
        "KF-5.26": [4],
        "KF-4.12.7": [2],
        "KF-4.12.8": [5],
        "KF-4.12.9": [2 + 1 + 1],
        "KF-4.12.10": [(3 + 1) * 2],
        "KF-4.12.11": [3 * 2],
        "KF-4.12.12": [2 * 3],
        "KF-4.12.13": [4],
        "KF-4.12.14": [5],
        "KF-4.12.16": [5],
        "KF-4.12.17": [10],
        "KF-4.12.18": [3 * 3],
        "KF-4.12.19": [4],
        "KF-4.12.20": [3 * 2],
        "KF-4.12.21": [10],
        "KF-4.12.22": [3],
        "KF-4.12.15": [12],
        "KF-4.12.23": [3],
        "KF-5.22": [1],
        "KF-4.13.6": [2 * (1 + 2)],
        "KF-5.25": [2 + 1 + 1],
    },
}
_NUMBER = re.compile(r"[-−]?\d+")


@pytest.mark.parametrize("key", igroteka.list_games())
def test_every_rule_about_points_has_an_example(key: str) -> None:
    gallery = gallery_of(key, "en", False)
    about_points = [rule.id for rule in Ledger.load(folder_of(key)) if rule.scores]
    assert about_points
    assert [rule for rule in about_points if not gallery.of_rule(rule)] == []
    assert [one.rule for one in gallery.examples if one.rule not in about_points] == []


@pytest.mark.parametrize("key", igroteka.list_games())
def test_examples_bring_what_the_rulebook_says_and_say_nothing_else(key: str) -> None:
    g = game(key)
    assert isinstance(g, Exemplified)
    found: dict[str, list[int]] = {}
    for one in g.examples():
        points = one.words.args["points"]
        assert isinstance(points, int)
        found.setdefault(one.rule, []).append(points)
        assert 0 < one.height <= 3 * one.width, one.rule
        for lang in LANGUAGES:
            said = speaker(key, lang)(one.words)
            numbers = [int(n.replace("−", "-")) for n in _NUMBER.findall(said)]
            assert points in numbers, said
            # The message has no number of its own, which could be wrong.
            assert set(numbers) <= {value for value in one.words.args.values() if isinstance(value, int)}, (
                said
            )
    assert found == POINTS[key]
