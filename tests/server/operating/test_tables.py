"""`alhambra tables`: whoever runs a server sees its tables, ends them and writes their records."""

import json
import time
from pathlib import Path

from alhambra.position.record import read, replay
from tests.examples import silent
from tests.server.house import PATIENCE, House, due, open_house
from tests.server.operating.operator import done, sentence, where

QUIET = silent()[0]  # nobody is asked between turns


def test_a_running_game_is_listed_shown_exported_and_ended(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        made = house.table("human", "human", "random", public=True, modules=[QUIET])
        table, here = made["table"], where(database)
        with house.sit(table, made["keys"][0]) as one, house.sit(table, made["keys"][1]) as two:
            for guest in (one, two):
                guest.until("update")
            while (asked := due(one, two)) is None:  # the bot begins
                one.until("update")
            asked.play(asked.update["moves"][0])

            assert table in done("tables", *here)
            shown = done("tables", "show", table, *here)
            assert QUIET in shown
            assert "seat 0: human P0" in shown

            done("tables", "export", "--to", str(tmp_path), *here)
            written = read(tmp_path / f"alhambra-{table}.json")
            assert replay(written).setup.modules == (QUIET,)

            done("tables", "end", table, *here)
            for guest in (one, two):  # each is told, by whichever worker
                end = time.monotonic() + PATIENCE
                while guest.info["state"] != "over":
                    assert time.monotonic() < end
                    guest.hear()
                while guest.update["moves"] is not None:
                    guest.until("update")
            assert "ended" in notes(house, table)
            refused = one.ask("undo", number=one.number, turn=False)
            assert refused["type"] == "refused"
            assert one.ask("ping")["type"] == "pong"
        assert house.get(f"/tables/{table}")["state"] == "over"
        assert "is over already" in sentence("tables", "end", table, *here)
    with open_house(database, tmp_path) as house:  # it stays so
        assert house.get(f"/tables/{table}")["asked"] is None
        assert json.loads(house.ask("GET", f"/tables/{table}/record").text)["moves"]


def notes(house: House, table: str) -> list[str]:
    with house.sit(table) as spectator:
        spectator.until("update")
        return [line["note"] for line in spectator.heard if line["type"] == "chat"]


def test_what_cannot_be_is_said(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path):
        pass
    assert "0 tables" in done("tables", *where(database))
    assert "there is no table abc" in sentence("tables", "show", "abc", *where(database))
    assert "which tables" in sentence("tables", "end", *where(database))


def test_a_database_without_a_server(tmp_path: Path) -> None:
    assert "there is no database" in sentence("tables", "--data", str(tmp_path))
    assert list(tmp_path.iterdir()) == []
