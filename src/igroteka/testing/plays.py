"""The suite itself: plays random games through the real interfaces and calls all checks."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..core import (
    CHANCE,
    BadOption,
    Draw,
    FairRng,
    Game,
    GameOf,
    IllegalMove,
    Json,
    Move,
    Opened,
    Rng,
    Seat,
    apply,
    moves,
    play,
    question_for,
    waiting,
)
from ..core.registry import override_game
from ..match import Match
from . import copies, drawing, leaks, logs, observing, positions, telling
from .report import RARE, CheckReport
from .setups import GameSetups
from .trial import MOST_DRAWS, Trial, pick
from .words import Words

#: Masked draws are few and tell most about leaks, so they are looked at more often.
MASKED: Final = 8
#: So are ends.
ENDS: Final = 4
#: Not more draws in a row than this are looked at in depth.
MOST_FORKS: Final = 100
#: Steps on the first copy: through the set-up and into the game.
BEGINNING: Final = 40


def check_game(
    game: Game,
    *,
    seats: Iterable[int] | None = None,
    options: Sequence[Mapping[str, object]] | None = None,
    games: int = 100,
    seed: int = 0,
    deep_every: int = 20,
    rare: int = RARE,
    most: int = 5_000,
    files: bool = True,
    pictures: bool = True,
    languages: Sequence[str] | None = None,
) -> CheckReport:
    """Play random games and check everything that a game promises; `Failure` if a promise is broken.

    `seats`: numbers of seats (all). `options`: options to play with, each with every number of seats that
    takes it (a set in which every choice of every option comes up with every number of seats, then
    random ones). `games`: how many, at least one for each of those tables. The first game has the seed
    `seed`, each next one more. `deep_every`: expensive checks run at one in so many decisions, but at least `rare` times
    for each kind of question. `most`: a game with more decisions counts as endless. `files`: whether the files of
    texts are read as a whole, too, and not only what comes up in play. `pictures`: whether questions are looked at
    as they are drawn and worded, which takes half of the time. `languages`: those in which all texts must be
    there; without them, those that the game announces by its files `locale/LANGUAGE.ftl`.
    """
    if min(games, deep_every, rare, most) < 1:
        found = f"games {games}, deep_every {deep_every}, rare {rare}, most {most}"
        raise BadOption(f"{found}; allowed: numbers above zero")
    missing = [name for name in vars(GameOf) if not name.startswith("_") and not hasattr(game, name)]
    if missing:
        raise TypeError(f"{type(game).__name__} is no game: it lacks {', '.join(missing)}")
    started = time.perf_counter()
    report = CheckReport(game, rare)
    with override_game(game):
        words = Words(game, languages)
        tables = GameSetups(game, seats, options)
        report.refused = tables.refused
        for number, table in enumerate(tables.deal(games, seed)):
            t = Trial(game, table, seed + number, deep_every, report, words)
            GameCheck(t, most, pictures).run()
            report.games += 1
            report.seats[table.seats] += 1
            report.tables.add((table.seats, tuple(sorted(t.match.options.items()))))
            if number == 0 and files:  # what breaks in play tells more, so files are looked at after one game
                words.check_all()
    report.seconds = time.perf_counter() - started
    return report


class GameCheck:
    """One game from set-up to end."""

    def __init__(self, t: Trial, most: int, pictures: bool) -> None:
        self.t = t
        self.most = most
        self.pictures = pictures
        self.choice = Rng(f"{t.seed} moves")
        self.world: leaks.World | None = None
        self.seen = -1
        self.now: dict[str, Json] = {}

    def question(self) -> str:
        """What is asked now, by whom, and of how many at once."""
        turn = self.t.match.seats
        return f"{type(question_for(self.t.match.state, turn[0])).__name__} {len(turn)}"

    def run(self) -> None:
        """Set up, decide until the game is over, and look back."""
        t = self.t
        self.begin()
        for decision in range(self.most + 1):
            self.look_on()
            if t.match.over:
                break
            if decision == self.most:
                t.fail("ends", f"the end within {self.most} decisions", "a game that goes on")
            here = t.is_sampled(self.question())
            if here:
                self.examine()
            seat, m = self.choose()
            self.advance(seat, m, here)
        self.end(t.is_sampled("the end", ENDS))

    def begin(self) -> None:
        """A state and a match, both after the draws of the set-up."""
        t = self.t
        with t.checking("begins"):
            t.twin = t.game.new(t.table.seats, t.table.options)
            t.twin.events = None
        copies.check_clone(t, t.twin, BEGINNING)
        self.run_draws()
        with t.checking("begins"):
            t.match = Match.new(t.game.key, t.table.seats, seed=t.seed, options=t.table.options)
        t.words.check_events(t, t.match.opening)

    # ------------------------------------------------------------ moving on

    def choose(self) -> tuple[Seat, Move]:
        """A seat and a move. In every other game the kind is chosen first, so that rare kinds come up."""
        turn = self.t.match.seats
        seat = turn[self.choice.below(len(turn))]
        legal = self.t.match.moves_of(seat)
        if self.t.seed % 2:
            kinds = list(dict.fromkeys([m.kind for m in legal]))
            kind = kinds[self.choice.below(len(kinds))]
            legal = [m for m in legal if m.kind == kind]
        return seat, legal[self.choice.below(len(legal))]

    def advance(self, seat: Seat, m: Move, deep: bool) -> None:
        """Play a move, first on the twin with core alone, then in the match; in depth also back again."""
        t = self.t
        before = t.match.state.to_data() if deep else {}
        step = len(t.match.entries)
        sealed = isinstance(t.match.state.agenda[-1], Opened)
        t.note(seat, m)
        t.twin.revealed = False
        if self.world is not None:
            self.world.follow(t, t.twin, seat, m)
        with t.checking("accepted", f"{m} of seat {seat} to be accepted, as it is listed"):
            play(t.twin, seat, m)
        revealed = t.twin.revealed
        if self.world is not None:
            self.world.compare(t, t.twin, seat)
        self.run_draws()
        t.twin.revealed = revealed
        with t.checking("accepted", f"{m} of seat {seat} to be accepted, as it is listed"):
            try:
                t.match.play(m, seat)
            except IllegalMove:
                t.check_same("clone", "a position after play on its copy", self.now, t.match.state.to_data())
                raise
        if deep and logs.check_undo(t, seat, step, before, sealed):
            t.match.play(m, seat)

    def run_draws(self) -> None:
        """Draw on the twin what the match will draw."""
        t = self.t
        for drawn in range(MOST_DRAWS):
            s = t.twin
            top = s.agenda[-1] if s.agenda else None
            if not isinstance(top, Draw):
                return
            legal = positions.check_draw(t, s, top)
            with t.checking("draws"):
                m = top.sample(s, FairRng(str(t.seed), t.draws))
                masked = top.sees(s, m) is not None
            if all(x is not m for x in legal):
                t.fail("draws", f"one of the moves of {type(top).__name__}", f"{m}")
            fresh = None
            expensive = t.is_sampled(type(top).__name__, MASKED if masked else 1) and drawn < MOST_FORKS
            if expensive and len(legal) > 1:
                other = next(x for x in pick(t.rng, legal, 2) if x is not m)
                leaks.check_fork(t, s, CHANCE, m, other)
                if masked and (self.world is None or not self.world.alive):
                    fresh = leaks.make_other_world(t, s, legal, m)
            t.note(CHANCE, m)
            if self.world is not None:
                self.world.follow(t, s, CHANCE, m)
            with t.checking("accepted", f"the draw {m} to be accepted"):
                apply(s, CHANCE, m)
            if self.world is not None:
                self.world.compare(t, s, CHANCE)
            self.world = fresh or self.world
        t.fail("ends", "a decision or the end of the game", f"{MOST_DRAWS} draws in a row")

    # ------------------------------------------------------------ looking

    def look_on(self) -> None:
        """The checks of every decision."""
        t = self.t
        s = t.match.state
        with t.checking("turns"):
            positions.check_turns(t, s)
        data = s.to_data()
        self.now = data
        copies.check_quiet(t, t.twin, "a copy that was played on")
        t.check_same("clone", "the position of a copy that was played on", data, t.twin.to_data())
        if len(t.match.entries) != t.draws + t.decisions:
            t.fail("log", f"{t.decisions} moves and {t.draws} draws", f"{len(t.match.entries)} entries")
        if not s.agenda or not isinstance(s.agenda[-1], Opened):
            t.past[len(t.match.entries)] = data
        positions.check_scores(t, s)
        positions.check_conservation(t, s)
        leaks.check_bounds(t, s, "the true position")
        for entry in t.match.entries[max(0, self.seen) :]:
            t.words.check_events(t, entry.events)
        self.seen = len(t.match.entries) - 1  # sealed answers may still be entered before the last

    def examine(self) -> None:
        """The expensive checks of a sampled decision."""
        t = self.t
        t.report.deep += 1
        before = t.match.state.to_data()
        checks = [
            copies.check_witnesses,
            copies.check_clones,
            copies.check_accepted,
            copies.check_refused,
            copies.check_stored,
        ]
        checks += [
            copies.check_damaged,
            copies.check_together,
            *([drawing.check_questions] if self.pictures else []),
            observing.check_observations,
            self.guess,
        ]
        checks += [self.fork, self.other, telling.check_telling]
        if t.rng.below(4) == 0:
            checks += [logs.check_log, logs.check_orders]
        for check in checks:
            check(t)
            t.check_same("unchanged", "the position after looking at it", before, t.match.state.to_data())
        # From here on a copy made now is played along: one from data, or one from the match.
        with t.checking("data"):
            t.twin = t.game.load(before) if t.rng.below(2) else t.match.state.clone()
        t.twin.events = None

    def guess(self, t: Trial) -> None:
        """What every seat guesses."""
        leaks.check_guesses(t, self.pictures)

    def other(self, t: Trial) -> None:
        """The other world, if there is one."""
        if self.world is not None:
            self.world.examine(t, self.pictures)

    def fork(self, t: Trial) -> None:
        """Two moves of a seat, through the eyes of all."""
        turn = waiting(t.match.state)
        seat = turn[t.rng.below(len(turn))]
        two = pick(t.rng, moves(t.match.state, seat), 2)
        if len(two) == 2:
            leaks.check_fork(t, t.match.state, seat, two[0], two[1])

    def end(self, deep: bool) -> None:
        """The game is over: nobody can move, the log reads back, old copies are as they were."""
        t = self.t
        copies.check_witnesses(t)
        if deep:
            logs.check_log(t)
            self.guess(t)
            if self.pictures:
                drawing.check_questions(t)
            observing.check_observations(t)
            copies.check_stored(t)
            telling.check_telling(t)
