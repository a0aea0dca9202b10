"""People hold seats with several devices."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _owner(table: str, column: str, primary: bool) -> "sa.Column[str]":
    key = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(column, sa.String(16), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    """Nobody holds anything yet: browsers attach the seats whose keys they have."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        _owner("people", "person_id", primary=False),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person_id"])
    op.create_table(
        "held",
        _owner("people", "person_id", primary=True),
        _owner("tables", "table_id", primary=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("heard", sa.Integer, nullable=False),
    )
    op.create_index("held_by_table", "held", ["table_id", "seat"])
    _keys_and_links()


def _keys_and_links() -> None:
    op.create_table(
        "seat_keys",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        _owner("devices", "device_id", primary=False),
        _owner("tables", "table_id", primary=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("seat_keys_by_table", "seat_keys", ["table_id"])
    op.create_index("seat_keys_by_device", "seat_keys", ["device_id"])
    op.create_table(
        "carries",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        _owner("people", "person_id", primary=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("carries_by_person", "carries", ["person_id"])


def downgrade() -> None:
    """Seats are opened by their own keys alone."""
    for name in ("carries", "seat_keys", "held", "devices", "people"):
        op.drop_table(name)
