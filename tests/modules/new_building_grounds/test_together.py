"""The New Building Grounds with other modules, at the end, with Dirk; positions, whole games."""

from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game, check_pieces
from alhambra.engine.rules import TYPES
from alhambra.modules.extensions import Extensions
from alhambra.modules.new_building_grounds.advice import advise
from tests.modules.new_building_grounds.grounds import (
    COLUMNS,
    HEAD,
    RICH,
    asked,
    buy,
    choose,
    columns,
    empty_last_column,
    grounds,
    table,
    with_modules,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import walk

# --- Other modules


@traces("not-base")
def test_no_watchtower_and_no_half_price() -> None:
    game = table(head=with_modules("watchtowers", "building_sites"))
    kinds = {
        (move.kind, bool(move.parts.get("watchtower")))
        for move in game.moves()
        if move.parts.get("tile") == "ground a 12 -"
    }
    assert kinds == {("buy", False)}


@traces("choice-is-bought")
def test_chosen_arcades_earn_a_key() -> None:
    game = table(head=with_modules("gates_without_end"))
    game.play(buy("denar 6", "denar 6"))
    assert game.view()["gates_without_end"]["keys"] == [0, 0, 0]
    other = game.copy()
    game.play(choose("arcades"))
    assert game.view()["gates_without_end"]["keys"] == [1, 0, 0]
    other.play(choose("chambers"))
    assert other.view()["gates_without_end"]["keys"] == [0, 0, 0]


@traces("choice-is-bought")
@pytest.mark.parametrize(
    ("pay", "sent"), [(("denar 6", "denar 6"), 1), (("denar 6", "denar 7"), 0)]
)
def test_an_exact_payment_sends_the_scout_of_the_chosen_type(
    pay: tuple[str, ...], sent: int
) -> None:
    tail = grounds() + '[module.invaders]\nscouts = ["chambers", "tower"]\n'
    game = table(head=with_modules("invaders"), tail=tail)
    game.play(buy(*pay))
    game.play(choose("chambers"))
    assert sum(event["event"] == "scout_sent" for event in game.log()) == sent


@traces("choice-is-bought")
def test_a_choice_in_a_copy_leaves_the_purchase_of_the_other_alone() -> None:
    game = table(head=with_modules("gates_without_end"))
    game.play(buy("denar 6", "denar 6"))
    again = position.loads(position.dump(game))
    for one in (game, again):
        one.play(choose("arcades"))
        assert one.view()["gates_without_end"]["keys"] == [1, 0, 0]


@traces("vizier-and-patron")
def test_the_vizier_may_buy_a_ground() -> None:
    game = table("", RICH, "", head=with_modules("viziers_favour"))
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "window_question")
    game.play(Move("favour", space=1, pay=["denar 6", "denar 6"]))
    assert asked(game) == (1, "ground_question")
    game.play(choose("chambers"))
    game.play(Move("place", tile="chambers a 12 -", at=[1, 0]))
    assert game.view()["seats"][1]["buildings"]["chambers"] == 1


@traces("vizier-and-patron")
def test_the_patron_may_buy_a_ground() -> None:
    tail = grounds() + '[module.characters]\nheld = [["rich_patron"], [], []]\n'
    game = table("", "", "", head=with_modules("characters"), tail=tail)
    game.play(Move("patron_buy", space=1, tile="ground a 12 -"))
    game.play(choose("pavilion"))
    assert game.view()["seats"][0]["pending"] == ["pavilion a 12 -"]


@traces("vizier-and-patron")
def test_the_sultan_claims_no_ground() -> None:
    """The next tile is a ground; whatever is marked, nobody is asked."""
    head = with_modules("power_of_sultan", head=HEAD)
    head += 'tower = ["ground b 12 -", "tower 12 -", "ground a 9 -"]\n'
    game = table('hand = ["dirham 9", "dirham 3"]', "", "", head=head)
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 3"]))
    game.play(Move("store", tile="garden 10 N"))
    assert game.view()["market"][1] == "ground b 12 -"


@traces("price-stays")
def test_in_a_personal_market_it_costs_the_price_of_the_ground() -> None:
    head = with_modules("personal_building_market")
    tail = grounds([COLUMNS[0], ["seraglio", "seraglio"], *COLUMNS[2:]])
    tail += "[module.personal_building_market]\n"
    tail += (
        'stalls = [["-", "-", "-", "-"], ["-", "tower a 10 -", "-", "-"], ["-", "-", "-", "-"]]\n'
    )
    game = table('hand = ["dirham 9"]', 'reserve = ["tower a 10 -"]', "", head=head, tail=tail)
    assert not [m for m in game.moves() if m.parts.get("tile") == "tower a 10 -"]
    game = table(
        'hand = ["dirham 9", "dirham 1"]', 'reserve = ["tower a 10 -"]', "", head=head, tail=tail
    )
    move = next(m for m in game.moves() if m.parts.get("tile") == "tower a 10 -")
    game.play(move)
    assert game.view()["seats"][0]["pending"] == ["tower a 10 -"]
    assert asked(game) == (0, "act")


@traces("typed-for-all")
def test_whatever_asks_for_a_type_sees_it() -> None:
    """A watchtower may lean on it, an extension may be put on it."""
    head = with_modules("watchtowers", "extensions") + 'question = "place"\n'
    head = head.replace('"tower 13 E"', '"-"')
    tail = grounds([COLUMNS[0], ["seraglio", "seraglio"], *COLUMNS[2:]])
    mine = 'board = ["tower a 10 - @ 1,0"]\npending = ["watchtower tower 1"]'
    game = table(mine, "", "", head=head, tail=tail)
    assert [move for move in game.moves() if move.kind == "place"]
    module = game.state.rules.modules[-1]
    tile = game.state.rules.tile_by_name["tower a 10 -"]
    assert isinstance(module, Extensions)
    assert module.targets(game.state, [tile], TYPES.index("tower")) == [tile]


@traces("no-tokens-on-entry", "not-base")
def test_nothing_comes_with_a_ground_but_a_new_garden_is_a_garden() -> None:
    """The ground gets neither fruit nor animals; a monkey that walks to its garden scores there."""
    head = with_modules(
        "orchards", "alhambra_zoo", head=HEAD.replace("ground a 12 -", "tower 9 ES")
    )
    head += 'tower = ["ground a 11 -", "tower 12 -"]\n'
    animals = '[module.alhambra_zoo]\nanimals = [["garden a 9 -", "monkey"]]\n'
    tail = grounds([["pavilion", "tower"], *COLUMNS[1:]]) + animals
    mine = RICH + '\nboard = ["garden a 9 - @ 1,0"]'
    game = table(mine, "", "", head=head, tail=tail)
    assert points(game, 1, "alhambra_zoo") == [1, 0, 0]
    game.play(buy("denar 6", "denar 7"))
    while game.view()["market"][0] != "ground a 11 -":
        game.play(game.moves()[-1])
    assert not [mark for mark in game.view()["marks"] if mark.get("tile") == "ground a 11 -"]


@traces("typed-for-all")
def test_a_square_counts_it_by_its_type() -> None:
    head = with_modules("squares")
    tail = grounds([COLUMNS[0], ["seraglio", "seraglio"], *COLUMNS[2:]])
    mine = 'board = ["tower a 10 - @ 1,0", "square tower N @ 2,0"]'
    game = table(mine, "", "", head=head, tail=tail)
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "tower"]
    assert halves == [4]


@traces("vizier-and-patron", "choose-at-once")
def test_a_ground_bought_for_a_bonus_is_built_on_before_it_is_placed() -> None:
    head = with_modules("gates_without_end")
    head += 'frames = ["turn white 2 0", "gate_buy? white 0 0"]\n'
    game = table('hand = ["denar 9", "denar 6"]', head=head)
    game.play(next(m for m in game.moves() if m.parts.get("tile") == "ground a 12 -"))
    while asked(game)[1] != "ground_question":
        game.play(game.moves()[0])
    game.play(choose("arcades"))
    assert asked(game) == (0, "place")
    assert game.view()["seats"][0]["pending"] == ["arcades a 12 -"]
    assert game.view()["gates_without_end"]["keys"] == [1, 0, 0]


# --- The end


@traces("leftover-chooses")
def test_whoever_gets_a_leftover_ground_chooses_and_builds() -> None:
    head = """
modules = ["new_building_grounds"]
market = ["ground a 12 -", "-", "-", "-"]
display = ["florin 9"]
tower = []
rounds = 2
"""
    game = table("", 'hand = ["denar 3"]', "", head=head)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "ground_question")
    game.play(choose("chambers"))
    assert asked(game) == (1, "place")
    assert game.why_not(Move("give", tile="chambers a 12 -")) == "no_dirk"
    game.play(Move("place", tile="chambers a 12 -", at=[0, 1]))
    assert game.over
    assert game.scores == [0, 19, 0]


# --- Two players


@traces("dirk-topmost")
def test_dirk_takes_the_topmost_building() -> None:
    head = HEAD.replace('"ground a 12 -"', '"tower 11 -"')
    head += 'deck = ["scoring", "denar 1", "scoring"]\n'
    head += (
        'tower = ["tower 12 -", "ground b 12 -", "garden 11 -", "ground a 12 -", "garden 10 -"]\n'
    )
    game = game_with(head, "", "", tail=grounds())
    game.play(Move("take", cards=["florin 9"]))
    tiles = game.view()["dirk"]["tiles"]
    assert sorted(tiles) == sorted(
        ["tower 12 -", "pavilion b 12 -", "garden 11 -", "arcades a 12 -", "garden 10 -"]
    )
    assert columns(game)[3] == ["chambers"]
    built = [event for event in game.log() if event["event"] == "dirk_built"]
    assert [event["type"] for event in built] == ["pavilion", "arcades"]


@traces("dirk-topmost", "four-columns")
def test_dirks_first_tiles_take_buildings_too() -> None:
    for seed in range(30):
        game = Game(Setup(players=2, seed=seed, modules=("new_building_grounds",)))
        tiles = game.view()["dirk"]["tiles"]
        assert not [tile for tile in tiles if tile.startswith("ground")]
        built = [tile for tile in tiles if len(tile.split()) == 4]
        assert sum(map(len, columns(game))) == 12 - len(built)
        check_pieces(game.state)


@traces("empty-column")
def test_dirk_keeps_a_bare_ground_if_nothing_is_left() -> None:
    game = game_with(HEAD, "", "", tail=grounds())
    empty_last_column(game)
    tile = game.state.rules.tile_by_name["ground b 12 -"]
    game.state.give_dirk(-1, tile)
    assert game.view()["dirk"]["tiles"] == ["ground b 12 -"]


@traces("gift-after-choice")
def test_a_gift_to_dirk_has_its_building() -> None:
    game = game_with(HEAD, RICH, "", tail=grounds())
    game.play(buy("denar 6", "denar 7"))
    game.play(choose("chambers"))
    game.play(Move("give", tile="chambers a 12 -"))
    assert game.view()["dirk"]["tiles"] == ["chambers a 12 -"]
    assert columns(game)[3] == ["pavilion", "arcades"]


# --- Notation and play


@pytest.mark.parametrize(
    ("seat", "tail", "message"),
    [
        ("", "[module.new_building_grounds]\ncolumn = []", "unknown key column"),
        ("", grounds(3), "columns must be 4 lists"),
        ("", grounds([["castle"], *COLUMNS[1:]]), "there is no building castle"),
        ("", grounds(COLUMNS[:3]), "columns must be 4 lists"),
        ("", grounds([COLUMNS[0] + COLUMNS[1], [], *COLUMNS[2:]]), "the columns must hold"),
        ("", grounds([COLUMNS[0][1:], *COLUMNS[1:]]), "name every building"),
        ("", grounds([["tower"] * 3] * 4), "not so many pieces tower"),
        ('reserve = ["tower a 10 -", "garden a 10 -"]', "", "two buildings stand on ground a 10 -"),
        ('reserve = ["pavilion a 12 -"]', "", "the tile ground a 12 - is in two places"),
        (
            'reserve = ["tower a 10 -", "tower b 10 -", "tower a 9 -"]',
            "",
            "there are only 2 new tower",
        ),
    ],
)
def test_a_wrong_position_is_refused(seat: str, tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, seat, "", "", tail=tail)


def test_a_position_without_columns_lays_them_out() -> None:
    game = game_with(HEAD, 'reserve = ["pavilion b 12 -"]', "", "")
    assert [len(column) for column in columns(game)] == [3, 3, 3, 2]
    again = position.loads(position.dump(game))
    assert again.view() == game.view()


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("new_building_grounds",)))
    check_views(game, walk(game, Random(players)), 29)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = audited_game(players, ("new_building_grounds",), 20 + players, 0.01)
    assert any(move.kind == "choose_building" for _, move in game.history)


def test_advice_values_the_best_building_of_the_column() -> None:
    view = table().view(0)
    exact = advise(view, Move("buy", tile="ground a 12 -", space=1, pay=["denar 6", "denar 6"]))
    dear = advise(view, Move("buy", tile="ground a 12 -", space=1, pay=["denar 6", "denar 7"]))
    assert exact is not None
    assert dear is not None
    assert exact > dear
    assert (advise(view, choose("chambers")) or 0) > (advise(view, choose("pavilion")) or 0)
    place = advise(view, Move("place", tile="ground a 12 -", at=[1, 0])) or 0
    assert place > (advise(view, Move("store", tile="ground a 12 -")) or 0) > 0
    assert advise(view, Move("place", tile="tower 12 -", at=[1, 0])) is None
    assert advise(view, Move("dance")) is None
