"""A finished game, card by card: projects, secret objectives and the population."""

from __future__ import annotations

from igroteka.core.optional import Account
from igroteka.core.text import Text

from ..components.projects import PROJECTS
from ..components.secrets import SECRET_NAMES
from ..fields import ITEMS
from ..state import OBJECTIVES, POPULATION, GardenNationState


def account(s: GardenNationState, seat: int) -> Account:
    """§GN-4.11.4, §GN-4.11.5 What every card has brought to a seat."""
    at = seat * len(ITEMS)
    claimed = [PROJECTS[card] for card, owner in enumerate(s.project) if owner == seat]
    return Account(
        (
            *[(Text(f"project-{project.name}"), project.points) for project in claimed],
            *[
                (Text(f"secret-{SECRET_NAMES[card]}"), s.points[at + OBJECTIVES + i])
                for i, card in enumerate(s.kept[seat])
            ],
            (Text("item-population"), s.points[at + POPULATION]),
        )
    )
