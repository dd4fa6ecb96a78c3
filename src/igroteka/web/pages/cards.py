"""Cards: what pages and the JSON API are given about a game, its options, and a table in a list."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import TypedDict

from markupsafe import Markup

from ...bots import LEVELS, bots
from ...core import Game, Text, game, list_games
from ...core.editions import has_other_edition
from ...core.game import Say
from ...core.registry import is_loaded
from ...store import TableRow
from ...texts import folder_speaker, speaker
from ..live.payloads import Choice
from ..live.view import ledger_of
from ..security.budget import free_of_charge
from ..tables import bidding, seats
from ..tables.lessons import PLANNING
from .game_facts import GameFacts, facts_of, find_facts
from .samples import picture_size, picture_tag


class GamePicture(TypedDict):
    """A running game as an image, in light and dark colours."""

    light: str
    dark: str
    width: int
    height: int
    title: str
    svg: Markup
    style: str


class GameCard(TypedDict):
    """A game in the lobby."""

    key: str
    title: str
    tagline: str
    about: str
    seats: list[int]
    players: str
    minutes: str
    weight: str
    solo: bool
    lesson: bool
    href: str
    rules: str
    gallery: str
    learn: str
    planning: str
    picture: GamePicture


class OptionCard(TypedDict):
    """An option of a game with all its choices in words."""

    key: str
    label: str
    help: str
    default: str
    value: str
    seats: list[int]
    per_seat: bool
    names_seat: bool
    ruling: bool
    """Whether it is another reading of a ruling of ours, and no choice that people make before every game."""
    choices: list[Choice]


TableCard = TypedDict(
    "TableCard",
    {
        "id": str,
        "game": str,
        "title": str,
        "href": str,
        "status": str,
        "names": list[str],
        "free": int,
        "mine": bool,
        "turn": bool,
        "say": str,
        "from": str,
        "created": float,
        "ago": str,
        "join": str,
    },
)
"""A table in a list."""

# ---------------------------------------------------------------- games


def game_card(g: Game, lang: str) -> GameCard:
    """A game in the lobby."""
    return _card(facts_of(g), speaker(g.key, lang), lang)


def _card(facts: GameFacts, say: Say, lang: str) -> GameCard:
    low, high, key, lesson = facts.fewest, facts.most, facts.key, bool(facts.lessons)
    return {
        "key": key,
        "title": say(Text("title")),
        "tagline": say(Text("tagline")),
        "about": (has_other_edition(key) and _form(say, "loaded", "about")) or say(Text("about")),
        "seats": [low, high],
        "players": str(low) if low == high else f"{low}–{high}",
        "minutes": _say_if_known(say, "minutes"),
        "weight": _say_if_known(say, "weight"),
        "solo": low == 1,
        "lesson": lesson,
        "href": f"/new/{key}",
        "rules": f"/rules/{key}",
        "gallery": f"/gallery/{key}",
        "learn": f"/learn/{key}" if lesson else "",
        "planning": f"/learn/{key}#{PLANNING}" if PLANNING in facts.lessons else "",
        "picture": _picture(facts, say, lang),
    }


def _picture(facts: GameFacts, say: Say, lang: str) -> GamePicture:
    """A running game as an image that follows the colours of the browser."""
    light, dark = [
        f"/picture/{facts.key}.svg?lang={lang}&dark={dark}&v={picture_tag(facts.key)}" for dark in (0, 1)
    ]
    width, height = picture_size(facts.key)
    title = say(Text("title"))
    markup = Markup(
        '<picture><source media="(prefers-color-scheme: dark)" srcset="{}">'
        '<img src="{}" width="{}" height="{}" alt="{}" loading="lazy" decoding="async"></picture>'
    ).format(dark, light, width, height, title)
    return {
        "light": light,
        "dark": dark,
        "width": width,
        "height": height,
        "title": title,
        "svg": markup,
        "style": "",
    }


@cache
def _all_facts() -> dict[str, GameFacts]:
    """What is told of the games, read once in a process: it takes long where a game must be imported or drawn for it."""
    with free_of_charge():
        for key in list_games():
            picture_size(key)
        return {key: find_facts(key) for key in list_games()}


def all_game_cards(lang: str) -> list[GameCard]:
    """All games, the lightest first; those that keep their facts in a file are not imported."""
    cards = []
    for key in list_games():
        facts = _all_facts().get(key)
        if facts is None or is_loaded(key):
            g = game(key)
            cards.append((facts_of(g).weight, game_card(g, lang)))
        else:
            cards.append((facts.weight, _card(facts, folder_speaker(key, lang), lang)))
    cards.sort(key=lambda one: (one[0], one[1]["title"]))
    return [card for _, card in cards]


def _say_if_known(say: Say, key: str) -> str:
    """A message that not every game has; nothing if it is missing."""
    text = say(Text(key))
    return "" if text == f"[{key}]" else text


def option_cards(g: Game, lang: str) -> list[OptionCard]:
    """The options of a game with all their choices in words."""
    say = speaker(g.key, lang)
    rulings = rulings_of(g)
    return [
        {
            "key": o.key,
            "label": say(Text(f"option-{o.key}")),
            "help": _option_help(g, say, f"option-{o.key}"),
            "default": o.default,
            "value": o.default,
            "seats": [n for n in g.seats if n in o.seats],
            "per_seat": o.per_seat,
            "names_seat": o.names_seat,
            "ruling": o.key in rulings,
            "choices": [{"value": c, "label": say(Text(f"option-{o.key}-{c}"))} for c in o.choices],
        }
        for o in g.options
    ]


def option_words(
    g: Game, options: Mapping[str, str], lang: str, count: int | None = None
) -> list[dict[str, str]]:
    """The chosen options in words: those that differ from the usual ones, and with a number of seats all that it has a choice of."""
    words: list[dict[str, str]] = []
    for card in option_cards(g, lang):
        labels = {choice["value"]: choice["label"] for choice in card["choices"]}
        value = options.get(card["key"], card["default"])
        is_choice = count is not None and count in card["seats"] and not card["ruling"]
        if value != card["default"] or is_choice:
            chosen = " · ".join([labels.get(one, one) for one in value.split()])
            words.append({"label": card["label"], "value": chosen})
    return words


def rulings_of(g: Game) -> set[str]:
    """The options that offer another reading of a ruling.

    The ledger tells them. What is chosen seat by seat, or names a seat, is a choice of the people at the table whatever the book says.
    """
    read_otherwise = {rule.option for rule in ledger_of(g) or () if rule.option}
    return {o.key for o in g.options if o.key in read_otherwise and not o.per_seat and not o.names_seat}


def _option_help(g: Game, say: Say, key: str) -> str:
    """What is said beside an option; nothing if it has no such words."""
    loaded = _form(say, "loaded", key) if has_other_edition(g.key) else ""
    return loaded or _form(say, "hint", key)


def _form(say: Say, form: str, key: str) -> str:
    """A form of a message; nothing if it has none."""
    given = {"what": Text(key)}  # the form is one that only games have, so no check of shared texts finds it
    text = say(Text(f"websay-{form}", **given))
    return "" if text == say(Text(key)) else text


def seat_kind_cards(lang: str) -> list[Choice]:
    """Who can take a seat."""
    say = speaker(None, lang)
    people: list[Choice] = [
        {"value": kind, "label": say(Text(f"websay-seat-{kind}"))} for kind in seats.KINDS
    ]
    computers: list[Choice] = [{"value": f"bot:{bot}", "label": say(Text(f"bot-{bot}"))} for bot in LEVELS]
    return [*people, *computers]


def other_bot_cards(lang: str) -> list[Choice]:
    """Bots that are no level of play: pages offer them under "more"."""
    say = speaker(None, lang)
    return [{"value": f"bot:{bot}", "label": say(Text(f"bot-{bot}"))} for bot in bots() if bot not in LEVELS]


def level_cards(lang: str) -> list[Choice]:
    """The levels of play, weakest first, with what each of them does."""
    say = speaker(None, lang)
    return [{"value": say(Text(f"bot-{bot}")), "label": say(Text(f"bot-{bot}-words"))} for bot in LEVELS]


# ---------------------------------------------------------------- tables


def table_card(row: TableRow, guest: str, lang: str, turn: list[int] | None) -> TableCard:
    """A table in a list. `turn` are the seats to move, where that is known."""
    say = speaker(row.game, lang)
    mine = seats.seats_of(row, guest)
    free = seats.free_seats(row)
    my_turn = bool(turn) and any(seat in mine for seat in turn or [])
    if row.status == "open":
        bids = Text("your-turn" if my_turn else "websay-bidding")
        status = say(bids if bidding.is_open(row) else Text("websay-free-seats", seats=len(free)))
    elif row.status != "running":
        status = say(Text("game-over" if row.status == "over" else "websay-closed"))
    elif my_turn:
        status = say(Text("your-turn"))
    else:
        status = say(Text("websay-running"))
    return {
        "id": row.id,
        "game": row.game,
        "title": say(Text("title")),
        "href": f"/t/{row.id}",
        "status": row.status,
        "names": [name for i, name in enumerate(seats.names(row.config["seats"], lang)) if i not in free],
        "free": len(free),
        "mine": bool(mine) or row.config.get("host") == guest,
        "turn": my_turn,
        "say": status,
        "from": origin(row, lang),
        "created": row.created,
        "ago": time_ago(row.created, lang),
        "join": f"/join/{seats.token(row, row.config.get('invite') or row.config['seats'][free[0]]['token'])}"
        if free and row.status == "open" and row.config.get("public") and guest not in row.guests
        else "",
    }


def origin(row: TableRow, lang: str) -> str:
    """What is special about a game, in words: it is rated, it comes from a real table, a position or another game; nothing for most."""
    say, step, words = speaker(None, lang), row.config.get("from"), list[str]()
    if seats.is_rated(row):
        words.append(say(Text("web-rated")))
    if seats.is_recorded(row):
        words.append(say(Text("websay-recorded")))
    if step is not None:
        words.append(say(Text("websay-by-hand") if step < 0 else Text("websay-continued", step=step)))
    return " · ".join(words)


def time_ago(then: float, lang: str) -> str:
    """How long ago something was, roughly."""
    minutes = max(0, round((time.time() - then) / 60))
    say = speaker(None, lang)
    if minutes < 1:
        return say(Text("websay-ago-now"))
    if minutes < 60:
        return say(Text("websay-ago-minutes", minutes=minutes))
    if minutes < 48 * 60:
        return say(Text("websay-ago-hours", hours=round(minutes / 60)))
    return say(Text("websay-ago-days", days=round(minutes / 1440)))
