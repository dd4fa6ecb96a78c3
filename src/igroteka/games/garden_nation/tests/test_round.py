"""Rounds, turns, the turn-order track and the Torticrane."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import IllegalMove

from .scenario import Table, action, table

FULL_ROUND = [{"frame": "Round"}]


def begin(seats: int, first: int = 0, **more: object) -> Table:
    """The beginning of a round."""
    space = [0] * seats
    space[first] = 1
    if seats == 2:
        space[1 - first] = 2
    return table(seats, space=space, agenda=FULL_ROUND, **more)  # type: ignore[arg-type]


def run(t: Table, choices: tuple[int, ...] = ()) -> list[int]:
    """Play the cheapest build at every action; who acted, until the round is over."""
    acted, left, round = [], list(choices), t.s.round
    while not t.over and t.s.round == round:
        seat = t.turn[0]
        if t.kinds() == {"next"}:
            t.do(f"{seat} next {left.pop(0)}")
        elif "decline" in t.legal():
            t.do(f"{seat} decline")
        else:
            acted.append(seat)
            t.do(f"{seat} {sorted(m for m in t.legal() if m.startswith('build'))[0]}")
    return acted


@pytest.mark.rule("GN-4.3.1")
def test_three_phases() -> None:
    t = begin(2)
    run(t)
    kinds = [e.kind for e in t.s.events or [] if e.kind in ("round", "turn", "controlled")]
    # The first turn of the round began while the position was loaded.
    assert kinds[:3] == ["turn", "turn", "turn"]
    assert set(kinds[3:-2]) == {"controlled"}
    assert kinds[-2:] == ["round", "turn"]
    assert t.s.round == 5  # the round began as the fourth


@pytest.mark.rule("GN-3.4.1", "GN-4.4.1", "GN-4.4.5", "GN-4.4.6", "GN-4.3.2")
def test_four_players_choose_who_is_next() -> None:
    t = begin(4, first=1)
    assert run(t, (3, 0)) == [1, 3, 3, 0, 0, 2, 2]
    assert t.s.space == [0, 0, 1, 0]
    assert t.turn == [2]
    chosen = [e.args for e in t.events_of("next")]
    assert chosen == [(1, 3), (3, 0)]


@pytest.mark.rule("GN-3.4.1", "GN-4.4.1", "GN-4.4.6", "GN-4.3.2")
def test_three_players() -> None:
    t = begin(3, first=2)
    assert run(t, (0,)) == [2, 0, 0, 1, 1]
    assert t.s.space == [0, 1, 0]
    assert t.turn == [1]


@pytest.mark.rule("GN-4.4.7", "GN-4.4.1", "GN-4.3.2")
def test_two_players_alternate() -> None:
    t = begin(2)
    assert run(t) == [0, 1, 1, 0, 0, 1, 1]
    assert t.s.space == [2, 1]
    assert t.turn == [1]
    assert run(t) == [1, 0, 0, 1, 1, 0, 0]


@pytest.mark.rule("GN-4.4.6")
def test_only_those_who_have_not_played_can_be_chosen() -> None:
    t = table(4, space=(1, 0, 2, 0), me=2)
    t.do("2 build 4nw")
    assert t.legal() == {"next 1", "next 3"}
    assert t.refusal("player:0", 2) == "GN-4.4.6 no-played"
    assert t.refusal("player:2", 2) == "GN-4.4.6 no-played"
    assert t.refusal("player:1", 2) == ""
    assert t.refusal("zone:4nw", 2) == "GN-4.4.5 no-next-first"
    assert t.refusal("nonsense", 2) == ""
    t.do("2 next 1")
    assert t.s.space == [1, 3, 2, 0]
    t.do("1 build 1nw", "1 build 1ne")
    assert t.turn == [3]  # the only one left: nothing to choose
    assert t.s.space == [1, 3, 2, 4]


@pytest.mark.rule("GN-4.4.5")
def test_after_the_last_space_comes_the_control_phase() -> None:
    t = table(3, space=(1, 2, 3), me=2)
    t.do("2 build 4nw")
    assert t.events_of("controlled")
    assert t.s.round == 4
    assert t.turn == [2]


@pytest.mark.rule("GN-4.3.3", "GN-4.11.2")
def test_no_preparation_after_the_last_round() -> None:
    t = table(2, {"7se": "0 19"}, population=(60,), space=(3, 4), me=1, last=True)
    t.do("1 build 4nw")
    assert t.over
    assert t.s.space == [3, 4]
    assert t.events_of("controlled")


@pytest.mark.rule("GN-4.4.2", "GN-4.4.3")
def test_an_action_is_one_main_action_then_the_crane_then_a_project() -> None:
    t = table(2, {"4nw": "0 1"}, open=("herbalist", "forge"), left=2)
    assert t.kinds() == {"build", "demolish", "strategic"}
    t.do("0 build 4w")
    kinds = [e.kind for e in t.s.events or []]
    assert kinds == ["built", "crane"]
    assert t.legal() == {"claim forge", "decline"}
    t.do("0 decline")
    assert t.turn == [0]
    assert t.crane == 3
    t.do("0 build 3c")
    assert t.turn == [1]


@pytest.mark.rule("GN-4.4.4", "GN-4.5.1")
def test_the_first_action_of_the_game_is_free_and_without_ploys() -> None:
    t = table(2, crane=0, round=1)
    assert t.kinds() == {"build"}
    assert len(t.legal()) == 42 + 7 * 3
    for ploy in ("invasion", "strategic", "roof"):
        assert t.refusal(f"ploy:0:{ploy}") == "GN-4.4.4 no-first-ploy"
    assert t.refusal("zone:5nw") == ""
    assert t.refusal("action:demolish") == "GN-4.6.10 no-demolition"
    t.do("0 build 5sw red")
    assert t.crane == 6
    assert {z[0] for z in t.zones("build")} == {"6"}


@pytest.mark.rule("GN-4.4.8")
def test_only_the_player_to_move_acts() -> None:
    t = table()
    assert t.legal(1) == set()
    before = t.print()
    with pytest.raises(IllegalMove, match="seat 1 cannot play build 4nw now; to move: seat 0"):
        t.do("1 build 4nw")
    assert t.print() == before
    m = Match.begin("garden_nation", t.s.to_data(), seed=1)
    refusal = m.why_not(1, "zone:4nw")
    assert refusal is not None
    assert refusal.rule == "GN-4.4.8"


# ---------------------------------------------------------------- the Torticrane


@pytest.mark.rule("GN-4.5.1")
def test_actions_happen_where_the_crane_stands() -> None:
    t = table(2, {"5nw": "0 2"}, crane=3)
    assert {z[0] for z in t.zones("build")} == {"3"}
    assert not t.zones("demolish")
    assert t.refusal("zone:5nw") == "GN-4.5.1 no-elsewhere"
    assert t.refusal("zone:3nw") == ""


@pytest.mark.rule("GN-4.5.2", "GN-4.5.3")
@pytest.mark.parametrize(
    ("place", "goal"), [("c", 4), ("nw", 1), ("ne", 2), ("e", 5), ("se", 7), ("sw", 6), ("w", 3)]
)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_the_zone_sends_the_crane(number: int, place: str, goal: int) -> None:
    name = f"{number}{place}"
    bramble = {"1c": "red", "2se": "red", "3se": "red", "4e": "green", "5sw": "green", "6w": "green"}
    tokens = {**bramble, "7sw": "yellow"}
    own = table(2, {name: "0 1"}, brambles=tokens, crane=number, left=2)
    assert own.do(f"0 build {name}").crane == goal
    gone = table(2, {name: "0 1"}, brambles=tokens, crane=number, left=2)
    assert gone.do(f"0 demolish {name}").crane == goal
    taken = table(2, {name: "1 1"}, brambles=tokens, crane=number, left=2)
    assert taken.do(f"0 invade {name}").crane == goal


@pytest.mark.rule("GN-4.5.2", "GN-3.1.2")
def test_the_place_counts_after_turning() -> None:
    # Territory 1 in the upper left, turned twice: its printed upper left zone, green for 4, lies on the right.
    t = table(2, turns=(0, 2, 0, 0, 0, 0, 0), crane=1)
    assert t.s.layout.cost[t.zone("1e")] == 4
    t.do("0 build 1e")
    assert t.crane == 5  # the territory on the right


@pytest.mark.rule("GN-4.5.4")
def test_the_crane_waits_between_turns_and_rounds() -> None:
    t = table(2, space=(3, 4), me=1)
    t.do("1 build 4ne")
    assert t.s.round == 4
    assert t.crane == 2
    assert {z[0] for z in t.zones("build")} == {"2"}


@pytest.mark.rule("GN-4.3.2")
def test_the_last_player_has_three_actions_in_a_row() -> None:
    after = [{"frame": "Prepare"}, {"frame": "Control"}, action(3, 2)]
    t = table(4, space=(1, 2, 3, 4), open=(), agenda=after)
    acted = []
    while t.kinds() != {"next"}:
        acted.append(t.turn[0])
        t.do(f"{t.turn[0]} {sorted(m for m in t.legal() if m.startswith('build'))[0]}")
    assert acted == [3, 3, 3]
