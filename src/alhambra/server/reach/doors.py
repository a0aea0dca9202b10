"""The doors for whoever wants to be reached; everything is off until somebody switches it on."""

import time
from dataclasses import dataclass, field
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request
from sqlalchemy import Connection

from alhambra.server.api import JSON_ERRORS, TableName, TheHall
from alhambra.server.hall import Hall
from alhambra.server.limits import Doorkeeper
from alhambra.server.mine import MyDevice
from alhambra.server.people import Device
from alhambra.server.reach import bodies, guard, mail, push, queue, webhook, wishes
from alhambra.server.reach.notice import Facts
from alhambra.server.reach.offered import goes, offered
from alhambra.server.reach.wishes import MAIL, PUSH, WEBHOOK, Way
from alhambra.server.refusals import Refusal

HOUR = 3600.0
router = APIRouter(prefix="/api", responses=JSON_ERRORS)
WayName = Annotated[str, Path(alias="way", pattern=r"^[a-z0-9]{1,16}$")]
TokenName = Annotated[str, Path(alias="token", max_length=100)]


@dataclass
class Limits:
    """Nobody may use this server to mail strangers or to knock on other doors."""

    changes: Doorkeeper = field(default_factory=lambda: Doorkeeper(120, HOUR))  # by person
    messages: Doorkeeper = field(default_factory=lambda: Doorkeeper(20, HOUR))  # by person
    callers: Doorkeeper = field(default_factory=lambda: Doorkeeper(60, HOUR))  # by address
    letters: Doorkeeper = field(default_factory=lambda: Doorkeeper(3, 24 * HOUR))  # by receiver


def _limits(request: Request, me: MyDevice) -> Limits:
    limits: Limits = request.app.state.reach_limits
    if not limits.changes.allows(me.person_id):
        raise Refusal("too_many_changes", 429)
    return limits


TheLimits = Annotated[Limits, Depends(_limits)]


async def _way(name: WayName, me: MyDevice, hall: TheHall) -> Way:
    """One of my ways."""
    way = await hall.read(lambda connection: queue.way(connection, name))
    if way is None or way.person_id != me.person_id:
        raise Refusal("no_such_way", 404)
    return way


MyWay = Annotated[Way, Depends(_way)]


# --- What I have said


@router.get("/my/reach")
async def get_reach(me: MyDevice, hall: TheHall) -> bodies.ReachInfo:
    """How I am reached."""
    keys: wishes.Secrets = await hall.committer.write([], job=wishes.secrets_of)
    return await hall.read(lambda connection: _told(connection, me, hall, keys))


def _told(connection: Connection, me: Device, hall: Hall, keys: wishes.Secrets) -> bodies.ReachInfo:
    options = hall.settings.reach
    habits = wishes.habits_of(connection, me.person_id)
    quiet = None
    if habits.quiet_from is not None and habits.quiet_to is not None:
        quiet = bodies.QuietHours(begin=habits.quiet_from, end=habits.quiet_to)
    offers = bodies.Offers(**{kind: offered(kind, options) for kind in (PUSH, WEBHOOK, MAIL)})
    return bodies.ReachInfo(
        offers=offers,
        push_key=keys.vapid.public,
        ways=[_shown(way, me) for way in wishes.ways_of(connection, me.person_id)],
        quiet=quiet,
        remind=habits.remind,
        gather=habits.gather,
        muted=wishes.muted_by(connection, me.person_id),
    )


def _shown(way: Way, me: Device) -> bodies.WayInfo:
    """The address of a webhook is a secret by itself: of it, only the host is told."""
    told: dict[str, Any] = {"format": way.details.get("format")}
    told["address"] = way.address if way.kind == MAIL else urlsplit(way.address).hostname or ""
    return bodies.WayInfo(
        way=way.id,
        kind=way.kind,  # type: ignore[arg-type]
        here=way.device_id == me.id,
        on=way.switched_on,
        confirmed=way.confirmed,
        trouble=way.trouble,
        last_sent=way.last_sent,
        **told,
    )


@router.put("/my/reach")
async def change_hours(
    wish: bodies.Hours, me: MyDevice, hall: TheHall, _: TheLimits
) -> bodies.ReachInfo:
    """When I want to be told."""
    begin, end = (wish.quiet.begin, wish.quiet.end) if wish.quiet else (None, None)
    habits = wishes.Habits(begin, end, wish.remind, wish.gather)
    await hall.committer.write(
        [], job=lambda connection: wishes.set_habits(connection, me.person_id, habits)
    )
    return await get_reach(me, hall)


@router.put("/my/reach/tables/{id}")
async def mute_table(
    table: TableName, wish: bodies.Mute, me: MyDevice, hall: TheHall, _: TheLimits
) -> bodies.ReachInfo:
    """Mutes a table at which I have a seat, or lets it be heard again."""

    def job(connection: Connection) -> bool:
        return wishes.mute(connection, me.person_id, table, wish.muted)

    if not await hall.committer.write([], job=job):
        raise Refusal("no_such_table", 404)
    return await get_reach(me, hall)


# --- Ways


@router.post("/my/reach/ways", status_code=201)
async def add_way(
    wish: bodies.NewWay, request: Request, me: MyDevice, hall: TheHall, limits: TheLimits
) -> bodies.ReachInfo:
    """A browser, a webhook or a mail address; a mail address is asked first."""
    caller = request.client.host if request.client else ""
    if not limits.callers.allows(caller):
        raise Refusal("too_many_changes", 429)
    way = _made(wish, me, hall)
    if way.kind == MAIL:
        _may_send(limits, me, way)

    def job(connection: Connection) -> None:
        if len(wishes.ways_of(connection, me.person_id)) >= wishes.MOST_WAYS:
            raise Refusal("too_many_ways")
        wishes.add_way(connection, way)
        if way.kind == MAIL:
            queue.add(connection, way.id, Facts(""), time.time())

    await hall.committer.write([], job=job)
    hall.watch.poke()
    return await get_reach(me, hall)


def _made(wish: bodies.NewWay, me: Device, hall: Hall) -> Way:
    """The way that is wished for; refused if it cannot be."""
    options, now = hall.settings.reach, time.time()
    if not offered(wish.kind, options):
        raise Refusal("not_offered")
    try:
        if wish.kind == MAIL:
            address = mail.check_address(wish.address)
            return wishes.new_way(me.person_id, MAIL, address, now, confirmed=False)
        target = guard.parse(wish.address, options)
        if wish.kind == PUSH:
            keys = {} if wish.keys is None else wish.keys.model_dump()
            push.Subscription(wish.address, **keys).check()
            more: dict[str, Any] = {"details": keys, "device_id": me.id}
            return wishes.new_way(me.person_id, PUSH, wish.address, now, **more)
        if not goes(target.host, options):
            raise Refusal("not_offered")
        form = wish.format or webhook.recognised(wish.address)
        return wishes.new_way(me.person_id, WEBHOOK, wish.address, now, details={"format": form})
    except guard.NotAllowedError as error:
        raise Refusal(str(error), 422) from None
    except (TypeError, ValueError):
        raise Refusal("bad_address", 422) from None


def _may_send(limits: Limits, me: Device, way: Way) -> None:
    """A message that somebody asks for; an address that has not said yes gets very few."""
    stranger = way.kind == MAIL and not way.confirmed
    if not limits.messages.allows(me.person_id) or (
        stranger and not limits.letters.allows(way.address.lower())
    ):
        raise Refusal("too_many_messages", 429)


@router.put("/my/reach/ways/{way}")
async def switch_way(
    way: MyWay, wish: bodies.Switch, me: MyDevice, hall: TheHall, _: TheLimits
) -> bodies.ReachInfo:
    """Switches a way on or off."""
    await hall.committer.write([], job=lambda connection: wishes.switch(connection, way, wish.on))
    hall.watch.poke()
    return await get_reach(me, hall)


@router.delete("/my/reach/ways/{way}")
async def remove_way(way: MyWay, me: MyDevice, hall: TheHall, _: TheLimits) -> bodies.ReachInfo:
    """Forgets a way and what waits to go there."""
    await hall.committer.write([], job=lambda connection: wishes.drop_way(connection, way.id))
    return await get_reach(me, hall)


@router.post("/my/reach/ways/{way}/test")
async def try_way(way: MyWay, me: MyDevice, hall: TheHall, limits: TheLimits) -> bodies.ReachInfo:
    """Sends a test, or asks a mail address once more."""
    _may_send(limits, me, way)

    def job(connection: Connection) -> None:
        queue.add(connection, way.id, Facts(""), time.time())

    await hall.committer.write([], job=job)
    hall.watch.poke()
    return await get_reach(me, hall)


# --- Links in mails


@router.post("/reach/confirm")
async def confirm(wish: bodies.Token, hall: TheHall) -> bodies.Thanks:
    """The owner of a mail address says yes."""

    def job(connection: Connection) -> bool:
        way = wishes.secrets_of(connection).way_of(wishes.CONFIRM, wish.token)
        return way is not None and wishes.confirm(connection, way)

    if not await hall.committer.write([], job=job):
        raise Refusal("bad_link", 404)
    return bodies.Thanks()


@router.post("/reach/stop")
async def stop(wish: bodies.Token, hall: TheHall) -> bodies.Thanks:
    """The owner of a mail address has had enough; its mails end at once."""
    return await _stop(wish.token, hall)


@router.post("/reach/stop/{token}")
async def stop_by_one_click(token: TokenName, hall: TheHall) -> bodies.Thanks:
    """The same for mail programs (RFC 8058)."""
    return await _stop(token, hall)


async def _stop(token: str, hall: Hall) -> bodies.Thanks:
    def job(connection: Connection) -> bool:
        way = wishes.secrets_of(connection).way_of(wishes.STOP, token)
        if way is not None:
            wishes.drop_way(connection, way)
        return way is not None

    if not await hall.committer.write([], job=job):
        raise Refusal("bad_link", 404)
    return bodies.Thanks()
