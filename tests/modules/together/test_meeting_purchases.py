"""What each way to come by a tile brings, with all modules in play that reward buying.

The table of the rules, row by row: another action, coins for overpaying, a scout for an exact
price, the miser's card, a key for arcades.
"""

import pytest

from alhambra import Game, Move
from tests.modules.gates_without_end.gates import asked
from tests.rules.support import game_with
from tests.rules.tracing import traces

MODULES = """modules = [
    "viziers_favour", "bureau_de_change", "diamonds", "characters", "camps", "thieves", "change",
    "invaders", "power_of_sultan", "watchtowers", "building_sites", "magical_buildings",
    "major_construction_projects", "gates_without_end", "personal_building_market",
]"""
DISPLAY = 'display = ["florin 6", "florin 7", "florin 8", "florin 9"]'
OTHERS = '"garden 12 S", "tower 13 E", "tower 12 -"'
SERVICE = '[module.characters]\nheld = [["miser", "rich_patron"], [], []]\n'
SCOUT = '[module.invaders]\nscouts = ["arcades", "garden"]\n'
STALL = """[module.personal_building_market]
stalls = [["-", "-", "-", "-"], ["arcades 10 -", "-", "-", "-"], ["-", "-", "-", "-"]]
"""
SITE = '[module.building_sites]\nsites = [["arcades 10 -", 0, "denar", "-", "hidden"]]\n'
CARD = '[module.power_of_sultan]\nopen = ["denar tower"]\n'
NO_THIEVES = "[module.thieves]\nhands = [[], [], []]\n"
TAIL = SERVICE + SCOUT + NO_THIEVES

ARCADES, CHEAP, CAMP, MAGIC, GARDEN = (
    "arcades 10 -",
    "arcades 9 -",
    "camp 10 NW",
    "arcades 11 NE",
    "garden 11 -",
)


def table(first: str, hand: list[str], seats: tuple[str, str] = ("", ""), tail: str = TAIL) -> Game:
    """The first seat owns miser and patron; this tile lies on the denar space."""
    head = f'{MODULES}\n{DISPLAY}\nmarket = ["{first}", {OTHERS}]'
    written = str(hand).replace("'", '"')
    return game_with(head, f"hand = {written}\n{seats[0]}", seats[1], "", tail=tail)


def brought(game: Game, move: Move) -> set[str]:
    """Plays the purchase, answers what it asks, and says what came of it."""
    seat = asked(game)[0]
    before = len(game.log())
    game.play(move)
    found = set()
    while asked(game)[1] in ("miser_question", "choose_token", "sultan_keep_question"):
        if asked(game)[1] == "miser_question":
            found.add("miser")
        game.play(game.moves()[0])
    if asked(game) == (seat, "act"):
        found.add("again")
    events = {event["event"] for event in game.log()[before:]}
    names = {"change_given": "coins", "scout_sent": "scout", "key_taken": "key"}
    return found | {names[event] for event in events if event in names}


def buy(*pay: str, **parts: object) -> Move:
    return Move("buy", space=1, pay=list(pay), **parts)


DENARS = ["denar 9", "denar 1", "denar 5", "denar 8", "denar 2", "denar 7", "denar 4"]
ALL = {"again", "scout", "miser", "key"}


@traces("camps:coins", "change:camps", "magical_buildings:type-clauses")
@pytest.mark.parametrize(
    ("tile", "move", "result"),
    [
        (ARCADES, buy("denar 9", "denar 1"), ALL),
        (ARCADES, buy("denar 9", "denar 2"), {"miser", "key"}),
        (ARCADES, buy("denar 9", "denar 5"), {"miser", "key", "coins"}),
        (CHEAP, buy("denar 9"), {"again", "scout", "key"}),
        (GARDEN, buy("denar 9", "denar 2"), {"again", "scout", "miser"}),
        (MAGIC, buy("denar 9", "denar 2"), ALL),
        (CAMP, buy("denar 9", "denar 1"), {"again", "miser"}),
        (CAMP, buy("denar 9", "denar 5"), {"miser", "coins"}),
    ],
)
def test_a_tile_of_the_market(tile: str, move: Move, result: set[str]) -> None:
    assert brought(table(tile, DENARS), move) == result


@traces("change:watchtower", "characters:miser-price-asked")
@pytest.mark.parametrize(
    ("tile", "pay", "result"),
    [
        (ARCADES, ("denar 9", "denar 7"), ALL),
        (ARCADES, ("denar 9", "denar 8"), {"miser", "key"}),
        (ARCADES, ("denar 9", "denar 8", "denar 1"), {"miser", "key", "coins"}),
        (CHEAP, ("denar 8", "denar 7"), ALL),  # 9 is printed, 15 is asked
    ],
)
def test_a_tile_with_a_watchtower(tile: str, pay: tuple[str, ...], result: set[str]) -> None:
    assert brought(table(tile, DENARS), buy(*pay, watchtower=True)) == result


@traces("building_sites:no-scout", "building_sites:miser-half", "change:sites")
@pytest.mark.parametrize(
    ("pay", "result"), [(["denar 5"], {"key"}), (["denar 9"], {"key", "coins"})]
)
def test_half_the_price(pay: list[str], result: set[str]) -> None:
    game = table(ARCADES, DENARS)
    assert brought(game, Move("buy_site", site_space=1, pay=pay)) == result


@traces("building_sites:finish-no-buy", "change:sites")
@pytest.mark.parametrize(
    ("pay", "result"), [(["denar 9", "denar 1"], {"again"}), (["denar 9", "denar 4"], {"coins"})]
)
def test_finishing_a_site_is_no_purchase_of_a_tile(pay: list[str], result: set[str]) -> None:
    seats = ('board = ["arcades 10 - @ 1,0"]', "")
    game = table(CHEAP, DENARS, seats, TAIL + SITE)
    assert brought(game, Move("finish_site", site=ARCADES, pay=pay)) == result


@traces("invaders:stall-scout", "personal_building_market:key-scout")
def test_a_tile_of_another_players_stall() -> None:
    for pay, result in (
        (["denar 9", "denar 1"], ALL),
        (["denar 9", "denar 5"], {"miser", "key", "coins"}),
    ):
        game = table(CHEAP, DENARS, ("", 'reserve = ["arcades 10 -"]'), TAIL + STALL)
        assert brought(game, Move("buy", owner=1, stall="denar", pay=pay)) == result


@traces("characters:patron", "gates_without_end:any-buy", "invaders:patron-scout")
def test_the_patron_pays_exactly() -> None:
    assert brought(table(ARCADES, []), Move("patron_buy", space=1)) == ALL


@traces("characters:patron-tiles", "personal_building_market:printed-price", "watchtowers:patron")
def test_the_patron_buys_no_stall_no_site_and_no_card() -> None:
    """He pays for what lies on the four spaces, with a watchtower or without."""
    seats = ("", 'reserve = ["arcades 10 -"]')
    game = table(CHEAP, DENARS, seats, TAIL + STALL + CARD)
    free = [move.parts for move in game.moves() if move.kind == "patron_buy"]
    named = [{part for part in parts if part != "tile"} for parts in free]
    assert named == [{"space"}] * 4 + [{"space", "watchtower"}] * 4


@traces("change:sultan", "invaders:no-scout")
def test_a_sultan_card() -> None:
    card = {"sultan": "denar", "mark": "tower"}
    for pay, result in ((["denar 7"], {"again"}), (["denar 9"], {"coins"})):
        game = table(ARCADES, DENARS, tail=TAIL + CARD)
        assert brought(game, Move("buy", pay=pay, **card)) == result


@traces("characters:not-with-vizier", "gates_without_end:any-buy", "viziers_favour:no-character")
def test_the_vizier_pays_exactly_but_no_character_helps_him() -> None:
    theirs = TAIL.replace('[["miser", "rich_patron"], []', '[[], ["miser", "rich_patron"]')
    game = table(ARCADES, [], ("", 'hand = ["denar 9", "denar 1"]'), theirs)
    game.play(Move("take", cards=["florin 6"]))
    assert asked(game) == (1, "window_question")
    assert game.why_not(Move("patron_buy", space=1)) == "not_asked"
    favour = Move("favour", space=1, pay=["denar 9", "denar 1"])
    assert brought(game, favour) == {"scout", "key"}
    assert asked(game) == (1, "place")


@traces("change:not-projects", "major_construction_projects:no-purchase")
def test_a_project_brings_nothing_but_itself() -> None:
    """It is half arcades, and its price was more than anybody's."""
    offer = '[module.major_construction_projects]\nopen = "project pavilion arcades"\n'
    offer += 'bidder = 0\nbid = ["ducat 9", "ducat 8"]\n'
    head = f'{MODULES}\n{DISPLAY}\nmarket = ["arcades 9 -", {OTHERS}]\nturn = "yellow"'
    game = game_with(head, "", "", "", tail=TAIL + offer)
    game.play(Move("take", cards=["florin 6"]))
    while asked(game)[1] == "window_question":
        game.play(Move("done_window"))
    events = {event["event"] for event in game.log()}
    assert game.view()["seats"][0]["pending"] == ["project pavilion arcades"]
    assert not events & {"change_given", "scout_sent", "key_taken"}
    assert asked(game) == (0, "act")


@traces("gates_without_end:not-claims", "invaders:no-scout", "power_of_sultan:no-purchase")
def test_a_claimed_tile_was_never_bought() -> None:
    """A garden is bought, a scout sent for it; the arcades drawn for its space are claimed."""
    held = '[module.power_of_sultan]\nheld = [[], ["denar arcades"], []]\n'
    head = f'{MODULES}\n{DISPLAY}\nmarket = ["pavilion 8 -", {OTHERS}]'
    tower = 'tower = ["arcades 10 -", "chambers 11 -"]'
    game = game_with(f"{head}\n{tower}", 'hand = ["denar 9"]', "", "", tail=TAIL + held)
    game.play(buy("denar 9"))
    game.play(Move("store", tile="pavilion 8 -"))
    game.play(Move("lay_in_stall", stall="denar"))
    assert asked(game) == (1, "sultan_claim_question")
    assert brought(game, Move("sultan_claim")) == set()
    assert asked(game) == (1, "place")
