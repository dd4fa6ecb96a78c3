"""A study: what many finished games of one kind tell, counted while they come in.

Only sums are kept, and what the game itself has noted of each game (`Measured`), so that tens of thousands of games fit into memory.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ...core import Game, Json, Text
from ...core.optional import Findings, Measured
from ...core.outcome import read_text
from ...texts import speaker
from .estimates import Estimate, Sums
from .record import GameRecord, SeatRecord
from .sources import PassedOver

#: What games are told by, each with the title of its table, in the order of the report.
KINDS: Final = {
    "all": "all seats",
    "player": "by player",
    "seat": "by seat",
    "order": "by order of the first decision",
    "side": "by side",
    "part": "by tile or card that brought points",
    "choice": "by what the first decision chose",
    "opening": "by opening",
    "decisions": "by length in decisions",
    "rounds": "by length in rounds",
}
LENGTHS: Final = ("decisions", "rounds")
#: Kinds whose rows keep their own order; the others are sorted by wins, or by points where nobody can lose.
ORDERED: Final = ("all", "seat", "order", *LENGTHS)
#: Kinds of which every row is told, however few games it has.
COMPLETE: Final = ("all", "player", "seat", "order", *LENGTHS)
BANDS: Final = 5
#: Games with the same reason that are named when they are passed over.
NAMED: Final = 3
#: Between the decisions of an opening, and in the place of what is left open.
JOIN: Final = " / "
ANY: Final = "…"


@dataclass(frozen=True)
class StudyRow:
    """What the seats of one kind have made of their games. For lengths, the share is that of whoever decided first."""

    key: str
    words: str
    seats: int
    share: Estimate | None
    points: Estimate

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        share = self.share.to_data() if self.share is not None else None
        return {
            "key": self.key,
            "words": self.words,
            "seats": self.seats,
            "share": share,
            "points": self.points.to_data(),
        }


@dataclass
class Length:
    """What the games of one length tell: all seats, and those that decided first."""

    everybody: Sums = field(default_factory=Sums)
    first: Sums = field(default_factory=Sums)


class SeatStudy:
    """What the games with so many seats tell."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.options: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._game = game
        self._sums: defaultdict[tuple[str, str], Sums] = defaultdict(Sums)
        self._lengths: dict[str, defaultdict[int, Length]] = {kind: defaultdict(Length) for kind in LENGTHS}
        self._moves: dict[str, str] = {}
        self._told: list[tuple[list[str], Json]] = []
        self._say = speaker(game.key, "en")

    def add(self, record: GameRecord) -> None:
        """Count one more game."""
        self.games += 1
        for key, value in record.options.items():
            self.options[key][value] += 1
        for move, words in record.words.items():
            self._moves.setdefault(move, words)
        for seat, one in enumerate(record.seats):
            for kind, key in kinds_of(seat, one):
                self._sums[kind, key].add(one)
        for kind, length in (("decisions", record.decisions), ("rounds", record.rounds)):
            if length >= 0:
                self._add_length(self._lengths[kind][length], record)
        if isinstance(self._game, Measured):
            self._told.append(([one.player for one in record.seats], record.tally))

    def _add_length(self, length: Length, record: GameRecord) -> None:
        for one in record.seats:
            length.everybody.add(one)
            if one.order == 1:
                length.first.add(one)

    def rows(self, kind: str, least: int = 1) -> list[StudyRow]:
        """The rows of a kind; those behind which there are fewer seats than `least` only where the table would have gaps without them."""
        if kind in LENGTHS:
            return self._length_rows(kind)
        rows = [
            StudyRow(key, self._words(kind, key), sums.seats, self._share(kind, sums), sums.points)
            for (of, key), sums in self._sums.items()
            if of == kind and sums.seats >= least_of(kind, least)
        ]
        if kind in ORDERED:
            return sorted(rows, key=lambda row: row.key)
        return sorted(rows, key=lambda row: (-_worth(row), -row.points.value, row.key))

    def _share(self, kind: str, sums: Sums) -> Estimate | None:
        # All seats together win once a game, which tells nothing, unless a single one meets an opponent of the game.
        return None if kind == "all" and self.seats > 1 else sums.share

    def _length_rows(self, kind: str) -> list[StudyRow]:
        rows: list[StudyRow] = []
        lengths = self._lengths[kind]
        for band in bands_of({length: one.first.seats for length, one in lengths.items()}):
            joined = Length()
            for length in band:
                joined.everybody.join(lengths[length].everybody)
                joined.first.join(lengths[length].first)
            words = str(band[0]) if len(band) == 1 else f"{band[0]} to {band[-1]}"
            sums = joined.first
            rows.append(StudyRow(words, words, sums.seats, sums.share, joined.everybody.points))
        # Games that are all equally long tell nothing about length.
        return rows if len(rows) > 1 else []

    def _words(self, kind: str, key: str) -> str:
        if kind == "seat":
            return f"seat {key}"
        if kind == "order":
            return f"decided as number {key}"
        if kind == "side":
            return self._say(Text(key))
        if kind == "part":
            return self._say(read_text(key))
        return key

    def move_words(self, opening: str) -> str:
        """What the moves of an opening say, each as it was said when it was first played."""
        return "; ".join([self._moves.get(move, "") for move in opening.split(JOIN)])

    def findings(self) -> Findings | None:
        """What the game itself makes of its games, if it measures any."""
        return self._game.findings(self._told) if isinstance(self._game, Measured) else None

    def to_data(self, least: int = 1) -> dict[str, Json]:
        """As JSON data."""
        findings = self.findings()
        return {
            "seats": self.seats,
            "games": self.games,
            "options": {key: dict(values) for key, values in self.options.items()},
            "tables": {kind: [row.to_data() for row in self.rows(kind, least)] for kind in KINDS},
            "findings": _findings_data(findings) if findings is not None else None,
        }


def _findings_data(findings: Findings) -> dict[str, Json]:
    return {
        "title": findings.title,
        "measures": [list(keys) for keys in findings.measures],
        "count": findings.count,
        "rows": [*findings.rows],
    }


def kinds_of(seat: int, one: SeatRecord) -> list[tuple[str, str]]:
    """All rows in which a seat of a game counts."""
    kinds = [("all", "all"), ("player", one.player), ("seat", str(seat)), ("order", str(one.order))]
    if one.side:
        kinds.append(("side", one.side))
    kinds += [("part", part) for part in one.parts]
    if one.opening:
        kinds += [("choice", choice) for choice in choices_of(one.opening[0])]
        kinds.append(("opening", JOIN.join(one.opening)))
    return kinds


def choices_of(move: str) -> list[str]:
    """A move of several arguments with one of them at a time: of `build home r2c4` these are `build home …` and `build … r2c4`."""
    kind, *args = move.split()
    if len(args) < 2:
        return []
    return [
        " ".join([kind, *[arg if i == j else ANY for j, arg in enumerate(args)]]) for i in range(len(args))
    ]


def bands_of(games: dict[int, int], most: int = BANDS) -> list[list[int]]:
    """Lengths in at most so many bands, each with about the same number of games, from short to long."""
    ordered, total = sorted(games), sum(games.values())
    if len(ordered) <= most:
        return [[length] for length in ordered]
    bands: list[list[int]] = [[]]
    before = 0
    for length in ordered:
        if bands[-1] and before >= total * len(bands) / most:
            bands.append([])
        bands[-1].append(length)
        before += games[length]
    return bands


def least_of(kind: str, least: int) -> int:
    """How many seats there must be behind a row of a kind, if it is `least` for those that may be left out."""
    return 1 if kind in COMPLETE else least


def _worth(row: StudyRow) -> float:
    return row.share.value if row.share is not None else 0.0


class Study:
    """All games of a study by number of seats, and those that were passed over."""

    def __init__(self, game: Game, source: str) -> None:
        self.game = game
        self.source = source
        self.by_seats: dict[int, SeatStudy] = {}
        self.passed_over: defaultdict[str, list[str]] = defaultdict(list)
        self._passed: Counter[str] = Counter()

    def add(self, one: GameRecord | PassedOver) -> None:
        """Count a game, or that it was passed over."""
        if isinstance(one, PassedOver):
            self._passed[one.why] += 1
            if len(self.passed_over[one.why]) < NAMED:
                self.passed_over[one.why].append(one.where)
            return
        seats = len(one.seats)
        if seats not in self.by_seats:
            self.by_seats[seats] = SeatStudy(self.game, seats)
        self.by_seats[seats].add(one)

    def add_all(self, games: Iterable[GameRecord | PassedOver]) -> Study:
        """Count many games, one after another; the study itself, filled."""
        for one in games:
            self.add(one)
        return self

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum([one.games for one in self.by_seats.values()])

    @property
    def parts(self) -> list[SeatStudy]:
        """What games with each number of seats tell, the fewest first."""
        return [self.by_seats[seats] for seats in sorted(self.by_seats)]

    @property
    def remarks(self) -> list[str]:
        """A sentence about each kind of games that were passed over, the most first."""
        return [
            f"passed over {n} game{'' if n == 1 else 's'}: {why} ({', '.join(self.passed_over[why])}{', …' if n > NAMED else ''})"
            for why, n in self._passed.most_common()
        ]

    def to_data(self, least: int = 1) -> dict[str, Json]:
        """As JSON data, with rows behind which there are at least so many seats."""
        return {
            "igroteka": "study",
            "game": self.game.key,
            "source": self.source,
            "games": self.games,
            "passed_over": [
                {"why": why, "games": n, "for_example": self.passed_over[why]}
                for why, n in self._passed.most_common()
            ],
            "studies": [one.to_data(least) for one in self.parts],
        }
