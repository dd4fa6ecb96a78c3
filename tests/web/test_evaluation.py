"""One step of a replay: where rounds begin, and the evaluation that is made on request."""

from __future__ import annotations

import pytest

from igroteka.core import Rng
from igroteka.match import Match
from igroteka.match.analysis import chains, chances, chances_at
from igroteka.web.workers.replays import MatchReplay, ReplayRole

from .finished import import_match, uneven_match
from .support import site


def played(key: str, most: int = 10_000) -> Match:
    m, rng = Match.new(key, seats=2, seed="rounds"), Rng(4)
    while not m.over and len(m.entries) < most:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    return m


@pytest.mark.parametrize(("key", "rounds"), [("keyflower", 4), ("age_of_innovation", 6), ("sweet_lands", 5)])
def test_a_replay_knows_where_rounds_begin(key: str, rounds: int) -> None:
    m = played(key)
    replay = MatchReplay(m, ReplayRole(None, "en", ("A", "B"), False, True))
    steps = replay.rounds()
    assert len(steps) == rounds
    field = "season" if key == "keyflower" else "round"
    numbers = [getattr(replay.state_at(step), field) for step in steps]
    assert numbers == sorted(set(numbers))


def test_without_rounds_in_the_rules_a_round_begins_with_the_first_seat() -> None:
    m = played("dream_city")
    steps = MatchReplay(m, ReplayRole(None, "en", ("A", "B"), False, True)).rounds()
    first = next(e.seat for e in m.entries if e.seat >= 0 and e.group < 0)
    assert len(steps) > 2
    assert {m.entries[step].seat for step in steps} == {first}


def test_the_evaluation_of_a_step_is_that_of_the_curve_where_a_turn_ends() -> None:
    m = played("dream_city")
    curve = {point.step: point.chances for point in chances(m)}
    ends = [last for _, last in chains(m)]
    for step in (ends[len(ends) // 2], ends[-1]):
        assert chances_at(m, step) == curve[step]
    assert sum(chances_at(m, ends[3] - 1)) == pytest.approx(1, abs=0.001)
    assert chances_at(m, 0) == curve[0]


async def test_whoever_looks_at_a_finished_game_gets_the_evaluation_of_a_step(url: str) -> None:
    async with site(url, luck="judged") as there, there.person("Ann") as ann:
        match = uneven_match()
        table = await import_match(ann, match)
        address = f"/t/{table}/evaluation?step=30"
        first = (await ann.http.get(address)).json()
        assert [row["seat"] for row in first["chances"]] == [0, 1]
        assert sum(row["percent"] for row in first["chances"]) in (99, 100, 101)
        assert (await ann.http.get(address)).json() == first
        last = (await ann.http.get(f"/t/{table}/evaluation")).json()
        assert last["step"] == len(match.entries)
        assert [row["percent"] for row in last["chances"]] == [100, 0]
