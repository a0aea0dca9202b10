"""The Bonus Cards: one more building for whoever has just the pictured one."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game, check_pieces
from alhambra.modules.bonus_cards.advice import advise
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import seats, text, walk

HEAD = """
modules = ["bonus_cards"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "garden 12 S"]
display = ["denar 2", "denar 9", "dirham 8", "florin 9"]
"""
SCORING = 'deck = ["scoring", "denar 1", "scoring", "denar 5"]\n'
GARDEN = "bonus garden 10"
TOWER = "bonus tower 12"
MINE = 'board = ["garden 10 - @ 1,0"]'
THEIRS = 'board = ["garden 11 - @ 1,0", "garden 9 E @ 2,0"]'


def cards(*hands: list[str], **more: object) -> str:
    """The module's part of a position."""
    lines = [f"{key} = {json.dumps(value)}" for key, value in more.items()]
    return "\n".join(["[module.bonus_cards]", f"hands = {json.dumps(list(hands))}", *lines])


def table(*hands: list[str], mine: str = MINE, head: str = HEAD, **more: object) -> Game:
    """Three seats: the first with one garden, the second with two."""
    return game_with(head, mine, THEIRS, "", tail=cards(*hands, **more))


def scored(*hands: list[str], mine: str = MINE, head: str = HEAD) -> Game:
    """The first seat has taken money and a scoring card is turned up."""
    game = table(*hands, mine=mine, head=head + SCORING)
    game.play(Move("take", cards=["florin 9"]))
    return game


def show(name: str) -> Move:
    return Move("show_bonus", bonus=name)


def choose(*names: str) -> Move:
    return Move("choose_bonus", bonuses=list(names))


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def told(game: Game, kind: str) -> list[dict[str, object]]:
    return [event for event in game.log() if event["event"] == kind]


# --- Set-up


@traces("dealt-by-players", "rest-unseen", "dirk-none")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_so_many_are_dealt_and_the_rest_is_never_seen(players: int, each: int) -> None:
    game = Game(Setup(players=players, seed=4, modules=("bonus_cards",)))
    for seat in range(players):
        shown = game.view(seat)["bonus_cards"]
        mine = shown["hands"].pop(seat)
        assert shown["hands"] == [each] * (players - 1)
        assert len(mine) == each
        assert shown["open"] == shown["seen"] == [[]] * players
        held = [event for event in game.log(seat) if event["event"] == "bonus_held"]
        assert [(event["seat"], event["cards"]) for event in held] == [(seat, mine)]
    assert game.view()["bonus_cards"]["hands"] == [each] * players
    assert not told(game, "bonus_held")
    check_pieces(game.state)


@traces("ten-without-walls")
def test_the_cards_are_the_ten_tiles_without_walls() -> None:
    game = Game(Setup(players=3, seed=1, modules=("bonus_cards",)))
    rules = game.state.rules
    bare = [tile.name for tile in rules.tiles if tile.base and not tile.walls[0]]
    names = {rules.face_names[face] for face in rules.special_cards}
    assert names == {f"bonus {tile.removesuffix(' -')}" for tile in bare}
    assert len(names) == 10


# --- Showing


@traces("counts-one-more", "at-any-time", "no-action")
def test_e_the_garden_for_10_and_its_card_are_two_gardens() -> None:
    """Two gardens each: 5 points are shared."""
    game = table([GARDEN], [], [])
    assert points(game, 1, "garden") == [0, 5, 0]
    events = game.play(show(GARDEN))
    assert [event["event"] for event in events] == ["bonus_shown"]
    assert asked(game) == (0, "act")
    assert game.moves()[0].kind == "take"
    assert points(game, 1, "garden") == [2, 2, 0]
    shown = game.view()["bonus_cards"]
    assert shown == {
        "hands": [1, 0, 0],
        "answered": [],
        "open": [[GARDEN], [], []],
        "seen": [[], [], []],
    }


@traces("just-this-building")
@pytest.mark.parametrize("other", ["garden 10 N", "garden 10 W", "garden 11 -", "tower 12 -"])
def test_d_another_building_will_not_do(other: str) -> None:
    head = HEAD.replace('"garden 10 N"', '"garden 8 NE"')
    lines = f'board = ["{other} @ -1,0"]'
    game = game_with(head, lines, "", "", tail=cards([GARDEN], [], []))
    assert game.why_not(show(GARDEN)) == "bonus_needs_building"
    assert not [move for move in game.moves() if move.kind == "show_bonus"]


@traces("just-this-building")
def test_d_a_building_in_the_reserve_or_of_another_will_not_do() -> None:
    game = table([GARDEN, "bonus garden 11"], [], [], mine='reserve = ["garden 10 -"]')
    assert game.why_not(show(GARDEN)) == "bonus_needs_building"
    assert game.why_not(show("bonus garden 11")) == "bonus_needs_building"
    assert game.why_not(show(TOWER)) == "bonus_not_in_hand"
    assert game.why_not(show("bonus garden 12")) == "no_such_card"


@traces("back-to-hand", "again-later", "still-known")
def test_d_a_removed_building_takes_its_card_back() -> None:
    game = table([GARDEN], [], [], shown=[GARDEN])
    assert game.why_not(show(GARDEN)) == "bonus_not_in_hand"
    events = game.play(Move("remove", at=[1, 0]))
    back = [event for event in events if event["event"] == "bonus_back"]
    assert back == [{"event": "bonus_back", "seat": 0, "card": GARDEN}]
    assert points(game, 1, "garden") == [0, 5, 0]
    assert game.view(1)["bonus_cards"]["seen"] == [[GARDEN], [], []]
    for seed in range(10):
        assert game.determinize(1, seed).view(0)["bonus_cards"]["hands"][0] == [GARDEN]
    for _ in range(2):
        game.play(Move("take", cards=["denar 2"] if _ == 0 else ["denar 9"]))
    game.play(Move("add", tile="garden 10 -", at=[1, 0]))
    assert points(game, 1, "garden") == [0, 5, 0]
    while asked(game)[0] != 0:
        game.play(next(move for move in game.moves() if move.kind == "take"))
    game.play(show(GARDEN))
    assert points(game, 1, "garden") == [2, 2, 0]


@traces("back-to-hand")
def test_d_an_exchanged_building_takes_its_card_back() -> None:
    mine = MINE + '\nreserve = ["tower 12 -"]'
    game = table([GARDEN], [], [], mine=mine, shown=[GARDEN])
    game.play(Move("exchange", tile="tower 12 -", at=[1, 0]))
    assert game.view()["bonus_cards"]["seen"] == [[GARDEN], [], []]


@traces("stall-is-no-alhambra")
def test_a_building_in_a_stall_has_left_the_alhambra() -> None:
    head = HEAD.replace('["bonus_cards"]', '["bonus_cards", "personal_building_market"]')
    game = table([GARDEN], [], [], head=head, shown=[GARDEN])
    game.play(Move("remove", at=[1, 0]))
    assert game.view()["bonus_cards"]["seen"] == [[GARDEN], [], []]


@traces("moved-inside")
def test_a_building_moved_inside_keeps_its_card() -> None:
    head = HEAD.replace('["bonus_cards"]', '["bonus_cards", "gates_without_end"]')
    head += 'frames = ["turn white 2 0", "gate_redesign? white 0 0"]\n'
    game = table([GARDEN], [], [], head=head, shown=[GARDEN])
    game.play(Move("gate_move", lift=[1, 0], at=[-1, 0]))
    assert game.view()["bonus_cards"]["open"] == [[GARDEN], [], []]
    assert not told(game, "bonus_back")


@traces("walls-do-not-matter")
def test_walls_that_were_added_leave_it_the_same_building() -> None:
    game = table([GARDEN], [], [], head=HEAD + 'walls = ["garden 10 - + NE"]\n')
    assert game.why_not(show(GARDEN)) is None


@traces("finished-only")
def test_an_unfinished_building_does_not_count() -> None:
    head = HEAD.replace('["bonus_cards"]', '["bonus_cards", "building_sites"]')
    site = '[module.building_sites]\nsites = [["garden 10 -", 0, "denar", "-", "hidden"]]\n'
    mine = 'board = ["garden 10 - @ 1,0", "garden 8 NW @ 0,-1"]'
    game = game_with(head, mine, "", "", tail=cards([GARDEN], [], []) + "\n" + site)
    assert game.why_not(show(GARDEN)) == "bonus_needs_building"


@traces("base-tiles-only")
def test_a_magical_building_is_no_pictured_one() -> None:
    head = HEAD.replace('["bonus_cards"]', '["bonus_cards", "magical_buildings"]')
    game = table([GARDEN], [], [], mine='board = ["garden 13 NES @ -1,0 turn 2"]', head=head)
    assert game.why_not(show(GARDEN)) == "bonus_needs_building"


# --- In a scoring


@traces("secret-together", "at-any-time")
def test_in_a_scoring_all_choose_in_secret_and_show_together() -> None:
    game = scored([GARDEN], ["bonus garden 11"], [])
    assert asked(game) == (0, "bonus_question")
    assert game.moves() == [choose(GARDEN), Move("keep_bonus")]
    assert game.play(choose(GARDEN)) == []
    assert asked(game) == (1, "bonus_question")
    assert game.view(1)["bonus_cards"]["open"] == [[], [], []]
    events = game.play(choose("bonus garden 11"))
    kinds = [event["event"] for event in events]
    assert kinds[:3] == ["bonus_shown", "bonus_shown", "scored"]
    halves = [data["halves"] for name, _, data in game.score_sheets[0][1] if name == "garden"]
    assert halves == [6]
    assert game.score_sheets[0][0][1][1] == 0


@traces("may-wait")
def test_nobody_needs_to_show_a_card() -> None:
    game = scored([GARDEN], [], [])
    game.play(Move("keep_bonus"))
    assert not told(game, "bonus_shown")
    assert points(game, 1, "garden") == [0, 5, 0]
    assert game.view(0)["bonus_cards"]["hands"][0] == [GARDEN]


@traces("asked-by-public-facts")
def test_whoever_could_have_a_card_is_asked() -> None:
    """The second seat has a garden without walls and a card; that it is another is its secret."""
    game = scored([GARDEN], [TOWER], ["bonus arcades 9"])
    game.play(Move("keep_bonus"))
    assert asked(game) == (1, "bonus_question")
    assert game.moves() == [Move("keep_bonus")]
    assert game.why_not(choose(TOWER)) == "bonus_needs_building"
    assert game.why_not(choose()) == "no_such_card"
    assert game.why_not(choose("bonus garden 11")) == "bonus_not_in_hand"
    assert game.why_not(choose("garden")) == "no_such_card"
    assert game.why_not(Move("choose_bonus", bonuses=3)) == "bad_part"
    game.play(Move("keep_bonus"))
    assert len(game.score_sheets) == 1  # the third seat has no such building


@traces("asked-by-public-facts")
def test_whoever_all_know_to_have_no_such_card_is_not_asked() -> None:
    """The only garden without walls before the first seat is one whose card lies open already."""
    game = table([GARDEN, TOWER], [], [], shown=[GARDEN], head=HEAD + SCORING)
    game.play(Move("take", cards=["florin 9"]))
    assert len(game.score_sheets) == 1


@traces("secret-together")
def test_several_cards_are_chosen_at_once() -> None:
    mine = 'board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1"]'
    game = scored([GARDEN, TOWER], [], [], mine=mine)
    assert game.moves() == [
        choose(GARDEN),
        choose(TOWER),
        choose(GARDEN, TOWER),
        Move("keep_bonus"),
    ]
    game.play(choose(GARDEN, TOWER))
    assert game.view()["bonus_cards"]["open"][0] == [GARDEN, TOWER]


@traces("last-by-itself")
def test_in_the_last_scoring_every_card_that_fits_is_shown() -> None:
    head = HEAD[: HEAD.index("market")] + 'rounds = 2\ntower = []\ndisplay = ["denar 2"]\n'
    game = table([GARDEN, TOWER], ["bonus garden 11"], [], head=head)
    game.play(Move("take", cards=["denar 2"]))
    assert game.over
    assert game.view()["bonus_cards"]["open"] == [[GARDEN], ["bonus garden 11"], []]
    halves = [data["halves"] for name, _, data in game.score_sheets[-1][0] if name == "garden"]
    assert halves == [4]


@traces("before-all-else", "halves-besides")
def test_the_wise_man_chooses_after_the_cards_are_shown() -> None:
    head = HEAD.replace('["bonus_cards"]', '["bonus_cards", "characters"]') + SCORING
    tail = cards([GARDEN], [], []) + '\n[module.characters]\nheld = [["wise_man"], [], []]\n'
    game = game_with(head, MINE, THEIRS, "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (0, "bonus_question")
    game.play(choose(GARDEN))
    assert asked(game) == (0, "wise_man_question")
    game.play(Move("wise_choice", type="garden"))
    halves = [data["halves"] for name, _, data in game.score_sheets[0][0] if name == "garden"]
    assert halves == [5]


@traces("majorities-only")
def test_the_count_of_buildings_stays_what_it_is() -> None:
    game = table([GARDEN], [], [], shown=[GARDEN])
    assert game.view()["seats"][0]["buildings"]["garden"] == 1


@traces("dirk-none")
def test_dirk_counts_his_tiles_only() -> None:
    tail = cards([GARDEN], [], shown=[GARDEN]) + '\n[dirk]\ntiles = ["garden 11 -"]\n'
    game = game_with(HEAD, MINE, "", tail=tail)
    assert points(game, 1, "garden") == [5, 0, 0]


# --- Secrets and notation


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    game = table([GARDEN], [], [])
    game.play(show(GARDEN))
    assert game.why_no_undo() == "revealed"


@traces("rest-unseen", "secret-together")
def test_another_truth_deals_the_hidden_cards_and_choices_anew() -> None:
    mine = 'board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1", "pavilion 8 - @ -1,0"]'
    game = scored([GARDEN, TOWER], ["bonus garden 11"], [], mine=mine)
    game.play(choose(GARDEN))
    hands, shown = set(), set()
    for seed in range(60):
        other = game.determinize(1, seed)
        assert text(other.view(1)) == text(game.view(1))
        hands.add(text(other.view(0)["bonus_cards"]["hands"][0]))
        other.play(Move("keep_bonus"))
        shown.add(text(other.view()["bonus_cards"]["open"]))
    assert len(hands) > 10
    assert len(shown) > 3


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("bonus_cards",)))
    check_views(game, walk(game, Random(players)), 29)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    audited_game(players, ("bonus_cards",), 20 + players, 0.02)


def test_positions_round_trip_in_the_middle_of_a_choice() -> None:
    game = scored([GARDEN], ["bonus garden 11"], [])
    game.play(choose(GARDEN))
    again = position.loads(position.dump(game))
    for seat in seats(game):
        assert again.view(seat) == game.view(seat)
    again.play(Move("keep_bonus"))
    assert again.view()["bonus_cards"]["open"] == [[GARDEN], [], []]


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        ("[module.bonus_cards]\nhand = []", "unknown key hand"),
        ("[module.bonus_cards]\nhands = 3", "hands must be a list for each seat"),
        (cards([GARDEN], [GARDEN], []), "bonus garden 10 is in two places"),
        (cards([GARDEN, TOWER, "bonus arcades 9", "bonus arcades 10"], [], []), "at most 3"),
        (cards(["garden 10 -"], [], []), "there is no bonus card garden 10 -"),
        (cards([], [], [], shown=[GARDEN]), "nobody holds bonus garden 10"),
        (cards([], [GARDEN], [], shown=[GARDEN]), "is shown without its building"),
        (cards([GARDEN], [], [], answered=[3]), "answered: there is no seat 3"),
        (cards([GARDEN], [], [], answered=[1], chosen=[GARDEN]), "cannot have been chosen"),
        ("[module.bonus_cards]\nshown = 3", "shown must be a list of cards"),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, MINE, THEIRS, "", tail=tail)


def test_a_position_without_hands_deals_them() -> None:
    game = game_with(HEAD, "", "", "")
    assert game.view()["bonus_cards"]["hands"] == [3, 3, 3]
    again = position.loads(position.dump(game))
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


def test_advice_shows_in_a_scoring_and_keeps_a_secret_before() -> None:
    view = table([GARDEN], [], []).view(0)
    assert (advise(view, choose(GARDEN)) or 0) > (advise(view, Move("keep_bonus")) or 0)
    assert (advise(view, show(GARDEN)) or 0) < 0
    view["seats"][0]["buildings"]["garden"] = 3
    assert (advise(view, show(GARDEN)) or 0) > 0
    assert advise(view, Move("dance")) is None
