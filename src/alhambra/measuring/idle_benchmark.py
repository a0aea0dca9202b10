"""What idle tables with a guest each cost, and whether people at a lively one notice them."""

import asyncio
from pathlib import Path
from typing import Any

from alhambra.measuring.people import Room, load
from alhambra.server.open_files import raise_limit

TABLES = 5000
PACE = 10.0  # moves a second of the two people who play
PAGE = 4096  # bytes
SPARE = 5


def memory(process: int) -> int:
    """Bytes that a process has in memory; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


async def among(address: str, process: int, seconds: float) -> dict[str, Any]:
    """How long moves take at a table alone, then among many that are idle."""
    tables = min(TABLES, raise_limit() // 3)
    lively, idle = Room(address, 1), Room(address, tables, people=1)
    try:
        await lively.fill(SPARE)
        alone = await load(lively, seconds, PACE)
        before = memory(process)
        await idle.fill(0)
        each = (memory(process) - before) / tables / 1024
        await lively.fill(SPARE)
        busy = await load(lively, seconds, PACE)
        return {"tables": tables, "kilobytes": each, "alone": alone, "among": busy}
    finally:
        await lively.close()
        await idle.close()


def run(address: str, process: int, seconds: float) -> dict[str, Any]:
    """As plain JSON values."""
    return asyncio.run(among(address, process, seconds))
