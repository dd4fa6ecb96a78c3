"""The tables of the database. A change here needs a new file in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

#: Names for all constraints, so that a later migration can find and change them on both databases.
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("names", JSON, nullable=False),
    Column("config", JSON, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("position", JSON(none_as_null=True), nullable=True),
    Column("people", Text, nullable=False, server_default=""),
    Column("followed", Integer, nullable=False, server_default="0"),
    Column("public", Integer, nullable=False, server_default="0"),
    Column("deadline", Double, nullable=False, server_default="0"),
    Index(None, "deadline"),
    Index(None, "public", "status", "created"),
    Index(None, "created", "id"),
    Index(None, "status", "created"),
)

#: The log of each table, append-only: rows are never changed, and leave only together with their table.
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("at", Double, nullable=False),
    # "ck_events_" comes in front once more, as in the first stores.
    CheckConstraint("seq > 0", name="ck_events_seq"),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("room", String(16), nullable=False, server_default="players"),
    CheckConstraint("seq > 0", name="ck_chat_seq"),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)

#: Which guests find which tables in their own list; since when the table waits for them (0: not now), how the game ended for them, when and with how
#: many points, whether it is off their list, how they want to be called by it, what they note, and how far they have read its chat.
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("waits", Double, nullable=False, server_default="0"),
    Column("result", String(8), nullable=False, server_default=""),
    Column("ended", Double, nullable=False, server_default="0"),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("points", Integer, nullable=True),
    Column("wish", String(8), nullable=False, server_default=""),
    Column("note", Text, nullable=False, server_default=""),
    Column("pace", String(8), nullable=False, server_default=""),
    Column("read_players", Integer, nullable=False, server_default="0"),
    Column("read_watchers", Integer, nullable=False, server_default="0"),
    Index(None, "guest", "waits"),
    sqlite_with_rowid=False,
)

#: The newest snapshot of each match: a cache, which is thrown away and made again whenever it does not fit its log.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("proof", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

#: Small things that all processes on this store share, such as the key that signs cookies.
KEPT: Final = Table(
    "kept",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

#: Somebody with an account; of a guest with a cookie nothing stands here.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", String(64), nullable=True),
    Column("password", Text, nullable=True),
    Column("recovery", String(64), nullable=True),
    Column("email", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("login"),
    UniqueConstraint("recovery"),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index(None, "person"),
)

#: The devices on which somebody is signed in. The cookie holds a secret, the id is its digest.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "person"),
)

#: What is good for once and for a short time, by its digest: links to another device, and answers that were given already.
CODES: Final = Table(
    "codes",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("expires", Double, nullable=False),
    Index(None, "expires"),
)

#: How often somebody has failed to sign in by a name, whether there is one or not; names are kept as digests.
FAILURES: Final = Table(
    "failures",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)

#: How somebody wants to be called: what for, when, and not between which minutes of their day.
CALLS: Final = Table(
    "calls",
    METADATA,
    Column("person", String(64), ForeignKey("people.id"), primary_key=True),
    Column("wish", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("hour", Integer, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)

#: Where somebody is called: an address for e-mail, a webhook, or a browser. Nothing but a question goes to one that is not confirmed.
CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("details", JSON, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("trouble", Text, nullable=False, server_default=""),
    Index(None, "person"),
)

#: Notices that are to be sent, each over one channel. `message` is empty until somebody begins to send a notice; from then on
#: those with the same one go out together and under this name, however often it must be tried.
OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("channel", String(64), ForeignKey("channels.id"), nullable=False),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=True),
    Column("kind", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("message", String(64), nullable=False, server_default=""),
    Column("leased", Double, nullable=False, server_default="0"),
    Column("began", Double, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("failed", Double, nullable=False, server_default="0"),
    Column("error", Text, nullable=False, server_default=""),
    Index(None, "failed", "due"),
    Index(None, "table_id", "person"),
    Index(None, "channel"),
    Index(None, "person"),
)

#: How every finished game has ended for each of its seats, for profiles and statistics. `player` is a guest, a person, `bot:LEVEL` or nothing.
OUTCOMES: Final = Table(
    "outcomes",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("player", String(64), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Double, nullable=False),
    Column("points", Integer, nullable=True),
    Column("side", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Index(None, "game", "seats"),
    Index(None, "player", "ended"),
    sqlite_with_rowid=False,
)

#: What has brought points to a seat of a finished game, such as tiles: a message as JSON text.
OUTCOME_PARTS: Final = Table(
    "outcome_parts",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("part", Text, primary_key=True),
    sqlite_with_rowid=False,
)

#: The rating of each player, a person or a bot, for a game and a number of seats.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "player"),
    sqlite_with_rowid=False,
)

#: The rated games that have been counted. A row outlives its table, so that no game is ever counted twice.
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

#: What each rated game has made of the ratings of its players. These rows outlive their tables, too: they are the curve of a rating.
RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("table_id", String(64), ForeignKey("rated_games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "player", "at"),
)

#: Tournaments. `round` is the last one that has begun, `terms` is JSON text: what its organiser has chosen.
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("organiser", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("public", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "status", "created"),
    Index(None, "organiser"),
)

#: Who takes part in a tournament, by number from 0 on: a person or `bot:LEVEL`; nobody for those who have deleted their account.
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament_id", String(64), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("withdrawn", Integer, nullable=False),
    Column("counted", Integer, nullable=False, server_default="0"),
    Index(None, "player"),
)

#: Who meets whom in each round. The name of the table is chosen with the round, `made` says that it has been made; the rows outlive their tables.
MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("tournament_id", String(64), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(64), nullable=False),
    Column("players", Text, nullable=False),
    Column("ranks", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column("absent", Text, nullable=False, server_default=""),
)

#: The people who administer the site.
ADMINS: Final = Table(
    "admins",
    METADATA,
    Column("person", String(64), ForeignKey("people.id"), primary_key=True),
    Column("since", Double, nullable=False),
)

#: The people and guests who are shut out of the whole site, with the name that they had then, and why.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
)

#: What has failed in servers lately, counted. There is never more in it than the kind of an error and its place in the program.
ERRORS: Final = Table(
    "errors",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("event", Text, nullable=False),
    Column("error", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("times", Integer, nullable=False),
    Column("first", Double, nullable=False),
    Column("last", Double, nullable=False),
    Index(None, "last"),
)

#: When somebody has done something lately that is limited for all processes together. Names are digests.
RATES: Final = Table(
    "rates",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("times", Text, nullable=False),
    Column("last", Double, nullable=False),
    Index(None, "last"),
)
