"""The private planning board: a seat plays on a copy of the position, as far as that brings no new information.

The copy is a guess, made of what the seat may know; the true position is never touched, and nothing is kept here. If it is
not the seat's turn, the others are taken to do as little as they can until it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from ...core import (
    CHANCE,
    Ask,
    Game,
    Move,
    Rng,
    Seat,
    State,
    Text,
    apply,
    chance,
    idle_move,
    moves,
    question_for,
    scene,
    waiting,
)
from .chain_offers import offered_chains, times_in_a_row
from .payloads import ChipFields, OfferedChain, OfferedMove, PartFields
from .picture import about_parts, board_of
from .view import Viewer

MOST_STEPS: Final = 300
"""Decisions of others that are passed over on the way to the seat's own."""
GUESS: Final = 1
"""The seed of the guess: the same plan always leads to the same picture."""


class PlanFields(TypedDict):
    """How a plan looks: the picture and the question after it, how many of its moves could be played, and why it ends."""

    svg: str
    style: str
    parts: list[PartFields]
    chips: dict[str, list[ChipFields]]
    prompt: str
    moves: list[OfferedMove]
    chains: list[OfferedChain]
    times: int
    played: int
    end: str
    say: str


def try_plan(viewer: Viewer, seat: Seat, wanted: Sequence[str], dark: bool) -> PlanFields:
    """Play these moves of a seat on a copy, one after the other, and tell what comes of it."""
    g = viewer.game
    world = g.guess(viewer.match.state, seat, Rng(GUESS))
    end = wait_for_turn(g, world, seat)
    played = 0
    for text in wanted if not end else ():
        move = g.moves.by_text.get(text)
        if move is None or move not in moves(world, seat):
            end = "illegal"
            break
        world, end = _play(world, seat, move)
        played += 1
        if end:
            break
    drawing = g.drawing(g.view(world, seat), viewer.look(dark))
    picture, about = board_of(drawing), about_parts(drawing)
    mine, frame = scene(world, seat), question_for(world, seat)
    goes_on = end in ("", "illegal") and frame is not None
    return {
        "svg": picture.svg,
        "style": picture.style,
        "parts": about["parts"],
        "chips": about["chips"],
        "prompt": viewer.say(frame.prompt(mine)) if goes_on and isinstance(frame, Ask) else "",
        "moves": [viewer.describe_move(mine, m) for m in moves(world, seat)] if goes_on else [],
        "chains": offered_chains(g, world, seat, viewer.say) if goes_on else [],
        "times": times_in_a_row(g, mine, seat) if goes_on else 0,
        "played": played,
        "end": end,
        "say": viewer.say(Text(f"websay-plan-{end}")) if end else "",
    }


def wait_for_turn(g: Game, world: State, seat: Seat) -> str:
    """Let the others do as little as they can until the seat must decide; why it never must, or nothing."""
    chance(world, Rng(GUESS))
    for _ in range(MOST_STEPS):
        turn = waiting(world)
        if not turn:
            return "over"
        if seat in turn:
            return ""
        apply(world, turn[0], idle_move(g, moves(world, turn[0])))
        chance(world, Rng(GUESS))
    return "far"


def _play(world: State, seat: Seat, move: Move) -> tuple[State, str]:
    """The copy after a move, and why the plan must end here, if so. What would come to light is not shown: it is a guess."""
    before = world.clone()
    world.revealed = False
    apply(world, seat, move)
    turn = waiting(world)
    if not turn:
        return world, "over"
    if world.revealed:
        return before, "secret"
    return world, "draw" if turn[0] == CHANCE else "" if seat in turn else "turn"
