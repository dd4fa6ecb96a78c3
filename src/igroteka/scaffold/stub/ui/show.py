"""How each move is chosen on the drawing, and what its label says."""

from __future__ import annotations

from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.cards import CARDS
from ..rules.turn import SALE, Choose
from ..state import StubState


def show(s: StubState, m: Move) -> Shown:
    """The elements to click one after the other, the label, and the rule behind the move. Without elements it is a button."""
    top = s.agenda[-1]
    if isinstance(top, Choose) and m.kind == "play":
        card = CARDS[m.index[0]]
        label = Text("move-play", card=card.name, count=card.cost, points=card.points)
        return Shown((f"hand:{card.name}", f"stall:{top.me}"), label, rule="ST-2.1")
    if isinstance(top, Choose) and m.kind == "sell":
        card = CARDS[m.index[0]]
        label = Text("move-sell", card=card.name, count=SALE)
        return Shown((f"hand:{card.name}", "sold"), label, rule="ST-2.3")
    if m.kind == "draw":
        return Shown((), Text("chance-draw", card=str(m.args[0])))
    return Shown((), Text(f"move-{m.kind}"))
