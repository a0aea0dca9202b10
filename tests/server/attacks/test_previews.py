"""A3: forty sockets of one seat that ask for previews with all modules held everybody up."""

import json
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.attacks.bystander import EVERYTHING, QUICK, Bystander, at_once, strict_house
from tests.server.house import Guest


def test_previews_hold_nobody_up(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        quiet = house.table("human", "human", public=True)["table"]
        made = house.table("human", "human", "human", **EVERYTHING)
        with house.sit(made["table"], made["keys"][0]) as first, first:
            first.until("update")
            asked = next(
                seat for seat, key in made["keys"].items() if _asked(house.sit(made["table"], key))
            )
        key = made["keys"][asked]
        refused = threading.Semaphore(0)

        def attack(_: int) -> int:
            answered = 0
            with house.sit(made["table"], key) as guest:
                try:
                    guest.until("update", 20)
                    for move in guest.update["moves"] * 40:
                        answered += guest.ask("preview", number=guest.number, move=move)[
                            "type"
                        ] == ("preview")
                except (ConnectionClosed, TimeoutError):
                    refused.release()
            return answered

        with Bystander(house, quiet) as bystander:
            answered = at_once(40, attack)
        assert sum(answered) > 0
        assert refused.acquire(blocking=False)  # most of the sockets were too many for one seat
        assert not bystander.closed
        bystander.report("A3")
        assert max(bystander.waits) < QUICK


def _asked(guest: Guest) -> bool:
    with guest:
        guest.until("update")
        return guest.asked


def test_a_seat_has_so_many_sockets_and_one_purse(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        made = house.table("human", "human")
        guests = [house.sit(made["table"], made["keys"][0]) for _ in range(9)]
        for guest in guests[:8]:
            guest.until("update")
        rest, code = guests[8].farewell()
        assert (rest[-1]["reason"], code) == ("too_many_sockets", 1008)
        for number in range(30):
            for guest in guests[:8]:
                try:
                    guest.say(json.dumps({"type": "ping", "id": number}))
                except ConnectionClosed:
                    break
        ends = [guest.farewell() for guest in guests[:8]]
        assert sum(bool(told and told[-1].get("reason") == "too_fast") for told, _ in ends) > 3
        with house.sit(made["table"], made["keys"][1]) as other:  # the other seat has its own
            assert other.ask("ping")["type"] == "pong"
        for guest in guests:
            guest.__exit__()
