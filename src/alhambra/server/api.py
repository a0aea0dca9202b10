"""The doors of HTTP: things that happen once."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Depends, Path, Query, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from alhambra import __version__
from alhambra.modules import ALL
from alhambra.server import (
    bodies,
    bodies_catalogue,
    hosting,
    listing,
    making,
    seating,
    socket,
    store,
)
from alhambra.server.catalogue import catalogue
from alhambra.server.diagrams import drawn
from alhambra.server.emblems import emblem
from alhambra.server.hall import Hall
from alhambra.server.lean import LeanRoute
from alhambra.server.limits import household
from alhambra.server.mending import PASSING
from alhambra.server.metrics import may_read
from alhambra.server.refusals import Refusal
from alhambra.server.replays import Eyes
from alhambra.server.rows import OVER
from alhambra.server.table_info import table_info
from alhambra.server.tables import Table
from alhambra.server.workshop import FILES, Asker, files
from alhambra.server.workshop.story import Story, story_of
from alhambra.showing.diagrams import diagrams
from alhambra.showing.lessons import has_lesson, lesson
from alhambra.showing.pieces import all_pieces
from alhambra.showing.texts import all_messages, rules_page

LISTED = 100  # public tables in one answer

_ERRORS = {
    400: "Not understood",
    403: "The key does not fit",
    404: "Not there",
    405: "Not in this way",
    409: "Not now",
    413: "Too long",
    421: "Not by this name",
    422: "Not possible",
    429: "Too many",
    503: "Not saved",
}
_FAILURE = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
JSON_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.Failure, "description": meaning} for status, meaning in _ERRORS.items()
}
_TEXT_ERRORS: dict[int | str, dict[str, Any]] = {  # errors are JSON even where answers are text
    status: {"content": _FAILURE, "description": meaning} for status, meaning in _ERRORS.items()
}
router = APIRouter(prefix="/api", responses=JSON_ERRORS)
files_router = APIRouter(prefix="/api", responses=JSON_ERRORS, route_class=LeanRoute)
_bearer = HTTPBearer(auto_error=False, description="The key of a seat or of the host")

TableName = Annotated[str, Path(alias="id", pattern=r"^[a-z0-9]{1,16}$")]
Seat = Annotated[int, Path(alias="n", ge=0, le=5)]
Language = Annotated[Literal["en", "de"], Path()]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _key(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    return None if credentials is None else credentials.credentials


async def _table(
    request: Request, name: TableName, key: Annotated[str | None, Depends(_key)]
) -> Table:
    table = await _hall(request).table(name)
    await seating.recognise(table, key)
    return table


async def _hosted(
    table: Annotated[Table, Depends(_table)], key: Annotated[str | None, Depends(_key)]
) -> Table:
    """The table, if the key is its host's."""
    if not seating.is_host(table, key):
        raise Refusal("bad_key", 403)
    return table


def _address(request: Request) -> str:
    return household(request.client.host if request.client else "")


TheHall = Annotated[Hall, Depends(_hall)]
TheTable = Annotated[Table, Depends(_table)]
HostsTable = Annotated[Table, Depends(_hosted)]
Key = Annotated[str | None, Depends(_key)]


# --- What there is


@router.get("/catalogue")
async def get_catalogue() -> bodies_catalogue.Catalogue:
    """Modules, bots, presets, options, colours, languages."""
    return bodies_catalogue.Catalogue(**catalogue())


@router.get("/pieces")
def get_pieces() -> dict[str, list[str]]:
    """The names of all pieces, module by module."""
    return all_pieces()


@router.get("/modules/{module}/emblem.svg", response_class=Response, responses=_TEXT_ERRORS)
async def get_emblem(
    module: Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,59}$")],
) -> Response:
    """The emblem that a room from elsewhere brings, or a plain plaque."""
    if module not in ALL:
        raise Refusal("no_such_module", 404)
    return Response(emblem(ALL[module]), media_type="image/svg+xml")


@router.get("/texts/{language}", response_class=PlainTextResponse, responses=_TEXT_ERRORS)
async def get_texts(language: Language, request: Request) -> Response:
    """The Fluent source of all messages."""
    packed = _packed(request)
    return _sent(all_messages(language, packed), packed, "text/plain")


@router.get("/rules/{module}/{language}", response_class=PlainTextResponse, responses=_TEXT_ERRORS)
async def get_rules(
    module: Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,59}$")], language: Language
) -> str:
    """The rules page of a module, or of the base game (`base`), as Markdown."""
    if module not in ALL and module != "base":
        raise Refusal("no_such_module", 404)
    return rules_page(language, module)


@router.get("/diagrams/{module}")
async def get_diagrams(
    module: Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,59}$")],
) -> dict[str, bodies_catalogue.DiagramInfo]:
    """The diagrams of a rules page, by the names that the page calls them."""
    if module not in ALL and module != "base":
        raise Refusal("no_such_module", 404)
    found = await asyncio.to_thread(diagrams, module)
    return {name: bodies_catalogue.DiagramInfo(**drawn(diagram)) for name, diagram in found.items()}


@router.get("/lessons/{module}")
async def get_lesson(
    module: Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,59}$")],
) -> bodies_catalogue.LessonInfo:
    """The lesson of a module, or of the base game (`base`)."""
    if not has_lesson(module):
        raise Refusal("no_such_module", 404)
    return bodies_catalogue.LessonInfo(**asdict(await asyncio.to_thread(lesson, module)))


@router.get("/health")
async def get_health(hall: TheHall) -> bodies.Health:
    """Whether the server answers and its database can be written."""
    try:
        await hall.check_writable()
    except PASSING:
        raise Refusal("not_writable", 503) from None
    return bodies.Health(status="ok", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse, responses=_TEXT_ERRORS)
async def get_metrics(request: Request, hall: TheHall) -> str:
    """Counters of this worker, in Prometheus's text form, for whoever runs the server."""
    address = request.client.host if request.client else ""
    if not may_read(address, hall.settings.metrics_from):
        raise Refusal("hosts_only", 403)
    hall.measure()
    return hall.metrics.text()


# --- Tables


@files_router.post("/tables", status_code=201)
async def make_table(wish: bodies.NewTable, request: Request, hall: TheHall) -> bodies.Made:
    """Makes a table; the keys are told this once."""
    address = _address(request)
    if not request.app.state.doorkeeper.allows(address):
        raise Refusal("too_many_tables", 429)
    return bodies.Made(**await making.make(hall, wish, address))


@router.get("/tables")
async def list_tables(hall: TheHall) -> list[bodies.TableInfo]:
    """Public tables that wait or run, the newest first."""
    rows = await hall.read(lambda connection: listing.public_tables(connection, LISTED))
    listed: list[bodies.TableInfo] = []
    for row, seats, number in rows:
        known = hall.tables.get(row.id)
        present = known.present if known else set()
        with listing.told_apart(row.id):
            listed.append(bodies.TableInfo(**table_info(row, seats, number, present)))
    return listed


@router.get("/tables/{id}")
async def get_table(table: TheTable, key: Key, request: Request) -> bodies.TableInfo:
    """What everyone may know of a table, and which seat the key opens."""
    you = seating.seat_of(table, key)
    table.rest.look(_address(request))
    table.driver.poke()
    return bodies.TableInfo(**table.info(you), you=you)


@router.post("/tables/{id}/join")
async def join_table(table: TheTable, wish: bodies.Join) -> bodies.SeatKey:
    """Takes an open seat."""
    seat, key = await seating.join(table, wish.name, wish.seat, wish.avatar, wish.luck)
    return bodies.SeatKey(seat=seat, key=key)


@router.post("/tables/{id}/seats/{n}/leave")
async def leave_seat(table: TheTable, seat: Seat, key: Key) -> bodies.TableInfo:
    """The seat is open again, or a bot stands in until its key comes back."""
    await seating.leave(table, key, seat)
    return _info(table)


@router.post("/tables/{id}/seats/{n}/luck")
async def add_luck(table: TheTable, seat: Seat, wish: bodies.Luck, key: Key) -> bodies.TableInfo:
    """Words of the seat's person for the deal, before the game begins."""
    await seating.add_luck(table, seat, wish.words, key)
    return _info(table)


@router.post("/tables/{id}/seats/{n}/hand")
async def hand_seat(table: HostsTable, seat: Seat, wish: bodies.Hand) -> bodies.TableInfo:
    """The host hands an absent seat to a bot, or frees it before the game."""
    await seating.hand(table, seat, wish.to)
    return _info(table)


@router.post("/tables/{id}/seats/{n}/offer")
async def offer_seat(table: TheTable, seat: Seat, key: Key) -> bodies.TableInfo:
    """Whoever has the seat lets somebody else take it; until then a bot plays."""
    await seating.offer(table, key, seat)
    return _info(table)


@router.post("/tables/{id}/name")
async def rename_table(table: HostsTable, wish: bodies.Rename) -> bodies.TableInfo:
    """The host names the table anew."""
    await hosting.rename(table, wish.name)
    return _info(table)


@router.post("/tables/{id}/seats/{n}/mute")
async def mute_seat(table: HostsTable, seat: Seat, wish: bodies.Silence) -> bodies.TableInfo:
    """The host says whether the person of a seat may talk."""
    await hosting.mute(table, seat, wish.muted)
    return _info(table)


@router.post("/tables/{id}/seats/{n}/remove")
async def remove_guest(table: HostsTable, seat: Seat) -> bodies.TableInfo:
    """Before the game, the host opens the seat of somebody who is there or not."""
    await hosting.remove(table, seat)
    return _info(table)


@router.post("/tables/{id}/watchers/mute")
async def mute_watchers(table: HostsTable, wish: bodies.Silence) -> bodies.TableInfo:
    """The host says whether those who only watch may talk."""
    await hosting.mute_watchers(table, wish.muted)
    return _info(table)


@router.post("/tables/{id}/watchers/remove")
async def remove_watchers(table: HostsTable) -> bodies.WatchKey:
    """The host sends all away who only watch; the table is private from now on."""
    return bodies.WatchKey(watch=await hosting.send_watchers_away(table))


@router.post("/tables/{id}/start")
async def start_table(table: HostsTable) -> bodies.TableInfo:
    """Starts with bots in the open seats."""
    await seating.start(table)
    return _info(table)


@router.post("/tables/{id}/rematch")
async def rematch_table(table: TheTable, key: Key) -> bodies.Rematch:
    """Once more with the same people; their keys stay the same."""
    if seating.seat_of(table, key) is None:
        raise Refusal("bad_key", 403)
    return bodies.Rematch(table=await making.rematch(table))


def _info(table: Table) -> bodies.TableInfo:
    return bodies.TableInfo(**table.info())


# --- Afterwards


@router.get("/tables/{id}/record", response_class=JSONResponse)
async def get_record(table: TheTable, request: Request, hall: TheHall) -> PlainTextResponse:
    """The record of a game that is over, one move a line."""
    story = _finished(table)
    name = f"alhambra-{table.id}.json"
    return PlainTextResponse(
        await hall.work(FILES, _asker(request, table.id), files.written, story),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _finished(table: Table) -> Story:
    if table.row.state != OVER:
        raise Refusal("not_over")
    return story_of(table.id, table.row.start, table.play.game)


@router.get("/tables/{id}/chronicle", response_model=bodies.Chronicle)
async def get_chronicle(table: TheTable, request: Request, hall: TheHall) -> Response:
    """How a game that is over went, turn by turn."""
    story, packed = _finished(table), _packed(request)
    times = (table.row.made, table.row.changed)
    notes = await hall.read(lambda connection: store.notes_of(connection, table.id))
    asker = _asker(request, table.id)
    told = await hall.work(FILES, asker, files.chronicle, story, *times, notes, packed)
    return _sent(told, packed)


@router.get("/tables/{id}/replay", response_model=bodies.ReplayStep)
async def replay_table(
    table: TheTable,
    request: Request,
    hall: TheHall,
    step: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[str | None, Query(pattern=r"^([0-5]|all)$")] = None,
    since: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> Response:
    """One moment of a game that is over, from a seat, from outside, or with everything open."""
    story, packed = _finished(table), _packed(request)
    eyes = "all" if seat == "all" else int(seat) if seat else None
    moment = files.Moment(step, cast("Eyes", eyes), since, packed)
    asker = _asker(request, table.id)
    return _sent(await hall.work(FILES, asker, files.replayed_table, story, moment), packed)


@files_router.post("/replay", response_model=bodies.ReplayStep)
async def replay_file(wish: bodies.ReplayWish, request: Request, hall: TheHall) -> Response:
    """One moment of a file."""
    packed = _packed(request)
    moment = files.Moment(wish.step, wish.seat, wish.since, packed)
    source = files.Source(wish.record, wish.position)
    asker = _asker(request, "")
    return _sent(await hall.work(FILES, asker, files.replayed_file, source, moment), packed)


def _asker(request: Request, table: str) -> Asker:
    return Asker(_address(request), table)


def _packed(request: Request) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


def _sent(body: bytes, packed: bool, media_type: str = "application/json") -> Response:
    """What a process has made ready to be sent."""
    headers = {"Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


# --- The game itself


@router.websocket("/tables/{id}/socket")
async def table_socket(connection: WebSocket, id: str) -> None:
    """See docs/server.md."""
    await socket.serve(connection, connection.app.state.hall, id)
