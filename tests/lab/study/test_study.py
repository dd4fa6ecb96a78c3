"""What many games tell: records that are the same wherever a game comes from, sums, intervals, comparisons, the page."""

from __future__ import annotations

import json
import math
from html.parser import HTMLParser
from pathlib import Path

import pytest

from igroteka import Match, Rng, game, list_games
from igroteka.core import BadData, BadOption
from igroteka.core.optional import Findings
from igroteka.lab.arena.points import mean_of
from igroteka.lab.simulate import plan_simulation, play_one
from igroteka.lab.study import (
    GameRecord,
    PassedOver,
    SeatRecord,
    Study,
    compare,
    logged_games,
    read_study,
    record_match,
    simulated_games,
    study_page,
    tables_of,
)
from igroteka.lab.study.estimates import Estimate, Sums
from igroteka.lab.study.study import bands_of, choices_of
from igroteka.lab.study.tables import findings_table

from ...cli.tool import played, saved


def seat(points: int, won: float | None, order: int = 1, **more: object) -> SeatRecord:
    """A seat of a game that nobody has played."""
    told: dict[str, object] = {"player": "greedy", "side": "", "parts": (), "opening": (), **more}
    return SeatRecord(points=points, won=won, order=order, **told)  # type: ignore[arg-type]


def drawn_game(first: int, second: int, decisions: int = 10) -> GameRecord:
    """A game of two that nobody has played."""
    won = (first > second) + 0.5 * (first == second)
    return GameRecord((seat(first, won), seat(second, 1 - won, 2)), {}, decisions, -1)


def made_up(*games: GameRecord) -> Study:
    """A study of such games."""
    return Study(game("dream_city"), "made up").add_all(games)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("key", list_games())
def test_a_match_and_its_game_without_log_have_the_same_record(key: str) -> None:
    m, rng = Match.new(key, seats=2, seed="5"), Rng("moves")
    while not m.over:
        legal = m.moves
        m.play(legal[rng.below(len(legal))])
    record = record_match(m, ["a", "b"], opening=3)
    assert [one.points for one in record.seats] == [
        one.total for one in sorted(m.scores, key=lambda s: s.seat)
    ]
    assert math.fsum([one.won or 0.0 for one in record.seats]) == 1
    assert record.decisions == len([e for e in m.entries if e.seat >= 0])
    assert [len(one.opening) for one in record.seats] == [3, 3]
    own = [[str(e.move) for e in m.entries if e.seat == at][:3] for at in range(2)]
    assert [list(one.opening) for one in record.seats] == own
    assert sorted([one.order for one in record.seats]) == [1, 2]
    assert all(record.words[move] for one in record.seats for move in one.opening)


def test_simulated_games_are_those_of_simulate_and_come_in_their_order() -> None:
    p = plan_simulation("garden_nation", 3, ["greedy", "random"], "4")
    records = list(simulated_games(p, 3))
    for number, record in enumerate(records):
        one = play_one(p, number)
        assert tuple([seat.points for seat in record.seats]) == one.totals
        assert tuple([seat.won for seat in record.seats]) == one.wins
        assert (record.decisions, record.rounds, record.tally) == (one.decisions, one.rounds, one.tally)
        assert [seat.player for seat in record.seats] == [p.bot_at(seat, number) for seat in range(3)]
    with pytest.raises(BadOption, match="games: found 0"):
        next(simulated_games(p, 0))
    with pytest.raises(BadOption, match="opening: found 21; allowed: 1 to 20"):
        next(simulated_games(p, 1, opening=21))


def test_logs_that_tell_nothing_are_passed_over_with_the_reason(tmp_path: Path) -> None:
    done = played()
    saved(tmp_path, done, "done.log")
    saved(tmp_path, played(steps=3), "half.log")
    (tmp_path / "later.log").write_text(done.export().replace("version: ", "version: 9"), "utf-8")
    (tmp_path / "notes.txt").write_text("no log", "utf-8")
    below = tmp_path / "more"
    below.mkdir()
    s = Match.new("dream_city", seats=2, seed="1").state.to_data()
    begun, rng = Match.begin("dream_city", s, seed="2"), Rng("end")
    while not begun.over:
        begun.play(begun.moves[rng.below(len(begun.moves))])
    saved(below, begun, "position.log")
    study = Study(game("dream_city"), "logs").add_all(logged_games(tmp_path, game("dream_city")))
    assert study.games == 1
    said = " | ".join(study.remarks)
    assert len(study.remarks) == 3
    assert f"1 game: it is not finished ({tmp_path / 'half.log'})" in said
    assert "it began with a position" in said
    assert "version" in said
    other = Study(game("keyflower"), "logs").add_all(logged_games(tmp_path / "done.log", game("keyflower")))
    assert other.games == 0
    assert "it is a game of dream_city" in other.remarks[0]
    with pytest.raises(BadOption, match="found no log in"):
        next(logged_games(tmp_path / "notes.txt", game("dream_city")))
    with pytest.raises(BadOption, match="is not there; allowed: a log file or a folder"):
        next(logged_games(tmp_path / "nowhere", game("dream_city")))


def test_parts_and_sides_come_from_the_game() -> None:
    p = plan_simulation("keyflower", 2, ["random"], "1")
    keyflower = next(simulated_games(p, 1))
    assert any(one.parts for one in keyflower.seats)
    p = plan_simulation("sweet_lands", 2, ["random"], "1")
    study = Study(game("sweet_lands"), "").add_all(simulated_games(p, 1)).by_seats[2]
    assert len(study.rows("side")) == 2
    assert not any(row.words.startswith("character-") for row in study.rows("side"))


# ---------------------------------------------------------------- numbers


def test_intervals_from_sums_are_those_of_single_values() -> None:
    values, sums = [3, 8, -4, 15, 9], Sums()
    for value in values:
        sums.add(seat(value, 1.0))
    points, wanted = sums.points, mean_of("", values, 5)
    assert (points.value, points.low, points.high) == pytest.approx((wanted.mean, wanted.low, wanted.high))
    one = Sums()
    one.add(seat(7, None))
    assert (one.share, one.points) == (None, Estimate(7.0))


def test_a_difference_is_as_unsure_as_both_of_its_numbers() -> None:
    # Newcombe's example: 56 of 70 less 48 of 80.
    first, second = Sums(), Sums()
    for sums, won, of in ((first, 56, 70), (second, 48, 80)):
        for i in range(of):
            sums.add(seat(0, float(i < won)))
    assert first.share is not None
    assert second.share is not None
    apart = first.share.minus(second.share)
    assert (apart.value, apart.low, apart.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert apart.is_apart_from_zero
    assert not Estimate(1.0).minus(second.share).is_apart_from_zero


def test_rows_are_sorted_and_small_ones_left_out() -> None:
    games = [drawn_game(10, 5), drawn_game(4, 9), drawn_game(7, 7)]
    study = made_up(*games).by_seats[2]
    rows = study.rows("seat")
    assert [(row.words, row.seats, row.points.value) for row in rows] == [
        ("seat 0", 3, 7.0),
        ("seat 1", 3, 7.0),
    ]
    assert [row.share.value for row in rows if row.share] == [0.5, 0.5]
    strong, weak = seat(9, 1.0, side="x", opening=("go a",)), seat(2, 0.0, 2, side="y", opening=("go b",))
    study = made_up(GameRecord((weak, strong), {}, 4, -1), GameRecord((strong, strong), {}, 4, -1)).by_seats[
        2
    ]
    assert [(row.key, row.seats) for row in study.rows("opening")] == [("go a", 3), ("go b", 1)]
    assert [row.key for row in study.rows("side", least=2)] == ["x"]
    assert study.rows("decisions") == []  # all are equally long


def test_lengths_are_joined_to_bands_and_tell_who_decided_first() -> None:
    assert bands_of({3: 1, 5: 2}) == [[3], [5]]
    bands = bands_of(dict.fromkeys(range(20), 3))
    assert [len(band) for band in bands] == [4, 4, 4, 4, 4]
    assert [length for band in bands for length in band] == list(range(20))
    rows = (
        made_up(drawn_game(10, 5, 20), drawn_game(4, 9, 30), drawn_game(8, 9, 30))
        .by_seats[2]
        .rows("decisions")
    )
    assert [(row.words, row.seats, row.share and row.share.value) for row in rows] == [
        ("20", 1, 1.0),
        ("30", 2, 0.0),
    ]
    assert rows[1].points.value == 7.5


def test_a_first_decision_is_told_by_each_of_its_arguments() -> None:
    assert choices_of("build home r2c4") == ["build home …", "build … r2c4"]
    assert choices_of("pass") == choices_of("take home") == []


def test_what_a_game_measures_is_sorted_and_needs_enough_behind_it() -> None:
    rows: list[dict[str, str | int | float | None]] = [
        {"card": name, "n": n, "gain": gain, "low": low, "high": high}
        for name, n, gain, low, high in (
            ("a", 9, 1.0, 0.5, 1.5),
            ("b", 1, 5.0, None, None),
            ("c", 8, 2.0, 1.0, 3.0),
            ("d", 7, None, None, None),
        )
    ]
    table = findings_table(Findings("cards", rows, (("gain", "low", "high"),), "n"), least=5)
    assert [row.name for row in table.rows] == ["c", "a", "d"]
    assert table.rows[0].estimates == (Estimate(2.0, 1.0, 3.0),)
    assert (table.heading, table.heads, table.columns[-1]) == ("card", (">n",), ">95 % interval")
    assert table.printed(table.rows[0]) == ["c", "8", "+2.0", "+1.0 to +3.0"]


# ---------------------------------------------------------------- comparing, and the page


def test_a_study_is_compared_with_one_that_was_written() -> None:
    now = made_up(*[drawn_game(20, 10 + i % 2) for i in range(30)])
    before = made_up(*[drawn_game(10 + i % 2, 20) for i in range(30)])
    tables = {one.heading: one for _, one in compare(now, read_study(json.dumps(before.to_data())), least=1)}
    first, second = tables["seat"].rows
    assert first.estimates[0] is not None
    assert (first.estimates[0].value, first.cells) == (1.0, ("30", "30", "apart from zero"))
    assert second.estimates[1] is not None
    assert second.estimates[1].value == -9.5
    assert tables["all"].rows[0].cells[2] == "may be luck"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("no json", "found no JSON"),
        ("[]", "found"),
        ({"studies": 3}, "studies: found 3; allowed: a list"),
        ({"games": "x"}, "games: found 'x'; allowed: a whole number"),
        ({"game": 4}, "game: found 4; allowed: a text"),
        ({"game": "keyflower"}, "game: found 'keyflower'; allowed: dream_city"),
    ],
)
def test_what_is_no_study_is_refused(change: str | dict[str, object], said: str) -> None:
    study = made_up(drawn_game(1, 2))
    text = change if isinstance(change, str) else json.dumps({**study.to_data(), **change})
    with pytest.raises(BadData) as refused:
        compare(study, read_study(text), 1)
    assert said in str(refused.value)


class Opened(HTMLParser):
    """The elements of a page that name something outside of it, and the tags that are still open."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.open: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [str(value) for name, value in attrs if name in ("src", "href")]
        self.pictures += tag == "svg"
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_draws_every_interval() -> None:
    bad = seat(3, 1.0, player="<b>Ann & Bo")
    study = made_up(GameRecord((bad, seat(2, 0.0, 2)), {"first": "random"}, 9, -1), drawn_game(4, 9))
    study.add(PassedOver("x.log", "it is not finished"))
    page, seen = study_page(study, 1), Opened()
    seen.feed(page)
    assert (seen.open, seen.outside) == ([], [])
    assert seen.pictures == sum([len(t.measures) * len(t.rows) for t in tables_of(study.by_seats[2], 1)])
    assert "<h1>Dream City: 2 games</h1>" in page
    assert "&lt;b&gt;Ann &amp; Bo" in page
    assert "Passed over 1 game: it is not finished (x.log)." in page
    assert "http" not in page
    few = study_page(study, 1, most=1, differences=compare(study, read_study(json.dumps(study.to_data())), 1))
    assert "more row" in few
    assert "Compared with" in few


def test_only_a_single_player_with_an_opponent_can_win() -> None:
    measures: dict[str, list[str]] = {}
    for key in ("dream_city", "sweet_lands"):
        study = Study(game(key), "").add_all(simulated_games(plan_simulation(key, 1, ["random"], "3"), 1))
        measures[key] = [one.name for one in tables_of(study.by_seats[1], 1)[0].measures]
    assert measures == {"dream_city": ["wins", "points"], "sweet_lands": ["points"]}
