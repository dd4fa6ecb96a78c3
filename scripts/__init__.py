"""Helpers of ./play and ./test, and the programs of maintainers. The standard library is enough for all."""
