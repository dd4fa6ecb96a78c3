"""Broken games: every promise of the suite is broken at least once, and the right check says so.

A mutant is a small change of Dream City (or of Berries, for what Dream City does not have). Those that
change rules or the state patch the engine, so they run only interpreted.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

import pytest

from igroteka.core import (
    CHANCE,
    BadData,
    Game,
    Look,
    Move,
    Option,
    Refusal,
    Rng,
    Score,
    Seat,
    Shown,
    Step,
    Tensor,
    Text,
    ranked,
    waiting,
)
from igroteka.games import dream_city
from igroteka.games.dream_city import DreamCity
from igroteka.games.dream_city.components.boards import CELLS
from igroteka.games.dream_city.components.tiles import ITEM_NAMES, TILE_NAMES
from igroteka.games.dream_city.moves import BUILD, DONE
from igroteka.games.dream_city.rules.market import DrawBlind, FromStack, Take, stack_weights
from igroteka.games.dream_city.rules.rounds import KeepTile
from igroteka.games.dream_city.rules.setup import Deal
from igroteka.games.dream_city.rules.turn import AfterRefill, Bonus, Build, LastChance
from igroteka.games.dream_city.state import EMPTY, Dream
from igroteka.games.dream_city.view import DreamView
from igroteka.testing import CHECKS, Failure, check_game

from . import berries
from .berries import Berries, Wood, WoodView

Patch = pytest.MonkeyPatch
Maker = Callable[[Patch], Game]


class Mutant(NamedTuple):
    """How to make a broken game, the check that must say so, and where it shows."""

    check: str
    make: Maker
    engine: bool
    seats: list[int]


MUTANTS: dict[str, Mutant] = {}


def breaks(check: str, engine: bool = False, seats: tuple[int, ...] = (3, 2)) -> Callable[[Maker], Maker]:
    """Enter a maker of a mutant under its name."""

    def enter(make: Maker) -> Maker:
        MUTANTS[make.__name__] = Mutant(check, make, engine, list(seats))
        return make

    return enter


def listed() -> list[Any]:
    """All mutants; those that patch the engine are marked."""
    return [
        pytest.param(name, id=name, marks=[pytest.mark.interpreted] if mutant.engine else [])
        for name, mutant in MUTANTS.items()
    ]


# ---------------------------------------------------------------- copies and storage


@breaks("clone", engine=True)
def clone_shares_the_flower_tokens(patch: Patch) -> Game:
    def clone(s: Dream) -> Dream:
        copy = honest(s)
        copy.flower = s.flower
        return copy

    honest = Dream.clone
    patch.setattr(Dream, "clone", clone)
    return DreamCity()


@breaks("clone", engine=True)
def clone_shares_one_hand(patch: Patch) -> Game:
    def clone(s: Dream) -> Dream:
        copy = honest(s)
        copy.hidden[-1] = s.hidden[-1]
        return copy

    honest = Dream.clone
    patch.setattr(Dream, "clone", clone)
    return DreamCity()


@breaks("clone", engine=True)
def rules_remember_outside_the_state(patch: Patch) -> Game:
    count = itertools.count()

    def score(frame: Bonus, s: Dream) -> None:
        honest(frame, s)
        s.points[frame.me][0] += next(count) % 2

    honest = Bonus.score
    patch.setattr(Bonus, "score", score)
    return DreamCity()


@breaks("quiet", engine=True)
def clone_goes_on_recording(patch: Patch) -> Game:
    def clone(s: Dream) -> Dream:
        copy = honest(s)
        copy.events = []
        return copy

    honest = Dream.clone
    patch.setattr(Dream, "clone", clone)
    return DreamCity()


@breaks("data", engine=True)
def data_forgets_the_blocked_kinds(patch: Patch) -> Game:
    patch.setattr(Dream, "to_data", without(Dream.to_data, "blocked"))
    return DreamCity()


def without(honest: Callable[[Dream], dict[str, Any]], key: str) -> Callable[[Dream], dict[str, Any]]:
    """`to_data` with a field less."""

    def to_data(s: Dream) -> dict[str, Any]:
        data = honest(s)
        del data[key]
        return data

    return to_data


@breaks("data", engine=True)
def data_and_load_forget_the_flower_tokens(patch: Patch) -> Game:
    class Mutant(DreamCity):
        def load(self, data: Any) -> Dream:
            known = isinstance(data, dict) and isinstance(data.get("seats"), int)
            return super().load({**data, "flower": [1] * data["seats"]} if known else data)

    patch.setattr(Dream, "to_data", without(Dream.to_data, "flower"))
    return Mutant()


@breaks("data", engine=True)
def data_holds_a_tuple(patch: Patch) -> Game:
    def to_data(s: Dream) -> dict[str, Any]:
        return {**honest(s), "flower": tuple(s.flower)}

    honest = Dream.to_data
    patch.setattr(Dream, "to_data", to_data)
    return DreamCity()


@breaks("data")
def load_ignores_the_points(_: Patch) -> Game:
    class Mutant(DreamCity):
        def load(self, data: Any) -> Dream:
            s = super().load(data)
            s.points[0] = [0] * len(s.points[0])
            return s

    return Mutant()


@breaks("data")
def load_turns_two_cells(_: Patch) -> Game:
    class Mutant(DreamCity):
        def load(self, data: Any) -> Dream:
            s = super().load(data)
            city = s.city[0]
            city[0], city[1] = city[1], city[0]
            return s

    return Mutant()


@breaks("damaged data")
def load_takes_unknown_fields(_: Patch) -> Game:
    class Mutant(DreamCity):
        def load(self, data: Any) -> Dream:
            if isinstance(data, dict):
                known = self.new(2).to_data()
                data = {key: value for key, value in data.items() if key in known}
            return super().load(data)

    return Mutant()


@breaks("damaged data")
def load_stumbles_over_damage(_: Patch) -> Game:
    class Mutant(DreamCity):
        def load(self, data: Any) -> Dream:
            try:
                return super().load(data)
            except BadData as error:
                raise KeyError("load") from error

    return Mutant()


# ---------------------------------------------------------------- moves and turns


@breaks("begins")
def one_option_cannot_be_set_up(_: Patch) -> Game:
    class Mutant(DreamCity):
        def new(self, seats: int, options: Mapping[str, object] | None = None) -> Dream:
            return super().new(
                seats, {**(options or {}), "side": {"B": 1}[str((options or {}).get("side", "B"))]}
            )

    return Mutant()


@breaks("ends", engine=True)
def the_last_chance_never_ends(patch: Patch) -> Game:
    patch.setattr(AfterRefill, "run", lambda self, s: s.then(LastChance(self.me)))
    patch.setattr(LastChance, "take", lambda self, s, m: s.then(self))
    patch.setattr(LastChance, "standing", lambda self, s, orders: None)
    return DreamCity()


@breaks("ends", engine=True)
def dealing_never_ends(patch: Patch) -> Game:
    patch.setattr(Deal, "take", lambda self, s, m: s.then(self))
    return DreamCity()


@breaks("turns", engine=True)
def a_seat_that_is_not_there(patch: Patch) -> Game:
    patch.setattr(Build, "seat", lambda self, s: s.seats)
    return DreamCity()


@breaks("moves", engine=True)
def a_question_without_an_answer(patch: Patch) -> Game:
    patch.setattr(Build, "moves", lambda self, s: [])
    patch.setattr(dream_city, "ready", lambda s: s)
    return DreamCity()


@breaks("moves", engine=True)
def equal_tiles_are_offered_twice(patch: Patch) -> Game:
    def moves(frame: Build, s: Dream) -> list[Move]:
        found = honest(frame, s)
        return [*found, found[-1]]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCity()


@breaks("moves", engine=True)
def a_move_that_is_not_in_the_table(patch: Patch) -> Game:
    def moves(frame: Build, s: Dream) -> list[Move]:
        found = honest(frame, s)
        last = found[-1]
        return [*found[:-1], Move(last.id, last.kind, last.args, last.index)]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCity()


@breaks("conservation", engine=True)
def an_occupied_cell_is_offered(patch: Patch) -> Game:
    def moves(frame: Build, s: Dream) -> list[Move]:
        taken = [c for c in range(len(CELLS)) if s.city[frame.me][c] != EMPTY]
        return honest(frame, s) + [BUILD[s.hand(frame.me)[0]][c] for c in taken[:1]]

    honest = Build.moves
    patch.setattr(Build, "moves", moves)
    return DreamCity()


@breaks("conservation", engine=True)
def a_taken_tile_stays_in_the_market(patch: Patch) -> Game:
    def run(frame: Take, s: Dream) -> None:
        tile = s.market[frame.slot]
        honest(frame, s)
        if tile != EMPTY:
            s.market[frame.slot] = tile

    honest = Take.run
    patch.setattr(Take, "run", run)
    return DreamCity()


@breaks("accepted", engine=True)
def a_listed_move_is_not_accepted(patch: Patch) -> Game:
    def take(frame: Build, s: Dream, m: Move) -> None:
        assert m.args[-1] != "r3c3"
        honest(frame, s, m)

    honest = Build.take
    patch.setattr(Build, "take", take)
    return DreamCity()


class Forgiving(list[Move]):
    """A list that says yes to everything."""

    def __contains__(self, _: object) -> bool:
        return True


@breaks("refused", engine=True)
def any_cell_is_accepted(patch: Patch) -> Game:
    honest = Build.moves
    patch.setattr(Build, "moves", lambda self, s: Forgiving(honest(self, s)))
    return DreamCity()


@breaks("draws", engine=True)
def a_draw_offers_what_is_not_there(patch: Patch) -> Game:
    patch.setattr(FromStack, "moves", lambda self, s: self.table()[self.slot])
    patch.setattr(FromStack, "weights", lambda self, s: stack_weights(s))
    return DreamCity()


@breaks("draws", engine=True)
def a_draw_with_a_weight_too_few(patch: Patch) -> Game:
    honest = FromStack.weights
    patch.setattr(FromStack, "weights", lambda self, s: honest(self, s)[:-1])
    return DreamCity()


# ---------------------------------------------------------------- secrets


@breaks("guess")
def guess_is_the_truth(_: Patch) -> Game:
    class Mutant(DreamCity):
        def guess(self, s: Dream, seat: Seat | None, rng: Rng) -> Dream:
            return s.clone()

    return Mutant()


@breaks("guess")
def guess_keeps_one_true_tile(_: Patch) -> Game:
    class Mutant(DreamCity):
        def guess(self, s: Dream, seat: Seat | None, rng: Rng) -> Dream:
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
    class Mutant(DreamCity):
        def guess(self, s: Dream, seat: Seat | None, rng: Rng) -> Dream:
            g = s.clone()
            if seat != 0 and not over_or_sealed(g):
                for j, tile in enumerate(g.hidden[0]):
                    g.pool[tile] += 1
                    fresh = rng.below(10)
                    g.hidden[0][j] = fresh if g.pool[fresh] else tile
                    g.pool[g.hidden[0][j]] -= 1
            return g

    return Mutant()


def over_or_sealed(s: Dream) -> bool:
    """Whether hands cannot simply be changed."""
    return len(waiting(s)) != 1


@breaks("guess")
def guess_changes_the_truth(_: Patch) -> Game:
    class Mutant(DreamCity):
        def guess(self, s: Dream, seat: Seat | None, rng: Rng) -> Dream:
            g = super().guess(s, seat, rng)
            s.points[0][0] += 1
            return g

    return Mutant()


@breaks("guess")
def a_guess_is_worth_no_number(_: Patch) -> Game:
    class Mutant(DreamCity):
        def evaluate(self, s: Dream, seat: Seat) -> float:
            return math.nan

    return Mutant()


@dataclass
class Remember(Step):
    """A frame that holds a secret."""

    tile: int

    def run(self, s: Dream) -> None:
        """Nothing happens."""


@breaks("guess", engine=True)
def a_frame_holds_a_secret(patch: Patch) -> Game:
    def take(frame: Deal, s: Dream, m: Move) -> None:
        honest(frame, s, m)
        s.agenda.insert(0, Remember(m.index[0]))

    honest = Deal.take
    patch.setattr(Deal, "take", take)
    patch.setitem(dream_city.FRAMES, "Remember", Remember)
    return DreamCity()


@breaks("view")
def view_counts_only_the_pool(_: Patch) -> Game:
    class Mutant(DreamCity):
        def view(self, s: Dream, seat: Seat | None) -> DreamView:
            v = super().view(s, seat)
            v.unseen = {name: n for name, n in zip(ITEM_NAMES, s.pool, strict=True) if n}
            return v

    return Mutant()


@breaks("view")
def view_shows_the_hands_of_neighbours(_: Patch) -> Game:
    class Mutant(DreamCity):
        def view(self, s: Dream, seat: Seat | None) -> DreamView:
            v = super().view(s, seat)
            if seat is not None:
                v.players[seat - 1].hidden = tuple([TILE_NAMES[t] for t in s.hidden[seat - 1]])
            return v

    return Mutant()


@dataclass
class Peeking(DreamView):
    """A view whose secret is hidden from comparison."""

    peek: str = field(default="", compare=False)


@breaks("view")
def the_drawing_tells_what_the_view_hides(_: Patch) -> Game:
    class Mutant(DreamCity):
        def view(self, s: Dream, seat: Seat | None) -> DreamView:
            v = super().view(s, seat)
            fields = {f.name: getattr(v, f.name) for f in dataclasses.fields(v)}
            return Peeking(**fields, peek=str(s.hidden))

        def svg(self, v: DreamView, look: Look) -> str:
            peek = getattr(v, "peek", "")
            return super().svg(v, look).replace("</svg>", f"<!--{peek}--></svg>")

    return Mutant()


@breaks("view")
def labels_tell_what_others_hide(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            shown = super().show(s, m)
            me = waiting(s)[0] if waiting(s) != [CHANCE] else 0
            return dataclasses.replace(shown, cost=str(s.hidden[me - 1]))

    return Mutant()


@breaks("masked log", engine=True)
def the_log_tells_what_was_dealt(patch: Patch) -> Game:
    patch.setattr(Deal, "sees", lambda self, s, m: None)
    return DreamCity()


@breaks("masked log", engine=True)
def the_mask_tells_what_was_dealt(patch: Patch) -> Game:
    patch.setattr(Deal, "masked", lambda self, m: m.text)
    return DreamCity()


@breaks("masked log", engine=True)
def an_event_tells_what_was_dealt(patch: Patch) -> Game:
    def take(frame: Deal, s: Dream, m: Move) -> None:
        honest(frame, s, m)
        if s.events:
            s.events.pop()
        s.emit("dealt", frame.me, TILE_NAMES[m.index[0]])

    honest = Deal.take
    patch.setattr(Deal, "take", take)
    return DreamCity()


@breaks("masked log", engine=True, seats=(2,))
def the_log_tells_what_was_drawn_unseen(patch: Patch) -> Game:
    patch.setattr(DrawBlind, "sees", lambda self, s, m: None)
    return DreamCity()


@breaks("masked log")
def a_secret_choice_stands_in_the_log(patch: Patch) -> Game:
    patch.setattr(berries.Pick, "sees", lambda self, s, m: None)
    return Berries()


@breaks("bounds")
def public_knowledge_misses_a_sale(patch: Patch) -> Game:
    def take(frame: berries.Offer, s: Wood, m: Move) -> None:
        known = s.known.clone()
        honest(frame, s, m)
        s.known = known

    honest = berries.Offer.take
    patch.setattr(berries.Offer, "take", take)
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
    patch.setattr(Dream, "reveal", lambda self: None)
    return DreamCity()


# ---------------------------------------------------------------- components and scores


@breaks("conservation")
def inventory_forgets_discarded_tiles(_: Patch) -> Game:
    class Mutant(DreamCity):
        def inventory(self, s: Dream) -> dict[str, int]:
            stock = super().inventory(s)
            return {
                name: stock[name] - n for name, n in zip(ITEM_NAMES, [*s.discarded, *[0] * 5], strict=True)
            }

    return Mutant()


@breaks("conservation", engine=True)
def kept_tiles_vanish(patch: Patch) -> Game:
    def take(frame: KeepTile, s: Dream, m: Move) -> None:
        honest(frame, s, m)
        s.discarded = [0] * len(s.discarded)

    honest = KeepTile.take
    patch.setattr(KeepTile, "take", take)
    return DreamCity()


@breaks("scores")
def the_total_is_off_by_one(_: Patch) -> Game:
    class Mutant(DreamCity):
        def scores(self, s: Dream) -> list[Score]:
            found = super().scores(s)
            found[-1].total += 1
            return ranked(found)

    return Mutant()


@breaks("scores")
def a_score_loses_an_item(_: Patch) -> Game:
    class Mutant(DreamCity):
        def scores(self, s: Dream) -> list[Score]:
            found = super().scores(s)
            for score in found:
                score.items = tuple([item for item in score.items if item[0] != "rescoring"])
            return found

    return Mutant()


@breaks("scores")
def ranks_forget_the_tie_break(_: Patch) -> Game:
    class Mutant(DreamCity):
        def scores(self, s: Dream) -> list[Score]:
            found = super().scores(s)
            for mine in found:
                mine.rank = 1 + sum([other.total > mine.total for other in found])
            return found

    return Mutant()


@breaks("scores")
def scores_stand_in_order_of_rank(_: Patch) -> Game:
    class Mutant(DreamCity):
        def scores(self, s: Dream) -> list[Score]:
            return sorted(super().scores(s), key=lambda score: score.rank)

    return Mutant()


# ---------------------------------------------------------------- texts, drawings, numbers


@breaks("texts")
def an_event_without_words(_: Patch) -> Game:
    class Mutant(DreamCity):
        events: ClassVar[Mapping[str, str]] = {**DreamCity.events, "thunder": "seat"}

    return Mutant()


@breaks("texts")
def an_event_with_an_argument_too_few(_: Patch) -> Game:
    class Mutant(DreamCity):
        events: ClassVar[Mapping[str, str]] = {**DreamCity.events, "took": "seat tile"}

    return Mutant()


@breaks("texts", engine=True)
def an_event_that_nobody_declared(patch: Patch) -> Game:
    def score(frame: Bonus, s: Dream) -> None:
        honest(frame, s)
        s.emit("applause", frame.me)

    honest = Bonus.score
    patch.setattr(Bonus, "score", score)
    return DreamCity()


@breaks("texts")
def a_label_without_words(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            shown = super().show(s, m)
            return dataclasses.replace(shown, label=Text(shown.label.key + "-again", **shown.label.args))

    return Mutant()


@breaks("texts")
def a_choice_without_words(_: Patch) -> Game:
    class Mutant(DreamCity):
        options: Any = (*DreamCity.options, Option("weather", ("sun", "rain"), "sun"))

    return Mutant()


@breaks("rules")
def a_label_cites_no_rule(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            return dataclasses.replace(super().show(s, m), rule="DC-99.1")

    return Mutant()


@breaks("rules", engine=True)
def a_refusal_cites_no_rule(patch: Patch) -> Game:
    refusal = Refusal("DC-99.2", Text("no-take-yet"))
    patch.setattr(Build, "why_not", lambda self, s, el: refusal if el.startswith("market:") else None)
    return DreamCity()


@breaks("drawing")
def the_drawing_misses_a_cell(_: Patch) -> Game:
    class Mutant(DreamCity):
        def svg(self, v: DreamView, look: Look) -> str:
            return super().svg(v, look).replace(f'data-el="city:0:{CELLS[7]}"', "")

    return Mutant()


@breaks("drawing")
def the_drawing_is_no_xml(_: Patch) -> Game:
    class Mutant(DreamCity):
        def svg(self, v: DreamView, look: Look) -> str:
            return super().svg(v, look).replace("</svg>", "<text>you & me</text></svg>")

    return Mutant()


@breaks("paths")
def one_path_begins_others(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            shown = super().show(s, m)
            short = m.kind == "build" and m.args[1] == CELLS[12]
            return dataclasses.replace(shown, at=shown.at[:1]) if short else shown

    return Mutant()


@breaks("paths")
def two_moves_share_a_path(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            shown = super().show(s, m)
            return dataclasses.replace(shown, at=shown.at[1:]) if m.kind == "build" else shown

    return Mutant()


@breaks("encode")
def numbers_grow_with_the_game(_: Patch) -> Game:
    class Mutant(DreamCity):
        def encode(self, v: DreamView) -> Tensor:
            return super().encode(v) + [1.0] * sum(v.area)

    return Mutant()


@breaks("encode")
def a_number_is_infinite(_: Patch) -> Game:
    class Mutant(DreamCity):
        def encode(self, v: DreamView) -> Tensor:
            return [*super().encode(v), math.inf if v.stacks[0] < 8 else 0.0]

    return Mutant()


@breaks("unchanged")
def showing_a_move_scores_it(_: Patch) -> Game:
    class Mutant(DreamCity):
        def show(self, s: Dream, m: Move) -> Shown:
            s.points[0][0] += 1
            return super().show(s, m)

    return Mutant()


# ---------------------------------------------------------------- matches


@breaks("log")
def the_edition_cannot_stand_in_a_log(_: Patch) -> Game:
    class Mutant(DreamCity):
        edition = "2020\nrevised"

    return Mutant()


@breaks("orders", engine=True)
def a_standing_order_gives_an_illegal_answer(patch: Patch) -> Game:
    def standing(frame: Build, s: Dream, orders: dict[str, str]) -> Move | None:
        return DONE if orders["flower"] == "keep" else None

    patch.setattr(Build, "standing", standing)
    return DreamCity()


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("name", listed())
def test_mutant_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite fails, and with the check whose promise the mutant breaks."""
    mutant = MUTANTS[name]
    game = mutant.make(monkeypatch)
    options: list[dict[str, object]] | None = (
        [{}] if isinstance(game, DreamCity) and mutant.check != "begins" else None
    )
    with pytest.raises(Failure) as failure:
        check_game(game, seats=mutant.seats, options=options, games=40, deep_every=4, most=150)
    assert failure.value.check == mutant.check, str(failure.value)


def test_every_check_catches_a_mutant() -> None:
    """No check is there only for show."""
    assert {mutant.check for mutant in MUTANTS.values()} == set(CHECKS)


def test_there_are_many_mutants_of_dream_city() -> None:
    """Most mutants are changes of the first game."""
    makers = [name for name, mutant in MUTANTS.items() if "Berries" not in mutant.make.__code__.co_names]
    assert len(makers) >= 40
