"""Tournaments on the server: their terms, and how they go on by themselves."""
