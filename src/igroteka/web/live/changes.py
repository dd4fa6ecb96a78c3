"""What has changed on the board: since the last decision of a seat, or by some entries of the log."""

from __future__ import annotations

from ...core import CHANCE, apply
from ...core.game import Picture
from ..workers.replays import MatchReplay
from .picture import difference, layers_of


def changed_fragments(replay: MatchReplay, now: Picture) -> list[str]:
    """The fragments of a picture that others have changed since the viewer's last own decision; a spectator has made none.

    What follows from that decision by itself, draws and answers of standing orders, belongs to it.
    """
    since, own = replay.viewer.since(), (replay.role.seat, CHANCE)
    if not since:
        return []
    others = [i for i, e in enumerate(replay.entries[since:], since) if e.seat not in own]
    if not others:
        return []
    then = replay.drawing(replay.state_at(others[0]))
    return _changed(then, now)


def fragments_of_entries(replay: MatchReplay, first: int, last: int) -> list[str]:
    """The fragments of a picture that some entries of the log have changed, as the viewer saw it after them."""
    entries = replay.entries[first : last + 1]
    if not entries:
        return []
    s = replay.state_at(first)
    then = replay.drawing(s)
    for e in entries:
        apply(s, e.seat, e.move)
    return _changed(then, replay.drawing(s))


def _changed(then: Picture, now: Picture) -> list[str]:
    changes = difference(layers_of(then), layers_of(now)).get("set", {})
    return [key for fragments in changes.values() for key in fragments]
