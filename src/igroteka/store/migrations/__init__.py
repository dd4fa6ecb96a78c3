"""The steps by which the tables of a store came to be; alembic takes those that are missing."""
