#!/usr/bin/env python3
"""What one move costs a server besides network and store, in processor time, early and late in a game.

    python benchmarks/moves.py [GAME ...] [--seats 2] [--games 3] [--languages en] [--rounds 1] [--json]

Games by chance are played as a table plays them: the move with all that follows from it, then for each seat and for those who watch
the guess, the view, the drawing, the difference, the log, the scores and the question, and the message, encoded and packed. Printed in
milliseconds for each move, in the first and in the second half of a game: all, and of it

    rules     the move, and what the log gets
    guess     positions that a viewer cannot tell from the true one
    view      what a viewer may know of one
    draw      the parts, and what has changed in them
    ask       legal moves, how they are shown, and their words
    score     points so far and at the end
    log       entries in words
    message   JSON and deflate
    rest      whatever is left

Games are warmed up with another one first, as a server is after a minute. With several rounds each figure is the least of them.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any, Final, Self

from igroteka.core import Move, Rng, Seat, game, list_games
from igroteka.store import LoggedMatch, TableRow
from igroteka.web.live import rendering as live_rendering
from igroteka.web.live.messages import encode
from igroteka.web.live.payloads import TableFields
from igroteka.web.live.rendering import Role, RoleRendering
from igroteka.web.live.view import Viewer

PARTS: Final = ("rules", "guess", "view", "draw", "ask", "score", "log", "message")
Figures = dict[str, float]


class StillTable:
    """A table without a store, clocks and pages, as a rendering needs it. Tests look at their matches through it, too."""

    def __init__(self, row: TableRow, match: LoggedMatch) -> None:
        self.row = row
        self.match = match

    @classmethod
    def begin(cls, key: str, seats: int, seed: str) -> Self:
        """A table where people have just begun a game."""
        places = [{"kind": "guest", "guest": f"g{i}", "name": f"Name {i}"} for i in range(seats)]
        config: dict[str, Any] = {"host": "g0", "seats": places, "lang": "en"}
        names = [str(place["name"]) for place in places]
        row = TableRow("t", key, seats, {}, seed, names, config, version=game(key).version, status="running")
        match = LoggedMatch.begin_log(row)
        match.confirm()
        return cls(row, match)

    def describe(self, viewer: Viewer) -> TableFields:
        """Nobody is late, and nothing is proposed."""
        return {
            "status": self.match.status,
            "players": [],
            "clock": None,
            "late": [],
            "decide": "",
            "motion": None,
            "paused": 0.0,
            "ended": "",
            "lesson": None,
            "next": "",
            "recorded": False,
            "locked": "",
            "result": None,
        }

    def bot_of(self, seat: Seat) -> str:
        """People play all seats."""
        return ""

    def lesson_move(self, seat: Seat | None) -> Move | None:
        """It is no lesson."""
        return None


class Stopwatch:
    """Adds up the processor time of some functions, each without that of the others that it calls."""

    def __init__(self) -> None:
        self.spent: Figures = {}
        self._running: list[str] = []
        self._since = 0.0

    def _switch(self) -> None:
        now = time.process_time()
        if self._running:
            name = self._running[-1]
            self.spent[name] = self.spent.get(name, 0.0) + now - self._since
        self._since = now

    def enter(self, name: str) -> None:
        """From now on the time counts for this name."""
        self._switch()
        self._running.append(name)

    def leave(self) -> None:
        """From now on it counts for the name before."""
        self._switch()
        self._running.pop()

    def wrap(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, measured."""

        def measured(*args: Any, **more: Any) -> Any:
            self.enter(name)
            try:
                return function(*args, **more)
            finally:
                self.leave()

        return measured

    def watch_methods(self, owner: Any, names: dict[str, str]) -> None:
        """Measure methods of a class or an object: `{method: name of the part}`."""
        for method, name in names.items():
            setattr(owner, method, self.wrap(name, getattr(owner, method)))


def measure(
    watch: Stopwatch, key: str, seats: int, seed: int, languages: list[str]
) -> tuple[Figures, Figures]:
    """Play one game; what its moves cost in the first and in the second half, in milliseconds for each."""
    table, rng = StillTable.begin(key, seats, f"moves {seed}"), Rng(seed)
    renderings: list[RoleRendering] = []
    for lang in languages:
        for seat in (*range(seats), None):
            renderings.append(RoleRendering(Role(seat, lang, False), renderings))
    for one in renderings:
        one.refresh(table)
    costs: list[Figures] = []
    while not table.match.over:
        match = table.match
        seat = match.seats[rng.below(len(match.seats))]
        legal = match.moves_of(seat)
        move = legal[rng.below(len(legal))]
        watch.spent = {}
        watch.enter("rules")
        match.play(move, seat)
        match.confirm()
        watch.leave()
        for one in renderings:
            watch.enter("rest")
            patch = one.refresh(table)
            watch.leave()
            watch.enter("message")
            if patch is not None:
                encode(patch).deflated_bytes  # noqa: B018
            watch.leave()
        costs.append(watch.spent)
    half = len(costs) // 2
    return mean(costs[:half]), mean(costs[half:])


def mean(costs: list[Figures]) -> Figures:
    """Milliseconds of each part for one move."""
    names = {name for one in costs for name in one}
    return {name: 1000 * sum(one.get(name, 0.0) for one in costs) / len(costs) for name in names}


def measure_game(watch: Stopwatch, key: str, options: argparse.Namespace) -> tuple[Figures, Figures]:
    """The mean over some games."""
    seats = min(options.seats, game(key).seats.stop - 1)
    measure(watch, key, seats, 999, options.languages)
    both = [measure(watch, key, seats, seed, options.languages) for seed in range(options.games)]
    early, late = [one for one, _ in both], [one for _, one in both]
    return tuple({k: v / 1000 for k, v in mean(half).items()} for half in (early, late))  # type: ignore[return-value]


def instrument(watch: Stopwatch, keys: list[str]) -> None:
    """Measure the functions that the parts are named after."""
    watch.watch_methods(
        Viewer, {"world": "guess", "ask": "ask", "turn": "ask", "orders": "ask", "scores": "score"}
    )
    watch.watch_methods(RoleRendering, {"_log_changes": "log"})
    watch.watch_methods(live_rendering, dict.fromkeys(("difference", "layers_of", "about_parts"), "draw"))
    for key in keys:
        watch.watch_methods(game(key), {"guess": "guess", "view": "view", "drawing": "draw"})


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_wanted", nargs="*", metavar="GAME", default=list_games())
    for name, default in (("seats", 2), ("games", 3), ("rounds", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--languages", nargs="*", default=["en"])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    watch = Stopwatch()
    instrument(watch, options.games_wanted)
    told: dict[str, dict[str, Figures]] = {}
    if not options.json:
        print(f"{'ms for each move':<24} {'all':>6} " + " ".join([f"{part:>7}" for part in (*PARTS, "rest")]))
    for key in options.games_wanted:
        rounds = [measure_game(watch, key, options) for _ in range(options.rounds)]
        told[key] = {}
        for i, when in enumerate(("early", "late")):
            best = min([one[i] for one in rounds], key=lambda one: sum(one.values()))
            told[key][when] = {"all": sum(best.values()), **best}
            if not options.json:
                figures = " ".join([f"{best.get(part, 0.0):7.2f}" for part in (*PARTS, "rest")])
                print(f"{key:<18} {when:<5} {sum(best.values()):6.2f} {figures}", flush=True)
    if options.json:
        print(json.dumps(told))


if __name__ == "__main__":
    main()
