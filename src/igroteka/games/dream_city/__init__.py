"""Dream City: build the town that its people dream of. 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core.base_game import BaseGame
from igroteka.core.data import frames_of
from igroteka.core.edition import edition_words
from igroteka.core.errors import BadOption
from igroteka.core.game import Option, edition_options
from igroteka.core.json_types import JsonObject
from igroteka.core.moves import Move
from igroteka.core.score import AUTOMA, Score, rank_scores
from igroteka.core.text import Text

from .ai.advice import evaluate, facts, opponent_worth, outlooks
from .ai.features import FEATURES, features
from .ai.first_features import first_features
from .ai.observe import LAYOUT, observe
from .components.edition import COMPONENTS, EDITION
from .components.setups import OPPONENTS, SOLO, TAKE_SCORINGS
from .fields import FIELDS, ITEMS, RIVAL_ITEMS
from .guess import guess
from .moves import DONE, MOVES
from .position import POSITION
from .questions import DreamCityQuestions
from .rules import market, rounds, setup, solo, turn
from .rules.agenda import check_agenda
from .state import DreamCityState, blank
from .storage import complete, inventory
from .ui.cautions import cautions
from .ui.draw import drawing, sketch
from .ui.examples import examples
from .ui.gallery import KIND_RULES, gallery
from .ui.show import show
from .view import view

FRAMES = frames_of(setup, rounds, turn, market, solo)
MANY = range(2, 5)


class DreamCityGame(BaseGame[DreamCityState]):
    """The game as everything else sees it."""

    key = "dream_city"
    seats = range(1, 5)
    moves = MOVES
    edition = "2020"
    version = 2
    open_scores = True
    earlier_versions = frozenset({1})
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", ("full", "training"), "full", MANY),
        Option("opponent", OPPONENTS, "alice", range(1, 2)),
        Option("side", ("A", "B"), "A", per_seat=True),
        Option("first", ("random", "0", "1", "2", "3"), "random", MANY, names_seat=True),
        Option("solo_take_scoring", TAKE_SCORINGS, "final_only", range(1, 2)),
        Option("chain_mode", ("lines", "component"), "lines"),
        Option("flower_rescore_blocks_pair", ("false", "true"), "false"),
        *edition_options(EDITION.key),
    )
    events: ClassVar[Mapping[str, str]] = {
        "first": "seat",
        "removed": "tile",
        "dealt": "seat tile",
        "left_over_unseen": "",
        "opponent_starts_with": "tile",
        "early_token": "kind count",
        "token": "kind count",
        "no_rescoring": "kind",
        "turned": "symbol tile",
        "turn": "seat",
        "cannot_build": "seat",
        "built": "seat tile cell",
        "spring": "seat bonus",
        "flower": "seat bonus",
        "flower_rescore": "seat kind",
        "scored": "seat kind cell points",
        "doubled": "seat points",
        "took": "seat tile symbol",
        "drew": "seat tile symbol",
        "took_nothing": "seat",
        "extra_turn": "seat",
        "rescored": "seat kind points",
        "kept": "seat tile kind points",
        "opponent_stays": "opponent",
        "opponent_lap": "opponent points",
        "opponent_took": "opponent tile symbol points",
        "opponent_rescored": "opponent kind points",
        "opponent_final": "opponent points",
        "game_over": "",
    }
    element_rules: ClassVar[Mapping[str, str]] = {
        "#finished": "DC-4.9.1",
        **{f"#guide:{kind}": rule for kind, rule in KIND_RULES.items()},
        "#hand": "DC-4.12.1",
        "#name": "DC-4.3.1",
        "#points": "DC-3.5.1",
        "#rival": "DC-4.11.10",
        "#rival:name": "DC-4.11.1",
        "#side": "DC-3.4.2",
        "#symbol": "DC-3.3.1",
        "#tally": "DC-3.5.1",
        "area": "DC-4.7.2",
        "city": "DC-3.4.1",
        "collection": "DC-4.11.12",
        "flower": "DC-4.8.3",
        "hand": KIND_RULES["shop"],
        **{f"hand:{kind}": rule for kind, rule in KIND_RULES.items()},
        "market": "DC-4.5.1",
        "opponent": "DC-4.11.6",
        "stack": "DC-4.9.1",
    }
    turn_rule = "DC-4.3.2"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"flower": ("ask", "build", "keep")}
    idle_moves: ClassVar[tuple[Move, ...]] = (DONE,)
    unordered: ClassVar[Mapping[str, str]] = {
        "open": "a hand is no row: which of its tiles came first decides nothing",
        "hidden": "a hand is no row: which of its tiles came first decides nothing",
    }

    fields = FIELDS
    position_parts = POSITION
    questions = DreamCityQuestions
    frame_classes = FRAMES

    def start(self, seats: int, options: dict[str, str]) -> DreamCityState:
        """§DC-4.1.1, §DC-4.1.2, §DC-4.1.4 The position before the first draw."""
        return blank(seats, options, [setup.SetUp()])

    def clean_options(self, seats: int, options: Mapping[str, object] | None) -> dict[str, str]:
        """All options; the training game is played on one side of the boards only."""
        clean = super().clean_options(seats, options)
        if clean.get("mode") == "training" and set(clean["side"].split()) != {"A"}:
            raise BadOption(
                f"option side: found {clean['side']!r}; the training game allows only A",
                Text("no-training-side"),
            )
        return clean

    def complete(self, s: DreamCityState, data: JsonObject) -> None:
        """Make the fields that are not stored, and refuse what does not add up."""
        complete(s)
        check_agenda(s)

    def scores(self, s: DreamCityState) -> list[Score]:
        """§DC-4.10.7, §DC-4.10.8, §DC-4.11.14 Most points win; a tie goes to the later in turn order, in solo to the opponent."""
        ranking = [
            Score(
                seat,
                tuple(zip(ITEMS, s.points[seat], strict=True)),
                s.total(seat),
                ((seat - s.first) % s.seats,),
            )
            for seat in range(s.seats)
        ]
        if s.mode == SOLO:
            ranking.append(Score(AUTOMA, tuple(zip(RIVAL_ITEMS, s.rival, strict=True)), sum(s.rival), (1,)))
        return rank_scores(ranking)

    def words(self, lang: str) -> dict[str, str]:
        """The name of the edition."""
        return edition_words(EDITION, lang)

    check_edition = staticmethod(COMPONENTS.check)
    write_edition = staticmethod(COMPONENTS.write)
    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    facts = staticmethod(facts)
    features = staticmethod(features)
    feature_names = FEATURES
    outlooks = staticmethod(outlooks)
    opponent_worth = staticmethod(opponent_worth)
    first_features = staticmethod(first_features)
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    cautions = staticmethod(cautions)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)
    gallery = staticmethod(gallery)
    examples = staticmethod(examples)


GAME = DreamCityGame()
