"""What Dirk draws, is given, never gets, and how all of it scores."""

from alhambra import Game, Move
from tests.modules.building_sites.sites import site
from tests.modules.building_sites.sites import table as sites
from tests.modules.extensions import extended
from tests.modules.together.meeting import asked, head, part, play, seat, told
from tests.modules.treasure_chamber import chamber
from tests.rules.support import game_with
from tests.rules.tracing import traces

BATH = "bathhouse arcades garden chambers pavilion"
BAZAAR = "bazaar denar seraglio arcades tower"
PROJECT = "project tower garden"
SCORING = ["scoring", "ducat 5", "ducat 4", "scoring"]
COLUMNS = [
    ["garden", "seraglio", "garden"],
    ["arcades", "pavilion", "arcades"],
    ["seraglio", "chambers", "tower"],
    ["tower", "chambers", "pavilion"],
]


def dirk(*tiles: str) -> str:
    """Dirk's tiles."""
    names = ", ".join(f'"{tile}"' for tile in tiles)
    return f"[dirk]\ntiles = [{names}]\n"


def dirks(game: Game) -> list[str]:
    tiles: list[str] = game.view()["dirk"]["tiles"]
    return tiles


# --- What he draws


@traces("dirk-draws-anything", "new_building_grounds:dirk-topmost", "power_of_sultan:dirk-draws")
def test_dirk_draws_six_tiles_of_every_kind_and_nothing_comes_with_them() -> None:
    """His ground takes the topmost building; nobody claims, nothing goes aside, no die rolls."""
    modules = ("power_of_sultan", "bazaars", "magical_buildings", "medina", "bathhouses",
               "new_building_grounds", "orchards", "alhambra_zoo",
               "buildings_of_power")  # fmt: skip
    tower = ["ground b 12 -", "tower 14 NES", "medina 8 S", BATH, BAZAAR, "garden 9 E",
             "garden 11 -", "tower 12 -"]  # fmt: skip
    tail = part("power_of_sultan", held=[["ducat garden"], ["denar tower"]])
    tail += part("new_building_grounds", columns=COLUMNS)
    game = game_with(head(*modules, tower=tower, deck=SCORING), "", "", tail=tail)
    animals = game.view()["alhambra_zoo"]["pile"]
    fruits = game.view()["orchards"]["supply"]
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (1, "act")
    assert dirks(game) == ["garden 9 E", BAZAAR, "tower 14 NES", "medina 8 S", "tower b 12 -", BATH]
    view = game.view()
    assert view["new_building_grounds"]["columns"][3] == ["chambers", "pavilion"]
    assert view["bazaars"]["beside"] == view["bathhouses"]["beside"] == [[], [], [], []]
    assert (view["alhambra_zoo"]["pile"], view["orchards"]["supply"]) == (animals, fruits)
    assert view["buildings_of_power"]["dice"] == []
    assert view["power_of_sultan"]["held"] == [["ducat garden"], ["denar tower"]]
    towers = [(p, d["halves"]) for name, p, d in game.count_round(2)[2] if name == "tower"]
    assert towers == [(13, 4)]


@traces("dirk-draws-anything", "base:dirk-third")
def test_a_third_of_the_tower_is_counted_without_the_hidden_tiles() -> None:
    """Eight tiles in the tower and one under space 1: Dirk draws two."""
    tower = ["tower 11 N", BATH, "garden 11 -", "tower 12 -", "garden 10 -", "arcades 9 -",
             "seraglio 9 -", "chambers 9 W"]  # fmt: skip
    modules = ("bathhouses", "buildings_of_power")
    start = head(*modules, tower=tower, deck=["scoring", "ducat 5"], rounds=1)
    tail = part("buildings_of_power", under=[[1, "tower 13 E", 0]])
    game = game_with(start, "", "", tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert dirks(game) == ["tower 11 N", BATH]
    assert game.view()["tower"] == 6
    assert game.view(0)["buildings_of_power"]["hidden"] == [[1, "tower 13 E"]]


# --- What he is given


@traces("dirk-gifts", "art_of_the_moors:dirk-none", "personal_building_market:dirk")
def test_a_tile_of_a_stall_given_to_dirk_keeps_only_its_extension() -> None:
    """Red loses a 10 and gets the handyman back; White, who has a 10, gains no culture."""
    modules = ("art_of_the_moors", "palace_staff", "alhambra_zoo", "extensions", "handymen",
               "personal_building_market")  # fmt: skip
    none = ["-", "-", "-", "-"]
    tail = part("art_of_the_moors", culture=[[], [[10, 3, 6]]])
    tail += part("palace_staff", served=["garden 10 -"])
    tail += part("alhambra_zoo", animals=[["garden 10 -", "monkey"]])
    tail += part("extensions", extended=[["garden 10 -", "garden"]])
    tail += part("handymen", tiles=[["garden 10 -", 1]])
    tail += part("personal_building_market", stalls=[none, ["garden 10 -", *none[1:]]])
    mine = seat("chambers 10 - @ 1,0", hand=["denar 9", "denar 1"])
    theirs = seat("arcades 10 - @ 1,0", reserve=["garden 10 -"])
    game = game_with(head(*modules), mine, theirs, tail=tail)
    play(game, Move("buy", owner=1, stall="denar", pay=["denar 1", "denar 9"]), Move("pass"))
    game.play(Move("give", tile="garden 10 -"))
    view = game.view()
    assert dirks(game) == ["garden 10 -"]
    assert view["alhambra_zoo"]["out"] == ["monkey"]
    assert view["palace_staff"]["served"] == []
    assert (view["handymen"]["supply"], view["handymen"]["tiles"]) == ([8, 8], [])
    assert view["art_of_the_moors"]["culture"] == [[], [[10, 0, 0]]]
    gardens = [(p, d["halves"]) for name, p, d in game.count_round(1)[2] if name == "garden"]
    assert gardens == [(5, 4)]


@traces("dirk-gifts", "squares:not-for-dirk", "building_sites:not-dirk", "watchtowers:not-stored")
def test_what_may_be_given_to_dirk_and_what_may_not() -> None:
    """Bought tiles and a won project may; a square, a watchtower and a site may not."""
    modules = ("squares", "watchtowers", "building_sites", "major_construction_projects")
    pending = ["square garden E", "watchtower tower 1", "tower 12 -", "tower 13 E", PROJECT]
    start = head(*modules, more='question = "place"\nacted = true')
    game = game_with(start, seat(pending=pending), "", tail=sites(site("tower 13 E")))
    reasons = {tile: game.why_not(Move("give", tile=tile)) for tile in pending}
    assert reasons == {
        "square garden E": "not_bought",
        "watchtower tower 1": "not_for_dirk",
        "tower 12 -": None,
        "tower 13 E": "site_not_for_dirk",
        PROJECT: None,
    }


@traces("dirk-gifts", "power_of_sultan:dirk-gift", "claimed-from-below")
def test_a_hidden_tile_may_be_claimed_for_dirk_who_has_no_power_of_it() -> None:
    """Red claims the tower of wisdom that lay under the sold tile and gives it away."""
    start = head("power_of_sultan", "buildings_of_power", tower=["garden 11 -", "garden 10 -"])
    tail = part("power_of_sultan", held=[[], ["denar tower"]])
    tail += part("buildings_of_power", under=[[1, "tower 13 E", 0]])
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 2", "denar 9"]), Move("give", tile="garden 10 N"))
    play(game, Move("sultan_claim"), Move("give", tile="tower 13 E"))
    assert dirks(game) == ["garden 10 N", "tower 13 E"]
    assert game.view()["buildings_of_power"]["owed"] == [[], []]
    assert game.view()["market"][0] == "garden 11 -"
    assert asked(game) == (1, "act")


@traces("dirk-gifts", "extensions:dirk-needs-a-building", "extensions:giver-owns-a-building")
def test_an_extension_may_go_on_one_half_of_dirks_project() -> None:
    """White's only seraglio is extended; Dirk's project has one, which counts two from now on."""
    board = [["pavilion", "arcades", "seraglio"], *[["-"] * 3] * 3]
    mine = 'reserve = ["seraglio 9 -"]\nhand = ["florin 5", "florin 2", "dirham 4"]'
    tail = extended.extensions([["seraglio 9 -", "seraglio"]], board)
    tail += dirk("project seraglio garden")
    start = extended.with_modules("major_construction_projects")
    game = game_with(start, mine, "", tail=tail)
    game.play(extended.extend("seraglio", 15))
    counts = {name: d["halves"] for name, _, d in game.count_round(1)[2]}
    assert counts == {"seraglio": 4, "garden": 2}


# --- How he scores


@traces("dirk-scores", "treasure_chamber:dirk-first", "treasure_chamber:any-typed-building")
def test_chests_come_to_dirks_magical_new_and_project_buildings() -> None:
    """White keeps one tower; Dirk's magical tower, his ground and his project take the rest."""
    modules = ("treasure_chamber", "magical_buildings", "new_building_grounds",
               "major_construction_projects")  # fmt: skip
    tail = chamber.chamber("tower", "tower", "garden", "garden")
    tail += dirk("tower 14 NES", "garden a 12 -", PROJECT)
    mine = seat("tower 12 - @ 1,0", hand=["denar 8"])
    game = game_with(head(*modules), mine, seat("garden 11 - @ 1,0"), tail=tail)
    play(game, chamber.buy(), Move("pay_card", unit="denar 8"))
    chests = game.view()["treasure_chamber"]["chests"]
    assert chests == [["tower 12 -"], [], ["tower 14 NES", "garden a 12 -", f"{PROJECT} / 2"]]
    sheet = game.count_round(2)
    won = [[p for name, p, _ in sheet[n] if name == "treasure_chamber"] for n in range(3)]
    assert won == [[7], [], [14]]


@traces("dirk-scores", "medina:dirk-ranks", "losses-in-order")
def test_of_all_that_modules_score_dirk_has_majorities_chests_and_medinas() -> None:
    """Towers 3 with the extension, gardens 3, two chests; with one medina he is third fewest."""
    modules = ("camps", "treasure_chamber", "bazaars", "art_of_the_moors", "falconers",
               "magical_buildings", "medina", "new_building_grounds",
               "major_construction_projects", "palace_staff", "orchards", "bathhouses",
               "wishing_well", "fresh_colors", "alhambra_zoo", "buildings_of_power", "extensions",
               "handymen", "treasures", "caliphs_guidelines")  # fmt: skip
    tail = dirk("camp 3 N", "tower 14 NES", "medina 8 S", "garden a 12 -", "garden 9 E", PROJECT,
                BATH, BAZAAR, "well 3 1")  # fmt: skip
    tail += part("extensions", extended=[["tower 14 NES", "tower"]])
    tail += part("treasure_chamber", rooms=[["arcades"] * 4, ["chambers"] * 4, ["pavilion"] * 4],
                 chests=[["tower 12 -"], [], ["tower 14 NES", "garden 9 E"]])  # fmt: skip
    mine = seat("tower 12 - @ 1,0", "garden 11 - @ 0,1")
    game = game_with(head(*modules), mine, seat("tower 11 N @ 1,0"), tail=tail)
    sheet = [(name, won) for name, won, _ in game.count_round(3)[2]]
    assert sheet == [("garden", 20), ("tower", 21), ("treasure_chamber", 22), ("medina", -3)]
    both = [{name: won for name, won, _ in game.count_round(3)[n]} for n in (0, 1)]
    assert [one["tower"] for one in both] == [9, 9]  # they share 13 + 6
    assert [one["medina"] for one in both] == [-11, -11]  # 9 + 6 shared, rounded up, and 3
    assert (both[0]["garden"], both[0]["treasure_chamber"]) == (12, 14)


@traces("dirk-scores", "losses-in-order")
def test_the_attack_and_missing_servants_cost_dirk_nothing() -> None:
    """One bare tower costs Red a point and its two open sides two; Dirk only gains."""
    modules = ("invaders", "palace_staff")
    tail = part("invaders", attacks=["south", "east", "north", "west"])
    tail += dirk("tower 12 -", "tower 11 -", "garden 11 -")
    game = game_with(head(*modules, deck=SCORING), "score = 5", seat("tower 11 N @ 1,0", score=5),
                     tail=tail)  # fmt: skip
    game.play(Move("take", cards=["florin 3"]))
    assert game.scores == [5 - 1, 5 + 1 - 1 - 2]
    assert game.view()["dirk"]["score"] == 6 + 5
    assert told(game).index("attacked") < told(game).index("dirk_drew")
