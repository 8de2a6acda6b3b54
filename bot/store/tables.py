"""The tables of the database, as its newest migration leaves them."""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)
from sqlalchemy.engine import Dialect


class Moment(TypeDecorator[datetime]):
    """A moment, kept as ISO 8601 text in UTC with microseconds, which sorts as time does.

    Raises ValueError for a moment without a time zone.
    """

    impl = String(32)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        """Write the moment as text."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return value.astimezone(UTC).isoformat(timespec="microseconds")

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:
        """Read the moment back."""
        return None if value is None else datetime.fromisoformat(value)


metadata = MetaData()


def _game_id(*, primary_key: bool = False) -> Column[str]:
    return Column(
        "game_id", String(8), ForeignKey("game.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


game = Table(
    "game",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("spec", Text, nullable=False),
    Column("dealt", Text),
    Column("ruleset_version", Integer),
    Column("locale", String(16), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("panel_message_id", BigInteger),
    Column("panel_posted_at", Moment),
    Column("panel_mark", Text),
    CheckConstraint("status IN ('lobby', 'running', 'finished', 'abandoned')", name="known_status"),
)
Index(
    "one_open_game_per_channel",
    game.c.channel_id,
    unique=True,
    sqlite_where=text("status IN ('lobby', 'running')"),
    postgresql_where=text("status IN ('lobby', 'running')"),
)

seat = Table(
    "seat",
    metadata,
    _game_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("computer", String(32)),
    Column("name", Text, nullable=False),
    Column("colour", String(32), nullable=False),
)
Index("seat_by_user", seat.c.user_id)

entry = Table(
    "entry",
    metadata,
    _game_id(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("at", Moment, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
    _game_id(),
    Column("kind", String(32), nullable=False),
    Column("target", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("tried_at", Moment),
    Column("attempts", Integer, nullable=False),
    Column("sent_at", Moment),
    Column("message_id", BigInteger),
    Column("outcome", String(16)),
    CheckConstraint("outcome IN ('sent', 'stale', 'refused')", name="known_outcome"),
)
Index("outbox_key", outbox.c.key, unique=True)
Index("outbox_by_game", outbox.c.game_id)
Index(
    "outbox_waiting",
    outbox.c.due_at,
    sqlite_where=text("outcome IS NULL"),
    postgresql_where=text("outcome IS NULL"),
)

hand_message = Table(
    "hand_message",
    metadata,
    _game_id(primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("sent_at", Moment, nullable=False),
    Column("turn", Integer, nullable=False),
)

user = Table(
    "user",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("dm_closed_told", Boolean, nullable=False),
    Column("locale", String(16)),
)
