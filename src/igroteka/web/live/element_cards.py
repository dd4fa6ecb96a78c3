"""The card of an element for a page: what it is, what choosing it now would do, or why it cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Picture
from .outcomes import describe_outcomes
from .payloads import CardFields
from .view import Viewer


def describe_card(viewer: Viewer, el: str, wanted: Sequence[str], picture: Picture) -> CardFields:
    """The card of an element of a picture that this viewer has, with the outcomes of some of the legal moves.

    `rule` is about the thing, `because` about why it cannot be chosen now. What is not on the picture has a card without a name.
    """
    world = viewer.world()
    card = viewer.game.card(viewer.game.view(world, viewer.seat), el, picture, viewer.say)
    outcomes = describe_outcomes(viewer, wanted) if card is not None else []
    reason = viewer.why(el) if card is not None and not outcomes else None
    rule = (card.rule if card is not None else "") or (outcomes[0]["rule"] if outcomes else "")
    return {
        "el": el,
        "name": card.name if card else "",
        "say": card.words if card else "",
        "moves": outcomes,
        "why": reason["say"] if reason else "",
        "because": viewer.rule(reason["rule"] if reason else ""),
        **viewer.rule(rule),
    }
