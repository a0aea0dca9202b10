"""Claims, keys, favours and the end when modules meet."""

import pytest

from alhambra import Game, Move, position
from tests.modules.building_sites.sites import site, table
from tests.modules.characters.court import serving
from tests.modules.gates_without_end.gates import HEAD as GATES
from tests.modules.gates_without_end.gates import PILE_1, PILE_2, asked, module_view, with_key
from tests.modules.together.test_meeting_moments import MARKET, head_of, start_of
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

# --- The sultan


SULTAN = '[module.power_of_sultan]\nopen = ["denar tower"]\n'


@traces("bureau_de_change:sultan", "power_of_sultan:money")
def test_exchange_cards_and_coins_buy_a_sultan_card() -> None:
    tail = SULTAN + '[module.bureau_de_change]\nhands = [["bureau denar ducat"], [], []]\n'
    tail += '[module.change]\ncoins = [["denar coin"], [], []]\n'
    head = head_of("bureau_de_change", "change", "power_of_sultan")
    game = game_with(head, 'hand = ["ducat 6"]', "", "", tail=tail)
    card = {"sultan": "denar", "mark": "tower"}
    game.play(Move("bureau_buy", card="bureau denar ducat", **card))
    game.play(Move("pay_card", unit="ducat 6"))
    game.play(Move("pay_card", unit="denar coin"))
    game.play(Move("sultan_keep"))
    assert game.view()["power_of_sultan"]["held"][0] == ["denar tower"]
    assert game.question is not None
    assert game.question.data == {"extra": True}


def claimed(*modules: str, drawn: str, tail: str = "", seat: str = "", mark: str) -> Game:
    """The first seat has bought the garden; this tile is drawn for its space."""
    head = head_of("power_of_sultan", *modules) + f'tower = ["{drawn}", "chambers 11 -"]\n'
    held = f'[module.power_of_sultan]\nheld = [[], ["denar {mark}"], []]\n'
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', seat, "", tail=held + tail)
    game.play(Move("buy", space=1, pay=["denar 9", "denar 2"]))
    game.play(Move("place", tile="garden 10 N", at=[1, 0]))
    return game


@traces("camps:no-type", "power_of_sultan:no-camps")
@pytest.mark.parametrize("mark", ["pavilion", "tower"])
def test_a_camp_has_no_type_to_be_claimed_by(mark: str) -> None:
    game = claimed("camps", drawn="camp 10 NW", mark=mark)
    assert asked(game) == (1, "act")
    assert game.view()["market"][0] == "camp 10 NW"


@traces("city_gates:mini-turn")
def test_a_gate_may_be_used_for_a_claimed_tile() -> None:
    seat = 'board = ["pavilion 7 E @ 1,0"]'
    tail = "[module.city_gates]\nheld = [0, 1, 0]\n"
    game = claimed("city_gates", drawn="seraglio 7 W", tail=tail, seat=seat, mark="seraglio")
    game.play(Move("sultan_claim"))
    gate = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(gate) is None


@traces("power_of_sultan:stall")
def test_a_claimed_tile_may_be_laid_in_a_stall() -> None:
    game = claimed("personal_building_market", drawn="seraglio 7 W", mark="seraglio")
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="seraglio 7 W"))
    assert asked(game) == (1, "choose_stall")


@traces("power_of_sultan:after-key")
def test_a_refill_after_a_key_can_be_claimed() -> None:
    head = GATES.replace("modules = [", 'modules = ["power_of_sultan", ')
    head += '\ntower = ["garden 11 -", "seraglio 7 W", "chambers 11 -"]'
    held = '[module.power_of_sultan]\nheld = [[], [], ["denar seraglio"]]\n'
    hand = 'hand = ["denar 8", "dirham 9", "dirham 5"]'
    game = with_key("buy", hand, "", "", head=head, tail=held + PILE_2)
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    game.play(Move("store", tile="garden 10 N"))
    while asked(game)[1].startswith("gate_"):
        game.play(Move("gate_decline"))
    assert asked(game) == (2, "sultan_claim_question")


@traces("power_of_sultan:project-waits")
def test_a_won_project_waits_though_a_claimed_tile_is_placed_before_the_turn() -> None:
    """White has won a project; the dancer's swap draws a tower, which White claims."""
    head = start_of("characters", "power_of_sultan", "major_construction_projects")
    head += 'tower = ["tower 11 N", "chambers 11 -"]\n'
    tail = serving(["dancer"], [], [])
    tail += '\n[module.power_of_sultan]\nheld = [["denar tower"], [], []]\n'
    game = game_with(head, 'pending = ["project pavilion arcades"]', "", "", tail=tail)
    game.play(Move("dancer_swap", space=2))
    game.play(Move("sultan_claim"))
    assert asked(game) == (0, "place")
    assert game.question is not None
    assert game.question.data == {"tiles": ["tower 11 N"]}
    project = Move("store", tile="project pavilion arcades")
    assert game.why_not(project) == "not_pending"
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)
    game.play(Move("place", tile="tower 11 N", at=[1, 0]))
    assert asked(game) == (0, "act")
    assert game.view()["seats"][0]["pending"] == ["project pavilion arcades"]
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "place")
    assert game.why_not(project) is None


# --- Bonuses of a key


@traces("gates_without_end:own-alhambra")
def test_other_seats_redesign_their_own_alhambra() -> None:
    """White takes the wall, then Red the money, Yellow redesigns what is Yellow's."""
    theirs = 'board = ["garden 11 - @ 1,0"]\nreserve = ["tower 11 -"]'
    game = with_key("wall", "", "", theirs)
    game.play(Move("gate_wall", at=[0, 0], side="N"))
    game.play(Move("gate_take", card="florin 9"))
    assert asked(game) == (2, "gate_redesign")
    game.play(Move("gate_add", tile="tower 11 -", at=[0, 1]))
    laid = [tile["tile"] for tile in game.view()["seats"][2]["board"]]
    assert sorted(laid) == ["garden 11 -", "tower 11 -"]
    assert asked(game) == (1, "act")


@traces("diamonds:key-money", "gates_without_end:money-only")
def test_a_diamond_is_a_money_card_for_the_bonus() -> None:
    head = GATES.replace("modules = [", 'modules = ["diamonds", ').replace("florin 6", "diamond 6")
    game = with_key("money", "", "", "", head=head)
    game.play(Move("gate_take", card="diamond 6"))
    assert game.view(0)["seats"][0]["hand"] == ["diamond 6"]


@traces("gates_without_end:no-addons", "invaders:no-scout", "watchtowers:not-fourteen")
def test_the_bonus_sells_no_site_no_watchtower_and_sends_no_scout() -> None:
    names = '"invaders", "watchtowers", "building_sites", '
    head = GATES.replace("modules = [", f"modules = [{names}")
    hand = 'hand = ["denar 8", "dirham 9", "dirham 5"]'
    scouts = '[module.invaders]\nscouts = ["garden", "tower"]\n'
    game = with_key("buy", hand, "", "", head=head, tail=scouts + PILE_2)
    sold = [move.parts for move in game.moves() if move.kind == "gate_buy"]
    assert sold == [{"space": 2, "tile": "garden 10 N", "pay": ["dirham 5", "dirham 9"]}]
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    assert "scout_sent" not in [event["event"] for event in game.log()]


@traces("gates_without_end:not-claims", "major_construction_projects:no-purchase")
def test_a_won_project_earns_no_key() -> None:
    name = "major_construction_projects"
    head = GATES.replace("modules = [", f'modules = ["{name}", ') + '\nturn = "yellow"'
    tail = f'[module.{name}]\nopen = "project pavilion arcades"\nbidder = 0\n'
    tail += f'bid = ["ducat 9", "ducat 8"]\n{PILE_1}'
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (0, "act")
    assert module_view(game)["keys"] == [0, 0, 0]


# --- Between turns


@traces("diamonds:vizier", "viziers_favour:money")
def test_the_vizier_pays_with_diamonds_and_coins_and_lays_in_a_stall() -> None:
    head = head_of("viziers_favour", "diamonds", "change", "personal_building_market")
    tail = '[module.change]\ncoins = [[], ["dirham coin"], []]\n'
    hand = 'hand = ["diamond 8", "dirham 7"]'
    for pay in (["diamond 8"], ["dirham 7", "dirham coin"]):
        game = game_with(head, "", hand, "", tail=tail)
        game.play(Move("take", cards=["denar 4"]))
        game.play(Move("favour", space=2, pay=pay))
        game.play(Move("store", tile="pavilion 8 -"))
        assert asked(game) == (1, "choose_stall")
        game.play(Move("lay_in_stall", stall="florin"))
        assert asked(game)[1] == "window_question"


# --- The end


@traces("major_construction_projects:open-bid-back")
def test_offers_come_back_before_sites_void_money_and_coins_count_where_diamonds_do_not() -> None:
    """White's ducats are back, then void; Red's coin decides, Yellow's diamonds count nothing."""
    names = ("diamonds", "change", "building_sites", "major_construction_projects")
    head = head_of(*names, more="rounds = 2\ntower = []")
    head = head.replace(MARKET, 'market = ["-", "-", "garden 12 S", "-"]')
    tail = table(site("tower 11 N", token="ducat"))
    tail += '[module.change]\ncoins = [[], ["ducat coin"], []]\n'
    tail += '[module.major_construction_projects]\nbidder = 0\nbid = ["ducat 9", "ducat 8"]\n'
    mine = 'board = ["tower 11 N @ 1,0"]'
    theirs = 'hand = ["diamond 9"]'
    game = game_with(head, mine, "", theirs, tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert leftovers(game) == [1]
    assert game.view(0)["seats"][0]["hand"] == ["denar 4"]
