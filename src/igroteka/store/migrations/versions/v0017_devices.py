"""What all devices of somebody share of a table: how far they have read its chat; and when they want to be called by it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns. Nobody has read anything so far, as far as the store knows: browsers have kept that."""
    op.add_column("guests", sa.Column("pace", sa.String(8), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("read_players", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("read_watchers", sa.Integer, nullable=False, server_default="0"))
