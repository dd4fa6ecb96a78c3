"""Ploys: strategic movement, roof transfer, invasion."""

from __future__ import annotations

import pytest

from igroteka.core import IllegalMove, Text

from .scenario import table
from .test_actions import FULL_4, TOKENS


@pytest.mark.rule("GN-4.8.1")
def test_one_token_for_an_action_and_another_for_the_next() -> None:
    t = table(2, {"4nw": "1 1", "5nw": "1 1"}, left=2)
    t.do("0 strategic 5")
    assert t.kinds() == {"build"}
    assert t.refusal("ploy:0:strategic") == "GN-4.8.1 no-second-ploy"
    assert t.refusal("zone:5nw") == "GN-4.6.8 no-foreign"
    t.do("0 build 5c")
    assert {"strategic", "invade"} <= t.kinds()


@pytest.mark.rule("GN-4.8.2")
def test_four_tokens_in_a_game() -> None:
    t = table(2, {"4nw": "1 1"}, ploys=[{"strategic": 3}])
    assert t.view(0).players[0].ploys_left == 1
    assert "strategic 5" in t.legal()
    t.do("0 strategic 5")
    assert t.view(1).players[0].ploys_left == 0
    spent = table(2, {"4nw": "1 1"}, ploys=[{"strategic": 3, "invasion": 1}])
    assert spent.kinds() == {"build"}
    assert spent.refusal("ploy:0:strategic") == "GN-4.8.2 no-ploy-left"
    assert spent.refusal("ploy:1:strategic") == "GN-4.8.2 no-foreign-ploy"
    assert spent.refusal("ploy:0:nonsense") == ""


@pytest.mark.rule("GN-4.8.3")
def test_used_tokens_lie_on_their_ploy_and_ploys_repeat() -> None:
    t = table(2, {"4nw": "1 1", "1nw": "1 1"}, left=2, population=(80,))
    t.do("0 invade 4nw", "0 invade 1nw")
    for seat in (0, 1, None):
        assert t.view(seat).players[0].ploys == {"invasion": 2}
        assert t.view(seat).players[0].ploys_left == 2


# ---------------------------------------------------------------- strategic movement


@pytest.mark.rule("GN-4.8.4")
@pytest.mark.parametrize(("crane", "choices"), [(7, {6, 1}), (1, {7, 2}), (4, {3, 5})])
def test_one_number_up_or_down(crane: int, choices: set[int]) -> None:
    t = table(2, crane=crane)
    assert {int(m.split()[1]) for m in t.legal() if m.startswith("strategic")} == choices
    for number in choices:
        moved = table(2, crane=crane).do(f"0 strategic {number}")
        assert moved.crane == number
    assert t.refusal("territory:5") == "GN-4.8.4 no-territory"


@pytest.mark.rule("GN-4.8.5")
def test_it_is_no_action_and_comes_before_one() -> None:
    t = table(2, {"5nw": "0 1"}).do("0 strategic 5")
    assert t.turn == [0]
    assert {z[0] for z in t.zones("build")} == {"5"}
    assert t.zones("demolish") == {"5nw"}
    t.do("0 build 5e")
    assert t.turn == [1]
    assert t.crane == 5


# ---------------------------------------------------------------- roof transfer


@pytest.mark.rule("GN-4.8.6", "GN-4.8.7")
def test_a_roof_moves_to_an_open_building_of_the_same_type() -> None:
    stands = {"4nw": "0 2 roof", "1se": "0 1", "6e": "0 3", "3e": "0 1 roof", "4c": "0 1", "7se": "1 1"}
    t = table(2, stands)
    assert {m for m in t.legal() if m.startswith("lift")} == {"lift 4nw"}
    t.do("0 lift 4nw")
    assert t.legal() == {"cover 1se", "cover 6e"}
    assert t.view(1).players[0].ploys == {"roof": 1}
    assert t.refusal("zone:1se") == ""
    assert t.refusal("zone:4c") == "GN-4.8.7 no-cover-kind"
    assert t.refusal("zone:3e") == "GN-4.8.7 no-cover-closed"
    assert t.refusal("zone:7se") == "GN-4.8.7 no-cover-foreign"
    assert t.refusal("action:demolish") == "GN-4.8.6 no-transfer-first"
    assert t.refusal("nonsense") == ""
    t.do("0 cover 6e")
    assert t.building("4nw") == "0 2"
    assert t.building("6e") == "0 3 roof"
    assert t.s.roofs == 17
    assert t.turn == [0]


@pytest.mark.rule("GN-4.8.7")
def test_the_type_of_a_bramble_token_counts() -> None:
    t = table(2, {"4e": "0 1 roof", "1nw": "0 1", "1e": "0 1"}, brambles={"4e": "green"})
    t.do("0 lift 4e")
    assert t.legal() == {"cover 1nw"}


@pytest.mark.rule("GN-4.8.7")
def test_without_a_second_building_there_is_no_transfer() -> None:
    t = table(2, {"4nw": "0 2 roof", "1nw": "0 1", "6e": "1 1"})
    assert not t.zones("lift")
    assert t.refusal("ploy:0:roof") == "GN-4.8.7 no-roof"
    assert table(2, {"4nw": "0 2 roof", "6e": "0 1"}).refusal("ploy:0:roof") == ""


@pytest.mark.rule("GN-4.8.8")
def test_the_action_follows_where_the_roof_came_from() -> None:
    t = table(2, {"4nw": "0 2 roof", "6e": "0 3", "4c": "1 1"})
    t.do("0 lift 4nw", "0 cover 6e")
    assert {z[0] for z in t.zones("build") | t.zones("demolish")} == {"4"}
    assert t.kinds() == {"build", "demolish"}
    assert {"build 4nw", "demolish 4nw"} <= t.legal()
    assert t.refusal("zone:6nw") == "GN-4.8.8 no-tied"
    assert t.refusal("zone:4w") == ""
    t.do("0 build 4nw")
    assert t.building("4nw") == "0 3"
    assert t.s.population[0] == 35 - 6


@pytest.mark.rule("GN-4.8.8", "GN-4.8.6")
def test_along_a_chain_the_action_stays_with_the_roof() -> None:
    # Nothing can be built in 4, so the chain is 4, 5; a roof may be lifted in both.
    stands = {**FULL_4, "4nw": "0 1 roof", "5se": "0 1 roof", "1se": "0 1"}
    t = table(2, stands, brambles=TOKENS)
    assert t.zones("lift") == {"4nw", "5se"}
    t.do("0 lift 4nw", "0 cover 1se")
    # The building just opened can get a floor, though building in 4 was impossible before.
    assert t.legal() == {"build 4nw", "demolish 4nw"}
    poor = table(2, {"4nw": "0 5 roof", "1se": "0 1"}, population=(1,))
    poor.do("0 lift 4nw", "0 cover 1se")
    assert poor.legal() == {"demolish 4nw"}  # there is always this, so nobody may pass


# ---------------------------------------------------------------- invasion


@pytest.mark.rule("GN-4.8.9", "GN-4.8.12", "GN-4.8.13")
def test_invading_a_closed_building() -> None:
    t = table(3, {"4w": "2 2 roof", "4nw": "1 1", "4c": "0 1"}, left=2)
    assert t.zones("invade") == {"4w", "4nw"}
    t.do("0 invade 4w")
    assert t.building("4w") == "0 2"
    assert t.s.population == [35 - 14, 35, 35 + 14]
    assert t.s.supply == [17 - 3, 16, 17]
    assert t.s.roofs == 19
    assert t.crane == 3
    assert t.events_of("invaded")[0].args == (0, 4, "w", 2, 2, 14)
    assert t.turn == [0]  # it has used up one of the two actions
    t.do("0 build 3c")
    assert t.kinds() == {"next"}


@pytest.mark.rule("GN-4.8.9")
def test_only_where_one_may_act() -> None:
    t = table(2, {"5w": "1 1"})
    assert not t.zones("invade")
    assert t.refusal("ploy:0:invasion") == "GN-4.8.9 no-invasion"
    with pytest.raises(IllegalMove):
        t.do("0 invade 5w")


@pytest.mark.rule("GN-4.8.10")
def test_an_invader_keeps_one_inhabitant() -> None:
    t = table(2, {"4w": "1 2"}, population=(14,))
    assert not t.zones("invade")
    refusal = t.why_not("zone:4w")
    assert refusal is not None
    assert refusal.rule == "GN-4.8.10"
    assert refusal.text == Text("no-invasion-price", price=14, inhabitants=14)
    assert table(2, {"4w": "1 2"}, population=(15,)).zones("invade") == {"4w"}


@pytest.mark.rule("GN-4.8.11")
def test_an_invader_needs_the_floors() -> None:
    t = table(2, {"4w": "1 2", "7se": "0 19"}, population=(99,))
    assert not t.zones("invade")
    assert t.refusal("zone:4w") == "GN-4.8.11 no-invasion-floors"
    just = table(2, {"4w": "1 2", "7se": "0 18"}, population=(99,))
    assert just.s.supply[0] == 2
    just.do("0 invade 4w")
    assert (just.building("4w"), just.s.supply[0]) == ("0 2", 0)


@pytest.mark.rule("GN-4.8.13", "GN-4.9.1")
def test_a_project_after_an_invasion() -> None:
    t = table(2, {"1c": "1 2"}, brambles={"1c": "red"}, crane=1, open=("prison", "house"))
    t.do("0 invade 1c")
    assert t.legal() == {"claim prison", "decline"}
    t.do("0 claim prison")
    assert t.building("1c") == "0 2 roof"


@pytest.mark.rule("GN-4.8.12")
def test_an_invader_may_go_on_building_there() -> None:
    t = table(2, {"4c": "1 3 roof"}, left=2, population=(90,), open=())
    t.do("0 invade 4c", "0 build 4c")
    assert t.building("4c") == "0 4"
