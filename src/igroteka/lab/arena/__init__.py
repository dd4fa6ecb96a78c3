"""Tournaments between bots that tell how sure their results are."""

from .plan import TournamentPlan, plan_tournament
from .results import Results, open_results
from .run import play_tournament

__all__ = ["Results", "TournamentPlan", "open_results", "plan_tournament", "play_tournament"]
