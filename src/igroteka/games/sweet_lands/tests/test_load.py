"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import CHANCE, Rng, apply, moves, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands import GAME
from igroteka.testing.stored import (
    Change,
    damages,
    nonsense,
    refuses,
    refuses_what_is_no_position,
    stores_every_position,
)

from .scenario import RICH, asking, phase, position, table
from .test_variants import drafting

HAND = ["cake_01", "pie_01", "pie_02"]
WORDS = [
    "cake_01",
    "pie_02",
    "r2c4",
    "r3c3-e",
    "tent",
    "up",
    "flipped",
    "skill_gold",
    "nata",
    "1B",
    "Choice",
    "field",
]


@pytest.mark.parametrize(("seats", "options"), [(1, {"enhanced": "yes"}), (2, {"draft": "yes"}), (3, {})])
def test_every_position_of_a_game_can_be_stored(seats: int, options: dict[str, str]) -> None:
    stores_every_position(GAME, seats, options)


def sound() -> JsonDraft:
    return position(2, {"hand": HAND, "have": RICH}, {"hand": ["cake_02"]})


@pytest.mark.parametrize(("change", "says"), nonsense(GAME))
def test_plain_nonsense_is_refused(change: Change, says: str) -> None:
    refuses(GAME, {**sound(), **change}, says)


def inside(*frames: JsonDraft) -> Change:
    """The agenda within a turn of seat 0."""
    return {"agenda": [*phase(2, 2, 0), {"frame": "Turn", "me": 0, "acted": True}, *frames]}


def tree(name: str) -> dict[str, str]:
    return {"tree": name}


BAD: list[tuple[str, Change, str]] = [
    ("no game", {"agenda": []}, "middle of a game"),
    ("a card twice", {"discard": ["cake_01"]}, "cake_01 twice"),
    ("an unknown card", {"discard": ["cake_99"]}, "cake_99"),
    ("too many discs", {"discs": {"gold_6": 2}}, "spaces"),
    ("discs on no board", {"discs": {"copy_basic": 1}}, "spaces"),
    ("a seat twice", {"order": [0, 0]}, r"order: found \[0, 0\]; allowed: each once"),
    ("a seat missing", {"order": [0]}, r"order: found \[0\]; allowed: a list of 2"),
    ("tracks out of order", {"taken": ["rabbit", "terrain"]}, "taken: .*each once, in order"),
    ("a layer of nothing", {"under": [{"owner": 0, "cards": []}]}, r"under\[0\].cards: .*at least one card"),
    (
        "a layer of nobody",
        {"under": [{"owner": 2, "cards": ["cake_09"]}]},
        r"under\[0\].owner: .*from -1 to 1",
    ),
    (
        "a layer out of order",
        {"under": [{"owner": 0, "cards": ["pie_03", "cake_09"]}]},
        r"under\[0\].cards: .*in order",
    ),
    ("half a layer", {"under": [{"owner": 0}]}, r"under\[0\]: missing fields \['cards'\]"),
    (
        "half a group",
        {"known": [[{"cards": ["cake_02"]}], []]},
        r"known\[0\]\[0\]: missing fields \['counts'\]",
    ),
    ("a milestone of no side", {"milestones": {"1": ""}}, r"milestones.1: found ''; allowed: a, b"),
    ("solo cards", {"solo": [["solo_a1"], []]}, "not used"),
    ("an offer without the variant", {"offer": ["enh_city"]}, "enhanced"),
    ("too many milestones", {"milestones": {str(i): "a" for i in range(1, 7)}}, "on offer"),
    ("scoring tokens missing", {"scoring": ["score_terrain"]}, "scoring"),
    ("help tiles missing", {"help": [["help_gold", "help_vp"]]}, "full help board"),
    ("help tiles mixed up", {"help": [["help_end_city", "help_vp"]] * 5}, "two normal"),
    ("specials from nowhere", {"specials": ["sp_gold"]}, "domains"),
    ("false knowledge", {"known": [[{"cards": ["cake_09"], "counts": [0, 1, 0, 0]}], []]}, "really are"),
    ("a hint too many", {"hints": [{}, {"cake": 3}]}, "cards in hand"),
    ("a packet in play", {"packets": [["cake_09"], []]}, "packets|draft"),
    ("a mio in company", {"mio": 1}, "from 0 to 0"),
    ("set-up in play", {"agenda": [{"frame": "SetUp"}]}, "set-up"),
    ("choices in play", {"agenda": [{"frame": "Choices"}]}, "set-up"),
    (
        "a turn of nobody",
        {"agenda": [*phase(2, 2, 0), {"frame": "Choice", "me": 1, "acted": False}]},
        "of seat 1",
    ),
    ("two turns", inside({"frame": "Choice", "me": 0, "acted": True}), "agenda"),
    ("ended and in turn", {"ended": [0]}, "ended the round"),
    ("a round too far", {"agenda": [{"frame": "Round", "number": 5}]}, "order of the rules"),
    ("no production", {"agenda": [*phase(2, 2, 1), {"frame": "HelpTiles", "me": 1}]}, "agenda"),
    (
        "an ability for an effect",
        inside({"frame": "Perform", "me": 0, "effect": tree("nata-1"), "n": 1}),
        "Perform with",
    ),
    (
        "another effect",
        inside({"frame": "PlaceRoad", "me": 0, "effect": tree("help_terrain"), "left": 1}),
        "PlaceRoad",
    ),
    ("no such tree", inside({"frame": "Perform", "me": 0, "effect": tree("sugar"), "n": 1}), "found tree"),
    ("a tree that is none", inside({"frame": "Perform", "me": 0, "effect": 7, "n": 1}), "Perform with"),
    (
        "too often",
        inside({"frame": "Perform", "me": 0, "effect": tree("help_gold"), "n": 10**9}),
        "Perform.n",
    ),
    (
        "nothing left",
        inside({"frame": "Rest", "me": 0, "effect": tree("help_road"), "n": 1, "left": 0}),
        "Rest.left",
    ),
    ("another seat", inside({"frame": "TakeBasic", "me": 1, "n": 1}), "of seat 1"),
    ("a debt", inside({"frame": "PayBasic", "me": 0, "n": 99, "kinds": 3}), "PayBasic.n"),
    ("an odd debt", inside({"frame": "PayBasic", "me": 0, "n": 1, "kinds": 1}), "PayBasic.kinds"),
    (
        "no cards to pay",
        inside({"frame": "DiscardCards", "me": 0, "n": 3, "or_disc": False}),
        "DiscardCards.n",
    ),
    ("no area", inside({"frame": "PayArea", "me": 0, "area": 99}), "PayArea.area"),
    ("a hand cost for nothing", inside({"frame": "HandCost", "me": 0, "n": 1, "area": 0}), "without an area"),
    ("a worker from nowhere", inside({"frame": "Employ", "me": 0, "card": 5}), "not there"),
    ("no such colour", inside({"frame": "AdvanceProsperity", "me": 0, "color": 9, "left": 1}), "color 9"),
    ("no such column", inside({"frame": "Bonus", "me": 0, "column": 7}), "column 7"),
    ("no tower", inside({"frame": "TowerActive", "me": 0}), "without a tower"),
    ("no token", inside({"frame": "FaceDown", "me": 0, "skill": 0}), "not owned"),
    (
        "a question below",
        inside({"frame": "TakeBasic", "me": 0, "n": 1}, {"frame": "TakeBasic", "me": 0, "n": 1}),
        "below the top",
    ),
    (
        "rewards of nothing",
        inside({"frame": "Rewards", "me": 0, "frames": [{"frame": "Played", "me": 0}]}),
        "that waits",
    ),
    (
        "pieces from nowhere",
        inside({"frame": "BuildOn", "me": 0, "effect": tree("area-property_2"), "left": 1, "taken": [0]}),
        "taken",
    ),
    ("steps of the end", {"agenda": [*phase(2, 2, 0), {"frame": "LeaveHelp", "me": 0}]}, "ended the round"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: Change, says: str) -> None:
    refuses(GAME, {**sound(), **change}, says)


PLAYERS: list[tuple[str, Change, str]] = [
    ("no character", {"character": ""}, "set-up was done"),
    ("an unknown character", {"character": "mio"}, "character"),
    ("a board twice", {"side": "2B"}, "each board once"),
    ("a character board twice", {"character": "bastet"}, "each character board"),
    ("a cell twice", {"help": 2}, "one on a cell"),
    ("a token on the capital", {"tokens": {"r2c4": "up"}}, "no cell"),
    ("a piece on nothing", {"pieces": {"r0c0": "tent"}}, "flipped tokens"),
    ("two towers", {"pieces": {"r2c4": "tower", "r3c3": "tower"}}, "of tower"),
    ("a rabbit on nothing", {"rabbits": ["r2c4"]}, "on a piece"),
    ("a special kind without a token", {"special": "sp_gold"}, "special"),
    ("a road twice", {"roads": ["r2c4-e", "r2c4-e"]}, "each once"),
    ("a worker in the wrong column", {"columns": [["cake_03"], [], []]}, "of this industry"),
    ("too far", {"food": 15}, "from 0 to 14"),
    ("too prosperous", {"prosper": {"terrain": 6}}, "up to 5"),
    ("face down and not owned", {"down": ["skill_gold"]}, "owns"),
    ("an act of another", {"acts": ["che_flip"]}, r"players\[0\].acts: .*of the character"),
    ("an act of nobody", {"acts": ["flip"]}, r"players\[0\].acts\[0\]: found 'flip'"),
    ("areas out of order", {"areas": [2, 1]}, r"players\[0\].areas: .*each once, in order"),
    (
        "a place of no such token",
        {"tokens": {"r2c4": ""}},
        r"players\[0\].tokens.r2c4: found ''; allowed: up, flipped",
    ),
    ("a skill of the variant", {"skills": ["enh_city"]}, "enhanced"),
    ("flipped from nowhere", {"fresh": ["r0c0"]}, "flipped tokens"),
    ("found from nowhere", {"found": ["cake_09"]}, "found"),
    ("debts", {"have": {"gold": -1}}, "from 0 to"),
    ("a huge debt", {"have": {"gold": 10**6000}}, "a huge int"),
]


@pytest.mark.parametrize(("name", "change", "says"), PLAYERS, ids=[b[0] for b in PLAYERS])
def test_hostile_players_are_refused(name: str, change: Change, says: str) -> None:
    data = sound()
    data["players"][0] |= change
    refuses(GAME, data, says)


def test_what_is_no_position_at_all() -> None:
    refuses_what_is_no_position(GAME, sound())


def samples() -> list[JsonDraft]:
    """Positions of many kinds: set-up, draft, a hand cost, nested effects, clean-up, the end."""
    agenda: list[JsonDraft] = [{"frame": "Round", "number": 3}, {"frame": "CleanUp"}]
    two = [{"hand": HAND}, {"hand": ["cake_02", "cake_03"]}]
    who = {"have": RICH, "hand": HAND, "pieces": {"r2c4": "tent"}, "columns": {"agri": ["pie_03"]}}
    built = asking("area-property_3", who).do("0 build tent r3c3", "0 choose produce")
    return [
        GAME.new(3).to_data(),
        drafting(2).s.to_data(),
        table(2, {"hand": HAND, "have": RICH}).do("0 use gold_6").s.to_data(),
        built.s.to_data(),
        table(2, *two, ended=[0, 1], agenda=agenda).do("0 keep pie_01").s.to_data(),
        asking("area-terrain_road_3", {"have": RICH}).s.to_data(),
        asking("macaron_04", {"hand": ["pie_01"]}, {"hand": ["cake_01"]}).do("0 find macaron_01").s.to_data(),
        middle(4).state.to_data(),
    ]


def middle(seats: int) -> Match:
    """A match somewhere in its third round."""
    m = Match.new("sweet_lands", seats=seats, seed=7)
    rng = Rng(seats)
    while m.state.round < 3:  # type: ignore[attr-defined]
        m.play(m.moves[rng.below(len(m.moves))])
    return m


@pytest.mark.parametrize("which", range(8))
def test_damaged_data_is_refused_or_can_be_played(which: int) -> None:
    damages(GAME, samples()[which], WORDS, tries=60)


@pytest.mark.soak
def test_much_damage() -> None:
    for data in samples():
        damages(GAME, data, WORDS, tries=1500)


def test_the_set_up_can_be_stored_at_every_step() -> None:
    s, rng = GAME.new(3, {"enhanced": "yes"}), Rng(2)
    while waiting(s) == [CHANCE]:
        assert GAME.load(s.to_data()).to_data() == s.to_data()
        legal = moves(s, CHANCE)
        apply(s, CHANCE, legal[rng.below(len(legal))])
