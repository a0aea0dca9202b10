"""The Travelling Craftsmen: who has them, when they help, and how they wander on."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.game.catalogue import make_module
from alhambra.modules.travelling_craftsmen import TravellingCraftsmen
from alhambra.modules.travelling_craftsmen.advice import advise, extra
from alhambra.position import PositionError
from tests.modules.travelling_craftsmen.guild import (
    KINDS,
    NAME,
    START,
    TABLE,
    TAKE,
    asked,
    having,
    head,
    kinds,
    served,
    shown,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_pieces, check_secrets, check_whole_game
from tests.support import state_of

OTHER = Move("pass_craftsman", craftsman="stonemason")


def guild(game: Game) -> tuple[list[list[str]], list[str], list[int]]:
    """The truth: face up, face down, in the box."""
    state = state_of(game)
    module = state.rules.modules[-1]
    assert isinstance(module, TravellingCraftsmen)
    table = module.write(state)
    up, down = table["up"], table["down"]
    assert isinstance(up, list)
    assert isinstance(down, list)
    return up, [name or "-" for name in down], module.craftsman.left(state)


# --- Set-up


@traces("set-up", "marks-5-6", "hidden-starter")
@pytest.mark.parametrize(
    ("players", "pool", "out"), [(2, 9, 4), (3, 9, 2), (4, 9, 0), (5, 11, 0), (6, 13, 0)]
)
def test_c_everybody_gets_two_and_the_starting_player_a_third(
    players: int, pool: int, out: int
) -> None:
    """C31-1, C31-2."""
    game = Game(Setup(players=players, modules=(NAME,), seed=players))
    up, down, box = guild(game)
    assert [len(craftsmen) for craftsmen in up] == [2] * players
    starter = int(game.state.starter)
    assert [name != "-" for name in down] == [seat == starter for seat in range(players)]
    assert len(box) == out
    dealt = [name for craftsmen in up for name in craftsmen]
    dealt += [name for name in down if name != "-"]
    assert len(dealt) + out == pool
    names = dealt + [KINDS[kind] for kind in box]
    assert {name for name in names if names.count(name) == 2} == {
        *(("carpenter", "goldsmith") if players > 4 else ()),
        *(("mosaic_artist", "builder") if players > 5 else ()),
    }


@traces("nobody-looks")
def test_nobody_sees_the_craftsman_that_was_dealt_face_down() -> None:
    game = Game(Setup(players=2, modules=(NAME,), seed=2))
    starter = int(game.state.starter)
    for seat in (None, 0, 1):
        down = game.view(seat)[NAME]["face_down"]
        assert down[starter] == ["face-down"]
        assert down[1 - starter] == []
    truths = {guild(game.determinize(starter, seed))[1][starter] for seed in range(30)}
    assert len(truths) == 5
    told = [event for event in game.log() if event["event"] == "craftsmen_dealt"]
    assert [event["craftsmen"] for event in told] == game.view()[NAME]["up"]


@traces("dirk-none")
def test_dirk_gets_no_craftsmen() -> None:
    game = Game(Setup(players=2, modules=(NAME,), seed=1))
    assert len(game.view()[NAME]["up"]) == 2


# --- Passing on


@traces("pass-used", "flip")
def test_the_used_craftsman_goes_to_the_left_and_the_hidden_one_is_turned_up() -> None:
    game = served("mortar_mixer")
    hidden = game.view()[NAME]["face_down"][0]
    game.play(Move("mortar_swap", spaces=[1, 2]))
    assert shown(game, "used") == "mortar_mixer"
    events = game.play(TAKE)
    assert asked(game) == (1, "act")
    assert {
        "event": "craftsman_passed",
        "seat": 0,
        "craftsman": "mortar_mixer",
        "turned": hidden[0],
    } in events
    assert game.view()[NAME]["face_down"] == [[], ["mortar_mixer"], []]
    up = game.view()[NAME]["up"]
    assert sorted(up[0]) == sorted(["stonemason", *hidden])
    assert len(up[1]) == 2
    assert shown(game, "used") is None


@traces("pass-unused")
def test_whoever_used_none_chooses_which_to_pass_on() -> None:
    game = served("mortar_mixer")
    game.play(TAKE)
    game.play(Move("done_end"))
    assert asked(game) == (0, "craftsman_question")
    names = [move.parts["craftsman"] for move in game.moves()]
    assert names == ["mortar_mixer", "stonemason"]
    assert game.why_not(Move("pass_craftsman", craftsman="coiner")) == "no_such_craftsman"
    assert game.why_not(Move("pass_craftsman", craftsman="cook")) == "no_such_craftsman"
    game.play(OTHER)
    assert game.view()[NAME]["face_down"][1] == ["stonemason"]
    assert asked(game) == (1, "act")


@traces("flip")
def test_always_two_lie_face_up_and_whoever_acts_has_a_hidden_one() -> None:
    """C31-2."""
    game = Game(Setup(players=3, modules=(NAME,), seed=5))
    for _ in range(40):
        up, down, _ = guild(game)
        assert [len(craftsmen) for craftsmen in up] == [2] * 3
        if asked(game)[1] == "act":
            assert [name != "-" for name in down].index(True) == asked(game)[0]
        game.play(game.moves()[0])


@traces("pass-used")
def test_two_equal_craftsmen_leave_no_choice() -> None:
    up = [["goldsmith"] * 2, *(list(KINDS[n : n + 2]) for n in (0, 2, 4)), ["coiner", "stonemason"]]
    down = ["mosaic_artist", "-", "-", "-", "-"]
    table = f"[module.{NAME}]\nup = {up}\ndown = {down}".replace("'", '"')
    table = table.replace('["mosaic_artist", "mortar_mixer"]', '["carpenter", "mortar_mixer"]')
    game = game_with(head(), "", "", "", "", "", tail=table)
    game.play(TAKE)
    assert asked(game) == (1, "act")
    assert game.view()[NAME]["face_down"][1] == ["goldsmith"]


# --- When they help


@traces("once-a-turn", "free")
def test_one_craftsman_in_a_turn_and_it_costs_no_action() -> None:
    game = game_with(head(), "", "", "", tail=having("mortar_mixer", "blacksmith"))
    events = game.play(Move("mortar_swap", spaces=[1, 2]))
    assert events[0] == {"event": "craftsman_used", "seat": 0, "craftsman": "mortar_mixer"}
    assert asked(game) == (0, "act")
    assert game.why_not(Move("forge")) == "craftsman_used"
    assert game.why_not(Move("mortar_swap", spaces=[1, 2])) == "craftsman_used"
    assert Move("take", cards=["denar 3"]) in game.moves()
    assert Move("pass") not in game.moves()


@traces("once-a-turn")
def test_only_those_that_lie_face_up_help() -> None:
    board = 'board = ["tower 11 N @ 1,0"]'
    game = game_with(head(), board, "", tail=having("mortar_mixer", "stonemason", players=2))
    assert guild(game)[1][0] == "builder"
    assert game.why_not(Move("call_builder")) == "no_such_craftsman"
    assert kinds(game) & {"call_builder", "forge", "goldsmith_take", "coiner_buy"} == set()


@traces("own-turn")
def test_nobody_helps_between_turns() -> None:
    modules = ("viziers_favour",)
    game = served("brickmaker", "", 'hand = ["florin 9"]', "", modules=modules)
    game.play(TAKE)
    game.play(OTHER)
    game.play(Move("favour", space=4, pay=["florin 9"]))
    assert asked(game) == (1, "place")
    brick = Move("brick_exchange", tile="tower 9 ES", at=[1, 0])
    assert game.why_not(brick) in ("no_such_craftsman", "own_turn_only")
    seats = ('hand = ["florin 9"]\nboard = ["tower 8 NES @ 1,0"]', "", "")
    tail = (
        having("brickmaker", "stonemason")
        + "\n[module.viziers_favour]\nawake = [true, false, false]"
    )
    game = game_with(head(*modules), *seats, tail=tail)
    game.play(TAKE)
    game.play(OTHER)
    assert asked(game) == (0, "window_question")
    game.play(Move("favour", space=4, pay=["florin 9"]))
    assert asked(game) == (0, "place")
    assert "brick_exchange" not in kinds(game)
    assert game.why_not(brick) == "own_turn_only"


# --- Mortar mixer


@traces("mortar-mixer")
def test_two_tiles_of_the_market_change_places() -> None:
    game = served("mortar_mixer")
    swaps = [move.parts["spaces"] for move in game.moves() if move.kind == "mortar_swap"]
    assert len(swaps) == 6
    game.play(Move("mortar_swap", spaces=[4, 2]))
    market = ["garden 10 N", "tower 9 ES", "garden 12 S", "pavilion 8 -"]
    assert game.view()["market"] == market


@traces("mixer-occupied")
def test_both_spaces_must_have_a_tile() -> None:
    table = TABLE.replace('"pavilion 8 -"', '"-"')
    game = served("mortar_mixer", table=table)
    swaps = [move.parts["spaces"] for move in game.moves() if move.kind == "mortar_swap"]
    assert swaps == [[1, 3], [1, 4], [3, 4]]
    assert game.why_not(Move("mortar_swap", spaces=[1, 2])) == "nothing_for_sale"
    assert game.why_not(Move("mortar_swap", spaces=[1, 1])) == "same_place"


@traces("mortar-mixer", "any-time")
def test_they_may_also_be_swapped_after_the_last_action() -> None:
    game = served("mortar_mixer")
    game.play(TAKE)
    assert asked(game) == (0, "end_question")
    game.play(Move("late_mortar_swap", spaces=[1, 2]))
    assert game.view()["market"][:2] == ["pavilion 8 -", "garden 10 N"]
    assert asked(game) == (1, "act")


# --- Notation and whole games


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ('up = [["coiner"], [], []]', "2 craftsmen for each seat"),
        ('up = [["coiner", "cook"], [], []]', "up: there is no craftsman cook"),
        ('up = [["coiner", "coiner"], [], []]', "coiner is in two places"),
        (having("coiner", "builder").replace('"-", "-"]', '"-"]'), "for each seat"),
        (having("coiner", "builder").replace('"-", "-"]', '"-", "goldsmith"]'), "one craftsman"),
        (having("coiner", "builder", more='used = "goldsmith"'), "used must be"),
        (having("coiner", "builder", more='named = [["hut", 1]]'), "there is no tile"),
        (
            having("coiner", "builder", more='named = [["tower 12 -", 3]]'),
            "named: there is no amount 3",
        ),
        (
            having("coiner", "builder", more='named = ["hut"]'),
            "named: each entry names a tile, then the amount",
        ),
        (having("coiner", "builder", more="bought = 1"), "bought must be a list"),
        (having("coiner", "builder", more='bought = ["hut"]'), "bought: there is no tile"),
        (having("coiner", "builder", more="secret = 1"), "true or false"),
        (having("coiner", "builder", more='lent = ["denar 3"]'), "same length"),
        (
            having("coiner", "builder", more='lent = ["hut"]\nheld = [1]'),
            "lent: there is no card hut",
        ),
        (having("coiner", "builder", more='lent = ["denar 3"]\nheld = [0]'), "how many"),
        ("open = []", "unknown key"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    tail = table if table.startswith("[module") else f"[module.{NAME}]\n{table}"
    with pytest.raises(PositionError, match=words):
        game_with(head(), "", "", "", tail=tail)


def test_craftsmen_left_out_are_dealt() -> None:
    game = game_with(head(), "", "", "")
    assert [len(craftsmen) for craftsmen in guild(game)[0]] == [2] * 3
    without = having("coiner", "builder").partition("down")[0]
    game = game_with(head(), "", "", "", tail=without)
    assert guild(game)[1][0] in KINDS
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game((NAME,), players, players, 31)
    used = {event["craftsman"] for event in game.log() if event["event"] == "craftsman_used"}
    assert len(used) >= 4
    check_pieces(game)


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_leaks(players: int) -> None:
    check_secrets((NAME,), players, players, 61)


def test_there_are_nine_kinds_and_thirteen_craftsmen() -> None:
    module = make_module(NAME)
    assert isinstance(module, TravellingCraftsmen)
    assert tuple(module.kinds) == KINDS


# --- Advice


def test_advice_likes_what_makes_a_payment_exact() -> None:
    game = served("carpenter", 'hand = ["florin 7", "denar 4"]')
    view = game.view(0)
    cheaper = Move("carpenter_price", tile="tower 9 ES", less=2)
    worth = advise(view, cheaper)
    assert worth is not None
    assert worth > 0
    assert advise(view, Move("carpenter_price", tile="garden 10 N", less=1)) == 0.0
    assert extra(view, Move("buy", space=4, tile="tower 9 ES", pay=["florin 7"])) == 0.0
    game.play(cheaper)
    assert advise(game.view(0), Move("carpenter_price", tile="tower 9 ES", less=1)) == 0.0
    assert extra(game.view(0), Move("buy", space=4, tile="tower 9 ES", pay=["florin 7"])) > 0
    swap = advise(view, Move("mortar_swap", spaces=[2, 4]))
    assert swap == 0.0
    assert advise(view, TAKE) is None


def test_advice_swaps_cards_and_calls_the_builder() -> None:
    seat = 'hand = ["florin 4", "florin 2"]\nreserve = ["tower 12 -"]\nboard = ["tower 11 N @ 1,0"]'
    game = game_with(f"{head()}\n{START}", seat, "", "", tail=having("stonemason", "builder"))
    view = game.view(0)
    up = advise(view, Move("stonemason_swap", give="florin 2", take="florin 5"))
    down = advise(view, Move("stonemason_swap", give="florin 4", take="florin 5"))
    assert up is not None
    assert down is not None
    assert up > down
    assert advise(view, Move("call_builder")) == 6.0
    moved = advise(view, Move("craft_move", lift=[1, 0], at=[-1, 0]))
    assert moved == 0.0
    assert advise(view, Move("craft_done")) == 0.0
    coined = advise(
        view, Move("coiner_buy", space=4, tile="tower 9 ES", pay=["florin 4", "florin 5"])
    )
    assert coined is not None
    assert coined > 0
    assert advise(view, Move("forge")) == 6.0
    assert advise(view, Move("late_forge")) == 0.0
