"""One game as the environments play it: numbered moves, pages of moves, observations as arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import bots, position
from alhambra.bots import Bot
from alhambra.encoding.encoder import PLANES, WINDOW, Encoder
from alhambra.encoding.rows import COLUMNS
from alhambra.engine.step import DEED_MASK
from alhambra.engine.view import view
from alhambra.env.legend import Legend, legend_of
from alhambra.env.terms import Terms, rewards
from alhambra.game.catalogue import rules_for
from alhambra.game.dealing import deal
from alhambra.game.game import Game, View
from alhambra.game.moves import Move

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Numbers]

NO_MOVES = vec[i64]()
RANGE = np.iinfo(np.int16)


class Match:
    """A game of the terms; `start` begins one, `play` answers its open question."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules = rules_for(terms.players, terms.modules, terms.options)
        self.encoder = Encoder(self.rules, terms.page)
        self._ends = (int(self.encoder.boards), int(self.encoder.moves))
        self._boards = (terms.players, len(PLANES), WINDOW, WINDOW)
        self._moves = (terms.page, len(COLUMNS))
        self._nothing = [0.0] * terms.players
        self.legend: Legend = legend_of(self.encoder)

    @property
    def space(self) -> spaces.Space[Any]:
        """The space of observations."""
        return spaces.Dict(
            {
                "table": _box((self._ends[0],)),
                "boards": _box(self._boards),
                "moves": _box(self._moves),
            }
        )

    def start(self, seed: int, whole: bool = False) -> None:
        """Begins a game; a `whole` one is played through `Game`, which bots need."""
        self.setup = self.terms.setup(seed)
        self.game = Game(self.setup) if whole else None
        self.state = self.game.state if self.game else deal(self.setup)
        self.steps = 0
        self._scores = self.state.scores[: self.terms.players]
        self._list_moves()

    def _list_moves(self) -> None:
        self.first = 0  # the move with which the open page begins
        self.codes = self.state.codes()
        self.listed = len(self.codes)
        self.seat = int(self.state.asked())  # who must answer, -1 when the game is over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def cut_off(self) -> bool:
        """Whether the game was given up because it took too many steps."""
        return self.seat >= 0 and self.steps >= self.terms.max_steps

    # --- Seeing

    def flat(self, seat: int) -> Numbers:
        """All that a seat sees, in one row; moves are included only if it is asked."""
        codes = self.codes if seat == self.seat else NO_MOVES
        seen = self.encoder.encode(self.state, seat, codes, self.first)
        return np.frombuffer(memoryview(seen), np.int16)

    def observe(self, seat: int) -> Observation:
        """The same, as arrays of its own."""
        flat = self.flat(seat).copy()
        boards, moves = self._ends
        return {
            "table": flat[:boards],
            "boards": flat[boards:moves].reshape(self._boards),
            "moves": flat[moves:].reshape(self._moves),
        }

    def split(self, rows: Numbers) -> Observation:
        """The parts of a batch of rows, one for each game."""
        boards, moves = self._ends
        return {
            "table": rows[:, :boards],
            "boards": rows[:, boards:moves].reshape(-1, *self._boards),
            "moves": rows[:, moves:].reshape(-1, *self._moves),
        }

    def mask(self, seat: int) -> Mask:
        """Which actions the seat has: 1 for each move of the open page and for turning pages."""
        mask: Mask = np.zeros(self.terms.page, np.int8)
        if seat == self.seat:
            last = self.terms.page - 1
            mask[: min(last, self.listed - self.first)] = 1
            mask[last] = self.listed > last
        return mask

    def view(self, seat: int | None) -> View:
        """The whole view of a seat, as bots get it; None is a spectator."""
        return view(self.state, -1 if seat is None else seat, self.setup.colours)

    def moves(self) -> list[Move]:
        """The moves of the open page, by their actions."""
        frame, codes = self.state.frames[-1], self.codes
        moves = []
        for code in codes[self.first : self.first + self.terms.page - 1]:
            deed = self.rules.deeds[code & DEED_MASK]
            moves.append(Move(deed.name, **deed.parts(self.state, frame, code)))
        return moves

    def text(self) -> str:
        """The whole position, hidden piles included; `position.loads` reads it."""
        return position.dump(Game.from_state(self.setup, self.state.copy()))

    # --- Doing

    def play(self, action: int) -> list[float]:
        """Plays the move with this number, or turns the page; returns what each seat gains.

        The first page follows the last. An action that is masked out changes nothing.
        """
        if not self.allows(action):
            raise ValueError(f"action {action} is masked out: {self.listed} moves are listed")
        last = self.terms.page - 1
        if action < last:
            return self.answer(self.first + action)
        self.steps += 1
        self.first = self.first + last if self.first + last < self.listed else 0
        return self._nothing

    def allows(self, action: int) -> bool:
        """Whether the action is not masked out."""
        last = self.terms.page - 1
        if action == last:
            return self.listed > last
        return 0 <= action < min(last, self.listed - self.first)

    def answer(self, index: int) -> list[float]:
        """Plays a listed move, on whichever page it stands."""
        self.steps += 1
        if self.game is None:
            self.state.apply(self.codes[index])
        else:
            self.game.play(self.game.moves()[index])
        return self._gains()

    def let_answer(self, bot: Bot) -> list[float]:
        """A bot answers; possible only in a whole game."""
        assert self.game is not None
        self.steps += 1
        self.game.play(bots.answer(bot, self.game))
        return self._gains()

    def _gains(self) -> list[float]:
        """Looks at what an answer led to."""
        self._list_moves()
        before, after = self._scores, self.state.scores
        if self.seat >= 0 and after[: len(before)] == before:
            return self._nothing
        self._scores = after[: len(before)]
        return rewards(self.terms.reward, before, self._scores, self.seat < 0)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(RANGE.min, RANGE.max, shape, np.int16)
