"""The measuring process for games of other projects; it runs in an environment of their own and knows nothing of ours.

Reads one request per line and answers with one line: {"ask": "who"}, {"ask": "cases"}, or
{"ask": "measure", "case": ..., "seconds": ...}. Only the processor time of this process counts. All players play at
random among the legal moves, which every library is asked for at every decision.
"""

from __future__ import annotations

import importlib
import json
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

POSITIONS = 64
#: Tables that are stepped together, and how often before somebody looks at the clock.
TABLES = 64
STEPS = 8
#: What marks a game that is measured with an observation and a mask at every decision, where the library leaves the choice.
SEEN = "with observation"
#: Where a random game of Catan is given up; the library itself draws the same line.
TURNS = 1000


@dataclass
class Case:
    """A game of a peer: `play` plays a random game and tells its decisions, `positions` gives things to copy.

    Where many tables are played on without an end, `games` is 0.
    """

    library: str
    game: str
    language: str
    play: Callable[[random.Random], int]
    positions: Callable[[random.Random], list[Any]] | None = None
    copy: Callable[[Any], Any] | None = None
    games: int = 1


def spiel(words: str, language: str) -> Case:
    """OpenSpiel."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(words)

    def walk(rng: random.Random) -> Iterator[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            if state.is_simultaneous_node():
                raise ValueError("simultaneous games are not measured")
            actions = state.legal_actions()
            yield state
            state.apply_action(actions[int(rng.random() * len(actions))])

    def play(rng: random.Random) -> int:
        return sum(1 for _ in walk(rng))

    return Case(
        "OpenSpiel", words, language, play, lambda rng: [s.clone() for s in walk(rng)], lambda s: s.clone()
    )


def spiel_seen(words: str) -> Case:
    """A game of OpenSpiel's own, with an observation and a mask at every decision."""
    np = importlib.import_module("numpy")
    plain = spiel(words, "C++")
    game = importlib.import_module("pyspiel").load_game(words)

    def play(rng: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            np.array(state.observation_tensor(state.current_player()), np.float32)
            legal = np.flatnonzero(np.array(state.legal_actions_mask(), np.int8))
            state.apply_action(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return Case(plain.library, f"{words}, {SEEN}", plain.language, play)


def rlcard(name: str) -> Case:
    """RLCard. Its environments make an observation at every step; there is no other way to learn what is legal."""
    made = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = made.reset()
        decisions = 0
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return Case("RLCard", name, "Python", play)


def aec(library: str, name: str, language: str, make: Callable[[], Any]) -> Case:
    """PettingZoo: an observation with its mask at every step, as the interface asks for."""
    np = importlib.import_module("numpy")
    env = make()

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return Case(library, name, language, play)


def classic(name: str, **options: Any) -> Case:
    """A game of PettingZoo's classic collection."""
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec("PettingZoo", name, "Python", lambda: module.env(**options))


def our_language() -> str:
    """How our code runs in this process."""
    engine = importlib.import_module("igroteka.core.agenda").__file__
    return "Python" if str(engine).endswith(".py") else "Python, compiled"


def ours(name: str) -> Case:
    """A game of ours through PettingZoo's interface, for a fair comparison with the classic collection."""
    rl = importlib.import_module("igroteka.rl")
    return aec(
        "Igroteka", f"{name}, as PettingZoo environment", our_language(), lambda: rl.aec(name, seats=2)
    )


def ours_together(name: str, form: str) -> Case:
    """Many tables of ours that are stepped together in one process."""
    np, rl = importlib.import_module("numpy"), importlib.import_module("igroteka.rl")
    tables = rl.tables(name, TABLES, seats=2, processes=1, form=form, copy=False)

    tables.reset()
    luck = np.random.default_rng(1)

    def play(rng: random.Random) -> int:
        for _ in range(STEPS):
            tables.step(tables.random(luck))
        return STEPS * TABLES

    return Case("Igroteka", f"{name}, {TABLES} tables, {form}", our_language(), play, games=0)


def catan(players: int) -> Case:
    """catanatron."""
    library = importlib.import_module("catanatron")
    colours = list(library.Color)[:players]

    def walk(rng: random.Random) -> Iterator[Any]:
        game = library.Game([library.RandomPlayer(c) for c in colours], seed=rng.randrange(1 << 30))

        def decide(player: Any, game: Any, actions: Any) -> Any:
            return actions[int(rng.random() * len(actions))]

        while game.winning_color() is None and game.state.num_turns < TURNS:
            yield game
            game.play_tick(decide)

    def play(rng: random.Random) -> int:
        return sum(1 for _ in walk(rng))

    def positions(rng: random.Random) -> list[Any]:
        return [game.copy() for game in walk(rng)]

    return Case("catanatron", f"Catan, {players} players", "Python", play, positions, lambda g: g.copy())


MAKERS: dict[str, list[Callable[[], Case]]] = {
    "open_spiel": [
        lambda: spiel("chess", "C++"),
        lambda: spiel("go(board_size=9)", "C++"),
        lambda: spiel("backgammon", "C++"),
        lambda: spiel("hanabi(players=2)", "C++"),
        lambda: spiel("gin_rummy", "C++"),
        lambda: spiel_seen("chess"),
        lambda: spiel_seen("go(board_size=9)"),
        lambda: spiel_seen("backgammon"),
        lambda: spiel_seen("hanabi(players=2)"),
        lambda: spiel("python_tic_tac_toe", "Python"),
        lambda: spiel("python_liars_poker", "Python"),
        lambda: spiel("python_block_dominoes", "Python"),
    ],
    "rlcard": [
        lambda: rlcard("uno"),
        lambda: rlcard("gin-rummy"),
        lambda: rlcard("doudizhu"),
        lambda: rlcard("mahjong"),
    ],
    "pettingzoo": [
        lambda: classic("tictactoe_v3"),
        lambda: classic("connect_four_v3"),
        lambda: classic("chess_v6"),
        lambda: classic("go_v5", board_size=9),
        lambda: classic("texas_holdem_v4"),
    ],
    "catanatron": [lambda: catan(2), lambda: catan(4)],
}


def makers(library: str) -> list[Callable[[], Case]]:
    """How the games of a library are made."""
    if library == "igroteka":
        names = importlib.import_module("igroteka.rl").names()
        together = [partial(ours_together, name, form) for name in names for form in ("compact", "flat")]
        return [*[partial(ours, name) for name in names], *together]
    if library == "open_spiel":  # its games in Python are known once their modules are read
        importlib.import_module("open_spiel.python.games")
    return MAKERS[library]


def cases(libraries: list[str]) -> tuple[list[Case], list[str]]:
    """All games that can be made here, and what was wrong with the others."""
    playable: list[Case] = []
    problems: list[str] = []
    for library in libraries:
        if not _is_installed(library):
            problems.append(f"{library} is not installed")
            continue
        for number, maker in enumerate(makers(library)):
            try:
                case = maker()
                case.play(random.Random(0))
                playable.append(case)
            except Exception as error:
                what = f"{type(error).__name__}: {error}".split("\n")[0][:160]
                problems.append(f"game {number + 1} of {library} cannot be played: {what}")
    return playable, problems


def measure(case: Case, seconds: float, first: int) -> dict[str, float]:
    """Random games, then copies."""
    decisions = games = 0
    spent, began = 0.0, time.process_time()
    while spent < seconds:
        decisions += case.play(random.Random(first + games))
        games += case.games
        spent = time.process_time() - began
    clones, copying = 0, 0.0
    if case.positions is not None and case.copy is not None:
        everything = case.positions(random.Random(0))
        some = [everything[i * len(everything) // POSITIONS] for i in range(POSITIONS)]
        began = time.process_time()
        while copying < seconds / 2:
            for one in some:
                case.copy(one)
            clones += POSITIONS
            copying = time.process_time() - began
    return {
        "decisions": decisions,
        "games": games,
        "play_seconds": spent,
        "clones": clones,
        "clone_seconds": copying,
    }


def main(libraries: list[str]) -> None:
    """Answer until the input ends."""
    warnings.simplefilter("ignore")
    out, sys.stdout = sys.stdout, sys.stderr  # some libraries print
    playable, problems = cases(libraries)
    for line in sys.stdin:
        request = json.loads(line)
        if request["ask"] == "who":
            versions = {name: version(name) for name in libraries if _is_installed(name)}
            answer: Any = {"python": platform.python_version(), "versions": versions, "problems": problems}
        elif request["ask"] == "cases":
            answer = [{"library": c.library, "game": c.game, "language": c.language} for c in playable]
        else:
            answer = measure(playable[request["case"]], request["seconds"], request["first"])
        print(json.dumps(answer), file=out, flush=True)


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
