"""The sketch: the whole position in a hundred columns."""

from __future__ import annotations

from igroteka.core import Text
from igroteka.games.sweet_lands import GAME

from .scenario import table
from .tables import SAY, some_views


def test_the_domain_lies_as_on_the_table() -> None:
    t = table(
        2,
        {
            "tokens": {"r2c3": "flipped", "r2c5": "up"},
            "pieces": {"r2c3": "tent", "r3c3": "house"},
            "rabbits": ["r3c3"],
            "food": 4,
        },
    )
    lines = GAME.sketch(t.view(0), SAY).splitlines()
    row = next(line for line in lines if line.startswith("3 "))
    assert row.split() == ["3", "f", "w$", "f", "M*T", "@", "F", "#", "s"]
    row = next(line for line in lines if line.startswith("4 "))
    assert row.split() == ["4", "s", "f", "w", "@Hr", "@", "m", "f", "w"]
    row = next(line for line in lines if line.startswith("1 "))
    assert row.split()[2] == "s~"


def test_everything_that_counts_is_said() -> None:
    for v in some_views():
        text = " ".join(GAME.sketch(v, SAY).split())
        assert SAY(Text("draw-round", round=v.round)) in text
        for p in v.players:
            assert SAY(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count)) in text
            for unit, n in p.have.items():
                assert f"{SAY(Text(f'kind-{unit}'))} {n}" in text
            for name in (*p.played, *p.columns[0], *p.columns[1], *p.columns[2]):
                assert SAY(Text(f"card-{name}")) in text
            for edge in p.roads:
                assert SAY(Text(f"edge-{edge}")) in text
            assert f"> {p.seat + 1} " in text or p.seat not in v.waiting
        if v.seat is not None:
            for name in v.players[v.seat].hand:
                assert SAY(Text(f"card-{name}")) in text
        for name in v.areas:
            assert SAY(Text(f"area-{name}")) + ": " in text
        assert f"Deck: {SAY(Text('n-cards', cards=v.deck))}" in text


def test_hands_of_others_are_not_said() -> None:
    t = table(2, {"hand": ["cake_01", "cake_02"]}, {"hand": ["pie_01", "pie_02"]})
    mine, other = SAY(Text("card-cake_01")), SAY(Text("card-pie_01"))
    assert mine in GAME.sketch(t.view(0), SAY)
    assert other not in GAME.sketch(t.view(0), SAY)
    assert mine not in GAME.sketch(t.view(None), SAY)


def test_the_deck_is_called_our_own_design() -> None:
    assert "our own design" in GAME.sketch(table(2).view(0), SAY)
