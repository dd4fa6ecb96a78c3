"""Who may see and do what: every address, message and call, for everybody, at every kind of table of every game.

The table is in `matrix/table.py`. Each cell is tried as it stands; then everything that a person is sent at a running
game is held against what the same person is sent in another world, in which all that is hidden from it is something else.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest

import igroteka
from igroteka.core import State
from igroteka.store import TableRow
from igroteka.web.api.routes import make_api
from igroteka.web.app import routes
from igroteka.web.live.view import Viewer
from igroteka.web.workers.cache import SharedCache
from igroteka.web.workers.replays import MatchReplay

from .matrix.disguises import Try, some_tries, tries
from .matrix.people import PERSONS, eyes_of, hidden_from
from .matrix.requests import Answer, MatrixClient, filled, message_names
from .matrix.rows import PEOPLE, Row
from .matrix.stages import Stages
from .matrix.table import CALLS, MESSAGES, PAGES, ROWS
from .support import FREE, MANY, QUICK, site
from .worlds import another_world, differs, hides

LIMITS = replace(FREE, chat=MANY, uploads=MANY, most_sockets_of_one=1_000, most_sockets_at_table=1_000)
LUCK = "the-seed-that-nobody-may-read"
PLAYED = ("running", "lesson")
"""Where something is hidden."""


@contextlib.asynccontextmanager
async def open_matrix(url: str, key: str) -> AsyncIterator[tuple[Stages, MatrixClient]]:
    """A server with the tables of one game, and everybody's way to it."""
    async with site(url, replace(QUICK, limits=LIMITS), luck=LUCK) as there:
        stages = Stages(there, key)
        await stages.build()
        client = MatrixClient(there, stages)
        try:
            yield stages, client
        finally:
            await client.close()


def cells(*at: str) -> Iterator[tuple[Row, str, str, str]]:
    """Every cell: the row, the stage, the person, and the answer that is promised."""
    for row in ROWS:
        for stage in row.cells:
            for person in PEOPLE[row.channel]:
                expected = row.expected(stage, person)
                if expected is not None and (not at or stage in at):
                    yield row, stage, person, expected


async def try_cell(
    stages: Stages, client: MatrixClient, row: Row, stage: str, person: str, fresh: bool
) -> Answer:
    """The answer to a cell; on a copy of the table where something is changed."""
    at: TableRow = stages.rows[stage, PERSONS[person].at]
    if fresh:
        at = await (stages.shared_copy(at) if row.adds else stages.copy(at))
    words = await stages.words(at)
    answer = await client.ask(row, person, at, words, fresh)
    if stage != "always":
        said = str(filled([row.path, dict(row.fields)], words))
        told = [one for one in hidden_from(at, person, said) if one in answer.body]
        assert not told, (row.name, stage, person, told)
    return answer


Told = dict[tuple[Row, str, str], Answer]


@pytest.mark.parametrize("key", igroteka.list_games())
async def test_everybody_gets_what_the_table_says(url: str, key: str) -> None:
    """Every cell meets one game; other worlds and disguises are shared out among the games, too.

    Each disguise of each row is tried by one person. In a soak everybody tries all of them, with every game.
    """
    await try_all(url, key, worlds=1, parts=len(igroteka.list_games()))


@pytest.mark.soak
@pytest.mark.parametrize("key", igroteka.list_games())
async def test_everybody_gets_what_the_table_says_in_many_worlds(url: str, key: str) -> None:
    await try_all(url, key, worlds=12, parts=1)


async def try_all(url: str, key: str, worlds: int, parts: int) -> None:
    """Try cells with a game, a part of the disguises, and hold what is sent against so many other worlds."""
    part = igroteka.list_games().index(key) % parts
    async with open_matrix(url, key) as (stages, client):
        ids = [row.id for row in stages.rows.values()]
        before = await stages.there.registry.store.marks(ids)
        await client.listen_all(PLAYED)
        told: Told = {}
        wrong = []
        for number, (row, stage, person, expected) in enumerate(cells()):
            if number % parts != part:
                continue
            fresh = (row.changes or row.adds) and not row.is_refused(expected)
            answer = await try_cell(stages, client, row, stage, person, fresh)
            if answer.what != expected:
                wrong.append(
                    f"{row.name} as {person}, {stage}: found {answer.what}; the table says {expected}"
                )
            if stage in PLAYED and not fresh and looks_through_own_eyes(row, person):
                told[row, stage, person] = answer
        assert not wrong, "\n".join([f"{len(wrong)} cells", *wrong[:40]])
        others = sum([await compare(stages, client, told, seed) for seed in range(worlds)])
        disguises = await (tries if parts == 1 else some_tries)(stages)
        await try_disguises(stages, client, disguises[part::parts])
        assert others > 6 * worlds or not hides(key, 2), "no world was another one: nothing was shown"
        assert await stages.there.registry.store.marks(ids) == before, (
            "something refused was done all the same"
        )


def looks_through_own_eyes(row: Row, person: str) -> bool:
    """Whether a row shows a person nothing by a link that others have."""
    own = {"{sitting}": "link", "{watch}": "watcher"}
    return all(person == whose for word, whose in own.items() if word in row.path)


async def compare(stages: Stages, client: MatrixClient, told: Told, seed: int) -> int:
    """Ask once more in another world of each person, and get the same; how many worlds really were others."""
    found = 0
    # What is kept of the true world would hide what is told of another one.
    stages.there.registry.replay_library.cache = SharedCache(0, len)
    for stage in PLAYED:
        for person in PERSONS:
            at = stages.rows[stage, PERSONS[person].at]
            table = await stages.there.registry.table(at.id)
            with another_world(table, eyes_of(at, person), seed) as world:
                found += differs(table.match.state, world.true.state)
                for (row, where, who), answer in told.items():
                    if (where, who) == (stage, person):
                        again = await try_cell(stages, client, row, stage, person, False)
                        assert again.steady == answer.steady, (row.name, stage, person)
    return found


LEAKS = [
    ("igroteka.web.workers.replays.MatchReplay.drawing", ("GET /t/{table}/frames", "GET /t/{table}/replay")),
    ("igroteka.web.live.view.Viewer.sketch", ("describe", "GET /tables/{table}/view")),
]


@pytest.mark.parametrize(("leak", "routes_told"), LEAKS)
async def test_the_matrix_would_notice_a_leak(
    url: str, leak: str, routes_told: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same comparison fails for each of these rows if what it shows is made of the true position."""

    def drawing(replay: MatchReplay, s: State) -> Any:
        return replay.viewer.game.drawing(replay.viewer.game.view(s, 1), replay.viewer.look())

    def sketch(viewer: Viewer) -> str:
        return viewer.game.sketch(viewer.game.view(viewer.match.state, 1), viewer.say)

    monkeypatch.setattr(leak, {"drawing": drawing, "sketch": sketch}[leak.rpartition(".")[2]])
    async with open_matrix(url, "keyflower") as (stages, client):
        await client.listen_all(PLAYED)
        noticed = set()
        for row, stage, person, expected in cells("running"):
            if row.route in routes_told and person == "seat" and not row.is_refused(expected):
                answer = await try_cell(stages, client, row, stage, person, False)
                try:
                    for seed in range(3):
                        await compare(stages, client, {(row, stage, person): answer}, seed)
                except AssertionError:
                    noticed.add(row.route)
        assert noticed == set(routes_told)


# ---------------------------------------------------------------- disguises


async def try_disguises(stages: Stages, client: MatrixClient, disguises: list[Try]) -> None:
    """Try what looks like a right and is none; everything must be refused."""
    wrong = []
    for one in disguises:
        at = stages.rows[one.stage, PERSONS[one.person].at]
        if one.row.channel == "message":
            fresh = one.key is not None or one.path != f"/live/{at.id}"
            answer = await client.say(one.row, one.person, at, one.path, one.fields, one.key, fresh)
        else:
            answer = await client.send(one.row, one.person, at, one.path, one.fields, one.key)
        refused = one.row.is_refused(answer.what) and not answer.what.startswith("5")
        if not refused or one.answer not in ("", answer.what):
            wrong.append(f"{one.row.route} {one.path[:80]!r} {str(one.fields)[:80]} as {one.person}, {one.stage}, with "
                         f"{one.key!r}: found {answer.what}; allowed: {one.answer or 'any refusal'}")  # fmt: skip
    assert not wrong, "\n".join([f"{len(wrong)} disguises", *wrong[:40]])


# ---------------------------------------------------------------- nothing is left out


def test_every_address_of_a_page_has_a_row() -> None:
    known = {
        f"{method} {route.path}"
        for route in routes()
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }
    assert {row.route for row in PAGES} == known


def test_every_message_of_a_page_has_a_row() -> None:
    assert {row.route for row in MESSAGES} == message_names()


def test_every_call_of_a_program_has_a_row() -> None:
    known = {
        f"{method.upper()} {path}"
        for path, calls in make_api().openapi()["paths"].items()
        for method in calls
    }
    assert {row.route for row in CALLS} == known


def test_every_row_of_a_table_is_tried_before_in_and_after_a_game() -> None:
    """A row with its own seat and one with another's are two halves of one thing."""
    for route in {(row.channel, row.route) for row in ROWS}:
        stages = {stage for row in ROWS if (row.channel, row.route) == route for stage in row.cells}
        assert stages >= {"always"} or stages >= {"open", "running", "over"}, route
