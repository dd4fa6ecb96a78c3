"""What every game keeps: the conformance suite, rules that are cited and tested, fields as they are declared."""

from __future__ import annotations

from igroteka.core.generate import outdated_files
from igroteka.core.registry import folder_of
from igroteka.ledger.coverage import coverage
from igroteka.testing import check_game

from .. import GAME
from .. import __name__ as package


def test_conformance() -> None:
    check_game(GAME, games=20)


def test_every_rule_is_cited_and_tested() -> None:
    assert coverage(folder_of(GAME)).problems() == []


def test_the_generated_files_are_what_the_declaration_says() -> None:
    assert outdated_files(package, folder_of(GAME)) == []
