"""What a learned evaluation looks at."""

from __future__ import annotations

import math

import pytest

from igroteka.core import scene, waiting
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.ai.features import FEATURES, PROSPECTS, features, finished, own_prospects
from igroteka.games.keyflower.state import KeyflowerState
from igroteka.testing.sample_games import play_positions

from .scenario import Table, table
from .tables import SEATS, SHUNNED


def _some_positions(seats: int) -> list[KeyflowerState]:
    """Positions from the start to the end of a game, with those that seats see while all decide at once."""
    game = play_positions(GAME.new(seats), seats + 20, shun=lambda kind: SHUNNED.get(kind, 0))
    some = [GAME.new(seats), *game[:: max(1, len(game) // 20)], *game[-8:]]
    seen = [scene(s, seat) for s in some for seat in waiting(s) if seat >= 0]
    return [*some, *[s for s in seen if isinstance(s, KeyflowerState)]]


def _number(t: Table, name: str, seat: int = 0) -> float:
    return features(t.s)[seat][FEATURES.index(name)]


def test_every_number_has_its_own_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_complete_and_within_bounds_at_any_moment(seats: int) -> None:
    for s in _some_positions(seats):
        before = s.to_data()
        rows = features(s)
        assert s.to_data() == before
        assert len(rows) == seats
        for row in rows:
            assert len(row) == len(FEATURES)
            beyond = {FEATURES[i]: x for i, x in enumerate(row) if not (math.isfinite(x) and -5 <= x <= 5)}
            assert not beyond


def test_the_first_number_is_the_own_prospects() -> None:
    t = table(2, villages=[{"keywood": (1, 0)}], workers=["3 red"], goods={"home_1": "1 wood"})
    assert [row[0] * PROSPECTS for row in features(t.s)] == pytest.approx(own_prospects(t.s))


def test_what_a_seat_has_shows_in_its_row() -> None:
    plain = features(table(2, villages=[{"keywood": (1, 0)}], workers=["3 red"]).s)
    for more in (
        table(2, villages=[{"keywood": (1, 0)}], workers=["3 red 1 blue"]),
        table(2, villages=[{"keywood": (1, 0)}], workers=["3 red"], skills=["1 saw"]),
        table(2, villages=[{"keywood": (1, 0)}], workers=["3 red"], goods={"home_1": "1 gold"}),
        table(2, villages=[{"keywood": (1, 0)}], workers=["3 red"], goods={"keywood": "1 wood"}),
    ):
        assert features(more.s)[0] != plain[0]


def test_goods_on_the_spot_make_an_upgrade_ready() -> None:
    far = table(2, villages=[{"keywood": (1, 0)}], goods={"home_1": "1 wood", "keywood": "1 stone"})
    near = table(2, villages=[{"keywood": (1, 0)}], goods={"home_1": "1 wood 1 stone"})
    assert _number(far, "gain_payable") == _number(near, "gain_payable") > 0
    assert _number(far, "gain_ready") == 0 < _number(near, "gain_ready")
    assert _number(far, "steps_to_payable") > _number(near, "steps_to_payable")


def test_a_half_entered_turn_is_judged_as_finished() -> None:
    t = table(2, auction=["keywood"], workers=["2 red 1 blue"]).do("0 bid keywood")
    before = t.print()
    assert finished(t.s) is not t.s
    assert _number(t, "led") > 0
    assert t.print() == before
