"""What the agenda has in store for each party."""

from __future__ import annotations

from typing import Final

from igroteka.core.effects import Decide, Perform, Rest
from igroteka.core.frames import Frame

from ..effects import Books, CityTile, Competency, Levels, Neutral, Spades
from ..fields import NONE
from ..rules.building import Pending
from ..rules.pieces import BuildBridge, ChooseBooks, PayBooks, PlaceGuild, PlaceNeutral, SpendBook
from ..rules.science import ChooseLevels, Climb, MoreLevels, UseKey
from ..rules.tiles import AtOnce, ChooseCity, ChooseCompetency, TakeInnovation
from ..rules.upgrades import ChoosePalace
from ..rules.work import Work, can_pay_workshop
from ..state import AgeOfInnovationState
from .weights import Weights

COMPETENCY: Final = 7.0
CITY: Final = 13.0
PALACE: Final = 11.0
INNOVATION: Final = 14.0
SPADE: Final = 1.6
NEUTRAL: Final = 5.0
BRIDGE: Final = 2.0
ANY_REWARD: Final = 3.0
#: Questions that are worth the same in every position.
FIXED: Final[dict[type[Frame], float]] = {
    ChooseCompetency: COMPETENCY,
    AtOnce: 2.0,
    ChooseCity: CITY,
    ChoosePalace: PALACE,
    TakeInnovation: INNOVATION,
    PlaceNeutral: NEUTRAL,
    PlaceGuild: NEUTRAL,
}


def waiting_worth(s: AgeOfInnovationState, w: Weights) -> list[float]:
    """What the agenda has in store for each party."""
    worth = [0.0] * s.parties
    for frame in s.agenda[-8:]:
        me = getattr(frame, "me", NONE)
        if me != NONE:
            if isinstance(frame, Pending):
                worth[me] += sum([frame_worth(f, w) for f in frame.frames])
            else:
                worth[me] += frame_worth(frame, w)
                if w.site and isinstance(frame, Work) and is_site(s, me, frame):
                    worth[me] += w.site
    return worth


def is_site(s: AgeOfInnovationState, me: int, work: Work) -> bool:
    """Whether the hex that is worked on is native by now, and a workshop can follow."""
    return work.first != NONE and s.terrain[work.first] == s.native[me] and can_pay_workshop(s, me)


def frame_worth(frame: Frame, w: Weights) -> float:
    """What one frame will bring, roughly."""
    fixed = FIXED.get(type(frame))
    if fixed is not None:
        return fixed
    if isinstance(frame, Work):
        return SPADE * frame.free + (1.0 if frame.first != NONE else 0.0)
    if isinstance(frame, (ChooseLevels, MoreLevels, Climb)):
        return 2 * w.level * frame.n
    if isinstance(frame, UseKey):
        return 2 * w.level * frame.left
    if isinstance(frame, ChooseBooks):
        return w.book * frame.n
    if isinstance(frame, (PayBooks, SpendBook)):
        return -w.book * frame.n
    if isinstance(frame, BuildBridge):
        return BRIDGE * frame.n
    if isinstance(frame, (Perform, Rest, Decide)):
        return _effect_worth(frame, w)
    return 0.0


def _effect_worth(frame: Perform | Rest | Decide, w: Weights) -> float:
    """What an effect that waits will bring."""
    effect = frame.effect
    if isinstance(effect, Competency):
        return COMPETENCY
    if isinstance(effect, CityTile):
        return CITY
    if isinstance(effect, Neutral):
        return NEUTRAL
    if isinstance(effect, Books):
        return w.book * effect.k * frame.n
    if isinstance(effect, Levels):
        return 2 * w.level * effect.k * frame.n
    if isinstance(effect, Spades):
        return SPADE * effect.k * frame.n
    return ANY_REWARD
