"""The client's files: each path that is no file shows the one page, which finds its own way."""

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

from alhambra.machine.compiled import CHECKOUT
from alhambra.showing.texts import english

router = APIRouter(include_in_schema=False)
INDEX = "index.html"
ASSETS = "assets/"  # their names change with their contents, so they may be kept for ever
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {  # said here, because Windows may know them under other names, which browsers refuse
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
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
async def page(path: str, request: Request) -> Response:
    """A file of the client, or its page."""
    packs = "br" in [coding.partition(";")[0].strip() for coding in _codings(request)]
    folder = client_folder().resolve()
    file = _file(folder, path)
    if file is not None:
        return _asset(file, packs) if path.startswith(ASSETS) else _sent(file, "no-cache")
    if path.startswith(ASSETS):
        raise HTTPException(404)
    index = folder / INDEX
    if index.is_file():
        return _index(index, request.app.state.root)
    return HTMLResponse(f"<!doctype html><title>Alhambra</title><p>{english('no-client')}", 503)


def _file(folder: Path, path: str) -> Path | None:
    """The file of this path, unless there is none; some paths are such as no system can have."""
    try:
        file = (folder / path).resolve()
        there = file.is_file() and file.is_relative_to(folder)
    except (OSError, ValueError):
        return None
    return file if there and path != INDEX else None


def _index(file: Path, root: str) -> HTMLResponse:
    """The page; what it needs lies beside it, wherever the browser believes to be."""
    page = file.read_text("utf-8").replace('="./', f'="{root}/')
    return HTMLResponse(page, headers=_kept("no-cache"))


def _codings(request: Request) -> list[str]:
    return request.headers.get("Accept-Encoding", "").split(",")


def _asset(file: Path, packs: bool) -> FileResponse:
    """The build has packed it already, for browsers that can unpack it."""
    packed = file.with_name(file.name + ".br")
    if not packs or not packed.is_file():
        return _sent(file, FOR_EVER)
    answer = FileResponse(packed, media_type=TYPES.get(file.suffix))
    answer.headers.update({**_kept(FOR_EVER), "Content-Encoding": "br"})
    return answer


def _sent(file: Path, caching: str) -> FileResponse:
    return FileResponse(file, headers=_kept(caching), media_type=TYPES.get(file.suffix))


def _kept(caching: str) -> dict[str, str]:
    return {"Cache-Control": caching, "Vary": "Accept-Encoding"}
