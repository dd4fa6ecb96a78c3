"""What an unknown thing at a recorded table can have been."""

from __future__ import annotations

from ...core import CHANCE, question_for, scene
from ...match.guessing import hidden_answers
from ...match.undo import position_at
from ...store import LoggedMatch
from ..tables.recording import require_unknown
from .payloads import WhatItWas
from .view import Viewer


def what_it_was(viewer: Viewer, match: LoggedMatch, step: int) -> WhatItWas:
    """What an unknown thing can have been, as far as was known then."""
    require_unknown(match, step)
    s, seat = position_at(match, step), match.entries[step].seat
    frame, mine = question_for(s, seat), s if seat == CHANCE else scene(s, seat)
    assert frame is not None
    return {
        "step": step,
        "prompt": viewer.say(frame.prompt(mine)),
        "moves": [viewer.describe_move(mine, move) for move in hidden_answers(s, seat)],
    }
