"""Saying a text in a language."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import ast as ftl

from ..core.errors import IgrotekaError, some
from ..core.events import UNSEEN
from ..core.frames import CHANCE
from ..core.game import Game, Say
from ..core.languages import ENGLISH, LANGUAGES, languages_of
from ..core.optional import Worded
from ..core.registry import folder_of, game
from ..core.score import AUTOMA
from ..core.text import Phrase, Text, Value
from ..core.typography import typeset
from .messages import REMEMBERED, Messages, nodes, passages, read_entries
from .plans import Plan, plan_of, say_plan

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

#: The folder of the shared words.
HERE: Final = Path(__file__).parent.parent
#: Forms that any value has.
COMPUTED: Final = ("id", "cap")
#: Whole texts that are remembered: with names those of a table or two, which every drawing says again, and so many that name nobody.
HEARD: Final = 4_096


class UnknownLanguage(IgrotekaError):
    """No texts are written in this language."""


def speaker(game_key: str | None, lang: str, names: Sequence[str] | None = None) -> Say:
    """A function that says the texts of a game (None: shared words only) in a language, with the players' names.

    Seats without a name are numbered. A language that does not exist raises `UnknownLanguage`, a game `UnknownGame`.
    """
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no language is called {lang!r}; allowed: {some(list(LANGUAGES))}")
    voice = _voice(None if game_key is None else game(game_key), lang)
    people = tuple(names or ())

    def say(text: Text) -> str:
        return voice.hear(text, people)

    return say


def word_speaker(game_key: str, lang: str) -> Callable[[str, str], str]:
    """A function that says what a value of an argument is called, such as ("tile", "park"); one without a message stays as it is."""
    voice = _voice(game(game_key), lang)

    def word(name: str, value: str) -> str:
        return typeset(voice.word(name, value, "", None), lang)

    return word


def folder_speaker(game_key: str, lang: str) -> Say:
    """Who says the messages in the folder of a game, but none that its data files bring along: it is not imported."""
    voice = _folder_voice(folder_of(game_key), lang)

    def say(text: Text) -> str:
        return voice.hear(text, ())

    return say


def read_all(game_key: str | None, lang: str) -> None:
    """Read all messages of a game (None: the shared ones) now, so that nobody waits for them when they are first said."""
    voice = _voice(None if game_key is None else game(game_key), lang)
    if isinstance(voice, ForeignVoice):
        read_all(game_key, ENGLISH)
    for key in voice.messages:
        if (key, "") not in voice.prepared:
            voice.prepare(key, "")


def unsaid(game: Game, text: Text, languages: Sequence[str] | None = None) -> list[str]:
    """Everything that is wrong with this text in these languages, or in all of the game; empty if it can be said."""
    problems: list[str] = []
    announced = languages_of(folder_of(game))
    for lang in announced if languages is None else languages:
        lacking: list[str] = [] if lang in announced else [f"there is no file locale/{lang}.ftl"]
        _voice(game, lang).say(text, (), lacking)
        problems += [f"{lang}: {problem}" for problem in lacking]
    return problems


def words_of(game: Game, lang: str) -> Mapping[str, str]:
    """The messages that the data files of a game bring along."""
    return game.words(lang) if isinstance(game, Worded) else {}


_voices: Final[dict[tuple[type | None, str], Voice]] = {}
_folder_voices: Final[dict[tuple[Path, str], Voice]] = {}


def _voice(game: Game | None, lang: str) -> Voice:
    kind = None if game is None else type(game)
    voice = _voices.get((kind, lang))
    if voice is None:
        if game is None:
            voice = Voice(lang, [HERE])
        elif lang in languages_of(folder_of(game)):
            voice = Voice(lang, [HERE, folder_of(game)], words_of(game, lang))
        else:
            voice = ForeignVoice(lang, _voice(game, ENGLISH))
        _voices[kind, lang] = voice
    return voice


def _folder_voice(home: Path, lang: str) -> Voice:
    voice = _folder_voices.get((home, lang))
    if voice is None:
        if lang in languages_of(home):
            voice = Voice(lang, [HERE, home])
        else:
            voice = ForeignVoice(lang, _folder_voice(home, ENGLISH))
        _folder_voices[home, lang] = voice
    return voice


class Voice:
    """One language with the words of some folders; a later folder may replace messages of an earlier.

    `more` are plain texts that belong to the last folder.
    """

    def __init__(self, lang: str, folders: list[Path], more: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self.files = [home / "locale" / f"{lang}.ftl" for home in folders]
        self.more: Final = dict(more or {})
        self.messages = Messages([passages(file) for file in self.files], self.more)
        self.read: list[ftl.EntryType] | None = None
        from fluent.runtime import FluentBundle  # loads slowly, and many a process never speaks

        self.bundle = FluentBundle([lang], use_isolating=False)
        self.known: set[str] = set()
        self.prepared: dict[tuple[str, str], PreparedMessage] = {}
        self.lists: dict[str, list[str]] = {}
        self.used: dict[tuple[str, str], set[str]] = {}
        self.words: dict[tuple[str, str, str], str] = {}
        self.said: dict[tuple[Hashable, ...], str] = {}
        self.heard: dict[tuple[Hashable, ...], str] = {}
        self.heard_of_people: dict[tuple[Hashable, ...], str] = {}
        self.categories: dict[int, str] = {}
        self._reading = threading.RLock()
        """Held while a message is read: several threads may speak with one voice."""

    def hear(self, text: Text, names: tuple[str, ...]) -> str:
        """A text, as it was said before if it was: then its arguments need not be put into words again.

        What names nobody sounds the same at all tables.
        """
        names_matter = is_about_people(text)
        heard = self.heard_of_people if names_matter else self.heard
        memory = (names if names_matter else (), text.key, *text.args.items())
        sentence = heard.get(memory)
        if sentence is None:
            sentence = self.say(text, names)
            if len(heard) >= HEARD:
                heard.clear()
            heard[memory] = sentence
        return sentence

    def say(
        self, text: Text, names: tuple[str, ...], problems: list[str] | None = None, form: str = ""
    ) -> str:
        """A text, or one form of it. What is missing stands in brackets, or in English if it is a phrase; `problems` collects why."""
        key, given = text.key, text.args
        if key == "player" and "seat" in given:
            return str(self.value("seat", given["seat"], form, names, problems))
        ready = self.prepared.get((key, form)) or self.prepare(key, form)
        if ready.pattern is None:
            note(problems, f"no message {key}")
            return str(text) if isinstance(text, Phrase) else f"[{key}]"
        args: dict[str, int | str] = {}
        for variable, name, case in ready.needs:
            if variable in given:
                args[variable] = self.value(variable, given[variable], "", names, problems)
            elif name in given:
                args[variable] = self.value(name, given[name], case, names, problems)
        memory = (key, form, *args.items())
        sentence = self.said.get(memory)
        if sentence is None or problems is not None:
            plan = ready.plan if problems is None else None
            words = None if plan is None else say_plan(plan, args, self.category)
            formatted = self.format(key, ready.pattern, args, problems) if words is None else words
            sentence = typeset(formatted, self.lang) if isinstance(formatted, str) else f"[{key}]"
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[memory] = sentence
        return sentence

    def format(
        self, key: str, pattern: Pattern, args: dict[str, int | str], problems: list[str] | None
    ) -> object:
        """What Fluent makes of a pattern: words, if all went well."""
        formatted, errors = self.bundle.format_pattern(pattern, args)
        for error in errors:
            note(problems, f"{key}: {error}")
        return formatted

    def category(self, number: int) -> str:
        """The plural category of a number."""
        category = self.categories.get(number)
        if category is None:
            category = self.categories[number] = str(self.bundle._plural_form(number))
        return category

    def value(
        self, name: str, value: Value, form: str, names: tuple[str, ...], problems: list[str] | None
    ) -> int | str:
        """An argument as the sentence gets it."""
        if isinstance(value, Text):
            return self.in_form(self.say(value, names, problems, form), form)
        if isinstance(value, int):
            if is_seat(name) and form != "id":
                return self.in_form(self.person(value, form, names, problems), form)
            return value
        word = self.words.get((name, value, form))
        if word is None or problems is not None:
            word = self.word(name, value, form, problems)
            if len(self.words) >= REMEMBERED:
                self.words.clear()
            self.words[name, value, form] = word
        return word

    def word(self, name: str, value: str, form: str, problems: list[str] | None) -> str:
        """A value in a form: its own message if there is one, otherwise the value itself."""
        if form == "id":
            return value
        key = word_key(name, value)
        if key in self.messages and not self.variables(key):
            return self.in_form(self.say(Text(key), (), problems, form), form)
        if problems is not None and self.words_for(name):
            note(problems, f"no message {key}")
        return self.in_form(value, form)

    def words_for(self, name: str) -> list[str]:
        """The messages that can stand for a value of this argument: sentences with variables are none."""
        if name not in self.lists:
            candidates = [key for key in self.messages if key.startswith(kind_of(name) + "-")]
            self.lists[name] = [key for key in candidates if not self.variables(key)]
        return self.lists[name]

    def person(self, seat: int, form: str, names: tuple[str, ...], problems: list[str] | None) -> str:
        """The name of a seat, of chance, or of a solo opponent."""
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        if seat in (CHANCE, AUTOMA):
            return self.say(Text("chance" if seat == CHANCE else "automa"), (), problems, form)
        return self.say(Text("player", number=seat + 1), (), problems, form)

    def in_form(self, said: str, form: str) -> str:
        """The form that can be made of any text."""
        return said[:1].upper() + said[1:] if form == "cap" else said

    def prepare(self, key: str, form: str) -> PreparedMessage:
        """What has to be formatted for this key, and what it needs."""
        with self._reading:
            return self._prepare(key, form)

    def _prepare(self, key: str, form: str) -> PreparedMessage:
        ready = PreparedMessage(None, (), None)
        if key in self.messages:
            self.learn(key)
            message = self.bundle.get_message(key)
            own = message.attributes.get(form)
            pattern = message.value if own is None else own
            written = form if own is not None else ""
            used = self.variables(key, written)
            needs = [(variable, *variable.rpartition("_")[::2]) for variable in sorted(used)]
            ready = PreparedMessage(pattern, tuple(needs), plan_of(self.pattern(key, written), self.pattern))
        self.prepared[key, form] = ready
        return ready

    def learn(self, key: str) -> None:
        """Hand a message to the formatter, with those that it refers to."""
        entry = self.messages.entry(key)
        if entry is None or key in self.known:
            return
        self.known.add(key)
        self.bundle.add_resource(ftl.Resource([entry]))
        for node in nodes(entry):
            if isinstance(node, ftl.MessageReference):
                self.learn(node.id.name)
            elif isinstance(node, ftl.TermReference):
                self.learn(f"-{node.id.name}")

    def variables(self, key: str, form: str = "") -> set[str]:
        """The variables of a message, also of those that it refers to."""
        if (key, form) not in self.used:
            self.used[key, form] = self._variables(key, form, frozenset())
        return self.used[key, form]

    def _variables(self, key: str, form: str, seen: frozenset[tuple[str, str]]) -> set[str]:
        names: set[str] = set()
        for node in nodes(self.pattern(key, form)):
            if isinstance(node, ftl.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ftl.MessageReference):
                there = (node.id.name, node.attribute.name if node.attribute else "")
                if there not in seen:
                    names |= self._variables(*there, seen | {there})
        return names

    def own(self) -> list[str]:
        """The keys of the last folder."""
        return [*[e.id.name for e in self.entries() if isinstance(e, ftl.Message)], *self.more]

    def entries(self) -> list[ftl.EntryType]:
        """Everything in the file of the last folder, unreadable entries included; nothing if there is no file."""
        if self.read is None:
            file = self.files[-1]
            self.read = read_entries(file.read_text(encoding="utf-8")) if file.exists() else []
        return self.read

    def pattern(self, key: str, form: str) -> ftl.Pattern | None:
        """The text of a message or of one of its attributes, as it was written."""
        message = self.messages.get(key)
        if message is None or not form:
            return message.value if message else None
        return {a.id.name: a.value for a in message.attributes}.get(form)


class ForeignVoice(Voice):
    """The voice of a game in a language that it has not got: shared words in that language, its own in English."""

    def __init__(self, lang: str, english: Voice) -> None:
        super().__init__(lang, [HERE])
        self.english = english
        self.borrowed = frozenset([*passages(english.files[-1]), *english.more])

    def say(
        self, text: Text, names: tuple[str, ...], problems: list[str] | None = None, form: str = ""
    ) -> str:
        """A text; a sentence of the game is English to its last word."""
        if text.key in self.borrowed:
            return self.english.say(text, names, problems, form)
        return super().say(text, names, problems, form)

    def word(self, name: str, value: str, form: str, problems: list[str] | None) -> str:
        """A value in a form; words of the game are English, also inside a shared sentence."""
        if word_key(name, value) in self.borrowed:
            return self.english.word(name, value, form, problems)
        return super().word(name, value, form, problems)


class PreparedMessage:
    """A message ready to be formatted: its pattern, (variable, argument, form) for all it needs, and how it is said quickly if it can be."""

    def __init__(
        self, pattern: Pattern | None, needs: tuple[tuple[str, str, str], ...], plan: Plan | None
    ) -> None:
        self.pattern = pattern
        self.needs = needs
        self.plan = plan


def is_seat(name: str) -> bool:
    """Whether an argument of this name holds a seat."""
    return name == "seat" or name.endswith("_seat")


def is_about_people(text: Text) -> bool:
    """Whether the names of players may be heard in a text."""
    return any(isinstance(value, Text) or is_seat(name) for name, value in text.args.items())


def kind_of(name: str) -> str:
    """What an argument of this name is: `other_tile` is a tile, too."""
    return name.removeprefix("other_")


def word_key(name: str, value: str) -> str:
    """The message that stands for a value of an argument, if there is one."""
    return f"{kind_of(name)}-{'unseen' if value == UNSEEN else value or 'none'}"


def note(problems: list[str] | None, problem: str) -> None:
    """Collect a problem once, if somebody collects."""
    if problems is not None and problem not in problems:
        problems.append(problem)
