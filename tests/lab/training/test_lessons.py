"""Games to learn from: watching the hand-made evaluation, and playing oneself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from igroteka.bots.network import LearnedOdds  # noqa: E402
from igroteka.bots.search import Search  # noqa: E402
from igroteka.core import BadOption, Rng, apply, chance, game, moves, scene, waiting  # noqa: E402
from igroteka.lab.executor import Serial  # noqa: E402
from igroteka.lab.training import run as training  # noqa: E402
from igroteka.lab.training import selfplay  # noqa: E402
from igroteka.lab.training.learner import Games  # noqa: E402
from igroteka.lab.training.run import Training, make_recipe  # noqa: E402
from igroteka.lab.training.selfplay import ExploringPlayer, Job, Record, play_job  # noqa: E402

from ...bots.nets import small_net  # noqa: E402

LESSON = Job("dream_city", 2, {}, None, "lesson", 2, 0)


def own(iterations: int = 0) -> Job:
    """Games of a network against itself."""
    return replace(LESSON, net=small_net("dream_city", 2).to_data(), iterations=iterations)


@pytest.mark.parametrize("key", ["dream_city", "age_of_innovation"])
def test_the_teacher_plays_what_the_evaluation_likes_best(key: str) -> None:
    g, rng = game(key), Rng("lesson")
    teacher = ExploringPlayer(selfplay._player(replace(LESSON, game=key), None), 0)
    s = g.new(2)
    seen = 0
    for _ in range(40):
        chance(s, rng)
        seat = waiting(s)[0]
        legal = moves(s, seat)
        chosen = teacher.choose(g, s, seat, Rng("same"))
        worth = {}
        for m in legal:
            world = s.clone()
            apply(world, seat, m)
            if waiting(world)[0] >= 0:  # what is drawn after a move may differ
                worth[m] = g.evaluate(world, seat)
        if len(worth) == len(legal):
            assert worth[chosen] == max(worth.values())
            seen += len(legal) > 1
        apply(s, seat, chosen)
    assert seen > 10


def test_a_network_plays_after_what_it_likes_best() -> None:
    g, rng, net = game("age_of_innovation"), Rng("own"), small_net("age_of_innovation", 2)
    player = ExploringPlayer(selfplay._player(replace(LESSON, game=g.key), net), 0)
    judge = LearnedOdds(2, net, 4.0)
    s = g.new(2)
    seen = 0
    for _ in range(40):
        chance(s, rng)
        seat = waiting(s)[0]
        legal = moves(s, seat)
        chosen = player.choose(g, s, seat, Rng("same"))
        worlds = [s.clone() for _ in legal]
        for world, m in zip(worlds, legal, strict=True):
            apply(world, seat, m)
        if all(waiting(world)[0] >= 0 for world in worlds):  # what is drawn after a move may differ
            leads = judge.compare(g, [scene(world, seat) for world in worlds], seat)
            assert leads[legal.index(chosen)] == max(leads)
            seen += len(legal) > 1
        apply(s, seat, chosen)
    assert seen > 10


def test_a_network_may_search_while_it_learns() -> None:
    net = small_net("dream_city", 2)
    player = selfplay._player(own(3), net)
    assert isinstance(player, Search)
    assert player.iterations == 3
    assert isinstance(player.odds, LearnedOdds)
    assert player.odds.net is net
    [one] = play_job(replace(own(1), games=1))
    [again] = play_job(replace(own(1), games=1))
    assert one == again


def test_a_player_explores_as_often_as_it_is_told() -> None:
    g = game("dream_city")
    s = g.new(2)
    chance(s, Rng("explore"))
    seat = waiting(s)[0]
    legal = moves(s, seat)

    class First:
        name = "first"

        def choose(self, *_: object) -> object:
            return legal[0]

    def others(explore: int) -> int:
        rng, player = Rng("often"), ExploringPlayer(First(), explore)  # type: ignore[arg-type]
        return sum(player.choose(g, s, seat, rng) is not legal[0] for _ in range(400))

    assert others(0) == 0
    assert 5 < others(10) < 80
    assert others(100) > 400 * (1 - 2 / len(legal))


def test_a_record_tells_every_seat_and_the_points_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    g = game("dream_city")
    width = len(g.features(g.new(3))[0])  # type: ignore[attr-defined]
    records = play_job(replace(LESSON, seats=3))
    assert records == play_job(replace(LESSON, seats=3))
    assert records[0] != records[1]
    for one in records:
        assert [len(row) for moment in one.moments for row in moment] == [width] * 3 * len(one.moments)
        assert len(one.points) == 3
        assert min(one.points) > 0
    monkeypatch.setattr(selfplay, "MOMENTS", 5)
    few = play_job(replace(LESSON, seats=3))[0]
    assert few.points == records[0].points
    assert len(few.moments) == 5
    places = [records[0].moments.index(moment) for moment in few.moments]
    assert places == sorted(places)


def test_points_of_a_game_for_one_are_those_of_the_player() -> None:
    [one] = play_job(replace(LESSON, seats=1, games=1))
    assert len(one.points) == 1
    assert {len(moment) for moment in one.moments} == {1}


def test_lessons_come_first_and_belong_to_the_recipe(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="lessons: found -1; allowed: 1 or more"):
        make_recipe("dream_city", [2], lessons=-1)
    r = make_recipe("dream_city", [2], hidden=4, games=2, gate=100, lessons=2)
    whole = Training(r, tmp_path / "whole", Serial())
    whole.run(2)
    parts = Training(r, tmp_path / "parts", Serial())
    parts.run(1)
    parts = Training(r, tmp_path / "parts", Serial())
    parts.run(1)
    assert parts.learner.to_data() == whole.learner.to_data()
    short = Training(
        make_recipe("dream_city", [2], hidden=4, games=2, gate=100, lessons=1), tmp_path / "own", Serial()
    )
    short.run(2)
    assert short.history[0] == whole.history[0]
    assert short.history[1].error != whole.history[1].error


def test_who_plays_a_generation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teacher in the lessons, then the network; lessons are learned by their end alone."""
    r = make_recipe("dream_city", [2], hidden=3, games=1, gate=100, lessons=2)
    run = Training(r, tmp_path, Serial())
    by_network: list[bool] = []
    trusted: list[float | None] = []
    learn = run.learner.learn

    def watched_job(job: Job) -> list[Record]:
        by_network.append(job.net is not None)
        return play_job(job)

    def watched_learn(games: Games, epochs: int, seed: int, trust: float | None = None) -> float:
        trusted.append(trust)
        return learn(games, epochs, seed, trust)

    monkeypatch.setattr(training, "play_job", watched_job)
    monkeypatch.setattr(run.learner, "learn", watched_learn)
    run.run(3)
    assert by_network == [False, False, True]
    assert trusted == [1.0, 1.0, None]
