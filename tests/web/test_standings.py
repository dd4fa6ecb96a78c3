"""What would be scored now: true for the owner of secrets, silent for the others; and the account of a finished game."""

from __future__ import annotations

import json
from functools import cache

import pytest

import igroteka
from igroteka.core import Rng, game
from igroteka.core.optional import Accounted, CountedLate, Tracked
from igroteka.core.outcomes import score_of
from igroteka.match import Match
from igroteka.web.live.view import Viewer
from igroteka.web.workers.replays import MatchReplay, ReplayLog, ReplayRole, end_page

COUNTED = [key for key in igroteka.list_games() if isinstance(game(key), CountedLate)]
ACCOUNTED = [key for key in igroteka.list_games() if isinstance(game(key), Accounted)]


def played(key: str, steps: int, seats: int = 3) -> Match:
    """A game of random moves, as long as this."""
    m, rng = Match.new(key, seats=seats, seed=f"standings of {key}"), Rng(8)
    while not m.over and len(m.entries) < steps:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    return m


@cache
def length(key: str) -> int:
    """The steps of the whole game."""
    return len(played(key, 10_000).entries)


@pytest.mark.parametrize("share", [0.0, 0.5, 0.95])
@pytest.mark.parametrize("key", COUNTED)
def test_a_player_is_told_what_would_be_scored_now_but_no_secret_of_others(key: str, share: float) -> None:
    m = played(key, int(share * length(key)))
    g = m.game
    assert isinstance(g, CountedLate)
    before = m.state.to_data()
    truth = g.scores_now(m.state)
    assert m.state.to_data() == before
    for viewer in (None, *range(3)):
        for row in Viewer(m, viewer, "en").scores():
            now, score = row["now"], score_of(truth, row["seat"])
            assert now is not None
            secrets = frozenset() if row["seat"] == viewer else g.secret_items(m.state, row["seat"])
            assert now["items"] == {item: None if item in secrets else points for item, points in score.items}
            assert now["total"] == (None if secrets else score.total)


def test_objectives_are_told_to_their_owner_only() -> None:
    rows = Viewer(played("garden_nation", 60), 1, "en").scores()
    told = [[row["now"]["items"]["objective_1"] for row in rows if row["now"] is not None]]
    assert [points is None for points in told[0]] == [True, False, True]


def test_a_game_that_counts_everything_at_once_tells_what_is_on_its_track() -> None:
    m = played("sweet_lands", 200)
    assert isinstance(m.game, Tracked)
    for row in Viewer(m, 0, "en").scores():
        assert (row["so_far"], row["now"]) == (row["items"]["vp"], None)


@pytest.mark.parametrize("key", ACCOUNTED)
def test_the_account_of_a_finished_game_adds_up(key: str) -> None:
    m = played(key, 10_000)
    assert m.over
    assert all((row["so_far"], row["now"]) == (None, None) for row in Viewer(m, 0, "en").scores())
    accounts = MatchReplay(m, ReplayRole(None, "en", ("A", "B", "C"), False, True)).accounts()
    totals = {score.seat: score.total for score in m.scores}
    assert {one["seat"]: sum(line["points"] for line in one["lines"]) for one in accounts} == totals


def test_the_end_of_keyflower_opens_the_screens() -> None:
    m = played("keyflower", 10_000)
    page = json.loads(end_page(ReplayLog.of(m), ReplayRole(None, "en", ("A", "B", "C"), False, True)))
    opened = [one["opened"] for one in page["accounts"]]
    assert any(opened)
    assert all("worker" in line or line[0].isdigit() for lines in opened for line in lines)
