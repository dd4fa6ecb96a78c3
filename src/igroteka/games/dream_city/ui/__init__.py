"""What players see: moves on the drawing, the drawing itself, and its text form."""
