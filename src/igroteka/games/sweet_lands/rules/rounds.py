"""The round: start, production, action phase, clean-up; and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.frames import Ask, Draw, Frame, Step, together
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import (
    AREA_NAMES,
    AREAS,
    FIRST_HAND,
    LATER_HAND,
    NORMAL_TILES,
    ROUNDS,
    SOLO_AREAS,
    SOLO_NAMES,
    SPACES,
)
from ..components.vocabulary import PRODUCTS
from ..effects import CARD, DISC, HELP_EFFECT, UNITS
from ..moves import KEEP, REVEAL
from ..state import SweetLandsState
from .cards import draw
from .carmen import Workers
from .draft import DealPackets
from .payment import discard, give
from .scoring import points
from .turn import ActionPhase


@dataclass
class Round(Step):
    """§SL-4.3.1, §SL-4.3.2 The phases of a round, and the next round; after the fifth the game is over."""

    number: int

    def run(self, s: SweetLandsState) -> None:
        s.round = self.number
        set_order(s)
        s.ended = ()
        for seat in range(s.seats):
            s.players[seat].have[CARD] = s.may_leave(seat)
        s.emit("round", s.round)
        for i, area in enumerate(AREAS):
            if s.round > 1 and area.opens == s.round and area.seats <= s.seats:
                s.emit("opens", AREA_NAMES[i])
        frames: list[Frame] = []
        if s.seats == 1:
            frames += [RevealSolo(0), RevealSolo(1)]
        frames += production(s)
        frames.append(ActionPhase(0))
        if self.number < ROUNDS:
            frames += [CleanUp(), Round(self.number + 1)]
        else:
            frames.append(GameOver())
        s.then(*frames)


def set_order(s: SweetLandsState) -> None:
    """§SL-4.5.1, §SL-4.9.6, §SL-4.14.1 Clockwise from whoever ended the last round first; in the variant as the players ended it."""
    if s.ended:
        s.first = s.ended[0]
        if s.options.get("turn_order") == "ending":
            s.order = s.ended
            return
    s.order = tuple([(s.first + i) % s.seats for i in range(s.seats)])


@dataclass
class GameOver(Step):
    """§SL-4.13.1, §SL-4.15.4 After round 5 the game is over; the points are added up, and alone they earn a title."""

    def run(self, s: SweetLandsState) -> None:
        s.emit("game_over")
        if s.seats == 1:
            total = sum(points(s, 0))
            if total > BELOVED:
                s.emit("beloved", 0)
            elif total > SKILLED:
                s.emit("skilled", 0)


#: More points than these make a solo player a skilled confectioner or a beloved ruler.
SKILLED: Final = 250
BELOVED: Final = 300


# ---------------------------------------------------------------- solo


@dataclass
class RevealSolo(Draw):
    """§SL-4.15.2, §SL-5.32 A solo card is revealed: a disc of Mio goes on each of its areas."""

    deck: int

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [REVEAL[c] for c in s.solo[self.deck]]

    def take(self, s: SweetLandsState, m: Move) -> None:
        card = m.index[0]
        left = tuple([c for c in s.solo[self.deck] if c != card])
        s.solo = (left, s.solo[1]) if self.deck == 0 else (s.solo[0], left)
        s.emit("solo", SOLO_NAMES[card])
        for area in SOLO_AREAS[card]:
            if s.discs[area] < SPACES[area]:
                s.discs[area] += 1


# ---------------------------------------------------------------- production


def production(s: SweetLandsState) -> list[Frame]:
    """§SL-4.4.1, §SL-5.5, §SL-4.14.3 The steps of the production phase for each seat; a draft comes after the others' steps."""
    frames: list[Frame] = []
    drafts = s.round == 1 and s.options.get("draft", "no") == "yes"
    for seat in s.order:
        frames += [HelpTiles(seat), CharacterProduction(seat), Harvest(seat)]
        if not drafts:
            frames.append(DrawHand(seat, False))
    if drafts:
        frames.append(DealPackets())
        frames += [DrawHand(seat, True) for seat in s.order]
    return frames


@dataclass
class HelpTiles(Step):
    """§SL-4.4.2 Step 1: the normal help tiles above the own piece, in any order."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        p.fresh = ()
        give(s, self.me, [HELP_EFFECT[tile] for tile in s.help[p.help] if tile in NORMAL_TILES])


@dataclass
class CharacterProduction(Step):
    """§SL-4.4.1 Step 2: production abilities of the character."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        s.players[self.me].fresh = ()
        fire(s, self.me, ("production",))


@dataclass
class Harvest(Step):
    """§SL-4.4.3 Step 3: gain by the production levels."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        p.fresh = ()
        for kind in range(len(PRODUCTS)):
            p.have[kind] += p.makes[kind]
            if p.makes[kind]:
                s.emit("gained", self.me, UNITS.names[kind], p.makes[kind])


@dataclass
class DrawHand(Step):
    """§SL-4.4.4, §SL-4.12.10, §SL-4.14.3 Step 4: the cards of the round; after a draft only the extra ones."""

    me: int
    drafted: bool

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        p.fresh = ()
        n = p.areas.bit_count()
        if not self.drafted:
            n += FIRST_HAND if s.round == 1 else LATER_HAND
        if s.round == 1:
            for more, hires in p.abilities.rules("round_1_draw"):
                n += more
                s.then(Workers(self.me, hires))
        draw(s, self.me, n)


# ---------------------------------------------------------------- clean-up


@dataclass
class CleanUp(Step):
    """§SL-4.11.1, §SL-4.11.2, §SL-4.11.3 Discs go back, hands are reduced to one card, tokens and abilities are fresh."""

    def run(self, s: SweetLandsState) -> None:
        s.discs = [0] * len(AREAS)
        lanes: dict[int, tuple[Frame, ...]] = {}
        for seat in range(s.seats):
            p = s.players[seat]
            p.have[DISC] = 0
            p.down = 0
            p.acts = 0
            if len(p.hand) > KEPT:
                lanes[seat] = (KeepCard(seat),)
        s.emit("clean_up")
        if lanes:
            s.then(together(lanes))


KEPT: Final = 1


@dataclass
class KeepCard(Ask):
    """§SL-4.11.2 Keep one card of choice and discard the others."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [KEEP[c] for c in s.players[self.me].hand]

    def sees(self, s: SweetLandsState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: SweetLandsState, m: Move) -> None:
        for card in s.players[self.me].hand:
            if card != m.index[0]:
                discard(s, self.me, card)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-KeepCard")
