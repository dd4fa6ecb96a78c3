"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over, reseal
from igroteka.core.frames import Frame
from igroteka.core.hidden import deal
from igroteka.core.rng import Rng

from .components.tiles import FIRST_ORDER, FIRST_WINTER
from .fields import TABLE
from .rules.chain import Colour, Count, Groups, Payment
from .rules.transport import SpendResource, SpendSkill, Transport
from .rules.turn import TURN
from .state import C, K, KeyflowerState

#: Questions in the middle of a turn; what has been answered is private until the workers are down.
CHAIN: Final = (Payment, Colour, Groups, Count)
PAYING: Final = (SpendResource, SpendSkill)


def guess(s: KeyflowerState, seat: int | None, rng: Rng) -> KeyflowerState:
    """§KF-4.14.2 A position that this seat cannot tell from the true one: screens, bag, pile and hands are dealt again."""
    g = s.clone()
    if not over(g):
        workers = deal(
            s.seen_workers, rng, {} if seat is None else {seat: s.workers[seat * C : seat * C + C]}
        )
        skills = deal(s.seen_skills, rng, {} if seat is None else {seat: s.skills[seat * K : seat * K + K]})
        g.workers = [n for row in workers[: s.seats] for n in row]
        g.bag = workers[s.seats]
        g.skills = [n for row in skills[: s.seats] for n in row]
        g.pile, g.aside_skills = skills[s.seats], skills[s.seats + 1]
        _deal_winter(g, seat, rng)
    if g.agenda:
        g.agenda[-1] = known_question(g.agenda[-1], seat)
    reseal(g, seat, rng)
    return g


def _deal_winter(g: KeyflowerState, seat: int | None, rng: Rng) -> None:
    """Other hands of winter tiles, out of all that the seat does not see."""
    own = g.winter[seat] if seat is not None else ()
    unseen = [t for t in range(FIRST_WINTER, FIRST_ORDER) if g.owner[t] != TABLE and t not in own]
    rng.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            n = len(g.winter[other])
            g.winter[other] = tuple(sorted(unseen[:n]))
            del unseen[:n]


def known_question(frame: Frame, seat: int | None) -> Frame:
    """A turn that somebody else has begun to enter is private: it is taken back to its first question."""
    if isinstance(frame, CHAIN) and frame.me != seat:
        return TURN[frame.me]
    if isinstance(frame, PAYING) and frame.me != seat:
        return Transport(frame.me, frame.used, frame.left, frame.ups)
    return frame
