"""Programs that the tests need from the system's packages: a browser and a database server."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess

from scripts.environment import say

#: Package, and where its program is found.
NEEDED = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "postgresql": ("pg_ctl", "/usr/lib/postgresql/*/bin/pg_ctl"),
}


def there(package: str) -> bool:
    """Whether one of the programs of a package is on this machine."""
    return any(shutil.which(name) or glob.glob(name) for name in NEEDED[package])


def provide() -> None:
    """Install what is missing, if this machine has apt-get and it may be used; else tell what to install."""
    missing = [package for package in NEEDED if not there(package)]
    if not missing:
        return
    apt = [shutil.which("apt-get") or ""]
    if os.geteuid() != 0:
        apt = [shutil.which("sudo") or "", "--non-interactive", *apt]
    if all(apt):
        say(f"Installing {' and '.join(missing)} from the system's packages ...")
        settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *missing]):
            # A list of packages that cannot be renewed may still be good enough, so only the result counts.
            subprocess.run([*apt, *words], env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    for package in missing:
        if not there(package):
            say(f"The tests that need it will fail: please install the package {package}.")
