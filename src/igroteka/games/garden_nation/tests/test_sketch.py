"""The sketch: the whole position in a hundred columns."""

from __future__ import annotations

from igroteka.core import Text
from igroteka.games.garden_nation import GAME

from .scenario import table
from .tables import SAY, games


def test_the_garden_lies_as_on_the_table() -> None:
    t = table(2, {"4nw": "0 2 roof", "4e": "1 3", "7c": "0 12"}, brambles={"4e": "red"}, crane=4)
    lines = GAME.sketch(t.view(0), SAY).splitlines()
    head = next(i for i, line in enumerate(lines) if "@ [4] @" in line)
    assert lines[head].split() == ["[3]", "@", "[4]", "@", "[5]"]
    rows = [lines[head + i].split() for i in (1, 2, 3)]
    assert rows[0] == ["G3", "R4", "Y4", "1:2^", "R5", "R3", "Y5"]
    assert rows[1] == ["Y3", "R3", "Y4", "Y3", "G3", "r5", "2:3", "G3", "G4", "R2"]
    assert rows[2] == ["G1", "?5", "R4", "G1", "?5", "Y3"]
    assert "Y5 1:12" in "\n".join(lines)


def test_everything_that_counts_is_said() -> None:
    for game in games():
        v = GAME.view(game[len(game) // 2], 0)
        text = " ".join(GAME.sketch(v, SAY).split())
        for p in v.players:
            assert SAY(Text("n-points", points=p.points)) in text
            assert f"ploy tokens left: {p.ploys_left}" in text
            assert f"> {p.seat + 1} " in text or p.seat not in v.waiting
        for name in (*v.players[0].kept, *v.players[0].claimed):
            key = "a-secret" if name in v.players[0].kept else "a-project"
            assert SAY(Text(key, secret=name, project=name)) in text
        assert f"Roofs left: {v.roofs}" in text
        assert SAY(Text("draw-round", round=v.round)) in text


def test_a_project_tells_where_the_viewer_completes_it() -> None:
    t = table(2, {"1nw": "0 1"}, crane=1, open=("house",))
    assert "Your next floor completes it in: territory 1, upper left" in " ".join(
        GAME.sketch(t.view(0), SAY).split()
    )
    assert "completes" not in GAME.sketch(t.view(1), SAY)
    assert "completes" not in GAME.sketch(t.view(None), SAY)


def test_the_crane_and_the_end_are_said() -> None:
    assert "Torticrane next to the board" in GAME.sketch(GAME.view(games()[0][0], 0), SAY)
    assert "The game is over" in GAME.sketch(GAME.view(games()[0][-1], 0), SAY)
    assert "Last round" in GAME.sketch(table(2, last=True).view(0), SAY)
