"""Recorded tables: rows that say what was drawn are decisions, and everything else follows from them."""

from __future__ import annotations

import pytest

from igroteka import Match, list_games
from igroteka.core import CHANCE, Rng, game
from igroteka.store import BadRow, LoggedMatch, StoreError, TableRow, check, open_store, row_of, rows_of

from .examples import append, begin, confirm, numbered
from .made import empty_file as empty_file
from .made import made_url as made_url


def row_for(key: str = "dream_city", seats: int = 2) -> TableRow:
    """A table without a seed."""
    return TableRow("t1", key, seats, {}, "", version=game(key).version)


def begun(key: str = "dream_city", seats: int = 2) -> tuple[LoggedMatch, list[str]]:
    """A recorded match and its log so far."""
    match = LoggedMatch.begin_log(row_for(key, seats))
    return match, list(confirm(match))


def enter(match: LoggedMatch, rows: list[str], rng: Rng, decisions: int = 100_000) -> None:
    """So many decisions and draws by chance."""
    while not match.over and decisions:
        seat = match.seats[rng.below(len(match.seats))]
        legal = match.moves_of(seat)
        match.play(legal[rng.below(len(legal))], seat)
        rows += confirm(match)
        decisions -= 1


def bad(rows: list[str], row: TableRow | None = None) -> BadRow:
    """The error of a log."""
    with pytest.raises(BadRow) as caught:
        LoggedMatch.load(row or row_for(), numbered(rows))
    return caught.value


def same(one: LoggedMatch, two: LoggedMatch) -> bool:
    """Whether two matches agree in all that can be seen or done."""
    return (
        one.export() == two.export()
        and [(e.auto, e.group, e.events) for e in one.entries]
        == [(e.auto, e.group, e.events) for e in two.entries]
        and (one.seq, one.seats, one.undo_points(0)) == (two.seq, two.seats, two.undo_points(0))
        and [one.number_for(seat) for seat in range(one.count)]
        == [two.number_for(seat) for seat in range(two.count)]
    )


@pytest.mark.parametrize("key", list_games())
def test_a_whole_game_comes_back_from_its_rows_and_from_a_snapshot(key: str) -> None:
    match, rows = begun(key)
    assert rows == ["B asked"]
    rng = Rng(5)
    enter(match, rows, rng, 60)
    middle, taken = len(rows), match.take_snapshot()
    for steps in (1, 7, 20):
        match.undo(to=match.undo_points(0)[-steps])
        rows += confirm(match)
        enter(match, rows, rng, 12)
    enter(match, rows, rng)
    assert match.over
    assert {row[0] for row in rows} >= {"B", "D", "M", "U", "E"}
    again = LoggedMatch.load(row_for(key), numbered(rows))
    assert same(again, match)
    assert again.is_recorded
    assert again.verify().ok
    kept = LoggedMatch.open_log(row_for(key), rows[0], snapshot=taken)
    kept.follow(numbered(rows)[middle:])
    assert same(kept, match)


def test_every_beginning_of_a_log_gives_the_match_at_that_moment() -> None:
    match, rows = begun()
    rng = Rng(5)
    other = LoggedMatch.load(row_for(), numbered(rows))
    while not match.over:
        known = len(rows)
        enter(match, rows, rng, 1)
        if rng.below(9) == 0:
            match.undo()
            rows += confirm(match)
        other.follow(numbered(rows[known:], known))
        assert same(match, LoggedMatch.load(row_for(), numbered(rows)))
        assert same(match, other)


async def test_a_recorded_table_is_kept_checked_and_followed(url: str) -> None:
    async with await open_store(url) as store:
        match = await begin(store, row_for())
        rng = Rng(3)
        while not match.over:
            legal = match.moves_of(match.seats[0])
            match.play(legal[rng.below(len(legal))])
        await append(store, match)
        row = await store.table("t1")
        assert row is not None
        assert (row.seed, row.status) == ("", "over")
        assert same(LoggedMatch.load(row, await store.events("t1")), match)
        assert (await check(store)).ok


def test_what_can_only_be_drawn_so_follows_from_the_row_before() -> None:
    match, rows = begun("age_of_innovation")
    enter(match, rows, Rng(1), 25)
    forced = next(i for i, row in enumerate(rows) if row.startswith("C "))
    assert rows[forced - 1].startswith("D draw_competency ")
    forged = [*rows[:forced], f"D {rows[forced][2:]}", *rows[forced + 1 :]]
    assert bad(forged, row_for("age_of_innovation")).seq == forced + 1
    assert bad(rows[:forced], row_for("age_of_innovation")).found == "the end of the log"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("D first 2", "allowed: first 0, first 1"),
        ("D deal park", "allowed: first 0, first 1"),
        ("D castle", "no move is written"),
        ("D", "found"),
        ("D first  0", "found"),
        ("C first 0", "nothing follows by itself"),
        ("M 0 first 0", "to move: chance"),
        ("M -1 first 0", "a row of the kinds"),
        ("U * 0", "nothing has been played yet"),
        ("U * x", "a row of the kinds"),
        ("U 0 0", "nothing has been played yet"),
        ("B asked", "nothing follows by itself"),
    ],
)
def test_rows_that_cannot_be(line: str, says: str) -> None:
    error = bad(["B asked", line])
    assert error.seq == 2
    assert says in str(error)


def test_damaged_rows_later_in_a_log() -> None:
    match, rows = begun()
    enter(match, rows, Rng(2), 30)
    for line in ("U * 31", "U * 00", "U 0 3", "U * 3 across", "D turn_over seed castle"):
        assert bad([*rows, line]).seq == len(rows) + 1
    drawn = next(i for i, row in enumerate(rows) if row.startswith("D deal"))
    lost = [*rows[:drawn], *rows[drawn + 1 :]]
    assert bad([*lost, rows[drawn]]).seq > drawn


def test_a_table_and_its_first_row_agree_on_where_the_draws_come_from() -> None:
    _, rows = begun()
    seeded = TableRow("t1", "dream_city", 2, {}, "7", version=game("dream_city").version)
    assert bad(rows, seeded).seq == 1
    opening = LoggedMatch.begin_log(seeded).pending
    assert bad(opening).seq == 1
    assert bad([f"B asked salt {'0' * 32}"]).seq == 0
    assert bad([f"B asked share 0 {'0' * 32}"]).seq == 0
    assert bad([*opening[:1], "D first 0"], seeded).seq == 2
    assert bad([*opening, "U * 1"], seeded).seq == len(opening) + 1


def test_seats_answer_for_chance_and_questions_have_numbers() -> None:
    match, rows = begun("garden_nation", 3)
    assert (match.seats, match.answering_seats) == ([CHANCE], [0, 1, 2])
    assert match.is_current(1, match.seq)
    enter(match, rows, Rng(4), 1)
    assert not match.is_current(1, 1)
    while match.asks_chance:
        enter(match, rows, Rng(4), 1)
    assert match.answering_seats == match.seats == [0, 1, 2]
    before = match.number_for(2)
    match.play(match.moves_of(0)[0], 0)
    rows += confirm(match)
    assert (match.number_for(0), match.number_for(2)) == (before + 1, before)
    match.undo(0)
    rows += confirm(match)
    assert rows[-1].startswith("U * ")
    assert match.seats == [0, 1, 2]
    assert match.is_current(2, match.number_for(2))


def test_a_recorded_match_from_elsewhere_becomes_a_log() -> None:
    m = Match.new("keyflower", 2, chance="asked")
    rng = Rng(8)
    while not m.over:
        legal = m.moves_of(m.seats[0])
        m.play(legal[rng.below(len(legal))], m.seats[0])
    row = row_of(m, "t1")
    assert row.seed == ""
    again = LoggedMatch.load(row, numbered(rows_of(m)))
    assert (again.fingerprint, again.is_recorded) == (m.fingerprint, True)


def test_what_is_unknown_is_kept_with_what_came_out_of_it() -> None:
    match, rows = begun()
    for move in ("first 1", "remove shop_park_home", "remove shop_home_metro", "remove shop_park_office"):
        if match.asks_chance and move in [one.text for one in match.moves]:
            match.play(move)
            rows += confirm(match)
    while match.asks_chance:
        dealt = str(match.moves[0]).startswith("deal")
        if dealt and len([e for e in match.entries if str(e.move).startswith("deal")]) >= 2:
            match.guess(rng=Rng(4))
        else:
            match.play(match.moves[0])
        rows += confirm(match)
    one, two = match.guesses
    middle, taken = len(rows), match.take_snapshot()
    held = {str(match.entries[step].move) for step in (one, two)}
    wanted = next(tile for tile in ("park", "home", "metro") if f"deal {tile}" not in held)
    match.play(f"build {wanted} r3c3", 1)
    rows += confirm(match)
    assert [row[0] for row in rows[middle:]][:2] == ["R", "M"]
    match.tell(two, match.entries[two].move)
    rows += confirm(match)
    assert (rows[-1], match.guesses) == (f"K {two}", [one])
    enter(match, rows, Rng(6))
    assert match.over
    again = LoggedMatch.load(row_for(), numbered(rows))
    assert same(again, match)
    assert (again.guesses, again.verify().ok) == ([one], True)
    kept = LoggedMatch.open_log(row_for(), rows[0], snapshot=taken)
    kept.follow(numbered(rows)[middle:])
    assert same(kept, match)
    copied = LoggedMatch.load(row_of(match, "t1"), numbered(rows_of(match)))
    assert (copied.guesses, copied.fingerprint) == ([one], match.fingerprint)
    with pytest.raises(StoreError, match="the game is over"):
        match.tell(one, match.entries[one].move)
    guess = next(row for row in rows if row.startswith("G "))
    place = rows.index(guess)
    for line in ("G * first 1", "G 0 deal park", "G x deal park", "G * castle", "G"):
        assert bad([*rows[:place], line]).seq == place + 1
    for line in ("R 0 first 0", f"R {one} castle", f"R {one}", "R 999 deal park", "K 0", "K x", "K 999"):
        assert bad([*rows[:middle], line]).seq == middle + 1
