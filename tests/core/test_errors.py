"""Errors that say much arrive whole from another process."""

from __future__ import annotations

import pickle

import pytest

from igroteka.core.errors import BadLog, IgrotekaError, NotLoaded, bad_data
from igroteka.core.text import phrase


@pytest.mark.parametrize(
    "error",
    [
        BadLog(3, "nonsense", phrase("a move"), "city"),
        NotLoaded("deck", "deck", "small", "sweet"),
        bad_data("city", "7", phrase("at most {n}", n=5)),
    ],
)
def test_an_error_survives_the_way_to_another_process(error: IgrotekaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.words == error.words
    assert vars(again) == vars(error)
