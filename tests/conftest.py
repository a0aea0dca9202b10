"""Long sweeps say what they covered; `make test-long` ends with the table."""

import pytest

from tests.coverage_table import PROPERTY, Covered, lines, sweeps


@pytest.fixture
def covered(request: pytest.FixtureRequest) -> Covered:
    """Call it with the numbers that a test adds to its sweep."""

    def note(**numbers: int) -> None:
        request.node.user_properties.append((PROPERTY, numbers))

    return note


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what the long sweeps of this run covered, if there were any."""
    reports = [
        report
        for outcome in terminalreporter.stats.values()
        for report in outcome
        if isinstance(report, pytest.TestReport)
    ]
    found = sweeps(reports)
    if found:
        terminalreporter.section("what the long sweeps covered")
        for line in lines(found):
            terminalreporter.write_line(line)
