"""The table as plain text."""

from __future__ import annotations

from igroteka.core import Text
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import RESOURCES
from igroteka.games.keyflower.components.tiles import TILE_NAMES
from igroteka.testing.pictures import NAMES

from .scenario import table
from .tables import SAY, games


def flat(text: str) -> str:
    """The words on one line."""
    return " ".join(text.split())


def test_everything_that_counts_is_said() -> None:
    for game in games():
        v = GAME.view(game[len(game) // 2], 0)
        text = flat(GAME.sketch(v, SAY))
        assert SAY(Text("draw-bag", count=v.bag)) in text
        for r, name in enumerate(RESOURCES):
            assert SAY(Text("draw-supply", resource=name, count=v.supply[r])) in text
        for t in (*v.auction, *[t for p in v.players for t in (*p.village, *p.won)]):
            assert SAY(Text("a-tile", tile=TILE_NAMES[t.tile])) in text
        for p in v.players:
            assert f"{p.workers} worker" in text
            assert (f"> {NAMES[p.seat]}" in text) == (p.seat in v.waiting)
        for tile in v.players[0].hand:
            assert f"# {SAY(Text('a-tile', tile=TILE_NAMES[tile]))}" in text


def test_the_village_lies_as_on_the_table() -> None:
    t = table(
        villages=[{"keywood": (0, -1), "miner": (1, -1)}, {"stable": (0, -1)}],
        goods={"home_1": "2 wood 1 gold"},
        flipped=["keywood"],
    )
    lines = GAME.sketch(t.view(0), SAY).splitlines()
    first = next(i for i, line in enumerate(lines) if "[ " in line)
    shape = lines[first : first + 3]
    assert shape == ["    [ 2]", "        [ 3]", "    [ 1]"]
    text = flat("\n".join(lines))
    assert "1. Home 1: carry 1 resource 1 step and upgrade 1 tile." in text
    assert "[2 wood, 1 gold]" in text
    assert "2. Keywood: take 3 wood; worth 3 points. =" in text


def test_bids_and_users_are_said() -> None:
    t = table(
        auction=["keywood"],
        bids={"keywood": "red 2 3"},
        users={"keywood": "red 1"},
        workers=["3 red 1 blue"],
        cargo={"boat_keyflower": "2 blue 1 saw"},
        skills=["2 saw"],
    )
    text = flat(GAME.sketch(t.view(0), SAY))
    assert f"{NAMES[0]}: 2 red workers | " in text
    assert f"{NAMES[1]}: 3 red workers*" in text
    assert "On it: 1 red worker; the next use takes at least 2 workers." in text
    assert "~ Keyflower. | 2 blue workers | 1 saw" in text
    assert "Behind your screen: 1 blue worker, 3 red workers, 2 saws" in text
    other = flat(GAME.sketch(t.view(1), SAY))
    assert "3 red workers, 2 saws" not in other


def test_the_end_is_said_with_all_points() -> None:
    v = GAME.view(games()[0][-1], None)
    text = flat(GAME.sketch(v, SAY))
    assert SAY(Text("draw-over")) in text
    for p in v.players:
        assert SAY(Text("draw-score", seat=p.seat, points=p.points)) in text
        for item, points in p.items.items():
            assert f"{SAY(Text(f'item-{item}'))} {points}" in text
