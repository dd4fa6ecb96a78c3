"""In which room of a table something was said: among its players, or among those who watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the column; so far only players have talked."""
    op.add_column("chat", sa.Column("room", sa.String(16), nullable=False, server_default="players"))
