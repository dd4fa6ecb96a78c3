"""Sweet Lands: heirs of a confectionery country build up their domains. 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core import abilities as core_abilities
from igroteka.core import effects as core_effects
from igroteka.core.base_game import BaseGame
from igroteka.core.cards import Card
from igroteka.core.data import frames_of
from igroteka.core.game import Option, Picture, Say, View
from igroteka.core.json_types import JsonObject
from igroteka.core.moves import Move
from igroteka.core.score import Score, rank_scores

from .ai.advice import evaluate, facts
from .ai.features import FEATURES, features
from .ai.observe import LAYOUT, observe
from .components import deck
from .components import edition as editions
from .components.boards import CHARACTER_NAMES
from .components.edition import EDITION
from .components.land import place_words
from .effects import VP
from .fields import FIELDS
from .guess import guess
from .moves import END_ROUND, END_TURN, MOVES, STOP
from .player import NOBODY
from .position import POSITION
from .questions import SweetLandsQuestions
from .rules import (
    areas,
    cards,
    carmen,
    draft,
    free_actions,
    industry,
    land,
    payment,
    property,
    round_end,
    rounds,
    setup,
    skills,
    tracks,
    turn,
    workers,
)
from .rules.agenda import check_agenda
from .rules.catalogue import TREES
from .rules.scoring import ITEMS, points
from .state import SweetLandsState, blank
from .statistics import Watch, findings
from .storage import complete, inventory
from .ui.cautions import cautions
from .ui.chains import times_in_a_row
from .ui.draw import drawing, sketch
from .ui.examples import examples
from .ui.gallery import PIECE_RULES, card_of_worker, gallery
from .ui.show import show
from .view import view

FRAMES = frames_of(
    *(core_effects, core_abilities, areas, cards, carmen, draft, round_end, free_actions, industry, land),
    *(payment, property, rounds, setup, skills, tracks, turn, workers),
)


class SweetLandsGame(BaseGame[SweetLandsState]):
    """The game as everything else sees it."""

    key = "sweet_lands"
    seats = range(1, 5)
    moves = MOVES
    edition = "2024"
    version = 3
    open_scores = True
    earlier_versions = frozenset({1, 2})
    renamed_options: ClassVar[Mapping[str, str]] = {"deck": "edition"}
    options = (
        Option("first", ("random", "0", "1", "2", "3"), "random", names_seat=True),
        Option("turn_order", ("clockwise", "ending"), "clockwise", seats=range(2, 5)),
        Option("draft", ("no", "yes"), "no", seats=range(2, 5)),
        Option("enhanced", ("no", "yes"), "no"),
        Option("domains", ("free", "A"), "free"),
        Option("special_terrain", ("unlimited", "limited"), "unlimited"),
        Option("copy", ("paid", "free"), "paid", seats=range(3, 5)),
        Option("reshuffle", ("yes", "no"), "yes"),
        Option("property_payment", ("one_by_one", "from_start"), "one_by_one"),
        Option("solo_enhanced", ("2", "3"), "2", seats=range(1, 2)),
        Option("copied_prices", ("changed", "printed"), "changed", seats=range(3, 5)),
        Option("edition", (EDITION.key,), EDITION.key, file="edition"),
    )
    events: ClassVar[Mapping[str, str]] = {
        "gained": "seat kind n",
        "paid": "seat kind n",
        "raised": "seat kind n",
        "locomotive": "seat",
        "discarded": "seat card",
        "drew": "seat card",
        "found": "seat card",
        "searched": "seat n",
        "reshuffled": "",
        "returned": "seat n",
        "terrain": "seat place terrain",
        "turned": "seat place",
        "activated": "seat place",
        "road": "seat edge",
        "built": "seat piece place",
        "industry": "seat marker space",
        "food": "seat space",
        "rabbit": "seat place",
        "prospered": "seat track space",
        "first_there": "seat track",
        "bonus": "seat industry",
        "skill": "seat skill",
        "wonder": "seat n",
        "played": "seat card",
        "employed": "seat card industry",
        "used": "seat area",
        "used_disc": "seat area",
        "copied": "seat area",
        "free": "seat free",
        "ability": "seat ability",
        "flipped": "seat skill",
        "milestone": "seat milestone",
        "milestones_over": "",
        "turn": "seat",
        "ended": "seat",
        "help": "seat cell",
        "mio_moves": "cell",
        "round": "round",
        "opens": "area",
        "solo": "solo",
        "clean_up": "",
        "passed_on": "",
        "game_over": "",
        "skilled": "seat",
        "beloved": "seat",
        "help_tile": "cell tile",
        "milestone_laid": "milestone side",
        "scoring_laid": "scoring",
        "offered": "skill",
        "first": "seat",
        "character": "seat character",
        "domain": "seat domain",
    }
    element_rules: ClassVar[Mapping[str, str]] = {
        "#claimed": "SL-4.13.6",
        "#has": "SL-3.1.2",
        "#person": "SL-3.12.1",
        "#place": "SL-3.7.1",
        "#played": "SL-4.1.3",
        "#port": "SL-4.13.5",
        "#road": "SL-3.7.2",
        "#rounds": "SL-4.3.1",
        "#scoring": "SL-4.13.7",
        "#solo": "SL-4.15.2",
        "#stock": "SL-3.1.1",
        "#sweets": "SL-3.14.1",
        "#works": "SL-3.6.1",
        "ability": "SL-4.10.2",
        "area": "SL-4.6.1",
        "card": "SL-4.7.1",
        "cart": "SL-4.6.17",
        "cell": "SL-4.6.6",
        "character": "SL-3.12.1",
        "column": "SL-4.7.4",
        "deck": "SL-4.1.4",
        "discard": "SL-4.1.4",
        "domain": "SL-3.7.1",
        "edge": "SL-4.6.10",
        "food": "SL-4.6.21",
        "free": "SL-4.10.1",
        "help": "SL-4.4.2",
        "loco": "SL-4.6.20",
        "milestone": "SL-4.10.6",
        "piece": "SL-3.6.1",
        "player": "SL-4.1.1",
        "production": "SL-4.4.3",
        "prosper": "SL-4.13.1",
        "resource": "SL-3.1.1",
        "skill": "SL-4.8.3",
        "special": "SL-3.7.7",
        "token": "SL-4.8.1",
        **PIECE_RULES,
    }
    turn_rule = "SL-4.5.1"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"end_turn": ("ask", "auto")}
    round_events = frozenset(("round",))
    idle_moves: ClassVar[tuple[Move, ...]] = (STOP, MOVES.parse("no"), END_TURN, END_ROUND)
    unordered: ClassVar[Mapping[str, str]] = {
        "discard": "a pile that is only shuffled: which of its cards came first decides nothing"
    }

    fields = FIELDS
    position_parts = POSITION
    questions = SweetLandsQuestions
    frame_classes = FRAMES
    trees = TREES.by_name

    def start(self, seats: int, options: dict[str, str]) -> SweetLandsState:
        """§SL-2.1 The position before the first draw."""
        return blank(seats, options, [setup.SetUp()])

    def complete(self, s: SweetLandsState, data: JsonObject) -> None:
        """Make the fields that are not stored, and refuse what does not add up."""
        complete(s)
        check_agenda(s)

    def scores(self, s: SweetLandsState) -> list[Score]:
        """§SL-4.13.8, §SL-4.15.4 Most points win; then more rabbits; equals share the victory."""
        ranking: list[Score] = []
        for seat in range(s.seats):
            items = points(s, seat)
            rabbits = len(s.players[seat].rabbits)
            ranking.append(Score(seat, tuple(zip(ITEMS, items, strict=True)), sum(items), (rabbits,)))
        return rank_scores(ranking)

    def points_so_far(self, s: SweetLandsState, seat: int) -> int:
        """§SL-4.13.1 The victory points on the track; everything else is counted at the end."""
        return s.players[seat].have[VP]

    def side(self, s: SweetLandsState, seat: int) -> str | None:
        """The character of a seat."""
        c = s.players[seat].character
        return f"character-{CHARACTER_NAMES[c]}" if c != NOBODY else None

    def words(self, lang: str) -> dict[str, str]:
        """The names of the edition, of its cards, and of the places of a domain."""
        return {**deck.words(lang), **place_words(lang)}

    def card(self, v: View, el: str, picture: Picture, say: Say) -> Card | None:
        """What is read out for an element; worker cards are called by their names."""
        card = super().card(v, el, picture, say)
        kind, _, name = el.partition(":")
        return card_of_worker(card, name, say) if card is not None and kind == "card" else card

    def tally(self) -> Watch:
        """Who watches what becomes of the cards in a game."""
        return Watch()

    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    facts = staticmethod(facts)
    features = staticmethod(features)
    feature_names = FEATURES
    inventory = staticmethod(inventory)
    findings = staticmethod(findings)
    check_edition = staticmethod(editions.check)
    write_edition = staticmethod(editions.write)
    edited_tables = staticmethod(editions.edited_tables)
    show = staticmethod(show)
    cautions = staticmethod(cautions)
    times_in_a_row = staticmethod(times_in_a_row)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)
    gallery = staticmethod(gallery)
    examples = staticmethod(examples)


GAME = SweetLandsGame()
