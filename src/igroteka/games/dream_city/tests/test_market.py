"""Taking a tile, drawing blind, refilling."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, IllegalMove, moves
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.boards import SYMBOLS

from .scenario import MARKET, Table, all_tokens_out, table


def takes(t: Table, move: str) -> tuple[str, ...]:
    """What is outlined for a move besides what is clicked."""
    return GAME.show(t.s, GAME.moves.parse(move)).takes


@pytest.mark.rule("DC-4.5.1", "DC-4.6.1", "DC-3.4.1")
@pytest.mark.parametrize(("column", "symbol"), list(enumerate(SYMBOLS, 1)))
def test_the_covered_symbol_decides(column: int, symbol: str) -> None:
    t = table(hidden=[["office"], ["park"]])
    assert takes(t, f"build office r1c{column}") == (f"market:{symbol}",)
    t.do(f"0 build office r1c{column}")
    assert t.hand() == [MARKET[symbol]]
    assert {text.split()[1] for text in t.legal()} == {symbol}
    t.do(f"* turn_over {symbol} metro")
    assert t.market() == {**MARKET, symbol: "metro"}
    assert t.s.stacks == [3 if s == symbol else 4 for s in SYMBOLS]


@pytest.mark.rule("DC-4.5.3", "DC-4.7.3")
def test_a_token_drawn_blind_is_shown_and_the_draw_repeated() -> None:
    t = table(hidden=[["park", "park"], ["metro"]], area={"park": 1})
    t.do("0 build park r2c2", "0 spring extra_turn")
    assert takes(t, "build park r1c2") == ("stack:bulb",)
    t.do("0 build park r1c2", "* draw bulb rescore_park")
    assert t.item("rescoring") == 4
    assert t.turn == [-1]
    assert t.legal() >= {"draw bulb home"}
    t.do("* draw bulb home")
    assert t.hand() == ["home", "metro"]
    assert t.s.stacks[1] == 2


@pytest.mark.rule("DC-4.5.3", "DC-4.5.4")
def test_if_the_stack_ends_with_a_token_the_player_chooses() -> None:
    t = table(
        hidden=[["park", "park"], ["metro"]],
        area={**all_tokens_out(), "park": 1},
        stacks={"seed": 3, "bulb": 1, "sprout": 3, "leaf": 3, "star": 3},
    )
    t.do("0 build park r2c2", "0 spring extra_turn", "0 build park r1c2", "* draw bulb rescore_park")
    assert t.legal() == {"take seed", "take sprout", "take leaf", "take star"}


@pytest.mark.rule("DC-4.5.4", "DC-4.5.5", "DC-4.6.3")
def test_an_empty_slot_without_stack_lets_the_player_choose() -> None:
    t = table(
        hidden=[["office"], ["park"]],
        market={"seed": "office", "leaf": "home"},
        stacks={"seed": 5, "bulb": 0, "sprout": 5, "leaf": 5, "star": 5},
        first=0,
    )
    assert takes(t, "build office r1c2") == ()
    t.do("0 build office r1c2")
    assert t.legal() == {"take seed", "take leaf"}
    with pytest.raises(IllegalMove):
        t.do("0 done")
    empty = t.why_not("market:star")
    assert empty is not None
    assert empty.rule == "DC-4.6.3"
    t.do("0 take leaf")
    assert t.hand() == ["home"]
    assert {text.split()[1] for text in t.legal()} == {"sprout"}
    t.do("* turn_over sprout park", "* turn_over leaf park", "* turn_over star park")
    assert "bulb" not in t.market()
    assert t.turn == [1]


@pytest.mark.rule("DC-4.5.5")
def test_a_single_face_up_tile_is_taken_without_a_question() -> None:
    t = table(
        options={"mode": "full"},
        hidden=[["office"], ["park"]],
        market={"leaf": "home"},
        stacks={"seed": 5, "bulb": 0, "sprout": 5, "leaf": 5, "star": 5},
    )
    assert takes(t, "build office r1c2") == ("market:leaf",)
    t.do("0 build office r1c2")
    assert t.hand() == ["home"]


@pytest.mark.rule("DC-4.5.6")
def test_nothing_left_to_take() -> None:
    t = table(
        hidden=[["office"], ["park"]],
        market={},
        stacks={"seed": 5, "bulb": 0, "sprout": 5, "leaf": 5, "star": 5},
    ).do("0 build office r1c2")
    assert t.hand() == []
    assert t.events_of("took_nothing")
    assert t.turn == [-1]


@pytest.mark.rule("DC-4.6.1")
def test_slots_are_refilled_from_left_to_right() -> None:
    t = table(hidden=[["office", "park"], ["metro"]])
    t.do("0 build office r3c5", "0 spring extra_turn", "0 build park r1c2")
    order = []
    while t.turn == [-1]:
        first = sorted(t.legal())[0]
        order.append(first.split()[1])
        t.do(f"* {first}")
    assert order == ["bulb", "star"]


@pytest.mark.rule("DC-4.6.2", "DC-4.7.1")
def test_a_token_at_the_refill_goes_to_its_place_and_the_next_tile_is_turned() -> None:
    t = table().do("0 build park r1c4", "* turn_over leaf rescore_home")
    assert t.s.area[3] == 1
    assert not t.events_of("rescored")
    assert t.turn == [-1]
    assert "leaf" not in t.market()
    t.do("* turn_over leaf metro")
    assert t.market()["leaf"] == "metro"
    assert t.s.stacks[3] == 2


@pytest.mark.rule("DC-4.12.2")
def test_what_can_come_out_of_a_stack_and_how_likely() -> None:
    t = table(area={"office": 1, "metro": 2}).do("0 build park r1c4")
    frame = t.s.agenda[-1]
    weights = dict(zip([str(m) for m in moves(t.s, CHANCE)], frame.weights(t.s), strict=True))  # type: ignore[attr-defined]
    tokens = {k: w for k, w in weights.items() if "rescore" in k}
    assert set(tokens) == {f"turn_over leaf rescore_{k}" for k in ("office", "park", "home", "shop")}
    # 7 tokens lie in the 20 tiles of the stacks, whatever lies in the box.
    assert sum(tokens.values()) * 20 == sum(weights.values()) * 7
    assert tokens["turn_over leaf rescore_park"] == 2 * tokens["turn_over leaf rescore_office"]
    assert weights["turn_over leaf office"] * t.s.pool[3] == weights["turn_over leaf home"] * t.s.pool[0]


def test_a_stack_of_tokens_only_gives_a_token() -> None:
    t = table(stacks=2).do("0 build park r1c4")
    assert all("rescore" in text for text in t.legal())
