"""QR codes as the path of a drawing; the client gives it size and colour."""

from typing import Any

import segno


def square(text: str) -> dict[str, Any]:
    """How many modules wide the code is, and a path with one bar for each run of dark modules."""
    rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    bars = [bar for y, row in enumerate(rows) for bar in _bars(row, y)]
    return {"size": len(rows), "path": "".join(bars)}


def _bars(row: bytes, y: int) -> list[str]:
    bars, x = [], 0
    while x < len(row):
        width = len(row) - x - len(row[x:].lstrip(row[x : x + 1]))
        if row[x]:
            bars.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return bars
