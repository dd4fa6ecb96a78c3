"""Set-up and options."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka import Match
from igroteka.core import BadData, BadOption, Json, Rng, chance, moves, playout
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import TERRITORIES, turned_to
from igroteka.games.garden_nation.components.projects import PROJECT_NAMES
from igroteka.games.garden_nation.state import GardenNationState

from .scenario import Table, action, table

DEALT = ("belfry", "belfry", "belfry", "observatory")


def opened(seats: int, seed: int = 1, **options: object) -> GardenNationState:
    s = GAME.new(seats, options)
    chance(s, Rng(seed))
    return s


@pytest.mark.rule("GN-4.2.1", "GN-4.2.2")
def test_territories_lie_and_are_turned_at_random() -> None:
    centres, turns = Counter[int](), Counter[int]()
    for seed in range(300):
        layout = opened(2, seed).layout
        assert sorted(layout.territory) == list(range(7))
        centres[layout.territory[0]] += 1
        turns.update(layout.turns)
        for slot, territory in enumerate(layout.territory):
            for place in range(7):
                zone = slot * 7 + turned_to(place, layout.turns[slot])
                assert layout.cost[zone] == TERRITORIES[territory].costs[place]
                assert layout.kind[zone] == TERRITORIES[territory].kinds[place]
    assert set(centres) == set(range(7))
    assert set(turns) == set(range(6))
    assert max(turns.values()) < 1.3 * min(turns.values())


@pytest.mark.rule("GN-4.2.2", "GN-4.13.1")
def test_territories_may_stay_unturned() -> None:
    assert opened(2, rotation="none").layout.turns == [0] * 7
    assert len(moves(GAME.new(2), -1)) == 42
    assert len(moves(GAME.new(2, {"rotation": "none"}), -1)) == 7


@pytest.mark.rule("GN-4.2.3")
def test_four_projects_lie_open() -> None:
    seen = set()
    for seed in range(60):
        v = GAME.view(opened(3, seed), 0)
        assert len(set(v.open)) == 4
        assert v.deck == 17
        seen |= set(v.open)
    assert seen == set(PROJECT_NAMES)


@pytest.mark.rule("GN-4.2.4", "GN-4.2.5", "GN-4.2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_at_the_start(seats: int) -> None:
    s = opened(seats)
    v = GAME.view(s, None)
    assert v.crane == 0
    assert v.roofs == 19
    assert v.brambles == (3, 3, 3)
    assert not any(v.floors)
    assert [p.ploys_left for p in v.players] == [4] * seats
    assert [p.points for p in v.players] == [0] * seats


@pytest.mark.rule("GN-4.2.6")
def test_the_first_player_is_drawn_or_chosen_and_has_more_inhabitants() -> None:
    assert {opened(3, seed).first for seed in range(40)} == {0, 1, 2}
    for seats in (2, 3, 4):
        s = opened(seats, first="1")
        assert s.population == [38 if i == 1 else 35 for i in range(seats)]
    with pytest.raises(BadOption, match="allowed: random, 0, 1, 2"):
        GAME.new(3, {"first": "3"})
    with pytest.raises(BadOption, match="2 to 4"):
        GAME.new(5)


@pytest.mark.rule("GN-4.2.7")
def test_markers_at_the_start() -> None:
    assert opened(4, first="2").space == [0, 0, 1, 0]
    assert opened(3, first="0").space == [1, 0, 0]
    assert opened(2, first="1").space == [2, 1]


def dealt(seats: int, hand: tuple[str, ...]) -> Table:
    """A table where seat 0 has been dealt these cards and must choose."""
    t = Table(GAME.new(seats, {"first": "0"}))
    while moves(t.s, -1) and moves(t.s, -1)[0].kind != "deal":
        t.do(f"* {moves(t.s, -1)[0]}")
    t.do(*[f"* deal {card}" for card in hand])
    while t.turn == [-1]:
        t.do(f"* {moves(t.s, -1)[-1]}")
    return t


@pytest.mark.rule("GN-4.2.10")
def test_two_different_objectives_are_kept() -> None:
    t = dealt(2, DEALT)
    assert t.turn == [0, 1]
    assert t.legal(0) == {"keep belfry observatory"}  # three copies are still one card
    other = dealt(2, ("market", "belfry", "territory_control_1_3", "territory_control_3_5"))
    assert len(other.legal(0)) == 6
    assert "keep territory_control_1_3 territory_control_3_5" in other.legal(0)


@pytest.mark.rule("GN-4.2.10", "GN-4.12.2")
def test_all_choose_at_the_same_time() -> None:
    t = dealt(3, DEALT)
    assert t.turn == [0, 1, 2]
    last = sorted(t.legal(2))[0]
    t.do(f"2 {last}")
    assert t.turn == [0, 1]
    assert t.view(0).players[2].kept == ()
    assert t.view(0).players[2].done
    assert t.view(2).players[2].kept == tuple(last.split()[1:])
    t.do("0 keep belfry observatory", f"1 {sorted(t.legal(1))[0]}")
    assert t.turn == [0]
    assert t.kinds() == {"build"}


@pytest.mark.rule("GN-4.2.11")
def test_the_other_objectives_go_away_unseen() -> None:
    t = dealt(2, DEALT)
    t.do("0 keep belfry observatory", f"1 {sorted(t.legal(1))[0]}")
    mine = t.view(0).players[0]
    assert mine.kept == ("belfry", "observatory")
    assert mine.rejected == ("belfry", "belfry")
    theirs = t.view(1).players[0]
    assert (theirs.kept, theirs.rejected, theirs.kept_count) == ((), (), 2)
    assert t.refusal("secret:belfry") == "GN-4.2.11 no-secret"


@pytest.mark.rule("GN-4.13.2")
def test_a_limit_of_rounds_ends_the_game() -> None:
    done = [{"frame": "Prepare"}, {"frame": "Control"}, {"frame": "HandOver", "me": 1}]
    more = {"space": (3, 4), "agenda": done}
    assert table(2, round=60, options={"round_limit": "60"}, **more).over  # type: ignore[arg-type]
    assert not table(2, round=59, options={"round_limit": "60"}, **more).over  # type: ignore[arg-type]
    assert not table(2, round=60, **more).over  # type: ignore[arg-type]
    assert GAME.new(2).options["round_limit"] == "none"


def test_a_match_from_the_set_up_to_the_end() -> None:
    m = Match.new("garden_nation", seats=4, seed=5)
    assert [line.split()[1] for line in m.log] == ["lay"] * 7 + ["open"] * 4 + ["first"] + ["deal"] * 16
    assert m.seats == [0, 1, 2, 3]
    s = GAME.new(4)
    assert playout(s, Rng(3)) > 40


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("territories", [4, 4, 2, 5, 7, 6, 3], "each of 1 to 7 once"),
        ("territories", [0, 1, 2, 5, 7, 6, 3], "before all lie there"),
        ("turns", [6, 0, 0, 0, 0, 0, 0], "from 0 to 5"),
        ("floors", {"4nw": 3}, "an owner with floors"),
        ("floors", {"4nw": 21}, "from 0 to 20"),
        ("roofs", {"4c": 1}, "a roof only on top"),
        ("brambles", {"4c": "red"}, "only bramble zones"),
        ("population", [0, 35], "from 1"),
        ("ploys", [{"roof": 3, "invasion": 2}, {}], "4 in all"),
        ("open", ["forge", "forge", "", ""], "every card once"),
        ("open", ["forge"], "4 names, empty ones"),
        ("kept", [["belfry", "belfry"], []], "two different"),
        ("kept", [["observatory", "market"], ["observatory", "market"]], None),
        ("hand", [["observatory"] * 3, []], "2 in all"),
        ("crane", 8, "from 0 to 7"),
    ],
)
def test_nonsense_is_refused(key: str, value: Json, error: str | None) -> None:
    data = table(2).s.to_data()
    if error is None:
        assert GAME.load({**data, key: value}).to_data()[key]
    else:
        with pytest.raises(BadData, match=error):
            GAME.load({**data, key: value})


@pytest.mark.parametrize(
    ("frame", "error"),
    [
        ({**action(), "me": 2}, "Action.me: found 2; allowed: from 0 to 1"),
        ({**action(), "me": -1}, "Action.me"),
        ({**action(), "left": 3}, "Action.left"),
        ({**action(), "only": 7}, "Action.only"),
        ({"frame": "Claim", "me": 0, "zone": -1}, "Claim.zone"),
        ({"frame": "Transfer", "me": 0, "left": 1, "zone": 0}, "no legal move"),
        ({"frame": "OpenProject", "place": 4}, "OpenProject.place"),
        (
            {"frame": "Together", "seats": [0], "lanes": [[{"frame": "KeepSecrets", "me": 5}]], "said": [[]]},
            "me",
        ),
    ],
)
def test_frames_out_of_bounds_are_refused(frame: dict[str, Json], error: str) -> None:
    data = table(2, {"4c": "0 1"}).s.to_data()
    with pytest.raises(BadData, match=error):
        GAME.load({**data, "agenda": [frame]})


def test_buildings_beyond_the_supply_are_refused() -> None:
    data = table(4, {"4nw": "0 10"}).s.to_data()
    data["owner"]["4c"], data["floors"]["4c"] = "0", 5
    with pytest.raises(BadData, match="more than there are"):
        GAME.load(data)
    bare = table(2).s.to_data()
    bare["owner"]["4e"], bare["floors"]["4e"] = "0", 1
    with pytest.raises(BadData, match="only with a bramble token"):
        GAME.load(bare)
