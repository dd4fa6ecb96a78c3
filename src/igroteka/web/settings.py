"""What the operator can set, with defaults that are right for a table among friends."""

from __future__ import annotations

import ipaddress
import os
import socket
from dataclasses import dataclass, field
from typing import Final

HOSTS_VARIABLE: Final = "IGROTEKA_HOSTS"
"""Names under which the server may be called, between commas; * for any."""
METRICS_VARIABLE: Final = "IGROTEKA_METRICS_TOKEN"
"""The key with which a monitor gets the numbers at /metrics."""


@dataclass(frozen=True)
class Limits:
    """How much one guest or one address may do, in the notation of the package `limits`."""

    tables: str = "40 per 10 minute"
    uploads: str = "20 per 10 minute"
    chat: str = "12 per 20 second"
    messages: str = "60 per 2 second"
    requests: str = "3000 per 1 minute"
    files: str = "6000 per 1 minute"
    """Static files, which cost little."""
    most_sockets: int = 5_000
    most_sockets_of_one: int = 60
    """Pages that may listen from one address, at all tables together."""
    most_sockets_at_table: int = 12
    """Pages that may listen to one table from one address."""
    most_connections: int = 2_000
    """Connections that may be open beside those of listening pages."""
    most_connections_of_one: int = 100
    """The same for one address; not for a proxy, through which everybody comes."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = field(default="", repr=False)
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
    most_waiting_bytes: int = 1_000_000
    """Bytes that may wait for a slow page, likewise."""
    write_patience: float = 20.0
    """Seconds after which a page or browser that does not take what it is sent is cut off."""
    head_patience: float = 10.0
    """Seconds in which a connection must have sent the whole head of a request."""
    body_patience: float = 30.0
    """Seconds in which the rest of a request must have come."""
    idle_patience: int = 15
    """Seconds for which a connection is kept for another request."""
    metrics_token: str = field(default="", repr=False)
    """The key for /metrics, which nobody gets without one."""
    limits: Limits = field(default_factory=Limits)


def hosts_from_environment() -> tuple[str, ...]:
    """The names that the operator gave."""
    words = os.environ.get(HOSTS_VARIABLE, "").split(",")
    return tuple(word.strip().lower() for word in words if word.strip())


def metrics_token_from_environment() -> str:
    """The key for /metrics. It is taken out of the environment, which the processes of bots inherit."""
    return os.environ.pop(METRICS_VARIABLE, "").strip()


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
