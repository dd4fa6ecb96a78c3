"""The shapes of what pages and programs are told of a match and a table. Their one way to JSON is `messages.encode`."""

from __future__ import annotations

from typing import TypedDict

from ...core import Seat


class Turn(TypedDict):
    """Who must decide."""

    seats: list[Seat]
    mine: bool
    say: str
    over: bool


class OfferedMove(TypedDict):
    """A legal move: the elements to click, those that it takes besides, and what it does."""

    id: str
    at: tuple[str, ...]
    mix: tuple[str, ...]
    takes: tuple[str, ...]
    label: str
    cost: str
    rule: str
    final: bool


class OfferedChain(OfferedMove):
    """Several moves as one choice, by their notations in order; with `covers` the first need not be offered by itself."""

    chain: list[str]
    covers: bool


class UndoPoint(TypedDict):
    """A step to which a seat may go back, and the move that is taken back first."""

    step: int
    label: str


class OfferedOrder(TypedDict):
    """A standing order that would answer the present question."""

    key: str
    value: str
    label: str


class Question(TypedDict):
    """What a seat is asked, with all its moves; `times` is how often at most it is asked so in a row.

    `draws` tells that the moves are what may have been drawn at the real table; `unknown` that whoever records it need not know the answer.
    """

    seat: Seat
    asked: bool
    draws: bool
    unknown: bool
    prompt: str
    moves: list[OfferedMove]
    undo: list[UndoPoint]
    reset: int | None
    can_undo: bool
    orders: list[OfferedOrder]
    chains: list[OfferedChain]
    times: int


class CountNow(TypedDict):
    """What somebody would have if the game ended now; None stands for what the viewer cannot know yet."""

    total: int | None
    items: dict[str, int | None]


class ScoreRow(TypedDict):
    """The score of a seat or a solo opponent; None stands for what the viewer cannot know yet.

    `now` is the count of the end made now, in a game that counts most of its points then; `so_far` is what is on the track of
    points, in a game whose total always counts everything. Both are None when the game is over.
    """

    seat: Seat
    name: str
    total: int | None
    rank: int | None
    items: dict[str, int | None]
    so_far: int | None
    now: CountNow | None


class LogEntry(TypedDict):
    """An entry of the log in words; what is `guessed` is not known, so no more is told than everybody saw."""

    step: int
    seat: Seat
    who: str
    move: str
    auto: bool
    guessed: bool
    say: list[str]


class UnknownThing(TypedDict):
    """Something that whoever records does not know, in the words of those who did not see it."""

    step: int
    say: str


class WhatItWas(TypedDict):
    """What an unknown thing can have been."""

    step: int
    prompt: str
    moves: list[OfferedMove]


class Choice(TypedDict):
    """A value that can be chosen, with its name."""

    value: str
    label: str


class StandingOrder(TypedDict):
    """A standing order of a seat with all its choices."""

    key: str
    label: str
    value: str
    choices: list[Choice]


class PartFields(TypedDict):
    """A part of a drawing that a page lays out by itself."""

    name: str
    title: str
    w: float
    h: float
    seat: Seat | None
    own: bool
    wide: bool
    folds: bool


class ChipFields(TypedDict):
    """A few words about a player, with an icon."""

    icon: str
    say: str
    title: str


class DrawingFields(TypedDict):
    """What a page must know to lay out a drawing: its parts, and what it says of each player."""

    parts: list[PartFields]
    chips: dict[str, list[ChipFields]]
    colours: list[str]


class MatchFields(DrawingFields):
    """What a rendering tells of the match besides its picture, its log and its scores."""

    turn: Turn
    ask: Question | None
    since: int | None
    unknown: list[UnknownThing]
    orders: list[StandingOrder]


class Player(TypedDict):
    """Somebody at a table."""

    seat: Seat
    name: str
    kind: str
    bot: str
    host: bool
    resigned: bool


class ConnectedPlayer(Player):
    """The same, and whether a page of theirs is connected; None where other processes may know more."""

    here: bool | None
    options: dict[str, str]
    """What the seat is played with, where seats may differ."""
    asks: Seat | None
    """The seat with which its player wants to exchange theirs, before the game begins."""


class ClockFields(TypedDict):
    """The clock of a table."""

    left: list[float]
    running: list[Seat]
    out: list[Seat]
    then: str
    bonus: int
    say: str


class LessonWords(TypedDict):
    """What a lesson says about some elements of the board."""

    text: str
    at: list[str]


class LessonFields(TypedDict):
    """Where a lesson has come to."""

    title: str
    say: list[LessonWords]
    step: int
    steps: int
    done: bool


class Result(TypedDict):
    """How a game has ended, and where to go from here."""

    say: str
    end: str
    rematch: str


class MotionFields(TypedDict):
    """What somebody has proposed, in words; who agrees, and whether this viewer may still vote."""

    kind: str
    by: Seat
    agreed: list[Seat]
    open: bool
    say: str


class TableFields(TypedDict):
    """What a rendering tells of the table."""

    status: str
    players: list[Player]
    clock: ClockFields | None
    late: list[Seat]
    decide: str
    motion: MotionFields | None
    paused: float
    ended: str
    lesson: LessonFields | None
    next: str
    recorded: bool
    locked: str
    result: Result | None


class ChatLine(TypedDict):
    """What somebody has said at the table: its number, who, under which name, and when."""

    n: int
    seat: Seat | None
    name: str
    text: str
    at: float


class WatchersChat(TypedDict):
    """What the spectators of a table say to each other, for whoever may read it, and whether they may join in."""

    lines: list[ChatLine]
    can_chat: bool


class ChatFields(TypedDict):
    """The chat of a table as one page may read it; `watchers` is None for those who play."""

    chat: list[ChatLine]
    can_chat: bool
    watchers: WatchersChat | None


class Fairness(TypedDict):
    """What everybody at a table is told of its chance."""

    commitment: str
    chosen: bool
    stage: str
    seals: dict[str, str]
    given: list[Seat]


class RuleQuote(TypedDict):
    """A rule with its sentence and its place on the rules page; empty without a rule."""

    rule: str
    text: str
    href: str


class Reason(RuleQuote):
    """Why an element cannot be chosen."""

    el: str
    say: str


class ItemChange(TypedDict):
    """What an item of a score would gain or lose."""

    label: str
    points: int


class Gain(TypedDict):
    """The points of a move, and what the count at the end would gain by it; None where that is open."""

    points: int | None
    late: int | None


class MoveOutcome(Gain):
    """What a move would do, as far as its player can know: what it forfeits is told by whole sentences."""

    id: str
    label: str
    cost: str
    rule: str
    items: list[ItemChange]
    cautions: list[str]
    say: list[str]
    then: str
    draws: bool


class CardFields(RuleQuote):
    """What an element is, and what choosing it would do or why it cannot be chosen; `because` is the rule about that."""

    el: str
    name: str
    say: str
    moves: list[MoveOutcome]
    why: str
    because: RuleQuote


class HintedMove(TypedDict):
    """A move that a hint names, with its reasons."""

    id: str
    label: str
    points: float
    score: float
    chance: float
    why: str
    line: list[str]


class Board(TypedDict):
    """A whole picture for a page."""

    svg: str
    style: str
    title: str
