"""Positions as one thinks of them: forms, what follows from them, and what is refused with a hint."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from typing import Any

import pytest

from igroteka import Rng, State, game, list_games
from igroteka.core import apply, fingerprint, moves, waiting
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
            {"seats": 2, "first": 5},
            "first: found 5; allowed: a whole number from 0 to 1. Hint: write it like this, or leave it out: first = 1",
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


#: What the examples of parts that mean nothing alone need beside them.
COMPANY = {
    ("age_of_innovation", "territory"): "round = 6",
    ("age_of_innovation", "neutral"): 'seats = 1\nplayers = [{}, { buildings = { H5 = "tower" } }]',
    (
        "age_of_innovation",
        "cities",
    ): 'players = [{ buildings = { H5 = "school", H6 = "guild", H7 = "guild", I6 = "guild" }, city_tiles = { tools = 1 } }]',
    ("age_of_innovation", "bridges"): 'players = [{ buildings = { F9 = "guild" } }]',
    ("age_of_innovation", "keys"): "players = [{ city_tiles = { tools = 1 } }]",
    ("age_of_innovation", "palace"): 'players = [{ buildings = { H5 = "palace" } }]',
    ("garden_nation", "roofs"): "players = [{ buildings = { 4nw = 1 } }]",
    ("garden_nation", "space"): "seats = 2\nplayers = [{}, { space = 1 }]",
    (
        "keyflower",
        "last",
    ): "users = { keywood = { red = 3 } }\nplayers = [{ village = { keywood = [1, 0] } }]",
    ("keyflower", "users"): "players = [{ village = { keywood = [1, 0] } }]",
    ("keyflower", "bids"): 'auction = ["keywood"]',
    (
        "keyflower",
        "colour",
    ): "users = { keywood = { red = 3 } }\nplayers = [{ village = { keywood = [1, 0] } }]",
    ("keyflower", "boat"): 'moment = "expansion"',
    ("sweet_lands", "mio"): "seats = 1",
    ("sweet_lands", "solo"): "seats = 1\nround = 5",
    ("sweet_lands", "known"): 'players = [{}, { hand = ["cake_01"] }]',
    ("sweet_lands", "hints"): 'players = [{ hand = ["cake_01"] }]',
    ("sweet_lands", "rabbits"): 'players = [{ pieces = { r2c4 = "house" } }]',
    ("sweet_lands", "down"): 'players = [{ skills = ["skill_food"] }]',
    ("sweet_lands", "fresh"): 'players = [{ tokens = { r2c5 = "flipped" } }]',
}
#: Parts of moments that no turn has, such as the set-up, a search or the end of the game, or of tiles with tiles of their own.
RARE = {
    "age_of_innovation": {"annexed", "top", "marked"},
    "dream_city": {"pool"},
    "garden_nation": {"hand"},
    "keyflower": {"lying", "aside_workers", "aside_skills", "chosen", "points"},
    "sweet_lands": {"offer", "specials", "special", "packets", "found"},
}


@pytest.mark.parametrize("key", list_games())
def test_every_part_can_be_said_as_its_example_says(key: str) -> None:
    g, refused = game(key), set[str]()
    for part in parts_of(g).parts:
        said, form = tomllib.loads(part.example), tomllib.loads(COMPANY.get((key, part.name), ""))
        if part.each:
            form.setdefault("players", [{}])[0].update(said)
        else:
            form.update(said)
        built = []
        for seats in [form["seats"]] if "seats" in form else g.seats:
            with suppress(BadPosition):
                built.append(build_position(g, {**form, "seats": seats}))
        if not built:
            refused.add(part.name)
    assert refused == RARE[key]


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


def test_a_hint_names_only_what_is_allowed() -> None:
    said = str(refusal("sweet_lands", {"players": [{"have": {"stone": 3}}]}))
    assert said.startswith("players[0].have: found 'stone'; allowed: gold, wheat, wood, iron, diamond, ")
    assert "Hint: write it like this, or leave it out: have = {" in said


def test_what_is_wrong_is_told_at_the_part_that_says_it() -> None:
    said = str(refusal("keyflower", {"season": "summer", "auction": ["sawmill"]}))
    assert said.startswith("auction: found sawmill at auction in summer; allowed: tiles of the season")
    said = str(refusal("garden_nation", {"players": [{"hand": ["belfry"]}]}))
    assert said.startswith("hand: found a game in play; allowed: only after the whole set-up")
    # A field of the table has the name of a part of the players.
    said = str(refusal("sweet_lands", {"help_board": [["help_gold"], ["help_wood", "help_iron"]]}))
    assert said.startswith("help_board[0]: found ['help_gold']; allowed: two normal tiles")
    assert said.endswith(
        'Hint: write it like this, or leave it out: help_board = [["help_gold", "help_wheat"]]'
    )
    said = str(refusal("age_of_innovation", {"neutral": ["H5"]}))
    assert said.startswith("neutral.H5: found something outside")


def stored(key: str, form: Any) -> Any:
    """The stored data of a form."""
    return build_position(game(key), form).to_data()


def test_half_of_a_row_is_filled_with_the_rest() -> None:
    garden = stored("garden_nation", {"territories": {"c": 4, "nw": 1}})
    assert sorted(garden["territories"]) == list(range(1, 8))
    assert garden["territories"][:2] == [4, 1]
    rounds = stored("age_of_innovation", {"round_tiles": ["guild_law"]})["round_tiles"]
    assert rounds[0] == "guild_law"
    assert len(set(rounds)) == 6
    city = stored("dream_city", {"stacks": {"star": 3}})
    assert city["box"] == 56
    assert sum(city["area"].values()) == 7  # three tokens are in the stack: only buildings go to the box
    city = stored("dream_city", {"box": 6})
    assert city["box"] + sum(city["stacks"].values()) == sum(city["pool"].values())
    power = stored("age_of_innovation", {"players": [{"burnt": 2}]})
    assert (power["bowl_1"][0], power["bowl_2"][0]) == (5, 5)
    scored = build_position(game("age_of_innovation"), {"players": [{"points": {"start": 20, "rounds": 4}}]})
    assert game("age_of_innovation").scores(scored)[0].total >= 24


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


def test_a_name_that_is_none_is_refused_however_it_was_said() -> None:
    for builder in (
        game("dream_city").position(seats=2).cty(0, r1c1="park"),
        game("dream_city").position(seats=2).cty("park"),
    ):
        with pytest.raises(
            BadPosition, match=r"found the unknown field 'cty'; .* Hint: did you mean city\?$"
        ):
            builder.build()


def test_what_lies_in_a_village_tells_the_season_and_the_boat() -> None:
    flower = game("keyflower")
    lies = flower.position(seats=2).village(0, jeweller=[1, 0])
    assert lies.build().to_data()["season"] == "winter"
    with pytest.raises(BadPosition, match="found a winter tile in a village; allowed: only in winter"):
        lies.season("spring").build()
    last = flower.position(seats=2).season("winter").moment("scoring").village(1, boat_sea_bastion=[-1, 1])
    assert last.build().to_data()["boats"] == ["boat_keyflower", "boat_sea_bastion"]


def test_a_tile_that_looks_the_same_turned_round_may_lie_either_way() -> None:
    flower = game("keyflower")
    one, two = (flower.position(seats=2).village(0, keywood=[1, 0, turns]).build() for turns in (1, 4))
    assert fingerprint(one) == fingerprint(two)
