"""The commands of our pages are run, one after another in a folder for each page; long ones with few games and quick bots."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from igroteka import Match, Rng

from .stored import stored
from .tool import played, real, run, saved

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
#: What a command says in the documentation, and what is enough to show that it runs.
SHORTER = (
    (r"--games \d+", "--games 2"),
    (r"^simulate (?!.*--games)(.*)$", r"simulate \1 --games 2"),
    (r"^study sweet_lands", "study sweet_lands --seats 1"),
    (r"\b(hard|medium)\b(?!@)", "greedy"),
    (r"hard@0\.1", "greedy@0.1"),
    (r"--jobs 0", "--jobs 1"),
    (r"^(arena .*)$", r"\1 --on serial --jobs 1"),
    (r"^(train .*)$", r"\1 --on serial --generations 1 --games 2 --gate 2 --hidden 4"),
    (r"^(bench.*)$", r"\1 --seconds 0.01"),
    (r"^arena (.*)--bots greedy,greedy,greedy", r"arena \1--bots greedy,random"),
    (r"^arena (.*)--bots greedy,greedy(?=\s)", r"arena \1--bots greedy,random"),
)
#: Commands that ask go on until somebody leaves.
ASKING = ("play",)
#: Commands of the shell's own, and those that another test starts for real.
ELSEWHERE = re.compile(r"\./(play|test)\b|python -m (igroteka\.texts|scripts\.\w+)\b")


def commands_of(page: Path) -> list[str]:
    """What a page tells to type."""
    blocks = re.findall(r"^```console\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("$ ")]
    return [re.split(r"\s{2,}#", line[2:])[0].strip() for line in lines]


def random_match(key: str) -> Match:
    """A whole game with random moves."""
    match, rng = Match.new(key, seats=2, seed="docs"), Rng("docs")
    while not match.over:
        legal = match.moves_of(match.seats[0])
        match.play(legal[rng.below(len(legal))], match.seats[0])
    return match


def prepare(folder: Path, page: Path) -> None:
    """The files that the commands of a page speak of."""
    match = played(seed="docs")
    saved(folder, match)
    (folder / "my_games").mkdir()
    saved(folder / "my_games", random_match("garden_nation"))
    stored(folder / "igroteka.db")
    forms = re.findall(r"^```toml\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if page.name == "positions.md":
        (folder / "mine.toml").write_text(forms[0], encoding="utf-8")
    elif page.name != "editions.md":
        assert run("edition", "sweet_lands", "--write", "mine.toml").exit_code == 0


def shortened(command: str) -> str:
    """A command that does the same with less."""
    for long, short in SHORTER:
        command = re.sub(long, short, command)
    return command


def try_command(command: str) -> str:
    """Run a command of the documentation; what it prints may go to a file. What it complains of if it fails."""
    written, _, file = command.partition(" > ")
    words, typed = shlex.split(written), "q\n" if written.split()[0] in ASKING else ""
    if "--edition" in words:  # an edition is that of a whole process
        process = real(*words, typed=typed)
        status, told, complaint = process.returncode, process.stdout, process.stderr
    else:
        done = run(*words, typed=typed)
        status, told, complaint = done.exit_code, done.stdout, done.stderr
    if file:
        Path(file).write_text(told, encoding="utf-8")
    return complaint or told if status else ""


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)], ids=lambda page: page.name)
def test_every_command_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    prepare(tmp_path, page)
    for command in commands_of(page):
        name, _, rest = command.partition(" ")
        if name != "igroteka":
            assert ELSEWHERE.match(command), command
            continue
        assert not (complaint := try_command(shortened(rest))), f"{command}: {complaint}"
