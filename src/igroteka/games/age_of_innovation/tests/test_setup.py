"""The set-up: tiles, both ways of choosing, start resources and start buildings."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, Rng, apply, chance, moves, waiting
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.names import (
    FINAL_BUILDING,
    ROUND_BUILDING,
    ROUND_DISCIPLINE,
    SPADE_TILE,
)
from igroteka.games.age_of_innovation.fields import NONE
from igroteka.games.age_of_innovation.state import AgeOfInnovationState

from .scenario import Table
from .start import begun, until


def drawn(seats: int, seed: int, **options: str) -> AgeOfInnovationState:
    """A new game after its first draws."""
    s = GAME.new(seats, options)
    chance(s, Rng(seed))
    return s


@pytest.mark.rule("AI-4.2.1")
def test_the_side_of_the_board() -> None:
    sides = [GAME.view(GAME.new(n), None).side for n in range(1, 6)]
    assert sides == ["1-3", "1-3", "3-5", "3-5", "3-5"]
    assert GAME.view(GAME.new(3, {"side": "1-3"}), None).side == "1-3"


@pytest.mark.rule("AI-4.2.2", "AI-4.2.3", "AI-4.2.4", "AI-4.2.5", "AI-5.28")
def test_round_tiles_within_their_limits() -> None:
    last = set()
    for seed in range(120):
        s = drawn(2, seed)
        assert len(set(s.rounds)) == 6
        assert SPADE_TILE not in s.rounds[4:]
        early = [ROUND_DISCIPLINE[t] for t in s.rounds[:5]]
        assert max(early.count(d) for d in range(4)) <= 2
        assert FINAL_BUILDING[s.final] != ROUND_BUILDING[s.rounds[5]]
        last.add((ROUND_BUILDING[s.rounds[5]], s.final))
    assert {final for goal, final in last if goal == 0} == {
        1,
        3,
    }  # a workshop goal blocks both workshop tiles
    assert {final for goal, final in last if goal == NONE} == {0, 1, 2, 3}


@pytest.mark.rule("AI-4.2.4")
def test_a_third_tile_of_a_discipline_only_with_round_6() -> None:
    s = GAME.new(2)
    wish = ["workshop_law", "guild_law"]
    for name in wish:
        apply(s, CHANCE, GAME.moves.parse(f"draw_round {name}"))
    assert "draw_round innovation_law" in {str(m) for m in moves(s, CHANCE)}
    s = GAME.new(2)
    for name in ("big_medicine", "workshop_law", "guild_law"):
        apply(s, CHANCE, GAME.moves.parse(f"draw_round {name}"))
    assert "draw_round innovation_law" not in {str(m) for m in moves(s, CHANCE)}


@pytest.mark.rule("AI-4.2.6", "AI-4.2.7", "AI-4.2.8", "AI-4.2.9", "AI-4.2.10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_lies_on_the_table(seats: int) -> None:
    v = GAME.view(drawn(seats, seats), None)
    assert len(set(v.book_actions)) == 3
    assert len(set(v.competency_cells)) == 12
    assert set(v.stock) == {4}
    assert len(set(v.innovation_cells)) == {2: 6, 3: 8, 4: 10, 5: 12}[seats]
    assert len(v.palaces) == seats + 2
    assert "palace-17" in v.palaces
    assert len(v.sets) == 7
    assert len({bonus for _, _, bonus in v.sets} | set(v.display)) == 10
    assert sorted(v.coins_on.values()) == [1, 1, 1]


@pytest.mark.rule("AI-4.2.11", "AI-4.2.22")
def test_sets_are_chosen_in_reverse_order() -> None:
    s = drawn(4, 1, first="2")
    chosen = []
    while type(s.agenda[-1]).__name__ == "ChooseSet":
        seat = waiting(s)[0]
        chosen.append(seat)
        apply(s, seat, moves(s, seat)[0])
    assert chosen == [1, 0, 3, 2]
    assert s.order == [2, 3, 0, 1]
    assert not GAME.view(s, None).sets


@pytest.mark.rule("AI-4.2.12", "AI-4.2.13", "AI-4.2.14", "AI-5.44")
def test_the_draft() -> None:
    s = drawn(3, 5, factions="draft", first="1")
    v = GAME.view(s, None)
    assert (len(v.sets), len(v.factions), len(v.palaces), len(v.display)) == (6, 4, 4, 6)
    assert "palace-17" not in v.palaces
    order = []
    while type(s.agenda[-1]).__name__ in ("Draft", "DraftBonus"):
        seat = waiting(s)[0]
        order.append(seat)
        legal = moves(s, seat)
        kinds = {m.kind for m in legal}
        done = sum(x[seat] != NONE for x in (s.native, s.faction, s.drafted))
        assert len(kinds) == (3 - done if done < 3 else 1)
        apply(s, seat, legal[-1])
    assert order == [1, 2, 0] * 3 + [0, 2, 1]
    v = GAME.view(s, None)
    assert (v.palaces, len(v.display), set(v.coins_on.values())) == ((), 3, {1})
    assert all(p.drafted and not p.palace for p in v.players)


@pytest.mark.rule("AI-4.2.15", "AI-3.3.1", "AI-4.1.11", "AI-3.3.8", "AI-3.3.9", "AI-3.3.12", "AI-3.4.3")
def test_start_resources() -> None:
    t = begun(5, {0: ("wasteland", "goblins"), 1: ("lake", "psychics"), 2: ("swamp", "illusionists")})
    assert [t.has("c", i) for i in range(3)] == [15, 15, 15]
    assert [t.has("t", i) for i in range(3)] == [5, 4, 3]
    assert [t.has("s", i) for i in range(3)] == [0, 0, 1]
    assert [t.s.shipping[i] for i in range(3)] == [0, 1, 0]
    assert sum(t.books(0)) == 1
    assert [t.vp(i) for i in range(5)] == [20] * 5


@pytest.mark.rule("AI-4.2.15", "AI-3.4.10", "AI-3.4.12", "AI-5.29", "AI-3.3.10")
def test_start_levels_and_their_choices() -> None:
    t = begun(3, {0: ("forest", "navigators"), 1: ("plains", "lizards")}, stop="ChooseLevels")
    assert t.turn == [1]
    assert [t.level(d) for d in ("banking", "law", "engineering", "medicine")] == [1, 4, 1, 1]
    assert t.bowls(0) == (3, 9, 0)  # level 3 brings a power
    t.do("1 level law", "1 level law")
    assert t.level("law", 1) == 2


@pytest.mark.rule("AI-4.2.16", "AI-4.2.19")
def test_start_buildings_bring_nothing() -> None:
    t = begun(2, {0: ("desert", "moles"), 1: ("swamp", "psychics")})
    t.do("0 place E9")
    assert t.hexes("place") <= {"B2", "B4", "B7", "D11", "E6", "G4", "H9", "I7"}
    t.do("1 place D11", "1 place B7", "0 place H6")
    assert [t.vp(i) for i in (0, 1)] == [20, 20]
    assert t.view().stage == "Work"


@pytest.mark.rule("AI-4.2.17", "AI-4.2.18", "AI-3.4.4", "AI-3.4.9")
def test_omar_and_monks_come_last() -> None:
    t = begun(3, {0: ("plains", "omar"), 1: ("swamp", "monks"), 2: ("lake", "psychics")}, first=1)
    placed = []
    while t.kinds() & {"place", "tower"}:
        seat = t.turn[0]
        legal = sorted(t.legal())
        placed.append((seat, {m.split()[0] for m in legal}))
        t.do(f"{seat} {legal[0]}")
    assert placed == [
        *[(2, {"place"}), (0, {"place", "tower"}), (0, {"place", "tower"}), (2, {"place"})],
        *[(0, {"tower"}), (1, {"place"})],
    ]
    assert t.s.count(1, 3) == 1
    assert len(t.s.homes[1]) == 1


@pytest.mark.rule("AI-4.2.17")
def test_omars_tower_may_come_first() -> None:
    t = begun(2, {0: ("plains", "omar"), 1: ("swamp", "psychics")})
    hex = sorted(t.hexes("tower"))[0]
    t.do(f"0 tower {hex}")
    assert t.building(hex) == "0 tower"
    until(t.s, "PlaceStart", {})
    t.do(*[f"1 {m}" for m in sorted(t.legal())[:1]])
    t.do(*[f"1 {m}" for m in sorted(t.legal())[:1]])
    assert t.kinds() == {"place"}


@pytest.mark.rule("AI-5.41", "AI-3.4.2", "AI-3.3.6", "AI-5.5")
def test_one_pass_after_the_start_buildings() -> None:
    t = begun(2, {0: ("desert", "inventors"), 1: ("swamp", "monks")}, stop="Pending")
    assert t.turn == [0]
    assert t.legal() == {"first start-spade", "first competency"}
    t.do("0 first start-spade")
    assert t.kinds() <= {"dig", "done"}
    assert {n for m in t.legal() if m.startswith("dig") for n in m.split()[2]} == {"1"}  # nothing is bought
    t.do(f"0 {sorted(t.legal())[0]}")
    assert t.kinds() == {"competency"}
    t.do("0 competency vp_and_coins")
    assert t.turn == [1]
    assert t.kinds() == {"competency"}


@pytest.mark.rule("AI-4.2.21")
def test_a_competency_taken_before_round_1_pays_in_round_1() -> None:
    t = begun(2, {0: ("plains", "inventors"), 1: ("swamp", "monks")}, stop="ChooseCompetency")
    t.do("0 competency vp_and_coins", "1 competency vp_and_coins").skip()
    assert t.s.round == 1
    assert [t.vp(seat) for seat in (0, 1)] == [23, 23]


@pytest.mark.rule("AI-4.2.20")
def test_spades_of_a_competency_before_round_1() -> None:
    t = begun(2, {0: ("plains", "inventors"), 1: ("swamp", "psychics")}, stop="ChooseCompetency")
    t.do("0 competency two_spades")
    assert t.kinds() <= {"dig", "done"}
    dug = next(m for m in sorted(t.legal()) if m.startswith("dig"))
    t.do(f"0 {dug}")
    assert "build" not in t.kinds()
    assert t.vp() == 20


@pytest.mark.rule("AI-4.2.19", "AI-4.9.1")
def test_a_tower_before_round_1_offers_power() -> None:
    t = begun(2, {0: ("plains", "inventors"), 1: ("swamp", "psychics")}, stop="PlaceStart")
    t.do("0 place D10", "1 place D11", "1 place B2", "0 place A5")
    t.do("0 competency tower", "0 neutral C11")
    assert t.turn == [1]
    assert t.kinds() == {"accept", "decline"}


@pytest.mark.rule("AI-4.11.10")
def test_the_territory_tile_comes_out_in_round_6() -> None:
    s = drawn(2, 3)
    rng = Rng(8)
    while s.round < 6:
        assert s.territory == 0
        seat = waiting(s)[0]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
    chance(s, rng)
    assert s.territory in (12, 13, 14, 15)


def test_the_order_of_seats_from_the_first_player() -> None:
    s = drawn(4, 1, first="3")
    assert s.order == [3, 0, 1, 2]
    assert isinstance(Table(s), Table)
