"""Labels, paths of clicks, texts, and the lesson."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from igroteka.core import Look, Text, moves, scene, waiting
from igroteka.core.languages import LANGUAGES
from igroteka.core.registry import override_game
from igroteka.core.typography import NBSP
from igroteka.games import keyflower
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import SEASONS
from igroteka.games.keyflower.state import KeyflowerState
from igroteka.games.keyflower.view import KeyflowerView
from igroteka.match import Match
from igroteka.testing.svg_nodes import elements
from igroteka.texts import speaker, unsaid

from .tables import SAY, games

LESSON = Path(keyflower.__file__).parent / "lessons" / "first.toml"


def test_every_label_and_every_prompt_can_be_said() -> None:
    """All labels of whole games, each with the very arguments that it gets."""
    asked: dict[Text, None] = {}
    for game in games():
        for s in game[::7]:
            for seat in waiting(s):
                mine = scene(s, seat)
                assert isinstance(mine, KeyflowerState)
                asked[mine.agenda[-1].prompt(mine)] = None  # type: ignore[attr-defined]
                for m in moves(s, seat):
                    asked[GAME.show(mine, m).label] = None
    assert len({text.key for text in asked}) > 35
    assert [problem for text in asked for problem in unsaid(GAME, text)] == []


def test_counting_words_follow_the_language() -> None:
    one = Text("draw-workers", colour="red", workers=1)
    few = Text("draw-workers", colour="red", workers=3)
    many = Text("draw-workers", colour="red", workers=5)
    said = {
        lang: [speaker("keyflower", lang)(text).replace(NBSP, " ") for text in (one, few, many)]
        for lang in LANGUAGES
    }
    assert said["en"] == ["1 red worker", "3 red workers", "5 red workers"]
    assert said["ru"] == ["1 красный рабочий", "3 красных рабочих", "5 красных рабочих"]
    assert said["uk"] == ["1 червоний робітник", "3 червоні робітники", "5 червоних робітників"]


def test_what_is_hidden_is_not_named() -> None:
    for lang in LANGUAGES:
        say = speaker("keyflower", lang, ("Ann", "Ben"))
        for kind, name in (("drew_worker", "colour"), ("drew_skill", "skill"), ("dealt", "tile")):
            unseen = say(Text(f"event-{kind}", seat=0, **{name: "any"}))
            value = {"colour": "red", "skill": "saw", "tile": "scribes"}[name]
            open_to_all = say(Text(f"event-{kind}", seat=0, **{name: value}))
            assert unseen != open_to_all
            assert "[" not in unseen + open_to_all


def test_one_click_for_a_bid_and_one_for_a_use() -> None:
    s = games()[0][0]
    seat = waiting(s)[0]
    shown = {str(m): GAME.show(s, m) for m in moves(s, seat)}
    tiles = [text.split()[1] for text in shown if text.startswith("use ")]
    assert tiles
    for tile in tiles:
        assert shown[f"use {tile}"].at == (f"tile:{tile}",)
        if f"bid {tile}" in shown:
            assert shown[f"bid {tile}"].at == (f"bid:{tile}",)
    assert shown["pass"].at == ()


# ---------------------------------------------------------------- the lesson


def test_the_lesson_can_be_played_from_beginning_to_end() -> None:
    lesson = tomllib.loads(LESSON.read_text(encoding="utf-8"))
    about, steps = lesson["lesson"], lesson["step"]
    with override_game(GAME):
        match = Match.new("keyflower", seats=about["seats"], seed=about["seed"], options=about["options"])
    for step in steps:
        view = match.view(about["me"])
        assert isinstance(view, KeyflowerView)
        drawn = elements(GAME.drawing(view, Look(SAY)))
        for words in step.get("say", ()):
            assert set(words.get("at", ())) <= set(drawn), words
        if "move" not in step:
            assert step is steps[-1]
            assert SEASONS[view.season] == "summer"
            return
        assert match.seat == about["me"]
        match.play(step["move"])
        for move in step.get("then", ()):
            assert match.seat != about["me"]
            match.play(move)
    raise AssertionError("the last step has a move: there is no closing word")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_speaks_every_language(lang: str) -> None:
    lesson = tomllib.loads(LESSON.read_text(encoding="utf-8"))
    say = speaker("keyflower", lang)
    said = [words["text"] for step in lesson["step"] for words in step.get("say", ())]
    assert len(said) == len(set(said))
    for key in ("learn-title", "learn-about", "learn-rival", *said):
        assert say(Text(key)).strip("[]") != key
