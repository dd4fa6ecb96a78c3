"""Proof that nobody touched the chance: every draw is computed again from the revealed seed."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import CHANCE, Draw, FairRng, Json, Seat, apply, commitment, fingerprint, mixed_seed, moves
from .record import MatchRecord


@dataclass(frozen=True)
class Verification:
    """What the check of a match found; `problems` is empty if all is well.

    Of a recorded match only the rules can be checked: people have told its draws.
    """

    commitment: str
    seed: str
    salt: str
    shares: dict[Seat, str]
    steps: int
    draws: int
    fingerprint: str
    is_recorded: bool
    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether the match is fair and whole."""
        return not self.problems

    def to_data(self) -> dict[str, Json]:
        """The result as JSON data."""
        return {
            "ok": self.ok,
            "commitment": self.commitment,
            "seed": self.seed,
            "salt": self.salt,
            "shares": {str(seat): share for seat, share in self.shares.items()},
            "steps": self.steps,
            "draws": self.draws,
            "fingerprint": self.fingerprint,
            "recorded": self.is_recorded,
            "problems": list(self.problems),
        }


def verify(m: MatchRecord) -> Verification:
    """Replay a match from its beginning: moves must be legal, draws must be those of the seed and the shares, if it has them."""
    problems: list[str] = []
    if m.is_recorded:
        pass  # nothing was promised about its draws
    elif not m.seed:
        problems.append("the seed has not been revealed, so draws cannot be recomputed")
    elif commitment(m.seed, m.salt) != m.commitment:
        found = commitment(m.seed, m.salt)
        problems.append(f"the seed does not fit the commitment: found {found}, shown {m.commitment}")
    chance = mixed_seed(m.seed, m.shares)
    s = m.start.clone()
    draws = 0
    for step, e in enumerate(m.entries):
        if e.move not in moves(s, e.seat):
            problems.append(f"step {step}: {e.line()} is not legal")
            break
        top = s.agenda[-1]
        if e.seat == CHANCE and isinstance(top, Draw):
            if m.seed:
                fair = top.sample(s, FairRng(chance, draws))
                if fair is not e.move:
                    problems.append(f"step {step}: found draw {e.move}, the seed gives {fair}")
            draws += 1
        apply(s, e.seat, e.move)
    end = fingerprint(s)
    if not problems and end != m.fingerprint:
        problems.append(f"the replayed position {end} is not the position of the match {m.fingerprint}")
    return Verification(
        m.commitment,
        m.seed,
        m.salt,
        m.shares,
        len(m.entries),
        draws,
        end,
        m.is_recorded,
        tuple(problems),
    )
