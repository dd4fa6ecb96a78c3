"""Games that tell what they should hide."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass, field

from igroteka.core import (
    CHANCE,
    Game,
    Look,
    Move,
    Rng,
    Seat,
    Shown,
    Step,
    waiting,
)
from igroteka.games import dream_city
from igroteka.games.dream_city import DreamCityGame
from igroteka.games.dream_city.components.tiles import ITEM_NAMES, TILE_NAMES
from igroteka.games.dream_city.rules.market import DrawBlind
from igroteka.games.dream_city.rules.setup import Deal
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView

from .. import berries
from ..berries import Berries, WoodView
from ..berries.rules import Offer, Pick, Wood
from .registry import Patch, breaks


@breaks("guess")
def guess_is_the_truth(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def guess(self, s: DreamCityState, seat: Seat | None, rng: Rng) -> DreamCityState:
            return s.clone()

    return Mutant()


@breaks("guess")
def guess_keeps_one_true_tile(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def guess(self, s: DreamCityState, seat: Seat | None, rng: Rng) -> DreamCityState:
            g = super().guess(s, seat, rng)
            for i in range(s.seats):
                for j in range(len(g.hidden[i])):
                    want, has = s.hidden[i][j], g.hidden[i][j]
                    if i != seat and g.pool[want]:
                        g.pool[want] -= 1
                        g.pool[has] += 1
                        g.hidden[i][j] = want
                        return g
            return g

    return Mutant()


@breaks("guess")
def guess_draws_only_the_first_hand_again(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def guess(self, s: DreamCityState, seat: Seat | None, rng: Rng) -> DreamCityState:
            g = s.clone()
            if seat != 0 and not over_or_sealed(g):
                for j, tile in enumerate(g.hidden[0]):
                    g.pool[tile] += 1
                    fresh = rng.below(10)
                    g.hidden[0][j] = fresh if g.pool[fresh] else tile
                    g.pool[g.hidden[0][j]] -= 1
            return g

    return Mutant()


def over_or_sealed(s: DreamCityState) -> bool:
    """Whether hands cannot simply be changed."""
    return len(waiting(s)) != 1


@breaks("guess")
def guess_changes_the_truth(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def guess(self, s: DreamCityState, seat: Seat | None, rng: Rng) -> DreamCityState:
            g = super().guess(s, seat, rng)
            s.points[0][0] += 1
            return g

    return Mutant()


@breaks("guess")
def a_guess_is_worth_no_number(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def evaluate(self, s: DreamCityState, seat: Seat) -> float:
            return math.nan

    return Mutant()


@dataclass
class Remember(Step):
    """A frame that holds a secret."""

    tile: int

    def run(self, s: DreamCityState) -> None:
        """Nothing happens."""


@breaks("guess", engine=True)
def a_frame_holds_a_secret(patch: Patch) -> Game:
    def take(frame: Deal, s: DreamCityState, m: Move) -> None:
        honest(frame, s, m)
        s.agenda.insert(0, Remember(m.index[0]))

    honest = Deal.take
    patch.setattr(Deal, "take", take)
    patch.setitem(dream_city.FRAMES, "Remember", Remember)
    return DreamCityGame()


@breaks("view")
def view_counts_only_the_pool(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            v.unseen = {name: n for name, n in zip(ITEM_NAMES, s.pool, strict=True) if n}
            return v

    return Mutant()


@breaks("view")
def view_shows_the_hands_of_neighbours(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            if seat is not None:
                v.players[seat - 1].hidden = tuple([TILE_NAMES[t] for t in s.hidden[seat - 1]])
            return v

    return Mutant()


@dataclass
class Peeking(DreamCityView):
    """A view whose secret is hidden from comparison."""

    peek: str = field(default="", compare=False)


@breaks("view")
def the_drawing_tells_what_the_view_hides(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            fields = {f.name: getattr(v, f.name) for f in dataclasses.fields(v)}
            return Peeking(**fields, peek=str(s.hidden))

        def svg(self, v: DreamCityView, look: Look) -> str:
            peek = getattr(v, "peek", "")
            return super().svg(v, look).replace("</svg>", f"<!--{peek}--></svg>")

    return Mutant()


@breaks("view")
def labels_tell_what_others_hide(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            shown = super().show(s, m)
            me = waiting(s)[0] if waiting(s) != [CHANCE] else 0
            return dataclasses.replace(shown, cost=str(s.hidden[me - 1]))

    return Mutant()


@breaks("masked log", engine=True)
def the_log_tells_what_was_dealt(patch: Patch) -> Game:
    patch.setattr(Deal, "sees", lambda self, s, m: None)
    return DreamCityGame()


@breaks("masked log", engine=True)
def the_mask_tells_what_was_dealt(patch: Patch) -> Game:
    patch.setattr(Deal, "masked", lambda self, m: m.text)
    return DreamCityGame()


@breaks("masked log", engine=True)
def an_event_tells_what_was_dealt(patch: Patch) -> Game:
    def take(frame: Deal, s: DreamCityState, m: Move) -> None:
        honest(frame, s, m)
        if s.events:
            s.events.pop()
        s.emit("dealt", frame.me, TILE_NAMES[m.index[0]])

    honest = Deal.take
    patch.setattr(Deal, "take", take)
    return DreamCityGame()


@breaks("masked log", engine=True, seats=(2,))
def the_log_tells_what_was_drawn_unseen(patch: Patch) -> Game:
    patch.setattr(DrawBlind, "sees", lambda self, s, m: None)
    return DreamCityGame()


@breaks("masked log")
def a_secret_choice_stands_in_the_log(patch: Patch) -> Game:
    patch.setattr(Pick, "sees", lambda self, s, m: None)
    return Berries()


@breaks("bounds")
def public_knowledge_misses_a_sale(patch: Patch) -> Game:
    def take(frame: Offer, s: Wood, m: Move) -> None:
        known = s.known.clone()
        honest(frame, s, m)
        s.known = known

    honest = Offer.take
    patch.setattr(Offer, "take", take)
    return Berries()


@breaks("together")
def view_shows_half_an_answer(_: Patch) -> Game:
    class Mutant(Berries):
        def view(self, s: Wood, seat: Seat | None) -> WoodView:
            v = super().view(s, seat)
            top = s.agenda[-1] if s.agenda else None
            v.sizes = (*v.sizes, *[len(said) for said in getattr(top, "said", ())])
            return v

    return Mutant()


@breaks("view")
def baskets_come_out_without_a_barrier(patch: Patch) -> Game:
    patch.setattr(Wood, "reveal", lambda self: None)
    patch.setattr(berries, "ROUNDS", 0)
    return Berries()


@breaks("undo", engine=True)
def sealed_answers_come_out_without_a_barrier(patch: Patch) -> Game:
    patch.setattr(DreamCityState, "reveal", lambda self: None)
    return DreamCityGame()
