"""Speakers with a memory: most words of a picture are the same as in the one before."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from weakref import WeakValueDictionary

from ...core import Text
from ...core.game import Say
from ...texts import speaker

REMEMBERED: Final = 1_500
"""Sentences that one speaker keeps."""

_IN_USE: Final[WeakValueDictionary[tuple[object, ...], Say]] = WeakValueDictionary()
"""The speakers of all tables that somebody looks at, however many there are."""


@lru_cache(maxsize=160)
def cached_speaker(key: str, lang: str, names: tuple[str, ...]) -> Say:
    """A speaker with a memory: most words of a picture are the same as in the one before."""
    say = _IN_USE.get((key, lang, names))
    if say is None:
        say = _IN_USE[key, lang, names] = _speaker_with_memory(key, lang, names)
    return say


def _speaker_with_memory(key: str, lang: str, names: tuple[str, ...]) -> Say:
    say_anew, memory = speaker(key, lang, names), dict[str | tuple[object, ...], str]()

    def say(text: Text) -> str:
        wanted = (text.key, *text.args.items()) if text.args else text.key
        sentence = memory.get(wanted)
        if sentence is None:
            if len(memory) >= REMEMBERED:
                memory.clear()
            sentence = memory[wanted] = say_anew(text)
        return sentence

    return say
