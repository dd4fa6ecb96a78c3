"""Every promise of the suite is broken by some mutant, and the right check says so."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.dream_city import DreamCityGame
from igroteka.testing import CHECKS, Failure, check_game

from .mutants import MUTANTS


def listed() -> list[Any]:
    """All mutants: the first of each check, and as a soak the others; those that patch the engine are marked."""
    mutants: list[Any] = []
    seen = set[str]()
    for name, mutant in MUTANTS.items():
        marks = [pytest.mark.interpreted] if mutant.engine else []
        marks += [pytest.mark.soak] if mutant.check in seen else []
        seen.add(mutant.check)
        mutants.append(pytest.param(name, id=name, marks=marks))
    return mutants


@pytest.mark.parametrize("name", listed())
def test_mutant_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite fails, and with the check whose promise the mutant breaks.

    The files of texts are read only for those that break them: it takes longer than the games.
    """
    mutant = MUTANTS[name]
    game = mutant.make(monkeypatch)
    options: list[dict[str, object]] | None = (
        [{}] if isinstance(game, DreamCityGame) and mutant.check != "begins" else None
    )
    with pytest.raises(Failure) as failure:
        check_game(
            game,
            seats=mutant.seats,
            options=options,
            games=40,
            deep_every=4,
            most=150,
            files=mutant.check == "texts",
        )
    assert failure.value.check == mutant.check, str(failure.value)


def test_every_check_catches_a_mutant() -> None:
    """No check is there only for show."""
    assert {mutant.check for mutant in MUTANTS.values()} == set(CHECKS)


def test_there_are_many_mutants_of_dream_city() -> None:
    """Most mutants are changes of the first game."""
    makers = [name for name, mutant in MUTANTS.items() if "Berries" not in mutant.make.__code__.co_names]
    assert len(makers) >= 40
