"""Does the image of deploy/Containerfile work as docs/operating.md tells? python -m scripts.container [--folder FOLDER]

The very commands of that page build it, start it and make a backup, only at a free port and with names of this run. Then a game of
Dream City against a bot is played over the JSON API; in the midst of it the container is stopped and started again. The same is
done with a PostgreSQL server and two workers. The status is 1 if anything is wrong.

Needs root on Debian or one of its kin, podman, crun, debootstrap and postgresql. A small Debian stands in for the base image, so that no
registry of images is needed; `--pull` fetches the real one. Images stay in the folder for the next run.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import resource
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx

from scripts.common import ROOT, expect, say

FOLDER: Final = Path("/var/tmp/igroteka-container")
GAME: Final = "dream_city"
PATIENCE: Final = 300.0
"""Seconds after which a server that does not answer, or a bot that does not move, counts as broken."""
STAND_IN: Final = ("ca-certificates", "python3", "python3-dev", "python3-pip", "python3-venv")
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
OWN: Final = "IGROTEKA_OWN_MOUNTS"
"""Set in the process that has mounts of its own."""
SHARED: Final = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pip.conf")
"""How this machine fetches packages; the steps of the build see it, the image does not keep it."""


def enter_own_mounts() -> None:
    """Start again where mounts are nobody else's business: cgroups of the old kind give way there to those that crun takes."""
    if OWN not in os.environ:
        words = ["unshare", "--mount", sys.executable, "-m", "scripts.container", *sys.argv[1:]]
        os.execvpe("unshare", words, {**os.environ, OWN: "1"})
    if not Path("/sys/fs/cgroup/cgroup.procs").exists():
        run("umount", "--lazy", "/sys/fs/cgroup")
        run("mount", "-t", "cgroup2", "none", "/sys/fs/cgroup")


def set_up_podman(folder: Path) -> None:
    """Images and containers of its own, for a machine that may neither make groups of processes nor raise limits."""
    folder.mkdir(parents=True, exist_ok=True)
    files = min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    containers, storage = folder / "containers.conf", folder / "storage.conf"
    limits = f'cgroups = "disabled"\ndefault_ulimits = ["nofile={files}:{files}", "nproc=4096:4096"]\n'
    containers.write_text(f'[containers]\n{limits}[network]\nnetwork_backend = "netavark"\n')
    kept = f'graphroot = "{folder / "images"}"\nrunroot = "{folder / "run"}"\n'
    storage.write_text(f'[storage]\ndriver = "overlay"\n{kept}')
    os.environ |= {"CONTAINERS_CONF": str(containers), "CONTAINERS_STORAGE_CONF": str(storage)}


def run(*command: str, check: bool = True) -> str:
    """Run a command; what it says, or its words and the end of all if it fails."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if check and done.returncode:
        sys.exit(f"{shlex.join(command)} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


def documented() -> tuple[list[str], list[str], list[str]]:
    """The commands of the page for operators: to build, to start, and to make a backup."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    (block,) = re.findall(r"^## In a container\n+```sh\n(.*?)^```$", page, re.M | re.S)
    build, start, backup = [shlex.split(line) for line in block.replace("\\\n", " ").splitlines()]
    return build, start, backup


def make_base(name: str, folder: Path) -> None:
    """A Debian with Python in the place of the base image, from where this machine gets its packages."""
    root = folder / "base"
    run("rm", "-rf", str(root))
    policy = run("apt-cache", "policy", "base-files")
    mirror, suite = re.findall(r" (https?://\S+) (\w+)/main ", policy)[-1]
    run("debootstrap", "--variant=minbase", f"--include={','.join(STAND_IN)}", suite, str(root), mirror)
    (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    with subprocess.Popen(["tar", "-C", str(root), "-c", "."], stdout=subprocess.PIPE) as packed:
        words = ["podman", "import", "--change", f"ENV PATH={PATH}", "-", name]
        subprocess.run(words, stdin=packed.stdout, check=True, capture_output=True)
    run("rm", "-rf", str(root))


def build_image(command: list[str], folder: Path, is_real: bool) -> None:
    """Build it as the page tells, with the network and the package settings of this machine; tell of warnings."""
    (base,) = set(re.findall(r"^FROM (\S+)", (ROOT / "deploy/Containerfile").read_text("utf-8"), re.M))
    name = f"localhost/{base}"  # names of this machine go before those of registries
    if is_real:
        run("podman", "untag", name, check=False)
        run("podman", "pull", base)
    elif subprocess.run(["podman", "image", "exists", name]).returncode:
        say(f"Making a small Debian in the place of {base} ...")
        make_base(name, folder)
    shared = [f"--volume={path}:{path}:ro" for path in SHARED if Path(path).exists()]
    said = run(*command[:2], "--isolation=chroot", "--network=host", *shared, *command[2:])
    for line in said.splitlines():
        if "warning" in line.lower() and "pip" not in line.lower():
            say(f"  {line}")


class Site:
    """A container that runs, as a program outside sees it."""

    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60)

    def wait(self) -> None:
        """Wait until it says that it is well, and ask the health check of the image as well."""
        until = time.monotonic() + PATIENCE
        while not self._is_well():
            if time.monotonic() > until:
                sys.exit(f"the server does not answer:\n{run('podman', 'logs', self.name)}")
            time.sleep(0.1)

    def _is_well(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def inside(self, *command: str) -> str:
        """Run a command in the container."""
        return run("podman", "exec", self.name, *command)

    def get(self, path: str, **more: Any) -> httpx.Response:
        """An address that must answer."""
        return self.http.get(path, **more).raise_for_status()

    def stop_and_start(self) -> None:
        """End it by the signal that podman sends, and start it again with what it has kept."""
        began = time.monotonic()
        run("podman", "stop", "--time=60", self.name)
        code = run("podman", "inspect", "--format={{.State.ExitCode}}", self.name).strip()
        say(f"  stopped after {time.monotonic() - began:.1f} s with {code}")
        expect(code == "0", "the server ends by itself when it is asked to")
        run("podman", "start", self.name)
        self.wait()


class Guest:
    """Somebody who plays at a table against a bot."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.rng = random.Random(5)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "medium"}]
        made = site.http.post("/api/tables", json={"game": GAME, "seats": seats}).raise_for_status().json()
        self.table, self.watch = made["table"], made["watch_token"]
        self.key = {"authorization": f"Bearer {made['seats'][0]['token']}"}

    def ask(self, what: str = "") -> Any:
        """What the API tells of the table."""
        return self.site.get(f"/api/tables/{self.table}{what}", headers=self.key).json()

    def play(self, most: int) -> int:
        """Play so many moves, or to the end; how many it were."""
        for played in range(most):
            until = time.monotonic() + PATIENCE
            while 0 not in (about := self.ask())["turn"] and not about["over"]:
                expect(time.monotonic() < until, "the bot moves")
                self.ask(f"/wait?seq={about['seq']}&timeout=5")
            if about["over"]:
                return played
            asked = self.ask("/moves")
            sent = {"move": self.rng.choice(asked["moves"])["id"], "seq": asked["seq"]}
            path = f"/api/tables/{self.table}/play"
            self.site.http.post(path, json=sent, headers=self.key).raise_for_status()
        return most

    def look(self) -> None:
        """Fetch the lobby, and the page of the table with the picture that goes with its link."""
        expect("<html" in self.site.get("/").text, "the lobby is a page")
        page = self.site.get(f"/watch/{self.watch}").text
        (address,) = re.findall(r'"og:image" content="https://play\.example\.org(/[^"]+)"', page)
        picture = self.site.get(address.replace("&amp;", "&")).content
        expect(picture.startswith(b"\x89PNG"), "the link of a table has a picture")
        say(f"  the lobby and a picture of {len(picture) // 1000} kB came")


def visit(site: Site, backup: list[str]) -> None:
    """Play a whole game with a new start in its midst, and look at what an operator relies on."""
    site.wait()
    status = site.inside("cat", "/proc/1/status")
    expect(bool(re.search(r"^CapEff:\s+0+$", status, re.M)), "the server has no capabilities")
    expect(bool(re.search(r"^Uid:\s+10001\s", status, re.M)), "the server is a user without rights")
    tried = run("podman", "exec", site.name, "touch", "/opt/igroteka/x", check=False)
    expect("Read-only" in tried, "the server can write nowhere but to its volume")
    where = "from importlib.util import find_spec; print(find_spec('igroteka.core.agenda').origin)"
    engine = site.inside("python", "-c", where)
    expect(engine.strip().endswith(".so"), "the engine is compiled")
    guest = Guest(site)
    moves = guest.play(10)
    guest.look()
    run(*backup)
    say("  " + site.inside("igroteka", "store", "check", "--database", f"sqlite:///{backup[-1]}").strip())
    before = guest.ask()
    site.stop_and_start()
    expect(guest.ask()["seq"] >= before["seq"], "the game is still there")
    moves += guest.play(1000)
    expect(guest.ask()["over"], "the game has come to its end")
    points = [row["total"] for row in guest.ask("/view")["scores"]]
    say(f"  {moves} moves to the end, {points[0]} to {points[1]} points for the bot")


def visit_all(start: list[str], backup: list[str], is_postgres: bool) -> None:
    """Start a container as the page tells, or on the PostgreSQL server that the environment names, and visit it."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    words, image = start[:-1], start[-1]
    if is_postgres:
        wanted = "postgresql://{PGUSER}@{PGHOST}:{PGPORT}/postgres".format(**os.environ)
        at = words.index("-p")
        words[at : at + 2] = ["--network=host", "-e", f"IGROTEKA_DATABASE={wanted}", "-e", "PGPASSWORD"]
        more = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-open", "--workers", "2"]
    else:
        words = [word.replace("127.0.0.1:8000:", f"127.0.0.1:{port}:") for word in words]
        more = []
    name = words[words.index("--name") + 1]
    run("podman", "rm", "--all", "--force", "--volumes")
    run("podman", "volume", "prune", "--force")
    run(*words, image, *more)
    try:
        site = Site(name, port)
        visit(site, backup)
        if not is_postgres:
            run("podman", "healthcheck", "run", name)
    finally:
        run("podman", "rm", "--force", "--volumes", name)


def main() -> None:
    """Build, and play in two containers."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where images are kept")
    parser.add_argument("--pull", action="store_true", help="build on the real base image")
    parser.add_argument("--postgres", action="store_true", help="only play on the server that PGHOST names")
    options = parser.parse_args()
    enter_own_mounts()
    set_up_podman(options.folder)
    build, start, backup = documented()
    if options.postgres:
        visit_all(start, backup, True)
        return
    began = time.monotonic()
    build_image(build, options.folder, options.pull)
    say(f"The image is built after {time.monotonic() - began:.0f} s; with SQLite:")
    visit_all(start, backup, False)
    say("With PostgreSQL and two workers:")
    again = [sys.executable, "-m", "scripts.container", "--postgres", "--folder", str(options.folder)]
    sys.exit(subprocess.run(["pg_virtualenv", *again]).returncode)


if __name__ == "__main__":
    main()
