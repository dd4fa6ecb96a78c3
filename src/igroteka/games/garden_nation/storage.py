"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from igroteka.core.data import require_numbers
from igroteka.core.errors import bad_data
from igroteka.core.text import phrase

from .components.board import BRAMBLE, KINDS, SIZE, ZONE_NAMES, ZONES
from .components.players import PLOY_TOKENS
from .components.projects import OPEN_PLACES
from .components.secrets import COPIES, SECRET_NAMES
from .fields import IN_DECK, NOBODY
from .state import ANYWHERE, NO_CARD, GardenNationState


def complete(s: GardenNationState) -> None:
    """Refuse what does not add up."""
    _check_board(s)
    _check_secrets(s)
    _check_ploys(s)
    _check_frames(s)


def _check_board(s: GardenNationState) -> None:
    """Buildings, roofs and bramble tokens are on the board or in the supplies."""
    layout = s.layout
    for zone in range(ZONES if layout.complete() else 0):
        name = ZONE_NAMES[layout.name(zone)]
        owner, floors, roof = s.owner[zone], s.floors[zone], s.roof[zone]
        if (owner == NOBODY) != (floors == 0) or (roof and not floors):
            raise bad_data(
                phrase("zone {name}", name=name),
                phrase("{n} floors, owner {name}, {count} roofs", n=floors, name=owner, count=roof),
                phrase("an owner with floors, and a roof only on top of them"),
            )
        if floors and s.kind[zone] == BRAMBLE:
            raise bad_data(
                phrase("zone {name}", name=name), phrase("a building"), phrase("only with a bramble token")
            )
    for what, left in (("floors", s.supply), ("roofs", [s.roofs]), ("brambles", s.brambles)):
        if min(left) < 0:
            raise bad_data(
                what, phrase("{n} more than there are", n=-min(left)), phrase("what is in the box")
            )


def _check_secrets(s: GardenNationState) -> None:
    """Secret objectives are with a seat or in the pool."""
    held = [0] * len(COPIES)
    for key, hands in (("hand", s.hand), ("kept", s.kept), ("rejected", s.rejected)):
        for card in [card for cards in hands for card in cards]:
            held[card] += 1
            if held[card] > COPIES[card]:
                raise bad_data(
                    key,
                    phrase("{name} too often", name=SECRET_NAMES[card]),
                    phrase("{n} in all", n=COPIES[card]),
                )
    for seat, kept in enumerate(s.kept):
        if len(kept) == 1 or len(set(kept)) != len(kept) or (kept and s.hand[seat]):
            raise bad_data(f"kept[{seat}]", str(len(kept)), phrase("two different cards, and then no hand"))


def _check_ploys(s: GardenNationState) -> None:
    for seat in range(s.seats):
        if s.tokens(seat) < 0:
            raise bad_data(
                f"ploys[{seat}]", str(PLOY_TOKENS - s.tokens(seat)), phrase("{n} in all", n=PLOY_TOKENS)
            )


def _check_frames(s: GardenNationState) -> None:
    bounds = {
        "me": (0, s.seats - 1),
        "left": (1, 2),
        "only": (ANYWHERE, SIZE - 1),
        "slot": (0, SIZE - 1),
        "zone": (0, ZONES - 1),
        "place": (0, OPEN_PLACES - 1),
    }
    for frame in s.agenda:
        require_numbers(frame, bounds)


def inventory(s: GardenNationState) -> dict[str, int]:
    """§GN-2.1 Every component that is in the game, wherever it lies: it never changes after the set-up."""
    count = {f"floors_{i}": s.supply[i] for i in range(s.seats)}
    for zone in range(ZONES):
        if s.owner[zone] != NOBODY:
            count[f"floors_{s.owner[zone]}"] += s.floors[zone]
    count["roofs"] = s.roofs + sum(s.roof)
    for kind in range(len(KINDS)):
        laid = [z for z in range(ZONES) if s.layout.kind[z] == BRAMBLE and s.kind[z] == kind]
        count[f"bramble_{KINDS[kind]}"] = s.brambles[kind] + len(laid)
    shown = len([c for c in s.open if c != NO_CARD])
    count["projects"] = s.project.count(IN_DECK) + shown + len([at for at in s.project if at >= 0])
    held = [c for cards in (*s.hand, *s.kept, *s.rejected) for c in cards]
    for card in range(len(SECRET_NAMES)):
        count[SECRET_NAMES[card]] = s.pool[card] + held.count(card)
    return count
