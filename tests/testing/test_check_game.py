"""The suite on honest games: they pass, everything they offer is played, and the report tells it."""

from __future__ import annotations

import doctest
import importlib
from typing import Any

import pytest

import igroteka
import igroteka.testing
from igroteka.core import BadOption, Rng, list_games
from igroteka.games.dream_city import GAME, DreamCityGame
from igroteka.games.dream_city.state import DreamCityState
from igroteka.testing import CHECKS, Failure, check_game
from igroteka.testing.setups import GameSetups, values
from igroteka.testing.trial import first_difference

from .berries import GAME as BERRIES


def test_dream_city_keeps_every_promise() -> None:
    """All seats, every choice of every option. The files of texts are read in the tests of texts."""
    report = check_game(GAME, games=40, seed=2020, deep_every=80, files=False)
    assert report.games == 40
    assert sorted(report.seats) == [1, 2, 3, 4]
    assert min(report.seats.values()) >= 8
    assert report.decisions > 20 * report.games
    assert report.draws > 20 * report.games
    assert report.deep >= report.decisions // 100
    assert min(report.replays, report.forks, report.worlds) >= 10
    assert report.unused_moves == []
    assert set(report.unseen_events) <= {"cannot_build", "took_nothing", "opponent_stays", "no_rescoring"}
    played = {(n, key, value) for n, options in report.tables for key, value in options}
    for n in GAME.seats:
        for option in GAME.options:
            for value in values(option, n) if n in option.seats else []:
                offered = f"{option.key} {value} with {n} seats" not in report.refused
                assert ((n, option.key, value) in played) == offered
    assert report.refused == ["first 2 with 2 seats", "first 3 with 2 seats", "first 3 with 3 seats"]


def test_a_game_that_is_not_installed() -> None:
    """Any object with the interface of a game can be checked; the registry is left as it was."""
    before = list_games()
    report = check_game(BERRIES, games=24, deep_every=8)
    assert list_games() == before
    assert "berries" not in before
    assert report.games == 24
    assert (report.unused_moves, report.unseen_events) == ([], [])


def test_the_registry_gives_the_installed_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a failure, and also if somebody had registered the key."""

    class Broken(DreamCityGame):
        def inventory(self, s: DreamCityState) -> dict[str, int]:
            return {"office": -1}

    with pytest.raises(Failure):
        check_game(Broken(), games=1)
    assert igroteka.game("dream_city") is GAME
    mine = DreamCityGame()
    module: Any = importlib.import_module("igroteka.core.registry")
    monkeypatch.setitem(module._extra, "dream_city", mine)
    check_game(GAME, seats=[2], options=[{"mode": "training"}], games=1, files=False)
    assert igroteka.game("dream_city") is mine


def test_report_is_readable() -> None:
    """It tells what was played and what never came up."""
    table: dict[str, Any] = {"seats": [2], "options": [{"mode": "training"}]}
    report = check_game(GAME, **table, games=2, seed=5, deep_every=30, files=False)
    text = str(report)
    assert text.startswith("dream_city: 2 games, ")
    assert "nothing is wrong" in text
    assert "games by seats: 2 with 2; combinations of options: 1" in text
    assert "never: spring, flower, flower_rescore, " in text
    assert "spring" in report.unused_moves
    assert "built" in report.events
    assert any(move.startswith("build ") for move in report.moves)


def test_seeds_decide_the_games() -> None:
    """The same seed plays the same games, whatever is checked in depth."""
    first = check_game(BERRIES, seats=[3], options=[{}], games=2, seed=9, deep_every=2, files=False)
    again = check_game(BERRIES, seats=[3], options=[{}], games=2, seed=9, deep_every=1000, files=False)
    other = check_game(BERRIES, seats=[3], options=[{}], games=2, seed=12, deep_every=1000, files=False)
    assert first.moves == again.moves != other.moves
    assert first.decisions == again.decisions
    assert first.deep > again.deep


def test_failure_tells_everything_and_can_be_repeated() -> None:
    """The message names the table, the log and a call that fails in the same way."""

    class Broken(DreamCityGame):
        def inventory(self, s: DreamCityState) -> dict[str, int]:
            stock = super().inventory(s)
            stock["park"] -= sum(s.flower) == 0
            return stock

    with pytest.raises(Failure) as first:
        check_game(Broken(), seats=[2, 3], options=[{"side": "B"}], games=20, seed=40)
    failure = first.value
    assert isinstance(failure, AssertionError)
    assert failure.check == "conservation"
    assert failure.table is not None
    text = str(failure)
    for part in (
        CHECKS["conservation"],
        "expected: park: ",
        "found:    park: ",
        f"seed {failure.seed}",
        *failure.log,
    ):
        assert part in text
    assert f"step {len(failure.log)}\n" in text
    assert failure.log[-1].split()[0] in ("0", "1", "2", "*")
    call = f"check_game(game, seats=[{failure.table.seats}], options=[{{'side': 'B'}}], games=1, seed={failure.seed}"
    assert call in text
    with pytest.raises(Failure) as second:
        check_game(
            Broken(), seats=[failure.table.seats], options=[failure.table.options], games=1, seed=failure.seed
        )
    assert (second.value.found, second.value.log) == (failure.found, failure.log)


def test_half_a_game_is_refused() -> None:
    """What is missing is named."""
    half: Any = type("Half", (), {"key": "half", "seats": range(2, 3)})()
    with pytest.raises(TypeError, match="Half is no game: it lacks options, moves, "):
        check_game(half)


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"seats": [5]}, "seats: found 5; dream_city allows 1 to 4"),
        ({"options": [{"side": "C"}]}, "option side: found 'C'"),
        ({"options": [{"colour": "red"}]}, "option 'colour' is unknown"),
        ({"games": 0}, "allowed: numbers above zero"),
        ({"deep_every": 0}, "allowed: numbers above zero"),
    ],
)
def test_bad_wishes_are_no_failures_of_the_game(wishes: dict[str, Any], message: str) -> None:
    """They get an error that says what is allowed."""
    with pytest.raises(BadOption, match=message):
        check_game(GAME, **wishes)


def test_given_options_are_played_where_they_are_taken() -> None:
    """Options that only some numbers of seats take are played with those."""
    options = [{"opponent": "boris"}, {"mode": "training"}]
    report = check_game(GAME, options=options, games=1, deep_every=1000, files=False)
    assert dict(report.seats) == {1: 1, 2: 1, 3: 1, 4: 1}


def test_tables_cover_choices_that_need_each_other() -> None:
    """A choice that only goes with another one is found, and one that never goes is told."""

    class Picky(DreamCityGame):
        def new(self, seats: int, options: Any = None) -> DreamCityState:
            clean = self.clean_options(seats, options)
            if clean["chain_mode"] == "component" and clean["flower_rescore_blocks_pair"] == "false":
                raise BadOption("together only")
            if clean["side"] == "B":
                raise BadOption("never")
            return super().new(seats, options)

    tables = GameSetups(Picky(), [2], None)
    rows = [row.options for row in tables.rows]
    assert any(row.get("chain_mode") == "component" for row in rows)
    assert tables.refused == ["side B with 2 seats", "first 2 with 2 seats", "first 3 with 2 seats"]
    assert all(tables.takes(2, tables.any(2, Rng(i))) for i in range(20))


def test_differences_name_the_place() -> None:
    """A message shows the first difference, not two whole positions."""
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 3 instead of 2"
    assert first_difference({"a": 1}, {"a": 1, "c": 2}) == "c: 2 instead of 'nothing'"
    assert first_difference([1, 2], [1]) == "[1] instead of [1, 2]"


def test_the_example_runs() -> None:
    """The one in the documentation of the module."""
    result = doctest.testmod(igroteka.testing)
    assert (result.failed, result.attempted) == (0, 4)


@pytest.mark.soak
def test_ten_thousand_games_of_dream_city() -> None:
    """Over all modes, seats and options."""
    report = check_game(GAME, games=10_000, seed=1_000_000, deep_every=200)
    print(report)
    assert report.games == 10_000
    assert min(report.seats.values()) >= 2_400
    assert report.unused_moves == []
