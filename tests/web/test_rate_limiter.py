"""The counting of what one guest or address does: a window that moves, and each one counted alone."""

from __future__ import annotations

from igroteka.web.ops.settings import Limits
from igroteka.web.security.rate_limiter import SWEEP, RateLimiter

from .fake_time import ManualClock


def rate_limiter(chat: str = "3 per 10 second") -> tuple[RateLimiter, ManualClock]:
    """A rate limiter and its clock."""
    hand = ManualClock()
    return RateLimiter(Limits(chat=chat), hand), hand


def test_the_window_moves_with_every_hit_that_grows_old() -> None:
    found, hand = rate_limiter()
    passed = []
    for _ in range(12):
        passed.append(found.allows("chat", "ann"))
        hand.time += 2.0
    # Hits at 0, 2 and 4 fill the window until the first of them is ten seconds old, and so on for ever.
    assert passed == [True, True, True, False, False, True, True, True, False, False, True, True]


def test_an_old_hit_makes_room_although_a_young_one_is_there() -> None:
    found, hand = rate_limiter()
    for wait in (9.0, 0.5, 0.4):
        assert found.allows("chat", "ann")
        hand.time += wait
    assert not found.allows("chat", "ann")
    hand.time += 0.2
    assert found.allows("chat", "ann")
    assert not found.allows("chat", "ann")


def test_a_refused_hit_does_not_count() -> None:
    found, hand = rate_limiter("1 per 10 second")
    assert found.allows("chat", "ann")
    for _ in range(9):
        hand.time += 1.0
        assert not found.allows("chat", "ann")
    hand.time += 1.0
    assert found.allows("chat", "ann")


def test_everybody_is_counted_alone_and_forgotten_in_time() -> None:
    found, hand = rate_limiter("1 per 10 second")
    for who in ("ann", "ben", "eve"):
        assert found.allows("chat", who)
        assert not found.allows("chat", who)
    hand.time += SWEEP + 1.0
    assert found.allows("chat", "joe")
    assert len(found._hits) == 1
