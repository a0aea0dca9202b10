"""The whole table on one screen, as large as the terminal allows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from alhambra.game.game import Event
from alhambra.game.moves import Move
from alhambra.showing.printed import Cell
from alhambra.showing.story import paragraphs, since_own_deed
from alhambra.showing.words import Words
from alhambra.terminal import panels
from alhambra.terminal.drawing import TINY, Picture, draw, fitting_size
from alhambra.terminal.extras import belongings
from alhambra.terminal.outlook import outlook
from alhambra.terminal.table import Seat, Table

WIDE = 112  # from so many columns on, standings and story get a column of their own
TALL = 30
PAPER = 60  # rows where nothing is cleared: a pipe or a dumb terminal
FRAME = 4  # columns that a panel's frame and padding take
STORY_ROWS = 9
STORY_LEAST = 6  # rows kept free for reserve and story before tiles are drawn large


@dataclass(frozen=True)
class Scene:
    """What is shown: the table, what happened, and what may be chosen on the board."""

    table: Table
    log: list[Event]
    moves: list[Move] = field(default_factory=list)
    marks: Mapping[Cell, int] = field(default_factory=dict)
    tell: bool = True  # whether to say what happened since your last move
    prices: Mapping[int, int] = field(default_factory=dict)  # of spaces where it is not as printed

    @property
    def owner(self) -> Seat:
        """Whose Alhambra is drawn large."""
        table = self.table
        return table.seats[table.turn if table.you is None else table.you]


class Screen:
    """Draws scenes on a console."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    @property
    def live(self) -> bool:
        """Whether the screen can be cleared; a pipe and a dumb terminal only go forward."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def rows(self) -> int:
        """The rows there are."""
        return self.console.height if self.live else PAPER

    def page(self, content: RenderableType) -> None:
        """Something to read that takes the screen for itself."""
        if self.live:
            self.console.clear()
        self.console.print(content)

    def screens(self, content: RenderableType) -> list[RenderableType]:
        """Something to read, cut where the screen ends; a pipe has no end."""
        lines = self.console.render_lines(content, pad=False)
        room = self.rows - 2
        if not self.live or len(lines) <= room:
            return [content]
        return [_segments(lines[first : first + room]) for first in range(0, len(lines), room)]

    def show(self, scene: Scene, footer: RenderableType, fresh: bool) -> None:
        """The table above a footer; where nothing can be cleared it is repeated only if fresh."""
        if self.live:
            self.console.clear()
        if self.live or fresh:
            self.console.print(self.compose(scene, self.height(footer, self.console.width) + 1))
        elif scene.marks:
            self.console.print(self._board(scene, self.console.width, PAPER))
        self.console.print(footer)

    def compose(self, scene: Scene, below: int) -> RenderableType:
        """The table, leaving so many rows below it."""
        rows = self.rows - below
        if self.console.width >= WIDE and self.rows >= TALL:
            wide = self._wide(scene, rows)
            if self.height(wide, self.console.width) <= rows:
                return wide
        return self._narrow(scene, rows)

    def height(self, content: RenderableType, width: int) -> int:
        """The rows something takes."""
        options = self.console.options.update(width=width, height=None)
        return len(self.console.render_lines(content, options, pad=False))

    def width(self, content: RenderableType) -> int:
        """The columns something would like."""
        return Measurement.get(self.console, self.console.options, content).maximum

    # --- Parts

    def _header(self, scene: Scene) -> Grid:
        grid = Grid.grid(expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        table = scene.table
        ahead = outlook(table, self.words)
        piles = self.words("piles", deck=table.deck, tower=table.tower)
        grid.add_row(Text(f" {self.words('title')}"), f"{ahead} · {piles} ", style="reverse")
        return grid

    def _picture(self, scene: Scene) -> Picture:
        return panels.picture(scene.owner, scene.marks)

    def _board(self, scene: Scene, columns: int, rows: int) -> Text:
        picture = self._picture(scene)
        return draw(picture, fitting_size(picture, columns, rows), self.words.kind)

    def _belongings(self, scene: Scene) -> list[Text]:
        """What the owner of the board has of the modules' things, if anything."""
        told = belongings(scene.table, scene.owner.number, self.words)
        return [told] if told else []

    def _story(self, scene: Scene, width: int, rows: int) -> Text:
        """What happened since your last move; the newest lines if there is no room for all."""
        events = since_own_deed(scene.log, scene.table.you) if scene.tell else []
        lines: list[Text] = []
        room = rows
        for paragraph in reversed(paragraphs(events, self.words)):
            line = Text(f"• {paragraph.sentence(self.words)}")
            room -= self.height(line, width)
            if room < 0 and lines:
                break
            lines.insert(0, line)
        return Text("\n").join(lines)

    # --- Layouts

    def _narrow(self, scene: Scene, rows: int) -> RenderableType:
        """The richest layout that fits; the plainest one if none does."""
        lines: list[list[Segment]] = []
        for layout in self._layouts(scene, rows):
            lines = self.console.render_lines(layout, pad=False)
            if len(lines) <= rows:
                break
        return _segments(lines)

    def _layouts(self, scene: Scene, rows: int) -> Iterator[RenderableType]:
        """From everything down to what the open question needs: the board, or else the market."""
        width, table = self.console.width, scene.table
        above = self._above(scene, False)
        rest = rows - self.height(above, width)
        track = panels.track(table, self.words, width)
        yield Group(above, track, self._middle(scene, width, rest - 1, True))
        yield Group(above, self._middle(scene, width, rest, True))
        middle = self._middle(scene, width, rest, False)
        yield Group(above, middle)
        brief = self._above(scene, True)
        yield Group(brief, middle)
        if scene.marks:
            yield Group(self._header(scene), middle)
            yield self._board(scene, width, rows)
        else:
            standings = panels.standings(table, self.words, self._name_width(table))
            yield Group(brief, standings)
            yield Group(above, self._story(scene, width, max(1, rest)))

    def _above(self, scene: Scene, brief: bool) -> Group:
        """Header, market and money."""
        market = panels.market(scene.table, self.words, scene.moves, scene.prices, brief)
        return Group(self._header(scene), market, *panels.money(scene.table, self.words))

    def _middle(self, scene: Scene, width: int, rows: int, tell: bool) -> RenderableType:
        """Board and standings beside each other, or one above the other where it is too narrow."""
        standings = panels.standings(scene.table, self.words, self._name_width(scene.table))
        columns = width - self.width(standings) - 3
        if self._picture(scene).room(TINY)[0] > columns:
            above = self.height(standings, width)
            return Group(standings, self._estate(scene, width, rows - above, tell))
        grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(width=columns)
        grid.add_column(justify="right")
        grid.add_row(self._estate(scene, columns, rows, tell), standings)
        return grid

    def _name_width(self, table: Table) -> int:
        """Room for a name where board and standings stand beside each other."""
        return 4 if len(table.seats) > 4 else 5 if len(table.seats) == 4 else 6

    def _estate(self, scene: Scene, columns: int, rows: int, tell: bool) -> RenderableType:
        """Board and reserve, and if wanted as much of the story below as there is room for."""
        board = self._board(scene, columns, rows - STORY_LEAST)
        parts: list[Text] = [board, panels.reserve(scene.owner, self.words)]
        parts += self._belongings(scene) if tell else []
        rows -= sum(self.height(part, columns) for part in parts)
        story = self._story(scene, columns, max(1, rows)) if tell else Text()
        return Group(*parts, *([story] if story else []))

    def _wide(self, scene: Scene, rows: int) -> RenderableType:
        total = self.console.width
        standings = panels.standings(scene.table, self.words, 7 if total >= 150 else 5)
        right = max(total * 2 // 5, self.width(standings) + FRAME)
        grid = Grid.grid(expand=True)
        grid.add_column(width=total - right)
        grid.add_column(width=right)
        sale = Group(
            panels.market(scene.table, self.words, scene.moves, scene.prices),
            *panels.money(scene.table, self.words),
        )
        market = self._panel(self.words("market"), sale)
        rows -= 1 + self.height(market, total)
        left = self._left(scene, total - right, rows)
        side = self._right(scene, standings, right, rows)
        maps = self._maps(scene)
        room = rows - self.height(maps, total - right)
        smaller = self._left(scene, total - right, room)
        if self.height(Group(*side, maps), right) <= rows:
            side.append(maps)
        elif self.height(Group(*smaller), total - right) <= room:
            left = [*smaller, maps]
        grid.add_row(Group(*left), Group(*side))
        return Group(self._header(scene), market, grid)

    def _left(self, scene: Scene, width: int, rows: int) -> list[RenderableType]:
        words, inside = self.words, width - FRAME
        below = Group(panels.reserve(scene.owner, words), *self._belongings(scene))
        board = self._board(scene, inside, rows - 2 - self.height(below, inside))
        title = words("alhambra-of", name=words.names[scene.owner.number])
        return [self._panel(title, Group(board, below))]

    def _right(self, scene: Scene, standings: Grid, width: int, rows: int) -> list[RenderableType]:
        words, inside = self.words, width - FRAME
        track = panels.track(scene.table, words, inside)
        parts: list[RenderableType] = [self._panel(words("standings"), Group(standings, track))]
        room = rows - self.height(parts[0], width)
        story = self._story(scene, inside, max(1, min(STORY_ROWS, room - 2)))
        if story:
            parts.append(self._panel(words("story"), story))
        return parts

    def _maps(self, scene: Scene) -> Panel:
        others = [seat for seat in scene.table.order if seat is not scene.owner]
        return self._panel(self.words("maps"), panels.maps(scene.table, self.words, others))

    def _panel(self, title: str, content: RenderableType) -> Panel:
        return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def _segments(lines: list[list[Segment]]) -> Segments:
    """Rendered lines as something that can be printed."""
    return Segments([segment for line in lines for segment in (*line, Segment.line())])
