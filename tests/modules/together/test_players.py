"""What depends on how many play, and pieces that six players use up."""

from itertools import pairwise
from typing import Any

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.rules import CURRENCIES
from alhambra.modules import ALL
from tests.modules.caravanserai import caravans
from tests.modules.gates_without_end import gates
from tests.modules.handymen.crew import standing
from tests.modules.together.meeting import asked, hand, head, moves_of, part, play, seat
from tests.modules.treasure_chamber import chamber
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

NOBODY = ("", "", "", "", "")  # the other five


# --- Set-up with every module


def set_up(players: int) -> Game:
    """All 43 modules; everybody has prepared and the market is full."""
    game = Game(Setup(players=players, modules=tuple(ALL), seed=players))
    while None in game.view()["market"]:
        game.play(game.moves()[0])
    return game


def in_fifths(game: Game, *names: str) -> list[int]:
    """How many cards whose names begin so lie in each fifth of the deck, the first on top."""
    state = state_of(game)
    faces = [face.startswith(names) for face in (state.rules.face_names[f] for f in state.deck)]
    starts = [*state.fifths[::-1], len(faces)]
    return [sum(faces[a:b]) for a, b in pairwise(starts)][::-1]


@traces("by-the-number-of-players")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_special_cards_of_all_modules_share_the_deck(players: int) -> None:
    """Only gates and master builders depend on the players; nothing special is dealt or shown."""
    game = set_up(players)
    spread = {2: [1, 1, 0], 3: [1, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1], 6: [2, 2, 2]}[players]
    builders = tuple(f"{name} builder" for name in ("denar", "dirham", "ducat", "florin"))
    people = ("rich_patron", "miser", "master_builder", "merchant", "juggler", "wise_man",
              "dancer", "money_changer", "beggar", "city_watch")  # fmt: skip
    assert in_fifths(game, "scoring") == [0, 1, 0, 1, 0]
    assert in_fifths(game, "bureau") == [0, 2, 2, 2, 0]
    assert in_fifths(game, "city gate") == [0, 0, *spread]
    assert in_fifths(game, *people) == [0, 2, 2, 2, 0]
    assert in_fifths(game, "city_wall") == [0, 2, 2, 2, 2]
    assert in_fifths(game, *builders) == [0, 0, 3, 0, 1 if players == 6 else 3]
    assert in_fifths(game, "sultan") == [3, 2, 3, 0, 0]


@traces("by-the-number-of-players")
@pytest.mark.parametrize(
    ("players", "bonus", "thieves", "residents", "stones", "box", "projects", "unused"),
    [
        (2, 3, 4, 36, 1, 4, 12, 6),
        (3, 3, 4, 33, 2, 2, 12, 4),
        (4, 2, 3, 30, 2, 0, 18, 2),
        (5, 2, 2, 27, 3, 0, 18, 0),
        (6, 1, 2, 24, 3, 0, 18, 0),
    ],
)
def test_the_supplies_of_all_modules_for_so_many_players(
    players: int, bonus: int, thieves: int, residents: int, stones: int, box: int,
    projects: int, unused: int,
) -> None:  # fmt: skip
    """Craftsmen in the box, projects in all, master builders that are not needed."""
    game = set_up(players)
    view, state = game.view(), state_of(game)
    assert view["bonus_cards"]["hands"] == [bonus] * players
    assert view["thieves"]["hands"] == [thieves] * players
    assert sum(view["street_trader"]["supply"]) == residents
    assert set(view["exchange_certificates"]["stones"]) == {stones}
    craftsmen: Any = next(m for m in state.rules.modules if m.name == "travelling_craftsmen")
    assert len(craftsmen.craftsman.left(state)) == box
    assert view["fresh_colors"]["stack"] + len(view["fresh_colors"]["columns"]) == projects
    builders: Any = next(m for m in state.rules.modules if m.name == "master_builders")
    assert len(builders.aside.of(state)) == unused
    orchards: Any = next(m for m in state.rules.modules if m.name == "orchards")
    assert len(set(orchards.boards.values(state))) == players


@traces("by-the-number-of-players", "base:dirk-six", "base:dirk-cards")
@pytest.mark.parametrize(("players", "copies", "dirk"), [(2, 2, 6), (3, 3, 0), (6, 3, 0)])
def test_every_tile_and_every_money_card_is_somewhere(players: int, copies: int, dirk: int) -> None:
    """54 tiles and 51 of modules; of each money card two or three, and ten diamonds."""
    game = set_up(players)
    state = state_of(game)
    tiles = [*state.tower, *state.market, *state.dirk]
    for module in state.rules.modules:
        tiles += [tile for tile in module.held_tiles(state) if tile in state.rules.tower]
    assert sorted(tiles) == sorted(set(state.rules.tower))
    assert (len(tiles), len(state.dirk)) == (54 + 8 + 8 + 6 + 9 + 8 + 6 + 6, dirk)
    cards = state.deck + state.display
    for number in range(players):
        cards = cards + state.hand(number)
    names = [state.rules.face_names[face] for face in cards]
    plain = [name for name in names if "builder" not in name and not name.startswith("diamond")]
    money = [name for name in plain if name.split()[0] in ("denar", "dirham", "ducat", "florin")]
    assert {name: money.count(name) for name in money} == {
        f"{currency} {value}": copies
        for currency in ("denar", "dirham", "ducat", "florin")
        for value in range(1, 10)
    }
    assert sum(name.startswith("diamond") for name in names) == 10


# --- Six players


@traces("six-in-order", "gates_without_end:own-colour")
def test_a_key_serves_six_players_each_with_another_bonus() -> None:
    """Wall, money, redesign, swap, plaza, two points, from White to Orange."""
    market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
    start = head("gates_without_end", market=market, tower=["garden 8 SW", "garden 8 NE"])
    seats = ["", seat(reserve=["garden 11 -"]), "", "", ""]
    game = game_with(start, seat(hand=["denar 8"]), *seats, tail=gates.PILE_1)
    gates.turn_ends(game)
    play(game, Move("insert_key", bonus="wall"), Move("gate_wall", at=[0, 0], side="N"))
    assert asked(game) == (1, "gate_money")
    play(game, Move("gate_take", card="ducat 6"), Move("gate_add", tile="garden 11 -", at=[1, 0]))
    assert asked(game) == (3, "gate_swap")
    play(game, Move("gate_swap", spaces=[2, 3]), Move("gate_plaza"))
    game.play(Move("place", tile="plaza 1", at=[1, 0]))
    assert asked(game) == (1, "act")
    assert game.view()["market"] == ["garden 8 SW", "tower 13 E", "garden 10 N", "tower 12 -"]
    assert (hand(game, 1), game.scores) == (["ducat 6"], [0, 0, 0, 0, 0, 2])
    left = game.view()["gates_without_end"]
    assert (left["pile"], left["walls"], left["plazas"]) == (8, 6, 5)


@traces("six-in-order", "treasure_chamber:rest-goes-left")
def test_chests_go_round_six_players_and_stop_before_the_buyer() -> None:
    """Green keeps a garden; Orange gets the tower, White and Red gardens; Yellow comes too late."""
    start = head("treasure_chamber", turn="green", market=["tower 13 E", "-", "-", "-"])
    seats = [
        seat("garden 11 - @ 1,0", "tower 12 - @ 2,0"),
        seat("garden 10 N @ 1,0"),
        seat("garden 12 S @ 1,0"),
        seat("garden 10 - @ 1,0", hand=["denar 8"]),
        "",
        seat("tower 11 - @ 1,0"),
    ]
    tail = chamber.chamber("garden", "garden", "garden", "tower")
    game = game_with(start, *seats, tail=tail)
    play(game, chamber.buy(), Move("pay_card", unit="denar 8"))
    chests = [["garden 11 -"], ["garden 10 N"], [], ["garden 10 -"], [], ["tower 11 -"]]
    assert game.view()["treasure_chamber"]["chests"] == chests
    assert points(game, 1, "treasure_chamber") == [1, 1, 0, 1, 0, 1]  # four share 7
    assert points(game, 3, "treasure_chamber") == [10, 10, 0, 10, 0, 10]  # and 22 + 14 + 7


@traces("six-in-order", "viziers_favour:order", "thieves:not-next")
def test_between_turns_six_players_are_asked_from_the_one_due_next() -> None:
    """After Green's turn: Blue, who may not steal now, Orange, White, Red, Yellow, Green."""
    thieves = [[f"thief {name}"] for name in ("denar", "dirham", "ducat", "florin")]
    tail = part("thieves", hands=[*thieves, ["thief denar"], ["thief dirham"]])
    start = head("viziers_favour", "thieves", turn="green")
    game = game_with(start, "", *NOBODY, tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    steal = Move("steal", card="denar 4")
    assert game.why_not(steal) == "thief_before_own_turn"
    order = []
    while asked(game)[1] == "window_question":
        order.append(asked(game)[0])
        game.play(Move("done_window"))
    assert order == [4, 5, 0, 1, 2, 3]
    assert asked(game) == (4, "act")


@traces("six-in-order", "handymen:starting-player-first")
def test_six_owners_of_handymen_are_asked_from_the_starting_player() -> None:
    start = head("handymen", starter="green")
    tail = part("handymen", market=standing(1, 0, 1, 0, 1, 0, 1))
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), *NOBODY, tail=tail)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    order = []
    while asked(game)[1] == "handymen_back":
        order.append(asked(game)[0])
        game.play(Move("handymen_stay"))
    assert order == [3, 5, 1]


@traces("base:ties", "six-share")
@pytest.mark.parametrize(("round_number", "each"), [(1, 1), (2, 3), (3, 6)])
def test_six_tied_players_share_all_places(round_number: int, each: int) -> None:
    """6, 13 + 6 and 21 + 13 + 6 points, by six and rounded down."""
    towers = ["tower 9 ES", "tower 11 N", "tower 11 S", "tower 11 -", "tower 12 -", "tower 13 E"]
    game = game_with(head(), *[seat(f"{tower} @ 1,0") for tower in towers])
    assert points(game, round_number, "tower") == [each] * 6


# --- Six players use things up


@traces("six-use-up", "exchange_certificates:no-stone-no-credit")
def test_three_players_have_taken_all_denar_stones() -> None:
    credit = [[], *[[f"denar certificate {n}"] for n in (1, 2, 3)], [], []]
    tail = part("exchange_certificates", credit=credit)
    mine = seat(hand=["denar 9", "denar 3"])
    game = game_with(head("exchange_certificates"), mine, *NOBODY, tail=tail)
    game.play(Move("buy", space=1, pay=["denar 3", "denar 9"]))
    stones = [parts["currency"] for parts in moves_of(game, "credit_surplus")]
    assert stones == ["dirham", "ducat", "florin"]
    assert game.why_not(Move("credit_surplus", currency="denar")) == "no_stone_left"


@traces("six-use-up", "caravanserai:choose-any-card")
@pytest.mark.parametrize(("taken", "reason"), [(8, "nothing_for_sale"), (7, None)])
def test_eight_caravanserais_are_too_few_for_six(taken: int, reason: str | None) -> None:
    """White has all six types and the two denars, but four others may have two cards each."""
    names = [f"{name} caravanserai {n}: {name} 1" for name in CURRENCIES for n in (1, 2)][:taken]
    rows = [names[n : n + 2] for n in range(0, 8, 2)]
    tail = part("caravanserai", cards=[[], *rows, []])
    start = head("caravanserai", market=["tower 13 E", "garden 10 N", "-", "-"])
    game = game_with(start, caravans.types(6, "denar 2"), *NOBODY, tail=tail)
    assert game.why_not(caravans.buy("denar", "denar 2")) == reason


TWINS = [
    ["builder", "builder"],
    ["mosaic_artist", "mosaic_artist"],
    ["carpenter", "carpenter"],
    ["goldsmith", "goldsmith"],
    ["mortar_mixer", "blacksmith"],
    ["brickmaker", "stonemason"],
]


@traces("six-use-up", "travelling_craftsmen:once-a-turn", "travelling_craftsmen:pass-used")
def test_of_two_craftsmen_of_a_kind_one_works_and_one_stays() -> None:
    """All thirteen are dealt; White has both builders and passes one on without a question."""
    tail = part("travelling_craftsmen", up=TWINS, down=["coiner", *["-"] * 5])
    mine = seat("garden 11 - @ 1,0")
    game = game_with(head("travelling_craftsmen"), mine, *NOBODY, tail=tail)
    play(game, Move("call_builder"), Move("craft_remove", at=[1, 0]))
    assert game.why_not(Move("call_builder")) == "craftsman_used"
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (1, "act")
    shown = game.view()["travelling_craftsmen"]
    assert shown["up"] == [["builder", "coiner"], *TWINS[1:]]
    assert shown["face_down"] == [[], ["builder"], [], [], [], []]
