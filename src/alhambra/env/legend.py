"""What the numbers of an observation stand for, by name."""

from dataclasses import dataclass

from alhambra.encoding.encoder import PLANES, Encoder
from alhambra.encoding.rows import COLUMNS
from alhambra.engine.step import SHAPES


@dataclass(frozen=True)
class Legend:
    """Names by position. Where a number names something, 0 is nothing and n the n-th name."""

    table: tuple[str, ...]  # the fields of the table
    planes: tuple[str, ...]  # of each board
    columns: tuple[str, ...]  # of each move
    deeds: tuple[str, ...]  # for the column `deed`; one number more turns the page
    questions: tuple[str, ...]  # for the field `question`
    shapes: tuple[str, ...]  # for the field `shape`
    currencies: tuple[str, ...]  # for every `currency`
    tiles: tuple[str, ...]  # for the plane `tile`


def legend_of(encoder: Encoder) -> Legend:
    """The names for one set-up."""
    rules = encoder.rules
    return Legend(
        tuple(encoder.fields),
        PLANES,
        COLUMNS,
        tuple(deed.name for deed in rules.deeds),
        tuple(encoder.question_names),
        SHAPES,
        tuple(money.name for money in rules.currencies),
        tuple(tile.name for tile in rules.tiles[rules.players :]),
    )
