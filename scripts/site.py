"""The documentation as a site: python -m scripts.site [--open]. The pages come to site/, and nothing in them needs a network.

Pages are the Markdown files of docs/, some of the project's own (PAGES), and those that are written from the code: the numbers of every
game, and the reference of the library from its docstrings. Zensical makes the site of them.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from scripts.common import ROOT, say
from scripts.site_pages import SAMPLE, written_pages

SITE: Final = ROOT / "site"
#: Where all pages are collected. Zensical keeps what it has made of them next to it.
SOURCE: Final = ROOT / "build" / "site"
#: Pages that stand elsewhere in the project, and the names that they have on the site.
PAGES: Final = {
    "CONTRIBUTING.md": "adding_a_game.md",
    "CHANGELOG.md": "changes.md",
    "benchmarks/RESULTS.md": "speed.md",
}
_LINK: Final = re.compile(r"(!?)\[((?:[^][]|\[[^]]*\])*)\]\(([^)\s]+)\)")


def collect_pages(into: Path, sample: int = SAMPLE) -> list[str]:
    """Write all pages into a folder; their names. Numbers of games are means of so many random ones."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(ROOT / "docs", into)
    sources = {f"docs/{path.relative_to(into).as_posix()}": path for path in sorted(into.rglob("*.md"))}
    names = {source: source.removeprefix("docs/") for source in sources} | PAGES
    for source, name in names.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        (into / name).write_text(relink(text, source, names), encoding="utf-8")
    written = written_pages(sample)
    for name, text in written.items():
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_text(text, encoding="utf-8")
    return sorted([*names.values(), *written])


def relink(text: str, source: str, names: dict[str, str]) -> str:
    """A page whose links lead to pages of the site. What is not on it, such as a file of the sources, is named without a link."""

    def replace(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        path, _, anchor = target.partition("#")
        if ":" in path or not path:
            return found[0]
        goal = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if goal in names:
            here = posixpath.dirname(names.get(source, ""))
            return f"{mark}[{words}]({posixpath.relpath(names[goal], here or '.')}{'#' if anchor else ''}{anchor})"
        return found[0] if goal.startswith("docs/") else words

    return _LINK.sub(replace, text)


def build_site() -> Path:
    """Collect the pages and make the site; a link that leads nowhere ends this."""
    collect_pages(SOURCE)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    subprocess.run(command, check=True, cwd=ROOT)
    return SITE


def serve(folder: Path) -> None:
    """Show the site on this machine until Ctrl+C."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        say(f"The documentation is at {address}; Ctrl+C ends it.")
        webbrowser.open(address)
        server.serve_forever()


if __name__ == "__main__":
    made = build_site()
    say(f"The site is in {made}.")
    if "--open" in sys.argv:
        serve(made)
