"""The address of the site is a setting of the server, no longer what a visitor's browser once said."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Forget the addresses that visitors have said: they could have been anybody's."""
    op.drop_column("calls", "site")
