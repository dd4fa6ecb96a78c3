"""Messages that are said quickly sound as Fluent says them."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from igroteka.core import game, list_games
from igroteka.core.languages import LANGUAGES
from igroteka.core.text import Text
from igroteka.texts import speaker
from igroteka.texts.messages import read_entries
from igroteka.texts.plans import plan_of, say_plan
from igroteka.texts.voice import Voice, _voice

#: Among them those that differ in their plurals, and those that are written in groups or with a sign.
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 999, 1000, 12345, -1, -21)
WORDS = ("park", "none", "one", "")


def say_both(voice: Voice, key: str, form: str, number: int, word: str, names: set[str]) -> tuple[int, int]:
    """Say a message with numbers for all its arguments, then with words; how often it was said quickly, and how often not."""
    ready = voice.prepare(key, form)
    quickly = slowly = 0
    for args in (dict.fromkeys(names, number), dict.fromkeys(names, word)):
        said = None if ready.plan is None else say_plan(ready.plan, args, voice.category)
        if said is None:
            slowly += 1
            continue
        quickly += 1
        problems: list[str] = []
        assert ready.pattern is not None
        assert said == voice.format(key, ready.pattern, dict(args), problems), (key, form, args)
        assert not problems
    return quickly, slowly


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", list_games())
def test_every_message_sounds_as_fluent_says_it(key: str, lang: str) -> None:
    voice = _voice(game(key), lang)
    quickly = slowly = 0
    for message in voice.messages:
        entry = voice.messages[message]
        for i, form in enumerate(["", *[a.id.name for a in entry.attributes]]):
            names = voice.variables(message, form)
            for number in NUMBERS if names else NUMBERS[:1]:
                one, other = say_both(voice, message, form, number, WORDS[(number + i) % len(WORDS)], names)
                quickly, slowly = quickly + one, slowly + other
    assert quickly > slowly


def test_what_is_left_to_fluent() -> None:
    voice = _voice(game("keyflower"), "en")
    for pattern in ("{ NUMBER($n) }", "{ -keyflower }", "{ $n ->\n    [one] a\n    [1] b\n   *[other] c\n }"):
        plan = plan_of(_pattern(pattern), voice.pattern)
        assert plan is None, pattern
    assert plan_of(None, voice.pattern) is None
    assert plan_of(_pattern("{ no-such-message }"), voice.pattern) is None
    plan = plan_of(_pattern("{ $n } of { $m }"), voice.pattern)
    assert plan is not None
    assert say_plan(plan, {"n": 1}, voice.category) is None
    assert say_plan(plan, {"n": 1, "m": 1000}, voice.category) is None
    assert say_plan(plan, {"n": 1, "m": 999}, voice.category) == "1 of 999"


def test_what_names_nobody_is_said_once_for_all_tables() -> None:
    voice = _voice(game("keyflower"), "en")
    speaker("keyflower", "en", ["Ada", "Ben"])(Text("draw-supply", resource="iron", count=7))
    before = len(voice.heard)
    speaker("keyflower", "en", ["Cleo", "Dan"])(Text("draw-supply", resource="iron", count=7))
    assert len(voice.heard) == before
    said = [speaker("keyflower", "en", names)(Text("player", seat=0)) for names in (["Ada"], ["Cleo"])]
    assert said == ["Ada", "Cleo"]


def _pattern(text: str) -> ftl.Pattern:
    [entry] = read_entries(f"key = {text}\n")
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    return entry.value
