"""What the server keeps with a table in addition to its match, as `TableRow.config` holds it.

It holds `host` (guest id), `seats` (one object each), the secrets of its links, `public`,
`clock`, and for special tables `lesson`, `log` (an imported game), `next` (the rematch, with `next_link`, the link that invites to it if it is rated) and `from` (the step of another
game that it goes on from, or -1 for a position set up by hand). `invite` is the secret of the link to any free seat, `lot` says that seats are
drawn when the last one is taken, `bidding` that they are bid for then, `auction` is the auction as long as it is open (`bidding.py`), `reserved` that the host alone chooses what differs from seat to seat, `password` is the hash of what somebody must know to take a seat; `rated` says that the game counts for ratings, `tournament` is the one that it belongs to; `blocked` and `muted` are guests, `hushed` says that the host has switched off the chat of the spectators; `locked` says that the operator lets nobody new in and nobody talk.

A table without a seed is recorded: one guest has all its seats and says what was drawn, and none of them has a link.
"""

from __future__ import annotations

from typing import Required, TypedDict


class SeatConfig(TypedDict, total=False):
    """A seat as `config` holds it. Which fields are there depends on its kind."""

    kind: Required[str]
    name: str
    guest: str
    token: str
    bot: str
    former: bool
    seal: str
    share: str
    options: dict[str, str]
    """What its player has chosen where seats may differ."""
    bid: int
    """What was bid for the seat before the game."""
    asks: str
    """The secret of the seat with which its player wants to exchange theirs."""


class AuctionConfig(TypedDict, total=False):
    """The auction of seats as `config` holds it: the first places of those who bid, in their order, and each bid as place, seat and points."""

    order: Required[list[int]]
    bids: Required[list[list[int]]]
    since: Required[float]
    late: bool
    agreed: list[str]


class ClockConfig(TypedDict, total=False):
    """A clock as `config` holds it; `ClockRule` says what it means."""

    seconds: Required[int]
    bonus: Required[int]
    then: Required[str]
    each: bool
    weekends: bool
    holidays: list[str]
    zone: str


TableConfig = TypedDict(
    "TableConfig",
    {
        "host": str,
        "host_token": str,
        "watch": str,
        "seats": Required[list[SeatConfig]],
        "public": bool,
        "lang": str,
        "salt": str,
        "chosen": bool,
        "clock": ClockConfig | None,
        "from": int,
        "lesson": str | bool,
        "log": str,
        "next": str,
        "next_link": str,
        "filled": float,
        "invite": str,
        "lot": bool,
        "bidding": bool,
        "auction": AuctionConfig,
        "reserved": bool,
        "password": str,
        "blocked": list[str],
        "muted": list[str],
        "hushed": bool,
        "rated": bool,
        "tournament": str,
        "locked": bool,
    },
    total=False,
)
"""What is kept with a table in addition to its match; `stored_rows` looks at each row that comes in."""
