"""Checks that are cheap enough for every decision."""

from __future__ import annotations

from ..core import AUTOMA, CHANCE, Draw, Move, Score, State, moves, over, question_for, waiting
from ..core.errors import some
from .trial import Trial


def check_turns(t: Trial, s: State) -> None:
    """Who is waited for, who is asked and who has moves agree; every legal list is sound."""
    turn = waiting(s)
    if bool(turn) == over(s):
        t.fail("turns", "somebody to move until the game is over", f"over: {over(s)}, to move: {turn}")
    if turn != sorted(set(turn)) or not set(turn) <= set(t.seats):
        t.fail("turns", f"seats of 0 to {t.table.seats - 1}, each once, in seat order", f"to move: {turn}")
    for seat in t.seats:
        legal = moves(s, seat)
        is_asked = question_for(s, seat) is not None
        if is_asked != (seat in turn) or (legal and seat not in turn):
            t.fail(
                "turns",
                f"seat {seat} to be asked exactly if it must move; to move: {turn}",
                f"asked: {is_asked}, moves: {some([str(m) for m in legal])}",
            )
        if seat in turn:
            t.check_legal(legal, f"seat {seat}")


def check_draw(t: Trial, s: State, frame: Draw) -> list[Move]:
    """A draw can be drawn; its moves."""
    with t.checking("draws"):
        legal, weights = moves(s, CHANCE), frame.weights(s)
    t.check_legal(legal, type(frame).__name__)
    if len(weights) != len(legal) or not all(type(w) is int and w > 0 for w in weights):
        t.fail(
            "draws",
            f"{len(legal)} whole weights above zero for {type(frame).__name__}: {some([str(m) for m in legal])}",
            f"weights {weights}",
        )
    return legal


def check_conservation(t: Trial, s: State) -> None:
    """From the first decision of a seat on, the inventory never changes."""
    with t.checking("conservation"):
        stock = t.game.inventory(s)
    if t.stock is None:
        t.stock = stock
    if stock != t.stock or min(stock.values(), default=0) < 0:
        wrong = [
            f"{key}: {stock.get(key, 0)}"
            for key in {**t.stock, **stock}
            if stock.get(key) != t.stock.get(key) or stock[key] < 0
        ]
        wanted = [f"{key}: {n}" for key, n in t.stock.items() if stock.get(key) != n]
        t.fail("conservation", some(wanted) or "nothing below zero", some(wrong))


def check_scores(t: Trial, s: State) -> None:
    """One score for each seat, in order, then solo opponents; totals and ranks follow from the items."""
    with t.checking("scores"):
        scores = t.game.scores(s)
    who = [score.seat for score in scores]
    if who[: t.table.seats] != list(t.seats) or set(who[t.table.seats :]) - {AUTOMA}:
        t.fail("scores", "one score for each seat in seat order, then solo opponents", f"seats {who}")
    for score in scores:
        items = sum([points for _, points in score.items])
        if items != score.total:
            t.fail("scores", f"the items {score.items} to add up to {score.total}", f"{items}")
        if len({key for key, _ in score.items}) != len(score.items):
            t.fail("scores", "every item once", f"{score.items}")
        rank = 1 + sum([is_better(other, score) for other in scores])
        if score.rank != rank:
            t.fail("scores", f"rank {rank} for {score.total} points, tie-break {score.tie}", f"{score}")


def is_better(one: Score, other: Score) -> bool:
    """Whether one score stands before another."""
    return (one.total, one.tie) > (other.total, other.tie)
