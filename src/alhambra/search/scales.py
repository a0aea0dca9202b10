"""What things are worth to the search, in points at the end of the game; read from a data file."""

from typing import final


@final
class Scales:
    """The weights of estimate and policy; `weights.toml` says what each of them means."""

    def __init__(self, table: dict[str, float]) -> None:
        self.spread = table["spread"]
        self.least_spread = table["least_spread"]
        self.wall = table["wall"]
        self.openness = table["openness"]
        self.coin = table["coin"]
        self.card = table["card"]
        self.useful_tiles = table["useful_tiles"]
        self.action = table["action"]
        self.exact = table["exact"]
        self.enough = table["enough"]
        self.part = table["part"]
        self.reserved = table["reserved"]
        self.tile_cost = table["tile_cost"]
        self.surplus = table["surplus"]
        self.new_wall = table["new_wall"]
        self.lost_wall = table["lost_wall"]
        self.stray = table["stray"]
        self.margin = table["margin"]
        self.margin_per_tile = table["margin_per_tile"]
