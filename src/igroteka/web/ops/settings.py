"""What the operator can set, with defaults that are right for a table among friends."""

from __future__ import annotations

import ipaddress
import os
import socket
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import urlsplit

from ...core.errors import bad_option
from ...core.text import phrase

HOSTS_VARIABLE: Final = "IGROTEKA_HOSTS"
"""Names under which the server may be called, between commas; * for any."""
KEEP_VARIABLE: Final = "IGROTEKA_KEEP_DAYS"
"""How many days tables are kept: open=14,running=180,passing=30,over=0, all or some of them; 0 means for ever."""
KEPT_KINDS: Final = ("open", "running", "passing", "over")
PROXIES_VARIABLE: Final = "FORWARDED_ALLOW_IPS"
"""Proxies whose word on where a visitor comes from is believed, as uvicorn names it: addresses between commas."""
METRICS_VARIABLE: Final = "IGROTEKA_METRICS_TOKEN"
"""The key with which a monitor gets the metrics at /metrics."""
SMTP_VARIABLE: Final = "IGROTEKA_SMTP"
"""The mail server, such as smtp://user:password@host:587; without one nobody is called by e-mail."""
MAIL_FROM_VARIABLE: Final = "IGROTEKA_MAIL_FROM"
"""Whom mail comes from: an address, or a name and an address in angle brackets."""
PRIVATE_CALLS_VARIABLE: Final = "IGROTEKA_PRIVATE_CALLS"
"""1 lets webhooks and browsers be called at addresses of the own network, too, and by http."""
RANKINGS_VARIABLE: Final = "IGROTEKA_RANKINGS"
"""0 switches the rankings of players off."""
PUBLIC_ADDRESS_VARIABLE: Final = "IGROTEKA_PUBLIC_ADDRESS"
"""Where people find the site, such as https://play.example.org: links in mails and webhooks begin with it."""


@dataclass(frozen=True)
class Limits:
    """How much one guest or one address may do, in the notation of the package `limits`."""

    tables: str = "40 per 10 minute"
    uploads: str = "20 per 10 minute"
    edits: str = "300 per 10 minute"
    """Changes in the editor of positions, each of which is checked and drawn."""
    chat: str = "12 per 20 second"
    messages: str = "60 per 2 second"
    requests: str = "3000 per 1 minute"
    joins: str = "20 per 10 minute"
    """Seats that one address may take."""
    accounts: str = "10 per 1 hour"
    """Accounts that may be made from one address."""
    signing: str = "30 per 10 minute"
    """How often one address may try to sign in, in whatever way."""
    calls: str = "20 per 1 hour"
    """Changes of where one person is called, trials included."""
    mails: str = "5 per 1 day"
    """Questions whether an address is right, to one address and from one person."""
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
    files: str = "6000 per 1 minute"
    """Static files, which cost little."""
    most_sockets: int = 5_000
    most_sockets_of_one: int = 60
    """Pages that may listen from one address, at all tables together."""
    most_sockets_at_table: int = 12
    """Pages that may listen to one table from one address."""
    most_connections: int = 2_000
    """Connections that may be open in addition to those of listening pages."""
    most_connections_of_one: int = 100
    """The same for one address; not for a proxy, through which everybody comes."""
    processor: str = "2 per 10 second"
    """Seconds of processor time for one guest. Who has used them up waits with moves, and is refused all that only reads."""
    processor_of_address: str = "5 per 10 second"
    """The same for all guests of one address together."""
    bot_tables: int = 4
    """Running games between bots alone that one guest or one address may have begun."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = field(default="", repr=False)
    """Address of the store; empty for the user's own file."""
    hosts: tuple[str, ...] = ()
    """More names under which the server may be called, in addition to this machine's own and plain IP numbers."""
    proxies: str = ""
    """Addresses of proxies, between commas; everybody else may write what they like into X-Forwarded-For."""
    workers: int = 1
    bot_pause: float = 0.6
    """Seconds between two moves of bots, so that people can follow."""
    bot_patience: float = 30.0
    """Seconds after which a bot that still thinks is stopped and a plain move is played."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    reading_processes: int = 1
    """Worker processes in addition to those of the bots, for replays, logs and positions: a replay does not wait for a bot."""
    unattended_tables: int = 2
    """Tables that nobody looks at where bots may play at the same time; others wait."""
    replay_memory: int = 64 * 1024 * 1024
    """Bytes of finished replays, end pages and positions that are kept."""
    host_waits: float = 300.0
    """Seconds after which the host of a table without a clock may hand a silent seat to a bot."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    hello_patience: float = 10.0
    share_patience: float = 10.0
    """Seconds for which a full table waits for the shares that the pages of its people add to the chance."""
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
    smtp: str = field(default="", repr=False)
    """The address of the mail server; empty for none."""
    mail_from: str = ""
    """Whom mail comes from."""
    public_address: str = ""
    """What links in mails and webhooks begin with; empty if nobody has said, and then there are none. Never what a visitor's Host says."""
    rankings: bool = True
    """Whether there are rankings of the players who want to be in them."""
    private_calls: bool = False
    """Whether webhooks and browsers may be called at addresses that are not public."""
    password_memory: int = 65_536
    """KiB that the hash of a password takes, so that guessing is dear for whoever has stolen the store."""
    limits: Limits = field(default_factory=Limits)
    keep_open_days: float = 14.0
    """Days after which a table is deleted that nobody has filled, or that was closed before it began; 0 keeps it for ever."""
    keep_running_days: float = 180.0
    """Days after which a game is deleted in which nobody moves any more."""
    keep_passing_days: float = 30.0
    """Days after which imported logs and tables of bots only are deleted."""
    keep_over_days: float = 0.0
    """Days after which a finished game is deleted."""
    tidy_every: float = 6 * 3600.0
    """Seconds between two searches for such tables, by whichever process."""

    @property
    def names(self) -> tuple[str, ...]:
        """All names that the operator has given the server: where people find it is one of them."""
        public = urlsplit(self.public_address).hostname
        return (*self.hosts, public) if public else self.hosts


def hosts_from_environment() -> tuple[str, ...]:
    """The names that the operator gave."""
    words = os.environ.get(HOSTS_VARIABLE, "").split(",")
    return tuple(word.strip().lower() for word in words if word.strip())


def keep_from_environment() -> dict[str, Any]:
    """How long the operator wants tables to be kept, as fields of the settings."""
    return keep_days(os.environ.get(KEEP_VARIABLE, ""))


def keep_days(written: str) -> dict[str, Any]:
    """Fields of the settings out of words such as "open=7,over=365"."""
    days_of: dict[str, Any] = {}
    for word in [word.strip() for word in written.split(",") if word.strip()]:
        kind, _, days = word.partition("=")
        if kind not in KEPT_KINDS or not days.isascii() or not days.isdecimal() or len(days) > 6:
            allowed = ", ".join([f"{one}=DAYS" for one in KEPT_KINDS])
            raise bad_option(
                phrase("days to keep tables"),
                repr(word[:40]),
                phrase("{names}, with 0 for ever", names=allowed),
            )
        days_of[f"keep_{kind}_days"] = float(days)
    return days_of


def proxies_from_environment() -> str:
    """The proxies that the operator has named."""
    return os.environ.get(PROXIES_VARIABLE, "").strip()


def metrics_token_from_environment() -> str:
    """The key for /metrics. It is taken out of the environment, which the processes of bots inherit."""
    return os.environ.pop(METRICS_VARIABLE, "").strip()


def calls_from_environment() -> dict[str, Any]:
    """How the operator lets people be called, as fields of the settings. The password is taken out of the environment."""
    return {
        "smtp": os.environ.pop(SMTP_VARIABLE, "").strip(),
        "mail_from": os.environ.get(MAIL_FROM_VARIABLE, "").strip(),
        "private_calls": os.environ.get(PRIVATE_CALLS_VARIABLE, "").strip() == "1",
    }


def rankings_from_environment() -> bool:
    """Whether the operator wants rankings."""
    return os.environ.get(RANKINGS_VARIABLE, "").strip() != "0"


def public_address_from_environment() -> str:
    """Where people find the site, as the operator says; empty if nothing was said."""
    return clean_public_address(os.environ.get(PUBLIC_ADDRESS_VARIABLE, ""))


def clean_public_address(written: str) -> str:
    """An address without the slash at its end; refused if no link could begin with it."""
    address = written.strip().rstrip("/")
    try:
        parts = urlsplit(address)
        host = parts.hostname if parts.port != 0 else None
    except ValueError:  # a port that is none
        host = None
    wanted = host and f"{parts.scheme}://{parts.netloc}" == address and "@" not in parts.netloc
    if address and not (
        wanted and parts.scheme in ("http", "https") and address.isascii() and address.isprintable()
    ):
        raise bad_option(
            PUBLIC_ADDRESS_VARIABLE,
            repr(written[:80]),
            phrase("{name}, without a path", name="https://HOST, http://HOST:PORT"),
        )
    return address


def with_own_address(settings: Settings, host: str, port: int) -> Settings:
    """The same settings; a server that nobody else can reach is found where it listens.

    One with a proxy or with other names is reached from elsewhere, so that only its operator knows how.
    """
    is_local = host == "localhost" or (
        is_ip_address(host) and ipaddress.ip_address(host.strip("[]")).is_loopback
    )
    if settings.public_address or not is_local or settings.proxies or settings.hosts:
        return settings
    name = f"[{host.strip('[]')}]" if ":" in host else host
    return replace(settings, public_address=f"http://{name}:{port}")


def own_host_names() -> frozenset[str]:
    """The names of this machine that need no setting."""
    host = socket.gethostname().lower()
    return frozenset({"localhost", host, f"{host}.local", socket.getfqdn().lower()} - {""})


def is_ip_address(host: str) -> bool:
    """Whether this is an IP number: no foreign site can be called by one that is ours."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
