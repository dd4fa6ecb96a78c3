"""Gymnasium's own ways to make our games: by id, alone and many at once; and pictures of pixels."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import rl
from igroteka.core import IllegalMove

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("PIL")


def test_all_games_have_ids() -> None:
    rl.register()
    rl.register()  # again, and nothing is there twice
    ids = sorted([one for one in gymnasium.registry if one.startswith("igroteka/")])
    assert ids == sorted([f"igroteka/{'-v'.join(name.rsplit('_v', 1))}" for name in rl.names()])
    env = gymnasium.make("igroteka/dream_city-v2", seats=3, bot="random", form="compact")
    seen, _ = env.reset(seed=1)
    assert seen["observation"].dtype == np.int16


def test_many_tables_by_id() -> None:
    rl.register()
    many = gymnasium.make_vec(
        "igroteka/dream_city-v2",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        bot="random",
        processes=1,
        rewards="score",
    )
    seen, _ = many.reset(seed=4)
    assert many.observation_space.contains(seen)
    ended = 0
    luck = np.random.default_rng(1)
    while not ended:
        mask = seen["action_mask"]
        chosen = np.array([luck.choice(np.flatnonzero(row)) for row in mask])
        seen, rewards, over, cut, info = many.step(chosen)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert (rewards[over] == info["points"][over]).all()
        ended += int(over.sum())
    with pytest.raises(IllegalMove):
        many.step(np.array([int((row == 0).argmax()) for row in seen["action_mask"]]))
    again, _ = many.reset(seed=4)
    other, _ = many.reset()
    first, _ = many.reset(seed=4)
    assert np.array_equal(again["observation"], first["observation"])
    assert not np.array_equal(other["observation"], first["observation"])
    many.close()


def test_a_table_as_pixels() -> None:
    env = rl.single("dream_city_v2", bot="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (1200, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
