"""Tables made through the server's own door, for tests that begin at one."""

import json
import time
import urllib.error
import urllib.request
from typing import Any

PATIENCE = 20  # tries to read a position, on a machine that has much else to do
BOT_NAMES = ("Amina", "Yusuf", "Layla", "Tariq", "Samira")


class Tables:
    """Makes tables on one server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def post(self, path: str, body: dict[str, Any], key: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers)
        for _ in range(PATIENCE):
            try:
                with urllib.request.urlopen(request, timeout=120) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if b"too_heavy" not in error.read():
                    raise
                time.sleep(1)
        raise AssertionError(f"{path} is too heavy for this machine")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=120) as answer:
            return json.load(answer)

    def make(self, seats: list[dict[str, str]], modules: tuple[str, ...] = (), **more: Any) -> Any:
        """A table; gives its id and keys."""
        body = {"players": len(seats), "seats": seats, "modules": list(modules), **more}
        return self.post("/api/tables", body)

    def against_bots(self, players: int = 3, modules: tuple[str, ...] = (), **more: Any) -> str:
        """The path of a table where one person plays against bots."""
        made = self.make([human("Ada"), *bots(players - 1)], modules, **more)
        return f"/table/{made['table']}#{made['seats'][0]['key']}"


def human(name: str) -> dict[str, str]:
    return {"kind": "human", "name": name}


def bots(count: int, kind: str = "random") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": kind, "name": name} for name in BOT_NAMES[:count]]
