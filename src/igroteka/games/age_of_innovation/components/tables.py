"""All tables, in the order in which their effects are named: importing this fills them."""

from __future__ import annotations

from . import bonuses, common, competencies, factions, innovations, palaces

TABLE_MODULES = (common, palaces, innovations, competencies, bonuses, factions)
