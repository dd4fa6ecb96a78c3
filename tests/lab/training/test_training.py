"""Learning by self-play: it learns, it can be resumed, its file can be read and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

np = pytest.importorskip("numpy")

from igroteka.bots import bot  # noqa: E402
from igroteka.bots.network import Network, network  # noqa: E402
from igroteka.cli import app  # noqa: E402
from igroteka.core import BadData, BadOption, Json, Rng, chance, game, moves, waiting  # noqa: E402
from igroteka.lab.executor import Serial  # noqa: E402
from igroteka.lab.training.learner import Learner  # noqa: E402
from igroteka.lab.training.run import Training, make_recipe  # noqa: E402


def small(folder: Path, seed: int = 1) -> Training:
    r = make_recipe("dream_city", 2, hidden=6, games=2, gate=100, seed=seed)
    return Training(r, folder, Serial())


def test_the_learner_finds_a_rule_in_made_up_results() -> None:
    """A seat wins if its first number is greater than its second; nothing else matters."""
    rng = np.random.default_rng(0)
    lines = []
    for _ in range(400):
        row = rng.random(4)
        lines.append(([row.tolist()] * 2, float(row[0] > row[1])))
    learner = Learner(4, 8, 1)
    before = learner.learn(lines, 300, 1)
    after = learner.learn(lines, 1, 2)
    assert after < before / 3
    net = learner.network()
    assert net.value([0.9, 0.1, 0.5, 0.5]) > 0.8
    assert net.value([0.1, 0.9, 0.5, 0.5]) < 0.2


def test_plain_and_numpy_networks_agree() -> None:
    learner = Learner(5, 7, 3)
    rows = np.random.default_rng(1).random((20, 5))
    _, told = learner.values(rows)
    plain = learner.network()
    again = network(json.loads(json.dumps(plain.to_data())))
    for row, wanted in zip(rows, told, strict=True):
        assert plain.value(row.tolist()) == pytest.approx(float(wanted))
        assert again.value(row.tolist()) == pytest.approx(float(wanted), abs=1e-3)


def test_a_run_can_be_cut_and_resumed(tmp_path: Path) -> None:
    whole = small(tmp_path / "whole")
    whole.run(2)
    first = small(tmp_path / "parts")
    first.run(1)
    second = small(tmp_path / "parts")
    assert second.number == 1
    second.run(1)
    assert second.history == whole.history
    assert second.learner.to_data() == whole.learner.to_data()


def test_a_foreign_folder_is_refused(tmp_path: Path) -> None:
    small(tmp_path).run(1)
    with pytest.raises(BadData, match="another recipe"):
        small(tmp_path, seed=9)
    (tmp_path / "state.json").write_text("{}")
    with pytest.raises(BadData, match="no state of a training"):
        small(tmp_path)


def test_a_network_in_a_file_plays(tmp_path: Path) -> None:
    run = small(tmp_path)
    path = tmp_path / "net.json"
    path.write_text(json.dumps(run.learner.network().to_data()))
    g = game("dream_city")
    s = g.new(2, {})
    chance(s, Rng(1))
    seat = waiting(s)[0]
    assert bot(f"value:{path}").choose(g, s, seat, Rng(1)) in moves(s, seat)
    with pytest.raises(BadOption, match="cannot be read"):
        bot(f"value:{tmp_path}/none.json")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "x"}, "allowed: a network"),
        ({"hidden": []}, "hidden"),
        ({"hidden": [[1, 2], [3]]}, "found 1 numbers; allowed: 2"),
        ({"bias": [0.0, "x"]}, "bias"),
        ({"out": [1e999, 0]}, "out"),
        ({"shift": None}, "shift"),
        ({"by_hand": "x"}, "by_hand"),
        ({"by_hand": -1}, "by_hand: found -1.0; allowed: 0 or more"),
    ],
)
def test_a_damaged_network_is_refused(change: dict[str, Json], said: str) -> None:
    good = Network([[0.1, 0.2], [0.3, 0.4]], [0.0, 0.0], [1.0, -1.0], 0.0).to_data()
    with pytest.raises(BadData, match=said):
        network({**good, **change})


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadOption, match="no features"):
        make_recipe("garden_nation", 2)


def test_the_command(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ["train", "dream_city", "--seats", "2", "--folder", str(tmp_path), "--generations", "1"]
    done = CliRunner().invoke(app, [*words, "--games", "2", "--hidden", "4", "--on", "serial"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
