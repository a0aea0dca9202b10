"""The Magical Buildings: tiles that may be turned.

Six expensive tiles, one of each type, lie in the tower. They may be turned freely whenever they are
installed and score like other buildings of their type.
"""

from alhambra.engine.prelude import (  # isort: skip
    TYPES, Any, Module, Rules, TileSpec, sides_from_letters, tile_text,
)  # fmt: skip


class MagicalBuildings(Module):
    """Six tiles in the tower.

    Rulings: they are no tiles of the base game where a rule asks for one; turning a tile in its
    place is no redesign.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.tiles: list[list[Any]] = data["tiles"]

    def register(self, rules: Rules) -> None:
        """They may lie in any of four ways."""
        for kind, price, letters in self.tiles:
            walls = sides_from_letters(letters)
            tile = TileSpec(tile_text(kind, price, walls), [TYPES.index(kind)], [walls], price)
            tile.turns = 4
            rules.tower.append(rules.add_tile(tile))
