"""Checking texts: what is missing, in which language, and what is said wrongly."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl

from ..core.frames import Ask, Pool
from ..core.game import Game
from ..core.languages import LANGUAGES, languages_of
from ..core.registry import folder_of
from ..core.text import Text, phrase_key
from .messages import nodes
from .style import must_keep_style, style_problems
from .voice import COMPUTED, HERE, Voice, is_seat, kind_of, words_of

#: What every game tells about itself.
ABOUT: Final = ("title", "tagline", "about", "minutes", "weight")
#: What the shared pen says of every game that draws with it.
DRAWN: Final = ("draw-title",)
#: What takes a key and named arguments, and what takes English words that the key follows from.
SAYING: Final = ("Text", "tell", "Phrase")
WORDED: Final = "phrase"
#: Plural forms that must be written out; the default of a selection covers the rest.
PLURALS: Final = {"en": {"one"}, "ru": {"one", "few"}, "uk": {"one", "few"}}
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
#: Numbers to say every message with: one of each plural form, and zero.
NUMBERS: Final = (1, 2, 5, 0)


@dataclass(frozen=True)
class Call:
    """A place that says something: a key, or the beginning of keys, with the arguments it gives.

    `args` is None where the source does not tell them.
    """

    place: str
    key: str
    whole: bool
    args: frozenset[str] | None = frozenset()

    def says(self, key: str) -> bool:
        """Whether this message can be meant."""
        return key == self.key if self.whole else key.startswith(self.key)


class Sayers:
    """All calls: those of a whole key by their key, and those of a mere beginning."""

    def __init__(self, calls: list[Call]) -> None:
        self.exact: dict[str, list[Call]] = {}
        self.vague = [call for call in calls if not call.whole]
        for call in calls:
            if call.whole:
                self.exact.setdefault(call.key, []).append(call)


def check(game: Game | None = None, languages: Sequence[str] | None = None) -> list[str]:
    """Everything that is wrong with the texts of a game, or with the shared words.

    In these languages, or else in those that the game announces by its files; shared words exist in all.
    """
    home = HERE if game is None else folder_of(game)
    if languages is None:
        languages = LANGUAGES if game is None else languages_of(home)
    voices = [
        Voice(lang, [HERE]) if game is None else Voice(lang, [HERE, home], words_of(game, lang))
        for lang in languages
    ]
    calls = [*_calls(home), *(_calls_of_game(game) if game is not None else ())]
    shared = (
        [] if game is None else [c for part in ("core", "match") for c in _calls(HERE / part) if not c.whole]
    )
    said = {call.key: call.place for call in calls if call.whole}
    sayers = Sayers([*calls, *shared])
    if game is None:  # shared code also says what each game must have
        said = {key: place for key, place in said.items() if key not in (*ABOUT, *DRAWN)}
    wanted = {key: f"{voice.lang} has it" for voice in voices[::-1] for key in voice.own()} | said
    problems: list[str] = []
    for voice in voices:
        wrong = [*_misread(voice)]
        inside = _messages_inside(voice)
        wrong += [f"no message {key} ({why})" for key, why in wanted.items() if key not in voice.messages]
        if game is not None:
            wrong += _unmet(voice, game, calls)
        for key in [key for key in wanted if key in voice.messages]:
            wrong += [f"{key}: {problem}" for problem in _misspelt(voice, voice.messages[key])]
            wrong += _check_variables(voice, key, sayers, free=game is None or key in inside)
            if key not in said and _arguments(voice, key) != _arguments(voices[0], key):
                wrong.append(f"{key}: does not use the same arguments as {voices[0].lang}")
        problems += [f"{voice.lang}: {problem}" for problem in dict.fromkeys(wrong)]
    return problems + (style_problems(game, languages) if must_keep_style(game) else [])


def _calls(home: Path) -> Iterator[Call]:
    """Every `Text(...)`, `tell(...)` or `phrase(...)` of a folder whose key, or its beginning, is written out."""
    others = [home / "tests"] if home != HERE else [home / "games", home / "scaffold", home / "testing"]
    for path in sorted(home.rglob("*.py")):
        if not set(others) & set(path.parents):
            name = path.relative_to(home).as_posix()
            for line, key, whole, args in _find_texts(path.read_text(encoding="utf-8")):
                yield Call(f"{name}:{line}", key, whole, args)


@cache
def _find_texts(source: str) -> list[tuple[int, str, bool, frozenset[str] | None]]:
    """What a source says: the lines, and the rest of a `Call`. All games are held against the same shared sources."""
    if not any(name in source for name in (*SAYING, WORDED)):  # most say nothing, and to read them takes long
        return []
    calls: list[tuple[int, str, bool, frozenset[str] | None]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) in (*SAYING, WORDED) and node.args:
            names = [keyword.arg for keyword in node.keywords]
            args = None if None in names else frozenset(name for name in names if name)
            keys = _keys(node.args[0])
            if _name(node.func) == WORDED:
                keys = iter([(phrase_key(words), whole) for words, whole in keys if whole])
            calls += [(node.lineno, key, whole, args) for key, whole in keys]
    return calls


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _keys(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The keys that an expression can give, and whether they are whole."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, (ast.JoinedStr, ast.BinOp)):
        first = node.values[0] if isinstance(node, ast.JoinedStr) else node.left
        yield from [(key, False) for key, _ in _keys(first) if key]


def _calls_of_game(game: Game) -> Iterator[Call]:
    """What is said of a game without a `Text` in its own source."""
    for key in ABOUT:
        yield Call("every game has it", key, True)
    for kind, names in game.events.items():
        yield Call(f"event {kind}", f"event-{kind}", True, frozenset(names.split()))
    for name, frame in game.frames().items():
        if issubclass(frame, (Ask, Pool)) and getattr(frame, "prompt", None) in (Ask.prompt, Pool.prompt):
            yield Call(f"frame {name}", f"ask-{name}", True)
    for option in game.options:
        for key in (option.key, *[f"{option.key}-{choice}" for choice in option.choices]):
            yield Call(f"option {option.key}", f"option-{key}", True)
    for order, choices in game.orders.items():
        for key in (order, *[f"{order}-{choice}" for choice in choices]):
            yield Call(f"standing order {order}", f"order-{key}", True)
    for seats in game.seats:
        for score in game.scores(game.new(seats)):
            for item, _ in score.items:
                yield Call(f"score item {item}", f"item-{item}", True)


def _unmet(voice: Voice, game: Game, calls: list[Call]) -> Iterator[str]:
    """What a game needs beyond whole keys."""
    for call in calls:
        if not call.whole and not any(call.says(key) for key in voice.messages):
            yield f"no message begins with {call.key} ({call.place})"
    for kind in dict.fromkeys([m.kind for m in game.moves.all]):
        if not {f"move-{kind}", f"chance-{kind}"} & set(voice.messages):
            yield f"no message move-{kind} or chance-{kind} (every kind of move has a label)"
    for option in game.options:
        key = f"option-{option.key}"
        if voice.pattern(key, "hint") is None and f"{key}-hint" not in voice.messages:
            yield f"{key} has no .hint"


def _misread(voice: Voice) -> Iterator[str]:
    """What is wrong with the file itself."""
    file = voice.files[-1]
    if not file.exists():
        yield f"there is no file locale/{file.name}"
    seen: set[str] = set()
    for entry in voice.entries():
        if isinstance(entry, ftl.Junk):
            yield f"cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
        elif isinstance(entry, ftl.Message):
            if entry.id.name in seen:
                yield f"{entry.id.name}: stands in the file twice"
            seen.add(entry.id.name)


def _misspelt(voice: Voice, message: ftl.Message) -> Iterator[str]:
    """References to nothing, and numbers without their plural forms."""
    if message.value is None:
        yield "has no text"
    for node in nodes(message):
        if isinstance(node, ftl.MessageReference):
            form = node.attribute.name if node.attribute else ""
            if voice.pattern(node.id.name, form) is None:
                yield f"refers to {node.id.name}{'.' * bool(form)}{form}, which is missing"
        elif isinstance(node, ftl.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier) and not v.default}
            if keys & CATEGORIES and not keys >= PLURALS[voice.lang]:
                yield f"a number needs the forms {', '.join(sorted(PLURALS[voice.lang]))} and a default"


def _check_variables(voice: Voice, key: str, sayers: Sayers, free: bool) -> Iterator[str]:
    """Variables that nobody gives, unless others may give them, and errors when the message is said."""
    if key == "player":  # given a seat it is a name
        return
    used = voice.variables(key)
    mine = sayers.exact.get(key, [])
    near = mine or [call for call in sayers.vague if call.says(key)]
    lost = {call: sorted(v for v in used if not _is_given(voice, v, call.args)) for call in near}
    if mine:
        for call in mine:
            if lost[call]:
                yield f"{key}: {call.place} does not give {', '.join(lost[call])}"
    elif used and not free and all(lost.values()):
        least = min([*lost.values(), sorted(used)], key=len)
        yield f"{key}: nobody gives {', '.join(least)}"
    for call in near or [Call("", key, True, None)]:
        names = _arguments(voice, key) if call.args is None else call.args
        values = {name: _values(voice, name) for name in names}
        for turn in range(max([len(v) for v in values.values()], default=1)):
            problems: list[str] = []
            voice.say(Text(key, **{n: v[turn % len(v)] for n, v in values.items()}), (), problems)
            if not lost.get(call):
                yield from problems


def _arguments(voice: Voice, key: str) -> set[str]:
    """The arguments that a message seems to want, without their forms."""
    return {variable.rpartition("_")[0] or variable for variable in voice.variables(key)}


def _is_given(voice: Voice, variable: str, args: frozenset[str] | None) -> bool:
    """Whether arguments give a variable: by its name, or as a form that some value of the argument has."""
    name, _, form = variable.rpartition("_")
    if args is None or variable in args:
        return True
    if name not in args:
        return False
    kind = kind_of(name) + "-"  # a word, or a text of its own: both have keys that begin with the kind
    said = ["player"] if is_seat(name) else [key for key in voice.messages if key.startswith(kind)]
    return form in COMPUTED or any(voice.pattern(key, form) for key in said or voice.messages)


def _messages_inside(voice: Voice) -> set[str]:
    """The messages that stand inside others."""
    messages = [voice.messages.get(key) for key in voice.messages]  # what cannot be read refers to nothing
    inner = [node for message in messages if message is not None for node in nodes(message)]
    return {node.id.name for node in inner if isinstance(node, ftl.MessageReference)}


def _values(voice: Voice, name: str) -> tuple[int, ...] | tuple[str, ...]:
    """What an argument can be: the values that have a message, or else numbers."""
    return tuple([key[len(kind_of(name)) + 1 :] for key in voice.words_for(name)]) or NUMBERS
