"""Programs that the tests need from the system's packages: a browser and a database server."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess

from scripts.environment import say

#: What the tests need, the packages that bring it, the first choice first, and where its program is found.
NEEDED = {
    # The shell is Chromium without windows: it draws the same, and takes a third less time.
    "Chromium": (
        ("chromium-headless-shell", "chromium"),
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ),
    "PostgreSQL": (("postgresql",), ("pg_ctl", "/usr/lib/postgresql/*/bin/pg_ctl")),
}


def is_there(need: str) -> bool:
    """Whether one of the programs that fill a need is on this machine."""
    return any(shutil.which(name) or glob.glob(name) for name in NEEDED[need][1])


def install_packages() -> None:
    """Install what is missing, if this machine has apt-get and it may be used; else tell what to install."""
    missing = [need for need in NEEDED if not is_there(need)]
    if not missing:
        return
    apt = [shutil.which("apt-get") or ""]
    if os.geteuid() != 0:
        apt = [shutil.which("sudo") or "", "--non-interactive", *apt]
    if all(apt):
        say(f"Installing {' and '.join(missing)} from the system's packages ...")
        _run([*apt, "update", "-q"])
        for need in missing:
            for package in NEEDED[need][0]:
                if not is_there(need):
                    _run([*apt, "install", "-q", "-y", "--no-install-recommends", package])
    for need in missing:
        if not is_there(need):
            say(f"The tests that need it will fail: please install the package {NEEDED[need][0][-1]}.")


def _run(command: list[str]) -> None:
    """Run a command without a word. A list of packages that cannot be renewed may still do, so only the result counts."""
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
