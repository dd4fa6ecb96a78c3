"""Games of bots as data: every decision, stored and read back, and refused where it is something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import rl
from igroteka.core import BadData, BadOption, Rng, apply, chance, game

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

NAME = "dream_city_v2"


def test_every_decision_is_there_and_leads_to_the_same_games() -> None:
    data = rl.dataset(NAME, games=3, seats=2, bots="random", seed=5, processes=1, rewards="score")
    g, masks = game("dream_city"), data.masks()
    assert set(data.game.tolist()) == {0, 1, 2}
    assert data.last.sum() == 3
    for number in range(3):
        rows = np.flatnonzero(data.game == number)
        s, rng = g.new(2, {}), Rng(f"5/{number}")
        s.events = None
        chance(s, rng)
        for row in rows:
            seat, action = int(data.seat[row]), int(data.action[row])
            assert data.observation[row].tolist() == g.observe(s, seat)
            assert masks[row, action] == 1
            apply(s, seat, g.moves.all[action])
            chance(s, rng)
        totals = {score.seat: score.total for score in g.scores(s)}
        assert data.points[rows].tolist() == [totals[seat] for seat in data.seat[rows].tolist()]
        assert data.worth[rows].tolist() == data.points[rows].tolist()


def test_what_is_stored_reads_back(tmp_path: Path) -> None:
    data = rl.dataset(NAME, games=1, bots="random", seed=1, processes=1)
    data.save(tmp_path / "games.npz")
    again = rl.load_dataset(tmp_path / "games.npz")
    assert again.about == data.about
    assert len(again) == len(data)
    for name in ("game", "seat", "observation", "legal", "action", "worth", "points", "last"):
        assert np.array_equal(getattr(again, name), getattr(data, name))
        assert getattr(again, name).dtype == getattr(data, name).dtype


def test_what_is_none_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_bytes(b"nothing")
    with pytest.raises(BadData, match=r"found .*; allowed: decisions in the format"):
        rl.load_dataset(wrong)
    with pytest.raises(BadData, match=r"found .*; allowed: decisions in the format"):
        rl.load_dataset(tmp_path / "missing.npz")
    data = rl.dataset(NAME, games=1, bots="random", seed=1, processes=1)
    object.__setattr__(data, "action", data.action[:-1])
    data.save(wrong)
    with pytest.raises(BadData, match="game: found int32 of shape"):
        rl.load_dataset(wrong)
    object.__setattr__(data, "action", np.int32(1))
    data.save(wrong)
    with pytest.raises(BadData, match="of shape"):
        rl.load_dataset(wrong)
    object.__setattr__(data, "about", {**data.about, "layout": 99})
    data.save(wrong)
    with pytest.raises(BadData, match="found decisions for layout 99"):
        rl.load_dataset(wrong)
    with pytest.raises(BadOption, match="cannot be written"):
        data.save(tmp_path / "nowhere" / "games.npz")


def test_no_games_are_no_rows() -> None:
    assert len(rl.dataset(NAME, games=0, processes=1)) == 0
