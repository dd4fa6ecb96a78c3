"""Why a move is good, in the words of its game: what becomes of what people count, for its seat and for its rivals.

A game tells facts of a seat: names, how much there is of each, and what one of it is worth in points. What differs between the
position and the end of the turn that a hint advises is the reason; what is worth most comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..core import Game, Seat, State, Text
from ..core.game import Say

#: The name of a fact, how much there is of it, and what one is worth. After a colon
#: comes what it is a fact about: "bid-tile:farm" is the message `reason-bid-tile` with the tile farm. A threat is told of
#: rivals only, and of what is secret nobody is told but its seat.
Fact = tuple[str, float, float]
Facts = Callable[[State, Seat], list[Fact]]
#: How a seat is called.
NameOf = Callable[[Seat], str]
#: How much there is of each thing on average, and what all of it is worth.
MeanFacts = dict[str, tuple[float, float]]
#: Reasons that are told.
MOST: Final = 2
#: What a change must be worth to be a reason, in points, and how much of a thing must change.
LEAST_WORTH: Final = 0.25
LEAST_CHANGE: Final = 0.5
#: A rival who gets less counts half as much as what one gets oneself: there may be other rivals.
RIVALS: Final = 0.5
THREAT: Final = "threat_"
SECRET: Final = "secret_"


@dataclass(frozen=True)
class Reason:
    """What a move brings its seat ("more"), takes from a rival ("denied") or keeps that another move would spend ("kept")."""

    fact: str
    how: str
    count: int
    seat: Seat
    worth: float

    def text(self, name: str) -> Text:
        """The reason in words; `name` is how the seat that it is about is called."""
        kind, _, which = self.fact.partition(":")
        args = {kind.rpartition("-")[2]: which} if which else {}
        return Text(f"reason-{kind}", how=self.how, n=self.count, name=name, **args)


def describe_reasons(say: Say, reasons: Sequence[Reason], name_of: NameOf) -> list[str]:
    """Why a move is good, in the words of its game."""
    return [say(reason.text(name_of(reason.seat))) for reason in reasons]


def facts_of(game: Game) -> Facts | None:
    """How a game tells what people count; None if it does not."""
    facts: Facts | None = getattr(game, "facts", None)
    return facts


def find_reasons(
    game: Game,
    before: Sequence[State],
    after: Sequence[State],
    seat: Seat,
    others: Sequence[Sequence[State]] = (),
) -> tuple[Reason, ...]:
    """Why a turn is good that leads from some guesses of a position to some others; the weightiest reasons first.

    `others` is where other turns lead that were thought of: where nothing is gained, what they spend is kept.
    """
    facts = facts_of(game)
    if facts is None:
        return ()
    found: list[Reason] = []
    for one in range(before[0].seats):
        old, new = _mean_facts(facts, before, one), _mean_facts(facts, after, one)
        for fact in {**old, **new}:
            many, worth = new.get(fact, (0.0, 0.0))
            few, less = old.get(fact, (0.0, 0.0))
            change, gain = many - few, worth - less
            if one != seat:
                if fact.startswith(SECRET):
                    continue
                change, gain = -change, -gain * RIVALS
            elif fact.startswith(THREAT):
                continue
            if change >= LEAST_CHANGE and gain >= LEAST_WORTH:
                how = "more" if one == seat else "denied"
                found.append(Reason(fact, how, max(1, round(change)), one, round(gain, 2)))
    found.sort(key=lambda reason: (-reason.worth, reason.fact, reason.seat))
    if found:
        return tuple(found[:MOST])
    return _kept(_mean_facts(facts, after, seat), [_mean_facts(facts, one, seat) for one in others], seat)


def _kept(mine: MeanFacts, others: Sequence[MeanFacts], seat: Seat) -> tuple[Reason, ...]:
    """What a seat still has of that which another turn would have spent most of."""
    kept = [
        Reason(fact, "kept", round(count), seat, round(worth - less, 2))
        for fact, (count, worth) in mine.items()
        for few, less in [other.get(fact, (0.0, 0.0)) for other in others]
        if count - few >= LEAST_CHANGE and worth - less >= LEAST_WORTH and not fact.startswith(THREAT)
    ]
    return tuple(sorted(kept, key=lambda reason: (-reason.worth, reason.fact))[:1])


def _mean_facts(facts: Facts, worlds: Sequence[State], seat: Seat) -> MeanFacts:
    """How much there is of each thing on average, and what all of it is worth."""
    means: MeanFacts = {}
    for world in worlds:
        for fact, count, each in facts(world, seat):
            many, worth = means.get(fact, (0.0, 0.0))
            means[fact] = many + count / len(worlds), worth + count * each / len(worlds)
    return means
