"""Games on disk: what was written is read back, and what is damaged is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from igroteka.core import BadData  # noqa: E402
from igroteka.lab.executor import Serial  # noqa: E402
from igroteka.lab.training.learner import UNIT, Learner  # noqa: E402
from igroteka.lab.training.memory import Memory, curves_of, games_of, read_memory, remember  # noqa: E402
from igroteka.lab.training.run import Training, make_recipe  # noqa: E402
from igroteka.lab.training.selfplay import Record  # noqa: E402

#: Two seats and three moments, nothing decided, three seats and one moment.
RECORDS = [
    Record([[[0.0, 0.5], [1.0, 0.25]], [[2.0, 0.5], [3.0, 0.25]], [[4.0, 0.5], [5.0, 0.25]]], [40.0, 30.5]),
    Record([], [1.0, 2.0]),
    Record([[[6.0, 0.5], [7.0, 0.5], [8.0, 0.5]]], [10.0, 20.0, 20.0]),
]


def same(a: Memory, b: Memory) -> bool:
    return all(
        np.array_equal(getattr(a, name), getattr(b, name))
        and getattr(a, name).dtype == getattr(b, name).dtype
        for name in ("rows", "shapes", "points")
    )


def test_games_are_kept_seat_by_seat() -> None:
    memory = remember(RECORDS)
    assert memory.shapes.tolist() == [[2, 3], [3, 1]]
    assert memory.rows[:, 0].tolist() == [0, 2, 4, 1, 3, 5, 6, 7, 8]
    games = games_of([memory, memory])
    assert games.points.tolist() == [40, 40, 40, 30.5, 30.5, 30.5, 10, 20, 20] * 2
    assert games.lines.tolist() == [0, 3, 6, 7, 8, 9, 12, 15, 16, 17]
    assert len(games.rows) == 18


def test_games_that_were_written_are_read_back(tmp_path: Path) -> None:
    memory = remember(RECORDS)
    memory.write(tmp_path / "games-0.npz")
    assert [file.name for file in tmp_path.iterdir()] == ["games-0.npz"]
    assert same(read_memory(tmp_path / "games-0.npz", 2), memory)


def test_leads_of_all_seats_make_the_curves() -> None:
    """The first number of a row is what the network promises; who has most in the end has won, or shares it."""
    rng = np.random.default_rng(3)
    learner = Learner(1, 1, 1)
    learner.weights["plain"], learner.weights["out"] = np.array([1 / UNIT]), np.zeros(1)
    records = []
    for seats in (1, 2, 3):
        for _ in range(300):
            now = rng.normal(50, 10, seats)
            records.append(Record([[[float(x)] for x in now]], (now + rng.normal(0, 10, seats)).tolist()))
    curves = curves_of(remember(records), learner)
    assert sorted(curves) == [1, 2, 3]
    assert curves[1].even == pytest.approx(50, abs=2)
    assert curves[2].even == pytest.approx(0, abs=0.01)  # what one wins the other loses
    assert 5 < curves[2].scale < 12
    assert curves[3].even > 1  # one of two rivals will do better than it looks


# ---------------------------------------------------------------- damaged files


def arrays(**change: Any) -> dict[str, Any]:
    memory = remember(RECORDS)
    return {"rows": memory.rows, "shapes": memory.shapes, "points": memory.points, **change}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rows": np.zeros((9, 3), np.float32)}, r"rows: found the shape \(9, 3\); allowed: \(9, 2\)"),
        ({"rows": np.zeros((8, 2), np.float32)}, r"rows: found the shape \(8, 2\)"),
        ({"rows": np.full((9, 2), np.nan, np.float32)}, "rows: .*finite numbers"),
        ({"rows": np.array(["x"] * 9)}, "rows: "),
        ({"points": np.zeros(4)}, r"points: found the shape \(4,\); allowed: \(5,\)"),
        ({"shapes": np.zeros((2, 2), np.int64)}, "shapes: found the shape"),
        ({"shapes": np.zeros((0, 2), np.int64)}, "shapes: found the shape"),
        ({"shapes": np.array([2, 3])}, "shapes: found the shape"),
        ({"shapes": np.array([[2.5, 3.0]])}, "shapes: "),
        ({"points": np.array([{}, {}], object)}, "pickle"),
    ],
)
def test_games_that_do_not_fit_are_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "games-0.npz"
    np.savez(path, **arrays(**change))
    with pytest.raises(BadData, match=rf"games-0.npz: no games of a training \(.*{said}"):
        read_memory(path, 2)


def test_a_file_that_holds_no_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games-0.npz"
    remember(RECORDS).write(path)
    whole = path.read_bytes()
    np.save(tmp_path / "one.npy", np.zeros(3))
    for damaged in (b"", b"note", whole[: len(whole) // 2], (tmp_path / "one.npy").read_bytes()):
        path.write_bytes(damaged)
        with pytest.raises(BadData, match=r"games-0\.npz: no games of a training"):
            read_memory(path, 2)
    np.savez(path, rows=np.zeros((1, 2)))
    with pytest.raises(BadData, match=r"games-0\.npz: no games of a training"):
        read_memory(path, 2)
    with pytest.raises(BadData, match=r"games-7\.npz: no games of a training"):
        read_memory(tmp_path / "games-7.npz", 2)


def test_a_folder_with_damaged_games_is_not_gone_on_with(tmp_path: Path) -> None:
    r = make_recipe("dream_city", [2], hidden=3, games=1, gate=9)
    Training(r, tmp_path, Serial()).run(1)
    (tmp_path / "games-0.npz").write_text("note")
    with pytest.raises(BadData, match=r"games-0\.npz: no games of a training"):
        Training(r, tmp_path, Serial())
    (tmp_path / "games-0.npz").unlink()
    with pytest.raises(BadData, match=r"games-0\.npz: no games of a training"):
        Training(r, tmp_path, Serial())
