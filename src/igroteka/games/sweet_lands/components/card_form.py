"""The form of a worker card, and the check that a list of them is a deck (docs/editions.md tells it)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from igroteka.core.edition import BadEdition, check_texts, said_of
from igroteka.core.errors import brief, some

from .files import Row, read_ours
from .vocabulary import (
    CARD_COST,
    CARD_KINDS,
    INDUSTRIES,
    MARKS,
    OPS,
    SITES,
    SWEETS,
    check_cost,
    check_effect,
)

FIELDS: Final = ("id", "name", "kind", "sweets", "mark", "cost", "brownie_discount", "effect", "labour")
LEAST: Final = 60
MOST: Final = 400
MOST_SWEETS: Final = 12
ANY: Final = MARKS.index("any")
NO_MARK: Final = MARKS.index("none")


def _ids(file: str, *tables: str) -> list[str]:
    return [str(row["id"]) for table in tables for row in read_ours(file)[table]]


#: Names that mean something else in moves, logs and texts.
TAKEN: Final = frozenset(
    (
        *(*OPS, *SITES, "tent", "house", "building", "lab", "tower", "unseen", "none"),
        *_ids("domains.toml", "special_terrain"),
        *_ids("properties.toml", "shop"),
        *_ids("tiles.toml", "help_tile"),
        *_ids("skills.toml", "skill", "enhanced_skill"),
        *_ids("characters.toml", "character"),
    )
)
#: Effects that belong to action areas, or would let a card that is employed play others.
NOT_IN_LABOUR: Final = ("play", "copy_area")


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


def check_cards(rows: list[Row], places: list[str]) -> None:
    """Refuse rows that are no deck of worker cards."""
    where = places[0].partition(", ")[0]
    if not LEAST <= len(rows) <= MOST:
        raise BadEdition(f"{where}: found {len(rows)} cards; allowed: {LEAST} to {MOST}")
    seen: dict[str, str] = {}
    for row, place in zip(rows, places, strict=True):
        card = check_card(row, place)
        if card in seen:
            raise BadEdition(f"{place}: found {card} twice, first as {seen[card]}; allowed: every id once")
        seen[card] = place.removeprefix(f"{where}, ")
    for industry in INDUSTRIES:
        if len([row for row in rows if row.get("mark") in (industry, "any")]) < 4:
            raise BadEdition(
                f"{where}: found fewer than 4 cards for {industry}; allowed: 4 or more, "
                "or no pair of workers could be employed in round 1"
            )


def check_card(row: Row, where: str) -> str:
    """Refuse a row that is no card; its id."""
    if set(row) - set(FIELDS):
        raise BadEdition(
            f"{where}: found {some(sorted(set(row) - set(FIELDS)))}; allowed: {', '.join(FIELDS)}"
        )
    card = row.get("id")
    if not isinstance(card, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", card):
        raise BadEdition(f"{where}: found {said_of(row, 'id')}; allowed: small letters, digits and _")
    if card in TAKEN:
        raise BadEdition(
            f"{where}: found id {card!r}, which means something else; allowed: a name of its own"
        )
    where = f"{where} ({card})"
    check_texts(row.get("name"), f"{where}.name")
    kind, mark = row.get("kind"), row.get("mark", "none")
    if kind not in CARD_KINDS:
        raise BadEdition(f"{where}: found {said_of(row, 'kind')}; allowed: {', '.join(CARD_KINDS)}")
    if mark not in MARKS or (kind == "round_end" and mark != "none"):
        raise BadEdition(
            f"{where}: found mark {brief(mark)}; allowed: {some(list(MARKS))}; round-end cards: none"
        )
    if type(row.get("brownie_discount", False)) is not bool:
        found = brief(row["brownie_discount"])
        raise BadEdition(f"{where}: found brownie_discount {found}; allowed: true, false")
    labour = row.get("labour", [])
    if bool(labour) != (mark != "none"):
        allowed = "steps, since the card has a mark" if mark != "none" else "none, since the card has no mark"
        raise BadEdition(f"{where}: found {said_of(row, 'labour')}; allowed: {allowed}")
    for needed in ("cost", "effect", "sweets"):
        if needed not in row:
            raise BadEdition(f"{where}: found {said_of(row, needed)}; allowed: cards that have one")
    check_cost(row["cost"], f"{where}.cost", CARD_COST)
    _check_sweets(row["sweets"], where)
    check_effect(row["effect"], f"{where}.effect")
    if labour:
        check_effect(labour, f"{where}.labour")
    _check_places(row, where)
    return card


def _check_sweets(sweets: object, where: str) -> None:
    if (
        not isinstance(sweets, list)
        or not 1 <= len(sweets) <= MOST_SWEETS
        or any(sweet not in SWEETS for sweet in sweets)
    ):
        raise BadEdition(
            f"{where}: found sweets {brief(sweets)}; allowed: one to {MOST_SWEETS} of {', '.join(SWEETS)}"
        )


def _check_places(row: Row, where: str) -> None:
    """Some steps belong to areas, or to cards that are played: only round-end cards are played by effects."""
    for step in steps(row.get("labour", [])):
        if step["op"] in NOT_IN_LABOUR:
            raise BadEdition(f"{where}.labour: found {step['op']}; allowed: no card that is played, no area")
    for step in steps(row["effect"]):
        if step["op"] == "copy_area":
            raise BadEdition(f"{where}.effect: found copy_area; allowed: only in action areas")
        if step["op"] == "play" and (step.get("card_kind") != "round_end" or row["kind"] == "round_end"):
            raise BadEdition(
                f"{where}.effect: found play; allowed: card_kind round_end, on an immediate card"
            )


def steps(effect: list[Row]) -> list[Row]:
    """All steps of an effect, also those inside payments and choices."""
    every: list[Row] = []
    for step in effect:
        every.append(step)
        every += steps(step.get("then", []))
        for option in step.get("options", []):
            every += steps(option)
    return every


def make_card(row: Row) -> Card:
    """The card of a checked row."""
    return Card(
        id=row["id"],
        name=dict(row["name"]),
        round_end=row["kind"] == "round_end",
        sweets=tuple([SWEETS.index(x) for x in row["sweets"]]),
        mark=MARKS.index(row.get("mark", "none")),
        cost=dict(row["cost"]),
        brownie=row.get("brownie_discount", False),
        effect=row["effect"],
        labour=row.get("labour", []),
    )
