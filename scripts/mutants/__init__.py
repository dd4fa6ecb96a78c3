"""Deliberate defects that the tests must notice; see `__main__`."""
