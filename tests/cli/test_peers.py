"""The comparison with other libraries: what is counted, and how the file is written."""

from __future__ import annotations

import random

import pytest
from benchmarks import peers, peers_worker


def made(game: str, kind: str, rate: int, library: str = "Igroteka", clones: int = 0) -> peers.Row:
    """A row with two slices, the second half as fast."""
    row = peers.Row(library, game, kind, lambda seconds, first: {})
    for slower in (1, 2):
        row.slices.append(
            {
                "decisions": rate / slower,
                "games": 2,
                "play_seconds": 1.0,
                "clones": clones / slower,
                "clone_seconds": 1.0 if clones else 0.0,
            }
        )
    return row


def test_a_slice_counts_games_decisions_and_copies() -> None:
    copied: list[int] = []
    case = peers_worker.Case("x", "y", "z", lambda _: 7, lambda _: [1, 2, 3], copied.append)
    found = peers_worker.measure(case, 0.01, 0)
    assert found["decisions"] == 7 * found["games"] > 0
    assert found["play_seconds"] >= 0.01
    assert found["clones"] == len(copied)
    assert len(copied) % peers_worker.POSITIONS == 0
    assert set(copied) == {1, 2, 3}
    plain = peers_worker.measure(peers_worker.Case("x", "y", "z", lambda _: 7), 0.01, 0)
    assert plain["clones"] == plain["clone_seconds"] == 0


def test_what_is_not_installed_is_told() -> None:
    assert peers_worker.cases(["no-such-library"]) == ([], ["no-such-library is not installed"])


def test_a_random_game_of_ours_through_their_interface() -> None:
    pytest.importorskip("pettingzoo")
    assert peers_worker.ours("dream_city_v2").play(random.Random(1)) > 10


def test_the_file_tells_best_rates_and_ratios_of_neighbours() -> None:
    rows = [
        made("dream_city, 2 seats", "interpreted", 1000, clones=50),
        made("dream_city, 2 seats", "compiled", 3000, clones=200),
        made("chess", "C++", 5000, "OpenSpiel"),
        made("dream_city_v2, as PettingZoo environment", "Python", 90),
    ]
    assert peers.speedups(rows) == [["dream_city, 2 seats", "× 3.0", "× 4.0"]]
    said = peers.text(rows, ["one 1.0"], ["two could not be installed"], 6.0, "Load 1.")
    assert "| Igroteka | dream_city, 2 seats | interpreted | 1,000 | 2.0 | 50.0 | 375 |" in said
    assert "| OpenSpiel | chess | C++ | 5,000 | 2.0 | – | 1,875 |" in said
    assert said.count("| dream_city_v2, as PettingZoo environment |") == 1
    assert "- two could not be installed" in said


def test_whole_steps_are_compared_with_the_mark_turn_by_turn() -> None:
    rows = [
        made(peers.MARK, "Python", 1000, "PettingZoo"),
        made("chess, with observation", "C++", 500, "OpenSpiel"),
        made("dream_city_v2, 64 tables, flat", "Python, compiled", 30_000),
        made("dream_city, 2 seats", "compiled", 60_000),
    ]
    said = peers.text(rows, [], [], 6.0, "Load 1.")
    together = said.partition("## Through one interface")[2]
    assert "| PettingZoo | connect_four_v3 | Python | 1,000 | 375 | × 1 |" in together
    assert "| OpenSpiel | chess, with observation | C++ | 500 | 188 | × 0.5 |" in together
    assert (
        "| Igroteka | dream_city_v2, 64 tables, flat | Python, compiled | 30,000 | 11,250 | × 30 |"
        in together
    )
    assert "| dream_city, 2 seats |" not in together
    assert "with observation |" not in said.partition("## Through one interface")[0]


def test_many_tables_of_ours_are_stepped_without_an_end() -> None:
    pytest.importorskip("numpy")
    case = peers_worker.ours_together("dream_city_v2", "compact")
    assert case.language.startswith("Python")
    found = peers_worker.measure(case, 0.01, 0)
    assert found["games"] == 0
    assert found["decisions"] % (peers_worker.STEPS * peers_worker.TABLES) == 0
    row = peers.Row(case.library, case.game, case.language, lambda seconds, first: found, [found])
    assert row.cells()[4:] == ["–", "–", "–"]
