"""What an error says to people.

Errors carry a message from the place where they are raised: `core.errors` and `core.text.phrase` tell how. Places, values and lists of names are the
sender's own words and stay as they are.
"""

from __future__ import annotations

from ..core.errors import IgrotekaError, not_loaded
from ..core.text import Text


def error_words(error: Exception) -> Text:
    """The message of an error, or of the missing edition that it comes from; a sentence without one is quoted in English."""
    said = not_loaded(error) or error
    own = said.words if isinstance(said, IgrotekaError) else None
    return own or quoted(str(error))


def quoted(sentence: str) -> Text:
    """A sentence that exists only in English."""
    return Text("complaint-quoted", words=sentence)
