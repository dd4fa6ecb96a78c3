"""The deck: drawing and searching; what everybody and what a single seat learns by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.effects import Leaf
from igroteka.core.frames import Ask, Draw, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text, Value

from ..components.deck import CARD_NAMES, CARDS
from ..components.vocabulary import SWEETS
from ..moves import DEAL, FIND, PLAY, STOP
from ..player import NOBODY, Player
from ..state import ROUND_END_CARDS, Group, SweetLandsState
from .payment import ask
from .workers import PlaysCard

# ---------------------------------------------------------------- drawing


def refill_deck(s: SweetLandsState) -> bool:
    """§SL-4.1.4 Whether there is a card to draw; an empty deck is made again from the discard pile."""
    if s.deck or s.under:
        return True
    if not s.discard or s.options["reshuffle"] == "no":
        return False
    s.deck = sorted(s.discard)
    s.discard = []
    s.emit("reshuffled")
    return True


def draw(s: SweetLandsState, me: int, n: int) -> None:
    """Draw cards, as far as there are any."""
    if n > 0 and refill_deck(s):
        s.then(DrawCard(me, n))


@dataclass
class DrawCard(Draw):
    """§SL-4.1.1 A random card of the deck comes into a hand, seen by its owner only; `left` counts it and those after it."""

    me: int
    left: int

    def layer(self, s: SweetLandsState) -> list[int]:
        """The cards of which one lies on top."""
        return s.deck or list(s.under[0][1])

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [DEAL[c] for c in self.layer(s)]

    def sample(self, s: SweetLandsState, rng: Rng) -> Move:
        layer = self.layer(s)
        return DEAL[layer[rng.below(len(layer))]]

    def sees(self, s: SweetLandsState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: SweetLandsState, m: Move) -> None:
        card = m.index[0]
        if s.deck:
            s.deck.remove(card)
        else:
            # Whoever knew the layer cannot tell any more what is left of it.
            rest = tuple([c for c in s.under[0][1] if c != card])
            s.under = ((NOBODY, rest), *s.under[1:]) if rest else s.under[1:]
        s.to_hand(self.me, card)
        s.emit_to((self.me,), "drew", (self.me, CARD_NAMES[card]), (self.me, "?"))
        draw(s, self.me, self.left - 1)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-DrawCard", seat=self.me)


class Draws(Leaf[SweetLandsState]):
    """§SL-3.0.2 Draw cards."""

    def __init__(self, n: int) -> None:
        super().__init__("draw", n=n)
        self.k: Final = n

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(s.deck or s.under or (s.discard and s.options["reshuffle"] == "yes"))

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        draw(s, me, self.k * n)


# ---------------------------------------------------------------- searching


def look(s: SweetLandsState, me: int) -> None:
    """§SL-4.1.2 Who searches the deck sees what it holds, so also what the others hold together."""
    s.reveal()
    s.deck = sorted([*s.deck, *[c for _, cards in s.under for c in cards]])
    s.under = ()
    counts = [0] * (2 * s.seats)
    held: list[int] = []
    for i, p in enumerate(s.players):
        if i != me:
            counts[i] = len(p.hand)
            held += p.hand
    groups: tuple[Group, ...] = ((tuple(sorted(held)), tuple(counts)),) if held else ()
    s.known = (*s.known[:me], groups, *s.known[me + 1 :])


@dataclass
class SearchDeck(Ask):
    """§SL-4.1.2 Take a matching card out of the deck, seen by nobody else."""

    me: int
    effect: Search
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [FIND[c] for c in s.deck if self.effect.fits(c)]

    def sees(self, s: SweetLandsState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: SweetLandsState, m: Move) -> None:
        card = m.index[0]
        s.deck.remove(card)
        p = s.players[self.me]
        p.found = tuple(sorted((*p.found, card)))
        s.emit_to((self.me,), "found", (self.me, CARD_NAMES[card]), (self.me, "?"))
        if self.left > 1 and self.effect.matching(s):
            s.then(SearchDeck(self.me, self.effect, self.left - 1))
        else:
            s.then(Found(self.me, self.effect))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-SearchDeck", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return None


@dataclass
class Found(Step):
    """§SL-4.12.13, §SL-4.1.2 The found cards come into the hand, unless one of them can be played first."""

    me: int
    effect: Search

    def run(self, s: SweetLandsState) -> None:
        effect = self.effect
        if effect.plays is not None and not effect.must:
            s.then(PlayFound(self.me, effect))  # also if none can be paid: nobody else may see that
        elif effect.playable(s.players[self.me]):
            ask(s, PlayFound(self.me, effect))
        else:
            keep_found(s, self.me, effect)


def keep_found(s: SweetLandsState, me: int, effect: Search) -> None:
    """Found cards come into the hand; everybody knows of what sort they are."""
    p = s.players[me]
    kept = len(p.found)
    for card in p.found:
        s.to_hand(me, card)
    p.found = ()
    kind = effect.hint()
    if kept and kind >= 0:
        known = dict(s.hints[me])
        known[kind] = known.get(kind, 0) + kept
        s.hints = (*s.hints[:me], tuple(sorted(known.items())), *s.hints[me + 1 :])


@dataclass
class PlayFound(Ask):
    """§SL-4.12.13, §SL-3.0.2 Play one of the found cards; the others come into the hand. By the tower one must be played."""

    me: int
    effect: Search

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [PLAY[c] for c in self.effect.playable(s.players[self.me])]
        if not self.effect.must:
            legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        keep_found(s, self.me, self.effect)
        if m is not STOP and self.effect.plays is not None:
            self.effect.plays.put(s, self.me, m.index[0])


class Search(Leaf[SweetLandsState]):
    """§SL-4.1.2, §SL-5.29 Take cards of choice from the deck: with a sweet, of a kind; perhaps play one of them."""

    def __init__(self, n: int, sweet: str, kind: str, plays: PlaysCard | None, must: bool) -> None:
        args: dict[str, Value] = {"n": n, "sort": sweet or kind or "any"}
        super().__init__("search-play" if plays is not None and must else "search", "search", **args)
        self.k: Final = n
        self.sweet: Final = SWEETS.index(sweet) if sweet else -1
        self.kind: Final = kind
        self.plays: Final = plays
        self.must: Final = must

    def playable(self, p: Player) -> list[int]:
        """The found cards that may be played now."""
        return [] if self.plays is None else self.plays.fitting(p, p.found)

    def text(self) -> Text:
        whole = super().text()
        return whole if self.plays is None or self.must else Text("effect-then", a=whole, b=self.plays.text())

    def fits(self, card: int) -> bool:
        """Whether a card is one of those that are looked for."""
        c = CARDS[card]
        if self.sweet >= 0 and self.sweet not in c.sweets:
            return False
        return not self.kind or c.round_end == (self.kind == "round_end")

    def matching(self, s: SweetLandsState) -> bool:
        """Whether the deck holds such a card."""
        return any(self.fits(c) for c in s.deck)

    def hint(self) -> int:
        """What everybody knows of the cards that are kept, -1 for nothing."""
        if self.sweet >= 0:
            return self.sweet
        return ROUND_END_CARDS if self.kind == "round_end" else -1

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(s.deck or s.under)

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        look(s, me)
        s.emit("searched", me, self.k * n)
        if self.matching(s):
            s.then(SearchDeck(me, self, self.k * n))
