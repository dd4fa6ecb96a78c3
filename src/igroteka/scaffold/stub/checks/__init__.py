"""Tests: what every game keeps, and a scenario for every rule."""
