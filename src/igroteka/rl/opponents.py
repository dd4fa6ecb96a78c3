"""Who sits on the other seats: the bots by name, and networks that learners have made."""

from __future__ import annotations

from typing import Final

from ..bots import Bot
from ..bots import bot as find_bot
from ..bots.levels import UnknownBot
from ..bots.valued import check_bot
from ..core import BadData, BadOption, Game
from .policy import PolicyBot, load_policy

POLICY: Final = "policy:"


def find_opponent(name: str, game: Game, seats: int) -> Bot:
    """A bot for a table by name: one that `igroteka.bots.bot` knows, such as "hard" or "value:FILE", or "policy:FILE".

    What cannot play at such a table raises `BadOption`. Files are read each time, since training replaces them.
    """
    if not isinstance(name, str) or not name.startswith(POLICY):
        try:
            one = find_bot(str(name))  # a name that is none is refused there
        except UnknownBot as error:
            raise BadOption(f"{error}, {POLICY}FILE") from None
        check_bot(one, game, seats)
        return one
    try:
        policy = PolicyBot(name, load_policy(name.removeprefix(POLICY)))
    except BadData as error:
        raise BadOption(f"policy: {error}") from None
    policy.check(game)
    return policy
