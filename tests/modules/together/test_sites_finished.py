"""What a building site is worth, and what changes when it is finished."""

from alhambra import Game, Move
from tests.modules.building_sites.sites import MARKET, begun, finish, site, table
from tests.modules.caravanserai.caravans import cards, worth
from tests.modules.exchange_certificates.certificates import credit_of, marked, stones
from tests.modules.extensions.extended import extensions
from tests.modules.handymen.crew import goals, rolled, standing
from tests.modules.palace_staff.palace import palace, staff, taken, to
from tests.modules.together.meeting import asked, guild, head, moves_of, part, play, seat
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

GARDEN = "garden 11 -"
ELEVEN = ["ducat 9", "ducat 2"]
SPACES = ["garden 10 N", "pavilion 6 N", "tower 13 E", "seraglio 8 S"]


def finished(game: Game) -> Game:
    """The same game once the garden is finished, exactly paid."""
    after = game.copy()
    after.play(finish(GARDEN, *ELEVEN))
    return after


# --- Majorities


@traces("unfinished", "halves-and-extensions")
def test_halves_need_a_finished_building_of_the_type() -> None:
    """White has a site of a garden, half a garden and the wise man; Red has one real garden."""
    modules = ("characters", "building_sites", "gates_without_end")
    tail = part("characters", held=[["wise_man"], [], []], wise="garden")
    tail += part("gates_without_end", semi_buildings=[["garden"], [], []])
    tail += table(site(GARDEN))
    mine, theirs = seat(f"{GARDEN} @ 1,0", hand=ELEVEN), seat("garden 10 - @ 1,0")
    game = game_with(head(*modules, market=SPACES), mine, theirs, "", tail=tail)
    assert points(game, 1, "garden") == [0, 5, 0]
    assert points(finished(game), 1, "garden") == [5, 0, 0]


COLUMNS = [["garden", "arcades", "seraglio"], ["pavilion", "garden", "tower"],
           ["chambers", "pavilion", "tower"], ["chambers", "arcades", "seraglio"]]  # fmt: skip
MONEY = ["florin 2", "florin 3", "dirham 4"]
EXTEND = Move("extend", extension="garden", column=1, amount=9, pay=MONEY)


@traces("site-finished-in-the-turn", "extensions:not-unfinished")
def test_a_building_is_extended_in_the_turn_in_which_it_is_finished() -> None:
    """In the reserve it carries an extension, and counts for nobody until it is built."""
    modules = ("building_sites", "extensions")
    tail = extensions(board=COLUMNS) + table(site(GARDEN))
    mine = seat(reserve=[GARDEN], hand=[*ELEVEN, *MONEY])
    game = game_with(head(*modules, market=SPACES), mine, "", "", tail=tail)
    assert game.why_not(EXTEND) == "extension_needs_building"
    after = finished(game)
    after.play(EXTEND)
    assert after.view()["extensions"]["extended"] == [[GARDEN, "garden"]]
    assert points(after, 1, "garden") == [0, 0, 0]
    after.play(Move("add", tile=GARDEN, at=[1, 0]))
    assert [data["halves"] for name, _, data in after.count_round(1)[0] if name == "garden"] == [4]


@traces("site-finished-in-the-turn", "extensions:giver-owns-a-building")
def test_whoever_has_only_a_site_of_the_type_gives_dirk_no_extension_of_it() -> None:
    """S9: one must own a building of the type, and a site is none yet."""
    tail = "[dirk]\ntiles = ['garden 10 -']\n" + extensions(board=COLUMNS) + table(site(GARDEN))
    mine = seat(f"{GARDEN} @ 1,0", hand=[*ELEVEN, *MONEY])
    game = game_with(head("building_sites", "extensions", market=SPACES), mine, "", tail=tail)
    assert game.why_not(EXTEND) == "extension_needs_building"
    after = finished(game)
    after.play(EXTEND)
    assert {parts["tile"] for parts in moves_of(after, "put_extension")} == {GARDEN, "garden 10 -"}


# --- Pieces that lie on it


@traces("unfinished", "building_sites:residents-chests-culture")
def test_chests_that_go_round_pass_a_site_by() -> None:
    """White has no garden, Red a site of one, the third a garden: one chest stays there."""
    rooms = [["garden"] * 4, ["arcades"] * 4, ["pavilion"] * 4]
    tail = part("treasure_chamber", rooms=rooms) + table(site(GARDEN, seat=1))
    start = head("treasure_chamber", "building_sites", market=SPACES)
    seats = (seat(hand=["denar 8"]), seat(f"{GARDEN} @ 1,0"), seat("garden 10 - @ 1,0"))
    game = game_with(start, *seats, tail=tail)
    play(game, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 8"))
    assert game.view()["treasure_chamber"]["chests"] == [[], [], ["garden 10 -"]]


@traces("dice-and-handymen", "buildings_of_power:half-price-counts")
def test_dice_work_on_a_site() -> None:
    """Two outer walls of one side each; the die of strength lies on a garden that does not count.

    The die of prosperity on another site makes the pavilion for 6 cheaper by one.
    """
    modules = ("building_sites", "buildings_of_power")
    tail = part("buildings_of_power", dice=[["garden 9 E", 3], ["arcades 10 -", 2]])
    tail += table(site("garden 9 E"), site("arcades 10 -", token="denar"))
    board = ("garden 9 E @ 1,0", "seraglio 7 W @ -1,0", "arcades 10 - @ 0,1")
    mine = seat(*board, hand=["dirham 5"])
    game = game_with(head(*modules, market=SPACES), mine, "", "", tail=tail)
    assert points(game, 1, "wall") == [1, 0, 0]
    assert points(game, 1, "strength") == [1, 0, 0]
    assert points(game, 1, "garden") == [0, 0, 0]
    game.play(Move("white_die", tile="arcades 10 -"))
    events = game.play(Move("buy", space=2, pay=["dirham 5"]))
    assert (events[0]["price"], events[0]["exact"]) == (5, True)


@traces("dice-and-handymen")
def test_a_handyman_may_lie_on_a_site_and_counts_in_his_group() -> None:
    """Each handyman of a group of tiles brings a point, whatever the tiles are worth."""
    mine = seat(f"{GARDEN} @ 1,0", "tower 12 - @ 2,0")
    dice = rolled([5, 6], mine, "", "", modules=("building_sites",), tail=table(site(GARDEN)))
    assert goals(dice) == [GARDEN]
    tail = table(site(GARDEN)) + part("handymen", tiles=[[GARDEN, 0], ["tower 12 -", 0]])
    start = head("building_sites", "handymen", market=SPACES)
    game = game_with(start, mine, "", "", tail=tail)
    assert points(game, 1, "handymen") == [2, 0, 0]


@traces("unfinished", "alhambra_zoo:unfinished-garden")
def test_the_animals_of_a_garden_count_from_the_moment_it_is_finished() -> None:
    modules = ("building_sites", "alhambra_zoo")
    tail = table(site(GARDEN)) + part("alhambra_zoo", animals=[[GARDEN, "monkey", "monkey"]])
    mine = seat(f"{GARDEN} @ 1,0", hand=ELEVEN)
    game = game_with(head(*modules, market=SPACES), mine, "", "", tail=tail)
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]
    assert points(finished(game), 1, "alhambra_zoo") == [2, 0, 0]


@traces("unfinished", "palace_staff:unfinished-buildings")
def test_the_marshal_on_a_site_must_come_in_again_once_it_is_finished() -> None:
    """The garden costs a point at once; two steps, out and in, bring its servant."""
    mine = seat(f"{GARDEN} @ 1,0", hand=ELEVEN, score=9)
    where = [[1, 0], [0, 0], [0, 0]]
    tail = table(site(GARDEN))
    game = palace(mine, "", "", modules=("building_sites",), tail=tail, marshals=where)
    assert staff(game)["bare"] == [0, 0, 0]
    after = finished(game)
    assert staff(after)["bare"] == [1, 0, 0]
    play(after, taken("ducat 4"), to(0, 0), to(1, 0))
    assert staff(after)["served"] == [GARDEN]
    assert staff(after)["bare"] == [0, 0, 0]


@traces("unfinished", "falconers:site-without-type")
def test_a_falcon_waits_for_the_turn_after_the_one_in_which_a_site_is_finished() -> None:
    """Finishing is an action, and falcons are the only one of a turn."""
    modules = ("falconers", "building_sites")
    board = ("seraglio 9 - @ 1,0", "tower 11 - @ 0,1", f"{GARDEN} @ 1,1")
    start = head(*modules, market=SPACES, display=["denar 4", "denar 5", "denar 6", "denar 7"])
    mine = seat(*board, hand=[*ELEVEN, "denar 1"])
    game = game_with(start, mine, "", "", tail=table(site(GARDEN)))
    falcon = Move("falcon", falcon="falcon-white garden tower", at=[0, 0])
    assert game.why_not(falcon) == "falcon_types"
    after = finished(game)
    assert after.why_not(falcon) == "falcons_alone"
    after.play(Move("pass"))
    for _ in range(2):
        after.play(Move("take", cards=[after.view()["display"][0]]))
    assert asked(after) == (0, "act")
    assert after.why_not(falcon) is None


# --- In the reserve


@traces("unfinished", "building_sites:residents-chests-culture")
def test_a_building_finished_in_the_reserve_is_the_second_of_its_price() -> None:
    """Two buildings for 11: the culture tile shows 0, and its marker stands at 7."""
    modules = ("art_of_the_moors", "building_sites")
    mine = seat("chambers 11 - @ 1,0", reserve=[GARDEN], hand=ELEVEN)
    game = game_with(head(*modules, market=SPACES), mine, "", "", tail=table(site(GARDEN)))
    after = finished(game)
    after.play(Move("pass"))
    culture = after.view()["art_of_the_moors"]["culture"][0]
    assert culture == [[11, 0, 7]]
    game.play(Move("take", cards=["denar 4"]))
    assert game.view()["art_of_the_moors"]["culture"][0] == []


@traces("site-finished-in-the-turn", "building_sites:stall")
def test_a_building_finished_in_a_stall_is_for_sale_from_then_on() -> None:
    modules = ("building_sites", "personal_building_market")
    stalls = [["-", "-", "-", GARDEN], ["-"] * 4, ["-"] * 4]
    tail = table(site(GARDEN)) + part("personal_building_market", stalls=stalls)
    rich = seat(hand=["florin 9", "florin 2"])
    mine = seat(reserve=[GARDEN], hand=ELEVEN)
    game = game_with(head(*modules, market=SPACES), mine, rich, "", tail=tail)
    sold = Move("buy", owner=0, stall="florin", tile=GARDEN, pay=["florin 2", "florin 9"])
    after = finished(game)
    after.play(Move("pass"))
    assert sold in after.moves()
    game.play(Move("take", cards=["denar 4"]))
    assert game.why_not(sold) == "nothing_for_sale"


# --- What pays for it


@traces("finishing-paid", "exchange_certificates:tiles-only", "change:sites")
def test_caravan_and_credit_help_to_finish_and_the_surplus_brings_coins_only() -> None:
    """9, the caravan's 2 and the credit of 4 are 15 for the tower of 13: one coin.

    The stone is back in the middle and the marker at 0, and the certificate stays free.
    """
    modules = '"change", "caravanserai", "building_sites", "exchange_certificates"'
    tail = cards(["ducat caravanserai 1: ducat 2"], [], []) + marked("ducat certificate 4", "", "")
    game = begun(head=MARKET.replace('"building_sites"', modules), tail=tail)
    assert stones(game) == [2, 2, 1, 2]
    paid = ("ducat 9", "ducat caravan 2", "ducat certificate 4")
    events = game.play(finish("tower 13 E", *paid))
    assert [event["event"] for event in events][:3] == ["bought", "site_finished", "change_given"]
    assert [coin.split()[1] for coin in game.view()["change"]["coins"][0]] == ["coin"]
    assert (credit_of(game, 0), stones(game)) == ([], [2, 2, 2, 2])
    assert worth(game, 0) == ["ducat 0"]
    assert asked(game) == (1, "act")
    assert points(game, 1, "tower") == [6, 0, 0]


@traces("finishing-paid")
def test_what_lowers_a_price_does_not_help_to_finish_and_waits_for_a_purchase() -> None:
    """13 stays 13; then the pavilion for 6 costs 4, with a handyman and a die."""
    modules = ("building_sites", "travelling_craftsmen", "buildings_of_power", "handymen",
               "treasures")  # fmt: skip
    tail = table(site("tower 13 E")) + guild("carpenter", "coiner")
    tail += part("buildings_of_power", dice=[["arcades 10 -", 2]])
    tail += part("handymen", market=standing(2, 1, 0, 0))
    board = ("tower 13 E @ 1,0", "arcades 10 - @ 0,1")
    mine = seat(*board, hand=["ducat 9", "ducat 4", "ducat 2", "dirham 4"])
    display = ["ducat 1", "florin 3", "florin 6", "dirham 1"]
    market = ["garden 10 N", "pavilion 6 N", "garden 12 S", "seraglio 8 S"]
    game = game_with(head(*modules, market=market, display=display), mine, "", "", tail=tail)
    play(game, Move("white_die", tile="arcades 10 -"), Move("use_handymen", space=2, change=-1))
    assert game.why_not(finish("tower 13 E", "ducat 9", "ducat 2")) == "too_little_money"
    for help_wanted in (
        Move("carpenter_price", tile="tower 13 E", less=2),
        Move("bribe", treasure=2, site="tower 13 E"),
    ):
        assert game.why_not(help_wanted) == "nothing_for_sale"
    lent = Move("coiner_buy", site="tower 13 E", pay=["ducat 9", "ducat 2", "ducat 1"])
    assert game.why_not(lent) == "no_building_sold"
    events = game.play(finish("tower 13 E", "ducat 9", "ducat 4"))
    assert (events[0]["price"], events[0]["exact"]) == (13, True)
    events = game.play(Move("buy", space=2, pay=["dirham 4"]))
    assert (events[0]["price"], events[0]["exact"]) == (4, True)
    assert [pips for _, pips in game.view()["buildings_of_power"]["dice"]] == [1]
