"""A store whose server says good-bye on lines that have just been made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from igroteka.store import open_store, postgres

from .examples import table
from .leaping import DAY
from .server import Server

END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'igroteka'"
END_NEW = f"{END} AND query = ''"
"""A line over which something has been asked already stays."""
SOCKET = ".s.PGSQL.5432"
READY = b"Z\x00\x00\x00\x05I"
"""What the server says when a line is made and whenever it waits for the next statement."""


class GoodByes:
    """Lines to a server, which ends some of them as soon as they are made.

    Its readiness and its good-bye come in one piece and before the end of the line, as for a client that is busy meanwhile.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.left = 0
        """How many lines it still has to end."""
        self.lines: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Begin to carry what is said on a new line."""
        self.lines.add(asyncio.create_task(self._carry(reader, writer)))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_unix_connection(self.server.folder / SOCKET)
        answering = asyncio.create_task(self._answer(answers, writer))
        with suppress(ConnectionError):  # a client that gives up a line does not say so
            while said := await reader.read(65_536):
                questions.write(said)
        questions.close()
        await answering
        writer.close()

    async def _answer(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):  # a server that is asked something after its good-bye
            if self.left:
                self.left -= 1
                try:
                    ready = await answers.readuntil(READY)
                except asyncio.IncompleteReadError as error:  # ended together with another line
                    ready = error.partial
                await asyncio.to_thread(self.server.sql, END_NEW)
                writer.write(ready + await answers.read())
                return
            while said := await answers.read(65_536):
                writer.write(said)
        writer.close()


@asynccontextmanager
async def good_byes(server: Server, folder: Path) -> AsyncIterator[GoodByes]:
    """Such lines, at a socket in a folder."""
    lines = GoodByes(server)
    async with await asyncio.start_unix_server(lines.accept, folder / SOCKET):
        yield lines
        await asyncio.gather(*lines.lines)


async def test_lines_that_are_ended_as_soon_as_they_are_made_are_made_again(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", DAY)
    url = server.database()
    async with good_byes(server, tmp_path) as lines:
        lines.left = 2
        async with await open_store(url.replace(str(server.folder), str(tmp_path))) as store:
            await store.create(table())
            lines.left = 3
            await asyncio.to_thread(server.sql, END)
            assert (await store.marks(["t1"]))["t1"].seq == 0
            assert await store.append("t1", 0, ["X a"])
            assert [event.line for event in await store.events("t1")] == ["X a"]
        assert not lines.left
