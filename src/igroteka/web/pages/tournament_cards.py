"""A tournament as its pages show it."""

from __future__ import annotations

from collections import Counter

from ...core import Text, game
from ...store import (
    STAYED_AWAY,
    EntrantRow,
    ListedTournament,
    MeetingRow,
    TableRow,
    TournamentRow,
    WholeTournament,
    absences_in_a_row,
)
from ...tournaments import Standing, reachable_places, standings
from ..tables import seats
from ..tables.clock_rules import clock_rule
from ..tables.outcome import BOT
from ..tournaments.running import field_of
from ..tournaments.terms import rounds_in, terms_of
from . import cards
from .visit import Visit

Card = dict[str, object]


def half_words(halves: int) -> str:
    """Points that may be halves."""
    return f"{halves // 2}½".removeprefix("0") if halves % 2 else str(halves // 2)


def names_of(visit: Visit, entrants: list[EntrantRow]) -> list[str]:
    """How everybody is called; bots of one level and people who have left are numbered."""
    plain = [
        one.name or visit.say(Text(f"bot-{one.player.removeprefix(BOT)}" if one.player else "former-player"))
        for one in entrants
    ]
    often, told = Counter(plain), Counter[str]()
    names: list[str] = []
    for name in plain:
        told[name] += 1
        names.append(f"{name} {told[name]}" if often[name] > 1 else name)
    return names


def may_remove(whole: WholeTournament, one: EntrantRow) -> bool:
    """Whether somebody can be taken out: a person who takes part in a tournament that is not over."""
    is_person = bool(one.player) and not one.player.startswith(BOT)
    return is_person and not one.withdrawn and whole.row.status in ("open", "running")


def list_card(visit: Visit, one: ListedTournament) -> Card:
    """A tournament in a list."""
    row = one.row
    return {
        "href": f"/tournaments/{row.id}",
        "name": row.name,
        "status": row.status,
        "say": visit.say(Text(f"web-tournament-status-{row.status}")),
        "facts": [
            cards.game_card(game(row.game), visit.lang)["title"],
            visit.say(Text(f"web-tournament-{row.kind}")),
            visit.say(Text("web-tournament-taken", count=one.players, size=terms_of(row).size)),
        ],
        "ago": cards.time_ago(row.created, visit.lang),
    }


async def tournament_card(visit: Visit, whole: WholeTournament) -> Card:
    """A tournament with everything that its page shows to a visitor."""
    row, terms = whole.row, terms_of(whole.row)
    me = "" if visit.signed_in is None else visit.signed_in.person.id
    own = whole.number_of(me)
    takes_part = own is not None and not whole.entrants[own].withdrawn
    field, names = field_of(whole), names_of(visit, whole.entrants)
    tables = {
        one.id: one
        for one in await visit.registry.store.lists.rows([one.table for one in whole.meetings if one.table])
    }
    may_challenge = row.kind == "ladder" and row.status == "running" and takes_part
    reachable = reachable_places(field, own) if may_challenge and own is not None else []
    g = cards.game_card(game(row.game), visit.lang)
    return {
        "row": row,
        "mark": whole.mark,
        "game": g,
        "address": visit.url(f"/tournaments/{row.id}"),
        "say": visit.say(Text(f"web-tournament-status-{row.status}")),
        "facts": [g["title"], *_fact_words(visit, row)],
        "options": cards.option_words(game(row.game), terms.options, visit.lang),
        "taken": visit.say(Text("web-tournament-taken", count=len(whole.entrants), size=terms.size)),
        "fill": visit.say(Text("web-tournament-fill-words", bot=visit.say(Text(f"bot-{terms.bot}"))))
        if terms.bot
        else "",
        "rounds_words": visit.say(
            Text("web-tournament-round-of", round=row.round, rounds=rounds_in(row, len(whole.entrants)))
        )
        if row.round and row.kind != "ladder"
        else "",
        "is_full": len(whole.entrants) >= terms.size,
        "is_organiser": bool(me) and me == row.organiser,
        "takes_part": takes_part,
        "my_table": next(
            (
                f"/t/{one.table}"
                for one in whole.meetings
                if own in one.players and not one.has_ended and one.table in tables
            ),
            "",
        ),
        "entrants": [
            {"number": one.number, "name": names[one.number], "mine": one.number == own}
            for one in whole.entrants
        ],
        "reachable": [{"number": number, "name": names[number]} for number in reachable],
        "removable": [
            {"number": one.number, "name": names[one.number]}
            for one in whole.entrants
            if me == row.organiser and one.number != own and may_remove(whole, one)
        ],
        "absent": _absent_people(whole, names) if me == row.organiser else [],
        "own_absence": _own_absence(visit, whole, own),
        "standings": [_standing_row(one, whole, names, own) for one in standings(field)] if row.round else [],
        "rounds": _round_cards(whole, names, tables, own),
    }


def _fact_words(visit: Visit, row: TournamentRow) -> list[str]:
    """How a tournament is played, in words; what does not matter is empty."""
    terms = terms_of(row)
    rule = clock_rule(terms.clock, "bot")
    return [
        visit.say(Text(f"web-tournament-{row.kind}")),
        visit.say(Text("web-tournament-tables", seats=row.seats)),
        "" if rule is None else rule.words(visit.say),
        visit.say(Text("web-rated")) if terms.rated else "",
    ]


def _absent_people(whole: WholeTournament, names: list[str]) -> list[Card]:
    """Those who were taken out for not coming, and can be let in again."""
    return [
        {"number": one.number, "name": names[one.number]}
        for one in whole.entrants
        if one.withdrawn == STAYED_AWAY and one.player and whole.row.status == "running"
    ]


def _own_absence(visit: Visit, whole: WholeTournament, own: int | None) -> str:
    """What somebody is told who did not come: that they are out, or will be the next time; nothing to all others."""
    if own is None or whole.row.status != "running":
        return ""
    mine = whole.entrants[own]
    if mine.withdrawn == STAYED_AWAY:
        return visit.say(Text("web-tournament-you-out"))
    if not mine.withdrawn and absences_in_a_row(mine, whole.meetings):
        return visit.say(Text("web-tournament-you-absent"))
    return ""


def _standing_row(one: Standing, whole: WholeTournament, names: list[str], own: int | None) -> Card:
    entrant = whole.entrants[one.player]
    return {
        "place": one.place,
        "number": one.player,
        "name": names[one.player],
        "mine": one.player == own,
        "withdrawn": entrant.withdrawn,
        "stayed_away": entrant.withdrawn == STAYED_AWAY,
        "bot": entrant.player.startswith(BOT),
        "points": half_words(one.points),
        "games": one.games,
        "wins": one.wins,
        "direct": half_words(one.direct),
        "opponents": half_words(one.opponents),
        "share": f"{round(100 * one.share)}%",
    }


def _round_cards(
    whole: WholeTournament, names: list[str], tables: dict[str, TableRow], own: int | None
) -> list[Card]:
    """All rounds, the newest first."""
    rounds: list[Card] = []
    for number in range(whole.row.round, 0, -1):
        here = [one for one in whole.meetings if one.round == number]
        if here:
            met = [_meeting_card(one, names, tables.get(one.table), own) for one in here]
            rounds.append({"number": number, "meetings": met})
    return rounds


def _meeting_card(one: MeetingRow, names: list[str], table: TableRow | None, own: int | None) -> Card:
    """A table of a round. Players go to their seats, all others look on."""
    if table is None:
        href = ""
    elif own in one.players:
        href = f"/t/{one.table}"
    else:
        href = f"/watch/{seats.token(table, table.config['watch'])}"
    return {
        "href": href,
        "is_bye": not one.table,
        "has_ended": one.has_ended,
        "mine": own in one.players,
        "players": [
            {
                "name": names[player],
                "absent": player in one.absent,
                "rank": one.ranks[seat] if one.ranks else 0,
                "score": one.scores[seat] if one.scores else None,
            }
            for seat, player in enumerate(one.players)
        ],
    }
