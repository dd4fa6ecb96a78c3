"""What a page may say to the server over its WebSocket."""

from __future__ import annotations

from typing import Final

import msgspec

LARGEST: Final = 16 * 1024
"""Bytes of one message."""
LONGEST_CHAT: Final = 500


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """The answer to a message with `n` carries the same `n`."""

    n: int | None = None


class Hello(Message, tag="hello"):
    """The first message: what the page has, and how it looks."""

    mark: str = ""
    token: str = ""
    seat: int | None = None
    lang: str = ""
    portrait: bool | None = None
    dark: bool | None = None
    seq: int | None = None


class LookLike(Message, tag="look"):
    """The screen or the language has changed."""

    lang: str = ""
    portrait: bool | None = None
    dark: bool | None = None


class Sit(Message, tag="sit"):
    """Show the table to another seat of the same screen."""

    seat: int


class PlayMove(Message, tag="play"):
    """Play a move."""

    seq: int
    seat: int
    move: str


class Undo(Message, tag="undo"):
    """Take back the last decision, or all down to a step."""

    seq: int
    seat: int
    to: int | None = None


class Order(Message, tag="order"):
    """Give a standing order."""

    seat: int
    key: str
    value: str


class Why(Message, tag="why"):
    """Ask why an element cannot be chosen."""

    el: str
    seat: int | None = None


class Peek(Message, tag="peek"):
    """Ask whether a move could still be taken back."""

    seq: int
    seat: int
    move: str


class Chat(Message, tag="chat"):
    """Say something to everybody at the table."""

    text: str


class OldLog(Message, tag="log"):
    """Ask for older entries of the log."""

    before: int


class Describe(Message, tag="describe"):
    """Ask for the position in words."""


class HintPlease(Message, tag="hint"):
    """Ask for the best moves."""

    seat: int


class Host(Message, tag="host"):
    """A decision of the host about a seat: a bot plays it, or it gets more time."""

    do: str
    seat: int
    bot: str = "greedy"
    seconds: int = 0


class ToBot(Message, tag="bot"):
    """Let a bot play the own seat."""

    seat: int
    bot: str = "greedy"


class Back(Message, tag="back"):
    """Play the own seat oneself again."""

    seat: int


class Ping(Message, tag="ping"):
    """Is anybody there?"""


Anything = (
    Hello
    | LookLike
    | Sit
    | PlayMove
    | Undo
    | Order
    | Why
    | Peek
    | Chat
    | OldLog
    | Describe
    | HintPlease
    | Host
    | ToBot
    | Back
    | Ping
)
_DECODER: Final = msgspec.json.Decoder(Anything)
_ENCODER: Final = msgspec.json.Encoder()


def read(text: str) -> Anything:
    """A message; msgspec's error says what was found and what is allowed."""
    found: Anything = _DECODER.decode(text)
    return found


def written(message: object) -> str:
    """A message of the server."""
    return _ENCODER.encode(message).decode()
