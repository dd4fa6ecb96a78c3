"""What a seat may know of the others' cards, and what it learns."""

from __future__ import annotations

import pytest

from igroteka.core import Rng
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.deck import CARD_NAMES, CARDS

from .scenario import Table, asking, table
from .test_variants import drafting


def guesses(t: Table, seat: int | None, n: int = 30) -> list[Table]:
    """Some worlds that a seat holds possible."""
    return [Table(GAME.guess(t.s, seat, Rng(i))) for i in range(n)]


@pytest.mark.rule("SL-4.1.1")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    t = table(2, {"hand": ["pie_01", "pie_02"]}, {"hand": ["cake_01"]})
    assert t.view(1).players[0].hand == ()
    assert t.view(1).players[0].hand_count == 2
    assert t.view(0).players[0].hand == ("pie_01", "pie_02")
    worlds = guesses(t, 1)
    assert all(w.hand(1) == {"cake_01"} for w in worlds)
    assert len({frozenset(w.hand(0)) for w in worlds}) > 20
    assert all(GAME.view(w.s, 1) == t.view(1) for w in worlds)


@pytest.mark.rule("SL-4.1.3", "SL-4.1.4")
def test_discards_are_public_and_come_back() -> None:
    t = table(2, {"hand": ["pie_01", "pie_02"], "have": {"gold": 15}})
    t.do("0 free discard", "0 discard pie_01", "0 take 2wheat")
    assert t.view(1).discard == ("pie_01",)
    rest = [name for name in CARD_NAMES if name not in ("pie_01", "pie_02")]
    t = table(2, {"hand": ["pie_02"], "have": {"gold": 15}}, {"played": rest}, discard=["pie_01"])
    t.do("0 free buy_card", "* deal pie_01")
    assert t.view(0).discard == ()
    assert t.events_of("reshuffled")
    options = {"reshuffle": "no"}
    t = table(
        2, {"hand": ["pie_02"], "have": {"gold": 15}}, {"played": rest}, discard=["pie_01"], options=options
    )
    assert "free buy_card" not in t.legal()


@pytest.mark.rule("SL-4.1.2")
def test_who_searches_learns_what_the_others_hold() -> None:
    mine, other = {"hand": ["pie_01"]}, {"hand": ["cake_01", "cake_02"]}
    t = asking("macaron_04", mine, other, {"hand": ["wagashi_01"]}, seats=3)
    assert {CARDS[CARD_NAMES.index(m)].sweets.count(4) for m in t.moves("find")} <= {1, 2}
    assert set(t.view(0).search) >= t.moves("find")
    assert t.view(1).search == ()
    assert t.s.revealed  # who has seen the deck cannot take the move back
    t.do("0 find macaron_01", "0 find macaron_02")
    # Seat 0 knows the three cards of the others together, not who holds which.
    for w in guesses(t, 0):
        assert w.hand(1) | w.hand(2) == {"cake_01", "cake_02", "wagashi_01"}
    assert len({frozenset(w.hand(1)) for w in guesses(t, 0)}) == 3
    # The others know that two of seat 0's cards are macarons.
    for w in guesses(t, 1):
        assert len([c for c in w.hand(0) if 4 in CARDS[CARD_NAMES.index(c)].sweets]) >= 2
    assert t.view(2).players[0].hints == (("macaron", 2),)


@pytest.mark.rule("SL-4.1.1", "SL-4.6.1")
def test_a_last_card_that_is_paid_without_a_question_cannot_be_taken_back() -> None:
    """Nobody chose the card, so taking the area back would leave the others with a free look at a hand."""
    rich = {"wheat": 10, "wood": 10, "gold": 10}
    t = table(2, {"hand": ["pie_01", "pie_02"], "have": rich}, round=5)
    t.do("0 use food_2")
    assert t.moves("discard") == {"pie_01", "pie_02"}
    assert not t.s.revealed
    t = table(2, {"hand": ["pie_01"], "have": rich}, round=5)
    t.do("0 use food_2")
    assert t.view(1).discard == ("pie_01",)
    assert t.s.revealed


@pytest.mark.rule("SL-4.1.2", "SL-4.1.3")
def test_what_is_known_shrinks_with_what_is_shown() -> None:
    t = asking("macaron_04", {"hand": ["pie_01"]}, {"hand": ["cake_01", "cake_02"]})
    t.do("0 find macaron_01", "0 find macaron_02")
    assert t.view(0).players[0].known == ((("cake_01", "cake_02"), (0, 2, 0, 0)),)
    assert t.view(1).players[1].exposed == ((("cake_01", "cake_02"),), ())
    t.do("0 end_turn", "1 free discard", "1 discard cake_02", "1 take 2wood")
    assert t.view(0).players[0].known == ((("cake_01",), (0, 1, 0, 0)),)
    assert all(w.hand(1) == {"cake_01"} for w in guesses(t, 0, 5))


@pytest.mark.rule("SL-4.14.2")
def test_who_passes_a_packet_knows_what_is_in_it() -> None:
    t = drafting(3)
    packet = set(t.view(0).players[0].packet)
    first = sorted(t.legal(0))[0].split()[1]
    for seat in range(3):
        t.do(f"{seat} {sorted(t.legal(seat))[0]}")
    passed = packet - {first}
    for w in guesses(t, 0, 8):
        assert set(GAME.view(w.s, 1).players[1].packet) == passed
    for seat in range(3):
        t.do(f"{seat} {sorted(t.legal(seat))[0]}")
    for w in guesses(t, 0, 8):
        # One of them was kept by seat 1, the others lie before seat 2.
        assert set(GAME.view(w.s, 2).players[2].packet) < passed
        assert w.hand(1) & passed


def test_carmens_cards_under_the_deck_are_known_to_her_alone() -> None:
    cards = ["cake_01", "cake_03", "cake_28"]
    t = table(2, {"character": "carmen"}, under=[{"owner": 0, "cards": cards}])
    for w in guesses(t, 0, 5):
        assert w.view(0).under == ((3, tuple(cards)),)
    assert len({w.s.under for w in guesses(t, 1)}) > 20
