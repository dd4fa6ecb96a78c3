"""Positions as one thinks of them: a form in which everything is optional becomes a position, and a position becomes such a form.

A form is an object with the names of parts, written by hand, in TOML or in JSON: what it does not say follows from the rest. It has `game`,
`seats` and `options`, parts of the table, and `players`, a list with the parts of each seat. `agenda` may hold stored frames, for moments
that cannot be said as somebody's turn.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from .agenda import waiting
from .errors import AT, BadData, IgrotekaError, bad_data, complaint
from .frames import CHANCE, State
from .game import Game, clean_options, default_seats
from .json_types import Json, JsonDraft, JsonObject
from .kinds import refuse
from .position_builder import PositionBuilder
from .position_parts import TABLE, Course, Draft, Each, Known, OfPlayer, One, Part, PositionParts
from .text import Phrase, Text, Value, phrase

#: What every form may say besides the parts of its game.
FRAME: Final = ("game", "seats", "options", "players", "agenda")
_PLACE: Final = re.compile(r"(\w+)(?:\[(\d+)\])?(.*)", re.DOTALL)
_QUOTED: Final = re.compile(r"'(\w+)'")


class BadPosition(BadData):
    """A form that says what cannot be: the sentence names the place, what was found, what is allowed, and how to mend it."""


def parts_of(game: Game) -> PositionParts:
    """The parts that positions of a game may say: its own, or all that it stores, one by one."""
    own = getattr(game, "position_parts", None)
    return own if isinstance(own, PositionParts) else _stored_parts(game)


def _stored_parts(game: Game) -> PositionParts:
    """All stored fields of a game that has no parts of its own; what is not said is as at the beginning of a game."""

    def usual(seats: int, options: dict[str, str]) -> JsonDraft:
        return copy.deepcopy(game.new(seats, options).to_data())

    new = {seats: usual(seats, clean_options(game, seats, None)) for seats in game.seats}
    keys = [key for key in next(iter(new.values())) if key not in FRAME]
    rows = {
        key
        for key in keys
        if all(isinstance(data[key], list) and len(data[key]) == seats for seats, data in new.items())
    }
    parts: list[Part] = [Each(key, key) if key in rows and len(new) > 1 else One(key, key) for key in keys]
    players = next(iter(new.values())).get("players", [])
    parts += [OfPlayer(key, key) for key in (players[0] if players else ())]
    return PositionParts(*parts, usual=usual, derive=lambda draft: None)


# ---------------------------------------------------------------- from the form


def position_data(game: Game, form: Json) -> JsonObject:
    """The stored data of what a form says, with all that follows from it; `Game.load` has not yet looked at them."""
    parts = parts_of(game)
    try:
        return _fill(game, parts, form).data
    except BadPosition:
        raise
    except BadData as error:
        raise _with_hint(game, parts, error, form) from None
    except RecursionError:
        raise _with_hint(
            game,
            parts,
            bad_data("position", phrase("frames nested too deep"), phrase("a position as JSON")),
            form,
        ) from None


def build_position(game: Game, form: Json) -> State:
    """The position that a form says. What cannot be raises `BadPosition`."""
    data = position_data(game, form)
    try:
        return game.load(data)
    except BadData as error:
        raise _with_hint(game, parts_of(game), error, form) from None


def is_stored(game: Game, data: Json) -> bool:
    """Whether data are a whole stored position, as `State.to_data` gives it, and no form: then the fields of seats stand beside each other."""
    if not isinstance(data, Mapping) or not {"seats", "options", "agenda"} <= data.keys():
        return False
    parts = parts_of(game)
    of_seats = {stored for part in parts.of_seats for stored in part.stored}
    return bool((of_seats - {part.name for part in parts.of_table}) & data.keys())


def load_position(game: Game, data: Json) -> State:
    """The position of stored data or of a form."""
    return game.load(data) if is_stored(game, data) else build_position(game, data)


def position_builder(game: Game, seats: int | None, options: Mapping[str, Json] | None) -> PositionBuilder:
    """A position of a game to be said part by part."""
    return PositionBuilder(
        game.key, parts_of(game), lambda form: build_position(game, form), seats, options, game.seats.stop - 1
    )


def _fill(game: Game, parts: PositionParts, form: Json) -> Draft:
    given, players = _read_frame(game, parts, _plain(form))
    seats = given.get("seats", max(len(players), default_seats(game)))
    if type(seats) is not int or seats not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        raise refuse("seats", seats, phrase("a whole number from {low} to {high}", low=low, high=high))
    parties = parts.parties(seats)
    if len(players) > parties:
        raise refuse("players", len(players), phrase("at most {n}", n=parties))
    players += [{} for _ in range(parties - len(players))]
    options = _read_options(game, seats, given.get("options", {}))
    table = {key: value for key, value in given.items() if key not in FRAME}
    draft = Draft(seats, options, parts.usual(seats, options), table, players)
    for part in parts.parts:
        if not part.each and part.name in table:
            part.put(draft.data, TABLE, _plain(table[part.name]), part.name)
        for seat, said in enumerate(players if part.each else []):
            if part.name in said:
                where = f"players[{seat}].{part.name}"
                part.put(draft.data, seat, _plain(said[part.name]), where)
    if "agenda" in given:
        draft.table["agenda"] = given["agenda"]
    _derive(game, parts, draft)
    if "agenda" in given:
        draft.data["agenda"] = _plain(given["agenda"])
    return draft


def _derive(game: Game, parts: PositionParts, draft: Draft) -> None:
    """Fill in what was not said. Where that fails, something that was said is not what it should be: reading it tells what."""
    try:
        parts.derive(draft)
    except BadData:
        raise
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError) as failure:
        game.load(draft.data)
        found = Phrase(
            "phrase-failing-frames", "{fault}: {detail}", fault=type(failure).__name__, detail=str(failure)
        )
        raise bad_data("position", found, phrase("an object with the fields of a position")) from None


def _plain(value: Json) -> Json:
    """A copy with lists and dictionaries only: who writes Python may say tuples and other mappings."""
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return {key: _plain(item) for key, item in value.items()} if isinstance(value, Mapping) else value


def _read_frame(game: Game, parts: PositionParts, form: Json) -> tuple[JsonObject, list[JsonObject]]:
    """What is said of the table and of each seat, with names that are known."""
    if not isinstance(form, dict):
        raise refuse("", form, phrase("an object with the fields of a position"))
    if form.get("game", game.key) != game.key:
        raise refuse("game", form["game"], repr(game.key))
    _require_known("", form, [*FRAME, *[part.name for part in parts.of_table]], parts)
    players = form.get("players", [])
    if not isinstance(players, list):
        raise refuse("players", players, phrase("a list of {items}", items=phrase("objects")))
    names = [part.name for part in parts.of_seats]
    for seat, said in enumerate(players):
        if not isinstance(said, dict):
            raise refuse(f"players[{seat}]", said, phrase("an object by name"))
        _require_known(f"players[{seat}].", said, names, parts)
    return dict(form), [dict(said) for said in players]


def _require_known(where: str, said: Mapping[str, Json], names: Sequence[str], parts: PositionParts) -> None:
    """Refuse a name that is none, with the nearest that is one."""
    for name in said:
        if name not in names:
            near = get_close_matches(str(name), names, 1) or get_close_matches(str(name), parts.by_name, 1)
            if near and near[0] != name:
                hint = phrase("did you mean {name}?", name=near[0])
            elif name in parts.by_name and parts.by_name[name].each:
                hint = phrase("{name} is said of each seat: put it into players", name=name)
            elif name in parts.by_name:
                hint = phrase("{name} is said of the table: put it beside players", name=name)
            else:
                hint = phrase("leave it out")
            found = phrase("the unknown field {name}", name=repr(str(name)[:40]))
            raise _bad_position(BadData(complaint(where.rstrip("."), found, ", ".join(names))), hint)


def _read_options(game: Game, seats: int, given: Json) -> dict[str, str]:
    """All options, checked and with defaults filled in."""
    if not isinstance(given, dict):
        raise refuse("options", given, phrase("an object by name"))
    clean = getattr(game, "clean_options", None)
    try:
        return dict(clean(seats, given)) if clean is not None else clean_options(game, seats, given)
    except IgrotekaError as error:
        raise BadData(str(error), error.words) from None


# ---------------------------------------------------------------- to the form


def position_form(game: Game, s: State) -> JsonObject:
    """The shortest form that says a position: without all that follows from the rest."""
    parts, data = parts_of(game), s.to_data()
    options = dict(s.options)
    form: JsonObject = {"game": game.key, "seats": s.seats, "options": options}
    for part in parts.of_table:
        value = part.take(data, TABLE)
        if value is not None:
            form[part.name] = value
    form["players"] = [
        {part.name: part.take(data, seat) for part in parts.of_seats}
        for seat in range(parts.parties(s.seats))
    ]
    form = _with_course(game, parts, form, s, data)
    return _shorten(game, parts, form)


def _with_course(
    game: Game, parts: PositionParts, form: JsonObject, s: State, data: JsonObject
) -> JsonObject:
    """The form with whose turn it is, where that says all; with the whole agenda where it does not."""
    turn = [seat for seat in waiting(s) if seat != CHANCE]
    with_turn = {**form, "turn": turn[0]} if turn and "turn" in parts.by_name else form
    for candidate in (form, with_turn):
        try:
            if build_position(game, candidate).to_data() == data:
                return candidate
        except BadData:
            pass
    plain = {key: value for key, value in form.items() if not isinstance(parts.by_name.get(key), Course)}
    return {**plain, "agenda": data["agenda"]}


def _shorten(game: Game, parts: PositionParts, form: JsonObject) -> JsonObject:
    """Leave out what follows from the rest."""
    want = position_data(game, form)

    def try_without(shorter: JsonObject) -> bool:
        try:
            return position_data(game, shorter) == want
        except BadData:
            return False

    options = form["options"]
    assert isinstance(options, dict)
    for key in list(options):
        fewer = {name: value for name, value in options.items() if name != key}
        if try_without({**form, "options": fewer}):
            options = fewer
            form = {**form, "options": options}
    for part in parts.of_table:
        shorter = {key: value for key, value in form.items() if key != part.name}
        if part.name in form and (
            try_without(shorter) or (isinstance(part, Known) and _is_same(game, shorter, form))
        ):
            form = shorter
            want = position_data(game, form)
    form["players"] = _shorten_players(parts, form, try_without)
    names = ["game", "seats", "options", *[part.name for part in parts.of_table], "agenda", "players"]
    return {name: form[name] for name in names if name in form and (name != "options" or options)}


def _is_same(game: Game, form: JsonObject, other: JsonObject) -> bool:
    """Whether two forms say the same position, when it has been read."""
    try:
        return build_position(game, form).to_data() == build_position(game, other).to_data()
    except BadData:
        return False


def _shorten_players(
    parts: PositionParts, form: JsonObject, try_without: Callable[[JsonObject], bool]
) -> list[JsonObject]:
    """What is said of the players, without what follows: of all of them at once, or of some."""
    players: list[JsonObject] = form["players"]  # type: ignore[assignment]
    for part in parts.of_seats:
        everybody = list(range(len(players)))
        for seats in (everybody, *[[seat] for seat in everybody]):
            fewer = [
                {key: value for key, value in said.items() if key != part.name or seat not in seats}
                for seat, said in enumerate(players)
            ]
            if fewer != players and try_without({**form, "players": fewer}):
                players = fewer
    return players


# ---------------------------------------------------------------- errors


def _bad_position(error: BadData, hint: Phrase) -> BadPosition:
    """An error with how to mend it, for programs and for people."""
    said: Text = error.words or Phrase("complaint-quoted", "{words}", words=str(error))
    return BadPosition(f"{error}. Hint: {hint}", Text("complaint-hint", complaint=said, hint=hint))


def _with_hint(game: Game, parts: PositionParts, error: BadData, form: Json) -> BadPosition:
    """The same error at the place of the form, with how to mend it."""
    words = error.words
    if words is None or words.key != AT:
        hint = phrase("leave out what you are not sure of: it follows from the rest")
        return _bad_position(error, hint)
    place, found, allowed = words.args["where"], words.args["found"], words.args["allowed"]
    said = _form_place(parts, place)
    part = _part_at(parts, str(said))
    english = words.english if isinstance(words, Phrase) else "{where}: {found}; {allowed}"
    sentence = Phrase(AT, english, where=said, found=found, allowed=allowed)
    return _bad_position(BadData(sentence), _hint(game, part, str(place), found, allowed, form))


def _part_at(parts: PositionParts, place: str) -> Part | None:
    """The part that a place of stored data or of the form speaks of."""
    words = re.findall(r"\w+", place)
    said = [parts.by_name.get(word) or parts.by_stored.get(word) for word in words]
    return next((part for part in said if part is not None), None)


def _form_place(parts: PositionParts, place: Value) -> Value:
    """A place of stored data as a place of the form."""
    match = _PLACE.fullmatch(place) if isinstance(place, str) else None
    if match is None or match[1] == "players":
        return place
    # What is stored in the record of a player begins with `players`: other fields may have the name of such a part.
    outside = [part for part in parts.parts if not isinstance(part, OfPlayer)]
    named = next((part for part in outside if part.name == match[1]), None)
    stored = [part for part in outside if match[1] in part.stored]
    part = named or (stored[0] if len(stored) == 1 else None)
    if part is None:
        return place
    if part.each and match[2] is not None:
        return f"players[{match[2]}].{part.name}{match[3]}"
    index = f"[{match[2]}]" if match[2] is not None else ""
    return f"{part.name}{index}{match[3]}"


def _hint(game: Game, part: Part | None, place: str, found: Value, allowed: Value, form: Json) -> Phrase:
    """How to mend what was found."""
    name = _QUOTED.fullmatch(str(found))
    if name is not None:
        told = allowed.split(", ") if isinstance(allowed, str) else []
        words = {word for text in game.moves.by_text for word in text.split()}
        # A list that is cut ends in how many there are: then the name that is meant may be any of the game.
        known = told if told and not told[-1].startswith("…") else sorted(words)
        near = get_close_matches(name[1], known, 1, 0.7)
        if near and near[0] != name[1]:
            return phrase("did you mean {name}?", name=near[0])
    if place.startswith("agenda"):
        if isinstance(form, dict) and "agenda" in form:
            return phrase(
                "leave out {name} and say whose turn it is: {example}", name="agenda", example="turn = 0"
            )
        return phrase("say another seat or another moment: {example}", example="turn = 0")
    if part is None:
        return phrase("leave out what you are not sure of: it follows from the rest")
    return phrase("write it like this, or leave it out: {example}", example=part.example)


def hint_of(error: IgrotekaError) -> Text | None:
    """How to mend what an error complains of, if it says so."""
    words = error.words
    hint = words.args.get("hint") if words is not None and words.key == "complaint-hint" else None
    return hint if isinstance(hint, Text) else None
