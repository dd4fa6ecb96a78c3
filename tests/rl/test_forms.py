"""Observations in both forms, split into blocks, and within the bounds that their spaces tell."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import rl
from igroteka.core import BadOption
from igroteka.core.observing import Layout, amounts, choices, flags, for_seats

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
forms = pytest.importorskip("igroteka.rl.forms")

NAMES = rl.names()
SMALL = Layout(
    1,
    amounts("coins", "coins", 2, 10),
    choices("terrain", "what lies there", 2, 3, each="cells"),
    amounts("lead", "points ahead", 1, 20, low=-40),
    *for_seats(2, flags("passed", "has passed")),
)


def test_blocks_follow_each_other() -> None:
    assert SMALL.starts == (0, 2, 4, 5, 6)
    assert SMALL.size == 7
    assert [(one.name, one.seat) for one in SMALL.blocks[3:]] == [("passed_0", 0), ("passed_1", 1)]


def test_the_compact_form_is_what_the_game_tells() -> None:
    form = forms.make_form(SMALL, "compact")
    out = np.empty(form.size, form.kind)
    form.write([5, 10, 0, 3, -20, 1, 0], out)
    assert out.dtype == np.int16
    assert out.tolist() == [5, 10, 0, 3, -20, 1, 0]
    assert form.low.tolist() == [0, 0, 0, 0, -40, 0, 0]
    assert form.high.tolist() == [10, 10, 3, 3, 20, 1, 1]
    assert form.split(out)["terrain"].tolist() == [0, 3]


def test_the_flat_form_is_bounded_and_gives_every_choice_a_place() -> None:
    form = forms.make_form(SMALL, "flat")
    out = np.full(form.size, 9, form.kind)  # whatever was there before is gone
    form.write([5, 10, 0, 3, -20, 1, 0], out)
    wanted = [0.5, 1, 1, 0, 0, 0, 0, 0, 0, 1, -0.5, 1, 0]
    assert out.tolist() == wanted
    parts = form.split(out)
    assert parts["terrain"].tolist() == [[1, 0, 0, 0], [0, 0, 0, 1]]
    assert parts["lead"].tolist() == [-0.5]
    assert form.low.tolist() == [0] * 10 + [-1, 0, 0]
    assert form.high.tolist() == [1] * 13


def test_many_rows_are_written_like_one() -> None:
    form = forms.make_form(SMALL, "flat")
    rows = np.array([[5, 10, 0, 3, -20, 1, 0], [0, 1, 2, 0, 20, 0, 1]], np.int16)
    out = np.empty((2, form.size), form.kind)
    form.write_rows(rows, out)
    for row, written in zip(rows, out, strict=True):
        one = np.empty(form.size, form.kind)
        form.write(row.tolist(), one)
        assert np.array_equal(one, written)
    assert form.split(out)["terrain"].shape == (2, 2, 4)


ROWS = [[5, 10, 0, 3, -20, 1, 0], [0, 1, 2, 0, 20, 0, 1], [5, 0, 2, 3, 20, 1, 0]]


def test_numbers_become_rows_whatever_a_byte_holds() -> None:
    layout = Layout(1, amounts("points", "points", 2, 500, low=-100), amounts("coins", "coins", 1, 255))
    rows = [[500, -100, 255], [256, 0, 0], [-1, 255, 1]]
    assert layout.wide == [0, 1]
    assert forms.whole_numbers(layout, [row.copy() for row in rows]).tolist() == rows


@pytest.mark.parametrize("kind", ["flat", "compact"])
def test_what_is_rewritten_is_as_if_it_were_new(kind: str) -> None:
    form = forms.make_form(SMALL, kind)
    whole = np.array(ROWS, np.int16)
    fresh, out = (np.empty((3, form.size), form.kind) for _ in range(2))
    form.write_rows(whole, fresh)
    for before in (whole[[1, 2, 0]], whole):
        form.write_rows(before, out)
        form.rewrite_rows(before, whole, out)
        assert np.array_equal(out, fresh)


def test_squeezed_rows_are_those_without_what_is_0_everywhere() -> None:
    form = forms.make_form(SMALL, "flat")
    whole = np.array(ROWS, np.int16)
    full = np.empty((3, form.size), form.kind)
    form.write_rows(whole, full)
    left, rows = form.squeeze(whole)
    assert left.tolist() == np.flatnonzero(full.any(0)).tolist() != list(range(form.size))
    assert np.array_equal(rows, full[:, left])


def test_a_form_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="allowed: flat, compact"):
        rl.aec(NAMES[0], form="round")
    with pytest.raises(BadOption, match="allowed: one that ends with"):
        rl.blocks(NAMES[0], np.zeros(3))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["flat", "compact"])
def test_observations_lie_in_their_space_and_split_into_the_layout(name: str, form: str) -> None:
    env = rl.aec(name, form=form)
    env.reset(seed=2)
    luck, space = np.random.default_rng(2), env.observation_space("player_0")
    for _ in range(40):
        seen: Any = env.observe(env.agent_selection)
        assert space.contains(seen)
        parts = rl.blocks(name, seen["observation"], form)
        assert list(parts) == [one.name for one in rl.layout(name).blocks]
        assert sum([part.size for part in parts.values()]) == seen["observation"].size
        if not seen["action_mask"].any():  # the game is over
            break
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_says_what_every_block_is(name: str) -> None:
    layout = rl.layout(name)
    assert len({one.name for one in layout.blocks}) == len(layout.blocks)
    most = rl.environment(name).seats.stop - 1
    for one in layout.blocks:
        assert one.meaning, one.name
        assert one.count > 0, one.name
        assert one.low <= 0 <= one.high != one.low, one.name
        assert -1 <= one.seat < most, one.name
    words = {word for move in rl.environment(name).moves.all for word in move.args}
    for each, names in layout.things.items():
        assert len(set(names)) == len(names)
        assert set(names) & words, each
        counts = [one.count for one in layout.blocks if one.each == each]
        assert max(counts) == len(names), each
