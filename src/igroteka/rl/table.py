"""A game as learning agents see it: whose turn, what may be done, what is seen, what it was worth."""

from __future__ import annotations

import io
import math
import re
import warnings
from collections.abc import Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final

from ..bots.odds import odds
from ..core import (
    BadOption,
    Game,
    IllegalMove,
    Look,
    Move,
    Rng,
    Score,
    Seat,
    State,
    apply,
    chance,
    clean_options,
    default_seats,
    game,
    list_games,
    moves,
    over,
    waiting,
)
from ..core.agenda import name_of
from ..core.errors import brief, some
from ..core.extras import import_extra
from ..core.optional import CountedLate
from ..drawing.raster import to_png
from ..texts import speaker

if TYPE_CHECKING:
    import numpy.typing as npt

    #: Rows of pixels, each of red, green and blue.
    Pixels = npt.NDArray[Any]

_NAME: Final = re.compile(r"([a-z_]+)_v([1-9][0-9]*)")
#: How a table can be drawn.
MODES: Final = ("ansi", "svg", "rgb_array")
#: The width of pictures in pixels.
PIXELS: Final = 1200
#: What an illegal action costs where points are the reward; no game ends anywhere near.
FORFEIT: Final = -1000.0


def names() -> list[str]:
    """The names of all environments: game and version of its rules."""
    return [f"{key}_v{game(key).version}" for key in list_games()]


def environment(name: str) -> Game:
    """The game of an environment. Only this one is loaded: processes that play it should begin quickly."""
    words = _NAME.fullmatch(str(name))
    if words and words[1] in list_games() and game(words[1]).version == int(words[2]):
        return game(words[1])
    raise BadOption(f"no environment is called {name!r}; allowed: {', '.join(names())}")


def check_mode(mode: object) -> None:
    """Refuse a way of drawing that does not exist; None means that nothing is drawn."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode: found {brief(mode)}; allowed: None, {', '.join(MODES)}")


def illegal_action(action: int, seat: Seat, legal: Sequence[int]) -> IllegalMove:
    """The error for an action that is not legal now."""
    allowed = ", ".join([str(i) for i in legal[:20]])
    return IllegalMove(f"action {action} is not legal for {name_of(seat)}; legal: {allowed}")


def to_pixels(svg: str) -> Pixels:
    """A drawing as rows of pixels."""
    import_extra("PIL", "rl", 'render_mode="rgb_array"')
    import numpy as np
    from PIL import Image

    with Image.open(io.BytesIO(to_png(svg, PIXELS))) as picture:
        ground = Image.new("RGBA", picture.size, "white")
        ground.alpha_composite(picture.convert("RGBA"))
        return np.asarray(ground.convert("RGB"))


class Rewards:
    """What a finished game was worth to each seat, by the name of a measure.

    `win`: 1 for the winner, -1 for the others, shared wins in between; alone against a solo opponent 1 or -1. Where nobody
    can be lost to, the total is compared with the usual one of the bots' odds, u: tanh((total - u) / u), so that 0 is a
    usual game and every point counts. `score`: the total; `margin`: the total less that of the best rival. `shaped`: the total, too,
    but each decision is worth at once what it changes in the points that would count if the game ended then.
    """

    KINDS: Final = ("win", "score", "margin", "shaped")

    def __init__(self, kind: str) -> None:
        if kind not in self.KINDS:
            raise BadOption(f"rewards: found {kind!r}; allowed: {', '.join(self.KINDS)}")
        self.kind: Final = kind

    def of(self, g: Game, s: State, seats: int) -> list[float]:
        """The rewards of a finished game by seat."""
        return self.of_scores(g, g.scores(s), seats)

    def of_scores(self, g: Game, scores: list[Score], seats: int) -> list[float]:
        """What the scores of a game are worth by seat."""
        totals = {score.seat: score.total for score in scores}
        if self.kind in ("score", "shaped"):
            return [float(totals[seat]) for seat in range(seats)]
        if self.kind == "margin":
            return [
                float(totals[seat] - max([t for who, t in totals.items() if who != seat], default=0))
                for seat in range(seats)
            ]
        if len(scores) == 1:
            # Not the curve of the odds: it is so steep that all games of a beginner would be equally bad.
            mark = odds(g.key, seats)
            return [math.tanh((scores[0].total - mark.usual) / max(mark.usual, mark.scale))]
        first = [score.seat for score in scores if score.rank == 1]
        return [2 / len(first) - 1 if seat in first else -1.0 for seat in range(seats)]

    @property
    def at_once(self) -> bool:
        """Whether decisions are worth something before the end."""
        return self.kind == "shaped"

    @property
    def forfeit(self) -> float:
        """What an illegal action costs: never better than to play on, whatever comes of it."""
        return -1.0 if self.kind == "win" else FORFEIT


class LearningTable:
    """One game in progress; chance plays by itself."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        rewards: str,
    ) -> None:
        self.name = name
        self.game = environment(name)
        self.seats = seats if seats is not None else default_seats(self.game)
        self.options = clean_options(self.game, self.seats, options)
        self.rewards = Rewards(rewards)
        self.actions = len(self.game.moves.all)
        # Whether it is one takes longer to ask than to count.
        self._late = self.game if isinstance(self.game, CountedLate) else None
        self.rng = Rng(0)
        self._earned: list[float] = []
        self.state: State = self.game.new(self.seats, self.options)
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """A new game; the same seed gives the same chance."""
        self.rng = Rng(seed)
        self.state = self.game.new(self.seats, self.options)
        self.state.events = None
        chance(self.state, self.rng)
        self._earned = [0.0] * self.seats

    @property
    def turn(self) -> Seat | None:
        """Who decides now; in a simultaneous decision the first seat that has not decided yet. None: it is over."""
        waits = waiting(self.state)
        return waits[0] if waits else None

    def legal(self, seat: Seat) -> list[int]:
        """The actions of a seat; none while it is not asked."""
        return [m.id for m in moves(self.state, seat)]

    def observe(self, seat: Seat) -> list[int]:
        """What a seat may know, in the numbers of the game's layout."""
        return self.game.observe(self.state, seat)

    def number(self, action: object) -> int:
        """An action as a plain number: compiled code takes no other, and half an action is none."""
        try:
            return index(action)  # type: ignore[arg-type]  # whether it is one is what is asked
        except TypeError:
            raise BadOption(
                f"action: found {brief(action)}; allowed: a whole number from 0 to {self.actions - 1}"
            ) from None

    def move(self, seat: Seat, action: int) -> Move | None:
        """The legal move with this number, or None."""
        number = self.number(action)
        for m in moves(self.state, seat):
            if m.id == number:
                return m
        return None

    def play(self, seat: Seat, action: int) -> None:
        """Play an action, then chance."""
        m = self.move(seat, action)
        if m is None:
            raise self.illegal(action, seat)
        apply(self.state, seat, m)
        chance(self.state, self.rng)

    def illegal(self, action: int, seat: Seat) -> IllegalMove:
        """The error for an action of a seat that is not legal now."""
        return illegal_action(self.number(action), seat, self.legal(seat))

    def result(self) -> list[float]:
        """What the game is worth to each seat as it stands. What it counts at its end is counted now where decisions are paid at once."""
        late = self._late if self.rewards.at_once and not over(self.state) else None
        scores = self.game.scores(self.state) if late is None else late.scores_now(self.state)
        return self.rewards.of_scores(self.game, scores, self.seats)

    def step_rewards(self) -> list[float]:
        """What has been earned by each seat since this was asked last, or since the game began."""
        if not self.rewards.at_once and not over(self.state):
            return [0.0] * self.seats
        now = self.result()
        earned = [a - b for a, b in zip(now, self._earned, strict=True)]
        self._earned = now
        return earned

    def draw(self, mode: str | None, seat: Seat | None) -> str | Pixels | None:
        """The table as a seat or a spectator sees it: as text, as SVG, as rows of pixels, or not at all."""
        g = self.game
        if mode == "ansi":
            return g.sketch(g.view(self.state, seat), speaker(g.key, "en"))
        if mode is None:
            return None
        svg = g.svg(g.view(self.state, seat), Look(speaker(g.key, "en")))
        return svg if mode == "svg" else to_pixels(svg)

    def check_reset(self, options: Mapping[str, object] | None) -> None:
        """Refuse options of the game, which is made with them; only warn of others: conformance tests send some."""
        for key in options or {}:
            if key in [option.key for option in self.game.options]:
                raise BadOption(
                    f"reset: found option {brief(key)}; allowed: none of the game; they are given when the environment "
                    f"is made: {some([f'{name}={value}' for name, value in self.options.items()])}"
                )
            warnings.warn(f"reset: option {brief(key)} means nothing here; allowed: none", stacklevel=3)
