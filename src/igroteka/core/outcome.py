"""What a finished game tells of a seat beyond its points: the side that it has played, and the tiles and cards that brought points."""

from __future__ import annotations

import json
from typing import Final

from .frames import Seat, State
from .game import Game
from .optional import Accounted, Sided
from .text import Text

ITEM: Final = "item-"
"""What the messages begin with that name items of a score; every seat has them, so they tell nothing."""
MOST_PARTS: Final = 200


def side_of(game: Game, s: State, seat: Seat) -> str:
    """What a seat plays, where seats differ: the message key of a faction or a character, or nothing."""
    return str(game.side(s, seat) or "") if isinstance(game, Sided) else ""


def parts_of(game: Game, s: State, seat: Seat) -> tuple[str, ...]:
    """What has brought points to a seat, tiles and cards as written messages, in a game that tells it."""
    if not isinstance(game, Accounted):
        return ()
    named = [text for text, _ in game.account(s, seat).points if not text.key.startswith(ITEM)]
    return tuple(sorted({write_text(text) for text in named})[:MOST_PARTS])


def write_text(text: Text) -> str:
    """A message as it is kept: its key and its plain arguments."""
    plain = {name: value for name, value in text.args.items() if isinstance(value, int | str)}
    return json.dumps([text.key, plain], separators=(",", ":"), ensure_ascii=False)


def read_text(written: str) -> Text:
    """A message that `write_text` has written."""
    key, args = json.loads(written)
    return Text(key, **args)
