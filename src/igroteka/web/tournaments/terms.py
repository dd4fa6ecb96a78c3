"""What the organiser of a tournament has chosen, as the store keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ...bots import LEVELS
from ...core import Game, Option, clean_options
from ...core.errors import some
from ...store import TournamentRow
from ...tournaments import MOST_PLAYERS, rounds_of
from ..errors import Refused

MOST_ROUNDS: Final = 15
MOST_IN_ROUND_ROBIN: Final = 16
"""In a round robin everybody plays as many games as there are others."""
MOST_ALIVE: Final = 5
"""How many tournaments of one organiser wait or are played at the same time."""
FILLERS: Final = ("random", *LEVELS)
"""The bots that take places which are left."""


class Terms(msgspec.Struct, frozen=True):
    """How a tournament is played. Without a number of rounds there are as many as usual; without a bot places stay empty.

    `options` are those of the game that differ from the usual ones.
    """

    size: int
    rounds: int = 0
    clock: str = "each-1440"
    rated: bool = False
    bot: str = ""
    lang: str = "en"
    options: dict[str, str] = msgspec.field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        """As the store keeps them."""
        return dict(msgspec.to_builtins(self))


def terms_of(row: TournamentRow) -> Terms:
    """The terms of a tournament."""
    return msgspec.convert(row.terms, Terms)


def rounds_in(row: TournamentRow, players: int) -> int:
    """How many rounds a tournament has; 0 for a ladder, which goes on until its organiser ends it."""
    if row.kind == "ladder":
        return 0
    usual = rounds_of(row.kind, players, row.seats)
    chosen = terms_of(row).rounds
    is_full = row.kind == "round-robin" and row.seats == 2
    return usual if is_full or not chosen else chosen


def offered_options(g: Game) -> list[Option]:
    """The options of a game that can hold at all tables of a tournament: who sits where is drawn, so none that names a seat."""
    return [
        o for o in g.options if not o.names_seat and any(seats in o.seats for seats in g.seats if seats > 1)
    ]


def chosen_options(g: Game, seats: int, written: Mapping[str, str]) -> dict[str, str]:
    """The options of a tournament that differ from the usual ones. What the game refuses raises `BadOption`."""
    offered = {o.key for o in offered_options(g) if seats in o.seats}
    usual = clean_options(g, seats, None)
    cleaned = clean_options(g, seats, {key: value for key, value in written.items() if key in offered})
    return {key: value for key, value in cleaned.items() if value != usual.get(key)}


def require_sound(kind: str, seats: int, allowed: tuple[int, ...], terms: Terms) -> None:
    """Refuse a tournament that could not be played."""
    if seats < 2 or seats not in allowed:
        counts = some([str(count) for count in allowed if count > 1])
        raise Refused("tournament-seats", f"found {seats} seats; allowed: {counts}", allowed=counts)
    most = MOST_IN_ROUND_ROBIN if kind == "round-robin" else MOST_PLAYERS
    if not max(seats, 3) <= terms.size <= most:
        least = max(seats, 3)
        detail = f"found {terms.size} players; allowed: {least} to {most}"
        raise Refused("tournament-size", detail, least=least, most=most)
    if terms.rounds > MOST_ROUNDS:
        detail = f"found {terms.rounds} rounds; allowed: up to {MOST_ROUNDS}"
        raise Refused("tournament-rounds", detail, most=MOST_ROUNDS)
    if terms.clock in ("", "none"):
        raise Refused("tournament-clock", "found no clock; allowed: a clock after which a bot plays on")
    if terms.rated and terms.bot == "random":
        raise Refused("tournament-bot", "found bot:random; allowed: bots that have ratings")
