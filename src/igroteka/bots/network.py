"""A small network that tells the points of a seat in the end from a row of numbers. Plain Python: nothing to install for playing.

A game tells a row for every seat, of one length for all numbers of seats. What a position is worth to a seat is how many
points it will have; who is ahead follows from that, at every number of seats, as with the hand-made evaluation.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeGuard

from ..core import BadData, BadOption, Game, Json, State, waiting
from ..core.errors import brief
from .chance_network import chance_judge
from .odds import PRESENT, Odds, odds, opponents_of

FORMAT: Final = "igroteka points 1"
#: What a game that can be learned tells of a position: a row of numbers for every seat.
Features = Callable[[State], list[list[float]]]


class Curve:
    """How a lead in points becomes a chance to win: the scale of the curve, and the lead that gives an even chance."""

    def __init__(self, scale: float, even: float) -> None:
        self.scale = scale
        self.even = even


#: A number of each of four hidden sums.
Numbers = tuple[float, float, float, float]


class Four:
    """Four sums of the hidden layer, those that there are not being empty: their weights by input."""

    def __init__(self, hidden: list[list[float]], bias: list[float], out: list[float], first: int) -> None:
        self.bias = _four(bias, first)
        self.out = _four(out, first)
        self.weights = [_four([row[i] for row in hidden], first) for i in range(len(hidden[0]))]


def _four(numbers: list[float], first: int) -> Numbers:
    """Four numbers of a list, with zeros where it has ended."""
    p, q, r, s = [*numbers[first : first + 4], 0.0, 0.0, 0.0][:4]
    return p, q, r, s


class Network:
    """Points in the end: a weighted sum of all numbers, and what one hidden layer of rectified sums adds to it.

    `game` is what it has learned, `curves` how sure a lead is, by the number of seats: it plays no other tables.
    """

    def __init__(
        self,
        game: str,
        plain: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
        shift: float,
        curves: Mapping[int, Curve],
    ) -> None:
        self.game = game
        self.plain = plain
        self.hidden = hidden
        self.bias = bias
        self.out = out
        self.shift = shift
        self.curves = curves
        self._fours = [Four(hidden, bias, out, first) for first in range(0, len(hidden), 4)]

    def points(self, x: list[float]) -> float:
        """The points that a row promises."""
        total = self.shift
        plain = self.plain
        # Most rows are half empty. Four sums at once, in numbers of their own: compiled, this takes a quarter of the time.
        used = [i for i in range(len(x)) if x[i] != 0.0]
        for i in used:
            total += x[i] * plain[i]
        for four in self._fours:
            a, b, c, d = four.bias
            weights = four.weights
            for i in used:
                v = x[i]
                p, q, r, s = weights[i]
                a += v * p
                b += v * q
                c += v * r
                d += v * s
            p, q, r, s = four.out
            total += max(a, 0.0) * p + max(b, 0.0) * q + max(c, 0.0) * r + max(d, 0.0) * s
        return total

    def check(self, game: Game, seats: int) -> None:
        """Refuse a table that was not learned. Asked once: `points` itself looks at nothing."""
        features = features_of(game)
        if features is None:
            raise BadOption(f"{game.key} tells no features, so no network can play it")
        if self.game != game.key:
            raise BadOption(f"found a network for {self.game}; allowed: one for {game.key}")
        if seats not in self.curves:
            known = ", ".join([str(n) for n in sorted(self.curves)])
            raise BadOption(f"found a network for {known} seats; allowed: one for {seats}")
        wanted = len(features(game.new(seats))[0])
        if len(self.plain) != wanted:
            raise BadOption(
                f"found a network with {len(self.plain)} inputs; allowed: {wanted}, the features of {game.key}"
            )

    def to_data(self, **about: Json) -> dict[str, Json]:
        """As JSON data, rounded: the file stays small and the play the same on every machine. `about` is stored along."""
        return {
            "format": FORMAT,
            "game": self.game,
            **about,
            "curves": {str(n): [round(c.scale, 2), round(c.even, 2)] for n, c in sorted(self.curves.items())},
            "plain": [round(w, 4) for w in self.plain],
            "hidden": [[round(w, 4) for w in row] for row in self.hidden],
            "bias": [round(w, 4) for w in self.bias],
            "out": [round(w, 4) for w in self.out],
            "shift": round(self.shift, 4),
        }


def network(data: Json) -> Network:
    """A stored network, checked; what is none raises `BadData`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(f"found {brief(data)}; allowed: a network ({FORMAT})")
    game = data.get("game")
    if not isinstance(game, str):
        raise BadData(f"game: found {brief(game)}; allowed: the key of a game")
    plain = _row(data.get("plain"), "plain")
    if not plain:
        raise BadData("plain: found no numbers; allowed: one for each input")
    hidden = data.get("hidden")
    if not isinstance(hidden, list) or not hidden:
        raise BadData(f"hidden: found {brief(hidden)}; allowed: a list of rows")
    rows = [_row(one, "hidden", len(plain)) for one in hidden]
    bias = _row(data.get("bias"), "bias", len(rows))
    out = _row(data.get("out"), "out", len(rows))
    shift = _row([data.get("shift")], "shift")
    return Network(game, plain, rows, bias, out, shift[0], _curves(data.get("curves")))


def _row(value: Json, what: str, size: int = 0) -> list[float]:
    """A list of numbers, of a size if one is given."""
    numbers = [float(w) for w in value if _is_number(w)] if isinstance(value, list) else []
    if not isinstance(value, list) or len(numbers) != len(value):
        raise BadData(f"{what}: found {brief(value)}; allowed: a list of numbers")
    if size and len(numbers) != size:
        raise BadData(f"{what}: found {len(numbers)} numbers; allowed: {size}")
    return numbers


def _curves(data: Json) -> dict[int, Curve]:
    """The curves by the number of seats."""
    if not isinstance(data, dict) or not data:
        raise BadData(f"curves: found {brief(data)}; allowed: a scale and an even lead by number of seats")
    curves: dict[int, Curve] = {}
    for seats, numbers in data.items():
        if not seats.isdecimal() or not 1 <= int(seats) <= 9:
            raise BadData(f"curves: found {brief(seats)}; allowed: a number of seats")
        scale, even = _row(numbers, f"curves {seats}", 2)
        if scale <= 0:
            raise BadData(f"curves {seats}: found {scale}; allowed: a scale above 0")
        curves[int(seats)] = Curve(scale, even)
    return curves


def _is_number(value: Json) -> TypeGuard[int | float]:
    return (
        isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= sys.float_info.max
    )


class LearnedOdds(Odds):
    """Chances by the points that a network promises every seat."""

    def __init__(self, seats: int, net: Network, grain: float) -> None:
        curve = net.curves[seats]
        super().__init__(seats, curve.scale, curve.even, grain=grain)
        self.net = net

    def worth(self, game: Game, s: State) -> list[float]:
        """The points of each seat in the end; those of an ended game are known."""
        if not waiting(s):
            return final_points(game, s, self.seats)
        features = features_of(game)
        assert features is not None, "Network.check has seen them"
        net = self.net
        return [net.points(row) for row in features(s)]


def final_points(game: Game, s: State, seats: int) -> list[float]:
    """The points of each seat in an ended game."""
    points = [0.0] * seats
    for score in game.scores(s):
        if score.seat >= 0:
            points[score.seat] = float(score.total)
    return points


def features_of(game: Game) -> Features | None:
    """How a game tells positions in numbers to learn from; None if it does not."""
    features: Features | None = getattr(game, "features", None)
    return features


@cache
def shipped_network(key: str) -> Network | None:
    """The network that comes with a game, if there is one."""
    file = files("igroteka.games").joinpath(key, "ai", "points.json")
    return network(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


@cache
def judge(key: str, seats: int, learned: bool, judgement: str = PRESENT) -> Odds:
    """Who tells chances: the network if it is wished for and knows such tables, else the hand-made evaluation of a version."""
    by_hand = odds(key, seats, judgement)
    if not learned:
        return by_hand
    if judgement != PRESENT:
        return chance_judge(key, seats, judgement) or by_hand
    net = shipped_network(key)
    # Alone against an opponent, what matters is to beat it, which no network has learned.
    if net is None or seats not in net.curves or (seats == 1 and opponents_of(key)):
        return by_hand
    return LearnedOdds(seats, net, by_hand.grain)
