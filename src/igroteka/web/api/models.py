"""What programs send to the JSON API and get from it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ..security.inputs import LINK, MOST, Link
from ..tables.clock_rules import MOST_HOLIDAYS

Word = Annotated[str, StringConstraints(max_length=64)]
Name = Annotated[str, StringConstraints(max_length=60)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Small = Annotated[int, Field(ge=0, le=MOST)]


class Strict(BaseModel):
    """Unknown fields are refused, so that a misspelt one is noticed; a number is a number and no text."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Strict):
    """A seat of a new table: oneself, a friend who gets an invitation, or a bot."""

    kind: Literal["me", "open", "bot"] = "me"
    name: Name = ""
    bot: Word = "greedy"


class NewTable(Strict):
    """A table to be made."""

    game: Word
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    options: dict[Word, Word] = {}
    name: Name = ""
    seed: Annotated[str, StringConstraints(max_length=200)] = ""
    chance: Literal["seeded", "asked"] = "seeded"
    """`asked` records a game on a real table: all seats are `me`, and the host's key plays what was drawn when the table asks for it."""
    position: dict[str, object] | None = None
    """What the table begins with instead of the set-up; it brings its own options."""
    clock: Word = "none"
    out: Literal["bot", "host", "vote"] = "bot"
    weekends: bool = False
    """Whether clocks stand still on Saturdays and Sundays of the time zone."""
    holidays: Annotated[list[Word], Field(max_length=MOST_HOLIDAYS)] = []
    """Other days on which they do, such as 2026-12-25."""
    zone: Word = "UTC"
    public: bool = False
    password: Annotated[str, StringConstraints(max_length=200)] = ""
    """What somebody must know to take a seat; at least 4 characters, or nothing."""
    rated: bool = False
    """Whether the result changes ratings. Everybody plays with an account, so it needs the key of a person, and a clock after which a bot plays on."""
    seating: Literal["come", "lot", "bids"] = "come"
    """How seats are given: as people come; by lot; or by bids of points, which are subtracted in the end, when the last seat is taken."""
    sides: Literal["players", "host"] = "players"
    """Who chooses the options that may differ from seat to seat: everybody for themselves, or only whoever makes the table."""
    lang: Literal["en", "ru", "uk"] = "en"


class SeatKey(BaseModel):
    """A seat, and the key that goes with it: to play it, or to invite somebody to it."""

    seat: int
    kind: str
    token: str = ""
    invitation: str = ""


class TableKeys(BaseModel):
    """A new table with all its keys. They are told only here."""

    table: str
    href: str
    host_token: str
    watch_token: str
    invitation: str = ""
    """The key that invites to any seat that is free; nothing if none is."""
    seats: list[SeatKey]


class Invitation(Strict):
    """An invitation that is being taken."""

    invitation: Annotated[str, StringConstraints(pattern=f"^{LINK}$")]
    name: Name = ""
    seat: Small | None = None
    """Which of the seats it invites to; the first one by default."""
    options: dict[Word, Word] = {}
    """What the seat is played with, in a game with options that may differ from seat to seat."""
    password: Annotated[str, StringConstraints(max_length=200)] = ""
    """What the host of the table wants to hear, if there is such a thing."""

    @property
    def link(self) -> Link:
        """The table and the secret of the invitation."""
        return Link.read(self.invitation)


class JoinedSeat(BaseModel):
    """The seat that somebody took, and the key to play it."""

    table: str
    seat: int
    token: str


class MoveRequest(Strict):
    """A move, with the number of the position that it answers."""

    move: Line
    seq: Small
    seat: Small | None = None


class UndoRequest(Strict):
    """Take back the last decision, or all down to a step."""

    seq: Small
    seat: Small | None = None
    to: Small | None = None


class GuessRequest(Strict):
    """That whoever records a real table does not know the answer, with the number of the position that it answers."""

    seq: Small
    seat: Small | None = None


class TellRequest(Strict):
    """What the unknown thing at a step was, as a move."""

    step: Small
    move: Line
    seat: Small | None = None


class WhatItWas(BaseModel):
    """What the unknown thing at a step can have been."""

    step: int
    prompt: str
    moves: list[dict[str, object]]


class OrderRequest(Strict):
    """A standing order."""

    key: Word
    value: Word
    seat: Small | None = None


class Done(BaseModel):
    """Something is on the disk; `seq` is the number of the new position."""

    seq: int
    over: bool


class Problem(BaseModel):
    """What was wrong."""

    code: str
    message: str
    rule: str = ""
    rule_text: str = ""


class ErrorBody(BaseModel):
    """The body of every error."""

    error: Problem


class GameSummary(BaseModel):
    """A game in the list."""

    key: str
    title: str
    tagline: str
    about: str
    seats: list[int]
    minutes: str
    weight: str
    edition: str
    version: int


class OptionInfo(BaseModel):
    """A choice before the game."""

    key: str
    label: str
    help: str
    default: str
    seats: list[int]
    per_seat: bool
    names_seat: bool
    ruling: bool
    choices: list[dict[str, str]]


class GameDetails(GameSummary):
    """A game with everything that can be chosen, and the size of its move table."""

    options: list[OptionInfo]
    orders: dict[str, list[str]]
    bots: list[str]
    moves: int


class PlacedBid(BaseModel):
    """A bid for a seat, by whoever sits on the seat `bidder` until the auction is over."""

    bidder: int
    seat: int
    points: int


class Auction(BaseModel):
    """An open auction of seats. Bidders are named by the seats where they sit until it is over."""

    order: list[int]
    """Everybody who bids, in the order of their turns."""
    bids: list[PlacedBid]
    bidder: int
    """Who must bid now."""
    least: list[int | None]
    """What must be bid at least for each seat; none where nobody can bid more."""
    standing: list[int | None]
    """Who has bid most for each seat."""
    most: int
    until: float | None
    """The time of day at which the time of the bidder is over."""
    late: bool
    deciders: list[int]
    """Who decides about a bidder who is late."""
    agreed: list[int]
    """Those of them who want the cheapest seat to be bid for."""


class BidRequest(Strict):
    """A bid for a seat by somebody who has seen `number` bids before it, and what they choose to play with."""

    wanted: Small
    points: Small
    number: Small
    seat: Small | None = None
    options: dict[Word, Word] = {}


class TableSummary(BaseModel):
    """What everybody at a table knows of it."""

    table: str
    game: str
    status: str
    seats: int
    options: dict[str, str]
    players: list[dict[str, object]]
    turn: list[int]
    seq: int
    step: int
    over: bool
    commitment: str
    mine: list[int]
    auction: Auction | None = None
    """The auction of seats, as long as it is open."""
    from_step: int | None = None
    """The step of another game that the table goes on from; -1 for a position set up by hand."""


class Question(BaseModel):
    """What a seat is asked, with every legal move."""

    seq: int
    seat: int
    asked: bool
    draws: bool
    """Whether the moves are what may have been drawn at the real table that is recorded."""
    unknown: bool
    """Whether whoever records a real table need not know the answer."""
    prompt: str
    moves: list[dict[str, object]]
    undo: list[dict[str, object]]
    can_undo: bool


class PositionView(BaseModel):
    """The position as a seat or a spectator may know it."""

    seq: int
    step: int
    over: bool
    turn: list[int]
    view: dict[str, object]
    scores: list[dict[str, object]]
    text: str


class LogText(BaseModel):
    """The log as its reader may know it."""

    seq: int
    over: bool
    entries: list[dict[str, object]]


class WhyNot(BaseModel):
    """Why an element cannot be chosen; an empty sentence if there is nothing to say."""

    el: str
    say: str
    rule: str
    text: str


class PositionRequest(Strict):
    """A position to be looked at."""

    position: dict[str, object]
    lang: Literal["en", "ru", "uk"] = "en"


class CheckedPosition(BaseModel):
    """A position that a table can begin with: as it is kept, who decides, as text and as a drawing."""

    position: dict[str, object]
    seats: int
    options: dict[str, str]
    turn: list[int]
    text: str
    svg: str
    style: str


class FinishedPosition(BaseModel):
    """The position of a finished game after a number of steps."""

    game: str
    step: int
    steps: int
    position: dict[str, object]


class ChancePoint(BaseModel):
    """The chances to win of all seats after a step."""

    step: int
    chances: list[float]


class TurnPoint(BaseModel):
    """A turn, from one step to another, that changed the chances of a seat by much; `better` may be empty."""

    first: int
    step: int
    seat: int
    why: Literal["move", "luck", "together", "end"]
    move: str
    before: float
    after: float
    better: str
    better_chance: float | None


class AnalysisResult(BaseModel):
    """The chances during a finished game. While `ready` is false they are being computed: ask again."""

    ready: bool
    steps: int = 0
    points: list[ChancePoint] = []
    turns: list[TurnPoint] = []
