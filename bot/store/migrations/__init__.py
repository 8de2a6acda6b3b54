"""The steps by which an older database becomes a newer one, run by Alembic at every start."""
