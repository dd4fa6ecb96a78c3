"""What single frames of a stored agenda need on the table."""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import BadData, bad_data
from igroteka.core.frames import Frame
from igroteka.core.text import Value, phrase

from ..components.goods import ANY_COLOUR
from ..components.tiles import (
    DOUBLE,
    FACES,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    NUMBER,
    TILE_NAMES,
    USABLE,
)
from ..fields import BOX, TABLE
from ..state import C, KeyflowerState
from .chain import Colour, Count, Groups, Payment
from .expansion import PlaceCell, PlaceRotation
from .seasons import ShowSide, ShowTile
from .transport import SpendResource, SpendSkill, Transport, fronts, payers
from .turn import Turns
from .upgrade_costs import ANY_SKILLS, icons
from .use import DrawSkill, DrawWorker, PutAway, TakeOne
from .workers import behind_screen, movable, open_colours, payments

WORKSHOP: Final = NUMBER["workshop"]


def wrong(found: Value, allowed: Value) -> BadData:
    """An agenda that the rules cannot have laid out on this position."""
    return bad_data("agenda", found, allowed)


def check_frame(s: KeyflowerState, i: int) -> None:
    """What a frame needs on the table; the numbers in it are already within bounds."""
    f = s.agenda[i]
    _check_order(s, f, s.agenda[i - 1] if i else None)
    if isinstance(f, (Payment, Colour, Groups, Count)):
        _check_chain(s, f)
    elif isinstance(f, TakeOne):
        at = WORKSHOP if s.owner[WORKSHOP] == f.me else s.home(f.me)
        if f.at != at or not s.users[WORKSHOP] or sum([n > 0 for n in s.supply[:3]]) < 1:
            raise wrong(
                phrase("TakeOne without a place"),
                phrase("a Workshop in use, an own tile, and something in the supply"),
            )
    elif isinstance(f, (Transport, SpendResource, SpendSkill)):
        _check_transport(s, f)
    elif isinstance(f, ShowSide):
        if not FIRST_SUMMER_BOAT <= f.tile < FIRST_WINTER or s.owner[f.tile] != TABLE:
            raise wrong("ShowSide.tile", phrase("a summer boat at auction"))
    elif isinstance(f, ShowTile):
        free = len(f.moves(s))
        left = sum([isinstance(other, ShowTile) for other in s.agenda])
        if f.season != s.season or left > free:
            raise wrong(phrase("{n} tiles to show", n=left), phrase("{n} of the season", n=free))
    elif isinstance(f, (PlaceCell, PlaceRotation)):
        raise wrong(type(f).__name__, phrase("only inside the expansion"))


def _check_order(s: KeyflowerState, f: Frame, below: Frame | None) -> None:
    """Turns go clockwise, and one seat at a time draws."""
    me = getattr(f, "me", -1)
    if isinstance(below, Turns) and me >= 0 and not isinstance(f, PutAway):
        if below.me != (me + 1) % s.seats:
            raise wrong(
                phrase("a turn of seat {me} before that of seat {other}", me=me, other=below.me),
                phrase("turns clockwise"),
            )
        if s.passes >= s.seats:
            raise wrong(phrase("{n} passes and a turn", n=s.passes), phrase("less than {n}", n=s.seats))
    if (
        isinstance(f, (DrawWorker, DrawSkill))
        and isinstance(below, (DrawWorker, DrawSkill))
        and below.me != f.me
    ):
        raise wrong(phrase("draws of two seats"), phrase("of one seat"))


def _check_chain(s: KeyflowerState, f: Payment | Colour | Groups | Count) -> None:
    use = isinstance(f, Payment) or f.use
    if use and (f.tile not in USABLE or s.owner[f.tile] == BOX or f.tile not in s.usable):
        raise wrong(f"{type(f).__name__}.tile", phrase("a tile that can be used"))
    if not use and f.tile not in s.auction:
        raise wrong(f"{type(f).__name__}.tile", phrase("a tile at auction"))
    if isinstance(f, Payment):
        return
    face = FACES[f.tile][s.side[f.tile]] if use else None
    pays = face is not None and (face.pay_worker >= 0 or face.pay_skill >= 0)
    if (f.pay is None) == pays or (pays and f.pay not in payments(s, f.me, f.tile)):
        raise wrong(f"{type(f).__name__}.pay {f.pay}", phrase("what can pay for this use"))
    if isinstance(f, Colour):
        return
    if f.colour not in open_colours(s, f.me, f.tile, use):
        raise wrong(f"{type(f).__name__}.colour {f.colour}", phrase("a colour that the tile takes"))
    groups = movable(s, f.me, f.tile, use, f.pay, f.colour)
    if list(f.named) != sorted(set(f.named)) or any(t not in groups for t in f.named):
        raise wrong(f"{type(f).__name__}.named {f.named}", phrase("own losing groups in rising order"))
    if isinstance(f, Count):
        several = f.colour == ANY_COLOUR
        if len(f.counts) > (C - 1 if several else 0):
            raise wrong(f"Count.counts {f.counts}", phrase("a number for each earlier colour"))
        for c in range(len(f.counts)):
            if not 0 <= f.counts[c] <= behind_screen(s, f.me, c, f.pay):
                raise wrong(f"Count.counts {f.counts}", phrase("what is behind the screen"))


def _check_transport(s: KeyflowerState, f: Transport | SpendResource | SpendSkill) -> None:
    if f.used not in USABLE or s.owner[f.used] == BOX or not FACES[f.used][0].transport:
        raise wrong(f"{type(f).__name__}.used", phrase("a tile with transport"))
    if not s.users[f.used]:
        raise wrong(f"{type(f).__name__}.used", phrase("a tile with workers on it"))
    back, factor = FACES[f.used][1], 2 if s.power[DOUBLE] == f.me else 1
    if f.left > back.transport * factor or f.ups > back.upgrades * factor:
        raise wrong(
            phrase("{n} steps and {count} upgrades", n=f.left, count=f.ups),
            phrase("what {name} gives", name=TILE_NAMES[f.used]),
        )
    if isinstance(f, Transport):
        return
    todo = icons(s, f.me, f.tile) if f.tile < FIRST_SUMMER_BOAT else ()
    short = len(todo) if isinstance(f, SpendSkill) else len(todo) - 1
    if f.tile not in fronts(s, f.me) or not f.ups or len(f.paid) > short:
        raise wrong(f"{type(f).__name__}.tile", phrase("an own tile to upgrade"))
    for i in range(len(f.paid)):
        if f.paid[i] not in payers(s, f.me, f.tile, f.paid[:i]):
            raise wrong(
                f"{type(f).__name__}.paid {f.paid}", phrase("resources on the tile in the order of the icons")
            )
    if isinstance(f, SpendSkill) and (not ANY_SKILLS[f.tile] or len(f.paid) != len(todo)):
        raise wrong("SpendSkill", phrase("only for an upgrade that takes any skill"))
