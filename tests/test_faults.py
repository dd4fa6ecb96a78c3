"""Whatever is wrong with something that a person sends is said in the person's language: seeded faults in all that games take."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from igroteka import Match
from igroteka.core import Game, IgrotekaError, Json, Rng, game, list_games
from igroteka.core.json_types import JsonDraft
from igroteka.core.optional import Editioned
from igroteka.match import read_position
from igroteka.texts import error_words, unsaid

JUNK: tuple[Json, ...] = (None, True, -1, 7, 10**7, "", "x", [], {}, [1], [[1]], {"a": 1})
VALUES = ("-1", "99999", '"x"', "[]", "{}", "true", "[1, 2]", '["x"]', "{ zz = 1 }", '"')


def damaged_data(data: JsonDraft, rng: Rng) -> JsonDraft:
    """Stored data with something wrong at a random depth."""
    copy: JsonDraft = json.loads(json.dumps(data))
    box: Any = copy
    while True:
        keys = list(box) if isinstance(box, dict) else list(range(len(box)))
        key = keys[rng.below(len(keys))]
        inner = box[key]
        if isinstance(inner, dict | list) and inner and rng.below(4):
            box = inner
            continue
        if isinstance(inner, int) and rng.below(2):
            box[key] = inner + 1
        elif rng.below(3):
            box[key] = JUNK[rng.below(len(JUNK))]
        else:
            del box[key]
        return copy


def damaged_lines(lines: list[str], rng: Rng, values: tuple[str, ...] = ()) -> list[str]:
    """A file with something wrong in one of its lines."""
    i = rng.below(len(lines))
    key, equals, _ = lines[i].partition("=")
    if values and equals and rng.below(2):
        return [*lines[:i], f"{key}= {values[rng.below(len(values))]}", *lines[i + 1 :]]
    kinds: tuple[list[str], ...] = (
        [],
        [lines[i], lines[i]],
        [lines[i][: len(lines[i]) // 2]],
        [re.sub(r"\w", "9", lines[i], count=1)],
    )
    return [*lines[:i], *kinds[rng.below(len(kinds))], *lines[i + 1 :]]


def faults(g: Game, rng: Rng, folder: Path) -> Iterator[Callable[[], object]]:
    """Things to do that are likely to be refused."""
    match = Match.new(g.key, seats=g.seats.stop - 1, seed=rng.below(10**6))
    positions = [match.state.to_data()]
    for _ in range(25):
        match.play(match.moves_of(match.seats[0])[0], match.seats[0])
        positions.append(match.state.to_data())
    log = match.export().split("\n")
    for _ in range(60):
        data = damaged_data({**positions[rng.below(len(positions))]}, rng)
        yield partial(g.load, data)
    for _ in range(8):
        text = "\n".join(damaged_lines(log[:20], rng) + log[20:])
        yield partial(Match.parse, text)
        half = json.dumps(positions[0])[: rng.below(200)] + "}"
        yield partial(read_position, g, half)
        choices = {o.key: (*o.choices, "zz")[rng.below(len(o.choices) + 1)] for o in g.options}
        yield partial(g.new, rng.below(7), choices)
    yield partial(g.new, 2, {"zz": "1"})
    if isinstance(g, Editioned):
        lines, file = g.write_edition().split("\n"), folder / "mine.toml"
        for _ in range(8):
            file.write_text("\n".join(damaged_lines(lines, rng, VALUES)), "utf-8")
            yield partial(g.check_edition, file)


@pytest.mark.parametrize("key", list_games())
def test_every_fault_is_said_in_every_language(key: str, tmp_path: Path) -> None:
    g, errors = game(key), []
    for attempt in faults(g, Rng(f"faults {key}"), tmp_path):
        try:
            attempt()
        except IgrotekaError as error:
            errors.append(error)
    assert len(errors) > 40
    said = {str(error): error_words(error) for error in errors}
    assert [error for error, words in said.items() if words.key == "complaint-quoted"] == []
    assert {error: unsaid(g, words) for error, words in said.items() if unsaid(g, words)} == {}
