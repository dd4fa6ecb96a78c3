"""The table as plain text."""
from __future__ import annotations
from igroteka.core.game import Say
from ..view import DreamView
def sketch(v: DreamView, say: Say) -> str:
    return ""
