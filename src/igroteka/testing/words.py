"""Checks of everything that is said: prompts, labels, events, refusals, and the rules that they cite."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import NoReturn, Protocol

from ..core import Ask, Event, Game, Seat, Shown, Text, question_for, scene
from ..core.languages import languages_of
from ..core.registry import folder_of
from ..ledger.rules import FILE, BadLedger, Ledger
from ..match import Match
from ..texts import check, unsaid
from .report import CheckReport, Failure


class Witness(Protocol):
    """What the checks of texts need of the game under test, which is a `Trial`."""

    match: Match
    report: CheckReport

    def checking(self, check: str) -> AbstractContextManager[None]:
        """A `with` in which an error of the game counts as a failure of a check."""
        ...

    def fail(self, check: str, expected: str, found: str) -> NoReturn:
        """Report that a check has failed here, and give the game up."""
        ...


class Words:
    """The texts and the ledger of a game, in these languages or else in those that it announces by its files.

    A text is said in every language once in a run for each value of each of its arguments: combinations
    are many, and `texts.check` has looked at them in the files.
    """

    def __init__(self, game: Game, languages: Sequence[str] | None = None) -> None:
        self.game = game
        self.languages = tuple(languages_of(folder_of(game)) if languages is None else languages)
        self.fine: set[tuple[str, str, object]] = set()
        self.known: set[tuple[object, ...]] = set()
        home = folder_of(game)
        try:
            self.ledger = Ledger.load(home) if (home / FILE).exists() else None
        except BadLedger as error:
            raise Failure("rules", game, "a sound ledger", str(error)) from error

    def check_all(self) -> None:
        """Nothing is missing in any language, as far as files and sources tell."""
        problems = check(self.game, self.languages)
        if problems:
            raise Failure(
                "texts", self.game, "no problem with the texts", "\n            ".join(problems[:20])
            )

    def check_text(self, t: Witness, text: Text, what: str) -> None:
        """A text can be said in every language."""
        parts = {(text.key, name, value) for name, value in (("", ""), *text.args.items())}
        if parts <= self.fine:
            return
        with t.checking("texts"):
            problems = unsaid(self.game, text, self.languages)
        if problems:
            t.fail("texts", f"words for {what}, {text!r}", "; ".join(problems))
        self.fine |= parts

    def check_rule(self, t: Witness, rule: str, what: str) -> None:
        """A rule stands in the ledger, if there is one."""
        if rule and self.ledger is not None and rule not in self.ledger:
            t.fail("rules", f"a rule of the ledger behind {what}", repr(rule))

    def check_events(self, t: Witness, events: list[Event]) -> None:
        """Events are declared, have the declared arguments, and can be told to those who may know and others."""
        for e in events:
            key = (e.kind, e.args, e.to, e.masked)
            if key in self.known:
                continue
            t.report.events.add(e.kind)
            names = self.game.events.get(e.kind)
            if names is None:
                t.fail("texts", "an event that game.events declares", repr(e))
            for args in [e.args] if e.to is None else [e.args, e.masked]:
                if len(args) != len(names.split()):
                    t.fail("texts", f"event {e.kind} with the arguments {names!r}", f"{args} in {e!r}")
                told = Text(f"event-{e.kind}", **dict(zip(names.split(), args, strict=True)))
                self.check_text(t, told, f"event {e.kind}")
            self.known.add(key)

    def check_question(self, t: Witness, seat: Seat, shown: list[Shown], elements: set[str]) -> None:
        """The prompt, the label and rule of every move, and the refusals of what cannot be chosen."""
        mine, frame = scene(t.match.state, seat), question_for(t.match.state, seat)
        if frame is None:
            return
        with t.checking("texts"):
            prompt = frame.prompt(mine)
        self.check_text(t, prompt, f"the question {type(frame).__name__}")
        for one in shown:
            self.check_text(t, one.label, "the label of a move")
            if one.more is not None:
                self.check_text(t, one.more, "what a move's label leaves to its card")
            self.check_rule(t, one.rule, f"the label {one.label!r}")
        if isinstance(frame, Ask):
            for el in sorted(elements):
                self.check_refusal(t, seat, el)

    def check_refusal(self, t: Witness, seat: Seat, el: str) -> None:
        """A refusal has its words and its rule."""
        with t.checking("texts"):
            refusal = t.match.why_not(seat, el)
        if refusal is not None:
            self.check_text(t, refusal.text, f"the refusal of {el}")
            self.check_rule(t, refusal.rule, f"the refusal of {el}")
