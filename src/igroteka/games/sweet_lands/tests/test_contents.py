"""What the components hold, and whose design that is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import igroteka
from igroteka.core import Text
from igroteka.core.languages import LANGUAGES
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import (
    AREAS,
    CHARACTERS,
    HELP_ROWS,
    LAB,
    MILESTONE_ROWS,
    PIECE_COST,
    PIECES,
    PLAIN_SKILLS,
    RABBITS,
    SCORING_ROWS,
    SKILL_ROWS,
    STOCK,
    TRACKS,
    TYPE,
)
from igroteka.games.sweet_lands.components.files import HOME, SOURCES, Row, read_ours
from igroteka.games.sweet_lands.components.form import FORM, OURS
from igroteka.games.sweet_lands.components.land import DOMAINS, SPECIAL_ROWS
from igroteka.games.sweet_lands.components.vocabulary import SITES
from igroteka.games.sweet_lands.ui.words import ability_text, conditions_text, cost_text, effect_text
from igroteka.ledger.rules import Ledger, mark_of
from igroteka.texts import speaker

from .scenario import HAND, table
from .tables import SAY

# ---------------------------------------------------------------- whose design it is


def rows_of(file: str) -> list[Row]:
    """The rows of a data file: tables, and the members of lists of tables."""
    tables = read_ours(file)
    rows: list[Row] = []
    for name, found in tables.items():
        if name != "names":  # words, not values
            rows += found if isinstance(found, list) else [found]
    return rows


FILES = sorted(path.name for path in HOME.glob("*.toml") if path.name != "deck.toml")


def counted() -> Counter[str]:
    """How many rows come from where."""
    return Counter(str(row["src"]) for file in FILES for row in rows_of(file))


@pytest.mark.rule("SL-2.5")
def test_every_row_says_where_it_comes_from() -> None:
    for file in FILES:
        for row in rows_of(file):
            assert row.get("src") in SOURCES, (file, row)


@pytest.mark.rule("SL-2.5", "SL-3.14.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_name_exactly_as_many_rows_of_ours_as_there_are(lang: str) -> None:
    rows = counted()
    ours, partly = str(rows["D"]), str(rows["RD"])
    say = speaker("sweet_lands", lang)
    hint = read_hint(lang)
    for text in (say(Text("about")), hint, Ledger.load("sweet_lands").rule("SL-2.5").text(lang)):
        numbers = text.replace("\u00a0", " ").split()
        assert ours in numbers, text
        assert partly in numbers, text


#: Which rows the sentence about what is ours means: our own design, and rows that have numbers or places of ours.
OWN_DESIGN = {
    "domain": 5,
    "property_row": 5,
    "lab": 4,
    "prosperity_track": 5,
    "rabbit": 5,
    "cell_symbol": 3,
} | {
    "help_tile": 15,
    "solo_card": 16,
}
OWN_NUMBERS = {
    "area": 20,
    "character": 14,
    "terrain_bonus": 4,
    "shop": 3,
    "enhanced_skill": 2,
    "help_board": 4,
} | {
    "scoring_token": 4,
    "prosperity_track": 1,
    "industry_track": 1,
    "food_track": 1,
    "rabbit": 1,
}


@pytest.mark.rule("SL-2.5")
def test_which_rows_are_ours() -> None:
    for mark, tables in (("D", OWN_DESIGN), ("RD", OWN_NUMBERS)):
        marked = {
            name: len([row for row in rows if row["src"] == mark])
            for name, rows in OURS.items()
            if name != "card"
        }
        assert {name: n for name, n in marked.items() if n} == tables
    assert sum(OWN_DESIGN.values()) == counted()["D"]
    assert sum(OWN_NUMBERS.values()) == counted()["RD"]


def read_hint(lang: str) -> str:
    """The words beside the choice of a deck in set-up."""
    path = Path(igroteka.__file__).parent / "games" / "sweet_lands" / "locale" / f"{lang}.ftl"
    lines = path.read_text("utf-8").splitlines()
    return lines[lines.index(next(line for line in lines if line.startswith("option-edition ="))) + 1]


@pytest.mark.interpreted
def test_the_readme_names_exactly_as_many_rows_of_ours_as_there_are() -> None:
    readme = next(
        folder / "README.md"
        for folder in Path(__file__).parents
        if (folder / "README.md").exists() and (folder / "pyproject.toml").exists()
    )
    line = next(one for one in readme.read_text("utf-8").splitlines() if one.startswith("| **Sweet Lands**"))
    rows = counted()
    assert f"{rows['D']} other rows" in line
    assert f"{rows['RD']} more" in line


# ---------------------------------------------------------------- areas, boards and tracks


def told(area: str) -> tuple[str, str, int]:
    """Cost, effect and number of spaces of an area, in words."""
    found = next(a for a in AREAS if a.id == area)
    return SAY(cost_text(found.cost)), SAY(effect_text(found.effect)), found.spaces


@pytest.mark.rule("SL-3.2.6", "SL-3.2.5")
def test_the_basic_areas() -> None:
    assert [a.id for a in AREAS if a.category == "basic"] == [
        *("terrain_3", "food_2", "rabbit_1", "road_3", "property_2", "industry_2")
    ]
    assert told("terrain_3") == ("6 wheat", "place up to 3 terrain tokens", 3)
    assert told("food_2") == ("4 wheat", "advance up to 2 spaces on the food track", 3)
    assert told("rabbit_1") == ("4 wheat", "place 1 rabbit", 3)
    assert told("road_3") == ("6 wood", "place up to 3 roads", 3)
    assert told("property_2") == ("free", "place up to 2 properties at their cost", 3)
    assert told("industry_2") == ("3 iron", "advance up to 2 spaces on the industry track", 3)


@pytest.mark.rule("SL-3.2.7", "SL-3.2.5")
def test_the_special_areas() -> None:
    assert told("prosper_2") == ("2 diamonds", "advance up to 2 spaces on any prosperity tracks", 1)
    assert told("disc_1") == ("free", "gain 1 action disc", 1)
    assert told("diamond_1") == ("free", "gain 1 diamond", 1)
    assert told("cards_2") == told("cards_2_extra") == ("free", "draw 2 cards", 1)
    assert told("gold_6") == ("free", "gain 6 gold", 1)
    assert told("gold_8") == ("free", "gain 8 gold", 1)
    assert told("copy_basic") == ("4 gold", "copy a basic area, paying its cost", 1)
    assert told("copy_basic_additional")[0] == "4 gold"


@pytest.mark.rule("SL-3.2.8", "SL-3.2.5")
def test_the_additional_areas() -> None:
    assert told("terrain_road_3") == (
        "8 wheat and 8 wood",
        "place up to 3 terrain tokens and place up to 3 roads",
        1,
    )
    assert told("food_3") == ("7 wheat", "advance up to 3 spaces on the food track", 1)
    assert told("industry_3") == ("5 iron", "advance up to 3 spaces on the industry track", 1)
    assert told("rabbit_2") == ("9 wheat", "place up to 2 rabbits", 1)
    assert told("property_3") == ("1 wood", "place up to 3 properties at their cost", 1)


@pytest.mark.rule("SL-2.4", "SL-3.6.5")
def test_our_pieces_and_prices() -> None:
    assert (STOCK[LAB], RABBITS) == (4, 6)
    prices = [SAY(cost_text(cost)) for cost in PIECE_COST[0]]
    assert prices == ["4 wood", "5 wood", "6 wood", "6 wood and 2 iron", "7 wood and 3 iron"]


@pytest.mark.rule("SL-3.4.4")
def test_the_rates_of_the_first_track_are_the_published_ones() -> None:
    assert TRACKS[0].id == "terrain"
    assert TRACKS[0].rates == ((0, 1), (1, 3), (1, 3), (1, 2), (1, 2), (1, 1))
    assert [row["src"] for row in read_ours("tracks.toml")["prosperity_track"]] == ["RD", *["D"] * 5]


@pytest.mark.rule("SL-3.7.6")
def test_our_maps_have_a_quarter_of_the_tokens() -> None:
    for domain in DOMAINS:
        counts = Counter(domain.kind)
        kinds = [
            counts[SITES.index(kind)] for kind in ("field", "forest", "mine", "sea", "special", "capital")
        ]
        assert kinds == [15, 13, 13, 7, 1, 3]
        assert len(domain.kind) == 7 * 8
        assert len(domain.areas) == 4


@pytest.mark.rule("SL-3.7.7")
def test_the_special_tokens() -> None:
    assert [SAY(effect_text(rows)) for rows in SPECIAL_ROWS.values()] == [
        "advance up to 2 spaces on any prosperity tracks",
        "advance up to 2 spaces on the industry track and gain 2 iron",
        "place up to 2 terrain tokens and gain 2 wheat",
        "place up to 2 roads and gain 2 wood",
        "gain 5 gold and raise gold production by 7",
        "gain 2 diamonds and draw 1 card",
    ]


# ---------------------------------------------------------------- tiles and tokens


@pytest.mark.rule("SL-3.9.2", "SL-3.9.3")
def test_the_help_tiles() -> None:
    ends = [row for row in HELP_ROWS if row["kind"] == "round_end"]
    assert [SAY(effect_text(row["effect"])) for row in ends] == [
        "gain 3 victory points for each city",
        "gain 1 victory point for each played card",
        "gain 1 victory point for each token of your most numerous terrain type",
        "gain 3 victory points for each open port",
        "gain 1 victory point for each point of your lowest basic production",
    ]
    assert {row["src"] for row in ends} == {"R"}
    normal = [row for row in HELP_ROWS if row["kind"] == "normal"]
    assert (len(normal), {row["src"] for row in normal}) == (15, {"D"})


def skills(first: int, last: int) -> list[str]:
    """What some skill tokens do, in words."""
    return [SAY(ability_text(row["abilities"])) for row in SKILL_ROWS[first:last]]


@pytest.mark.rule("SL-3.10.2")
def test_the_skill_tokens_for_once_and_for_the_end_of_the_round() -> None:
    assert skills(0, 6) == [
        *[
            f"immediately advance up to 3 spaces on the {c} prosperity tracks"
            for c in ("orange", "green", "grey")
        ],
        "at the end of each round, gain 6, 12 or 24 victory points if you have at least 1, 2 or 3 workers in each of the three columns",
        "at the end of each round, gain 3, 5 or 7 victory points if you have advanced at least 3, 6 or 9 spaces on the food track",
        "at the end of each round, gain 3, 5, 7 or 10 victory points if you gain at least 2, 4, 6 or 8 industry points at the end of this round",
    ]


@pytest.mark.rule("SL-3.10.3")
def test_the_skill_tokens_to_flip_and_those_that_always_work() -> None:
    assert skills(6, PLAIN_SKILLS) == [
        "when flipped, gain 1 wheat, 1 wood, 1 iron and any basic resource",
        "when flipped, gain 1 diamond",
        "when flipped, gain 8 gold",
        "whenever you place a property, gain 2 victory points",
        "whenever you place a rabbit, gain 3 victory points",
        "whenever you gain an industry bonus, gain 3 victory points",
    ]


@pytest.mark.rule("SL-3.10.4", "SL-5.4")
def test_the_enhanced_tokens_for_the_end_of_the_round_and_to_flip() -> None:
    assert skills(PLAIN_SKILLS, PLAIN_SKILLS + 8) == [
        "at the end of each round, gain 3 victory points for each city",
        "at the end of each round, gain 2 victory points for each open port",
        "at the end of each round, gain 2 victory points for each symbol of your most numerous sweet",
        "when flipped, pay 4 iron to advance up to 3 spaces on the industry track",
        "when flipped, pay 4 wheat to advance 1 space on the food track and place 1 rabbit",
        "when flipped, raise gold production by 5",
        "when flipped, place 1 terrain token and place 1 road",
        "when flipped, draw 2 cards, then discard 1 card",
    ]


@pytest.mark.rule("SL-3.10.5", "SL-5.1")
def test_the_enhanced_tokens_that_always_work() -> None:
    assert skills(PLAIN_SKILLS + 8, len(SKILL_ROWS)) == [
        "whenever your gold production rises by 1, gain 1 victory point",
        "all cards get the brownie discount",
        "industry columns hold 1 more card; immediately draw 1 card, then employ 1 worker from your hand for free",
        "whenever you play a card, gain 2 victory points",
        "the area “Roads” costs only 3 wood",
        "the area “Terrain” costs only 4 wheat",
    ]


@pytest.mark.rule("SL-3.11.3")
def test_the_milestones() -> None:
    sides = [(SAY(conditions_text(r["side_a"])), SAY(conditions_text(r["side_b"]))) for r in MILESTONE_ROWS]
    assert sides == [
        ("you have at least 10 field or sea tokens", "you have at least 10 forest or mine tokens"),
        ("you have at least 5 properties", "you have at least 2 open ports"),
        ("you have advanced at least 7 spaces on the food track", "you have at least 2 wonder symbols"),
        ("you have at least 6 played cards", "you have at least 4 cake symbols"),
        (
            "your gold production is at least 30",
            "you have advanced at least 5 spaces in one prosperity colour",
        ),
        ("your cart or locomotive has advanced at least 8 spaces", "you have at least 15 victory points"),
    ]


@pytest.mark.rule("SL-3.11.4")
def test_the_scoring_tokens() -> None:
    assert [(row["id"], row["virtual_player"]) for row in SCORING_ROWS] == [
        *(("score_terrain", 8), ("score_production", 9), ("score_employed", 5), ("score_border", 9))
    ]


@pytest.mark.rule("SL-3.12.2")
def test_every_tower_needs_a_wonder_and_something_of_ours() -> None:
    for who in CHARACTERS:
        assert who.tower_conditions[0] == {"what": "wonder", "min": 1}
        assert len(who.tower_conditions) > 1
    che = next(who for who in CHARACTERS if who.id == "che")
    assert che.tower_abilities[0]["values"] == [0, 2, 4, 6, 8, 10, 13]


# ---------------------------------------------------------------- what the rulebook says in passing


@pytest.mark.rule("SL-4.9.7", "SL-4.9.2")
def test_all_shops_are_one_type_and_the_tower_is_its_own() -> None:
    kinds = dict(zip(PIECES, TYPE, strict=True))
    assert kinds["shop_agri"] == kinds["shop_forest"] == kinds["shop_mining"]
    assert len(set(TYPE)) == len(PIECES) - 2
    shops = {"r2c4": "shop_agri", "r3c3": "shop_forest", "r3c4": "shop_mining"}
    assert table(2, {"pieces": shops}).player().city[0] == 0
    mixed = {"r2c4": "shop_agri", "r3c3": "tower", "r3c4": "tent"}
    assert table(2, {"pieces": mixed}).player().city[0] == 1


@pytest.mark.rule("SL-4.6.27")
def test_a_rabbit_is_no_property() -> None:
    two = {"pieces": {"r2c4": "tent", "r3c3": "house"}, "rabbits": ["r2c4"], "food": 4}
    t = table(2, two)
    assert t.player().city[0] == 0
    assert sum(t.player().placed) == 2


@pytest.mark.rule("SL-4.6.28")
def test_a_property_stands_on_any_terrain() -> None:
    who = {"have": {"wood": 20}, "hand": HAND, "flipped": ["r2c3", "r2c5", "r3c2"]}
    t = table(2, who).do("0 use property_2", "0 discard pie_01")
    for piece in ("tent", "house", "building"):
        assert {f"{piece} r2c3", f"{piece} r2c5", f"{piece} r3c2"} <= t.moves("build")


@pytest.mark.rule("SL-4.6.29")
def test_cart_and_locomotive_share_spaces_and_overtake() -> None:
    who = {"have": {"iron": 3}, "hand": HAND, "cart": 7, "locomotive": 6, "pieces": {"r2c4": "lab"}}
    t = table(2, who).do("0 use industry_2", "0 discard pie_01", "0 advance locomotive")
    assert (t.player().cart, t.player().locomotive) == (7, 7)
    t.do("0 advance locomotive")
    assert (t.player().cart, t.player().locomotive) == (7, 8)


@pytest.mark.rule("SL-4.10.8")
def test_two_milestones_in_one_turn() -> None:
    t = table(2, {"food": 7, "makes": {"gold": 30}, "hand": HAND})
    t.do("0 milestone 3", "0 milestone 5")
    assert t.player().milestones.bit_count() == 2


# ---------------------------------------------------------------- numbers that an edition may change

#: Rules with numbers of ours that no edition changes: how many pieces there are, and what is ours at all.
FIXED = {"SL-2.4", "SL-2.5", "SL-3.9.3", "SL-5.32"}


def test_rules_say_which_tables_their_numbers_come_from() -> None:
    ledger = Ledger.load("sweet_lands")
    named = {table for rule in ledger for table in rule.tables}
    assert named <= set(FORM)
    untold = {
        rule.id
        for rule in ledger
        if rule.source == "ours" and re.search(r"\d", rule.text("en")) and not rule.tables
    }
    assert untold <= FIXED
    assert {mark_of(rule, GAME) for rule in ledger} == {"", "follows", "ruling", "ours"}
