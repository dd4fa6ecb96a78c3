"""Guesses in a recorded match: what its recorder does not know, until it comes out.

Whoever records may be one of the players, who does not see what another one draws or decides in secret. Then the match takes
something that is possible and notes that it is a guess. When a known move or draw does not fit, because the true piece lies
where nobody knew it, the guesses are changed so that all that is known has been legal. What never comes out stays a guess.
"""

from __future__ import annotations

import heapq
import itertools
import secrets
from dataclasses import dataclass, field
from typing import Final

from ..core import Ask, Draw, IllegalMove, Move, Rng, Seat, State, apply, moves, question_for, scene
from .record import MatchRecord

MOST_TRIES: Final = 600
"""How many other pasts are tried before a move counts as impossible."""


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


def fresh_rng() -> Rng:
    """A generator that nobody foresees."""
    return Rng(secrets.token_hex(16))


@dataclass(order=True)
class _Try:
    """A past to be looked at: another guess at one step of a past that was.

    What takes or frees a piece that the known move names comes first, so that `strange` counts the other changes.
    """

    strange: int
    count: int
    number: int
    step: int = field(compare=False)
    guess: Move = field(compare=False)
    before: _Past = field(compare=False)


def change_guesses(m: MatchRecord, seat: Seat, move: Move) -> bool:
    """Change guesses of the past so that a move is legal now; whether that was possible. As few as will do are changed."""
    numbers, known = itertools.count(), set[frozenset[tuple[int, str]]]()
    tries: list[_Try] = []
    past, strange = _Past(m), 0
    for _ in range(MOST_TRIES):
        if past.conflict < 0 and move in moves(past.state, seat):
            _rewrite(m, past)
            return True
        wanted = set((move if past.conflict < 0 else m.entries[past.conflict].move).args)
        for step in reversed([i for i in past.positions if i not in past.changes]):
            for other in hidden_answers(past.positions[step], m.entries[step].seat):
                changes = frozenset([*[(i, one.text) for i, one in past.changes.items()], (step, other.text)])
                if other is not past.moves[step] and changes not in known:
                    known.add(changes)
                    far = strange + (not wanted & {*other.args, *past.moves[step].args})
                    heapq.heappush(tries, _Try(far, len(changes), next(numbers), step, other, past))
        if not tries:
            return False
        best = heapq.heappop(tries)
        past, strange = _Past(m, best.before, best.step, best.guess), best.strange
    return False


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
                self.conflict = step
                return
            self.moves.append(move)
            apply(self.state, e.seat, move)


def _rewrite(m: MatchRecord, past: _Past) -> None:
    """Enter everything again, with the guesses of another past."""
    entries, m.entries = m.entries, []
    m.state, m.draws = m.start.clone(), 0
    m.state.events = []
    m.undo_positions.clear()
    for e, move in zip(entries, past.moves, strict=True):
        m.enter_move(e.seat, move, e.auto, e.guessed)
