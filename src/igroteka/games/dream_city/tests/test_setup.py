"""Components, modes and set-up."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import BadOption, Rng, chance
from igroteka.core.json_types import JsonDraft
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.boards import CELLS, SYMBOL_OF, SYMBOLS
from igroteka.games.dream_city.components.edition import SPRINGS
from igroteka.games.dream_city.components.springs import IS_SPRING
from igroteka.games.dream_city.components.tiles import ITEM_NAMES, KIND_OF, TILES
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.storage import inventory

from .scenario import Table

ALL = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"mode": "training"}),
    (3, {"mode": "training"}),
    (4, {"mode": "training"}),
]


def opened(seats: int, options: dict[str, object], seed: int = 1) -> DreamCityState:
    s = GAME.new(seats, options)
    chance(s, Rng(seed))
    return s


@pytest.mark.rule("DC-3.1.1", "DC-3.2.1")
def test_the_box() -> None:
    assert sum(t.copies for t in TILES) == 65
    for kind in range(5):
        assert sum(t.copies for t in TILES if t.kind == kind) == 13


@pytest.mark.rule("DC-3.3.1", "DC-3.4.1", "DC-3.4.2")
def test_the_boards() -> None:
    assert SYMBOLS == ("seed", "bulb", "sprout", "leaf", "star")
    assert [SYMBOLS[SYMBOL_OF[CELLS.index(f"r4c{c}")]] for c in range(1, 6)] == list(SYMBOLS)
    for side in (0, 1):
        springs = [i for i, is_spring in enumerate(IS_SPRING[side]) if is_spring]
        assert sorted(SYMBOL_OF[i] for i in springs) == [0, 1, 2, 3, 4]
    assert SPRINGS[0] == ("r3c1", "r2c2", "r3c3", "r4c4", "r3c5")
    assert SPRINGS[1] == ("r2c1", "r5c2", "r3c3", "r1c4", "r4c5")


@pytest.mark.rule("DC-4.2.1", "DC-4.2.5", "DC-4.2.6", "DC-4.2.7")
@pytest.mark.parametrize(
    ("seats", "mode", "removed", "height"),
    [
        (2, "training", 30, 6),
        (3, "training", 10, 7),
        (4, "training", 0, 7),
        (2, "full", 30, 8),
        (3, "full", 10, 11),
        (4, "full", 0, 13),
        (1, None, 30, 8),
    ],
)
def test_numbers_by_players(seats: int, mode: str | None, removed: int, height: int) -> None:
    s = GAME.new(seats, {"mode": mode} if mode else {})
    heights: set[int] = set()
    while not heights:
        chance_step(s)
        heights = {h for h in s.stacks if h}
    assert heights == {height}
    assert sum(s.removed) == removed
    in_game = sum(s.pool[:10]) + sum(s.collection) + sum(len(s.hand(i)) for i in range(seats))
    assert in_game == 65 - removed


def chance_step(s: DreamCityState) -> None:
    """One single draw."""
    from igroteka.core import CHANCE, apply, moves

    apply(s, CHANCE, moves(s, CHANCE)[0])


@pytest.mark.rule("DC-4.2.2")
def test_removed_shops_have_different_roofs() -> None:
    for seed in range(30):
        for seats, number in ((1, 6), (2, 6), (3, 2), (4, 0)):
            s = opened(seats, {}, seed)
            assert sorted(s.removed[4:], reverse=True) == [1] * number + [0] * (6 - number)
            assert s.removed[:4] == [number] * 4
    two = opened(2, {})
    shops = [t.copies - two.removed[i] for i, t in enumerate(TILES) if KIND_OF[i] == 4]
    assert shops == [2, 1, 1, 1, 1, 1]


@pytest.mark.rule("DC-4.2.2")
def test_with_three_players_every_pair_of_roofs_can_go_and_all_see_it() -> None:
    pairs = {tuple(i for i, n in enumerate(opened(3, {}, seed).removed[4:]) if n) for seed in range(200)}
    assert len(pairs) == 15
    m = Match.new("dream_city", seats=3, seed=5)
    removed = [line for line in m.log_for(None) if line.startswith("* remove ")]
    assert len(removed) == 2
    assert sum(GAME.view(opened(3, {}), None).removed.values()) == 10


@pytest.mark.rule("DC-4.2.3")
@pytest.mark.parametrize(("seats", "options"), ALL)
def test_everybody_starts_with_two_hidden_tiles(seats: int, options: dict[str, object]) -> None:
    s = opened(seats, options)
    for seat in range(seats):
        assert len(s.hidden[seat]) == 2
        assert not s.open[seat]


@pytest.mark.rule("DC-4.2.4", "DC-4.2.11", "DC-4.1.1", "DC-4.1.2", "DC-4.1.3")
@pytest.mark.parametrize(("seats", "options"), ALL)
def test_tokens_and_flowers_by_mode(seats: int, options: dict[str, object]) -> None:
    s = opened(seats, options)
    training = options.get("mode") == "training"
    counts = inventory(s)
    assert [counts[name] for name in ITEM_NAMES[10:]] == [0 if training else 2] * 5
    assert s.flower == [0 if training else 1] * seats


@pytest.mark.rule("DC-4.2.8")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 4), (4, 2)])
def test_left_over_tokens_go_to_the_area_and_buildings_stay_unseen(seats: int, left: int) -> None:
    with_token = 0
    for seed in range(60):
        m = Match.new("dream_city", seats=seats, seed=seed)
        lines = [line for line in m.log if line.startswith("* left_over ")]
        tokens = [line for line in lines if "rescore_" in line]
        assert len(lines) == left
        assert m.state.to_data()["box"] == left - len(tokens)
        assert all(line == "* left_over unseen" for line in lines if line not in tokens)
        with_token += bool(tokens)
        first = m.at(next(i for i, line in enumerate(m.log) if line.startswith("* turn_over")))
        data: JsonDraft = first.state.to_data()
        assert sum(data["area"].values()) == len(tokens)
    assert with_token


@pytest.mark.rule("DC-4.2.9")
@pytest.mark.parametrize(("seats", "options"), ALL)
def test_the_market_opens_with_five_buildings_from_left_to_right(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(20):
        m = Match.new("dream_city", seats=seats, seed=seed, options=options)
        turned = [line.split()[2:] for line in m.log if line.startswith("* turn_over ")]
        order = [symbol for symbol, _ in turned]
        assert order == sorted(order, key=SYMBOLS.index)
        data: JsonDraft = m.state.to_data()
        assert list(data["market"]) == list(SYMBOLS)
        for symbol in SYMBOLS:
            items = [item for where, item in turned if where == symbol]
            assert not items[-1].startswith("rescore_")
            assert all(item.startswith("rescore_") for item in items[:-1])


@pytest.mark.rule("DC-4.2.10")
def test_a_second_token_during_set_up_causes_no_rescoring() -> None:
    s = GAME.new(1)
    t = Table(s)
    while not any(s.stacks):
        chance_step(s)
    t.do("* left_over rescore_park", "* left_over rescore_park", "* left_over office")
    assert s.area[2] == 2
    assert t.points() == 0
    assert t.rival() == 0
    assert not t.events_of("rescored")
    t.do("* turn_over seed rescore_office", "* turn_over seed rescore_office", "* turn_over seed park")
    assert s.area[0] == 2
    assert t.rival() == 0


@pytest.mark.rule("DC-4.2.12")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {opened(3, {}, seed).first for seed in range(40)} == {0, 1, 2}
    chosen = Match.new("dream_city", seats=3, seed=1, options={"first": "2"})
    assert chosen.seat == 2
    assert not any(line.startswith("* first") for line in chosen.log)
    with pytest.raises(BadOption, match="allowed: random, 0, 1, 2"):
        GAME.new(3, {"first": "3"})


@pytest.mark.rule("DC-4.1.1", "DC-4.1.2", "DC-4.1.4")
def test_sides() -> None:
    assert opened(3, {"side": "B"}).sides == [1, 1, 1]
    assert opened(3, {"side": "A B A"}).sides == [0, 1, 0]
    with pytest.raises(BadOption, match="only A"):
        GAME.new(2, {"mode": "training", "side": "B"})
    with pytest.raises(BadOption, match="one for each seat"):
        GAME.new(3, {"side": "A B"})


@pytest.mark.rule("DC-4.1.3")
def test_solo_needs_an_opponent_and_many_players_none() -> None:
    assert GAME.new(1, {"opponent": "boris"}).opponent == 1
    with pytest.raises(BadOption, match="alice"):
        GAME.new(1, {"opponent": "dora"})
    with pytest.raises(BadOption, match="unknown"):
        GAME.new(2, {"opponent": "boris"})
    with pytest.raises(BadOption, match="1 to 4"):
        GAME.new(5)


@pytest.mark.rule("DC-4.2.1")
def test_two_player_example() -> None:
    s = opened(2, {})
    assert sum(s.pool) + sum(len(s.hand(i)) for i in (0, 1)) + 5 + sum(s.area) == 35 + 10
    assert sum(s.stacks) + s.box + sum(s.area) + 5 == 41
    assert [len(s.hand(i)) for i in (0, 1)] == [2, 2]
    early = GAME.new(2)
    while not any(early.stacks):
        chance_step(early)
    assert early.stacks == [8] * 5
    assert sum(early.pool) - sum(early.stacks) == 1
