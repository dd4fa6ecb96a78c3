"""How each move is chosen on the drawing, what its label says, and what the click will set off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from igroteka.core.abilities import Rewards
from igroteka.core.bundle import NOTHING
from igroteka.core.effects import Decide, Perform
from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..amounts import amounts_text
from ..components.boards import CHARACTERS, FREE_NUMBERS, FREE_ROWS, SKILL_ROWS
from ..components.deck import CARD_NAMES, CARDS
from ..components.vocabulary import BASIC
from ..effects import ROWS_OF
from ..rules.areas import CopyArea, copies_are_free, hand_cost
from ..rules.cards import PlayFound
from ..rules.catalogue import TREES
from ..rules.payment import price_text
from ..rules.prices import card_price, copied_price
from ..rules.workers import PlayOne
from ..state import SweetLandsState
from .show_domain import (
    NOTHING_MORE,
    cell,
    cost_of,
    show_advance,
    show_build,
    show_character,
    show_color,
    show_column,
    show_domain,
    show_employ,
    show_find,
    show_help,
    show_hire,
    show_keep,
    show_place,
    show_prosper,
    show_rabbit,
    show_road,
    show_skill,
    show_stop,
    show_turn,
)
from .words import ability_text, area_text, cost_text, effect_text, tower_text

Shower = Callable[[SweetLandsState, int, Move], Shown]


def show(s: SweetLandsState, m: Move) -> Shown:
    """The path of elements that leads to a move of the seat to act, its label, its price and the rule behind it."""
    top = s.agenda[-1] if s.agenda else None
    me = getattr(top, "me", 0)
    shower = SHOWERS.get(m.kind)
    if shower is not None:
        shown = shower(s, me, m)
        return shown if shown.more is None else replace(shown, more=Text("move-more", what=shown.more))
    if m.kind == "act":
        act = TREES.act(m)
        label = Text("move-act", ability=str(m.args[0]))
        more = Text("move-more", what=act.effect.text()) if act is not None else None
        return Shown(at=(f"ability:{me}:{m.args[0]}",), label=label, rule="SL-4.10.2", more=more)
    if m.kind in WORDS:
        return _word(top, m)
    return Shown(at=(), label=chance_label(m))


WORDS: Final = ("first", "choose", "yes", "no", "times")


def _word(top: Any, m: Move) -> Shown:
    """An answer to a question of an effect."""
    what = _waiting(top, m) or TREES.meaning(top, m) or NOTHING_MORE
    if m.kind == "times":
        return Shown(at=(), label=Text("move-times", n=int(m.args[0]), what=what), rule="SL-3.0.3")
    if m.kind in ("yes", "no"):
        return Shown(at=(), label=Text(f"move-{m.kind}", what=what), rule="SL-3.0.3")
    label = Text(f"move-{m.kind}", source=str(m.args[0]), what=what)
    return Shown(at=(), label=label, rule="SL-3.0.1" if isinstance(top, Decide) else "SL-4.6.16")


def _waiting(top: Any, m: Move) -> Text | None:
    """What a reward that waits will do, told by the rows it was made of."""
    if isinstance(top, Rewards):
        for frame in top.frames:
            if isinstance(frame, Perform) and frame.effect.first is m and frame.effect.name in ROWS_OF:
                return effect_text(ROWS_OF[frame.effect.name])
    return None


# ---------------------------------------------------------------- turns


def _use(s: SweetLandsState, me: int, m: Move) -> Shown:
    area = m.index[0]
    price = s.players[me].prices[area]
    label = Text("move-use", area=str(m.args[0]), cards=hand_cost(s, area), cost=price_text(price))
    return Shown(
        at=(f"area:{m.args[0]}",),
        label=label,
        cost=cost_of(price),
        rule="SL-4.6.1",
        more=area_text(str(m.args[0])),
    )


def _disc(s: SweetLandsState, me: int, m: Move) -> Shown:
    price = s.players[me].prices[m.index[0]]
    label = Text("move-disc", area=str(m.args[0]), cost=price_text(price))
    at = (f"resource:{me}:disc", f"area:{m.args[0]}")
    return Shown(at=at, label=label, cost=cost_of(price), rule="SL-4.6.2", more=area_text(str(m.args[0])))


def _copy(s: SweetLandsState, me: int, m: Move) -> Shown:
    top = s.agenda[-1] if s.agenda else None
    paid = isinstance(top, CopyArea) and not copies_are_free(s)
    price = copied_price(s, s.players[me], m.index[0]) if paid else NOTHING
    label = Text("move-copy", area=str(m.args[0]), cost=price_text(price))
    return Shown(
        at=(f"area:{m.args[0]}",),
        label=label,
        cost=cost_of(price),
        rule="SL-4.6.5",
        more=area_text(str(m.args[0])),
    )


def _play(s: SweetLandsState, me: int, m: Move) -> Shown:
    top = s.agenda[-1] if s.agenda else None
    card, less = m.index[0], 0
    if isinstance(top, PlayOne):
        less = top.effect.less
    price = NOTHING if isinstance(top, PlayFound) else card_price(s.players[me], card, less)
    label = Text("move-play", card=CARD_NAMES[card], cost=price_text(price))
    return Shown(
        at=(f"card:{m.args[0]}",),
        label=label,
        cost=cost_of(price),
        rule="SL-4.7.1",
        more=effect_text(CARDS[card].effect),
    )


def _flip(s: SweetLandsState, me: int, m: Move) -> Shown:
    label = Text("move-flip", skill=str(m.args[0]))
    more = ability_text(SKILL_ROWS[m.index[0]]["abilities"])
    return Shown(at=(f"token:{me}:{m.args[0]}",), label=label, rule="SL-4.8.1", more=more)


def _free(s: SweetLandsState, me: int, m: Move) -> Shown:
    row = FREE_ROWS[m.index[0]]
    label = Text("move-free", free=str(m.args[0]), cost=cost_text(row["cost"]))
    more = effect_text(row["effect"])
    return Shown(at=(f"free:{FREE_NUMBERS[m.index[0]]}",), label=label, rule="SL-4.10.1", more=more)


def _milestone(s: SweetLandsState, me: int, m: Move) -> Shown:
    label = Text("move-milestone", milestone=int(m.args[0]))
    return Shown(at=(f"milestone:{m.args[0]}",), label=label, rule="SL-4.10.6")


def _tower(s: SweetLandsState, me: int, m: Move) -> Shown:
    label = Text("move-tower", place=str(m.args[0]))
    more = tower_text(CHARACTERS[s.players[me].character])
    return Shown(at=(f"piece:{me}:tower", cell(me, m.index[0])), label=label, rule="SL-4.10.4", more=more)


def _end_round(s: SweetLandsState, me: int, m: Move) -> Shown:
    return Shown(at=(), label=Text("move-end_round"), rule="SL-4.9.1", final=True)


def _end_turn(s: SweetLandsState, me: int, m: Move) -> Shown:
    return Shown(at=(), label=Text("move-end_turn"), rule="SL-4.5.2")


# ---------------------------------------------------------------- payments


def _discard(s: SweetLandsState, me: int, m: Move) -> Shown:
    return Shown(at=(f"card:{m.args[0]}",), label=Text("move-discard", card=str(m.args[0])), rule="SL-4.5.4")


def _return_disc(s: SweetLandsState, me: int, m: Move) -> Shown:
    return Shown(at=(f"resource:{me}:disc",), label=Text("move-return_disc"), rule="SL-5.40")


def _spend_diamond(s: SweetLandsState, me: int, m: Move) -> Shown:
    return Shown(at=(f"resource:{me}:diamond",), label=Text("move-spend_diamond"), rule="SL-4.12.14")


def _mixture(s: SweetLandsState, me: int, m: Move) -> Shown:
    mix = tuple([f"resource:{me}:{BASIC[i]}" for i in range(3) for _ in range(m.index[i])])
    label = Text(f"move-{m.kind}", what=amounts_text(zip(BASIC, m.index[:3], strict=True)))
    return Shown(at=(), mix=mix, label=label, rule="SL-3.1.1")


def _raise(s: SweetLandsState, me: int, m: Move) -> Shown:
    label = Text("move-raise", kind=str(m.args[0]))
    return Shown(at=(f"production:{me}:{m.args[0]}",), label=label, rule="SL-3.1.2")


SHOWERS: Final[dict[str, Shower]] = {
    "use": _use,
    "disc": _disc,
    "copy": _copy,
    "play": _play,
    "flip": _flip,
    "free": _free,
    "milestone": _milestone,
    "tower": _tower,
    "end_round": _end_round,
    "end_turn": _end_turn,
    "discard": _discard,
    "return_disc": _return_disc,
    "spend_diamond": _spend_diamond,
    "take": _mixture,
    "pay": _mixture,
    "raise": _raise,
    "place": show_place,
    "road": show_road,
    "turn": show_turn,
    "build": show_build,
    "rabbit": show_rabbit,
    "advance": show_advance,
    "prosper": show_prosper,
    "color": show_color,
    "stop": show_stop,
    "skill": show_skill,
    "column": show_column,
    "employ": show_employ,
    "hire": show_hire,
    "find": show_find,
    "keep": show_keep,
    "character": show_character,
    "domain": show_domain,
    "help": show_help,
}


def chance_label(m: Move) -> Text:
    """A draw in words."""
    if m.kind == "first_player":
        return Text("chance-first_player", seat=int(m.args[0]))
    if m.kind == "deal":
        return Text("chance-deal", card=str(m.args[0]))
    if m.kind == "lay_milestone":
        return Text("chance-lay_milestone", milestone=int(m.args[0]), side=str(m.args[1]))
    if m.kind == "lay_scoring":
        return Text("chance-lay_scoring", scoring=str(m.args[0]))
    if m.kind == "lay_help":
        return Text("chance-lay_help", tile=str(m.args[0]))
    if m.kind == "offer":
        return Text("chance-offer", skill=str(m.args[0]))
    return Text("chance-reveal", solo=str(m.args[0]))
