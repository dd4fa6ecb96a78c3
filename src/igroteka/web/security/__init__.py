"""What protects the server: typed inputs, limits, budgets, cookies, and checks of connections and requests."""
