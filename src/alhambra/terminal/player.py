"""The player at the keyboard: menus first, then numbered choices, until a move is found.

The moves of the base game have dialogues of their own. Moves of any other kind are found in the
menu under keys of their own, or in a list if nothing else is asked.
"""

from collections.abc import Callable

from rich.console import Group

from alhambra.game.game import Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.showing.printed import Tile, tile_of
from alhambra.terminal.asides import ASIDES, MODULE_ASIDES, UNLISTED, show_aside
from alhambra.terminal.buying import Buying, take
from alhambra.terminal.desk import Desk
from alhambra.terminal.hints import take_hint
from alhambra.terminal.picking import SHORT, pick
from alhambra.terminal.placing import REDESIGN, Placing, by_cell, marks_of
from alhambra.terminal.table import Table
from alhambra.terminal.talk import Leave, Talk

SPACES = ("1", "2", "3", "4")  # typed alone, such a number means to buy there
PLACES = ("place", "store", "give")
BASE_KINDS = frozenset(("take", "buy", "pass", *REDESIGN, *PLACES))
HINT = "?"
ALWAYS = "w"  # lets everything pass until the own turn
RESERVED = frozenset((*"tbrpd", ALWAYS, *ASIDES, *MODULE_ASIDES))
BETWEEN_TURNS = "window_question"

Door = tuple[str, Callable[[], Move | None]]


class Player:
    """Asks a person for the answers of one seat."""

    def __init__(self, game: Game, you: int, talk: Talk) -> None:
        self.desk = Desk(game, you, talk)
        self.game = game
        self.you = you
        self.talk = talk
        self.words = talk.words
        self.placing = Placing(self.desk)
        self.absent = False  # lets everything pass until the own turn
        self.let_pass = 0  # how often it did since the last question

    def answer(self) -> Move | None:
        """One move; None if the player took one back instead."""
        self.talk.waiting.clear()
        passing = self._passing()
        if passing is not None and self.absent:
            self.let_pass += 1
            return passing
        self.absent = self.absent and self._turn() != self.you
        self._tell_what_passed()
        fresh = True
        while True:
            moves = list(self.game.moves())
            found = self._place(moves, fresh) if _is_placement(moves) else self._act(moves, fresh)
            if found is not None:
                return found if isinstance(found, Move) else None
            fresh = False

    def table(self) -> Table:
        """The table as you see it."""
        return self.desk.table()

    def _turn(self) -> int:
        """Whose turn it is."""
        return int(self.game.state.turn)

    # --- Passing until the own turn

    def _passing(self) -> Move | None:
        """The move that lets a question between turns pass; None if this is no such question."""
        between = self.desk.question().kind == BETWEEN_TURNS or self._turn() != self.you
        found = [move for move in self.game.moves() if move.kind.startswith("done_")]
        return found[0] if between and found else None

    def _pass_always(self, passing: Move) -> Move:
        self.absent = True
        return passing

    def _tell_what_passed(self) -> None:
        if self.let_pass:
            self.talk.remark = self.words("passed-for-you", count=self.let_pass)
        self.let_pass = 0

    # --- Menus

    def _act(self, moves: list[Move], fresh: bool) -> Move | bool | None:
        """A menu. True: a move was taken back; None: ask again."""
        own = {move.kind for move in moves} & BASE_KINDS
        if not own and len(moves) <= SHORT:
            return self._listed(moves, fresh)
        doors = self._doors(moves)
        keys = {key: meaning for key, (meaning, _) in doors.items()}
        self.talk.put(self.desk.scene(), self._menu(self._question(), keys), fresh)
        answer = self.talk.ask()
        if answer in doors:
            return doors[answer][1]()
        if answer in SPACES and self.desk.question().kind == "act":
            self.talk.waiting.insert(0, answer)
            return Buying(self.desk, moves).buy()
        return self._aside(answer)

    def _doors(self, moves: list[Move]) -> dict[str, Door]:
        """The keys of a menu, what they mean and what is behind them."""
        kinds = {move.kind for move in moves}
        doors: dict[str, Door] = {}
        if "take" in kinds:
            doors["t"] = (self.words("menu-take"), lambda: take(self.desk, moves))
        if "buy" in kinds:
            doors["b"] = (self.words("menu-buy"), Buying(self.desk, moves).buy)
        if kinds & set(REDESIGN):
            doors["r"] = (self.words("menu-redesign"), lambda: self.placing.redesign(moves))
        doors |= self._further_doors(moves)
        if "pass" in kinds:
            doors["p"] = (self.words("menu-pass"), lambda: Move("pass"))
        return doors | self._absent_door()

    def _further_doors(self, moves: list[Move]) -> dict[str, Door]:
        """One door for each kind of move that is not of the base game."""
        groups: dict[str, list[Move]] = {}
        for move in moves:
            if move.kind not in BASE_KINDS:
                groups.setdefault(move.kind, []).append(move)
        keys = keys_for(list(groups))
        return {keys[kind]: self._door(group) for kind, group in groups.items()}

    def _door(self, group: list[Move]) -> Door:
        return self.desk.group_label(group), lambda: pick(self.desk, group)

    def _absent_door(self) -> dict[str, Door]:
        passing = self._passing()
        if passing is None:
            return {}
        return {ALWAYS: (self.words("menu-absent"), lambda: self._pass_always(passing))}

    def _listed(self, moves: list[Move], fresh: bool) -> Move | bool | None:
        """A question of a module with few answers: all of them in a list."""
        doors = self._absent_door()
        keys = {key: meaning for key, (meaning, _) in doors.items()}
        options = self.talk.columns(self.desk.labels(moves))
        menu = self._menu(self._question(), keys)
        self.talk.put(self.desk.scene(), Group(options, menu), fresh)
        answer = self.talk.ask()
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        if answer.isdecimal():
            self.talk.refuse(self.words("type-number", last=len(moves)))
            return None
        return doors[answer][1]() if answer in doors else self._aside(answer)

    def _question(self) -> str:
        question = self.desk.question()
        if question.kind == "act" and question.data.get("extra"):
            return self.words("ask-act-again")
        return self.words("ask-pending") if question.kind == "place" else self.desk.asked()

    def _menu(self, question: str, keys: dict[str, str]) -> Group:
        shown = {key: name for key, name in self._asides().items() if name not in UNLISTED}
        asides = {key: self.words(f"menu-{name}") for key, name in shown.items()}
        doors = {**keys, HINT: self.words("menu-hint")}
        return Group(self.talk.menu(f"{question} ", doors), self.talk.keys(asides, "dim"))

    def _asides(self) -> dict[str, str]:
        return ASIDES | MODULE_ASIDES if self.game.setup.modules else ASIDES

    def _aside(self, answer: str) -> Move | bool | None:
        """Whatever is not in the menu: a hinted move, or True if a move was taken back."""
        if not answer:
            return None
        if answer == "q":
            raise Leave
        if answer == "u":
            return self._undo()
        if answer == HINT:
            return take_hint(self.desk)
        if answer in self._asides():
            show_aside(self._asides()[answer], self.game, self.table(), self.talk)
            return None
        self.talk.refuse(self._why_nothing(answer))
        return None

    def _why_nothing(self, answer: str) -> str:
        """Why a known key does nothing now, or that there is no such key."""
        if answer == "p":
            return self.words.reason(self.game.why_not(Move("pass")) or "not_asked")
        if answer in ("t", "b", "r") and self.desk.question().kind == "act":
            return self.words(f"nothing-{answer}")
        return self.words("unknown-key")

    def _undo(self) -> bool | None:
        try:
            self.game.undo(self.you)
        except IllegalMove as error:
            self.talk.refuse(self.words("no-undo", reason=self.words.reason(error.reason)))
            return None
        self.absent = False
        return True

    # --- Placing

    def _place(self, moves: list[Move], fresh: bool) -> Move | bool | None:
        """Where a pending tile goes: a numbered cell, the reserve, Dirk or elsewhere."""
        pending = list(dict.fromkeys(tile_of(move) for move in moves if move.kind in PLACES))
        tile = pending[0] if len(pending) == 1 else self._next_pending(pending, moves, fresh)
        if not isinstance(tile, Tile):
            return tile
        options = [m for m in moves if m.parts.get("tile", tile.name) == tile.name]
        spots = by_cell([move for move in options if move.kind == "place"])
        fresh = fresh and len(pending) == 1
        while True:
            found = self._place_tile(tile, spots, options, fresh)
            if found is not None or not self.talk.notice:
                return found
            fresh = False

    def _next_pending(
        self, pending: list[Tile], moves: list[Move], fresh: bool
    ) -> Tile | Move | bool | None:
        labels = self.talk.columns([self.desk.tile_label(tile) for tile in pending])
        doors = self._further_doors([move for move in moves if "tile" not in move.parts])
        keys = {key: meaning for key, (meaning, _) in doors.items()}
        menu = self._menu(self.words("ask-pending"), keys)
        self.talk.put(self.desk.scene(), Group(labels, menu), fresh)
        answer = self.talk.ask()
        if answer.isdecimal() and 1 <= int(answer) <= len(pending):
            return pending[int(answer) - 1]
        return doors[answer][1]() if answer in doors else self._aside(answer)

    def _place_tile(
        self, tile: Tile, spots: list[list[Move]], options: list[Move], fresh: bool
    ) -> Move | bool | None:
        doors = self._away(options) | self._further_doors(options)
        keys = {key: meaning for key, (meaning, _) in doors.items()}
        menu = self._menu(self.words("ask-cell", tile=self.words.tile(tile)), keys)
        previews = [self.placing.spot_label(spot) for spot in spots]
        printed = self.placing.printed(tile)
        body = Group(*printed, self.talk.columns(previews), menu) if previews else menu
        self.talk.put(self.desk.scene(marks_of(spots)), body, fresh)
        answer = self.talk.ask()
        if answer.isdecimal() and 1 <= int(answer) <= len(spots):
            return self.placing.way(spots[int(answer) - 1])
        if answer.isdecimal() and spots:
            self.talk.refuse(self.words("type-number", last=len(spots)))
            return None
        return doors[answer][1]() if answer in doors else self._aside(answer)

    def _away(self, options: list[Move]) -> dict[str, Door]:
        """The ways past the board: reserve and Dirk."""
        doors: dict[str, Door] = {}
        for key, kind in (("r", "store"), ("d", "give")):
            found = [move for move in options if move.kind == kind]
            if found:
                doors[key] = (self.words(f"menu-{kind}"), lambda found=found: found[0])  # type: ignore[misc]
        return doors


def _is_placement(moves: list[Move]) -> bool:
    """Whether a tile waits to be placed in the usual way."""
    return any(move.kind in PLACES and "tile" in move.parts for move in moves)


def keys_for(kinds: list[str]) -> dict[str, str]:
    """A key for each kind of move: a letter of its own if possible, else any letter, else two."""
    found: dict[str, str] = {}
    letters = "abcdefghijklmnopqrstuvwxyz"
    pairs = [first + second for first in letters for second in letters]
    for kind in kinds:
        wanted = [letter for letter in kind if letter in letters]
        taken = RESERVED | set(found.values())
        found[kind] = next(key for key in (*wanted, *letters, *pairs) if key not in taken)
    return found
