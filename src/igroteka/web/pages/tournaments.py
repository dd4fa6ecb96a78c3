"""The pages of tournaments: all of them, a new one, and one with its standings and rounds."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.responses import RedirectResponse, Response

from ...core import BadOption, Game, Text, list_games
from ...store import EntrantRow, TournamentRow, WholeTournament, fresh_id
from ...texts import error_words, speaker
from ...tournaments import KINDS
from ..errors import NoSuch, Refused
from ..tables.clock_rules import CLOCKS, clock_rule
from ..tables.registry import TableRegistry
from ..tournaments import running
from ..tournaments.terms import (
    FILLERS,
    MOST_ALIVE,
    MOST_ROUNDS,
    Terms,
    chosen_options,
    offered_options,
    require_sound,
    terms_of,
)
from . import cards
from .entering import require_person
from .forms import Form
from .queries import GameQuery, NoQuery
from .tournament_cards import list_card, tournament_card
from .tournament_forms import EntrantForm, NewTournamentForm, TournamentChoices, TournamentQuery
from .visit import Visit

DEFAULT_SEATS: Final = 2


# ---------------------------------------------------------------- all of them, and a new one


async def show_all(visit: Visit, query: NoQuery) -> Response:
    """The tournaments that can be found, and those of the visitor."""
    me = "" if visit.signed_in is None else visit.signed_in.person.id
    rows = await visit.registry.store.tournaments.listed(me)
    known = [one for one in rows if one.row.game in list_games()]
    return visit.page(
        "tournaments.html",
        tournaments=[list_card(visit, one) for one in known],
        games=[
            {"title": one["title"], "href": f"/tournaments/new/{one['key']}"}
            for one in cards.all_game_cards(visit.lang)
        ],
    )


async def show_new(visit: Visit, query: GameQuery) -> Response:
    """Choose how a tournament is played."""
    seats = [count for count in query.game.seats if count > 1]
    usual = DEFAULT_SEATS if DEFAULT_SEATS in seats else seats[0]
    return _new_page(visit, query.game, NewTournamentForm(TournamentChoices(seats=usual)))


async def make_new(visit: Visit, query: GameQuery, form: NewTournamentForm) -> Response:
    """Make a tournament."""
    person = require_person(visit).person
    g, chosen = query.game, form.choices
    store = visit.registry.store.tournaments
    try:
        options = chosen_options(g, chosen.seats, form.options) if chosen.seats in g.seats else {}
        terms = Terms(chosen.size, chosen.rounds, chosen.clock, chosen.rated, chosen.bot, visit.lang, options)
        require_sound(chosen.kind, chosen.seats, tuple(g.seats), terms)
        if await store.count_alive(person.id) >= MOST_ALIVE:
            detail = f"found {MOST_ALIVE} tournaments that are not over; allowed: {MOST_ALIVE}"
            raise Refused("tournament-many", detail, most=MOST_ALIVE)
        await visit.require_rate("tables")
    except Refused as refused:
        return _new_page(visit, g, form, refused.status, visit.say(refused.text))
    except BadOption as error:
        problem = speaker(g.key, visit.lang)(Text("error-other", detail=error_words(error)))
        return _new_page(visit, g, form, 422, problem)
    row = TournamentRow(
        fresh_id(),
        chosen.kind,
        g.key,
        chosen.seats,
        chosen.name or cards.game_card(g, visit.lang)["title"],
        person.id,
        secrets.token_hex(16),
        terms.to_data(),
        not chosen.unlisted,
        created=visit.registry.watch.wall(),
    )
    await store.create(row)
    return _back(row.id)


def _new_page(
    visit: Visit, g: Game, form: NewTournamentForm, status: int = 200, problem: str = ""
) -> Response:
    offered = {option.key for option in offered_options(g)}
    options = [one for one in cards.option_cards(g, visit.lang) if one["key"] in offered]
    for option in options:
        option["value"] = form.options.get(option["key"], option["default"])
    return visit.page(
        "new_tournament.html",
        status,
        game=cards.game_card(g, visit.lang),
        form=form.choices,
        problem=problem,
        options=options,
        kinds=[
            {
                "value": kind,
                "label": visit.say(Text(f"web-tournament-{kind}")),
                "words": visit.say(Text(f"web-tournament-{kind}-words")),
            }
            for kind in KINDS
        ],
        counts=[count for count in g.seats if count > 1],
        clocks=[{"value": one, "label": _clock_words(visit, one)} for one in CLOCKS if one != "none"],
        bots=[{"value": one, "label": visit.say(Text(f"bot-{one}"))} for one in FILLERS],
        rounds=range(2, MOST_ROUNDS + 1),
    )


def _clock_words(visit: Visit, written: str) -> str:
    rule = clock_rule(written, "bot")
    return "" if rule is None else rule.words(visit.say)


# ---------------------------------------------------------------- one of them


async def find_tournament(registry: TableRegistry, id: str) -> WholeTournament:
    """A tournament with all that belongs to it; NoSuch if there is none, or if its game is not here."""
    whole = await registry.store.tournaments.whole(id)
    if whole is None or whole.row.game not in list_games():
        raise NoSuch("there is no such tournament")
    return whole


async def show_tournament(visit: Visit, query: TournamentQuery) -> Response:
    """Standings and rounds, for everybody who has the address."""
    whole = await find_tournament(visit.registry, query.tournament)
    return visit.page("tournament.html", 200, **await tournament_card(visit, whole))


def _back(id: str) -> Response:
    return RedirectResponse(f"/tournaments/{id}", 303)


async def _of_organiser(visit: Visit, query: TournamentQuery) -> WholeTournament:
    """A tournament of the visitor's; refused to others."""
    whole = await find_tournament(visit.registry, query.tournament)
    if require_person(visit).person.id != whole.row.organiser:
        raise Refused("tournament-organiser", "only the organiser does this")
    return whole


def _entrant_of(visit: Visit, whole: WholeTournament) -> EntrantRow:
    """The visitor as somebody who takes part and has not withdrawn."""
    number = whole.number_of(require_person(visit).person.id)
    if number is None or whole.entrants[number].withdrawn:
        raise Refused("tournament-out", "found somebody who does not take part")
    return whole.entrants[number]


async def join(visit: Visit, query: TournamentQuery, form: Form) -> Response:
    """Take part. Whoever takes the last place begins it."""
    whole = await find_tournament(visit.registry, query.tournament)
    person, row = require_person(visit).person, whole.row
    await visit.require_rate("joins")
    size = terms_of(row).size
    name = person.name or visit.say(Text("web-guest"))
    joining = await visit.registry.store.tournaments.join(row.id, person.id, name, size)
    if joining.became == "begun":
        raise Refused("tournament-begun", "found a tournament that has begun; allowed: one that is open")
    if joining.became == "full":
        raise Refused("tournament-full", f"found {size} players; allowed: {size}")
    if joining.became == "joined" and joining.players >= size:
        await running.start(visit.registry, row)
    return _back(row.id)


async def leave(visit: Visit, query: TournamentQuery, form: Form) -> Response:
    """Take part no more: leave before the beginning, withdraw after it."""
    whole = await find_tournament(visit.registry, query.tournament)
    await running.withdraw(visit.registry, whole, _entrant_of(visit, whole))
    return _back(whole.row.id)


async def remove(visit: Visit, query: TournamentQuery, form: EntrantForm) -> Response:
    """The organiser takes somebody out, such as a player who never comes."""
    whole = await _of_organiser(visit, query)
    if form.player >= len(whole.entrants):
        raise Refused(
            "tournament-player", f"found player {form.player}; allowed: below {len(whole.entrants)}"
        )
    await running.withdraw(visit.registry, whole, whole.entrants[form.player])
    return _back(whole.row.id)


async def let_in_again(visit: Visit, query: TournamentQuery, form: EntrantForm) -> Response:
    """The organiser lets somebody take part again who was taken out for not coming."""
    whole = await _of_organiser(visit, query)
    if not await visit.registry.store.tournaments.let_in_again(whole.row.id, form.player):
        raise Refused("tournament-there", "found nobody who was taken out for not coming")
    return _back(whole.row.id)


async def start(visit: Visit, query: TournamentQuery, form: Form) -> Response:
    """The organiser begins a tournament."""
    whole = await _of_organiser(visit, query)
    await running.start(visit.registry, whole.row)
    return _back(whole.row.id)


async def end(visit: Visit, query: TournamentQuery, form: Form) -> Response:
    """The organiser gives up a tournament that has not begun, or ends one; games that are being played go on for themselves."""
    whole = await _of_organiser(visit, query)
    has_begun = whole.row.status != "open"
    await visit.registry.store.tournaments.end(whole.row.id, "over" if has_begun else "closed")
    return _back(whole.row.id)


async def challenge(visit: Visit, query: TournamentQuery, form: EntrantForm) -> Response:
    """Challenge somebody above oneself on a ladder."""
    whole = await find_tournament(visit.registry, query.tournament)
    own = _entrant_of(visit, whole)
    await running.challenge(visit.registry, whole, own.number, form.player)
    return _back(whole.row.id)
