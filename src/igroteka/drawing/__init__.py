"""The SVG toolkit that all games draw with."""
