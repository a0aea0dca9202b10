"""The Power of the Sultan: marked cards claim tiles on their way to the market."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.position import PositionError
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import state_of

SULTAN = 'modules = ["power_of_sultan"]'
MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]'
DISPLAY = 'display = ["denar 9", "dirham 9", "ducat 9", "florin 9"]'
TABLE = f"{MARKET}\n{DISPLAY}"
HEAD = f"{SULTAN}\n{TABLE}"
TWINS = '[module.power_of_sultan]\nopen = ["denar tower", "denar tower", "florin garden"]'
DECK = 'deck = ["sultan denar", "ducat 5", "scoring", "scoring"]'
TOWER = 'tower = ["tower 13 E", "tower 12 -", "garden 11 -", "chambers 9 W"]'
BUYER = 'hand = ["denar 9", "denar 1"]'


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def held(*cards: list[str]) -> str:
    """A module table in which the seats own these cards."""
    return f"[module.power_of_sultan]\nheld = {list(cards)}".replace("'", '"')


def buying(tower: str, *cards: list[str], seats: int = 3, head: str = HEAD) -> Game:
    """The first seat has bought the tile on space 1 and stored it; the refill has begun."""
    game = game_with(f"{head}\n{tower}", BUYER, *[""] * (seats - 1), tail=held(*cards))
    game.play(Move("buy", space=1, pay=["denar 9", "denar 1"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="garden 10 N"))
    return game


# --- A card is turned up


def rolled(game: Game) -> str:
    """What the die shows."""
    assert game.question is not None
    return str(game.question.data["rolled"])


OPPOSITE = {"pavilion": "tower", "seraglio": "garden", "arcades": "chambers"}
OPPOSITE.update({other: one for one, other in OPPOSITE.items()})


@traces("mark", "who-rolls")
@pytest.mark.parametrize("seed", range(8))
def test_the_rolled_or_the_opposite_type_is_marked(seed: int) -> None:
    """E: whoever rolls arcades marks arcades or chambers."""
    game = game_with(f"seed = {seed}\n{HEAD}\n{DECK}", "", "", "")
    game.play(Move("take", cards=["denar 9"]))
    assert asked(game) == (0, "sultan_mark_question")
    shown = rolled(game)
    types = [move.parts["type"] for move in game.moves()]
    assert types == [shown, OPPOSITE[shown]]
    for kind in OPPOSITE:
        legal = kind in types
        reason = game.why_not(Move("sultan_mark", type=kind))
        assert reason == (None if legal else "sultan_not_rolled")
    assert game.why_not(Move("sultan_mark", type="hut")) == "no_such_type"
    game.play(Move("sultan_mark", type=OPPOSITE[shown]))
    assert game.view()["power_of_sultan"]["open"] == [f"denar {OPPOSITE[shown]}"]
    assert game.view()["display"] == ["dirham 9", "ducat 9", "florin 9", "ducat 5"]
    assert asked(game) == (1, "act")


@traces("mark")
def test_the_die_shows_every_type() -> None:
    seen = set()
    for seed in range(60):
        game = game_with(f"seed = {seed}\n{HEAD}\n{DECK}", "", "", "")
        game.play(Move("take", cards=["denar 9"]))
        seen.add(rolled(game))
    assert seen == set(OPPOSITE)


@traces("beside")
def test_a_card_lies_beside_the_display_and_rolling_cannot_be_taken_back() -> None:
    game = game_with(f"{HEAD}\n{DECK}", "", "", "")
    game.play(Move("take", cards=["denar 9"]))
    assert len(game.view()["display"]) == 3
    assert game.why_no_undo() == "revealed"
    check_pieces_of_cards(game)


def check_pieces_of_cards(game: Game) -> None:
    """A card that waits for its mark lies in the area of the module."""
    state = state_of(game)
    module = state.rules.modules[0]
    names = [state.rules.face_names[face] for face in module.held_cards(state)]
    assert names == ["sultan denar"]


@traces("stacks")
def test_the_cards_lie_in_the_first_three_fifths() -> None:
    for players in range(2, 7):
        game = Game(Setup(players=players, modules=("power_of_sultan",), seed=players))
        state = state_of(game)
        bounds = [len(state.deck), *state.fifths]
        counts = [
            sum(
                state.rules.face_names[face].startswith("sultan")
                for face in state.deck[bounds[index + 1] : bounds[index]]
            )
            for index in range(5)
        ]
        assert counts == [3, 2, 3, 0, 0]


@traces("who-rolls", "thieves:special")
def test_between_turns_the_thiefs_owner_rolls() -> None:
    head = f'modules = ["thieves", "power_of_sultan"]\n{TABLE}'
    deck = 'deck = ["ducat 5", "sultan denar", "ducat 4", "ducat 3", "scoring", "scoring"]'
    thieves = '[module.thieves]\nhands = [[], [], ["thief florin"]]'
    game = game_with(f"{head}\n{deck}", "", "", "", tail=thieves)
    game.play(Move("take", cards=["denar 9"]))
    assert asked(game) == (2, "window_question")
    game.play(Move("steal", card="florin 9"))
    assert asked(game) == (2, "sultan_mark_question")


# --- Buying


@traces("price")
def test_a_card_costs_seven_and_an_exact_payment_gives_another_action() -> None:
    game = game_with(HEAD, 'hand = ["denar 7", "florin 8", "dirham 7"]', "", "", tail=TWINS)
    buy = Move("buy", sultan="denar", mark="tower", pay=["denar 7"])
    offered = [move for move in game.moves() if "sultan" in move.parts]
    assert offered == [buy, Move("buy", sultan="florin", mark="garden", pay=["florin 8"])]
    wrong = Move("buy", sultan="denar", mark="tower", pay=["dirham 7"])
    assert game.why_not(wrong) == "wrong_currency"
    other = Move("buy", sultan="denar", mark="garden", pay=["denar 7"])
    assert game.why_not(other) == "nothing_for_sale"
    game.play(buy)
    assert asked(game) == (0, "sultan_keep_question")
    game.play(Move("sultan_keep"))
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert game.view()["power_of_sultan"] == {
        "open": ["denar tower", "florin garden"],
        "held": [["denar tower"], [], []],
        "marking": None,
        "rolled": None,
    }


@traces("price")
def test_an_overpaid_card_ends_the_actions() -> None:
    game = game_with(HEAD, 'hand = ["florin 8"]', "", "", tail=TWINS)
    game.play(Move("buy", sultan="florin", mark="garden", pay=["florin 8"]))
    game.play(Move("sultan_keep"))
    assert asked(game) == (1, "act")


@traces("reroll", "reroll-opposite")
def test_a_buyer_may_roll_once_more_and_must_take_the_roll() -> None:
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=TWINS)
    game.play(Move("buy", sultan="denar", mark="tower", pay=["denar 7"]))
    game.play(Move("sultan_reroll"))
    assert asked(game) == (0, "sultan_mark_question")
    shown = rolled(game)
    assert [move.kind for move in game.moves()] == ["sultan_mark", "sultan_mark"]
    game.play(Move("sultan_mark", type=OPPOSITE[shown]))
    assert game.view()["power_of_sultan"]["held"][0] == [f"denar {OPPOSITE[shown]}"]
    assert asked(game) == (0, "act")


@traces("diamonds:sultan", "money")
def test_diamonds_buy_a_card() -> None:
    head = f'modules = ["diamonds", "power_of_sultan"]\n{TABLE}'
    game = game_with(head, 'hand = ["diamond 7"]', "", "", tail=TWINS)
    assert game.why_not(Move("buy", sultan="denar", mark="tower", pay=["diamond 7"])) is None


@traces("no-vizier", "viziers_favour:no-cards")
def test_a_vizier_buys_no_card() -> None:
    head = f'modules = ["viziers_favour", "power_of_sultan"]\n{TABLE}'
    game = game_with(head, "", 'hand = ["denar 7", "florin 7"]', "", tail=TWINS)
    game.play(Move("take", cards=["denar 9"]))
    assert asked(game) == (1, "window_question")
    favour = Move("favour", sultan="denar", mark="tower", pay=["denar 7"])
    assert game.why_not(favour) == "nothing_for_sale"


# --- Claiming


@traces("claim", "order", "declined")
def test_holders_are_asked_from_the_player_due_next_and_the_space_is_drawn_for_again() -> None:
    """D: the player due next declines, another claims; the space gets the next tile."""
    game = buying(TOWER, [], ["denar tower"], ["florin tower", "dirham pavilion"])
    assert asked(game) == (1, "sultan_claim_question")
    assert game.view()["drawn"] == "tower 13 E"
    assert game.question is not None
    assert game.question.data == {"tile": "tower 13 E"}
    assert [move.kind for move in game.moves()] == ["sultan_claim", "sultan_decline"]
    game.play(Move("sultan_decline"))
    assert asked(game) == (2, "sultan_claim_question")
    game.play(Move("sultan_claim"))
    assert asked(game) == (2, "place")
    assert "drawn" not in game.view()
    assert game.view()["market"][0] is None
    game.play(Move("place", tile="tower 13 E", at=[1, 0]))
    assert asked(game) == (1, "sultan_claim_question")
    assert game.view()["drawn"] == "tower 12 -"
    game.play(Move("sultan_decline"))
    assert game.view()["market"][0] == "tower 12 -"
    assert asked(game) == (1, "act")
    assert game.view()["power_of_sultan"]["held"] == [[], ["denar tower"], ["dirham pavilion"]]


@traces("declined")
def test_once_a_tile_is_claimed_nobody_else_is_asked_about_it() -> None:
    tower = 'tower = ["tower 13 E", "garden 11 -", "chambers 9 W"]'
    game = buying(tower, [], ["denar tower"], ["florin tower"])
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="tower 13 E"))
    assert game.view()["market"][0] == "garden 11 -"
    assert asked(game) == (1, "act")


@traces("order")
def test_the_player_who_just_finished_is_asked_last() -> None:
    game = buying(TOWER, ["denar tower"], [], ["florin tower"])
    assert asked(game)[0] == 2
    game.play(Move("sultan_decline"))
    assert asked(game)[0] == 0
    game.play(Move("sultan_claim"))
    assert asked(game) == (0, "place")


@traces("order")
def test_nobody_is_asked_about_another_type() -> None:
    game = buying(TOWER, ["denar garden"], ["denar arcades"], [])
    assert game.view()["market"][0] == "tower 13 E"
    assert asked(game) == (1, "act")


@traces("card-out", "one-per-tile")
def test_one_card_claims_one_tile_and_leaves_the_game() -> None:
    game = buying(TOWER, [], ["denar tower", "florin tower"], [])
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="tower 13 E"))
    assert game.view()["power_of_sultan"]["held"][1] == ["florin tower"]
    state = state_of(game)
    assert [state.rules.face_names[face] for face in state.gone_cards] == ["sultan denar"]
    assert asked(game) == (1, "sultan_claim_question")


@traces("last-refill")
def test_the_last_tile_of_the_tower_can_be_claimed_and_then_the_game_ends() -> None:
    """D: the market stays incomplete, the third scoring follows."""
    game = buying('tower = ["tower 13 E"]', [], ["denar tower"], [])
    game.play(Move("sultan_claim"))
    game.play(Move("place", tile="tower 13 E", at=[1, 0]))
    while not game.over:
        game.play(game.moves()[0])
    sheet = game.score_sheets[-1]
    assert ("tower", 21) in [(name, points) for name, points, _ in sheet[1]]


@traces("dirk-gift")
def test_with_two_players_a_claimed_tile_may_be_given_to_dirk() -> None:
    game = buying(TOWER, [], ["denar tower"], seats=2)
    game.play(Move("sultan_claim"))
    game.play(Move("give", tile="tower 13 E"))
    assert "tower 13 E" in game.view()["dirk"]["tiles"]


@traces("dirk-draws")
def test_tiles_that_dirk_draws_are_not_offered() -> None:
    head = f'{HEAD}\nrounds = 0\ndeck = ["scoring", "ducat 5", "ducat 4", "scoring"]'
    tower = 'tower = ["tower 13 E", "tower 12 -", "tower 11 N", "tower 11 S", "tower 11 -",'
    tower += ' "tower 10 W", "garden 11 -", "chambers 9 W"]'
    cards = held(["denar tower"], ["florin tower"])
    game = game_with(f"{head}\n{tower}", "", "", tail=cards)
    game.play(Move("take", cards=["denar 9"]))
    assert len(game.view()["dirk"]["tiles"]) == 6
    assert asked(game) == (1, "act")


@traces("magical_buildings:type-clauses", "magical")
def test_magical_buildings_can_be_claimed() -> None:
    head = f'modules = ["power_of_sultan", "magical_buildings"]\n{TABLE}'
    game = buying('tower = ["tower 14 NES", "tower 12 -"]', [], ["denar tower"], [], head=head)
    assert asked(game) == (1, "sultan_claim_question")
    game.play(Move("sultan_claim"))
    assert any(move.parts.get("turn") for move in game.moves())


@traces("before-vizier", "viziers_favour:sultan-first")
def test_claims_come_before_the_favour_of_a_vizier_and_also_after_it() -> None:
    head = f'modules = ["viziers_favour", "power_of_sultan"]\n{TABLE}'
    game = buying(TOWER, [], ["denar tower", "florin tower"], [], head=head)
    assert asked(game) == (1, "sultan_claim_question")
    game.play(Move("sultan_decline"))
    assert asked(game) == (1, "window_question")


@traces("before-vizier", "viziers_favour:sultan-first")
def test_a_refill_after_a_favour_can_be_claimed_from_the_player_due_next_on() -> None:
    head = f'modules = ["viziers_favour", "power_of_sultan"]\n{TABLE}\n{TOWER}'
    cards = held(["denar tower"], ["florin tower"], [])
    game = game_with(head, "", 'hand = ["dirham 8"]', "", tail=cards)
    game.play(Move("take", cards=["denar 9"]))
    game.play(Move("favour", space=2, pay=["dirham 8"]))
    game.play(Move("store", tile="pavilion 8 -"))
    assert asked(game) == (1, "sultan_claim_question")
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="tower 13 E"))
    assert asked(game) == (0, "sultan_claim_question")


def test_a_position_in_the_middle_of_a_claim_or_a_roll_is_written_exactly() -> None:
    game = buying(TOWER, [], ["denar tower"], ["florin tower"])
    assert 'drawn = "tower 13 E"' in position.dump(game)
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)
    game = game_with(f"{HEAD}\n{DECK}", "", "", "")
    game.play(Move("take", cards=["denar 9"]))
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("held = [[]]", "a list for each seat"),
        ('open = "denar tower"', "open must be a list"),
        ('open = ["tower"]', "there is no sultan card tower"),
        ('open = ["denar hut"]', "there is no sultan card denar hut"),
        ('marking = "denar"', "both or none"),
        ('open = ["denar tower", "denar tower", "denar garden"]', "not so many cards"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        game_with(HEAD, "", "", "", tail=f"[module.power_of_sultan]\n{table}")
