"""How much each thing counts for the bots; the figures lie in a data file."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Weights:
    """The weights of one level; `weights.toml` says what each of them means."""

    blur: float
    rivalry: float
    spread: float
    least_spread: float
    wall: float
    openness: float
    coin: float
    card: float
    useful_tiles: float
    action: float
    exact: float
    enough: float
    part: float
    reserved: float
    tile_cost: float
    surplus: float


@cache
def weights_of(level: str) -> Weights:
    """The weights of a level; what it does not say is as for `normal`."""
    return replace(Weights(**_tables()["normal"]), **_tables()[level])


@cache
def search_weights() -> dict[str, float]:
    """The weights of a search; what it does not say is as for `normal`."""
    wanted = {**_tables()["normal"], **_tables()["search"]}
    del wanted["blur"]  # a search judges as well as it can,
    del wanted["rivalry"]  # and estimates every seat by itself
    return wanted


@cache
def _tables() -> dict[str, dict[str, float]]:
    return tomllib.loads(files("alhambra.bots").joinpath("weights.toml").read_text("utf-8"))
