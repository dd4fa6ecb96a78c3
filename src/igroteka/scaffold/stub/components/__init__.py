"""Everything in the box."""
