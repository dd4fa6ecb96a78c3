"""Settings of all tests."""

from hypothesis import settings

# A busy machine must not fail a property, and an unrelated change must not fall over a new example.
settings.register_profile("igroteka", deadline=None, derandomize=True)
settings.load_profile("igroteka")
