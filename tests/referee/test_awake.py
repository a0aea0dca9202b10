"""The referee is not asleep: it objects to whatever is told, shown or offered otherwise."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.audit import any_move
from alhambra.referee import ObjectionError
from alhambra.refereed import Watch

SEEDS = range(60)
MOST_MOVES = 3_000

Event = dict[str, Any]
Change = Callable[[Event], Event | None]  # None if it is not told at all


class Doctored(Watch):
    """Tells one kind of event otherwise than it happened."""

    def __init__(self, game: Game, name: str, change: Change) -> None:
        super().__init__(game, 0.02, 0.1)
        self.name = name
        self.change = change
        self.done = 0

    def news(self) -> list[Event]:
        told = []
        for event in super().news():
            other: Event | None = copy.deepcopy(event)
            if event["event"] == self.name:
                other = self.change(copy.deepcopy(event))
                self.done += other != event
            if other is not None:
                told.append(other)
        return told


def watched(module: str, seed: int, doctored: tuple[str, Change] | None = None) -> Iterator[Watch]:
    """A random game with the referee, before each of its moves."""
    chance = random.Random(seed)
    game = Game(Setup(players=2 + seed % 5, modules=(module,) if module else (), seed=seed))
    watch = Doctored(game, *doctored) if doctored else Watch(game, 0, 0)
    for number in range(MOST_MOVES):
        if game.over:
            return
        watch.before_move()
        yield watch
        game.play(any_move(game, chance, number))
        watch.after_move()


def objects_to(module: str, name: str, change: Change) -> bool:
    """Whether the first game in which the event was doctored ended with an objection."""
    for seed in SEEDS:
        try:
            last = [*watched(module, seed, (name, change))][-1]
        except ObjectionError:
            return True
        assert isinstance(last, Doctored)
        if last.done:
            return False
    raise AssertionError(f"{name} never happened")


def larger(event: Event) -> Event:
    """A number, or the first of several, is one larger."""
    for key in ("points", "losses", "values", "scores", "pips", "treasure"):
        if isinstance(event.get(key), list):
            event[key][0] += 1
            return event
        if key in event:
            event[key] += 1
            return event
    raise KeyError(event)


def missing(event: Event) -> None:
    """Nobody is told."""


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("", "scored"),
        ("", "game_over"),
        ("palace_designers", "designer_points"),
        ("gates_without_end", "gate_points"),
        ("characters", "juggler_kept"),
        ("invaders", "attacked"),
        ("palace_staff", "staff_missed"),
        ("art_of_the_moors", "culture_turned"),
    ],
)
def test_numbers_told_otherwise(module: str, name: str) -> None:
    assert objects_to(module, name, larger)


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("", "placed"),
        ("", "added"),
        ("", "removed"),
        ("", "exchanged"),
        ("", "scored"),
        ("invaders", "attacked"),
        ("palace_designers", "designer_points"),
        ("palace_designers", "designer_stands"),
        ("gates_without_end", "gate_points"),
        ("gates_without_end", "wall_built"),
        ("city_walls", "walls_built"),
        ("orchards", "fruit_planted"),
        ("treasures", "treasure_given"),
        ("treasure_chamber", "chest_put"),
        ("treasure_chamber", "chest_lost"),
        ("palace_staff", "servant_placed"),
        ("falconers", "falcon_placed"),
        ("art_of_the_moors", "culture_taken"),
        ("art_of_the_moors", "culture_turned"),
        ("fresh_colors", "decor_completed"),
        ("buildings_of_power", "power_die"),
    ],
)
def test_what_nobody_is_told(module: str, name: str) -> None:
    assert objects_to(module, name, missing)


def test_a_score_sheet_with_another_number() -> None:
    watch = [*watched("", 1)][-1]
    sheet = watch.game.score_sheets[0]
    watch.referee.check_sheet(1, sheet)
    name, points, data = sheet[0][0]
    sheet[0][0] = (name, points + 1, data)
    with pytest.raises(ObjectionError):
        watch.referee.check_sheet(1, sheet)


def test_a_scoring_counted_ahead_with_another_number() -> None:
    for watch in watched("", 2):
        sheet = watch.game.count_round(2)
        if sheet[0]:
            name, points, data = sheet[0][0]
            sheet[0][0] = (name, points - 1, data)
            with pytest.raises(ObjectionError):
                watch.referee.check_ahead(watch.game.view(), 2, sheet)
            return


@pytest.mark.parametrize(
    ("module", "kind"),
    [
        ("", "place"),
        ("", "add"),
        ("", "remove"),
        ("", "exchange"),
        ("city_walls", "build_walls"),
        ("city_walls", "build_walls_aside"),
        ("city_gates", "place_with_gate"),
        ("travelling_craftsmen", "mosaic_place"),
        ("travelling_craftsmen", "craft_move"),
        ("travelling_craftsmen", "brick_exchange"),
        ("gates_without_end", "gate_wall"),
        ("watchtowers", "return_watchtower"),
    ],
)
def test_places_too_few_or_too_many(module: str, kind: str) -> None:
    for seed in SEEDS:
        for watch in watched(module, seed):
            moves = [move.to_json() for move in watch.game.moves()]
            mine = [move for move in moves if move["move"] == kind]
            if mine:
                view = watch.game.view()
                watch.referee.check_places(view, moves)
                fewer = [move for move in moves if move != mine[0]]
                with pytest.raises(ObjectionError):
                    watch.referee.check_places(view, fewer)
                with pytest.raises(ObjectionError):
                    watch.referee.check_places(view, [*moves, {**mine[0], "at": [9, 9]}])
                return
    raise AssertionError(f"{kind} was never offered")


def test_a_tile_that_lies_elsewhere() -> None:
    for watch in watched("", 3):
        view = watch.game.view()
        if view["seats"][0]["board"]:
            view["seats"][0]["board"][0]["at"] = [9, 9]
            with pytest.raises(ObjectionError, match="tiles in the Alhambras"):
                watch.referee.check_places(view, [])
            return


def test_points_out_of_nowhere() -> None:
    watch = next(watched("", 4))
    watch.referee.check_points(watch.game.scores)
    with pytest.raises(ObjectionError, match="points"):
        watch.referee.check_points([1, *watch.game.scores[1:]])
