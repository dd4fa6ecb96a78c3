"""What pictures for shared links are drawn of. All of it runs in workers, which are told nothing that a spectator may not know."""

from __future__ import annotations

import json

from ...core import Look, game
from ...texts import speaker
from ..pages.samples import sample_picture
from .replays import MatchReplay, ReplayLog, ReplayRole, match_of


def draw_sample(key: str, lang: str) -> str:
    """A game as it looks while somebody plays it."""
    return sample_picture(key, lang, False)[0]


def draw_position(key: str, position: str, lang: str, names: tuple[str, ...] = ()) -> str:
    """A stored position as everybody sees it."""
    g = game(key)
    return g.svg(g.view(g.load(json.loads(position)), None), Look(speaker(key, lang, names)))


def draw_step(log: ReplayLog, role: ReplayRole, step: int | None) -> str:
    """A match without secrets after some steps, or at its end."""
    replay = MatchReplay(match_of(log), role)
    s = replay.match.state if step is None else replay.state_at(step)
    return replay.drawing(s).svg()
