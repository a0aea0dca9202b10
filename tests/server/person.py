"""A person with a browser, as the server knows them."""

import random
from typing import Any

import httpx

from tests.server.house import CLIENT, House, Json


class Browser:
    """A browser with the key of a device."""

    def __init__(self, house: House, made: Json | None = None, name: str = "Firefox") -> None:
        self.house = house
        self.made = made or house.post("/people", {"device": name, "zone": "Europe/Berlin"})

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> httpx.Response:
        headers = {"Alhambra-Person": self.made["key"]}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        url = f"{self.house.url}/api{path}"
        return CLIENT.request(method, url, json=body, headers=headers)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        answer = self.ask("POST", path, {} if body is None else body, key)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def take(self, table: str, key: str) -> dict[int, str]:
        """Holds what the key opens; says the keys of this browser's own."""
        told = self.post("/my/games", {"table": table}, key)
        return {entry["seat"]: entry["key"] for entry in told["seats"]}

    def open(self, table: str) -> dict[int, str]:
        """Keys of this browser's own to all that its person holds there."""
        told = self.post(f"/my/games/{table}/keys")
        return {entry["seat"]: entry["key"] for entry in told["seats"]}

    def code(self) -> str:
        """What another browser needs to become this person's."""
        link: str = self.post("/my/carry", {"origin": self.house.url})["link"]
        return link.partition("/carry#")[2]

    def another(self, name: str = "Chrome") -> "Browser":
        """One more browser of this person."""
        made = self.house.post("/people/arrive", {"code": self.code(), "device": name})
        return Browser(self.house, made)

    def games(self) -> dict[str, Json]:
        return {game["info"]["table"]: game for game in self.get("/my/games")}

    def refused(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
        answer = self.ask(method, path, body, key)
        return answer.status_code, answer.json()["error"]["reason"]


def finish(house: House, table: str, key: str) -> None:
    """Plays a seat to the end."""
    chance = random.Random(3)
    with house.sit(table, key) as guest:
        guest.until_asked()
        while not guest.update["over"]:
            guest.play_any(chance)
            guest.until_asked()
