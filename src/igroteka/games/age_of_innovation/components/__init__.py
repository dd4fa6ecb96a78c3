"""The components of Age of Innovation: maps, planning boards and tiles, as tables."""
