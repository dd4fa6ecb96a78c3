"""The cards of the Automa in words: what they do when they act, and how they guide the action of another card."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text

from ..components.automa import CARD_NAMES, CARDS, VP, Card

BONUSES: Final = ("left", "middle", "right")


def automa_card_text(name: str) -> Text:
    """§AI-4.12.7 A card by its name, with all that stands on it."""
    card = CARDS[CARD_NAMES.index(name)]
    return Text("automa-card", card=name, what=_acts(card), support=_support(card), passes=int(card.may_pass))


def _acts(card: Card) -> Text:
    """§AI-4.12.17 Its actions; points are fixed, or follow from the level of difficulty."""
    said = [_points(card) if what == VP else Text(f"automa-act-{what}") for what in card.actions]
    return Text("automa-acts-two", first=said[0], second=said[1]) if len(said) > 1 else said[0]


def _points(card: Card) -> Text:
    return Text("automa-act-vp", n=card.vp) if card.vp >= 0 else Text("automa-act-level")


def _support(card: Card) -> Text:
    """§AI-4.12.8, §AI-4.12.9, §AI-4.12.13, §AI-4.12.15, §AI-4.12.16 How it guides another card."""
    return Text(
        "automa-support",
        group="marked" if card.marked else "unmarked",
        joins=int(card.together),
        list="AB"[card.priority],
        way="forward" if card.forward else "back",
        count=card.count,
        science="tile" if card.by_tile else "near",
        which=BONUSES[card.bonus],
    )
