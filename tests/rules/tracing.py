"""Marks which rule a test shows, for the page that traces each rule to its tests."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def traces(*rules: str) -> Callable[[Test], Test]:
    """The decorated test shows these rules of its module, by their ids in its `traced.toml`."""

    def mark(test: Test) -> Test:
        test.__dict__["traces"] = rules
        return test

    return mark
