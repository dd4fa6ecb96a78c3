"""Who may do what: a table of all addresses, messages and calls, and what tries every cell of it."""
