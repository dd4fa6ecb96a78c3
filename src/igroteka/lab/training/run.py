"""Training in generations: play, learn, and now and then let the best so far be challenged."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ...bots.network import features_of
from ...core import BadData, BadOption, Json, clean_options, game, list_games
from ...core.errors import brief
from ...core.extras import import_extra
from ..arena import Results, plan_tournament, play_tournament
from ..arena.report import TournamentReport
from ..arena.shares import over_deals
from ..arena.sprt import Sprt, deal_shares
from ..executor import Executor
from .selfplay import Job, Line, play_job

if TYPE_CHECKING:
    from .learner import Learner

FORMAT = "igroteka training 1"
#: The most games that a challenger plays in each line-up.
CHALLENGE = 400
Kind = TypeVar("Kind", int, float, bool)


@dataclass(frozen=True)
class Recipe:
    """What is trained, and how.

    The hand-made evaluation plays the first generations, the lessons: where games are long, a network that knows
    nothing yet would learn little from its own. With `points` a game is worth its lead instead of its victory, which
    tells more where leads are large. `by_hand` is how much the hand-made evaluation counts in addition to what was learned, at the
    gates and in the file.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    hidden: int = 40
    games: int = 200
    epochs: int = 2
    explore: int = 4
    gate: int = 10
    seed: int = 1
    lessons: int = 0
    points: bool = False
    by_hand: float = 0.0


def make_recipe(
    key: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    points: bool = False,
    by_hand: float = 0.0,
    **wishes: int,
) -> Recipe:
    """A checked recipe for the game `key`; `wishes` are the whole numbers of `Recipe`, such as `hidden`, `games` or `gate`.

    A game that tells no features, and numbers that cannot be, raise `BadOption`.
    """
    g = game(key)
    if features_of(g) is None:
        able = [one for one in list_games() if features_of(game(one)) is not None]
        raise BadOption(
            f"{key} tells no features to learn from; allowed: {', '.join(able) or 'no game so far'}"
        )
    for name, value in wishes.items():
        least = 0 if name in ("explore", "seed", "lessons") else 1
        if value < least:
            raise BadOption(f"{name}: found {value}; allowed: {least} or more")
    if not 0 <= by_hand < math.inf:
        raise BadOption(f"by_hand: found {by_hand}; allowed: 0 or more")
    return Recipe(key, seats, clean_options(g, seats, options), points=points, by_hand=by_hand, **wishes)


@dataclass(frozen=True)
class Generation:
    """One line of the history: error of the judgement, and at a gate the share of wins against the best so far.

    An even match gives one half at every number of seats; alone it is the share of deals with more points.
    """

    number: int
    games: int
    error: float
    share: float = -1.0
    low: float = -1.0
    high: float = -1.0
    accepted: bool = False


def read_generation(data: Json) -> Generation:
    """A stored line of the history, checked; what is none raises `BadData`."""
    names = Generation.__dataclass_fields__
    if not isinstance(data, dict) or set(data) != set(names):
        raise BadData(f"history: found {brief(data)}; allowed: lines with {', '.join(names)}")
    fields: dict[str, Json] = data

    def value(name: str, kind: type[Kind]) -> Kind:
        one = fields[name]
        if kind is float and type(one) is int:
            one = float(one)
        if type(one) is not kind:
            raise BadData(
                f"history: {name}: found {brief(one)}; allowed: a number, for accepted a truth value"
            )
        return one

    return Generation(
        value("number", int),
        value("games", int),
        value("error", float),
        value("share", float),
        value("low", float),
        value("high", float),
        value("accepted", bool),
    )


class Training:
    """A run in a folder: state.json to go on from, which holds the history too, and best.json, the strongest network."""

    def __init__(self, r: Recipe, folder: Path, executor: Executor) -> None:
        learner = import_extra("igroteka.lab.training.learner", "lab", "training")
        self.recipe = r
        self.folder = folder
        self.executor = executor
        g = game(r.game)
        features = features_of(g)
        assert features is not None, "make_recipe has seen them"
        inputs = len(features(g.new(r.seats, r.options), 0))
        self.learner: Learner = learner.Learner(inputs, r.hidden, r.seed)
        self.number = 0
        self.history: list[Generation] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._new_state_file.touch()
            self._new_state_file.unlink()
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise BadOption(
                f"folder: {folder} cannot be used: {why}; allowed: a folder that can be written to"
            ) from None
        if (folder / "state.json").exists():
            self._restore()

    @property
    def _new_state_file(self) -> Path:
        """Where a state is written, to take the place of the old one when it is whole."""
        return self.folder / "state.json.new"

    def run(self, generations: int, done: Callable[[Generation], None] | None = None) -> None:
        """Go on for a number of generations. Everything is on disk after each, when `done` is called with it."""
        for _ in range(generations):
            lines = self._play()
            seed = self.recipe.seed * 1_000_003 + self.number
            # Only the end tells what the games of the teacher came to; own games are also judged on the way.
            trust = 1.0 if self._is_lesson else None
            error = self.learner.learn(lines, self.recipe.epochs, seed, trust)
            self.number += 1
            now = Generation(self.number, self.number * self.recipe.games, round(error, 6))
            if self.number % self.recipe.gate == 0:
                now = self._challenge(now)
            self.history.append(now)
            self._save()
            if done:
                done(now)

    @property
    def _is_lesson(self) -> bool:
        """Whether the next generation is a lesson."""
        return self.number < self.recipe.lessons

    def _play(self) -> list[Line]:
        r = self.recipe
        net = None if self._is_lesson else self.learner.network().to_data()
        chunk = max(1, r.games // 16)
        jobs = [
            Job(
                r.game,
                r.seats,
                r.options,
                net,
                f"{r.seed}/{self.number}/{start}",
                min(chunk, r.games - start),
                r.explore,
                r.points,
            )
            for start in range(0, r.games, chunk)
        ]
        parts = dict(self.executor.run(play_job, jobs))
        return [line for position in sorted(parts) for line in parts[position]]

    def _challenge(self, now: Generation) -> Generation:
        """Meet the best so far, at first the hand-made evaluation; whoever wins the sequential test is the best."""
        fresh = self._write("challenger.json")
        best = self.folder / "best.json"
        other = f"value:{best}" if best.exists() else "greedy"
        r = self.recipe
        whole = CHALLENGE - CHALLENGE % r.seats  # no deal is left without some of its rotations
        p = plan_tournament(
            r.game, r.seats, [f"value:{fresh}", other], whole, f"gate/{self.number}", r.options
        )
        test = Sprt(0.5, 0.56)
        report = TournamentReport(p, play_tournament(Results(p), self.executor, sprt=test).list(), test)
        share = over_deals(deal_shares(report.played, p.bots[0], p.per_deal))
        accepted = report.verdict is not None and report.verdict.accepted == 1
        if accepted:
            os.replace(fresh, best)
        for old in self.folder.glob("*-challenger.json"):  # this one, or one of a run that was killed
            old.unlink()
        return Generation(now.number, now.games, now.error, share.rate, share.low, share.high, accepted)

    def _write(self, name: str) -> Path:
        path = self.folder / f"{self.number}-{name}"
        about: dict[str, Json] = {
            "game": self.recipe.game,
            "seats": self.recipe.seats,
            "games": self.number * self.recipe.games,
            "by_hand": self.recipe.by_hand,
        }
        path.write_text(json.dumps(self.learner.network().to_data(**about)) + "\n", encoding="utf-8")
        return path

    def _save(self) -> None:
        data = {
            "format": FORMAT,
            "recipe": asdict(self.recipe),
            "number": self.number,
            "history": [asdict(one) for one in self.history],
            "learner": self.learner.to_data(),
        }
        self._new_state_file.write_text(json.dumps(data), encoding="utf-8")
        os.replace(self._new_state_file, self.folder / "state.json")

    def _restore(self) -> None:
        path = self.folder / "state.json"
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise KeyError("format")
            # A folder of before there were lessons had none.
            before, wanted = (
                {"lessons": 0, "points": False, "by_hand": 0.0, **data["recipe"]},
                asdict(self.recipe),
            )
            if before == wanted:  # only then the arrays have the shapes that are expected
                self.history = [read_generation(one) for one in data["history"]]
                self.number = len(self.history)
                if data["number"] != self.number:
                    raise BadData(f"number: found {brief(data['number'])}; allowed: {self.number}")
                self.learner.restore(data["learner"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadData(f"{path}: no state of a training ({error}); name another folder") from None
        differ = [
            f"its {key} is {brief(before.get(key))}, not {brief(wanted.get(key))}"
            for key in {**wanted, **before}
            if before.get(key) != wanted.get(key)
        ]
        if differ:
            raise BadData(
                f"{path}: the folder belongs to another recipe: {'; '.join(differ)}; name another folder"
            )


def plot_curve(history: list[Generation], path: Path) -> None:
    """The learning curve as a picture: error, and shares of wins at the gates."""
    figures = import_extra("matplotlib.figure", "lab", "training")
    figure = figures.Figure(figsize=(8, 6), layout="constrained")
    error, gates = figure.subplots(2, 1, sharex=True)
    error.plot([one.games for one in history], [one.error for one in history], color="#1b5e9e")
    error.set_ylabel("squared error of the judgement")
    error.grid(alpha=0.4)
    met = [one for one in history if one.share >= 0]
    for kept, colour, said in ((True, "#2c6a2b", "accepted"), (False, "#a12f1c", "not accepted")):
        some = [one for one in met if one.accepted == kept]
        gates.errorbar(
            [one.games for one in some],
            [one.share for one in some],
            yerr=[[one.share - one.low for one in some], [one.high - one.share for one in some]],
            fmt="o",
            capsize=4,
            color=colour,
            label=said,
        )
    gates.axhline(0.5, color="#777777", linewidth=1)
    gates.set_ylabel("wins against the best so far")
    gates.set_xlabel("games of self-play")
    gates.legend()
    gates.grid(alpha=0.4)
    try:
        figure.savefig(path, dpi=120)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadOption(f"{path} cannot be written: {why}") from None
