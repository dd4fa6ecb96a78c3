"""Messages between a page and the server over a WebSocket: what a page may send, and how answers are encoded."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from ...core.chains import MOST_MOVES
from ...match.seed import SEAL, SHARE
from ...store import PLAYERS_ROOM, WATCHERS_ROOM
from ..errors import Refused
from ..security.inputs import MOST, Link

LARGEST: Final = 16 * 1024
"""Bytes of one message."""
LONGEST_CHAT: Final = 500
WORTH_PACKING: Final = 400
"""Characters from which on a message is packed."""


Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""A number from 0 to 999,999,999."""


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """The answer to a message with `n` carries the same `n`."""

    n: Whole | None = None


Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
"""The notation of a move, or of several in a row."""
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Language = Literal["", "en", "ru", "uk"]


class Hello(Message, tag="hello"):
    """The first message: what the page has, and how it looks."""

    mark: Annotated[str, msgspec.Meta(max_length=200)] = ""
    token: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seat: Whole | None = None
    lang: Language = ""
    dark: bool | None = None
    seq: Whole | None = None
    pack: bool = False
    """Whether long messages may come as raw deflate in binary frames."""
    heard: Whole | None = None
    heard_watchers: Whole | None = None
    """The newest lines of the chat that the page has, of both rooms; a page that says neither is told nothing of what it has missed."""

    @property
    def link(self) -> Link | None:
        """The link by which the page has come; None if it comes as a guest, ValueError if it can be none."""
        return Link.read(self.token) if self.token else None

    @property
    def heard_lines(self) -> dict[str, int] | None:
        """The newest lines that the page has, by room."""
        known = {PLAYERS_ROOM: self.heard, WATCHERS_ROOM: self.heard_watchers}
        return {room: n or 0 for room, n in known.items()} if set(known.values()) != {None} else None


class ChangeScreen(Message, tag="look"):
    """The colours or the language have changed."""

    lang: Language = ""
    dark: bool | None = None


class Sit(Message, tag="sit"):
    """Show the table to another seat of the same screen."""

    seat: Whole


class PlayMove(Message, tag="play"):
    """A seat decides: `move` by its notation, `seq` the number of the position that the page has seen."""

    seq: Whole
    seat: Whole
    move: Line


class PlayChain(Message, tag="chain"):
    """A seat decides several times at once: all of the moves are played, or none."""

    seq: Whole
    seat: Whole
    moves: Annotated[list[Line], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class Undo(Message, tag="undo"):
    """Take back the last decision, or all down to a step."""

    seq: Whole
    seat: Whole
    to: Whole | None = None


class Guess(Message, tag="guess"):
    """Whoever records does not know what a seat is asked now, or what was drawn."""

    seq: Whole
    seat: Whole


class AskUnknown(Message, tag="unknown"):
    """Ask what the unknown thing at a step can have been."""

    seat: Whole
    step: Whole


class Tell(Message, tag="tell"):
    """Say what the unknown thing at a step was."""

    seat: Whole
    step: Whole
    move: Line


class Order(Message, tag="order"):
    """Give a standing order."""

    seat: Whole
    key: Word
    value: Word


class Why(Message, tag="why"):
    """Ask why an element cannot be chosen."""

    el: Line
    seat: Whole | None = None


class AskCard(Message, tag="card"):
    """Ask what an element is, and what some of the moves would do that it leads to."""

    el: Line
    moves: Annotated[list[Choice], msgspec.Meta(max_length=4)] = msgspec.field(default_factory=list)


class AskGains(Message, tag="gains"):
    """Ask for the points of moves of a seat that this page shows."""

    seat: Whole
    moves: Annotated[list[Line], msgspec.Meta(max_length=40)]


class AskNews(Message, tag="news"):
    """Ask what others have changed on the board since the last own decision."""


class AskChanged(Message, tag="changed"):
    """Ask what the entries of the log from one to another have changed on the board."""

    first: Whole
    last: Whole


class Peek(Message, tag="peek"):
    """Ask whether a move could still be taken back; `before` are those of a chain that come before it."""

    seq: Whole
    seat: Whole
    move: Line
    before: Annotated[list[Line], msgspec.Meta(max_length=MOST_MOVES - 1)] = msgspec.field(
        default_factory=list
    )


class TryPlan(Message, tag="plan"):
    """Ask how moves of the own seat would look on a copy of the position."""

    seat: Whole
    moves: Annotated[list[Line], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=list)


class Chat(Message, tag="chat"):
    """Say something to everybody at the table, or, to be read by players only after the game, among those who watch."""

    text: str
    room: Literal["players", "watchers"] = "players"


class ReadChat(Message, tag="read"):
    """The reader of this page has read a room up to a line."""

    line: Whole
    room: Literal["players", "watchers"] = "players"


class OldLog(Message, tag="log"):
    """Ask for older entries of the log."""

    before: Whole


class Describe(Message, tag="describe"):
    """Ask for the position in words."""


class AskHint(Message, tag="hint"):
    """Ask for the best moves."""

    seat: Whole


class HostDecision(Message, tag="host"):
    """A decision of the host about a seat: a bot plays it, or it gets more time."""

    do: Literal["bot", "time"]
    seat: Whole
    bot: Word = "greedy"
    seconds: Whole = 0


class HandToBot(Message, tag="bot"):
    """Let a bot play the own seat."""

    seat: Whole
    bot: Word = "greedy"


class TakeFromBot(Message, tag="back"):
    """Play the own seat oneself again."""

    seat: Whole


class Propose(Message, tag="propose"):
    """Propose something that people decide together; `number` is a number of days, or the seat that it is about."""

    seat: Whole
    kind: Literal["pause", "resume", "end", "bot", "time"]
    number: Whole = 0


class Vote(Message, tag="vote"):
    """Agree with what was proposed, or not."""

    seat: Whole
    agrees: bool


class Resign(Message, tag="resign"):
    """Give up the own seat for good."""

    seat: Whole


class Seal(Message, tag="seal"):
    """Tell the seal of the share that the page of a seat will add to the chance."""

    seat: Whole
    seal: Annotated[str, msgspec.Meta(pattern=rf"\A{SEAL}\Z")]


class Share(Message, tag="share"):
    """Add the share of a seat to the chance; it must fit the seal."""

    seat: Whole
    share: Annotated[str, msgspec.Meta(pattern=rf"\A{SHARE}\Z")]


class Ping(Message, tag="ping"):
    """Is anybody there?"""


AnyMessage = (
    Hello
    | ChangeScreen
    | Sit
    | PlayMove
    | PlayChain
    | Undo
    | Guess
    | AskUnknown
    | Tell
    | Order
    | Why
    | AskCard
    | AskGains
    | AskNews
    | AskChanged
    | TryPlan
    | Peek
    | Chat
    | ReadChat
    | OldLog
    | Describe
    | AskHint
    | HostDecision
    | HandToBot
    | TakeFromBot
    | Propose
    | Vote
    | Resign
    | Seal
    | Share
    | Ping
)


_DECODER: Final = msgspec.json.Decoder()
_READER: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
"""A whole number has one way to be written for it: `1.0` and `1e0` are refused."""
_ENCODER: Final = msgspec.json.Encoder()
_UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, ValueError)
"""What msgspec raises for bad input: too deep nesting and broken UTF-8 are not among its own errors."""


def read_message(text: str | bytes) -> AnyMessage:
    """A message. Whatever cannot be read as one is refused here, with what was found and what is allowed."""
    try:
        message: AnyMessage = _READER.decode(text)
    except _UNREADABLE as error:
        raise Refused("message", f"{error}"[:300]) from None
    return message


def read_number(text: str | bytes) -> int | None:
    """The number that the answer to a message must carry, whatever else is wrong with it."""
    try:
        data = _DECODER.decode(text)
    except _UNREADABLE:
        return None
    n = data.get("n") if isinstance(data, dict) else None
    return n if type(n) is int and 0 <= n <= MOST else None


class EncodedMessage:
    """A message of the server, encoded once however many pages get it, and packed once for all that can unpack."""

    __slots__ = ("_packed", "kind", "size", "text")

    def __init__(self, kind: str, data: bytes) -> None:
        self.kind = kind
        self.size = len(data)
        """Bytes, unpacked."""
        self.text = data.decode()
        self._packed: bytes | None = None

    @property
    def deflated_bytes(self) -> bytes | None:
        """The text as raw deflate; None if that is not worth while."""
        if self._packed is None and len(self.text) >= WORTH_PACKING:
            data = self.text.encode()
            # Most messages are so short that setting up the usual tables of deflate would cost more than using them.
            window, memory = (13, 6) if len(data) <= 1 << 13 else (zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL)
            packer = zlib.compressobj(6, zlib.DEFLATED, -window, memory)
            self._packed = packer.compress(data) + packer.flush()
        return self._packed


def encode(message: Mapping[str, object]) -> EncodedMessage:
    """A message of the server, ready to be sent; `t` says of which kind it is."""
    return EncodedMessage(str(message["t"]), _ENCODER.encode(message))
