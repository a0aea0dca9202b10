"""The Extensions: which buildings can carry one, Dirk, positions, whole games."""

from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.engine.rules import TYPES
from alhambra.modules.extensions import Extensions
from alhambra.modules.extensions.advice import advise
from tests.modules.building_sites.sites import site
from tests.modules.building_sites.sites import table as sites_table
from tests.modules.extensions.extended import (
    HEAD,
    OWNS_ALL,
    extend,
    extended,
    extensions,
    left,
    offered,
    table,
    with_modules,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import walk

# --- Which buildings


@traces("any-typed-building")
def test_magical_buildings_and_each_half_of_a_project_can_be_extended() -> None:
    head = with_modules("magical_buildings", "major_construction_projects")
    board = '["tower 14 NES @ -1,0 turn 2", "project garden arcades @ 0,-1"]'
    mine = f'board = {board}\nhand = ["dirham 5", "dirham 2", "denar 4"]'
    game = table(mine, head=head)
    pay = ["dirham 5", "dirham 2", "denar 4"]
    assert offered(game) == {("garden", 12), ("tower", 15)}
    assert game.why_not(extend("tower", 15, 2, pay)) is None
    game.play(extend("garden", 12, 2, pay))
    assert extended(game) == ["project garden arcades"]
    halves = {name: data["halves"] for name, _, data in game.count_round(1)[0] if "halves" in data}
    assert halves == {"garden": 4, "arcades": 2, "tower": 2}
    module = game.state.rules.modules[-1]
    assert isinstance(module, Extensions)
    project = game.state.rules.tile_by_name["project garden arcades"]
    assert [module.bare(game.state, project, TYPES.index(k)) for k in ("garden", "arcades")] == [
        False,
        True,
    ]


@traces("not-unfinished")
def test_an_unfinished_building_is_not_extended() -> None:
    tail = (
        extensions()
        + '[module.building_sites]\nsites = [["seraglio 9 -", 0, "denar", "-", "hidden"]]'
    )
    game = table(OWNS_ALL, head=with_modules("building_sites"), tail=tail)
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"


@traces("majorities-only")
def test_the_count_of_buildings_stays_what_it_is() -> None:
    tail = extensions([["seraglio 9 -", "seraglio"]], [["-"] * 3] * 4)
    game = table(OWNS_ALL, tail=tail)
    assert game.view()["seats"][0]["buildings"]["seraglio"] == 1
    assert points(game, 2, "seraglio") == [9, 0, 0]


@traces("bonus-card-besides", "halves-besides")
def test_bonus_cards_and_half_buildings_add_besides() -> None:
    """One seraglio, its extension, its bonus card and a semi-building: three and a half."""
    tail = extensions([["seraglio 9 -", "seraglio"]], [["-"] * 3] * 4)
    tail += '[module.bonus_cards]\nhands = [["bonus seraglio 9"], [], []]\n'
    tail += 'shown = ["bonus seraglio 9"]\n'
    tail += '[module.gates_without_end]\nsemi_buildings = [["seraglio"], [], []]\n'
    game = table(OWNS_ALL, head=with_modules("bonus_cards", "gates_without_end"), tail=tail)
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "seraglio"]
    assert halves == [7]


@traces("sold-with-the-building")
def test_a_building_sold_from_a_stall_keeps_it() -> None:
    head = with_modules("personal_building_market")
    tail = extensions([["seraglio 8 S", "seraglio"]], [["-"] * 3] * 4)
    tail += "[module.personal_building_market]\n"
    tail += (
        'stalls = [["-", "-", "-", "-"], ["seraglio 8 S", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    )
    game = table('hand = ["denar 8"]', 'reserve = ["seraglio 8 S"]', "", head=head, tail=tail)
    buy = next(m for m in game.moves() if m.kind == "buy" and m.parts["tile"] == "seraglio 8 S")
    game.play(buy)
    game.play(Move("pass"))
    game.play(Move("place", tile="seraglio 8 S", at=[1, 0]))
    assert points(game, 1, "seraglio") == [2, 0, 0]
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "seraglio"]
    assert halves == [4]


@traces("sold-with-the-building")
def test_with_a_discarded_tile_it_is_gone() -> None:
    tail = extensions([["seraglio 8 S", "seraglio"]], [["-"] * 3] * 4)
    game = table("", head=HEAD + 'gone = ["seraglio 8 S"]\n', tail=tail)
    assert game.view()["gone"] == extended(game) == ["seraglio 8 S"]
    assert points(game, 1, "seraglio") == [0, 0, 0]


@traces("cards-only")
def test_a_master_builder_is_a_card_worth_three() -> None:
    mine = 'board = ["arcades 9 - @ 1,0"]\nhand = ["florin 5", "florin builder 3", "dirham 4"]'
    game = table(mine, head=with_modules("master_builders"))
    assert offered(game) == {("arcades", 12)}
    events = game.play(extend("arcades", 12, pay=["florin 5", "florin builder 3", "dirham 4"]))
    assert events[0]["matching"] is True
    gone = game.state.gone_cards
    assert [game.state.rules.face_names[face] for face in gone] == ["florin builder 3"]


@traces("cards-only")
def test_certificates_and_caravanserais_are_no_cards() -> None:
    head = with_modules("exchange_certificates", "caravanserai")
    tail = (
        extensions()
        + '[module.exchange_certificates]\ncredit = [["dirham certificate 4"], [], []]\n'
    )
    tail += '[module.caravanserai]\ncards = [["dirham caravanserai 1: dirham 4"], [], []]\n'
    mine = 'board = ["seraglio 9 - @ 1,0"]\nhand = ["florin 5", "florin 2"]'
    game = table(mine, head=head, tail=tail)
    assert offered(game) == set()
    pay = ["florin 5", "florin 2", "dirham certificate 4"]
    assert game.why_not(extend("seraglio", 15, pay=pay)) == "wrong_combination"


@traces("majorities-only")
def test_a_square_counts_an_extended_building_once() -> None:
    tail = extensions([["tower 12 -", "tower"]], [["-"] * 3] * 4)
    mine = 'board = ["tower 12 - @ 1,0", "square tower N @ 2,0"]'
    game = table(mine, head=with_modules("squares"), tail=tail)
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "tower"]
    assert halves == [6]


# --- Two players


@traces("gift-to-dirk", "dirk-needs-a-building")
def test_an_extension_may_be_given_to_dirk() -> None:
    """S9: the only seraglio of the giver, in the reserve, is extended already; Dirk's is not."""
    seat = 'reserve = ["seraglio 6 ES"]\nhand = ["florin 5", "florin 2", "dirham 4"]'
    dirk = '[dirk]\ntiles = ["seraglio 8 S"]\n'
    board = [["pavilion", "arcades", "seraglio"], ["-"] * 3, ["-"] * 3, ["-"] * 3]
    tail = extensions([["seraglio 6 ES", "seraglio"]], board) + dirk
    game = game_with(HEAD, seat, 'board = ["seraglio 9 - @ 1,0"]', tail=tail)
    assert offered(game) == {("seraglio", 15)}
    events = game.play(extend("seraglio", 15))
    assert (events[1]["event"], events[1]["dirk"]) == ("extension_put", True)
    assert sorted(extended(game)) == ["seraglio 6 ES", "seraglio 8 S"]
    halves = [data["halves"] for name, _, data in game.count_round(2)[2] if name == "seraglio"]
    assert halves == [4]


@traces("giver-owns-a-building")
def test_whoever_owns_no_such_building_gives_dirk_none() -> None:
    """S9: Dirk has a seraglio, and so has the other player; an unfinished one is none."""
    hand = 'hand = ["florin 5", "florin 2", "dirham 4"]'
    dirk = '[dirk]\ntiles = ["seraglio 8 S"]\n'
    other = 'board = ["seraglio 9 - @ 1,0"]'
    game = game_with(HEAD, hand, other, tail=extensions() + dirk)
    assert offered(game) == set()
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"
    mine = f'{hand}\nboard = ["seraglio 6 ES @ 1,0"]'
    sites = sites_table(site("seraglio 6 ES"))
    head = with_modules("building_sites")
    game = game_with(head, mine, other, tail=extensions() + dirk + sites)
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"
    game = game_with(HEAD, mine, other, tail=extensions() + dirk)
    assert game.why_not(extend("seraglio", 15)) is None


@traces("giver-owns-a-building", "gift-to-dirk")
def test_a_building_bought_in_the_same_turn_will_do_for_a_gift() -> None:
    """S9: it need not be placed yet, and it need not be the one that is extended."""
    seat = 'hand = ["denar 5", "florin 5", "florin 2", "dirham 4"]'
    tail = extensions() + '[dirk]\ntiles = ["seraglio 8 S"]\n'
    game = game_with(HEAD, seat, "", tail=tail)
    assert offered(game) == set()
    game.play(Move("buy", space=1, pay=["denar 5"]))
    game.play(extend("seraglio", 15))
    game.play(Move("put_extension", tile="seraglio 8 S"))
    assert extended(game) == ["seraglio 8 S"]


@traces("gift-to-dirk", "dirk-needs-a-building")
def test_one_chooses_between_the_own_building_and_dirk() -> None:
    tail = extensions() + '[dirk]\ntiles = ["seraglio 8 S", "arcades 8 N"]\n'
    game = game_with(HEAD, OWNS_ALL, "", tail=tail)
    game.play(extend("seraglio", 15))
    assert game.moves() == [
        Move("put_extension", tile="seraglio 9 -", dirk=False),
        Move("put_extension", tile="seraglio 8 S", dirk=True),
    ]
    game.play(Move("put_extension", tile="seraglio 8 S"))
    assert points(game, 2, "seraglio") == [2, 0, 9]


@traces("dirk-needs-a-building")
def test_dirk_without_such_a_building_gets_none() -> None:
    """Both own buildings are extended; only for one of them Dirk has another."""
    extended = [["arcades 9 -", "arcades"], ["seraglio 9 -", "seraglio"]]
    board = [["-", "arcades", "seraglio"], ["-"] * 3, ["-"] * 3, ["-"] * 3]
    tail = extensions(extended, board) + '[dirk]\ntiles = ["arcades 8 N"]\n'
    game = game_with(HEAD, OWNS_ALL, "", tail=tail)
    assert offered(game) == {("arcades", 12)}
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"


@traces("sold-with-the-building", "gift-to-dirk")
def test_an_extended_building_given_to_dirk_counts_for_him() -> None:
    tail = extensions([["seraglio 5 SW", "seraglio"]], [["-"] * 3] * 4)
    head = (
        HEAD.replace('"seraglio 5 SW"', '"-"') + 'question = "place"\nactions = 0\nacted = true\n'
    )
    game = game_with(head, 'pending = ["seraglio 5 SW"]', "", tail=tail)
    game.play(Move("give", tile="seraglio 5 SW"))
    halves = [data["halves"] for name, _, data in game.count_round(1)[2] if name == "seraglio"]
    assert halves == [4]


# --- Notation and play


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        ("[module.extensions]\nplaced = []", "unknown key placed"),
        ("[module.extensions]\nextended = 3", "extended must be a list"),
        ("[module.extensions]\nextended = [3]", "each entry names a tile, then the extension"),
        (extensions([["tower 99 -", "tower"]]), "there is no tile tower 99 -"),
        (extensions([["fountain 0", "tower"]]), "there is no tile fountain 0"),
        (
            extensions([["tower 11 -", "garden"]], [["-"] * 3] * 4),
            "cannot carry this extension garden",
        ),
        (
            extensions([["tower 11 -", "tower"]] * 2, [["-"] * 3] * 4),
            "cannot carry this extension tower",
        ),
        (extensions([["tower 11 -", "tower"]]), "there are not so many pieces tower"),
        (extensions([], [["tower"]]), "board must be 4 lists of 3 extensions"),
        (extensions([], 3), "board must be 4 lists of 3 extensions"),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=tail)


def test_a_position_without_a_board_shuffles_one() -> None:
    tail = '[module.extensions]\nextended = [["tower 11 -", "tower"]]\n'
    game = game_with(HEAD, "", "", "", tail=tail)
    assert len(left(game)) == 11
    again = position.loads(position.dump(game))
    assert again.view() == game.view()


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("extensions",)))
    check_views(game, walk(game, Random(players)), 29)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = audited_game(players, ("extensions",), 20 + players, 0.01)
    assert any(move.kind == "extend" for _, move in game.history)


def test_advice_likes_matching_payments_and_the_own_alhambra() -> None:
    view = table(OWNS_ALL).view(0)
    matching, dear = advise(view, extend("seraglio", 15)), advise(view, extend("pavilion", 9))
    assert matching is not None
    assert dear is not None
    assert matching > dear
    own = advise(view, Move("put_extension", tile="seraglio 9 -", dirk=False)) or 0
    other = advise(view, Move("put_extension", tile="seraglio 8 S", dirk=False)) or 0
    gift = advise(view, Move("put_extension", tile="seraglio 7 W", dirk=True)) or 0
    assert own > other > gift
    assert advise(view, Move("dance")) is None
