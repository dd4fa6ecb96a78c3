"""Age of Innovation: seven terrains, twelve factions, six rounds of building and science. 1 to 5 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from igroteka.core import abilities as core_abilities
from igroteka.core import effects as core_effects
from igroteka.core.base_game import BaseGame
from igroteka.core.data import frames_of
from igroteka.core.edition import edition_words
from igroteka.core.game import Option, edition_options
from igroteka.core.json_types import JsonObject
from igroteka.core.moves import Move
from igroteka.core.score import AUTOMA, Score, rank_scores

from .ai.advice import evaluate, facts, first_outlooks, outlooks
from .ai.features import FEATURES, features
from .ai.first_features import first_features
from .ai.observe import LAYOUT, observe
from .components.automa import AUTOMA_NAMES, LEVELS
from .components.edition import COMPONENTS, EDITION
from .components.maps import SITES
from .components.names import FACTIONS
from .components.tables import TABLE_MODULES
from .fields import FIELDS, ITEMS, NONE, WIDTH
from .guess import guess
from .moves import DECLINE, DONE, END, MOVES, NO_KEY, PASS, TREES
from .position import POSITION
from .questions import AgeOfInnovationQuestions
from .rules import (
    automa,
    building,
    pieces,
    rounds,
    science,
    scoring,
    setup,
    setup_choices,
    start_buildings,
    tiles,
    turn,
    upgrades,
    work,
)
from .rules.agenda import check_agenda
from .rules.scoring import FinalScoring
from .rules.stock import inventory
from .state import VP, AgeOfInnovationState, blank
from .storage import complete
from .ui.cautions import cautions
from .ui.chains import chains
from .ui.draw import drawing, sketch
from .ui.examples import examples
from .ui.gallery import TILE_RULES, gallery
from .ui.show import show
from .view import view

FRAMES = frames_of(
    *(setup, setup_choices, start_buildings, rounds, turn, work, upgrades, pieces, tiles, science, building),
    *(scoring, automa, core_effects, core_abilities),
)
SITE_WORDS: Final = {f"site-{site}": site.replace("-", "–") for site in SITES}
ALONE = range(1, 2)
MANY = range(2, 6)


class AgeOfInnovationGame(BaseGame[AgeOfInnovationState]):
    """The game as everything else sees it."""

    key = "age_of_innovation"
    seats = range(1, 6)
    moves = MOVES
    edition = "1.2"
    version = 2
    open_scores = True
    earlier_versions = frozenset({1})
    tables = TABLE_MODULES
    options = (
        Option("factions", ("sets", "draft"), "sets", MANY),
        Option("side", ("3-5", "1-3"), "3-5", range(3, 4)),
        Option("first", ("random", "0", "1", "2", "3", "4"), "random", MANY, names_seat=True),
        Option("automa", AUTOMA_NAMES, "simpletons", ALONE),
        Option("level", LEVELS, "2", ALONE),
        Option("passed_offers", ("yes", "no"), "yes"),
        Option("further_spades", ("buy", "free_only"), "buy"),
        Option("bridge_ends", ("any", "not_opponent"), "any"),
        Option("neutral_palace", ("saves", "pays"), "saves"),
        Option("annexes", ("every_city", "four_only"), "every_city"),
        *edition_options(EDITION.key),
    )
    events: ClassVar[Mapping[str, str]] = {
        "round_tile": "round round_tile",
        "final_tile": "final_tile",
        "book_tile": "book_action",
        "palace_tile": "palace",
        "first": "seat",
        "set": "seat terrain faction bonus",
        "took_terrain": "seat terrain",
        "took_faction": "seat faction",
        "took_palace": "seat palace",
        "took_bonus": "seat bonus",
        "automa_terrain": "terrain",
        "placed": "seat building hex",
        "round": "round round_tile",
        "territory": "n",
        "income": "seat coins tools scholars power vp",
        "climbed": "seat discipline level",
        "key": "seat discipline",
        "sent": "seat discipline n",
        "returned": "seat discipline",
        "book": "seat discipline",
        "paid_book": "seat discipline",
        "converted": "seat conversion",
        "sacrificed": "seat",
        "scored": "seat n item",
        "built": "seat building hex",
        "terraformed": "seat hex terrain n",
        "passage": "seat passage hex",
        "bridge": "seat site",
        "annexed": "seat hex",
        "city": "seat hex n",
        "city_tile": "seat city",
        "competency": "seat competency",
        "palace": "seat palace",
        "innovation": "seat innovation",
        "shipping": "seat n",
        "terraforming": "seat n",
        "power_action": "seat power_action",
        "book_action": "seat book_action",
        "special_action": "seat act",
        "accepted": "seat n vp",
        "declined": "seat n",
        "passed": "seat",
        "bonus": "seat bonus coins",
        "cards": "card support",
        "new_card": "card",
        "automa_built": "building hex",
        "automa_skips": "",
        "automa_blocked_power": "power_action",
        "automa_blocked_books": "book_action",
        "automa_climbed": "discipline level",
        "automa_innovation": "innovation",
        "automa_passed": "",
        "automa_bonus": "bonus",
        "final_area": "seat n vp",
        "final_science": "seat discipline vp",
        "final_resources": "seat coins vp",
        "game_over": "",
    }
    element_rules: ClassVar[Mapping[str, str]] = {
        "#automa": "AI-4.12.7",
        "#bridge": "AI-5.12",
        "#income": "AI-4.4.1",
        "#next": "AI-4.6.11.3",
        "#order": "AI-4.6.11.3",
        "#price": "AI-4.6.5.2",
        "#territory": "AI-4.11.10",
        "#town": "AI-4.10.3",
        "bonus": "AI-4.6.11.2",
        "book": "AI-4.6.5.2",
        "books": "AI-3.10.2",
        "bowl": "AI-4.1.5",
        "bridges": "AI-4.6.7.3",
        "city": "AI-4.10.3",
        "coin": "AI-4.4.1",
        "competency": "AI-4.6.2.8",
        "convert": "AI-4.8.1",
        "discipline": "AI-3.2.1",
        "hex": "AI-4.1.3",
        "innovation": "AI-4.6.5.2",
        "key": "AI-4.1.8",
        "palace": "AI-4.6.2.3",
        "piece": "AI-4.6.2.1",
        "player": "AI-4.4.1",
        "power": "AI-3.10.1",
        "return": "AI-4.6.6.2",
        "round": "AI-5.22",
        "row": "AI-3.3.2",
        "sacrifice": "AI-4.8.2",
        "scholar": "AI-4.1.15",
        "set": "AI-4.2.10",
        "site": "AI-3.11.2",
        "space": "AI-4.6.6.1",
        "spades": "AI-4.6.1.3",
        "tool": "AI-4.4.1",
        "track": "AI-3.3.3",
        "track:shipping": "AI-4.6.3.1",
        "track:terraforming": "AI-4.6.4.1",
        "tunnel": "AI-4.7.5",
        **TILE_RULES,
    }
    turn_rule = "AI-4.5.1"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "offers": ("ask", "0", "1", "2", "3", "4", "5", "6", "7", "8"),
        "dear_offers": ("ask", "decline"),
        "after_action": ("ask", "end"),
    }
    round_events = frozenset(("round",))
    idle_moves: ClassVar[tuple[Move, ...]] = (END, DECLINE, DONE, NO_KEY, PASS)
    passes: ClassVar[tuple[Move, ...]] = (PASS,)

    fields = FIELDS
    position_parts = POSITION
    questions = AgeOfInnovationQuestions
    frame_classes = FRAMES
    trees = TREES.by_name

    check_edition = staticmethod(COMPONENTS.check)
    write_edition = staticmethod(COMPONENTS.write)

    def words(self, lang: str) -> Mapping[str, str]:
        """The names of the bridge sites: both ends with a dash between them."""
        return {**SITE_WORDS, **edition_words(EDITION, lang)}

    def start(self, seats: int, options: dict[str, str]) -> AgeOfInnovationState:
        """§AI-2.1 The position before the first draw."""
        return blank(seats, options, [setup.SetUp()])

    def complete(self, s: AgeOfInnovationState, data: JsonObject) -> None:
        """Make the fields that are not stored, and refuse what does not add up."""
        complete(s)
        check_agenda(s)

    def scores(self, s: AgeOfInnovationState) -> list[Score]:
        """§AI-4.11.9, §AI-4.12.19 Most points win; tied players share the victory, but a tie with the Automa is its own."""
        shown = [(i, item) for i, item in enumerate(ITEMS) if s.solo or item != "automa"]
        return rank_scores(
            [
                Score(
                    party if party < s.seats else AUTOMA,
                    tuple([(item, s.points[WIDTH * party + i]) for i, item in shown]),
                    s.purse[party][VP],
                    (party,) if s.solo else (),
                )
                for party in range(s.parties)
            ]
        )

    def scores_now(self, s: AgeOfInnovationState) -> list[Score]:
        """§AI-4.11.5, §AI-4.11.6, §AI-4.11.7 With area, science and resources as they are now."""
        counted = s.clone()
        counted.events = None
        FinalScoring().run(counted)
        return self.scores(counted)

    def secret_items(self, s: AgeOfInnovationState, seat: int) -> frozenset[str]:
        """Nothing that counts is hidden."""
        return frozenset()

    def side(self, s: AgeOfInnovationState, seat: int) -> str | None:
        """The faction of a seat."""
        f = s.faction[seat]
        return f"faction-{FACTIONS[f]}" if f != NONE else None

    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    facts = staticmethod(facts)
    features = staticmethod(features)
    feature_names = FEATURES
    first_features = staticmethod(first_features)
    outlooks = staticmethod(outlooks)
    earlier_outlooks: ClassVar[Mapping[str, Callable[[AgeOfInnovationState], list[float]]]] = {
        "0.1": first_outlooks
    }
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    cautions = staticmethod(cautions)
    chains = staticmethod(chains)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)
    gallery = staticmethod(gallery)
    examples = staticmethod(examples)


GAME = AgeOfInnovationGame()
