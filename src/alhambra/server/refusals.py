"""What the server says when it will not do something: a key, an English text, an HTTP status."""

from alhambra.texts import english


class Refusal(Exception):  # noqa: N818 - an answer, not a failure
    """Nothing has changed. `reason` is a key that clients translate, `text` says it in English."""

    def __init__(self, reason: str, status: int = 409, detail: str = "") -> None:
        self.reason = reason
        self.status = status
        said = english(f"reason-{reason.replace('_', '-')}")
        self.text = f"{said} ({detail})" if detail else said
        super().__init__(self.text)
