"""Stepping through a recorded game: forwards, backwards, from any seat."""

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.game.game import Game
from alhambra.game.moments import beginning
from alhambra.showing.story import paragraphs
from alhambra.terminal import panels
from alhambra.terminal.asides import MODULE_ASIDES, show_aside
from alhambra.terminal.screen import Scene
from alhambra.terminal.sheets import ranking
from alhambra.terminal.table import Table, read_table
from alhambra.terminal.talk import Leave, Talk

PAGES = {"s": "sheets", "m": "maps"}
QUIT = {"q": "quit"}


class Replayer:
    """A finished or running game, seen move by move."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.whole = game
        self.talk = talk
        self.words = talk.words
        self.game = beginning(game)
        self.seat: int | None = None  # None: everything that lies open, and all hands at the end

    @property
    def at(self) -> int:
        """How many moves have been played."""
        return len(self.game.history)

    def go_to(self, number: int) -> None:
        """Shows the game after so many moves; backwards means anew from the start."""
        moves = self.whole.history
        number = max(0, min(number, len(moves)))
        if number < self.at:
            self.game = beginning(self.whole)
        for _, move in moves[self.at : number]:
            self.game.play(move)

    def run(self) -> None:
        try:
            while True:
                self._show()
                self._obey(self.talk.ask())
        except Leave:
            return

    def _obey(self, answer: str) -> None:
        if answer in ("", "n"):
            self._next()
        elif answer == "p":
            self.go_to(self.at - 1)
        elif answer == "a":
            self.seat = None
        elif answer in ("j", "v"):
            self._with_number(answer)
        elif answer in self._pages():
            show_aside(
                self._pages()[answer], self.game, read_table(self.game, self.seat), self.talk
            )
        elif answer == "q":
            raise Leave
        else:
            self.talk.refuse(self.words("unknown-key"))

    def _pages(self) -> dict[str, str]:
        return PAGES | MODULE_ASIDES if self.whole.setup.modules else PAGES

    def _next(self) -> None:
        if self.at == len(self.whole.history):
            self.talk.refuse(self.words("replay-end"))
        self.go_to(self.at + 1)

    def _with_number(self, key: str) -> None:
        """`j 40` jumps behind move 40, `v 2` takes the second seat's view."""
        last = len(self.whole.history) if key == "j" else self.whole.setup.players
        first = 0 if key == "j" else 1
        answer = self.talk.ask() if self.talk.waiting else ""
        if not answer.isdecimal() or not first <= int(answer) <= last:
            self.talk.refuse(self.words("replay-number", letter=key, first=first, last=last))
        elif key == "j":
            self.go_to(int(answer))
        else:
            self.seat = int(answer) - 1

    # --- What is shown

    def _show(self) -> None:
        table = read_table(self.game, self.seat)
        scene = Scene(table, self.game.log(self.seat), tell=False)
        parts: list[RenderableType] = []
        if self.seat is None and self.whole.over:
            parts.append(self._hands(table))
        if self.game.over:
            parts.append(ranking(self.game, table, self.words))
        parts.append(self._last_move())
        parts.append(self.talk.keys(self._keys(), "dim"))
        self.talk.put(scene, Group(*parts), fresh=True)

    def _keys(self) -> dict[str, str]:
        names = ("next", "previous", "jump", "view", "all")
        keys = ("n", "p", "j N", "v N", "a")
        told = {key: self.words(f"replay-{name}") for key, name in zip(keys, names, strict=True)}
        return told | {
            key: self.words(f"menu-{name}") for key, name in (self._pages() | QUIT).items()
        }

    def _last_move(self) -> Text:
        last = len(self.whole.history)
        line = Text(self.words("replay-at", number=self.at, last=last), "bold")
        if self.at:
            before = Replayer(self.whole, self.talk)
            before.go_to(self.at - 1)
            events = self.game.log(self.seat)[len(before.game.log(self.seat)) :]
            for paragraph in paragraphs(events, self.words):
                line.append(f"\n• {paragraph.sentence(self.words)}", "default")
        return line

    def _hands(self, table: Table) -> Text:
        """Everybody's money; shown only of games that are over."""
        lines: list[Text] = []
        for seat in table.seats:
            hand = read_table(self.game, seat.number).seats[seat.number].hand or []
            told = self.words.cards(hand) or self.words("none")
            lines.append(
                panels.seat_name(table, seat.number, self.words).append(f": {told}", "default")
            )
        return Text("\n").join(lines)
