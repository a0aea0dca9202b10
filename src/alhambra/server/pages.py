"""The client's files: each path that is no file shows the one page, which finds its own way."""

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

from alhambra.machine.compiled import CHECKOUT
from alhambra.showing.texts import english

router = APIRouter(include_in_schema=False)
ASSETS = "assets/"  # their names change with their contents, so they may be kept for ever
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {  # said here, because Windows may know them under other names, which browsers refuse
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


def client_folder() -> Path:
    """Where the build puts the client: into the wheel, or into the folder `build` of a checkout."""
    folder = Path(str(files("alhambra") / "client"))
    return folder if folder.is_dir() else CHECKOUT / "build" / "client"


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
        return _sent(file, FOR_EVER if path.startswith(ASSETS) else "no-cache")
    if path.startswith(ASSETS):
        raise HTTPException(404)
    index = folder / "index.html"
    if index.is_file():
        return _sent(index, "no-cache")
    return HTMLResponse(f"<!doctype html><title>Alhambra</title><p>{english('no-client')}", 503)


def _sent(file: Path, caching: str) -> FileResponse:
    kind = TYPES.get(file.suffix)
    return FileResponse(file, headers={"Cache-Control": caching}, media_type=kind)
