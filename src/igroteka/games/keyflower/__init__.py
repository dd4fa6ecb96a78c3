"""Keyflower: four seasons of bidding for the tiles of a village and of working in all of them. 2 to 6 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from igroteka.core.base_game import BaseGame
from igroteka.core.data import frames_of
from igroteka.core.game import Option
from igroteka.core.hidden import Hidden
from igroteka.core.json_types import JsonObject
from igroteka.core.moves import Move
from igroteka.core.score import Score, rank_items

from .ai.advice import evaluate, facts, first_outlooks, outlooks
from .ai.features import FEATURES, features
from .ai.observe import LAYOUT, observe
from .components.tiles import FIRST_BUILDING, TILE_NAMES
from .fields import FIELDS, ITEMS
from .guess import guess
from .moves import GROUPS_DONE, MOVES, PASS, TRANSPORT_DONE
from .position import POSITION
from .questions import KeyflowerQuestions
from .rules import chain, expansion, scoring, season_end, seasons, setup, transport, turn, use
from .rules.agenda import check_agenda
from .rules.scoring import count_now, items_from_screen
from .state import KeyflowerState, blank
from .storage import complete, inventory
from .ui.account import account
from .ui.cautions import cautions
from .ui.chains import chains
from .ui.draw import drawing, sketch, with_room
from .ui.examples import examples
from .ui.gallery import TILE_RULES, gallery
from .ui.show import show
from .view import view

FRAMES = frames_of(setup, seasons, turn, chain, use, transport, season_end, expansion, scoring)

#: Rulings that a table may decide otherwise, with the rule behind each in the ledger.
RULINGS: Final = (
    "losing_group_may_pay_exchange",
    "losing_group_may_use_same_tile",
    "capacity_fixed_at_placement",
    "double_capacity_on_any_used_tile",
    "boat_4a_only_village_tiles",
    "field_move_never_enters_water_edge",
    "any_skill_payment_type_hidden",
    "purple_scores_for_final_holder",
    "yard_resources_may_be_reallocated",
    "river_chain_vp_is_total",
    "river_chain_counts_sea_breese_itself",
    "resources_wild_for_scoring_gives_gold_point",
)


class KeyflowerGame(BaseGame[KeyflowerState]):
    """The game as everything else sees it."""

    key = "keyflower"
    seats = range(2, 7)
    moves = MOVES
    edition = "2012"
    version = 1
    open_scores = True
    options: ClassVar[tuple[Option, ...]] = tuple([Option(key, ("true", "false"), "true") for key in RULINGS])
    events: ClassVar[Mapping[str, str]] = {
        "home": "seat tile",
        "marker": "seat",
        "dealt": "seat tile",
        "season": "season",
        "loaded_worker": "boat colour",
        "loaded_skill": "boat skill",
        "shown": "tile",
        "sided": "tile side",
        "gave": "seat tiles",
        "passed": "seat",
        "bid": "seat tile colour workers total",
        "used": "seat tile colour workers",
        "moved": "seat tile colour workers",
        "stood_up": "seat tile colour",
        "paid_workers": "seat colour workers",
        "paid_skill": "seat skill",
        "gained": "seat tile resource number",
        "greens": "seat number",
        "drew_worker": "seat colour",
        "drew_skill": "seat skill",
        "carried": "seat resource tile other_tile",
        "spent_resource": "seat tile resource",
        "spent_skill": "seat tile skill",
        "upgraded": "seat tile",
        "took_back": "seat tile colour workers",
        "unsold": "tile",
        "won": "seat tile workers users",
        "collected": "seat workers",
        "won_order": "seat tile workers",
        "took_boat": "seat boat",
        "placed": "seat tile q r turns",
        "offshore": "seat tile",
        "flipped": "seat tile",
        "purple": "seat thing",
        "scored": "seat tile points",
        "scored_printed": "seat points",
        "scored_gold": "seat points",
        "game_over": "",
    }
    element_rules: ClassVar[Mapping[str, str]] = {
        "#screen": "KF-4.14.2",
        "#season": "KF-4.4.3",
        "#water": "KF-4.11.8",
        "bag": "KF-4.14.3",
        "bid": "KF-4.5.4",
        "boat": "KF-4.9.6",
        "cell": "KF-4.11.3",
        "good": "KF-4.7.2",
        "green": "KF-4.5.3",
        "keep": "KF-4.10.1",
        "pile": "KF-4.14.3",
        "player": "KF-4.14.2",
        "screen": "KF-4.5.1",
        "skill": "KF-4.12.24",
        "supply": "KF-4.6.22",
        "tile": "KF-4.6.4",
        "turn": "KF-4.11.3",
        "winter": "KF-4.10.1",
        "won": "KF-4.11.2",
        **TILE_RULES,
    }
    turn_rule = "KF-4.4.1"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"single": ("ask", "take")}
    round_events = frozenset(("season",))
    idle_moves: ClassVar[tuple[Move, ...]] = (PASS, GROUPS_DONE, TRANSPORT_DONE)
    passes: ClassVar[tuple[Move, ...]] = (PASS,)

    fields = FIELDS
    position_parts = POSITION
    questions = KeyflowerQuestions
    frame_classes = FRAMES

    def start(self, seats: int, options: dict[str, str]) -> KeyflowerState:
        """§KF-4.2.1 The position before the first draw."""
        return blank(seats, options, [setup.SetUp()])

    def complete(self, s: KeyflowerState, data: JsonObject) -> None:
        """Make the fields that are not stored, and refuse what does not add up."""
        complete(s, data)
        check_agenda(s)

    def scores(self, s: KeyflowerState) -> list[Score]:
        """§KF-4.12.27 Most points win; equals share the victory."""
        return rank_items(ITEMS, s.points, s.seats)

    def scores_now(self, s: KeyflowerState) -> list[Score]:
        """§KF-4.12.1 The count of the end, made now."""
        return self.scores(count_now(s))

    def secret_items(self, s: KeyflowerState, seat: int) -> frozenset[str]:
        """§KF-4.14.2 What counts workers and tokens behind a screen."""
        return items_from_screen(s, seat)

    def hidden_pieces(self, s: KeyflowerState) -> list[tuple[Hidden, list[list[int]]]]:
        """§KF-4.14.2 What everybody knows of screens, bag and pile, and what really is there."""
        return [(s.seen_workers, s.hidden_workers()), (s.seen_skills, s.hidden_skills())]

    def turnings(self, s: KeyflowerState) -> dict[str, list[int]]:
        """§KF-4.11.3 How each tile of a village but the homes could be turned where it lies, beginning with how it lies now."""
        return {
            TILE_NAMES[t]: expansion.turnings(s, seat, t)
            for seat in range(s.seats)
            for t in s.village[seat]
            if t >= FIRST_BUILDING
        }

    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    facts = staticmethod(facts)
    features = staticmethod(features)
    feature_names = FEATURES
    outlooks = staticmethod(outlooks)
    earlier_outlooks: ClassVar[Mapping[str, Callable[[KeyflowerState], list[float]]]] = {
        "0.1": first_outlooks
    }
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    account = staticmethod(account)
    cautions = staticmethod(cautions)
    chains = staticmethod(chains)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)
    with_room = staticmethod(with_room)
    gallery = staticmethod(gallery)
    examples = staticmethod(examples)


GAME = KeyflowerGame()
