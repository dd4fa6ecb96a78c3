#!/usr/bin/env python3
"""PPO with action masks, in numpy alone: a baseline that learns every game by playing against itself.

    pip install 'igroteka[rl]'
    python examples/ppo.py dream_city --minutes 60 --seed 1          the same command goes on where it has stopped
    python examples/ppo.py garden_nation --seats 3 --folder runs/garden

The folder gets `curve.csv` (how the network plays against `random` and `greedy`, always on the same deals), `policy.npz` (the network, which
plays everywhere in igroteka.rl as the opponent policy:FILE) and `state.npz` (all that is needed to go on). A round always begins with new
tables from a seed of its own, so a curve depends on the settings alone, and not on how often a run was stopped.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from igroteka import rl
from igroteka.core import game
from igroteka.rl.array_files import read_arrays, write_arrays
from igroteka.rl.policy import WEIGHTS, Policy

FORMAT = "igroteka ppo 1"
#: Games end, so nothing is discounted; but how far ahead a decision is credited is (the lambda of GAE).
SMOOTHING = 0.95
CLIP, EPOCHS, MINIBATCH, ENTROPY, WORTH_SHARE, LONGEST = 0.2, 3, 512, 0.01, 0.5, 0.5
#: An update ends where the network has come so far from the one that has played (an estimate of the divergence of Kullback and Leibler).
FARTHEST = 0.03


@dataclass(frozen=True)
class Settings:
    """What a curve depends on; a folder goes on only with the same."""

    name: str
    seats: int
    seed: int
    tables: int
    steps: int
    updates: int
    hidden: int
    rate: float
    games: int


@dataclass(frozen=True)
class Decisions:
    """Some decisions, one row each: what was seen (compact), legal and chosen, how likely that was, and what came of it."""

    seen: Any
    mask: Any
    action: Any
    log_chance: Any
    advantage: Any
    target: Any


@dataclass(frozen=True)
class Pull:
    """The loss on some decisions, its gradient by every weight, which numbers of observations the rows of `first` are for, and how far the network
    has gone from the one that made the decisions."""

    loss: float
    by_weight: dict[str, Any]
    left: Any
    gone: float


def log_chances(likes: Any, mask: Any) -> Any:
    """The logarithms of the chances of all actions; very low ones for what is not legal."""
    masked = np.where(mask == 1, likes, -1e9)
    masked -= masked.max(1, keepdims=True)
    return masked - np.log(np.exp(masked).sum(1, keepdims=True))


class Learner:
    """A network, and how Adam moves its weights."""

    def __init__(self, settings: Settings) -> None:
        self.policy = Policy.create(settings.name, settings.hidden, np.random.default_rng(settings.seed))
        self.rate = settings.rate
        self.mean = {name: np.zeros_like(w) for name, w in self.policy.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.policy.weights.items()}
        self.kinds = {"weights": self.policy.weights, "mean": self.mean, "square": self.square}
        self.count = 0

    def gradients(self, d: Decisions) -> Pull:
        """The loss of PPO on some decisions, and where it pulls the weights."""
        n, rows = len(d.action), np.arange(len(d.action))
        said = self.policy.answer(d.seen)
        logs = log_chances(said.action, d.mask)
        chances = np.exp(logs)
        gone = logs[rows, d.action] - d.log_chance
        ratio = np.exp(gone)
        held = np.clip(ratio, 1 - CLIP, 1 + CLIP)
        gain = np.minimum(ratio * d.advantage, held * d.advantage)
        spread = -(chances * np.where(d.mask == 1, logs, 0)).sum(1)
        off = said.worth - d.target
        loss = float((-gain + WORTH_SHARE * off**2 / 2 - ENTROPY * spread).mean())
        # By the chances: where the clipped gain is the smaller one, nothing pulls.
        pull = np.where(ratio * d.advantage <= held * d.advantage, ratio * d.advantage, 0)
        likes = chances * (pull[:, None] + ENTROPY * (np.where(d.mask == 1, logs, 0) + spread[:, None]))
        likes[rows, d.action] -= pull
        likes, worth = likes / n, (WORTH_SHARE * off / n)[:, None]
        w = self.policy.weights
        thing = self.policy.pointers.flow(said.told, likes)
        second = (likes @ w["action"].T + thing @ w["thing"].T + worth @ w["worth"].T) * (said.second > 0)
        first = (second @ w["second"].T) * (said.first > 0)
        flows = {"first": (said.seen, first), "second": (said.first, second)}
        flows |= {
            "action": (said.second, likes),
            "thing": (said.second, thing),
            "worth": (said.second, worth),
        }
        by_weight: dict[str, Any] = {}
        for layer, (below, flow) in flows.items():
            by_weight[layer], by_weight[f"{layer}_bias"] = below.T @ flow, flow.sum(0)
        return Pull(loss, by_weight, said.left, float((ratio - 1 - gone).mean()))

    def learn(self, d: Decisions, luck: np.random.Generator) -> None:
        """Some passes over the decisions of an update, in small parts, until the network has changed enough."""
        for _ in range(EPOCHS):
            order = luck.permutation(len(d.action))
            for start in range(0, len(order), MINIBATCH):
                part = order[start : start + MINIBATCH]
                pull = self.gradients(Decisions(*[getattr(d, f.name)[part] for f in fields(d)]))
                if pull.gone > FARTHEST:
                    return
                self._move(pull)

    def _move(self, to: Pull) -> None:
        """One step of Adam along a gradient that is cut to a length. The weights of what nobody has seen stay as they are."""
        length = float(np.sqrt(sum([float((one**2).sum()) for one in to.by_weight.values()])))
        self.count += 1
        for name, one in to.by_weight.items():
            pull = one * min(1.0, LONGEST / (length + 1e-8))
            at = to.left if name == "first" else slice(None)
            self.mean[name][at] += 0.1 * (pull - self.mean[name][at])
            self.square[name][at] += 0.001 * (pull**2 - self.square[name][at])
            mean = self.mean[name][at] / (1 - 0.9**self.count)
            square = self.square[name][at] / (1 - 0.999**self.count)
            self.policy.weights[name][at] -= (self.rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)


def advantages(seat: Any, worth: Any, rewards: Any, ended: Any, last_seat: Any, last_worth: Any) -> Any:
    """How much better each decision went than the network had thought (GAE), and which ones can be told.

    All seats of a table decide in turn, so what a decision brought is what its seat earned until its next decision. The arrays have a row for each
    step and a column for each table, `rewards` also one for each seat. What nobody has seen the end of cannot be told.
    """
    steps, tables, seats = rewards.shape
    every = np.arange(tables)
    earned, following, lead = (np.zeros((tables, seats), np.float32) for _ in range(3))
    known = np.zeros((tables, seats), bool)
    following[every, last_seat], known[every, last_seat] = last_worth, True
    better, told = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for t in reversed(range(steps)):
        done = ended[t]
        earned[done], following[done], lead[done], known[done] = 0, 0, 0, True
        earned += rewards[t]
        at = (every, seat[t])
        surprise = earned[at] + following[at] - worth[t]
        better[t] = surprise + SMOOTHING * lead[at]
        told[t] = known[at]
        earned[at], following[at], lead[at], known[at] = 0, worth[t], np.where(told[t], better[t], 0), True
    return better, told


def play_update(
    tables: Any, now: Any, learner: Learner, settings: Settings, scale: float, luck: np.random.Generator
) -> tuple[Any, Decisions]:
    """So many steps of all tables, the network deciding for every seat; what comes next, and the decisions."""
    kept = []
    for _ in range(settings.steps):
        said = learner.policy.answer(now.observation)
        logs = log_chances(said.action, now.action_mask)
        sums = np.exp(logs).cumsum(1)
        action = (sums > luck.random((len(sums), 1)) * sums[:, -1:]).argmax(1)
        after = tables.step(action)
        chosen = logs[np.arange(len(action)), action]
        kept.append((now, action, chosen, said.worth, after.rewards / scale, after.ended))
        now = after
    before, action, chosen, worth, rewards, ended = zip(*kept, strict=True)
    seat = np.array([one.seat for one in before])
    last = learner.policy.answer(now.observation).worth
    better, told = advantages(seat, np.array(worth), np.array(rewards), np.array(ended), now.seat, last)
    target = (better + np.array(worth))[told]
    good = better[told]
    good = (good - good.mean()) / (good.std() + 1e-6)
    seen = np.array([one.observation for one in before])[told]
    mask = np.array([one.action_mask for one in before])[told]
    return now, Decisions(seen, mask, np.array(action)[told], np.array(chosen)[told], good, target)


def play_round(number: int, learner: Learner, settings: Settings, scale: float) -> int:
    """Some updates on new tables; how many decisions were made."""
    luck = np.random.default_rng([settings.seed, number])
    seed = f"{settings.seed}/{number}"
    with rl.tables(
        settings.name, settings.tables, settings.seats, None, "shaped", seed=seed, processes=1, form="compact"
    ) as tables:
        now = tables.reset()
        for _ in range(settings.updates):
            now, decisions = play_update(tables, now, learner, settings, scale, luck)
            learner.learn(decisions, luck)
    return settings.updates * settings.steps * settings.tables


def evaluate(policy: Path, bot: str, settings: Settings) -> tuple[float, float]:
    """The share of wins and the mean points of the network against bots, on the same deals each time and from every seat."""
    wins, points, played = 0.0, 0.0, 0
    for seat in range(settings.seats):
        bots = [f"policy:{policy}" if i == seat else bot for i in range(settings.seats)]
        each = max(1, settings.games // settings.seats)
        for one in rl.playouts(settings.name, settings.seats, each, bots, "evaluation", processes=1):
            wins += (one.ranks[seat] == 1) / max(1, one.ranks.count(1))  # alone the opponent may win
            points += one.totals[seat]
            played += 1
    return wins / played, points / played


def main() -> None:
    """Learn until the time is over, and keep everything after every round."""
    parser = argparse.ArgumentParser(description="PPO with action masks, learning by playing against itself.")
    parser.add_argument("game")
    parser.add_argument(
        "--minutes",
        type=float,
        default=60,
        help="of processor time; the round in which they are over is the last one",
    )
    parser.add_argument(
        "--rounds", type=int, default=0, help="stop when the curve has so many rounds; 0: never"
    )
    parser.add_argument(
        "--folder", type=Path, default=None, help="runs/ppo_GAME, unless another one is named"
    )
    for word, usual in (
        ("seats", 2),
        ("seed", 1),
        ("tables", 64),
        ("steps", 32),
        ("updates", 16),
        ("hidden", 128),
    ):
        parser.add_argument(f"--{word}", type=int, default=usual)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--games", type=int, default=40, help="games of each evaluation")
    wish = parser.parse_args()
    given = {one.name: getattr(wish, one.name) for one in fields(Settings) if one.name != "name"}
    settings = Settings(f"{wish.game}_v{game(wish.game).version}", **given)
    folder = wish.folder or Path("runs") / f"ppo_{wish.game}"
    folder.mkdir(parents=True, exist_ok=True)
    run(settings, folder, wish.minutes, wish.rounds)


def run(settings: Settings, folder: Path, minutes: float, rounds: int) -> None:
    """Go on with a folder, or begin it."""
    state, policy = folder / "state.npz", folder / "policy.npz"
    learner, curve = Learner(settings), []
    if state.exists():
        arrays = [f"{kind}/{name}" for kind in learner.kinds for name in WEIGHTS]
        about, stored = read_arrays(state, FORMAT, "the state of a run", arrays)
        if about["settings"] != asdict(settings):
            raise SystemExit(f"{folder} belongs to {about['settings']}; name another --folder")
        for kind, home in learner.kinds.items():
            home.update({name: stored[f"{kind}/{name}"] for name in WEIGHTS})
        learner.count, curve = about["count"], about["curve"]
    # Rewards are measured in what a game of random moves brings, so that one rate is good for every game.
    first = rl.playouts(settings.name, settings.seats, 8, processes=1)
    scale = float(max(10, *[abs(total) for one in first for total in one.totals]))
    began, decisions = time.process_time(), curve[-1]["decisions"] if curve else 0
    while not rounds or len(curve) < rounds:
        if len(curve):
            decisions += play_round(len(curve), learner, settings, scale)
        learner.policy.save(policy)
        row: dict[str, float] = {"round": len(curve), "decisions": decisions}
        for bot in ("random", "greedy"):
            wins, points = evaluate(policy, bot, settings)
            row |= {f"wins against {bot}": round(wins, 4), f"points against {bot}": round(points, 2)}
        curve.append(row)
        keep(folder, settings, learner, curve)
        past = time.process_time() - began
        print(", ".join([f"{key} {value}" for key, value in row.items()]), f"({past:.0f} s)", flush=True)
        if past > 60 * minutes:
            break


def keep(folder: Path, settings: Settings, learner: Learner, curve: list[dict[str, float]]) -> None:
    """Write all that is needed to go on, and the curve."""
    arrays = {f"{kind}/{name}": one[name] for kind, one in learner.kinds.items() for name in WEIGHTS}
    about = {"format": FORMAT, "settings": asdict(settings), "count": learner.count, "curve": curve}
    write_arrays(folder / "state.npz", about, arrays)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)


if __name__ == "__main__":
    main()
