"""Guesses in a recorded match: what its recorder does not know, until it comes out.

Whoever records may be one of the players, who does not see what another one draws or decides in secret. Then the match takes
something that is possible and notes that it is a guess. When a known move or draw does not fit, because the true piece lies
where nobody knew it, the guesses are changed so that all that is known has been legal. What never comes out stays a guess.
"""

from __future__ import annotations

import heapq
import secrets
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..core import Ask, Atom, Draw, IllegalMove, Move, Rng, Seat, State, apply, moves, question_for, scene
from .record import MatchRecord

MOST_REPLAYED: Final = 250_000
"""How many steps of other pasts are played again before a move counts as impossible: some seconds."""

WORLDS: Final = (1, 2)
"""Other positions in which a score must be the same to be told."""

STRANGE: Final = {(True, True): 0, (True, False): 1, (False, True): 1, (False, False): 4}
"""How strange a change is: whether it is about a piece that the known move names, and whether the seat of that move sees it."""

_Rank: TypeAlias = tuple[int, int, int, int, int]
_Change: TypeAlias = frozenset[tuple[tuple[int, str], int]]

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


@dataclass(frozen=True)
class _Try:
    """A past to be looked at: another guess at one step of a past that was.

    `strange` tells how little its changes have to do with the pieces that the known moves name, `foreign` how many of them are about
    what the seats of those moves do not see.
    """

    strange: int
    foreign: int
    step: int
    guess: Move
    before: _Past


class _Tries:
    """Pasts to be looked at, the most promising first. What is promising is judged in two ways; the second has every fourth turn.

    The first changes what the known move is about, and goes on from where more of the known moves were legal, and from where the numbers of the first that
    was not were nearest to what was allowed. The second changes as little as it can, whatever it is about, of what the seat of the move sees.
    """

    def __init__(self, m: MatchRecord) -> None:
        self.match = m
        self.deals = _deals(m)
        self.queues: tuple[list[tuple[_Rank, _Try]], ...] = ([], [])
        self.added = self.turn = 0
        self.known = set[_Change]()

    def add(self, one: _Try, left: int, far: int) -> None:
        """Look at this past later. So many of the known moves come after the first that was not legal before the change, and so far was that."""
        self.added += 1
        changes = len(one.before.changes)
        heapq.heappush(self.queues[0], ((one.strange, left, far, changes, self.added), one))
        heapq.heappush(self.queues[1], ((one.foreign, changes, left, far, self.added), one))

    def take(self) -> _Try | None:
        """The next one that comes to something new."""
        self.turn += 1
        queue = self.queues[self.turn % 4 == 0]
        while queue:
            one = heapq.heappop(queue)[1]
            change = _change(self.match, self.deals, {**one.before.changes, one.step: one.guess})
            if change not in self.known:
                self.known.add(change)
                return one
        return None


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
    tries = _Tries(m)
    strange = foreign = replayed = 0
    while replayed < MOST_REPLAYED:
        allowed = past.allowed if past.conflict >= 0 or seat is None else moves(past.state, seat)
        if past.conflict < 0 and (seat is None or move in allowed):
            pairs = enumerate(zip(m.entries, past.moves, strict=True))
            return {step: now for step, (e, now) in pairs if e.move is not now}
        at = past.conflict if past.conflict >= 0 else len(m.entries)
        wanted, who = (move, seat) if past.conflict < 0 else (m.entries[at].move, m.entries[at].seat)
        left, far = len(m.entries) - at, _distance(wanted, allowed)
        names = _pieces(m, at, wanted, who)
        for step in reversed([i for i in past.positions if i not in past.changes]):
            now, own = past.moves[step], who in (m.entries[step].to or ())
            about = not _names(now) or not names.isdisjoint(now.args)
            for other in hidden_answers(past.positions[step], m.entries[step].seat):
                if other is not now:
                    named = about or not names.isdisjoint(other.args)
                    odd = strange + STRANGE[named, own]
                    tries.add(_Try(odd, foreign + (not own), step, other, past), left, far)
        best = tries.take()
        if best is None:
            return None
        past, strange, foreign = _Past(m, best.before, best.step, best.guess), best.strange, best.foreign
        replayed += len(past.moves) - best.step
        yield
    return None


def _deals(m: MatchRecord) -> list[int]:
    """For each step a number that steps share which follow each other and are seen by the same seats: their answers may change places."""
    deals: list[int] = []
    for step, e in enumerate(m.entries):
        before = m.entries[step - 1] if step else e
        same = step > 0 and e.to is not None and (e.seat, e.to) == (before.seat, before.to)
        deals.append(deals[-1] if same else step)
    return deals


def _change(m: MatchRecord, deals: list[int], changes: Mapping[int, Move]) -> _Change:
    """What changes mean, in whatever order: by deal how many more or fewer there are of each answer."""
    more = Counter[tuple[int, str]]()
    for step, move in changes.items():
        more[deals[step], move.text] += 1
        more[deals[step], m.entries[step].move.text] -= 1
    return frozenset([one for one in more.items() if one[1]])


def _pieces(m: MatchRecord, at: int, move: Move, seat: Seat | None) -> set[Atom]:
    """The pieces that a move is about: those that it names. One of numbers only is about what was named before it in the same turn."""
    names = _names(move)
    for e in reversed(m.entries[:at]):
        if names or e.seat != seat:
            break
        names = _names(e.move)
    return names


def _names(move: Move) -> set[Atom]:
    """The pieces and places that a move names; numbers may stand for any."""
    return {word for word in move.args if not _is_number(word)}


def _is_number(word: Atom) -> bool:
    return str(word).isdecimal()


def _distance(move: Move, allowed: list[Move]) -> int:
    """How far a move of numbers is from the allowed ones of its kind; where there are none, farther than from any. Pieces have no distance."""
    if not all(_is_number(word) for word in move.args):
        return 0
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
