"""A game in a folder behind several server processes: each of them knows it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

from igroteka.scaffold import new_game

CONNECTIONS = 16


def test_every_server_process_knows_a_game_in_a_folder(postgres: str, tmp_path: Path) -> None:
    folder = new_game("long_pier", tmp_path)
    words = [
        "serve",
        "--port",
        "0",
        "--no-open",
        "--workers",
        "2",
        "--database",
        postgres,
        "--game",
        folder.name,
    ]
    with (tmp_path / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "igroteka", *words],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.match(r"Igroteka is at (http://\S+) ", said)
        assert found, (said, (tmp_path / "server.log").read_text())
        for _ in range(CONNECTIONS):  # each is a new one, which any of the processes may take
            answer = httpx.get(f"{found[1]}new/long_pier", trust_env=False, timeout=None)
            assert answer.status_code == 200
            assert "Long pier" in answer.text
    finally:
        process.terminate()
        process.communicate()
