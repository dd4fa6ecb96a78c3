"""What a start of the server leaves for later, so that the first page comes soon."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI

from igroteka import cli
from igroteka.cli import groups
from igroteka.core import editions, game, list_games
from igroteka.core.languages import LANGUAGES
from igroteka.texts import folder_speaker
from igroteka.web.api import routes
from igroteka.web.api.lazy import LazyApi
from igroteka.web.pages import cards, game_facts, samples

LATER = {
    *("fastapi", "pydantic", "opentelemetry", "alembic", "asyncpg", "matplotlib", "numpy", "rich"),
    *("webauthn", "cryptography"),
}


def test_a_start_imports_no_library_of_what_may_never_be_asked_for() -> None:
    code = "import sys, igroteka.cli.server, igroteka.web.ops.serve; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    modules = set(said.split())
    assert {"uvicorn", "starlette", "sqlalchemy", "igroteka.web.app"} <= modules
    assert modules & LATER == set()
    assert {name for name in modules if name.startswith("igroteka.cli.")} == {
        "igroteka.cli.common",
        "igroteka.cli.database",
        "igroteka.cli.groups",
        "igroteka.cli.server",
    }


def test_the_list_of_commands_is_what_the_modules_add() -> None:
    for module, names in groups.MODULES.items():
        assert tuple(groups.load_group(module).commands) == names
    inside = [name for _, name, _ in pkgutil.iter_modules(cli.__path__)]
    adding = [name for name in inside if hasattr(importlib.import_module(f"igroteka.cli.{name}"), "add")]
    assert sorted(groups.MODULES) == adding


def test_calls_that_come_together_share_one_api() -> None:
    async def call() -> None:
        lazy = LazyApi()
        lazy.set_state(registry="the tables")
        first, second = await asyncio.gather(lazy.get(), lazy.get())
        assert first is second
        assert first.state.registry == "the tables"
        lazy.set_state(registry="others")
        assert (await lazy.get()).state.registry == "others"

    asyncio.run(call())


def test_an_api_that_could_not_be_made_is_tried_again_at_the_next_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> FastAPI:
        attempts.append("failed")
        raise OSError("too many open files")

    async def call() -> None:
        lazy = LazyApi()
        with monkeypatch.context() as patch:
            patch.setattr(routes, "make_api", fail)
            together = await asyncio.gather(lazy.get(), lazy.get(), return_exceptions=True)
            assert [type(one) for one in together] == [OSError, OSError]
            assert attempts == ["failed"], "those who call together share one attempt"
            with pytest.raises(OSError, match="open files"):
                await lazy.get()
            assert len(attempts) == 2
        made = await lazy.get()
        assert made is await lazy.get(), "once it is made it stays"

    attempts: list[str] = []
    asyncio.run(call())


FIRST_LOBBY = """
import asyncio, sys
from igroteka.web.app import make_app
from igroteka.web.ops.settings import Settings

async def main():
    app, answers = make_app(Settings(database=sys.argv[1])), []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        answers.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": "/", "raw_path": b"/", "query_string": b"", "root_path": "", "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "state": {},
    }
    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    print(answers[0]["status"], *sys.modules)
    print(b"".join(one.get("body", b"") for one in answers).decode())

asyncio.run(main())
"""


def test_the_first_lobby_shows_all_games_and_imports_none(tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", FIRST_LOBBY, f"sqlite:///{tmp_path}/store.sqlite"]
    said = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    modules, _, page = said.partition("\n")
    assert modules.startswith("200 ")
    assert [name for name in modules.split() if name.startswith("igroteka.games.")] == []
    for key in list_games():
        assert f'href="/new/{key}' in page


@pytest.mark.parametrize("key", list_games())
def test_a_game_that_is_not_imported_has_the_same_card(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_facts, "is_loaded", lambda key: False)
    facts = game_facts.facts_without_import(key)
    assert facts == game_facts.facts_of(game(key)), "python -m scripts.samples writes them again"
    for lang in LANGUAGES:
        assert cards._card(facts, folder_speaker(key, lang), lang) == cards.game_card(game(key), lang)


def test_another_edition_is_asked_for_its_own_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_facts, "is_loaded", lambda key: False)
    for key, variable in editions.variables().items():
        monkeypatch.setenv(variable, "other.toml")
        assert game_facts.facts_without_import(key) is None


@pytest.mark.parametrize("key", list_games())
def test_a_game_tells_the_true_size_of_its_picture(key: str) -> None:
    assert samples.picture_size(key) == samples.measure_picture(key), (
        "python -m scripts.samples writes it again"
    )
