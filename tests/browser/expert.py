"""Playing known moves through the page, by the clicks that the rules' own description of each move asks for."""

from __future__ import annotations

from igroteka.core import Shown
from igroteka.match import Match

from .player import Player, answered, settled


class Expert(Player):
    """Somebody who knows the very moves, and plays them in a match of its own, too."""

    def follow(self, match: Match, *script: str) -> None:
        """Make moves by their clicks or by their buttons; where the page wants to be sure, say yes."""
        for word in script:
            settled(self.page)
            for selector in clicks(match, word):
                self.press(selector)
            if answered(self.page)["confirm"]:
                self.press("#confirm-yes")
                answered(self.page)
            match.play(word)


def clicks(match: Match, word: str) -> list[str]:
    """What has to be pressed for a move: elements until no other move is left, then perhaps its button, as where they are counted."""
    seat = match.seats[0]
    shown = {str(m): match.show(m, seat) for m in match.moves_of(seat)}
    path = [*shown[word].at, *shown[word].mix]
    counts = any(
        0 < len(one.at) < len(path) and is_begun(shown[word], list(one.at)) for one in shown.values()
    )
    for many in range(1, 1 if counts else len(path) + 1):
        if sum(is_begun(one, path[:many]) for one in shown.values()) == 1:
            return [f"#sheet [data-el='{el}']" for el in path[:many]]
    return [*[f"#sheet [data-el='{el}']" for el in path], f"#choices button[data-move='{word}']"]


def is_begun(move: Shown, clicked: list[str]) -> bool:
    """Whether clicks can lead to a move: first its elements in their order, then those of its mix in any."""
    mix = list(move.mix)
    for el in clicked[len(move.at) :]:
        if el not in mix:
            return False
        mix.remove(el)
    return list(move.at[: len(clicked)]) == clicked[: len(move.at)]
