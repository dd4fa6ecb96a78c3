"""Why an element of the table cannot be chosen on a turn."""

from __future__ import annotations

from igroteka.core.bundle import NOTHING
from igroteka.core.frames import Refusal
from igroteka.core.text import Text

from ..components.boards import (
    AREA_NAMES,
    AREAS,
    FREE_NUMBERS,
    IS_PROPERTY_AREA,
    MILESTONES,
    PIECES,
    SKILL_NAMES,
    SPACES,
    TOWER,
)
from ..components.deck import CARD_NAMES
from ..effects import CARD, SKILL_FLIP
from ..state import SweetLandsState
from .areas import hand_cost, usable
from .free_actions import reaches_milestone, tower_ready
from .payment import price_text
from .prices import card_price, pays_area


def turn_refusal(s: SweetLandsState, me: int, acted: bool, el: str) -> Refusal | None:
    """The rule against an element; None if it is no candidate."""
    word, _, name = el.partition(":")
    if word in ("area", "card") and acted:
        return Refusal("SL-4.5.2", Text("no-second-action"))
    if word == "area" and name in AREA_NAMES:
        return area_refusal(s, me, AREA_NAMES.index(name))
    if word == "card" and name in CARD_NAMES:
        return card_refusal(s, me, CARD_NAMES.index(name))
    if word == "token":
        return token_refusal(s, me, acted, name)
    if word == "milestone" and name.isdecimal() and 1 <= int(name) <= MILESTONES:
        i = int(name) - 1
        if s.milestones[i] and not reaches_milestone(s, me, i):
            return Refusal("SL-4.10.6", Text("no-milestone"))
        return None
    if word == "piece" and name == f"{me}:{PIECES[TOWER]}":
        return tower_refusal(s, me)
    if word == "free" and name.isdecimal() and int(name) in FREE_NUMBERS:
        return Refusal(FREE_RULES[int(name)], Text("no-means-for-free"))
    return None


FREE_RULES = {1: "SL-3.3.1", 2: "SL-3.3.2", 3: "SL-3.3.3", 5: "SL-3.3.4", 6: "SL-3.3.4", 7: "SL-3.3.5"}


def area_refusal(s: SweetLandsState, me: int, area: int) -> Refusal | None:
    """Why an area cannot be used."""
    if area not in s.open_areas():
        return Refusal("SL-3.2.3", Text("no-area-open", round=AREAS[area].opens))
    if s.discs[area] >= SPACES[area]:
        return Refusal("SL-4.6.1", Text("no-area-space"))
    p = s.players[me]
    if not pays_area(p, area, NOTHING):
        return Refusal("SL-4.6.1", Text("no-means-for-area-cost", cost=price_text(p.prices[area])))
    if not usable(s, me, area, NOTHING):
        if IS_PROPERTY_AREA[area]:
            return Refusal("SL-5.10", Text("no-property-for-area"))
        return Refusal("SL-4.6.5", Text("no-area-to-copy"))
    return Refusal("SL-4.5.4", Text("no-cards-for-area", n=hand_cost(s, area), cards=p.have[CARD]))


def card_refusal(s: SweetLandsState, me: int, card: int) -> Refusal | None:
    """Why a card of the hand cannot be played."""
    p = s.players[me]
    if card not in p.hand:
        return None
    if p.have[CARD] == 0:
        return Refusal("SL-4.5.4", Text("no-last-card"))
    return Refusal("SL-4.7.1", Text("no-means-for-card", cost=price_text(card_price(p, card, 0))))


def token_refusal(s: SweetLandsState, me: int, acted: bool, name: str) -> Refusal | None:
    """Why an own skill token cannot be flipped."""
    seat, _, token = name.partition(":")
    if seat != str(me) or token not in SKILL_NAMES:
        return None
    skill = SKILL_NAMES.index(token)
    if SKILL_FLIP[skill] is None:
        return Refusal("SL-4.8.1", Text("no-flip-property"))
    if s.players[me].down >> skill & 1:
        return Refusal("SL-4.8.1", Text("no-flip-twice"))
    if acted:
        return Refusal("SL-4.5.2", Text("no-second-action"))
    return Refusal("SL-4.8.2", Text("no-means-for-flip"))


def tower_refusal(s: SweetLandsState, me: int) -> Refusal | None:
    """Why the clock tower cannot be placed."""
    if s.players[me].tower():
        return None
    if not tower_ready(s, me):
        return Refusal("SL-4.10.4", Text("no-tower-conditions"))
    return Refusal("SL-4.10.5", Text("no-tower-site"))
