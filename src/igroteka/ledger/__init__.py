"""Rule ledgers: every rule of a game with its id, and which of them the code cites and the tests show."""
