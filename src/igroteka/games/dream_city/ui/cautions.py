"""What a move forfeits."""

from __future__ import annotations

from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..moves import DONE
from ..rules.turn import Bonus
from ..state import DreamCityState


def cautions(before: DreamCityState, after: DreamCityState, seat: int, m: Move) -> list[Text]:
    """§DC-4.3.8 The bonus of a spring cell is taken now or never."""
    top = before.agenda[-1]
    return [Text("caution-spring")] if m is DONE and isinstance(top, Bonus) and top.spring else []
