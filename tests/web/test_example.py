"""The example bot, as somebody would run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .process import process

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the bot."""
    return subprocess.run([sys.executable, str(BOT), *words], capture_output=True, text=True, timeout=600)


def test_the_example_bot_plays_a_whole_game(url: str, tmp_path: Path) -> None:
    with process(url, tmp_path) as server:
        done = run("--server", server.base, "--seed", "1", "--against", "random")
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("I play: ") > 10
        assert "Example bot: " in done.stdout
        assert "(me)" in done.stdout
        wrong = run("--server", server.base, "--game", "chess")
        assert wrong.returncode == 1
        assert "no game is called 'chess'" in wrong.stderr
        void = run("--server", server.base, "--invitation", "nothing.at.all")
        assert "The server refuses" in void.stderr
    gone = run("--server", server.base)
    assert "does not answer" in gone.stderr
