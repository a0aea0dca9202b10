"""What the server says when it will not do something: a key, an English text, an HTTP status."""

from collections.abc import Mapping

from alhambra.game.revisions import Difference
from alhambra.showing.texts import english, rules_name

About = Mapping[str, str | int]


class Refusal(Exception):  # noqa: N818 - an answer, not a failure
    """Nothing has changed. `reason` is a key that clients translate, `text` says it in English.

    `about` are the numbers and ids that the text speaks of; `rules` is the id of a module.
    """

    def __init__(
        self, reason: str, status: int = 409, detail: str = "", about: About | None = None
    ) -> None:
        self.reason = reason
        self.status = status
        self.detail = detail
        self.about = dict(about or {})
        said = english(f"reason-{reason.replace('_', '-')}", **_named(self.about))
        self.text = f"{said} ({detail})" if detail else said
        super().__init__(self.text)


def _named(about: About) -> dict[str, str | int]:
    return {
        key: rules_name("en", str(value)) if key == "rules" else value
        for key, value in about.items()
    }


def outdated(other: Difference) -> Refusal:
    """A game that was begun under other rules."""
    about: About = {"rules": other.name, "made": str(other.made), "now": other.now}
    return Refusal("outdated", about=about)


def absent(module: str) -> Refusal:
    """A game that was begun with a module that is not here now."""
    return Refusal("no_such_room", about={"rules": module})
