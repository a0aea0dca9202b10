"""The table of the long sweeps adds up what the tests of all processes noted."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
ROOT = Path(__file__).parents[1]
CONFTEST = (ROOT / "tests" / "conftest.py").read_text("utf-8")
SETTINGS = f"""
[pytest]
markers = long: a longer sweep
pythonpath = {ROOT}
"""
TESTS = """
import pytest

@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
def test_all_games(number, covered):
    covered(games=1, decisions=1000 * number)
    covered(games=1)

@pytest.mark.long
@pytest.mark.parametrize("number", range(2))
def test_broken(number, covered):
    covered(games=1)
    assert number

def test_short(covered):
    covered(games=1)
"""


@pytest.fixture
def folder(pytester: pytest.Pytester) -> pytest.Pytester:
    """Tests of their own beside the hooks of these."""
    pytester.makeini(SETTINGS)
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_sweep=TESTS)
    return pytester


@pytest.mark.parametrize("processes", ["0", "2"])
def test_the_sums_of_all_processes(folder: pytest.Pytester, processes: str) -> None:
    told = folder.runpytest_subprocess("-n", processes)
    told.assert_outcomes(passed=6, failed=1)
    told.stdout.re_match_lines(
        [
            r"sweep +tests +failed +seconds +covered",
            r"test_sweep: all_games +4 +0 +\d+ +8 games, 6,000 decisions",
            r"test_sweep: broken +2 +1 +\d+ +1 games",
        ],
        consecutive=True,
    )


def test_without_long_tests_there_is_no_table(folder: pytest.Pytester) -> None:
    told = folder.runpytest_subprocess("-m", "not long")
    told.assert_outcomes(passed=1, deselected=6)
    told.stdout.no_fnmatch_line("*sweeps covered*")
