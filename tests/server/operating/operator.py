"""Whoever runs a server, at the command line."""

from typer.testing import CliRunner

from alhambra.commands.cli import app


def where(database: str) -> tuple[str, str]:
    """The option that names a database."""
    return ("--database" if database.startswith("postgres") else "--data"), database


def done(*words: str) -> str:
    """What a command says."""
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    return told.output


def sentence(*words: str) -> str:
    """What a command says that cannot be done: one line."""
    told = CliRunner().invoke(app, words)
    assert told.exit_code != 0
    assert isinstance(told.exception, SystemExit), told.exception
    return told.output.strip().splitlines()[-1]
