"""The deck of worker cards: the one in deck.toml, or another file of the same form (docs/decks.md tells it).

One process plays with one deck: the cards are in the move table. Another file is named by the environment
variable SWEET_LANDS_DECK before the game is imported (the command line does so for `--deck FILE`). The
option `deck` of a match names the deck, another one than ours with its digest, so a log is only replayed
with the cards that it was played with. Names and titles are not in the digest: they can be corrected.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from igroteka.core.errors import IgrotekaError, brief, some

from .boards import CHARACTER_NAMES, HELP_NAMES, PIECES, SKILL_NAMES
from .files import HOME, Row
from .land import SPECIALS
from .vocabulary import (
    CARD_COST,
    CARD_KINDS,
    INDUSTRIES,
    MARKS,
    OPS,
    SITES,
    SWEETS,
    BadEffect,
    check_cost,
    check_effect,
)

VARIABLE: Final = "SWEET_LANDS_DECK"
STANDARD: Final = HOME / "deck.toml"
LANGUAGES: Final = ("en", "ru", "uk")
HEAD: Final = ("name", "title")
FIELDS: Final = ("id", "name", "kind", "sweets", "mark", "cost", "brownie_discount", "effect", "labour")
LEAST: Final = 60
MOST: Final = 400
LONGEST: Final = 60
ANY: Final = MARKS.index("any")
NO_MARK: Final = MARKS.index("none")
#: Names that mean something else in moves, logs and texts.
TAKEN: Final = frozenset(
    (*OPS, *SITES, *SPECIALS, *PIECES, *HELP_NAMES, *SKILL_NAMES, *CHARACTER_NAMES, "unseen", "none")
)
#: Effects that would let a labour ability call another industry bonus or card without end.
NOT_IN_LABOUR: Final = ("industry_bonus", "play", "copy_area")


class BadDeck(IgrotekaError):
    """A file that is no deck of worker cards."""


@dataclass(frozen=True)
class Card:
    """§SL-3.14.1, §SL-3.14.4 One worker card. `mark` is the number of an industry, ANY or NO_MARK."""

    id: str
    name: dict[str, str]
    round_end: bool
    sweets: tuple[int, ...]
    mark: int
    cost: dict[str, int]
    brownie: bool
    effect: list[Row]
    labour: list[Row]


@dataclass(frozen=True)
class Deck:
    """A checked deck. `key` stands in the options of a match: the name, of other decks also a part of the digest."""

    name: str
    title: dict[str, str]
    digest: str
    cards: tuple[Card, ...]
    ours: bool = field(default=False, compare=False)

    @property
    def key(self) -> str:
        """The name in the options of a match: of other decks than ours with the beginning of the digest."""
        return self.name if self.ours else f"{self.name}-{self.digest[:12]}"

    def words(self, lang: str) -> dict[str, str]:
        """The messages that name the deck and its cards in a language."""
        title = in_language(self.title, lang)
        names = {f"card-{card.id}": in_language(card.name, lang) for card in self.cards}
        return {f"deck-{self.key}": title, f"option-deck-{self.key}": title, **names}


def in_language(texts: dict[str, str], lang: str) -> str:
    """A text in a language; where it is missing, in English or in any other."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()))


def parse(text: str, where: str = "deck") -> Deck:
    """The deck in a text; an error names the line, the card and what is allowed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"{where}: {error}; allowed: a TOML file") from None
    if set(data) != {"deck", "card"} or not isinstance(data["card"], list):
        raise BadDeck(f"{where}: found {sorted(data)}; allowed: a table [deck] and rows [[card]]")
    head = data["deck"]
    name = head.get("name") if isinstance(head, dict) else None
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name):
        raise BadDeck(f"{where}, [deck]: found name {brief(name)}; allowed: small letters, digits and _")
    if set(head) - set(HEAD):
        raise BadDeck(f"{where}, [deck]: found {sorted(set(head) - set(HEAD))}; allowed: {', '.join(HEAD)}")
    title = _texts(head.get("title", {"en": name}), f"{where}, [deck]: found title")
    rows = data["card"]
    if not LEAST <= len(rows) <= MOST:
        raise BadDeck(f"{where}: found {len(rows)} cards; allowed: {LEAST} to {MOST}")
    places = _places(text, where, len(rows))
    cards = [_card(row, place) for row, place in zip(rows, places, strict=True)]
    seen: dict[str, str] = {}
    for card, place in zip(cards, places, strict=True):
        if card.id in seen:
            raise BadDeck(f"{place}: found {card.id} twice, first as {seen[card.id]}; allowed: every id once")
        seen[card.id] = place.removeprefix(f"{where}, ")
    for industry in range(len(INDUSTRIES)):
        if len([c for c in cards if c.mark in (industry, ANY)]) < 4:
            raise BadDeck(
                f"{where}: found fewer than 4 cards for {INDUSTRIES[industry]}; allowed: 4 or more, "
                "or no pair of workers could be employed in round 1"
            )
    plays = [{key: value for key, value in row.items() if key != "name"} for row in rows]
    body = json.dumps(plays, sort_keys=True, ensure_ascii=False)
    return Deck(name, title, hashlib.sha256(body.encode()).hexdigest(), tuple(cards))


def _places(text: str, where: str, count: int) -> list[str]:
    """Where each card stands in the file: by line, if each has a heading of its own."""
    heads = [i for i, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*card\s*\]\]", line)]
    if len(heads) != count:  # written as one list, or a heading stands inside a text
        return [f"{where}, card {i + 1}" for i in range(count)]
    return [f"{where}, line {line}, card {i + 1}" for i, line in enumerate(heads)]


def _texts(found: Any, says: str) -> dict[str, str]:
    """A text by language, in one language or more."""
    good = isinstance(found, dict) and bool(found) and not set(found) - set(LANGUAGES)
    if not good or not all(isinstance(text, str) and text.strip() for text in found.values()):
        raise BadDeck(
            f"{says} {brief(found)}; allowed: one line of text by {', '.join(LANGUAGES)}, at least one"
        )
    if any(len(text) > LONGEST or not text.isprintable() for text in found.values()):
        raise BadDeck(f"{says} {brief(found)}; allowed: one line of at most {LONGEST} characters")
    return dict(found)


def _card(row: Any, where: str) -> Card:
    if not isinstance(row, dict) or set(row) - set(FIELDS):
        extra = sorted(set(row) - set(FIELDS)) if isinstance(row, dict) else brief(row)
        raise BadDeck(f"{where}: found {extra}; allowed: {', '.join(FIELDS)}")
    card = row.get("id")
    if not isinstance(card, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", card):
        raise BadDeck(f"{where}: found id {brief(card)}; allowed: small letters, digits and _")
    if card in TAKEN:
        raise BadDeck(f"{where}: found id {card!r}, which means something else; allowed: a name of its own")
    where = f"{where} ({card})"
    name = _texts(row.get("name"), f"{where}: found name")
    kind, mark = row.get("kind"), row.get("mark", "none")
    if kind not in CARD_KINDS:
        raise BadDeck(f"{where}: found kind {brief(kind)}; allowed: {', '.join(CARD_KINDS)}")
    if mark not in MARKS or (kind == "round_end" and mark != "none"):
        raise BadDeck(
            f"{where}: found mark {brief(mark)}; allowed: {some(list(MARKS))}; round-end cards: none"
        )
    sweets = row.get("sweets")
    if not isinstance(sweets, list) or not 1 <= len(sweets) <= 2 or any(x not in SWEETS for x in sweets):
        raise BadDeck(f"{where}: found sweets {brief(sweets)}; allowed: one or two of {', '.join(SWEETS)}")
    brownie = row.get("brownie_discount", False)
    if type(brownie) is not bool:
        raise BadDeck(f"{where}: found brownie_discount {brief(brownie)}; allowed: true, false")
    labour = row.get("labour", [])
    if bool(labour) != (mark != "none"):
        raise BadDeck(f"{where}: found labour {brief(labour)}; allowed: steps, exactly for cards with a mark")
    try:
        check_cost(row.get("cost"), f"{where}.cost", CARD_COST)
        check_effect(row.get("effect"), f"{where}.effect")
        if labour:
            check_effect(labour, f"{where}.labour")
    except BadEffect as error:
        raise BadDeck(str(error)) from None
    _check_ends(row, where)
    return Card(
        id=card,
        name=name,
        round_end=kind == "round_end",
        sweets=tuple([SWEETS.index(x) for x in sweets]),
        mark=MARKS.index(mark),
        cost=dict(row["cost"]),
        brownie=brownie,
        effect=row["effect"],
        labour=labour,
    )


def _check_ends(row: Row, where: str) -> None:
    """Effects must come to an end: no labour ability calls a bonus, and only round-end cards are played by effects."""
    for step in steps(row.get("labour", [])):
        if step["op"] in NOT_IN_LABOUR or step.get("times", 1) == 0:
            raise BadDeck(
                f"{where}.labour: found {step['op']}; allowed: no bonus, no card, no endless payment"
            )
    for step in steps(row["effect"]):
        if step["op"] == "copy_area":
            raise BadDeck(f"{where}.effect: found copy_area; allowed: only in action areas")
        if step["op"] == "play" and (step.get("card_kind") != "round_end" or row["kind"] == "round_end"):
            raise BadDeck(f"{where}.effect: found play; allowed: card_kind round_end, on an immediate card")


def steps(effect: list[Row]) -> list[Row]:
    """All steps of an effect, also those inside payments and choices."""
    found: list[Row] = []
    for step in effect:
        found.append(step)
        found += steps(step.get("then", []))
        for option in step.get("options", []):
            found += steps(option)
    return found


def load(path: Path) -> Deck:
    """The deck in a file."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadDeck(f"{path}: found no readable file ({error.strerror}); allowed: a TOML file") from None
    except UnicodeDecodeError as error:
        raise BadDeck(f"{path}: found {error.reason} at byte {error.start}; allowed: text in UTF-8") from None
    deck = parse(text, path.name)
    return replace(deck, ours=True) if path.resolve() == STANDARD.resolve() else deck


DECK: Final = load(Path(os.environ.get(VARIABLE) or STANDARD))
CARDS: Final = DECK.cards
CARD_NAMES: Final = tuple([c.id for c in CARDS])


def check(path: Path) -> str:
    """A line about the deck in a file."""
    deck = load(path)
    ends = len([c for c in deck.cards if c.round_end])
    return f"{deck.key}, {len(deck.cards)} cards, {ends} of them for the end of the round"


def main(words: list[str]) -> int:
    """Check deck files, as `igroteka deck FILE …` does: also for who has only this folder."""
    for word in words or [str(STANDARD)]:
        try:
            print(f"{word}: {check(Path(word))}")
        except BadDeck as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
