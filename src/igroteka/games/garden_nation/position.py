"""What a position written by hand may say, and what follows from it: bramble tokens, the Torticrane, the markers and the agenda."""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.position_parts import (
    Course,
    Draft,
    Each,
    Marks,
    One,
    Owned,
    Padded,
    PositionParts,
    Row,
    YesNoShape,
)

from .components.board import (
    BRAMBLE,
    CENTRE,
    KINDS,
    NUMBERS,
    PLACES,
    REFERENCE,
    SIZE,
    TOKENS_PER_KIND,
    ZONE_NAMES,
)
from .components.players import TRACK
from .components.projects import OPEN_PLACES, PROJECT_NAMES
from .fields import ITEMS, lay_out
from .rules.rounds import Prepare
from .rules.scoring import Control
from .rules.turn import Action
from .state import ANYWHERE, blank


def usual(seats: int, options: dict[str, str]) -> JsonDraft:
    """The board of the rulebook with nothing on it, in the first round."""
    return {**blank(seats, options, []).to_data(), "territories": list(REFERENCE), "round": 1}


def derive(draft: Draft) -> None:
    """Lay tokens under buildings on brambles, put the Torticrane and the markers, open projects, and lay out the turn."""
    data = draft.data
    if not draft.says("brambles"):
        data["brambles"] = _tokens_under_buildings(data)
    if not draft.says("crane") and data["floors"]:
        data["crane"] = data["territories"][CENTRE]
    if not draft.says("projects"):
        claimed = [card for cards in data["claimed"] for card in cards]
        data["open"] = [card for card in PROJECT_NAMES if card not in claimed][:OPEN_PLACES]
    me = draft.turn(data["first"])
    if len(draft.unsaid("space")) == draft.seats:
        data["space"] = [int(seat == me) for seat in range(draft.seats)]
        if draft.seats == 2:
            data["space"][1 - me] = 2
    if not draft.says("agenda"):
        space = data["space"][me]
        actions = TRACK[draft.seats][space] if space in range(len(TRACK[draft.seats])) else 1
        left = draft.number("actions", max(actions, 1), 1, 2)
        frames = (Prepare(), Control(), Action(me, left, False, ANYWHERE))
        data["agenda"] = [dump_frame(frame) for frame in frames]


def _tokens_under_buildings(data: JsonDraft) -> dict[str, str]:
    """A bramble token under each building that stands on brambles, of the first kind that is left."""
    if sorted(data["territories"]) != list(NUMBERS) or len(data["turns"]) != SIZE:
        return {}
    layout = lay_out(data["territories"], data["turns"])
    tokens = [kind for kind in KINDS for _ in range(TOKENS_PER_KIND)]
    overgrown = [
        name
        for name in data["floors"]
        if name in ZONE_NAMES and layout.kind[layout.zone(ZONE_NAMES.index(name))] == BRAMBLE
    ]
    return dict(zip(overgrown, tokens, strict=False))


def actions_left(data: JsonDraft) -> Json:
    """How many actions the turn has left."""
    left: Json = data["agenda"][-1].get("left") if data["agenda"] else None
    return left


POSITION: Final = PositionParts(
    One("first", "first = 1"),
    Course("turn", "turn = 1"),
    Course("actions", "actions = 2", actions_left),
    One("round", "round = 3"),
    One("last", "last = true", shape=YesNoShape()),
    One("territories", "territories = { c = 4, nw = 1 }", shape=Row(PLACES)),
    One("turns", "turns = { c = 1 }", shape=Row(PLACES)),
    One("brambles", 'brambles = { 2c = "green" }'),
    One("roofs", 'roofs = ["4nw"]', shape=Marks()),
    One("crane", "crane = 4"),
    One("projects", 'projects = ["forge", "apartments"]', "open", Padded(OPEN_PLACES)),
    Owned("buildings", "buildings = { 4nw = 2, 5c = 1 }", "floors"),
    Each("population", "population = 30"),
    Each("ploys", "ploys = { roof = 1 }"),
    Each("space", "space = 2"),
    Each("points", "points = { projects = 5 }", shape=Row(ITEMS)),
    Each("claimed", 'claimed = ["forge"]'),
    Each("hand", 'hand = ["control_1"]'),
    Each("kept", 'kept = ["control_1", "control_2"]'),
    Each("rejected", 'rejected = ["control_1"]'),
    usual=usual,
    derive=derive,
)
