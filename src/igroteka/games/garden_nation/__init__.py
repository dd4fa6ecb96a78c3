"""Garden Nation: four clans build towers in an abandoned garden. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core.base_game import BaseGame
from igroteka.core.data import frames_of
from igroteka.core.game import Option
from igroteka.core.json_types import JsonObject
from igroteka.core.moves import Move
from igroteka.core.score import Score, rank_items

from .ai.advice import evaluate, facts, outlooks
from .ai.features import FEATURES, features
from .ai.observe import LAYOUT, observe
from .fields import FIELDS, ITEMS
from .guess import guess
from .moves import DECLINE, MOVES, PASS
from .position import POSITION
from .questions import GardenNationQuestions
from .rules import projects, rounds, scoring, setup, turn
from .rules.agenda import check_agenda
from .rules.scoring import FinalScoring
from .state import OBJECTIVES, POPULATION, GardenNationState, blank
from .storage import complete, inventory
from .ui.account import account
from .ui.draw import drawing, sketch
from .ui.examples import examples
from .ui.gallery import CARD_RULES, gallery
from .ui.show import show
from .view import view

FRAMES = frames_of(setup, rounds, turn, projects, scoring)


class GardenNationGame(BaseGame[GardenNationState]):
    """The game as everything else sees it."""

    key = "garden_nation"
    seats = range(2, 5)
    moves = MOVES
    edition = "2021"
    version = 1
    open_scores = True
    options = (
        Option("first", ("random", "0", "1", "2", "3"), "random", names_seat=True),
        Option("rotation", ("random", "none"), "random"),
        Option("round_limit", ("none", "60"), "none"),
    )
    events: ClassVar[Mapping[str, str]] = {
        "laid": "territory place turns",
        "opened": "project",
        "first": "seat",
        "dealt": "seat secret",
        "kept": "seat secret",
        "round": "round",
        "turn": "seat actions",
        "planted": "seat territory place kind",
        "built": "seat territory place floors price",
        "last_floor": "seat",
        "demolished": "seat territory place floors price",
        "invaded": "seat territory place other_seat floors price",
        "crane": "territory",
        "strategic": "seat territory",
        "lifted": "seat territory place",
        "covered": "seat territory place",
        "passed": "seat",
        "claimed": "seat territory place project points",
        "next": "seat other_seat",
        "controlled": "seat territory inhabitants",
        "objective": "seat secret points",
        "final_population": "seat inhabitants points",
        "game_over": "",
    }
    element_rules: ClassVar[Mapping[str, str]] = {
        "#claimed": "GN-4.9.10",
        "#control": "GN-4.10.2",
        "#ploys": "GN-4.8.2",
        "#roofs": "GN-4.6.7",
        "#secrets": "GN-4.2.11",
        "#space": "GN-3.4.1",
        "#turn": "GN-4.4.1",
        "action": "GN-4.6.10",
        "bramble": "GN-4.6.4",
        "deck": "GN-4.9.11",
        "player": "GN-3.5.1",
        "ploy": "GN-4.8.1",
        "project": "GN-4.9.1",
        "secret": "GN-4.11.4",
        "territory": "GN-3.1.1",
        "zone": "GN-4.6.3",
        **CARD_RULES,
    }
    turn_rule = "GN-4.4.8"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"pass": ("ask", "alone")}
    round_events = frozenset(("round",))
    idle_moves: ClassVar[tuple[Move, ...]] = (DECLINE, PASS)

    fields = FIELDS
    position_parts = POSITION
    questions = GardenNationQuestions
    frame_classes = FRAMES

    def start(self, seats: int, options: dict[str, str]) -> GardenNationState:
        """§GN-2.2, §GN-4.13.1, §GN-4.13.2 The position before the first draw."""
        return blank(seats, options, [setup.SetUp()])

    def complete(self, s: GardenNationState, data: JsonObject) -> None:
        """Make the fields that are not stored, and refuse what does not add up."""
        complete(s)
        check_agenda(s)

    def scores(self, s: GardenNationState) -> list[Score]:
        """§GN-4.11.4, §GN-4.11.6, §GN-4.11.7 Most points win; there is no tie-break, so equals share the victory."""
        return rank_items(ITEMS, s.points, s.seats)

    def scores_now(self, s: GardenNationState) -> list[Score]:
        """§GN-4.11.4 Projects, objectives and population as they are now."""
        counted = s.clone()
        counted.events = None
        FinalScoring().run(counted)
        return self.scores(counted)

    def secret_items(self, s: GardenNationState, seat: int) -> frozenset[str]:
        """§GN-4.2.10 The objectives."""
        return frozenset(ITEMS[OBJECTIVES:POPULATION])

    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    facts = staticmethod(facts)
    features = staticmethod(features)
    feature_names = FEATURES
    outlooks = staticmethod(outlooks)
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    account = staticmethod(account)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)
    gallery = staticmethod(gallery)
    examples = staticmethod(examples)


GAME = GardenNationGame()
