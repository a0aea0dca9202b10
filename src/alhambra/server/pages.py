"""The client's files: each path that is no file shows the one page, which finds its own way."""

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

from alhambra.texts import english

router = APIRouter(include_in_schema=False)
ASSETS = "assets/"  # their names change with their contents, so they may be kept for ever
FOR_EVER = "public, max-age=31536000, immutable"


def client_folder() -> Path:
    """Where the build puts the client."""
    return Path(str(files("alhambra") / "client"))


class PagePath(Convertor[str]):
    """Any path that is not the API's."""

    regex = r"(?!api(/|$)).*"

    def convert(self, value: str) -> str:
        """As it is."""
        return value

    def to_string(self, value: str) -> str:
        """As it is."""
        return value


register_url_convertor("page", PagePath())


@router.get("/{path:page}")
async def page(path: str) -> Response:
    """A file of the client, or its page."""
    folder = client_folder().resolve()
    file = (folder / path).resolve() if "\0" not in path else folder
    if file.is_file() and file.is_relative_to(folder):
        caching = FOR_EVER if path.startswith(ASSETS) else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    if path.startswith(ASSETS):
        raise HTTPException(404)
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(f"<!doctype html><title>Alhambra</title><p>{english('no-client')}", 503)
