"""Every deed and every event of a module happens, in games of its own or beside others."""

from random import Random

from alhambra.audit.findings import OCCURS, Report
from alhambra.audit.known import notes
from alhambra.audit.playing import watched_game
from alhambra.engine.module import Module
from alhambra.game.game import Game
from alhambra.game.setup import Setup
from alhambra.measuring.coverage import deeds_of, events_of, own_deeds, own_events
from alhambra.rooms import ALL

PLAYERS = (3, 2, 4, 6, 5)
NEIGHBOURS = 4  # modules that are played beside one, if something of it is still missing


class Occurring:
    """What of a module has not happened yet."""

    def __init__(self, name: str, module: Module) -> None:
        self.name = name
        self.options = ALL[name].options
        self.beside: list[str] = notes(ALL[name]).get("beside", [])
        self.deeds = {deed for players in PLAYERS for deed in own_deeds(name, players)}
        declared = {event.name for event in module.declares.events}
        self.events = declared | {*own_events(name)}
        self._leave_out(notes(ALL[name]).get("known", []))

    def _leave_out(self, known: list[dict[str, str]]) -> None:
        """What the room says to be too rare is not waited for."""
        rare = {entry["finding"] for entry in known if entry["check"] == OCCURS}
        self.deeds = {deed for deed in self.deeds if _never_made(deed) not in rare}
        self.events = {event for event in self.events if _never_told(event) not in rare}

    def add(self, game: Game) -> None:
        """Counts what happened in a game."""
        self.deeds -= {*deeds_of(game)}
        self.events -= {str(event["event"]) for _, event in game.state.events}
        self.events -= {*events_of(game)}

    def missing(self) -> bool:
        """Whether anything is left to see."""
        return bool(self.deeds or self.events)

    def look_further(self, alone: int, beside: int, report: Report) -> None:
        """Plays more games, at last beside other modules, until everything has happened."""
        for seed in range(alone + beside):
            if not self.missing():
                return
            modules = (self.name,) if seed < alone else (self.name, *self._neighbours(seed))
            players = PLAYERS[seed % len(PLAYERS)]
            options = self.options if seed % 2 else ()
            setup = Setup(players=players, seed=1_000 + seed, modules=modules, options=options)
            game = watched_game(setup, [], report, odd=True)
            if game is not None:
                self.add(game)

    def _neighbours(self, seed: int) -> list[str]:
        """Those that the room names, then all in turn."""
        if self.beside and seed % 2:
            return self.beside
        others = [name for name in ALL if name != self.name]
        Random("beside").shuffle(others)
        return [others[(NEIGHBOURS * seed + n) % len(others)] for n in range(NEIGHBOURS)]

    def note(self, report: Report) -> None:
        """Notes what never happened."""
        for deed in sorted(self.deeds):
            report.note(OCCURS, _never_made(deed))
        for event in sorted(self.events):
            report.note(OCCURS, _never_told(event))


def _never_made(deed: str) -> str:
    return f"nobody ever makes the move {deed}"


def _never_told(event: str) -> str:
    return f"the event {event} is never told"
