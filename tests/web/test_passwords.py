"""The password of the database: nobody but the owner of the server sees it, whichever way it is given."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from igroteka.cli.database import find_database
from igroteka.store.address import has_password, read_address, take_address
from igroteka.store.rows import CannotOpen

from ..cli.tool import refused, run
from ..store.server import Server

SECRET = "s3cret/&word"
QUOTED = "s3cret%2F%26word"
PATIENCE = 600.0
"""Seconds after which a server that does not answer counts as one that does not start."""


@pytest.fixture
def address(server: Server) -> str:
    """The address of a database that asks for a password, without it."""
    url = server.database()
    name = parse_qs(urlsplit(url).query)["search_path"][0]
    role = f"club_{name}"
    server.sql(f"CREATE ROLE {role} LOGIN PASSWORD '{SECRET}'; GRANT ALL ON SCHEMA {name} TO {role}")
    rules = server.data / "pg_hba.conf"
    rules.write_text(f"local all {role} scram-sha-256\n{rules.read_text()}")
    server.sql("SELECT pg_reload_conf()")
    return url.replace("igroteka@", f"{role}@")


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Servers that are gone afterwards."""
    processes: list[subprocess.Popen[bytes]] = []
    yield processes
    for one in processes:
        one.terminate()
        one.wait(PATIENCE)


def family(pid: int) -> list[int]:
    """All processes that a process has started, and those that they have started."""
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], stdout=subprocess.PIPE, text=True)
    children = [int(word) for word in done.stdout.split()]
    return [*children, *[one for child in children for one in family(child)]]


def shown(pid: int, what: str) -> str:
    """A file about a process; nothing if it has just ended."""
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


#: An option becomes the variable when the command starts itself again. The other ways end where these do, but for
#: where the password is read, and that is shown below without a server.
WAYS = [
    "option=",
    "PGPASSWORD",
    *[pytest.param(way, marks=pytest.mark.soak) for way in ("variable", "file", "pgpass")],
]


@pytest.mark.parametrize("way", WAYS)
def test_nobody_else_sees_the_password(
    address: str, way: str, tmp_path: Path, started: list[subprocess.Popen[bytes]]
) -> None:
    whole = address.replace("@", f":{QUOTED}@")
    env = {**os.environ, "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    words: list[str] = ["--database", address]
    if way == "option=":
        words = [f"--database={whole}"]
    elif way == "variable":
        words, env["IGROTEKA_DATABASE"] = [], whole
    elif way == "PGPASSWORD":
        env["PGPASSWORD"] = SECRET
    else:
        file = tmp_path / (".pgpass" if way == "pgpass" else "address")
        file.write_text(f"*:*:*:*:{SECRET}\n" if way == "pgpass" else f"{whole}\n")
        file.chmod(0o600)
        words = words if way == "pgpass" else ["--database-file", str(file)]
    log = tmp_path / "log"
    with log.open("wb") as out:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--no-open", *words]
        child = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
    started.append(child)
    until = time.monotonic() + PATIENCE
    workers: list[int] = []
    while not workers or "Igroteka is at" not in log.read_text():
        assert child.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        workers = [pid for pid in family(child.pid) if "to_process" in shown(pid, "cmdline")]
        time.sleep(0.05)
    for pid in [child.pid, *family(child.pid)]:
        assert "s3cret" not in shown(pid, "cmdline")
    for pid in workers:
        assert "s3cret" not in shown(pid, "environ")
    said = log.read_text()
    assert "s3cret" not in said
    assert ("can read the password in --database with ps" in said) == (way == "option=")


@pytest.mark.parametrize("way", ["file", "pgpass"])
def test_a_password_in_a_file_opens_the_store(
    address: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / (".pgpass" if way == "pgpass" else "address")
    whole = address.replace("@", f":{QUOTED}@")
    file.write_text(f"*:*:*:*:{SECRET}\n" if way == "pgpass" else f"{whole}\n")
    file.chmod(0o600)
    monkeypatch.setenv("HOME", str(tmp_path))
    words = ("--database", address) if way == "pgpass" else ("--database-file", file)
    done = run("store", "check", *words)
    assert done.exit_code == 0, done.output
    assert "s3cret" not in done.output
    file.unlink()
    assert run("store", "check", "--database", address).exit_code != 0, "without it nobody gets in"


def test_both_ways_to_write_the_option_start_the_same_command_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What that command then shows of itself is seen above."""
    whole = "postgresql://club:word@/postgres"
    begun: list[tuple[str, list[str], str]] = []

    def note(program: str, words: list[str]) -> None:
        begun.append((program, words, os.environ.pop("IGROTEKA_DATABASE")))

    monkeypatch.setattr("os.execv", note)
    monkeypatch.setenv("IGROTEKA_DATABASE", "")
    for option in (["--database", whole], [f"--database={whole}"]):
        monkeypatch.setattr("sys.orig_argv", ["python", "-m", "igroteka", "serve", *option, "--no-open"])
        assert find_database(whole, None) == whole
    again = [sys.executable, "-m", "igroteka", "serve", "--no-open"]
    assert begun == [(sys.executable, again, whole)] * 2


def test_a_file_with_the_address(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("\n postgresql://a:b@c/d \n\n")
    file.chmod(0o600)
    assert read_address(file) == "postgresql://a:b@c/d"
    for mode, shown_ in ((0o640, "-rw-r-----"), (0o604, "-rw----r--")):
        file.chmod(mode)
        said = refused("serve", "--database-file", file)
        assert said == (
            f"database file: found {file} with the rights {shown_}; "
            "allowed: a file that only you may read (chmod 600)"
        )
    file.chmod(0o600)
    assert "allowed: one of them" in refused("serve", "--database", "sqlite:///x.db", "--database-file", file)
    for content in (b"", b"\n", b"sqlite:///a\nsqlite:///b\n", b"\xff"):
        file.write_bytes(content)
        with pytest.raises(CannotOpen, match="allowed: one, with the address of the store"):
            read_address(file)
    file.unlink()
    assert "cannot be read: no such file" in refused("store", "check", "--database-file", file)


def test_the_environment_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_DATABASE", "postgresql://a@c/d")
    monkeypatch.setenv("PGPASSWORD", SECRET)
    assert take_address("") == f"postgresql://a@c/d?password={QUOTED}"
    assert not {"IGROTEKA_DATABASE", "PGPASSWORD"} & set(os.environ)
    monkeypatch.setenv("PGPASSWORD", SECRET)
    assert take_address("postgresql://a:b@c/d") == "postgresql://a:b@c/d"
    monkeypatch.setenv("PGPASSWORD", SECRET)
    assert take_address("postgresql://a@c/d?x=y") == f"postgresql://a@c/d?x=y&password={QUOTED}"
    assert take_address("") == ""


def test_whether_an_address_holds_a_password() -> None:
    yes = ("postgresql://a:b@c/d", "postgres://:b@/d", "postgresql://c/d?password=b")
    no = ("", "sqlite:///a:b@c", "postgresql://a@c/d", "postgresql://a:@c/d", "postgresql://[", "x" * 999)
    assert [has_password(one) for one in (*yes, *no)] == [True] * len(yes) + [False] * len(no)
