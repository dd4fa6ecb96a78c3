"""Write requirements/*.lock anew from pyproject.toml; needs uv. Run it as: python3 -m scripts.lock [--upgrade]

Without --upgrade the versions in force stay as far as pyproject.toml allows them. The locks are plain
requirements files, for pip and uv alike; each holds all packages of the smaller ones, in the same version.
"""

from __future__ import annotations

import subprocess
import sys

from scripts.environment import LOCKS, ROOT

EXTRA = {"play": "build", "fast": "fast", "test": "test"}
HEAD = """\
# Exact versions with hashes, for uv and for pip; read by ./play and ./test.
# Written by a program: change pyproject.toml and run `python3 -m scripts.lock` (needs uv), for newer
# versions `python3 -m scripts.lock --upgrade`.
"""


def main(options: list[str]) -> None:
    """Resolve the largest set first; the smaller ones follow its versions."""
    largest = ROOT / "requirements" / f"{LOCKS[-1]}.lock"
    for name in reversed(LOCKS):
        lock = largest.with_name(f"{name}.lock")
        follow = options if lock == largest else ["--upgrade", "--constraint", str(largest)]
        command = ["uv", "pip", "compile", "pyproject.toml", "--extra", EXTRA[name], *follow]
        form = [
            "--output-file",
            str(lock),
            "--universal",
            "--generate-hashes",
            "--no-header",
            "--no-annotate",
            "--quiet",
        ]
        subprocess.run([*command, *form], check=True, cwd=ROOT)
        lock.write_text(HEAD + lock.read_text())


if __name__ == "__main__":
    main(sys.argv[1:])
