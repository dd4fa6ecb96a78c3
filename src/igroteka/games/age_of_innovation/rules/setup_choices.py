"""Choosing planning boards, factions, palaces and round bonuses: sets, draft and solo."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.automa import AUTOMA_FACTIONS, AUTOMA_LEVELS, CARDS, FIRST_WORKSHOPS, STARTERS
from ..components.maps import HEXES
from ..components.names import BONUSES, BUILDINGS, FACTIONS, PALACES, TERRAINS, WORKSHOP
from ..fields import NONE
from ..moves import AUTOMA_TERRAIN, BONUS, CHOOSE_SET, DRAW_CARD, FACTION, PALACE, TERRAIN
from ..state import AgeOfInnovationState
from .building import place_building
from .elements import answer_first
from .tiles import empower


@dataclass
class ChooseSet(Ask):
    """§AI-4.2.11, §AI-4.12.2 In reverse turn order: a set of planning card, faction and round bonus."""

    k: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return s.order[s.seats - 1 - self.k]

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [CHOOSE_SET[t] for t in range(len(TERRAINS)) if s.cards[t]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, t = self.seat(s), m.index[0]
        s.cards[t] = 0
        s.native[me] = t
        if not s.solo:
            s.faction[me] = s.set_faction[2 * t]
            s.bonus[me] = s.set_bonus[t]
            empower(s, me)
            s.emit("set", me, TERRAINS[t], FACTIONS[s.faction[me]], BONUSES[s.bonus[me]])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.2.11", "no-set")


@dataclass
class ChooseSetFaction(Ask):
    """§AI-4.12.2 Alone: one of the two factions of the planning card."""

    def seat(self, s: AgeOfInnovationState) -> int:
        return 0

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        t = s.native[0]
        return [FACTION[f] for f in s.set_faction[2 * t : 2 * t + 2]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.faction[0] = m.index[0]
        empower(s, 0)
        s.emit("took_faction", 0, FACTIONS[m.index[0]])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.2.11", "no-set")


@dataclass
class Draft(Ask):
    """§AI-4.2.13 Three times around: a planning card, a faction or a palace, of a kind not yet taken."""

    k: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return s.order[self.k % s.seats]

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        me = self.seat(s)
        legal: list[Move] = []
        if s.native[me] == NONE:
            legal += [TERRAIN[t] for t in range(len(TERRAINS)) if s.cards[t]]
        if s.faction[me] == NONE:
            legal += [FACTION[f] for f in range(len(FACTIONS)) if s.factions[f]]
        if s.drafted[me] == NONE:
            legal += [PALACE[p] for p in range(len(PALACES)) if s.palaces[p]]
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, i = self.seat(s), m.index[0]
        if m.kind == "terrain":
            s.cards[i] = 0
            s.native[me] = i
            s.emit("took_terrain", me, TERRAINS[i])
        elif m.kind == "faction":
            s.factions[i] = 0
            s.faction[me] = i
            empower(s, me)
            s.emit("took_faction", me, FACTIONS[i])
        else:
            s.palaces[i] = 0
            s.drafted[me] = i
            s.emit("took_palace", me, PALACES[i])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.2.13", "no-draft")


@dataclass
class DraftBonus(Ask):
    """§AI-4.2.13 In reverse turn order: a round bonus. The last three get a coin each."""

    k: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return s.order[s.seats - 1 - self.k]

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [BONUS[b] for b in s.display]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        pick_bonus(s, self.seat(s), m.index[0])
        if self.k == s.seats - 1:
            for b in s.display:
                s.coins_on[b] = 1

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.2.13", "no-draft")


def pick_bonus(s: AgeOfInnovationState, me: int, bonus: int) -> None:
    """A round bonus leaves the row."""
    s.display.remove(bonus)
    s.bonus[me] = bonus
    empower(s, me)
    s.emit("took_bonus", me, BONUSES[bonus])


# ---------------------------------------------------------------- alone


@dataclass
class AutomaStarts(Step):
    """§AI-4.12.5, §AI-4.12.4, §AI-4.12.21 The Automa's deck by its level, its start levels, and the leftmost round bonus."""

    def run(self, s: AgeOfInnovationState) -> None:
        level = AUTOMA_LEVELS[s.options["level"]]
        s.deck = [int(i < STARTERS and i != level.waiting_card) for i in range(len(CARDS))]
        if level.sure_card != NONE:
            s.deck[level.sure_card] = 1
        levels = AUTOMA_FACTIONS[s.options["automa"]].levels
        for d in range(4):
            s.level[4 * s.seats + d] = levels[d]
        s.bonus[s.seats] = s.display.pop(0)


@dataclass
class ChooseAutomaTerrain(Ask):
    """§AI-4.12.2 Choose another native terrain for the Automa."""

    def seat(self, s: AgeOfInnovationState) -> int:
        return 0

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [AUTOMA_TERRAIN[t] for t in range(len(TERRAINS)) if t != s.native[0]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.native[s.seats] = m.index[0]
        s.emit("automa_terrain", TERRAINS[m.index[0]])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return (
            Refusal("AI-4.12.2", Text("no-automa-terrain")) if el.startswith(("set:", "terrain:")) else None
        )


@dataclass
class AutomaWorkshops(Draw):
    """§AI-4.12.3 A random card names the places of the Automa's two workshops; the first is marked."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return DRAW_CARD

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        automa = s.seats
        for i, letter in enumerate(CARDS[m.index[0]].letters):
            hex = FIRST_WORKSHOPS[s.native[automa]][letter]
            if s.empty >> hex & 1:
                place_building(s, automa, hex, WORKSHOP)
                s.emit("automa_built", BUILDINGS[WORKSHOP], HEXES[hex])
                if i == 0:
                    s.marked |= 1 << hex


@dataclass
class ChooseSoloBonus(Ask):
    """§AI-4.12.4 Choose a round bonus; the other three get a coin each."""

    def seat(self, s: AgeOfInnovationState) -> int:
        return 0

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [BONUS[b] for b in s.display]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        pick_bonus(s, 0, m.index[0])
        for b in s.display:
            s.coins_on[b] = 1

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.12.4", "no-solo-bonus")
