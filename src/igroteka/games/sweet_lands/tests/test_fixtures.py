"""Finished games of every seat count: they replay to the letter, forever, and together use every component."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import (
    CHARACTER_NAMES,
    END_TILES,
    HELP_NAMES,
    SKILL_NAMES,
)
from igroteka.games.sweet_lands.components.deck import CARD_NAMES, CARDS
from igroteka.games.sweet_lands.components.land import SPECIALS
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.testing.records import (
    check_kinds_of_moves,
    check_replay,
    check_seats_and_options,
    load_record,
    record_files,
    stem,
)

FIXTURES = record_files(__file__, "fixtures/*.log")


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    check_replay(path)


#: Games that are kept as earlier versions wrote them: the version, and the last position that they lead to now.
EARLIER = {
    "players_2": (1, "a60fcd657b861b1d"),
    "players_4_draft": (1, "fc454d6207fc8288"),
    "players_2_more_3": (2, "eeaaf113f15f5e6d"),
}


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_only_the_games_of_earlier_versions_are_written_in_another_way_now(path: Path) -> None:
    """Version 2 put the deck among the components of an edition, version 3 has more options; all of them count among the position."""
    text = path.read_text("utf-8")
    m = load_record(path)
    if path.stem in EARLIER:
        version, last = EARLIER[path.stem]
        assert f"\nversion: {version}\n" in text
        text = text.replace(f"\nversion: {version}\n", f"\nversion: {GAME.version}\n")
        added = "\noption property_payment: one_by_one"
        added += "\noption copied_prices: changed" if m.count > 2 else ""
        text = re.sub("\noption (deck|edition): standard", f"{added}\noption edition: standard", text)
        text = re.sub("(?<=\nfingerprint: ).*", last, text)
    assert m.export() == text


def games() -> list[Match]:
    return [load_record(path) for path in FIXTURES]


def played(*kinds: str) -> set[str]:
    """The first arguments of all moves of some kinds."""
    return {str(e.move.args[0]) for m in games() for e in m.entries if e.move.kind in kinds}


def test_all_seats_and_options_are_recorded() -> None:
    check_seats_and_options(GAME, FIXTURES)


def test_every_kind_of_move_is_recorded() -> None:
    check_kinds_of_moves(GAME, FIXTURES)


@pytest.mark.rule("SL-3.12.1")
def test_all_characters_play() -> None:
    assert played("character") == set(CHARACTER_NAMES)


@pytest.mark.rule("SL-3.10.1")
def test_all_skill_tokens_are_taken() -> None:
    assert played("skill") == set(SKILL_NAMES)


@pytest.mark.rule("SL-3.7.5")
def test_all_special_tokens_are_placed() -> None:
    laid = {
        str(e.move.args[1])
        for m in games()
        for e in m.entries
        if e.move.kind == "place" and len(e.move.args) > 1
    }
    assert laid == set(SPECIALS)


@pytest.mark.rule("SL-4.9.4")
def test_every_kind_of_round_end_is_recorded() -> None:
    """Every round-end tile above a piece, round-end cards, tokens and towers of characters."""
    tiles: set[str] = set()
    cards = 0
    for m in games():
        for e in m.entries:
            if e.move.kind == "end_round":
                tiles |= {str(name) for name in _above(m, e.seat)}
        assert isinstance(m.state, SweetLandsState)
        cards += len([c for p in m.state.players for c in p.played if CARDS[c].round_end])
    assert tiles == {HELP_NAMES[t] for t in END_TILES}
    assert cards > 10
    assert {"skill_columns", "skill_food", "skill_ip", "enh_city", "enh_port", "enh_sweet"} <= played("skill")


def _above(m: Match, seat: int) -> set[str]:
    """The round-end tiles on cells that a seat's piece stood on."""
    assert isinstance(m.state, SweetLandsState)
    cells = {int(str(e.move.args[0])) for e in m.entries if e.move.kind == "help" and e.seat == seat}
    return {HELP_NAMES[t] for cell in cells for t in m.state.help[cell - 1] if t in END_TILES}


def test_many_cards_are_played() -> None:
    assert len(played("play", "hire")) > 0.6 * len(CARD_NAMES)
