"""How the deck plays: what is told of cards in finished games."""

from __future__ import annotations

import pytest

from igroteka.games.sweet_lands.components.deck import CARD_NAMES
from igroteka.games.sweet_lands.components.edition import EDITION
from igroteka.games.sweet_lands.statistics import Player, Watch, balance, findings, lines
from igroteka.lab.simulate import plan_simulation, simulate

from .scenario import table


def test_the_balance_of_the_deck() -> None:
    played = simulate(plan_simulation("sweet_lands", 1, ["random"], "0"), 2).findings()
    assert played is not None
    assert len(played.rows) == len(CARD_NAMES)
    assert EDITION.key in played.title


def test_a_card_is_compared_with_those_who_have_it_not() -> None:
    rich = {"played": ["cake_28"], "have": {"vp": 30}}
    t = table(2, rich, {"played": ["pie_28"]})
    lines = {line.card: line for line in balance([t.s])}
    assert lines["cake_28"].bought == 0.5
    assert lines["cake_28"].difference == t.total(0) - t.total(1)
    assert lines["pie_01"].difference is None


def test_the_interval_and_who_is_compared_with_whom() -> None:
    card, none = frozenset([0]), frozenset[int]()
    alone = [Player("", total, card, card if total > 15 else none) for total in (10, 14, 20, 24, 28)]
    line = next(one for one in lines(alone) if one.card == CARD_NAMES[0])
    assert (line.seen, line.bought, line.difference) == (1.0, 0.6, 12.0)
    # Variances 16 and 8 of 3 and 2 players: the half of the interval is 1.96 times the root of 16/3 + 8/2.
    assert line.interval == pytest.approx((12 - 5.98779, 12 + 5.98779), abs=1e-4)
    # The strong bot likes the card and gains nothing by it: it is compared with itself.
    strong = [Player("strong", total, card, card) for total in (100, 100, 100)] + [
        Player("strong", 100, none, none)
    ]
    weak = [Player("weak", 10, none, none) for _ in range(4)]
    line = next(one for one in lines(strong + weak) if one.card == CARD_NAMES[0])
    assert line.difference == pytest.approx(0)
    assert line.seen == 3 / 8


def test_a_watch_sees_cards_that_were_spent() -> None:
    watch, t = Watch(), table(2, {"hand": ["cake_01", "pie_01"]}, {"hand": []})
    watch.look(t.s, 0)
    t.s.players[0].hand = ()
    told = watch.end(t.s)
    assert told[0]["seen"] == sorted([CARD_NAMES.index("cake_01"), CARD_NAMES.index("pie_01")])
    assert told[0]["bought"] == []
    assert told[1]["seen"] == []
    summary = findings([(["a", "b"], told)])
    assert "standard" in summary.title
    assert len(summary.rows) == len(CARD_NAMES)
    row = next(row for row in summary.rows if row["card"] == "pie_01")
    assert (row["seen"], row["bought"], row["difference"], row["low"]) == (0.5, 0.0, None, None)
