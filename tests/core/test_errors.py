"""Errors that say much arrive whole from another process."""

from __future__ import annotations

import pickle

import pytest

from igroteka.core.errors import BadLog, IgrotekaError, NotLoaded


@pytest.mark.parametrize(
    "error", [BadLog(3, "nonsense", "a move"), NotLoaded("deck", "deck", "small", "sweet")]
)
def test_an_error_survives_the_way_to_another_process(error: IgrotekaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
