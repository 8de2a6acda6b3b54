"""What Alembic runs to migrate: the steps, on the connection it was handed, whose transaction the caller ends."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
