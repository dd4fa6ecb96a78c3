"""Skill tokens, wonder symbols, and what a seat's abilities change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.effects import Leaf, Perform
from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import PLAIN_SKILLS, SKILL_NAMES
from ..effects import CHARACTER_ABILITIES, DIAMOND, SKILL_ABILITIES, SKILL_NOW, TOWER_ABILITIES
from ..moves import SKILL, STOP
from ..player import NOBODY, Player, count_cities, count_sweets
from ..player_fields import NO_ABILITIES
from ..state import SweetLandsState
from .payment import UpTo, rest
from .prices import area_prices


def refresh(s: SweetLandsState, me: int) -> None:
    """Work out a seat's abilities and what follows from them: prices, cities, symbols."""
    p = s.players[me]
    abilities = NO_ABILITIES
    if p.character != NOBODY:
        abilities = abilities.plus(CHARACTER_ABILITIES[p.character])
        if p.tower():
            abilities = abilities.plus(TOWER_ABILITIES[p.character])
    for skill in range(len(SKILL_NAMES)):
        if p.owns(skill):
            abilities = abilities.plus(SKILL_ABILITIES[skill])
    p.abilities = abilities
    p.prices = area_prices(abilities)
    p.city = count_cities(p)
    p.sweets = count_sweets(p)


# ---------------------------------------------------------------- taking skill tokens


def skills_open(s: SweetLandsState, p: Player) -> list[int]:
    """§SL-4.8.3, §SL-4.14.4 The tokens that can be taken, plain ones first: types that are left and not owned; enhanced ones for a diamond."""
    skills = [k for k in range(PLAIN_SKILLS) if s.stacks[k] and not p.skills >> k & 1]
    if s.offer and p.have[DIAMOND] > 0:
        skills += [k for k in range(PLAIN_SKILLS, len(SKILL_NAMES)) if s.offer >> k & 1]
    return skills


@dataclass
class TakeSkill(Ask):
    """§SL-4.8.3, §SL-4.14.4 Take a skill token; its immediate ability is resolved before the next one is taken.

    Where every token costs a diamond, none need be taken.
    """

    me: int
    effect: Skills
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        skills = skills_open(s, s.players[self.me])
        legal = [SKILL[k] for k in skills]
        if skills and skills[0] >= PLAIN_SKILLS:
            legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        skill = m.index[0]
        p = s.players[self.me]
        rest(s, self.me, self.effect, self.left)
        p.skills |= 1 << skill
        if skill < PLAIN_SKILLS:
            s.stacks[skill] -= 1
        else:
            s.offer &= ~(1 << skill)
            p.have[DIAMOND] -= 1
            s.emit("paid", self.me, "diamond", 1)
        s.emit("skill", self.me, SKILL_NAMES[skill])
        refresh(s, self.me)
        now = SKILL_NOW[skill]
        if now is not None:
            s.then(Perform(self.me, now))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-TakeSkill", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        word, _, name = el.partition(":")
        if word != "skill" or name not in SKILL_NAMES:
            return None
        skill = SKILL_NAMES.index(name)
        if s.players[self.me].owns(skill):
            return Refusal("SL-4.8.3", Text("no-skill-twice"))
        if skill >= PLAIN_SKILLS and s.offer >> skill & 1:
            return Refusal("SL-4.14.4", Text("no-diamond-for-skill"))
        return Refusal("SL-4.8.3", Text("no-skill-left"))


class Skills(UpTo):
    """§SL-4.8.3, §SL-5.21 Skill tokens; for Jasmine each is two."""

    def __init__(self, n: int) -> None:
        super().__init__("skill", n)

    def begin(self, s: SweetLandsState, me: int, n: int) -> None:
        twice = 2 if s.abilities(me).rules("skill_double") else 1
        self.go_on(s, me, n, n * self.k * twice)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(skills_open(s, s.players[me]))

    def question(self, me: int, left: int) -> Ask:
        return TakeSkill(me, self, left)


class Wonder(Leaf[SweetLandsState]):
    """§SL-4.10.3 A wonder symbol: the first fulfils the condition of the tower, each further one is a skill token."""

    def __init__(self, skill: Skills) -> None:
        super().__init__("wonder")
        self.skill: Final = skill

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        p = s.players[me]
        further = n - (p.wonder == 0)
        p.wonder += n
        s.emit("wonder", me, p.wonder)
        if further > 0:
            self.skill.begin(s, me, further)

    def parts(self) -> tuple[Leaf[SweetLandsState], ...]:
        return (self.skill,)
