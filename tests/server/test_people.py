"""People without accounts: their devices and keys, what they hold, and what they may not."""

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

    def refused(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
        answer = self.ask(method, path, body, key)
        return answer.status_code, answer.json()["error"]["reason"]


def test_somebody_new_has_one_device(house: House) -> None:
    anna = Browser(house, name="Firefox on Linux")
    me = anna.get("/my")
    assert (me["person"], me["language"], me["zone"]) == (
        anna.made["person"], "en", "Europe/Berlin",
    )  # fmt: skip
    (device,) = me["devices"]
    assert device["here"]
    assert (device["device"], device["name"]) == (anna.made["device"], "Firefox on Linux")


def test_habits_are_kept_and_an_unknown_zone_is_none(house: House) -> None:
    anna = Browser(house)
    assert anna.ask("PUT", "/my", {"language": "de", "zone": "Mars/Base"}).json()["zone"] == ""
    assert anna.get("/my")["language"] == "de"
    assert anna.refused("PUT", "/my", {"language": "fr"})[0] == 422


def test_nobody_is_known_without_a_key_of_theirs(house: House) -> None:
    assert house.refused("GET", "/my") == (403, "unknown_device")
    stranger = Browser(house, {"key": "x" * 43})
    assert stranger.refused("GET", "/my") == (403, "unknown_device")
    table = house.table("human", "random")
    assert Browser(house, {"key": table["keys"][0]}).refused("GET", "/my")[0] == 403
