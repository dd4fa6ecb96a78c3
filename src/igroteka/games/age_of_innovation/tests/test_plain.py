"""The engine against a second, slow reading of the rules, on positions of real games."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import apply, moves, register
from igroteka.core.moves import Move
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import HEXES
from igroteka.games.age_of_innovation.fields import ITEMS
from igroteka.games.age_of_innovation.rules.building import amounts
from igroteka.games.age_of_innovation.rules.land import group
from igroteka.games.age_of_innovation.rules.rounds import income
from igroteka.games.age_of_innovation.rules.turn import Turn
from igroteka.games.age_of_innovation.state import AVAILABLE, COINS, POWER, TOOLS, VP, AgeOfInnovationState

from .plain import Plain, prizes

register(GAME)

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.log"))
#: One of so many turns is looked at.
EVERY = 6
#: Tiles with an X are not offered again; the second reading does not know them by number.
VALUE = {"workshop": 1, "guild": 2, "school": 2, "university": 3, "palace": 3, "tower": 2, "monument": 4}


def turns(path: Path, every: int, first: int) -> list[AgeOfInnovationState]:
    """Some positions of a recorded game in which a seat has its turn."""
    m = Match.parse(path.read_text("utf-8"))
    s = GAME.new(m.count, m.options)
    positions: list[AgeOfInnovationState] = []
    seen = first
    for e in m.entries:
        if isinstance(s.agenda[-1], Turn):
            seen += 1
            if seen % every == 0:
                positions.append(s.clone())
        apply(s, e.seat, e.move)
    return positions


def crossed(s: AgeOfInnovationState, me: int) -> set[str]:
    """Special actions with an X."""
    return {f"act {word}" for word in GAME.view(s, None).players[me].used}


@pytest.mark.rule(
    "AI-4.4.1",
    "AI-3.3.2",
    "AI-3.3.11",
    "AI-3.2.3",
    "AI-4.5.7",
    "AI-4.1.3",
    "AI-4.6.1.2",
    "AI-4.6.2.1",
    "AI-4.6.5.2",
    "AI-4.8.1",
)
@pytest.mark.parametrize("path", FIXTURES, ids=[p.stem for p in FIXTURES])
def test_legal_moves_of_turns(path: Path) -> None:
    for s in turns(path, EVERY, len(path.stem)):
        check(s)


def check(s: AgeOfInnovationState) -> None:
    top = s.agenda[-1]
    assert isinstance(top, Turn)
    me = top.me
    p = Plain(s.to_data(), GAME.view(s, None).side, me)
    legal: list[Move] = moves(s, me)
    offered = {str(m) for m in legal if m.kind != "river_city"}
    assert offered == p.legal() - crossed(s, me)
    assert len(offered) + len([m for m in legal if m.kind == "river_city"]) == len(legal)
    pays = income(s, me)
    assert [pays[unit] for unit in (COINS, TOOLS, AVAILABLE, POWER, VP)] == p.income()
    for h in p.mine:
        linked = {h}
        while True:
            wider = {n for one in linked for n in p.next(one) if p.owner.get(n) == me} | linked
            if wider == linked:
                break
            linked = wider
        assert {HEXES[i] for i in group(s, me, HEXES.index(h))} == linked
    for h in sorted(p.near())[:6]:
        offers = [0] * s.parties
        for n in p.next(h):
            if p.owner.get(n, me) != me:
                offers[p.owner[n]] += VALUE[p.d["building"][n]] + (n in p.d["annexed"])
        assert amounts(s, me, HEXES.index(h)) == offers


@pytest.mark.rule("AI-4.11.5", "AI-4.11.6", "AI-4.11.7", "AI-4.11.8", "AI-4.11.12", "AI-4.12.19")
@pytest.mark.parametrize("path", FIXTURES, ids=[p.stem for p in FIXTURES])
def test_the_final_scoring_of_recorded_games(path: Path) -> None:
    m = Match.parse(path.read_text("utf-8"))
    s = m.state
    assert isinstance(s, AgeOfInnovationState)
    data, side = s.to_data(), GAME.view(s, None).side
    parties = [Plain(data, side, i) for i in range(s.parties)]
    ships = list(data["shipping"])
    if s.solo:
        ships[1] = 2 if m.options["level"] != "5" else 3
    areas = [p.area(ship) for p, ship in zip(parties, ships, strict=True)]
    won = prizes([*areas, *([data["territory"]] if m.count == 2 else [])], (18, 12, 6))
    science = [0] * (s.parties + 1)
    for d in range(4):
        levels = [row[d] for row in data["level"]] + ([data["unowned"][d]] if m.count == 2 else [])
        for i, vp in enumerate(prizes(levels, (8, 4, 2))):
            science[i] += vp
    for i, p in enumerate(parties):
        items = dict(zip(ITEMS, data["points"][i], strict=True))
        assert items["area"] == won[i]
        assert items["science"] == science[i]
        assert items["resources"] == (p.resources() if i < m.count else 0)
        assert sum(items.values()) == data["purse"][i][9]
