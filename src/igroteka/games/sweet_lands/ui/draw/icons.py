"""The pictures of this game by their names."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.pen import Icon

ROOT: Final = "sl"
icon: Final = Icon(ROOT)
