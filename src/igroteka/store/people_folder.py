"""People with accounts in the folder of an exported store, with how they want to be called.

Notices that wait to be sent are not in it: they belong to the store that the people play on.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core import Json
from .call_rows import CallRow, ChannelRow, TableWish, clean_call, clean_channel, clean_table_wish
from .people_rows import PasskeyRow, PersonRow, clean_person
from .rows import BadFolder, StoreError
from .store import Store

FILE: Final = "people.jsonl"


@dataclass
class PersonFile:
    """Somebody with all that is theirs alone."""

    row: PersonRow
    passkeys: list[PasskeyRow]
    call: CallRow | None
    channels: list[ChannelRow]
    wishes: dict[str, TableWish]


async def describe(store: Store, row: PersonRow) -> dict[str, object]:
    """Somebody with their passkeys and their wishes, as JSON data."""
    keys = [
        {**key._asdict(), "public_key": base64.b64encode(key.public_key).decode()}
        for key in await store.people.passkeys(row.id)
    ]
    call = await store.calls.call(row.id)
    return {
        "person": vars(row),
        "passkeys": keys,
        "call": None if call is None else vars(call),
        "channels": [vars(channel) for channel in await store.calls.channels(row.id)],
        "wishes": {table: own._asdict() for table, own in (await store.calls.table_wishes(row.id)).items()},
    }


def read_people(folder: Path) -> list[PersonFile]:
    """Everybody in a folder; nobody in one that was written before there were accounts."""
    path = folder / FILE
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        lines = []
    except (OSError, ValueError) as error:
        raise BadFolder(f"{path} cannot be read: {error}") from None
    about = json.loads((folder / "store.json").read_text(encoding="utf-8"))
    if about.get("people", 0) != len(lines):
        raise BadFolder(
            f"{path}: found {len(lines)} people; allowed: {about.get('people', 0)}, as store.json says"
        )
    people: list[PersonFile] = []
    for number, line in enumerate(lines, 1):
        try:
            people.append(_read_person(json.loads(line)))
        except (ValueError, KeyError, TypeError, RecursionError, binascii.Error, StoreError) as error:
            raise BadFolder(f"{path}, line {number}: {error}") from None
    return people


def _read_person(data: Json) -> PersonFile:
    if not isinstance(data, dict) or not isinstance(data["person"], dict):
        raise ValueError("allowed: an object with person and passkeys")
    row = PersonRow(**data["person"])
    clean_person(row)
    keys: list[PasskeyRow] = []
    for key in data["passkeys"] if isinstance(data["passkeys"], list) else []:
        if not isinstance(key, dict):
            raise ValueError("allowed: passkeys as objects")
        values: dict[str, object] = {**key, "public_key": base64.b64decode(str(key["public_key"]))}
        keys.append(PasskeyRow(**values))  # type: ignore[arg-type]
    return PersonFile(row, keys, *_read_calls(data))


def _read_calls(data: Mapping[str, Json]) -> tuple[CallRow | None, list[ChannelRow], dict[str, TableWish]]:
    """How somebody wants to be called; of somebody who was written before there were calls, nothing.

    Programs of old wrote the address of the site along, which is a setting of the server now, and of a table only what for.
    """
    found, channels, wishes = data.get("call"), data.get("channels", []), data.get("wishes", {})
    if not isinstance(found, dict | None) or not isinstance(channels, list) or not isinstance(wishes, dict):
        raise ValueError("allowed: call and wishes as objects, channels as a list of objects")
    call = (
        None if found is None else CallRow(**{name: value for name, value in found.items() if name != "site"})
    )
    rows = [ChannelRow(**one) for one in channels if isinstance(one, dict)]
    if call is not None:
        clean_call(call)
    for row in rows:
        clean_channel(row)
    own = {
        table: TableWish(**{name: str(word) for name, word in one.items()})
        if isinstance(one, dict)
        else TableWish(str(one))
        for table, one in wishes.items()
    }
    for one in own.values():
        clean_table_wish(one)
    return call, rows, own


async def restore(store: Store, people: list[PersonFile]) -> int:
    """Write people into a store; how many were new to it. One that is there already, word for word, is passed over."""
    count = 0
    for one in people:
        there = await store.people.person(one.row.id)
        if there is None and await store.people.add(one.row, one.passkeys):
            await store.calls.restore(one.call, one.channels)
            count += 1
        elif there != one.row:
            raise StoreError(
                f"the store has somebody else with the id {one.row.id} or the name {one.row.login!r}"
            )
    return count


async def restore_wishes(store: Store, people: list[PersonFile]) -> None:
    """Write what people wish for single tables, once these are there."""
    for one in people:
        await store.calls.restore_wishes(one.row.id, one.wishes)
