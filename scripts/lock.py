"""Write the locks in requirements/ again; needs uv and npm. Run it as: python3 -m scripts.lock [--upgrade]

Without --upgrade the versions in force stay as far as pyproject.toml and package.json allow them. The locks of
Python packages are plain requirements files, for pip and uv alike; each holds all packages of the smaller ones, in
the same version. No lock names a host: packages come from wherever this machine takes them.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from scripts.common import ROOT
from scripts.environment import LOCKS
from scripts.progress import Package, read_lock

#: The extras of each lock; with `build` the project itself can be installed, `fast` holds it.
EXTRAS = {"play": ("build", "server"), "fast": ("fast", "server"), "test": ("test",)}
HERE = ROOT / "requirements"
LARGEST = HERE / f"{LOCKS[-1]}.lock"
HEAD = """\
# Exact versions with hashes, for uv and for pip; read by ./play and ./test.
# Written by a program: change pyproject.toml and run `python3 -m scripts.lock` (needs uv and npm), for newer
# versions `python3 -m scripts.lock --upgrade`.
"""
SIZES_HEAD = """\
# Bytes to download for each locked package on Linux with an x86-64 processor, to tell how long an installation
# takes. Written by `python3 -m scripts.lock`.
"""
#: The ends of names of wheels for that system, the best first.
FITTING = ("cp311-manylinux", "abi3-manylinux", "none-manylinux", "-any.whl", "-manylinux", ".tar.gz")


def main(options: list[str]) -> None:
    """Resolve the largest set first; the smaller ones follow its versions."""
    for name in reversed(LOCKS):
        lock = HERE / f"{name}.lock"
        follow = options if lock == LARGEST else ["--upgrade", "--constraint", str(LARGEST)]
        extras = [word for extra in EXTRAS[name] for word in ("--extra", extra)]
        compile_lock(name, "pyproject.toml", *extras, *follow)
    compile_lock("installer", "requirements/installer.in", *options)
    write_sizes()
    lock_javascript(options)


def compile_lock(name: str, *what: str) -> None:
    """Write one lock of Python packages."""
    lock = HERE / f"{name}.lock"
    run_uv(*what, "--output-file", str(lock), "--generate-hashes", "--no-header", "--no-annotate", "--quiet")
    lock.write_text(HEAD + lock.read_text())


def run_uv(*what: str) -> str:
    """Resolve something for all systems."""
    command = ["uv", "pip", "compile", "--universal", *what]
    return subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


def write_sizes() -> None:
    """Ask the index how large all locked packages are."""
    files: dict[str, list[str]] = {}
    packages: list[Package] = []
    for name in ("installer", LOCKS[-1]):
        lock = HERE / f"{name}.lock"
        packages += read_lock(lock)
        form = ["--format", "pylock.toml", "--no-deps", "--quiet"]
        for one in tomllib.loads(run_uv(str(lock), *form))["packages"]:
            given = [*one.get("wheels", []), *([one["sdist"]] if "sdist" in one else [])]
            files[f"{one['name']} {one['version']}"] = [file["url"] for file in given]
    keys = [f"{package.name} {package.version}" for package in packages]
    with ThreadPoolExecutor(16) as pool:
        sizes = pool.map(lambda key: size_of(choose_file(files[key])), keys)
        lines = [f'"{key}" = {size}\n' for key, size in zip(keys, sizes, strict=True)]
    (HERE / "sizes.toml").write_text(SIZES_HEAD + "".join(lines))


def choose_file(addresses: list[str]) -> str:
    """The file that Linux with an x86-64 processor takes, or the first one if there is none for it."""
    for end in FITTING:
        for address in addresses:
            if end in address and ("manylinux" not in end or "x86_64" in address):
                return address
    return addresses[0]


def size_of(address: str) -> int:
    """The bytes of a file on the index."""
    with urllib.request.urlopen(urllib.request.Request(address, method="HEAD"), timeout=60) as answer:
        return int(answer.headers["content-length"])


def lock_javascript(options: list[str]) -> None:
    """Write the lock of what checks JavaScript."""
    upgrade = ["update", "--save"] if "--upgrade" in options else ["install"]
    form = ["--package-lock-only", "--omit-lockfile-registry-resolved", "--no-audit", "--no-fund"]
    subprocess.run(["npm", *upgrade, *form], check=True, cwd=HERE / "javascript")


if __name__ == "__main__":
    main(sys.argv[1:])
