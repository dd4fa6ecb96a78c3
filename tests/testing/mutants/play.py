"""Moves, turns, components and scores that break the rules of all games."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core import (
    Game,
    Move,
    Score,
    base_game,
    rank_scores,
)
from igroteka.games.dream_city import DreamCityGame
from igroteka.games.dream_city.components.boards import CELLS
from igroteka.games.dream_city.components.tiles import ITEM_NAMES
from igroteka.games.dream_city.moves import BUILD
from igroteka.games.dream_city.rules import market
from igroteka.games.dream_city.rules.market import FromStack, stack_weights
from igroteka.games.dream_city.rules.rounds import KeepTile
from igroteka.games.dream_city.rules.setup import Deal
from igroteka.games.dream_city.rules.turn import AfterRefill, Build, LastChance
from igroteka.games.dream_city.state import EMPTY, DreamCityState

from .registry import Patch, breaks

# ---------------------------------------------------------------- moves and turns


@breaks("begins")
def one_option_cannot_be_set_up(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def new(self, seats: int, options: Mapping[str, object] | None = None) -> DreamCityState:
            return super().new(
                seats, {**(options or {}), "side": {"B": 1}[str((options or {}).get("side", "B"))]}
            )

    return Mutant()


@breaks("ends", engine=True)
def the_last_chance_never_ends(patch: Patch) -> Game:
    patch.setattr(AfterRefill, "run", lambda self, s: s.then(LastChance(self.me)))
    patch.setattr(LastChance, "take", lambda self, s, m: s.then(self))
    patch.setattr(LastChance, "standing", lambda self, s, orders: None)
    return DreamCityGame()


@breaks("ends", engine=True)
def dealing_never_ends(patch: Patch) -> Game:
    patch.setattr(Deal, "take", lambda self, s, m: s.then(self))
    return DreamCityGame()


@breaks("turns", engine=True)
def a_seat_that_is_not_there(patch: Patch) -> Game:
    patch.setattr(Build, "seat", lambda self, s: s.seats)
    return DreamCityGame()


@breaks("moves", engine=True)
def a_question_without_an_answer(patch: Patch) -> Game:
    patch.setattr(Build, "moves", lambda self, s: [])
    patch.setattr(base_game, "ready", lambda s: s)
    return DreamCityGame()


@breaks("moves", engine=True)
def equal_tiles_are_offered_twice(patch: Patch) -> Game:
    def moves(frame: Build, s: DreamCityState) -> list[Move]:
        found = honest(frame, s)
        return [*found, found[-1]]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCityGame()


@breaks("moves", engine=True)
def a_move_that_is_not_in_the_table(patch: Patch) -> Game:
    def moves(frame: Build, s: DreamCityState) -> list[Move]:
        found = honest(frame, s)
        last = found[-1]
        return [*found[:-1], Move(last.id, last.kind, last.args, last.index)]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCityGame()


@breaks("conservation", engine=True)
def an_occupied_cell_is_offered(patch: Patch) -> Game:
    def moves(frame: Build, s: DreamCityState) -> list[Move]:
        taken = [c for c in range(len(CELLS)) if s.city[frame.me][c] != EMPTY]
        return honest(frame, s) + [BUILD[s.hand(frame.me)[0]][c] for c in taken[:1]]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCityGame()


@breaks("conservation", engine=True)
def a_taken_tile_stays_in_the_market(patch: Patch) -> Game:
    def take_face_up(s: DreamCityState, me: int, slot: int) -> None:
        tile = s.market[slot]
        honest(s, me, slot)
        s.market[slot] = tile

    honest = market.take_face_up
    patch.setattr(market, "take_face_up", take_face_up)
    return DreamCityGame()


@breaks("accepted", engine=True)
def a_listed_move_is_not_accepted(patch: Patch) -> Game:
    def take(frame: Build, s: DreamCityState, m: Move) -> None:
        assert m.args[-1] != "r3c3"
        honest(frame, s, m)

    honest = Build.take
    patch.setattr(Build, "take", take)
    return DreamCityGame()


class Forgiving(list[Move]):
    """A list that says yes to everything."""

    def __contains__(self, _: object) -> bool:
        return True


@breaks("refused", engine=True)
def any_cell_is_accepted(patch: Patch) -> Game:
    honest = Build.moves
    patch.setattr(Build, "moves", lambda self, s: Forgiving(honest(self, s)))
    return DreamCityGame()


@breaks("draws", engine=True)
def a_draw_offers_what_is_not_there(patch: Patch) -> Game:
    patch.setattr(FromStack, "moves", lambda self, s: self.table()[self.slot])
    patch.setattr(FromStack, "weights", lambda self, s: stack_weights(s))
    return DreamCityGame()


@breaks("draws", engine=True)
def a_draw_with_a_weight_too_few(patch: Patch) -> Game:
    honest = FromStack.weights
    patch.setattr(FromStack, "weights", lambda self, s: honest(self, s)[:-1])
    return DreamCityGame()


# ---------------------------------------------------------------- components and scores


@breaks("conservation")
def inventory_forgets_discarded_tiles(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def inventory(self, s: DreamCityState) -> dict[str, int]:
            stock = super().inventory(s)
            return {
                name: stock[name] - n for name, n in zip(ITEM_NAMES, [*s.discarded, *[0] * 5], strict=True)
            }

    return Mutant()


@breaks("conservation", engine=True)
def kept_tiles_vanish(patch: Patch) -> Game:
    def take(frame: KeepTile, s: DreamCityState, m: Move) -> None:
        honest(frame, s, m)
        s.discarded = [0] * len(s.discarded)

    honest = KeepTile.take
    patch.setattr(KeepTile, "take", take)
    return DreamCityGame()


@breaks("scores")
def the_total_is_off_by_one(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def scores(self, s: DreamCityState) -> list[Score]:
            found = super().scores(s)
            found[-1].total += 1
            return rank_scores(found)

    return Mutant()


@breaks("scores")
def a_score_loses_an_item(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def scores(self, s: DreamCityState) -> list[Score]:
            found = super().scores(s)
            for score in found:
                score.items = tuple([item for item in score.items if item[0] != "rescoring"])
            return found

    return Mutant()


@breaks("scores")
def ranks_forget_the_tie_break(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def scores(self, s: DreamCityState) -> list[Score]:
            found = super().scores(s)
            for mine in found:
                mine.rank = 1 + sum([other.total > mine.total for other in found])
            return found

    return Mutant()


@breaks("scores")
def scores_stand_in_order_of_rank(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def scores(self, s: DreamCityState) -> list[Score]:
            return sorted(super().scores(s), key=lambda score: score.rank)

    return Mutant()
