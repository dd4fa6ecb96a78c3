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
from typing import Any

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

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None:
            raise RuntimeError(MISSING)
        self.bin = found
        self.folder = folder
        self.data = folder / "data"
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None
        # The server refuses to run as root, so it runs as somebody with few rights.
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            somebody = _somebody()
            os.chown(folder, somebody.pw_uid, somebody.pw_gid)
            self.user = {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
        self._run(
            "initdb", "-D", str(self.data), "-U", "igroteka", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments],
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
        until = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                said = (self.folder / "server.log").read_text(errors="replace")[-2000:]
                raise RuntimeError(f"PostgreSQL did not start: {said}")
            time.sleep(0.05)

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
        until = time.monotonic() + 30
        while any(_alive(pid) for pid in children) and time.monotonic() < until:
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server at once: what it holds is thrown away anyway."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()

    def database(self) -> str:
        """The address of a new, empty part of the database: a schema of its own, which costs next to nothing."""
        self.made += 1
        name = f"part{self.made}"
        self.sql(f"CREATE SCHEMA {name}")
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
def running() -> Iterator[Server]:
    """A server for the length of a `with`."""
    with tempfile.TemporaryDirectory(prefix="igroteka-pg-") as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.stop()
