"""Draft, solo with Mio, final scoring and ties."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, apply, chance, moves, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import AREA_NAMES, CHARACTER_NAMES, SPACES

from .scenario import Table, table


def drafting(seats: int, character: str = "") -> Table:
    """A game with the draft variant at its first pick; help tiles are answered by stopping."""
    s, rng = GAME.new(seats, {"draft": "yes", "first": "0"}), Rng(seats)
    while True:
        chance(s, rng)
        if len(waiting(s)) > 1:
            return Table(s)
        seat = waiting(s)[0]
        legal = {str(m): m for m in moves(s, seat)}
        wish = f"character {character}"
        word = wish if seat == 0 and wish in legal else sorted(legal)[-1]
        if "character" in word and word != wish:
            plain = [f"character {name}" for name in CHARACTER_NAMES if name != character]
            word = next(w for w in plain if w in legal and w != "character sena")
        apply(s, seat, legal[word])


@pytest.mark.rule("SL-4.14.2", "SL-4.14.3")
def test_the_draft() -> None:
    t = drafting(3)
    assert t.turn == [0, 1, 2]
    assert [len(p) for p in t.s.packets] == [6, 6, 6]
    hands = [len(p.hand) for p in t.s.players]
    packets = t.s.packets
    first = [sorted(t.legal(seat))[0] for seat in range(3)]
    t.do(f"2 {first[2]}")
    assert t.view(0).players[2].packet_count == 6
    t.do(f"0 {first[0]}", f"1 {first[1]}")
    # The packets went to the left.
    assert set(t.s.packets[1]) < set(packets[0])
    assert set(t.s.packets[0]) < set(packets[2])
    for _ in range(4):
        for seat in range(3):
            t.do(f"{seat} {sorted(t.legal(seat))[0]}")
    t.deal()
    assert all(len(p.hand) == hands[i] + 6 + p.areas.bit_count() for i, p in enumerate(t.s.players))
    assert not any(t.s.packets)


@pytest.mark.rule("SL-5.22", "SL-4.14.3")
def test_the_draft_and_carmen() -> None:
    t = drafting(2, "carmen")
    seat = next(i for i, p in enumerate(t.s.players) if CHARACTER_NAMES[p.character] == "carmen")
    for _ in range(5):
        for one in range(2):
            t.do(f"{one} {sorted(t.legal(one))[0]}")
    t.deal()
    assert t.turn == [seat]
    assert len(t.player(seat).hand) >= 8
    assert t.kinds() == {"hire"}


# ---------------------------------------------------------------- solo


@pytest.mark.rule("SL-4.15.1", "SL-5.32")
def test_the_solo_table() -> None:
    s = GAME.new(1, {"first": "0"})
    t = Table(s).deal()
    assert not any(t.s.milestones)
    assert not t.s.scoring
    assert len(t.s.help) == 5
    assert [len(deck) for deck in t.s.solo] == [8, 8]
    assert "copy_basic" not in t.view(0).areas


@pytest.mark.rule("SL-4.15.2")
def test_discs_of_mio() -> None:
    t = table(1, round=2, ended=[0], agenda=[{"frame": "Round", "number": 3}])
    assert t.turn == [-1]
    t.do("* reveal solo_a3", "* reveal solo_b4")
    discs = t.view(0).discs
    assert discs == {"food_2": 1, "road_3": 1, "industry_2": 1, "cards_2": 1, "property_3": 1}
    assert len(t.s.solo[0]) == 5


@pytest.mark.rule("SL-4.15.2", "SL-5.32")
def test_mio_finds_no_space_on_a_full_area() -> None:
    t = table(1, round=2, ended=[0], agenda=[{"frame": "Round", "number": 3}])
    full = AREA_NAMES.index("food_2")
    t.s.discs[full] = SPACES[full]
    t.do("* reveal solo_a3")
    assert t.s.discs[full] == SPACES[full]
    assert t.view(0).discs["road_3"] == 1


@pytest.mark.rule("SL-4.15.3")
def test_mio_takes_the_cell_that_is_left() -> None:
    t = table(1, {"help": 2}).do("0 end_round", "0 help 5")
    assert t.view(0).mio == 2
    t = table(1, {"help": 5}, mio=2, round=3).do("0 end_round")
    assert t.moves("help") == {"1", "3", "4"}


@pytest.mark.rule("SL-4.15.4")
def test_mio_scores_nothing() -> None:
    t = table(1, round=5).do("0 end_round")
    assert t.over
    assert [score.seat for score in t.scores()] == [0]
    assert t.item("scoring") == t.item("milestones") == 0


@pytest.mark.parametrize(("vp", "told"), [(290, ""), (291, "skilled"), (340, "skilled"), (341, "beloved")])
@pytest.mark.rule("SL-4.15.4")
def test_what_a_solo_result_is_worth(vp: int, told: str) -> None:
    t = table(1, {"have": {"vp": vp}}, round=5).do("0 end_round")  # no port is open: 40 points less
    assert t.scores()[0].total == vp - 40
    assert [kind for kind in ("skilled", "beloved") if t.events_of(kind)] == ([told] if told else [])
    t = table(2, {"have": {"vp": 400}}, round=5, ended=[1]).do("0 end_round")
    assert t.over
    assert not t.events_of("skilled") + t.events_of("beloved")  # titles are for the solo game


# ---------------------------------------------------------------- the end


@pytest.mark.rule("SL-4.13.8")
def test_ties() -> None:
    def ranks(*players: JsonDraft) -> list[int]:
        t = table(2, *players, round=5, ended=[0, 1], agenda=[{"frame": "GameOver"}])
        assert len({score.total for score in t.scores()}) == 1
        return [score.rank for score in t.scores()]

    tent = {"pieces": {"r2c4": "tent"}}
    assert ranks(tent, {**tent, "rabbits": ["r2c4"]}) == [2, 1]
    assert ranks(tent, tent) == [1, 1]


@pytest.mark.rule("SL-4.13.1", "SL-4.13.2")
def test_the_items_add_up() -> None:
    who = {
        "have": {"vp": 7, "cp": 3, "ip": 9, "gold": 11, "diamond": 2},
        "prosper": {"ip": 4, "property": 3},
        "pieces": {"r2c4": "tent", "r3c3": "tower"},
        "claimed": [6],
    }
    left = {"1": "a", "2": "a", "3": "a", "4": "a"}
    t = table(2, who, milestones=left, round=5, ended=[0, 1], agenda=[{"frame": "GameOver"}])
    score = t.scores()[0]
    assert dict(score.items) == {
        "vp": 7,
        "prosper_terrain": 0,
        "prosper_rabbit": 0,
        "prosper_road": 0,
        "prosper_property": 2,
        "prosper_employed": 0,
        "prosper_ip": 4,
        "city": 6,
        "sets": 0,
        "gold": 2,
        "diamonds": 2,
        "ports": -40,
        "milestones": 10,
        "scoring": 14,
    }
    assert score.total == sum(points for _, points in score.items)
