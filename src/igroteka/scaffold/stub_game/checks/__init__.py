"""Tests of the game: the conformance suite, the ledger, and a scenario for every rule."""
