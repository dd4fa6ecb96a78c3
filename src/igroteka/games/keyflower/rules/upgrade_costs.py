"""What an upgrade costs, and whether it can be paid: one set of questions for the legal moves and for refusals."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, GOLD
from ..components.tiles import ANY_SKILL_ICON, COSTS, FIRST_SKILL_ICON, WILD_UPGRADES
from ..state import K, KeyflowerState, R

#: The resource icons of each upgrade cost, the same for the owner of boat 3a, and the skills that it names.
RESOURCE_ICONS: Final = [tuple([i for i in cost if i < FIRST_SKILL_ICON]) for cost in COSTS]
WILD_ICONS: Final = [tuple([ANY_RESOURCE for _ in icons]) for icons in RESOURCE_ICONS]
SKILL_ICONS: Final = [
    tuple([i - FIRST_SKILL_ICON for i in cost if FIRST_SKILL_ICON <= i < ANY_SKILL_ICON]) for cost in COSTS
]
ANY_SKILLS: Final = [ANY_SKILL_ICON in cost for cost in COSTS]


def icons(s: KeyflowerState, me: int, tile: int) -> tuple[int, ...]:
    """§KF-4.7.7, §KF-4.13.7 The resource icons of an upgrade in the order of payment; with boat 3a any resource will do."""
    return WILD_ICONS[tile] if s.power[WILD_UPGRADES] == me else RESOURCE_ICONS[tile]


def has_resources(s: KeyflowerState, me: int, tile: int) -> bool:
    """§KF-4.7.5, §KF-4.7.7, §KF-4.8.1 Whether the resources on a tile pay for its upgrade."""
    todo = icons(s, me, tile)
    if not todo:
        return True
    at = tile * R
    goods = s.goods
    if goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] < len(todo):
        return False
    if todo[0] == ANY_RESOURCE:
        return True
    left = goods[at : at + R]
    for icon in todo:
        if icon != ANY_RESOURCE:
            if left[icon]:
                left[icon] -= 1
            else:
                left[GOLD] -= 1
                if left[GOLD] < 0:
                    return False
    return True


def has_skills(s: KeyflowerState, me: int, tile: int) -> bool:
    """§KF-4.7.5, §KF-4.7.7 Whether the skill tokens behind the screen pay for an upgrade."""
    at = me * K
    for k in SKILL_ICONS[tile]:
        if not s.skills[at + k]:
            return False
    return not ANY_SKILLS[tile] or s.skills[at] + s.skills[at + 1] + s.skills[at + 2] > 0


def may_have_skills(s: KeyflowerState, me: int, tile: int) -> bool:
    """The same as far as everybody can tell."""
    for k in SKILL_ICONS[tile]:
        if not s.seen_skills.most(me, k):
            return False
    return not ANY_SKILLS[tile] or s.seen_skills.size(me) > 0
