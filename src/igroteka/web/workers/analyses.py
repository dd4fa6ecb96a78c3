"""Finished games analysed one after the other in the worker processes; the results are kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...match.analysis import Analysis
from ..errors import NoSuch, Refused
from ..tables.table import Table
from .pool import WorkerPool

KEPT: Final = 200
MOST_WAITING: Final = 40
"""Games that may wait at the same time; pages ask again by themselves."""


class AnalysisService:
    """The analyses of all tables of this process. A finished game never changes, so it is analysed once."""

    def __init__(self, worker_pool: WorkerPool, track_task: Callable[[asyncio.Task[object]], None]) -> None:
        self.worker_pool = worker_pool
        self._track_task = track_task
        self._analyses: OrderedDict[str, asyncio.Task[Analysis]] = OrderedDict()
        # One game at a time, in short pieces: bots that somebody waits for come in between.
        self._one_at_a_time = asyncio.Semaphore(1)

    async def analyse(self, table: Table, wait: float) -> Analysis | None:
        """The analysis of a finished game; None if it is not ready within some seconds."""

        async def log() -> str:
            match = table.match
            if not match.over:
                raise NoSuch("this game is not over yet: only finished games are analysed")
            return match.export()

        task = self._analyses.get(table.row.id)
        if task is None:
            text = await table.act(log)
            task = self._analyses.get(table.row.id) or self._start(table.row.id, text)
        if task is None:
            return None
        done, _ = await asyncio.wait([task], timeout=wait)
        if not done:
            return None
        if task.cancelled() or task.exception() is not None:
            self._analyses.pop(table.row.id, None)  # whoever loads the page again may try again
            raise Refused("analysis", "the analysis has failed; try again later")
        return task.result()

    def _start(self, table: str, log: str) -> asyncio.Task[Analysis] | None:
        if sum(not task.done() for task in self._analyses.values()) >= MOST_WAITING:
            return None
        task = self._analyses[table] = asyncio.ensure_future(self._work(log))
        self._track_task(task)
        for old in [id for id, other in self._analyses.items() if other.done()][: len(self._analyses) - KEPT]:
            del self._analyses[old]
        return task

    async def _work(self, log: str) -> Analysis:
        async with self._one_at_a_time:
            analysis = await self.worker_pool.analyse(log)
            turns = [await self.worker_pool.find_better_move(log, turn) for turn in analysis.turns]
        return replace(analysis, turns=turns)


def analysis_data(analysis: Analysis) -> dict[str, object]:
    """An analysis for programs."""
    return {
        "ready": True,
        "steps": analysis.steps,
        "points": [{"step": point.step, "chances": list(point.chances)} for point in analysis.points],
        "turns": [
            {
                "first": turn.first,
                "step": turn.step,
                "seat": turn.seat,
                "why": turn.why,
                "move": turn.move,
                "before": turn.before,
                "after": turn.after,
                "better": turn.better.move if turn.better else "",
                "better_chance": round(turn.better.chance, 4) if turn.better else None,
            }
            for turn in analysis.turns
        ],
    }
