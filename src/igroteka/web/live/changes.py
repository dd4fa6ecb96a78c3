"""What others have changed on the board since the last decision of a seat, for a page that has not seen it happen."""

from __future__ import annotations

from ...core.game import Picture
from ..workers.replays import MatchReplay
from .picture import difference, layers_of


def changed_fragments(replay: MatchReplay, now: Picture) -> list[str]:
    """The fragments of a picture that have changed since the viewer's last own decision; a spectator has made none."""
    since = replay.viewer.since()
    if not since or since == len(replay.entries):
        return []
    then = replay.drawing(replay.state_at(since))
    changes = difference(layers_of(then), layers_of(now)).get("set", {})
    return [key for fragments in changes.values() for key in fragments]
