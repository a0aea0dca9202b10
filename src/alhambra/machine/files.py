"""Files that are never half written, and the folder they belong in."""

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

PAUSES = (0.01, 0.05, 0.2, 0.5)  # seconds until a file that is being read is tried again


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """`alhambra` in the user's data folder, which each system has elsewhere."""
    base = environment.get("XDG_DATA_HOME")
    if base:
        return Path(base) / "alhambra"
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "alhambra"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "alhambra"
    return Path.home() / ".local" / "share" / "alhambra"


def put(path: Path, data: bytes) -> None:
    """Writes beside the file and then puts it in its place; it is on the disk when this returns."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _replace(new: Path, old: Path) -> None:
    """Windows refuses while somebody reads the old file, as virus scanners do for a moment."""
    for pause in PAUSES:
        try:
            new.replace(old)
            return
        except PermissionError:
            time.sleep(pause)
    new.replace(old)
