"""The tables of a tournament as words, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.registry import find
from ...core.shares import Share
from ..simulate import Spread
from .points import Difference, Mean
from .rating import Term
from .report import TournamentReport
from .shares import DealShare

INTERVAL = ">95 % interval"


@dataclass(frozen=True)
class ResultTable:
    """Headings and rows. A heading that begins with > belongs to a column of numbers."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def title(report: TournamentReport) -> str:
    """What was played."""
    p = report.plan
    games = f"{len(report.played)} game{'' if len(report.played) == 1 else 's'}"
    return f"{find(p.game).key}: {games}, {p.seats} seat{'' if p.seats == 1 else 's'}, seed {p.seed}"


def tables(report: TournamentReport) -> list[ResultTable]:
    """All tables: who is best, how each two compare, how points are spread, how long they thought, what seats and sides are worth."""
    tables = _solo_tables(report) if report.solo else _shared_tables(report)
    heads = ("points", ">mean", ">sd", ">min", ">5 %", ">25 %", ">median", ">75 %", ">95 %", ">max")
    tables.append(ResultTable(heads, [(name, *spread_words(one)) for name, one in report.points().items()]))
    times = [
        (name, *[f"{1000 * seconds:.1f}" for seconds in (one.decision, one.turn, one.longest)])
        for name, one in report.thinking().items()
    ]
    tables.append(ResultTable(("thinking", ">ms a decision", ">ms a turn", ">longest turn"), times))
    more = {one.name: one for one in report.side_points()}
    if report.solo:
        alone = [(report.label(one.name), *_mean_cells(one, "+.1f"), str(one.games)) for one in more.values()]
        tables.append(ResultTable(("side", ">points", INTERVAL, ">games"), alone))
    else:
        seats = [(t.name, *_elo_cells(t), str(t.games)) for t in report.ratings.seats]
        tables.append(ResultTable(("seat", ">Elo", INTERVAL, ">games"), seats))
        sides = [
            (report.label(t.name), *_elo_cells(t), *_mean_cells(more[t.name], "+.1f"), str(t.games))
            for t in report.ratings.sides
        ]
        tables.append(ResultTable(("side", ">Elo", INTERVAL, ">points", INTERVAL, ">games"), sides))
    return [one for one in tables if one.rows]


def verdict(report: TournamentReport) -> str:
    """What the sequential test says, or nothing."""
    v = report.verdict
    if v is None:
        return ""
    said = ("not decided", "the lower share is accepted", "the higher share is accepted")[v.accepted + 1]
    deals = f"{v.deals} deal{'' if v.deals == 1 else 's'}"
    return f"sequential test: {said} after {deals} (log ratio {v.ratio:.2f}, bounds {v.low:.2f} and {v.high:.2f})"


def _shared_tables(report: TournamentReport) -> list[ResultTable]:
    wins = report.wins()
    strengths = [(t.name, *_elo_cells(t), *share_words(wins[t.name])) for t in report.ratings.bots]
    meetings = [(a, b, *_deal_share_cells(share)) for (a, b), share in report.meetings().items()]
    return [
        ResultTable(("bot", ">Elo", INTERVAL, ">wins", INTERVAL, ">seats"), strengths),
        ResultTable(("bot", "against", ">ahead", INTERVAL, ">deals"), meetings),
        ResultTable(
            ("bot", "against", ">points more", INTERVAL, ">deals"),
            [_difference_row(d) for d in report.differences()],
        ),
    ]


def _solo_tables(report: TournamentReport) -> list[ResultTable]:
    """Bots of a game for one, by their points; and how often they beat its own opponent, if it has one."""
    wins = report.wins()
    head = ["bot", ">mean points", INTERVAL, *([">wins", INTERVAL] if report.rivals else [])]
    rows: list[tuple[str, ...]] = []
    for one in report.means():
        won = share_words(wins[one.name])[:2] if report.rivals else []
        rows.append((one.name, *_mean_cells(one, ".1f"), *won, str(one.games)))
    apart = [(*_difference_row(d)[:-1], *share_words(d.ahead)) for d in report.differences()]
    return [
        ResultTable((*head, ">games"), rows),
        ResultTable(("bot", "against", ">points more", INTERVAL, ">ahead", INTERVAL, ">deals"), apart),
    ]


def spread_words(one: Spread) -> list[str]:
    """The cells of a spread."""
    return [f"{one.mean:.1f}", f"{one.sd:.1f}", *[f"{value:g}" for value in one.quantiles.values()]]


def share_words(share: Share) -> list[str]:
    """The cells of a share of wins."""
    low, high = share.interval
    return [f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}", str(share.games)]


def _deal_share_cells(share: DealShare) -> tuple[str, str, str]:
    return f"{share.rate:.1%}", f"{share.low:.1%} to {share.high:.1%}", str(share.deals)


def _difference_row(one: Difference) -> tuple[str, ...]:
    return (one.bot, one.against, *_mean_cells(one.by, "+.1f"), str(one.by.games))


def _mean_cells(one: Mean, form: str) -> tuple[str, str]:
    if one.low is None or one.high is None:
        return f"{one.mean:{form}}", ""
    return f"{one.mean:{form}}", f"{one.low:{form}} to {one.high:{form}}"


def _elo_cells(term: Term) -> tuple[str, str]:
    return f"{term.elo:+.0f}", f"{term.low:+.0f} to {term.high:+.0f}"
