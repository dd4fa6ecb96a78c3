"""A match at the terminal: people and bots take turns until it ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from ..bots import Bot
from ..core import CHANCE, IgrotekaError, Move, Rng, Seat, Text, UnknownMove
from ..core.registry import folder_of
from ..ledger.rules import Ledger
from ..match import Match
from ..match.hints import hints
from ..texts import error_words, quoted
from .choose import Choice, Chooser, element_names, to_latin
from .common import BadInput, write_file
from .screen import Screen

HINTS: Final = 3
EXAMPLES: Final = 8
MANY: Final = 40
"""More things than these that may have been drawn are named, not listed."""
YES: Final = ("y", "yes", "д", "да", "т", "так")


class Leave(Exception):
    """Somebody wants to stop."""


class Session:
    """People and bots at one table. `ask` prints a prompt and returns a line."""

    def __init__(
        self,
        m: Match,
        bots: dict[Seat, Bot],
        lang: str,
        path: Path,
        out: Console,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.m = m
        self.bots = bots
        self.people = [seat for seat in range(m.count) if seat not in bots]
        self.path = path
        self.screen = Screen(m, lang, out)
        self.ask = ask
        self.at: Seat | None = self.people[0] if len(self.people) == 1 else None
        # Whoever comes back to a saved match hears what happened since their last move.
        self.seen = {
            seat: max([i for i, e in enumerate(m.entries) if e.seat == seat], default=0)
            for seat in range(m.count)
        }
        self.recorded = len(m.entries)
        """How much of a recorded match whoever records it has read."""
        self.chooser = Chooser({}, {}, {})
        self.offered: list[Choice] = []
        self.inside = False

    # ------------------------------------------------------------ the course of the match

    def run(self) -> None:
        """Play until the end, or until somebody leaves; the log is saved after every decision."""
        tell = self.screen.tell
        try:
            tell("cli-welcome", title=Text("title"))
            if self.m.is_recorded:
                tell("cli-recorded")
            else:
                tell("cli-commitment", commitment=self.m.commitment)
            while (seat := self.next_person()) is not None:
                self.turn(seat)
                self.keep()
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.line("")
            self.save()
            tell("cli-goodbye")

    def next_person(self) -> Seat | None:
        """Let bots move until a person must decide; None at the end."""
        m = self.m
        while not m.over:
            bot_seat = next((seat for seat in m.seats if seat in self.bots), None)
            if bot_seat is None:
                return m.seats[0]
            rng = Rng(f"{m.seed}/bot/{len(m.entries)}")
            m.play(self.bots[bot_seat].choose(m.game, m.state, bot_seat, rng), bot_seat)
        return None

    def turn(self, seat: Seat) -> None:
        """One decision of a person."""
        if seat != self.at and not self.m.is_recorded:
            if self.at is not None:
                self.screen.blank()
            self.ask(self.screen.say(Text("cli-hand-over", seat=seat)) + " ")
            self.screen.blank()
            self.at = seat
        self.begin(seat)
        while not self.answer(seat, self.ask(self.prompt()).strip()):
            pass

    def begin(self, seat: Seat) -> None:
        """Show a person what happened, the table, and what can be done."""
        m, screen = self.m, self.screen
        if m.is_recorded:  # whoever records has no secrets, and reads everything once
            screen.story(seat, self.recorded, full=True)
            self.recorded = len(m.entries)
        else:
            screen.story(seat, self.seen[seat])
            self.seen[seat] = len(m.entries)
        if seat != CHANCE:
            screen.table(seat)
            screen.totals()
        shown = {move: m.show(move, seat) for move in m.moves_of(seat)}
        labels = {move: screen.label(one) for move, one in shown.items()}
        names = {} if seat == CHANCE else element_names(m.svg(seat, screen.lang))
        self.chooser = Chooser(shown, labels, names)
        question = m.prompt(seat)
        if question is not None:
            whose = "" if seat == CHANCE else f"{screen.say(Text('turn-of', seat=seat))}. "
            screen.line(f"\n{whose}{screen.say(question)}", bold=True)
        if seat == CHANCE and len(shown) > MANY:
            self.offered = []  # nobody reads a whole deck
            screen.tell("cli-draw-words")
        else:
            self.show_all_choices()

    def show_choices(self, choices: list[Choice], inside: bool) -> None:
        """Offer a list; `inside` another one leads back."""
        self.offered = choices
        self.inside = inside
        self.screen.choices(choices, inside)

    def show_all_choices(self) -> None:
        """Offer the first list."""
        self.show_choices(self.chooser.offer(self.chooser.moves), False)

    def prompt(self) -> str:
        """The line that waits for an answer."""
        key = "cli-prompt" if self.offered else "cli-prompt-words"
        return self.screen.say(Text(key, count=len(self.offered))) + " "

    # ------------------------------------------------------------ answers

    def answer(self, seat: Seat, line: str) -> bool:
        """Do what was typed; True when the question has been answered or must be asked again."""
        if not line:
            if len(self.chooser.moves) == 1:
                return self.play(seat, self.chooser.moves[0])
            self.show_all_choices()
            return False
        if line.isdecimal():
            return self.number(seat, int(line))
        fitting = self.chooser.fitting(line)
        if not (len(fitting) == 1 and str(fitting[0]) == " ".join(line.split())):
            command, _, rest = line.partition(" ")
            run = self.command(command.casefold())
            if run is not None:
                return run(seat, rest.strip())
        return self.take_written(seat, line, fitting)

    def command(self, word: str) -> Callable[[Seat, str], bool] | None:
        """A command by its word, also one typed on a Cyrillic keyboard."""
        known: dict[str, Callable[[Seat, str], bool]] = {
            "u": self.undo,
            "h": self.hint,
            "l": self.log,
            "s": self.scores,
            "q": self.quit,
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "почему": self.why,
            "чому": self.why,
            "o": self.order,
            "r": self.rule,
            "x": self.guess,
        }
        return known.get(word) or known.get(to_latin(word))

    def number(self, seat: Seat, n: int) -> bool:
        """Take the choice with this number."""
        if n == 0 and self.inside:
            self.show_all_choices()
            return False
        if not 1 <= n <= len(self.offered):
            self.screen.tell("cli-no-number", number=n, count=len(self.offered))
            return False
        choice = self.offered[n - 1]
        if len(choice.moves) == 1:
            return self.play(seat, choice.moves[0])
        self.show_choices(self.chooser.offer(choice.moves, self.chooser.depth_of(choice)), True)
        return False

    def take_written(self, seat: Seat, line: str, fitting: list[Move]) -> bool:
        """Take a move that was written out, or say what is wrong with it."""
        tell = self.screen.tell
        if len(fitting) == 1:
            return self.play(seat, fitting[0])
        if fitting:
            self.show_choices(self.chooser.offer(fitting), True)
            return False
        try:
            self.m.game.moves.parse(line)
        except UnknownMove:
            near = self.chooser.near(line)
            if near:
                tell("error-unknown-move", move=line, allowed=", ".join(near))
            else:
                tell("cli-not-understood", line=line)
        else:
            return self.play_despite_guesses(seat, line)
        return False

    def play_despite_guesses(self, seat: Seat, line: str) -> bool:
        """A move that is not offered may show what was guessed wrongly; otherwise it is not legal."""
        if self.m.guesses:
            try:
                self.m.play(line, seat)
            except IgrotekaError:
                pass
            else:
                return True
        self.screen.tell("error-illegal-move", move=line)
        return False

    def play(self, seat: Seat, move: Move) -> bool:
        """Play a move; one that wants a confirmation is confirmed first."""
        if self.m.show(move, seat).final:
            question = self.screen.say(Text("cli-sure", move=self.chooser.labels[move]))
            if self.ask(f"{question} ").strip().casefold() not in YES:
                self.show_all_choices()
                return False
        self.m.play(move, seat)
        return True

    # ------------------------------------------------------------ commands

    def undo(self, seat: Seat, rest: str) -> bool:
        """u: take back."""
        if not self.m.entries or not self.m.can_undo(seat):
            self.screen.tell("error-cannot-undo")
            return False
        self.m.undo(seat)
        self.screen.tell("cli-undone")
        return True

    def guess(self, seat: Seat, rest: str) -> bool:
        """x: whoever records does not know what was drawn or decided; x MOVE: this it was, which has come out."""
        if rest:
            return self.tell_unknown(rest)
        try:
            self.m.guess(seat)
        except IgrotekaError:
            self.screen.tell("cli-not-unknown")
            return False
        self.screen.tell("cli-unknown")
        return True

    def tell_unknown(self, move: str) -> bool:
        """The latest unknown thing that can have been this was it."""
        for step in reversed(self.m.guesses):
            try:
                self.m.tell(step, move)
            except IgrotekaError:
                continue
            self.screen.tell("cli-came-out")
            return True
        self.screen.tell("cli-not-been", move=move)
        return False

    def hint(self, seat: Seat, rest: str) -> bool:
        """h: the best moves, with the chance to win, the points that they bring, why, and what may follow."""
        m = self.m
        if seat == CHANCE:
            self.screen.tell("no-drawn-first")
            return False
        for i, hint in enumerate(hints(m.game, m.state, seat, most=HINTS), 1):
            self.screen.hint(i, self.chooser.labels[hint.move], hint)
        return False

    def log(self, seat: Seat, rest: str) -> bool:
        """l: the whole story so far."""
        self.screen.story(seat, 0, full=self.m.is_recorded)
        return False

    def scores(self, seat: Seat, rest: str) -> bool:
        """s: all scores by item."""
        self.screen.out.print(self.screen.scores())
        return False

    def quit(self, seat: Seat, rest: str) -> bool:
        """q: save and leave."""
        raise Leave

    def help(self, seat: Seat, rest: str) -> bool:
        """?: what can be typed."""
        self.screen.tell("cli-help")
        return False

    def why(self, seat: Seat, rest: str) -> bool:
        """why EL: why something cannot be chosen."""
        screen, names = self.screen, self.chooser.names
        elements = self.elements_like(seat, rest)
        if not elements:
            some = list(dict.fromkeys([el.rpartition(":")[2] for el in names]))[:EXAMPLES]
            screen.tell("cli-why-what", what=rest, allowed=", ".join(some))
            return False
        free = {el for path in self.chooser.paths.values() for el in path}
        if any(el in free for el in elements):
            screen.tell("cli-why-free", what=names[next(el for el in elements if el in free)])
            return False
        told: list[str] = []
        for el in elements:
            refusal = self.m.why_not(seat, el)
            if refusal is not None and refusal.rule not in told:
                told.append(refusal.rule)
                screen.line(f"{names[el]}. {screen.say(refusal.text)}")
                self.rule(seat, refusal.rule)
        if not told:
            screen.tell("cli-why-nothing", what=names[elements[0]])
        return False

    def elements_like(self, seat: Seat, words: str) -> list[str]:
        """Elements of the drawing that some words can mean, the person's own first."""
        names, wanted = self.chooser.names, words.casefold()
        if words in names:
            return [words]
        ends = [el for el in names if wanted and el.casefold().endswith(":" + wanted)]
        told = [el for el, title in names.items() if wanted and wanted in title.casefold()]
        return sorted(ends or told, key=lambda el: f":{seat}:" not in el)

    def order(self, seat: Seat, rest: str) -> bool:
        """o KEY VALUE: give a standing order; without words list them."""
        m, screen = self.m, self.screen
        words = rest.split()
        if len(words) == 2:
            try:
                m.order(seat, words[0], words[1])
            except IgrotekaError as error:
                screen.tell("error-other", detail=error_words(error))
                return False
            screen.tell("cli-ordered", order=words[0], choice=words[1])
            return True
        if not m.game.orders:
            screen.tell("cli-no-orders")
        for key, choices in m.game.orders.items():
            now = m.orders.get(seat, {}).get(key, choices[0])
            screen.line(f"{screen.say(Text(f'order-{key}'))}:")
            for choice in choices:
                meaning = screen.say(Text(f"order-{key}-{choice}"))
                screen.line(f"  {'*' if choice == now else ' '} o {key} {choice}: {meaning}")
        return False

    def rule(self, seat: Seat, rest: str) -> bool:
        """r ID: a rule of the ledger."""
        screen = self.screen
        try:
            rule = Ledger.load(folder_of(self.m.game.key)).rule(rest.upper())
        except IgrotekaError as error:
            screen.tell("error-other", detail=error_words(error))
            return False
        screen.line(f"{screen.say(Text('ui-rule', rule=rule.id))}: {rule.text(screen.lang)}")
        return False

    # ------------------------------------------------------------ the end

    def save(self) -> None:
        """Write the log file and say where it is."""
        write_file(self.path, self.m.export())
        self.screen.tell("cli-saved", path=str(self.path))

    def keep(self) -> None:
        """Write the log file without a word; a full disk does not end the game."""
        try:
            write_file(self.path, self.m.export())
        except BadInput as error:
            self.screen.tell("error-other", detail=error_words(error))

    def finish(self) -> None:
        """The last look: what happened, who won, and the proof that chance was fair."""
        m, screen = self.m, self.screen
        watcher = self.people[0] if len(self.people) == 1 else None
        screen.story(watcher, self.recorded if m.is_recorded else self.seen[self.at or 0], full=m.is_recorded)
        screen.table(watcher)
        screen.out.print(screen.scores())
        screen.line("")
        screen.line(screen.result(self.people), bold=True)
        if not m.is_recorded:
            screen.tell("cli-seed", seed=m.seed)
        verified = m.verify()
        if verified.ok:
            screen.tell("cli-checked" if m.is_recorded else "cli-verified", moves=verified.steps)
        else:
            screen.tell("error-other", detail=quoted("; ".join(verified.problems)))
        self.save()
