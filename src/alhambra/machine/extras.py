"""What can be installed besides the engine, and what to say where it is not."""

from importlib.util import find_spec

EXTRAS = {
    "play": (
        "aiosmtplib", "alembic", "cryptography", "fastapi", "fluent", "h11", "msgspec", "rich",
        "sqlalchemy", "typer", "uvicorn", "websockets",
    ),
    "server": ("psycopg",),
    "arena": ("choix", "matplotlib", "numpy"),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "ray": ("ray",),
}  # fmt: skip


class MissingExtraError(ImportError):
    """Packages are missing; the message names them and the command that installs them."""


def need(extra: str, what: str) -> None:
    """Raises MissingExtraError unless everything is there that `what` needs."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        names = " and ".join(", ".join(missing).rsplit(", ", 1))
        raise MissingExtraError(f'{what} needs {names}: pip install "alhambra[{extra}]"')
