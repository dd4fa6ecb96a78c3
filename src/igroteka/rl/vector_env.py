"""Gymnasium's vector interface: many tables against bots, stepped together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .forms import Row, make_form
from .observing import Observation, observation_space
from .shared_rows import Batch
from .table import LearningTable
from .vector import Tables

Info = dict[str, Any]


class VectorTables(VectorEnv[Observation, npt.NDArray[np.int64], Row]):
    """So many games against bots. A step that ends a game begins the next one at once: what it shows belongs to that.

    An illegal action raises `IllegalMove`, and nothing is played: whoever learns here uses the mask.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 64,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        bot: str = "greedy",
        seat: int = 0,
        processes: int = 0,
        form: str = "flat",
    ) -> None:
        model = LearningTable(name, seats, options, rewards)
        made = make_form(model.game.layout, form)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = one = observation_space(made, model.actions)
        self.single_action_space = spaces.Discrete(model.actions)
        self.observation_space = batch_space(one, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = Tables(
            name, num_envs, seats, options, rewards, bot, seat, processes=processes, form=form
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a new game on every table. A seed fixes these games and all that follow until the next seed."""
        number = seed[0] if isinstance(seed, list) and seed else seed
        super().reset(seed=number if isinstance(number, int) else None)
        batch = self.tables.reset(int(self.np_random.integers(1 << 62)))
        return _observation(batch), {}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observation, Row, Row, Row, Info]:
        """Play one action on every table, then let the bots move until the learner is asked again.

        Where a game has ended, `points` of the info are its result; `_points` says where.
        """
        batch = self.tables.step(actions)
        info: Info = {"points": batch.points[:, self.seat], "_points": batch.ended}
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return _observation(batch), rewards, batch.ended, np.zeros(self.num_envs, bool), info

    def close_extras(self, **kwargs: object) -> None:
        """End the processes."""
        self.tables.close()


def _observation(batch: Batch) -> Observation:
    return {"observation": batch.observation, "action_mask": batch.action_mask}
