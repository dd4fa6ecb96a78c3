"""Training in generations: play, learn, and now and then let the best so far be challenged."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ...bots.network import Network, features_of
from ...core import BadData, BadOption, Json, clean_options, game, list_games
from ...core.errors import brief
from ...core.extras import import_extra
from ..arena import Results, plan_tournament, play_tournament
from ..arena.report import TournamentReport
from ..arena.shares import DealShare, over_deals
from ..arena.sprt import Sprt, deal_shares
from ..executor import Executor
from .selfplay import Job, Record, play_job

if TYPE_CHECKING:
    from .learner import Learner
    from .memory import Memory

FORMAT = "igroteka training 2"
#: The most games that a challenger plays in each line-up.
CHALLENGE = 400
#: With how many seats challengers meet the best so far, as far as the recipe has them.
GATE_SEATS = (1, 2, 3, 4)
#: A challenger must not be worse than this share at any number of seats, and better by the sequential test at one.
NOT_WORSE = 0.47
Kind = TypeVar("Kind", int, float, bool)


@dataclass(frozen=True)
class Recipe:
    """What is trained, and how.

    The games of a generation are spread over the numbers of seats. The hand-made evaluation plays the first generations, the
    lessons: a network that knows nothing yet would learn little from its own games. Later ones are played by the network, one ply deep,
    or with a search of some `iterations`. What is learned comes from the last `memory` generations.
    """

    game: str
    seats: tuple[int, ...]
    options: Mapping[str, str]
    hidden: int = 24
    games: int = 240
    epochs: int = 2
    explore: int = 3
    gate: int = 10
    seed: int = 1
    lessons: int = 2
    memory: int = 6
    iterations: int = 0


def make_recipe(
    key: str, seats: Sequence[int], options: Mapping[str, object] | None = None, **wishes: int
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
        least = 0 if name in ("explore", "seed", "iterations") else 1
        if value < least:
            raise BadOption(f"{name}: found {value}; allowed: {least} or more")
    if not seats or len(set(seats)) < len(seats):
        raise BadOption(f"seats: found {brief(list(seats))}; allowed: one or more different numbers")
    tables = [clean_options(g, number, options) for number in seats]
    # What holds at every number of seats; the rest is as usual at each.
    chosen = {name: value for name, value in tables[0].items() if all(t.get(name) == value for t in tables)}
    return Recipe(key, tuple(sorted(seats)), chosen, **wishes)


@dataclass(frozen=True)
class Generation:
    """One line of the history: by how many points the judgement was off, and at a gate the share of wins against the best so far.

    An even match gives one half at every number of seats; alone it is the share of deals with more points. Of several
    numbers of seats it is the lowest share.
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
    """A run in a folder: state.json to go on from, which holds the history too, and best.json, the strongest network.

    The games of the last generations lie beside them.
    """

    def __init__(self, r: Recipe, folder: Path, executor: Executor) -> None:
        learner = import_extra("igroteka.lab.training.learner", "lab", "training")
        self.recipe = r
        self.folder = folder
        self.executor = executor
        g = game(r.game)
        features = features_of(g)
        assert features is not None, "make_recipe has seen them"
        inputs = len(features(g.new(r.seats[0], r.options))[0])
        self.learner: Learner = learner.Learner(inputs, r.hidden, r.seed)
        self.number = 0
        self.history: list[Generation] = []
        self.memories: list[Memory] = []
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
        from .memory import games_of, remember

        for _ in range(generations):
            fresh = remember(self._play())
            seed = self.recipe.seed * 1_000_003 + self.number
            # Only the end tells what the games of the teacher came to; own games are also judged on the way.
            trust = 1.0 if self._is_lesson else None
            self.memories = [*self.memories, fresh][-self.recipe.memory :]
            error = self.learner.learn(games_of(self.memories), self.recipe.epochs, seed, trust)
            fresh.write(self._games_file(self.number))
            self.number += 1
            now = Generation(self.number, self._played, round(error, 6))
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

    @property
    def _each(self) -> int:
        """How many games a generation has with each number of seats."""
        return max(1, self.recipe.games // len(self.recipe.seats))

    @property
    def _played(self) -> int:
        """How many games have been played."""
        return self.number * self._each * len(self.recipe.seats)

    def network(self) -> Network:
        """What has been learned so far."""
        from .memory import curves_of

        return self.learner.network(self.recipe.game, curves_of(self.memories[-1], self.learner))

    def _games_file(self, number: int) -> Path:
        """Where the games of a generation lie."""
        return self.folder / f"games-{number}.npz"

    def _play(self) -> list[Record]:
        r = self.recipe
        net = None if self._is_lesson else self.network().to_data()
        each = self._each
        chunk = max(1, each // 16)
        jobs = [
            Job(
                r.game,
                seats,
                r.options,
                net,
                f"{r.seed}/{self.number}/{seats}/{start}",
                min(chunk, each - start),
                r.explore,
                r.iterations,
            )
            for start in range(0, each, chunk)
            for seats in reversed(r.seats)
        ]
        parts = dict(self.executor.run(play_job, jobs))
        return [record for position in sorted(parts) for record in parts[position]]

    def _challenge(self, now: Generation) -> Generation:
        """Meet the best so far, at first the hand-made evaluation, with up to four seats.

        Whoever wins the sequential test at one number of seats, and is clearly worse at none, is the best.
        """
        fresh = self._write("challenger.json")
        best = self.folder / "best.json"
        rival = f"value:{best}" if best.exists() else "greedy"
        shares: list[DealShare] = []
        won = False
        for seats in [n for n in GATE_SEATS if n in self.recipe.seats] or self.recipe.seats[:1]:
            share, is_better = self._meet(f"value:{fresh}", rival, seats)
            shares.append(share)
            won = won or is_better
        lowest = min(shares, key=lambda one: one.rate)
        accepted = won and lowest.rate >= NOT_WORSE
        if accepted:
            os.replace(fresh, best)
        for old in self.folder.glob("*-challenger.json"):  # this one, or one of a run that was killed
            old.unlink()
        return Generation(now.number, now.games, now.error, lowest.rate, lowest.low, lowest.high, accepted)

    def _meet(self, challenger: str, rival: str, seats: int) -> tuple[DealShare, bool]:
        """The share of a challenger against a rival, and whether it has won the sequential test."""
        whole = CHALLENGE - CHALLENGE % seats  # no deal is left without some of its rotations
        p = plan_tournament(
            self.recipe.game, seats, [challenger, rival], whole, f"gate/{self.number}", self.recipe.options
        )
        test = Sprt(0.5, 0.56)
        report = TournamentReport(p, play_tournament(Results(p), self.executor, sprt=test).list(), test)
        share = over_deals(deal_shares(report.played, p.bots[0], p.per_deal))
        return share, report.verdict is not None and report.verdict.accepted == 1

    def _write(self, name: str) -> Path:
        path = self.folder / f"{self.number}-{name}"
        net = self.network().to_data(games=self._played, seed=self.recipe.seed)
        path.write_text(json.dumps(net) + "\n", encoding="utf-8")
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
        for old in self.folder.glob("games-*.npz"):
            if old not in [self._games_file(n) for n in range(self._first_kept, self.number)]:
                old.unlink()

    @property
    def _first_kept(self) -> int:
        """The first generation whose games are still learned from."""
        return max(0, self.number - self.recipe.memory)

    def _restore(self) -> None:
        from .memory import read_memory

        path = self.folder / "state.json"
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise KeyError("format")
            before, wanted = dict(data["recipe"]), {**asdict(self.recipe), "seats": list(self.recipe.seats)}
            if before == wanted:  # only then the arrays have the shapes that are expected
                self.history = [read_generation(one) for one in data["history"]]
                self.number = len(self.history)
                if data["number"] != self.number:
                    raise BadData(f"number: found {brief(data['number'])}; allowed: {self.number}")
                self.learner.restore(data["learner"])
                kept, inputs = range(self._first_kept, self.number), len(self.learner.weights["plain"])
                self.memories = [read_memory(self._games_file(n), inputs) for n in kept]
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
    error.set_ylabel("points by which the judgement was off")
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
