"""Tables, their logs and their chat, kept in SQLite or PostgreSQL behind one interface."""

from .admin import SITE, AdminStore
from .admin_rows import (
    INVITATION,
    REGISTRATIONS,
    Announcement,
    BanRow,
    ErrorRow,
    FailedNotice,
    FoundPerson,
    TableCount,
)
from .backup import Copied, back_up, restore
from .call_rows import CallRow, ChannelRow, Message, Notice, OutboxRow
from .calls import CallStore
from .checking import Difference, Report, check
from .decisions import PROPOSALS, Decision, read_decision
from .folder import CopyReport, export_store, import_store
from .lists import TableLists
from .log_rows import BadRow, row_of, rows_of
from .logged_match import LoggedMatch, LoggedMatchSnapshot
from .opening import default_file, open_store
from .people import SIGNED_OUT, PeopleStore
from .people_rows import CodeRow, FailureRow, PasskeyRow, PersonRow, SessionRow, TableChange
from .rating import NEWCOMER, Skill
from .rows import (
    COMPARE_ALL,
    BadFile,
    BadFolder,
    CannotOpen,
    ChatRow,
    EventRow,
    Hint,
    Idle,
    LoneResult,
    Mark,
    MyTable,
    NoTable,
    SnapshotRow,
    StoreDown,
    StoreError,
    TableRow,
    Turns,
    fresh_id,
)
from .standing import StandingStore
from .standing_rows import (
    KnownPerson,
    Meeting,
    PlayedGame,
    RankedPerson,
    RatedSeat,
    RatingChange,
    RatingRow,
    SeatOutcome,
    ShareRow,
)
from .store import Store
from .tournament_rows import EntrantRow, ListedTournament, MeetingRow, TournamentRow, WholeTournament
from .tournaments import TournamentStore

__all__ = [
    "COMPARE_ALL",
    "INVITATION",
    "NEWCOMER",
    "PROPOSALS",
    "REGISTRATIONS",
    "SIGNED_OUT",
    "SITE",
    "AdminStore",
    "Announcement",
    "BadFile",
    "BadFolder",
    "BadRow",
    "BanRow",
    "CallRow",
    "CallStore",
    "CannotOpen",
    "ChannelRow",
    "ChatRow",
    "CodeRow",
    "Copied",
    "CopyReport",
    "Decision",
    "Difference",
    "EntrantRow",
    "ErrorRow",
    "EventRow",
    "FailedNotice",
    "FailureRow",
    "FoundPerson",
    "Hint",
    "Idle",
    "KnownPerson",
    "ListedTournament",
    "LoggedMatch",
    "LoggedMatchSnapshot",
    "LoneResult",
    "Mark",
    "Meeting",
    "MeetingRow",
    "Message",
    "MyTable",
    "NoTable",
    "Notice",
    "OutboxRow",
    "PasskeyRow",
    "PeopleStore",
    "PersonRow",
    "PlayedGame",
    "RankedPerson",
    "RatedSeat",
    "RatingChange",
    "RatingRow",
    "Report",
    "SeatOutcome",
    "SessionRow",
    "ShareRow",
    "Skill",
    "SnapshotRow",
    "StandingStore",
    "Store",
    "StoreDown",
    "StoreError",
    "TableChange",
    "TableCount",
    "TableLists",
    "TableRow",
    "TournamentRow",
    "TournamentStore",
    "Turns",
    "WholeTournament",
    "back_up",
    "check",
    "default_file",
    "export_store",
    "fresh_id",
    "import_store",
    "open_store",
    "read_decision",
    "restore",
    "row_of",
    "rows_of",
]
