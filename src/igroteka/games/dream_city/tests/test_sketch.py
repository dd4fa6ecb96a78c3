"""The sketch: the whole position in a hundred columns."""

from __future__ import annotations

import re

import pytest

from igroteka.core import Text
from igroteka.games.dream_city.components.boards import CELLS
from igroteka.games.dream_city.components.tiles import TILE_NAMES
from igroteka.games.dream_city.ui.draw import sketch
from igroteka.games.dream_city.view import DreamCityView, PlayerView
from igroteka.testing.pictures import NAMES
from igroteka.texts import speaker

from .tables import some_views


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_sketch_is_complete(lang: str) -> None:
    say = speaker("dream_city", lang, NAMES)
    for v in some_views():
        drawn = sketch(v, say)
        table, _, legend = drawn.strip().rpartition("\n\n")
        rows = [line.split() for line in table.splitlines() if re.match(r"r\d ", line)]
        cells = [cell for row in rows for cell in row[1:]]
        codes = {say(Text(f"code-{t}")) for t in TILE_NAMES}
        assert len(codes) == len(TILE_NAMES)
        built = [cell.rstrip("*") for cell in cells if cell.rstrip("*") != "."]
        assert len(cells) == 25 * v.seats
        assert set(built) <= codes
        assert len(built) == sum(1 for p in v.players for t in p.city if t)
        assert sum(cell.endswith("*") for cell in cells) == (0 if v.mode == "training" else 5 * v.seats)
        assert all(code in legend for code in codes)
        assert all(str(p.points) in table for p in v.players)
        assert drawn.count("?") == sum(p.hidden_count for p in v.players if p.seat != v.seat)


def test_the_sketch_of_a_known_position() -> None:
    empty = [""] * len(CELLS)
    ann = empty.copy()
    ann[CELLS.index("r2c2")] = "shop_park_home"
    ann[CELLS.index("r5c5")] = "metro"
    bob = empty.copy()
    bob[CELLS.index("r1c1")] = "park"
    v = DreamCityView(
        seat=0,
        seats=2,
        waiting=(0,),
        over=False,
        mode="full",
        first=1,
        last_round=False,
        finished_to_end=3,
        players=(
            PlayerView(0, "A", tuple(ann), ("home",), ("office",), 1, True, 4, {"shop": 2}, False),
            PlayerView(1, "B", tuple(bob), ("park",), (), 1, False, 1, {"park": 1}, False),
        ),
        opponent=None,
        market=("home", "metro", "shop_office_metro", "", "park"),
        stacks=(5, 7, 3, 0, 6),
        area=(0, 1, 0, 2, 0),
        blocked=(0, 1, 0, 0, 0),
        removed={},
        unseen={},
        box=1,
        stage="Build",
        slot="",
        cell="",
        spring=False,
        used=(),
        extra=True,
        double=False,
        said=(),
    )
    assert sketch(v, bare) == KNOWN


def bare(text: Text) -> str:
    """A text in no language, so that no translator changes what is expected here."""
    if text.key == "player":
        return ("Ann", "Bob")[int(str(text.args["seat"]))]
    part, _, name = text.key.partition("-")
    if part == "code":
        return "".join([word[0].upper() for word in name.split("_")]) if "_" in name else name[:2].upper()
    return " ".join([name, *[str(value) for value in text.args.values()]])


KNOWN = """\
mode full | turn Ann | finished 1 3 | extra

Bob | side B | points 1 | first | holds park, ?
        c1 seed    c2 bulb    c3 sprout  c4 leaf    c5 star
r1      PA         .          .          .*         .
r2      .*         .          .          .          .
r3      .          .          .*         .          .
r4      .          .          .          .          .*
r5      .          .*         .          .          .

area: office 0, metro 1x, park 0, home 2, shop 0

        c1 seed    c2 bulb    c3 sprout  c4 leaf    c5 star
stacks  5          7          3          0          6
open    HO         ME         SOM        -          PA
> Ann | side A | points 4 | has-flower | holds home, office
r1      .          .          .          .          .
r2      .          SPH*       .          .          .
r3      .*         .          .*         .          .*
r4      .          .          .          .*         .
r5      .          .          .          .          ME

OF office, ME metro, PA park, HO home, SPH shop_park_home, SPO shop_park_office,
  SPM shop_park_metro, SHO shop_home_office, SOM shop_office_metro, SHM shop_home_metro, * spring
"""
