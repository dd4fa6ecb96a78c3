"""PettingZoo's parallel interface: everybody who is asked answers at once, everybody else waits."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from ..core import BadOption, waiting
from ..core.errors import brief
from .forms import Row, make_form
from .observing import Observation, make_observation, observation_space
from .table import MODES, LearningTable, check_mode

Info = dict[str, object]
#: What comes of a step by agent: observations, rewards, whether it has ended or was cut off, and what else there is to tell.
Outcome = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


class Parallel(ParallelEnv[str, Observation, int]):
    """A game whose seats act in the same step where the rules ask them at the same time.

    The last action of every agent is to wait: the only one while it is not asked, and none of its choices while it is. Answers
    that are given together are hidden from each other, so their order does not matter.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1, "name": ""}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        render_mode: str | None = "ansi",
        form: str = "flat",
    ) -> None:
        check_mode(render_mode)
        self.table = LearningTable(name, seats, options, rewards)
        self.form = make_form(self.table.game.layout, form)
        self.metadata = {**Parallel.metadata, "name": name}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.wait = self.table.actions
        self._action_space = spaces.Discrete(self.wait + 1)
        self._observation_space = observation_space(self.form, self.wait + 1)
        self._luck: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: numbers, and which actions are legal."""
        self._require_agent(agent)
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves of the game by number, and to wait."""
        self._require_agent(agent)
        return self._action_space

    def _require_agent(self, agent: str) -> None:
        if agent not in self._seats:
            raise BadOption(f"agent: found {brief(agent)}; allowed: {', '.join(self.possible_agents)}")

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game. A seed fixes it and all that follow until the next seed; without any, every run is another."""
        self.table.check_reset(options)
        if seed is not None or self._luck is None:
            self._luck, _ = np_random(seed)
        self.table.begin(int(self._luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        asked = waiting(self.table.state)
        return {agent: self._observe(seat, seat in asked) for agent, seat in self._seats.items()}

    def _observe(self, seat: int, is_asked: bool) -> Observation:
        seen = make_observation(self.table, self.form, seat, is_asked)
        mask = np.append(seen["action_mask"], np.int8(not is_asked))
        return {"observation": seen["observation"], "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Outcome:
        """Play the actions of all who are asked. If one is not legal, an error says which, and nothing is played."""
        if not self.agents:
            raise ResetNeeded("no game is running; call reset first")
        asked = waiting(self.table.state)
        played = [(seat, self._chosen(seat, actions)) for seat in asked]
        for agent, action in actions.items():
            self._require_agent(agent)
            if self._seats[agent] not in asked and self.table.number(action) != self.wait:
                raise self.table.illegal(self.table.number(action), self._seats[agent])
        for seat, action in played:
            self.table.play(seat, action)
        ended = self.table.turn is None
        worth = self.table.step_rewards()
        seen = self._observations()
        outcome: Outcome = (
            seen,
            {agent: worth[seat] for agent, seat in self._seats.items()},
            dict.fromkeys(self.possible_agents, ended),
            dict.fromkeys(self.possible_agents, False),
            {agent: {} for agent in self.possible_agents},
        )
        if ended:
            self.agents = []
        return outcome

    def _chosen(self, seat: int, actions: Mapping[str, int]) -> int:
        """What a seat that is asked has chosen."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadOption(f"actions: {agent} is missing; allowed: an action of everybody who is asked")
        if self.table.move(seat, actions[agent]) is None:
            raise self.table.illegal(self.table.number(actions[agent]), seat)
        return self.table.number(actions[agent])

    def render(self) -> str | Row | None:
        """The table as a spectator sees it."""
        return self.table.draw(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""
