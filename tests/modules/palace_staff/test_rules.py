"""Palace Staff: the marshal's walk, servants, and what buildings without them cost."""

import json
from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.palace_staff.advice import advise, extra
from tests.modules.palace_staff.palace import (
    STOP,
    asked,
    board,
    marshal,
    palace,
    staff,
    taken,
    to,
    ways,
)
from tests.rules.support import points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import state_of, walk

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


# --- Set-up


@traces("servants-mirror-the-buildings", "marshal-on-the-fountain")
@pytest.mark.parametrize("players", range(2, 7))
def test_six_servants_lie_open_and_the_marshals_stand_on_their_fountains(players: int) -> None:
    game = Game(Setup(players=players, modules=("palace_staff",), seed=players))
    assert len(staff(game)["open"]) == 6
    assert staff(game)["pile"] == 48
    assert [marshal(game, seat) for seat in range(players)] == [[0, 0]] * players
    table = position.dump(game).split("[module.palace_staff]")[1]
    counts = [table.count(f'"{kind}"') for kind in TYPES]
    assert counts == [7, 7, 9, 9, 11, 11]


# --- The walk


@traces("six-less-the-value", "servant-of-the-colour", "refill-after-the-turn")
def test_four_steps_bring_three_servants() -> None:
    """For 2 he takes four steps; no servant for the chambers lies open."""
    game = palace(board(), "", "")
    game.play(taken("denar 2"))
    assert asked(game) == (0, "marshal_steps")
    for x in range(1, 5):
        assert game.question is not None
        assert game.question.data == {"steps": 5 - x, "from": [x - 1, 0]}
        before = staff(game)["open"]
        game.play(to(x, 0))
    assert before == ["pavilion", "seraglio", "tower", "tower"]
    served = staff(game)["served"]
    assert sorted(served) == ["arcades 10 -", "garden 11 -", "tower 12 -"]
    assert marshal(game) == [4, 0]
    assert asked(game) == (1, "act")
    assert len(staff(game)["open"]) == 6
    assert staff(game)["bare"] == [1, 0, 0]


@traces("six-less-the-value", "not-from-six-on")
@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        (["dirham 1", "ducat 4"], 1),
        (["florin 9"], 0),
        (["denar 6"], 0),
        (["denar 2", "dirham 1"], 3),
        (["dirham 1"], 5),
    ],
)
def test_the_sum_decides(cards: list[str], steps: int) -> None:
    display = '["denar 2", "dirham 1", "ducat 4", "florin 9", "denar 6"]'
    game = palace(board(), "", "", display=display)
    game.play(taken(*cards))
    if steps:
        assert game.question is not None
        assert game.question.data["steps"] == steps
    else:
        assert asked(game) == (1, "act")


@traces("on-foot")
def test_he_crosses_no_wall_and_stays_on_the_tiles() -> None:
    """East of the pavilion a double wall; the way leads round it."""
    tiles = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", "tower 11 - @ 1,1", "garden 11 - @ 2,1"]
    game = palace(board(*tiles), "", "")
    game.play(taken("dirham 1"))
    assert ways(game) == [[1, 0]]
    game.play(to(1, 0))
    assert sorted(ways(game)) == [[0, 0], [1, 1]]
    assert game.why_not(to(2, 0)) == "marshal_cannot_walk"
    assert game.why_not(to(1, -1)) == "marshal_cannot_walk"


@traces("may-stop")
def test_he_may_stop_before_his_steps_are_used() -> None:
    game = palace(board(), "", "")
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    game.play(STOP)
    assert asked(game) == (1, "act")
    assert marshal(game) == [1, 0]
    again = palace(board(), "", "")
    again.play(taken("denar 2"))
    again.play(STOP)
    assert marshal(again) == [0, 0]


def test_without_a_way_nobody_is_asked() -> None:
    game = palace("", "", "")
    game.play(taken("denar 2"))
    assert asked(game) == (1, "act")


@traces("one-servant-each", "servant-of-the-colour")
def test_a_served_tile_gets_nothing_more_and_a_bare_one_gets_it_on_return() -> None:
    """The garden has its servant; the tower is entered twice and served the first time."""
    tiles = ["garden 11 - @ 1,0", "tower 12 - @ 2,0"]
    game = palace(board(*tiles), "", "", served=["garden 11 -"])
    game.play(taken("dirham 1"))
    for x in (1, 2, 1, 2):
        game.play(to(x, 0))
    placed = [event["tile"] for event in game.log() if event["event"] == "servant_placed"]
    assert placed == ["tower 12 -"]
    assert staff(game)["open"].count("garden") == 1
    game.play(STOP)
    bare = palace(board(*tiles), "", "", marshals=[[1, 0], [0, 0], [0, 0]])
    bare.play(taken("denar 2"))
    bare.play(to(0, 0))
    assert staff(bare)["served"] == []
    bare.play(to(1, 0))
    assert staff(bare)["served"] == ["garden 11 -"]


@traces("not-filled-up-on-the-way", "refill-after-the-turn")
def test_the_display_is_not_filled_up_during_a_walk() -> None:
    game = palace(board(), "", "", open=["garden", "arcades"], pile=None)
    game.play(taken("denar 2"))
    for x in range(1, 4):
        game.play(to(x, 0))
    assert staff(game)["open"] == []
    game.play(STOP)
    assert len(staff(game)["open"]) == 6


@traces("not-filled-up-on-the-way")
def test_an_empty_supply_fills_nothing_up() -> None:
    rest = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
    for kind in ("garden", "arcades"):
        rest[kind] -= 1
    out = [kind for kind, count in rest.items() for _ in range(count)]
    game = palace(board(), "", "", open=["garden", "arcades"], pile=[], out=out)
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    game.play(STOP)
    assert staff(game)["open"] == ["arcades"]
    assert staff(game)["pile"] == 0


@traces("pending-tiles-cannot-be-entered")
def test_bought_tiles_do_not_lie_there_yet() -> None:
    game = palace('hand = ["denar 6"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 6"]))
    game.play(taken("denar 2"))
    assert asked(game) == (0, "place")


# --- Redesign


@traces("marshals-tile-stays")
def test_his_tile_is_neither_removed_nor_exchanged() -> None:
    seat = board("garden 11 - @ 1,0", "tower 12 - @ 2,0") + 'reserve = ["tower 11 -"]'
    game = palace(seat, "", "", marshals=[[2, 0], [0, 0], [0, 0]])
    assert game.why_not(Move("remove", at=[2, 0])) == "marshal_stands_there"
    exchange = Move("exchange", tile="tower 11 -", at=[2, 0])
    assert game.why_not(exchange) == "marshal_stands_there"
    assert exchange not in game.moves()
    assert Move("remove", at=[2, 0]) not in game.moves()
    assert Move("exchange", tile="tower 11 -", at=[1, 0]) in game.moves()
    away = palace(seat, "", "")
    assert away.why_not(Move("remove", at=[2, 0])) is None
    assert away.why_not(exchange) is None


@traces("servants-go-to-the-reserve")
def test_a_servant_stays_on_a_tile_in_the_reserve() -> None:
    game = palace(board("garden 11 - @ 1,0"), "", "", served=["garden 11 -"])
    game.play(Move("remove", at=[1, 0]))
    assert staff(game)["served"] == ["garden 11 -"]
    for seat in (1, 2):
        assert asked(game)[0] == seat
        game.play(taken(game.view()["display"][0]))
        if asked(game)[1] == "marshal_steps":
            game.play(STOP)
    game.play(Move("add", tile="garden 11 -", at=[0, 1]))
    assert staff(game)["bare"] == [0, 0, 0]


# --- Scoring

MANY = [
    "pavilion 8 - @ 1,0", "seraglio 9 - @ 2,0", "arcades 9 - @ 3,0", "chambers 10 - @ 4,0",
    "garden 10 - @ 5,0",
]  # fmt: skip
DIRK = [
    "pavilion 2 NEW", "pavilion 3 SW", "seraglio 3 ESW", "seraglio 4 NE", "arcades 4 NES",
    "arcades 5 NW", "chambers 5 NSW", "chambers 6 ES", "garden 6 ESW", "garden 7 NSW",
]  # fmt: skip


def scored(seat: str, rounds: int = 0, **table: Any) -> Game:
    """The next card is a scoring card; Dirk has most of every type, so nobody else gains."""
    left = ["scoring", "denar 1", *["scoring"] * (1 - rounds)]
    head = f"rounds = {rounds}\ndeck = {json.dumps(left)}"
    tail = f"[dirk]\ntiles = {json.dumps(DIRK)}\n"
    game = palace(seat, "", head=head, tail=tail, **table)
    game.play(taken("florin 9"))
    return game


def lost(game: Game) -> list[int]:
    """What the last sheet takes from each seat for missing servants."""
    sheet = game.score_sheets[-1]
    return [-sum(p for name, p, _ in sheet[s] if name == "palace_staff") for s in sorted(sheet)]


@traces("point-for-each-bare-building")
@pytest.mark.parametrize("rounds", [0, 1])
def test_each_bare_building_costs_a_point(rounds: int) -> None:
    """Five buildings, two of them with a servant; the fountain needs none."""
    game = scored(board(*MANY) + "score = 20", rounds, served=["pavilion 8 -", "garden 10 -"])
    assert lost(game) == [3, 0, 0]
    assert game.scores[0] == 20 + (0 if rounds == 0 else 1 + 2 + 3 + 4 + 5) - 3


@traces("never-below-zero")
def test_nobody_falls_below_zero() -> None:
    game = scored(board(*MANY) + "score = 2")
    assert lost(game)[0] == 2
    assert game.scores[0] == 0
    details = [data for name, _, data in game.score_sheets[-1][0] if name == "palace_staff"]
    assert details == [{"bare": 5}]


@traces("point-for-each-bare-building")
def test_the_points_of_the_scoring_come_first() -> None:
    """One pavilion brings 1 point in the first scoring and costs it again."""
    tiles = json.dumps(DIRK[2:])
    head = 'deck = ["scoring", "denar 1", "scoring"]'
    game = palace(board("pavilion 8 - @ 1,0"), "", head=head, tail=f"[dirk]\ntiles = {tiles}\n")
    game.play(taken("florin 9"))
    assert game.scores[:2] == [0, 0]
    assert lost(game)[0] == 1


@traces("dirk-has-none")
def test_dirk_loses_nothing() -> None:
    game = scored(board(*MANY))
    assert "palace_staff" not in [name for name, _, _ in game.score_sheets[-1][2]]


def last_turn(first: str, second: str, **table: Any) -> Game:
    """The first seat takes money and the market cannot be filled."""
    head = "rounds = 2\ntower = []"
    market = '["tower 11 -", "-", "-", "-"]'
    game = palace(first, second, "", head=head, market=market, **table)
    game.play(taken("florin 9"))
    return game


@traces("third-before-leftovers")
def test_a_leftover_tile_costs_nothing_though_it_is_bare() -> None:
    first = board("garden 11 - @ 1,0") + 'score = 9\nhand = ["denar 1"]'
    game = last_turn(first, "score = 5")
    kinds = [event["event"] for event in game.log()]
    assert kinds.index("staff_missed") < kinds.index("leftover")
    game.play(Move("place", tile="tower 11 -", at=[2, 0]))
    assert game.over
    assert lost(game) == [1, 0, 0]
    assert staff(game)["bare"] == [2, 0, 0]
    items = [name for name, _, _ in game.score_sheets[-1][0]]
    assert items.count("palace_staff") == 1
    assert len(game.score_sheets) == 1


@traces("third-before-leftovers", "never-below-zero")
def test_what_the_third_scoring_brings_is_safe() -> None:
    """Without points nothing can be lost before it."""
    game = last_turn(board("garden 11 - @ 1,0"), "")
    assert game.over
    assert lost(game)[0] == 0
    assert game.scores[0] == 20


@traces("third-before-leftovers")
def test_a_preview_of_the_third_scoring_counts_the_loss() -> None:
    game = palace(board() + "score = 9", "", "")
    assert points(game, 3, "palace_staff") == [-4, 0, 0]
    done = palace(board() + "score = 9", "", "", docked=True)
    assert points(done, 3, "palace_staff") == [0, 0, 0]
    assert points(done, 2, "palace_staff") == [-4, 0, 0]


# --- Notation and secrets


@pytest.mark.parametrize(
    ("table", "word"),
    [
        ({"open": ["cook"]}, "there is no servant cook"),
        ({"open": ["pavilion"] * 8}, "not so many pieces pavilion"),
        ({"open": 3}, "open must be a list"),
        ({"pile": ["tower"]}, "it must name every servant"),
        ({"served": ["tower 99 -"]}, "there is no building of the base game"),
        ({"served": ["tower 12 -", "tower 12 -"]}, "named twice"),
        ({"served": 3}, "served must be a list"),
        ({"marshals": [[0, 0]]}, "marshals must be given for each seat"),
        ({"marshals": [[5, 5], [0, 0], [0, 0]]}, "nothing stands at 5,5"),
        ({"marshals": [3, [0, 0], [0, 0]]}, r"\[x, y\] is wanted"),
        ({"marshals": ["tower 12 -", [0, 0], [0, 0]]}, "does not wait to be placed"),
        ({"marshals": ["x", [0, 0], [0, 0]]}, "there is no tile x"),
        ({"docked": 1}, "docked: true or false is wanted"),
        ({"cooks": 1}, "unknown key cooks"),
    ],
)
def test_bad_positions_are_refused(table: dict[str, Any], word: str) -> None:
    with pytest.raises(position.PositionError, match=word):
        palace("", "", "", **table)


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(players: int) -> None:
    game = audited_game(players, ("palace_staff",), 3 + players, 0.02)
    kinds = {event["event"] for event in game.log()}
    assert {"marshal_moved", "servant_placed", "servants_opened", "staff_missed"} <= kinds


def test_nothing_leaks() -> None:
    game = Game(Setup(players=3, modules=("palace_staff",), seed=5))
    check_views(game, walk(game, Random(5)), 40)


def test_the_pile_is_shuffled_in_another_truth() -> None:
    game = Game(Setup(players=3, modules=("palace_staff",), seed=5))
    other = game.determinize(0, 9)
    tables = [state_of(one).rules.modules[0].write(state_of(one)) for one in (game, other)]
    assert tables[0]["pile"] != tables[1]["pile"]
    assert {**tables[0], "pile": 0} == {**tables[1], "pile": 0}


# --- Bots and pictures


def test_the_bot_walks_where_servants_wait() -> None:
    """West lie chambers for which no servant lies open, east a garden that gets one."""
    tiles = ["garden 11 - @ 1,0", "chambers 11 - @ -1,0"]
    game = palace(board(*tiles), "", "")
    game.play(taken("ducat 4"))
    worth = {str(move): advise(game.view(0), move) for move in game.moves()}
    assert max(worth, key=lambda move: worth[move] or 0.0) == str(to(1, 0))
    assert worth[str(STOP)] == 0.0
    assert (worth[str(to(-1, 0))] or 0.0) < 0
    assert advise(game.view(0), Move("pass")) is None


def test_servants_and_marshals_are_marked() -> None:
    game = palace(board(), "", "", served=["tower 12 -"], marshals=[[1, 0], [0, 0], [0, 0]])
    marks = game.view()["marks"]
    assert [(mark["word"], mark.get("tile"), mark.get("at")) for mark in marks] == [
        ("servant-tower", "tower 12 -", None),
        ("marshal", None, [1, 0]),
        ("marshal", None, [0, 0]),
        ("marshal", None, [0, 0]),
    ]


def test_the_bot_sees_what_a_walk_adds_to_small_money() -> None:
    game = palace(board(), "", "")
    small, large = extra(game.view(0), taken("denar 2")), extra(game.view(0), taken("florin 9"))
    assert small > 3 > large == 0.0
    assert extra(game.view(0), Move("pass")) == 0.0
