"""What a game offers: the interface between a game and everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from .cards import Card
from .errors import BadData, BadOption, NotLoaded, bad_data, bad_option, brief, complaint, some
from .frames import Frame, Seat, State
from .json_types import Json, JsonObject
from .moves import Move, Moves
from .observing import Layout, Numbers
from .optional import Editioned, Idle, Older
from .position_builder import PositionBuilder
from .rng import Rng
from .score import Score
from .text import Phrase, Text, phrase

#: The state of a game, and its view.
S = TypeVar("S", bound=State, contravariant=True)
V = TypeVar("V", bound="View", contravariant=True)

#: The option that names the edition of a match, and the name of ours.
EDITION: Final = "edition"
STANDARD: Final = "standard"

Say = Callable[[Text], str]


@dataclass(frozen=True)
class Option:
    """A choice before the game. With `per_seat` a value may also be one choice for each seat: "A B A".

    With `names_seat` choices that are numbers are seats, and only those at the table are offered. With `file`
    the one choice names the data that the game was loaded with, and `--file` of the command line loads others.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    seats: range = range(1, 100)
    per_seat: bool = False
    names_seat: bool = False
    file: str = ""

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices with this number of seats."""
        if not self.names_seat:
            return self.choices
        return tuple(c for c in self.choices if not c.isdigit() or int(c) < seats)

    def clean(self, value: object, seats: int) -> str:
        """The value as text, or an error that lists what is allowed."""
        text = ("true" if value else "false") if isinstance(value, bool) else str(value)
        words = text.split()
        choices = self.choices_for(seats)
        if text in choices or (self.per_seat and len(words) == seats and all(w in choices for w in words)):
            return " ".join(words)
        if self.file:
            raise NotLoaded(self.key, self.file, text, self.default)
        names = some(list(choices))
        if self.per_seat and seats > 1:
            each = phrase("{names}, or {n} of them, one for each seat", names=names, n=seats)
            raise bad_option(option_place(self.key), repr(text), each)
        raise bad_option(option_place(self.key), repr(text), names)

    def of_seat(self, value: str, seat: Seat) -> str:
        """The choice of one seat."""
        words = value.split()
        return words[seat] if len(words) > 1 else words[0]


class Offering(Protocol):
    """The part of a game that is chosen from before it begins."""

    @property
    def key(self) -> str:
        """The name of the game."""
        ...

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The choices before a game."""
        ...


def default_seats(game: Offering) -> int:
    """The number of seats where nobody has asked for one: two, or the nearest that the game allows."""
    return min(game.seats, key=lambda n: abs(n - 2))


def option_place(key: str) -> Phrase:
    """An option as the place of an error."""
    return phrase("option {name}", name=key)


def bad_seats(game: Offering, seats: object) -> BadOption:
    """The error about a number of seats that a game does not offer."""
    allowed = phrase("{low} to {high}", low=game.seats.start, high=game.seats.stop - 1)
    sentence = f"{{where}}: found {{found}}; {game.key} allows {{allowed}}"
    return BadOption(complaint("seats", brief(seats), allowed, sentence))


def clean_options(game: Offering, seats: int, options: Mapping[str, object] | None) -> dict[str, str]:
    """All options of a game for this number of seats, checked and with defaults filled in."""
    if type(seats) is not int or seats not in game.seats:
        raise bad_seats(game, seats)
    renamed = renamed_options(game)
    given = {renamed.get(key, key): value for key, value in (options or {}).items()}
    known = {o.key: o for o in game.options if seats in o.seats}
    if EDITION not in known and isinstance(game, Editioned):  # ours is loaded, and goes without saying
        needed = str(given.pop(EDITION, STANDARD))
        if needed != STANDARD:
            raise NotLoaded(EDITION, EDITION, needed, STANDARD)
    for key in given:
        if key not in known:
            found = phrase(
                "{option} is unknown for {name} with {n} seats",
                option=option_place(repr(key)),
                name=game.key,
                n=seats,
            )
            sentence = "{found}; allowed: {allowed}"
            raise BadOption(complaint("options", found, some(sorted(known)), sentence))
    return {key: o.clean(given.get(key, o.default), seats) for key, o in known.items()}


def edition_options(edition: str) -> tuple[Option, ...]:
    """The option of a game that names its edition only where that is not ours, which goes without saying."""
    return () if edition == STANDARD else (Option(EDITION, (edition,), edition, file=EDITION),)


def recorded_options(game: Offering, options: Mapping[str, object] | None) -> dict[str, object]:
    """The options of something that was recorded: an edition that it does not name is the game's own."""
    renamed = renamed_options(game)
    named = {renamed.get(key, key) for key in options or {}}
    files = {o.key: STANDARD for o in game.options if o.file and o.key not in named}
    return {**(options or {}), **files}


def renamed_options(game: Offering) -> Mapping[str, str]:
    """Options that had another name in earlier versions, with their names of today."""
    return game.renamed_options if isinstance(game, Older) else {}


def can_read(game: Game, version: int) -> bool:
    """Whether today's rules play what this version of the game has recorded in the same way."""
    return version == game.version or (isinstance(game, Older) and version in game.earlier_versions)


def read_stored(
    game: Offering, data: Json, clean: Callable[[int, Mapping[str, object]], dict[str, str]]
) -> tuple[JsonObject, int, dict[str, str]]:
    """Stored data by field, with seats and options, which are checked by the same function as those of a new game."""
    if not isinstance(data, dict) or data.get("game") != game.key:
        found = data.get("game") if isinstance(data, dict) else type(data).__name__
        raise bad_data("game", brief(found), repr(game.key))
    seats, options = data.get("seats"), data.get("options")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise bad_data("options", brief(options), phrase("an object of texts"))
    if type(seats) is not int:
        raise bad_data("seats", brief(seats), phrase("a whole number"))
    try:
        return data, seats, clean(seats, recorded_options(game, options))
    except BadOption as error:
        raise BadData(str(error), error.words) from error


@dataclass(frozen=True)
class Shown:
    """How a move is chosen on the drawing and what it will do.

    `at` is a path of elements to click one after the other; `mix` elements are clicked in any order.
    Within one question paths are unique and none is the beginning of another, unless the other only clicks its last
    element again, which counts up: one worker, two workers. A move with an empty path is a button. A `final`
    move wants a confirmation. `more` is what the chosen card says, for whoever reads labels only: on the drawing
    the card tells it itself. `takes` are elements besides those that are clicked which the move takes, fills or turns over,
    such as the tile that comes with a place.
    """

    at: tuple[str, ...]
    label: Text
    cost: str = ""
    rule: str = ""
    mix: tuple[str, ...] = ()
    final: bool = False
    more: Text | None = None
    takes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Look:
    """How a drawing should look: the language, dark or light, what to mark.

    `last` is the drawing of the same table that was made last, for whomever: what this viewer would see in the same way is taken over.
    """

    say: Say
    dark: bool = False
    marked: frozenset[str] = field(default_factory=frozenset)
    last: Picture | None = None


class Picture(Protocol):
    """A drawing in layers of fragments with stable ids; `igroteka.drawing.drawing.Drawing` is one."""

    @property
    def layers(self) -> dict[str, dict[str, str]]:
        """All fragments by layer and id."""
        ...

    def svg(self, role: str = "img") -> str:
        """The whole drawing as one SVG element; `role` is what it is for screen readers."""
        ...


@dataclass
class View:
    """What one seat (None: a spectator) may know; a game's view adds its fields.

    Views are compared for equality by the leak tests and stored as data, so they hold plain values only.
    """

    seat: Seat | None
    seats: int
    waiting: tuple[Seat, ...]
    over: bool


@runtime_checkable
class GameOf(Protocol[S, V]):
    """The whole interface between a game and everything else: matches, bots, pages, environments and tests know no more.

    A position `s` is the game's own subclass of `State`; a view `v` its own subclass of `View`. Everybody outside the game knows it
    as `Game`, whatever these are. A game is one object with these members; `BaseGame` gives `new`, `load`, `position`, `frames`, `svg` and `card`. The
    smallest complete game, with its drawing, texts and tests, is what `igroteka new-game NAME` writes.

    Examples:
        >>> from igroteka.core import apply, game, moves, waiting
        >>> g = game("dream_city")
        >>> s = g.new(2)
        >>> while waiting(s):                      # the seats that must decide; CHANCE for a draw
        ...     seat = waiting(s)[0]
        ...     apply(s, seat, moves(s, seat)[0])  # a bot would choose
        >>> [(score.total, score.rank) for score in g.scores(s)]
        [(81, 1), (64, 2)]
    """

    @property
    def key(self) -> str:
        """The name in logs, addresses and commands: lower case with underscores, the same as the entry point."""
        ...

    @property
    def seats(self) -> range:
        """How many people or bots can play: range(1, 5) is 1 to 4; 1 is a solo game."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The choices before a game. Each has a message `option-KEY`, and its choices messages `option-KEY-CHOICE`."""
        ...

    @property
    def moves(self) -> Moves:
        """The table of all moves that can ever be made: the notation, the parser and the action space."""
        ...

    @property
    def edition(self) -> str:
        """The printed edition whose rules these are."""
        ...

    @property
    def version(self) -> int:
        """Raised whenever the same log would give another game; logs name it, so that no old log is misread."""
        ...

    @property
    def events(self) -> Mapping[str, str]:
        """Kinds of events with the names of their arguments, in order: {"built": "seat tile cell"}."""
        ...

    @property
    def orders(self) -> Mapping[str, tuple[str, ...]]:
        """Standing orders that a seat may give, each with its choices; the first is the default."""
        ...

    @property
    def layout(self) -> Layout:
        """What the numbers of `observe` mean."""
        ...

    @property
    def turn_rule(self) -> str:
        """The ledger id of the rule that a seat must wait for its turn."""
        ...

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A new position, settled: it waits for a seat or for chance. Bad seats or options raise `BadOption`."""
        ...

    def load(self, data: Json) -> State:
        """The position of what `State.to_data` gave, or of data written by hand. What cannot be raises `BadData`, which
        names the field, what was found and what is allowed."""
        ...

    def position(
        self, seats: int | None = None, options: Mapping[str, Json] | None = None
    ) -> PositionBuilder:
        """A position to be said part by part; what is not said follows from the rest: `g.position(2).turn(1).build()`."""
        ...

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat may know of a position, and nothing more; None is a spectator. Equal knowledge gives equal views."""
        ...

    def guess(self, s: S, seat: Seat | None, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one: everything hidden is put back and drawn again.

        It reads no secret: `guess(guess(s, a), b) == guess(s, b)` for the same generator, and `view` stays the same.
        """
        ...

    def scores(self, s: S) -> list[Score]:
        """The result of each seat (and of an automatic opponent) with its rank and the items that add up to the total.

        Also during a game: what everybody would have if it ended now.
        """
        ...

    def inventory(self, s: S) -> dict[str, int]:
        """How many there are of every limited component, wherever it lies: the same at all times, or a rule is wrong."""
        ...

    def show(self, s: S, m: Move) -> Shown:
        """How a legal move is chosen on the drawing, what it is called, what it costs and which rule it follows."""
        ...

    def drawing(self, v: V, look: Look) -> Picture:
        """The table as a drawing in layers of fragments with stable ids: pages send only fragments that have changed."""
        ...

    def svg(self, v: V, look: Look) -> str:
        """The same drawing as one SVG file."""
        ...

    def sketch(self, v: V, say: Say) -> str:
        """The table as plain text, for the terminal and for screen readers."""
        ...

    def card(self, v: V, el: str, picture: Picture, say: Say) -> Card | None:
        """What an element of the drawing is, for whoever wants to read before acting; None if it is not on the drawing.

        `picture` is the drawing of this view. A card tells what its seat may know, and nothing of what can be chosen now:
        the page adds that from the legal moves. `BaseGame` makes it of what is read out for the element.
        """
        ...

    def observe(self, s: S, seat: Seat) -> Numbers:
        """What a seat may know, in the numbers of `layout`: straight from the position, because learners ask at every step."""
        ...

    def evaluate(self, s: S, seat: Seat) -> float:
        """What a position promises to a seat compared with the others, in points; bots search with it."""
        ...

    def frames(self) -> dict[str, type[Frame]]:
        """All frames that the agenda can hold, by name: stored positions name them."""
        ...


#: A game whose state and view nobody need know.
Game = GameOf[Any, Any]
#: The evaluations of all seats.
Outlooks = Callable[[State], list[float]]


def idle_move(game: Game, legal: Sequence[Move]) -> Move:
    """What a seat plays that does as little as it can; the last of its moves where it must do something."""
    idle = game.idle_moves if isinstance(game, Idle) else ()
    return next((move for move in idle if move in legal), legal[-1])


def outlooks(game: Game, s: State, seats: int, judgement: str = "") -> list[float]:
    """What a position is worth to each seat; `judgement` is the version by whose evaluation, if not the present one."""
    # A search asks thousands of times, and to look at a protocol takes longer than some evaluations.
    if judgement:
        earlier: Mapping[str, Outlooks] = getattr(game, "earlier_outlooks", {})
        if judgement in earlier:
            return earlier[judgement](s)
    at_once: Outlooks | None = getattr(game, "outlooks", None)
    return [game.evaluate(s, i) for i in range(seats)] if at_once is None else at_once(s)
