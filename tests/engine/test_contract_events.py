"""The plug-in contract: every hook is called at its moment, with its arguments, in order."""

from random import Random
from typing import Any

import pytest

from alhambra import Game
from alhambra.engine.announcement import ANNOUNCEMENTS
from alhambra.engine.cells import cell_at
from alhambra.engine.module import MENUS, Module
from alhambra.game.catalogue import make_rules
from tests.engine.toys import Call, Listener
from tests.support import seats, state_of, toy_game, walk

# The list in which Rules keep the modules that override a hook.
LISTS = {
    "set_up": "on_set_up",
    "offers": "give_offers",
    "price": "fold_price",
    "veto_add": "veto_add",
    "veto_remove": "veto_remove",
    "veto_exchange": "veto_exchange",
    "veto_give": "veto_give",
    "tile_drawn": "on_tile_drawn",
    "values": "fold_values",
    "halves": "fold_halves",
    "items": "give_items",
    "leftover_money": "fold_leftover_money",
    "reshuffle": "on_reshuffle",
}


# Hooks of which something is announced, and that listeners override.
ANNOUNCED = {
    "turn_started", "took", "bought", "placed", "lifted", "stored", "refilled", "before_scoring",
    "after_scoring", "end_prepared",
}  # fmt: skip


class Played:
    """A whole random game with two listeners, and what they heard."""

    def __init__(self, players: int) -> None:
        self.calls: list[Call] = []
        # Given in the wrong order on purpose: the numbers decide.
        listeners: list[Module] = [Listener(9, self.calls), Listener(4, self.calls)]
        self.game: Game = toy_game(listeners, players, 3)
        for _ in walk(self.game, Random(players)):
            pass
        self.log: list[dict[str, Any]] = self.game.log()

    def heard(self, hook: str) -> list[tuple[Any, ...]]:
        """The arguments of each call to the first listener."""
        return [arguments for number, name, arguments in self.calls if (number, name) == (4, hook)]

    def told(self, *events: str) -> list[dict[str, Any]]:
        return [event for event in self.log if event["event"] in events]


@pytest.fixture(scope="module", params=[2, 4])
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def cell(event: dict[str, Any]) -> int:
    return cell_at(*event["at"])


def worth(cards: list[str]) -> int:
    return sum(int(card.split()[1]) for card in cards)


def test_modules_are_called_in_the_order_of_their_numbers(played: Played) -> None:
    for hook in {name for _, name, _ in played.calls} - {"deeds", "stack_cards"}:
        numbers = [number for number, name, _ in played.calls if name == hook]
        assert numbers == [4, 9] * (len(numbers) // 2), hook


def test_every_hook_of_a_game_is_called(played: Played) -> None:
    game = played.game.copy()
    game.view(1)
    game.determinize(1, 5)
    heard = {name for _, name, _ in played.calls}
    expected = set(LISTS) | ANNOUNCED | {"register", "deeds", "stack_cards", "derived"}
    if game.setup.players != 2:
        expected.remove("veto_give")
    assert heard == expected


def test_set_up_goes_through_its_stages(played: Played) -> None:
    players = played.game.setup.players
    assert played.heard("register") == [(players,)]
    assert sorted(played.heard("deeds")) == sorted((menu,) for menu in MENUS)
    # The stage; how many spaces are filled, how many seats hold money, how many cards lie open.
    assert played.heard("set_up") == [
        (1, 0, 0, 0),
        (2, 4, 0, 0),
        (3, 4, players, 0),
        (4, 4, players, 4),
    ]
    assert played.heard("stack_cards") == [(stack,) for stack in range(1, 6)]


def test_turns_and_refills_are_announced(played: Played) -> None:
    turns = [(event["seat"],) for event in played.told("turn")]
    assert played.heard("turn_started") == turns
    # After the last turn the market stays empty in part, so nothing was refilled.
    assert [heard[0] for heard in played.heard("refilled")] == [seat for (seat,) in turns[:-1]]
    assert all(full for *_, full in played.heard("refilled"))


def test_taking_and_buying_are_announced(played: Played) -> None:
    took = [(event["seat"], worth(event["cards"])) for event in played.told("took")]
    assert played.heard("took") == took
    bought = []
    for event in played.told("bought"):
        price, paid = event["price"], worth(event["paid"])
        bought.append((event["seat"], event["tile"], price, paid, paid - price, event["exact"]))
    assert played.heard("bought") == bought


def test_building_is_announced(played: Played) -> None:
    laid = played.told("placed", "added", "exchanged")
    assert played.heard("placed") == [(e["seat"], e["tile"], cell(e)) for e in laid]
    lifted = played.told("removed", "exchanged")
    assert [(h[0], h[2]) for h in played.heard("lifted")] == [(e["seat"], cell(e)) for e in lifted]
    removed = {(e["seat"], e["tile"], cell(e)) for e in played.told("removed")}
    assert removed <= set(played.heard("lifted"))


def test_tiles_that_come_into_a_reserve_are_announced(played: Played) -> None:
    """Stored and removed ones; of an exchange, the tile that had to go."""
    lifted = iter(h[1] for h in played.heard("lifted"))
    expected = []
    for event in played.told("stored", "removed", "exchanged"):
        tile = event["tile"] if event["event"] == "stored" else next(lifted)
        expected.append((event["seat"], tile))
    assert played.heard("stored") == expected


def test_each_drawn_tile_is_shown_to_the_modules(played: Played) -> None:
    on_market = [(e["tile"], e["space"] - 1) for e in played.told("on_market")]
    assert played.heard("tile_drawn") == on_market


def test_scorings_are_announced_before_and_after(played: Played) -> None:
    rounds = [event["round"] for event in played.told("scored")]
    assert played.heard("before_scoring") == [(r, done) for done, r in enumerate(rounds)]
    assert played.heard("after_scoring") == [(r, done + 1) for done, r in enumerate(rounds)]
    assert played.heard("items") == [(r,) for r in rounds]
    asked = [(round, kind) for round, kind, _ in played.heard("values")]
    assert asked == [(r, kind) for r in rounds for kind in range(6)]


def test_halves_are_asked_only_where_a_building_stands(played: Played) -> None:
    heard = played.heard("halves")
    assert heard
    assert all(buildings > 0 for _, _, buildings in heard)
    if played.game.setup.players == 2:
        assert {seat for seat, _, _ in heard} >= {2}  # Dirk's buildings count as well


def test_the_end_is_prepared_once_before_tiles_are_given_out(played: Played) -> None:
    assert len(played.heard("end_prepared")) == 1
    (tower, left) = played.heard("end_prepared")[0]
    assert tower == 0
    assert len(played.told("leftover")) == left
    seats_asked = [heard[0] for heard in played.heard("leftover_money")]
    assert seats_asked == [*range(played.game.setup.players)] * left


def test_views_and_other_truths_ask_the_modules(played: Played) -> None:
    game = played.game.copy()
    for seat in seats(game):
        played.calls.clear()
        assert game.view(seat)["listener_4"] == {"place": 4}
        game.determinize(seat, 1)
        wanted = -1 if seat is None else seat
        assert [h for h in played.calls if h[1] == "derived"] == [
            (4, "derived", (wanted,)),
            (9, "derived", (wanted,)),
        ]
        assert [h for h in played.calls if h[1] == "reshuffle"] == [
            (4, "reshuffle", (wanted,)),
            (9, "reshuffle", (wanted,)),
        ]


def test_a_module_that_overrides_nothing_costs_nothing() -> None:
    plain = make_rules(3, [], [])
    idle = make_rules(3, [Module()], [])
    for hook, name in LISTS.items():
        assert getattr(idle, name) == [], hook
    assert not any(idle.hears(announcement) for announcement in ANNOUNCEMENTS)
    assert [step.name for step in idle.phases] == [step.name for step in plain.phases]
    assert not [step.name for step in plain.phases if "menu" in step.name or "window" in step.name]
    game = toy_game([], 3)
    for _ in walk(game, Random(1), 60):
        names = [frame.step.name for frame in state_of(game).frames]
        assert names in (["turn", "actions", "act"], ["turn", "placement", "place"])


def test_a_listener_is_found_by_each_hook_it_overrides() -> None:
    rules = make_rules(3, [Listener(1, [])], [])
    for hook, name in LISTS.items():
        assert [module.name for module in getattr(rules, name)] == ["listener_1"], hook
    assert {a.hook for a in ANNOUNCEMENTS if rules.hears(a)} == ANNOUNCED
