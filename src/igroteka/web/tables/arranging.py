"""What the people of a table arrange before its game begins: who sits where, and what each of them plays with.

Whoever has a seat moves to a free one, or asks somebody to exchange seats. In a game with options that differ from seat to seat everybody
chooses their own, unless the host has kept that to themselves; it goes along when somebody changes their seat, and is put together with the
options of the table when the game begins. Every function makes the config that follows from a row, or refuses.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core import Option, Seat, game
from ...core.errors import bad_option, some
from ...core.game import option_place
from ...core.text import phrase
from ...store import TableRow
from ..errors import Refused
from . import bidding, seats
from .config import SeatConfig, TableConfig
from .seats import Access

# ---------------------------------------------------------------- who sits where


def move(row: TableRow, guest: str, seat: Seat, to: Seat) -> TableConfig:
    """Somebody changes from their seat to a free one; the invitation to that one leads to the seat that they have left."""
    _require_free_places(row)
    _own_place(row, guest, seat)
    seats.require_free(row, to)
    return _with_exchanged(row, seat, to)


def exchange(row: TableRow, guest: str, seat: Seat, other: Seat) -> TableConfig:
    """Somebody asks whoever sits on another seat to exchange; where that one has asked for the same, or is at the same screen, it is done."""
    _require_free_places(row)
    mine, theirs = _own_place(row, guest, seat), _other_place(row, seat, other)
    if theirs["guest"] == guest or theirs.get("asks") == mine["token"]:
        return _with_exchanged(row, seat, other)
    return _with_places(row, {seat: {**mine, "asks": theirs["token"]}})


def refuse_exchange(row: TableRow, guest: str, seat: Seat, other: Seat) -> TableConfig:
    """Somebody does not want to exchange with whoever has asked them, or takes back what they have asked."""
    mine, theirs = _own_place(row, guest, seat), _other_place(row, seat, other)
    if mine.get("asks") == theirs["token"]:
        return _with_places(row, {seat: seats.asking_nobody(mine)})
    if theirs.get("asks") == mine["token"]:
        return _with_places(row, {other: seats.asking_nobody(theirs)})
    raise Refused("no-exchange", f"found nothing that seats {seat} and {other} have asked of each other")


def asked_seat(row: TableRow, seat: Seat) -> Seat | None:
    """The seat with which somebody wants to exchange theirs; None if they want that no more, or whom they have asked has left."""
    wanted = row.config["seats"][seat].get("asks", "")
    if row.status != "open" or not wanted:
        return None
    return next((i for i, place in enumerate(row.config["seats"]) if place.get("token") == wanted), None)


def can_change_seats(row: TableRow) -> bool:
    """Whether people may still choose where they sit."""
    return row.status == "open" and bool(seats.free_seats(row)) and not seating_of(row)


def seating_of(row: TableRow) -> str:
    """How the seats of a table that waits are given: "lot", "bids", or nothing where people choose, and once they sit."""
    if row.status != "open":
        return ""
    return "lot" if row.config.get("lot") else "bids" if row.config.get("bidding") else ""


def _require_free_places(row: TableRow) -> None:
    """Refuse once all have sat down, and where it is not for people to choose where they sit."""
    _require_waiting(row)
    if seating_of(row):
        detail = "found a table whose seats are drawn or bid for; allowed: one where people choose"
        raise Refused("arrange-lot", detail)


def _is_waiting(row: TableRow) -> bool:
    """Whether a table waits for people, or for what they bid."""
    return row.status == "open" and (bool(seats.free_seats(row)) or bidding.is_open(row))


def _require_waiting(row: TableRow) -> None:
    if not _is_waiting(row):
        raise Refused("arrange-begun", "found a table that is full; allowed: one that waits for people")


def _own_place(row: TableRow, guest: str, seat: Seat) -> SeatConfig:
    """The place of somebody, who was asked whether it is theirs before the row was read again."""
    place: SeatConfig | None = row.config["seats"][seat] if seat < row.seats else None
    if place is None or not guest or place.get("guest") != guest:
        raise Refused("seat-left", f"found seat {seat}, where somebody else sits by now: look again")
    return place


def _other_place(row: TableRow, seat: Seat, other: Seat) -> SeatConfig:
    places: list[SeatConfig] = row.config["seats"]
    people = [i for i, place in enumerate(places) if place.get("guest") and i != seat]
    if other not in people:
        raise Refused("exchange", f"found seat {other}; allowed: {some([str(i) for i in people]) or 'none'}")
    return places[other]


def _with_exchanged(row: TableRow, one: Seat, two: Seat) -> TableConfig:
    places = row.config["seats"]
    return _with_places(row, {one: seats.asking_nobody(places[two]), two: seats.asking_nobody(places[one])})


def _with_places(row: TableRow, changed: Mapping[Seat, SeatConfig]) -> TableConfig:
    config: TableConfig = row.config.copy()
    config["seats"] = [changed.get(i, place) for i, place in enumerate(row.config["seats"])]
    return config


# ---------------------------------------------------------------- what differs from seat to seat


def options_by_seat(row: TableRow) -> tuple[Option, ...]:
    """The options of a table that may differ from seat to seat; none where a position brings them along."""
    if row.position is not None:
        return ()
    return tuple([o for o in game(row.game).options if o.per_seat and row.seats in o.seats])


def own_options(row: TableRow) -> tuple[Option, ...]:
    """Those that everybody who takes a seat chooses for themselves."""
    return () if row.config.get("reserved") or row.status != "open" else options_by_seat(row)


def options_of(row: TableRow) -> dict[str, str]:
    """The options of a table as they are now, with what its players have chosen."""
    options, places = dict(row.options), row.config["seats"]
    if row.status != "open":
        return options
    for o in options_by_seat(row):
        if any(o.key in place.get("options", {}) for place in places):
            words = [_option_of(row, seat, o) for seat in range(row.seats)]
            options[o.key] = words[0] if len(set(words)) == 1 else " ".join(words)
    return options


def options_of_seat(row: TableRow, seat: Seat) -> dict[str, str]:
    """What somebody plays with who has this seat, where seats may differ."""
    return {o.key: _option_of(row, seat, o) for o in options_by_seat(row)}


def _option_of(row: TableRow, seat: Seat, o: Option) -> str:
    chosen = row.config["seats"][seat].get("options", {}).get(o.key)
    return chosen or o.of_seat(row.options.get(o.key, o.default), seat)


def can_choose(row: TableRow, access: Access, seat: Seat) -> bool:
    """Whether there is something that somebody may choose for a seat now."""
    return _is_waiting(row) and bool(options_by_seat(row)) and _may_choose(row, access, seat)


def _may_choose(row: TableRow, access: Access, seat: Seat) -> bool:
    """Whether a seat is somebody's to choose for: players choose for themselves, a host for bots, and where they have kept it to themselves for all."""
    kind, reserved = row.config["seats"][seat]["kind"], bool(row.config.get("reserved"))
    if access.host and (kind == "bot" or (reserved and kind != "open")):
        return True
    return seat in access.seats and not reserved


def choose(row: TableRow, access: Access, seat: Seat, chosen: Mapping[str, str]) -> TableConfig:
    """Choose what a seat plays with, where seats may differ."""
    if seat >= row.seats or not _may_choose(row, access, seat):
        raise Refused("choose", f"found seat {seat}; allowed: one's own, or the host's choice")
    _require_waiting(row)
    if seat in access.seats:
        _own_place(row, access.guest, seat)
    place = row.config["seats"][seat]
    return _with_places(row, {seat: with_options(row, seat, place, chosen)})


def with_own_options(row: TableRow, seat: Seat, place: SeatConfig, chosen: Mapping[str, str]) -> SeatConfig:
    """The place of somebody who sits down, with what they choose for themselves."""
    if chosen and row.config.get("reserved"):
        raise Refused("reserved", "found a choice of one's own; allowed: what the host has chosen")
    if chosen:
        _require_waiting(row)
    return with_options(row, seat, place, chosen)


def with_options(row: TableRow, seat: Seat, place: SeatConfig, chosen: Mapping[str, str]) -> SeatConfig:
    """A place with what its player has chosen; refused where the game has no such choice, or the table would not fit together."""
    if not chosen:
        return place
    known = {o.key: o for o in options_by_seat(row)}
    for key, value in chosen.items():
        if key not in known:
            raise bad_option("options", repr(key[:40]), some(sorted(known)) or phrase("none"))
        if value not in known[key].choices_for(row.seats):
            raise bad_option(
                option_place(key), repr(value[:40]), some(list(known[key].choices_for(row.seats)))
            )
    changed: SeatConfig = {**place, "options": {**place.get("options", {}), **chosen}}
    tried = TableRow(**{**vars(row), "config": _with_places(row, {seat: changed})})
    game(row.game).new(row.seats, options_of(tried))  # what does not go together is refused here
    return changed
