"""Building, demolishing, and what to do when nothing is possible."""

from __future__ import annotations

import pytest

from igroteka.core import Text

from .scenario import table

#: Buildings of seat 1 on every zone of territory 4, so that seat 0 cannot build there.
FULL_4 = {f"4{p}": "1 1" for p in ("c", "nw", "ne", "se", "sw", "w")} | {"4e": "1 1"}
#: The same for territories 5 and 3.
FULL_5 = {f"5{p}": "1 1" for p in ("c", "nw", "ne", "e", "se", "sw", "w")}
FULL_3 = {f"3{p}": "1 1" for p in ("c", "nw", "ne", "e", "se", "sw", "w")}
TOKENS = {"4e": "green", "5sw": "red", "3se": "yellow"}


@pytest.mark.rule("GN-4.6.1", "GN-4.6.3")
def test_a_floor_in_an_empty_zone_costs_its_number() -> None:
    t = table().do("0 build 4w")
    assert t.building("4w") == "0 1"
    assert t.s.population == [32, 35]
    assert t.s.supply == [19, 20]
    assert t.events_of("built")[0].args == (0, 4, "w", 1, 3)


@pytest.mark.rule("GN-4.6.1")
def test_one_building_in_a_zone() -> None:
    t = table(2, {"4w": "1 1"})
    assert "build 4w" not in t.legal()
    assert t.zones("build") == {"4c", "4nw", "4ne", "4e", "4se", "4sw"}


@pytest.mark.rule("GN-4.6.2", "GN-4.11.3")
def test_building_needs_a_floor() -> None:
    t = table(2, {"7se": "0 20"}, population=(300,), last=True)
    assert not t.zones("build")
    assert t.refusal("zone:4nw") == "GN-4.6.2 no-floors"


@pytest.mark.rule("GN-4.6.4")
def test_a_bramble_gets_a_type() -> None:
    t = table(2, left=2)
    assert {m for m in t.legal() if m.startswith("build 4e")} == {
        "build 4e green",
        "build 4e yellow",
        "build 4e red",
    }
    t.do("0 build 4e yellow")
    assert t.building("4e") == "0 1"
    assert t.s.population[0] == 30
    assert t.s.brambles == [3, 2, 3]
    assert t.s.kind[t.zone("4e")] == 1
    assert t.events_of("planted")[0].args == (0, 4, "e", "yellow")


@pytest.mark.rule("GN-4.6.4")
def test_only_types_with_a_token_left() -> None:
    t = table(2, brambles={"1c": "green", "2se": "green", "3se": "green"})
    assert {m for m in t.legal() if m.startswith("build 4e")} == {"build 4e yellow", "build 4e red"}
    assert t.refusal("bramble:green") == "GN-4.6.4 no-bramble-left"
    assert t.refusal("bramble:red") == "GN-4.6.4 no-bramble-yet"


@pytest.mark.rule("GN-4.6.5")
def test_a_bramble_token_stays_and_the_zone_costs_5() -> None:
    t = table(2, {"4e": "0 1"}, brambles={"4e": "red"}, crane=4, left=2)
    t.do("0 demolish 4e")
    assert t.building("4e") == ""
    assert t.s.kind[t.zone("4e")] == 2
    assert t.s.brambles == [3, 3, 2]
    again = table(2, brambles={"4e": "red"})
    assert "build 4e" in again.legal()
    assert "build 4e green" not in again.legal()
    assert again.show("build 4e").cost == "5"


@pytest.mark.rule("GN-4.6.6", "GN-4.6.13")
def test_each_floor_costs_one_more_without_an_end() -> None:
    for floors in range(1, 12):
        t = table(2, {"4w": f"0 {floors}"}, population=(100,))
        t.do("0 build 4w")
        assert t.s.population[0] == 100 - 3 - floors
        assert t.building("4w") == f"0 {floors + 1}"


@pytest.mark.rule("GN-4.6.7", "GN-4.9.12")
def test_no_floor_on_a_closed_building() -> None:
    t = table(2, {"4w": "0 2 roof"})
    assert "build 4w" not in t.legal()
    assert "demolish 4w" in t.legal()
    assert t.refusal("zone:4w") == "GN-4.6.7 no-closed"


@pytest.mark.rule("GN-4.6.8")
def test_no_floor_on_a_foreign_building() -> None:
    t = table(2, {"4w": "1 2"})
    assert "build 4w" not in t.legal()
    assert "demolish 4w" not in t.legal()
    foreign = t.why_not("zone:4w")
    assert foreign is not None
    assert foreign.rule == "GN-4.6.8"
    assert foreign.text == Text("no-foreign-invade", seat=1, price=14)
    poor = table(2, {"4w": "1 2"}, ploys=[{"strategic": 4}])
    assert poor.refusal("zone:4w") == "GN-4.6.8 no-foreign"


@pytest.mark.rule("GN-4.6.9")
def test_one_inhabitant_always_stays() -> None:
    t = table(2, {"4w": "0 1"}, population=(4,))
    assert t.zones("build") == {"4c", "4se"}  # costs 3 and 1; the second floor on 4w would cost 4
    refusal = t.why_not("zone:4w")
    assert refusal is not None
    assert refusal.rule == "GN-4.6.9"
    assert refusal.text == Text("no-inhabitants", price=4, inhabitants=4)
    t.do("0 build 4c")
    assert t.s.population[0] == 1


@pytest.mark.rule("GN-4.6.10", "GN-4.6.11", "GN-4.6.12", "GN-3.5.4")
def test_demolishing() -> None:
    t = table(2, {"4w": "0 2", "4nw": "0 3 roof", "4c": "1 1"}, left=2)
    assert t.zones("demolish") == {"4w", "4nw"}
    assert t.refusal("action:demolish") == ""
    assert (t.s.supply[0], t.s.roofs) == (15, 18)
    t.do("0 demolish 4nw")
    assert t.building("4nw") == ""
    assert t.s.population[0] == 35 + 30
    assert (t.s.supply[0], t.s.roofs) == (18, 19)
    assert t.events_of("demolished")[0].args == (0, 4, "nw", 3, 30)


@pytest.mark.rule("GN-4.6.10")
def test_nothing_to_demolish() -> None:
    t = table(2, {"5nw": "0 1"})
    assert t.refusal("action:demolish") == "GN-4.6.10 no-demolition"


# ---------------------------------------------------------------- no action possible


@pytest.mark.rule("GN-4.7.1", "GN-4.7.2")
def test_the_next_number_where_building_is_possible() -> None:
    t = table(2, FULL_4, brambles=TOKENS, ploys=[{"strategic": 4}])
    assert {z[0] for z in t.zones("build")} == {"5"}
    further = table(2, {**FULL_4, **FULL_5}, brambles=TOKENS, ploys=[{"strategic": 4}])
    assert {z[0] for z in further.zones("build")} == {"6"}
    assert further.refusal("zone:6nw") == ""
    assert further.refusal("zone:7nw") == "GN-4.7.2 no-chain"
    assert further.kinds() == {"build"}
    further.do("0 build 6nw")
    assert further.crane == 1


@pytest.mark.rule("GN-4.7.5")
def test_after_7_comes_1() -> None:
    full = {f"7{p}": "1 1" for p in ("c", "nw", "ne", "e", "se", "sw", "w")}
    t = table(2, full, brambles={"7sw": "red"}, crane=7)
    assert {z[0] for z in t.zones("build")} == {"1"}


@pytest.mark.rule("GN-4.7.3")
def test_demolish_or_invade_anywhere_on_the_way() -> None:
    stands = {**FULL_4, **FULL_5, "4nw": "0 1 roof", "5nw": "0 1 roof", "6c": "0 1", "7c": "0 1"}
    t = table(2, stands, brambles=TOKENS)
    assert t.zones("demolish") == {"4nw", "5nw", "6c"}
    assert {z[0] for z in t.zones("invade")} == {"4", "5"}
    assert {z[0] for z in t.zones("build")} == {"6"}
    assert "pass" not in t.legal()
    # Being able to invade or demolish does not keep anybody from moving on.
    t.do("0 build 6nw")
    assert t.building("6nw") == "0 1"


@pytest.mark.rule("GN-4.7.4", "GN-4.7.5")
def test_pass_only_if_building_is_impossible_everywhere() -> None:
    t = table(2, {"2e": "0 1"}, population=(1,), left=2)
    assert t.legal() == {"demolish 2e", "strategic 3", "strategic 5", "pass"}
    t.do("0 pass")
    assert t.crane == 4
    assert t.turn == [0]
    assert t.events_of("passed")[0].args == (0,)
    t.do("0 pass")
    assert t.turn == [1]
    rich = table(2, {"2e": "0 1"}, population=(2,))
    assert "pass" not in rich.legal()
    assert rich.zones("build") == {"4se"}
    # A strategic movement changes nothing about that.
    assert table(2, population=(1,)).do("0 strategic 5").legal() == {"pass"}


@pytest.mark.rule("GN-4.7.4")
def test_a_standing_order_passes_when_nothing_else_is_left() -> None:
    from igroteka import Match

    t = table(2, population=(1,), ploys=[{"strategic": 4}], left=2)
    assert t.legal() == {"pass"}
    m = Match.begin("garden_nation", t.s.to_data(), seed=1)
    m.order(0, "pass", "alone")
    assert m.log == ["0 pass", "0 pass"]
    assert m.seat == 1
    other = Match.begin("garden_nation", table(2, population=(1,)).s.to_data(), seed=1)
    other.order(0, "pass", "alone")
    assert other.log == []  # ploys are left to think about


@pytest.mark.rule("GN-4.7.6")
def test_walking_on_does_not_move_the_crane() -> None:
    t = table(2, FULL_4, brambles=TOKENS, left=2)
    assert {m for m in t.legal() if m.startswith("strategic")} == {"strategic 3", "strategic 5"}
    t.do("0 strategic 3")
    assert {z[0] for z in t.zones("build")} == {"3"}
    both = table(2, {**FULL_4, **FULL_3}, brambles=TOKENS, population=(60,)).do("0 strategic 3")
    assert both.crane == 3
    assert {z[0] for z in both.zones("build")} == {"5"}  # from 3 over 4 to 5
    assert not any(m.startswith("strategic") for m in both.legal())


@pytest.mark.rule("GN-4.7.1")
def test_questions_name_the_territory() -> None:
    from igroteka.core import Ask, question_for

    def prompt(t: object) -> Text:
        s = t.s  # type: ignore[attr-defined]
        frame = question_for(s, 0)
        assert isinstance(frame, Ask)
        return frame.prompt(s)

    assert prompt(table()) == Text("ask-Action", territory=4, left=1)
    assert prompt(table(crane=0)) == Text("ask-Action-first", left=1)
    assert prompt(table(2, FULL_4, brambles=TOKENS)) == Text("ask-Action-chain", territory=4, other=5, left=1)
    assert prompt(table(population=(1,), left=2)) == Text("ask-Action-stuck", left=2)
