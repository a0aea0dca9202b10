"""What a server says is what its types declare: nothing more, nothing less, nothing else."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from alhambra import Game, Setup
from alhambra.modules import ALL
from alhambra.server.bodies import ReplayStep
from alhambra.server.shown import View
from alhambra.server.told import ServerMessage
from tests.server.house import Guest, House, Json, due

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
SHOWN = set(View.__annotations__)
LAST = 6  # moves of a whole game that are played through sockets


def check(messages: list[Json]) -> None:
    """All of them are of their types, and what they name is described."""
    description: Json = {}
    for message in messages:
        MESSAGE.validate_json(json.dumps(message), strict=True)
        if message["type"] == "update":
            description = message["description"] or description
            assert list(undeclared(description, message)) == []


def undeclared(description: Json, told: Json) -> Iterator[str]:
    """What an update or a replay names that its description does not."""
    view = told["view"]
    for key in set(view) - SHOWN:
        yield from _unknown(description["areas"], key, view[key])
    for sort, word in (("events", "event"), ("moves", "move")):
        for one in told.get(sort) or ():
            parts = {part for part in one if part != word}
            yield from _unknown(description[sort], one[word], parts)
    if view["question"]:
        data = view["question"]["data"]
        yield from _unknown(description["questions"], view["question"]["kind"], data)


def _unknown(described: Json, name: str, parts: Any) -> Iterator[str]:
    """A module that describes nothing shows itself in its own way."""
    known = described.get(name)
    if known is None or (known and not set(parts) <= set(known)):
        yield f"{name}: {sorted(parts)}"


def converse(guest: Guest, chance: random.Random) -> None:
    """Everything that somebody who is asked may say."""
    moves = guest.update["moves"]
    guest.ask("preview", number=guest.number, move=chance.choice(moves))
    guest.ask("preview", number=guest.number, move={"move": "fly", "to": "the moon"})
    guest.ask("move", number=guest.number, move={"move": "remove", "at": [0, 0]})
    guest.ask("move", number=guest.number + 7, move=moves[0])
    guest.ask("undo", number=guest.number + 7)


PASSING = {"question": "window_question", "until": "game", "else": "pass"}


def kinds_of(*guests: Guest) -> set[str]:
    return {message["type"] for guest in guests for message in guest.heard}


@pytest.mark.parametrize(("modules", "moves"), [((), 60), (tuple(ALL), 12)], ids=["none", "all"])
def test_all_messages_of_a_game_are_as_declared(
    modules: tuple[str, ...], moves: int, small_house: House
) -> None:
    chance = random.Random(3)
    made = small_house.table("human", "human", public=True, hints=True, modules=modules)
    one = small_house.sit(made["table"], made["keys"][0])
    two = small_house.sit(made["table"], made["keys"][1])
    watcher = small_house.sit(made["table"])
    with one, two, watcher:
        for guest in (one, two, watcher):
            guest.until("update")
        watcher.ask("ping")
        one.ask("chat", text="Hello!")
        orders = [PASSING] if modules else []
        two.ask("orders", orders=orders)
        two.ask("try", orders=orders, plan=[])
        two.ask("choices")
        for guest in (one, two):  # whose turn it is, is refused
            guest.ask("ahead")
        while (asked := due(one, two)) is not None and asked.number < moves:
            if asked.number == 0:
                asked.ask("hint", number=0)
            converse(asked, chance)
            asked.play_any(chance)
        last = max((one, two), key=lambda guest: guest.update["restart"])
        last.ask("undo", number=last.number)
        two.ask("boards", scoring=1)
        two.ask("resign")
        one.until("table")
        watcher.until("table")
        assert kinds_of(one, two, watcher) == {
            *("table", "update", "done", "refused", "preview", "hint", "chat", "boards", "pong"),
            *("tried", "ahead", "choices"),
        }
        for guest in (one, two, watcher):
            check(guest.heard)


def whole_game(modules: tuple[str, ...], seed: int) -> Game:
    """A game that chance has played."""
    chance = random.Random(seed)
    game = Game(Setup(players=3, modules=modules, seed=seed))
    while not game.over:
        game.play(chance.choice(game.moves()))
    return game


@pytest.mark.parametrize("modules", [(), tuple(ALL)], ids=["none", "all"])
def test_the_end_and_the_replay_are_as_declared(
    modules: tuple[str, ...], small_house: House
) -> None:
    chance = random.Random(5)
    game = whole_game(modules, 5)
    steps = len(game.history)
    start = {"record": json.dumps(game.record()), "step": steps - LAST}
    made = small_house.table("human", "human", "human", start=start)
    guests = [small_house.sit(made["table"], key) for key in made["keys"].values()]
    for guest in guests:
        guest.until("update")
    while (asked := due(*guests)) is not None:
        converse(asked, chance)
        asked.play_any(chance)
    guests[0].ask("boards", scoring=3)
    for guest in guests:
        assert guest.update["over"]
        check(guest.heard)
        guest.__exit__()
    replay = {"record": start["record"], "seat": "all"}
    for step in range(0, steps + 1, steps // 6):
        told = small_house.post("/replay", {**replay, "step": step, "since": 0})
        ReplayStep.model_validate_json(json.dumps(told), strict=True)
        assert list(undeclared(told["description"], told)) == []


@pytest.mark.parametrize(
    ("key", "value"), [("more", 1), ("number", "7"), ("over", {"winners": [0], "seed": 1})]
)
def test_what_is_not_declared_is_seen(key: str, value: object, small_house: House) -> None:
    made = small_house.table("human", "random")
    with small_house.sit(made["table"], made["keys"][0]) as guest:
        message = guest.until("update")
    check([message])
    with pytest.raises(ValidationError):
        check([{**message, key: value}])
    with pytest.raises(AssertionError):
        check([{**message, "events": [{"event": "flown", "seat": 0}]}])
