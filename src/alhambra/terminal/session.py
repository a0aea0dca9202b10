"""A game against bots at one console: who answers, what is saved, what is shown in between."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from alhambra.bots import answer, make
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.showing.words import Words
from alhambra.terminal import adapting
from alhambra.terminal.adapting import ADAPT
from alhambra.terminal.player import Player
from alhambra.terminal.saves import Saved, save
from alhambra.terminal.sheets import ranking, sheet_page
from alhambra.terminal.table import read_table
from alhambra.terminal.talk import Leave, Talk

YOU = 0  # the player's seat; the bots have the others


@dataclass(frozen=True)
class Place:
    """Where a session happens: a console, a language, a source of lines, a file."""

    console: Console
    words: Words
    read: Callable[[str], str]
    path: Path


class Session:
    """Plays one game to its end, or until the player leaves."""

    def __init__(self, saved: Saved, place: Place) -> None:
        self.saved = saved
        self.game: Game = saved.game
        self.path = place.path
        self.adapting = adapting.load(place.path)
        words = place.words.named(YOU, saved.name, self.game.setup.players).about(self.game)
        self.talk = Talk(place.console, words, place.read)
        self.player = Player(self.game, YOU, self.talk)
        self.sheets_seen = len(self.game.score_sheets)

    def run(self) -> None:
        """Asks whoever is due; the game is saved after every move."""
        try:
            self._save()
            while not self.game.over:
                self._step()
            self._new_sheets()
            self._end()
        except (Leave, KeyboardInterrupt):
            self.talk.console.print(Text(self.talk.words("left", path=str(self.path))))

    def _step(self) -> None:
        question = self.game.question
        assert question is not None
        if question.seat == YOU:
            self._new_sheets()
            move = self.player.answer()
        else:
            bot = self.saved.bots[question.seat - 1]
            move = bot_move(self.game, self.adapting.bot if bot == ADAPT else bot)
        if move is not None:
            self.game.play(move)
        self._save()

    def _save(self) -> None:
        save(self.saved, self.path)

    def _new_sheets(self) -> None:
        """Explains every scoring once, when the player is asked again."""
        unread = range(self.sheets_seen, len(self.game.score_sheets))
        for index in unread:
            table = read_table(self.game, YOU)
            self.talk.page(sheet_page(self.game, table, self.talk.words, index))
        self.sheets_seen = unread.stop

    def _end(self) -> None:
        table = read_table(self.game, YOU)
        result = ranking(self.game, table, self.talk.words)
        how = Text(self.talk.words("replay-hint", path=str(self.path)), "dim")
        parts = [Text(self.talk.words("game-over"), "bold"), result, *self._adapt(), how]
        self.talk.screen.page(Group(*parts))

    def _adapt(self) -> list[Text]:
        """A game that ended makes bots that adapt stronger or weaker."""
        if ADAPT not in self.saved.bots:
            return []
        self.adapting = self.adapting.after(YOU in self.game.winners)
        adapting.keep(self.adapting, self.path)
        return [Text(self.talk.words("adapt-now", **self.adapting.to_args()))]


def bot_move(game: Game, name: str) -> Move:
    """A bot's answer; it depends only on the game and the moment, so resuming changes nothing."""
    moment = f"{game.setup.seed} {game.setup.salt} {len(game.history)}"
    seed = int.from_bytes(sha256(moment.encode()).digest()[:8], "big")
    return answer(make(name, seed), game)
