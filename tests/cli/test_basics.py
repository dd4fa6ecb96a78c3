"""How the command behaves as a whole: help, version, exit status, streams, terminals."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka import __version__, list_games
from igroteka.core.build import mode

from .tool import PLAIN, played, real, refused, run, saved

COMMANDS = (
    "play",
    "serve",
    "store",
    "backup",
    "restore",
    "admin",
    "fields",
    "games",
    "rules",
    "edition",
    "coverage",
    "replay",
    "position",
    "verify",
    "simulate",
    "study",
    "playthrough",
    "perft",
    "arena",
    "train",
    "bench",
    "new-game",
    "check",
)


def test_version_tells_the_build() -> None:
    done = real("--version")
    assert done.returncode == 0
    assert done.stdout == f"igroteka {__version__}, {mode()}\n"


def test_help_lists_all_commands() -> None:
    text = run("--help").stdout
    listed = re.findall(r"^  ([a-z-]+)  +\S", text.partition("Commands:")[2], re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)
    assert "Examples:" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"igroteka {command}" in result.stdout.partition("Examples:")[2]
    assert run(command, "-h").stdout == result.stdout


def test_without_a_command_help_is_shown() -> None:
    result = run()
    assert "Commands:" in result.output
    assert result.exit_code == 2


def test_bad_usage_is_one_sentence() -> None:
    assert refused("dance") == "No such command 'dance'. See 'igroteka --help'."
    assert refused("simulate") == "Missing argument 'GAME'. See 'igroteka simulate --help'."
    assert "--speed" in refused("perft", "dream_city", "--speed")
    assert "--depth" in refused("perft", "dream_city", "--depth", "deep")
    assert "-1 is not in the range x>=0" in refused("perft", "dream_city", "--depth", "-1")


@pytest.mark.parametrize("command", ["simulate", "playthrough", "perft", "rules", "coverage", "play"])
def test_an_unknown_game_names_the_installed_ones(command: str) -> None:
    assert refused(command, "chess") == f"no game is called 'chess'; installed: {', '.join(list_games())}"


@pytest.mark.parametrize("command", ["simulate", "playthrough", "perft", "play"])
def test_bad_tables_say_what_is_allowed(command: str) -> None:
    assert refused(command, "dream_city", "--seats", "9") == "seats: found 9; dream_city allows 1 to 4"
    assert "KEY=VALUE" in refused(command, "dream_city", "-o", "mode")
    assert "is given twice" in refused(command, "dream_city", "-o", "side=A", "-o", "side=B")
    assert "option 'speed' is unknown" in refused(command, "dream_city", "-o", "speed=high")
    assert "allowed: full, training" in refused(command, "dream_city", "-o", "mode=hard")


def test_languages() -> None:
    assert "'de'" in refused("rules", "dream_city", "--lang", "de")
    assert run("games", lang="de_DE.UTF-8").stdout == run("games", "--lang", "en").stdout
    titles = {run("games", lang=lang).stdout.splitlines()[0] for lang in ("en_GB", "ru_RU.UTF-8", "uk_UA")}
    assert len(titles) == 3
    assert run("games", "--lang", "ru", lang="uk_UA").stdout == run("games", lang="ru_RU").stdout


@pytest.fixture
def imports(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test imports is forgotten after it, and where from."""
    monkeypatch.setattr(sys, "path", sys.path.copy())
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if not name.startswith("igroteka"):
            del sys.modules[name]


@pytest.mark.usefixtures("imports")
def test_a_game_in_a_folder_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "holds no __init__.py" in refused("perft", tmp_path / "empty")
    assert "there is no folder" in refused("perft", tmp_path / "nowhere")
    broken = tmp_path / "broken_game_here"
    broken.mkdir()
    (broken / "__init__.py").write_text("x = 1\ny = x / 0\n")
    assert "ZeroDivisionError" in refused("perft", broken)
    assert "__init__.py:2" in refused("perft", broken)
    bare = tmp_path / "bare_game_here"
    bare.mkdir()
    (bare / "__init__.py").write_text("GAME = 3\n")
    assert "offers no whole GAME; it lacks card, drawing, edition, evaluate" in refused("perft", bare)


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    path = saved(tmp_path, played())
    done = subprocess.run(
        f"'{sys.executable}' -P -m igroteka replay '{path}' | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) == 1


# ---------------------------------------------------------------- terminals


def on_terminal(*words: str, **env: str) -> str:
    """What the command writes when all its streams are a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "igroteka", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, "TERM": "xterm-256color", **env},
    )
    os.close(theirs)
    found = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:  # the other side is closed
            break
        if not piece:
            break
        found += piece
    os.close(ours)
    assert process.wait(timeout=60) == 0
    return found.decode()


def test_a_bar_and_colours_are_for_terminals_and_no_colour_where_none_is_wanted() -> None:
    words = ("simulate", "dream_city", "--games", "30")
    colours = re.compile(r"\x1b\[[\d;]*3\dm")
    assert colours.search(on_terminal(*words))
    plain = on_terminal(*words, NO_COLOR="1")
    assert "\x1b[" in plain
    assert not colours.search(plain)
    piped = run(*words, "--json")
    assert piped.exit_code == 0
    assert piped.stderr == ""
    assert "\x1b" not in piped.stdout


def test_bold_on_a_terminal_and_plain_in_a_pipe() -> None:
    assert "\x1b[1m" in on_terminal("games")
    assert "\x1b" not in run("games").stdout


def test_output_needs_no_terminal_variables() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "igroteka", "games"],
        capture_output=True,
        env={k: v for k, v in os.environ.items() if k not in ("TERM", "COLUMNS", *PLAIN)},
    )
    assert done.returncode == 0
    assert b"dream_city" in done.stdout
