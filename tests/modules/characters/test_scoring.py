"""The Characters that act in scorings, and whose they are."""

from alhambra import Move, position
from tests.modules.characters.court import (
    DISPLAY,
    HEAD,
    MARKET,
    PASS,
    SCORINGS,
    START,
    asked,
    bid,
    court,
    gone,
    serving,
    turned_up,
)
from tests.modules.watchtowers.test_rules import SEVEN
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of


@traces("wise-man")
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


@traces("wise-needs-one")
def test_the_wise_man_needs_a_real_building() -> None:
    head = f'{HEAD}\ndeck = ["scoring", "ducat 5", "scoring"]'
    game = game_with(head, "", "", "", tail=serving(["wise_man"], [], []))
    game.play(Move("take", cards=["denar 4"]))
    game.play(Move("wise_choice", type="tower"))
    assert game.scores == [0, 0, 0]


WALL = """
board = ["chambers 7 NE @ 1,0", "garden 7 NSW @ -1,0", "tower 9 ES @ 1,1"]
"""


@traces("watch")
def test_the_city_watch_counts_every_three_sides_of_the_longest_wall() -> None:
    game = game_with(HEAD, WALL, "", "", tail=serving(["city_watch"], [], []))
    length = points(game, 1, "wall")[0]
    assert length >= 3
    assert points(game, 1, "city_watch") == [length // 3, 0, 0]
    assert points(game, 3, "city_watch") == [length // 3, 0, 0]


@traces("watch-length")
def test_watchtowers_in_the_wall_do_not_help_the_city_watch() -> None:
    """D: seven sides with two watchtowers score 11, and still only 7 // 3 = 2 more."""
    head = f'modules = ["characters", "watchtowers"]\n{MARKET}\n{DISPLAY}'
    head = head.replace("seraglio 8 S", "seraglio 7 W")
    game = game_with(head, SEVEN, "", "", tail=serving(["city_watch"], [], []))
    assert points(game, 1, "wall")[0] + points(game, 1, "watchtowers")[0] == 11
    assert points(game, 1, "city_watch") == [2, 0, 0]


# --- Who owns them


@traces("no-limit")
def test_any_number_of_characters_may_be_owned() -> None:
    game = turned_up(
        "dancer", "", 'hand = ["denar 8"]', "", more='held = [[], ["miser", "beggar"], []]'
    )
    game.play(bid(8))
    game.play(PASS)
    game.play(Move("character_pay", pay=["denar 8"]))
    held = court(game)["held"]
    assert isinstance(held, list)
    assert sorted(held[1]) == ["beggar", "dancer", "miser"]


@traces("dirk")
def test_dirk_never_bids() -> None:
    """Both players pass; the card leaves the game though Dirk was never asked."""
    game = turned_up("dancer", "", 'hand = ["denar 8"]')
    order = []
    while asked(game)[1] == "character_bid_question":
        order.append(asked(game)[0])
        game.play(PASS)
    assert order == [1, 0]
    assert gone(game) == ["dancer"]


@traces("dancer-tower")
def test_the_dancers_old_tile_lies_anywhere_in_the_tower() -> None:
    places = set()
    tower = 'tower = ["tower 13 E", "chambers 9 W", "chambers 9 S", "chambers 10 -"]'
    for seed in range(30):
        head = f"seed = {seed}\n{START}\n{tower}"
        game = game_with(head, "", "", "", tail=serving(["dancer"], [], []))
        game.play(Move("dancer_swap", space=2))
        state = state_of(game)
        names = [state.rules.tiles[tile].name for tile in state.tower]
        places.add(names.index("pavilion 8 -"))
    assert places == {0, 1, 2, 3}


@traces("beggar-round")
def test_the_beggar_is_a_card_for_every_round() -> None:
    """Whoever begs has used the one such card of the turn."""
    deck = f'deck = ["denar 7", "ducat 5", {SCORINGS}]'
    tail = serving(["beggar", "merchant"], [], [])
    game = game_with(f"{START}\n{deck}", "", "", "", tail=tail)
    game.play(Move("beg"))
    assert asked(game) == (0, "act")
    large = Move("merchant_take", cards=["denar 4", "florin 3"])
    assert game.why_not(large) == "character_not_ready"
