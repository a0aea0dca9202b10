"""The server as an application: `alhambra serve` runs it, one per worker."""

import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from alhambra import __version__
from alhambra.server import api, describing, mine, pages
from alhambra.server.below import Below
from alhambra.server.hall import Hall
from alhambra.server.limits import Doorkeeper
from alhambra.server.names import NameCheck
from alhambra.server.reach import doors
from alhambra.server.settings import Settings
from alhambra.server.shell import BodyLimit, SafeHeaders, add_error_handlers
from alhambra.server.turns import TakeTurns, Turns

HOUR = 3600.0
PEOPLE = 5  # new people for each new table that an address may make: a whole class may come
PACKING = 3  # more would hold up the loop, and save little
SWITCH = 0.001  # seconds until a waiting thread gets its turn
COLLECTOR = (50_000, 20, 50)  # new objects before the collector looks, and how often it looks deep


def _tune() -> None:
    """Keeps the interpreter from stalling everybody.

    Games hold many small objects for a long time, so the garbage collector should not look through
    all of them often. And the thread that writes should not wait for the event loop longer than a
    disk would take.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def make_app() -> FastAPI:
    """For uvicorn: the settings come from the environment."""
    return app_with(Settings.from_environment(os.environ))


def app_with(settings: Settings) -> FastAPI:
    """The application; its hall is open while it runs."""
    turns = Turns()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, turns)
        app.state.hall = hall
        await hall.open()
        _tune()
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Alhambra",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # `describing` has it ready
        docs_url=None,
        redoc_url=None,
    )
    app.state.root = settings.root
    app.state.doorkeeper = Doorkeeper(settings.tables_per_hour, HOUR)
    app.state.newcomers = Doorkeeper(settings.tables_per_hour * PEOPLE, HOUR)
    app.state.reach_limits = doors.Limits()
    app.add_middleware(BodyLimit)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKING)
    app.add_middleware(TakeTurns, turns=turns)
    app.add_middleware(Below, root=settings.root)
    app.add_middleware(NameCheck, names=settings.all_names)
    app.add_middleware(SafeHeaders)
    doors_of_files = api.files_router.routes
    add_error_handlers(
        app, [*api.router.routes, *doors_of_files, *mine.router.routes, *doors.router.routes]
    )
    app.include_router(api.router)
    app.include_router(describing.router)
    app.include_router(api.files_router)
    app.include_router(mine.router)
    app.include_router(doors.router)
    app.include_router(pages.router)
    return app
