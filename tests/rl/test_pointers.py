"""What is told of the things that actions name is judged by shared weights."""

from __future__ import annotations

import pytest

from igroteka import rl

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
forms = pytest.importorskip("igroteka.rl.forms")
pointers = pytest.importorskip("igroteka.rl.pointers")
tables = pytest.importorskip("igroteka.rl.table")

NAME = "garden_nation_v1"


def test_an_action_is_judged_by_what_is_told_of_the_things_that_it_names() -> None:
    table = tables.LearningTable(NAME, 2, None, "win")
    game = table.game
    made = pointers.Pointers(game)
    rows = forms.whole_numbers(game.layout, [table.observe(0)])
    told = made.describe(rows)
    group = next(i for i, one in enumerate(made.groups) if one.count == 49)
    zones = next(iter(game.layout.things.values()))
    costs = rl.blocks(NAME, rows, "compact")["costs"][0]
    start = sum([one.size for one in made.groups[:group]])
    every, kinds = np.arange(len(game.moves.all)), set()
    for i, one in enumerate(made.groups[group].namings):
        weights, likes = np.zeros((1, made.size), np.float32), np.zeros((1, len(game.moves.all)), np.float32)
        weights[0, start + i] = 10  # the first feature of a zone is its cost, of 5 at most
        made.add(told, weights, likes)
        for move in game.moves.all:
            wanted = 2 * costs[zones.index(move.args[0])] if move.id in every[one.actions] else 0
            assert likes[0, move.id] == pytest.approx(wanted)
        kinds |= {game.moves.all[i].kind for i in every[one.actions]}
    assert kinds == {"build", "demolish", "invade", "lift", "cover"}


@pytest.mark.parametrize("name", rl.names())
def test_everything_told_of_a_thing_stands_in_the_row_of_the_thing(name: str) -> None:
    game = rl.environment(name)
    low, high = forms.make_form(game.layout, "compact").low, forms.make_form(game.layout, "compact").high
    luck = np.random.default_rng(1)
    rows = luck.integers(low, high, (2, game.layout.size), np.int16, endpoint=True)
    flat = forms.make_form(game.layout, "flat")
    out = np.empty((2, flat.size), np.float32)
    flat.write_rows(rows, out)
    parts = flat.split(out)
    made = pointers.Pointers(game)
    asked = list(game.layout.things)
    assert len(made.groups) == len(asked)
    for each, things in zip(asked, made.describe(rows), strict=True):
        blocks = [one for one in game.layout.blocks if one.each == each]
        for i, thing in enumerate(game.layout.things[each]):
            wanted: list[float] = []
            for one in blocks:
                part = parts[one.name][1]
                width = one.high if one.kind == "choice" else 1
                if i >= one.count:
                    wanted += [0.0] * width
                else:
                    wanted += part[i, 1:].tolist() if one.kind == "choice" else [float(part[i])]
            assert things[1, i].tolist() == pytest.approx(wanted), (each, thing)
