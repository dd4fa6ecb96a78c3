"""A position while somebody edits it: what the form says, what can be said, its drawing, who decides and what they can do, or what is wrong.

Everything here runs in a worker, since nobody knows what is in a form.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ...core import Game, IgrotekaError, Look, State, Text, game
from ...core.data import canonical
from ...core.errors import AT
from ...core.fields import Fields
from ...core.json_types import JsonDraft
from ...core.kinds import NONE
from ...core.optional import Roomy
from ...core.part_choices import OF, SEAT, choices_of
from ...core.position_parts import TABLE
from ...core.positions import build_position, is_stored, parts_of, position_form
from ...match import Match, pretty_form, read_position
from ...texts import error_words, speaker, word_speaker
from ..live.picture import board_of
from .positions import begin_match, refusal_of

#: So many moves of a seat are told in words.
MOST_MOVES: Final = 40
#: The seed with which positions are tried out: nothing of it is shown.
SEED: Final = "1"

Answer: TypeAlias = JsonDraft
"""What the editor is told, as it is sent."""


@dataclass(frozen=True)
class EditRequest:
    """A form as text, and what the editor wants to see: through whose eyes, and whether the form should be made as short as it can be.

    `shape` names the choices that the editor has got: they are sent again only if there are others now.
    """

    game: str
    text: str
    lang: str = "en"
    dark: bool = False
    seat: int = 0
    short: bool = False
    shape: str = ""


def edit_position(request: EditRequest) -> str:
    """The answer to a form, as JSON: `form` and `text` as soon as it can be read at all, and the rest or `problem`."""
    g = game(request.game)
    answer: Answer = {}
    try:
        data = read_position(g, request.text)
        if is_stored(g, data):
            data = position_form(g, g.load(data))
        answer |= {"form": data, "text": pretty_form(data)}
        s = build_position(g, data)
        if request.short:
            data = position_form(g, s)
            answer |= {"form": data, "text": pretty_form(data)}
        answer |= _tell_choices(g, s, request)
        answer |= _show(g, s, request)
        m = begin_match(g, s.to_data(), SEED)
        answer |= {"moves": _tell_moves(g, m, request)}
        if "turn" in answer["values"]["table"]:
            answer["values"]["table"]["turn"] = m.seats[0]
    except Exception as error:
        answer["problem"] = _tell_problem(g, refusal_of(error), request)
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def refuse_edit(request: EditRequest, error: IgrotekaError) -> str:
    """The answer to a form of which nothing is known but that it will not do."""
    return json.dumps({"problem": _tell_problem(game(request.game), error, request)}, ensure_ascii=False)


def _tell_problem(g: Game, error: IgrotekaError, request: EditRequest) -> Answer:
    """What is wrong: the place in the form, if it has one, and the sentence about it."""
    words = error_words(error)
    said = words.args.get("complaint", words) if words.key == "complaint-hint" else words
    place = said.args.get("where", "") if isinstance(said, Text) and said.key == AT else ""
    return {"place": place if isinstance(place, str) else "", "say": speaker(g.key, request.lang)(words)}


# ---------------------------------------------------------------- what can be said


def _tell_choices(g: Game, s: State, request: EditRequest) -> Answer:
    """What can be said of each part in words, and what the position says of each."""
    parts, data = parts_of(g), s.to_data()
    shape = canonical([request.lang, s.seats, dict(s.options)])
    shape = hashlib.sha256(shape.encode()).hexdigest()[:16]
    count = parts.parties(s.seats)
    values: Answer = {
        "table": {part.name: part.take(data, TABLE) for part in parts.of_table},
        "players": [{part.name: part.take(data, seat) for part in parts.of_seats} for seat in range(count)],
    }
    told: Answer = {
        "values": values,
        "seats": s.seats,
        "options": dict(s.options),
        "shape": shape,
    }
    if shape != request.shape:
        told |= {"choices": _choices_in_words(g, s, request.lang), "parties": count}
    return told


def _choices_in_words(g: Game, s: State, lang: str) -> list[Answer]:
    say_word, say = word_speaker(g.key, lang), speaker(g.key, lang)
    fields: Fields[Any] | None = getattr(g, "fields", None)
    choices = choices_of(parts_of(g), fields, s)

    def in_words(kind: str, name: str | int) -> str:
        if kind == OF:
            kind, name = str(name).split(":")[:2]
        if kind != SEAT or not is_party(name):
            return say_word(kind, str(name))
        return say(Text("player", seat=name)) if name != NONE else say(Text("web-edit-nobody"))

    def is_party(name: str | int) -> bool:
        return isinstance(name, int) and name < parts_of(g).parties(s.seats)

    def put_words(choice: Answer, words: list[str]) -> None:
        kind, inner = (words[0], words[1:]) if words else ("", [])
        if "rows" in choice:
            choice["rows"] = [say(row) for row in choice["rows"]]
        if "names" in choice:
            named = [[name, in_words(kind, name)] for name in choice["names"]]
            # Of numbers that are no seats those stay that mean something.
            choice["names"] = [
                [n, word] for n, word in named if kind != SEAT or is_party(n) or word != str(n)
            ]
            words = inner
        if "item" in choice:
            put_words(choice["item"], words)
        for name, field in choice.get("fields", ()):
            own = [word.partition(":")[2] for word in words if word.startswith(f"{name}:")]
            if own == [SEAT]:
                field |= {"kind": "name", "names": list(range(field["low"], field["high"] + 1))}
            field["label"] = say_word("field", name)
            put_words(field, own or [word for word in words if ":" not in word])

    for choice in choices:
        choice["label"] = say_word("position", choice["name"])
        put_words(choice, choice.pop("words"))
    return choices


# ---------------------------------------------------------------- what is seen


def _show(g: Game, s: State, request: EditRequest) -> Answer:
    """The drawing as a seat sees it, with free places, and how what lies in places could be turned."""
    say = speaker(g.key, request.lang)
    seat = min(request.seat, s.seats - 1)
    view = g.view(s, seat)
    turnings: Answer = {}
    if isinstance(g, Roomy):
        view = g.with_room(view)
        turnings = {"turnings": g.turnings(s)}
    return {
        **turnings,
        **board_of(g.drawing(view, Look(say, request.dark))).board(),
        "sketch": g.sketch(view, say),
    }


def _tell_moves(g: Game, m: Match, request: EditRequest) -> list[Answer]:
    """Who decides, and what they can do: as many moves in words as somebody reads."""
    say = speaker(g.key, request.lang)
    told: list[Answer] = []
    for seat in m.seats:
        legal, prompt = m.moves_of(seat), m.prompt(seat)
        says = [say(m.show(move, seat).label) for move in legal[:MOST_MOVES]]
        told.append(
            {"seat": seat, "prompt": say(prompt) if prompt else "", "count": len(legal), "says": says}
        )
    return told
