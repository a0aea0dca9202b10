"""The doors for people: what is mine, found by the key of one of my devices.

The key travels in a header of its own, `Alhambra-Person`, beside the key of a seat.
"""

import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Security
from fastapi.responses import JSONResponse, Response, StreamingResponse
from fastapi.security import APIKeyHeader
from sqlalchemy import Connection

from alhambra.server import bodies_people as bodies
from alhambra.server import holding, people
from alhambra.server.api import JSON_ERRORS, Key, TableName, TheHall
from alhambra.server.belongings import belongings
from alhambra.server.hall import Hall
from alhambra.server.limits import household
from alhambra.server.my_games import my_games
from alhambra.server.refusals import Refusal
from alhambra.server.rights import HOST
from alhambra.server.squares import square

router = APIRouter(prefix="/api", responses=JSON_ERRORS)
_header = APIKeyHeader(
    name="Alhambra-Person", auto_error=False, description="The key of one of a person's devices"
)
PersonKey = Annotated[str | None, Security(_header)]


async def _device(hall: TheHall, key: PersonKey) -> people.Device:
    """The device that asks; refused if it was signed out."""
    device = await found(hall, key)
    if device is None:
        raise Refusal("unknown_device", 403)
    return device


async def found(hall: Hall, key: str | None) -> people.Device | None:
    """The device of a key, None without a key or if it was signed out; it counts as seen."""
    if not key:
        return None
    device = await hall.read(lambda connection: people.device_of(connection, key))
    if device is not None and device.seen < time.time() - people.SEEN_SECONDS:
        await hall.committer.write([], job=lambda connection: people.see(connection, device.id))
    return device


MyDevice = Annotated[people.Device, Depends(_device)]
DeviceId = Annotated[str, Path(alias="id", pattern=r"^[a-z0-9]{1,16}$")]


# --- Me and my devices


@router.post("/people", status_code=201)
async def come(wish: bodies.NewPerson, request: Request, hall: TheHall) -> bodies.NewDevice:
    """Somebody new, with the device that asks; its key is told this once."""
    address = request.client.host if request.client else ""
    if not request.app.state.newcomers.allows(address):
        raise Refusal("too_many_people", 429)

    def job(connection: Connection) -> bodies.NewDevice:
        person = people.add_person(connection, wish.language, wish.zone)
        device, key = people.add_device(connection, person, wish.device)
        return bodies.NewDevice(person=person, device=device.id, key=key)

    made: bodies.NewDevice = await hall.committer.write([], job=job)
    return made


@router.get("/my")
async def get_me(me: MyDevice, hall: TheHall) -> bodies.Me:
    """What is known of me, and my devices."""

    def question(connection: Connection) -> bodies.Me:
        person = people.person_of(connection, me.person_id)
        devices = people.devices_of(connection, me.person_id)
        return bodies.Me(
            person=person.id,
            language=person.language,
            zone=person.zone,
            devices=[_told(device, me) for device in devices],
        )

    return await hall.read(question)


def _told(device: people.Device, me: people.Device) -> bodies.DeviceInfo:
    return bodies.DeviceInfo(
        device=device.id,
        name=device.name,
        made=device.made,
        seen=device.seen,
        here=device.id == me.id,
    )


@router.put("/my")
async def change_me(wish: bodies.Habits, me: MyDevice, hall: TheHall) -> bodies.Me:
    """My language and my time zone, for what I am told while I am away."""

    def job(connection: Connection) -> None:
        people.set_person(connection, me.person_id, wish.language, wish.zone)

    held = await hall.read(lambda connection: people.held_by(connection, me.person_id))
    tables = sorted({one.table_id for one in held})
    await hall.committer.write(tables, job=job)
    await hall.refresh(tables)  # nights are where the person lives now
    return await get_me(me, hall)


@router.delete("/my/devices/{id}", status_code=204)
async def sign_out(device: DeviceId, me: MyDevice, hall: TheHall) -> Response:
    """A device of mine opens nothing more, nor do the links to my seats that it knew."""
    await holding.sign_out(hall, me, device)
    return Response(status_code=204)


@router.post("/my/carry", status_code=201)
async def carry(wish: bodies.CarryWish, me: MyDevice, hall: TheHall) -> bodies.Carry:
    """A link that makes one more device mine; an earlier one ends."""
    code, until = await holding.carry(hall, me)
    link = f"{wish.origin}/carry#{code}"  # behind #, so that no server log ever sees it
    return bodies.Carry(link=link, until=until, square=bodies.Square(**square(link)))


@router.post("/people/arrive")
async def arrive(wish: bodies.Arrival, key: PersonKey, hall: TheHall) -> bodies.Arrived:
    """The device that asks becomes the person's whose link it has, with all that it held before."""
    me = await found(hall, key)
    device, fresh = await holding.carried(hall, wish.code, wish.device, me)
    whose = await hall.read(lambda connection: people.owner_of(connection, device.id))
    return bodies.Arrived(person=whose, device=device.id, key=fresh)


# --- What I hold


@router.get("/my/games")
async def get_games(me: MyDevice, hall: TheHall) -> list[bodies.MyGame]:
    """Every game of mine, those that wait for me first."""
    return [bodies.MyGame(**game) for game in await my_games(hall, me.person_id)]


@router.post("/my/games")
async def attach(wish: bodies.Attached, key: Key, me: MyDevice, hall: TheHall) -> bodies.HeldKeys:
    """I hold the seat that the key opens; the answer has a key of this device's own."""
    return _keys(await holding.attach(hall, me, wish.table, key))


@router.post("/my/games/{id}/keys")
async def open_game(table: TableName, me: MyDevice, hall: TheHall) -> bodies.HeldKeys:
    """Keys of this device's own to all that I hold at a table."""
    return _keys(await holding.keys(hall, me, table))


def _keys(keys: dict[int, str]) -> bodies.HeldKeys:
    seats = [bodies.HeldKey(seat=seat, key=key) for seat, key in keys.items() if seat != HOST]
    return bodies.HeldKeys(seats=seats, host=keys.get(HOST))


# --- All of it


@router.get("/my/belongings", response_class=JSONResponse)
async def export(me: MyDevice, request: Request, hall: TheHall) -> Response:
    """Everything of mine in one file."""
    address = household(request.client.host if request.client else "")
    pieces = await belongings(hall, me.person_id, address)

    async def one_by_one() -> AsyncIterator[bytes]:
        for piece in pieces:
            yield piece

    name = time.strftime("alhambra-%Y-%m-%d.json")
    return StreamingResponse(
        one_by_one(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.delete("/my", status_code=204)
async def forget_me(me: MyDevice, hall: TheHall) -> Response:
    """Everything of mine goes, at once and for good."""
    await holding.forget_me(hall, me)
    return Response(status_code=204)
