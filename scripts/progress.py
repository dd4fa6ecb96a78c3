"""Shows how an installation goes on: a line for each package with its size, and about how long the rest takes."""

from __future__ import annotations

import platform
import re
import sys
import time
import tomllib
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import NamedTuple

#: What a package costs on top of its bytes, in bytes: the questions about it and its unpacking.
EFFORT = 200_000
#: No more than this is installed between two looks at the clock.
MOST_BYTES, MOST_PACKAGES = 6_000_000, 10


class Package(NamedTuple):
    """A package of a lock file."""

    name: str
    version: str
    locked: str
    """Its lines of the file: the version, where it is needed, the hashes."""
    size: int
    """Bytes to download on Linux; on other systems it is much the same. 0 where nobody knows."""

    @property
    def is_for_this_system(self) -> bool:
        """Whether all that the lock asks of the system is so; what it asks in other words than ours counts as so."""
        marker = self.locked.partition("\n")[0].partition(" ; ")[2]
        return all(_holds(*term) for term in re.findall(r"(\w+) (==|!=|<|>=) '([^']*)'", marker))

    @property
    def effort(self) -> int:
        """How much of the bar it fills: its bytes, and what every package costs on top."""
        return self.size + EFFORT

    def __str__(self) -> str:
        return f"{self.name} {self.version}" + (f" ({megabytes(self.size)})" if self.size else "")


def _holds(name: str, sign: str, value: str) -> bool:
    """Whether one condition of a lock file is so on this system."""
    if name == "python_full_version":
        wanted = tuple(map(int, value.split(".")))
        return sys.version_info[:3] >= wanted if sign == ">=" else sys.version_info[:3] < wanted
    here = {"sys_platform": sys.platform, "platform_python_implementation": platform.python_implementation()}
    return name not in here or (here[name] == value) == (sign == "==")


def read_lock(lock: Path) -> list[Package]:
    """The packages of a lock file, with the sizes of the file next to it."""
    sizes: dict[str, int] = tomllib.loads((lock.parent / "sizes.toml").read_text(encoding="utf-8"))
    packages = []
    for lines in re.split(r"^(?=[a-z0-9])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        name, version = re.split("==| ", lines, maxsplit=2)[:2]
        packages.append(Package(name, version, lines, sizes.get(f"{name} {version}", 0)))
    return packages


def in_parts(packages: list[Package]) -> Iterator[list[Package]]:
    """The packages in groups that are installed at one go, small enough to hear of each other soon."""
    part: list[Package] = []
    for package in packages:
        if part and (len(part) == MOST_PACKAGES or sum(p.size for p in part) + package.size > MOST_BYTES):
            yield part
            part = []
        part.append(package)
    if part:
        yield part


class Progress:
    """Measures an installation, and says what is done and what is left of it."""

    def __init__(self, packages: list[Package], clock: Callable[[], float] = time.monotonic) -> None:
        self.left = list(packages)
        self.done: list[Package] = []
        self.clock = clock
        self.began = clock()

    def lines(self, tried: list[Package], there: Container[tuple[str, str]]) -> Iterator[str]:
        """Say what has come of a part. What has stayed away is not for this system, and counts no more."""
        self.left = [package for package in self.left if package not in tried]
        arrived = [package for package in tried if (package.name, package.version) in there]
        for number, package in enumerate(arrived):
            self.done.append(package)
            yield f"  {package}{self._rest(arrived[number + 1 :])}"

    def _rest(self, arrived: list[Package]) -> str:
        rest = [*arrived, *self.left]
        if not rest:
            return ""
        took = self.clock() - self.began
        # Those that came together have taken the time together.
        worked = sum(package.effort for package in [*self.done, *arrived])
        seconds = took * sum(package.effort for package in self.left) / worked
        return f", {megabytes(sum(package.size for package in rest))} left, {about(seconds)}"


def megabytes(size: int) -> str:
    """A size to read."""
    return f"{size / 1e6:.1f} MB" if size >= 100_000 else f"{max(1, round(size / 1e3))} kB"


def about(seconds: float) -> str:
    """A time to read, no finer than it is known."""
    return f"about {max(1, round(seconds))} s" if seconds < 90 else f"about {round(seconds / 60)} min"
