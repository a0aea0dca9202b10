"""A6: forty replays at once kept everybody waiting for six seconds."""

import random
from pathlib import Path

from alhambra import Game, Setup
from alhambra.modules import ALL
from alhambra.position import record
from tests.server.attacks.bystander import QUICK, Bystander, at_once, client, strict_house


def a_record() -> str:
    chance = random.Random(1)
    game = Game(Setup(players=6, modules=tuple(ALL), seed=3))
    for _ in range(600):
        if game.question is None:
            break
        game.play(chance.choice(game.moves()))
    return record.write(game)


def test_replays_take_turns(tmp_path: Path) -> None:
    text = a_record()
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("human", "human", public=True)["table"]

        def attack(number: int) -> int:
            spaces = " " * number  # each is another file
            with client("127.0.0.66") as stranger:
                body = {"record": text + spaces, "step": 10_000 - number, "seat": "all"}
                answer = stranger.post(f"{house.url}/api/replay", json=body)
                if answer.status_code == 503:
                    assert int(answer.headers["Retry-After"]) > 0
                    assert answer.json()["error"]["reason"] == "busy"
                return answer.status_code

        with Bystander(house, table) as bystander:
            statuses = at_once(60, attack)
            with client("127.0.0.88") as other:
                body = {"record": text, "step": 3}
                assert other.post(f"{house.url}/api/replay", json=body).status_code == 200
        assert set(statuses) <= {200, 503}
        assert 200 in statuses
        assert 503 in statuses
        assert not bystander.closed
        bystander.report("A6")
        assert max(bystander.waits) < QUICK
