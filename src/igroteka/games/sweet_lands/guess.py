"""A position that a seat cannot tell from the true one: everything hidden is put back and drawn again."""

from __future__ import annotations

from igroteka.core.agenda import reseal
from igroteka.core.rng import Rng

from .rules.cards import Found, PlayFound, SearchDeck
from .state import Group, SweetLandsState, matches


def guess(s: SweetLandsState, seat: int | None, rng: Rng) -> SweetLandsState:
    """§SL-4.1.1, §SL-4.1.2 Deal the cards that this seat has not seen again, within what it knows.

    Known groups go where they lie, each card to one of the places; what everybody knows of a hand (so many
    cards with a sweet) is kept; the rest is a plain deal.
    """
    g = s.clone()
    others = [i for i in range(g.seats) if i != seat]
    deal = Deal(g, seat, others, rng)
    deal.groups()
    deal.deal_found()
    deal.hints()
    deal.rest()
    for viewer in others:
        regroup(g, viewer, seat, rng)
    reseal(g, seat, rng)
    return g


class Deal:
    """The cards that a seat has not seen, and the places that they may lie in: hands, packets, finds, layers, the deck."""

    def __init__(self, g: SweetLandsState, seat: int | None, others: list[int], rng: Rng) -> None:
        self.g = g
        self.seat = seat
        self.others = others
        self.rng = rng
        n = g.seats
        self.size = [0] * (3 * n)
        pool = list(g.deck)
        for i in others:
            p = g.players[i]
            self.size[i], self.size[n + i], self.size[2 * n + i] = (
                len(p.hand),
                len(g.packets[i]),
                len(p.found),
            )
            pool += [*p.hand, *g.packets[i], *p.found]
        for owner, cards in g.under:
            if owner != seat or seat is None:
                pool += cards
        self.pool = sorted(pool)
        self.dealt: list[list[int]] = [[] for _ in self.size]

    def room(self, place: int) -> int:
        """How many cards are missing in a place."""
        return self.size[place] - len(self.dealt[place])

    def put(self, place: int, card: int) -> None:
        """A card of the pool goes to a place."""
        self.pool.remove(card)
        self.dealt[place].append(card)

    def pick(self, cards: list[int]) -> int:
        """One of some cards."""
        return cards[self.rng.below(len(cards))]

    def groups(self) -> None:
        """What the seat itself has learned."""
        if self.seat is None:
            return
        for cards, counts in self.g.known[self.seat]:
            left = list(cards)
            for place, n in enumerate(counts):
                for _ in range(n):
                    card = self.pick(left)
                    left.remove(card)
                    self.put(place, card)

    def deal_found(self) -> None:
        """Cards of a search in progress are of the kind that is searched."""
        frames = [f for f in self.g.agenda if isinstance(f, (SearchDeck, Found, PlayFound))]
        for i in self.others:
            place = 2 * self.g.seats + i
            for _ in range(self.size[place]):
                fit = [c for c in self.pool if any(f.me == i and f.effect.fits(c) for f in frames)]
                self.put(place, self.pick(fit or self.pool))

    def hints(self) -> None:
        """What everybody knows of a hand."""
        for i in self.others:
            for kind, n in self.g.hints[i]:
                missing = n - len([c for c in self.dealt[i] if matches(c, kind)])
                for _ in range(min(missing, self.room(i))):
                    fit = [c for c in self.pool if matches(c, kind)]
                    if fit:
                        self.put(i, self.pick(fit))

    def rest(self) -> None:
        """All other places, then the layers under the deck, and the deck."""
        g, n = self.g, self.g.seats
        for place in range(len(self.size)):
            for _ in range(self.room(place)):
                self.put(place, self.pick(self.pool))
        packets = list(g.packets)
        for i in self.others:
            p = g.players[i]
            p.hand = tuple(sorted(self.dealt[i]))
            packets[i] = tuple(sorted(self.dealt[n + i]))
            p.found = tuple(sorted(self.dealt[2 * n + i]))
        g.packets = tuple(packets)
        layers: list[tuple[int, tuple[int, ...]]] = []
        for owner, cards in g.under:
            if owner != self.seat or self.seat is None:
                fresh: list[int] = []
                for _ in cards:
                    fresh.append(self.pick(self.pool))
                    self.pool.remove(fresh[-1])
                layers.append((owner, tuple(sorted(fresh))))
            else:
                layers.append((owner, cards))
        g.under = tuple(layers)
        g.deck = self.pool


def regroup(g: SweetLandsState, viewer: int, seat: int | None, rng: Rng) -> None:
    """What another seat knows, in the guessed world: as many cards of each place; of the own cards the same."""
    own = () if seat is None else (*g.players[seat].hand, *g.packets[seat])
    used: list[int] = []
    regrouped: list[Group] = []
    for cards, counts in g.known[viewer]:
        group = [c for c in cards if c in own]
        for place, n in enumerate(counts):
            i = place % g.seats
            if i == seat:
                continue
            held = g.players[i].hand if place < g.seats else g.packets[i]
            left = [c for c in held if c not in used]
            for _ in range(n):
                card = left.pop(rng.below(len(left)))
                group.append(card)
                used.append(card)
        regrouped.append((tuple(sorted(group)), counts))
    g.known = (*g.known[:viewer], tuple(regrouped), *g.known[viewer + 1 :])
