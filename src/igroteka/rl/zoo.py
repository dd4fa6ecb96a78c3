"""PettingZoo: every seat is an agent, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, overload

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from ..core import BadOption
from ..core.errors import brief
from .forms import Row, make_form
from .observing import Observation, make_observation, observation_space
from .table import MODES, LearningTable, check_mode

#: What else agents are told: nothing.
Info = dict[str, object]
#: What has happened to an agent: its reward, whether it has ended or was truncated, and the info.
Outcome = tuple[float, bool, bool, Info]


class Aec(AECEnv):
    """A game as an agent environment cycle. Rewards come at the end; an illegal action is an error."""

    metadata = {"render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False, "name": ""}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        render_mode: str | None = "ansi",
        form: str = "flat",
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = LearningTable(name, seats, options, rewards)
        self.form = make_form(self.table.game.layout, form)
        self.metadata = {**Aec.metadata, "name": name}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(self.form, self.table.actions) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._luck: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: numbers, and which actions are legal."""
        return self._observation_spaces[self._require_agent(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves of the game by number."""
        return self._action_spaces[self._require_agent(agent)]

    def _require_agent(self, agent: str) -> str:
        if agent not in self._seats:
            raise BadOption(f"agent: found {brief(agent)}; allowed: {', '.join(self.possible_agents)}")
        return agent

    def _require_running(self) -> None:
        if not self.agents:
            raise ResetNeeded(
                "nothing has begun; call reset first"
                if self._luck is None
                else "the game is over, and no agent is left; call reset"
            )

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game. A seed fixes it and all that follow until the next seed; without any, every run is another."""
        self.table.check_reset(options)
        if seed is not None or self._luck is None:
            self._luck, _ = np_random(seed)
        self.table.begin(int(self._luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent()

    def _agent(self) -> str:
        turn = self.table.turn
        return self.agents[0] if turn is None else self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask is empty while it is not its turn."""
        seat = self._seats[self._require_agent(agent)]
        if self._luck is None:
            self._require_running()
        return make_observation(self.table, self.form, seat, agent == self.agent_selection)

    @overload
    def last(self, observe: Literal[True] = True) -> tuple[Observation, *Outcome]: ...
    @overload
    def last(self, observe: Literal[False]) -> tuple[None, *Outcome]: ...
    def last(self, observe: bool = True) -> tuple[Observation | None, *Outcome]:
        """What the agent whose turn it is sees, and what has happened to it; with `observe` False the first is None."""
        self._require_running()
        result: tuple[Observation | None, *Outcome] = super().last(observe)
        return result

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        self._require_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action: found None; allowed: a legal action of {agent}")
        self.table.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        for seat, worth in enumerate(self.table.step_rewards()):
            self.rewards[self.possible_agents[seat]] = worth
        if self.table.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent()
        self._accumulate_rewards()

    def render(self) -> str | Row | None:
        """The table as a spectator sees it, as `render_mode` says."""
        return self.table.draw(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""
