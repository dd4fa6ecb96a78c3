"""The counting of what one guest or address does: a window that moves, and each one counted alone."""

from __future__ import annotations

from igroteka.web.ops.settings import Limits
from igroteka.web.security.rate_limiter import SWEEP, RateLimiter

from .fake_time import ManualClock


def rate_limiter(chat: str = "3 per 10 second") -> tuple[RateLimiter, ManualClock]:
    """A rate limiter and its clock."""
    clock = ManualClock()
    return RateLimiter(Limits(chat=chat), clock), clock


def test_the_window_moves_with_every_hit_that_grows_old() -> None:
    limiter, clock = rate_limiter()
    passed = []
    for _ in range(12):
        passed.append(limiter.allows("chat", "ann"))
        clock.time += 2.0
    # Hits at 0, 2 and 4 fill the window until the first of them is ten seconds old, and so on for ever.
    assert passed == [True, True, True, False, False, True, True, True, False, False, True, True]


def test_an_old_hit_makes_room_although_a_young_one_is_there() -> None:
    limiter, clock = rate_limiter()
    for wait in (9.0, 0.5, 0.4):
        assert limiter.allows("chat", "ann")
        clock.time += wait
    assert not limiter.allows("chat", "ann")
    clock.time += 0.2
    assert limiter.allows("chat", "ann")
    assert not limiter.allows("chat", "ann")


def test_a_refused_hit_does_not_count() -> None:
    limiter, clock = rate_limiter("1 per 10 second")
    assert limiter.allows("chat", "ann")
    for _ in range(9):
        clock.time += 1.0
        assert not limiter.allows("chat", "ann")
    clock.time += 1.0
    assert limiter.allows("chat", "ann")


def test_everybody_is_counted_alone_and_forgotten_in_time() -> None:
    limiter, clock = rate_limiter("1 per 10 second")
    for who in ("ann", "ben", "eve"):
        assert limiter.allows("chat", who)
        assert not limiter.allows("chat", who)
    clock.time += SWEEP + 1.0
    assert limiter.allows("chat", "joe")
    assert len(limiter._hits) == 1
