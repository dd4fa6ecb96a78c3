"""The table as plain text."""

from __future__ import annotations

from igroteka.core import Text
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import HEXES
from igroteka.games.age_of_innovation.components.names import TERRAINS
from igroteka.games.age_of_innovation.ui.draw import sketch
from igroteka.testing.pictures import NAMES

from .tables import SAY, games, some_views


def test_terrains_and_buildings_have_different_letters() -> None:
    assert len({t[0] for t in TERRAINS}) == len(TERRAINS)


def test_every_land_hex_is_told_with_its_terrain_and_what_stands_there() -> None:
    for v in some_views():
        lines = sketch(v, SAY).splitlines()
        start = next(i for i, line in enumerate(lines) if line.startswith("A "))
        rows = {line[0]: line[3:].split() for line in lines[start : start + 9]}
        for letter, cells in rows.items():
            wanted = [v.terrain[i] for i, name in enumerate(HEXES) if name[0] == letter and v.terrain[i]]
            assert [cell[0] for cell in cells] == [t[0].upper() if t != "river" else "~" for t in wanted]
        built = [cell for cells in rows.values() for cell in cells if ":" in cell]
        assert len(built) == len([b for b in v.building if b])


def test_players_tell_everything_they_have() -> None:
    s = games()[1][-1]
    v = GAME.view(s, 0)
    words = " ".join(sketch(v, SAY).split())
    for p in v.players:
        assert f"{NAMES[p.seat]}: {p.vp} VP" in words
        assert f"power I {p.bowls[0]}, II {p.bowls[1]}, III {p.bowls[2]}" in words
        for name in p.competencies:
            assert SAY(Text("a-competency", competency=name)) in words


def test_an_arrow_shows_whose_turn_it_is() -> None:
    for game in games():
        v = GAME.view(game[len(game) // 2], 0)
        arrows = [line for line in sketch(v, SAY).splitlines() if line.startswith("> ")]
        assert [line[2] for line in arrows] == [str(seat + 1) for seat in v.waiting]
