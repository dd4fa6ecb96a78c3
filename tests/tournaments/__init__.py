"""Tests of tournaments without a server."""
