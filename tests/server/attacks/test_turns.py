"""A14: a hundred requests of one address at once came before everybody else a hundred times."""

import asyncio
from pathlib import Path

import pytest

from alhambra.server.refusals import Refusal
from alhambra.server.turns import AT_ONCE, MOST_WAITING, Turns, aside
from tests.server.attacks.bystander import Bystander, at_once, client, strict_house
from tests.server.house import run_alone

GREEDY, OTHER = "192.0.2.1", "192.0.2.2"
PATIENCE = 5.0  # seconds, on however busy a machine


class Crowd:
    """Requests that take their turns, and how many of them had one at the same time."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.busy = self.most = 0
        self.go = asyncio.Event()

    async def ask(self, address: str) -> None:
        async with self.turns.of(address):
            self.busy += 1
            self.most = max(self.most, self.busy)
            await self.go.wait()
            self.busy -= 1


def test_an_address_has_few_turns_and_others_have_theirs() -> None:
    async def attack() -> None:
        crowd = Crowd()
        asked = [asyncio.create_task(crowd.ask(GREEDY)) for _ in range(100)]
        await asyncio.sleep(0)
        assert crowd.busy == AT_ONCE
        other = asyncio.create_task(crowd.ask(OTHER))
        await asyncio.sleep(0)
        assert crowd.busy == AT_ONCE + 1
        crowd.go.set()
        await asyncio.gather(other, *asked)
        assert crowd.most <= AT_ONCE + 1
        assert crowd.turns.known == 0

    run_alone(attack())


def test_far_too_many_are_sent_away() -> None:
    async def attack() -> None:
        crowd = Crowd()
        asked = [asyncio.create_task(crowd.ask(GREEDY)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await crowd.ask(GREEDY)
        assert (refused.value.reason, refused.value.status) == ("busy", 503)
        crowd.go.set()
        await asyncio.gather(*asked)

    run_alone(attack())


def test_nobody_waits_for_whoever_waits_for_a_process() -> None:
    async def attack() -> None:
        turns, done = Turns(), asyncio.Event()

        async def long() -> None:
            async with turns.of(GREEDY), aside():
                await done.wait()

        asked = [asyncio.create_task(long()) for _ in range(AT_ONCE)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE), turns.of(GREEDY):
            done.set()
        await asyncio.gather(*asked)
        assert turns.known == 0

    run_alone(attack())


def test_whoever_goes_leaves_their_turn() -> None:
    async def attack() -> None:
        crowd = Crowd()
        asked = [asyncio.create_task(crowd.ask(GREEDY)) for _ in range(2 * AT_ONCE)]
        await asyncio.sleep(0)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert crowd.turns.known == 0
        async with asyncio.timeout(PATIENCE), crowd.turns.of(GREEDY):
            pass

    run_alone(attack())


def test_nobody_waits_for_many_requests(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        for _ in range(30):
            table = house.table("human", "human", public=True)["table"]

        def attack(_: int) -> set[int]:
            with client("127.0.0.66") as stranger:
                paths = ("catalogue", "tables", "openapi.json", "pieces", "metrics")
                return {stranger.get(f"{house.url}/api/{path}").status_code for path in paths * 4}

        with Bystander(house, table) as bystander:
            assert set().union(*at_once(40, attack)) == {200}
        assert not bystander.closed
        bystander.report("requests")
        assert max(bystander.waits) < PATIENCE
