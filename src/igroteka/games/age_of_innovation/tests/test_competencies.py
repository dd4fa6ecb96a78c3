"""Every competency."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .earning import more
from .scenario import Table, table


def learn(name: str, **kwargs: object) -> Table:
    """Seat 0 builds a school on E9 and takes a competency."""
    stands: Mapping[str, str] = kwargs.pop("buildings", {})  # type: ignore[assignment]
    t = table(2, {"E9": "0 guild", **stands}, **kwargs)
    return t.do("0 upgrade E9 school", f"0 competency {name}")


@pytest.mark.rule("AI-3.7.1", "AI-3.7.2", "AI-3.7.3", "AI-3.7.7")
@pytest.mark.parametrize(
    ("name", "earns"),
    [
        ("tool_and_level", {"t": 1, "level": 1}),
        ("vp_and_coins", {"c": 2, "vp": 3}),
        ("book_and_power", {"pw": 1, "book": 1}),
        ("tower", {"c": 2, "pw": 2}),
        ("city_scoring", {}),
    ],
)
def test_the_income_of_competencies(name: str, earns: dict[str, int]) -> None:
    assert more(table(competencies=[[name]]), table()) == earns


@pytest.mark.rule("AI-3.7.4")
def test_resources_at_once() -> None:
    t = learn("instant_resources", tile="guild_law")
    assert (t.vp(), t.has("t"), t.has("c")) == (25, 10 - 3 + 1, 20 - 5 + 2)


@pytest.mark.rule("AI-3.7.5", "AI-3.8.2")
def test_points_for_scholars() -> None:
    t = table(competencies=[["scholar_scoring"]], bonuses=("send_scholar", "coins"))
    assert t.do("0 send law 3").vp() == 24
    assert table(competencies=[["scholar_scoring"]]).do("0 return law").vp() == 22


@pytest.mark.rule("AI-3.7.6")
def test_two_spades() -> None:
    t = learn("two_spades")
    assert t.view().free == 2
    assert "done" in t.legal()


@pytest.mark.rule("AI-3.7.7")
def test_a_tower() -> None:
    t = learn("tower").do("0 neutral E10")
    assert t.building("E10") == "0 tower"


@pytest.mark.rule("AI-3.7.8")
def test_workshops_on_the_edge() -> None:
    t = table(buildings={"D10": "0 workshop"}, competencies=[["edge_workshop"]]).do("0 build C11")
    assert t.vp() == 23


@pytest.mark.rule("AI-3.7.9")
def test_two_annexes() -> None:
    assert learn("annexes").has("a") == 2


@pytest.mark.rule("AI-3.7.10", "AI-4.6.11.1")
@pytest.mark.parametrize(("first", "vp"), [("bonus-pass_school", 1), ("lowest_discipline", 0)])
def test_levels_before_or_after_the_lowest(first: str, vp: int) -> None:
    t = table(
        buildings={"E9": "0 school"},
        competencies=[["lowest_discipline"]],
        levels=[[1, 1, 1, 0]],
        bonuses=("pass_school", "coins"),
    )
    t.do("0 pass", f"0 first {first}", "0 level medicine")
    assert t.vp() == 20 + vp


@pytest.mark.rule("AI-3.7.11")
def test_four_power() -> None:
    assert table(competencies=[["power_action"]]).do("0 act power_action").bowls() == (1, 11, 0)


@pytest.mark.rule("AI-3.7.12")
def test_points_for_city_tiles() -> None:
    t = table(competencies=[["city_scoring"]], cities=[{"tools": 1, "power": 2}])
    assert t.do("0 pass").vp() == 26


@pytest.mark.rule("AI-4.6.2.8", "AI-4.6.2.9", "AI-2.4")
def test_which_competencies_can_be_taken() -> None:
    t = table(
        5,
        {"E9": "4 guild"},
        me=4,
        competencies=[["tower"]] * 4 + [["annexes"]],
    )
    t.do("4 upgrade E9 school")
    assert "tower" not in t.after("competency")
    assert "annexes" not in t.after("competency")
    assert t.refusal("competency:tower", 4) == "AI-2.4 no-competency-left"
    assert t.refusal("competency:annexes", 4) == "AI-4.6.2.8 no-competency-twice"
    every = list(t.view().competency_cells)
    t = table(buildings={"E9": "0 guild"}, competencies=[every]).do("0 upgrade E9 school")
    assert t.view().stage in ("After", "Turn")
