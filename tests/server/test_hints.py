"""Hints over the socket: for whom, at which tables, how often, and what they hold."""

from typing import Any

import pytest

from alhambra.game.game import Game
from alhambra.game.setup import Setup
from alhambra.server import advice, botpool
from alhambra.server.botpool import BotPool
from alhambra.server.companion import BotFailure
from alhambra.server.metrics import Metrics
from alhambra.server.workshop import Asker, Workshop, lanes
from tests.server.house import Guest, House, due, run_alone


def asked(house: House, *kinds: str, **more: Any) -> Guest:
    """A person at a new table, asked for the first time."""
    made = house.table(*kinds, **more)
    guest = house.sit(made["table"], made["keys"][0])
    guest.until_asked()
    return guest


def test_a_person_among_bots_gets_three_moves_with_reasons(house: House) -> None:
    with asked(house, "human", "normal", "random") as guest:
        assert guest.info["hints"] is True
        answer = guest.ask("hint", number=guest.number)
        assert answer["type"] == "hint", answer
        assert answer["number"] == guest.number
        moves = [hint["move"] for hint in answer["hints"]]
        assert len(moves) == 3
        assert all(move in guest.update["moves"] for move in moves)
        assert all(hint["reasons"] and len(hint["reasons"]) <= 3 for hint in answer["hints"])
        assert guest.play(moves[0])["type"] == "done"


@pytest.mark.parametrize("agreed", [None, True, False])
def test_between_people_there_are_none_unless_agreed(
    small_house: House, agreed: bool | None
) -> None:
    made = small_house.table("human", "human", hints=agreed)
    keys = made["keys"]
    with (
        small_house.sit(made["table"], keys[0]) as one,
        small_house.sit(made["table"], keys[1]) as two,
    ):
        one.until("update")
        two.until("update")
        asked = due(one, two)
        assert asked is not None
        assert asked.info["hints"] is bool(agreed)
        other = two if asked is one else one
        answer = asked.ask("hint", number=asked.number)
        assert answer["type"] == "hint" if agreed else answer["reason"] == "hints_off"
        assert other.ask("hint", number=other.number)["reason"] == "not_your_turn"


def test_hints_can_be_switched_off_for_oneself(small_house: House) -> None:
    with asked(small_house, "human", "random", hints=False) as guest:
        assert guest.ask("hint", number=guest.number)["reason"] == "hints_off"


def test_a_hint_for_an_older_moment_is_refused(small_house: House) -> None:
    with asked(small_house, "human", "random") as guest:
        assert guest.ask("hint", number=guest.number + 7)["reason"] == "stale"


def test_spectators_get_none(small_house: House) -> None:
    made = small_house.table("human", "random")
    with small_house.sit(made["table"], made["watch"]) as guest:
        guest.until("update")
        assert guest.ask("hint", number=guest.number)["reason"] == "not_seated"


def test_nobody_gets_two_at_once_and_other_messages_do_not_wait(small_house: House) -> None:
    with asked(small_house, "human", "random") as guest:
        for number in (901, 902):
            guest.say({"type": "hint", "id": number, "number": guest.number})
        guest.say({"type": "ping", "id": 903})
        answers: dict[int, dict[str, Any]] = {}
        while len(answers) < 3:
            message = guest.hear()
            if message.get("id") in (901, 902, 903):
                answers[message["id"]] = message
        assert answers[901]["type"] == "hint"
        assert answers[902]["reason"] == "too_many_hints"
        assert list(answers) == [902, 903, 901]


def test_nobody_gets_more_than_they_can_read(small_house: House) -> None:
    with asked(small_house, "human", "random") as guest:
        answers = [guest.ask("hint", number=guest.number) for _ in range(advice.MOST + 1)]
        assert all(answer["type"] == "hint" for answer in answers[:-1])
        assert answers[-1]["reason"] == "too_many_hints"
        assert guest.ask("ping")["type"] == "pong"


def test_whoever_leaves_while_a_bot_thinks_leaves_no_trace(small_house: House) -> None:
    with asked(small_house, "human", "random") as guest:
        guest.say({"type": "hint", "id": 1, "number": guest.number})
    with asked(small_house, "human", "random") as other:
        assert other.ask("hint", number=other.number)["type"] == "hint"


def test_if_no_bot_has_a_hint_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the hinting bot nor its stand-in exists."""
    monkeypatch.setattr(botpool, "LEVEL", "nobody")
    monkeypatch.setattr(botpool, "STAND_IN", "nobody else")

    async def ask() -> str:
        metrics = Metrics()
        workshop = Workshop(lanes(1), metrics)
        pool = BotPool(workshop, 30, metrics)
        try:
            with pytest.raises(BotFailure):
                await pool.hints(Asker("", "t"), 0, Game(Setup(players=2, seed=1)))
        finally:
            workshop.stop()
        return metrics.text()

    assert 'bot_failures_total{kind="nobody"} 1' in run_alone(ask())
