"""Many games between bots, on all cores, and what they tell.

A game follows from the task and its number alone, so the result does not depend on how many
processes play. Bots change seats from game to game, and as many neighbouring games as there are
seats share one seed: with it each bot meets the same deck from every seat.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeVar

from alhambra.bots import Bot, answer, check, make
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.game.game import Game
from alhambra.game.setup import SEED_BITS, Setup
from alhambra.machine.processes import workers
from alhambra.measuring.coverage import Counts, coverage, deeds_of, events_of
from alhambra.modules import ALL
from alhambra.position.record import write

BETWEEN = "between scorings"  # the source of points that stand on no score sheet
BATCH = 4  # games sent to a process at once: few messages, yet a lively progress bar
ANY = -1  # modules to draw: each number of them is as likely as any other

T = TypeVar("T")


class Schedule(Protocol):
    """Which games are played: each follows from its number alone."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by name."""

    @property
    def seed(self) -> int:
        """From which everything random follows."""

    @property
    def keep(self) -> bool:
        """Whether each outcome brings its record along."""

    def setup(self, number: int) -> Setup:
        """The set-up of one game."""

    def seating(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits on seat 0, 1, ... in this game."""


class Watcher(Protocol):
    """Somebody who follows a game move by move."""

    def before_move(self) -> None:
        """A question is open."""

    def after_move(self) -> None:
        """It was answered."""


@dataclass(frozen=True)
class Task:
    """What is to be played: `games` games of these bots with this set-up."""

    games: int
    bots: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    seed: int = 0
    keep: bool = False  # whether each outcome brings its record along
    draw: int = 0  # how many modules each game draws by its seed, instead of `modules`; or ANY
    fewest: int = 0  # if set, each game draws its number of players from here to that of `bots`

    def __post_init__(self) -> None:
        """Refuses what cannot be played, with a clear text."""
        if self.games < 1:
            raise ValueError("at least one game must be played")
        if self.fewest and len(set(self.bots)) > 1:
            raise ValueError("with any number of players all seats have the same bot")
        for name in self.bots:
            check(name)
        self.setup(0)

    @property
    def players(self) -> int:
        """Seats at the largest table."""
        return len(self.bots)

    def setup(self, number: int) -> Setup:
        """The set-up of one game."""
        seed = self._seed(number)
        modules = drawn(seed, self.draw) if self.draw else self.modules
        return Setup(self._seats(number), modules, self.options, seed)

    def seating(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits on seat 0, 1, ... in this game."""
        seats = self._seats(number)
        return [(seat + number) % seats for seat in range(seats)]

    def _seed(self, number: int) -> int:
        """Of the deal; where the number of players is drawn, each game has its own."""
        return derived(self.seed, "deal", number if self.fewest else number // self.players)

    def _seats(self, number: int) -> int:
        if not self.fewest:
            return self.players
        return Random(f"players {self._seed(number)}").randint(self.fewest, self.players)


@dataclass(frozen=True)
class Outcome:
    """What is kept of one game. Lists go by seat; `bots` names the bot on it by its place."""

    number: int
    bots: list[int]
    starter: int
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]  # points by what they were scored for
    decisions: int
    turns: int
    modules: tuple[str, ...]
    answers: list[int]  # questions put to each seat
    seconds: list[float] = field(compare=False)  # what they took: no part of a result
    deeds: Counts = field(default_factory=dict)  # how often each kind of move was made
    events: Counts = field(default_factory=dict)  # how often each event of a module was told
    record: str | None = None


def derived(seed: int, use: str, number: int) -> int:
    """A seed for one use, unrelated to its neighbours."""
    digest = sha256(f"{seed} {use} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def drawn(seed: int, count: int) -> tuple[str, ...]:
    """So many modules, or any number of them, as the seed draws them."""
    if count == ANY:
        count = Random(f"modules {seed}").randint(1, len(ALL))
    if not 0 <= count <= len(ALL):
        raise ValueError(f"0 to {len(ALL)} modules can be drawn, not {count}")
    return tuple(Random(seed).sample(list(ALL), count))


def play_game(schedule: Schedule, number: int) -> Outcome:
    """Plays one game of the schedule to its end."""
    game = Game(schedule.setup(number))
    return play_on(schedule, number, game)


def bots_for(schedule: Schedule, number: int) -> list[Bot]:
    """Who plays this game, seat by seat."""
    return [
        make(schedule.bots[bot], derived(schedule.seed, f"bot on {seat}", number))
        for seat, bot in enumerate(schedule.seating(number))
    ]


def play_on(
    schedule: Schedule,
    number: int,
    game: Game,
    watcher: Watcher | None = None,
    bots: list[Bot] | None = None,
) -> Outcome:
    """Plays the game dealt for this number; after an error it still holds all moves so far."""
    seating = schedule.seating(number)
    course = _play_out(game, bots or bots_for(schedule, number), watcher)
    return Outcome(
        number,
        seating,
        course.starter,
        game.scores,
        game.winners,
        [_sources(game, seat) for seat in range(len(seating))],
        len(game.history),
        course.turns,
        game.setup.modules,
        course.answers,
        course.seconds,
        deeds_of(game),
        events_of(game),
        write(game) if schedule.keep else None,
    )


@dataclass
class _Course:
    """How a game went; lists go by seat."""

    answers: list[int]
    seconds: list[float]
    turns: int = 0
    starter: int = 0  # who had the first turn; modules may ask others before it


def _play_out(game: Game, bots: list[Bot], watcher: Watcher | None) -> _Course:
    """Lets the bots answer until the game is over."""
    course = _Course([0] * len(bots), [0.0] * len(bots))
    while (question := game.question) is not None:
        if watcher is not None:
            watcher.before_move()
        if question.kind == "act" and not question.data.get("extra"):
            if not course.turns:
                course.starter = question.seat
            course.turns += 1
        began = perf_counter()
        move = answer(bots[question.seat], game)
        course.seconds[question.seat] += perf_counter() - began
        course.answers[question.seat] += 1
        game.play(move)
        if watcher is not None:
            watcher.after_move()
    return course


def _sources(game: Game, seat: int) -> dict[str, int]:
    """Points of a seat by item of the scorings; what modules gave in between is kept apart."""
    points = dict.fromkeys((WALL, *TYPES), 0)
    for sheet in game.score_sheets:
        for item, scored, _ in sheet[seat]:
            points[item] = points.get(item, 0) + scored
    between = game.scores[seat] - sum(points.values())
    return {**points, BETWEEN: between} if between else points


def _play_batch(task: Task, play_one: Callable[[Task, int], T], first: int) -> list[T]:
    return [play_one(task, number) for number in range(first, min(first + BATCH, task.games))]


def play_all(task: Task, jobs: int, play_one: Callable[[Task, int], T]) -> Iterator[T]:
    """What becomes of all games in their order, played by so many processes."""
    batches = range(0, task.games, BATCH)
    play = partial(_play_batch, task, play_one)
    if jobs == 1 or len(batches) == 1:
        for first in batches:
            yield from play(first)
        return
    with workers(min(jobs, len(batches))) as pool:
        for outcomes in pool.map(play, batches):
            yield from outcomes


def all_cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(task: Task, jobs: int, tell: Callable[[Outcome], None] | None = None) -> list[Outcome]:
    """Plays the whole task; `tell` hears of each game in order."""
    outcomes: list[Outcome] = []
    for outcome in play_all(task, jobs, play_game):
        if tell is not None:
            tell(outcome)
        outcomes.append(outcome)
    return outcomes


# --- Results

Z_95 = 1.959964  # so many standard errors to either side hold 95 %


@dataclass
class Tally:
    """All appearances of one bot at the table: one entry per seat it held in a game."""

    name: str
    scores: list[int] = field(default_factory=list)
    ranks: list[float] = field(default_factory=list)
    wins: float = 0.0  # a shared victory counts in equal parts
    sources: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int) -> None:
        """Adds a game, seen from one seat."""
        self.scores.append(outcome.scores[seat])
        self.ranks.append(rank(outcome.scores, seat))
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)
        for item, points in outcome.sources[seat].items():
            self.sources[item] = self.sources.get(item, 0) + points

    def summary(self) -> dict[str, Any]:
        """As plain JSON values."""
        played = len(self.scores)
        low, high = wilson(self.wins, played)
        return {
            "name": self.name,
            "played": played,
            "wins": round(self.wins, 6),
            "win_share": self.wins / played,
            "win_share_95": [low, high],
            "score_mean": mean(self.scores),
            "score_sd": deviation(self.scores),
            "rank_mean": mean(self.ranks),
            "points": {item: points / played for item, points in self.sources.items()},
        }


def summarize(task: Task, outcomes: list[Outcome]) -> dict[str, Any]:
    """The result of a simulation as plain JSON values."""
    places = [Tally(name) for name in task.bots]
    names = {name: Tally(name) for name in dict.fromkeys(task.bots)}
    seats = [Tally(f"seat {seat + 1}") for seat in range(task.players)]
    turn_order = [Tally(f"plays {place + 1}") for place in range(task.players)]
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            order = (seat - outcome.starter) % len(outcome.bots)
            for tally in (places[bot], names[task.bots[bot]], seats[seat], turn_order[order]):
                tally.add(outcome, seat)
    return {
        "games": len(outcomes),
        "players": task.players,
        "fewest_players": task.fewest or task.players,
        "modules": list(task.setup(0).modules) if task.draw == 0 else [],
        "drawn_modules": task.draw,
        "options": list(task.setup(0).options),
        "seed": task.seed,
        "bots": _summaries([*names.values()]),
        "places": _summaries(places),
        "seats": _summaries(seats),
        "turn_order": _summaries(turn_order),
        "decisions_mean": mean([outcome.decisions for outcome in outcomes]),
        "turns_mean": mean([outcome.turns for outcome in outcomes]),
        "coverage": coverage(
            task.players,
            ((outcome.modules, outcome.deeds, outcome.events) for outcome in outcomes),
        ),
    }


def _summaries(tallies: list[Tally]) -> list[dict[str, Any]]:
    """Of all who played; at tables of different sizes the last seats may stay empty."""
    return [tally.summary() for tally in tallies if tally.scores]


def rank(scores: list[int], seat: int) -> float:
    """The place of a seat, from 1; tied seats share the mean of their places."""
    better = sum(score > scores[seat] for score in scores)
    return better + (1 + scores.count(scores[seat])) / 2


def mean(numbers: list[int] | list[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def deviation(numbers: list[int]) -> float:
    """The standard deviation of a sample, 0 for a single number."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return float((sum((n - middle) ** 2 for n in numbers) / (len(numbers) - 1)) ** 0.5)


def wilson(wins: float, played: int, z: float = Z_95) -> tuple[float, float]:
    """The interval of a share by Wilson's score, of 95 % unless said; sound also near 0 and 1.

    >>> [round(end, 3) for end in wilson(9, 10)]
    [0.596, 0.982]
    """
    share, weight = wins / played, z * z / played
    middle = (share + weight / 2) / (1 + weight)
    half = z * (share * (1 - share) / played + weight / (4 * played)) ** 0.5 / (1 + weight)
    # At 0 and 1 an end meets the share exactly; rounding must not push it past.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
