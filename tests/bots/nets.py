"""Small networks with made-up weights that fit a game."""

from __future__ import annotations

from igroteka.bots.network import Curve, Network, features_of
from igroteka.core import Rng, game


def small_net(key: str, *seats: int, hidden: int = 3) -> Network:
    """A network for these numbers of seats, the same each time."""
    g, rng = game(key), Rng(f"weights of {key}")
    features = features_of(g)
    assert features is not None
    width = len(features(g.new(seats[0]))[0])

    def row(size: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 1000 for _ in range(size)]

    layer = [row(width) for _ in range(hidden)]
    curves = {n: Curve(8.0, 0.0 if n == 2 else 4.0) for n in seats}
    return Network(key, row(width), layer, row(hidden), row(hidden), 20.0, curves)
