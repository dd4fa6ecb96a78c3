"""Texts: the one place that speaks. A `Text` is a key with arguments; a speaker makes it a sentence.

Sentences are written in Project Fluent, one file per language: shared words next to this module, those
of a game in its own folder. Before a sentence is formatted its arguments are resolved:

- ``tile="park"`` is replaced by the message ``tile-park`` where there is one without variables,
  ``tile="?"`` by ``tile-unseen`` and ``tile=""`` by ``tile-none``; any other text stays as it is,
  and numbers stay numbers for the plural rules. ``other_tile="park"`` is a tile, too.
- ``seat=0`` (and any argument whose name ends in ``_seat``) becomes the name of the player;
  ``Text("player", seat=0)`` is just that name.
- A nested Text is said first.

A sentence may ask for another form of an argument: ``$tile_acc`` is the attribute ``.acc`` of
``tile-park``, or its plain text where it has none. Two forms need no attribute: ``$tile_id`` is the
bare value, to select on, and ``$tile_cap`` is the text with a capital letter.
"""

from .checks import check
from .complaints import error_words, quoted
from .style import style_problems
from .voice import UnknownLanguage, folder_speaker, read_all, speaker, unsaid, word_speaker

__all__ = [
    "UnknownLanguage",
    "check",
    "error_words",
    "folder_speaker",
    "quoted",
    "read_all",
    "speaker",
    "style_problems",
    "unsaid",
    "word_speaker",
]
