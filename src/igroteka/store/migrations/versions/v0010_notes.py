"""What people note for themselves about a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; nobody has noted anything so far."""
    op.add_column("guests", sa.Column("note", sa.Text, nullable=False, server_default=""))
