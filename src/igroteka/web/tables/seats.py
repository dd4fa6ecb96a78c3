"""Who sits where, and what a guest or a link gives the right to."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...bots import DEFAULT_LEVEL, bots
from ...core import Seat, Text
from ...core.errors import bad_option, some
from ...store import LoggedMatch, TableRow
from ...texts import speaker
from ..errors import Refused
from ..security.guests import Guest, clean_name
from ..security.inputs import Link
from .config import SeatConfig, TableConfig

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
KINDS: Final = ("me", "local", "open")
OPPONENT: Final = f"bot:{DEFAULT_LEVEL}"
"""Who sits on the other seats of a new table unless somebody else is chosen."""


def secret() -> str:
    """The secret part of a link: 99 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(20))


def token(row: TableRow, word: str) -> str:
    """A link as it is written: the table and a secret."""
    return str(Link(row.id, word)) if word else ""


@dataclass(frozen=True)
class Access:
    """What somebody may do at a table. Without seats one only looks."""

    guest: str
    name: str
    seats: tuple[Seat, ...]
    host: bool
    visitor: str = ""
    """Who holds a link to watch, if a cookie tells. It gives no rights: it takes away what is not for players."""


def access(row: TableRow, guest: Guest | None, link: Link | None = None) -> Access | None:
    """The rights of a guest or of a link; None if there are none at all. A link counts before the guest."""
    config = row.config
    if link is not None:
        word = link.secret
        if link.table != row.id:
            return None
        for i, seat in enumerate(config["seats"]):
            is_own = seat["kind"] in ("guest", "local") and not seat.get("former")
            if is_own and _is_same_secret(word, seat.get("token", "")):
                return Access(seat["guest"], seat["name"], (i,), False)
        if _is_same_secret(word, config.get("host_token", "")):
            return Access(config["host"], "", seats_of(row, config["host"]), True)
        if _is_same_secret(word, config.get("watch", "")) and not config.get("locked"):
            return Access("", "", (), False) if guest is None else Access("", guest.name, (), False, guest.id)
        return None
    if guest is None:
        return None
    mine, host = seats_of(row, guest.id), config.get("host") == guest.id
    if guest.id in config.get("blocked", []) and not mine and not host:
        return None
    if mine or host or (config.get("public") and not config.get("locked")):
        return Access(guest.id, guest.name, mine, host)
    return None


def invited_seats(row: TableRow, link: Link) -> list[Seat]:
    """The seats that a link invites to: its own, or with the link of the table all that wait for somebody."""
    if link.table != row.id:
        return []
    waiting = joinable_seats(row)
    if _is_same_secret(link.secret, row.config.get("invite", "")):
        return waiting
    places = row.config["seats"]
    return [seat for seat in waiting if _is_same_secret(link.secret, places[seat].get("token", ""))]


def next_address(row: TableRow, is_member: bool) -> str:
    """Where the rematch of a table is found, empty if there is none. A rated one asks people of the table to agree first."""
    id, link = row.config.get("next", ""), row.config.get("next_link", "")
    if not id:
        return ""
    return f"/join/{link}" if link and is_member else f"/t/{id}"


def joinable_seats(row: TableRow) -> list[Seat]:
    """The seats that somebody can take: open ones before the game, those that have been freed while it runs."""
    if row.status == "open":
        return free_seats(row)
    places = row.config["seats"] if row.status == "running" else []
    return [i for i, seat in enumerate(places) if seat.get("former") and seat.get("token")]


def _is_same_secret(one: str, two: object) -> bool:
    return isinstance(two, str) and bool(two) and hmac.compare_digest(one.encode(), two.encode())


def seats_of(row: TableRow, guest: str) -> tuple[Seat, ...]:
    """The seats that belong to a guest."""
    return tuple([i for i, seat in enumerate(row.config["seats"]) if guest and seat.get("guest") == guest])


def bot_of(places: Sequence[SeatConfig], match: LoggedMatch, seat: Seat) -> str:
    """The bot that plays a seat now, or nothing."""
    hand = match.hands.get(seat, "")
    if hand.startswith("bot "):
        return hand.removeprefix("bot ")
    return places[seat].get("bot", "")


def is_recorded(row: TableRow) -> bool:
    """Whether the table stands for a real one: whoever has its seats tells what was drawn there."""
    return not row.seed


def is_recorder(row: TableRow, access: Access) -> bool:
    """Whether somebody records the game at this table: nothing in it is hidden from them."""
    return is_recorded(row) and len(access.seats) == row.seats


def is_rated(row: TableRow) -> bool:
    """Whether the game of a table counts for ratings."""
    return bool(row.config.get("rated"))


def is_contest(row: TableRow) -> bool:
    """Whether more than the game itself depends on it, a rating or a tournament: then nothing but people's own play may decide."""
    return is_rated(row) or bool(row.config.get("tournament"))


def lone_seat(row: TableRow) -> Seat | None:
    """The seat of the one person who plays against bots only, or against nobody; None at a table of several people, in a lesson, and in a rated game or a tournament.

    Such a person may take back across the moves of bots and across draws: nobody else could be cheated by it.
    """
    people = [i for i, seat in enumerate(row.config["seats"]) if seat["kind"] != "bot"]
    is_free = len(people) == 1 and not row.config.get("lesson") and not is_contest(row)
    return people[0] if is_free else None


def require_unlocked(row: TableRow) -> None:
    """Refuse what is new at a table that the operator has locked."""
    if row.config.get("locked"):
        raise Refused("table-locked", "found a table that the operator of this server has locked")


def free_seats(row: TableRow) -> list[Seat]:
    """The seats that wait for somebody."""
    return [i for i, seat in enumerate(row.config["seats"]) if seat["kind"] == "open"]


def require_free(row: TableRow, seat: Seat | None) -> Seat:
    """A seat that waits for somebody; refused if it is another one, or none."""
    if seat is None or seat not in joinable_seats(row):
        # Whoever has no invitation to this table does not learn which of its seats are free.
        allowed = (
            "one that is free"
            if seat is None
            else some([str(one) for one in joinable_seats(row)]) or "none is free"
        )
        raise Refused("taken", f"found {'no seat' if seat is None else f'seat {seat}'}; allowed: {allowed}")
    return seat


def guests_of(config: TableConfig) -> list[str]:
    """All who find the table in their own list."""
    guests = [config.get("host", ""), *[seat.get("guest", "") for seat in config["seats"]]]
    return sorted({guest for guest in guests if guest})


# ---------------------------------------------------------------- making seats


def make(kind: str, host: Guest, name: str = "") -> SeatConfig:
    """A seat of the kind "me", "local", "open" or "bot:NAME"."""
    if kind == "me":
        return {"kind": "guest", "guest": host.id, "name": clean_name(host.name), "token": secret()}
    if kind == "local":
        return {"kind": "local", "guest": host.id, "name": clean_name(name), "token": secret()}
    if kind == "open":
        return make_open()
    if kind.startswith("bot:") and kind[4:] in bots():
        return {"kind": "bot", "bot": kind[4:], "name": ""}
    allowed = [*KINDS, *[f"bot:{bot}" for bot in bots()]]
    raise bad_option("seat", repr(kind[:40]), some(allowed))


def make_open() -> SeatConfig:
    """A seat that waits for somebody, with a fresh invitation."""
    return {"kind": "open", "name": "", "token": secret()}


def take_seat(seat: SeatConfig, guest: Guest) -> SeatConfig:
    """An open seat after somebody took it. The old link is void: its sender must not look into the new hand."""
    assert seat["kind"] == "open" or seat.get("former")
    return {"kind": "guest", "guest": guest.id, "name": clean_name(guest.name), "token": secret()}


def make_vacant() -> SeatConfig:
    """A seat of a running game that a bot plays until somebody takes it, with a fresh invitation."""
    return {"kind": "guest", "guest": "", "name": "", "token": secret(), "former": True}


def asking_nobody(seat: SeatConfig) -> SeatConfig:
    """The same seat, whose player does not want to exchange it any more."""
    kept = seat.copy()
    kept.pop("asks", None)
    return kept


def renew_link(seat: SeatConfig) -> SeatConfig:
    """The same seat at another table: with a link of its own, if it has one, and nothing bid for it. The seat of a former player waits for somebody."""
    if seat.get("former"):
        return make_open()
    kept = seat.copy()
    kept.pop("bid", None)
    if "token" in kept:
        kept["token"] = secret()
    return kept


def names(seats: Sequence[SeatConfig], lang: str) -> list[str]:
    """A name for every seat; bots, people who gave none and people who have left are called in this language."""
    given = [(seat.get("name", ""), _key_of_name(seat, number)) for number, seat in enumerate(seats, 1)]
    return list(_names(tuple(given), lang))


def _key_of_name(seat: SeatConfig, number: int) -> Text:
    """How a seat without a name of its own is called."""
    if seat["kind"] == "bot":
        return Text(f"bot-{seat.get('bot', '')}")
    return Text("former-player") if seat.get("former") else Text("player", number=number)


@lru_cache(maxsize=1_000)
def _names(given: tuple[tuple[str, Text], ...], lang: str) -> tuple[str, ...]:
    say = speaker(None, lang)
    chosen: list[str] = []
    for own, called in given:
        name = own or say(called)
        if name in chosen:
            name = next(f"{name} {n}" for n in range(2, 99) if f"{name} {n}" not in chosen)
        chosen.append(name)
    return tuple(chosen)
