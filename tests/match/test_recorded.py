"""Recorded matches: people say what was drawn at their table."""

from __future__ import annotations

import pytest

from igroteka import Match, game, list_games
from igroteka.core import CHANCE, BadLog, BadOption, Draw, IllegalMove, Rng, UnknownMove, question_for
from igroteka.match import take_snapshot
from igroteka.match.guessing import hidden_answers
from igroteka.texts import speaker, unsaid


def played(key: str, seats: int = 2, seed: int = 7, luck: int = 3) -> Match:
    """A seeded match at its end, played at random."""
    m, rng = Match.new(key, seats, seed=seed), Rng(luck)
    while not m.over:
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    return m


def record(of: Match, steps: int | None = None) -> Match:
    """A recorded match with the entries of another."""
    m = Match.new(of.game.key, of.count, options=of.options, names=of.names, chance="asked")
    while len(m.entries) < (len(of.entries) if steps is None else steps):
        e = of.entries[len(m.entries)]
        m.play(e.move, e.seat)
    return m


@pytest.mark.parametrize("key", list_games())
def test_a_log_with_its_draws_entered_by_hand_ends_in_the_same_position(key: str) -> None:
    seeded = played(key)
    m = record(seeded)
    assert m.over
    assert (m.fingerprint, m.scores, m.log) == (seeded.fingerprint, seeded.scores, seeded.log)
    assert (m.seed, m.commitment, m.verify().ok, m.verify().is_recorded) == ("", "", True, True)
    again = Match.parse(m.export())
    assert (again.export(), again.is_recorded) == (m.export(), True)
    assert [e.auto for e in again.entries] == [e.auto for e in m.entries]
    assert m.story(0) == seeded.story(0)


@pytest.mark.parametrize(
    ("key", "seats"), [(key, n) for key in list_games() for n in (1, 3) if n in game(key).seats]
)
def test_every_draw_is_a_question_with_words(key: str, seats: int) -> None:
    seeded = played(key, seats)
    m = Match.new(key, seats, options=seeded.options, chance="asked")
    frames: set[str] = set()
    while not m.over:
        e = seeded.entries[len(m.entries)]
        if m.asks_chance:
            assert (m.seat, m.seats) == (CHANCE, [CHANCE])
            assert len(m.moves) > 1
            frame = type(m.state.agenda[-1]).__name__
            if frame not in frames:
                frames.add(frame)
                # What nobody at the table can see is never asked for.
                asked = question_for(m.state, CHANCE)
                assert isinstance(asked, Draw)
                assert all(asked.sees(m.state, draw) != () for draw in m.moves)
                prompt = m.prompt(CHANCE)
                assert prompt is not None
                texts = [prompt, *[m.show(draw, CHANCE).label for draw in m.moves]]
                assert [problem for text in texts for problem in unsaid(m.game, text)] == []
                labels = [speaker(key, "en", [])(text) for text in texts[1:]]
                assert len(set(labels)) == len(labels)
        m.play(e.move, e.seat)
    assert len(frames) > 2


def test_only_what_the_rules_leave_can_be_drawn_and_a_seat_does_not_draw() -> None:
    m = Match.new("dream_city", 2, chance="asked")
    with pytest.raises(IllegalMove, match="first 2 is not legal for chance; allowed: first 0, first 1"):
        m.play("first 2")
    with pytest.raises(IllegalMove, match="seat 0 cannot play first 0 now; to move: chance"):
        m.play("first 0", 0)
    m.play("first 0")
    assert m.log == ["* first 0"]
    with pytest.raises(IllegalMove, match="chance is played by the match itself"):
        Match.new("dream_city", 2, seed=1).play("first 0", CHANCE)


def test_what_can_only_be_drawn_so_is_not_asked_and_cannot_be_taken_back_alone() -> None:
    m = record(played("age_of_innovation"), 22)
    assert (m.log[-1], m.entries[-1].auto) == ("* draw_competency annexes", True)
    m.undo()
    assert len(m.entries) == 20
    assert [move.text for move in m.moves] == ["draw_competency tower", "draw_competency annexes"]


@pytest.mark.parametrize("key", list_games())
def test_everything_can_be_taken_back_one_by_one_or_at_once(key: str) -> None:
    seeded = played(key)
    m = record(seeded)
    decided = [i for i, e in enumerate(m.entries) if not e.auto]
    assert m.undo_points(0) == decided
    middle = decided[len(decided) // 2]
    m.undo(to=middle)
    assert m.fingerprint == record(seeded, middle).fingerprint
    for step in reversed(decided[max(0, len(decided) // 2 - 40) : len(decided) // 2]):
        assert m.can_undo(0)
        m.undo()
        assert len(m.entries) == step
    while not m.over:
        e = seeded.entries[len(m.entries)]
        m.play(e.move, e.seat)
    assert (m.fingerprint, m.draws) == (seeded.fingerprint, seeded.draws)
    m.undo(to=0)
    assert (m.entries, m.fingerprint, m.can_undo(0)) == ([], m.at(0).fingerprint, False)
    with pytest.raises(IllegalMove, match="nothing has been played yet"):
        m.undo()


def test_answers_given_at_once_are_taken_back_too() -> None:
    m = record(played("garden_nation", 3))
    group = next(e.group for e in m.entries if e.group >= 0)
    m.undo(to=group + 2)
    assert (m.seats, m.open_group()) == ([2], group)
    m.undo()
    assert m.seats == [1, 2]


def test_a_match_in_the_middle_of_its_draws_is_saved_and_goes_on() -> None:
    seeded = played("keyflower")
    for steps in (0, 5, 60):
        m = record(seeded, steps)
        assert Match.parse(m.export()).export() == m.export()
        assert m.at(len(m.entries)).export() == m.export()
        options = dict(m.options)
        restored = Match.new("keyflower", 2, options=options, snapshot=take_snapshot(m), chance="asked")
        assert restored.export() == m.export()


def test_a_position_is_recorded_from_there() -> None:
    middle = played("dream_city").at(40)
    m = Match.begin("dream_city", middle.state.to_data(), chance="asked")
    seeded = Match.parse(played("dream_city").export())
    while not m.over:
        e = seeded.entries[40 + len(m.entries)]
        m.play(e.move, e.seat)
    assert m.fingerprint == seeded.fingerprint
    assert Match.parse(m.export()).fingerprint == m.fingerprint


def test_a_recorded_match_has_nothing_that_its_draws_would_follow_from() -> None:
    for given in ({"seed": 7}, {"salt": "0" * 32}, {"shares": {0: "0" * 32}}):
        with pytest.raises(BadOption, match="one or the other"):
            Match.new("dream_city", chance="asked", **given)
    with pytest.raises(BadOption, match="chance: found 'dice'; allowed: seeded, asked"):
        Match.new("dream_city", chance="dice")
    text = record(played("dream_city"), 5).export()
    for line in (f"commitment: {'0' * 64}", "seed: 7", f"salt: {'0' * 32}", f"share 0: {'0' * 32}"):
        with pytest.raises(BadLog, match="none in a recorded match, see line") as caught:
            Match.parse(text.replace("chance: asked\n", f"chance: asked\n{line}\n"))
        assert text.splitlines().index("chance: asked") + 2 == caught.value.line
    with pytest.raises(BadLog, match="found chance 'dice'; allowed: 'chance: asked'"):
        Match.parse(text.replace("chance: asked", "chance: dice"))
    with pytest.raises(BadLog, match="an unfinished match without a seed"):
        Match.parse(text.replace("chance: asked\n", ""))


def record_as_player(of: Match, me: int = 0) -> Match:
    """The match as somebody records it who does not see what others draw or decide in secret."""
    m, rng = Match.new(of.game.key, of.count, options=of.options, chance="asked"), Rng(1)
    while len(m.entries) < len(of.entries):
        e = of.entries[len(m.entries)]
        if e.to is not None and me not in e.to and hidden_answers(m.state, e.seat):
            m.guess(e.seat, rng)
        else:
            m.play(e.move, e.seat)
    return m


@pytest.mark.parametrize("key", ["dream_city", "garden_nation", "keyflower"])
def test_what_a_recording_player_does_not_see_is_guessed_until_it_comes_out(key: str) -> None:
    seeded = played(key)
    m = record_as_player(seeded)
    assert m.over
    assert m.guesses
    assert m.log_for(0) == seeded.log_for(0)
    assert m.verify().ok
    again = Match.parse(m.export())
    assert (again.export(), again.guesses) == (m.export(), m.guesses)
    assert m.at(len(m.entries)).guesses == m.guesses
    m.undo(to=m.guesses[0])
    assert m.guesses == []


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        pytest.param(2, 1, id="many workers of one colour"),
        pytest.param(2, 2, id="a winter tile of somebody else"),
        pytest.param(3, 1, id="a bid for a tile"),
        pytest.param(4, 5, id="two workers drawn late"),
    ],
)
def test_every_move_of_a_table_finds_guesses_that_allow_it(seats: int, seed: int) -> None:
    """Workers, skills and winter tiles of all others are unknown, and what they do with them is known."""
    seeded = played("keyflower", seats, seed, seed)
    m = record_as_player(seeded)
    assert m.log_for(0) == seeded.log_for(0)
    assert m.verify().ok


def test_a_guess_gives_way_to_what_is_known_and_only_to_what_can_be() -> None:
    m = Match.new("dream_city", 2, options={"first": "1"}, chance="asked")
    for draw in ("deal office", "deal park"):
        m.play(draw)
    with pytest.raises(IllegalMove, match="everybody sees"):
        Match.new("dream_city", 2, chance="asked").guess()
    with pytest.raises(IllegalMove, match="a question of a recorded match"):
        Match.new("dream_city", 2, seed=1).guess()
    rng = Rng(1)
    m.guess(rng=rng)
    m.guess(rng=rng)
    assert m.log_for(0)[2:] == ["* deal ?", "* deal ?"]
    while m.asks_chance:
        m.play(m.moves[0])
    public = m.log_for(0)
    for tile in ("metro", "home", "shop_park_metro"):
        m.play(f"build {tile} r3c3", 1)
        assert f"* deal {tile}" in m.log[2:4]
        assert m.log_for(0)[: len(public)] == public
        m.undo()
    before = m.log
    with pytest.raises(IllegalMove, match="cannot play"):
        m.play("build metro r3c3", 0)
    assert m.log == before


@pytest.mark.parametrize("key", ["dream_city", "garden_nation"])
def test_what_was_unknown_is_told_once_it_has_come_out(key: str) -> None:
    seeded = played(key)
    m = record_as_player(seeded)
    unknown = m.guesses
    assert unknown
    for step in unknown:
        m.tell(step, seeded.entries[step].move)
    assert (m.guesses, m.log, m.fingerprint) == ([], seeded.log, seeded.fingerprint)


def test_only_what_can_have_been_is_told() -> None:
    m = record_as_player(played("dream_city"))
    step = m.guesses[0]
    before = m.export()
    with pytest.raises(IllegalMove, match="step 0 is no guess; allowed: "):
        m.tell(0, "first 1")
    with pytest.raises(IllegalMove, match=f"step {step} cannot have been turn_over seed park"):
        m.tell(step, "turn_over seed park")
    with pytest.raises(UnknownMove, match="no move is written"):
        m.tell(step, "deal castle")
    with pytest.raises(IllegalMove, match="is no guess; allowed: what only some see"):
        m.suppose(m.entries[0].move, CHANCE)
    with pytest.raises(IllegalMove, match="step 0 is no guess"):
        m.change_guesses({0: m.game.moves.parse("first 0")})
    assert m.export() == before


def test_a_log_names_only_guesses_that_can_be() -> None:
    text = record_as_player(played("dream_city")).export()
    line = next(line for line in text.splitlines() if line.startswith("guessed: "))
    for wrong in ("guessed: 0", "guessed: 3 2", "guessed: x", "guessed: 999", "guessed: "):
        with pytest.raises(BadLog, match="steps of a recorded match that not everybody saw"):
            Match.parse(text.replace(line, wrong))
    seeded = played("dream_city").export()
    with pytest.raises(BadLog, match="steps of a recorded match"):
        Match.parse(seeded.replace("\nmoves: ", "\nguessed: 2\nmoves: "))
