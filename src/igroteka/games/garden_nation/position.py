"""What a position written by hand may say, and what follows from it: bramble tokens, the Torticrane, the markers and the agenda."""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import Number
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
    """Lay the territories that are not said and tokens under buildings on brambles, put the Torticrane and the markers, open projects, and lay out the turn."""
    data = draft.data
    if draft.says("territories") and not draft.says("agenda") and any(data["territories"]):
        rest = [number for number in REFERENCE if number not in data["territories"]]
        data["territories"] = [number or rest.pop(0) for number in data["territories"]]
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
    One("first", "first = 1").offer(words="seat"),
    Course("turn", "turn = 1").offer(words="seat"),
    Course("actions", "actions = 2", actions_left).offer(kind=Number(1, 2)),
    One("round", "round = 3"),
    One("last", "last = true", shape=YesNoShape()),
    One("territories", "territories = { c = 4, nw = 1 }", shape=Row(PLACES)).offer(words="place"),
    One("turns", "turns = { c = 1 }", shape=Row(PLACES)).offer(words="place"),
    One("brambles", 'brambles = { 2se = "green" }').offer("zone:{key}", "zone kind"),
    One("roofs", 'roofs = ["4nw"]', shape=Marks()).offer("zone:{key}", "zone"),
    One("crane", "crane = 4").offer("territory:{key}"),
    One("projects", 'projects = ["forge", "apartments"]', "open", Padded(OPEN_PLACES)).offer(
        "project:{key}", "project"
    ),
    Owned("buildings", "buildings = { 4c = 2, 5c = 1 }", "floors").offer("zone:{key}", "zone", single="zone"),
    Each("population", "population = 30").offer("player:{seat}"),
    Each("ploys", "ploys = { roof = 1 }").offer("ploy:{seat}:{key}", "ploy"),
    Each("space", "space = 2").offer("player:{seat}"),
    Each("points", "points = { projects = 5 }", shape=Row(ITEMS)).offer(words="item"),
    Each("claimed", 'claimed = ["forge"]').offer(words="project"),
    Each("hand", 'hand = ["belfry", "market"]').offer("@secret:{key}", "secret"),
    Each("kept", 'kept = ["belfry", "market"]').offer("@secret:{key}", "secret"),
    Each("rejected", 'rejected = ["sculpture", "cabaret"]').offer(words="secret"),
    usual=usual,
    derive=derive,
)
