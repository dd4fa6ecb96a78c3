"""Games to learn from: those of a network against itself, or of the hand-made evaluation that teaches it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...bots.network import LearnedOdds, Network, features_of, final_points, network
from ...bots.odds import odds
from ...bots.search import Search
from ...bots.simple import Bot, GreedyBot
from ...bots.valued import NetworkBot
from ...core import Game, Json, Move, Rng, Seat, State, game, moves
from ..loop import play_game

#: So many moments of a game are kept, or all if there are fewer: neighbours tell nearly the same.
MOMENTS = 80
Moment = list[list[float]]
"""What a game tells of a position: a row for every seat."""


@dataclass(frozen=True)
class Record:
    """Moments of a game, in order, and the points of every seat in the end."""

    moments: list[Moment]
    points: list[float]


@dataclass(frozen=True)
class Job:
    """Some games to play. In `explore` per cent of the decisions anything is played, so that the network sees more.

    Without a network the hand-made evaluation plays. With `iterations` the players search so far ahead; without they look at
    one ply.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    net: dict[str, Json] | None
    seed: str
    games: int
    explore: int
    iterations: int = 0


def play_job(job: Job) -> list[Record]:
    """The records of all games."""
    g = game(job.game)
    net = network(job.net) if job.net is not None else None
    return [_play(g, job, net, Rng(f"{job.seed}/{number}")) for number in range(job.games)]


def _play(g: Game, job: Job, net: Network | None, rng: Rng) -> Record:
    """One game, and what was seen before its decisions."""
    features = features_of(g)
    assert features is not None, "make_recipe has seen them"
    seen: list[State] = []

    def observe(s: State, seat: Seat) -> None:
        if len(moves(s, seat)) > 1:
            seen.append(s.clone())

    players = [ExploringPlayer(_player(job, net), job.explore) for _ in range(job.seats)]
    s, _ = play_game(g, job.seats, job.options, players, rng, [rng] * job.seats, observe)
    while len(seen) > MOMENTS:
        seen.pop(rng.below(len(seen)))
    return Record([features(one) for one in seen], final_points(g, s, job.seats))


def _player(job: Job, net: Network | None) -> Bot:
    """Who plays a seat."""
    if net is None:
        return GreedyBot()
    if not job.iterations:
        return NetworkBot("learner", net)
    by_hand = odds(job.game, job.seats)
    return Search("learner", job.iterations, rounds=1, odds=LearnedOdds(job.seats, net, by_hand.grain))


class ExploringPlayer:
    """Plays what a bot likes best, or now and then anything."""

    def __init__(self, bot: Bot, explore: int) -> None:
        self.bot = bot
        self.explore = explore

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The bot's choice, or in some decisions of a hundred any legal move."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        if rng.below(100) < self.explore:
            return legal[rng.below(len(legal))]
        return self.bot.choose(game, s, seat, rng)
