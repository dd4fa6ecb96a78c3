"""§AI-3.11.4 The one row of the board that no source tells for certain, with our reading, or that of the edition in play.

One process plays with one edition: the environment variable AGE_OF_INNOVATION_EDITION names its file before the game is imported (the
command line does so for `--edition FILE`). The option `edition` of a match names it with its digest; where it is ours there is no such option.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import Components, Part, Row, Table, flag

TITLE: Final = {"en": "Our own reading", "ru": "Наше прочтение", "uk": "Наше прочитання"}
ABOUT: Final = """The one place on the boards of Age of Innovation that no published source tells for certain. If you own the game, look at your
copy. What you leave out stays ours.
Check the file with `igroteka edition age_of_innovation --check FILE`, play with `--edition FILE`."""
OURS: Final[dict[str, list[Row]]] = {"bridge_site": [{"site": "A10-B11", "printed": True}]}
FORM: Final = {
    "bridge_site": Table(
        "bridge_site",
        "Bridge sites on the side for 1 to 3 players.",
        "site",
        {"printed": Part(flag, "whether a bridge can be built there")},
    )
}
COMPONENTS: Final = Components("age_of_innovation", "AGE_OF_INNOVATION_EDITION", TITLE, ABOUT, FORM, OURS)
EDITION: Final = COMPONENTS.in_play()
#: Sites of the smaller side that the rule about sites would allow, and that are not printed.
NOT_PRINTED: Final = frozenset(
    [row["site"] for row in EDITION.rows(FORM["bridge_site"], OURS["bridge_site"]) if not row["printed"]]
)
