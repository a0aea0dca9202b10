"""A socket: says hello, then carries messages both ways until somebody goes."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from alhambra.game.game import Game
from alhambra.server import agreeing, keeping, messages, seating
from alhambra.server.advice import Adviser
from alhambra.server.costs import cost
from alhambra.server.guests import Guest
from alhambra.server.hall import Hall
from alhambra.server.limits import Rate, household
from alhambra.server.mending import PASSING
from alhambra.server.refusals import Refusal
from alhambra.server.rows import PERSON
from alhambra.server.signs import fit
from alhambra.server.tables import Table
from alhambra.server.told import Refused, ServerMessage
from alhambra.server.workshop import CHEAP, Asker, looks
from alhambra.server.workshop.story import Story, story_of

LOGGER = logging.getLogger("alhambra.server.socket")
Told = TypeVar("Told")
Words = TypeVarTuple("Words")
POLICY = 1008  # the close code for whoever breaks a rule of the protocol
GOING_AWAY = 1001
TRY_AGAIN = 1013
GONE = (WebSocketDisconnect, RuntimeError)  # the client has closed, or was found to be gone before
TALK_SECONDS = 10.0  # in so many seconds as much may be said as done in one


async def serve(socket: WebSocket, hall: Hall, name: str) -> None:
    """The whole life of a socket."""
    await socket.accept()
    address = household(socket.client.host if socket.client else "")
    try:
        hall.sockets.open(address)
    except Refusal as refusal:
        hall.metrics.count("refusals_total", refusal.reason)
        await _send_away(socket, refusal)
        return
    hall.metrics.count("sockets")
    try:
        await _converse(socket, hall, name, address)
    except WebSocketDisconnect:
        pass
    except PASSING as error:  # clients come back by themselves, and find the game as it was
        LOGGER.warning("a guest has to wait", extra={"table": name, "why": type(error).__name__})
        with contextlib.suppress(*GONE):
            await socket.close(TRY_AGAIN)
    finally:
        hall.sockets.close(address)
        hall.metrics.count("sockets", by=-1)


async def _converse(socket: WebSocket, hall: Hall, name: str, address: str) -> None:
    """Until the guest goes; a seat has so many sockets and no more."""
    conversation = await _hello(socket, hall, name, address)
    if conversation is None:
        return
    table, seat = conversation.place
    if seat is not None:
        try:
            hall.sockets.sit(table, seat)
        except Refusal as refusal:
            hall.metrics.count("refusals_total", refusal.reason)
            await _send_away(socket, refusal)
            return
    try:
        await conversation.hold()
    finally:
        if seat is not None:
            hall.sockets.stand_up(table, seat)


async def _hello(socket: WebSocket, hall: Hall, name: str, address: str) -> "Conversation | None":
    """The first message must say who is there."""
    try:
        message = _read(await _first(socket, hall.settings.hello_seconds))
        if not isinstance(message, messages.Hello):
            raise Refusal("say_hello", 422)
        async with hall.turns.of(address):
            table = await hall.table(name)
            await seating.recognise(table, message.key)
            guest = seating.admit(table, message, address)
        return Conversation(socket, hall, table, guest)
    except Silence:
        await _send_away(socket, Refusal("say_hello", 422))
    except KeyError:  # a binary message
        await _send_away(socket, Refusal("bad_message", 422))
    except Refusal as refusal:
        hall.metrics.count("refusals_total", refusal.reason)
        await _send_away(socket, refusal)
    return None


class Silence(Exception):  # noqa: N818 - named after what was heard
    """Nobody said hello."""


async def _first(socket: WebSocket, seconds: float) -> str:
    """The first message, if it comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await socket.receive_text()
    except TimeoutError:
        raise Silence from None


async def _send_away(socket: WebSocket, refusal: Refusal) -> None:
    """Tells why, then closes."""
    with contextlib.suppress(*GONE):
        await socket.send_text(messages.encode(_refused(None, refusal)).decode())
        await socket.close(POLICY)


def _read(text: str) -> messages.Client:
    if len(text) > messages.LONGEST_MESSAGE or len(text.encode()) > messages.LONGEST_MESSAGE:
        raise Refusal("too_long", 413)
    try:
        return messages.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad_message", 422, str(error)[:200]) from None


def _refused(id: int | None, refusal: Refusal) -> Refused:
    return {
        "type": "refused",
        "id": id,
        "reason": refusal.reason,
        "text": refusal.text,
        "about": refusal.about,
    }


class Conversation:
    """A guest at a table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, guest: Guest) -> None:
        self._socket = socket
        self._hall = hall
        self._table = table
        self._guest = guest
        who = guest.address if guest.seat is None else guest.seat
        self._purse = hall.purses.of(table.id, who)
        self._talk = Rate(hall.settings.messages_per_second, TALK_SECONDS)
        self._asker = Asker(guest.address, table.id)
        self._adviser = Adviser(table, guest.seat, self._asker)
        self._advice: asyncio.Task[None] | None = None

    @property
    def place(self) -> tuple[str, int | None]:
        """Where the guest sits."""
        return self._table.id, self._guest.seat

    async def hold(self) -> None:
        """Until the client goes, is sent away, or the table is closed."""
        writer = asyncio.create_task(self._write())
        try:
            async with self._hall.turns.of(self._guest.address):
                await seating.enter(self._table, self._guest)
            await self._listen()
        except KeyError:  # a binary message
            await self._end(writer, Refusal("bad_message", 422))
        except Refusal as refusal:
            await self._end(writer, refusal)
        finally:
            writer.cancel()
            if self._advice is not None:
                self._advice.cancel()
            await self._depart()

    async def _depart(self) -> None:
        """If it fails nobody is left to be told; whoever opens the table sees who is there."""
        try:
            await seating.depart(self._table, self._guest)
        except PASSING as error:
            why = {"table": self._table.id, "why": type(error).__name__}
            LOGGER.warning("a guest went unnoticed", extra=why)
            self._hall.forget(self._table)

    async def _end(self, writer: "asyncio.Task[None]", refusal: Refusal) -> None:
        """The rules of the protocol were broken: says which, then closes."""
        self._hall.metrics.count("refusals_total", refusal.reason)
        writer.cancel()
        await _send_away(self._socket, refusal)

    async def _write(self) -> None:
        """Sends what waits in the guest's line."""
        with contextlib.suppress(*GONE):
            while (message := await self._guest.line.get()) is not None:
                await self._socket.send_text(message.decode())
            await self._socket.close(GOING_AWAY)

    async def _listen(self) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except GONE:
                return
            message = _read(text)
            if not self._purse.pays(cost(message)):
                raise Refusal("too_fast", 429)
            if isinstance(message, messages.Hello):
                raise Refusal("bad_message", 422, "hello comes once")
            if self._guest.dismissed:  # they may take their time to read that
                continue
            if isinstance(message, messages.Hint):
                self._advise(message)
            else:
                await self._obey(message)

    def _advise(self, message: messages.Hint) -> None:
        """A bot thinks for a while; meanwhile the person may play on."""
        if self._advice is None or self._advice.done():
            self._advice = asyncio.create_task(self._obey(message))
        else:
            self._guest.tell(_refused(message.id, Refusal("too_many_hints", 429)))

    async def _obey(self, message: messages.Request) -> None:
        """A request that is refused changes nothing and does not end the conversation."""
        try:
            self._guest.tell(await self._answer(message))
            if isinstance(message, messages.Resign):
                self._guest.dismiss()
        except Refusal as refusal:
            self._hall.metrics.count("refusals_total", refusal.reason)
            self._guest.tell(_refused(message.id, refusal))
        except PASSING as error:
            why = {"table": self._table.id, "why": type(error).__name__}
            LOGGER.warning("a message has to wait", extra=why)
            self._guest.tell(_refused(message.id, Refusal("not_saved", 503)))
        except Exception:
            LOGGER.exception("a message failed", extra={"table": self._table.id})
            self._guest.tell(_refused(message.id, Refusal("not_saved", 503)))

    async def _answer(self, message: messages.Request) -> ServerMessage:
        table, seat = self._table, self._guest.seat
        match message:
            case messages.Play(number=number, move=move, lasting=lasting):
                done = await table.answer(seat, number, move, PERSON, lasting)
                return self._done(message.id, done)
            case messages.Undo(number=number, turn=turn):
                return self._done(message.id, await table.undo(seat, number, turn))
            case messages.Withdraw():
                await keeping.withdraw(table, seat)
            case messages.Orders(orders=orders, plan=plan):
                await seating.give_orders(table, seat, orders, plan)
            case messages.Chat(text=text):
                await self._chat(text)
            case messages.Resign():
                await seating.resign(table, self._guest)
            case messages.Agree() | messages.Holiday() | messages.Back():
                await self._agree(message)
            case messages.Ping():
                return {"type": "pong", "id": message.id}
            case _:
                return await self._look(message)
        return self._done(message.id, table.number)

    async def _agree(self, message: messages.Agreeing) -> None:
        """What people at a table settle among themselves."""
        table, seat = self._table, self._guest.seat
        match message:
            case messages.Agree(matter=kind, seat=about, yes=yes):
                await agreeing.agree(table, seat, kind, -1 if about is None else about, yes)
            case messages.Holiday(days=days):
                await agreeing.holiday(table, seat, days)
            case messages.Back():
                await agreeing.come_back(table, seat)

    async def _look(self, message: messages.Looking) -> ServerMessage:
        """What changes nothing."""
        if isinstance(message, messages.Hint):
            found = await self._adviser.hints(message.number)
            return {"type": "hint", "id": message.id, "number": message.number, **found}
        return await self._foreseen(message)

    async def _chat(self, text: str) -> None:
        """Talk is kept, so it must be fit to be kept, and slower than the game."""
        if not self._talk.allows():
            raise Refusal("too_fast", 429)
        if not fit(text):
            raise Refusal("bad_message", 422)
        guest, table = self._guest, self._table
        if guest.seat is None and not self._hall.talk.allows(table.id, guest.address):
            raise Refusal("too_fast", 429)
        await seating.say(table, guest.seat, text)

    def _done(self, id: int, number: int) -> ServerMessage:
        return {"type": "done", "id": id, "number": number}

    async def _foreseen(self, message: messages.Foreseeing) -> ServerMessage:
        """What a move would lead to; another process works it out, and nothing is kept."""
        table, seat, id = self._table, self._guest.seat, message.id
        if isinstance(message, messages.Boards):
            return {"type": "boards", "id": id, "scene": table.play.boards_at(message.scoring)}
        if isinstance(message, messages.Preview):
            asked = table.check_asked(seat, message.number)
            story = self._story(table.line()[asked])
            told = await self._work(looks.foresee, story, asked, message.move)
            return cast("ServerMessage", {**told, "type": "preview", "id": id})
        if seat is None:
            raise Refusal("not_seated", 403)
        story = self._story(table.play.game)
        if isinstance(message, messages.Try):
            found = await self._work(looks.try_orders, story, seat, message.orders, message.plan)
            return {"type": "tried", "id": id, "orders": found["orders"], "plan": found["plan"]}
        if isinstance(message, messages.Ahead):
            own = await self._work(looks.look_ahead, story, seat, message.plan)
            return cast("ServerMessage", {**own, "type": "ahead", "id": id})
        listed = await self._work(looks.list_choices, story)
        return cast("ServerMessage", {"type": "choices", "id": id, "questions": listed})

    def _story(self, game: Game) -> Story:
        return story_of(self._table.id, self._table.row.start, game)

    async def _work(self, job: Callable[[*Words], Told], *arguments: *Words) -> Told:
        return await self._hall.work(CHEAP, self._asker, job, *arguments)
