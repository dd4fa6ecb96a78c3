"""Texts: plurals, cases, names, and the check that finds what is missing."""

from __future__ import annotations

import ast
import importlib
import random
import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import Match, game, list_games
from igroteka.core import AUTOMA, CHANCE, Game, Text, UnknownGame
from igroteka.core.languages import languages_of
from igroteka.core.registry import folder_of
from igroteka.core.typography import NBSP, typeset
from igroteka.games.dream_city import GAME
from igroteka.ledger.rules import Ledger
from igroteka.texts import UnknownLanguage, check, read_all, speaker, unsaid
from igroteka.texts.voice import HERE, Voice, _voice

LANGUAGES = ("en", "ru", "uk")


def said(text: Text, names: list[str] | None = None) -> list[str]:
    """A text of Dream City in English, Russian and Ukrainian, with plain spaces."""
    return [speaker("dream_city", lang, names)(text).replace(NBSP, " ") for lang in LANGUAGES]


# ---------------------------------------------------------------- typesetting


@pytest.mark.parametrize(
    ("plain", "lang", "set_right"),
    [
        ("Цена: 1 житель и 12 этажей", "ru", "Цена: 1_житель и 12_этажей"),
        ("Город — это 5 × 5 клеток", "ru", "Город_— это 5 × 5_клеток"),
        ("Палац № 3 на A5 і B7", "uk", "Палац №_3_на A5 і B7"),
        ("-30 очок, 1-3 гравці, від -1 до 2", "uk", "−30_очок, 1-3_гравці, від −1_до 2"),
        ("-3 points — 2 tiles", "en", "-3 points — 2 tiles"),
    ],
)
def test_numbers_stay_with_their_nouns(plain: str, lang: str, set_right: str) -> None:
    assert typeset(plain, lang) == set_right.replace("_", NBSP)
    assert typeset(typeset(plain, lang), lang) == typeset(plain, lang)


def test_everything_that_is_said_is_typeset() -> None:
    assert speaker("dream_city", "ru")(Text("n-points", points=5)) == f"5{NBSP}очков"
    for key in list_games():
        for rule in Ledger.load(key):
            for lang in ("ru", "uk"):
                assert not re.search(r"\b\d+ [а-яёіїєґ]", rule.text(lang)), (rule.id, lang)


# ---------------------------------------------------------------- plurals and cases


@pytest.mark.parametrize(
    ("points", "en", "ru", "uk"),
    [
        (0, "0 points", "0 очков", "0 очок"),
        (1, "1 point", "1 очко", "1 очко"),
        (2, "2 points", "2 очка", "2 очки"),
        (4, "4 points", "4 очка", "4 очки"),
        (5, "5 points", "5 очков", "5 очок"),
        (11, "11 points", "11 очков", "11 очок"),
        (21, "21 points", "21 очко", "21 очко"),
        (22, "22 points", "22 очка", "22 очки"),
        (112, "112 points", "112 очков", "112 очок"),
    ],
)
def test_points_agree_with_their_number(points: int, en: str, ru: str, uk: str) -> None:
    assert said(Text("n-points", points=points)) == [en, ru, uk]


@pytest.mark.parametrize(
    ("count", "en", "ru", "uk"),
    [
        (1, "Leaf stack: 1 tile", "Стопка «лист»: 1 жетон", "Стос «листок»: 1 жетон"),
        (3, "Leaf stack: 3 tiles", "Стопка «лист»: 3 жетона", "Стос «листок»: 3 жетони"),
        (13, "Leaf stack: 13 tiles", "Стопка «лист»: 13 жетонов", "Стос «листок»: 13 жетонів"),
    ],
)
def test_tiles_agree_with_their_number(count: int, en: str, ru: str, uk: str) -> None:
    assert said(Text("draw-stack", symbol="leaf", count=count)) == [en, ru, uk]


SENTENCES = [
    (
        Text("event-built", seat=0, tile="metro", cell="r3c3"),
        "Player 1 builds a metro station on r3c3.",
        "Игрок 1 строит станцию метро на r3c3.",
        "Гравець 1 будує станцію метро на r3c3.",
    ),
    (
        Text("event-took", seat=1, tile="shop_park_home", symbol="leaf"),
        "Player 2 takes the ice-cream shop under the leaf.",
        "Игрок 2 берёт магазин мороженого под листом.",
        "Гравець 2 бере магазин морозива під листком.",
    ),
    (
        Text("event-took", seat=1, tile="shop_office_metro", symbol="star"),
        "Player 2 takes the bookshop under the star.",
        "Игрок 2 берёт книжный магазин под звёздочкой.",
        "Гравець 2 бере книгарню під зірочкою.",
    ),
    (
        Text("event-scored", seat=0, kind="park", cell="r1c2", points=3),
        "Player 1 scores 3 points for the park on r1c2.",
        "Игрок 1 получает 3 очка за парк на r1c2.",
        "Гравець 1 отримує 3 очки за парк на r1c2.",
    ),
    (
        Text("event-rescored", seat=2, kind="home", points=15),
        "Rescoring of homes: Player 3 scores 15 points.",
        "Пересчёт домов: Игрок 3 получает 15 очков.",
        "Перерахунок будинків: Гравець 3 отримує 15 очок.",
    ),
    (
        Text("event-kept", seat=0, tile="metro", kind="metro", points=1),
        "Player 1 keeps the metro station and scores 1 point for metro stations.",
        "Игрок 1 оставляет станцию метро и получает 1 очко за метро.",
        "Гравець 1 залишає станцію метро та отримує 1 очко за метро.",
    ),
    (
        Text("event-token", kind="office", count=2),
        "The second rescoring token for offices comes out.",
        "Выходит второй жетон пересчёта офисов.",
        "Виходить другий жетон перерахунку офісів.",
    ),
    (
        Text("event-opponent_took", opponent="alice", tile="park", symbol="seed", points=4),
        "Alice takes the park under the seed and scores 4 points.",
        "Алиса берёт парк под семечком и получает 4 очка.",
        "Аліса бере парк під насіниною та отримує 4 очки.",
    ),
    (
        Text("move-build", tile="park", cell="r3c3", points=4, symbol="leaf"),
        "Park on r3c3: 4 points, then take the tile under the leaf",
        "Парк на r3c3: 4 очка, затем жетон под листом",
        "Парк на r3c3: 4 очки, потім жетон під листком",
    ),
    (
        Text("move-spring", bonus="double", points=5),
        "Spring cell: double it for 5 points more",
        "Весенняя клетка: удвоить, ещё 5 очков",
        "Весняна клітинка: подвоїти, ще 5 очок",
    ),
    (
        Text("move-spring", bonus="extra_turn", points=0),
        "Spring cell: take an extra turn",
        "Весенняя клетка: дополнительный ход",
        "Весняна клітинка: додатковий хід",
    ),
    (
        Text("move-done", stage="BeforeRefill"),
        "Keep the flower",
        "Сберечь цветочный жетон",
        "Зберегти квітковий жетон",
    ),
    (
        Text("no-single-token", kind="shop", count=0),
        "There is no rescoring token for shops yet: the flower needs exactly one.",
        "Жетона пересчёта магазинов ещё нет, а нужен ровно один.",
        "Жетона перерахунку магазинів ще немає, а потрібен рівно один.",
    ),
    (
        Text("no-single-token", kind="metro", count=2),
        "Both rescoring tokens for metro stations are out: the flower needs exactly one.",
        "Вышли уже оба жетона пересчёта метро, а нужен ровно один.",
        "Вийшли вже обидва жетони перерахунку метро, а потрібен рівно один.",
    ),
    (
        Text("no-occupied", cell="r1c1", tile="office"),
        "There is already an office on r1c1.",
        "На r1c1 уже стоит офис.",
        "На r1c1 вже стоїть офіс.",
    ),
    (
        Text("chance-first", seat=0),
        "First player: Player 1",
        "Первый игрок: Игрок 1",
        "Перший гравець: Гравець 1",
    ),
]


@pytest.mark.parametrize(("text", "en", "ru", "uk"), SENTENCES, ids=[t.key for t, *_ in SENTENCES])
def test_sentences(text: Text, en: str, ru: str, uk: str) -> None:
    assert said(text) == [en, ru, uk]


# ---------------------------------------------------------------- arguments


def test_what_a_seat_did_not_see_is_called_unseen() -> None:
    assert said(Text("event-drew", seat=0, tile="?", symbol="bulb")) == [
        "Player 1 draws an unseen tile from the bulb stack.",
        "Игрок 1 тянет закрытый жетон из стопки луковицы.",
        "Гравець 1 тягне закритий жетон зі стосу цибулини.",
    ]


def test_nothing_has_a_word_too() -> None:
    args: dict[str, int | str] = {"player": "Ann", "row": 2, "column": 4, "symbol": "leaf", "tile": ""}
    assert said(Text("draw-cell", spring=1, **args)) == [
        "Ann, row 2, column 4 (leaf, spring cell): empty",
        "Ann, ряд 2, столбец 4 (лист, весенняя клетка): пусто",
        "Ann, ряд 2, стовпець 4 (листок, весняна клітинка): порожньо",
    ]
    assert said(Text("draw-cell", spring=0, **args))[0] == "Ann, row 2, column 4 (leaf): empty"


def test_a_value_without_a_message_stays_as_it_is() -> None:
    say = speaker("dream_city", "en")
    assert say(Text("event-built", seat=0, tile="castle", cell="r9c9")) == "Player 1 builds castle on r9c9."


def test_only_words_stand_for_a_value_never_whole_sentences() -> None:
    say = speaker("dream_city", "en")
    assert say(Text("error-illegal-move", move="build")) == "“build” is not possible now."


def test_names_replace_seats_and_the_rest_are_numbered() -> None:
    say = speaker("dream_city", "ru", ["Оля", ""])
    turns = [say(Text("event-turn", seat=seat)) for seat in range(3)]
    assert turns == ["Ходит Оля.", "Ходит Игрок 2.", "Ходит Игрок 3."]
    assert [say(Text("player", seat=seat)) for seat in (0, 1)] == ["Оля", "Игрок 2"]
    assert say(Text("player", number=4)) == "Игрок 4"


def test_a_name_is_never_taken_for_a_key_or_a_pattern() -> None:
    say = speaker("dream_city", "en", ["{ title }", "?"])
    assert say(Text("event-turn", seat=0)) == "{ title } to move."
    assert say(Text("event-turn", seat=1)) == "? to move."


def test_chance_and_the_solo_opponent_have_names() -> None:
    say = speaker(None, "uk", ["Оля"])
    assert say(Text("turn-of", seat=CHANCE)) == "Ходить Випадок"
    assert say(Text("turn-of", seat=AUTOMA)) == "Ходить Суперник"


def test_a_nested_text_is_said_first_and_in_the_form_asked_for() -> None:
    assert said(Text("error-illegal-move", move=Text("move-take", tile="metro", symbol="seed"))) == [
        "“Take the metro station under the seed” is not possible now.",
        "Ход «Взять станцию метро под семечком» сейчас невозможен.",
        "Хід «Узяти станцію метро під насіниною» зараз неможливий.",
    ]
    place = Text("draw-place", kind=Text("kind-park"), count=1, blocked=0)
    assert said(place) == [
        "Rescoring tokens for parks: 1 of 2",
        "Жетоны пересчёта парков: 1 из 2",
        "Жетони перерахунку парків: 1 з 2",
    ]


def test_one_speaker_does_not_hear_the_names_of_another() -> None:
    text = Text("event-turn", seat=0)
    ann, bob = speaker("dream_city", "en", ["Ann"]), speaker("dream_city", "en", ["Bob"])
    assert [ann(text), bob(text), ann(text)] == ["Ann to move.", "Bob to move.", "Ann to move."]


def test_shared_words_need_no_game() -> None:
    assert [speaker(None, lang)(Text("ui-yes")) for lang in LANGUAGES] == ["Yes", "Да", "Так"]


# ---------------------------------------------------------------- what goes wrong


def test_a_missing_key_stands_in_brackets() -> None:
    assert said(Text("no-such-key", seat=0)) == ["[no-such-key]"] * 3
    assert speaker(None, "en")(Text("title")) == "[title]"
    nested = Text("ui-rule", rule=Text("no-such-key"))
    assert speaker(None, "en")(nested) == "Rule [no-such-key]"


def test_a_missing_argument_does_not_raise() -> None:
    sentence = speaker("dream_city", "ru")(Text("event-took", seat=0, symbol="leaf"))
    assert sentence.startswith(f"Игрок 1{NBSP}берёт")
    assert sentence.endswith("под листом.")


def test_unknown_languages_and_games_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'; allowed: en, ru, uk"):
        speaker("dream_city", "de")
    with pytest.raises(UnknownGame, match=r"'chess'; installed: .*dream_city"):
        speaker("chess", "en")


def test_unsaid_tells_what_a_text_lacks() -> None:
    assert unsaid(GAME, Text("event-turn", seat=0)) == []
    assert unsaid(GAME, Text("no-such-key")) == [f"{lang}: no message no-such-key" for lang in LANGUAGES]
    castle = unsaid(GAME, Text("event-built", seat=0, tile="castle", cell="r1c1"))
    assert castle == [f"{lang}: no message tile-castle" for lang in LANGUAGES]
    lost = unsaid(GAME, Text("event-turn"))
    assert lost == [f"{lang}: event-turn: Unknown external: seat" for lang in LANGUAGES]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("key", list_games())
def test_the_texts_of_every_game_are_complete(key: str) -> None:
    assert check(game(key)) == []


def test_the_shared_words_are_complete() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"opponent": "boris"}),
        (2, {"flower_rescore_blocks_pair": "true"}),
        (3, {"mode": "training"}),
        (4, {"side": "B"}),
    ],
)
def test_everything_in_a_played_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(11)
    match = Match.new("dream_city", seats=seats, seed="texts", options=options)
    texts: set[Text] = set()
    while not match.over:
        seat = match.seat
        assert seat is not None
        moves = match.moves_of(seat)
        prompt = match.prompt(seat)
        assert prompt is not None
        texts |= {prompt, *[match.show(m, seat).label for m in moves]}
        match.play(rng.choice(moves), seat=seat)
    for entry in match.entries:
        texts |= {match.event_text(event, viewer) for event in entry.events for viewer in (0, None)}
    assert len(texts) > 100
    assert [problem for text in texts for problem in unsaid(GAME, text)] == []


def test_every_chance_move_has_a_label() -> None:
    match = Match.new("dream_city", seats=3, seed="labels")
    chance = ("first", "remove", "deal", "left_over", "turn_over", "draw")
    labels = [match.show(m, 0).label for m in GAME.moves.all if m.kind in chance]
    assert len(labels) > 100
    assert [problem for label in set(labels) for problem in unsaid(GAME, label)] == []


def test_saying_is_fast() -> None:
    texts = [text for text, *_ in SENTENCES]
    say = speaker("dream_city", "ru")
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        for text in texts * 20:
            say(text)
        best = min(best, (time.perf_counter() - start) / (len(texts) * 20))
    assert best < 50e-6


def test_nothing_else_imports_fluent() -> None:
    home = Path(igroteka.__file__).parent
    users = set()
    sources = [(path, path.read_text(encoding="utf-8")) for path in home.rglob("*.py")]
    for path, source in [one for one in sources if "fluent" in one[1]]:
        for node in ast.walk(ast.parse(source)):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.partition(".")[0] == "fluent" for name in names):
                users.add(path.relative_to(home).parts[0])
    assert users == {"texts"}


# ---------------------------------------------------------------- the check, on a small town

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


# ---------------------------------------------------------------- several threads


def test_whoever_speaks_while_a_message_is_being_read_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Voice("en", [HERE])
    reading, may_go_on = threading.Event(), threading.Event()
    add = voice.bundle.add_resource

    def slowly(resource: Any) -> None:
        reading.set()
        may_go_on.wait()
        add(resource)

    monkeypatch.setattr(voice.bundle, "add_resource", slowly)
    heard: list[str] = []
    threads = [threading.Thread(target=lambda: heard.append(voice.say(Text("chance"), ()))) for _ in range(2)]
    threads[0].start()
    reading.wait()
    is_alone = not voice._reading.acquire(blocking=False)
    threads[1].start()
    may_go_on.set()
    for thread in threads:
        thread.join()
    assert is_alone
    assert heard == [speaker(None, "en")(Text("chance"))] * 2


def test_all_messages_of_a_game_are_read_at_once() -> None:
    read_all("dream_city", "en")
    voice = _voice(GAME, "en")
    assert {(key, "") for key in voice.messages} <= set(voice.prepared)
