"""What a seat sees as arrays, in the form that PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..core import Seat
from .forms import Form
from .table import LearningTable

#: What a seat sees: `observation` as numbers, `action_mask` with a 1 for every legal action.
Observation = dict[str, npt.NDArray[Any]]


def observation_space(form: Form, actions: int) -> spaces.Dict:
    """The space that all observations of a table with so many actions lie in."""
    return spaces.Dict(
        {
            "observation": spaces.Box(form.low, form.high, (form.size,), form.kind),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def make_observation(table: LearningTable, form: Form, seat: Seat, can_act: bool) -> Observation:
    """What a seat sees now; the mask is empty unless it can act."""
    mask = np.zeros(table.actions, np.int8)
    if can_act:
        mask[table.legal(seat)] = 1
    seen = np.empty(form.size, form.kind)
    form.write(table.observe(seat), seen)
    return {"observation": seen, "action_mask": mask}
