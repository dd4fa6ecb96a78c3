"""Static files: what a browser keeps for good, and what it asks for again."""

from __future__ import annotations

import re

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from igroteka.web.app import VersionedFiles
from igroteka.web.pages.visit import STATIC_FOLDER, asset, static_version

KEPT = "public, max-age=31536000, immutable"


@pytest.fixture
def files() -> httpx.AsyncClient:
    """Nothing but the files."""
    app = Starlette(routes=[Mount("/static", VersionedFiles(directory=STATIC_FOLDER))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://files.test")


async def test_scripts_and_their_neighbours_are_kept_for_good(files: httpx.AsyncClient) -> None:
    """Imports between scripts are relative, so they stay within the folder of the version."""
    script = await files.get(asset("table.js"))
    neighbours = re.findall(r'from "\./(\w+\.js)"', script.text)
    assert len(neighbours) > 10
    for address in (asset("table.js"), *(f"/static/{static_version()}/{name}" for name in neighbours)):
        answer = await files.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, KEPT), address


async def test_another_version_is_served_but_not_kept(files: httpx.AsyncClient) -> None:
    """A page that was loaded before the program was changed still works, and nothing wrong is kept under its address."""
    for address in ("/static/v-000000000000/table.js", "/static/table.js"):
        answer = await files.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache"), address


@pytest.mark.parametrize(
    "name", ["v-000000000000/none.js", "other/table.js", "v-000000000000", "v-/../app.py"]
)
async def test_what_is_not_there_is_not_found(files: httpx.AsyncClient, name: str) -> None:
    with pytest.raises(Exception, match="404"):
        (await files.get(f"/static/{name}")).raise_for_status()
