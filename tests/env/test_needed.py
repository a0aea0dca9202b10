"""Without its extra packages the game works, and the environments say what to install."""

import subprocess
import sys

WITHOUT = """
import sys

sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None  # as if they were not installed
from alhambra import Game, Setup
import alhambra.commands.cli, alhambra.commands.bench

assert Game(Setup(players=2, seed=1)).moves()
try:
    import alhambra.env
except ImportError as error:
    print(error)
"""


def test_the_packages_to_install_are_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert "gymnasium and pettingzoo" in done.stdout
    assert 'pip install "alhambra[env]"' in done.stdout
