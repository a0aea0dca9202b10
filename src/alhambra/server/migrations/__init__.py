"""The database's own history, for Alembic; `store.migrate` runs it."""
