"""Reasons that the next scoring gives: walls, places, what modules count, points at once."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial, wall_of
from alhambra.engine.outline import outline
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.game.game import Game, Sheet

BUILDING: Final = 2  # halves; a real building adds as much at least, whatever modules do
Place = dict[str, Any]  # points, place, tied, halves
NOWHERE: Final[Place] = {"points": 0, "place": len(TYPES) + 1, "tied": 0, "halves": 0}


def place_of(sheet: Sheet, seat: int, kind: str) -> Place:
    """Where a seat stands in a building type."""
    for item, points, data in sheet[seat]:
        if item == kind:
            return {"points": points, **data}
    return NOWHERE


def leads(place: Place) -> bool:
    """Whether nobody else has as many."""
    return bool(place["place"] == 1 and place["tied"] == 1)


def walls(trial: Trial) -> Iterator[Reason]:
    """A longer wall."""
    now, then = (wall_of(s, trial.seat) for s in (trial.sheet_before, trial.sheet_after))
    if then > now:
        closed = then == len(outline(trial.built.state.boards[trial.seat]))
        yield Reason("wall", now=now, after=then, closed=closed, then=trial.then)


def places(trial: Trial) -> Iterator[Reason]:
    """A better place in a building type; the most valuable first."""
    found = [reason for kind in TYPES for reason in _place(trial, kind)]
    yield from sorted(found, key=lambda reason: -int(reason.parts["points"]))


def _place(trial: Trial, kind: str) -> Iterator[Reason]:
    now, then = (place_of(s, trial.seat, kind) for s in (trial.sheet_before, trial.sheet_after))
    told = {"type": kind, "points": then["points"], "then": trial.then}
    if leads(then) and not leads(now):
        yield Reason("lead", **told)
    elif then["place"] == 1 and now["place"] > 1:
        yield Reason("level", **told)
    elif then["points"] > now["points"] and then["place"] < now["place"]:
        yield Reason("place", place=then["place"], **told)


def strength(trial: Trial) -> Iterator[Reason]:
    """A lead that grows, or a leader who comes within reach."""
    for kind in TYPES:
        now, then = (place_of(s, trial.seat, kind) for s in (trial.sheet_before, trial.sheet_after))
        if then["halves"] <= now["halves"]:
            continue
        if leads(now) and leads(then):
            yield Reason("extends", type=kind, then=trial.then)
        elif then["place"] > 1:
            yield from _chase(trial, kind, then["halves"])


def _chase(trial: Trial, kind: str, own: int) -> Iterator[Reason]:
    """Only one building is missing to draw level with the one seat that leads."""
    seats = range(trial.before.setup.players)
    standing = {seat: place_of(trial.sheet_after, seat, kind) for seat in seats}
    for seat, place in standing.items():
        if leads(place) and place["halves"] - own == BUILDING:
            yield Reason("chases", other=seat, type=kind, then=trial.then)


def one_more(trial: Trial) -> Iterator[Reason]:
    """One more building, though it changes no place yet."""
    for kind in TYPES:
        now, then = (_buildings(game, trial.seat, kind) for game in (trial.before, trial.built))
        if then > now:
            yield Reason("one_more", type=kind, count=then)


def _buildings(game: Game, seat: int, kind: str) -> int:
    return int(game.state.boards[seat].counts[TYPES.index(kind)])


def items(trial: Trial) -> Iterator[Reason]:
    """More points for what modules count."""
    now, then = (_items(s, trial.seat) for s in (trial.sheet_before, trial.sheet_after))
    for item, points in then.items():
        if points > now.get(item, 0):
            yield Reason("item", item=item, now=now.get(item, 0), after=points, then=trial.then)


def _items(sheet: Sheet, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for item, points, _ in sheet[seat]:
        if item != WALL and item not in TYPES:
            found[item] = found.get(item, 0) + points
    return found


def at_once(trial: Trial) -> Iterator[Reason]:
    """Points without a scoring."""
    before, after = trial.before, trial.after
    won = after.scores[trial.seat] - before.scores[trial.seat]
    if won > 0 and after.state.rounds == before.state.rounds:
        yield Reason("at_once", points=won)


def together(trial: Trial) -> Iterator[Reason]:
    """More points at the next scoring, where nothing else says why."""
    told = [reason for find in (walls, places, items) for reason in find(trial)]
    if trial.gain() > 0 and not told:
        yield Reason("together", points=trial.gain(), then=trial.then)


def denial(trial: Trial) -> Iterator[Reason]:
    """A tile with which somebody else would catch up where the seat leads."""
    kind = bought_type(trial)
    if kind is None or not leads(place_of(trial.sheet_before, trial.seat, kind)):
        return
    own = place_of(trial.sheet_before, trial.seat, kind)["halves"]
    others = [seat for seat in range(trial.before.setup.players) if seat != trial.seat]
    halves = {seat: place_of(trial.sheet_before, seat, kind)["halves"] for seat in others}
    rival = max(others, key=lambda seat: (halves[seat], -seat))
    if halves[rival] + BUILDING >= own:
        yield Reason("denial", other=rival, type=kind)


def bought_type(trial: Trial) -> str | None:
    """The building type of the tile that the move buys, None if it buys none of a type."""
    tile = (trial.bought or {}).get("tile")
    return None if tile is None else type_of(trial.before, tile)


def type_of(game: Game, tile: str) -> str | None:
    """The building type of a tile."""
    rules = game.state.rules
    number = rules.tile_by_name.get(tile)
    kind = len(TYPES) if number is None else int(rules.tile_kind[number])
    return TYPES[kind] if 0 <= kind < len(TYPES) else None
