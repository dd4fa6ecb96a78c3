"""A PostgreSQL server of our own for tests: in a temporary folder, reached over a socket file only."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

PARTS: Final = 25
"""Parts of the database that are made with one command."""
PATIENCE: Final = 300.0
"""Seconds after which a server that does not start, or does not end, counts as broken."""
MISSING = (
    "PostgreSQL's server (the programs initdb and postgres) is not installed; "
    "on Debian or Ubuntu: sudo apt-get install -y postgresql"
)


def programs() -> Path | None:
    """The folder with the server's programs, the newest version first; None if it is not installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    found = shutil.which("initdb")
    if found:
        folders.insert(0, Path(found).resolve().parent)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def _version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdecimal() else 0


def lacking() -> str:
    """What stands in the way of a server of our own; empty if nothing does. `./test` installs what is missing."""
    return "" if programs() else MISSING


class Server:
    """A running server. Each test takes a part of its own from it."""

    def __init__(self, folder: Path, like: Server | None = None) -> None:
        """Start a new server in a folder. With `like` its files are copied from what that one has begun with."""
        found = programs()
        if found is None:
            raise RuntimeError(MISSING)
        self.bin = found
        self.folder = folder
        self.data = folder / "data"
        self.fresh = folder / "fresh"
        """The files of a server that has never run, which take much longer to make than to copy."""
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None
        # The server refuses to run as root, so it runs as somebody with few rights.
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            somebody = _somebody()
            os.chown(folder, somebody.pw_uid, somebody.pw_gid)
            self.user = {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
        if like is None:
            words = ("-U", "igroteka", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
            self._run("initdb", "-D", str(self.fresh), *words)
        fresh = (like or self).fresh
        self._run_any("cp", "-R", str(fresh), str(self.data))
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        """Run a program of PostgreSQL."""
        self._run_any(str(self.bin / program), *arguments)

    def _run_any(self, program: str, *arguments: str) -> None:
        """Run a program as the user to whom the server's files belong."""
        done = subprocess.run(
            [program, *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            **self.user,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout.decode(errors='replace')}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "max_connections": "60",
            "shared_buffers": "16MB",
            # Tests end processes, not the system, which keeps what they have written without a wait for the disk.
            "fsync": "off",
            # For the same reason no page is written whole before it changes, and nothing is kept for a second server.
            "full_page_writes": "off",
            "wal_level": "minimal",
            "max_wal_senders": "0",
            # Hundreds of stores are made and hardly filled: tidying them up would take longer than to make them.
            "autovacuum": "off",
            "jit": "off",
        }
        arguments = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.data), *arguments],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self.user,
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                said = (self.folder / "server.log").read_text(errors="replace")[-2000:]
                raise RuntimeError(f"PostgreSQL did not start: {said}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it accepts connections."""
        command = [str(self.bin / "pg_isready"), "-q", "-h", str(self.folder), "-U", "igroteka"]
        return subprocess.run(command, cwd=self.folder).returncode == 0

    def kill(self) -> None:
        """End the server as a crash would, and wait until all its children are gone."""
        assert self.process is not None
        children = _children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        until = time.monotonic() + PATIENCE
        while any(_alive(pid) for pid in children):
            assert time.monotonic() < until, "a child of a killed server lives on"
            time.sleep(0.02)

    def revive(self) -> None:
        """Run as in the beginning, whatever has happened to it."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        self.sql("ALTER SYSTEM RESET ALL")
        self.sql("SELECT pg_reload_conf()")

    def stop(self) -> None:
        """End the server at once: what it holds is thrown away anyway."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def database(self) -> str:
        """The address of a new, empty part of the database: a schema of its own, which costs next to nothing."""
        if self.made % PARTS == 0:
            names = [f"part{number}" for number in range(self.made, self.made + PARTS)]
            self.sql("; ".join(f"CREATE SCHEMA {name}" for name in names))
        name = f"part{self.made}"
        self.made += 1
        return f"postgresql://igroteka@/postgres?host={self.folder}&search_path={name}"

    def sql(self, command: str) -> None:
        """Run a command as the owner of everything."""
        self._run("psql", "-q", "-X", "-h", str(self.folder), "-U", "igroteka", "-c", command, "postgres")


def _somebody() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


def _children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], stdout=subprocess.PIPE, text=True)
    return [int(word) for word in found.stdout.split()]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.contextmanager
def running(like: Server | None = None) -> Iterator[Server]:
    """A server for the length of a `with`."""
    with tempfile.TemporaryDirectory(prefix="igroteka-pg-") as folder:
        server = Server(Path(folder), like)
        try:
            yield server
        finally:
            server.stop()


# ---------------------------------------------------------------- for conftest files


_lent: dict[str, Server] = {}
"""The servers of this process; each folder of tests has fixtures of its own that lend them."""


@contextlib.contextmanager
def lent(name: str, like: Server | None = None) -> Iterator[Server]:
    """The server of this name. Whoever asks first starts it, and stops it after all others."""
    if name in _lent:
        yield _lent[name]
        return
    with running(like) as found:
        _lent[name] = found
        yield found


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests of this process, in whichever folder they stand."""
    missing = lacking()
    if missing:
        pytest.fail(missing)
    with lent("server") as found:
        yield found


@pytest.fixture
def postgres(server: Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.database()


@pytest.fixture(scope="session")
def spare(server: Server) -> Iterator[Server]:
    """A second server for all tests of this process that kill or change theirs."""
    with lent("spare", server) as found:
        yield found


@pytest.fixture
def mortal(spare: Server) -> Server:
    """A server that a test may kill, stop or change; it runs with its first settings when the next test comes."""
    spare.revive()
    return spare
