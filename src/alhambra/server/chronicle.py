"""How a finished game went: what positions were worth, turn by turn, records, what decided it."""

import threading
from collections import Counter, OrderedDict
from typing import Any

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.game.game import Game, Sheet
from alhambra.game.moments import beginning
from alhambra.server.forecast import next_round, totals

KEPT = 32  # games whose chronicle stays in memory
BASE_ITEMS = (WALL, *TYPES)

Chronicle = dict[str, Any]
Tally = dict[int, int]  # seat -> number


class Chronicles:
    """Recently requested chronicles; each is made once."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Chronicle] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, name: str, game: Game) -> Chronicle:
        """The chronicle of a game that is over; plays it again, so it blocks."""
        with self._lock:
            told = self._known.pop(name, None) or chronicle(game)
            self._known[name] = told
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
            return told


def chronicle(whole: Game) -> Chronicle:
    """`Chronicle` of the protocol."""
    turns = Turns(beginning(whole))
    for _, move in whole.history:
        turns.play(move)
    return {
        "turns": turns.points,
        "scorings": turns.scorings,
        "leads": _changes_of_lead(turns.points, whole.setup.players),
        "records": _records(whole, turns.best),
        "decided": _decided(whole),
    }


class Turns:
    """Plays a game again and notes what every position was worth at the end of each turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.points: list[dict[str, Any]] = []
        self.scorings: list[dict[str, Any]] = []
        self.best: dict[str, Any] | None = None
        self._told = len(game.state.events)
        self._before = self._worth()

    def play(self, move: Any) -> None:
        """Plays one move, and notes the turn if the move ended it."""
        game = self.game
        seat, held = int(game.state.turn), len(game.state.sheets)
        game.play(move)
        scored = game.state.sheets[held:]
        if not self._next_turn() and not game.over and not scored:
            return
        worth = self._worth()
        if not scored:
            self._note_gain(seat, worth[seat] - self._before[seat])
        self._before = worth
        step = len(game.history)
        self.scorings += [
            {"round": sheet.round, "turn": len(self.points), "step": step, "scores": _scores(game)}
            for sheet in scored
        ]
        self.points.append({"step": step, "seat": seat, "worth": worth})

    def _next_turn(self) -> bool:
        """Whether a turn has begun by the last move."""
        events = self.game.state.events[self._told :]
        self._told += len(events)
        return any(event["event"] == "turn" for _, event in events)

    def _worth(self) -> list[int]:
        """The points of all (then Dirk), with what the next scoring would add if it came now."""
        game = self.game
        scores = _scores(game)
        if game.over:
            return scores
        next_points = totals(game, next_round(game))
        return [score + points for score, points in zip(scores, next_points, strict=True)]

    def _note_gain(self, seat: int, gain: int) -> None:
        if gain > 0 and (self.best is None or gain > self.best["count"]):
            step = len(self.game.history)
            self.best = {"record": "turn", "seats": [seat], "count": gain, "step": step}


def _scores(game: Game) -> list[int]:
    """The points of all seats, then Dirk's."""
    state = game.state
    return [int(score) for score in state.scores[: int(state.rules.scored)]]


def _changes_of_lead(points: list[dict[str, Any]], players: int) -> int:
    """How often a new player came to lead alone; Dirk cannot win."""
    leader, changes = -1, 0
    for point in points:
        worth = point["worth"][:players]
        ahead = [seat for seat, value in enumerate(worth) if value == max(worth)]
        if len(ahead) == 1 and ahead[0] != leader:
            changes += leader >= 0
            leader = ahead[0]
    return changes


# --- Records


def _records(game: Game, best: dict[str, Any] | None) -> list[dict[str, Any]]:
    """What somebody had the most of; what nobody had is left out."""
    found = [
        _most("wall", _walls(game)),
        *_buildings(game),
        _most("exact", _bought(game, exact=True)),
        best,
        *_items(game),
        _most("bought", _bought(game)),
    ]
    return [record for record in found if record]


def _most(record: str, tally: Tally, **more: str) -> dict[str, Any] | None:
    count = max(tally.values(), default=0)
    if count <= 0:
        return None
    seats = [seat for seat, number in sorted(tally.items()) if number == count]
    return {"record": record, "seats": seats, "count": count, **more}


def _walls(game: Game) -> Tally:
    return {seat: int(own["wall"]) for seat, own in enumerate(game.view()["seats"])}


def _buildings(game: Game) -> list[dict[str, Any] | None]:
    """The type of which somebody has built the most."""
    seats = game.view()["seats"]
    tallies = {
        kind: {seat: own["buildings"].get(kind, 0) for seat, own in enumerate(seats)}
        for kind in TYPES
    }
    kind = max(TYPES, key=lambda kind: max(tallies[kind].values()))
    return [_most("buildings", tallies[kind], kind=kind)]


def _bought(game: Game, exact: bool = False) -> Tally:
    """How often each seat has bought something."""
    return Counter(
        int(str(event["seat"]))
        for event in game.log()
        if event["event"] == "bought" and (event["exact"] or not exact)
    )


def _items(game: Game) -> list[dict[str, Any] | None]:
    """The most points for each thing that modules score, over all scorings."""
    totals = _by_item(game.score_sheets)
    return [_most("item", totals[item], item=item) for item in totals if item not in BASE_ITEMS]


# --- What decided it


def _decided(game: Game) -> dict[str, Any] | None:
    """Where the winner made up the most against the next best; None if nobody won alone."""
    players = range(game.setup.players)
    order = sorted(players, key=lambda seat: -game.scores[seat])
    if len(game.winners) != 1 or len(order) < 2:
        return None
    winner = game.winners[0]
    second = next(seat for seat in order if seat != winner)
    totals = _by_item(game.score_sheets)
    margins = {item: tally[winner] - tally[second] for item, tally in totals.items()}
    item = max(margins, key=lambda item: margins[item], default="")
    if not item or margins[item] <= 0:
        return None
    points = [totals[item][winner], totals[item][second]]
    return {"item": item, "seats": [winner, second], "points": points}


def _by_item(sheets: list[Sheet]) -> dict[str, Counter[int]]:
    totals: dict[str, Counter[int]] = {}
    for sheet in sheets:
        for seat, items in sheet.items():
            for item, points, _ in items:
                totals.setdefault(item, Counter())[seat] += points
    return totals
