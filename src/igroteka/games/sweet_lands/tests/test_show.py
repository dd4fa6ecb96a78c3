"""Labels tell the price and what a click sets off; paths of clicks are drawn and unique."""

from __future__ import annotations

from itertools import permutations

import pytest

from igroteka.core import Look, Shown, moves, scene, waiting
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.games.sweet_lands.ui.draw import drawing
from igroteka.games.sweet_lands.ui.words import conditions_text, effect_text
from igroteka.testing.svg_nodes import elements
from igroteka.texts import speaker

from .scenario import Table, table
from .tables import games

RICH = {"gold": 30, "wheat": 12, "wood": 12, "iron": 8, "diamond": 3}
HAND = ["cake_01", "cake_02", "tiramisu_01", "brownie_01"]


def show(t: Table, move: str) -> Shown:
    return GAME.show(t.s, GAME.moves.parse(move))


def say(t: Table, move: str, lang: str = "en") -> str:
    return speaker("sweet_lands", lang)(show(t, move).label)


@pytest.mark.rule("SL-4.6.1", "SL-3.2.2")
def test_an_area_tells_cards_cost_and_effect() -> None:
    t = table(2, {"have": RICH, "hand": HAND}, discs={"road_3": 1})
    shown = show(t, "use road_3")
    assert shown.at == ("area:road_3",)
    assert say(t, "use road_3") == "Roads: discard 2 cards, pay 6 wood → place up to 3 roads"
    assert say(t, "use road_3", "ru") == "Дороги: сбросьте 2 карты, потратьте 6 дерева → выставьте до 3 дорог"
    assert say(t, "use road_3", "uk") == "Дороги: скиньте 2 карти, витратьте 6 деревини → виставте до 3 доріг"
    assert say(t, "use gold_6") == "Gold: discard 1 card, free of charge → gain 6 gold"


@pytest.mark.rule("SL-4.7.1")
def test_a_card_tells_price_and_effect() -> None:
    t = table(2, {"have": RICH, "hand": HAND})
    assert show(t, "play tiramisu_01").at == ("card:tiramisu_01",)
    assert say(t, "play tiramisu_01") == "Play Classic Miner: pay 3 gold → iron production +2"
    assert "производство железа +2" in say(t, "play tiramisu_01", "ru")
    assert "виробництво заліза +2" in say(t, "play tiramisu_01", "uk")


def test_a_road_tells_what_it_flips() -> None:
    t = table(2, {"have": RICH, "hand": HAND, "tokens": {"r2c3": "up", "r3c2": "up"}})
    t.do("0 use road_3", "0 discard cake_01")
    assert show(t, "road r2c3-ne").at == ("edge:0:r2c3-ne",)
    assert say(t, "road r2c3-ne") == "Road on r2c3-ne: iron production +1 or grey prosperity +1"
    assert "nothing more" in say(t, "road r2c4-ne")


def test_a_property_tells_price_site_and_bonus() -> None:
    t = table(2, {"have": RICH, "hand": HAND})
    t.do("0 use property_2", "0 discard cake_01")
    shown = show(t, "build tent r2c4")
    assert shown.at == ("piece:0:tent", "cell:0:r2c4")
    words = say(t, "build tent r2c4")
    assert "pay 4 wood" in words
    assert "any production +1 or any prosperity track +1" in words
    assert "afterwards gain 3 wheat" in words


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
        assert ru(conditions_text([{**cakes, "min": n}])) == f"не меньше {said}"
    for n, said in ((1, "1 символ торта"), (3, "3 символи торта"), (5, "5 символів торта")):
        assert uk(conditions_text([{**cakes, "min": n}])) == f"щонайменше {said}"
    for n, said in ((1, "1 алмаз"), (2, "2 алмаза"), (5, "5 алмазов")):
        assert ru(effect_text([{"op": "gain", "diamond": n}])) == f"получите {said}"
    for div, said in ((1, "за каждую дорогу"), (3, "за каждые 3 дороги"), (5, "за каждые 5 дорог")):
        step = {"op": "gain", "vp": 1, "per": {"what": "road", "div": div}}
        assert ru(effect_text([step])) == f"получите 1 победное очко {said}"
