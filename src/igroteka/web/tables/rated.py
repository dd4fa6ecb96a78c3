"""Rated games: what they need, and what they do not allow.

Everybody who sits down has read on the invitation that the game is rated, and so has agreed. People play with their accounts, alone at
their screen, against each other or against bots of the levels, and nothing but their own play decides. Whoever gives up, or for whom a bot plays at
the end because their time was over, counts as last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...bots.ratings import start_ratings
from ...core.errors import some
from ...store import Store, TableRow
from ..errors import Refused
from .clock_rules import ClockRule
from .config import SeatConfig

TOGETHER: Final = ("pause", "end")
"""What people of a rated game decide only if all of them are there: else whoever is losing could do it alone."""


def require_ratable(places: Sequence[SeatConfig], clock: ClockRule | None, is_usual: bool) -> None:
    """Refuse a table whose game could not be rated; `is_usual` tells whether it begins as every game does."""
    if len(places) < 2:
        raise Refused("rated-alone", f"found {len(places)} seat; allowed: 2 or more")
    for place in places:
        require_ratable_seat(place)
    people = [place["guest"] for place in places if place.get("guest")]
    if len(set(people)) < len(people):
        raise Refused("rated-twice", "found somebody on several seats; allowed: one for each person")
    if all(place["kind"] == "bot" for place in places):
        raise Refused("rated-people", "found only bots; allowed: at least one person")
    if clock is None or clock.then != "bot":
        found = "no clock" if clock is None else f"a clock, and then {clock.then}"
        raise Refused("rated-clock", f"found {found}; allowed: a clock after which a bot plays on")
    if not is_usual:
        raise Refused("rated-start", "found a position, a lesson or a chosen seed; allowed: the usual set-up")


def require_ratable_seat(place: SeatConfig) -> None:
    """Refuse somebody at the screen of another, and a bot that has no rating."""
    if place["kind"] == "local" or (place["kind"] == "bot" and place["bot"] not in start_ratings()):
        found = f"bot:{place['bot']}" if place["kind"] == "bot" else "local"
        levels = some([f"bot:{level}" for level in start_ratings()])
        raise Refused("rated-seat", f"found {found}; allowed: me, open, {levels}")


async def require_account(store: Store, guest: str) -> None:
    """Refuse a guest without an account."""
    if await store.people.person(guest) is None:
        raise Refused("rated-account", "found a guest; allowed: people with an account")


def reason_against_motion(
    row: TableRow, resigned: Sequence[int], kind: str, voters: frozenset[str]
) -> Refused | None:
    """Why people of a rated game cannot decide something now; None if they can."""
    if kind not in TOGETHER:
        return None
    people = {
        place.get("guest", "")
        for seat, place in enumerate(row.config["seats"])
        if place["kind"] != "bot" and seat not in resigned
    }
    if len(people) > 1 and people == voters:
        return None
    return Refused(
        "rated-motion", f"found {len(voters)} people who can vote; allowed: all who play, two or more"
    )
