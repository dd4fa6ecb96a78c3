"""The conformance suite: play many random games of a game and check what every game must keep.

It works on any object with the `Game` interface, installed or not, so a game under construction is
tested with one line:

>>> from igroteka.games.dream_city import GAME
>>> from igroteka.testing import check_game
>>> report = check_game(GAME, seats=[2], games=2, seed=1)
>>> report.games >= 2
True

In a test suite that line is the whole test: a broken promise raises `Failure`, an AssertionError that
names the check, the table (seats, options, seed, step), what was expected, what was found, the log up
to there, and the call that plays the same game again. `print(report)` tells what was played and which
moves and events never came up.

Positions are checked in two ways. Cheap checks run at every decision; expensive ones (pictures, texts in all
languages, replay of the log, every legal move on a copy) at one decision in `deep_every`. Moves are
chosen from one generator and samples from others, so another `deep_every` plays the same games.

What is promised, by the names of the checks, stands in `igroteka.testing.CHECKS`. The leak tests trust
three things that a game says about its secrets: `Ask.sees` and `Ask.masked` for a move, `emit_to` for an
event, and `State.reveal` when a secret comes out. A game that keeps public knowledge about hidden goods
in `igroteka.core.hidden.Hidden` may offer one method more, and the truth and every guess are then held
against that knowledge:

    def hidden_pieces(self, s) -> list[tuple[Hidden, list[list[int]]]]:
        "What everybody knows about hidden places, and what really lies there."

Views are held to the other side, too: what a seat may know stands in its view (`telling`). Fields of `to_data()` that
hold lists whose order means nothing, such as hands, are named with the reason, and then only their order need not be told:

    unordered: ClassVar[Mapping[str, str]] = {"hands": "a hand is no row"}

Besides it there are checks that a game's own tests call with positions of their choice: `pictures` (drawings),
`stored` (hostile data), `records` (kept games), `contests` (bots), and `scenario` for rule tests.
"""

from .plays import check_game
from .report import CHECKS, CheckReport, Failure

__all__ = ["CHECKS", "CheckReport", "Failure", "check_game"]
