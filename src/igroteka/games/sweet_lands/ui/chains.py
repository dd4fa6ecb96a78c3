"""Questions that are asked several times in a row, which a page answers together."""

from __future__ import annotations

from typing import Final

from ..rules.land import PlaceRoad, PlaceTerrain, TurnToken
from ..rules.tracks import AdvanceFood, AdvanceIndustry, AdvanceProsperity, PlaceRabbit
from ..state import SweetLandsState

#: The questions about one of up to so many steps of an effect.
STEPS: Final = (
    *(PlaceTerrain, PlaceRoad, TurnToken, PlaceRabbit),
    *(AdvanceFood, AdvanceIndustry, AdvanceProsperity),
)


def times_in_a_row(s: SweetLandsState, me: int) -> int:
    """§SL-3.0.2 How many terrain tokens or roads of one effect can still be placed, or steps of a track be made."""
    top = s.agenda[-1]
    return top.left if isinstance(top, STEPS) else 0
