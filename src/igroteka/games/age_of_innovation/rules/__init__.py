"""The rules of Age of Innovation, by chapter."""
