"""Set-up and the start of the seasons."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, Rng, apply, chance, moves, waiting
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.setups import BOAT_ROWS, SETUPS
from igroteka.games.keyflower.components.tiles import FIRST_ORDER, NUMBER, SEASON_TILES
from igroteka.games.keyflower.fields import BOX
from igroteka.games.keyflower.rules.seasons import shares
from igroteka.games.keyflower.state import C, K

from .scenario import Table, table


@pytest.mark.rule("KF-4.2.2", "KF-4.2.3", "KF-4.2.4", "KF-4.2.5", "KF-4.2.6", "KF-4.2.7")
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_set_up_table(seats: int) -> None:
    s = GAME.new(seats)
    drawn: list[str] = []
    rng = Rng(seats)
    while waiting(s) == [CHANCE]:
        legal = moves(s, CHANCE)
        m = legal[rng.below(len(legal))]
        drawn.append(m.kind)
        apply(s, CHANCE, m)
    row = SETUPS[seats]
    order = list(dict.fromkeys(drawn))
    assert order == ["deal_home", "draw_worker", "load_worker", "load_skill", "show_tile", "deal_winter"]
    homes = [s.home(i) for i in range(seats)]
    assert len(set(homes)) == seats
    assert s.first == homes.index(min(homes))
    assert waiting(s) == [s.first]
    for seat in range(seats):
        assert sum(s.workers[seat * C : seat * C + C]) == 8
        assert len(s.winter[seat]) == row.winter
        assert not any(s.skills[seat * K : seat * K + K])
    for b in range(seats):
        assert sum(s.cargo_workers[b * C : b * C + C]) == BOAT_ROWS[b].workers[0]
        assert sum(s.cargo_skills[b * K : b * K + K]) == BOAT_ROWS[b].skills[0]
    shown = [t for t in s.auction if t < FIRST_ORDER]
    assert len(shown) == row.market
    assert set(shown) <= set(SEASON_TILES[0])
    assert sum(at == BOX for at in s.owner[:6]) == 6 - seats


@pytest.mark.rule("KF-4.3.1", "KF-4.3.2", "KF-3.5.1")
def test_the_start_of_summer() -> None:
    t = table(
        3,
        season="spring",
        first=2,
        boats=["boat_keyflower", "boat_sea_bastion", "boat_sea_breese"],
        agenda=[{"frame": "Season", "number": 1}],
    )
    chance_kinds = []
    rng = Rng(4)
    while t.turn == [CHANCE]:
        legal = moves(t.s, CHANCE)
        m = legal[rng.below(len(legal))]
        chance_kinds.append(m.kind)
        apply(t.s, CHANCE, m)
    assert chance_kinds.count("load_worker") == 17
    assert chance_kinds.count("load_skill") == 4
    assert chance_kinds.count("show_tile") == 7
    boats = [tile for tile in t.s.auction if NUMBER["summer_boat_1"] <= tile <= NUMBER["summer_boat_4"]]
    assert chance_kinds.count("show_side") == len(boats) > 0
    assert t.turn == [2]
    assert t.s.boat_of == [-1, -1, -1]


@pytest.mark.rule("KF-3.5.1")
def test_chance_turns_a_summer_boat() -> None:
    t = table(
        2,
        season="summer",
        auction=["summer_boat_1"],
        agenda=[
            {"frame": "Season", "number": 2},
            {"frame": "Expansion"},
            {"frame": "EndOfSeason"},
            {"frame": "Begin"},
            {"frame": "ShowSide", "tile": NUMBER["summer_boat_1"]},
        ],
    )
    assert t.legal() == {"show_side a", "show_side b"}
    t.do("* show_side b")
    assert t.s.side[NUMBER["summer_boat_1"]] == 1
    assert t.kinds() == {"pass"}


@pytest.mark.rule("KF-4.3.3", "KF-5.31")
def test_missing_pieces_are_shared_out_in_row_order() -> None:
    assert shares([7, 6], 5) == [3, 2]
    assert shares([7, 6], 100) == [7, 6]
    assert shares([1, 2, 1], 3) == [1, 1, 1]
    assert shares([2, 6], 6) == [2, 4]
    assert shares([7, 6], 0) == [0, 0]
    t = table(
        2,
        season="spring",
        boats=["boat_keyflower", "boat_sea_bastion"],
        skills=["16 anvil 16 pickaxe 14 saw"],
        agenda=[{"frame": "Season", "number": 1}],
    )
    for _ in range(7):
        t.do("* load_worker red")
    t.do("* load_skill saw")
    for _ in range(6):
        t.do("* load_worker red")
    t.do("* load_skill saw")
    assert "show_tile tavern" in t.legal()


@pytest.mark.rule("KF-4.10.1", "KF-4.10.2", "KF-4.10.3", "KF-4.10.4")
def test_winter_tiles_are_chosen_in_secret() -> None:
    t = table(
        2, season="autumn", first=1, agenda=[{"frame": "Season", "number": 3}], workers=["1 red", "1 red"]
    )
    assert t.turn == [0, 1]
    assert t.legal(0) == {f"choose_winter {n}" for n in range(1, 8)}
    hand = t.view(0).players[0].hand
    t.do("0 choose_winter 5")
    assert t.turn == [1]
    before = t.view(1)
    assert before.players[0].done
    assert [tile.tile for tile in before.auction] == [54]
    assert t.view(0).players[0].hand == []
    t.do("1 choose_winter 2")
    assert [e.args for e in t.events_of("gave")] == [(0, 2), (1, 1)]
    assert t.turn == [1], "the holder of the marker starts"
    shown = [tile for tile in t.s.auction if tile < 54]
    assert len(shown) == 3
    assert {hand[0], hand[2]} <= set(shown)
    assert t.s.winter == [(), ()]
    assert {text.split()[1] for text in t.legal() if text.startswith("use")} == {"home_1", "home_2"}
    assert not any(t.s.cargo_workers)
    assert sum(t.s.owner[tile] == BOX for tile in range(42, 54)) == 9


def test_set_up_goes_through_every_kind_of_chance() -> None:
    t = Table(GAME.new(2))
    assert t.legal() == {f"deal_home home_{n}" for n in range(1, 7)}
    chance(t.s, Rng(1))
    assert t.turn == [t.s.first]
