"""The errors of the server: what is refused, missing, unreadable or broken."""

from __future__ import annotations

from typing import Final

from ..core import IgrotekaError, Text
from ..core.errors import not_loaded
from ..core.text import Value
from .refusals import OUTDATED, REFUSALS

LONGEST_KEY: Final = 40
"""Characters of the key of an unknown game that are repeated."""


class Refused(IgrotekaError):
    """An action that is not allowed now. `code` is for programs, `text` for people, `rule` names a rule of the game.

    `detail` says the same to programs, in English: what was found and what is allowed. `words` go into the text.
    """

    def __init__(
        self, code: str, detail: str, rule: str = "", text: Text | None = None, **words: Value
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.rule = rule
        self.status, usual = REFUSALS[code]
        self.text = text or Text(usual, **words)

    @property
    def is_outdated(self) -> bool:
        """Whether somebody else was quicker, so that the sender only needs the new position."""
        return self.code in OUTDATED


class NoSuch(IgrotekaError):
    """A page, table or link that does not exist, or not for this visitor."""


class Broken(IgrotekaError):
    """A table whose log cannot be replayed, with today's rules or with what is loaded.

    Its own message quotes the log, which may hold what others hide; `text` and `detail` may be told to anybody.
    """

    @property
    def text(self) -> Text:
        """Why, for people."""
        missing = not_loaded(self)
        if missing is None:
            return Text("websay-broken")
        return Text(
            "websay-not-loaded", needed=missing.needed, loaded=missing.loaded, option=f"--{missing.file}"
        )

    @property
    def detail(self) -> str:
        """The same for programs, in English."""
        return str(not_loaded(self) or "the log of this table does not fit today's rules")

    @property
    def refusal(self) -> Refused:
        """The same as a refusal of something that was asked for at the table."""
        return Refused("broken", self.detail, text=self.text)


class Unreadable(Broken):
    """A row of the store that this process cannot work with: an unknown game or bot, or damage."""

    @property
    def text(self) -> Text:
        """Why, for people."""
        return Text("websay-unreadable")

    @property
    def detail(self) -> str:
        """The same for programs, in English."""
        return "this server cannot read the table: it lacks its game or a bot, or the row is damaged"


class GameMissing(Unreadable):
    """A row of a game that is neither installed here nor loaded from a folder."""

    def __init__(self, table: str, game: str) -> None:
        self.game = game[:LONGEST_KEY]
        super().__init__(f"table {table}: {self.detail}")

    @property
    def text(self) -> Text:
        """Why, for people."""
        return Text("websay-no-game", needed=self.game, option="--game")

    @property
    def detail(self) -> str:
        """The same for programs, in English."""
        return (
            f"the game {self.game!r} is not loaded; allowed: one that is installed or given by --game FOLDER"
        )


class NoKey(IgrotekaError):
    """A call of a program without the key that it needs."""
