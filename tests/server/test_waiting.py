"""Between turns all are asked at once; answers wait and are played in the order of the rules."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra import Setup
from alhambra.server.asking import Asking
from alhambra.server.play import Play
from alhambra.server.rows import DRIVER, HUMAN, KEPT, PERSON, AnswerRow, SeatRow
from alhambra.server.waiting import QUESTION
from tests.server.conftest import new_database
from tests.server.house import Guest, House, Json, meet, open_house
from tests.server.windows import BUY, LET_PASS, Party, choices, done, moment

QUIET = 0.4  # seconds in which nothing may be told


def settled(party: Party, number: int) -> None:
    """Until everybody knows of this many answers."""
    for guest in party.guests:
        while guest.number < number:
            guest.until("update")


def test_three_people_are_asked_at_once(house: House) -> None:
    """Each sees its own moves only, and that it is asked."""
    with Party(house, moment(opens=False)[0]) as party:
        expected = choices(party.game)
        for seat, guest in zip(party.order, party.guests, strict=True):
            bought = [move for move in guest.update["moves"] if move != LET_PASS]
            assert bought == expected[seat]
            assert guest.update["question"]["seat"] == seat
            assert guest.update["answered"] is None
            key = party.made["keys"][seat]
            assert house.get(f"/tables/{party.made['table']}", key)["asked"] == seat
        assert (
            house.get(f"/tables/{party.made['table']}", party.made["host"])["asked"]
            == (party.order[0])
        )


def test_answers_wait_and_are_played_in_order(house: House) -> None:
    with Party(house, moment(opens=False)[0]) as party:
        first, second, third = party.guests
        purchase = choices(party.game)[party.order[2]][0]
        assert done(third.play(purchase)) == 0
        assert third.update["answered"] == purchase
        assert third.update["moves"] is None
        assert third.update["question"]["seat"] == party.order[0]
        assert done(second.play(LET_PASS)) == 0
        assert party.log() == []
        assert done(first.play(LET_PASS)) == 1
        settled(party, 3)
        passes = [(seat, LET_PASS) for seat in party.order[:2]]
        assert party.log() == [*passes, (party.order[2], purchase)]
        assert [row.source for row in party.stored().log] == [PERSON, KEPT, KEPT]
        assert party.stored().answers == []
        assert third.asked  # to place what was bought
        metrics = house.ask("GET", "/metrics").text  # which anybody may read
        assert {line.split('"')[1] for line in metrics.splitlines() if "moves_total{" in line} <= {
            PERSON,
            DRIVER,
        }


def test_while_a_bot_is_due_nobody_else_is_asked(house: House) -> None:
    """Its answer comes in a moment; nobody should think about what may change at once."""
    text, _ = moment(opens=False)
    made = house.table("human", "normal", "human", start={"position": text}, pause=3.0)
    with house.sit(made["table"], made["keys"][0]) as third:
        third.until("update")
        assert third.update["question"]["seat"] == 1
        assert not third.asked
        while third.number < 1:
            third.until("update")
        assert third.asked == (third.update["question"]["kind"] == QUESTION)


def test_an_answer_can_be_changed_and_taken_back(house: House) -> None:
    with Party(house, moment(opens=False)[0]) as party:
        first, second, third = party.guests
        purchase, other = choices(party.game)[party.order[2]][:2]
        for move in (purchase, other):
            done(third.play(move))
            assert third.update["answered"] == move
        done(third.ask("withdraw"))
        assert third.asked
        assert third.update["answered"] is None
        assert third.ask("withdraw")["reason"] == "stale"
        assert first.ask("withdraw")["reason"] == "stale"
        assert third.play({"move": BUY, "space": 9})["type"] == "refused"
        done(second.play(LET_PASS))
        done(first.play(LET_PASS))
        settled(party, 2)
        assert third.asked
        assert third.play(LET_PASS, number=0)["type"] == "done"  # others have only let it pass
        assert first.play(LET_PASS, number=0)["reason"] == "stale"
        assert [seat for seat, _ in party.log()] == party.order


@pytest.mark.parametrize("lasting", [True, False])
@pytest.mark.parametrize("opens", [True, False])
def test_a_pass_stands_unless_something_new_is_there(
    house: House, opens: bool, lasting: bool
) -> None:
    text, purchase = moment(opens)
    with Party(house, text) as party:
        first, _, third = party.guests
        done(third.play(LET_PASS, lasting=lasting))
        done(first.play(purchase))
        assert not third.asked
        place(first)
        meet(*party.guests)
        assert third.asked == opens
        assert (third.update["answered"] is None) == opens
        assert len(party.stored().answers) == (0 if opens else 1)


def place(guest: Guest) -> None:
    """Places what was bought, somewhere."""
    while guest.asked and guest.update["question"]["shape"] == "place":
        done(guest.play(guest.update["moves"][0]))


def test_a_purchase_stands_unless_somebody_else_made_it(house: House) -> None:
    text, purchase = moment(opens=False)
    for same in (True, False):
        with Party(house, text) as party:
            first, _, third = party.guests
            mine = choices(party.game)[party.order[2]]
            fits = [move for move in mine if (move["tile"] == purchase["tile"]) == same]
            done(third.play(fits[0]))
            done(first.play(purchase))
            place(first)
            meet(*party.guests)
            assert third.asked == same
            assert third.update["answered"] == (None if same else fits[0])


def test_a_pass_can_last_until_the_own_turn(house: House) -> None:
    """In later windows the seat is not asked what it has let pass before; others cannot tell."""
    with Party(house, moment(opens=False)[0]) as party:
        first, second, third = party.guests
        purchase = choices(party.game)[party.order[2]][0]
        assert third.play(purchase, lasting=True)["reason"] == "bad_message"
        done(third.play(LET_PASS, lasting=True))
        for guest in (first, second):
            let_pass(party, until=guest)
            assert not third.asked
            assert third.update["answered"] is None
            assert [row.seat for row in party.stored().answers] == [party.order[2]]
            taking = [move for move in guest.update["moves"] if move["move"] == "take"]
            done(guest.play(taking[0]))
        let_pass(party, until=third)
        assert party.stored().answers == []
        assert [row.source for row in party.stored().log if row.seat == party.order[2]] == [
            KEPT
        ] * 3


def let_pass(party: Party, until: Guest) -> None:
    """All who are asked let the window pass, until this guest's turn begins."""

    def acts() -> bool:
        return until.asked and until.update["question"]["kind"] == "act"

    while not acts():
        meet(*party.guests)
        for guest in [guest for guest in party.guests if guest.asked and not acts()]:
            guest.play(LET_PASS)
        if not acts():
            until.until("update")
    meet(*party.guests)


def test_a_lasting_pass_of_who_is_due_waits_a_moment(house: House) -> None:
    """It is played like one that was ordered, and taken back like any other."""
    with Party(house, moment(opens=False)[0]) as party:
        first = party.guests[0]
        done(first.play(LET_PASS, lasting=True))
        settled(party, 1)
        assert [row.source for row in party.stored().log] == [KEPT]
        assert len(party.stored().answers) == 1
        done(first.ask("undo", number=1))
        settled(party, 2)
        assert party.stored().answers == []
        assert first.asked


def test_what_waits_answers_no_other_question() -> None:
    """A lasting pass is no answer to what its seat is asked outside of windows."""
    play = Play({"setup": Setup(players=3, seed=1).to_json()})
    asked = play.game.question
    assert asked is not None
    row = AnswerRow("", asked.seat, "token", len(play.game.state.events), True, LET_PASS, {})
    asking = Asking(play, [row])
    seat = SeatRow("", asked.seat, HUMAN)
    assert asking.waiting == {asked.seat: row}
    assert asking.given(seat) is None
    assert asking.open_to(seat) is play.game


def test_an_undo_leaves_what_still_fits(house: House) -> None:
    text, purchase = moment(opens=False)
    with Party(house, text) as party:
        first, second, third = party.guests
        done(third.play(LET_PASS))
        done(first.play(LET_PASS))
        settled(party, 1)
        assert second.asked
        done(first.ask("undo", number=1))
        settled(party, 2)
        assert first.asked
        assert second.asked
        assert third.update["answered"] == LET_PASS
        done(first.play(purchase))
        done(first.ask("undo", number=3))
        settled(party, 4)
        assert third.update["answered"] == LET_PASS
        done(first.play(LET_PASS))
        done(second.play(LET_PASS, number=4))
        settled(party, 7)
        assert party.log()[-1] == (party.order[2], LET_PASS)


def test_each_has_its_own_clock(house: House) -> None:
    with Party(house, moment(opens=False)[0], clock={"turn": 60}) as party:
        deadlines = [guest.update["deadline"] for guest in party.guests]
        assert None not in deadlines
        third = party.guests[2]
        done(third.play(LET_PASS))
        assert third.update["deadline"] == deadlines[0]  # of whom it waits for
        done(third.ask("withdraw"))
        assert third.update["deadline"] > deadlines[2]
        done(party.guests[0].play(LET_PASS))
        settled(party, 1)
        assert party.guests[1].update["deadline"] == deadlines[1]


def test_when_the_time_of_the_first_is_up_the_others_answers_follow(house: House) -> None:
    with Party(house, moment(opens=False)[0], clock={"turn": 5}) as party:
        for guest in party.guests[1:]:
            done(guest.play(LET_PASS))
        settled(party, 1)
        assert {row.source for row in party.stored().log[:1]} == {"clock"}


# --- Kills and workers


def test_answers_survive_a_kill(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        party = Party(house, moment(opens=False)[0])
        purchase = choices(party.game)[party.order[2]][0]
        done(party.guests[2].play(purchase))
        done(party.guests[1].play(LET_PASS))
        house.kill()
        house.start()
        party.come_back()
        first, second, third = party.guests
        assert (second.update["answered"], third.update["answered"]) == (LET_PASS, purchase)
        assert [guest.asked for guest in party.guests] == [True, False, False]
        done(first.play(LET_PASS))
        settled(party, 3)
        assert party.log()[-1] == (party.order[2], purchase)


def test_what_is_due_when_the_server_is_killed_is_played_afterwards(
    database: str, tmp_path: Path
) -> None:
    """Nobody need come back for it."""
    with open_house(database, tmp_path) as house:
        party = Party(house, moment(opens=False)[0], pause=2.0)
        for guest in reversed(party.guests):
            done(guest.play(LET_PASS))
        house.kill()
        assert len(party.log()) == 1
        house.start()
        while len(party.log()) < 3:
            time.sleep(0.1)
        assert party.log() == [(seat, LET_PASS) for seat in party.order]
        assert party.stored().answers == []


@pytest.fixture
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two workers on one database."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    base = new_database("postgres", request, tmp_path)
    with open_house(base, tmp_path / "a") as one, open_house(base, tmp_path / "b") as two:
        yield one, two


def test_answers_wait_across_workers(houses: tuple[House, House]) -> None:
    """Taken back at one worker, an answer is not played by another."""
    with Party(houses[0], moment(opens=False)[0]) as party:
        first, second, third = party.guests
        table, keys = party.made["table"], party.made["keys"]
        with houses[1].sit(table, keys[party.order[2]]) as elsewhere:
            elsewhere.until("update")
            done(elsewhere.play(LET_PASS))
            while third.update["answered"] is None:
                third.until("update")
            done(third.ask("withdraw"))
            while elsewhere.update["answered"] is not None:
                elsewhere.until("update")
            done(elsewhere.play(LET_PASS))
            done(second.play(LET_PASS))
            done(first.play(LET_PASS))
            settled(party, 3)
            assert party.log() == [(seat, LET_PASS) for seat in party.order]


# --- Nobody else knows


def heard(house: House, answer: Any) -> list[list[Json]]:
    """All that two others are told while the last answers, until the first has let it pass."""
    with Party(house, moment(opens=False)[0]) as party:
        first, second, third = party.guests
        with house.sit(party.made["table"], party.made["watch"]) as watcher:
            watcher.until("update")
            for move in answer(choices(party.game)[party.order[2]]):
                done(third.play(move))
            first.never("update", QUIET)
            done(first.play(LET_PASS))
            for guest in (second, watcher):
                while guest.number < 1:
                    guest.until("update")
            others = (first, second, watcher)
            known = [guest.heard for guest in others]
            info = [house.get(f"/tables/{party.made['table']}", party.made["host"])]
        return [plain(messages, party.made["table"]) for messages in (*known, info)]


def plain(messages: list[Json], table: str) -> list[Json]:
    """Without what differs between any two tables."""
    written = json.dumps(messages).replace(table, "TABLE")
    told: list[Json] = json.loads(written)
    for message in told:
        info = message.get("info", message)
        info.pop("made", None)
    return told


def test_nobody_else_is_told_of_an_answer_that_waits(small_house: House) -> None:
    """Nothing, a pass, a purchase, one that was changed: others receive the same to the byte."""
    nothing = heard(small_house, lambda _: [])
    assert heard(small_house, lambda _: [LET_PASS]) == nothing
    assert heard(small_house, lambda purchases: [purchases[0]]) == nothing
    assert heard(small_house, lambda purchases: [purchases[0], LET_PASS, purchases[1]]) == nothing


def test_other_workers_tell_nobody_either(houses: tuple[House, House]) -> None:
    """Also those who look on at a worker that hears of the answer hear nothing."""
    with (
        Party(houses[0], moment(opens=False)[0]) as party,
        houses[1].sit(party.made["table"], party.made["watch"]) as watcher,
    ):
        watcher.until("update")
        watcher.never("anything", QUIET)
        before = len(watcher.heard)
        done(party.guests[2].play(LET_PASS))
        done(party.guests[2].ask("withdraw"))
        watcher.never("anything", QUIET)
        assert len(watcher.heard) == before
