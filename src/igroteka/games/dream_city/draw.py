from __future__ import annotations

from igroteka.core.game import Look, Say

from .view import DreamView


def svg(v: DreamView, look: Look) -> str:
    return ""


def sketch(v: DreamView, say: Say) -> str:
    return ""
