"""What stands before every request: typed inputs, limits, budgets, cookies and connections."""
