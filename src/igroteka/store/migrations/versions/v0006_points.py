"""How many points somebody had at the end of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column. Points of games alone that have ended are found out by the server when it starts."""
    op.add_column("guests", sa.Column("points", sa.Integer, nullable=True))
    tables = sa.table("tables", sa.column("followed"), sa.column("status"), sa.column("seats"))
    alone = sa.and_(tables.c.status == "over", tables.c.seats == 1)
    op.execute(sa.update(tables).where(alone).values(followed=0))
