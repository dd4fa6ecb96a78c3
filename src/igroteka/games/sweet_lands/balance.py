"""How the deck plays: for every card how often it is bought, and the score with it against the score without it.

`python -m igroteka.games.sweet_lands.balance --games 50 --seats 2 --bot greedy` plays and prints the table; the deck
is the one that the game was started with.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.core import Rng, apply, chance, waiting

from .components.deck import CARD_NAMES, DECK
from .rules.scoring import points
from .state import Sweet


@dataclass(frozen=True)
class Line:
    """One card: the share of players who played or employed it, and how much more they scored (None: nobody or all)."""

    card: str
    bought: float
    difference: float | None


def cards_of(s: Sweet, seat: int) -> set[int]:
    """The cards that a seat has played or employed."""
    p = s.players[seat]
    return {*p.played, *p.columns[0], *p.columns[1], *p.columns[2]}


def balance(finished: Iterable[Sweet]) -> list[Line]:
    """A line for every card of the deck, from finished games; the most bought come first."""
    rows = [(cards_of(s, seat), sum(points(s, seat))) for s in finished for seat in range(s.seats)]
    found: list[Line] = []
    for card, name in enumerate(CARD_NAMES):
        with_it = [total for cards, total in rows if card in cards]
        without = [total for cards, total in rows if card not in cards]
        difference = None
        if with_it and without:
            difference = sum(with_it) / len(with_it) - sum(without) / len(without)
        found.append(Line(name, len(with_it) / max(len(rows), 1), difference))
    return sorted(found, key=lambda line: (-line.bought, line.card))


def played(seats: int, bot: str, seed: str) -> Sweet:
    """A finished game between equal bots."""
    from igroteka.bots import bot as named

    from . import GAME

    player, rng = named(bot), Rng(seed)
    s = GAME.new(seats)
    s.events = None
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return s
        apply(s, turn[0], player.choose(GAME, s, turn[0], rng))


def main(words: list[str] | None = None) -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="sweet_lands.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="0")
    chosen = parser.parse_args(words)
    games = [played(chosen.seats, chosen.bot, f"{chosen.seed}/{i}") for i in range(chosen.games)]
    print(f"deck {DECK.key}, {chosen.games} games with {chosen.seats} seats, bot {chosen.bot}")
    print(f"{'card':<16} {'bought':>7} {'score':>7}")
    for line in balance(games):
        more = "" if line.difference is None else f"{line.difference:+7.1f}"
        print(f"{line.card:<16} {line.bought:>7.0%} {more:>7}")


if __name__ == "__main__":
    main()
