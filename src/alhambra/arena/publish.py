"""Writes the findings of a contest into its folder: figures, pictures and the report."""

import json
from typing import Any

from alhambra.arena.contest import End
from alhambra.arena.folder import Folder
from alhambra.arena.plots import pictures
from alhambra.arena.report import page
from alhambra.arena.result import summarize, times
from alhambra.arena.stopping import played
from alhambra.machine.files import put

RESULT, TIMES, REPORT = "result.json", "times.json", "report.html"


def publish(folder: Folder, end: End) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Writes all files and returns the result and the times, which have their own file."""
    outcomes = played(folder.entries, end.games)
    result = summarize(folder.task, folder.entries, end)
    measured = times(folder.task, outcomes)
    drawn = pictures(folder.task, result, outcomes)
    put(folder.path / RESULT, _text(result))
    put(folder.path / TIMES, _text(measured))
    for name, data in drawn.items():
        put(folder.path / name, data)
    put(folder.path / REPORT, page(result, drawn).encode())
    return result, measured


def _text(value: object) -> bytes:
    return json.dumps(value, indent=2).encode() + b"\n"
