"""Terrain tokens, roads, flipping and bonus-card areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.effects import Effect
from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.land import CAPITAL, EDGE_NAMES, EDGES_OF, NEIGHBOURS, PLACE_NAMES, SIDES, SPECIAL, SPECIALS
from ..effects import AREA_CARD, SITE, SPECIAL_SITE, SYMBOL
from ..moves import PLACE, PLACE_SPECIAL, ROAD, SPECIAL_CELLS, STOP, TURN
from ..player import FACE_UP, Player, has_road, put_road, put_token, turn_token
from ..state import SweetLandsState
from .payment import UpTo, give, rest


def site_effect(p: Player, cell: int) -> Effect:
    """§SL-3.7.4, §SL-3.7.5 What a flipped token gives, or a capital cell."""
    kind = p.kinds()[cell]
    return SPECIAL_SITE[p.special] if kind == SPECIAL else SITE[kind]


# ---------------------------------------------------------------- terrain tokens


def terrain_cells(p: Player, anywhere: bool) -> list[int]:
    """§SL-4.6.6, §SL-4.6.7, §SL-5.7, §SL-4.12.7 The cells on which a token may be placed."""
    if anywhere or p.abilities.rules("terrain_anywhere"):
        token = p.token
        return [c for c in p.land().cells if not token[c]]
    return list(p.cells)


def special_kinds(s: SweetLandsState) -> list[int]:
    """§SL-5.3 The special tokens that may be chosen; with the option only those that are left."""
    if s.options["special_terrain"] == "unlimited":
        return list(range(len(SPECIALS)))
    return [k for k in range(len(SPECIALS)) if not s.specials >> k & 1]


@dataclass
class PlaceTerrain(Ask):
    """§SL-4.6.6, §SL-4.6.8, §SL-3.0.2 Place a terrain token, up to `left` of them one after another."""

    me: int
    effect: Terrain
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        p = s.players[self.me]
        special = p.land().special
        cells = terrain_cells(p, self.effect.anywhere)
        legal = [PLACE[c] for c in cells if c != special]
        if special in cells:
            row = PLACE_SPECIAL[SPECIAL_CELLS.index(special)]
            legal += [row[k] for k in special_kinds(s)]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        place_terrain(s, self.me, m.index[0], m.index[1] if len(m.index) > 1 else -1)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-PlaceTerrain", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        cell = named_cell(el, self.me)
        if cell < 0:
            return None
        p = s.players[self.me]
        kind = p.kinds()[cell]
        if p.token[cell] or kind >= CAPITAL:
            return Refusal("SL-4.6.7", Text("no-cell-for-terrain"))
        return Refusal("SL-4.6.6", Text("no-adjacent-cell"))


def named_cell(el: str, me: int) -> int:
    """The place that an element of a seat's domain stands for, -1 for another element."""
    words = el.split(":")
    if len(words) == 3 and words[0] == "cell" and words[1] == str(me) and words[2] in PLACE_NAMES:
        return PLACE_NAMES.index(words[2])
    return -1


def place_terrain(s: SweetLandsState, me: int, cell: int, special: int) -> None:
    """§SL-4.6.6, §SL-4.6.9, §SL-4.6.11, §SL-4.6.12 The token, its symbol, and what it flips and activates."""
    p = s.players[me]
    if special >= 0:
        p.special = special
        s.specials |= 1 << special
        s.emit("terrain", me, PLACE_NAMES[cell], SPECIALS[special])
    else:
        s.emit("terrain", me, PLACE_NAMES[cell], TERRAIN_WORDS[p.kinds()[cell]])
    put_token(p, cell)
    effects: list[Effect] = []
    domain = p.land()
    if domain.symbol[cell] >= 0:
        effects.append(SYMBOL[domain.symbol[cell]])
    if has_road(p, cell):
        effects.append(turn(s, me, cell))
    for area in domain.areas_at[cell]:
        if activates(p, area):
            effects.append(activate(s, me, area))
    give(s, me, effects)


TERRAIN_WORDS: Final = ("field", "forest", "mine", "sea", "special")


def turn(s: SweetLandsState, me: int, cell: int) -> Effect:
    """§SL-4.6.11 Flip a token; its effect is to be resolved."""
    p = s.players[me]
    turn_token(p, cell)
    s.emit("turned", me, PLACE_NAMES[cell])
    return site_effect(p, cell)


def activates(p: Player, area: int) -> bool:
    """§SL-4.6.12 Whether a bonus-card area that is not active has a token next to it and a road on an edge."""
    if p.areas >> area & 1:
        return False
    place = p.land().areas[area]
    token, roads = p.token, p.roads
    return any(token[n] for n in NEIGHBOURS[place]) and any(e in roads for e in EDGES_OF[place])


def activate(s: SweetLandsState, me: int, area: int) -> Effect:
    """§SL-4.6.12 The area is active from now on and gives a card at once."""
    p = s.players[me]
    p.areas |= 1 << area
    s.emit("activated", me, PLACE_NAMES[p.land().areas[area]])
    return AREA_CARD[0]


class Terrain(UpTo):
    """§SL-4.6.6 Place up to n terrain tokens."""

    def __init__(self, n: int, anywhere: bool) -> None:
        super().__init__("terrain-anywhere" if anywhere else "terrain", n, "terrain")
        self.anywhere: Final = anywhere

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(terrain_cells(s.players[me], self.anywhere))

    def question(self, me: int, left: int) -> Ask:
        return PlaceTerrain(me, self, left)


# ---------------------------------------------------------------- roads


@dataclass
class PlaceRoad(Ask):
    """§SL-4.6.10, §SL-5.8, §SL-3.0.2 Place a road, up to `left` of them one after another."""

    me: int
    effect: Road
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [ROAD[e] for e in s.players[self.me].edges]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        place_road(s, self.me, m.index[0])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-PlaceRoad", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        words = el.split(":")
        if len(words) != 3 or words[0] != "edge" or words[1] != str(self.me) or words[2] not in EDGE_NAMES:
            return None
        if EDGE_NAMES.index(words[2]) in s.players[self.me].roads:
            return Refusal("SL-4.6.10", Text("no-edge-taken"))
        return Refusal("SL-4.6.10", Text("no-edge-near"))


def place_road(s: SweetLandsState, me: int, edge: int) -> None:
    """§SL-4.6.10, §SL-4.6.11, §SL-4.6.12, §SL-5.41 The road, and what it flips and activates."""
    p = s.players[me]
    put_road(p, edge)
    s.emit("road", me, EDGE_NAMES[edge])
    effects = [turn(s, me, cell) for cell in SIDES[edge] if p.token[cell] == FACE_UP]
    for area in p.land().areas_on[edge]:
        if activates(p, area):
            effects.append(activate(s, me, area))
    give(s, me, effects)


class Road(UpTo):
    """§SL-4.6.10 Place up to n roads."""

    def __init__(self, n: int) -> None:
        super().__init__("road", n)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(s.players[me].edges)

    def question(self, me: int, left: int) -> Ask:
        return PlaceRoad(me, self, left)


# ---------------------------------------------------------------- flipping by an effect


@dataclass
class TurnToken(Ask):
    """§SL-4.12.5, §SL-3.0.2 Flip an own face-up token and resolve it, up to `left` of them."""

    me: int
    effect: Turns
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        token = s.players[self.me].token
        legal = [TURN[c] for c in s.players[self.me].land().cells if token[c] == FACE_UP]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        give(s, self.me, [turn(s, self.me, m.index[0])])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-TurnToken", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if named_cell(el, self.me) >= 0:
            return Refusal("SL-4.6.11", Text("no-token-face-up"))
        return None


class Turns(UpTo):
    """§SL-4.6.11 Flip own face-up tokens."""

    def __init__(self, n: int) -> None:
        super().__init__("flip", n)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        p = s.players[me]
        return FACE_UP in p.token

    def question(self, me: int, left: int) -> Ask:
        return TurnToken(me, self, left)
