"""What others have changed on the board since the last decision of a seat, for a page that has not seen it happen."""

from __future__ import annotations

from ...core import State, apply
from ...core.game import Picture
from .picture import difference, layers_of
from .view import Viewer


def changed_fragments(viewer: Viewer, now: Picture) -> list[str]:
    """The fragments of a picture that have changed since the viewer's last own decision; a spectator has made none."""
    since = viewer.since()
    if not since:
        return []
    view = viewer.game.view(viewer.world(_state_after(viewer, since)), viewer.seat)
    then = viewer.game.drawing(view, viewer.look())
    changes = difference(layers_of(then), layers_of(now)).get("set", {})
    return [key for fragments in changes.values() for key in fragments]


def _state_after(viewer: Viewer, steps: int) -> State:
    """The position after so many entries that the viewer may know of."""
    s = viewer.match.start.clone()
    s.events = None
    for e in viewer.entries()[:steps]:
        apply(s, e.seat, e.move)
    return s
