"""The first tables: games, seats, journals, the outbox and what is remembered of users."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

OPEN = sa.text("status IN ('lobby', 'running')")
WAITING = sa.text("outcome IS NULL")

ENTRY_NEVER_CHANGES = """
CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry never changes'); END
"""
ENTRY_GOES_WITH_ITS_GAME = """
CREATE TRIGGER entry_goes_with_its_game BEFORE DELETE ON entry
WHEN EXISTS (SELECT 1 FROM game WHERE id = OLD.game_id)
BEGIN SELECT RAISE(ABORT, 'an entry goes only with its whole game'); END
"""


def upgrade() -> None:
    """Make the tables in an empty database."""
    _games()
    _journals()
    _outbox()
    _users()


def _game_id(*, primary_key: bool = False) -> sa.Column[str]:
    game = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(8), game, primary_key=primary_key, nullable=False)


def _games() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("dealt", sa.Text),
        sa.Column("ruleset_version", sa.Integer),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("started_at", sa.String(32)),
        sa.Column("ended_at", sa.String(32)),
        sa.Column("panel_message_id", sa.BigInteger),
        sa.Column("panel_posted_at", sa.String(32)),
        sa.Column("panel_mark", sa.Text),
        sa.CheckConstraint("status IN ('lobby', 'running', 'finished', 'abandoned')", name="known_status"),
    )
    op.create_index(
        "one_open_game_per_channel", "game", ["channel_id"], unique=True, sqlite_where=OPEN, postgresql_where=OPEN
    )
    op.create_table(
        "seat",
        _game_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("computer", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.String(32), nullable=False),
    )
    op.create_index("seat_by_user", "seat", ["user_id"])


def _journals() -> None:
    op.create_table(
        "entry",
        _game_id(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        op.execute(ENTRY_NEVER_CHANGES)
        op.execute(ENTRY_GOES_WITH_ITS_GAME)


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        _game_id(),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("target", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("due_at", sa.String(32), nullable=False),
        sa.Column("tried_at", sa.String(32)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("sent_at", sa.String(32)),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("outcome", sa.String(16)),
        sa.CheckConstraint("outcome IN ('sent', 'stale', 'refused')", name="known_outcome"),
    )
    op.create_index("outbox_key", "outbox", ["key"], unique=True)
    op.create_index("outbox_by_game", "outbox", ["game_id"])
    op.create_index("outbox_waiting", "outbox", ["due_at"], sqlite_where=WAITING, postgresql_where=WAITING)


def _users() -> None:
    op.create_table(
        "hand_message",
        _game_id(primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_table(
        "user",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("dm_closed_told", sa.Boolean, nullable=False),
        sa.Column("locale", sa.String(16)),
    )
