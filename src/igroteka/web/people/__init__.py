"""People with accounts: how they sign in, on which devices, and what belongs to them."""
