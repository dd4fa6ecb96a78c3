"""How far a game has come, and what is pending on its agenda, seat by seat."""

from __future__ import annotations

from igroteka.core.frames import Frame

from ..components.boards import SLOTS
from ..components.setups import SOLO
from ..components.tiles import FIRST_TOKEN, KINDS, TOKENS_PER_KIND
from ..moves import DOUBLE, EXTRA
from ..rules.market import ChooseFromMarket, DrawBlind
from ..rules.rounds import GameOver, KeepTile
from ..rules.turn import AfterTake, BeforeRefill, Bonus, Build, LastChance, Turn
from ..state import DreamCityState


class TableLook:
    """What all seats have in common: the time that is left, the turns to come, the tokens to come, the tiles to come."""

    def __init__(self, s: DreamCityState) -> None:
        #: Whether only the kept tiles are still to be chosen, and whether this round is the last.
        self.final: bool = not s.agenda or isinstance(s.agenda[0], (GameOver, KeepTile))
        self.last: bool = self.final or s.ends()
        #: The tiles that will still come off the stacks, roughly, and the share of the stacks that they are.
        self.draws: float = 0.0
        self.share: float = 0.0
        self.shortest: int = 0
        self.needed: int = 0
        self._time(s)
        #: For each kind the chance that a token makes it score again.
        self.chance: list[float] = [self._token_chance(s, kind) for kind in range(len(KINDS))]
        #: By seat: turns to come in this round, passes to come in the present turn, turns of others before the next own one.
        self.turns: list[int] = [0] * s.seats
        self.passes: list[int] = [0] * s.seats
        self.wait: list[int] = [-1] * s.seats
        #: The seat whose turn it is and the bonus actions it has used, or -1 and none.
        self.actor: int = -1
        self.used: int = 0
        self.blind: int = -1
        self.chooses: int = -1
        self.bonus: Bonus | None = None
        self.rounds: float = 0.0
        self._agenda(s)

    def _time(self, s: DreamCityState) -> None:
        """Count the tiles to come: between emptying the lowest stacks only and drawing from all of them evenly."""
        if self.last:
            return
        row = s.setup()
        heights = sorted(s.stacks if any(s.stacks) else [row.stack_height] * SLOTS)
        finished = heights.count(0)
        self.needed = row.finished_stacks_to_end - finished
        self.shortest = heights[finished]
        level = heights[row.finished_stacks_to_end - 1]
        least = sum(heights[: row.finished_stacks_to_end])
        evenly = sum([min(height, level) for height in heights])
        self.draws = (least + evenly) / 2
        self.share = min(self.draws / sum(heights), 1.0)

    def _token_chance(self, s: DreamCityState, kind: int) -> float:
        """How likely the second token of a kind is to come and to count."""
        missing = TOKENS_PER_KIND - s.area[kind]
        if not missing or s.blocked[kind] or not s.pool[FIRST_TOKEN + kind]:
            return 0.0
        return self.share if missing == 1 else self.share * self.share

    def _agenda(self, s: DreamCityState) -> None:
        """Read who plays when: the top of the agenda comes first."""
        ahead = 0
        for i in range(len(s.agenda) - 1, -1, -1):
            f = s.agenda[i]
            if isinstance(f, Turn):
                if ahead == 0 and max(self.passes) > 0:
                    ahead = 1  # the turn in progress
                self.turns[f.me] += 1
                self.wait[f.me] = ahead
                ahead += 1
            else:
                self._step(f)
        to_come = sum(self.turns)
        if ahead == 0 and max(self.passes) > 0:
            ahead = 1
        for seat in range(s.seats):
            if self.passes[seat]:
                self.wait[seat] = 0
            elif self.wait[seat] < 0:
                self.wait[seat] = ahead + (seat - s.first) % s.seats
        if not self.last:
            buildings = 1 - sum(s.pool[FIRST_TOKEN:]) / max(sum(s.pool), 1)
            takers = 2 if s.mode == SOLO else s.seats
            self.rounds = max((self.draws * buildings - to_come) / takers, 0.0)

    def _step(self, f: Frame) -> None:
        """Take in a step of the turn in progress; all other frames say nothing here."""
        if isinstance(f, Build):
            self._acts(f.me, f.used, 2 if f.extra else 1)
        elif isinstance(f, Bonus):
            self._acts(f.me, f.used, 1 if f.extra else 0)
            self.bonus = f
        elif isinstance(f, AfterTake):
            self._acts(f.me, f.used, 1 if f.extra else 0)
        elif isinstance(f, BeforeRefill):
            self._acts(f.me, f.used, 0)
        elif isinstance(f, LastChance):
            self._acts(f.me, 1 << DOUBLE | 1 << EXTRA, 0)
        elif isinstance(f, DrawBlind):
            self._acts(f.me, 0, 0)
            self.blind = f.me
        elif isinstance(f, ChooseFromMarket):
            self._acts(f.me, 0, 0)
            self.chooses = f.me

    def _acts(self, seat: int, used: int, passes: int) -> None:
        """Note a step of the turn in progress."""
        self.actor = seat
        self.used |= used
        self.passes[seat] += passes
