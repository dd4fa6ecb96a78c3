"""Set-ups to play: numbers of seats and options that cover everything a game offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle

from ..core import BadOption, Game, Option, Rng
from .report import Failure, GameSetup


class GameSetups:
    """The set-ups of one run. `refused` lists choices that the game offers with no other choices either."""

    def __init__(
        self, game: Game, seats: Iterable[int] | None, options: Sequence[Mapping[str, object]] | None
    ) -> None:
        self.game = game
        self.seats = list(game.seats if seats is None else seats)
        self.given = options is not None
        self.refused: list[str] = []
        for n in self.seats:
            if n not in game.seats:
                allowed = f"{game.seats.start} to {game.seats.stop - 1}"
                raise BadOption(f"seats: found {n!r}; {game.key} allows {allowed}")
        if options is None:
            self.rows = [GameSetup(n, row) for n in self.seats for row in self.cover(n)]
        else:
            self.rows = list(self.setups_with(options))

    def setups_with(self, options: Sequence[Mapping[str, object]]) -> Iterator[GameSetup]:
        """The given options with every number of seats that takes them."""
        for row in options:
            plain = {key: _text(value) for key, value in row.items()}
            taken = [n for n in self.seats if self.takes(n, plain)]
            if not taken:
                self.game.new(self.seats[0], plain)  # raises, and says what is allowed
            yield from [GameSetup(n, plain) for n in taken]

    def takes(self, seats: int, options: dict[str, str]) -> bool:
        """Whether the game can be played so."""
        try:
            self.game.new(seats, options)
        except BadOption:
            return False
        except Exception as error:
            table = GameSetup(seats, options)
            raise Failure("begins", self.game, "a new game", repr(error), table) from error
        return True

    def cover(self, seats: int) -> list[dict[str, str]]:
        """Rows of options that hold every choice of every option at least once; the first is the default.

        A row takes one choice for each option, as long as the game agrees and no earlier row holds it.
        """
        options = [o for o in self.game.options if seats in o.seats]
        missing = {(o.key, value): None for o in options for value in values(o, seats) if value != o.default}
        rows: list[dict[str, str]] = [{}]
        while True:
            row: dict[str, str] = {}
            for key, value in missing:
                if key not in row and self.takes(seats, {**row, key: value}):
                    row[key] = value
            if not row:
                break
            rows.append(row)
            for choice in row.items():
                del missing[choice]
        # What is left cannot stand alone; it may need one other choice with it.
        for key, value in missing:
            pairs = [{o.key: v, key: value} for o in options if o.key != key for v in values(o, seats)]
            fit = [pair for pair in pairs if self.takes(seats, pair)][:1]
            rows += fit
            if not fit:
                self.refused.append(f"{key} {value} with {seats} seats")
        return rows

    def any(self, seats: int, rng: Rng) -> dict[str, str]:
        """A row at random."""
        row: dict[str, str] = {}
        for option in self.game.options:
            if seats in option.seats:
                choices = values(option, seats)
                value = choices[rng.below(len(choices))]
                if self.takes(seats, {**row, option.key: value}):
                    row[option.key] = value
        return row

    def deal(self, games: int, seed: int) -> Iterator[GameSetup]:
        """A set-up for each game, at least one game for each row; after the rows come random ones."""
        yield from self.rows
        left = games - len(self.rows)
        again, seats, rng = cycle(self.rows), cycle(self.seats), Rng(f"{seed} tables")
        for _ in range(left):
            n = next(seats)
            yield next(again) if self.given else GameSetup(n, self.any(n, rng))


def values(option: Option, seats: int) -> list[str]:
    """What an option can be: its choices, and one mixture where each seat may have its own."""
    choices = list(option.choices)
    if option.per_seat and seats > 1 and len(choices) > 1:
        choices.append(" ".join([option.choices[i % len(option.choices)] for i in range(seats)]))
    return choices


def _text(value: object) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)
