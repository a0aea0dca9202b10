"""Notices as chat rooms and other programs want them."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from alhambra.server.reach.notice import Message
from alhambra.server.reach.post import Parcel

JSON = {"Content-Type": "application/json"}
_MARKS = re.compile(r"([\\`*_~|<>\[\]()#@])")  # what Discord and Matrix read as more than letters


def _discord(message: Message) -> dict[str, Any]:
    """A name that somebody typed must not alert anybody, `@everyone` least of all."""
    said = f"**{_unmarked(message.title)}**\n{_unmarked(message.text)}\n{message.url}"
    return {"content": said[:2000], "allowed_mentions": {"parse": []}}


def _slack(message: Message) -> dict[str, Any]:
    return {"text": f"*{_escaped(message.title)}*\n{_escaped(message.text)}\n<{message.url}>"}


def _matrix(message: Message) -> dict[str, Any]:
    said = f"**{_unmarked(message.title)}**\n\n{_unmarked(message.text)}\n\n{message.url}"
    return {"text": said}


def _plain(message: Message) -> dict[str, Any]:
    games = [
        {
            "notice": notice,
            "table": game.table,
            "name": game.name,
            "moves": game.moves,
            "last": game.said.get(message.language, ""),
            "reminder": game.reminder,
        }
        for notice, game in message.games.items()
        if game.table
    ]
    return {
        "id": message.id,
        "title": message.title,
        "text": message.text,
        "url": message.url,
        "games": games,
    }


_BODIES: dict[str, Callable[[Message], dict[str, Any]]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "json": _plain,
}
FORMATS = (*_BODIES, "ntfy")


def parcel(url: str, form: str, message: Message) -> Parcel:
    """What is posted to a webhook."""
    if form == "ntfy":
        headers = {
            "Title": _header(message.title),
            "Click": message.url,
            "Content-Type": "text/plain; charset=utf-8",
        }
        return Parcel(url, message.text.encode(), headers)
    headers = {**JSON, "Idempotency-Key": message.id}
    return Parcel(url, json.dumps(_BODIES[form](message)).encode(), headers)


def recognised(url: str) -> str:
    """The format that the address itself suggests."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host in ("discord.com", "discordapp.com"):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    if host == "ntfy.sh" or host.startswith("ntfy."):
        return "ntfy"
    if "matrix" in host or "/_matrix/" in parts.path or "hookshot" in url:
        return "matrix"
    return "json"


def _unmarked(said: str) -> str:
    return _MARKS.sub(r"\\\1", said)


def _escaped(said: str) -> str:
    """`<!channel>` alerts everybody in Slack; it wants just these three signs escaped."""
    return said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _header(said: str) -> str:
    """A header in any language."""
    if said.isascii():
        return said
    return f"=?UTF-8?B?{b64encode(said.encode()).decode()}?="
