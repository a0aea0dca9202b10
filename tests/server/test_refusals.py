"""Whatever the server refuses, it says why in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import alhambra.server
from alhambra.game.revisions import Difference
from alhambra.server.refusals import Refusal
from alhambra.server.shell import _STATUS_REASONS
from alhambra.showing.texts import LANGUAGES, outdated, text

SOURCE = Path(alhambra.server.__file__).parent


def reasons() -> Iterator[str]:
    """Every key with which a Refusal is made."""
    yield from _STATUS_REASONS.values()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    found = set(reasons())
    assert {"stale", "bad_key", "not_your_turn", "too_fast", "seat_taken"} <= found
    for reason in found - {"outdated", "no_such_room", "log_changed"}:
        assert text(language, f"reason-{reason.replace('_', '-')}")
    assert "Fassung 1" in outdated("de", Difference("base", 1, 2))
    assert "revision 1" in outdated("en", Difference("base", 1, 2))
    assert "7" in text(language, "reason-log-changed", number=7)
    assert "Salt road" in text(language, "reason-no-such-room", rules="Salt road")


def test_a_refusal_tells_a_detail_if_there_is_one() -> None:
    assert Refusal("no_such_bot", 422, "hal").text == "There is no such bot. (hal)"
    assert Refusal("stale").text == "The table has moved on."
