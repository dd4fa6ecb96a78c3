"""Gates, folders and interruptions of a training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from igroteka.bots.network import network
from igroteka.core import BadData, Rng, game
from igroteka.lab.arena import Results
from igroteka.lab.arena.play import GameResult
from igroteka.lab.executor import Serial
from igroteka.lab.training import run as training
from igroteka.lab.training.run import Generation, Training, make_recipe

from ...cli.tool import refused, run
from ..arena.made import alone, drawn, made_up

TRAIN = ("train", "dream_city", "--generations", "1", "--games", "2", "--hidden", "4", "--on", "serial")


def gated(folder: Path, *seats: int) -> Training:
    """A training that is challenged after every generation."""
    return Training(make_recipe("dream_city", seats, hidden=3, games=1, gate=1), folder, Serial())


def told(better: float | dict[int, float], met: list[tuple[int, str]] | None = None) -> Any:
    """In the place of the arena: games by luck, where the challenger may be better, at all tables or by number of seats.

    `met` collects the numbers of seats and who was challenged.
    """

    def play(results: Results, *_: object, **__: object) -> Results:
        rng = Rng("gate")
        p = results.plan
        fresh = p.bots[0]
        if met is not None:
            met.append((p.seats, p.bots[1]))
        by = better[p.seats] if isinstance(better, dict) else better
        for one in p.pairings():
            results.add(_played(one.number, one.deal, one.bots, fresh, by, rng))
        return results

    return play


def _played(number: int, deal: int, bots: tuple[str, ...], fresh: str, better: float, rng: Rng) -> GameResult:
    if len(bots) == 1:
        return alone(number, bots[0], deal, 50 + rng.below(20) + round(20 * better) * (bots[0] == fresh))
    return made_up(number, bots, drawn(rng, [better * (name == fresh) for name in bots]), deal)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_even_match_at_a_gate_is_one_half(
    tmp_path: Path, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "play_tournament", told(0.0))
    t = gated(tmp_path, seats)
    t.run(1)
    now = t.history[-1]
    assert now.low < 0.5 < now.high
    assert 0.35 < now.share < 0.65
    assert not now.accepted
    assert not (tmp_path / "best.json").exists()
    assert list(tmp_path.glob("*challenger*")) == []  # who was rejected is not kept


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_better_challenger_is_the_best(tmp_path: Path, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "7-challenger.json").write_text("left by a run that was killed")
    monkeypatch.setattr(training, "play_tournament", told(2.0))
    t = gated(tmp_path, seats)
    t.run(1)
    assert t.history[-1].accepted
    assert t.history[-1].share > 0.7
    best = json.loads((tmp_path / "best.json").read_text())
    assert (best["game"], list(best["curves"])) == ("dream_city", [str(seats)])
    network(best).check(game("dream_city"), seats)
    assert list(tmp_path.glob("*challenger*")) == []


@pytest.mark.parametrize(
    ("better", "accepted"),
    [
        ({2: 0.0, 3: 0.0, 4: 0.0}, False),
        ({2: 2.0, 3: 2.0, 4: 2.0}, True),
        ({2: 2.0, 3: 0.1, 4: 0.1}, True),  # better at one, and not worse at any
        ({2: 0.1, 3: 0.1, 4: 2.0}, True),
        ({2: 2.0, 3: 2.0, 4: -1.0}, False),
        ({2: -1.0, 3: 2.0, 4: 2.0}, False),
    ],
)
def test_a_challenger_must_be_better_at_one_number_of_seats_and_worse_at_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, better: dict[int, float], accepted: bool
) -> None:
    met: list[tuple[int, str]] = []
    monkeypatch.setattr(training, "play_tournament", told(better, met))
    t = gated(tmp_path, 2, 3, 4)
    t.run(1)
    now = t.history[-1]
    assert met == [(2, "greedy"), (3, "greedy"), (4, "greedy")]
    assert now.accepted == accepted
    assert (tmp_path / "best.json").exists() == accepted
    # What is told is the lowest share.
    assert (now.share > 0.6) == (min(better.values()) > 1)
    assert (now.share < training.NOT_WORSE) == (min(better.values()) < 0)
    assert now.low < now.share < now.high


def test_the_best_so_far_is_challenged_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[int, str]] = []
    monkeypatch.setattr(training, "play_tournament", told(2.0, met))
    t = gated(tmp_path, 2)
    t.run(1)
    first = (tmp_path / "best.json").read_text()
    monkeypatch.setattr(training, "play_tournament", told(0.0, met))
    t.run(1)
    assert met == [(2, "greedy"), (2, f"value:{tmp_path / 'best.json'}")]
    assert (tmp_path / "best.json").read_text() == first


def test_numbers_of_seats_without_a_gate_are_met_by_their_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[tuple[int, str]] = []
    monkeypatch.setattr(training, "play_tournament", told(0.0, met))
    monkeypatch.setattr(training, "GATE_SEATS", (4,))
    gated(tmp_path, 2, 3).run(1)
    assert met == [(2, "greedy")]


def test_a_real_gate_plays_whole_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHALLENGE", 5)
    t = gated(tmp_path, 3)
    t.run(1)
    assert 0 <= t.history[-1].low <= t.history[-1].share <= t.history[-1].high <= 1


def test_the_folder_holds_what_the_description_says(tmp_path: Path) -> None:
    t = gated(tmp_path, 2)
    t.recipe = make_recipe("dream_city", [2], hidden=3, games=1, gate=9, memory=1)
    t.run(1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games-0.npz", "state.json"]
    assert len(json.loads((tmp_path / "state.json").read_text())["history"]) == 1
    t.run(1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games-1.npz", "state.json"]
    assert "history.jsonl" not in str(Training.__doc__)


# ---------------------------------------------------------------- folders


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "note").write_text("x")
    assert "note cannot be used: file exists" in refused(*TRAIN, "--folder", tmp_path / "note")
    assert "cannot be used" in refused(*TRAIN, "--folder", tmp_path / "note" / "deeper")
    assert "cannot be used" in refused(*TRAIN, "--folder", "/proc/none")
    (tmp_path / "run" / "state.json").mkdir(parents=True)
    assert "no state of a training" in refused(*TRAIN, "--folder", tmp_path / "run")


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The data with one entry changed; the path has dots."""
    first, _, rest = path.partition(".")
    return {**data, first: changed(data[first], rest, value) if rest else value}


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("learner.weights.hidden", [[1.0, 2.0]], r"weights hidden: found the shape \(1, 2\); allowed: \(3, "),
        ("learner.first.bias", [0.0] * 9, "first bias: found the shape"),
        ("learner.second.shift", [float("nan")], "second shift: found numbers without end"),
        ("learner.weights.out", [[1], [2, 3]], "no state of a training"),
        ("learner.steps", "many", "steps: found 'many'"),
        ("learner", [], "no state of a training"),
        ("number", "x", "number: found 'x'; allowed: 1"),
        ("history", [{"number": 1}], "history: found"),
        ("history", [{**vars(Generation(1, 1, 0.5)), "error": "x"}], "history: error: found 'x'"),
        ("recipe", 5, "no state of a training"),
        ("recipe", [], "another recipe"),
        ("recipe.seats", [2, 3], r"another recipe: its seats is \[2, 3\], not \[2\]"),
        ("format", "igroteka training 1", "no state of a training"),
        ("recipe.hidden", 4, "another recipe: its hidden is 4, not 3; name another folder"),
    ],
)
def test_a_state_with_other_shapes_is_refused(tmp_path: Path, path: str, value: Any, said: str) -> None:
    file = tmp_path / "state.json"
    wish = make_recipe("dream_city", [2], hidden=3, games=1, gate=9)
    Training(wish, tmp_path, Serial()).run(1)
    file.write_text(json.dumps(changed(json.loads(file.read_text()), path, value)))
    with pytest.raises(BadData, match=said):
        Training(wish, tmp_path, Serial())


# ---------------------------------------------------------------- interruptions


def test_an_interrupted_training_leaves_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    usual = Training.run

    def interrupted(self: Training, generations: int) -> None:
        if self.number:
            raise KeyboardInterrupt
        usual(self, generations)

    monkeypatch.setattr(Training, "run", interrupted)
    done = run(*TRAIN, "--generations", "3", "--folder", tmp_path)
    assert done.exit_code == 130
    assert done.stderr == "igroteka: interrupted\n"
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
