"""What surrounds the API: headers, the client's files, limits, health, stopping, starting twice."""

import gzip
import json
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, select, update

from alhambra.modules import ALL
from alhambra.server import pages, store
from alhambra.server.app import app_with
from alhambra.server.chain import anchor, linked
from alhambra.server.guests import MOST_WAITING, Guest
from alhambra.server.rows import LogRow
from alhambra.server.schema import TABLES, TIMES
from alhambra.server.settings import Settings, sqlite_url
from tests.examples import ONE
from tests.server.house import CLIENT, START, House, open_house, run_alone


def test_every_answer_is_safe(small_house: House) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/assets/none.js"):
        headers = CLIENT.get(small_house.url + path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in headers


HERE = "http://localhost"


class Reader:
    """Asks an application that runs in this very process."""

    def __init__(self) -> None:
        self._transport = httpx.ASGITransport(app_with(Settings("sqlite://")))

    def ask(self, method: str, path: str) -> httpx.Response:
        async def asking_between() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url=HERE) as client:
                return await client.request(method, path)

        return run_alone(asking_between())

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def sent(self, path: str, codings: str) -> tuple[httpx.Headers, bytes]:
        """An answer as it goes over the line."""

        async def asking_between() -> tuple[httpx.Headers, bytes]:
            headers = {"Accept-Encoding": codings}
            async with (
                httpx.AsyncClient(transport=self._transport, base_url=HERE) as client,
                client.stream("GET", path, headers=headers) as answer,
            ):
                return answer.headers, b"".join([part async for part in answer.aiter_raw()])

        return run_alone(asking_between())


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """The application with a client of two files."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets" / "app-1.js").write_text("let x = 1;" * 300)
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(pages, "client_folder", lambda: folder)
    return Reader()


def test_every_path_of_the_client_shows_its_page(client: Reader) -> None:
    for path in (
        "/",
        "/table/abc",
        f"/rules/{ONE}",
        "/new",
        "/apiary",
        "/../secret",
        "/%2e%2e/secret",
    ):
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert "page" in answer.text
        assert answer.headers["Cache-Control"] == "no-cache"


def test_a_path_that_no_file_can_have_is_a_page_like_any_other(client: Reader) -> None:
    for path in ("/" + "a" * 300, "/" + "a/" * 3000, "/a%00b"):
        assert client.get(path).status_code == 200
        assert client.get(f"/assets{path}").status_code == 404


def test_files_may_be_kept_for_ever_and_are_sent_packed(client: Reader) -> None:
    answer = client.get("/assets/app-1.js")
    assert "immutable" in answer.headers["Cache-Control"]
    assert "javascript" in answer.headers["Content-Type"]
    assert answer.headers["Content-Encoding"] == "gzip"
    assert len(gzip.compress(answer.content)) < len(answer.content)
    assert client.get("/assets/gone-2.js").status_code == 404
    assert client.get("/api/nothing").json()["error"]["reason"] == "not_found"
    assert client.ask("POST", "/new").status_code == 405


def test_what_the_build_has_packed_goes_to_browsers_that_unpack_it(
    client: Reader, tmp_path: Path
) -> None:
    """The test's file is no real Brotli: it is sent as it lies there."""
    (tmp_path / "client" / "assets" / "app-1.js.br").write_bytes(b"packed")
    headers, body = client.sent("/assets/app-1.js", "gzip, br;q=1.0")
    assert (headers["Content-Encoding"], body) == ("br", b"packed")
    assert "Accept-Encoding" in headers["Vary"]
    assert "javascript" in headers["Content-Type"]
    assert "immutable" in headers["Cache-Control"]
    headers, body = client.sent("/assets/app-1.js", "gzip, deflate")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body).startswith(b"let x")


def test_without_a_client_the_server_says_so(
    client: Reader, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path / "nowhere")
    assert "--terminal" in client.get("/").text


def test_long_bodies_are_not_read(small_house: House) -> None:
    answer = CLIENT.post(f"{small_house.url}/api/tables", content=b"x" * 3_000_000)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (413, "too_long")
    answer = CLIENT.post(f"{small_house.url}/api/tables", content=b"[" * 100_000)
    assert answer.status_code in (400, 422)


def test_what_there_is_to_choose(small_house: House) -> None:
    catalogue = small_house.get("/catalogue")
    assert {"random", "normal"} <= set(catalogue["bots"])
    assert ONE in [module["id"] for module in catalogue["modules"]]
    assert catalogue["languages"] == ["en", "de"]
    assert "reason-stale" in small_house.ask("GET", "/texts/de").text
    assert small_house.ask("GET", f"/rules/{ONE}/en").text.startswith("#")
    assert small_house.refused("GET", "/rules/nothing/en") == (404, "no_such_module")
    assert small_house.ask("GET", "/texts/fr").status_code == 422


def test_names_are_readable(small_house: House) -> None:
    for name in ("a\nb", "\u0000", "x" * 41, "\u202e\ue000"):
        body = {"players": 2, "seats": [{"kind": "human", "name": name}, {"kind": "open"}]}
        assert small_house.refused("POST", "/tables", body)[0] == 422, name


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *START, "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_two_servers_cannot_have_one_folder(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        second = run("--data", str(tmp_path / "data"), "--port", "1025")
        assert second.returncode != 0
        assert house.url in second.stderr.replace("\n", "")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    refused = run("--data", str(tmp_path), "--workers", "2")
    assert refused.returncode != 0
    assert "PostgreSQL" in refused.stderr
    assert run("--data", str(tmp_path), "--database", "postgresql://x/y").returncode != 0
    unreachable = run("--database", "postgresql://127.0.0.1:1/nothing")
    assert unreachable.returncode != 0
    assert "Traceback" not in unreachable.stderr


def test_a_server_that_stops_tells_its_guests_and_goes_on_later(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        made = house.table("human", "random", "random", public=True)
        with house.sit(made["table"], made["keys"][0]) as me:
            me.until_asked()
            move = me.update["moves"][0]
            number = me.play(move)["number"]
            house.stop()
            assert me.farewell()[1] in (1001, 1006, 1012)
        assert "Application shutdown complete." in [line["message"] for line in house.said()]
        house.start()
        with house.sit(made["table"], made["keys"][0]) as back:
            back.until_asked()
            assert back.number >= number


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("random", "random")["table"]
        house.kill()
        house.start()
        end = time.monotonic() + 60
        while house.get(f"/tables/{table}")["state"] != "over":
            assert time.monotonic() < end
            time.sleep(0.2)


@pytest.mark.parametrize("noted", [True, False])
def test_the_clock_runs_on_after_a_restart_though_nobody_looks(tmp_path: Path, noted: bool) -> None:
    """Also if the server was killed before it had noted whose time runs."""
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("human", "human", clock={"turn": 1})["table"]
        house.kill()
        if not noted:
            engine = store.connect(sqlite_url(tmp_path / "data"))
            with engine.begin() as connection:
                connection.execute(delete(TIMES))
            engine.dispose()
        house.start()
        end = time.monotonic() + 60
        while 'kind="driver"' not in house.ask("GET", "/metrics").text:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert house.get(f"/tables/{table}")["number"] > 0


def test_whoever_is_too_slow_is_cut_off() -> None:
    guest = Guest(None, None)
    for number in range(MOST_WAITING):
        guest.tell({"type": "pong", "id": number})
    assert guest.line.qsize() == MOST_WAITING
    guest.tell({"type": "pong", "id": 0})
    assert guest.line.qsize() == MOST_WAITING + 1
    waiting = [guest.line.get_nowait() for _ in range(MOST_WAITING + 1)]
    assert waiting[-1] is None


def test_a_game_that_cannot_be_played_again_is_refused_politely(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("human", "random", public=True)["table"]
        house.stop()
        engine = store.connect(sqlite_url(tmp_path / "data"))
        with engine.begin() as connection:
            stored = store.load(connection, table)
            assert stored
            before = stored.log[-1].chain if stored.log else anchor(table, stored.table.start)
            bad = LogRow(table, len(stored.log) + 1, 0, {"move": "fly"}, "person", 0.0)
            store.add_log(connection, [linked(before, bad)])
        engine.dispose()
        house.start()
        assert house.refused("GET", f"/tables/{table}") == (409, "damaged")
        assert [info["table"] for info in house.get("/tables")] == [table]
        with house.sit(table) as guest:
            assert guest.farewell()[0][-1]["reason"] == "damaged"


def _rewrite_revisions(folder: Path, revisions: dict[str, int]) -> None:
    """As if the server's tables had been made by a program with other rules."""
    engine = store.connect(sqlite_url(folder))
    with engine.begin() as connection:
        for row in connection.execute(select(TABLES.c.id, TABLES.c.start)).all():
            start = json.dumps({**json.loads(row.start), "revisions": revisions})
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(start=start))
    engine.dispose()


def test_a_running_game_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with open_house(str(data), tmp_path) as house:
        table = house.table("human", "human", public=True, modules=[ONE])["table"]
        begun = house.get(f"/tables/{table}")["number"]
        house.stop()
        _rewrite_revisions(data, {"base": 1, ONE: 99})
        house.start()
        assert house.refused("GET", f"/tables/{table}") == (409, "outdated")
        error = house.ask("GET", f"/tables/{table}").json()["error"]
        assert error["about"] == {"rules": ONE, "made": "99", "now": ALL[ONE].revision}
        assert f"revision 99 of the rules “{ALL[ONE].names['en']}”" in error["text"]
        with house.sit(table) as guest:
            assert guest.farewell()[0][-1]["about"] == error["about"]
        house.stop()
        _rewrite_revisions(data, {"base": 1, ONE: ALL[ONE].revision})
        house.start()
        assert house.get(f"/tables/{table}")["number"] == begun


def test_a_table_that_still_waits_begins_under_the_rules_of_today(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with open_house(str(data), tmp_path) as house:
        made = house.table("human", "open", public=True, modules=[ONE])
        house.stop()
        _rewrite_revisions(data, {"base": 1, ONE: 99})
        house.start()
        house.post(f"/tables/{made['table']}/start", key=made["host"])
        house.stop()
        house.start()
        assert house.get(f"/tables/{made['table']}")["state"] == "running"
