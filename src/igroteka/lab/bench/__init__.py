"""Benchmarks: how fast each game plays and clones, next to a calibration loop, on one or two builds."""

from .measure import Case, calibrate, cases, measure
from .run import BenchReport, BenchResult, Build, builds, result_table, run_bench

__all__ = [
    "BenchReport",
    "BenchResult",
    "Build",
    "Case",
    "builds",
    "calibrate",
    "cases",
    "measure",
    "result_table",
    "run_bench",
]
