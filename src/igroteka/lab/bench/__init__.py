"""Benchmarks: how fast each game plays and clones, beside a calibration loop, on one or two builds."""

from .measure import Case, calibrate, cases, measure
from .run import Build, Result, builds, run, table

__all__ = ["Build", "Case", "Result", "builds", "calibrate", "cases", "measure", "run", "table"]
