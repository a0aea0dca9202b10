"""Fresh Colors beside other modules: what is a purchase, in which currency, and what counts."""

import pytest

from alhambra import Game, Move
from tests.modules.building_sites.sites import finish, half, site
from tests.modules.building_sites.sites import table as sites_table
from tests.modules.bureau_de_change.bureau import hands, use
from tests.modules.fresh_colors.painters import (
    ARCADES,
    CHAMBERS,
    CHAMBERS_BLUE,
    GARDEN,
    HEAD,
    NAME,
    PAVILION,
    SERAGLIO,
    TABLE,
    TEN_FLORINS,
    TOWER,
    asked,
    overpaid,
    shown,
    take,
    workshop,
)
from tests.modules.gates_without_end.gates import PILE_2, with_key
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

DONE = [[TOWER, GARDEN], [], []]
COLUMNS = [PAVILION, SERAGLIO, ARCADES, CHAMBERS]


def with_module(*names: str, table: str = TABLE) -> str:
    """The head of a game with other modules."""
    modules = ", ".join(f'"{name}"' for name in (*names, NAME))
    return f"modules = [{modules}]\n{table}"


def currencies(game: Game) -> list[str]:
    """The columns from which one may choose."""
    assert asked(game) == (0, "decor_question")
    assert game.question is not None
    found = game.question.data["currencies"]
    assert isinstance(found, list)
    return found


# --- Which currency


@traces("diamonds")
def test_diamonds_count_as_the_currency_of_the_space() -> None:
    head = with_module("diamonds")
    game = game_with(head, 'hand = ["diamond 9", "diamond 4"]', "", "", tail=workshop())
    game.play(Move("buy", space=3, pay=["diamond 4", "diamond 9"]))
    assert currencies(game) == ["ducat"]


@traces("mixed")
@pytest.mark.parametrize(
    ("units", "columns"),
    [
        (["denar 4", "florin 6"], ["denar", "florin"]),
        (["florin 8"], ["florin"]),
        (["denar 4", "denar 7"], ["denar"]),
    ],
)
def test_of_a_mixed_payment_either_currency_paid_will_do(
    units: list[str], columns: list[str]
) -> None:
    head = with_module("bureau_de_change")
    hand = 'hand = ["denar 4", "denar 7", "florin 6", "florin 8"]'
    tail = hands('"bureau denar florin"', "", "") + workshop()
    game = game_with(head.replace("tower 9 ES", "pavilion 7 E"), hand, "", "", tail=tail)
    game.play(use(4))
    for unit in units:
        game.play(Move("pay_card", unit=unit))
    assert currencies(game) == columns


@traces("stall")
def test_from_another_player_the_currency_of_the_stall_counts() -> None:
    none = '["-", "-", "-", "-"]'
    stalls = f'[module.personal_building_market]\nstalls = [{none}, ["-", "seraglio 9 -", "-", "-"]'
    tail = f"{stalls}, {none}]\n{workshop()}"
    head = with_module("personal_building_market")
    seats = ['hand = ["dirham 6", "dirham 4"]', 'reserve = ["seraglio 9 -"]', ""]
    game = game_with(head, *seats, tail=tail)
    game.play(Move("buy", owner=1, stall="dirham", pay=["dirham 4", "dirham 6"]))
    assert currencies(game) == ["dirham"]


# --- What is bought


@traces("own-turn")
def test_a_vizier_always_pays_exactly() -> None:
    head = with_module("viziers_favour")
    game = game_with(head, "", 'hand = ["florin 9"]', "", tail=workshop())
    game.play(Move("take", cards=["denar 9"]))
    game.play(Move("favour", space=4, pay=["florin 9"]))
    assert asked(game) == (1, "place")


@traces("own-turn")
def test_a_purchase_with_a_key_brings_nothing() -> None:
    table = 'market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]'
    table += '\ndisplay = ["florin 6", "florin 7", "florin 8", "florin 9"]'
    seat = 'hand = ["denar 8", "ducat 9", "ducat 6"]'
    head = with_module("gates_without_end", table=table)
    game = with_key("buy", seat, "", "", head=head, tail=f"{PILE_2}\n{workshop()}")
    game.play(Move("gate_buy", space=3, pay=["ducat 6", "ducat 9"]))
    assert asked(game) == (0, "place")


@traces("buildings-only")
def test_cards_and_the_completion_of_a_site_bring_nothing() -> None:
    sultan = '[module.power_of_sultan]\nopen = ["florin tower"]'
    game = game_with(
        with_module("power_of_sultan"), TEN_FLORINS, "", "", tail=f"{sultan}\n{workshop()}"
    )
    game.play(Move("buy", sultan="florin", mark="tower", pay=["florin 9"]))
    game.play(Move("sultan_keep"))
    assert asked(game) == (1, "act")
    tail = sites_table(site("tower 8 NES", token="florin")) + workshop()
    seat = f'{TEN_FLORINS}\nboard = ["tower 8 NES @ 1,0"]'
    game = game_with(with_module("building_sites"), seat, "", "", tail=tail)
    game.play(finish("tower 8 NES", "florin 9"))
    assert asked(game) == (1, "act")


@traces("half-price")
def test_more_than_half_the_price_of_a_site_is_too_much() -> None:
    head = with_module("building_sites")
    game = game_with(head, 'hand = ["florin 5", "florin 4"]', "", "", tail=workshop())
    game.play(half(4, "florin 5"))
    while asked(game)[1] != "decor_question":
        game.play(game.moves()[0])
    assert currencies(game) == ["florin"]
    game = game_with(head, 'hand = ["florin 4"]', "", "", tail=workshop())
    game.play(half(4, "florin 4"))
    kinds = []
    while asked(game)[0] == 0:
        kinds.append(asked(game)[1])
        game.play(game.moves()[0])
    assert "decor_question" not in kinds


@traces("buildings-only")
def test_a_camp_is_bought_like_a_building() -> None:
    head = with_module("camps").replace("tower 9 ES", "camp 8 NE")
    game = game_with(head, TEN_FLORINS, "", "", tail=workshop())
    game.play(Move("buy", space=4, pay=["florin 9"]))
    assert currencies(game) == ["florin"]


@traces("cumulative")
def test_change_and_certificates_come_besides() -> None:
    head = with_module("change", "exchange_certificates")
    game = game_with(head, 'hand = ["florin 9", "florin 2"]', "", "", tail=workshop())
    game.play(Move("buy", space=4, pay=["florin 2", "florin 9"]))
    assert len(game.view()["change"]["coins"][0]) == 1
    kinds = [asked(game)[1]]
    game.play(game.moves()[0])
    kinds.append(asked(game)[1])
    assert kinds[1] == "decor_question"
    assert kinds[0] != "decor_question"


@traces("gift-keeps")
def test_whoever_gives_the_tile_to_dirk_keeps_the_reward() -> None:
    game = overpaid(workshop(), players=2)
    game.play(take("florin", "brown"))
    game.play(Move("give", tile="tower 9 ES"))
    assert shown(game, "colors") == ["paint-brown"]


# --- What counts


@traces("physical-only")
def test_buildings_count_on_whatever_tile() -> None:
    head = with_module("magical_buildings", "major_construction_projects")
    seat = 'board = ["project tower garden @ 1,0", "tower 14 NES @ 3,0", "tower 12 - @ 0,-1"]'
    game = game_with(head, seat, "", "", tail=workshop(done=DONE, columns=COLUMNS))
    assert points(game, 1, "fresh_colors")[0] == 2 * (3 + 1)


@traces("physical-only")
def test_half_buildings_do_not_count() -> None:
    semi = '[module.gates_without_end]\nsemi_buildings = [["tower"], [], []]\n'
    seat = 'board = ["tower 12 - @ 1,0"]'
    tail = semi + workshop(done=DONE, columns=COLUMNS)
    game = game_with(with_module("gates_without_end"), seat, "", "", tail=tail)
    assert points(game, 1, "fresh_colors")[0] == 2


@traces("unfinished")
def test_an_unfinished_building_does_not_count() -> None:
    seat = 'board = ["tower 12 - @ 1,0", "tower 11 N @ 2,0"]\nreserve = ["tower 11 S"]'
    tail = sites_table(site("tower 12 -")) + workshop(done=DONE, columns=COLUMNS)
    game = game_with(with_module("building_sites"), seat, "", "", tail=tail)
    assert points(game, 1, "fresh_colors")[0] == 2


def test_the_columns_of_the_board_differ() -> None:
    """Every project has a place, whatever the columns hold."""
    tail = workshop(columns=[CHAMBERS_BLUE, "-", "-", "-"])
    game = game_with(HEAD, "", "", "", tail=tail)
    assert game.view()[NAME]["columns"][1] is None
