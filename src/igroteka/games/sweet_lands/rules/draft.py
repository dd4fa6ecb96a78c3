"""The variant in which the first hands are drafted."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Frame, Step, together
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text

from ..components.boards import FIRST_HAND
from ..components.deck import CARD_NAMES
from ..moves import DEAL, KEEP
from ..state import Group, SweetLandsState


@dataclass
class DealPackets(Step):
    """§SL-4.14.2 Everybody takes six cards as a packet."""

    def run(self, s: SweetLandsState) -> None:
        frames: list[Frame] = [DealPacket(seat) for seat in s.order for _ in range(FIRST_HAND)]
        s.then(*frames, Pick())


def set_packet(s: SweetLandsState, seat: int, cards: tuple[int, ...]) -> None:
    """Change one packet."""
    s.packets = (*s.packets[:seat], cards, *s.packets[seat + 1 :])


@dataclass
class DealPacket(Draw):
    """§SL-4.14.2 A random card for a packet, seen by its holder only."""

    me: int

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [DEAL[c] for c in s.deck]

    def sample(self, s: SweetLandsState, rng: Rng) -> Move:
        return DEAL[s.deck[rng.below(len(s.deck))]]

    def sees(self, s: SweetLandsState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: SweetLandsState, m: Move) -> None:
        card = m.index[0]
        s.deck.remove(card)
        set_packet(s, self.me, tuple(sorted((*s.packets[self.me], card))))
        s.emit_to((self.me,), "drew", (self.me, CARD_NAMES[card]), (self.me, "?"))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-DealPacket", seat=self.me)


@dataclass
class Pick(Step):
    """§SL-4.14.2 Everybody keeps a card at the same time and passes the rest to the left; the last card is passed and kept."""

    def run(self, s: SweetLandsState) -> None:
        if len(s.packets[0]) > 1:
            lanes: dict[int, tuple[Frame, ...]] = {seat: (PickCard(seat),) for seat in range(s.seats)}
            s.then(together(lanes), PassPackets(), Pick())
        else:
            for seat in range(s.seats):
                for card in s.packets[seat]:
                    s.to_hand(seat, card)
            s.known = tuple([take_unseen(s, groups, viewer) for viewer, groups in enumerate(s.known)])
            s.packets = ((),) * s.seats


@dataclass
class PickCard(Ask):
    """§SL-4.14.2 Keep one card of the packet."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [KEEP[c] for c in s.packets[self.me]]

    def sees(self, s: SweetLandsState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: SweetLandsState, m: Move) -> None:
        card = m.index[0]
        set_packet(s, self.me, tuple([c for c in s.packets[self.me] if c != card]))
        s.to_hand(self.me, card)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-PickCard", n=len(s.packets[self.me]))


@dataclass
class PassPackets(Step):
    """§SL-4.14.2 The packets go to the left; who passes one on knows what is in it."""

    def run(self, s: SweetLandsState) -> None:
        n = s.seats
        known = [list(take_unseen(s, groups, viewer)) for viewer, groups in enumerate(s.known)]
        passed = s.packets
        s.packets = tuple([passed[(seat - 1) % n] for seat in range(n)])
        for viewer in range(n):
            groups = [(cards, pass_on(counts, n)) for cards, counts in known[viewer]]
            mine = [0] * (2 * n)
            mine[n + (viewer + 1) % n] = len(passed[viewer])
            groups.append((passed[viewer], tuple(mine)))
            known[viewer] = [open_packet(g, s.packets[viewer], n + viewer) for g in groups]
        s.known = tuple([tuple([g for g in groups if g[0]]) for groups in known])
        s.emit("passed_on")


def take_unseen(s: SweetLandsState, groups: tuple[Group, ...], viewer: int) -> tuple[Group, ...]:
    """Every holder has taken one card of his packet into his hand, unseen."""
    new_groups: list[Group] = []
    for cards, counts in groups:
        now = list(counts)
        for seat in range(s.seats):
            if seat != viewer and now[s.seats + seat]:
                now[s.seats + seat] -= 1
                now[seat] += 1
        new_groups.append((cards, tuple(now)))
    return tuple(new_groups)


def pass_on(counts: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The packets have moved one seat on."""
    return (*counts[:n], counts[2 * n - 1], *counts[n : 2 * n - 1])


def open_packet(group: Group, packet: tuple[int, ...], place: int) -> Group:
    """A packet has come back: its cards lie open to its holder, the missing ones were taken by others."""
    cards, counts = group
    if not counts[place]:
        return group
    return (
        tuple([c for c in cards if c not in packet]),
        tuple([0 if i == place else n for i, n in enumerate(counts)]),
    )
