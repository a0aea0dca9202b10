"""The Characters that act in scorings: the wise man and the city watch."""

from alhambra import Move, position
from tests.rules.court import DISPLAY, HEAD, MARKET, asked, court, serving
from tests.rules.support import game_with, points
from tests.rules.test_watchtowers import SEVEN


def test_the_wise_man_breaks_a_tie_where_he_is_counted() -> None:
    """D: 3 towers against 3: with the wise man alone in first place."""
    mine = 'board = ["tower 11 - @ 1,0", "tower 12 - @ -1,0", "tower 13 E @ 2,0"]'
    theirs = 'board = ["tower 11 N @ 1,0", "tower 11 S @ -1,0", "tower 9 NE @ 2,0"]'
    head = f'{HEAD}\ndeck = ["scoring", "ducat 5", "scoring"]'
    game = game_with(head, mine, theirs, "", tail=serving(["wise_man"], [], []))
    assert points(game, 1, "tower") == [3, 3, 0]
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "wise_man_question")
    assert len(game.moves()) == 6
    assert game.why_not(Move("wise_choice", type="hut")) == "no_such_type"
    assert position.loads(position.dump(game)).moves() == game.moves()
    game.play(Move("wise_choice", type="tower"))
    sheet = game.score_sheets[0]
    assert [(p, d["halves"]) for name, p, d in sheet[0] if name == "tower"] == [(6, 7)]
    assert [p for name, p, _ in sheet[1] if name == "tower"] == [0]
    assert court(game)["wise"] is None


def test_the_wise_man_needs_a_real_building() -> None:
    head = f'{HEAD}\ndeck = ["scoring", "ducat 5", "scoring"]'
    game = game_with(head, "", "", "", tail=serving(["wise_man"], [], []))
    game.play(Move("take", cards=["denar 4"]))
    game.play(Move("wise_choice", type="tower"))
    assert game.scores == [0, 0, 0]


WALL = """
board = ["chambers 7 NE @ 1,0", "garden 7 NSW @ -1,0", "tower 9 ES @ 1,1"]
"""


def test_the_city_watch_counts_every_three_sides_of_the_longest_wall() -> None:
    game = game_with(HEAD, WALL, "", "", tail=serving(["city_watch"], [], []))
    length = points(game, 1, "wall")[0]
    assert length >= 3
    assert points(game, 1, "city_watch") == [length // 3, 0, 0]
    assert points(game, 3, "city_watch") == [length // 3, 0, 0]


def test_watchtowers_in_the_wall_do_not_help_the_city_watch() -> None:
    """D: seven sides with two watchtowers score 11, and still only 7 // 3 = 2 more."""
    head = f'modules = ["characters", "watchtowers"]\n{MARKET}\n{DISPLAY}'
    head = head.replace("seraglio 8 S", "seraglio 7 W")
    game = game_with(head, SEVEN, "", "", tail=serving(["city_watch"], [], []))
    assert points(game, 1, "wall")[0] + points(game, 1, "watchtowers")[0] == 11
    assert points(game, 1, "city_watch") == [2, 0, 0]
