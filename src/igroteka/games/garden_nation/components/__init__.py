"""Everything in the box, as tables."""
