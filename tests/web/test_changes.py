"""What others have changed since the last own decision is told to a page that has just been opened, in words and as places."""

from __future__ import annotations

import re
from typing import Final

import pytest

import igroteka
from igroteka.core import CHANCE, Rng
from igroteka.core.game import Picture
from igroteka.core.languages import LANGUAGES
from igroteka.match import Match
from igroteka.web.live.changes import changed_fragments, fragments_of_entries
from igroteka.web.live.picture import layers_of
from igroteka.web.live.view import Viewer
from igroteka.web.workers.replays import MatchReplay, ReplayRole

#: Names that programs have for things and places: cells, zones, words with underscores, elements.
NOTATION: Final = re.compile(
    r"\br\d+c\d+\b|\b\d(?:nw|ne|se|sw|[cnesw])\b|\b[a-z]+_[a-z]\w*|\b[a-z]+:\w+|[{}]"
)


def changes(m: Match, seat: int | None, now: Picture | None = None) -> list[str]:
    """What a page is told that comes now; with the picture of now if it has been drawn already."""
    replay = MatchReplay(m, ReplayRole(seat, "en", tuple(m.names)))
    return changed_fragments(replay, now or picture(m, seat or 0))


def picture(m: Match, seat: int) -> Picture:
    viewer = Viewer(m, seat, "en")
    return viewer.game.drawing(viewer.game.view(viewer.world(), seat), viewer.look())


@pytest.mark.parametrize("key", igroteka.list_games())
def test_a_page_that_comes_later_is_told_what_others_changed(key: str) -> None:
    m, rng = Match.new(key, seats=2, seed=f"changes of {key}"), Rng(6)
    told = 0
    for _ in range(70):
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
        if m.over:
            break
        viewer, now = Viewer(m, 0, "en"), picture(m, 0)
        found = changes(m, 0, now)
        assert set(found) <= {id for fragments in layers_of(now).values() for id in fragments}
        if all(e.seat in (0, CHANCE) for e in viewer.entries()[viewer.since() :]):
            assert not found  # the own move is no news, and neither is what follows from it
        told += bool(found)
    assert told > 3
    assert changes(m, None) == []
    for lang in LANGUAGES:
        entries = MatchReplay(m, ReplayRole(0, lang, tuple(m.names))).describe_entries()
        for words in [*(said for entry in entries for said in entry["say"]), Viewer(m, 0, lang).sketch()]:
            assert not NOTATION.search(words), words


def test_what_is_outlined_is_what_the_other_has_built() -> None:
    m = Match.new("dream_city", seats=2, seed=1, options={"first": "0", "mode": "training"})
    while m.seats != [1]:
        m.play(m.moves[0])
    m.play(next(move for move in m.moves if move.kind == "build"))
    built = next(str(e.move.args[1]) for e in reversed(m.entries) if e.move.kind == "build")
    assert any(built in id for id in changes(m, 0))


def test_an_entry_of_the_log_tells_what_it_has_changed() -> None:
    m = Match.new("dream_city", seats=2, seed=1, options={"first": "0", "mode": "training"})
    m.play(next(move for move in m.moves if move.kind == "build"))
    replay = MatchReplay(m, ReplayRole(1, "en", tuple(m.names)))
    step, built = next((i, e) for i, e in enumerate(replay.entries) if e.move.kind == "build")
    cell = f"city-{built.seat}-{built.move.args[1]}"
    assert any(cell in id for id in fragments_of_entries(replay, step, step))
    assert any(cell in id for id in fragments_of_entries(replay, 0, len(replay.entries)))
    assert not any(cell in id for id in fragments_of_entries(replay, 0, step - 1))
    assert fragments_of_entries(replay, len(replay.entries), 10_000) == []
