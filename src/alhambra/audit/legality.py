"""Legal moves listed are the legal moves accepted, both ways, and something is refused."""

import json
from collections import Counter
from typing import Any

from alhambra.audit.checks import Check, Moment, Often
from alhambra.audit.findings import MOVES, PLAY, TEXTS, moment_of
from alhambra.audit.games import whats_open
from alhambra.audit.naming import Names, Parts
from alhambra.audit.unasked import check_unasked
from alhambra.engine.state import State
from alhambra.engine.step import DEED_MASK, BadMoveError, Deed
from alhambra.engine.view import SPECTATOR, view
from alhambra.game.game import Game, named
from alhambra.game.moves import Move
from alhambra.locale.languages import LANGUAGES
from alhambra.position.fingerprint import state_hash
from alhambra.showing.texts import bundle

MOST_MOVES = 200  # of one question that are tried
MOST_COMPARED = 50  # listed moves
PAYMENT = "pay"  # a move with this part: only payments without needless money are listed


class Legality(Check):
    """Names moves at random and compares what is refused with what is listed."""

    def __init__(self, often: Often) -> None:
        self.often = often
        self.named: Counter[str] = Counter()  # moves that are not listed, by deed
        self.refused: Counter[str] = Counter()  # those that a rule forbids
        self.names: Names | None = None
        self.reasons: set[str] = set()

    def begun(self, moment: Moment) -> None:
        self.names = Names(moment.game.state.rules, moment.chance)

    def asked(self, moment: Moment) -> None:
        if self.often.due(whats_open(moment.game), moment.chance):
            state, colours = moment.game.state, moment.game.setup.colours
            before = state_hash(state, colours, 0)
            self._check(moment)
            check_unasked(moment)
            if state_hash(state, colours, 0) != before:
                moment.report.note_in(moment.game, MOVES, "asking what is legal changes the game")

    def _check(self, moment: Moment) -> None:
        state = moment.game.state
        assert self.names is not None
        codes = [int(code) for code in state.codes()]
        if len(set(codes)) < len(codes):
            moment.report.note_in(moment.game, MOVES, "a move is listed twice")
        listed: dict[str, list[Parts]] = {}
        for code in codes[:MOST_MOVES]:
            kind, parts = self._check_listed(moment, code)
            listed.setdefault(kind, []).append(parts)
            self.names.remember(kind, parts)
        for deed in state.frames[-1].step.deeds:
            for parts in self.names.made_up(deed, listed.get(deed.name, [])):
                self._check_named(moment, deed, parts, codes)

    def _check_listed(self, moment: Moment, code: int) -> tuple[str, Parts]:
        """It is legal, and its name means it."""
        state = moment.game.state
        kind, parts = named(state, code)
        reason = state.refuse(code)
        if reason:
            where = f"{Move(kind, **parts)} with {moment_of(moment.game)}"
            moment.report.note(MOVES, f"a listed move is refused: {kind}, {reason}", where)
        elif code_of(state, state.rules.deeds[code & DEED_MASK], parts) != code:
            where = f"{Move(kind, **parts)} with {moment_of(moment.game)}"
            moment.report.note(MOVES, f"the name of a move means another one: {kind}", where)
        return kind, parts

    def _check_named(self, moment: Moment, deed: Deed, parts: Parts, codes: list[int]) -> None:
        state = moment.game.state
        try:
            code = code_of(state, deed, parts)
        except BadMoveError as error:
            self._has_text(moment, error.reason)
            return
        if code in codes:
            return
        self.named[deed.name] += 1
        reason = state.refuse(code)
        if reason:
            self.refused[deed.name] += 1
            self._has_text(moment, reason)
        else:
            self._accepted(moment, deed, code, codes)

    def _accepted(self, moment: Moment, deed: Deed, code: int, codes: list[int]) -> None:
        """It would be played: it is listed, perhaps in other words, or it pays too much."""
        state = moment.game.state
        parts = named(state, code)[1]
        listed = [one for one in codes if one & DEED_MASK == deed.number]
        if PAYMENT in parts:
            self._can_be_played(moment, deed, code, parts)
        elif alike(state, parts) not in [alike(state, named(state, one)[1]) for one in listed]:
            if not means_the_same(moment.game, code, listed):
                where = f"{Move(deed.name, **parts)} with {moment_of(moment.game)}"
                moment.report.note(MOVES, f"a legal move is not listed: {deed.name}", where)

    def _can_be_played(self, moment: Moment, deed: Deed, code: int, parts: Parts) -> None:
        try:
            moment.game.state.copy().apply(code)
        except Exception as error:
            told = f"{Move(deed.name, **parts)} is accepted, but cannot be played: {error!r}"
            moment.report.note_in(moment.game, PLAY, told)

    def _has_text(self, moment: Moment, reason: str) -> None:
        """A rule that was broken can be told."""
        if reason not in self.reasons:
            self.reasons.add(reason)
            key = f"reason-{reason.replace('_', '-')}"
            for language in LANGUAGES:
                if not bundle(language).has_message(key):
                    moment.report.note(TEXTS, f"{language}: the rule {reason} has no text ({key})")


def never_refuse(checks: list[Legality]) -> list[str]:
    """Deeds of which moves were named that are not listed, and not one was refused."""
    named = sum((check.named for check in checks), Counter[str]())
    refused = sum((check.refused for check in checks), Counter[str]())
    return [deed for deed in named if not refused[deed]]


def code_of(state: State, deed: Deed, parts: Parts) -> int:
    """The packed move with these parts; raises BadMoveError."""
    return int(deed.code(state, state.frames[-1], parts))


def means_the_same(game: Game, code: int, listed: list[int]) -> bool:
    """Whether a listed move comes to the same: a thing on two cells may be named by either."""
    try:
        wanted = outcome(game, code)
    except Exception:
        return False  # what cannot be played is no listed move
    return any(outcome(game, one) == wanted for one in listed[:MOST_COMPARED])


def outcome(game: Game, code: int) -> str:
    """What everybody sees after a move."""
    copy = game.state.copy()
    copy.apply(code)
    everybody = range(SPECTATOR, game.setup.players)
    return json.dumps([view(copy, seat, game.setup.colours) for seat in everybody])


def alike(state: State, parts: Parts) -> str:
    """A move as text; the order of lists means nothing, nor which of like tiles is named."""
    return json.dumps({key: _plain(state, value) for key, value in parts.items()}, sort_keys=True)


def _plain(state: State, value: Any) -> Any:
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return sorted(value)
    if isinstance(value, str) and value in state.rules.tile_by_name:
        return state.rules.tiles[state.rules.tile_by_name[value]].alike or value
    return value


def refused_moves(game: Game) -> list[str]:
    """Listed moves that are refused."""
    moves = game.moves()[:MOST_MOVES]
    return [f"{move} is listed, but refused" for move in moves if game.why_not(move)]
