"""The Automa: one card says what it does, the one before it how it chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Draw, Frame, Step
from igroteka.core.moves import Move

from ..components.automa import (
    ADVANCE,
    ADVANCE_TWO,
    AUTOMA_LEVELS,
    BLOCK,
    BUILD,
    CARD_NAMES,
    CARDS,
    FACTION,
    FINAL_DISCIPLINE,
    FINAL_PASS_VP,
    FIRST_INNOVATION,
    INNOVATE,
    PASS_VP,
    PRIORITY,
    SEND,
    UPGRADE,
    VP,
    Card,
)
from ..components.maps import HEXES
from ..components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BUILDINGS,
    CELLS,
    DISCIPLINES,
    INNOVATIONS,
    INNOVATIONS_EACH,
    POWER_ACTIONS,
    ROUND_DISCIPLINE,
    ROUNDS,
    SPACES,
    WORKSHOP,
    Names,
)
from ..fields import NONE
from ..moves import DRAW_CARD
from ..state import ITEM, AgeOfInnovationState
from .automa_choices import (
    YOU,
    advances,
    best_upgrade,
    building_sites,
    catch_up,
    faction,
    least_valued,
    nearest,
    pick_by_card,
)
from .building import note_offers, place_building, power_beside, replace_building
from .gains import power_room, score
from .land import turn_into
from .science import free_space
from .turn import NO_OFFERS

_AUTOMA: Final = ITEM["automa"]
_ROUNDS: Final = ITEM["rounds"]
#: The card on top of the deck that need not lie still: with so few cards left the Automa may pass.
FEW: Final = 2


def level_vp(s: AgeOfInnovationState) -> int:
    """§AI-4.12.17 What "VP by level" brings in this round."""
    return AUTOMA_LEVELS[s.options["level"]].vp[s.round - 1]


# ---------------------------------------------------------------- cards


def draw_from(flags: list[int], there: int) -> list[Move]:
    """The cards that are there, or that are not."""
    return [DRAW_CARD[i] for i in range(len(CARDS)) if flags[i] == there]


def add_card(s: AgeOfInnovationState) -> None:
    """§AI-4.12.6 After a round all cards are shuffled with one more of the reserve."""
    for card in s.discard:
        s.deck[card] = 1
    if s.top != NONE:
        s.deck[s.top] = 1
    s.top = NONE
    s.discard = []
    waiting = AUTOMA_LEVELS[s.options["level"]].waiting_card
    if waiting != NONE and not s.deck[waiting]:
        s.deck[waiting] = 1
        s.emit("new_card", CARD_NAMES[waiting])
    elif not all(s.deck):
        s.then(NewCard())


@dataclass
class NewCard(Draw):
    """§AI-4.12.5, §AI-4.12.6 A card of the reserve joins the deck."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draw_from(s.deck, 0)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.deck[m.index[0]] = 1
        s.emit("new_card", str(m.args[0]))


@dataclass
class AutomaTurn(Step):
    """§AI-4.12.7 The top card goes to the discard pile and supports; the next one is the action card."""

    def run(self, s: AgeOfInnovationState) -> None:
        if s.top == NONE:
            s.then(SUPPORT, NEXT_CARD)
        else:
            s.discard.append(s.top)
            s.top = NONE
            turn_up(s)


@dataclass
class Support(Draw):
    """§AI-4.12.7 The first card of a round."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draw_from(s.deck, 1)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.deck[m.index[0]] = 0
        s.discard.append(m.index[0])


@dataclass
class NextCard(Step):
    """§AI-4.12.7 After the first card of a round another one is turned up."""

    def run(self, s: AgeOfInnovationState) -> None:
        turn_up(s)


def turn_up(s: AgeOfInnovationState) -> None:
    """§AI-4.12.7 With an empty deck the Automa passes; else the next card is turned up."""
    if any(s.deck):
        s.then(ACTION_CARD)
    else:
        automa_passes(s)


@dataclass
class ActionCard(Draw):
    """§AI-4.12.7 The action card; with at most two cards left and a pass mark the Automa passes."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draw_from(s.deck, 1)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.deck[m.index[0]] = 0
        s.top = m.index[0]
        card = CARDS[s.top]
        s.emit("cards", CARD_NAMES[s.top], CARD_NAMES[s.discard[-1]])
        if card.may_pass and sum(s.deck) + 1 <= FEW:
            automa_passes(s)
            return
        frames: list[Frame] = []
        for what in card.actions:
            if what == FACTION:
                frames += [OWN_ACTS[one] for one in faction(s).actions]
            else:
                frames.append(ACTS[what])
        s.then(*frames)


@dataclass
class AutomaAct(Step):
    """§AI-4.12.7, §AI-4.12.21, §AI-4.12.23 One of the actions of the card."""

    what: str
    own: bool

    def run(self, s: AgeOfInnovationState) -> None:
        support = CARDS[s.discard[-1]]
        if self.what == BUILD:
            with_offers(s)
            automa_builds(s, support, self.own)
        elif self.what == UPGRADE:
            with_offers(s)
            automa_upgrades(s, support)
        elif self.what == BLOCK:
            automa_blocks(s, support)
        elif self.what == SEND:
            automa_sends(s, support)
        elif self.what in (ADVANCE, ADVANCE_TWO):
            d = catch_up(s, support)
            if d != NONE:
                automa_climbs(s, d, 2 if self.what == ADVANCE_TWO else 1)
        elif self.what == INNOVATE:
            automa_innovates(s, support)
        else:
            self.scores(s)

    def scores(self, s: AgeOfInnovationState) -> None:
        """§AI-4.12.17, §AI-4.12.22, §AI-4.12.26 Points of the card: fixed, or by level, with the modifier of the faction for its own action."""
        fixed = CARDS[s.top].vp
        if self.own:
            score(s, s.seats, max(0, level_vp(s) + faction(s).modifier), _AUTOMA)
        else:
            score(s, s.seats, level_vp(s) if fixed < 0 else fixed, _AUTOMA)


SUPPORT: Final = Support()
NEXT_CARD: Final = NextCard()
ACTION_CARD: Final = ActionCard()
_ACTIONS: Final[Names] = (UPGRADE, BLOCK, SEND, BUILD, INNOVATE, ADVANCE, ADVANCE_TWO, VP)
ACTS: Final = {what: AutomaAct(what, False) for what in _ACTIONS}
OWN_ACTS: Final = {what: AutomaAct(what, True) for what in _ACTIONS}


def with_offers(s: AgeOfInnovationState) -> None:
    """§AI-4.12.18 Your power offers follow what the Automa builds; some factions watch what you take."""
    s.then(NO_OFFERS, Watch(power_room(s, YOU)))


@dataclass
class Watch(Step):
    """§AI-4.12.27 A faction that envies power advances if you have gained enough."""

    room: int

    def run(self, s: AgeOfInnovationState) -> None:
        least = faction(s).advances_at
        if least and self.room - power_room(s, YOU) >= least:
            d = catch_up(s, CARDS[s.discard[-1]])
            if d != NONE:
                automa_climbs(s, d, 1)


# ---------------------------------------------------------------- acting


def automa_builds(s: AgeOfInnovationState, card: Card, own: bool) -> None:
    """§AI-4.12.8, §AI-4.12.10, §AI-4.12.22, §AI-4.12.26, §AI-4.12.27 A workshop for nothing on the best hex; without a place or a workshop it upgrades instead."""
    automa = s.seats
    sites = building_sites(s, card, own)
    if not sites or not s.left[5 * automa + WORKSHOP]:
        automa_upgrades(s, card)
        return
    plan = faction(s)
    native = s.native[YOU] if own and plan.your_terrain else s.native[automa]
    for test in plan.order if own else ("priority", "near"):
        if test == "priority":
            rank = PRIORITY[native][card.priority]
            sites = least_valued(sites, [rank[s.terrain[h]] for h in sites])
        elif test == "near":
            sites = least_valued(sites, [nearest(h, s.homes[YOU]) for h in sites])
        else:
            sites = least_valued(sites, [-power_beside(s, YOU, h) for h in sites])
    hex = pick_by_card(sites, card)
    turn_into(s, hex, s.native[automa])
    place_building(s, automa, hex, WORKSHOP)
    if card.marked:
        s.marked |= 1 << hex
    s.emit("automa_built", BUILDINGS[WORKSHOP], HEXES[hex])
    note_offers(s, automa, hex)


def automa_upgrades(s: AgeOfInnovationState, card: Card) -> None:
    """§AI-4.12.11 Workshops next to you come first, then what gives you the least power."""
    automa = s.seats
    ready = [h for h in s.homes[automa] if best_upgrade(s, h) != NONE]
    power = {h: power_beside(s, YOU, h) for h in ready}
    beside = [h for h in ready if s.building[h] == WORKSHOP and power[h]]
    candidates = beside or ready
    if not candidates:
        s.emit("automa_skips")
        return
    hex = pick_by_card(least_valued(candidates, [power[h] for h in candidates]), card)
    replace_building(s, automa, hex, best_upgrade(s, hex))
    s.emit("automa_built", BUILDINGS[s.building[hex]], HEXES[hex])
    note_offers(s, automa, hex)


def automa_blocks(s: AgeOfInnovationState, card: Card) -> None:
    """§AI-4.12.12 An X on a free power action and on a free book action."""
    powers = [i for i in range(len(POWER_ACTIONS)) if not s.crossed >> i & 1]
    if powers:
        i = pick_by_card(powers, card)
        s.crossed |= 1 << i
        s.emit("automa_blocked_power", POWER_ACTIONS[i])
    books = [i for i in s.book_actions if not s.crossed >> (len(POWER_ACTIONS) + i) & 1]
    if books:
        i = pick_by_card(books, card)
        s.crossed |= 1 << (len(POWER_ACTIONS) + i)
        s.emit("automa_blocked_books", BOOK_ACTIONS[i])


def automa_climbs(s: AgeOfInnovationState, d: int, n: int) -> None:
    """§AI-4.12.13 The Automa's marker goes up as far as it can."""
    at = 4 * s.seats + d
    for _ in range(n):
        if advances(s, d):
            s.level[at] += 1
    s.emit("automa_climbed", DISCIPLINES[d], s.level[at])


def automa_sends(s: AgeOfInnovationState, card: Card) -> None:
    """§AI-4.12.13 A scholar to the discipline of the round tile or to catch up; without one, or a space, one level."""
    tile = FINAL_DISCIPLINE[s.final] if s.round == ROUNDS else ROUND_DISCIPLINE[s.rounds[s.round - 1]]
    d = tile if card.by_tile and advances(s, tile) else catch_up(s, card)
    if d == NONE:
        return
    space = free_space(s, d)
    if space < 0 or not s.supply[s.seats]:
        automa_climbs(s, d, 1)
        return
    s.supply[s.seats] -= 1
    s.spaces[4 * d + space] = s.seats
    automa_climbs(s, d, SPACES[space])


def automa_innovates(s: AgeOfInnovationState, card: Card) -> None:
    """§AI-4.12.14 From round 3 on it takes an innovation without any effect."""
    automa = s.seats
    if s.round < FIRST_INNOVATION or s.innovations[automa].bit_count() >= INNOVATIONS_EACH:
        return
    cells = range(len(CELLS[s.seats]))
    from_top = [*[c for c in cells if c >= 4], *[c for c in cells if c < 4]]
    filled = [c for c in from_top if s.shelf[c] != NONE]
    if filled:
        cell = pick_by_card(filled, card)
        s.innovations[automa] |= 1 << s.shelf[cell]
        s.emit("automa_innovation", INNOVATIONS[s.shelf[cell]])
        s.shelf[cell] = NONE


def automa_passes(s: AgeOfInnovationState) -> None:
    """§AI-4.12.16, §AI-4.12.24 It scores for the tile of the round, changes its round bonus without the coins, and lines up."""
    automa = s.seats
    vp = FINAL_PASS_VP[s.final] if s.round == ROUNDS else PASS_VP[s.rounds[s.round - 1]][s.round > 3]
    first = not s.passed
    s.emit("automa_passed")
    score(s, automa, vp * (2 if first and faction(s).first_pass_twice else 1), _ROUNDS)
    if s.round < ROUNDS:
        place = CARDS[s.discard[-1]].bonus
        new = s.display[place]
        s.emit("automa_bonus", BONUSES[new])
        s.coins_on[new] = 0
        s.display[place] = s.bonus[automa]
        s.bonus[automa] = new
    s.passed.append(automa)
