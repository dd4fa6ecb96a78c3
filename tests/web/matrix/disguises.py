"""Values that look like what somebody may use, or like what somebody else may: none of them opens anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from igroteka.store import TableRow

from .people import PERSONS, link, open_seat, secret
from .requests import filled
from .rows import NO, Row
from .stages import Stages
from .table import ROWS

#: Ways to write the number of another seat that a careless reader takes for it, or for one of the own.
NUMBERS: Final = [
    "0001", "001", "01", " 1", "1 ", "+1", "-0", "１", "1.0", "1e0", "0x1", "1_0", "٠١", "1\n", "0001 ", "00000000001",
    "%31%20", "1,0", "[1]", "true", "9" * 5_000,
]  # fmt: skip
#: The same for programs, which send numbers as JSON and not as text.
VALUES: Final[list[Any]] = ["0", "0000", " 0", 0.5, True, [0], {"seat": 0}, "１", -1, 10**30]
TWICE: Final = ("{name}=0&{name}=1", "{name}=1&{name}=0", "{name}=0&{name}=0001", "{name}=&{name}=1")
WISHES: Final = ("hello", "why")
"""Messages in which the number of a seat is a wish: any but the own ones are passed over."""
_NUMBER: Final = re.compile(r"\b(seat|step|from|to)=(\{own\}|\{other\}|\{late\}|\d+)")


class Try(NamedTuple):
    """Something that must be refused; `answer` is the only right one, empty where any refusal is."""

    row: Row
    stage: str
    person: str
    path: str
    fields: dict[str, Any]
    key: str | None = None
    answer: str = ""


async def tries(stages: Stages) -> list[Try]:
    """Everything that must be refused at the tables of a game."""
    return [one for alike in await tries_alike(stages) for one in alike]


async def some_tries(stages: Stages) -> list[Try]:
    """Every disguise of every row, each by one person before or in a game; who and when goes round."""
    return [alike[number % len(alike)] for number, alike in enumerate(await tries_alike(stages))]


async def tries_alike(stages: Stages) -> list[list[Try]]:
    """Every disguise of every row: the tries of all people before and in a game."""
    alike: dict[tuple[Row, str, int], list[Try]] = {}
    for stage in ("open", "running"):
        for person in ("seat", "seated", "host"):
            at = stages.rows[stage, PERSONS[person].at]
            words = await stages.words(at)
            for row in ROWS:
                if row.expected(stage, person) is not None:
                    fields = filled(dict(row.fields), words)
                    kinds = {
                        "numbers": numbers(row, stage, person, words, fields),
                        "tables": tables(row, stage, person, words, fields),
                        "links": links(row, stage, person, stages, words, fields),
                    }
                    for kind, found in kinds.items():
                        for number, one in enumerate(found):
                            alike.setdefault((row, kind, number), []).append(one)
    return list(alike.values())


def numbers(
    row: Row, stage: str, person: str, words: dict[str, Any], fields: dict[str, Any]
) -> Iterator[Try]:
    """Every number of a query, a form, a message or a body, written in another way, or twice."""
    for place in _NUMBER.finditer(row.path):
        name, (start, end) = place[1], place.span()
        for written in [
            *[f"{name}={quote(one)}" for one in NUMBERS],
            *[one.format(name=name) for one in TWICE],
        ]:
            path = filled(row.path[:start], words) + written + filled(row.path[end:], words)
            yield Try(row, stage, person, path, fields)
    for name in {"seat", "seq"} & set(fields):
        for value in NUMBERS if row.channel == "page" else VALUES:
            if row.route in WISHES and type(value) is int:
                continue
            yield Try(row, stage, person, filled(row.path, words), {**fields, name: value})


def tables(row: Row, stage: str, person: str, words: dict[str, Any], fields: dict[str, Any]) -> Iterator[Try]:
    """The name of the table, nearly."""
    if "{table}" not in row.path:
        return
    id = words["table"]
    for name in (
        f"{id}%20",
        f"%20{id}",
        id.upper(),
        f"{id}%00",
        f"0{id}",
        f"{id}.",
        id[:-1],
        "%2e%2e",
        "{table}",
    ):
        path = filled(row.path.replace("{table}", "TABLE"), words).replace("TABLE", name)
        yield Try(row, stage, person, path, fields)


def links(
    row: Row, stage: str, person: str, stages: Stages, words: dict[str, Any], fields: dict[str, Any]
) -> Iterator[Try]:
    """Links and keys that are none, or that belong to another table, in the hands of somebody without rights."""
    at = stages.rows[stage, PERSONS[person].at]
    other = stages.rows["sharing", PERSONS[person].at]
    if "{table}" not in row.path or at.config["public"]:
        return
    for forged in forgeries(at, other, PERSONS[person].link or "seat", row.channel == "call"):
        form = row.route.startswith("POST") and row.channel == "page"
        if not (form and row.expected(stage, "stranger") != NO["page"]):
            yield Try(row, stage, "stranger", filled(row.path, words), fields, forged, NO[row.channel])


def forgeries(at: TableRow, other: TableRow, kind: str, program: bool) -> list[str]:
    """Links that look like one of a table."""
    true, word, foreign = link(at, kind), secret(at, kind), secret(other, kind)
    forged = [
        link(other, kind), f"{at.id}.{foreign}", f"{other.id}.{word}", f"{true}x", true[:-1], true.upper(), f"{true}\0",
        word, f".{word}", f"{at.id}.", f"{at.id}..{word}", f"{at.id}.{at.id}", f"{at.id}.{word}.{word}", f"{at.id} .{word}",
    ]  # fmt: skip
    invited = open_seat(at).get("token", "")
    forged += [f"{at.id}.{invited}"] if invited else []
    # What stands around a key in a header is no part of it.
    return [one for one in forged if not (program and "\0" in one)] + (
        [] if program else [f" {true}", f"{true} "]
    )
