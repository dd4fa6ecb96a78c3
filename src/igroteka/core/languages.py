"""The languages of texts: those that pages and commands speak, and those that a game has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "uk")


def languages_of(folder: Path) -> tuple[str, ...]:
    """The languages in which a game owes all its texts: English, and those whose file `locale/LANGUAGE.ftl` is in its folder.

    In another language everything around the game is said as ever, and the game's own texts in English. A folder
    without `locale` announces nothing, so that it owes all languages.
    """
    words = folder / "locale"
    if not words.is_dir():
        return LANGUAGES
    return tuple([lang for lang in LANGUAGES if lang == ENGLISH or (words / f"{lang}.ftl").is_file()])
