"""What the long sweeps covered: each test notes its numbers, the sums end the run as a table.

Numbers travel as properties of the test reports, so they arrive from all processes of a run.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

import pytest

PROPERTY = "covered"
HEADINGS = ("sweep", "tests", "failed", "seconds", "covered")


class Covered(Protocol):
    """Notes what a test has covered; numbers of the same name are added up."""

    def __call__(self, **numbers: int) -> None: ...


@dataclass
class Sweep:
    """All tests of one function."""

    tests: int = 0
    failed: int = 0
    seconds: float = 0.0
    numbers: Counter[str] = field(default_factory=Counter)

    def add(self, report: pytest.TestReport) -> None:
        """A test counts once, by its call; what went wrong before or after it is a failure too."""
        self.tests += report.when == "call"
        self.failed += report.failed
        self.seconds += report.duration
        if report.when == "call" and report.passed:
            for name, numbers in report.user_properties:
                if name == PROPERTY and isinstance(numbers, dict):
                    self.numbers.update(numbers)

    def cells(self, name: str) -> tuple[str, ...]:
        """Its row of the table."""
        told = ", ".join(f"{number:,} {what}" for what, number in self.numbers.items())
        return name, f"{self.tests:,}", f"{self.failed:,}", f"{self.seconds:,.0f}", told


def name_of(report: pytest.TestReport) -> str:
    """The file and the function, without what varies."""
    return report.nodeid.partition("[")[0].removeprefix("tests/").replace(".py::test_", ": ")


def sweeps(reports: Iterable[pytest.TestReport]) -> dict[str, Sweep]:
    """The sums of all tests that are marked as long, by name."""
    found: dict[str, Sweep] = {}
    for report in reports:
        if "long" in report.keywords:
            found.setdefault(name_of(report), Sweep()).add(report)
    return dict(sorted(found.items()))


def lines(found: dict[str, Sweep]) -> list[str]:
    """The table; numbers stand right, words left."""
    rows = [HEADINGS, *(sweep.cells(name) for name, sweep in found.items())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    told = []
    for name, *numbers, covered in rows:
        middle = [number.rjust(width) for number, width in zip(numbers, widths[1:], strict=False)]
        told.append("  ".join([name.ljust(widths[0]), *middle, covered]).rstrip())
    return told
