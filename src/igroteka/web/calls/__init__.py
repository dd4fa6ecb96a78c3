"""Calling people who are not there: what a notice says, how it goes out, and who sends it."""
