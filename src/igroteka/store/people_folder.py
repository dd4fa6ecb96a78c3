"""People with accounts in the folder of an exported store."""

from __future__ import annotations

import base64
import binascii
import json
from pathlib import Path
from typing import Final

from ..core import Json
from .people_rows import PasskeyRow, PersonRow, clean_person
from .rows import BadFolder, StoreError
from .store import Store

FILE: Final = "people.jsonl"
PersonFile = tuple[PersonRow, list[PasskeyRow]]


async def describe(store: Store, row: PersonRow) -> dict[str, object]:
    """Somebody with their passkeys, as JSON data."""
    keys = [
        {**key._asdict(), "public_key": base64.b64encode(key.public_key).decode()}
        for key in await store.people.passkeys(row.id)
    ]
    return {"person": vars(row), "passkeys": keys}


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
    return row, keys


async def restore(store: Store, people: list[PersonFile]) -> int:
    """Write people into a store; how many were new to it. One that is there already, word for word, is passed over."""
    count = 0
    for row, keys in people:
        there = await store.people.person(row.id)
        if there is None and await store.people.add(row, keys):
            count += 1
        elif there != row:
            raise StoreError(f"the store has somebody else with the id {row.id} or the name {row.login!r}")
    return count
