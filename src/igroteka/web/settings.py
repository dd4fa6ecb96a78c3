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
    most_sockets: int = 5_000
    most_sockets_of_one: int = 400
    processor: str = "2 per 10 second"
    """Seconds of processor time for one guest. Who has used them up waits with moves, and is refused all that only looks."""
    processor_of_address: str = "3 per 10 second"
    """The same for all guests of one address together."""
    bot_tables: int = 4
    """Running games between bots alone that one guest or one address may have begun."""


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
    reading_processes: int = 1
    """Worker processes beside those of the bots, for films, logs and positions: a replay does not wait for a bot."""
    unattended_tables: int = 2
    """Tables that nobody looks at where bots may play at the same time; others wait."""
    film_memory: int = 64 * 1024 * 1024
    """Bytes of finished films, end pages and positions that are kept."""
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
