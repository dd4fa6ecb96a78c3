"""Random games: through all interfaces, and with everything in the box coming up."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, playout
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import CHARACTER_NAMES
from igroteka.games.sweet_lands.components.deck import CARD_NAMES
from igroteka.testing import check_game

from .scenario import Table


@pytest.mark.soak
def test_many_random_games() -> None:
    assert Table.game is GAME
    report = check_game(GAME, games=60, seed=1000, deep_every=60)
    assert report.games >= 60


@pytest.mark.soak
def test_all_characters_and_nearly_all_cards_are_played() -> None:
    cards: set[int] = set()
    characters: set[int] = set()
    for seed in range(200):
        s = GAME.new(1 + seed % 4)
        playout(s, Rng(seed))
        for p in s.players:
            cards.update(p.played, *p.columns)
            characters.add(p.character)
    assert len(characters) == len(CHARACTER_NAMES)
    assert len(cards) >= 0.95 * len(CARD_NAMES)
