"""Logs: one JSON object a line, so that machines can read them."""

import json
import logging
import time

_USUAL = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """Time, level, place, message, and whatever else was said."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class NoAddresses(logging.Filter):
    """Drops uvicorn's lines about single sockets: they name the caller's address."""

    def filter(self, record: logging.LogRecord) -> bool:
        socket = "WebSocket" in record.msg or record.msg in ("connection open", "connection closed")
        return record.levelno != logging.INFO or not socket


def log_config(level: str) -> dict[str, object]:
    """For uvicorn: everything goes to the standard error, as JSON lines."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "alhambra.server.logs.JsonLines"}},
        "filters": {"quiet": {"()": "alhambra.server.logs.NoAddresses"}},
        "handlers": {
            "error": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["quiet"],
            }
        },
        "root": {"handlers": ["error"], "level": level.upper()},
        "loggers": {
            "uvicorn": {"level": level.upper()},
            "uvicorn.access": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
        },
    }
