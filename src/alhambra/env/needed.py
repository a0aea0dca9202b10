"""What the environments need besides the game itself, and how to get it."""

from importlib.util import find_spec
from typing import Final

PACKAGES: Final = ("numpy", "gymnasium", "pettingzoo")


def check() -> None:
    """Raises ImportError with a clear text unless everything is installed."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise ImportError(f"the environments need {names}; get it all: pip install 'alhambra[env]'")
