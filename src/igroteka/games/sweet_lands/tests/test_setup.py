"""Setting up the table."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, Rng, apply, chance, moves, waiting
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import CHARACTERS, END_TILES, NORMAL_TILES
from igroteka.games.sweet_lands.components.deck import CARDS

from .scenario import Table


def begun(seats: int, **options: str) -> Table:
    """A table laid out, before the first choice."""
    s = GAME.new(seats, {"first": "0", **options})
    chance(s, Rng(seats))
    return Table(s)


@pytest.mark.rule("SL-4.2.2", "SL-4.2.6")
def test_stacks_deck_and_markers() -> None:
    t = begun(3)
    assert t.s.stacks == [3] * 12
    assert t.s.deck == list(range(len(CARDS)))
    assert all(p.cart == 0 and p.locomotive == -1 and p.food == 0 and not any(p.prosper) for p in t.s.players)


@pytest.mark.rule("SL-4.2.3", "SL-3.9.1")
@pytest.mark.parametrize(("seats", "normal", "ends"), [(1, 8, 2), (2, 8, 2), (3, 9, 3), (4, 11, 3)])
def test_e42_help_tiles(seats: int, normal: int, ends: int) -> None:
    t = begun(seats)
    laid = [tile for cell in t.s.help for tile in cell]
    assert len([tile for tile in laid if tile in NORMAL_TILES]) == normal
    assert len([tile for tile in laid if tile in END_TILES]) == ends
    assert len(set(laid)) == len(laid)
    assert all(len(cell) == 2 for cell in t.s.help)


@pytest.mark.rule("SL-4.2.4")
def test_milestones_and_scoring_tokens() -> None:
    t = begun(2)
    assert len([side for side in t.s.milestones if side]) == 5
    assert len(set(t.s.scoring)) == 2


@pytest.mark.rule("SL-4.2.5")
def test_the_first_player_is_drawn() -> None:
    s, rng = GAME.new(4), Rng(1)
    while (legal := moves(s, CHANCE))[0].kind != "first_player":
        apply(s, CHANCE, legal[rng.below(len(legal))])
    assert [str(m) for m in legal] == [f"first_player {i}" for i in range(4)]
    apply(s, CHANCE, legal[2])
    assert waiting(s) == [1]  # the first player chooses last


@pytest.mark.rule("SL-4.2.7", "SL-4.2.8", "SL-4.2.9")
def test_choices_counter_clockwise() -> None:
    t = begun(3)
    assert t.turn == [2]
    t.do("2 character sakura")
    assert (t.have("gold", 2), t.have("diamond", 2), t.player(2).makes) == (10, 1, [7, 4, 4, 2])
    t.do("2 domain 2B")
    assert t.turn == [1]
    assert not t.moves("character") & {"sakura", "gretel"}
    assert t.refusal("character:gretel", 1) == "SL-4.2.7 no-character-board"
    t.do("1 character nata")
    assert t.moves("domain") == {"1A", "1B", "3A", "3B", "4A", "4B"}
    t.do("1 domain 3A", "0 character laila", "0 domain 1B")
    assert t.turn == [2]
    t.do("2 help 4")
    assert t.moves("help") == {"1", "2", "3", "5", "6"}
    assert t.refusal("help:4", 1) == "SL-5.27 no-help-cell"
    t.do("1 help 1", "0 help 2")
    assert t.s.round == 1
    assert t.view(0).players[2].domain == "B2"


def test_with_the_option_all_play_on_side_a() -> None:
    t = begun(2, domains="A").do("1 character nata")
    assert t.moves("domain") == {"1A", "2A", "3A", "4A"}


def test_every_character_can_be_chosen() -> None:
    t = begun(1)
    assert len(t.legal()) == len(CHARACTERS) == 14
    assert waiting(t.s) == [0]
