"""What there is to choose from and to learn: modules, presets, lessons, diagrams of rules pages."""

from alhambra.server.bodies import Answer, Language, Words
from alhambra.server.shown import Cell, Colour, Mark, Move, Picture


class ModuleInfo(Answer):
    """A module that can be played."""

    id: str
    number: int
    box: str
    names: Words
    text: Words
    options: list[str]
    sources: list[str]
    lesson: bool  # whether it has a lesson of its own


class LessonStep(Answer):
    """What is said, by language; what is pointed at; and what ends the step."""

    text: Words
    title: Words  # empty: that of the lesson
    points: str
    done: list[str]  # own moves, or events, that end the step; without any, a button does
    move: Move | None
    late: bool  # whoever has done this already needs no step before it
    overpaid: Words  # what is said instead if the purchase before was not exact


class LessonInfo(Answer):
    """A lesson: the position in which it begins, and its steps."""

    id: str
    players: int
    position: str
    steps: list[LessonStep]


class DiagramInfo(Answer):
    """A picture of a rules page: an Alhambra with what lies on it, or pieces in rows.

    A row consists of stacks; what is no piece in them is a sign, such as `+` or a number.
    """

    board: Picture | None
    marks: list[Mark]
    tile: str  # what is to be laid, or nothing
    allowed: list[Cell]
    refused: dict[str, str]  # why it may not be laid there, by cells such as `1,0`
    lit: str  # the item of a score sheet that stands out
    rows: list[list[list[str]]]


class PresetInfo(Answer):
    """Modules to play together."""

    id: str
    modules: list[str]


class Lengths(Answer):
    """How long games take: decisions by the number of players, from the fewest on."""

    games: int  # that were measured
    base: list[int]
    extra: dict[str, list[int]]  # what each module adds
    seconds: float  # a person thinks for one decision
    bot_seconds: float


class StyleInfo(Answer):
    """A character of a bot, and the drawing it goes by; `hard+id` plays so."""

    id: str
    face: str


class Catalogue(Answer):
    """All there is to choose from."""

    modules: list[ModuleInfo]
    presets: list[PresetInfo]
    weights: dict[str, int]
    lengths: Lengths
    boxes: list[str]
    tiles: list[str]  # of the base game, so that a client can show which are still to come
    bots: list[str]
    default_bot: str
    styles: list[StyleInfo]
    styled: list[str]  # the bots that may have a character
    rungs: list[str]  # the bots by strength, from which a level that adapts chooses
    options: list[str]
    colours: list[Colour]
    languages: list[Language]
