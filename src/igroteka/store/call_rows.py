"""How people are called, as plain values: what they wish, when a notice is due, where it goes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from .people_rows import PersonRow
from .rows import StoreError, clean_id, clean_json, clean_line, clean_time

WISHES: Final = ("never", "turn", "all")
PACES: Final = ("now", "soon", "daily")
CHANNEL_KINDS: Final = ("mail", "hook", "push")
TABLE_KINDS: Final = ("out", "absent", "short", "turn", "late", "over", "begun", "chat", "move")
"""What happens at a table that somebody may be called for, the most urgent first."""
URGENT_KINDS: Final = ("out", "absent", "short", "turn", "late")
"""What others wait for: a turn, one for which time gets short, and a decision about somebody whose time has ended; and what has become of
somebody who did not come to a game of a tournament: it counts as lost, and they may be out."""
SINGLE_KINDS: Final = ("confirm", "test")
"""Notices that are messages of their own: the question whether an address is right, and a trial."""
REMIND_FROM: Final = 3600.0
"""Seconds for a turn from which on somebody is reminded."""
LONGEST_NOTICE: Final = 24 * 3600.0
"""Seconds before the end of a turn's time at which somebody is reminded at the earliest."""
SOON: Final = 600.0
"""Seconds that somebody waits who wants no call for what they notice by themselves."""
DAY_MINUTES: Final = 24 * 60
MOST_CHANNELS: Final = 10
LONGEST_ADDRESS: Final = 2_000


@dataclass(frozen=True)
class CallRow:
    """How somebody wants to be called. Quiet hours are minutes of their day, and none if both ends are equal."""

    person: str
    wish: str = "turn"
    pace: str = "soon"
    hour: int = 9
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    zone: str = "UTC"

    def due_at(self, now: float) -> float:
        """When a notice of something that happens now may be sent."""
        zone = _known_zone(self.zone)
        if self.pace == "daily":
            return self.after_quiet(_next_time(now, zone, self.hour * 60))
        return self.after_quiet(now + SOON if self.pace == "soon" else now)

    def reminder_at(self, now: float, end: float) -> float | None:
        """When to remind somebody of a turn that ends then: with a quarter of its time left, before the quiet hours if
        they last too long; None if there is not enough time for that.
        """
        if end - now < REMIND_FROM:
            return None
        wanted = end - min((end - now) / 4, LONGEST_NOTICE)
        at = self.after_quiet(wanted)
        if at < end:
            return at
        zone = _known_zone(self.zone)
        days = [_next_time(wanted - 24 * 3600 * back, zone, self.quiet_from) for back in (1, 2)]
        return max([now, *[begin - 60.0 for begin in days if begin <= wanted]])

    def after_quiet(self, at: float) -> float:
        """The same time, or the end of the quiet hours in which it lies."""
        zone = _known_zone(self.zone)
        local = datetime.fromtimestamp(at, zone)
        minute = local.hour * 60 + local.minute
        since_begin = (minute - self.quiet_from) % DAY_MINUTES
        length = (self.quiet_to - self.quiet_from) % DAY_MINUTES
        return _next_time(at, zone, self.quiet_to) if since_begin < length else at


class TableWish(NamedTuple):
    """What for and when somebody wants to be called by one table; empty words are as everywhere."""

    wish: str = ""
    pace: str = ""

    def applied_to(self, settings: CallRow) -> CallRow:
        """How somebody wants to be called by this table, who wants it like that by all."""
        return replace(settings, wish=self.wish or settings.wish, pace=self.pace or settings.pace)


AS_USUAL: Final = TableWish()


def _known_zone(name: str) -> ZoneInfo:
    """A time zone; UTC for one that this system does not know. Notices are written with moves, which must not fail for that."""
    return ZoneInfo(name if is_zone(name) else "UTC")


def _next_time(now: float, zone: ZoneInfo, minute: int) -> float:
    """The next moment after `now` at which clocks in a zone show a minute of the day."""
    today = datetime.fromtimestamp(now, zone).date()
    wanted = time(minute // 60, minute % 60)
    days = [datetime.combine(today + timedelta(days), wanted, zone).timestamp() for days in (0, 1, 2)]
    return next(at for at in days if at > now)


def wants(wish: str, kind: str) -> bool:
    """Whether somebody with a wish wants to be called for something at a table."""
    return wish == "all" or (wish == "turn" and kind in URGENT_KINDS)


@dataclass(frozen=True)
class ChannelRow:
    """Where somebody is called. `details`, a dictionary, belongs to the caller; it and the address may hold secrets of theirs."""

    id: str
    person: str
    kind: str
    address: str = field(repr=False)
    details: dict[str, Any] = field(default_factory=dict, repr=False)
    confirmed: bool = False
    created: float = 0.0
    trouble: str = ""
    """Why the last message did not arrive; empty if it did."""


class Notice(NamedTuple):
    """Something that somebody is called for; without a table for what is not about one."""

    table: str | None
    kind: str
    created: float


@dataclass(frozen=True)
class Message:
    """Notices that go out together over one channel, under a name that stays the same however often it is tried."""

    id: str
    channel: ChannelRow
    person: PersonRow
    call: CallRow
    notices: list[Notice]
    tries: int
    began: float
    leased: float


class OutboxRow(NamedTuple):
    """What the operator sees of a notice: neither for whom it is nor what it says."""

    kind: str
    channel: str
    created: float
    due: float
    tries: int
    failed: float
    error: str


def clean_call(row: CallRow) -> None:
    """Refuse wishes that nobody could follow."""
    clean_id(row.person)
    clean_wish(row.wish)
    clean_pace(row.pace)
    for what, value, most in (
        ("hour", row.hour, 23),
        ("quiet from", row.quiet_from, DAY_MINUTES - 1),
        ("quiet to", row.quiet_to, DAY_MINUTES - 1),
    ):
        if type(value) is not int or not 0 <= value <= most:
            raise StoreError(f"{what}: found {value!r}; allowed: a whole number from 0 to {most}")
    if not is_zone(row.zone):
        raise StoreError(f"zone: found {row.zone[:80]!r}; allowed: a name such as Europe/Kyiv")


def is_zone(name: str) -> bool:
    """Whether this is the name of a time zone."""
    if not isinstance(name, str) or not 1 <= len(name) <= 64:
        return False
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # a name that is none, or a folder of zones
        return False
    return True


def clean_wish(wish: str) -> None:
    """One of three words."""
    if wish not in WISHES:
        raise StoreError(f"wish: found {wish[:80]!r}; allowed: {', '.join(WISHES)}")


def clean_pace(pace: str) -> None:
    """One of three words."""
    if pace not in PACES:
        raise StoreError(f"pace: found {pace[:80]!r}; allowed: {', '.join(PACES)}")


def clean_table_wish(own: TableWish) -> None:
    """The same words, or nothing where it is to be as everywhere."""
    if own.wish:
        clean_wish(own.wish)
    if own.pace:
        clean_pace(own.pace)


def clean_channel(row: ChannelRow) -> None:
    """Refuse a channel that one of the databases could not hold."""
    clean_id(row.id)
    clean_id(row.person)
    if row.kind not in CHANNEL_KINDS:
        raise StoreError(f"channel: found {row.kind[:80]!r}; allowed: {', '.join(CHANNEL_KINDS)}")
    clean_line("address", row.address)
    if len(row.address) > LONGEST_ADDRESS:
        raise StoreError(f"address: found {len(row.address)} characters; allowed: {LONGEST_ADDRESS}")
    clean_json("details", row.details)
    clean_time("created", row.created)
