"""How each move is chosen on the drawing, and what its label says."""

from __future__ import annotations

from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from .rules import Place, height_points
from .state import Stub


def show(s: Stub, m: Move) -> Shown:
    """The path of elements that leads to a move, its label and the rule behind it."""
    top = s.agenda[-1]
    if not isinstance(top, Place):
        return Shown(at=(), label=Text(f"chance-{m.kind}", stone=str(m.args[0])))
    height = len(s.cairns[top.me])
    if m.kind == "lay":
        return Shown(
            at=(f"hand:{m.args[0]}", f"cairn:{top.me}"),
            label=Text("move-lay", stone=str(m.args[0]), height=height + 1),
            rule="SG-2.1",
        )
    return Shown(
        at=(f"hand:{m.args[0]}", f"ground:{top.me}"),
        label=Text("move-start", stone=str(m.args[0]), points=height_points(height)),
        rule="SG-2.3",
    )
