"""The card of an element for a page: what it is, what choosing it now would do, or why it cannot be chosen.

What a move would do is tried out in positions that the viewer cannot tell from the true one, and only what is the same in
all of them is told: a card brings no new information.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...core import Move, Picture, Score, Seat, State, Text, apply, moves, question_for, scene, waiting
from .payloads import CardFields, ItemChange, MoveOutcome
from .view import GUESSES, Viewer

MOST_MOVES: Final = 4
"""Moves of one element whose outcomes are told."""
MOST_LINES: Final = 8
"""Sentences about one of them."""


def describe_card(viewer: Viewer, el: str, wanted: Sequence[str], picture: Picture) -> CardFields:
    """The card of an element of a picture that this viewer has, with the outcomes of some of the legal moves.

    What is not on the picture has a card without a name.
    """
    world = viewer.world()
    card = viewer.game.card(viewer.game.view(world, viewer.seat), el, picture, viewer.say)
    outcomes = describe_outcomes(viewer, wanted) if card is not None else []
    reason = viewer.why(el) if card is not None and not outcomes else None
    told = card.rule if card is not None else ""
    rule = (reason["rule"] if reason else told) or told or (outcomes[0]["rule"] if outcomes else "")
    return {
        "el": el,
        "name": card.name if card else "",
        "say": card.words if card else "",
        "moves": outcomes,
        "why": reason["say"] if reason else "",
        **viewer.rule(rule),
    }


def describe_outcomes(viewer: Viewer, wanted: Sequence[str]) -> list[MoveOutcome]:
    """What the moves of these notations would do, as far as they are legal for this viewer now."""
    seat = viewer.seat
    if seat is None or seat not in viewer.match.seats:
        return []
    worlds = [viewer.world(number=number) for number in GUESSES]
    legal = {move.text: move for move in moves(worlds[0], seat)}
    return [
        describe_outcome(viewer, seat, worlds, legal[text]) for text in wanted[:MOST_MOVES] if text in legal
    ]


@dataclass(frozen=True)
class Outcome:
    """What a move has done in one world."""

    before: Score
    after: Score
    sentences: list[str]
    draws: bool
    prompt: str


def describe_outcome(viewer: Viewer, seat: Seat, worlds: list[State], move: Move) -> MoveOutcome:
    """What one move would do: what all worlds agree on."""
    shown = viewer.game.show(scene(worlds[0], seat), move)
    first, *others = [try_out(viewer, seat, world, move) for world in worlds]
    changes = _changes(first)
    common = {
        key: change
        for key, change in changes.items()
        if all(_changes(other).get(key, 0) == change for other in others)
    }
    points = first.after.total - first.before.total
    goes_on = bool(first.prompt) or first.draws  # what is not counted yet may still come
    is_sure = all(other.after.total - other.before.total == points for other in others)
    items: list[ItemChange] = [
        {"label": viewer.say(Text(f"item-{key}")), "points": change} for key, change in common.items()
    ]
    return {
        "id": move.text,
        "label": viewer.say(shown.label),
        "cost": shown.cost,
        "rule": shown.rule,
        "points": points if is_sure and (points or not goes_on) else None,
        "items": items,
        "say": [line for line in first.sentences if all(line in other.sentences for other in others)][
            :MOST_LINES
        ],
        "then": first.prompt if all(other.prompt == first.prompt for other in others) else "",
        "draws": first.draws,
    }


def try_out(viewer: Viewer, seat: Seat, world: State, move: Move) -> Outcome:
    """Play a move on a copy of a world, and what the rules make of it without a decision or a draw.

    An answer in a simultaneous decision changes nothing before all have answered.
    """
    g, s = viewer.game, world.clone()
    before = _score_of(g.scores(s), seat)
    s.events = []
    apply(s, seat, move)
    turn = waiting(s)
    frame = question_for(s, seat) if seat in turn else None
    return Outcome(
        before,
        _score_of(g.scores(s), seat),
        [viewer.say(viewer.match.event_text(event, seat)) for event in s.events or ()],
        bool(turn) and turn[0] < 0,
        viewer.say(frame.prompt(scene(s, seat))) if frame is not None else "",
    )


def _score_of(scores: list[Score], seat: Seat) -> Score:
    """The score of a seat: a game may list the best first."""
    return next(score for score in scores if score.seat == seat)


def _changes(outcome: Outcome) -> dict[str, int]:
    """What each item gains or loses, as far as it changes."""
    before = dict(outcome.before.items)
    changes = {key: points - before.get(key, 0) for key, points in outcome.after.items}
    return {key: change for key, change in changes.items() if change}
