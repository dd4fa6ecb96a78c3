"""Labels tell the price and what a click sets off; paths of clicks are drawn and unique."""

from __future__ import annotations

from itertools import permutations

import pytest

from igroteka.core import Look, Shown, moves, scene, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.games.sweet_lands.ui.draw import drawing
from igroteka.games.sweet_lands.ui.words import conditions_text, effect_text
from igroteka.testing.svg_nodes import elements
from igroteka.texts import speaker

from .scenario import Table, table
from .tables import SAY, games

RICH = {"gold": 30, "wheat": 12, "wood": 12, "iron": 8, "diamond": 3}
HAND = ["cake_01", "cake_02", "tiramisu_01", "brownie_01"]


def show(t: Table, move: str) -> Shown:
    return GAME.show(t.s, GAME.moves.parse(move))


def plain(text: str) -> str:
    """A text with plain spaces: which of them do not break is told elsewhere."""
    return text.replace("\u00a0", " ")


def say(t: Table, move: str, lang: str = "en") -> str:
    return plain(speaker("sweet_lands", lang)(show(t, move).label))


@pytest.mark.rule("SL-4.6.1", "SL-3.2.2")
def test_an_area_tells_cards_and_cost() -> None:
    t = table(2, {"have": RICH, "hand": HAND}, discs={"road_3": 1})
    shown = show(t, "use road_3")
    assert shown.at == ("area:road_3",)
    assert say(t, "use road_3") == "Roads: discard 2 cards and pay 6 wood"
    assert say(t, "use road_3", "ru") == "Дороги: сбросить 2 карты, потратить 6 дерева"
    assert say(t, "use road_3", "uk") == "Дороги: скинути 2 карти, витратити 6 деревини"
    assert say(t, "use gold_6") == "Gold: discard 1 card"


@pytest.mark.rule("SL-4.7.1")
def test_a_card_tells_its_price() -> None:
    t = table(2, {"have": RICH, "hand": HAND})
    assert show(t, "play tiramisu_01").at == ("card:tiramisu_01",)
    assert say(t, "play tiramisu_01") == "Play Classic Miner for 3 gold"
    assert say(t, "play tiramisu_01", "ru") == "Разыграть за 3 золота: Рудокоп «Классика»"
    assert say(t, "play tiramisu_01", "uk") == "Розіграти за 3 золота: Рудокоп «Класика»"


def test_a_road_tells_what_it_flips() -> None:
    t = table(2, {"have": RICH, "hand": HAND, "tokens": {"r2c3": "up", "r3c2": "up"}})
    t.do("0 use road_3", "0 discard cake_01")
    assert show(t, "road r2c3-ne").at == ("edge:0:r2c3-ne",)
    assert len(show(t, "road r2c3-ne").takes) == 1, "the token that is flipped"
    edge = "upper right edge of cell 4 in row 3"
    assert say(t, "road r2c3-ne") == f"Flip a mine: {edge}"
    assert say(t, "road r2c3-ne", "ru") == "Перевернуть шахту: правый верхний край клетки 4 в ряду 3"
    assert say(t, "road r2c4-ne") == "Place a road on the upper right edge of cell 5 in row 3"
    assert say(t, "road r2c4-ne", "uk") == "Виставити дорогу на правий верхній край клітинки 5 в ряду 3"


def test_a_token_tells_its_terrain_its_symbol_and_whether_it_is_flipped() -> None:
    t = table(2, {"have": RICH, "hand": HAND, "tokens": {"r1c5": "up"}, "roads": ["r2c4-ne"]})
    t.do("0 use terrain_3", "0 discard cake_01")
    assert say(t, "place r1c4") == "Place and flip a mine on cell 5 in row 2"
    assert say(t, "place r1c6") == "Place a field on cell 7 in row 2: take 1 skill token"
    assert say(t, "place r1c6", "ru") == "Поместить пашню на клетку 7 в ряду 2: взять 1 жетон навыка"
    assert say(t, "place r2c3") == "Place a mine on cell 4 in row 3"
    assert say(t, "place r2c3", "ru") == "Поместить шахту на клетку 4 в ряду 3"


def test_a_property_tells_its_price() -> None:
    t = table(2, {"have": RICH, "hand": HAND})
    t.do("0 use property_2", "0 discard cake_01")
    shown = show(t, "build tent r2c4")
    assert shown.at == ("piece:0:tent", "cell:0:r2c4")
    assert say(t, "build tent r2c4") == "Tent on cell 5 in row 3 for 4 wood"
    assert say(t, "build lab r2c4", "ru") == "Лаборатория на клетку 5 в ряду 3 за 4 дерева и 1 железо"


def test_what_the_card_says_is_told_to_who_reads_labels_only() -> None:
    t = table(2, {"have": RICH, "hand": HAND, "tokens": {"r2c3": "up"}})

    def more(move: str) -> str:
        found = show(t, move).more
        return "" if found is None else SAY(found)

    assert more("use road_3") == "Place up to 3 roads"
    assert more("play tiramisu_01") == "Raise iron production by 2"
    assert more("free buy_card") == "Draw 1 card"
    t.do("0 use road_3", "0 discard cake_01")
    assert more("road r2c3-ne") == "Raise iron production by 1 or advance 1 space on a grey prosperity track"
    assert more("road r2c4-ne") == ""


def test_paths_are_drawn_and_none_begins_another() -> None:
    for game in games():
        for s in game[::4]:
            for seat in waiting(s):
                mine = scene(s, seat)
                assert isinstance(mine, SweetLandsState)
                shown = [GAME.show(mine, m) for m in moves(s, seat)]
                there = set(elements(drawing(GAME.view(s, seat), Look(speaker("sweet_lands", "en")))))
                assert {el for one in shown for el in (*one.at, *one.mix)} <= there
                paths = [one.at for one in shown if one.at]
                assert len(set(paths)) == len(paths)
                for a, b in permutations(paths[:60], 2):
                    assert b[: len(a)] != a


def test_numbers_agree_with_their_nouns() -> None:
    ru, uk = speaker("sweet_lands", "ru"), speaker("sweet_lands", "uk")
    cakes = {"what": "sweet", "kind": "cake"}
    for n, said in ((1, "1 символа торта"), (3, "3 символов торта"), (21, "21 символа торта")):
        assert plain(ru(conditions_text([{**cakes, "min": n}]))) == f"у вас не меньше {said}"
    for n, said in ((1, "1 символ торта"), (3, "3 символи торта"), (5, "5 символів торта")):
        assert plain(uk(conditions_text([{**cakes, "min": n}]))) == f"у вас щонайменше {said}"
    for n, said in ((1, "1 алмаз"), (2, "2 алмаза"), (5, "5 алмазов")):
        assert plain(ru(effect_text([{"op": "gain", "diamond": n}]))) == f"получить {said}"
    for div, said in ((1, "за каждую дорогу"), (3, "за каждые 3 дороги"), (5, "за каждые 5 дорог")):
        step = {"op": "gain", "vp": 1, "per": {"what": "road", "div": div}}
        assert plain(ru(effect_text([step]))) == f"получить 1 победное очко {said}"


def test_numbers_stay_with_their_nouns() -> None:
    assert speaker("sweet_lands", "ru")(effect_text([{"op": "draw", "n": 2}])) == "взять 2\u00a0карты"
    assert speaker("sweet_lands", "uk")(effect_text([{"op": "draw", "n": 2}])) == "взяти 2\u00a0карти"


#: Effects as rows, and what they are in English and in Russian.
EFFECTS = [
    ([{"op": "gain", "wheat": 2, "wood": 1}], "gain 2 wheat and 1 wood", "получить 2 пшеницы и 1 дерево"),
    (
        [{"op": "gain", "wheat": 1, "wood": 1, "iron": 1, "basic": 1}],
        "gain 1 wheat, 1 wood, 1 iron and any basic resource",
        "получить 1 пшеницу, 1 дерево, 1 железо и любой базовый ресурс",
    ),
    (
        [{"op": "gain", "wheat": 1, "wood": 1}, {"op": "draw", "n": 1}],
        "gain 1 wheat and 1 wood, and draw 1 card",
        "получить 1 пшеницу и 1 дерево, а также взять 1 карту",
    ),
    (
        [{"op": "pay", "cost": {"gold": 2}, "then": [{"op": "prosper", "color": "any", "n": 1}]}],
        "you may pay 2 gold to advance 1 space on any prosperity track",
        "при желании потратить 2 золота, чтобы продвинуться на 1 деление по любой шкале процветания",
    ),
    (
        [{"op": "gain", "vp": 3, "if": [{"what": "food", "min": 3}]}],
        "gain 3 victory points if you have advanced at least 3 spaces on the food track",
        "получить 3 победных очка, если вы продвинулись по шкале еды хотя бы на 3 деления",
    ),
    (
        [
            {"op": "gain", "vp": 6, "if": [{"what": "employed_sets", "min": 1}]},
            {"op": "gain", "vp": 6, "if": [{"what": "employed_sets", "min": 2}]},
            {"op": "gain", "vp": 12, "if": [{"what": "employed_sets", "min": 3}]},
        ],
        "gain 6, 12 or 24 victory points if you have at least 1, 2 or 3 workers in each of the three columns",
        "получить 6, 12 или 24 победных очка, если у вас не меньше 1, 2 или 3 работников в каждом из трёх столбцов",
    ),
]


@pytest.mark.parametrize(("rows", "en", "ru"), EFFECTS)
def test_an_effect_is_one_sentence_in_the_infinitive(rows: list[JsonDraft], en: str, ru: str) -> None:
    assert speaker("sweet_lands", "en")(effect_text(rows)) == en
    assert plain(speaker("sweet_lands", "ru")(effect_text(rows))) == ru
