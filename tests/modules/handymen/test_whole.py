"""Handymen: whole games, positions that are refused, bots and pictures."""

from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.handymen.advice import advise, extra
from tests.modules.handymen.crew import asked, begins, crew, rolled, shown, standing, use
from tests.rules.tracing import traces

ROLL = Move("roll_handymen")
REST = Move("handymen_rest")
TAKE = Move("take", cards=["florin 9"])


# --- Notation


@pytest.mark.parametrize(
    ("table", "word"),
    [
        ({"on_market": standing(1, 5, 0, 0), "supply": [8, 8, 8]}, "at most 3 handymen left"),
        ({"on_market": [[9, 0, 0]] + [[0, 0, 0]] * 3}, "market: there is no amount 9"),
        ({"on_market": [[0, 0, 0]]}, "market must be 4 lists of one for each seat"),
        ({"on_market": [[0, 0]] * 4}, "market must be 4 lists of one for each seat"),
        ({"on_market": [[8, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]}, "more than 8 handymen"),
        ({"declared": standing(1, 1, 0, 0)}, "a change needs as many handymen"),
        ({"tiles": [["tower 99 -", 0]]}, "there is no tile tower 99 -"),
        ({"tiles": [["tower 12 -", 0], ["tower 12 -", 0]]}, "two seats lie on tower 12 -"),
        ({"tiles": [["tower 12 -", 3]]}, "there is no seat 3"),
        ({"tiles": [["tower 12 -"]]}, "a list of tiles and seats"),
        ({"tiles": 3}, "a list of tiles and seats"),
        ({"dice": [7]}, "dice: there is no die 7"),
        ({"dice": [1, 1, 1, 1]}, "dice: at most 3 dice"),
        ({"dice": 3}, "dice must be a list of dice"),
        ({"wages": 3}, "unknown key wages"),
    ],
)
def test_bad_positions_are_refused(table: dict[str, Any], word: str) -> None:
    with pytest.raises(position.PositionError, match=word):
        crew("", "", "", **table)


@traces("eight-each")
@pytest.mark.parametrize("players", range(2, 7))
def test_set_up(players: int) -> None:
    game = Game(Setup(players=players, modules=("handymen",), seed=1))
    assert shown(game)["supply"] == [8] * players
    assert asked(game)[1] == "start_question"


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(players: int) -> None:
    game = audited_game(players, ("handymen",), 5 + players, 0.01)
    kinds = {event["event"] for event in game.log()}
    assert {"handymen_rolled", "handyman_on_space", "handyman_on_tile"} <= kinds


# --- Bots and pictures


def test_the_bot_rolls_when_it_cannot_buy() -> None:
    poor, rich = begins("", "", ""), begins('hand = ["denar 7"]', "", "")
    assert (advise(poor.view(0), ROLL) or 0.0) > 0 > (advise(rich.view(0), ROLL) or 0.0)
    assert advise(poor.view(0), Move("pass")) is None


def test_the_bot_builds_a_group_and_pays_exactly_with_help() -> None:
    seat = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 2,0", "tower 12 - @ -1,0"]'
    game = rolled([6, 6, 6], seat, "", "", tiles=[["garden 11 -", 0]])
    beside = advise(game.view(0), Move("handyman_to_tile", tile="tower 11 -")) or 0.0
    apart = advise(game.view(0), Move("handyman_to_tile", tile="tower 12 -")) or 0.0
    assert beside > apart > (advise(game.view(0), REST) or 0.0)
    eight = crew('hand = ["florin 8"]', "", "", on_market=standing(4, 1, 0, 0))
    less, more = (advise(eight.view(0), use(4, change)) or 0.0 for change in (-1, 1))
    assert less > 0 > more


def test_handymen_are_marked() -> None:
    board = 'board = ["tower 12 - @ 1,0"]'
    game = crew(board, "", "", on_market=standing(4, 0, 2, 0), tiles=[["tower 12 -", 0]])
    marks = game.view()["marks"]
    assert [(m["word"], m.get("space"), m.get("tile"), m.get("count", 1)) for m in marks] == [
        ("handyman", 4, None, 2),
        ("handyman", None, "tower 12 -", 1),
    ]
    assert marks[0]["seat"] == 1


def test_the_bot_knows_when_a_raised_price_is_paid_exactly() -> None:
    game = crew('hand = ["florin 6", "florin 4"]', "", "", on_market=standing(4, 1, 0, 0))
    buy = Move("buy", space=4, tile="arcades 9 -", pay=["florin 4", "florin 6"])
    assert extra(game.view(0), buy) == 0.0
    game.play(use(4, 1))
    assert extra(game.view(0), buy) > 0
    assert extra(game.view(0), TAKE) == 0.0
