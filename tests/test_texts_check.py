"""The check of texts, on a small town of its own: what it finds, and which languages a game owes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka import list_games
from igroteka.core import AUTOMA, Game, Text
from igroteka.core.languages import languages_of
from igroteka.core.registry import folder_of
from igroteka.games.dream_city import GAME
from igroteka.texts import check, read_all, speaker, unsaid
from igroteka.texts.voice import _voice

from .test_texts import LANGUAGES

CODE = """
from dataclasses import dataclass

from igroteka.core import Ask, Moves, Option, Score, Text
from igroteka.games.dream_city import GAME as CITY
from igroteka.games.dream_city import DreamCityGame

MOVES = Moves()
LAY = MOVES.one("lay")


@dataclass
class Lay(Ask):
    me: int


def label(name, points):
    return Text("move-lay", tile=name, points=points)


def heading(part):
    return Text(f"part-{part}", count=2)


class Town(DreamCityGame):
    key = "town"
    moves = MOVES
    options = (Option("size", ("small", "big"), "small"),)
    events = {"built": "seat tile points"}
    orders = {"help": ("yes", "no")}

    def scores(self, s):
        return [Score(0, (("homes", 3),), 3)]

    def new(self, seats, options=None):
        return CITY.new(seats)

    def frames(self):
        return {"Lay": Lay}


GAME = Town()
"""

WORDS = """
title = Town
tagline = A small town
about = Lay tiles.
minutes = 5 minutes
weight = light
tile-home = home
    .acc = a home
tile-unseen = unseen tile
event-built = { $seat } builds { $tile_acc } for { n-points }.
ask-Lay = Lay a tile.
move-lay = Lay { $tile } for { n-points }
part-hand = { $count ->
    [one] { $count } tile
    [few] { $count } tiles
   *[other] { $count } tiles
}
option-size = Size
    .hint = How large the town is.
option-size-small = Small
option-size-big = Big
order-help = Help
order-help-yes = Yes
order-help-no = No
item-homes = Homes
"""

Build = Callable[..., Game]


@pytest.fixture
def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    """Makes a game of its own in a folder; a pair (found, instead) changes its code or one language."""

    def build(**changes: tuple[str, str]) -> Game:
        name = f"town_{len(sys.modules)}"
        home = tmp_path / name
        (home / "locale").mkdir(parents=True)
        for part, text in (("code", CODE), *[(lang, WORDS) for lang in LANGUAGES]):
            found, instead = changes.get(part, ("", ""))
            assert found in text
            file = home / ("__init__.py" if part == "code" else f"locale/{part}.ftl")
            file.write_text(text.replace(found, instead, 1) if found else text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        made: Any = importlib.import_module(name)
        built: Game = made.GAME
        return built

    return build


def test_a_complete_game_passes(town: Build) -> None:
    assert check(town()) == []


def test_a_game_may_word_shared_messages_itself(town: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    change = ("title = Town", "title = Town\nautoma = Mayor")
    made = town(en=change, ru=change, uk=change)
    registry: Any = importlib.import_module("igroteka.core.registry")
    monkeypatch.setitem(registry._extra, "town", made)
    assert check(made) == []
    assert speaker("town", "ru")(Text("turn-of", seat=AUTOMA)) == "Ходит Mayor"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"ru": ("tagline = A small town\n", "")}, "ru: no message tagline (every game has it)"),
        ({"uk": ("item-homes = Homes\n", "")}, "uk: no message item-homes (score item homes)"),
        ({"uk": ("ask-Lay = Lay a tile.\n", "")}, "uk: no message ask-Lay (frame Lay)"),
        ({"en": ("option-size-big = Big\n", "")}, "en: no message option-size-big (option size)"),
        ({"en": ("    .hint = How large the town is.\n", "")}, "en: option-size has no .hint"),
        ({"ru": ("order-help-no = No\n", "")}, "ru: no message order-help-no (standing order help)"),
        ({"ru": ("tile-unseen = unseen tile\n", "")}, "ru: no message tile-unseen (en has it)"),
        ({"en": ("title = Town", "title = Town\nextra = More")}, "uk: no message extra (en has it)"),
        (
            {"code": ('"built": "seat', '"sold": "seat')},
            "en: no message event-sold (event sold)",
        ),
        ({"code": ('"move-lay"', '"move-put"')}, "en: no message move-put (__init__.py:18)"),
        ({"code": ('f"part-', 'f"piece-')}, "en: no message begins with piece- (__init__.py:22)"),
        (
            {"code": ('MOVES.one("lay")', 'MOVES.one("sell")')},
            "en: no message move-sell or chance-sell (every kind of move has a label)",
        ),
        ({"ru": ("Lay { $tile }", "Lay { $roof }")}, "ru: move-lay: __init__.py:18 does not give roof"),
        ({"uk": ("{ $tile_acc }", "{ $tile_dat }")}, "uk: event-built: event built does not give tile_dat"),
        ({"code": ("seat tile points", "seat tile")}, "en: event-built: event built does not give points"),
        ({"ru": ("Lay tiles.", "Lay { $count } tiles.")}, "ru: about: every game has it does not give count"),
        ({"uk": ("[one] { $count }", "[one] { $number }")}, "uk: part-hand: nobody gives number"),
        (
            {"uk": ("    [few] { $count } tiles\n", "")},
            "uk: part-hand: a number needs the forms few, one and a default",
        ),
        ({"en": ("{ n-points }.", "{ n-stars }.")}, "en: event-built: refers to n-stars, which is missing"),
        ({"en": ("Lay a tile.", "Lay { NUMBR(2) }.")}, "en: ask-Lay: Unknown function: NUMBR"),
        (
            {"ru": ("weight = light", "weight = light\nweight = heavy")},
            "ru: weight: stands in the file twice",
        ),
        ({"ru": ("weight = light", "weight = { light")}, "ru: cannot be read: weight = { light"),
        ({"ru": ("option-size = Size", "option-size =")}, "ru: option-size: has no text"),
    ],
)
def test_the_check_finds(town: Build, changes: dict[str, tuple[str, str]], problem: str) -> None:
    assert problem in check(town(**changes))


def test_the_check_misses_a_whole_file(town: Build, tmp_path: Path) -> None:
    made = town()
    (tmp_path / type(made).__module__ / "locale" / "uk.ftl").unlink()
    problems = check(made, LANGUAGES)
    assert "uk: there is no file locale/uk.ftl" in problems
    assert "uk: no message title (every game has it)" in problems
    assert not [p for p in problems if not p.startswith("uk:")]


@pytest.fixture
def english_town(town: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with English texts only, which can be asked for by its key."""
    made = town(en=("title = Town", "title = Town\nautoma = Mayor"))
    for lang in ("ru", "uk"):
        (tmp_path / type(made).__module__ / "locale" / f"{lang}.ftl").unlink()
    registry: Any = importlib.import_module("igroteka.core.registry")
    monkeypatch.setitem(registry._extra, "town", made)
    return made


def test_a_game_of_others_owes_the_languages_that_it_announces(english_town: Game) -> None:
    assert check(english_town) == []
    assert unsaid(english_town, Text("title")) == []
    assert unsaid(english_town, Text("no-such-key")) == ["en: no message no-such-key"]
    assert "ru: there is no file locale/ru.ftl" in check(english_town, ["en", "ru"])
    assert unsaid(english_town, Text("title"), ["en", "ru"]) == ["ru: there is no file locale/ru.ftl"]


def test_english_is_never_left_out(town: Build, tmp_path: Path) -> None:
    made = town()
    (tmp_path / type(made).__module__ / "locale" / "en.ftl").unlink()
    assert "en: there is no file locale/en.ftl" in check(made)


def test_a_language_that_is_there_must_be_complete(english_town: Game, tmp_path: Path) -> None:
    words = tmp_path / type(english_town).__module__ / "locale" / "ru.ftl"
    words.write_text("title = Городок\n", encoding="utf-8")
    problems = check(english_town)
    assert "ru: no message tagline (every game has it)" in problems
    assert "ru: no message tile-home (en has it)" in problems


def test_in_another_language_only_the_words_of_the_game_are_english(english_town: Game) -> None:
    say = speaker("town", "ru", ["Оля"])
    assert say(Text("title")) == "Town"
    assert say(Text("ui-yes")) == "Да"
    assert say(Text("event-built", seat=0, tile="home", points=21)) == "Оля builds a home for 21 points."
    assert say(Text("part-hand", count=21)) == "21 tiles"
    assert say(Text("ui-rule", rule=Text("title"))) == "Правило Town"
    assert say(Text("turn-of", seat=AUTOMA)) == "Ходит Mayor"
    assert say(Text("no-such-key")) == "[no-such-key]"
    read_all("town", "ru")
    assert ("title", "") in _voice(english_town, "en").prepared


@pytest.mark.parametrize("key", list_games())
def test_our_own_games_speak_all_languages(key: str) -> None:
    assert languages_of(folder_of(key)) == LANGUAGES


def test_a_subclass_elsewhere_speaks_with_the_words_of_its_base() -> None:
    class Elsewhere(type(GAME)):  # type: ignore[misc]
        key = "elsewhere"

    assert unsaid(Elsewhere(), Text("title")) == []
