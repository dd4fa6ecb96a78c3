"""Studies of many finished games: who wins and with how many points, by seat, side, tile, opening and length."""

from .compare import compare, read_study
from .page import study_page
from .record import GameRecord, SeatRecord, record_match
from .sources import PassedOver, logged_games, simulated_games
from .study import KINDS, SeatStudy, Study, StudyRow
from .tables import StudyTable, tables_of

__all__ = [
    "KINDS",
    "GameRecord",
    "PassedOver",
    "SeatRecord",
    "SeatStudy",
    "Study",
    "StudyRow",
    "StudyTable",
    "compare",
    "logged_games",
    "read_study",
    "record_match",
    "simulated_games",
    "study_page",
    "tables_of",
]
