"""What alembic runs: the steps go over the connection, and into the transaction, of the caller."""

from __future__ import annotations

from alembic import context

from igroteka.store.migrate import VERSIONS
from igroteka.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    version_table=VERSIONS,
    compare_type=True,
    # SQLite can hardly change a table; alembic builds it again and copies the rows.
    render_as_batch=connection.dialect.name == "sqlite",
)
context.run_migrations()
