"""Gymnasium: the learner has one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from ..core import BadOption, Rng, apply, chance
from .forms import Row, make_form
from .observing import Observation, make_observation, observation_space
from .opponents import find_opponent
from .table import MODES, LearningTable, check_mode, names

#: What else the learner is told: `points`, `turn`, and after an illegal action `illegal`.
Info = dict[str, int]


class Single(gymnasium.Env[Observation, int]):
    """A game against bots.

    An illegal action ends the episode. It costs 1 with the rewards `win`, as a defeat does, and 1000 with the others,
    more than any game can.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        bot: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        form: str = "flat",
    ) -> None:
        self.table = LearningTable(name, seats, options, rewards)
        self.form = make_form(self.table.game.layout, form)
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            raise BadOption(f"seat: found {seat!r}; allowed: 0 to {self.table.seats - 1}")
        find_opponent(bot, self.table.game, self.table.seats)
        check_mode(render_mode)
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.actions)  # type: ignore[assignment]  # numpy's ints are taken
        self.observation_space = observation_space(self.form, self.table.actions)  # type: ignore[assignment]  # it is typed as one of spaces, not of arrays
        self._rest = "nothing has begun; call reset first"

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game; the bots move until the learner is asked.

        A seed fixes this game and all that follow until the next seed. Options of the game belong into the constructor:
        here they raise `BadOption`.
        """
        self.table.check_reset(options)
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.table.begin(number)
        self._luck = Rng(f"{number}/bots")
        g, seats = self.table.game, self.table.seats
        self._bots = {i: find_opponent(self.bot, g, seats) for i in range(seats) if i != self.seat}
        self._rest = ""
        self._play_bots()
        return self._observe(), self._info()

    def _play_bots(self) -> None:
        t = self.table
        while t.turn is not None and t.turn != self.seat:
            m = self._bots[t.turn].choose(t.game, t.state, t.turn, self._luck)
            apply(t.state, t.turn, m)
            chance(t.state, t.rng)
        if t.turn is None:
            self._rest = "the episode is over; call reset"

    def _observe(self) -> Observation:
        return make_observation(self.table, self.form, self.seat, not self._rest)

    def _info(self) -> Info:
        totals = {score.seat: score.total for score in self.table.game.scores(self.table.state)}
        return {"points": totals.get(self.seat, 0), "turn": not self._rest}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as libraries with masked policies ask for them."""
        return self._observe()["action_mask"].astype(bool)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, then let the bots move until the learner is asked again or the game is over.

        Gives the observation, the reward (before the end 0, but for the measure `shaped`), whether the episode has ended, False (nothing is ever
        truncated), and the info. Before `reset` and after the end it raises `ResetNeeded`.
        """
        if self._rest:
            raise ResetNeeded(self._rest)
        t = self.table
        if t.move(self.seat, action) is None:
            self._rest = "the episode is over: its last action was illegal; call reset"
            return self._observe(), t.rewards.forfeit, True, False, {**self._info(), "illegal": int(action)}
        t.play(self.seat, action)
        self._play_bots()
        reward = t.step_rewards()[self.seat]
        return self._observe(), reward, bool(self._rest), False, self._info()

    def render(self) -> str | Row | None:
        """The table as the learner sees it, as `render_mode` says."""
        return self.table.draw(self.render_mode, self.seat)


def register() -> None:
    """Tell Gymnasium of all installed games; each once. Their ids are "igroteka/dream_city-v2" and so on."""
    for name in names():
        key, _, version = name.rpartition("_v")
        id = f"igroteka/{key}-v{version}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="igroteka.rl.gym:Single",
                vector_entry_point="igroteka.rl.vector_env:VectorTables",
                kwargs={"name": name},
                disable_env_checker=True,  # it would play games of its own whenever one is made
            )
