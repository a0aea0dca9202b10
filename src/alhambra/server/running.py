"""Starting the server: the database is brought up to date, then uvicorn runs the workers."""

import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from logging.config import dictConfig
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DatabaseError

from alhambra.machine.extras import need
from alhambra.modules import ALL
from alhambra.server import store
from alhambra.server.folder_lock import take
from alhambra.server.logs import log_config
from alhambra.server.messages import LONGEST_MESSAGE
from alhambra.server.open_files import FEW, most_connections, raise_limit
from alhambra.server.settings import Settings

LOGGER = logging.getLogger("alhambra.server.running")
GRACE = 10  # seconds that open requests get when the server stops


def run(
    settings: Settings,
    host: str,
    port: int,
    level: str = "info",
    ready: Callable[[], None] | None = None,
) -> None:
    """Serves until it is told to stop; raises ValueError for what cannot be.

    `ready` is called when nothing stands in the way any more.
    """
    check_place(host, port)
    os.umask(0o077)  # whatever is written is for the owner's eyes only
    files = raise_limit()
    lock = prepare(settings, f"http://{host}:{port}/")
    if ready is not None:
        ready()
    os.environ.update(settings.to_environment())
    _name_faults(level)
    _tell_files(files)
    try:
        uvicorn.run(
            "alhambra.server.app:make_app",
            factory=True,
            host=host,
            port=port,
            workers=settings.workers,
            loop=event_loop(settings.database),
            log_config=log_config(level),
            http="alhambra.server.patience:Patient",
            ws="alhambra.server.packing:PackedSockets",
            ws_max_size=4 * LONGEST_MESSAGE,  # what is longer is not even read
            ws_per_message_deflate=False,  # `packing` does it its own way
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        )
    finally:
        if lock is not None:
            lock.close()


def check_place(host: str, port: int) -> None:
    """Raises ValueError if nobody can listen there."""
    try:
        for family, kind, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                if os.name == "posix":  # on Windows this would take a port that is in use
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(place)
    except OSError as error:
        raise ValueError(f"cannot listen on {host}:{port}: {error.strerror}") from None


def _name_faults(level: str) -> None:
    """Modules that are left out are named once, however many workers there are."""
    dictConfig(log_config(level))
    for fault in ALL.faults:
        told = {"room": fault.name, "where": fault.where, "why": fault.reason}
        LOGGER.warning("a module is left out", extra=told)


def _tell_files(files: int) -> None:
    told = {"files": files, "guests": most_connections()}
    if files < FEW:
        sentence = "few files may be open at once, so few guests can come: raise LimitNOFILE"
        LOGGER.warning(sentence, extra=told)
    else:
        LOGGER.info("open files", extra=told)


def event_loop(database: str, platform: str = sys.platform) -> str:
    """The fastest one installed; on Windows psycopg works with only one of the two."""
    if platform == "win32" and not database.startswith("sqlite"):
        return "asyncio:SelectorEventLoop"
    return "auto"


def prepare(settings: Settings, address: str) -> sqlite3.Connection | None:
    """Takes the folder if there is one, and brings the database up to date."""
    try:
        if not settings.database.startswith("sqlite"):
            need("server", "PostgreSQL")
        engine = store.connect(settings.database)
        lock = None
        if engine.dialect.name == "sqlite":
            if settings.workers > 1:
                raise ValueError("several workers need PostgreSQL: --database postgresql://...")
            lock = take(Path(str(engine.url.database)).parent, address)
        store.migrate(engine)
        if lock is not None:  # it holds secrets, whatever folder it lies in
            Path(str(engine.url.database)).chmod(0o600)
        engine.dispose()
    except (ArgumentError, DatabaseError, CommandError, OSError) as error:
        raise ValueError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    return lock


def free_port(host: str, preferred: int) -> int:
    """The preferred port, or any that is free."""
    for port in (preferred, 0):
        with socket.socket() as probe:
            if os.name == "posix":  # on Windows this would take a port that is in use
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise ValueError("no port is free")
