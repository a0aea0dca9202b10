"""The doors for people: what is mine, found by the key of one of my devices.

The key travels in a header of its own, `Alhambra-Person`, beside the key of a seat.
"""

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Security
from fastapi.security import APIKeyHeader
from sqlalchemy import Connection

from alhambra.server import bodies_people as bodies
from alhambra.server import people
from alhambra.server.api import JSON_ERRORS, TheHall
from alhambra.server.hall import Hall
from alhambra.server.refusals import Refusal

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

    await hall.committer.write([], job=job)
    return await get_me(me, hall)
