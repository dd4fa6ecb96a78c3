"""The networks of version 0.1, which tell the chance to win: `hard@0.1` judges by them, so that progress can be told."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, TypeGuard

from ..core import BadData, Game, Json, Seat, State, waiting
from ..core.errors import brief
from .odds import PRESENT, Odds, odds

FORMAT: Final = "igroteka value 1"
#: What a game that can be learned tells of a position, as a seat knows it.
Features = Callable[[State, Seat], list[float]]
#: No network is surer than this.
DOUBT: Final = 1e-6


def dot(a: list[float], b: list[float]) -> float:
    """The sum of products. A plain loop: compiled it takes a tenth of the time of `sum(map(mul, a, b))`."""
    total = 0.0
    for i in range(len(a)):
        total += a[i] * b[i]
    return total


class ChanceNetwork:
    """One hidden layer with tanh, one output through the logistic curve.

    `game` and `seats` tell what it has learned; a file without them leaves them empty. `by_hand` is how much the
    hand-made evaluation counts next to it, `judgement` the version of that evaluation, where it is not the present one.
    """

    def __init__(
        self,
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
        shift: float,
        game: str = "",
        seats: int = 0,
        by_hand: float = 0.0,
        judgement: str = PRESENT,
    ) -> None:
        self.hidden = hidden
        self.bias = bias
        self.out = out
        self.shift = shift
        self.game = game
        self.seats = seats
        self.by_hand = by_hand
        self.judgement = judgement

    def value(self, x: list[float]) -> float:
        """The chance to win."""
        layer = [math.tanh(dot(row, x) + b) for row, b in zip(self.hidden, self.bias, strict=True)]
        lead = dot(self.out, layer) + self.shift
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


def chance_network(data: Json) -> ChanceNetwork:
    """A stored network, checked; what is none raises `BadData`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(f"found {brief(data)}; allowed: a network ({FORMAT})")

    def row(value: Json, what: str, size: int = 0) -> list[float]:
        numbers = [w for w in value if _is_number(w)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(numbers) != len(value):
            raise BadData(f"{what}: found {brief(value)}; allowed: a list of numbers")
        if size and len(numbers) != size:
            raise BadData(f"{what}: found {len(numbers)} numbers; allowed: {size}")
        return [float(w) for w in numbers]

    hidden = data.get("hidden")
    if not isinstance(hidden, list) or not hidden:
        raise BadData(f"hidden: found {brief(hidden)}; allowed: a list of rows")
    first = row(hidden[0], "hidden")
    rows = [row(one, "hidden", len(first)) for one in hidden]
    shift = row([data.get("shift")], "shift")
    game, seats = data.get("game", ""), data.get("seats", 0)
    if not isinstance(game, str):
        raise BadData(f"game: found {brief(game)}; allowed: the key of a game")
    if type(seats) is not int or seats < 0:
        raise BadData(f"seats: found {brief(seats)}; allowed: a whole number, 0 or more")
    by_hand = row([data.get("by_hand", 0)], "by_hand")
    if by_hand[0] < 0:
        raise BadData(f"by_hand: found {brief(by_hand[0])}; allowed: 0 or more")
    judgement = data.get("judgement", PRESENT)
    if not isinstance(judgement, str):
        raise BadData(f"judgement: found {brief(judgement)}; allowed: a version")
    return ChanceNetwork(
        rows,
        row(data.get("bias"), "bias", len(rows)),
        row(data.get("out"), "out", len(rows)),
        shift[0],
        game,
        seats,
        by_hand[0],
        judgement,
    )


def _is_number(value: Json) -> TypeGuard[int | float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


class ChanceOdds(Odds):
    """Chances by a network over the features of a game, and, as far as the network says, by the hand-made evaluation.

    Both are wrong in different ways: their mean may judge better than each of them.
    """

    def __init__(self, seats: int, net: ChanceNetwork, by_hand: Odds) -> None:
        super().__init__(seats, by_hand.scale, by_hand.usual, grain=by_hand.grain)
        self.net = net
        self.by_hand = by_hand

    def chance(self, game: Game, s: State, seat: Seat) -> float:
        """The chance of one seat; an ended game is known."""
        if not waiting(s):
            return self.final(game, s)[seat]
        return self.curve(self.compare(game, [s], seat)[0])

    def chances(self, game: Game, s: State) -> list[float]:
        """The chance of every seat."""
        if not waiting(s):
            return self.by_hand.chances(game, s)
        return [self.curve(lead) for lead in self.leads(game, s)]

    def leads(self, game: Game, s: State) -> list[float]:
        """The lead of every seat; the features tell whose turn it is."""
        leads = [self.network_lead(game, s, seat) for seat in range(self.seats)]
        if not self.net.by_hand:
            return leads
        return [
            self.mean_lead(lead, other)
            for lead, other in zip(leads, self.by_hand.leads(game, s), strict=True)
        ]

    def compare(self, game: Game, worlds: list[State], seat: Seat) -> list[float]:
        """The lead of one seat in each of several positions."""
        leads = [self.network_lead(game, world, seat) for world in worlds]
        if not self.net.by_hand:
            return leads
        others = self.by_hand.compare(game, worlds, seat)
        return [self.mean_lead(lead, other) for lead, other in zip(leads, others, strict=True)]

    def network_lead(self, game: Game, s: State, seat: Seat) -> float:
        """The lead that the network sees; an ended game is known."""
        return self.points(
            self.net.value(_features(game, s, seat)) if waiting(s) else self.final(game, s)[seat]
        )

    def mean_lead(self, learned: float, by_hand: float) -> float:
        """The mean of two judgements, as far as the hand-made one counts."""
        return (learned + self.net.by_hand * by_hand) / (1 + self.net.by_hand)

    def final_leads(self, game: Game, s: State) -> list[float]:
        """An ended game is known."""
        return self.by_hand.final_leads(game, s)

    def points(self, chance: float) -> float:
        """The lead that gives a chance."""
        sure = min(max(chance, DOUBT), 1 - DOUBT)
        return self.scale * math.log(sure / (1 - sure))


def _features(game: Game, s: State, seat: Seat) -> list[float]:
    features: Features | None = getattr(game, "first_features", None)
    assert features is not None, "a game with a network of then tells what it looks at"
    return features(s, seat)


@cache
def chance_judge(key: str, seats: int, judgement: str) -> ChanceOdds | None:
    """Who told the chances of `hard` in version 0.1, where a game came with a network for this number of seats."""
    file = files("igroteka.games").joinpath(key, "ai", f"value{seats}.json")
    if not file.is_file():
        return None
    net = chance_network(json.loads(file.read_text(encoding="utf-8")))
    # The two were fitted to each other: a network goes on with the evaluation that it has learned next to.
    return ChanceOdds(seats, net, odds(key, seats, net.judgement or judgement))
