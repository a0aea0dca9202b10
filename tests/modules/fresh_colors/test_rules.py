"""Fresh Colors: overpaying brings paint and projects, completed projects bring points."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.modules.fresh_colors.advice import advise, extra
from alhambra.position import PositionError
from tests.modules.fresh_colors.painters import (
    ARCADES,
    CHAMBERS,
    CHAMBERS_BLUE,
    COLUMNS,
    GARDEN,
    HEAD,
    NAME,
    PAVILION,
    SERAGLIO,
    TEN_FLORINS,
    TOWER,
    asked,
    overpaid,
    paint,
    shown,
    take,
    workshop,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of

COMPLETE = Move("decor_complete", projects=[PAVILION])
FIVE = paint("blue", "blue", "red", "red", "white")


# --- Set-up


@traces("set-up", "stars", "open-stack")
@pytest.mark.parametrize("players", range(2, 7))
def test_projects_with_a_star_are_left_out_with_two_or_three_players(players: int) -> None:
    game = Game(Setup(players=players, modules=(NAME,), seed=players))
    view = game.view()[NAME]
    on_board = list(view["columns"])
    assert len(set(on_board)) == 4
    assert view["stack"] == (12 if players < 4 else 18) - 4
    state = state_of(game)
    module = state.rules.modules[0]
    stack = module.write(state)["stack"]
    assert isinstance(stack, list)
    assert view["top"] == stack[0]
    starred = "decor tower paint-purple paint-white paint-white paint-red"
    assert (starred in on_board + stack) == (players >= 4)
    assert len(view["supply"]) == 36
    kinds = [project.split()[1] for project in on_board + stack]
    assert {kinds.count(kind) for kind in kinds} == {2 if players < 4 else 3}
    assert {"event": "decor_opened", "projects": on_board} in game.log()


# --- What overpaying brings


@traces("overpay-choice", "florin-column")
def test_x_overpaying_in_florins_offers_project_stack_and_three_sets() -> None:
    """X34-1."""
    stack = [TOWER, CHAMBERS]
    game = overpaid(workshop(stack=[*stack, *rest(*COLUMNS, *stack)]))
    assert asked(game) == (0, "decor_question")
    assert game.question is not None
    assert game.question.data == {"currencies": ["florin"]}
    assert game.moves() == [
        Move("decor_take", decor=GARDEN, currency="florin"),
        Move("decor_draw", decor=TOWER),
        take("florin", "purple", "purple"),
        take("florin", "blue"),
        take("florin", "brown"),
        Move("decor_decline"),
    ]


def rest(*named: str) -> list[str]:
    """All other projects of a game for three."""
    state = state_of(game_with(HEAD, "", "", "", tail=workshop()))
    table = state.rules.modules[0].write(state)
    stack, columns = table["stack"], table["columns"]
    assert isinstance(stack, list)
    assert isinstance(columns, list)
    return [project for project in stack + columns if project not in named]


@traces("overpay-choice")
def test_only_the_own_column_is_offered() -> None:
    game = overpaid(workshop())
    assert game.why_not(take("denar", "red")) == "other_column"
    assert game.why_not(take("florin", "red")) == "no_such_paint"
    assert game.why_not(Move("decor_take", currency="denar")) == "other_column"
    assert game.why_not(Move("decor_take", currency="gold")) == "other_column"
    wrong = Move("decor_take", decor=TOWER, currency="florin")
    assert game.why_not(wrong) == "no_decor_there"
    assert game.why_not(Move("decor_take", currency="florin")) is None


@traces("refill", "overpay-choice")
def test_a_project_is_taken_and_the_next_one_lies_in_its_place() -> None:
    game = overpaid(workshop(stack=[TOWER, CHAMBERS, *rest(*COLUMNS, TOWER, CHAMBERS)]))
    events = game.play(Move("decor_take", decor=GARDEN, currency="florin"))
    assert events[0] == {"event": "decor_taken", "seat": 0, "decor": GARDEN}
    assert shown(game, "projects") == [GARDEN]
    view = game.view()[NAME]
    assert view["columns"][3] == TOWER
    assert view["top"] == CHAMBERS
    assert game.why_no_undo() == "revealed"


@traces("overpay-choice")
def test_the_top_of_the_stack_is_taken_and_the_next_one_is_seen() -> None:
    game = overpaid(workshop(stack=[TOWER, CHAMBERS, *rest(*COLUMNS, TOWER, CHAMBERS)]))
    game.play(Move("decor_draw", decor=TOWER))
    assert shown(game, "projects") == [TOWER]
    assert game.view()[NAME]["top"] == CHAMBERS
    assert game.view()[NAME]["columns"][3] == GARDEN


@traces("optional")
def test_one_may_take_nothing() -> None:
    game = overpaid(workshop())
    game.play(Move("decor_decline"))
    assert shown(game, "projects") == []
    assert shown(game, "colors") == []
    assert asked(game) == (0, "place")


@traces("exact-nothing")
def test_c_an_exact_payment_brings_nothing() -> None:
    """C34-4; paying too much on purpose is among the moves."""
    game = game_with(HEAD, TEN_FLORINS, "", "", tail=workshop())
    paid = [move.parts["pay"] for move in game.moves() if move.kind == "buy"]
    assert paid == [["florin 9"], ["florin 1", "florin 9"]]
    game.play(Move("buy", space=4, pay=["florin 9"]))
    assert asked(game) == (0, "act")


# --- Limits


@traces("five-colors", "return-any")
def test_x_with_five_colours_two_more_must_go_back_also_new_ones() -> None:
    """X34-2."""
    tail = workshop(colors=[FIVE, [], []])
    game = overpaid(tail)
    game.play(take("florin", "purple", "purple"))
    assert asked(game) == (0, "paint_question")
    colors = [move.parts["paint"] for move in game.moves()]
    assert colors == paint("blue", "red", "white", "purple")
    assert game.why_not(Move("paint_return", paint="paint-green")) == "no_such_paint"
    assert game.why_not(Move("paint_return", paint="paint-pink")) == "no_such_paint"
    game.play(Move("paint_return", paint="paint-purple"))
    game.play(Move("paint_return", paint="paint-white"))
    assert shown(game, "colors") == paint("blue", "blue", "red", "red", "purple")
    assert asked(game) == (0, "place")


@traces("five-colors")
def test_up_to_five_colours_nothing_goes_back() -> None:
    game = overpaid(workshop(colors=[FIVE[:3], [], []]))
    game.play(take("florin", "purple", "purple"))
    assert asked(game) == (0, "place")
    assert len(game.view()[NAME]["supply"]) == 36 - 5


@traces("two-open")
def test_c_with_two_projects_to_complete_no_project_is_offered() -> None:
    """C34-5."""
    game = overpaid(workshop(projects=[[TOWER, CHAMBERS], [], []]))
    assert {move.kind for move in game.moves()} == {"paint_take", "decor_decline"}
    assert game.why_not(Move("decor_take", currency="florin")) == "decor_limit"
    assert game.why_not(Move("decor_draw")) == "decor_limit"


@traces("one-per-type")
@pytest.mark.parametrize("key", ["projects", "done"])
def test_c_a_second_project_of_a_type_is_not_offered(key: str) -> None:
    """C34-5: completed ones count too."""
    other = "decor garden paint-green paint-red paint-red paint-purple"
    tables: dict[str, object] = {key: [[other], [], []]}
    game = overpaid(workshop(**tables))
    assert game.why_not(Move("decor_take", currency="florin")) == "decor_type_owned"


@traces("supply-short")
def test_when_a_colour_runs_short_one_takes_what_is_left() -> None:
    tables = workshop(colors=[[], ["paint-purple"] * 5, ["paint-blue"] * 3, ["paint-blue"] * 3])
    game = overpaid(tables, players=4)
    assert game.why_not(take("florin", "blue")) == "no_paint_left"
    game.play(take("florin", "purple", "purple"))
    assert shown(game, "colors") == paint("purple")


@traces("refill")
def test_with_an_empty_stack_spaces_stay_empty() -> None:
    done = [[], *one_of_each_type(rest(SERAGLIO))]
    game = overpaid(workshop(columns=["-", "-", "-", SERAGLIO], stack=[], done=done))
    assert game.why_not(Move("decor_draw")) == "no_decor_there"
    game.play(Move("decor_take", decor=SERAGLIO, currency="florin"))
    assert game.view()[NAME]["columns"][3] is None
    assert game.view()[NAME]["top"] is None


def one_of_each_type(projects: list[str]) -> list[list[str]]:
    """Two projects of each type, each of them for another seat."""
    first = {project.split()[1]: project for project in projects}
    return [[*first.values()], [other for other in projects if other not in first.values()]]


# --- Completing


@traces("complete", "colors-return")
def test_completing_is_an_action_and_gives_the_colours_back() -> None:
    colors = [[*FIVE[:4], "paint-brown"], [], []]
    tail = workshop(projects=[[PAVILION], [], []], colors=colors, columns=[TOWER, *COLUMNS[1:]])
    game = game_with(HEAD, "", "", "", tail=tail)
    assert COMPLETE in game.moves()
    events = game.play(COMPLETE)
    assert events[0] == {"event": "decor_completed", "seat": 0, "projects": [PAVILION]}
    assert shown(game, "done") == [PAVILION]
    assert shown(game, "projects") == []
    assert shown(game, "colors") == paint("blue", "red", "red")
    assert len(game.view()[NAME]["supply"]) == 33
    assert asked(game) == (1, "act")


@traces("complete-two")
def test_two_projects_may_be_completed_with_one_action() -> None:
    colors = paint("blue", "brown", "white", "green", "green")
    both = [[PAVILION, CHAMBERS], [], []]
    tail = workshop(projects=both, colors=[colors, [], []], columns=[TOWER, *COLUMNS[1:]])
    game = game_with(HEAD, "", "", "", tail=tail)
    found = [move.parts["projects"] for move in game.moves() if move.kind == "decor_complete"]
    assert found == [[PAVILION], [PAVILION, CHAMBERS], [CHAMBERS]]
    game.play(Move("decor_complete", projects=[CHAMBERS, PAVILION]))
    assert shown(game, "done") == [PAVILION, CHAMBERS]
    assert shown(game, "colors") == []


@traces("complete-two")
def test_two_projects_need_the_colours_of_both() -> None:
    both = workshop(
        projects=[[PAVILION, CHAMBERS_BLUE], [], []],
        colors=[paint("blue", "blue", "brown", "white"), [], []],
        columns=[TOWER, *COLUMNS[1:]],
    )
    game = game_with(HEAD, "", "", "", tail=both)
    found = [move.parts["projects"] for move in game.moves() if move.kind == "decor_complete"]
    assert found == [[PAVILION], [CHAMBERS_BLUE]]
    pair = Move("decor_complete", projects=[PAVILION, CHAMBERS_BLUE])
    assert game.why_not(pair) == "paint_missing"
    assert game.why_not(Move("decor_complete", projects=[ARCADES])) == "no_decor_there"
    assert game.why_not(Move("decor_complete", projects=["decor"])) == "no_decor_there"
    assert game.why_not(Move("decor_complete", projects=[])) == "no_decor_there"


# --- Scoring


DECORATED = """board = ["pavilion 8 - @ 1,0", "pavilion 6 N @ 2,0", "pavilion 7 E @ 3,0",
"chambers 10 - @ -1,0", "chambers 11 - @ -2,0", "garden 11 - @ 0,1"]"""


@traces("score", "every-scoring", "only-completed")
def test_x_each_decorated_building_brings_two_points() -> None:
    """X34-3: three pavilions and two chambers are ten points, in every scoring."""
    head = HEAD.replace("pavilion 8 -", "garden 9 E")
    tail = workshop(
        done=[[PAVILION, CHAMBERS], [], []],
        projects=[[GARDEN], [], []],
        columns=[TOWER, SERAGLIO, ARCADES, CHAMBERS_BLUE],
    )
    game = game_with(head, DECORATED, 'board = ["tower 12 - @ 1,0"]', "", tail=tail)
    for round_number in (1, 2, 3):
        assert points(game, round_number, "fresh_colors") == [10, 0, 0]
    assert ("fresh_colors", 10, {"projects": 2, "buildings": 5}) in game.count_round(2)[0]


@traces("dirk-none")
def test_dirk_gets_nothing() -> None:
    game = Game(Setup(players=2, modules=(NAME,), seed=1))
    assert len(game.view()[NAME]["colors"]) == 2
    assert all(name != "fresh_colors" for name, _, _ in game.count_round(3)[2])


# --- Notation and whole games


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (workshop(columns=[PAVILION]), "for each currency"),
        (workshop(columns=[PAVILION, PAVILION, "-", "-"]), "two places"),
        (workshop(columns=["decor hut", "-", "-", "-"]), "there is no project"),
        (workshop(stack=[]), "it must name every project"),
        (workshop(colors=[[], []]), "a list for each seat"),
        (workshop(colors=[["blue"], [], []]), "there is no paint blue"),
        (workshop(colors=[["paint-red"] * 7, [], []]), "not so many pieces paint-red"),
        (workshop(projects=[TOWER, [], []]), "projects must be a list for each seat"),
        (workshop(projects=[[CHAMBERS, CHAMBERS_BLUE], [], []]), "one project of each type"),
        (workshop(columns=["-"] * 4, projects=[COLUMNS[:3], [], []]), "at most 2 projects"),
        (workshop(paint=[]), "unknown key"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        game_with(HEAD, "", "", "", tail=table)


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game((NAME,), players, players, 31)
    assert {"paint_take", "decor_take", "decor_draw"} <= {move.kind for _, move in game.history}


def test_nothing_leaks() -> None:
    check_secrets((NAME,), 3, 3, 41)


@traces("open-stack")
def test_the_top_of_the_stack_is_known_and_the_rest_is_not() -> None:
    game = Game(Setup(players=3, modules=(NAME,), seed=1))
    stacks = set()
    for seed in range(8):
        other = state_of(game.determinize(0, seed))
        stack = other.rules.modules[0].write(other)["stack"]
        assert isinstance(stack, list)
        assert stack[0] == game.view()[NAME]["top"]
        stacks.add(tuple(stack))
    assert len(stacks) > 1


def test_advice_wants_paint_for_projects_and_completes_them() -> None:
    tail = workshop(projects=[[TOWER], [], []], colors=[FIVE, [], []])
    view = overpaid(tail).view(0)
    wanted, other = advise(view, take("florin", "brown")), advise(view, take("florin", "blue"))
    assert wanted is not None
    assert other is not None
    assert wanted > other > 0
    assert advise(view, Move("decor_decline")) == 0.0
    assert advise(view, COMPLETE) == 2 * 3 * (0 + 1)
    draw = advise(view, Move("decor_draw", decor=CHAMBERS))
    assert draw is not None
    assert draw > 0
    keep, give = (
        advise(view, Move("paint_return", paint=f"paint-{color}")) for color in ("blue", "white")
    )
    assert keep is not None
    assert give is not None
    assert keep < 0 > give
    assert advise(view, Move("pass")) is None


def test_advice_likes_overpaying_and_decorated_types() -> None:
    tail = workshop(done=[[TOWER], [], []])
    view = game_with(HEAD, TEN_FLORINS, "", "", tail=tail).view(0)
    buy = {
        pay: Move("buy", space=4, tile="tower 9 ES", pay=[pay]) for pay in ("florin 9", "florin 10")
    }
    assert extra(view, buy["florin 10"]) > extra(view, buy["florin 9"]) == 0.0
    assert extra(view, Move("place", tile="tower 9 ES", at=[1, 0])) == 2 * 3
    assert extra(view, Move("place", tile="garden 10 N", at=[1, 0])) == 0.0
    assert extra(view, Move("pass")) == 0.0
