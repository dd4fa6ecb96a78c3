"""What the operator can set, with defaults that are right for a table among friends."""

from __future__ import annotations

import ipaddress
import os
import socket
from dataclasses import dataclass, field
from typing import Final

HOSTS_VARIABLE: Final = "IGROTEKA_HOSTS"
"""Names under which the server may be called, between commas; * for any."""


@dataclass(frozen=True)
class Limits:
    """How much one guest or one address may do, in the notation of the package `limits`."""

    tables: str = "40 per 10 minute"
    uploads: str = "20 per 10 minute"
    chat: str = "12 per 20 second"
    messages: str = "60 per 2 second"
    requests: str = "3000 per 1 minute"
    joins: str = "20 per 10 minute"
    """Seats that one address may take."""
    orders: str = "20 per 1 minute"
    """Standing orders of one seat, or of one guest, that change something."""
    undone: str = "200 per 1 minute"
    """Steps that one seat, or one guest, may take back."""
    hands: str = "12 per 1 minute"
    """How often one seat may change hands between its owner and a bot, or be given time."""
    changes: str = "600 per 1 minute"
    """Orders, steps back and changes of hands from one address."""
    most_rows: int = 50_000
    """Rows of one log after which a game can only go on, not back: many times what any game needs."""
    most_open: int = 30
    """Own tables of one guest that may wait for players at the same time."""
    most_sockets: int = 5_000
    most_sockets_of_one: int = 400


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = ""
    """Address of the store; empty for the user's own file."""
    hosts: tuple[str, ...] = ()
    """More names under which the server may be called, beside this machine's own and plain IP numbers."""
    workers: int = 1
    bot_pause: float = 0.6
    """Seconds between two moves of bots, so that people can follow."""
    bot_patience: float = 30.0
    """Seconds after which a bot that still thinks is stopped and a plain move is played."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    host_waits: float = 300.0
    """Seconds after which the host of a table without a clock may hand a silent seat to a bot."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    hello_patience: float = 10.0
    most_waiting: int = 64
    """Messages that may wait for a slow page; more are replaced by one full picture."""
    limits: Limits = field(default_factory=Limits)


def hosts_from_environment() -> tuple[str, ...]:
    """The names that the operator gave."""
    words = os.environ.get(HOSTS_VARIABLE, "").split(",")
    return tuple(word.strip().lower() for word in words if word.strip())


def own_names() -> frozenset[str]:
    """The names of this machine that need no setting."""
    host = socket.gethostname().lower()
    return frozenset({"localhost", host, f"{host}.local", socket.getfqdn().lower()} - {""})


def is_address(host: str) -> bool:
    """Whether this is an IP number: no foreign site can be called by one that is ours."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
