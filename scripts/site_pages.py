"""Pages of the site that are written from the code: the numbers of every game, and the reference of the library."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from igroteka.core import (
    Game,
    Rng,
    State,
    Text,
    apply,
    chance,
    game,
    list_games,
    moves,
    waiting,
)
from igroteka.core.observing import CHOICE, NO_SEAT, Layout
from igroteka.ledger.coverage import Coverage, coverage
from igroteka.texts import speaker

#: The modules of the reference, with what each is for. What a module announces (`__all__`) is described, from its docstrings.
REFERENCE: Final = {
    "igroteka": "games, matches and positions",
    "igroteka.core": "the engine: positions, moves, chance, the Game protocol",
    "igroteka.match": "a game in progress with its log",
    "igroteka.bots": "opponents",
    "igroteka.lab": "many games",
    "igroteka.rl": "environments for learning agents",
    "igroteka.testing": "the conformance suite",
    "igroteka.texts": "everything that is said",
    "igroteka.store": "tables, people and logs in a database",
}
#: Functions that are called like the file they stand in, which hides them from whoever reads the sources.
HIDDEN: Final = {
    "igroteka": ("igroteka.core.registry.game",),
    "igroteka.core": ("igroteka.core.registry.game", "igroteka.core.agenda.moves"),
    "igroteka.match": ("igroteka.match.verify.verify",),
}
#: Where a rule comes from, by its word in the ledger.
SOURCES_IN_WORDS: Final = {
    "book": "the rulebook says it",
    "follows": "it follows from the rulebook",
    "ruling": "our ruling, where the rulebook leaves it open",
    "ours": "our own, such as a value that is not published",
}
#: So many random games tell how long a game is and how much can be chosen from.
SAMPLE: Final = 20


@dataclass(frozen=True)
class Numbers:
    """What random games tell about a game: decisions of a whole one, and moves that are legal at a decision, on average."""

    decisions: float
    choices: float


def written_pages(sample: int = SAMPLE) -> dict[str, str]:
    """All pages of this kind by name; the numbers of games are means of so many random ones."""
    told = {key: coverage(key) for key in list_games()}
    pages = {f"games/{key}.md": game_page(game(key), told[key], sample) for key in told}
    pages["games/index.md"] = _table_of_games(told)
    for module, words in REFERENCE.items():
        more = "".join([_directive(name) for name in HIDDEN.get(module, ())])
        pages[f"reference/{module}.md"] = f"# {module}\n\nFor {words}.\n\n::: {module}\n\n{more}"
    return pages


def _directive(name: str) -> str:
    """What makes Zensical tell of a single function."""
    options = {"show_root_heading": True, "show_root_toc_entry": True}
    lines = [f"        {key}: {str(value).lower()}" for key, value in options.items()]
    return "\n".join([f"::: {name}", "    options:", *lines, "", ""])


def sample_numbers(one: Game, seats: int, games: int) -> Numbers:
    """Play random games: the same ones every time."""
    decisions = choices = 0
    for number in range(games):
        rng = Rng(f"{one.key} {seats} {number}")
        s: State = one.new(seats)
        chance(s, rng)
        while turn := waiting(s):
            legal = moves(s, turn[0])
            decisions += 1
            choices += len(legal)
            apply(s, turn[0], legal[rng.below(len(legal))])
            chance(s, rng)
    return Numbers(decisions / games, choices / decisions)


def game_page(one: Game, told: Coverage, sample: int) -> str:
    """A game in numbers: what can be chosen, how it is encoded, all its moves, its options, and which rules are told."""
    title = speaker(one.key, "en")(Text("title"))
    lines = [
        f"# {title}",
        "",
        f"`{one.key}`, edition {one.edition}, version {one.version} of the rules here; for {_range(one.seats)} players. "
        f"[What wins](../strategy/{one.key}.md) is told apart, and so is [what a position may say](../positions.md#{one.key}).",
        "",
        f"![{title} in the middle of a game](../img/table/after-{one.key}-1440x900.webp)",
        "",
        "## In numbers",
        "",
        "| players | decisions in a random game | legal moves at a decision |",
        "|---|---|---|",
    ]
    for seats in one.seats:
        numbers = sample_numbers(one, seats, sample)
        lines.append(f"| {seats} | {numbers.decisions:.0f} | {numbers.choices:.1f} |")
    kinds = Counter(move.kind for move in one.moves.all)
    lines += [
        "",
        f"Means of {sample} random games each. The table of moves has {len(one.moves)} rows: this is the action space of learning agents, whatever the number of "
        f"players. An observation has {one.layout.size} numbers (version {one.layout.version} of the layout below).",
        "",
        "## Rules",
        "",
        "| where a rule comes from | rules | cited by code | shown by a test |",
        "|---|---|---|---|",
        *[
            f"| {SOURCES_IN_WORDS[source]} | {n.rules} | {n.cited} | {n.tested} |"
            for source, n in told.by_source.items()
        ],
        "",
        "## Options",
        "",
        "| option | choices | default |",
        "|---|---|---|",
        *[
            f"| `{option.key}` | {', '.join(f'`{choice}`' for choice in option.choices)} | `{option.default}` |"
            for option in one.options
        ],
        "",
        "## Actions",
        "",
        "| kind of move | how many | for example | numbers of actions |",
        "|---|---|---|---|",
    ]
    for kind, count in kinds.items():
        ids = [move.id for move in one.moves.all if move.kind == kind]
        example = next(str(move) for move in one.moves.all if move.kind == kind)
        lines.append(f"| `{kind}` | {count} | `{example}` | {_ids(ids)} |")
    return "\n".join([*lines, "", *_observations(one.layout), ""])


def _observations(layout: Layout) -> list[str]:
    """The blocks of observations. Those of seats are listed once: they are the same for all."""
    lines = [
        "## Observations",
        "",
        "Blocks with a seat are there for every seat that the game allows, one's own first; their names end with `_0`, `_1` and so on.",
        "",
        "| from | block | how many | range | of | what the numbers say |",
        "|---|---|---|---|---|---|",
    ]
    for block, start in zip(layout.blocks, layout.starts, strict=True):
        if block.seat <= 0:
            name = block.name if block.seat == NO_SEAT else f"{block.name.removesuffix('_0')}_*"
            kind = "one of " if block.kind == CHOICE else ""
            told = f"{kind}{block.low} to {block.high} | {block.each} | {block.meaning}"
            lines.append(f"| {start} | `{name}` | {block.count} | {told} |")
    return lines


def _table_of_games(told: dict[str, Coverage]) -> str:
    lines = ["# The games", "", "| game | players | rules | moves in the table |", "|---|---|---|---|"]
    for key, rules in told.items():
        one = game(key)
        title = speaker(key, "en")(Text("title"))
        lines.append(f"| [{title}]({key}.md) | {_range(one.seats)} | {len(rules.rows)} | {len(one.moves)} |")
    return "\n".join([*lines, ""])


def _range(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}"


def _ids(ids: list[int]) -> str:
    """Numbers in a row as first and last."""
    if len(ids) == 1:
        return str(ids[0])
    return f"{ids[0]} to {ids[-1]}" if ids[-1] - ids[0] == len(ids) - 1 else f"{ids[0]} … {ids[-1]}"
