"""Looking for garbage seldom holds anybody up, and what is put away leaves the memory all the same."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace

import pytest

from igroteka.web.ops import garbage
from igroteka.web.tables import registry

from ..store.leaping import HOUR, leap, until
from .support import QUICK, Site, site


@pytest.fixture(autouse=True)
def usual_looks() -> Iterator[None]:
    """What a test changes about the search is as before."""
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


class Node:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_is_left_out_goes_when_everything_is_looked_through() -> None:
    node = Node()
    garbage.look_seldom()
    assert gc.get_threshold() == garbage.LOOKS
    gone = weakref.ref(node)
    del node
    gc.collect()
    assert gone() is not None
    garbage.look_through_everything()
    assert gone() is None


async def put_away(there: Site) -> weakref.ref[object]:
    """A table that has left the registry."""
    async with there.person("Ann") as ann:
        id = await ann.new_table("dream_city", seats=2, seat__0="me", seat__1="local")
    table = there.registry.tables[id]
    gone: weakref.ref[object] = weakref.ref(table)
    gc.freeze()  # a look has found it in use
    table.last_used -= 2 * HOUR
    del table
    leap(2 * HOUR)
    await until(lambda: id not in there.registry.tables)
    return gone


async def test_tables_that_were_put_away_leave_the_memory_when_they_are_many(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "WORTH_IT", 2)
    async with site(url, replace(QUICK, idle=HOUR)) as there:
        gone = [await put_away(there), await put_away(there)]
        leap(60)
        await until(lambda: not any(one() for one in gone))
