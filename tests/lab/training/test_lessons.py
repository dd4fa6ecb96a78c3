"""Watching the hand-made evaluation play before playing oneself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from igroteka.bots.network import network  # noqa: E402
from igroteka.core import BadData, BadOption, Rng, State, apply, chance, game, moves, playout, waiting  # noqa: E402
from igroteka.lab.executor import Serial  # noqa: E402
from igroteka.lab.training.judge import Judge  # noqa: E402
from igroteka.lab.training.run import Training, make_recipe  # noqa: E402


def lesson(key: str) -> Judge:
    return Judge(key, 2, None)


def ended(key: str, seed: str) -> State:
    """A game played to its end at random."""
    s = game(key).new(2)
    playout(s, Rng(seed))
    return s


@pytest.mark.parametrize("key", ["dream_city", "age_of_innovation"])
def test_the_teacher_plays_what_the_evaluation_likes_best(key: str) -> None:
    g, rng, judge = game(key), Rng("lesson"), lesson(key)
    s = g.new(2)
    seen = 0
    for _ in range(40):
        chance(s, rng)
        seat = waiting(s)[0]
        legal = moves(s, seat)
        chosen, row = judge.best(s, seat, legal, Rng("same"))
        worth = {}
        for m in legal:
            world = s.clone()
            apply(world, seat, m)
            if waiting(world)[0] >= 0:  # what is drawn after a move may differ
                worth[m] = g.evaluate(world, seat)
        if len(worth) == len(legal):
            assert worth[chosen] == max(worth.values())
            seen += len(legal) > 1
        assert len(row) == len(judge.features(s, seat))
        apply(s, seat, chosen)
    assert seen > 10


@pytest.mark.parametrize("key", ["dream_city", "age_of_innovation"])
def test_a_game_is_worth_its_victory_or_its_lead(key: str) -> None:
    for seed in ("a", "b", "c"):
        s = ended(key, seed)
        totals = [score.total for score in sorted(game(key).scores(s), key=lambda score: score.seat)]
        by_lead, by_victory = lesson(key).final_worth(s, True), lesson(key).final_worth(s, False)
        assert by_lead[0] + by_lead[1] == pytest.approx(1)
        assert (by_lead[0] > 0.5) == (totals[0] > totals[1])
        # A victory is worth more than its points.
        assert abs(by_victory[0] - 0.5) >= abs(by_lead[0] - 0.5)


def test_lessons_come_first_and_belong_to_the_recipe(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="lessons: found -1; allowed: 0 or more"):
        make_recipe("dream_city", 2, lessons=-1)
    r = make_recipe("dream_city", 2, hidden=4, games=2, gate=100, lessons=1, points=True)
    whole = Training(r, tmp_path / "whole", Serial())
    whole.run(2)
    parts = Training(r, tmp_path / "parts", Serial())
    parts.run(1)
    parts = Training(r, tmp_path / "parts", Serial())
    parts.run(1)
    assert parts.learner.to_data() == whole.learner.to_data()
    own = Training(
        make_recipe("dream_city", 2, hidden=4, games=2, gate=100, points=True), tmp_path / "own", Serial()
    )
    own.run(1)
    assert own.history[0].error != whole.history[0].error


def test_the_file_says_how_much_the_hand_made_evaluation_counts(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"by_hand: found -0\.5; allowed: 0 or more"):
        make_recipe("dream_city", 2, by_hand=-0.5)
    r = make_recipe("dream_city", 2, hidden=4, games=2, gate=100, by_hand=0.8)
    run = Training(r, tmp_path, Serial())
    run.run(1)
    assert network(json.loads(run._write("net.json").read_text(encoding="utf-8"))).by_hand == 0.8
    with pytest.raises(BadData, match=r"its by_hand is 0\.8, not 0\.0"):
        Training(make_recipe("dream_city", 2, hidden=4, games=2, gate=100), tmp_path, Serial())
