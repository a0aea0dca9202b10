"""The description of the API, written once: it is long, and anybody may ask for it."""

import gzip
import json

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import Response

router = APIRouter(include_in_schema=False)


@router.get("/api/openapi.json")
async def get_description(request: Request) -> Response:
    """As OpenAPI has it."""
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(_written(request.app)[packed], headers=headers, media_type="application/json")


def _written(app: FastAPI) -> dict[bool, bytes]:
    """Packed and as it is."""
    if not hasattr(app.state, "description"):
        text = json.dumps(app.openapi()).encode()
        app.state.description = {False: text, True: gzip.compress(text)}
    kept: dict[bool, bytes] = app.state.description
    return kept
