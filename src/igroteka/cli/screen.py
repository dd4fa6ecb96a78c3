"""What a match prints at the terminal, in the language of the players."""

from __future__ import annotations

from collections.abc import Collection

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from ..core import Score, Seat, Shown, Text
from ..match import Match
from ..match.hints import Hint
from ..match.lines import describe_line
from ..match.reasons import describe_reasons
from ..texts import speaker
from .choose import FEW, Choice, shorten
from .common import make_table

BLANK = "\x1b[2J\x1b[3J\x1b[H"  # screen and scrollback, so that nobody scrolls back to a hand


class Screen:
    """Prints a match."""

    def __init__(self, m: Match, lang: str, out: Console) -> None:
        self.m = m
        self.lang = lang
        self.out = out
        self.say = speaker(m.game.key, lang, m.names)

    def line(self, text: str, bold: bool = False) -> None:
        """One line as it is."""
        self.out.print(text, style="bold" if bold else None, soft_wrap=True)

    def tell(self, key: str, **args: int | str | Text) -> None:
        """One of the shared sentences."""
        self.line(self.say(Text(key, **args)))

    def seat_name(self, seat: Seat) -> str:
        """How a seat is called."""
        return self.say(Text("cli-seat", seat=seat))

    def blank(self) -> None:
        """Hide everything that was printed so far."""
        if self.out.is_terminal:
            self.out.file.write(BLANK)
            self.out.file.flush()

    def story(self, seat: Seat | None, since: int, full: bool = False) -> None:
        """What happened since a step, as a seat may know it; `full` hides nothing."""
        for sentence in self.m.story(seat, self.lang, since=min(since, len(self.m.entries)), full=full):
            self.line(f"  {sentence}")

    def table(self, seat: Seat | None) -> None:
        """The table and the points."""
        self.line("")
        self.line(self.m.game.sketch(self.m.view(seat), self.say).rstrip("\n"))
        self.line("")

    def totals(self) -> None:
        """All points in one line."""
        scores = self.m.scores
        self.line(" · ".join([self.say(Text("cli-total", seat=s.seat, points=s.total)) for s in scores]))

    def label(self, one: Shown) -> str:
        """A move in a line: its label, its price in units, and what the chosen card says."""
        words = self.say(one.label) + (f" ({one.cost})" if one.cost else "")
        return words if one.more is None else f"{words}. {self.say(one.more)}"

    def choices(self, choices: list[Choice], inside: bool) -> None:
        """Choices with numbers, in columns where there are many."""
        texts = [choice.text for choice in choices]
        if inside:
            texts = shorten(texts)
        wide = len(str(len(texts))) + 1
        lines = [f"{i:>{wide}}  {text}" for i, text in enumerate(texts, 1)]
        if len(lines) > FEW:
            self.out.print(Columns(lines, equal=True, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                self.line(line)
        if inside:
            self.line(f"{0:>{wide}}  {self.say(Text('ui-back'))}")

    def hint(self, number: int, label: str, hint: Hint) -> None:
        """A move that is advised: how good it is, why, and what may follow."""
        whole = hint.points == round(hint.points)
        self.tell(
            "cli-hint-line",
            number=number,
            move=label,
            notation=str(hint.move),
            chance=round(100 * hint.chance),
            change=f"{hint.points:+.0f}" if whole else f"{hint.points:+.1f}",
        )
        reasons = describe_reasons(self.say, hint.reasons, self.seat_name)
        for words in (*reasons, *describe_line(self.say, hint.line, self.seat_name)):
            self.line(f"   {words}")

    def scores(self) -> Table:
        """A row for each item, a column for each seat."""
        scores = self.m.scores
        table = make_table("", *[f">{self.seat_name(score.seat)}" for score in scores])
        for item in dict.fromkeys([key for score in scores for key, _ in score.items]):
            cells = [str(dict(score.items).get(item, "")) for score in scores]
            table.add_row(self.say(Text(f"item-{item}")), *cells)
        table.add_row(self.say(Text("total")), *[str(score.total) for score in scores], style="bold")
        return table

    def result(self, people: Collection[Seat]) -> str:
        """Who won."""
        scores: list[Score] = self.m.scores
        best = [score for score in scores if score.rank == 1]
        points = best[0].total
        if len(best) > 1:
            return self.say(Text("shared-victory", points=points))
        winner = best[0].seat
        if any(score.total == points for score in scores if score.seat != winner):
            return self.say(Text("winner-tie", seat=winner, points=points))
        return self.say(Text("winner" if winner in people else "defeat", seat=winner, points=points))
