"""The form of a worker card, and the check that a list of them is a deck (docs/editions.md tells it)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from igroteka.core.edition import Place, bad_edition, check_texts, said_of
from igroteka.core.errors import FilePlace, brief, some
from igroteka.core.text import phrase

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


def check_cards(rows: list[Row], places: list[FilePlace]) -> None:
    """Refuse rows that are no deck of worker cards."""
    where = FilePlace(places[0].file)
    if not LEAST <= len(rows) <= MOST:
        raise bad_edition(
            where, phrase("{n} cards", n=len(rows)), phrase("{low} to {high}", low=LEAST, high=MOST)
        )
    seen: dict[str, FilePlace] = {}
    for row, place in zip(rows, places, strict=True):
        card = check_card(row, place)
        if card in seen:
            raise bad_edition(
                place,
                phrase("{name} twice, first as {where}", name=card, where=seen[card].within()),
                phrase("every id once"),
            )
        seen[card] = place
    for industry in INDUSTRIES:
        if len([row for row in rows if row.get("mark") in (industry, "any")]) < 4:
            raise bad_edition(
                where,
                phrase("fewer than 4 cards for {name}", name=industry),
                phrase("4 or more, or no pair of workers could be employed in round 1"),
            )


def check_card(row: Row, where: Place) -> str:
    """Refuse a row that is no card; its id."""
    if set(row) - set(FIELDS):
        raise bad_edition(where, some(sorted(set(row) - set(FIELDS))), ", ".join(FIELDS))
    card = row.get("id")
    if not isinstance(card, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", card):
        raise bad_edition(where, said_of(row, "id"), phrase("small letters, digits and _"))
    if card in TAKEN:
        raise bad_edition(
            where,
            phrase("id {name}, which means something else", name=repr(card)),
            phrase("a name of its own"),
        )
    where = where + f" ({card})"
    check_texts(row.get("name"), where + ".name")
    kind, mark = row.get("kind"), row.get("mark", "none")
    if kind not in CARD_KINDS:
        raise bad_edition(where, said_of(row, "kind"), ", ".join(CARD_KINDS))
    if mark not in MARKS or (kind == "round_end" and mark != "none"):
        raise bad_edition(
            where, f"mark {brief(mark)}", phrase("{names}; round-end cards: none", names=some(list(MARKS)))
        )
    if type(row.get("brownie_discount", False)) is not bool:
        found = brief(row["brownie_discount"])
        raise bad_edition(where, f"brownie_discount {found}", "true, false")
    labour = row.get("labour", [])
    if bool(labour) != (mark != "none"):
        steps_needed = phrase("steps, since the card has a mark")
        allowed = steps_needed if mark != "none" else phrase("none, since the card has no mark")
        raise bad_edition(where, said_of(row, "labour"), allowed)
    for needed in ("cost", "effect", "sweets"):
        if needed not in row:
            raise bad_edition(where, said_of(row, needed), phrase("cards that have one"))
    check_cost(row["cost"], where + ".cost", CARD_COST)
    _check_sweets(row["sweets"], where)
    check_effect(row["effect"], where + ".effect")
    if labour:
        check_effect(labour, where + ".labour")
    _check_places(row, where)
    return card


def _check_sweets(sweets: object, where: Place) -> None:
    if (
        not isinstance(sweets, list)
        or not 1 <= len(sweets) <= MOST_SWEETS
        or any(sweet not in SWEETS for sweet in sweets)
    ):
        raise bad_edition(
            where,
            f"sweets {brief(sweets)}",
            phrase("one to {n} of {names}", n=MOST_SWEETS, names=", ".join(SWEETS)),
        )


def _check_places(row: Row, where: Place) -> None:
    """Some steps belong to areas, or to cards that are played: only round-end cards are played by effects."""
    for step in steps(row.get("labour", [])):
        if step["op"] in NOT_IN_LABOUR:
            raise bad_edition(where + ".labour", str(step["op"]), phrase("no card that is played, no area"))
    for step in steps(row["effect"]):
        if step["op"] == "copy_area":
            raise bad_edition(where + ".effect", "copy_area", phrase("only in action areas"))
        if step["op"] == "play" and (step.get("card_kind") != "round_end" or row["kind"] == "round_end"):
            raise bad_edition(where + ".effect", "play", phrase("card_kind round_end, on an immediate card"))


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
