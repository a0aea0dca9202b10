"""Building: where a tile goes, which way it is turned, and what that does to the wall."""

from rich.text import Text

from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.showing.pictures import tile_picture
from alhambra.showing.printed import (
    Cell,
    Tile,
    cell_of,
    in_reading_order,
    tile_at,
    tile_of,
    turn_of,
)
from alhambra.terminal.desk import Desk
from alhambra.terminal.drawing import NARROW, Picture, draw

REDESIGN = ("add", "remove", "exchange")


class Placing:
    """The dialogues about cells."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.talk = desk.talk
        self.words = desk.words

    def redesign(self, moves: list[Move]) -> Move | None:
        """First what kind of rebuilding, then the tile, then the cell."""
        kinds = [kind for kind in REDESIGN if any(move.kind == kind for move in moves)]
        labels = [Text(self.words(f"redesign-{kind}")) for kind in kinds]
        chosen = self.talk.choose(self.desk.scene(), self.words("ask-redesign"), labels)
        if chosen is None:
            return None
        options = [move for move in moves if move.kind == kinds[chosen]]
        if kinds[chosen] == "remove":
            return self._cell(options, self.words("ask-remove"))
        tile = self._which_tile(options)
        if tile is None:
            return None
        options = [move for move in options if tile_of(move) == tile]
        return self._cell(options, self.words("ask-cell", tile=self.words.tile(tile)))

    def _which_tile(self, options: list[Move]) -> Tile | None:
        """One of the tiles that the moves name; no question is asked if there is only one."""
        tiles = list(dict.fromkeys(tile_of(move) for move in options))
        if len(tiles) == 1:
            return tiles[0]
        labels = [self.desk.tile_label(tile) for tile in tiles]
        chosen = self.talk.choose(self.desk.scene(), self.words("ask-tile"), labels)
        return None if chosen is None else tiles[chosen]

    def _cell(self, options: list[Move], question: str) -> Move | None:
        """A cell by the number it bears on the board."""
        spots = by_cell(options)
        labels = [self.spot_label(spot) for spot in spots]
        chosen = self.talk.choose(self.desk.scene(marks_of(spots)), question, labels)
        return None if chosen is None else self.way(spots[chosen])

    def printed(self, tile: Tile) -> list[Text]:
        """A tile of two cells as it is printed, which shows where the second cell will lie."""
        spots = tile_picture(self.desk.game, tile.name)
        if len(spots) == 1:
            return []
        cells = {spot.at: tile_at(spot) for spot in spots}
        return [draw(Picture(cells, fountain=False), NARROW)]

    def spot_label(self, spot: list[Move]) -> Text:
        """A cell: what one move does there, or how many ways there are."""
        if len(spot) == 1:
            return self.preview(spot[0])
        label = self._standing(spot[0])
        return label.append(self.words("ways", count=len(spot)))

    def way(self, spot: list[Move]) -> Move | None:
        """One of several ways to lay a tile on a cell; a single one needs no question."""
        if len(spot) == 1:
            return spot[0]
        labels = [self._way_label(move) for move in spot]
        question = self.words("ask-turn", tile=self.words.tile(tile_of(spot[0])))
        chosen = self.talk.choose(self.desk.scene(marks_of([spot])), question, labels)
        return None if chosen is None else spot[chosen]

    def _way_label(self, move: Move) -> Text:
        """The turn in degrees, the walls as they would lie, and the preview."""
        tile, turn = tile_of(move), turn_of(move)
        label = Text(self.words("turned", degrees=90 * turn))
        if tile.walls:
            label.append(f" [{self.words.sides(tile.turned(turn).walls)}]", "bold")
        known = ("tile", "at", "turn")
        rest = {part: value for part, value in move.parts.items() if part not in known}
        label.append(f" {self.words.parts(rest)}" if rest else "")
        return label.append(", ").append(self.preview(move, standing=False))

    def _standing(self, move: Move) -> Text:
        """The tile that lies on the cell now, if any."""
        standing = self.desk.seat().board.get(cell_of(move))
        return self.desk.tile_label(standing).append(" ", "default") if standing else Text()

    def preview(self, move: Move, standing: bool = True) -> Text:
        """What the move does to your wall, tried on a copy of the game."""
        trial = self.desk.game.copy()
        trial.play(move)
        wall = self._wall(trial)
        change = wall - self._wall(self.desk.game)
        label = self._standing(move) if standing else Text()
        note = self.words("preview-wall", wall=wall)
        style = "bold green" if change > 0 else "red" if change < 0 else "dim"
        return label.append(note).append(f" ({change:+d})" if change else " (=)", style)

    def _wall(self, game: Game) -> int:
        """The length of your longest wall."""
        return int(game.view(self.desk.you)["seats"][self.desk.you]["wall"])


def by_cell(moves: list[Move]) -> list[list[Move]]:
    """The moves of each cell together, in reading order."""
    spots: dict[Cell, list[Move]] = {}
    for move in in_reading_order(moves):
        spots.setdefault(cell_of(move), []).append(move)
    return list(spots.values())


def marks_of(spots: list[list[Move]]) -> dict[Cell, int]:
    """The numbers that the cells bear on the board."""
    return {cell_of(spot[0]): number for number, spot in enumerate(spots, start=1)}
