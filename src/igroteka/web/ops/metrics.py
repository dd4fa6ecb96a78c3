"""Metrics for the operator, in the format of Prometheus. They count; they never name anybody or anything."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SHARED_FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable under which several processes add up their numbers."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """All metrics of one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "igroteka_requests", "Pages and calls", ["route", "status"], registry=registry
        )
        self.request_time = Histogram(
            "igroteka_request_seconds", "Time to an answer", ["route"], registry=registry, buckets=BUCKETS
        )
        self.begun = Counter("igroteka_games_begun", "Games that have begun", ["game"], registry=registry)
        self.moves = Counter("igroteka_moves", "Moves that were played", ["game"], registry=registry)
        self.rows = Counter("igroteka_rows", "Rows written to logs", registry=registry)
        self.conflicts = Counter(
            "igroteka_conflicts", "Rows that came too late because somebody else was first", registry=registry
        )
        self.refused = Counter("igroteka_refused", "What people were refused", ["code"], registry=registry)
        self.move_time = Histogram(
            "igroteka_move_seconds",
            "From a move to the last page that was told",
            registry=registry,
            buckets=BUCKETS,
        )
        self.render = Histogram(
            "igroteka_render_seconds",
            "Rendering of one change for all roles",
            registry=registry,
            buckets=BUCKETS,
        )
        self.thinking = Histogram(
            "igroteka_thinking_seconds",
            "Thinking of bots",
            ["bot"],
            registry=registry,
            buckets=(*BUCKETS, 5, 10, 30),
        )
        self.bot_failures = Counter(
            "igroteka_bot_failures", "Bots that failed or were too slow", registry=registry
        )
        self.calls = Counter(
            "igroteka_calls",
            "Messages to people who are not there: sent, failed for now, or given up",
            ["channel", "outcome"],
            registry=registry,
        )
        self.overflows = Counter(
            "igroteka_overflows",
            "Slow pages that got a whole picture instead of many patches",
            registry=registry,
        )
        self.sockets = self._sum("igroteka_sockets", "Pages that listen")
        self.tables = self._sum("igroteka_tables", "Tables in memory")
        self.memory = self._sum("igroteka_memory_bytes", "Memory of servers")
        self.processes = self._sum("igroteka_processes", "Processes that serve")

    def _sum(self, name: str, words: str) -> Gauge:
        """A number that the processes of a machine have together."""
        return Gauge(name, words, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """Everything, of all processes where there are several."""
        return generate_latest(self._everywhere())

    def total(self, name: str) -> int:
        """A number as it is now, of all processes where there are several."""
        return int(self._everywhere().get_sample_value(name) or 0)

    def _everywhere(self) -> CollectorRegistry:
        if not os.environ.get(SHARED_FOLDER_VARIABLE):
            return self.registry
        all_processes = CollectorRegistry()
        multiprocess.MultiProcessCollector(all_processes)  # type: ignore[no-untyped-call]
        return all_processes
