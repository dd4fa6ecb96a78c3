"""Positions as one thinks of them: forms, what follows from them, and what is refused with a hint."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from igroteka import Rng, State, game, list_games
from igroteka.core import apply, moves, waiting
from igroteka.core.positions import BadPosition, build_position, hint_of, parts_of, position_form
from igroteka.texts import error_words, speaker


def random_positions(key: str, seats: int, seed: int, count: int) -> list[State]:
    """Some positions of one random game from its set-up on, the last one first: it is finished."""
    rng, s = Rng(seed), game(key).new(seats)
    positions: list[State] = []
    while waiting(s):
        seat = waiting(s)[0]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
        positions.append(s.clone())
    step = max(len(positions) // count, 1)
    return [*positions[::-step][:count], positions[1]]


def require_same(key: str, s: State) -> dict[str, Any]:
    """The form of a position, which builds the same position."""
    g = game(key)
    form = position_form(g, s)
    assert build_position(g, form).to_data() == s.to_data()
    return form


@pytest.mark.parametrize("key", list_games())
def test_a_position_of_a_random_game_is_said_by_its_form(key: str) -> None:
    for seats in game(key).seats:
        for s in random_positions(key, seats, seats, 3):
            require_same(key, s)


@pytest.mark.soak
@pytest.mark.parametrize("key", list_games())
def test_all_positions_of_random_games_are_said_by_their_forms(key: str) -> None:
    for seats in game(key).seats:
        for seed in range(3):
            for s in random_positions(key, seats, seed, 40):
                require_same(key, s)


@pytest.mark.parametrize("key", list_games())
def test_every_stored_field_is_told_by_a_part(key: str) -> None:
    g = game(key)
    stored = set(g.new(min(g.seats)).to_data()) - {"game", "seats", "options", "agenda", "players"}
    assert stored <= parts_of(g).by_stored.keys()


@pytest.mark.parametrize("key", list_games())
def test_a_form_that_says_nothing_is_a_position_to_play(key: str) -> None:
    g = game(key)
    for seats in g.seats:
        s = build_position(g, {"seats": seats})
        assert waiting(s)
        assert s.seats == seats


def refusal(key: str, form: Any) -> BadPosition:
    """The error about a form."""
    with pytest.raises(BadPosition) as caught:
        build_position(game(key), form)
    return caught.value


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (
            {"markte": {}},
            "found the unknown field 'markte'; allowed: game, seats, options, players, agenda, first, turn, market, "
            "stacks, area, blocked, removed, discarded, walker, collection, rival, pool, box. Hint: did you mean market?",
        ),
        (
            {"players": [{"market": {}}]},
            "players[0]: found the unknown field 'market'; allowed: city, hidden, open, points, flower. "
            "Hint: market is said of the table: put it beside players",
        ),
        (
            {"players": [{}, {"city": {"r1c1": "parc"}}]},
            "players[1].city.r1c1: found 'parc'; allowed: office, metro, park, home, shop_park_home, shop_park_office, "
            "shop_park_metro, shop_home_office, shop_office_metro, shop_home_metro. Hint: did you mean park?",
        ),
        (
            {"seats": 2, "turn": 2},
            "turn: found 2; allowed: a whole number from 0 to 1. Hint: write it like this, or leave it out: turn = 1",
        ),
        (
            {"agenda": [{"frame": "Round"}, {"frame": "Round"}]},
            "agenda: found 'Round Round'; allowed: frames in the order of the rules. "
            "Hint: leave out agenda and say whose turn it is: turn = 0",
        ),
        (
            {"options": {"mode": "fast"}},
            "option mode: found 'fast'; allowed: full, training. Hint: leave out what you are not sure of: it follows "
            "from the rest",
        ),
    ],
)
def test_nonsense_is_refused_with_a_hint(form: Any, said: str) -> None:
    assert str(refusal("dream_city", form)) == said


JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "0", "x y", [], {}, [[]], {"x": 1}, [{}], [1, "a"])


@pytest.mark.parametrize("key", list_games())
def test_whatever_a_form_says_is_built_or_refused_with_a_hint(key: str) -> None:
    g, rng = game(key), Rng(5)
    parts = parts_of(g)
    form: Any = position_form(g, random_positions(key, g.seats[1], 2, 2)[1])
    for part in parts.parts:
        for _ in range(4):
            junk = JUNK[rng.below(len(JUNK))]
            players = [dict(said) for said in form["players"]]
            if part.each:
                said: Any = players[1].get(part.name)
                players[1][part.name] = (
                    {**said, next(iter(said)): junk} if isinstance(said, dict) and said else junk
                )
            bad = {**form, "players": players} | ({} if part.each else {part.name: junk})
            for tried in (bad, {key: value for key, value in bad.items() if key != "agenda"}):
                with suppress(BadPosition):  # any other error fails
                    build_position(g, tried)


def test_a_hint_is_said_in_the_language_of_the_reader() -> None:
    error = refusal("dream_city", {"turn": 7})
    said = speaker("dream_city", "uk")(error_words(error)).replace("\u00a0", " ")
    assert (
        said == "turn: тут 7; дозволено: ціле число від 0 до 1. Запишіть так або приберіть зовсім: turn = 1"
    )
    assert hint_of(error) is not None


def test_a_builder_says_the_parts_of_a_form_one_by_one() -> None:
    builder = game("garden_nation").position(seats=3).round(4).buildings(2, {"4nw": 2}).turn(2)
    assert builder.form() == {
        "game": "garden_nation",
        "seats": 3,
        "round": 4,
        "turn": 2,
        "players": [{}, {}, {"buildings": {"4nw": 2}}],
    }
    assert waiting(builder.build()) == [2]
    assert "buildings" in dir(builder)
    with pytest.raises(
        ValueError, match=r"population, seat: found None; allowed: a whole number from 0 to 3"
    ):
        builder.population()
    with pytest.raises(ValueError, match=r"round: found .*; allowed: one value, or several by name"):
        builder.round(1, 2)
