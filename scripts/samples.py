"""Write games/*/sample.* again: games in full swing for the pictures of the lobby, and the sizes of these pictures.

Run it as: python -m scripts.samples [GAME ...]
"""

from __future__ import annotations

import sys

import igroteka
from igroteka.bots import bot
from igroteka.core import Rng
from igroteka.core.registry import folder_of
from igroteka.web.pages.samples import measure_picture

#: Seats, and the share of the whole game that has been played on the picture.
SHOWN = {
    "age_of_innovation": (3, 0.6),
    "dream_city": (2, 0.6),
    "garden_nation": (3, 0.6),
    "keyflower": (2, 0.7),
    "sweet_lands": (2, 0.6),
}


def write_sample(key: str) -> object:
    """Play a game between greedy bots and keep its first part."""
    count, share = SHOWN.get(key, (2, 0.6))
    whole = igroteka.Match.new(key, seats=count, seed="a picture")
    rng = Rng(7)
    greedy = bot("greedy")
    while not whole.over:
        seat = whole.seats[0]
        whole.play(greedy.choose(whole.game, whole.state, seat, rng), seat)
    part = whole.at(int(len(whole.entries) * share))
    path = folder_of(key) / "sample.log"
    path.write_text(part.export(), encoding="utf-8")
    width, height = measure_picture(key)
    seats = whole.game.seats
    facts = [
        "# How large the game of sample.log is drawn, and the fewest and most seats: the lobby reads them without importing the game.",
        f"width = {width}",
        f"height = {height}",
        f"seats = [{seats.start}, {seats.stop - 1}]",
    ]
    path.with_suffix(".toml").write_text("\n".join([*facts, ""]), encoding="utf-8")
    return path


if __name__ == "__main__":
    for name in sys.argv[1:] or igroteka.list_games():
        print(write_sample(name))
