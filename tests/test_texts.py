"""Texts: plurals, cases, names, and the check that finds what is missing."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import Match, game, list_games
from igroteka.core import Text
from igroteka.core.typography import NBSP, typeset
from igroteka.games.dream_city import GAME
from igroteka.ledger.rules import Ledger
from igroteka.texts import check, speaker, unsaid
from igroteka.texts.voice import Voice

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


@pytest.mark.parametrize(
    ("plain", "set_right"),
    [
        ("карту «Фермер «Яблочный»» и «Лес»", "карту «Фермер „Яблочный“» и «Лес»"),
        ("«Лес» и «Рынок»", "«Лес» и «Рынок»"),
        ("лишняя» и «Лес» и «Рынок»", "лишняя» и «Лес» и «Рынок»"),
    ],
)
def test_quotation_marks_inside_others_are_the_inner_ones(plain: str, set_right: str) -> None:
    for lang in ("ru", "uk"):
        assert typeset(plain, lang) == set_right
        assert typeset(set_right, lang) == set_right
    assert typeset(plain, "en") == plain


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
        "Player 1 builds a metro station in row 3 of the sprout column.",
        "Игрок 1 строит станцию метро в 3-м ряду столбца ростка.",
        "Гравець 1 будує станцію метро в стовпці паростка, ряд 3.",
    ),
    (
        Text("event-took", seat=1, tile="shop_park_home", symbol="leaf"),
        "Player 2 takes the ice-cream shop under the leaf.",
        "Игрок 2 берёт с рынка магазин мороженого под листом.",
        "Гравець 2 бере з ринку магазин морозива під листком.",
    ),
    (
        Text("event-took", seat=1, tile="shop_office_metro", symbol="star"),
        "Player 2 takes the bookshop under the star.",
        "Игрок 2 берёт с рынка книжный магазин под звёздочкой.",
        "Гравець 2 бере з ринку книгарню під зірочкою.",
    ),
    (
        Text("event-scored", seat=0, kind="park", cell="r1c2", points=3),
        "Player 1 scores 3 points for the park in row 1 of the bulb column.",
        "Игрок 1 получает 3 очка за парк в 1-м ряду столбца луковицы.",
        "Гравець 1 отримує 3 очки за парк у стовпці цибулини, ряд 1.",
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
        "Алиса берёт с рынка парк под семечком и получает 4 очка.",
        "Аліса бере з ринку парк під насіниною й отримує 4 очки.",
    ),
    (
        Text("move-build", tile="park", cell="r3c3", points=4, symbol="leaf"),
        "Park in row 3 of the sprout column: 4 points",
        "Парк в 3-м ряду столбца ростка: 4 очка",
        "Парк у стовпці паростка, ряд 3: 4 очки",
    ),
    (
        Text("move-spring", bonus="double", points=5),
        "Spring cell: double it, +5 points",
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
        "Keep the flower token",
        "Сберечь цветочный жетон",
        "Зберегти квітковий жетон",
    ),
    (
        Text("no-single-token", kind="shop", count=0),
        "There is no rescoring token for shops yet: the flower token needs exactly one.",
        "Жетона пересчёта магазинов ещё нет, а нужен ровно один.",
        "Жетона перерахунку магазинів ще немає, а потрібен рівно один.",
    ),
    (
        Text("no-single-token", kind="metro", count=2),
        "Both rescoring tokens for metro stations are out: the flower token needs exactly one.",
        "Вышли уже оба жетона пересчёта метро, а нужен ровно один.",
        "Вийшли вже обидва жетони перерахунку метро, а потрібен рівно один.",
    ),
    (
        Text("no-occupied", cell="r1c1", tile="office"),
        "There is already an office in row 1 of the seed column.",
        "В 1-м ряду столбца семечка уже стоит офис.",
        "У стовпці насінини, ряд 1, уже стоїть офіс.",
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


def test_a_text_that_is_said_again_is_not_put_together_again(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [text for text, *_ in SENTENCES]
    say, first = speaker("dream_city", "ru", ["Ann", "Ben"]), Voice.say
    put_together: list[Text] = []

    def counted(self: Voice, text: Text, *rest: Any) -> str:
        put_together.append(text)
        return first(self, text, *rest)

    monkeypatch.setattr(Voice, "say", counted)
    once = [say(text) for text in texts]
    assert put_together
    put_together.clear()
    assert [say(text) for text in texts] == once
    assert put_together == []


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
