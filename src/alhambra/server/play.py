"""A table's game, made again from its log, and which events came with which number."""

from collections.abc import Iterable
from typing import Any, cast

from alhambra import position
from alhambra.engine.state import EVERYONE
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.revisions import BASE, Difference, current, difference
from alhambra.game.setup import Setup
from alhambra.modules import ALL
from alhambra.server.pictures import scene
from alhambra.server.rows import KEPT, ORDER, PERSON, LogRow
from alhambra.server.shown import GameEvent, Scene


class Play:
    """The game after `number` rows of the log."""

    def __init__(self, start: dict[str, Any], log: Iterable[LogRow] = ()) -> None:
        self.game = begin(start)
        self.number = 0
        self.head = ""  # the hash of the last row, if there is one
        self.played = 0  # rows, also one that is not in the log yet
        self._marks = [len(self.game.state.events)]  # by number: how many events had been told
        self._sources: list[str] = []  # who made the moves that stand
        self._answerers: list[int] = []  # by number: the seat whose answer, or undo, came next
        self._private: list[tuple[int, int]] = []  # events for one seat: their place, the seat
        self._ordered: list[tuple[int, LogRow]] = []  # moves by order, and the events before them
        self._sorted = 0  # events already looked through for private ones
        self._scenes: list[Scene | None] = [None] * len(self.game.state.sheets)
        for row in log:
            self.answer(row)
            self.note(row)

    def answer(self, row: LogRow) -> None:
        """Plays the row on the game; raises IllegalMove and changes nothing if it cannot be."""
        if row.move is None:
            self.game.undo()
        else:
            self.game.play(Move.from_json(row.move))
        self.played += 1
        self._keep_scenes()

    def _keep_scenes(self) -> None:
        """Remembers how the boards looked when a scoring was held."""
        held = len(self.game.state.sheets)
        del self._scenes[held:]
        if len(self._scenes) < held:
            self._scenes += [scene(self.game)] * (held - len(self._scenes))

    def boards_at(self, scoring: int) -> Scene | None:
        """The boards at a scoring; None if it was held before this game began, or not yet."""
        return self._scenes[scoring - 1] if 0 < scoring <= len(self._scenes) else None

    def note(self, row: LogRow) -> None:
        """The row that was answered stands in the log."""
        self.number, self.head = row.number, row.chain
        self._answerers.append(row.seat)
        if row.source == ORDER:
            self._ordered.append((self._marks[-1], row))
        self._marks.append(len(self.game.state.events))
        if row.move is None:
            self._sources.pop()
        else:
            self._sources.append(row.source)
        self._sort_events()

    def _sort_events(self) -> None:
        """Remembers the private ones, so that counting is quick."""
        events = self.game.state.events
        if len(events) < self._sorted:
            self._private = [entry for entry in self._private if entry[0] < len(events)]
            self._sorted = len(events)
        for place in range(self._sorted, len(events)):
            if events[place][0] != EVERYONE:
                self._private.append((place, events[place][0]))
        self._sorted = len(events)

    # --- What a seat has seen

    def events_since(self, seat: int | None, since: int | None) -> tuple[int, list[GameEvent]]:
        """What a seat (None: a spectator) may know of what happened after a number.

        The first value says how many of the events it knows still stand: an undo takes some away.
        """
        low = self._low(since)
        seen = [
            event
            for audience, event in self.game.state.events[low:]
            if audience in (EVERYONE, seat)
        ]
        hidden = sum(1 for place, audience in self._private if place < low and audience != seat)
        return low - hidden, cast("list[GameEvent]", seen)

    def ordered_since(self, seat: int, since: int | None, own: int = 0) -> list[dict[str, Any]]:
        """What a seat's orders did after a number, and how many of its events came before each.

        What was ordered up to the number `own` was somebody else's business.
        """
        known = own if since is None or since > self.number else max(since, own)
        private = [place for place, audience in self._private if audience != seat]
        return [
            {"at": place - sum(1 for other in private if other < place), "move": row.move}
            for place, row in self._ordered
            if row.seat == seat and row.number > known
        ]

    def _low(self, since: int | None) -> int:
        """The shortest that the list of events has been since then."""
        if since is None or not 0 <= since <= self.number:
            return 0
        return min(self._marks[since:])

    def why_no_undo(self, seat: int | None) -> str | None:
        """None if this seat may take the last move back, else the key of the reason."""
        if self.game.over:
            return "game_over"
        if seat is None or not self._sources or self._sources[-1] not in (PERSON, KEPT):
            return "other_answered" if self._sources else "nothing_to_undo"
        return self.game.why_no_undo(seat)

    def moves_of_turn(self, seat: int | None) -> int:
        """How many moves this seat may take back to begin its turn anew."""
        if seat is None or self.why_no_undo(seat) is not None:
            return 0
        by_others = (
            made
            for made, source in enumerate(reversed(self._sources))
            if source not in (PERSON, KEPT)
        )
        return min(self.game.moves_of_turn(seat), next(by_others, len(self._sources)))

    @property
    def answered_by_person(self) -> bool:
        """Whether the last move was just made by a person, who might regret it."""
        return bool(self._sources) and self._sources[-1] == PERSON

    def quiet_since(self, number: int, seat: int) -> bool:
        """Whether a question to this seat is unchanged: the others have only passed."""
        if not 0 <= number <= self.number or seat in self._answerers[number:]:
            return False
        return len(set(self._marks[number:])) == 1

    @property
    def turns(self) -> int:
        """A number that grows with every turn, to tell turns apart."""
        events = self.game.state.events
        for place in range(len(events) - 1, -1, -1):
            if events[place][1]["event"] == "turn":
                return place
        return -1


def start_of(setup: Setup, position: str | None = None) -> dict[str, Any]:
    """What a table keeps of how its game begins; a position has a set-up too, for show."""
    start: dict[str, Any] = {"setup": setup.to_json(), "revisions": current(setup.modules)}
    if position is not None:
        start["position"] = position
    return start


def _other_rules(start: dict[str, Any]) -> Difference | None:
    """Rules that have changed since the game was begun.

    Tables that name no revisions were made when all rules were in their first.
    """
    modules = tuple(start["setup"]["modules"])
    made = start.get("revisions", dict.fromkeys((BASE, *modules), 1))
    if not isinstance(made, dict) or not all(type(number) is int for number in made.values()):
        raise ValueError("the revisions of the rules are damaged")
    return difference(made, modules)


class OtherRules(ValueError):  # noqa: N818 - named after what was found
    """The game was begun under other rules than those of this program."""

    def __init__(self, difference: Difference) -> None:
        self.difference = difference
        super().__init__(f"begun under {difference}")


class NoSuchRoom(ValueError):  # noqa: N818 - named after what was found
    """The game was begun with a module that is not here now."""

    def __init__(self, module: str) -> None:
        self.module = module
        super().__init__(ALL.why_not(module))


def check_rooms(start: dict[str, Any]) -> None:
    """Raises NoSuchRoom unless all modules of the game are here."""
    for name in start["setup"]["modules"]:
        if name not in ALL:
            raise NoSuchRoom(name)


def begin(start: dict[str, Any]) -> Game:
    """A game from its written position, or else from its set-up; raises ValueError."""
    check_rooms(start)
    other = _other_rules(start)
    if other is not None:
        raise OtherRules(other)
    if "position" in start:
        return position.loads(str(start["position"]))
    return Game(Setup.from_json(start["setup"]))
