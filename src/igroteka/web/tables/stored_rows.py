"""Which rows of the store this process can work with.

A store outlives its programs: another process may have games, bots or fields that this one has not, and a row may be
damaged. Every row is looked at where it comes in, so that the rest of the server can rely on its form.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ...bots import bots
from ...core import UnknownGame, game
from ...match.bids import MOST_BID
from ...store import TableRow
from ...store.call_rows import is_zone
from ..errors import GameMissing, Refused, Unreadable
from .auction import Auction, Bid
from .clock_rules import LONGEST_BONUS, LONGEST_CLOCK, MOST_HOLIDAYS, OUTS, is_date

ALIVE: Final = ("open", "running")


class SeatForm(msgspec.Struct):
    """A seat as `config` holds it."""

    kind: Literal["guest", "local", "open", "bot"]
    name: str = ""
    guest: str = ""
    token: str = ""
    bot: str = ""
    former: bool = False
    seal: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    share: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")] = ""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    asks: str = ""
    bid: Annotated[int, Meta(ge=0, le=MOST_BID)] = 0


class AuctionForm(msgspec.Struct, forbid_unknown_fields=True):
    """An auction of seats as `config` holds it."""

    order: list[int]
    bids: list[tuple[int, int, int]]
    since: float
    late: bool = False
    agreed: list[str] = msgspec.field(default_factory=list)


class ClockForm(msgspec.Struct, forbid_unknown_fields=True):
    """A clock as `config` holds it."""

    seconds: Annotated[int, Meta(gt=0, le=LONGEST_CLOCK)]
    bonus: Annotated[int, Meta(ge=0, le=LONGEST_BONUS)]
    then: str
    each: bool = False
    weekends: bool = False
    holidays: Annotated[list[str], Meta(max_length=MOST_HOLIDAYS)] = msgspec.field(default_factory=list)
    zone: str = ""


class ConfigForm(msgspec.Struct, rename={"since": "from"}):
    """What pages need of `config`; whatever else is in it is left alone."""

    seats: list[SeatForm]
    host: str = ""
    host_token: str = ""
    watch: str = ""
    public: bool = False
    lang: str = "en"
    clock: ClockForm | None = None
    lesson: str | bool = False
    log: str = ""
    next: str = ""
    next_link: str = ""
    since: int | None = None
    salt: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")] = ""
    chosen: bool = False
    filled: float = 0.0
    invite: str = ""
    lot: bool = False
    bidding: bool = False
    auction: AuctionForm | None = None
    reserved: bool = False
    password: str = ""
    blocked: list[str] = msgspec.field(default_factory=list)
    muted: list[str] = msgspec.field(default_factory=list)
    hushed: bool = False
    rated: bool = False
    tournament: str = ""
    locked: bool = False


class RowForm(msgspec.Struct):
    """What the store itself leaves to its callers."""

    config: ConfigForm
    options: dict[str, str]
    names: list[str]
    position: dict[str, object] | None


def require_readable(row: TableRow) -> None:
    """Raise Unreadable unless this process can show and play a table."""
    try:
        game(row.game)
    except UnknownGame:
        raise GameMissing(row.id, row.game) from None
    given = {"config": row.config, "options": row.options, "names": row.names, "position": row.position}
    try:
        form = msgspec.convert(given, RowForm)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(f"table {row.id}: {error}") from None
    problem = _problem(row, form.config)
    if problem:
        raise Unreadable(f"table {row.id}: {problem}")


def _problem(row: TableRow, config: ConfigForm) -> str:
    """What does not fit together in a row of the right form; nothing if all does."""
    if len(config.seats) != row.seats:
        return f"found {len(config.seats)} seats; allowed: {row.seats}"
    if config.clock is not None and config.clock.then not in OUTS:
        return f"clock: found {config.clock.then[:40]!r}; allowed: {', '.join(OUTS)}"
    if config.clock is not None and not all(map(is_date, config.clock.holidays)):
        return "clock: found a holiday that is no date; allowed: dates such as 2026-12-25"
    if config.clock is not None and config.clock.zone and not is_zone(config.clock.zone):
        return f"clock: found the zone {config.clock.zone[:40]!r}; allowed: a name such as Europe/Kyiv"
    if config.auction is not None and not _is_auction(row, config.auction):
        return "auction: found bids that do not follow from each other; allowed: as they were made"
    for seat in config.seats:
        if seat.kind == "open" and not seat.token:
            return "found an open seat without an invitation"
        # Who looks at a finished game need not have its bots.
        if seat.kind == "bot" and row.status in ALIVE and seat.bot not in bots():
            return f"bot: found {seat.bot[:40]!r}; allowed: {', '.join(bots())}"
    return ""


def _is_auction(row: TableRow, form: AuctionForm) -> bool:
    """Whether the bids of an auction could have been made one after the other."""
    if len(set(form.order)) != len(form.order) or not set(form.order) <= set(range(row.seats)):
        return False
    auction = Auction(row.seats, tuple(form.order))
    try:
        for one in form.bids:
            auction = auction.with_bid(Bid(*one))
    except Refused:
        return False
    return True
