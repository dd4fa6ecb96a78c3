"""Bids as people and programs make them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ...store import TableRow
from ..errors import Refused
from . import arranging, bidding
from .auction import Bid
from .config import TableConfig
from .registry import TableRegistry
from .seats import Access
from .table import Table

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


async def place_bid(
    registry: TableRegistry,
    table: Table,
    access: Access,
    offer: Bid,
    number: int,
    chosen: Mapping[str, str] = NOTHING,
) -> None:
    """Write a bid of somebody who has seen so many bids before, and with it what they choose to play with."""

    def change(row: TableRow) -> TableConfig:
        config = arranging.choose(row, access, offer.bidder, chosen) if chosen else row.config
        return bidding.bid(replace(row, config=config), access.guest, offer, number, registry.watch.wall())

    await registry.change_config(table, change)


async def decide_late_bid(registry: TableRegistry, table: Table, access: Access) -> None:
    """Write that somebody wants the cheapest seat to be bid for whoever is late."""
    if not (access.seats or access.host):
        raise Refused("bid-watch", "a spectator only looks")
    now = registry.watch.wall()
    await registry.change_config(table, lambda row: bidding.decide(row, access.guest, now))
