"""What a start of the server leaves for later, so that the first page comes soon."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import subprocess
import sys

import pytest

from igroteka import cli
from igroteka.cli import groups
from igroteka.core import list_games
from igroteka.web.api.lazy import LateApi
from igroteka.web.pages import lists

LATER = {"fastapi", "pydantic", "opentelemetry", "alembic", "asyncpg", "matplotlib", "numpy"}


def test_a_start_imports_no_library_of_what_may_never_be_asked_for() -> None:
    code = "import sys, igroteka.cli.server, igroteka.web.ops.serve; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    found = set(said.split())
    assert {"uvicorn", "starlette", "sqlalchemy", "igroteka.web.app"} <= found
    assert found & LATER == set()
    assert {name for name in found if name.startswith("igroteka.cli.")} == {
        "igroteka.cli.common",
        "igroteka.cli.database",
        "igroteka.cli.groups",
        "igroteka.cli.server",
    }


def test_the_list_of_commands_is_what_the_modules_add() -> None:
    for module, names in groups.MODULES.items():
        assert tuple(groups.commands_of(module)) == names
    inside = [name for _, name, _ in pkgutil.iter_modules(cli.__path__)]
    adding = [name for name in inside if hasattr(importlib.import_module(f"igroteka.cli.{name}"), "add")]
    assert sorted(groups.MODULES) == adding


def test_calls_that_come_together_share_one_api() -> None:
    async def call() -> None:
        late = LateApi()
        late.open(registry="the house")
        first, second = await asyncio.gather(late.made(), late.made())
        assert first is second
        assert first.state.registry == "the house"
        late.open(registry="another")
        assert (await late.made()).state.registry == "another"

    asyncio.run(call())


@pytest.mark.parametrize("key", list_games())
def test_a_game_tells_the_true_size_of_its_picture(key: str) -> None:
    assert lists._size(key) == lists.drawn_size(key), "python -m scripts.samples writes it anew"
