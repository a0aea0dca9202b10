"""Why a seat did nothing between turns can be told neither by what others hear nor by when (C5).

At real tables the first seat lets a window pass. The second one is a bot, or a person who has given
an order, has no choice, or has answered before. Somebody who looks on notes all that comes, and
when. The times of any two kinds must look like draws from one distribution.
"""

import json
import math
import random
import time
from bisect import bisect_right
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, groupby

from alhambra import Game, Move, Setup, position
from alhambra.server.rows import BOT, KEPT, ONLY, ORDER
from alhambra.server.waiting import QUESTION, line
from tests.server.house import House, Json
from tests.server.test_orders import PASS
from tests.server.test_waiting import plain
from tests.server.windows import BUYING, LET_PASS, done

TABLES = 30  # of each kind
AT_ONCE = 8
PAUSE = 1.0
DAYS = {"turn": 86_400, "bank": 5 * 86_400}
CHANCE = 1e-6  # that two samples of one distribution are called different
RICH, POOR = "rich", "poor"
KINDS = ((RICH, KEPT), (RICH, ORDER), (POOR, ORDER), (POOR, ONLY), (POOR, BOT))


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The greatest difference between the shares that lie below a time (Kolmogorov, Smirnov)."""
    ones, others = sorted(one), sorted(other)
    return max(
        abs(bisect_right(ones, at) / len(ones) - bisect_right(others, at) / len(others))
        for at in (*ones, *others)
    )


def bound(one: int, other: int) -> float:
    """What the distance of two samples of these sizes exceeds only by that chance."""
    return math.sqrt(-math.log(CHANCE / 2) / 2 * (one + other) / (one * other))


def test_the_comparison_tells_different_times_apart() -> None:
    """Answers at once, at a fixed time, or half a range later are found; equal ones are not."""
    chance = random.Random(1)
    times = [chance.uniform(0.5, 1.0) for _ in range(TABLES)]
    most = bound(TABLES, TABLES)
    assert distance(times, [chance.uniform(0.5, 1.0) for _ in range(TABLES)]) < most
    assert distance(times, [0.0] * TABLES) > most
    assert distance(times, [0.51] * TABLES) > most
    assert distance(times, [chance.uniform(0.85, 1.35) for _ in range(TABLES)]) > most


def can_act(game: Game) -> list[int]:
    return [seat for seat, asked in line(game).items() if len(asked.moves()) > 1]


def moments() -> dict[str, str]:
    """Twice what is the same for all others; the second seat has a choice, or none."""
    chance = random.Random(3)
    for seed in range(99):
        game = Game(Setup(players=3, modules=(BUYING,), seed=seed))
        while not game.over:
            question, moves = game.question, game.moves()
            if question is not None and question.kind == QUESTION:
                rich = position.dump(game)
                order = list(line(game))
                if len(order) == 3 and set(order[:2]) <= set(can_act(game)):
                    poor = without_choice(rich, order[1])
                    if poor is not None and order[0] in can_act(position.loads(poor)):
                        return {RICH: rich, POOR: poor}
                game.play(Move(LET_PASS["move"]))
                continue
            taking = [move for move in moves if move.kind == "take"] or list(moves)
            game.play(chance.choice(taking))
    raise AssertionError("no such moment")


def without_choice(text: str, seat: int) -> str | None:
    """The same, but this seat holds as many other cards, with which it can only pass."""
    head, *seats = text.split("[[seat]]")
    before, hand, after = listed(seats[seat], "hand")
    above, deck, below = listed(head, "deck")
    chance = random.Random(5)
    for _ in range(200):
        cards = [card for card in hand + deck if not card.startswith("scoring")]
        chance.shuffle(cards)
        held, rest = sorted(cards[: len(hand)]), cards[len(hand) :]
        piled = [card if card.startswith("scoring") else rest.pop() for card in deck]
        seats[seat] = f"{before}{json.dumps(held)}{after}"
        changed = "[[seat]]".join([f"{above}{json.dumps(piled)}{below}", *seats])
        if seat not in can_act(position.loads(changed)):
            return changed
    return None


def listed(text: str, name: str) -> tuple[str, list[str], str]:
    """A list of this name, and what stands before and behind it."""
    before, opening, rest = text.partition(f"\n{name} = ")
    written, closing, after = rest.partition("]\n")
    cards: list[str] = json.loads(f"{written.rstrip().rstrip(',')}]")
    return before + opening, cards, f"{closing[1:]}{after}"


def sample(house: House, text: str, kind: str) -> tuple[float, list[Json]]:
    """How long the second seat takes to let it pass, and all that somebody who looks on hears."""
    first, second, _ = line(position.loads(text))
    kinds = ["human"] * 3
    kinds[second] = "normal" if kind == BOT else "human"
    made = house.table(*kinds, start={"position": text}, pause=PAUSE, clock=DAYS)
    table, keys = made["table"], made["keys"]
    with (
        house.sit(table, keys[first]) as one,
        house.sit(table, keys.get(second, made["watch"])) as two,
        house.sit(table, made["watch"]) as watcher,
    ):
        for guest in (one, two, watcher):
            guest.until("update")
        if kind == ORDER:
            assert two.ask("orders", orders=[PASS])["type"] == "done"
        if kind == KEPT:
            done(two.play(LET_PASS))
        one.play(LET_PASS)
        while watcher.number < 1:
            watcher.until("update")
        began = time.monotonic()
        while watcher.number < 2:
            watcher.until("update")
        return time.monotonic() - began, timeless(plain(watcher.heard, table))


def timeless(messages: list[Json]) -> list[Json]:
    """Whether there is a deadline, but not at which second."""
    for message in messages:
        if message["type"] == "update":
            message["deadline"] = message["deadline"] is not None
    return messages


def test_neither_messages_nor_times_tell_why_a_seat_did_nothing(small_house: House) -> None:
    texts = moments()
    jobs = [kind for kind in KINDS for _ in range(TABLES)]
    random.Random(7).shuffle(jobs)
    with ThreadPoolExecutor(AT_ONCE) as crew:
        found = list(crew.map(lambda job: (job, *sample(small_house, texts[job[0]], job[1])), jobs))
    times = {job: [seconds for kind, seconds, _ in found if kind == job] for job in KINDS}
    for one, other in combinations(KINDS, 2):
        apart = distance(times[one], times[other])
        assert apart < bound(TABLES, TABLES), (one, other, sorted(times[one]), sorted(times[other]))
    heard = [told for (_, kind), _, told in found if kind != BOT]
    assert [told for told, _ in groupby(heard)] == heard[:1]
    assert [message["number"] for message in heard[0] if message["type"] == "update"] == [0, 1, 2]
