"""Worker cards: playing and employing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import Bundle
from igroteka.core.effects import Leaf, Perform
from igroteka.core.frames import Ask, Frame, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text, Value

from ..components.boards import column_limit
from ..components.deck import ANY, CARD_NAMES, CARDS, NO_MARK
from ..components.vocabulary import INDUSTRIES, SWEETS
from ..effects import BASIC, CARD, CARD_EFFECT, DIAMOND, HELD, UNITS
from ..moves import EMPLOY, HIRE, PLAY, STOP
from ..player import Player, count_sweets
from ..state import SweetLandsState
from .payment import ALL_BASIC, PayBasic, UpTo, ask, rest
from .prices import card_price, pays_card

MARK: Final = tuple([c.mark for c in CARDS])
IS_ROUND_END: Final = tuple([c.round_end for c in CARDS])

# ---------------------------------------------------------------- playing


def playable(p: Player, less: int) -> list[int]:
    """§SL-4.7.1, §SL-4.5.4 The cards of a hand that can be played: paid for, and not the last before round 5."""
    if p.have[CARD] <= 0:
        return []
    return [c for c in p.hand if pays_card(p, c, less)]


def play_card(s: SweetLandsState, me: int, card: int, less: int) -> None:
    """§SL-4.7.1 Pay for a card and put it down."""
    p = s.players[me]
    price = card_price(p, card, less)
    for unit in range(HELD):
        if price[unit]:
            p.have[unit] -= price[unit]
            s.emit("paid", me, UNITS.names[unit], price[unit])
    put_down(s, me, card)
    if price[BASIC]:
        ask(s, PayBasic(me, price[BASIC], ALL_BASIC))


def put_down(s: SweetLandsState, me: int, card: int) -> None:
    """§SL-4.7.2, §SL-4.7.3, §SL-3.0.5 The card lies before its player: its ability, then what looks at it, then employment."""
    p = s.players[me]
    s.from_hand(me, card)
    p.played = (*p.played, card)
    p.sweets = count_sweets(p)
    s.emit("played", me, CARD_NAMES[card])
    frames: list[Frame] = []
    if not IS_ROUND_END[card]:
        frames.append(Perform(me, CARD_EFFECT[card]))
    frames.append(Played(me))
    if MARK[card] != NO_MARK:
        frames.append(MayEmploy(me, card))
    s.then(*frames)


@dataclass
class Played(Step):
    """§SL-3.0.5 After the immediate ability the event of a played card."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        fire(s, self.me, ("play_card",))


class PlaysCard(Leaf[SweetLandsState]):
    """§SL-3.0.2, §SL-5.36 Play a card from hand as part of an effect, perhaps for less gold."""

    def __init__(self, kind: str, sweet: str, free: bool, less: int) -> None:
        args: dict[str, Value] = {"sort": sweet or kind or "any", "less": less}
        super().__init__("play-free" if free else "play", "play", **args)
        self.kind: Final = kind
        self.sweet: Final = SWEETS.index(sweet) if sweet else -1
        self.less: Final = less
        self.free: Final = free

    def cards(self, p: Player) -> list[int]:
        """The cards that could be played now."""
        return self.fitting(p, p.hand) if p.have[CARD] > 0 else []

    def fitting(self, p: Player, cards: tuple[int, ...]) -> list[int]:
        """Those of some cards that are meant and can be paid."""
        return [
            c
            for c in cards
            if (self.free or pays_card(p, c, self.less))
            and (not self.kind or IS_ROUND_END[c] == (self.kind == "round_end"))
            and (self.sweet < 0 or self.sweet in CARDS[c].sweets)
        ]

    def put(self, s: SweetLandsState, me: int, card: int) -> None:
        """Play a card of the hand on these terms."""
        if self.free:
            put_down(s, me, card)
        else:
            play_card(s, me, card, self.less)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        # Asked whatever the hand holds: else everybody would see whether a fitting card is in it.
        return bool(s.players[me].have[CARD] > 0)

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        s.then(PlayOne(me, self))


@dataclass
class PlayOne(Ask):
    """§SL-3.0.2 Play a card by an effect, or leave it."""

    me: int
    effect: PlaysCard

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [PLAY[c] for c in self.effect.cards(s.players[self.me])]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is not STOP:
            self.effect.put(s, self.me, m.index[0])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el.startswith("card:"):
            return Refusal("SL-4.7.1", Text("no-card-here"))
        return None


# ---------------------------------------------------------------- employing


def column_room(p: Player, column: int) -> bool:
    """§SL-3.6.4, §SL-5.1 Whether a column is below its limit."""
    limit = column_limit(p.placed[column]) + p.abilities.total("column_limit")
    return len(p.columns[column]) < limit


def columns_for(p: Player, card: int) -> list[int]:
    """§SL-3.14.2, §SL-4.7.3 The columns that a card can go to now."""
    mark = MARK[card]
    if mark == NO_MARK:
        return []
    if mark == ANY:
        return [c for c in range(len(INDUSTRIES)) if column_room(p, c)]
    return [mark] if column_room(p, mark) else []


def employ(s: SweetLandsState, me: int, card: int, column: int) -> None:
    """§SL-4.7.3 The card goes to the bottom of a column, for good."""
    p = s.players[me]
    columns = list(p.columns)
    columns[column] = (*columns[column], card)
    p.columns = tuple(columns)
    s.emit("employed", me, CARD_NAMES[card], INDUSTRIES[column])


@dataclass
class MayEmploy(Step):
    """§SL-4.7.3 The played card may be employed if there is a diamond and room."""

    me: int
    card: int

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        if p.have[DIAMOND] > 0 and columns_for(p, self.card):
            s.then(Employ(self.me, self.card))


@dataclass
class Employ(Ask):
    """§SL-4.7.3 Employ the card just played for a diamond, or leave it next to the board."""

    me: int
    card: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [EMPLOY[c] for c in columns_for(s.players[self.me], self.card)]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        p = s.players[self.me]
        p.have[DIAMOND] -= 1
        s.emit("paid", self.me, "diamond", 1)
        p.played = tuple([c for c in p.played if c != self.card])
        employ(s, self.me, self.card, m.index[0])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-Employ", card=CARD_NAMES[self.card])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        words = el.split(":")
        if len(words) == 3 and words[0] == "column" and words[1] == str(self.me) and words[2] in INDUSTRIES:
            if MARK[self.card] not in (INDUSTRIES.index(words[2]), ANY):
                return Refusal("SL-4.7.3", Text("no-column-of-mark"))
            return Refusal("SL-3.6.4", Text("no-column-room"))
        return None


def hires(p: Player) -> list[Move]:
    """§SL-5.18, §SL-3.14.2 Workers of a hand with the columns that they can go to; the hand rule holds."""
    if p.have[CARD] <= 0:
        return []
    legal: list[Move] = []
    for card in p.hand:
        for column in columns_for(p, card):
            move = HIRE[card][column]
            if move is not None:
                legal.append(move)
    return legal


def hire(s: SweetLandsState, me: int, m: Move) -> None:
    """§SL-5.18 A worker goes from the hand straight to a column: nothing is triggered."""
    s.from_hand(me, m.index[0])
    employ(s, me, m.index[0], m.index[1])
    p = s.players[me]
    p.sweets = count_sweets(p)


@dataclass
class Hire(Ask):
    """§SL-5.18, §SL-3.0.2 Employ a worker from hand for free, or leave it."""

    me: int
    effect: Employs
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = hires(s.players[self.me])
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is not STOP:
            rest(s, self.me, self.effect, self.left)
            hire(s, self.me, m)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-Hire", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return hire_refusal(s, self.me, el)


def hire_refusal(s: SweetLandsState, me: int, el: str) -> Refusal | None:
    """Why a card of the hand cannot be employed."""
    word, _, name = el.partition(":")
    if word != "card" or name not in CARD_NAMES:
        return None
    card = CARD_NAMES.index(name)
    if MARK[card] == NO_MARK:
        return Refusal("SL-3.14.2", Text("no-mark"))
    if not columns_for(s.players[me], card):
        return Refusal("SL-3.6.4", Text("no-column-room"))
    return None


class Employs(UpTo):
    """§SL-5.18 Employ workers from hand for free."""

    def __init__(self, n: int) -> None:
        super().__init__("employ", n)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(hires(s.players[me]))

    def question(self, me: int, left: int) -> Ask:
        return Hire(me, self, left)
