"""Learning by self-play: it learns, it can be resumed, its file can be read and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

np = pytest.importorskip("numpy")

from igroteka.bots import bot  # noqa: E402
from igroteka.bots.network import Curve, Network, features_of, network  # noqa: E402
from igroteka.cli import app  # noqa: E402
from igroteka.core import BadData, BadOption, Json, Rng, chance, game, list_games, moves, waiting  # noqa: E402
from igroteka.lab.executor import Serial  # noqa: E402
from igroteka.lab.training import run as training  # noqa: E402
from igroteka.lab.training.learner import UNIT, Array, Games, Learner, fit_curve  # noqa: E402
from igroteka.lab.training.memory import read_memory  # noqa: E402
from igroteka.lab.training.run import Training, make_recipe  # noqa: E402

from ...cli.tool import refused  # noqa: E402

CURVES = {2: Curve(8.0, 0.0)}


def small(folder: Path, seed: int = 1) -> Training:
    r = make_recipe("dream_city", [2], hidden=6, games=2, gate=100, seed=seed, lessons=1, memory=2)
    return Training(r, folder, Serial())


# ---------------------------------------------------------------- the learner


def made_up_games(points: Array, rows: Array) -> Games:
    """Games with two moments of each seat, which look the same."""
    twice = np.repeat(np.arange(len(rows)), 2)
    return Games(rows[twice], points[twice], np.arange(0, 2 * len(rows), 2))


def test_the_learner_finds_a_rule_in_made_up_results() -> None:
    """How far apart the first two numbers are makes the points, which no sum tells; nothing else matters."""
    rows = np.random.default_rng(0).random((400, 4))
    games = made_up_games(20 + 40 * np.abs(rows[:, 0] - rows[:, 1]), rows)
    learner = Learner(4, 12, 1)
    before = learner.learn(games, 600, 1, 1.0)
    after = learner.learn(games, 1, 2, 1.0)
    assert after < before / 3
    net = learner.network("dream_city", CURVES)
    assert net.points([0.9, 0.1, 0.5, 0.5]) == pytest.approx(52, abs=6)
    assert net.points([0.1, 0.9, 0.5, 0.5]) == pytest.approx(52, abs=6)
    assert net.points([0.5, 0.5, 0.5, 0.5]) == pytest.approx(20, abs=6)


def test_the_first_guess_is_the_sum_that_fits_best() -> None:
    rows = np.random.default_rng(0).random((400, 3))
    games = made_up_games(30 + 20 * rows[:, 0] - 10 * rows[:, 2], rows)
    learner = Learner(3, 2, 1)
    error = learner.learn(games, 0, 1)
    assert error < 1
    net = learner.network("dream_city", CURVES)
    assert net.plain == pytest.approx([20, 0, -10], abs=0.6)
    assert net.shift == pytest.approx(30, abs=0.6)
    learner.steps = 1
    learner.weights["plain"] = np.zeros(3)
    learner.learn(games, 0, 1)  # what has been learned is not guessed again
    assert learner.weights["plain"].tolist() == [0, 0, 0]


def test_targets_lie_between_later_judgements_and_the_result() -> None:
    learner = Learner(1, 1, 1)
    learner.weights["plain"], learner.weights["out"] = np.array([1.0]), np.zeros(1)
    rows = np.array([[0.1], [0.2], [0.4], [0.7], [0.9]])
    points = UNIT * np.array([1.0, 1.0, 1.0, 2.0, 2.0])
    games = Games(rows, points, np.array([0, 3]))
    assert learner.targets(games, 1.0).tolist() == [1, 1, 1, 2, 2]
    # Each seat ends with its result, whatever the next one thinks; before, half of it is what is thought a moment later.
    assert learner.targets(games, 0.5).tolist() == pytest.approx([0.45, 0.7, 1, 1.45, 2])
    assert learner.targets(games, 0.0).tolist() == pytest.approx([0.2, 0.4, 1, 0.9, 2])
    assert games.points.tolist() == points.tolist()


def test_plain_and_numpy_networks_agree() -> None:
    learner = Learner(5, 7, 3)
    for name, weights in learner.weights.items():
        learner.weights[name] = weights + np.random.default_rng(len(name)).normal(0, 0.3, weights.shape)
    rows = np.random.default_rng(1).random((20, 5))
    _, told = learner.values(rows)
    plain = learner.network("dream_city", {2: Curve(7.125, -1.5), 4: Curve(9.0, 5.25)})
    again = network(json.loads(json.dumps(plain.to_data(games=5))))
    for row, wanted in zip(rows, told, strict=True):
        assert plain.points(row.tolist()) == pytest.approx(UNIT * float(wanted))
        assert again.points(row.tolist()) == pytest.approx(UNIT * float(wanted), abs=1e-2)
    assert again.game == "dream_city"
    assert {n: (c.scale, c.even) for n, c in again.curves.items()} == {2: (7.12, -1.5), 4: (9.0, 5.25)}


@pytest.mark.parametrize(
    ("scale", "even", "spread"), [(8.0, 0.0, 20), (16.0, 20.0, 40), (37.9, 0.0, 100), (25.0, 31.0, 300)]
)
def test_a_curve_is_found_in_made_up_games(scale: float, even: float, spread: float) -> None:
    """Whether leads are small or large: points count for little in one game and for much in another."""
    leads = np.random.default_rng(7).normal(0, spread, 6000)
    chances = 1 / (1 + np.exp(-(leads - even) / scale))
    certain = fit_curve(leads, chances)
    assert certain.scale == pytest.approx(scale, rel=0.02)
    assert certain.even == pytest.approx(even, abs=0.3)
    played = fit_curve(leads, (np.random.default_rng(8).random(6000) < chances).astype(float))
    assert played.scale == pytest.approx(scale, rel=0.2)
    assert played.even == pytest.approx(even, abs=spread / 10)


def test_a_curve_is_never_surer_than_a_few_games_allow() -> None:
    always = fit_curve(np.array([5.0, -5.0]), np.array([1.0, 0.0]))
    assert 1 < always.scale < 20
    assert always.even == pytest.approx(0, abs=1e-6)
    # Where leads tell nothing, or the contrary, every lead is worth about the same.
    wrong = fit_curve(np.array([9.0, -9.0] * 50), np.array([0.0, 1.0] * 50))
    assert wrong.scale == pytest.approx(1000)


# ---------------------------------------------------------------- runs


def test_a_run_can_be_cut_and_resumed(tmp_path: Path) -> None:
    """Learner, history and the games that are learned from are the same, also when the first games are forgotten."""
    whole = small(tmp_path / "whole")
    whole.run(3)
    for _ in range(3):
        parts = small(tmp_path / "parts")
        parts.run(1)
    assert parts.number == 3
    assert parts.history == whole.history
    assert parts.learner.to_data() == whole.learner.to_data()
    names, inputs = ["games-1.npz", "games-2.npz"], len(whole.learner.weights["plain"])
    for folder in ("whole", "parts"):
        assert sorted(file.name for file in (tmp_path / folder).glob("games*")) == names
    for name in names:
        mine, other = [read_memory(tmp_path / folder / name, inputs) for folder in ("whole", "parts")]
        for one in ("rows", "shapes", "points"):
            assert np.array_equal(getattr(mine, one), getattr(other, one))
    again = small(tmp_path / "parts").network().to_data()
    assert again == whole.network().to_data()


def test_a_foreign_folder_is_refused(tmp_path: Path) -> None:
    small(tmp_path).run(1)
    with pytest.raises(BadData, match="another recipe"):
        small(tmp_path, seed=9)
    (tmp_path / "state.json").write_text("{}")
    with pytest.raises(BadData, match="no state of a training"):
        small(tmp_path)


def test_a_network_in_a_file_plays(tmp_path: Path) -> None:
    run = small(tmp_path)
    run.run(1)
    path = tmp_path / "net.json"
    path.write_text(json.dumps(run.network().to_data()))
    g = game("dream_city")
    s = g.new(2, {})
    chance(s, Rng(1))
    seat = waiting(s)[0]
    assert bot(f"value:{path}").choose(g, s, seat, Rng(1)) in moves(s, seat)
    with pytest.raises(BadOption, match="cannot be read"):
        bot(f"value:{tmp_path}/none.json")


def test_one_network_learns_all_numbers_of_seats(tmp_path: Path) -> None:
    run = Training(make_recipe("dream_city", [3, 1, 2], hidden=3, games=7, gate=9), tmp_path, Serial())
    run.run(1)
    assert run.recipe.seats == (1, 2, 3)
    assert run.history[0].games == 6  # equally many with each number of seats
    assert sorted(run.memories[0].shapes[:, 0].tolist()) == [1, 1, 2, 2, 3, 3]
    net = run.network()
    assert list(net.curves) == [1, 2, 3]
    for seats in (1, 2, 3):
        net.check(game("dream_city"), seats)
    alone = [run.memories[0].points[i] for i in _lines_of(run, 1)]
    assert net.curves[1].even <= max(alone)
    assert net.curves[1].even >= min(alone)
    again = Training(make_recipe("dream_city", [1, 2, 3], hidden=3, games=7, gate=9), tmp_path, Serial())
    assert again.history == run.history


def _lines_of(run: Training, seats: int) -> list[int]:
    """Where the points of games with so many seats stand."""
    shapes = run.memories[0].shapes[:, 0].tolist()
    return [sum(shapes[:i]) + k for i, n in enumerate(shapes) if n == seats for k in range(n)]


# ---------------------------------------------------------------- files and wishes


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "igroteka value 1"}, "allowed: a network"),
        ({"game": 5}, "game: found 5; allowed: the key of a game"),
        ({"plain": []}, "plain: found no numbers"),
        ({"plain": [1.0]}, "hidden: found 2 numbers; allowed: 1"),
        ({"plain": [1.0, True]}, "plain"),
        ({"hidden": []}, "hidden"),
        ({"hidden": [[1, 2], [3]]}, "found 1 numbers; allowed: 2"),
        ({"bias": [0.0, "x"]}, "bias"),
        ({"bias": [0.0]}, "bias: found 1 numbers; allowed: 2"),
        ({"out": [1e999, 0]}, "out"),
        ({"out": [10**400, 0]}, "out"),
        ({"shift": None}, "shift"),
        ({"curves": None}, "curves: found None; allowed: a scale and an even lead by number of seats"),
        ({"curves": {}}, "curves"),
        ({"curves": {"x": [1, 0]}}, "curves: found 'x'; allowed: a number of seats"),
        ({"curves": {"0": [1, 0]}}, "curves: found '0'"),
        ({"curves": {"2": [1]}}, "curves 2: found 1 numbers; allowed: 2"),
        ({"curves": {"2": ["x", 0]}}, "curves 2: found .*; allowed: a list of numbers"),
        ({"curves": {"2": [0, 0]}}, "curves 2: found 0.0; allowed: a scale above 0"),
    ],
)
def test_a_damaged_network_is_refused(change: dict[str, Json], said: str) -> None:
    layer = [[0.1, 0.2], [0.3, 0.4]]
    good = Network("dream_city", [0.5, 0.6], layer, [0.0, 0.0], [1.0, -1.0], 0.0, CURVES).to_data()
    network(good)
    with pytest.raises(BadData, match=said):
        network({**good, **change})
    for name in change:
        with pytest.raises(BadData, match=name if name != "format" else "a network"):
            network({key: value for key, value in good.items() if key != name})


def test_a_game_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "features_of", lambda g: None if g.key == "keyflower" else features_of(g))
    others = ", ".join([key for key in list_games() if key != "keyflower"])
    with pytest.raises(BadOption, match=f"keyflower tells no features to learn from; allowed: {others}$"):
        make_recipe("keyflower", [2])
    monkeypatch.setattr(training, "features_of", lambda g: None)
    with pytest.raises(BadOption, match="allowed: no game so far"):
        make_recipe("keyflower", [2])


@pytest.mark.parametrize(
    ("seats", "wishes", "said"),
    [
        ([], {}, r"seats: found \[\]; allowed: one or more different numbers"),
        ([2, 2], {}, r"seats: found \[2, 2\]"),
        ([9], {}, "seats"),
        ([2], {"lessons": 0}, "lessons: found 0; allowed: 1 or more"),
        ([2], {"memory": 0}, "memory: found 0; allowed: 1 or more"),
        ([2], {"explore": -1}, "explore: found -1; allowed: 0 or more"),
        ([2], {"iterations": -1}, "iterations: found -1; allowed: 0 or more"),
    ],
)
def test_a_recipe_that_cannot_be_is_refused(seats: list[int], wishes: dict[str, int], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        make_recipe("dream_city", seats, None, **wishes)


def test_options_of_a_recipe_hold_at_every_number_of_seats() -> None:
    alone = make_recipe("dream_city", [1], {"opponent": "boris"})
    assert alone.options["opponent"] == "boris"
    for seats in ([1, 2], [2, 1]):
        r = make_recipe("dream_city", seats)
        assert "opponent" not in r.options
        for number in seats:
            game("dream_city").new(number, r.options)
    with pytest.raises(BadOption, match="opponent"):
        make_recipe("dream_city", [1, 2], {"opponent": "boris"})


def test_the_command(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ["train", "dream_city", "--seats", "2,3", "--folder", str(tmp_path), "--generations", "1"]
    done = CliRunner().invoke(app, [*words, "--games", "2", "--hidden", "4", "--on", "serial"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads((tmp_path / "state.json").read_text())["recipe"]["seats"] == [2, 3]


def test_the_command_refuses_seats_that_are_none() -> None:
    pytest.importorskip("matplotlib")
    assert "seats: found 'two'; allowed: numbers with commas" in refused(
        "train", "dream_city", "--seats", "two"
    )
    assert "9" in refused("train", "dream_city", "--seats", "2,9")
    assert "one or more different numbers" in refused("train", "dream_city", "--seats", "2,2")
