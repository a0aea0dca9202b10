"""The catalogue: what a client may offer for choice."""

from functools import cache
from typing import Any

from alhambra.bots import NAMES, offered
from alhambra.bots.levels import rungs
from alhambra.bots.styles import styles
from alhambra.engine.rules import OPTIONS
from alhambra.game.catalogue import COLOURS, base_data
from alhambra.modules import ALL
from alhambra.server.rows import STAND_IN
from alhambra.showing.lessons import has_lesson
from alhambra.showing.presets import choices
from alhambra.showing.texts import LANGUAGES


@cache
def catalogue() -> dict[str, Any]:
    """Modules, presets, bots, options, colours and languages, as plain JSON values."""
    return {
        "modules": [
            {
                "id": room.id,
                "number": room.number,
                "box": room.box,
                "names": room.names,
                "text": room.text,
                "options": list(room.options),
                "sources": room.sources,
                "lesson": has_lesson(room.id),
            }
            for room in ALL.values()
        ],
        **choices(),
        "tiles": [f"{kind} {price} {walls or '-'}" for kind, price, walls in base_data().tiles],
        "bots": list(NAMES),
        "default_bot": STAND_IN,
        "styles": [{"id": name, "face": style.face} for name, style in styles().items()],
        "styled": [name for name in NAMES if offered(f"{name}+{next(iter(styles()))}")],
        "rungs": rungs(),
        "options": list(OPTIONS),
        "colours": list(COLOURS),
        "languages": list(LANGUAGES),
    }
