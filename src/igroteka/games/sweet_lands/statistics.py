"""How the deck plays: for every card how often it is seen and bought, and the score with it against the score without it.

`igroteka simulate sweet_lands` plays and prints the table; with `--edition FILE` that of another edition. A difference
is no proof of a cause: rich players buy expensive cards, and long turns buy many.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.edition import text_of
from igroteka.core.optional import Findings

from .components.deck import CARD_NAMES, CARDS
from .components.edition import EDITION
from .rules.scoring import points
from .state import SweetLandsState

Z: Final = 1.959964  # two-sided 95 %
MEASURES: Final = (("difference", "low", "high"), ("held", "held_low", "held_high"))


@dataclass(frozen=True)
class Line:
    """One card: the shares of players who held it and who played or employed it, and how much more these scored.

    `difference` is that of buyers and others, `held` that of those who held it at some time and others: which cards somebody is dealt is luck, which they
    buy is not. Each is None where nobody or everybody did so, and so is its 95 % interval where it needs more players.
    """

    card: str
    seen: float
    buyers: int
    bought: float
    difference: float | None
    interval: tuple[float, float] | None
    held: float | None
    held_interval: tuple[float, float] | None


@dataclass(frozen=True)
class Player:
    """One player of one game: who it was, the points, the cards held at some time, the cards bought."""

    name: str
    total: int
    seen: frozenset[int]
    bought: frozenset[int]


def cards_of(s: SweetLandsState, seat: int) -> frozenset[int]:
    """The cards that a seat has played or employed."""
    p = s.players[seat]
    return frozenset([*p.played, *p.columns[0], *p.columns[1], *p.columns[2]])


class Watch:
    """Watches one game."""

    def __init__(self) -> None:
        self.seen: defaultdict[int, set[int]] = defaultdict(set)

    def look(self, s: SweetLandsState, seat: int) -> None:
        """What a seat holds when it decides."""
        self.seen[seat].update(s.players[seat].hand)

    def end(self, s: SweetLandsState) -> list[dict[str, Any]]:
        """Points and cards of each seat, by the names of the cards."""
        rows: list[dict[str, Any]] = []
        for seat in range(s.seats):
            bought = cards_of(s, seat)
            seen = {*self.seen[seat], *s.players[seat].hand, *bought}
            rows.append({"total": sum(points(s, seat)), "seen": sorted(seen), "bought": sorted(bought)})
        return rows


def balance(finished: Iterable[SweetLandsState]) -> list[Line]:
    """A line for every card of the deck, from finished games; the most bought come first."""
    return lines([player for s in finished for player in _players([""] * s.seats, Watch().end(s))])


def lines(players: Sequence[Player]) -> list[Line]:
    """A line for every card of the deck. A score counts as more or less than the mean of players of that name.

    Otherwise a card that strong players like would look strong itself.
    """
    totals: defaultdict[str, list[int]] = defaultdict(list)
    for one in players:
        totals[one.name].append(one.total)
    means = {name: sum(all_of) / len(all_of) for name, all_of in totals.items()}
    mixed = len(means) > 1
    rows: list[Line] = []
    above = [one.total - (means[one.name] if mixed else 0) for one in players]
    for card, name in enumerate(CARD_NAMES):
        bought, seen = [card in one.bought for one in players], [card in one.seen for one in players]
        count = max(len(players), 1)
        shares = (sum(seen) / count, sum(bought), sum(bought) / count)
        rows.append(Line(name, *shares, *_difference(above, bought), *_difference(above, seen)))
    return sorted(rows, key=lambda line: (-line.bought, line.card))


def _difference(
    scores: Sequence[float], chosen: Sequence[bool]
) -> tuple[float | None, tuple[float, float] | None]:
    """How much more the chosen scored than the others, and the 95 % interval."""
    with_it = [score for score, is_chosen in zip(scores, chosen, strict=True) if is_chosen]
    without = [score for score, is_chosen in zip(scores, chosen, strict=True) if not is_chosen]
    if not with_it or not without:
        return None, None
    difference = sum(with_it) / len(with_it) - sum(without) / len(without)
    if min(len(with_it), len(without)) == 1:
        return difference, None
    half = Z * math.sqrt(_variance(with_it) / len(with_it) + _variance(without) / len(without))
    return difference, (difference - half, difference + half)


def _variance(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)


def _players(names: Sequence[str], seats: list[dict[str, Any]]) -> list[Player]:
    return [
        Player(name, one["total"], frozenset(one["seen"]), frozenset(one["bought"]))
        for name, one in zip(names, seats, strict=True)
    ]


def findings(games: Sequence[tuple[Sequence[str], Any]]) -> Findings:
    """The table of the deck: a row for every card."""
    players = [player for names, seats in games for player in _players(names, seats)]
    called = {card.id: text_of(card.name, "en") for card in CARDS}
    rows: list[dict[str, str | int | float | None]] = []
    for line in lines(players):
        low, high = line.interval or (None, None)
        held_low, held_high = line.held_interval or (None, None)
        rows.append(
            {
                "card": line.card,
                "name": called[line.card],
                "seen": line.seen,
                "buyers": line.buyers,
                "bought": line.bought,
                "difference": line.difference,
                "low": low,
                "high": high,
                "held": line.held,
                "held_low": held_low,
                "held_high": held_high,
            }
        )
    title = (
        f"edition {EDITION.key}: shares of {len(players)} players who saw and who bought each card, "
        "and how much more those who bought and those who held it scored than the others, with 95 % intervals"
    )
    return Findings(title, rows, MEASURES, "buyers")
