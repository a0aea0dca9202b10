"""The game as everybody outside the engine uses it: checked moves, events, views, records, undo."""

from dataclasses import replace
from typing import Any, NamedTuple

from alhambra.engine.description import (
    described_areas,
    described_events,
    described_moves,
    described_parts,
    described_questions,
)
from alhambra.engine.rng import seeded
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import Sheet as EngineSheet
from alhambra.engine.scoring import count_round
from alhambra.engine.secrets import determinize
from alhambra.engine.state import EVERYONE, State
from alhambra.engine.step import DEED_MASK, BadMoveError
from alhambra.engine.view import SPECTATOR, view
from alhambra.game.dealing import deal
from alhambra.game.moves import IllegalMove, Move, Moves, Question, illegal
from alhambra.game.setup import Setup

Event = dict[str, Any]
View = dict[str, Any]
Sheet = dict[int, list[tuple[str, int, dict[str, Any]]]]


class Entry(NamedTuple):
    """One answer of the log, with the number of events told before it."""

    seat: int
    code: int
    move: Move
    revealing: bool  # whether it turned up anything hidden
    events_before: int


class Asked:
    """One question of a game: it names packed moves, also once the game has gone on."""

    __slots__ = ("game", "log", "number", "start")

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.start = game._start
        self.log = game._log  # only grows: whoever takes moves back begins another one
        self.number = len(game._log)

    def is_open(self, game: "Game") -> bool:
        """Whether this is what the game asks now."""
        return game is self.game and game._log is self.log and len(self.log) == self.number

    def name(self, code: int) -> tuple[str, dict[str, Any]]:
        """The kind and the parts of a packed move."""
        return named(self._state(), code)

    def _state(self) -> State:
        if self.is_open(self.game):
            return self.game.state
        state = self.start.copy()
        for entry in self.log[: self.number]:
            state.apply(entry.code)
        return state


def named(state: State, code: int) -> tuple[str, dict[str, Any]]:
    """The kind and the parts of a packed move that answers the open question."""
    deed = state.rules.deeds[code & DEED_MASK]
    return deed.name, deed.parts(state, state.frames[-1], code)


class Game:
    """One game of Alhambra.

    >>> game = Game(Setup(players=3, seed=7))
    >>> game.question.kind
    'act'
    >>> move = game.moves()[0]
    >>> events = game.play(move)
    >>> events[0]["event"]
    'took'
    >>> game.play(Move("pass"))
    Traceback (most recent call last):
    ...
    alhambra.game.moves.IllegalMove: You must take an action.
    """

    def __init__(self, setup: Setup) -> None:
        self._begin(setup, deal(setup, telling=True), dealt=True)

    def _begin(self, setup: Setup, state: State, dealt: bool) -> None:
        """`dealt` tells whether the state follows from the set-up alone."""
        self.setup = setup
        self.dealt = dealt
        self._state = state
        self._state.telling = True
        self._start = state.copy()
        self._start_events = state.events[:]
        self._log: list[Entry] = []

    @classmethod
    def from_state(cls, setup: Setup, state: State) -> "Game":
        """A game that begins at a given moment, as read from a position."""
        game = cls.__new__(cls)
        game._begin(setup, state, dealt=False)
        return game

    @property
    def state(self) -> State:
        """The engine's own state: the whole truth, not for players; only `play` changes it."""
        return self._state

    @property
    def start_state(self) -> State:
        """The state the log begins with."""
        return self._start

    def description(self) -> dict[str, Any]:
        """What moves, events, questions and areas of this game are made of: docs/questions.md."""
        rules = self._state.rules
        return {
            "moves": described_moves(rules),
            "events": described_events(rules),
            "questions": described_questions(rules),
            "areas": described_areas(rules),
            "parts": described_parts(rules),
        }

    # --- Questions and moves

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over.

        >>> Game(Setup(players=2, seed=1)).question.shape
        'menu'
        """
        if self._state.over():
            return None
        frame = self._state.frames[-1]
        data = frame.step.data(self._state, frame)
        return Question(int(frame.seat), frame.step.name, frame.step.shape, data)

    def moves(self) -> Moves:
        """The legal moves of the open question, in a fixed order.

        Of the ways to pay it lists those from which nothing can be left out; `play` takes all.
        """
        return Moves(Asked(self), self._state.codes())

    def _code(self, move: Move) -> int:
        """Packs a move, raising IllegalMove if it names nothing that is there."""
        if self._state.over():
            raise IllegalMove("game_over")
        deed = self._state.rules.deed_by_name.get(move.kind)
        if deed is None:
            raise IllegalMove("unknown_move", move.kind)
        frame = self._state.frames[-1]
        if deed not in frame.step.deeds:
            raise IllegalMove("not_asked", move.kind)
        try:
            return deed.code(self._state, frame, move.parts)
        except BadMoveError as error:
            raise illegal(error) from None

    def why_not(self, move: Move) -> str | None:
        """None if the move is legal now, else the key of the rule it breaks.

        >>> game = Game(Setup(players=3, seed=7))
        >>> game.why_not(Move("remove", at=[0, 0]))
        'fountain_stays'
        """
        try:
            reason = self._state.refuse(self._code(move))
        except IllegalMove as error:
            return error.reason
        return reason or None

    def play(self, move: Move) -> list[Event]:
        """Plays a move and returns what happened; an illegal one changes nothing."""
        moment = move.moment
        if isinstance(moment, Asked) and moment.is_open(self):
            return self._apply(move)  # it was listed, so it is legal
        code = self._code(move)
        reason = self._state.refuse(code)
        if reason:
            raise IllegalMove(reason)
        return self._apply(Move.listed(Asked(self), code))

    def _apply(self, move: Move) -> list[Event]:
        state = self._state
        code, events = move.code, state.events
        move.kind, move.parts = named(state, code)  # now: afterwards the state has changed
        seat, before, reveals = state.asked(), len(events), state.reveals
        state.apply(code)
        self._log.append(Entry(seat, code, move, state.reveals != reveals, before))
        return [event for _, event in events[before:]]

    # --- Taking back

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """None if the last move may be taken back (by this seat), else the key of the reason."""
        if not self._log:
            return "nothing_to_undo"
        if seat is not None and self._log[-1].seat != seat:
            return "other_answered"
        return "revealed" if self._log[-1].revealing else None

    def moves_of_turn(self, seat: int) -> int:
        """How many of its last moves this seat may take back within the turn of the last one."""
        if self.why_no_undo(seat) is not None:
            return 0
        start = self._turn_start(self._log[-1].events_before)
        count = 0
        for entry in reversed(self._log):
            if entry.seat != seat or entry.revealing or entry.events_before < start:
                break
            count += 1
        return count

    def moves_since_turn(self, seat: int) -> list[Move]:
        """The moves this seat has made since the last turn began."""
        start = self._turn_start(len(self._state.events))
        found: list[Move] = []
        for entry in reversed(self._log):
            if entry.events_before < start:
                break
            if entry.seat == seat:
                found.append(entry.move)
        return found[::-1]

    def _turn_start(self, place: int) -> int:
        """How many events had been told when the turn began during which `place` was reached."""
        events = self._state.events
        turns = (at for at in range(place, 0, -1) if events[at - 1][1]["event"] == "turn")
        return next(turns, 0)

    def undo(self, seat: int | None = None) -> Move:
        """Takes the last move back, unless it turned up something hidden.

        With a seat given, that seat must have made the move. Repeat it to go further back.
        """
        reason = self.why_no_undo(seat)
        if reason:
            raise IllegalMove(reason)
        last = self._log[-1]
        self._rewind(len(self._log) - 1)
        return last.move

    def _rewind(self, length: int) -> None:
        """Plays the first `length` moves of the log again from the start."""
        entries = self._log[:length]
        self._state = self._start.copy()
        self._state.telling = True
        self._state.events = self._start_events[:]
        self._log = []
        for entry in entries:
            self._apply(Move.listed(Asked(self), entry.code))

    # --- What can be seen

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know, as plain JSON values; None is a spectator."""
        return view(self._state, SPECTATOR if seat is None else seat, self.setup.colours)

    def log(self, seat: int | None = None) -> list[Event]:
        """The events this seat (None: a spectator) has seen."""
        wanted = EVERYONE if seat is None else seat
        return [event for audience, event in self._state.events if audience in (EVERYONE, wanted)]

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far with the seats that made them; it may hold secrets of seats."""
        return [(entry.seat, entry.move) for entry in self._log]

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return self._state.scores[: self.setup.players]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over()

    @property
    def winners(self) -> list[int]:
        """The seats with the highest score once the game is over; a tie is shared."""
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if self.over and score == best]

    @property
    def score_sheets(self) -> list[Sheet]:
        """Per scoring: seat -> [(item, points, explanation)]; with two players, seat 2 is Dirk."""
        return [self._sheet(sheet) for sheet in self._state.sheets]

    def count_round(self, round: int) -> Sheet:
        """The score sheet of the table as it lies, for scoring 1, 2 or 3; changes nothing."""
        if round not in (1, 2, 3):
            raise ValueError("there are three scorings")
        return self._sheet(count_round(self._state, round, TYPES))

    def _sheet(self, sheet: EngineSheet) -> Sheet:
        table: Sheet = {seat: [] for seat in range(int(self._state.rules.scored))}
        for item in sheet.items:
            table[item.seat].append((item.name, item.points, item.data))
        return table

    # --- Records

    def record(self) -> dict[str, object]:
        """The game as plain JSON values; `Game.replay` plays it again.

        >>> game = Game(Setup(players=3, seed=7))
        >>> Game.replay(game.record()).view(0) == game.view(0)
        True
        """
        from alhambra.position.record import to_record  # noqa: PLC0415 - records are made of games

        return to_record(self)

    @staticmethod
    def replay(record: object) -> "Game":
        """The game of a record; raises `RecordError` if it cannot be played."""
        from alhambra.position.record import replay  # noqa: PLC0415 - records are made of games

        return replay(record)

    # --- Copies

    def copy(self) -> "Game":
        """An independent game at the same moment, with the same log."""
        return self._with_state(self.setup, self._state.copy(), self._start, self._log[:])

    def determinize(self, seat: int | None, seed: int) -> "Game":
        """Another truth this seat (None: a spectator) could be in; it looks the same to it.

        Its record begins at this moment and holds nothing of the true seed.
        """
        rng = seeded(f"determinize {seed}")
        state = determinize(self._state, SPECTATOR if seat is None else seat, rng)
        game = self._with_state(replace(self.setup, seed=seed, salt=""), state, state.copy(), [])
        game.dealt = False
        game._start_events = [
            (audience, event)
            for audience, event in self._state.events
            if audience in (EVERYONE, SPECTATOR if seat is None else seat)
        ]
        game._state.events = game._start_events[:]
        return game

    def _with_state(self, setup: Setup, state: State, start: State, log: list[Entry]) -> "Game":
        game = Game.__new__(Game)
        game.setup = setup
        game.dealt = self.dealt
        game._state = state
        game._state.telling = True
        game._state.events = self._state.events[:]
        game._start = start
        game._start_events = self._start_events
        game._log = log
        return game
