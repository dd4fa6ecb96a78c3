"""The box: areas, boards, tracks, tiles and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import (
    AREAS,
    CHARACTERS,
    END_TILES,
    GATES,
    HELP_BOARDS,
    MILESTONES,
    NORMAL_TILES,
    OPEN,
    PIECE_COST,
    PIECES,
    PLAIN_SKILLS,
    PORT_POINTS,
    RABBIT_FOOD,
    RABBITS,
    SCORING_NAMES,
    SKILL_NAMES,
    SOLO_DECKS,
    STOCK,
    TRACK_LENGTH,
    TRACKS,
    TRACKS_OF,
)
from igroteka.games.sweet_lands.components.deck import ANY, CARDS, NO_MARK, steps
from igroteka.games.sweet_lands.components.files import read_ours
from igroteka.games.sweet_lands.components.land import (
    AREA,
    BORDER,
    CAPITAL,
    DOMAINS,
    EDGE_NAMES,
    EDGES,
    NEIGHBOURS,
    SPECIALS,
    place,
)
from igroteka.games.sweet_lands.components.vocabulary import CATEGORIES, MARKS, SWEETS, check_effect
from igroteka.games.sweet_lands.effects import HELP_EFFECT, SITE, SPECIAL_SITE, TOWER_IF
from igroteka.games.sweet_lands.rules.catalogue import TREES

from .scenario import table


@pytest.mark.rule("SL-2.1")
def test_the_box() -> None:
    assert len(CARDS) == 207
    assert (PLAIN_SKILLS, len(SKILL_NAMES) - PLAIN_SKILLS) == (12, 14)
    assert (len(NORMAL_TILES), len(END_TILES)) == (15, 5)
    assert (MILESTONES, len(SCORING_NAMES), len(TRACKS)) == (6, 4, 6)
    assert [len(deck) for deck in SOLO_DECKS] == [8, 8]
    s = GAME.new(3)
    stock = GAME.inventory(s)
    assert sum(n for name, n in stock.items() if name in SKILL_NAMES) == 36
    assert sum(n for name, n in stock.items() if name not in SKILL_NAMES) == 207


@pytest.mark.rule("SL-2.2", "SL-3.6.1")
def test_the_pieces_of_a_player() -> None:
    assert dict(zip(PIECES, STOCK, strict=True)) == {
        "tent": 5,
        "house": 5,
        "building": 5,
        "lab": 4,
        "shop_agri": 1,
        "shop_forest": 1,
        "shop_mining": 1,
        "tower": 1,
    }
    assert RABBITS == 6
    assert [cost["wood"] for cost in PIECE_COST[0]] == [4, 5, 6, 6, 7]


@pytest.mark.rule("SL-2.3", "SL-5.3")
def test_the_supply_never_runs_out() -> None:
    special = {"tokens": {"r6c4": "up"}, "special": "sp_gold"}
    t = table(2, special, {**special, "side": "2A"}, specials=["sp_gold"])
    assert [p.special for p in t.s.players] == [SPECIALS.index("sp_gold")] * 2


@pytest.mark.rule("SL-3.2.1")
def test_the_main_board() -> None:
    main = [a for a in AREAS if a.seats == 1]
    assert [len([a for a in main if a.category == c]) for c in CATEGORIES] == [6, 5, 5]
    assert all(a.spaces == (3 if a.category == "basic" else 1) for a in AREAS)


@pytest.mark.rule("SL-3.2.3", "SL-5.2", "SL-4.3.2")
def test_additional_areas_open_in_rounds_two_and_three() -> None:
    def fresh(round: int) -> set[str]:
        return {AREAS[a].id for a in OPEN[2][round] if a not in OPEN[2][round - 1]}

    assert "terrain_road_3" in fresh(1)
    assert fresh(2) == {"food_3", "industry_3"}
    assert fresh(3) == {"rabbit_2", "property_3"}
    assert fresh(4) == fresh(5) == set()


@pytest.mark.rule("SL-3.2.4", "SL-4.2.1")
def test_extra_boards() -> None:
    def extra(seats: int) -> set[str]:
        return {AREAS[a].id for a in OPEN[seats][5] if AREAS[a].seats > 1}

    assert extra(1) == extra(2) == set()
    assert extra(3) == {"copy_basic", "gold_8"}
    assert extra(4) == extra(3) | {"copy_basic_additional", "cards_2_extra"}
    assert all(AREAS[a].category == "special" for a in OPEN[4][5] if AREAS[a].seats > 1)


@pytest.mark.rule("SL-3.4.1")
def test_the_prosperity_tracks() -> None:
    assert [[TRACKS[t].id for t in TRACKS_OF[c]] for c in range(3)] == [
        ["terrain", "rabbit"],
        ["road", "property"],
        ["employed", "ip"],
    ]
    assert [TRACK_LENGTH[t] for t in range(6)] == [5, 8, 5, 8, 5, 8]
    assert all(len(t.rates) == t.length + 1 for t in TRACKS)


@pytest.mark.rule("SL-3.5.2", "SL-3.5.3")
def test_the_industry_and_food_tracks() -> None:
    assert GATES == (4, 8, 11, 14)
    assert RABBIT_FOOD == (4, 6, 8, 10, 12, 14)


@pytest.mark.rule("SL-3.7.1")
@pytest.mark.parametrize("domain", DOMAINS, ids=[d.id for d in DOMAINS])
def test_a_domain(domain: object) -> None:
    d = next(one for one in DOMAINS if one is domain)
    assert [d.kind.count(kind) for kind in range(7)] == [15, 13, 13, 7, 1, 3, 4]
    assert (len(d.cells), len(d.ports), len([s for s in d.symbol if s >= 0])) == (49, 4, 6)
    assert all(BORDER[port] and d.kind[port] < CAPITAL for port in d.ports)
    assert sum(d.legal) == (196 if d.id in ("B2", "B4") else 197)
    assert len(d.first_edges) == 24
    assert sum(BORDER[p] for p in range(56) if d.kind[p] != AREA) == (25 if d.id in ("B2", "B4") else 26)


@pytest.mark.rule("SL-3.7.2")
def test_neighbours_and_edges() -> None:
    def near(r: int, c: int) -> list[tuple[int, int]]:
        return [divmod(n, 8) for n in NEIGHBOURS[place(r, c)]]

    assert near(2, 4) == [(2, 5), (1, 4), (1, 3), (2, 3), (3, 3), (3, 4)]
    assert near(3, 3) == [(3, 4), (2, 4), (2, 3), (3, 2), (4, 3), (4, 4)]
    assert len(set(EDGE_NAMES)) == len(EDGES) == 197
    assert len({frozenset(e.ends) for e in EDGES}) == len(EDGES)


@pytest.mark.rule("SL-3.7.4", "SL-5.6", "SL-3.7.5")
def test_what_terrain_gives() -> None:
    kinds = [type(SITE[i]).__name__ for i in (0, 1, 2, 3, 5)]
    assert kinds == ["Choose"] * 5
    assert len(SPECIAL_SITE) == len(SPECIALS) == 6


@pytest.mark.rule("SL-3.9.1")
def test_the_help_board() -> None:
    assert [HELP_BOARDS[n].cells for n in range(1, 5)] == [5, 5, 6, 7]
    assert len(HELP_EFFECT) == 20
    assert all(tree.first is not None for tree in HELP_EFFECT if not tree.instant)


@pytest.mark.rule("SL-3.12.1", "SL-4.12.8")
def test_characters() -> None:
    assert len(CHARACTERS) == 14
    assert Counter(c.board for c in CHARACTERS) == dict.fromkeys(range(1, 8), 2)
    assert all(conditions[0][0].what == "wonder" for conditions in TOWER_IF)
    elina = next(c for c in CHARACTERS if c.id == "elina")
    assert all(sum(elina.production) > sum(c.production) for c in CHARACTERS if c is not elina)


def test_the_table_of_ports() -> None:
    assert PORT_POINTS == (-40, -20, -10, -5, 10)


# ---------------------------------------------------------------- the deck


@pytest.mark.rule("SL-3.14.1", "SL-3.14.4")
def test_the_deck_has_the_kinds_of_the_rulebook() -> None:
    assert len([c for c in CARDS if c.round_end]) == 42
    marks = Counter(MARKS[c.mark] for c in CARDS if not c.round_end)
    assert marks == {"agri": 43, "forest": 43, "mining": 43, "any": 18, "none": 18}
    symbols = Counter(SWEETS[sweet] for c in CARDS for sweet in c.sweets)
    assert symbols == {"cake": 42, "pie": 42, "tiramisu": 41, "brownie": 40, "macaron": 39, "wagashi": 39}
    assert len([c for c in CARDS if c.brownie]) == 32


@pytest.mark.rule("SL-3.14.2")
def test_only_marked_cards_have_labour() -> None:
    assert all(bool(c.labour) == (c.mark != NO_MARK) for c in CARDS)
    assert all(c.mark == NO_MARK for c in CARDS if c.round_end)
    assert [c.mark for c in CARDS].count(ANY) == 18


def test_all_data_keeps_to_the_vocabulary() -> None:
    number = 0
    for name in ("areas", "domains", "tracks", "properties", "tiles", "skills", "characters"):
        for effect in effects(read_ours(f"{name}.toml")):
            if effect[0]["op"] not in ("claim_milestone", "place_tower"):
                check_effect(effect, name)
                number += 1
    assert number > 150


def effects(data: object) -> list[list[dict[str, object]]]:
    """All lists of steps inside data."""
    if isinstance(data, dict):
        return [e for value in data.values() for e in effects(value)]
    if isinstance(data, list):
        if data and isinstance(data[0], dict) and "op" in data[0]:
            return [data]
        return [e for value in data for e in effects(value)]
    return []


def test_every_step_of_the_deck_is_in_a_tree() -> None:
    assert all(f"{c.id}" in TREES.by_name for c in CARDS)
    assert max(len(steps(c.effect)) for c in CARDS) <= 4
