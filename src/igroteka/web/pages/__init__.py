"""The pages: addresses and forms read into typed values, handlers, and what templates are given."""
