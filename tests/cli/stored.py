"""A store with finished games, for commands that read one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from igroteka.store import TableRow, export_store, open_store

from ..store.examples import table, whole_game


def stored(file: Path) -> str:
    """The address of a store with three finished games, of which one cannot be read."""
    address = f"sqlite:///{file}"

    async def fill() -> None:
        async with await open_store(address) as store:
            for i in range(3):
                row: TableRow = table(f"t{i}", created=100.0 + i, seed=f"s{i}")
                people = {"kind": "guest", "guest": f"g{i}"}
                row.config = {"seats": [people, {"kind": "bot", "bot": "medium"}]}
                row.version = 99 if i == 2 else row.version
                if i == 2:
                    await store.create(row)
                    await store.append(row.id, 0, ["B"], status="over")
                else:
                    await whole_game(store, row)
            await export_store(store, file.parent / "export")

    asyncio.run(fill())
    return address
