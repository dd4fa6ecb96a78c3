"""The pages that listen to a table, and who of its people is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ...core import Seat
from ...store import TableRow
from .messages import encode
from .rendering import Client, Role

PRESENCE_DELAY: Final = 1.0
"""Seconds in which all who come and go are told in one message."""


class Audience:
    """Belongs to one table. `is_home` tells whether all pages of the table are here, and none in another process."""

    def __init__(self, is_home: Callable[[], bool]) -> None:
        self.clients: set[Client] = set()
        self._is_home = is_home
        self._presence_timer: asyncio.TimerHandle | None = None
        self._is_sent_home = False
        """Whether the pages have been asked to connect again."""

    def add(self, client: Client) -> None:
        """A page listens from now on."""
        self.clients.add(client)
        self._tell_presence_soon()

    def remove(self, client: Client) -> None:
        """A page listens no more."""
        self.clients.discard(client)
        self._tell_presence_soon()

    def with_role(self, role: Role) -> list[Client]:
        """The pages that see the table in the same way."""
        return [client for client in self.clients if client.role == role]

    def roles(self) -> set[Role]:
        """All the ways in which pages see the table."""
        return {client.role for client in self.clients}

    def connected_seats(self) -> set[Seat] | None:
        """The seats whose pages are connected; None where other processes may know more."""
        if not self._is_home():
            return None
        return {seat for client in self.clients for seat in client.access.seats}

    @property
    def guests(self) -> frozenset[str]:
        """Those whose pages are connected here, with or without a seat."""
        return frozenset(client.access.guest for client in self.clients if client.access.guest)

    def push_all(self, message: Mapping[str, object]) -> None:
        """Tell all pages the same."""
        self.push_to(self.clients, message)

    def push_to(self, clients: Iterable[Client], message: Mapping[str, object]) -> None:
        """Tell some pages the same."""
        encoded = encode(message)
        for client in clients:
            client.push(encoded)

    def _tell_presence_soon(self) -> None:
        """Tell who is connected, at most once a second however many come."""
        if self._presence_timer is None and self._is_home():
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        connected = self.connected_seats() or set()
        watching = sum(1 for client in self.clients if not client.access.seats)
        self.push_all({"t": "here", "seats": sorted(connected), "watching": watching})

    def send_home(self) -> None:
        """Let pages that were served here because the table's home could not be reached connect again, now that it can.

        Once is enough: a page that still comes here cannot be handed over, and stays.
        """
        if self.clients and not self._is_sent_home:
            self._is_sent_home = True
            for client in self.clients:
                client.ask_to_reconnect()

    def part_with_others(self, row: TableRow) -> None:
        """Let pages whose seats or table belong to somebody else by now connect again, as whoever they are then."""
        for client in self.clients:
            access = client.access
            moved = [
                seat for seat in access.seats if row.config["seats"][seat].get("guest", "") != access.guest
            ]
            is_host = bool(access.guest) and row.config.get("host", "") == access.guest
            is_shut_out = bool(row.config.get("locked")) and not (access.seats or access.host)
            if moved or access.host != is_host or is_shut_out:
                client.ask_to_reconnect()

    def close_connections(self) -> None:
        """The table is deleted: close the connections of all pages."""
        for client in self.clients:
            client.close_soon()

    def close(self) -> None:
        """Tell nobody any more who comes and goes."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
