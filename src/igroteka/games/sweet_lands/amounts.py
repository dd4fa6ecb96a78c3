"""Amounts in words: "2 wheat and 1 wood", and what is done to pay them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from igroteka.core.text import Text

#: A unit and how many of it.
Amount = tuple[str, int]
#: What is paid from the hand has verbs of its own.
FROM_HAND: Final = ("card", "card_or_disc")


def chain_texts(key: str, texts: Sequence[Text]) -> Text:
    """Texts joined two by two, since a message has no lists."""
    whole = texts[-1]
    for i in range(len(texts) - 2, -1, -1):
        whole = Text(key, a=texts[i], b=whole)
    return whole


def amounts_text(amounts: Iterable[Amount]) -> Text:
    """Amounts as one noun phrase; nothing at all has a text of its own."""
    parts = [Text("units", kind=unit, n=n) for unit, n in amounts if n]
    return chain_texts("effect-amounts", parts) if parts else Text("cost-nothing")


def payment_text(amounts: Iterable[Amount]) -> Text:
    """What is done to pay: cards are discarded, everything else is spent."""
    due = [(unit, n) for unit, n in amounts if n]
    acts = [Text(f"pay-{unit}", n=n) for unit, n in due if unit in FROM_HAND]
    rest = [(unit, n) for unit, n in due if unit not in FROM_HAND]
    if rest:
        acts.append(Text("effect-pay", what=amounts_text(rest)))
    return chain_texts("effect-pay-and", acts)


def numbers_text(numbers: Sequence[int]) -> Text:
    """Numbers of which one applies: "6, 12 or 24"."""
    whole = Text("number", n=numbers[-1])
    for i in range(len(numbers) - 2, -1, -1):
        whole = Text("numbers", n=numbers[i], rest=whole)
    return whole
