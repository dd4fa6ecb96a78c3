"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from igroteka.core.errors import bad_data
from igroteka.core.text import phrase

from .components.setups import FULL, HAND, SOLO
from .components.tiles import COPIES, FIRST_TOKEN, ITEM_NAMES, KINDS, TILE_NAMES, TOKENS_PER_KIND
from .state import EMPTY, DreamCityState


def complete(s: DreamCityState) -> None:
    """Refuse what does not add up."""
    _check_components(s)


def inventory(s: DreamCityState) -> dict[str, int]:
    """Every component that is in the game, wherever it lies: it never changes after the set-up."""
    count = [s.pool[t] + s.removed[t] + s.discarded[t] + s.collection[t] for t in range(len(TILE_NAMES))]
    for zone in (*s.city, *s.hidden, *s.open, s.market):
        for t in zone:
            if t != EMPTY:
                count[t] += 1
    tokens = [s.pool[FIRST_TOKEN + k] + s.area[k] for k in range(len(KINDS))]
    return dict(zip(ITEM_NAMES, count + tokens, strict=True))


def _check_components(s: DreamCityState) -> None:
    found = inventory(s)
    for name, copies in zip(TILE_NAMES, COPIES, strict=True):
        if found[name] != copies:
            raise bad_data(
                name,
                phrase("{n} tiles in all zones together", n=found[name]),
                phrase("exactly {names}", names=copies),
            )
    tokens = {TOKENS_PER_KIND} if s.mode in (FULL, SOLO) else {0}
    if not any(s.stacks) and not any(s.area) and all(m == EMPTY for m in s.market):
        tokens.add(0)  # before the tokens are mixed in
    for name in ITEM_NAMES[FIRST_TOKEN:]:
        if found[name] not in tokens:
            raise bad_data(name, phrase("{n} tokens in pool and area", n=found[name]), str(sorted(tokens)))
    if s.box > sum(s.pool[:FIRST_TOKEN]):
        raise bad_data(
            "box", str(s.box), phrase("at most the {n} buildings of the pool", n=sum(s.pool[:FIRST_TOKEN]))
        )
    if s.mode != SOLO and (any(s.rival) or any(s.collection) or s.walker):
        raise bad_data("walker, collection, rival", phrase("some"), phrase("none without the solo opponent"))
    for seat in range(s.seats):
        if len(s.hand(seat)) > HAND:
            raise bad_data(
                phrase("hand of seat {n}", n=seat),
                phrase("{n} tiles", n=len(s.hand(seat))),
                phrase("at most {n}", n=HAND),
            )
