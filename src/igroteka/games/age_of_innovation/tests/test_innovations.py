"""Every innovation."""

from __future__ import annotations

import pytest

from .earning import more
from .scenario import Table, table

RICH = [{"c": 30, "t": 12, "s": 2, "bb": 5}]


def take(name: str, **kwargs: object) -> Table:
    """Seat 0 takes an innovation from a cell of the banking column."""
    kwargs.setdefault("purse", RICH)
    t = table(2, shelf=[name], **kwargs)  # type: ignore[arg-type]
    return t.do(f"0 innovate {name}")


@pytest.mark.rule("AI-3.6.1")
def test_deus_ex_machina() -> None:
    t = take("deus_ex_machina", buildings={"E9": "0 workshop"})
    assert t.legal() == {"first deus_ex_machina-books", "first deus_ex_machina-levels"}
    t.do("0 first deus_ex_machina-levels", "0 book law").skip()
    assert [t.s.level[d] for d in range(4)] == [1, 1, 1, 1]
    t.do("1 pass", "1 bonus send_scholar").skip().do("0 act deus_ex_machina")
    assert t.view().free == 1


@pytest.mark.rule("AI-3.6.4")
def test_architecture() -> None:
    t = take("architecture", buildings={"E9": "0 workshop", "H6": "0 guild", "D4": "0 guild neutral"})
    assert t.vp() == 30
    t.do("0 level law", "0 level law")
    assert t.level("law") == 2
    assert t.view().stage in ("After", "Turn")


@pytest.mark.rule("AI-3.6.6", "AI-3.6.7", "AI-3.6.8")
@pytest.mark.parametrize(("name", "vp"), [("sewers", 4), ("colleges", 10), ("league_of_cities", 10)])
def test_points_by_the_piece(name: str, vp: int) -> None:
    t = take(
        name,
        buildings={"E9": "0 workshop", "H6": "0 workshop neutral", "D4": "0 school", "A4": "0 school"},
        cities=[{"tools": 1, "coins": 1}],
    )
    assert t.vp() == 20 + vp


@pytest.mark.rule("AI-3.6.10", "AI-5.31")
def test_steam_power() -> None:
    t = take("steam_power", tile="track_engineering").do("0 book law", "0 book law")
    assert (t.s.shipping[0], t.s.terraforming[0], t.has("s"), t.vp()) == (1, 1, 3, 20 + 2 + 3 + 3)
    t = take("steam_power", shipping=[3], terraforming=[2], tile="track_engineering")
    assert (t.s.shipping[0], t.s.terraforming[0], t.vp()) == (3, 2, 20)


NEUTRAL = [
    ("workshop", {"t": 3}),
    ("guild", {"c": 5}),
    ("school", {}),
    ("university", {"vp": 2}),
    ("palace", {"pw": 4}),
    ("monument", {}),
]


@pytest.mark.rule("AI-3.6.13", "AI-3.6.14", "AI-3.6.15", "AI-3.6.16", "AI-3.6.17", "AI-3.6.18")
@pytest.mark.rule("AI-4.6.5.5", "AI-4.6.5.6")
@pytest.mark.parametrize(("kind", "earns"), NEUTRAL)
def test_neutral_buildings(kind: str, earns: dict[str, int]) -> None:
    t = take(f"neutral_{kind}", buildings={"E9": "0 workshop"})
    if kind == "school":
        assert t.legal() == {"first neutral_school-building", "first neutral_school-competency"}
        t.do("0 first neutral_school-building")
    before = t.has("t")
    t.do("0 neutral E10")
    assert (t.building("E10"), t.has("t")) == (f"0 {kind}", before - 3)
    assert t.view().neutral == ("E10",)
    if kind == "school":
        assert t.kinds() == {"competency"}
        t.do("0 competency vp_and_coins")
        assert t.level("law") == 3
    else:
        assert more(t, table(2, {"E9": "0 workshop"})) == earns
    assert t.vp() == 20 + {"monument": 7, "school": 4}.get(kind, 0)  # a school is the goal of the round
    if kind == "palace":
        assert sum(t.bowls()) == 14
        assert t.s.palace[0] == -1


@pytest.mark.rule("AI-5.33", "AI-5.34")
def test_a_neutral_building_without_a_place_is_lost() -> None:
    t = take("neutral_monument", buildings={"E9": "0 workshop"}, purse=[{"c": 9, "t": 2, "bb": 5}])
    assert t.vp() == 27
    assert t.view().neutral == ()
    t = take("neutral_guild", buildings={"E9": "0 workshop"}, purse=[{"c": 9, "t": 3, "bb": 5}])
    assert t.view().neutral == ("E10",)  # the only hex that can be paid answers for itself


@pytest.mark.rule("AI-5.11", "AI-4.6.5.4")
@pytest.mark.parametrize(("option", "coins"), [("saves", 0), ("pays", 5)])
def test_a_neutral_palace_saves_coins(option: str, coins: int) -> None:
    t = table(
        buildings={"E9": "0 palace neutral"},
        innovations=[["neutral_palace"]],
        shelf=["sewers"],
        purse=[{"bb": 6, "c": 9}],
        options={"neutral_palace": option},
    )
    assert t.show("innovate sewers").label.args["coins"] == coins


@pytest.mark.rule("AI-4.6.5.1", "AI-4.6.5.4", "AI-3.3.5", "AI-3.3.12")
def test_the_spaces_of_innovations() -> None:
    def books(n: int, native: str) -> int:
        own = ["sewers", "colleges"][:n]
        t = table(natives=(native, "swamp"), innovations=[own], shelf=["census"], purse=[{"bb": 9, "c": 9}])
        return int(t.show("innovate census").label.args["books"])  # type: ignore[arg-type]

    assert [books(n, "desert") for n in range(3)] == [5, 6, 7]
    assert [books(n, "wasteland") for n in range(3)] == [5, 5, 7]
    full = table(innovations=[["sewers", "colleges", "steel"]], shelf=["census"], purse=RICH)
    assert "innovate" not in full.kinds()
    assert full.refusal("innovation:census") == "AI-4.6.5.1 no-innovation-space"


@pytest.mark.rule("AI-3.9.7", "AI-4.6.5.1")
def test_an_innovation_is_not_replaced() -> None:
    t = take("sewers", tile="innovation_law")
    assert t.vp() == 27
    assert "sewers" not in t.view().innovation_cells


@pytest.mark.rule("AI-4.6.5.4", "AI-4.6.7.2")
def test_the_payer_chooses_the_books() -> None:
    t = table(2, shelf=["sewers"], purse=[{"bb": 2, "bl": 3, "bm": 2, "c": 5}])
    t.do("0 innovate sewers")
    assert t.after("spend") == {"law", "medicine"}
    t.do("0 spend medicine", "0 spend medicine")
    assert t.books() == [0, 2, 0, 0]
