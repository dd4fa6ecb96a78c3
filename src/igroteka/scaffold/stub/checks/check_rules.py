"""A scenario for every rule. Players' moves are written as in a log: "0 play fish"."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from igroteka.core import Rng, chance, over, waiting
from igroteka.testing.scenario import Scenario

from .. import GAME
from ..components.cards import CARDS, NAMES
from ..rules.turn import Choose
from ..state import StubState


class Table(Scenario[StubState]):
    """A position that is played on by lines of a log."""

    game: ClassVar[Any] = GAME


def table(*hands: dict[str, int], coins: tuple[int, ...] = (0, 0), deck: bool = True) -> Table:
    """Two seats with these hands, the first to move. The other cards are in the deck, or else they are sold."""
    data = GAME.new(2).to_data()
    data["agenda"] = [{"frame": "Turn", "seat": 1}, {"frame": "Choose", "me": 0}]
    rest = {card.name: card.copies - sum([hand.get(card.name, 0) for hand in hands]) for card in CARDS}
    data |= {
        "hands": list(hands),
        "coins": list(coins),
        "deck": rest if deck else {},
        "sold": {} if deck else rest,
    }
    return Table(GAME.load(data))


@pytest.mark.rule("ST-1.1")
def test_the_deck() -> None:
    assert GAME.inventory(GAME.new(3)) == {card.name: card.copies for card in CARDS}
    assert [card.copies for card in CARDS][:4] == [6, 5, 4, 3]


@pytest.mark.rule("ST-1.2", "ST-1.3")
@pytest.mark.parametrize("hand", [2, 3, 4])
def test_everybody_draws_a_secret_hand_and_the_first_seat_begins(hand: int) -> None:
    s = GAME.new(4, {"hand": str(hand)})
    chance(s, Rng(1))
    assert [sum(cards) for cards in s.hands] == [hand] * 4
    assert waiting(s) == [0]
    assert sum(GAME.view(s, 1).hand.values()) == hand
    assert GAME.view(s, None).hand == {}


@pytest.mark.rule("ST-2.1", "ST-2.2")
def test_a_card_is_laid_out_for_its_price() -> None:
    t = table({"bread": 1, "lamp": 1}, {"fish": 1}, coins=(1, 0))
    assert {"play bread", "play lamp"} & t.legal() == {"play bread"}
    t = table({"bread": 1, "lamp": 1}, {"fish": 1}, coins=(3, 0)).do("0 play lamp")
    assert t.s.coins == [1, 0]
    assert t.s.stalls[0][NAMES.index("lamp")] == 1


@pytest.mark.rule("ST-2.1", "ST-2.2")
def test_what_cannot_be_chosen_says_why() -> None:
    s = table({"ship": 1}, {"fish": 1}).s
    frame = s.agenda[-1]
    assert isinstance(frame, Choose)
    for el, rule in {"stall:1": "ST-2.1", "stall:0": "ST-2.2"}.items():
        refusal = frame.why_not(s, el)
        assert refusal is not None
        assert refusal.rule == rule
    assert frame.why_not(s, "sold") is None


@pytest.mark.rule("ST-2.3")
def test_a_card_can_be_sold() -> None:
    t = table({"ship": 1}, {"fish": 1}).do("0 sell ship")
    assert t.s.coins == [2, 0]
    assert t.s.sold[NAMES.index("ship")] == 1


@pytest.mark.rule("ST-2.4")
def test_a_card_is_drawn_while_there_is_one() -> None:
    t = table({"bread": 1}, {"fish": 1}).do("0 play bread", "* draw ship")
    assert t.s.hands[0][NAMES.index("ship")] == 1
    t = table({"bread": 1}, {"fish": 1}, deck=False).do("0 play bread")
    assert (sum(t.s.hands[0]), waiting(t.s)) == (0, [1])


@pytest.mark.rule("ST-1.3", "ST-3.1", "ST-3.2")
def test_the_game_ends_without_cards_and_stalls_score() -> None:
    t = table({"bread": 2}, {"fish": 1}, coins=(0, 1), deck=False).do("0 play bread", "1 play fish")
    assert waiting(t.s) == [0]
    t.do("0 play bread")
    assert over(t.s)
    assert [(score.total, score.rank) for score in GAME.scores(t.s)] == [(2, 2), (3, 1)]


@pytest.mark.rule("ST-3.3")
def test_a_tie_goes_to_more_coins() -> None:
    t = table({"bread": 1}, {"bread": 1}, coins=(0, 1), deck=False).do("0 play bread", "1 play bread")
    assert [(score.total, score.rank) for score in GAME.scores(t.s)] == [(1, 2), (1, 1)]
