"""The Major Construction Projects: every example and ruling, as positions."""

import json

from alhambra import Game, Move, Setup, position
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

NAME = "major_construction_projects"
HEAD = f"""modules = ["{NAME}"]
market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
deck = ["florin 5", "florin 6", "florin 7", "florin 8", "florin 9", "scoring", "scoring"]
"""
OPEN = f'[module.{NAME}]\nopen = "project tower garden"\n'
RICH = 'hand = ["denar 9", "denar 7", "denar 5"]'
GREEN = 'hand = ["dirham 9", "dirham 8", "dirham 7"]'


def bid(*cards: str) -> Move:
    """An offer of these cards."""
    return Move("bid_project", pay=list(cards))


def table(game: Game) -> dict[str, object]:
    """What everybody sees of the module."""
    shown: dict[str, object] = game.view()[NAME]
    return shown


def offer(game: Game) -> tuple[object, object, object]:
    """Whose offer lies there, the money, and what it is worth."""
    shown = table(game)
    return shown["bidder"], shown["bid"], shown["total"]


# --- Bidding


@traces("bid-action", "no-extra")
def test_an_offer_is_worth_fifteen_at_least() -> None:
    game = game_with(HEAD, RICH, GREEN, "", tail=OPEN)
    assert game.why_not(bid("denar 5", "denar 9")) == "bid_below_minimum"
    assert game.why_not(bid()) == "bid_below_minimum"
    assert game.why_not(bid("denar 9", "denar 9")) == "not_in_hand"
    assert game.why_not(bid("denar 9", "dirham 8")) == "wrong_currency"
    fifteen = game_with(HEAD, 'hand = ["denar 9", "denar 6"]', "", "", tail=OPEN)
    assert fifteen.why_not(bid("denar 6", "denar 9")) is None
    game.play(bid("denar 7", "denar 9"))
    assert offer(game) == (0, ["denar 7", "denar 9"], 16)
    assert game.view(0)["seats"][0]["hand"] == ["denar 5"]
    assert game.view()["turn"] == 1  # no further action


@traces("higher")
def test_a_higher_offer_in_any_currency_replaces_it() -> None:
    game = game_with(HEAD, RICH, GREEN, 'hand = ["ducat 9", "ducat 8"]', tail=OPEN)
    game.play(bid("denar 7", "denar 9"))
    assert game.why_not(bid("dirham 7", "dirham 9")) == "bid_not_higher"
    assert game.why_not(bid("dirham 7", "dirham 8")) == "bid_not_higher"
    game.play(bid("dirham 8", "dirham 9"))
    assert game.view(0)["seats"][0]["hand"] == ["denar 5", "denar 7", "denar 9"]
    assert offer(game) == (1, ["dirham 8", "dirham 9"], 17)
    assert game.why_not(bid("ducat 8", "ducat 9")) == "bid_not_higher"
    told = [event["event"] for event in game.log() if event.get("seat") == 0]
    assert told[-1] == "bid_returned"


def test_the_listed_offers_are_one_per_sum() -> None:
    hand = 'hand = ["denar 9", "denar 8", "denar 6", "denar 2", "dirham 9"]'
    game = game_with(HEAD, hand, "", "", tail=OPEN)
    listed = [move for move in game.moves() if move.kind == "bid_project"]
    sums = [sum(int(card.split()[1]) for card in move.parts["pay"]) for move in listed]
    assert sums == [15, 16, 17, 19, 23, 25]
    assert listed[0] == bid("denar 6", "denar 9")
    assert game.why_not(bid("denar 2", "denar 6", "denar 8")) is None  # sixteen once more
    for move in listed:
        assert Move.from_json(json.loads(json.dumps(move.to_json()))) == move


@traces("own-bid")
def test_nobody_raises_an_own_offer() -> None:
    """An exact purchase leaves the action, but the offer spends it; a position shows the rule."""
    tail = OPEN + 'bidder = 0\nbid = ["denar 9", "denar 7"]\n'
    game = game_with(HEAD, 'hand = ["dirham 9", "dirham 8"]', "", "", tail=tail)
    assert game.why_not(bid("dirham 8", "dirham 9")) == "own_bid"
    assert "bid_project" not in [move.kind for move in game.moves()]


@traces("as-action")
def test_a_bid_may_be_the_action_an_exact_payment_gave() -> None:
    hand = 'hand = ["ducat 9", "ducat 4", "denar 9", "denar 7"]'
    game = game_with(HEAD, hand, "", "", tail=OPEN)
    game.play(Move("buy", space=3, pay=["ducat 4", "ducat 9"]))
    game.play(bid("denar 7", "denar 9"))
    assert game.question is not None
    assert game.question.kind == "place"


@traces("diamonds:projects", "diamonds")
def test_diamonds_may_be_offered() -> None:
    head = HEAD.replace(f'["{NAME}"]', f'["diamonds", "{NAME}"]')
    hand = 'hand = ["diamond 9", "diamond 8", "denar 9"]'
    game = game_with(head, hand, "", "", tail=OPEN)
    assert game.why_not(bid("diamond 8", "denar 9")) == "wrong_currency"
    game.play(bid("diamond 8", "diamond 9"))
    assert offer(game) == (0, ["diamond 8", "diamond 9"], 17)


@traces("change:coins-bid", "coins")
def test_coins_may_be_offered_and_come_back() -> None:
    head = HEAD.replace(f'["{NAME}"]', f'["change", "{NAME}"]')
    tail = '[module.change]\ncoins = [["denar coin"], [], []]\n' + OPEN
    game = game_with(head, 'hand = ["denar 9", "denar 5"]', GREEN, "", tail=tail)
    listed = [move for move in game.moves() if move.kind == "bid_project"]
    assert len(listed) == 1
    game.play(listed[0])
    assert game.view()["change"]["coins"][0] == []
    assert position.loads(position.dump(game)).view(0) == game.view(0)
    game.play(bid("dirham 8", "dirham 9"))
    assert game.view()["change"]["coins"][0] == ["denar coin"]


# --- Winning


def round_of_takes(game: Game, takes: int) -> None:
    """So many players take the first card of the display."""
    for _ in range(takes):
        game.play(Move("take", cards=[game.view()["display"][0]]))


@traces("award")
def test_the_offer_wins_when_its_owner_s_turn_begins() -> None:
    game = game_with(HEAD, RICH, GREEN, "", tail=OPEN)
    game.play(bid("denar 7", "denar 9"))
    game.play(bid("dirham 8", "dirham 9"))
    round_of_takes(game, 2)
    assert game.view()["turn"] == 1
    assert game.view()["seats"][1]["pending"] == ["project tower garden"]
    assert game.view()["discard"] == ["dirham 8", "dirham 9"]
    assert offer(game) == (None, [], 0)
    assert table(game)["open"] not in (None, "project tower garden")
    assert table(game)["pile"] == 13
    assert game.why_no_undo() == "revealed"


@traces("bid-at-once", "as-action", "placed-at-end", "both-count")
def test_one_may_bid_for_the_next_project_at_once_as_the_action() -> None:
    hand = 'hand = ["denar 9", "denar 7", "dirham 9", "dirham 6"]'
    game = game_with(HEAD, hand, "", "", tail=OPEN)
    game.play(bid("denar 7", "denar 9"))
    round_of_takes(game, 2)
    game.play(bid("dirham 6", "dirham 9"))
    assert game.question is not None
    assert game.question.kind == "place"
    game.play(Move("place", tile="project tower garden", at=[0, 1]))
    assert game.view()["turn"] == 1
    assert points(game, 1, "tower") == [6, 0, 0]
    assert points(game, 1, "garden") == [5, 0, 0]


@traces("not-yet-counted")
def test_a_scoring_before_does_not_count_the_project() -> None:
    head = HEAD.replace('deck = ["florin 5", ', 'deck = ["florin 5", "scoring", ')
    head = head.replace('"florin 9", "scoring", "scoring"]', '"florin 9", "scoring"]')
    game = game_with(head, RICH, "", "", tail=OPEN)
    game.play(bid("denar 7", "denar 9"))
    round_of_takes(game, 2)
    assert game.view()["rounds"] == 1
    assert game.scores == [0, 0, 0]
    assert game.view()["seats"][0]["pending"] == ["project tower garden"]


@traces("empty-pile")
def test_an_empty_pile_leaves_nothing_to_bid_for() -> None:
    names = [f'"{name}"' for name in project_names() if name != "project tower garden"]
    tail = OPEN + "pile = []\n"
    game = game_with(HEAD + f"gone = [{', '.join(names)}]\n", RICH, "", "", tail=tail)
    game.play(bid("denar 7", "denar 9"))
    round_of_takes(game, 2)
    assert table(game) == {"pile": 0, "open": None, "bidder": None, "bid": [], "total": 0}
    assert game.why_not(bid("denar 5", "denar 7")) == "no_project"


def project_names() -> list[str]:
    """All fifteen."""
    rules = Game(Setup(players=3, modules=(NAME,))).state.rules
    return [tile.name for tile in rules.tiles if tile.name.startswith("project ")]


@traces("fifteen-tiles")
def test_fifteen_tiles_and_every_type_five_times() -> None:
    names = project_names()
    assert len(set(names)) == 15
    for kind in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"):
        assert sum(name.split().count(kind) for name in names) == 5


# --- Building

PLACING = f'modules = ["{NAME}"]\nquestion = "place"\n'


@traces("per-cell")
def test_both_cells_obey_the_build_rules() -> None:
    seat = """board = ["pavilion 7 E @ 1,0"]
    pending = ["project tower garden", "project tower pavilion"]"""
    game = game_with(PLACING, seat, "", "")
    reasons = {
        ("project tower garden", (0, -1)): "sides_differ",  # a wall in the south of both cells
        ("project tower garden", (0, 1)): None,
        ("project tower garden", (-2, 0)): None,
        ("project tower garden", (0, 0)): "cell_taken",
        ("project tower garden", (-1, 0)): "cell_taken",
        ("project tower garden", (5, 5)): "no_side_contact",
        ("project tower garden", (2, 0)): "sides_differ",
        ("project tower pavilion", (2, -1)): "sides_differ",
        ("project tower pavilion", (-1, 0)): "sides_differ",
        ("project tower pavilion", (0, 1)): None,
    }
    for (tile, at), reason in reasons.items():
        move = Move("place", tile=tile, at=list(at))
        assert game.why_not(move) == reason, (tile, at)


@traces("per-cell")
def test_walls_count_and_no_hole_arises() -> None:
    seat = 'board = ["project tower garden @ 0,1"]'
    game = game_with(f'modules = ["{NAME}"]', seat, "", "")
    assert points(game, 1, "wall") == [2, 0, 0]
    ring = """board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "tower 11 - @ 0,1",
             "tower 12 - @ 0,2", "chambers 11 - @ 1,2"]
    pending = ["project pavilion arcades"]"""
    game = game_with(PLACING, ring, "", "")
    assert game.why_not(Move("place", tile="project pavilion arcades", at=[2, 1])) == "hole"


REDESIGN = f'modules = ["{NAME}"]\ndisplay = ["florin 1"]\n'


@traces("one-tile", "same-shape")
def test_one_tile_in_a_redesign() -> None:
    seat = """board = ["project tower garden @ 0,1", "pavilion 8 - @ 2,1"]
    reserve = ["project pavilion chambers", "arcades 10 -", "project pavilion arcades"]"""
    game = game_with(REDESIGN, seat, "", "")
    assert game.why_not(Move("remove", at=[0, 1])) == "cut_off"
    other = Move("exchange", tile="arcades 10 -", at=[1, 1])
    assert game.why_not(other) == "other_shape"
    upright = Move("exchange", tile="project pavilion arcades", at=[0, 1])
    assert game.why_not(upright) == "other_shape"
    game.play(Move("exchange", tile="project pavilion chambers", at=[0, 1]))
    shown = game.view()["seats"][0]
    assert "project tower garden" in shown["reserve"]
    assert shown["buildings"]["chambers"] == 1
    assert shown["buildings"]["tower"] == 0


@traces("one-tile")
def test_removing_takes_both_cells() -> None:
    seat = 'board = ["project tower garden @ 0,1"]'
    for at in ([0, 1], [1, 1]):
        game = game_with(REDESIGN, seat, "", "")
        game.play(Move("remove", at=at))
        shown = game.view()["seats"][0]
        assert shown["reserve"] == ["project tower garden"]
        assert shown["board"] == []
        assert set(shown["buildings"].values()) == {0}


@traces("reserve")
def test_a_project_may_be_stored_and_added_later() -> None:
    game = game_with(PLACING, 'pending = ["project tower garden"]', "", "")
    assert Move("store", tile="project tower garden") in game.moves()
    game = game_with(REDESIGN, 'reserve = ["project tower garden"]', "", "")
    game.play(Move("add", tile="project tower garden", at=[0, 1]))
    assert game.view()["seats"][0]["board"] == [{"tile": "project tower garden", "at": [0, 1]}]


@traces("dirk")
def test_with_two_players_it_may_go_to_dirk_who_has_both_buildings() -> None:
    game = game_with(PLACING, 'pending = ["project tower garden"]', "")
    game.play(Move("give", tile="project tower garden"))
    assert points(game, 1, "tower") == [0, 0, 6]
    assert points(game, 1, "garden") == [0, 0, 5]


@traces("watchtower", "watchtowers:project-holds")
def test_watchtowers_lean_on_the_half_of_their_colour() -> None:
    head = PLACING.replace("[", '["watchtowers", ', 1)
    seat = """board = ["project tower garden @ 0,1"]
    pending = ["watchtower garden 1"]"""
    game = game_with(head, seat, "", "")
    places = {tuple(move.parts["at"]) for move in game.moves()}
    assert places == {(1, 0), (2, 1)}


@traces("city_gates:project", "gate")
def test_a_gate_may_open_the_wall_of_either_half() -> None:
    head = PLACING.replace("[", '["city_gates", ', 1)
    seat = """board = ["tower 11 N @ 1,0", "garden 10 N @ 2,0"]
    pending = ["project tower garden"]"""
    tail = "[module.city_gates]\nheld = [1, 0, 0]\n"
    game = game_with(head, seat, "", "", tail=tail)
    gates = [m for m in game.moves() if m.kind == "place_with_gate" and m.parts["at"] == [1, -1]]
    assert [move.parts.get("part", 1) for move in gates] == [1, 2]
    game.play(gates[1])
    assert game.view()["city_gates"]["gates"][0] == [[[2, -1], "S"]]
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)
