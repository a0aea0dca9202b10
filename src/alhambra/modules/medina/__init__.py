"""Medina: quarters that nobody wants next door and nobody can do without.

Nine medinas lie in the tower and are bought, built and stored like buildings. They have no building
type. At the end of each scoring those who have built the fewest of them lose points.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, LAST_ROUND, UNTYPED, Any, Final, ForSeats, Item, Module, Rules, State, TileSpec,
    built_tiles, i64, sides_from_letters, tile_text, unfinished,
)  # fmt: skip

MEDINA: Final = "medina"
AFTER_ALL_GAINS: Final = 90  # behind every module's number: a score never falls below 0


class Medina(Module):
    """Nine tiles in the tower, each with a price of its own.

    The fewest, in the second scoring also the second fewest, in the third also the third fewest
    medinas cost points. Of two who have the same number, the one whose dearest medina is cheaper
    has fewer. Those who have none share the first places, rounded up, and lose some more besides.

    Rulings: a medina in a reserve or one that is not finished does not count. Dirk takes part with
    the medinas he got. Losses come after all gains, and nobody falls below 0.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.data: list[list[Any]] = data["tiles"]
        self.minus: list[list[int]] = data["minus"]
        self.minus_without_any: list[int] = data["minus_without_any"]
        self.tiles: list[int] = []
        self.derives(losses=ForSeats(AMOUNT))

    def register(self, rules: Rules) -> None:
        """They are tiles of the tower without a building type."""
        for price, letters in self.data:
            walls = sides_from_letters(letters)
            tile = TileSpec(tile_text(MEDINA, price, walls), [UNTYPED], [walls], price)
            self.tiles.append(rules.add_tile(tile))
        rules.tower.extend(self.tiles)

    def order_of(self, hook: str) -> int:
        """Medinas are counted last."""
        return AFTER_ALL_GAINS

    def built(self, state: State, seat: i64) -> list[int]:
        """The prices of the medinas that count for a seat; the seat after the last is Dirk."""
        tiles = built_tiles(state, seat) if seat < state.rules.players else state.dirk
        prices = [
            int(state.rules.tile_price[tile])
            for tile in tiles
            if tile in self.tiles and not unfinished(state, tile)
        ]
        return sorted(prices)

    def all_built(self, state: State) -> list[list[int]]:
        """The same for all who are scored."""
        return [self.built(state, seat) for seat in range(int(state.rules.scored))]

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """What each would lose if the next scoring were held now."""
        round = min(state.rounds + 1, LAST_ROUND)
        return {"losses": self.losses(self.all_built(state), round)}

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """What each seat loses, with how many medinas it has and how dear the dearest is."""
        built = self.all_built(state)
        losses = self.losses(built, round)
        for seat, prices in enumerate(built):
            if losses[seat]:
                dearest = prices[-1] if prices else 0
                data: dict[str, object] = {"medinas": len(prices), "dearest": dearest}
                found.append(Item(seat, self.name, -losses[seat], data))

    def losses(self, built: list[list[int]], round: i64) -> list[int]:
        """What each of these contenders loses, by the prices of the medinas they have built."""
        values = self.minus[int(round) - 1]
        losses = [0] * len(built)
        without = [seat for seat, prices in enumerate(built) if not prices]
        place = len(without)
        if without:
            shared = -(-sum(values[:place]) // place)
            for seat in without:
                losses[seat] = shared + self.minus_without_any[int(round) - 1]
        ranked = sorted((len(p), p[-1], seat) for seat, p in enumerate(built) if p)
        for loss, (_, _, seat) in zip(values[place:], ranked, strict=False):
            losses[seat] = loss
        return losses
