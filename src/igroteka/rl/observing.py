"""What a seat sees as arrays, in the form that PettingZoo and Gymnasium share."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..core import Seat
from .table import LearningTable

#: What a seat sees: `observation` as numbers, `action_mask` with a 1 for every legal action.
Observation = dict[str, npt.NDArray[np.float32 | np.int8]]


def observation_space(table: LearningTable) -> spaces.Dict:
    """The space that all observations of a table lie in."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (table.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def make_observation(table: LearningTable, seat: Seat, can_act: bool) -> Observation:
    """What a seat sees now; the mask is empty unless it can act."""
    mask = np.zeros(table.actions, np.int8)
    if can_act:
        mask[table.legal(seat)] = 1
    return {"observation": np.array(table.observe(seat), np.float32), "action_mask": mask}
