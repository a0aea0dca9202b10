"""Facts: the same integers for ever, whoever sits where, compiled or not."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from alhambra import Game, Setup
from alhambra.bots import answer, make
from alhambra.bots.judging import facts_for, judge_for
from alhambra.engine.outline import runs
from alhambra.engine.state import State
from alhambra.search import names
from alhambra.search.names import NAMES, OWN
from alhambra.search.walls import measure
from tests.examples import some

GOLDEN = Path(__file__).with_name("facts.json")
POSITIONS = 200
APART = 9  # answers between two positions
SCALES = ("OWN", "POINT", "WHOLE")


def positions() -> Iterator[State]:
    """Positions of games between quick bots, with two to six players, some with modules."""
    count = number = 0
    while True:
        players = 2 + number % 5
        modules = some(3) if number % 3 == 2 else ()
        game = Game(Setup(players=players, seed=number, modules=modules))
        bots = [make("normal@1", seat) for seat in range(players)]
        while (question := game.question) is not None:
            if len(game.history) % APART == 0:
                yield game.state
                count += 1
                if count == POSITIONS:
                    return
            game.play(answer(bots[question.seat], game))
        number += 1


def told() -> list[str]:
    """Facts and judgement of each position in short."""
    found = []
    for state in positions():
        seen = [int(number) for number in facts_for(state.rules).of(state)]
        said = [int(number) for number in judge_for(state.rules).expected(state)]
        found.append(sha256(json.dumps([seen, said]).encode()).hexdigest()[:16])
    return found


def test_facts_are_golden() -> None:
    """After a change on purpose: `python -m tests.search.test_facts` writes them anew."""
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert len(golden) == POSITIONS
    assert told() == golden


def test_every_fact_has_its_place() -> None:
    """The names stand in the order of the places."""
    places = {
        name.lower(): place
        for name, place in vars(names).items()
        if name.isupper() and isinstance(place, int) and name not in SCALES
    }
    assert [places[name] for name in NAMES] == list(range(OWN)) == sorted(places.values())


@pytest.mark.parametrize("players", [2, 3, 5])
def test_facts_do_not_depend_on_the_seat(players: int) -> None:
    """If all move on by one seat, so do their facts."""
    game = Game(Setup(players=players, seed=8))
    bots = [make("normal@1", seat) for seat in range(players)]
    while (question := game.question) is not None:
        if len(game.history) % 20 == 0:
            state = game.state
            facts = facts_for(state.rules)
            seen, size = list(facts.of(state)), int(facts.size)
            moved = list(facts.of(rotated(state)))
            assert moved[size:] + moved[:size] == seen
        game.play(answer(bots[question.seat], game))


def rotated(state: State) -> State:
    """The same table, with everybody one seat further on."""
    other, players = state.copy(), state.rules.players
    count = len(state.rules.currencies)
    other.boards = state.boards[-1:] + state.boards[:-1]
    other.reserves = state.reserves[-1:] + state.reserves[:-1]
    other.pending = state.pending[-1:] + state.pending[:-1]
    other.scores = state.scores[players - 1 : players] + state.scores[: players - 1]
    for seat in range(players):
        for currency in range(count):
            to = (seat + 1) % players * count + currency
            other.purses[to] = state.purses[seat * count + currency]
    other.turn, other.due = (state.turn + 1) % players, (state.due + 1) % players
    return other


def test_walls_are_measured_as_they_are_scored() -> None:
    game = Game(Setup(players=3, seed=5))
    bots = [make("normal@1", seat) for seat in range(3)]
    while (question := game.question) is not None:
        game.play(answer(bots[question.seat], game))
    for seat in range(3):
        walls = measure(game.state.boards[seat])
        lengths = [run.length for run in runs(game.state.boards[seat])]
        assert (walls.longest, walls.walled) == (lengths[0], sum(lengths))
        assert walls.second == (lengths[1] if len(lengths) > 1 else 0)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(told(), indent=0) + "\n", "utf-8")
