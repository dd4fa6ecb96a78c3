"""What the people at a table decide together: to pause, to go on sooner, to end the game, or what becomes of somebody who is late.

All of it stands in the log, as rows of the kind X, so that every process knows the same: `propose SEAT KIND NUMBER`, `agree SEAT`, `oppose SEAT`, and with the
last vote either `carry SEAT …`, which says what follows from it, or `drop SEAT`. One motion at a time.

- A pause, its end and the end of the game need everybody. Whoever is out of time, or has left the seat to a bot, is not waited for;
  at a table without a clock whoever has been silent for a week.
- About somebody who is late the majority of the others decides: where the clock says so, and where the host cannot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...core import Seat
from ...core.errors import some
from ..errors import Refused
from . import hosting, rated
from .clock_rules import DAY
from .hosting import JudgedTable
from .resigning import resigned_seats
from .seats import is_rated

ABOUT_SEAT: Final = ("bot", "time")
"""Motions about a seat that is late: its number goes with them."""
NEED_CLOCK: Final = ("pause", "resume", "time")
LONGEST_PAUSE: Final = 30
"""Days."""
ABANDONED: Final = 7 * DAY
"""Seconds of silence after which others may end a game without a clock."""


@dataclass(frozen=True)
class Motion:
    """What somebody has proposed, and how seats have voted so far."""

    kind: str
    number: int
    by: Seat
    votes: Mapping[Seat, bool]


def open_motion(table: JudgedTable) -> Motion | None:
    """The motion that people can vote on now, if it still has a sense."""
    if not table.has_begun or table.row.status != "running":
        return None
    votes: dict[Seat, bool] = {}
    for seq, decision in reversed(table.match.decisions):
        if decision.word in ("carry", "drop"):
            return None
        if decision.word in ("agree", "oppose"):
            votes.setdefault(decision.seats[0], decision.word == "agree")
        elif decision.word == "propose":
            by, kind, number = decision.seats[0], decision.proposal, decision.numbers[0]
            # Somebody who has answered since, and is late again, is late with another question.
            is_old = kind in ABOUT_SEAT and table.match.questions.asked_at.get(number, 0) > seq
            is_open = not is_old and reason_against(table, kind, number) is None
            return Motion(kind, number, by, {by: True, **votes}) if is_open else None
    return None


def voters(table: JudgedTable, motion: Motion) -> frozenset[str]:
    """The guests whose votes count for a motion."""
    if motion.kind in ABOUT_SEAT:
        return hosting.present_guests(table) - {owner_of(table, motion.number)}
    gone, places = table.timing.late_seats(ABANDONED), table.row.config["seats"]
    return frozenset(
        place["guest"]
        for seat, place in enumerate(places)
        if place.get("guest") and not table.bot_of(seat) and seat not in gone
    )


def is_carried(table: JudgedTable, motion: Motion) -> bool:
    """Whether the votes so far are enough."""
    needed = voters(table, motion)
    agreed = {owner_of(table, seat) for seat, agrees in motion.votes.items() if agrees} & needed
    return 2 * len(agreed) > len(needed) if motion.kind in ABOUT_SEAT else agreed == needed


def is_hopeless(table: JudgedTable, motion: Motion) -> bool:
    """Whether enough are against it. Where everybody must agree, and for whoever has proposed it, one is enough."""
    needed = voters(table, motion)
    opposed = {owner_of(table, seat) for seat, agrees in motion.votes.items() if not agrees}
    if motion.kind not in ABOUT_SEAT or owner_of(table, motion.by) in opposed:
        return bool(opposed)
    return 2 * len(opposed & needed) >= len(needed)


def require_voter(table: JudgedTable, motion: Motion, seat: Seat) -> None:
    """Refuse the vote of a seat that does not count for a motion."""
    if owner_of(table, seat) not in voters(table, motion):
        raise Refused(
            "no-vote", f"found seat {seat}; allowed: seats that people play and that it is not about"
        )


def reason_against(table: JudgedTable, kind: str, number: int) -> Refused | None:
    """Why something cannot be proposed now; None if it can."""
    timing = table.timing
    if kind in NEED_CLOCK and timing.clock is None:
        return Refused("no-clock", "found a table without a clock; allowed: one with a clock")
    if kind == "pause" and (timing.paused_until or not 1 <= number <= LONGEST_PAUSE):
        return Refused(
            "pause", f"found {number} days; allowed: 1 to {LONGEST_PAUSE}, unless it is paused already"
        )
    if kind == "resume" and not timing.paused_until:
        return Refused("not-paused", "found no pause; allowed: to go on after one")
    if kind not in ABOUT_SEAT:
        return _reason_in_rated_game(table, kind) if is_rated(table.row) else None
    late = table.late_seats()
    if number not in late:
        return Refused(
            "not-late", f"found seat {number}; allowed: {some([str(one) for one in late]) or 'none'}"
        )
    if not is_by_vote(table):
        return Refused("host-there", "the host is there and decides this")
    return None


def _reason_in_rated_game(table: JudgedTable, kind: str) -> Refused | None:
    """Why people of a rated game cannot decide something together now; None if they can."""
    voting = voters(table, Motion(kind, 0, 0, {}))
    return rated.reason_against_motion(table.row, resigned_seats(table.match), kind, voting)


def is_by_vote(table: JudgedTable) -> bool:
    """Whether the others, and not the host alone, decide about a seat that is late."""
    clock = table.timing.clock
    return (clock is not None and clock.rule.then == "vote") or hosting.is_host_away(table)


def owner_of(table: JudgedTable, seat: Seat) -> str:
    """The guest to whom a seat belongs; nothing for a bot."""
    return str(table.row.config["seats"][seat].get("guest", ""))
