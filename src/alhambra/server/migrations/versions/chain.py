"""Each row of a log carries a hash of itself and of all before it; old logs are linked as they are.

What cannot be read stays unlinked: its table is damaged already, and must not stop the others.
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from alhambra.server.chain import anchor, link
from alhambra.server.rows import LogRow

revision = "0009_chain"
down_revision = "0008_hosts"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("start"))
LOG = sa.table(
    "log",
    *(sa.column(name) for name in ("table_id", "number", "seat", "move", "source", "at", "chain")),
)


def upgrade() -> None:
    """One table after the other."""
    chain = sa.Column("chain", sa.String(64), nullable=False, server_default="")
    op.add_column("log", chain)
    connection = op.get_bind()
    for table, start in connection.execute(sa.select(TABLES.c.id, TABLES.c.start)).all():
        links = _links(connection, table, start)
        if links:
            place = (LOG.c.table_id == sa.bindparam("at_table")) & (
                LOG.c.number == sa.bindparam("at_number")
            )
            linked = LOG.update().where(place).values(chain=sa.bindparam("hash"))
            connection.execute(linked, links)


def _links(connection: sa.Connection, table: str, start: str) -> list[dict[str, Any]]:
    """The hashes of a table's rows, as far as they can be read."""
    found: list[dict[str, Any]] = []
    rows = connection.execute(LOG.select().where(LOG.c.table_id == table).order_by(LOG.c.number))
    try:
        before = anchor(table, msgspec.json.decode(start))
        for row in rows:
            move = None if row.move is None else msgspec.json.decode(row.move)
            known = LogRow(table, row.number, row.seat, move, row.source, row.at)
            before = link(before, known)
            found.append({"at_table": table, "at_number": row.number, "hash": before})
    except (ValueError, TypeError, AttributeError):
        return found
    return found


def downgrade() -> None:
    """Logs are no longer linked."""
    op.drop_column("log", "chain")
