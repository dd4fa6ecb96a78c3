"""Tables, their logs and their chat, kept in SQLite or PostgreSQL behind one interface."""

from .checking import Difference, Report, check
from .folder import BadFolder, CopyReport, export_store, import_store
from .log_rows import BadRow, row_of, rows_of
from .logged_match import LoggedMatch, LoggedMatchSnapshot
from .opening import default_file, open_store
from .rows import (
    COMPARE_ALL,
    CannotOpen,
    ChatRow,
    EventRow,
    Hint,
    Idle,
    Mark,
    NoTable,
    SnapshotRow,
    StoreDown,
    StoreError,
    TableRow,
    fresh_id,
)
from .store import Store

__all__ = [
    "COMPARE_ALL",
    "BadFolder",
    "BadRow",
    "CannotOpen",
    "ChatRow",
    "CopyReport",
    "Difference",
    "EventRow",
    "Hint",
    "Idle",
    "LoggedMatch",
    "LoggedMatchSnapshot",
    "Mark",
    "NoTable",
    "Report",
    "SnapshotRow",
    "Store",
    "StoreDown",
    "StoreError",
    "TableRow",
    "check",
    "default_file",
    "export_store",
    "fresh_id",
    "import_store",
    "open_store",
    "row_of",
    "rows_of",
]
