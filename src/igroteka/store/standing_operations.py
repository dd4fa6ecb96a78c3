"""How games have ended and how people stand, as functions of an open transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    Table,
    and_,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from .operations import SLICE
from .rating import Skill, rate
from .schema import GUESTS, OUTCOME_PARTS, OUTCOMES, PEOPLE, RATED_GAMES, RATING_CHANGES, RATINGS, TABLES
from .standing_rows import (
    KnownPerson,
    Meeting,
    PlayedGame,
    PublicGame,
    RankedPerson,
    RatedSeat,
    RatingChange,
    RatingRow,
    SeatOutcome,
    ShareRow,
)

BOT: Final = "bot:"
"""What the name of a player begins with that is a bot."""


def add_unless_there(conn: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> int:
    """Insert rows one after the other; one whose key is there already is passed over, and one on its way in another transaction is waited for."""
    make = sqlite.insert if conn.dialect.name == "sqlite" else postgresql.insert
    statement = make(table).on_conflict_do_nothing()
    return sum([conn.execute(statement, row).rowcount for row in rows])


# ---------------------------------------------------------------- how games have ended


def note_outcome(conn: Connection, table: str, outcome: Sequence[SeatOutcome], at: float) -> None:
    """Write down how a game has ended, in the place of what was written about it before."""
    if not outcome:
        return
    forget_outcome(conn, table)
    row = conn.execute(select(TABLES.c.game, TABLES.c.seats).where(TABLES.c.id == table)).one()
    about = {"table_id": table, "game": row.game, "seats": row.seats, "ended": at}
    fields = ("seat", "player", "rank", "won", "points", "side")
    conn.execute(
        insert(OUTCOMES), [{**about, **{name: getattr(one, name) for name in fields}} for one in outcome]
    )
    parts = [
        {"table_id": table, "seat": one.seat, "part": part}
        for one in outcome
        for part in sorted(set(one.parts))
    ]
    if parts:
        conn.execute(insert(OUTCOME_PARTS), parts)


def forget_outcome(conn: Connection, table: str) -> None:
    """Take out what is known about the end of a game."""
    for part in (OUTCOME_PARTS, OUTCOMES):
        conn.execute(delete(part).where(part.c.table_id == table))


def give_outcomes(conn: Connection, tables: Sequence[str], player: str, to: str) -> None:
    """Let the finished games of a guest at some tables be somebody else's."""
    for i in range(0, len(tables), SLICE):
        mine = and_(OUTCOMES.c.player == player, OUTCOMES.c.table_id.in_(tables[i : i + SLICE]))
        conn.execute(update(OUTCOMES).where(mine).values(player=to))


_PLAYED: Final = tuple(
    getattr(OUTCOMES.c, "table_id" if name == "table" else name) for name in PlayedGame._fields
)


def games_of(conn: Connection, player: str) -> list[PlayedGame]:
    """The finished games of a player, the last first."""
    wanted = select(*_PLAYED).where(OUTCOMES.c.player == player)
    in_order = wanted.order_by(OUTCOMES.c.ended.desc(), OUTCOMES.c.table_id)
    return [PlayedGame(*row) for row in conn.execute(in_order)]


def public_games(conn: Connection, player: str, limit: int) -> list[PublicGame]:
    """The last finished games of a player at public tables, but for those that they have taken off their list."""
    listed = and_(GUESTS.c.table_id == OUTCOMES.c.table_id, GUESTS.c.guest == player, GUESTS.c.hidden == 0)
    wanted = (
        select(GUESTS.c.result, *_PLAYED)
        .join_from(OUTCOMES, TABLES, TABLES.c.id == OUTCOMES.c.table_id)
        .join(GUESTS, listed)
        .where(OUTCOMES.c.player == player, TABLES.c.public == 1)
        .order_by(OUTCOMES.c.ended.desc(), OUTCOMES.c.table_id, OUTCOMES.c.rank, OUTCOMES.c.seat)
    )
    return [PublicGame(PlayedGame(*row[1:]), row[0]) for row in conn.execute(wanted.limit(limit))]


def meetings(conn: Connection, player: str) -> list[Meeting]:
    """How a player has fared against each other one, by game."""
    mine, other = OUTCOMES.alias(), OUTCOMES.alias()
    ahead = case((mine.c.rank < other.c.rank, 1.0), (mine.c.rank == other.c.rank, 0.5), else_=0.0)
    wanted = (
        select(other.c.player, other.c.game, func.count(), func.sum(ahead))
        .join(other, and_(other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat))
        .where(mine.c.player == player, other.c.player.not_in(("", player)))
        .group_by(other.c.player, other.c.game)
    )
    return [Meeting(*row) for row in conn.execute(wanted)]


def have_met(conn: Connection, one: str, other: str) -> bool:
    """Whether two people have been at a table together whose game has begun."""
    mine, theirs = GUESTS.alias(), GUESTS.alias()
    both = (
        select(literal(1))
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(TABLES, TABLES.c.id == mine.c.table_id)
        .where(
            mine.c.guest == one,
            theirs.c.guest == other,
            or_(TABLES.c.status.in_(("running", "over")), mine.c.ended > 0),
        )
    )
    return conn.execute(both.limit(1)).first() is not None


def shares(conn: Connection, game: str) -> list[ShareRow]:
    """How often seats, sides and parts have won in the finished games of a kind, in three questions however many games there are."""

    def asked(kind: str, key: ColumnElement[Any], *conditions: ColumnElement[bool]) -> list[ShareRow]:
        wanted = select(
            OUTCOMES.c.seats,
            key,
            func.count(),
            func.sum(OUTCOMES.c.won),
            func.avg(OUTCOMES.c.points),
        ).where(OUTCOMES.c.game == game, OUTCOMES.c.seats > 1, *conditions)
        if kind == "part":
            of_seat = and_(
                OUTCOME_PARTS.c.table_id == OUTCOMES.c.table_id, OUTCOME_PARTS.c.seat == OUTCOMES.c.seat
            )
            wanted = wanted.join(OUTCOME_PARTS, of_seat)
        rows = conn.execute(wanted.group_by(OUTCOMES.c.seats, key))
        return [
            ShareRow(seats, kind, what, games, won, None if mean is None else float(mean))
            for seats, what, games, won, mean in rows
        ]

    return [
        *asked("seat", cast(OUTCOMES.c.seat, String)),
        *asked("side", OUTCOMES.c.side, OUTCOMES.c.side != ""),
        *asked("part", OUTCOME_PARTS.c.part),
    ]


# ---------------------------------------------------------------- ratings


def count_game(conn: Connection, table: str, rated: Sequence[RatedSeat], at: float) -> bool:
    """Let a rated game change the ratings of its players; False if it has been counted already.

    The rows of its players are held from the first look on, in one order, so that of two games that end at the same time the second one
    goes on from what the first has made. Of somebody who has left meanwhile nothing is written.
    """
    row = conn.execute(select(TABLES.c.game, TABLES.c.seats).where(TABLES.c.id == table)).one()
    pool = {"game": row.game, "seats": row.seats}
    if not add_unless_there(conn, RATED_GAMES, [{"table_id": table, **pool, "at": at}]):
        return False
    start = {one.player: one.start for one in rated}
    known = _known_players(conn, [one.player for one in rated])
    new = [
        {**pool, "player": one, "mu": start[one].mu, "sigma": start[one].sigma, "games": 0, "changed": at}
        for one in known
    ]
    add_unless_there(conn, RATINGS, new)
    here = and_(RATINGS.c.game == row.game, RATINGS.c.seats == row.seats)
    held = select(RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma).where(here, RATINGS.c.player.in_(known))
    skills = {
        player: Skill(mu, sigma)
        for player, mu, sigma in conn.execute(held.order_by(RATINGS.c.player).with_for_update())
    }
    before = [skills.get(one.player, one.start) for one in rated]
    after = rate(before, [one.rank for one in rated])
    for player in known:
        mine = [skill for one, skill in zip(rated, after, strict=True) if one.player == player]
        # A bot may have several seats: its rating becomes the mean of what they have made of it.
        mu, sigma = (sum(values) / len(mine) for values in zip(*mine, strict=True))
        changed = update(RATINGS).where(here, RATINGS.c.player == player)
        conn.execute(changed.values(mu=mu, sigma=sigma, games=RATINGS.c.games + 1, changed=at))
    changes = [
        {
            **pool,
            "table_id": table,
            "seat": one.seat,
            "player": one.player,
            "rank": one.rank,
            "at": at,
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": new_skill.mu,
            "sigma": new_skill.sigma,
        }
        for one, old, new_skill in zip(rated, before, after, strict=True)
        if one.player in known
    ]
    if changes:
        conn.execute(insert(RATING_CHANGES), changes)
    return True


def _known_players(conn: Connection, players: Sequence[str]) -> list[str]:
    """The bots among some players, and the people who are still here, who cannot leave before the transaction has ended."""
    here = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(players)).with_for_update(read=True, key_share=True)
    people = set(conn.execute(here).scalars())
    return sorted({one for one in players if one.startswith(BOT) or one in people})


def forget_player(conn: Connection, player: str) -> None:
    """Take out how somebody stands. Games of others stay, against a former player."""
    conn.execute(delete(RATINGS).where(RATINGS.c.player == player))
    conn.execute(delete(RATING_CHANGES).where(RATING_CHANGES.c.player == player))
    conn.execute(update(OUTCOMES).where(OUTCOMES.c.player == player).values(player=""))


_RATING: Final = (RATINGS.c.game, RATINGS.c.seats, RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma)


def _rating(game: str, seats: int, player: str, mu: float, sigma: float, games: int, at: float) -> RatingRow:
    return RatingRow(game, seats, player, Skill(mu, sigma), games, at)


def ratings_of(conn: Connection, player: str) -> list[RatingRow]:
    """All ratings of a player, the one that changed last first."""
    wanted = select(*_RATING, RATINGS.c.games, RATINGS.c.changed).where(RATINGS.c.player == player)
    return [
        _rating(*row)
        for row in conn.execute(wanted.order_by(RATINGS.c.changed.desc(), RATINGS.c.game, RATINGS.c.seats))
    ]


def bot_ratings(conn: Connection, game: str, seats: int) -> list[RatingRow]:
    """The ratings of bots in a pool."""
    here = and_(RATINGS.c.game == game, RATINGS.c.seats == seats, RATINGS.c.player.startswith(BOT))
    return [
        _rating(*row)
        for row in conn.execute(select(*_RATING, RATINGS.c.games, RATINGS.c.changed).where(here))
    ]


def ranked_people(conn: Connection, game: str, seats: int) -> list[RankedPerson]:
    """All people with a rating in a pool, with what they have chosen, in any order."""
    wanted = (
        select(*_RATING, RATINGS.c.games, RATINGS.c.changed, PEOPLE.c.name, PEOPLE.c.settings)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.player)
        .where(RATINGS.c.game == game, RATINGS.c.seats == seats)
    )
    return [RankedPerson(_rating(*row[:7]), KnownPerson(row[2], *row[7:])) for row in conn.execute(wanted)]


def rated_pools(conn: Connection) -> list[tuple[str, int]]:
    """The games and numbers of seats in which anybody has a rating."""
    wanted = select(RATINGS.c.game, RATINGS.c.seats).distinct().order_by(RATINGS.c.game, RATINGS.c.seats)
    return [(row.game, row.seats) for row in conn.execute(wanted)]


def changes(conn: Connection, condition: ColumnElement[bool]) -> list[RatingChange]:
    """What rated games have made of ratings, in the order in which they ended."""
    c = RATING_CHANGES.c
    columns = (c.table_id, c.seat, c.player, c.game, c.seats, c.rank)
    wanted = select(*columns, c.mu_before, c.sigma_before, c.mu, c.sigma, c.at).where(condition)
    rows = conn.execute(wanted.order_by(c.at, c.table_id, c.seat))
    return [RatingChange(*row[:6], Skill(*row[6:8]), Skill(*row[8:10]), row[10]) for row in rows]


def changes_of(conn: Connection, player: str) -> list[RatingChange]:
    """What rated games have made of the ratings of a player, the first first."""
    return changes(conn, RATING_CHANGES.c.player == player)


def changes_at(conn: Connection, table: str) -> list[RatingChange]:
    """What the game of a table has made of ratings, in the order of its seats."""
    return changes(conn, RATING_CHANGES.c.table_id == table)


def people_by_id(conn: Connection, ids: Sequence[str]) -> list[KnownPerson]:
    """Those among some players who have accounts, in any order."""
    people: list[KnownPerson] = []
    for i in range(0, len(ids), SLICE):
        wanted = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings).where(
            PEOPLE.c.id.in_(ids[i : i + SLICE])
        )
        people += [KnownPerson(*row) for row in conn.execute(wanted)]
    return people
