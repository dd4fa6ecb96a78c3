"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from igroteka.core.data import Loader
from igroteka.core.errors import BadData
from igroteka.core.json_types import JsonObject

from .components.cards import CARDS, NAMES
from .fields import FIELDS
from .state import StubState, blank


def load(data: JsonObject, seats: int, options: dict[str, str], loader: Loader) -> StubState:
    """Read a position; seats and options are already checked."""
    s = blank(seats, options, [])
    FIELDS.load(s, data)
    for card, number in zip(CARDS, inventory(s).values(), strict=True):
        if number != card.copies:
            raise BadData(f"{card.name}: found {number} in all places together; allowed: {card.copies}")
    s.agenda = loader.agenda(data["agenda"])
    return s


def inventory(s: StubState) -> dict[str, int]:
    """How many cards of each kind there are, wherever they lie: this never changes."""
    places = [s.deck, s.sold, *s.hands, *s.stalls]
    return {name: sum([place[i] for place in places]) for i, name in enumerate(NAMES)}
