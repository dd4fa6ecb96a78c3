"""Gymnasium: the learner has one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import bot as find_bot
from ..core import BadOption, Rng, apply, chance
from ..texts import speaker
from .table import Table

Observation = dict[str, Any]


class Single(gymnasium.Env[Observation, int]):
    """A game against bots. An illegal action ends the game and costs the reward of a defeat."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        bot: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(name, seats, options, rewards)
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            raise BadOption(f"seat: found {seat!r}; allowed: 0 to {self.table.seats - 1}")
        find_bot(bot)
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.actions)  # type: ignore[assignment]  # numpy's ints are taken
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.table.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots move until the learner is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.table.begin(number)
        self._luck = Rng(f"{number}/bots")
        self._bots = {i: find_bot(self.bot) for i in range(self.table.seats) if i != self.seat}
        self._go_on()
        return self._observe(), self._info()

    def _go_on(self) -> None:
        t = self.table
        while t.turn is not None and t.turn != self.seat:
            m = self._bots[t.turn].choose(t.game, t.state, t.turn, self._luck)
            apply(t.state, t.turn, m)
            chance(t.state, t.rng)

    def _observe(self) -> Observation:
        mask = np.zeros(self.table.actions, np.int8)
        mask[self.table.legal(self.seat)] = 1
        return {"observation": np.array(self.table.seen(self.seat), np.float32), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        totals = {score.seat: score.total for score in self.table.game.scores(self.table.state)}
        return {"points": totals.get(self.seat, 0), "turn": self.table.turn == self.seat}

    def action_masks(self) -> Any:
        """The legal actions as libraries with masked policies ask for them."""
        return self._observe()["action_mask"].astype(bool)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots."""
        if self.table.turn is None:
            raise ValueError("the game is over; call reset")
        if self.table.move(self.seat, action) is None:
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        self.table.play(self.seat, action)
        self._go_on()
        over = self.table.turn is None
        reward = self.table.result()[self.seat] if over else 0.0
        return self._observe(), reward, over, False, self._info()

    def render(self) -> Any:
        """The table as text, as the learner sees it."""
        if self.render_mode != "ansi":
            return None
        g = self.table.game
        return g.sketch(g.view(self.table.state, self.seat), speaker(g.key, "en"))
