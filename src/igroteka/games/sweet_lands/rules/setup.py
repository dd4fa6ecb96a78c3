"""Set-up: everything random in it is a draw on the agenda."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Frame, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import (
    CHARACTER_NAMES,
    CHARACTERS,
    END_TILES,
    HELP_BOARDS,
    HELP_NAMES,
    MILESTONE_SIDES,
    MILESTONES,
    MILESTONES_DRAWN,
    NORMAL_TILES,
    PLAIN_SKILLS,
    SCORING_DRAWN,
    SCORING_NAMES,
    SKILL_NAMES,
)
from ..components.land import BOARD_SIDES, DOMAIN_OF
from ..effects import UNITS
from ..moves import CHARACTER, DOMAIN, FIRST, HELP, LAY_HELP, LAY_MILESTONE, LAY_SCORING, OFFER
from ..player import NOBODY, recount
from ..state import SweetLandsState
from .round_end import help_refusal
from .rounds import Round
from .skills import refresh


@dataclass
class SetUp(Step):
    """§SL-4.2.3, §SL-4.2.4, §SL-4.2.5, §SL-4.14.4, §SL-4.15.1, §SL-5.43 All that is laid out before the players choose."""

    def run(self, s: SweetLandsState) -> None:
        board = HELP_BOARDS[s.seats]
        frames: list[Frame] = []
        for cell in range(board.cells):
            frames += [LayHelp(False), LayHelp(cell >= board.two_normal)]
        if s.seats > 1:
            frames += [LayMilestone()] * MILESTONES_DRAWN
            frames += [LayScoring()] * SCORING_DRAWN
        frames += [LayOffer()] * s.enhanced_tokens()
        first = s.options["first"]
        if first == "random":
            frames.append(FirstPlayer())
        else:
            s.first = int(first)
            s.emit("first", s.first)
        s.then(*frames, Choices())


@dataclass
class LayHelp(Draw):
    """§SL-4.2.3, §SL-3.9.1 A random help tile for the next slot of the help board, normal or for the end of the round."""

    end: bool

    def moves(self, s: SweetLandsState) -> list[Move]:
        laid = [tile for cell in s.help for tile in cell]
        return [LAY_HELP[t] for t in (END_TILES if self.end else NORMAL_TILES) if t not in laid]

    def take(self, s: SweetLandsState, m: Move) -> None:
        tile = m.index[0]
        if s.help and len(s.help[-1]) == 1:
            s.help = (*s.help[:-1], (s.help[-1][0], tile))
        else:
            s.help = (*s.help, (tile,))
        s.emit("help_tile", len(s.help), HELP_NAMES[tile])

    def prompt(self, s: SweetLandsState) -> Text:
        cell = len([one for one in s.help if len(one) == 2]) + 1
        return Text("ask-LayHelp-end" if self.end else "ask-LayHelp", cell=cell)


@dataclass
class LayMilestone(Draw):
    """§SL-4.2.4 A random milestone with a random side up."""

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [m for i in range(MILESTONES) if not s.milestones[i] for m in LAY_MILESTONE[i]]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.milestones[m.index[0]] = 1 + m.index[1]
        s.emit("milestone_laid", m.index[0] + 1, MILESTONE_SIDES[m.index[1]])


@dataclass
class LayScoring(Draw):
    """§SL-4.2.4 A random scoring token."""

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [LAY_SCORING[i] for i in range(len(SCORING_NAMES)) if i not in s.scoring]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.scoring = (*s.scoring, m.index[0])
        s.emit("scoring_laid", SCORING_NAMES[m.index[0]])


@dataclass
class LayOffer(Draw):
    """§SL-4.14.4 A random enhanced skill token is revealed."""

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [OFFER[k] for k in range(PLAIN_SKILLS, len(SKILL_NAMES)) if not s.offer >> k & 1]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.offer |= 1 << m.index[0]
        s.emit("offered", SKILL_NAMES[m.index[0]])


@dataclass
class FirstPlayer(Draw):
    """§SL-4.2.5 Chance names the first player."""

    def moves(self, s: SweetLandsState) -> list[Move]:
        return FIRST[: s.seats]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.first = m.index[0]
        s.emit("first", s.first)


@dataclass
class Choices(Step):
    """§SL-4.2.7, §SL-4.2.9 Counter-clockwise from the right of the first player: character and domain, then the help piece."""

    def run(self, s: SweetLandsState) -> None:
        seats = [(s.first - 1 - i) % s.seats for i in range(s.seats)]
        frames: list[Frame] = []
        for seat in seats:
            frames += [ChooseCharacter(seat), ChooseDomain(seat)]
        frames += [ChooseHelp(seat) for seat in seats]
        s.then(*frames, Round(1))


@dataclass
class ChooseCharacter(Ask):
    """§SL-4.2.7, §SL-4.2.8 A character whose board nobody has taken."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        boards = [CHARACTERS[p.character].board for p in s.players if p.character != NOBODY]
        return [CHARACTER[i] for i, c in enumerate(CHARACTERS) if c.board not in boards]

    def take(self, s: SweetLandsState, m: Move) -> None:
        p = s.players[self.me]
        c = CHARACTERS[m.index[0]]
        p.character = m.index[0]
        p.makes = list(c.production)
        for unit, n in c.start.items():
            p.have[UNITS.index[unit]] = n
        refresh(s, self.me)
        s.emit("character", self.me, CHARACTER_NAMES[m.index[0]])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return Refusal("SL-4.2.7", Text("no-character-board")) if el.startswith("character:") else None


@dataclass
class ChooseDomain(Ask):
    """§SL-4.2.7 A domain board that nobody has taken, and its side."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        boards = [p.side // 2 for p in s.players if p.side != NOBODY]
        only_a = s.options["domains"] == "A"
        return [
            DOMAIN[i] for i in range(len(BOARD_SIDES)) if i // 2 not in boards and not (only_a and i % 2 == 1)
        ]

    def take(self, s: SweetLandsState, m: Move) -> None:
        p = s.players[self.me]
        p.side = m.index[0]
        p.domain = DOMAIN_OF[p.side]
        recount(p)
        s.emit("domain", self.me, BOARD_SIDES[p.side])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return Refusal("SL-4.2.7", Text("no-domain-board")) if el.startswith("domain:") else None


@dataclass
class ChooseHelp(Ask):
    """§SL-4.2.9 Put the help piece on a free cell of the help board."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [HELP[c] for c in s.free_cells()]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.players[self.me].help = m.index[0]
        s.emit("help", self.me, m.args[0])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return help_refusal(s, el)
