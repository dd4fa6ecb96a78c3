"""OpenSpiel: the games under their names, chance as chance nodes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

import numpy as np
import pyspiel

from ..core import (
    CHANCE,
    BadOption,
    Draw,
    IllegalMove,
    Json,
    State,
    apply,
    game,
    list_games,
    moves,
    over,
    waiting,
)
from ..core.errors import brief
from ..core.game import clean_options, default_seats
from ..texts import speaker
from .forms import Form, make_form
from .table import Rewards, environment, illegal_action, names

#: No game comes near; OpenSpiel wants some bound.
LONGEST: Final = 200_000
#: OpenSpiel's players that are no seats; as numbers, because it asks for the player several times in every step.
DICE: Final = int(pyspiel.PlayerId.CHANCE)
NOBODY: Final = int(pyspiel.PlayerId.TERMINAL)
#: Parameters of a game in OpenSpiel: `players`, and the options as `choices`.
Parameters = Mapping[str, int | str]


def load(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> SpielGame:
    """A game by the name of its environment."""
    register()
    g = environment(name)
    number = seats if seats is not None else default_seats(g)
    clean = clean_options(g, number, options)
    # OpenSpiel writes parameters as name=value with commas between, so the options use other signs.
    words = ";".join([f"{key}:{value}" for key, value in sorted(clean.items())])
    loaded: SpielGame = pyspiel.load_game(spiel_name(name), {"players": number, "choices": words})
    return loaded


def spiel_name(name: str) -> str:
    """The name in OpenSpiel's registry, where games of Python are told apart by their beginning."""
    return f"python_{name}"


@cache
def register() -> None:
    """Tell OpenSpiel of all installed games; each once."""
    for key in list_games():
        kind = _kind(key)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _maker(key, kind))


def _kind(key: str) -> pyspiel.GameType:
    g = game(key)
    return pyspiel.GameType(
        short_name=spiel_name(f"{key}_v{g.version}"),
        long_name=f"{key.replace('_', ' ').title()} (Igroteka)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=g.seats.stop - 1,
        min_num_players=g.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(g), "choices": ""},
    )


def _maker(key: str, kind: pyspiel.GameType) -> type[SpielGame]:
    """A class for one game. No function: OpenSpiel lets go of it when Python has ended, and a class survives that."""

    class Made(SpielGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(key, kind, params or {})

    return Made


class Rules:
    """A game with its number of seats and options: all that positions need, whichever copy of the game they know."""

    def __init__(self, key: str, params: Parameters) -> None:
        self.game = game(key)
        self.seats = int(params.get("players", default_seats(self.game)))
        self.words = str(params.get("choices", ""))
        self.choices = clean_options(self.game, self.seats, _choices(self.words))

    @cached_property
    def form(self) -> Form:
        """How observations are handed over."""
        return make_form(self.game.layout, "flat")

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, (self.game.key, {"players": self.seats, "choices": self.words})

    def begin(self) -> State:
        """The beginning; set-up itself is chance."""
        s = self.game.new(self.seats, self.choices)
        s.events = None
        return s


def _choices(words: str) -> dict[str, str]:
    """The options of a game as they were written into a parameter of OpenSpiel."""
    choices: dict[str, str] = {}
    for part in words.split(";") if words else []:
        key, colon, value = part.partition(":")
        if not colon:
            raise BadOption(
                f"choices: found {brief(part)}; allowed: options as name:value, with semicolons between"
            )
        choices[key] = value
    return choices


class SpielGame(pyspiel.Game):
    """A game of Igroteka for OpenSpiel."""

    def __init__(self, key: str, kind: pyspiel.GameType, params: Parameters) -> None:
        self.rules = Rules(key, params)
        n = len(self.rules.game.moves.all)
        info = pyspiel.GameInfo(
            num_distinct_actions=n,
            max_chance_outcomes=n,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {"players": self.rules.seats, "choices": self.rules.words})

    def new_initial_state(self) -> SpielState:
        """The position before set-up."""
        return SpielState(self, self.rules)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """What a seat sees, as numbers and as text."""
        return Observer(self.rules)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_game, (self.get_type().short_name, self.get_parameters())


def restore_game(name: str, params: Parameters) -> SpielGame:
    """A pickled game, also where nobody has told OpenSpiel of the games yet."""
    register()
    restored: SpielGame = pyspiel.load_game(name, params)
    return restored


def restore_state(words: str) -> SpielState:
    """A pickled position."""
    register()
    restored: SpielState = pyspiel.deserialize_game_and_state(words)[1]
    return restored


class Turn:
    """Who decides in a position, and its actions as soon as they were asked for.

    OpenSpiel asks for both again and again. It holds for one position only, so copies share it until they are played on.
    """

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player
        self.actions: list[int] | None = None

    def __deepcopy__(self, memo: object) -> Turn:
        return self


class HeldPosition:
    """A position in the game itself, as OpenSpiel copies and stores it: compiled positions cannot be pickled."""

    def __init__(self, key: str, position: State) -> None:
        self.key = key
        self.position = position

    def __deepcopy__(self, memo: object) -> HeldPosition:
        return HeldPosition(self.key, self.position.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return restore_held, (self.key, self.position.to_data())


def restore_held(key: str, data: Json) -> HeldPosition:
    """A stored position."""
    s = game(key).load(data)
    s.events = None
    return HeldPosition(key, s)


class SpielState(pyspiel.State):
    """A position. OpenSpiel copies and stores it by its `__dict__`, and the history along with it."""

    def __init__(self, owner: SpielGame, rules: Rules) -> None:
        super().__init__(owner)
        self.rules = rules
        self._turn: Turn | None = None

    @cached_property
    def _holder(self) -> HeldPosition:
        """Made when first asked for, as every copy begins with an empty state."""
        return HeldPosition(self.rules.game.key, self.rules.begin())

    @property
    def position(self) -> State:
        """The position in the game itself."""
        return self._holder.position

    def _find_turn(self) -> Turn:
        seats = waiting(self.position)
        seat = seats[0] if seats else NOBODY
        self._turn = turn = Turn(seat, DICE if seat == CHANCE else seat)
        return turn

    def _actions(self, turn: Turn) -> list[int]:
        if turn.actions is None:
            turn.actions = sorted([m.id for m in moves(self.position, turn.seat)])
        return turn.actions

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        return (self._turn or self._find_turn()).player

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a player in rising order."""
        if player < 0:
            return []
        turn = self._turn or self._find_turn()
        if player == turn.seat:
            return self._actions(turn)
        return sorted([m.id for m in moves(self.position, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        top = self.position.agenda[-1] if self.position.agenda else None
        if not isinstance(top, Draw):
            raise IllegalMove(f"chance has nothing to decide; current player: {self.current_player()}")
        weights = top.weights(self.position)
        whole = sum(weights)
        drawn = [m.id for m in top.moves(self.position)]
        (self._turn or self._find_turn()).actions = drawn
        return [(i, w / whole) for i, w in zip(drawn, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        turn = self._turn or self._find_turn()
        # Most callers have just asked what is legal; only for the others it is found out here.
        legal = turn.actions or self._actions(turn)
        if action not in legal:
            if turn.player == NOBODY:
                raise IllegalMove(f"action {action} is not legal: the game is over")
            raise illegal_action(action, turn.seat, legal)
        self._turn = None
        apply(self.position, turn.seat, self.rules.game.moves.all[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.rules.game.moves.all[int(action)])

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return over(self.position)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others, shared wins in between; zeros before the end."""
        if not over(self.position):
            return [0.0] * self.rules.seats
        return Rewards("win").of(self.rules.game, self.position, self.rules.seats)

    def __str__(self) -> str:
        return json.dumps(self.position.to_data(), sort_keys=True)

    def __deepcopy__(self, memo: object) -> SpielState:
        copied: SpielState = self.clone()
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


class Observer:
    """What a seat sees."""

    def __init__(self, rules: Rules) -> None:
        self._game = rules.game
        self._form = rules.form
        self.tensor = np.zeros(rules.form.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what a player sees."""
        self._form.write(self._game.observe(state.position, player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        return self._game.sketch(self._game.view(state.position, player), speaker(self._game.key, "en"))


__all__ = ["load", "names", "register", "spiel_name"]
