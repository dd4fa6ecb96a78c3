"""Tournaments between bots that tell how sure their results are."""

from .plan import Plan, plan
from .results import Results, open_results
from .run import arena

__all__ = ["Plan", "Results", "arena", "open_results", "plan"]
