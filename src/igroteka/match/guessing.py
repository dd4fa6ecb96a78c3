"""Guesses in a recorded match: what its recorder does not know, until it comes out.

Whoever records may be one of the players, who does not see what another one draws or decides in secret. Then the match takes
something that is possible and notes that it is a guess. When a known move or draw does not fit, because the true piece lies
where nobody knew it, the guesses are changed so that all that is known has been legal. What never comes out stays a guess.
"""

from __future__ import annotations

import heapq
import itertools
import secrets
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ..core import Ask, Atom, Draw, IllegalMove, Move, Rng, Seat, State, apply, moves, question_for, scene
from .record import MatchRecord

MOST_REPLAYED: Final = 250_000
"""How many steps of other pasts are played again before a move counts as impossible: some seconds."""

WORLDS: Final = (1, 2)
"""Other positions in which a score must be the same to be told."""

GuessSearch: TypeAlias = Generator[None, None, dict[int, Move] | None]
"""A search for other guesses: what it finds are those that change, by step."""


def hidden_answers(s: State, seat: Seat) -> list[Move]:
    """The answers to the present question of a seat (or of chance) that not everybody would see."""
    frame, mine = question_for(s, seat), scene(s, seat)
    if not isinstance(frame, Ask):
        return []
    return [m for m in frame.moves(mine) if frame.sees(mine, m) is not None]


def guess_answer(s: State, seat: Seat, rng: Rng) -> Move:
    """An answer that only some would see, as likely as it is; `IllegalMove` if everybody sees what is answered."""
    hidden = hidden_answers(s, seat)
    if not hidden:
        raise IllegalMove("everybody sees what is answered now; allowed: to say it")
    frame = question_for(s, seat)
    if isinstance(frame, Draw):
        weights = dict(zip(frame.moves(s), frame.weights(s), strict=True))
        return hidden[rng.pick([weights[m] for m in hidden])]
    return hidden[rng.below(len(hidden))]


def worlds_of_recorder(m: MatchRecord) -> list[State]:
    """Positions that whoever records cannot tell apart, as far as anything is unknown: the one that is supposed, and others.

    They are told apart by one seat about which nothing is unknown, or by a spectator; what is known of other seats besides is left out.
    """
    if not any(e.guessed for e in m.entries):
        return [m.state]
    knows = knowing_seat(m)
    return [m.state, *[m.game.guess(m.state, knows, Rng(number)) for number in WORLDS]]


def knowing_seat(m: MatchRecord) -> Seat | None:
    """The first seat about which whoever records does not miss anything."""
    unknown = {seat for e in m.entries if e.guessed for seat in e.to or ()}
    return next((seat for seat in range(m.count) if seat not in unknown), None)


def fresh_rng() -> Rng:
    """A generator that nobody foresees."""
    return Rng(secrets.token_hex(16))


@dataclass(order=True)
class _Try:
    """A past to be looked at: another guess at one step of a past that was.

    What takes or frees a piece that the known move names comes first: `strange` counts the other changes. Then what goes on from where
    the numbers of that move were nearest to what the rules allowed: `far` is how far they were.
    """

    strange: int
    far: int
    count: int
    number: int
    step: int = field(compare=False)
    guess: Move = field(compare=False)
    before: _Past = field(compare=False)


def other_guesses(m: MatchRecord, seat: Seat, move: Move) -> GuessSearch:
    """What else could have been at some steps, so that a move of a seat is legal now; None if it cannot be. As few changes as will do.

    It stops after each past that it has looked at, so that others can work in between.
    """
    return _search(m, _Past(m), move, seat)


def told_guesses(m: MatchRecord, step: int, move: Move) -> GuessSearch:
    """What else must have been, if this was at a step that is unknown; None if it cannot have been. It stops as `other_guesses` does."""
    begun = _Past(m)
    if move not in hidden_answers(begun.positions[step], m.entries[step].seat):
        return None
    past = begun if move is begun.moves[step] else _Past(m, begun, step, move)
    return (yield from _search(m, past, move))


def _search(m: MatchRecord, past: _Past, move: Move, seat: Seat | None = None) -> GuessSearch:
    numbers, known = itertools.count(), set[frozenset[tuple[int, str]]]()
    tries: list[_Try] = []
    strange = far = 0
    replayed = 0
    while replayed < MOST_REPLAYED:
        allowed = past.allowed if past.conflict >= 0 or seat is None else moves(past.state, seat)
        if past.conflict < 0 and (seat is None or move in allowed):
            pairs = enumerate(zip(m.entries, past.moves, strict=True))
            return {step: now for step, (e, now) in pairs if e.move is not now}
        wanted = move if past.conflict < 0 else m.entries[past.conflict].move
        names = {word for word in wanted.args if not _is_number(word)}
        far = _distance(wanted, allowed) if not names else far
        for step in reversed([i for i in past.positions if i not in past.changes]):
            for other in hidden_answers(past.positions[step], m.entries[step].seat):
                changes = frozenset([*[(i, one.text) for i, one in past.changes.items()], (step, other.text)])
                if other is not past.moves[step] and changes not in known:
                    known.add(changes)
                    odd = bool(names) and not names & {*other.args, *past.moves[step].args}
                    heapq.heappush(
                        tries, _Try(strange + odd, far, len(changes), next(numbers), step, other, past)
                    )
        if not tries:
            return None
        best = heapq.heappop(tries)
        past, strange, far = _Past(m, best.before, best.step, best.guess), best.strange, best.far
        replayed += len(past.moves) - best.step
        yield
    return None


def _is_number(word: Atom) -> bool:
    return str(word).isdecimal()


def _distance(move: Move, allowed: list[Move]) -> int:
    """How far a move of numbers is from the allowed ones of its kind; where there are none, farther than from any."""
    alike = [other for other in allowed if other.kind == move.kind]
    return min(
        [sum([abs(int(a) - int(b)) for a, b in zip(move.args, one.args, strict=True)]) for one in alike],
        default=MOST_REPLAYED,
    )


class _Past:
    """The entries of a match with other guesses, as far as they are legal; guesses that do not fit any more are made anew.

    It goes on from another past, at whose step there is another guess.
    """

    def __init__(
        self, m: MatchRecord, before: _Past | None = None, first: int = 0, guess: Move | None = None
    ) -> None:
        self.changes: dict[int, Move] = (
            {} if before is None or guess is None else {**before.changes, first: guess}
        )
        self.state = m.start.clone() if before is None else before.positions[first].clone()
        self.moves: list[Move] = [] if before is None else before.moves[:first]
        earlier = {} if before is None else before.positions
        self.positions: dict[int, State] = {i: s for i, s in earlier.items() if i < first}
        """The positions before the steps that are guesses."""
        self.conflict = -1
        """The first step that is known and not legal; -1 if there is none."""
        self.allowed: list[Move] = []
        """What would be legal at that step instead."""
        rng = Rng(0)
        for step, e in enumerate(m.entries[first:], first):
            legal = moves(self.state, e.seat)
            move = self.changes.get(step, e.move)
            if e.guessed:
                self.positions[step] = self.state.clone()
                if move not in legal and step not in self.changes and hidden_answers(self.state, e.seat):
                    move = guess_answer(self.state, e.seat, rng)
            elif e.auto and move not in legal and len(legal) == 1:
                move = legal[0]
            if move not in legal:
                self.conflict, self.allowed = step, legal
                return
            self.moves.append(move)
            apply(self.state, e.seat, move)
