"""The pages about how people stand: a profile, the rankings of a game, and what its finished games tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.responses import RedirectResponse, Response

from ...core import Text
from ...core.game import Say
from ...core.outcome import read_text
from ...core.shares import Share
from ...store import RatingChange, Skill, TableRow
from ...texts import speaker
from ..errors import NoSuch
from ..people.profiles import (
    SEEN_BY,
    LastGame,
    Profile,
    Ranked,
    Rival,
    is_ranked,
    last_games,
    may_see,
    profile_of,
    ranking_of,
    seen_by,
)
from ..tables import seats
from ..tables.outcome import BOT, player_of
from ..tables.statistics import SeatCount, ShareOf
from ..tables.table import Table
from . import cards
from .account_forms import StandingForm
from .curves import draw_curve, draw_share
from .entering import require_person
from .graphs import percent
from .queries import PersonQuery, SeatsQuery
from .visit import Visit

Row = dict[str, object]


# ---------------------------------------------------------------- somebody


async def show_profile(visit: Visit, query: PersonQuery) -> Response:
    """What somebody lets others see of themselves; for everybody else there is no such page."""
    store = visit.registry.store
    viewer = "" if visit.signed_in is None else visit.signed_in.person.id
    person = await store.people.person(query.person)
    if person is None or not await may_see(store, viewer, person):
        raise NoSuch("there is no such profile for you")
    profile, titles = await profile_of(store, viewer, person), titles_of(visit)
    return visit.page(
        "profile.html",
        name=person.name or visit.say(Text("web-guest")),
        is_own=viewer == person.id,
        seen_by=seen_by(person.settings),
        ratings=_rating_cards(visit, profile, titles),
        records=_record_rows(visit, profile, titles),
        sides=_side_rows(visit, profile, titles),
        rivals=[_rival_row(visit, one) for one in profile.rivals],
        last=[
            _last_game(visit, person.id, one)
            for one in await last_games(store, visit.guest, person, visit.registry.readable_rows)
        ],
    )


def _rating_cards(visit: Visit, profile: Profile, titles: Mapping[str, str]) -> list[Row]:
    rows: list[Row] = []
    for one in profile.ratings:
        words, curve = skill_words(one.skill), profile.curve(one)
        title = visit.say(
            Text("web-rating-curve", first=curve[0].shown, last=one.skill.shown, games=one.games)
        )
        rows.append(
            {
                "title": titles[one.game],
                "seats": visit.say(Text("n-players", players=one.seats)),
                "games": one.games,
                "curve": draw_curve(curve, title),
                "href": f"/rankings/{one.game}?seats={one.seats}" if visit.registry.settings.rankings else "",
                **words,
            }
        )
    return rows


def skill_words(skill: Skill) -> Row:
    """A rating as a page shows it."""
    return {"shown": skill.shown, "margin": skill.margin, "provisional": skill.is_provisional}


def _record_rows(visit: Visit, profile: Profile, titles: Mapping[str, str]) -> list[Row]:
    return [
        {
            "title": titles[one.game],
            "seats": visit.say(Text("n-players", players=one.seats)),
            "games": one.games,
            "won": percent(one.won / one.games),
            "points": mean_words(visit, one.points),
        }
        for one in profile.records
    ]


def _side_rows(visit: Visit, profile: Profile, titles: Mapping[str, str]) -> list[Row]:
    return [
        {
            "title": titles[one.game],
            "side": speaker(one.game, visit.lang)(Text(one.side)),
            "games": one.games,
            "won": percent(one.won / one.games),
        }
        for one in profile.sides
    ]


def _rival_row(visit: Visit, one: Rival) -> Row:
    return {
        "name": one.name if one.person else visit.say(Text(f"bot-{one.bot}")),
        "href": f"/people/{one.person}" if one.person else "",
        "games": one.games,
        "ahead": percent(one.ahead / one.games),
    }


def _last_game(visit: Visit, person: str, one: LastGame) -> Row:
    """A finished game as a card: with whom, how it ended, and where it is looked at."""
    names = seats.names(one.row.config["seats"], visit.lang)
    mine = seats.seats_of(one.row, person)
    others: list[Row] = []
    for seat, name in enumerate(names):
        if seat not in mine:
            named = one.named.get(seat, "")
            shown = visit.say(Text("web-another-player")) if seat in one.unnamed else name
            others.append({"name": shown, "href": f"/people/{named}" if named else ""})
    points = one.played.points
    return {
        "title": speaker(one.played.game, visit.lang)(Text("title")),
        "href": f"/t/{one.row.id}",
        "others": others,
        "result": one.result,
        "say": visit.say(Text(f"websay-result-{one.result}")) if one.result else "",
        "points": "" if points is None else visit.say(Text("n-points", points=points)),
        "ago": cards.time_ago(one.played.ended, visit.lang),
    }


def mean_words(visit: Visit, mean: float | None) -> str:
    """A mean with one place after the point, which is a comma in many languages."""
    if mean is None:
        return "–"
    written = f"{mean:.1f}".replace("-", "−")
    return written if visit.lang == "en" else written.replace(".", ",")


def titles_of(visit: Visit) -> dict[str, str]:
    """How the games are called, without loading them."""
    return {one["key"]: one["title"] for one in cards.all_game_cards(visit.lang)}


async def set_standing(visit: Visit, query: object, form: StandingForm) -> Response:
    """Choose who sees one's profile, and whether one is in rankings."""
    person = require_person(visit).person
    chosen = {"profile": form.profile, "ranked": form.ranked}
    await visit.registry.store.people.change_settings(person.id, chosen)
    return RedirectResponse("/me", 303)


def standing_choices(visit: Visit) -> Row:
    """What the page of a person shows of these choices."""
    person = require_person(visit).person
    return {
        "profile": f"/people/{person.id}",
        "seen_by": seen_by(person.settings),
        "choices": [{"value": one, "label": visit.say(Text(f"web-seen-by-{one}"))} for one in SEEN_BY],
        "ranked": is_ranked(person.settings),
        "rankings": visit.registry.settings.rankings,
    }


# ---------------------------------------------------------------- rankings


async def show_ranking(visit: Visit, query: SeatsQuery) -> Response:
    """Those who play a game best, as far as they want to be shown; no page if the operator has switched rankings off."""
    if not visit.registry.settings.rankings:
        raise NoSuch("the operator has switched the rankings off")
    store, key = visit.registry.store, query.game.key
    pools = [many for one, many in await store.standing.rated_pools() if one == key]
    count = query.seats if query.seats is not None else (pools[0] if pools else 2)
    viewer = "" if visit.signed_in is None else visit.signed_in.person.id
    return visit.page(
        "ranking.html",
        game=cards.game_card(query.game, visit.lang),
        games=_other_games(visit, "rankings"),
        counts=[
            {"seats": n, "href": f"/rankings/{key}?seats={n}", "on": n == count}
            for n in query.game.seats
            if n > 1
        ],
        rows=_ranking_rows(visit, await ranking_of(store, key, count), viewer),
        is_ranked=visit.signed_in is not None and is_ranked(visit.signed_in.person.settings),
    )


def _ranking_rows(visit: Visit, ranking: Sequence[Ranked], viewer: str) -> list[Row]:
    """People have places; bots stand between them without one."""
    rows: list[Row] = []
    place = 0
    for one in ranking:
        place += bool(one.person)
        rows.append(
            {
                "place": place if one.person else None,
                "name": one.name if one.person else visit.say(Text(f"bot-{one.bot}")),
                "href": f"/people/{one.person}"
                if one.is_open or (one.person and one.person == viewer)
                else "",
                "mine": bool(one.person) and one.person == viewer,
                "games": one.games,
                **skill_words(one.skill),
            }
        )
    return rows


def _other_games(visit: Visit, page: str) -> list[Row]:
    return [{"title": title, "href": f"/{page}/{key}", "key": key} for key, title in titles_of(visit).items()]


# ---------------------------------------------------------------- statistics


async def show_statistics(visit: Visit, query: SeatsQuery) -> Response:
    """How often seats, sides and parts of a game have won in the finished games of this server."""
    key = query.game.key
    counts = await visit.registry.statistics.of_game(key)
    most = max(counts, key=lambda one: one.games, default=None)
    chosen = next((one for one in counts if one.seats == query.seats), most if query.seats is None else None)
    return visit.page(
        "statistics.html",
        game=cards.game_card(query.game, visit.lang),
        games=_other_games(visit, "statistics"),
        counts=[
            {"seats": one.seats, "href": f"/statistics/{key}?seats={one.seats}", "on": one is chosen}
            for one in counts
        ],
        games_played=0 if chosen is None else chosen.games,
        usual=0 if chosen is None else percent(1 / chosen.seats),
        groups=[] if chosen is None else _share_groups(visit, key, chosen),
    )


def _share_groups(visit: Visit, key: str, count: SeatCount) -> list[Row]:
    say, usual = speaker(key, visit.lang), 1 / count.seats

    def rows(shares: list[ShareOf], name: str) -> list[Row]:
        return [
            {
                "name": _share_name(visit, say, name, one.key),
                "games": one.share.games,
                "points": mean_words(visit, one.points),
                "bar": draw_share(one.share, usual),
                **share_words(one.share),
            }
            for one in shares
        ]

    groups = {"seat": count.by_seat, "side": count.by_side, "part": count.by_part}
    return [
        {"title": visit.say(Text(f"web-stats-{name}")), "rows": rows(shares, name)}
        for name, shares in groups.items()
        if shares
    ]


def share_words(share: Share) -> Row:
    """A share and its interval in whole per cent."""
    low, high = share.interval
    return {"rate": percent(share.rate), "low": percent(low), "high": percent(high)}


def _share_name(visit: Visit, say: Say, kind: str, key: str) -> str:
    """What a row is about, in the reader's language."""
    if kind == "seat":
        return visit.say(Text("web-new-seat", number=int(key) + 1))
    return say(Text(key)) if kind == "side" else say(read_text(key))


# ---------------------------------------------------------------- at a table


async def ratings_in_room(visit: Visit, row: TableRow) -> dict[int, Row]:
    """The ratings of the people who sit at a table for a rated game, by seat: those who play each other know how strong they are."""
    if not seats.is_rated(row):
        return {}
    found: dict[int, Row] = {}
    for seat, place in enumerate(row.config["seats"]):
        known = (
            await visit.registry.store.standing.ratings_of(player_of(row, seat)) if place.get("guest") else []
        )
        here = [one for one in known if (one.game, one.seats) == (row.game, row.seats)]
        found |= {seat: skill_words(here[0].skill)} if here else {}
    return found


async def rating_rows(visit: Visit, table: Table) -> list[Row]:
    """What a rated game has made of the ratings of its players, for themselves; nothing if it has not been counted."""
    if visit.guest.id not in table.row.guests:
        return []
    changes = await visit.registry.store.standing.changes_at(table.row.id)
    return [_change_row(visit, table, one) for one in changes]


def _change_row(visit: Visit, table: Table, one: RatingChange) -> Row:
    return {
        "name": seats.names(table.row.config["seats"], visit.lang)[one.seat],
        "before": one.before.shown,
        "change": f"{one.after.shown - one.before.shown:+d}".replace("-", "−"),
        "href": "" if one.player.startswith(BOT) else f"/people/{one.player}",
        **skill_words(one.after),
    }
