"""Main action 4: ending the round, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.abilities import fire
from igroteka.core.effects import Effect
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import CITY_POINTS, CROSSED, END_TILES, ROUNDS
from ..components.deck import CARDS
from ..effects import CARD_EFFECT, CP, HELP_EFFECT, IP
from ..moves import HELP
from ..player import Player
from ..state import SweetLandsState
from .payment import give


def end_round(s: SweetLandsState, me: int) -> None:
    """§SL-4.9.1, §SL-4.9.6 The seat is out of this round; its steps follow in order."""
    s.ended = (*s.ended, me)
    s.emit("ended", me)
    s.then(
        CharacterEnd(me),
        CityPoints(me),
        IndustryPoints(me, s.players[me].have[IP]),
        ReadResults(me),
        HelpTile(me),
        SkillTokens(me),
        RoundEndCards(me),
        LeaveHelp(me),
    )


def begin_step(s: SweetLandsState, me: int) -> Player:
    """§SL-5.9 A step of the round end begins: what is flipped now counts as flipped."""
    p = s.players[me]
    p.fresh = ()
    return p


@dataclass
class CharacterEnd(Step):
    """§SL-4.9.1, §SL-5.15 Step 1: abilities that give industry points, city points or terrain."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        begin_step(s, self.me)
        fire(s, self.me, ("round_end_before",))


@dataclass
class CityPoints(Step):
    """§SL-4.9.2, §SL-3.8.1, §SL-5.25, §SL-4.12.5 Step 2: city points by the number of cities."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = begin_step(s, self.me)
        table: tuple[int, ...] = CITY_POINTS
        for own in p.abilities.rules("city_table"):
            table = own
        points = table[min(p.city[0], len(table) - 1)]
        if points:
            p.have[CP] += points
            s.emit("gained", self.me, "cp", points)


@dataclass
class IndustryPoints(Step):
    """§SL-4.9.3, §SL-5.15, §SL-5.16 Step 3: the symbols crossed; with those of step 1 they are gained at this round end."""

    me: int
    before: int

    def run(self, s: SweetLandsState) -> None:
        p = begin_step(s, self.me)
        points = CROSSED[p.cart] + (CROSSED[p.locomotive] if p.locomotive >= 0 else 0)
        if points:
            p.have[IP] += points
            s.emit("gained", self.me, "ip", points)
        p.round_ip = p.have[IP] - self.before


@dataclass
class ReadResults(Step):
    """§SL-5.15 Right after step 3: abilities of the character that read the results."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        begin_step(s, self.me)
        fire(s, self.me, ("round_end_after",))


@dataclass
class HelpTile(Step):
    """§SL-4.9.4 Step 4: the round-end help tile above the own piece."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = begin_step(s, self.me)
        give(s, self.me, [HELP_EFFECT[tile] for tile in s.help[p.help] if tile in END_TILES])


@dataclass
class SkillTokens(Step):
    """§SL-4.9.4 Step 5: skill tokens with a round-end ability."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        begin_step(s, self.me)
        fire(s, self.me, ("round_end_skill",))


@dataclass
class RoundEndCards(Step):
    """§SL-4.9.4, §SL-4.7.2 Step 6: every played round-end card, once."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = begin_step(s, self.me)
        effects: list[Effect] = [CARD_EFFECT[c] for c in p.played if CARDS[c].round_end]
        give(s, self.me, effects)


@dataclass
class LeaveHelp(Step):
    """§SL-4.9.5 Then the help piece moves on, but not in round 5."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = begin_step(s, self.me)
        p.round_ip = 0
        if s.round < ROUNDS:
            s.then(MoveHelp(self.me))


@dataclass
class MoveHelp(Ask):
    """§SL-4.9.5, §SL-5.27, §SL-4.15.3 To another free cell of the help board; in the solo game Mio takes the one that is left."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [HELP[c] for c in s.free_cells()]

    def take(self, s: SweetLandsState, m: Move) -> None:
        p = s.players[self.me]
        left = p.help
        p.help = m.index[0]
        s.emit("help", self.me, m.args[0])
        if s.seats == 1:
            s.mio = left
            s.emit("mio_moves", left + 1)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return help_refusal(s, el)


def help_refusal(s: SweetLandsState, el: str) -> Refusal | None:
    """Why a cell of the help board cannot be chosen."""
    word, _, _ = el.partition(":")
    return Refusal("SL-5.27", Text("no-help-cell")) if word == "help" else None
