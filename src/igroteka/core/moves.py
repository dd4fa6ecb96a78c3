"""Moves: interned objects from one table per game.

The table is the notation (``str(move)``), the parser and the action space of learning agents
(``move.id``). Rules never build a move: they pick one out of the lists that the table gave them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .errors import UnknownMove, complaint, some
from .text import phrase

Atom = int | str
EXAMPLES: Final = 3
"""Moves of a kind that are told to somebody who wrote one wrong."""
LONGEST: Final = 300
"""Characters of a written move that are looked at; no notation comes near."""


class Move:
    """One entry of a move table; two moves are equal only if they are the same object.

    `index` holds the position of each argument in its domain, so that rules never look up a name.
    """

    def __init__(self, id: int, kind: str, args: tuple[Atom, ...], index: tuple[int, ...]) -> None:
        self.id = id
        self.kind = kind
        self.args = args
        self.index = index
        self.text = " ".join([kind, *[str(a) for a in args]])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.id!r}, {self.kind!r}, {self.args!r}, {self.index!r})"


class Moves:
    """The table of all moves of a game, filled once at import."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self._examples: dict[str, list[str]] = {}
        """The first moves of each kind, for the answer to a move that is written wrong."""

    def add(self, kind: str, args: tuple[Atom, ...] = (), index: tuple[int, ...] = ()) -> Move:
        """Enter one move; a text can stand in the table only once."""
        move = Move(len(self.all), kind, args, index)
        if move.text in self.by_text:
            raise ValueError(f"the move table already has {move.text!r}")
        self.all.append(move)
        self.by_text[move.text] = move
        examples = self._examples.setdefault(kind, [])
        if len(examples) < EXAMPLES:
            examples.append(move.text)
        return move

    def one(self, kind: str) -> Move:
        """A move without parameters."""
        return self.add(kind)

    def each(self, kind: str, domain: Iterable[Atom]) -> list[Move]:
        """One move per value, in the order of the domain."""
        return [self.add(kind, (a,), (i,)) for i, a in enumerate(domain)]

    def grid(self, kind: str, rows: Iterable[Atom], columns: Iterable[Atom]) -> list[list[Move]]:
        """One move per pair, as ``table[row][column]``."""
        wide = list(columns)
        return [[self.add(kind, (a, b), (i, j)) for j, b in enumerate(wide)] for i, a in enumerate(rows)]

    def cube(
        self, kind: str, rows: Iterable[Atom], columns: Iterable[Atom], layers: Iterable[Atom]
    ) -> list[list[list[Move]]]:
        """One move per triple, as ``table[row][column][layer]``."""
        wide, deep = list(columns), list(layers)
        return [
            [[self.add(kind, (a, b, c), (i, j, k)) for k, c in enumerate(deep)] for j, b in enumerate(wide)]
            for i, a in enumerate(rows)
        ]

    def parse(self, text: str) -> Move:
        """The move with this notation; spaces are forgiving, everything else is exact. Any other text raises `UnknownMove`.

        Whatever is written, this costs a look into a dictionary: servers call it with words of strangers.
        """
        words = text[:LONGEST].split()
        move = self.by_text.get(" ".join(words)) if len(text) <= LONGEST else None
        if move is None:
            near = self._examples.get(words[0] if words else "") or sorted(self._examples)
            sentence = "no move is written {found}; allowed are {allowed}"
            allowed = phrase("for example {names}", names=some(near))
            raise UnknownMove(complaint("move", repr(text[:80]), allowed, sentence))
        return move

    def __len__(self) -> int:
        return len(self.all)
