"""What must be installed before games are played."""

from importlib.util import find_spec

EXTRAS = {"arena": ("choix", "matplotlib", "numpy"), "ray": ("ray",)}


def check_installed(extra: str) -> None:
    """Raises ValueError that names the missing packages and how to get them."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise ValueError(
            f"{' and '.join(missing)} must be installed for this: pip install 'alhambra[{extra}]'"
        )
