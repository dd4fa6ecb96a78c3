"""The menu before a game: everything has a default, Enter takes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rich.console import Console

from ..bots import DEFAULT_LEVEL, bots
from ..core import Game, IgrotekaError, Option, Say, Text, clean_options, list_games
from ..core.languages import LANGUAGES
from ..core.registry import find
from ..texts import error_words, speaker
from .common import console, read_seats


@dataclass(frozen=True)
class GameSettings:
    """What a game starts with."""

    game: str
    seats: int | None
    people: int
    seat: int
    bots: list[str]
    options: dict[str, str]
    lang: str
    recorded: bool = False


class Menu:
    """Asks for a setting, question by question."""

    def __init__(
        self, chosen: GameSettings, out: Console | None = None, ask: Callable[[str], str] = input
    ) -> None:
        self.chosen = chosen
        self.out = out or console()
        self.ask = ask
        self.say: Say = speaker(None, chosen.lang)

    def ask_all(self) -> GameSettings:
        """All questions in order."""
        self.language()
        game = self.game()
        seats = self.number("cli-menu-seats", game.seats, read_seats(game, self.chosen.seats))
        self.chosen = replace(self.chosen, game=game.key, seats=seats)
        people = min(self.chosen.people, seats)
        if seats > 1:
            people = self.number("cli-menu-people", range(1, seats + 1), people)
        self.chosen = replace(self.chosen, people=people, seat=min(self.chosen.seat, seats - 1))
        if people < seats:
            self.opponents()
        self.options(game, seats)
        return self.chosen

    def language(self) -> None:
        """The language of everything that follows."""
        lang = self.pick(
            "cli-menu-language",
            {lang: self.say(Text(f"language-{lang}")) for lang in LANGUAGES},
            self.chosen.lang,
        )
        self.chosen = replace(self.chosen, lang=lang)
        self.say = speaker(None, lang)

    def game(self) -> Game:
        """Which game."""
        titles: dict[str, str] = {}
        for key in list_games():
            say = speaker(key, self.chosen.lang)
            titles[key] = f"{say(Text('title'))}: {say(Text('tagline'))}"
        chosen = find(self.pick("cli-menu-game", titles, next(iter(titles))))
        self.say = speaker(chosen.key, self.chosen.lang)
        return chosen

    def opponents(self) -> None:
        """Who sits on the seats that no person takes."""
        names = {name: self.say(Text(f"bot-{name}")) for name in bots()}
        default = self.chosen.bots[0] if self.chosen.bots and self.chosen.bots[0] in names else DEFAULT_LEVEL
        self.chosen = replace(self.chosen, bots=[self.pick("cli-menu-bots", names, default)])

    def options(self, game: Game, seats: int) -> None:
        """The options of the game, changed one by one."""
        offered = [o for o in game.options if seats in o.seats]
        given = {key: value for key, value in self.chosen.options.items() if key in [o.key for o in offered]}
        while offered:
            self.out.print()
            self.out.print(self.say(Text("cli-menu-options")), soft_wrap=True)
            for option in offered:
                self.option(option, given.get(option.key, option.default), seats)
            line = self.ask("> ").strip()
            if not line:
                break
            key, _, value = line.replace("=", " ").partition(" ")
            try:
                clean_options(game, seats, {**given, key: value.strip()})
                game.new(seats, {**given, key: value.strip()})
            except IgrotekaError as error:
                self.out.print(self.say(Text("error-other", detail=error_words(error))), soft_wrap=True)
            else:
                given[key] = value.strip()
        self.chosen = replace(self.chosen, options=given)

    def option(self, option: Option, value: str, seats: int) -> None:
        """One option with its choices; the one in force is marked."""
        self.out.print(f"  {option.key}: {self.say(Text(f'option-{option.key}'))}", soft_wrap=True)
        for choice in option.choices_for(seats):
            mark = "*" if choice in value.split() else " "
            words = self.say(Text(f"option-{option.key}-{choice}"))
            self.out.print(f"    {mark} {option.key} {choice}: {words}", soft_wrap=True)

    # ------------------------------------------------------------ kinds of questions

    def pick(self, key: str, choices: dict[str, str], default: str) -> str:
        """One of some words; by number, by word, or Enter for the default."""
        words = list(choices)
        if len(words) == 1:
            self.out.print(f"{self.say(Text(key))}: {choices[words[0]]}", soft_wrap=True)
            return words[0]
        self.out.print()
        for i, word in enumerate(words, 1):
            self.out.print(f"  {i}  {choices[word]}", soft_wrap=True)
        while True:
            line = self.ask(f"{self.say(Text(key))} [{words.index(default) + 1}]: ").strip().casefold()
            if not line:
                return default
            if line.isdecimal() and 1 <= int(line) <= len(words):
                return words[int(line) - 1]
            fitting = [w for w in words if w.startswith(line) or choices[w].casefold().startswith(line)]
            if len(fitting) == 1:
                return fitting[0]
            self.out.print(self.say(Text("cli-menu-range", low=1, high=len(words))), soft_wrap=True)

    def number(self, key: str, allowed: range, default: int) -> int:
        """A number, or Enter for the default."""
        if len(allowed) == 1:
            return allowed[0]
        while True:
            line = self.ask(f"{self.say(Text(key))} {allowed[0]}-{allowed[-1]} [{default}]: ").strip()
            if not line:
                return default
            if line.isdecimal() and int(line) in allowed:
                return int(line)
            self.out.print(self.say(Text("cli-menu-range", low=allowed[0], high=allowed[-1])), soft_wrap=True)
