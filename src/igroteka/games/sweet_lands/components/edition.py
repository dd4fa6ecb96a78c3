"""The edition in play: our own values, or those of a file that the environment names (docs/editions.md tells its form).

One process plays with one edition: cards and maps are in the move table. The environment variable SWEET_LANDS_EDITION names the
file before the game is imported (the command line does so for `--edition FILE`). The option `edition` of a match names it, another one
than ours with its digest, so a log is only replayed with the values that it was played with.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import Components, Row

from .files import read_ours
from .form import FORM, OURS

GAME: Final = "sweet_lands"
VARIABLE: Final = "SWEET_LANDS_EDITION"
TITLE: Final = {"en": "Our own values", "ru": "Наши значения", "uk": "Наші значення"}
ABOUT: Final = """All that is not in the rulebook of Sweet Lands, with the values that we have chosen, because the printed ones are
not published. If you own the game, write down what your copy says. Leave out what you do not change: it stays ours.
Check the file with `igroteka edition sweet_lands --check FILE`, play with `--edition FILE`.
docs/editions.md tells the words that effects are written with."""


COMPONENTS: Final = Components(GAME, VARIABLE, TITLE, ABOUT, FORM, OURS)
EDITION: Final = COMPONENTS.in_play()
load = COMPONENTS.load
check = COMPONENTS.check
write = COMPONENTS.write


def read(file: str) -> Row:
    """The tables of a data file, as the edition in play has them."""
    tables: Row = {}
    for name, ours in read_ours(file).items():
        if name not in FORM:
            tables[name] = ours
        elif isinstance(ours, list):
            tables[name] = EDITION.rows(FORM[name], ours)
        else:
            tables[name] = EDITION.rows(FORM[name], [ours])[0]
    return tables


def edited_tables() -> frozenset[str]:
    """The tables that the edition in play changes; a row that says what ours says changes nothing."""
    return frozenset([name for name in EDITION.tables if EDITION.rows(FORM[name], OURS[name]) != OURS[name]])
