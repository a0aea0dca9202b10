"""Backups are made while the server runs, hold one moment, and can be restored on either kind."""

import random
import sqlite3
import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy import select

from alhambra.server import store
from alhambra.server.schema import METADATA
from alhambra.server.settings import sqlite_url
from tests.server.conftest import DATABASES, new_database
from tests.server.house import PATIENCE, Guest, House, Json, due, open_house
from tests.server.operating.operator import done, sentence, where


def play(guest: Guest, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        guest.until_asked()
        if guest.update["over"]:
            return
        guest.play_any(chance)


def rows(database: str) -> dict[str, list[Json]]:
    """All that a database holds but its beat, which a server makes by starting."""
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    with store.connect(url).connect() as connection:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in METADATA.sorted_tables
            if table.name != "beats"
        }


@pytest.mark.parametrize(("kind", "onto"), [DATABASES, DATABASES[::-1]])
def test_a_game_goes_on_where_the_backup_was_made(
    kind: str, onto: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old = new_database(kind, request, tmp_path / "old")
    new = new_database(onto, request, tmp_path / "new")
    file, chance = tmp_path / "backup", random.Random(1)
    with open_house(old, tmp_path) as house:
        made = house.table("human", "random", "random")
        with house.sit(made["table"], made["keys"][0]) as guest:
            play(guest, chance, 3)
            guest.ask("chat", text="before")
            guest.until_asked()
            assert "Saved 1 tables" in done("backup", str(file), *where(old))
            kept = guest.number
            play(guest, chance, 3)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "Restored 1 tables" in done("restore", str(file), *where(new))
    with open_house(new, tmp_path) as house, house.sit(made["table"], made["keys"][0]) as guest:
        guest.until("update")
        assert guest.number == kept
        guest.ask("chat", text="after")
        play(guest, chance, 3)
        said = [line["text"] for line in guest.heard if line["type"] == "chat"]
        assert said == ["before", "after"]


def test_it_is_one_moment_while_many_play(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        begun, over = threading.Event(), threading.Event()
        words = [(house, seed, begun, over) for seed in range(3)]
        games = [threading.Thread(target=keep_playing, args=word) for word in words]
        for game in games:
            game.start()
        try:
            assert begun.wait(PATIENCE)
            for number in range(2):
                file = tmp_path / f"backup{number}"
                done("backup", str(file), *where(database))
                consistent(file)
        finally:
            over.set()
            for game in games:
                game.join()


def keep_playing(house: House, seed: int, begun: threading.Event, over: threading.Event) -> None:
    chance = random.Random(seed)
    while not over.is_set():
        made = house.table("human", "human")
        table, keys = made["table"], made["keys"]
        with house.sit(table, keys[0]) as one, house.sit(table, keys[1]) as two:
            one.until("update")
            two.until("update")
            while not over.is_set() and not one.update["over"]:
                guest = due(one, two)
                assert guest is not None
                guest.play_any(chance)
                begun.set()


def consistent(file: Path) -> None:
    """Each log is a row of numbers from 1 on, of a table that is there with all its seats."""
    found = sqlite3.connect(file)
    assert found.execute("PRAGMA foreign_key_check").fetchall() == []
    logs = found.execute("SELECT count(*), max(number) FROM log GROUP BY table_id").fetchall()
    assert logs
    assert all(count == last for count, last in logs)
    seats = found.execute("SELECT count(*) FROM seats GROUP BY table_id").fetchall()
    assert {count for (count,) in seats} == {2}
    found.close()


def test_nothing_is_overwritten_unless_it_is_said(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with open_house(database, tmp_path) as house:
        made = house.table("human", "random")["table"]
        done("backup", str(file), *where(database))
        assert "--replace" in sentence("backup", str(file), *where(database))
        assert "stop it first" in sentence("restore", str(file), *where(database), "--replace")
    before = rows(database)
    assert "--replace" in sentence("restore", str(file), *where(database))
    assert rows(database) == before
    with open_house(database, tmp_path) as house:
        later = house.table("human", "random")["table"]
    done("restore", str(file), *where(database), "--replace")
    assert [row["id"] for row in rows(database)["tables"]] == [made]
    assert later != made


def test_what_is_no_backup_is_refused(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        house.table("human", "random")
        done("backup", str(tmp_path / "backup"), *where(database))
    before = rows(database)
    (tmp_path / "garbage").write_bytes(b"no database" * 1000)
    (tmp_path / "empty").touch()
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE a (b)")
    torn = (tmp_path / "backup").read_bytes()
    (tmp_path / "torn").write_bytes(torn[: len(torn) // 2])
    for name in ("garbage", "empty", "other", "torn"):
        told = sentence("restore", str(tmp_path / name), *where(database), "--replace")
        assert "no backup of Alhambra" in told
    missing = sentence("restore", str(tmp_path / "missing"), *where(database), "--replace")
    assert "there is no file" in missing
    assert rows(database) == before


def test_there_must_be_a_database(tmp_path: Path) -> None:
    assert "there is no database" in sentence(
        "backup", str(tmp_path / "b"), "--data", str(tmp_path)
    )
    assert list(tmp_path.iterdir()) == []
