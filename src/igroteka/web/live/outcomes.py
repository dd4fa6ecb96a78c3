"""What a move would do, told before it is made: points, sentences, what is forfeited, what must be decided next.

A move is tried out in positions that the viewer cannot tell from the true one, up to the next decision or draw, and only what
is the same in all of them is told: a preview brings no new information.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from ...core import Game, Move, Seat, State, Text, moves, question_for, scene
from ...core.outcomes import (
    Outcome,
    caution_texts,
    points_now,
    points_so_far,
    score_of,
    try_chain,
    try_move,
)
from .chain_offers import offered_chains
from .payloads import Gain, ItemChange, MoveOutcome, OfferedChain
from .view import GUESSES, Viewer

MOST_MOVES: Final = 4
"""Moves of one element whose outcomes are told."""
MOST_GAINS: Final = 40
"""Moves whose points are told at once."""
MOST_LINES: Final = 8
"""Sentences about one of them."""


class World:
    """A position that a seat cannot tell from the true one, with what is worth counting only once."""

    def __init__(self, game: Game, seat: Seat, state: State) -> None:
        self.game = game
        self.seat = seat
        self.state = state
        self.score = score_of(game.scores(state), seat)
        self.points = points_so_far(game, state, seat)

    @cached_property
    def points_now(self) -> int | None:
        """What the seat would have if the game ended now, where that differs from its points so far."""
        return points_now(self.game, self.state, self.seat)

    def late_change(self, outcome: Outcome) -> int | None:
        """What the count at the end would gain by a move: a seat knows all that is counted for itself, so one world tells it."""
        then = points_now(self.game, outcome.after, self.seat)
        if then is None or self.points_now is None:
            return None
        return then - self.points_now if then != self.points_now or not outcome.is_open else None

    def gain(self, outcome: Outcome) -> int:
        """The points that a move brings at once."""
        return points_so_far(self.game, outcome.after, self.seat) - self.points

    def item_changes(self, outcome: Outcome) -> dict[str, int]:
        """What each item of the score gains or loses, as far as it changes."""
        before, after = dict(self.score.items), score_of(self.game.scores(outcome.after), self.seat)
        changes = {key: points - before.get(key, 0) for key, points in after.items}
        return {key: change for key, change in changes.items() if change}


def worlds_of(viewer: Viewer) -> list[World]:
    """The worlds in which moves of this viewer are tried out; none if nothing is asked of it."""
    seat = viewer.seat
    if seat is None or seat not in viewer.match.seats:
        return []
    return [World(viewer.game, seat, viewer.world(number=number)) for number in GUESSES]


def gains(viewer: Viewer, wanted: Sequence[str]) -> dict[str, Gain]:
    """The points that moves bring, as far as they are legal and something is known of them."""
    worlds = worlds_of(viewer)
    if not worlds:
        return {}
    legal = {move.text: move for move in moves(worlds[0].state, worlds[0].seat)}
    found: dict[str, Gain] = {}
    for text in wanted[:MOST_GAINS]:
        if text in legal:
            outcomes = [try_move(world.state, world.seat, legal[text]) for world in worlds]
            gain: Gain = {"points": sure_points(worlds, outcomes), "late": worlds[0].late_change(outcomes[0])}
            if gain["points"] or gain["late"]:
                found[text] = gain
    return found


def sure_points(worlds: list[World], outcomes: list[Outcome]) -> int | None:
    """The points of a move if all worlds agree on them, and if nothing more can come of it."""
    points = [world.gain(outcome) for world, outcome in zip(worlds, outcomes, strict=True)]
    is_sure = len(set(points)) == 1
    return points[0] if is_sure and (points[0] or not outcomes[0].is_open) else None


def describe_outcomes(viewer: Viewer, wanted: Sequence[str]) -> list[MoveOutcome]:
    """What the moves of these notations would do, as far as they are legal for this viewer now."""
    worlds = worlds_of(viewer)
    if not worlds:
        return []
    game, first = viewer.game, worlds[0]
    legal = {move.text: move for move in moves(first.state, first.seat)}
    chains: dict[str, OfferedChain] = {}
    if any(text not in legal for text in wanted):
        chains = {one["id"]: one for one in offered_chains(game, first.state, first.seat, viewer.say)}
    told: list[MoveOutcome] = []
    for text in wanted[:MOST_MOVES]:
        if text in legal:
            shown = game.show(scene(first.state, first.seat), legal[text])
            label = viewer.say(shown.label)
            told.append(_describe(viewer, worlds, [legal[text]], (text, label, shown.cost, shown.rule)))
        elif text in chains:
            one = chains[text]
            row = [game.moves.by_text[move] for move in one["chain"]]
            told.append(_describe(viewer, worlds, row, (text, one["label"], one["cost"], one["rule"])))
    return told


def _describe(
    viewer: Viewer, worlds: list[World], row: list[Move], shown: tuple[str, str, str, str]
) -> MoveOutcome:
    """What a move, or several in a row, would do: what all worlds agree on."""
    seat = worlds[0].seat
    played = [try_chain(world.state, seat, row) for world in worlds]
    outcomes = [steps[-1] for steps in played]
    all_changes = [world.item_changes(outcome) for world, outcome in zip(worlds, outcomes, strict=True)]
    items: list[ItemChange] = [
        {"label": viewer.say(Text(f"item-{key}")), "points": change}
        for key, change in all_changes[0].items()
        if all(changes.get(key, 0) == change for changes in all_changes)
    ]
    told = [_sentences(viewer, seat, outcome) for outcome in outcomes]
    prompts = [_prompt(viewer, seat, outcome) for outcome in outcomes]
    warnings = [
        _warnings(viewer.game, world.state, seat, row, steps)
        for world, steps in zip(worlds, played, strict=True)
    ]
    id, label, cost, rule = shown
    return {
        "id": id,
        "label": label,
        "cost": cost,
        "rule": rule,
        "points": sure_points(worlds, outcomes),
        "late": worlds[0].late_change(outcomes[0]),
        "items": items,
        "cautions": [viewer.say(text) for text in warnings[0] if all(text in other for other in warnings)],
        "say": [line for line in told[0] if all(line in lines for lines in told)][:MOST_LINES],
        "then": prompts[0] if len(set(prompts)) == 1 else "",
        "draws": outcomes[0].draws,
    }


def _warnings(game: Game, before: State, seat: Seat, row: list[Move], steps: list[Outcome]) -> list[Text]:
    """What the game says before each of some moves, once."""
    said: list[Text] = []
    for move, outcome in zip(row, steps, strict=True):
        said += [one for one in caution_texts(game, before, outcome.after, seat, move) if one not in said]
        before = outcome.after
    return said


def _sentences(viewer: Viewer, seat: Seat, outcome: Outcome) -> list[str]:
    return [viewer.say(viewer.match.event_text(event, seat)) for event in outcome.after.events or ()]


def _prompt(viewer: Viewer, seat: Seat, outcome: Outcome) -> str:
    """The next question to the seat."""
    frame = question_for(outcome.after, seat) if outcome.asks_on else None
    return viewer.say(frame.prompt(scene(outcome.after, seat))) if frame is not None else ""
