"""A second opinion on reasons, for the base game: read from views, cards and counts alone."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from alhambra import Game, Move
from alhambra.bots.hint import Hint
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.rules import CURRENCIES

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Look:
    """A question as the asked seat sees it, and what a move makes of it."""

    def __init__(self, game: Game, move: Move) -> None:
        assert game.question is not None
        self.game = game
        self.move = move
        self.moves = game.moves()
        self.seat = game.question.seat
        self.view: dict[str, Any] = game.view(self.seat)
        self.own: dict[str, Any] = self.view["seats"][self.seat]

    def after(self, move: Move | None = None) -> Game:
        game = self.game.copy()
        game.play(move or self.move)
        return game

    def endings(self) -> list[Game]:
        """All ways to build what is bought at once; else just what the move brings."""
        if self.move.kind != "buy":
            return [self.after()]
        game = self.after()
        if Move("pass") in game.moves():
            game.play(Move("pass"))
        tile = self.move.parts["tile"]
        cells = [m for m in game.moves() if m.kind == "place" and m.parts["tile"] == tile]
        ends: list[Game] = []
        for cell in cells:
            ends.append(game.copy())
            ends[-1].play(cell)
        return ends

    def counts(self, game: Game, kind: str) -> list[int]:
        """How many buildings of a type the seats have, the own first; Dirk's last."""
        view: dict[str, Any] = game.view(self.seat)
        seats = [seat["buildings"][kind] for seat in view["seats"]]
        if "dirk" in view:
            seats.append(sum(tile.startswith(f"{kind} ") for tile in view["dirk"]["tiles"]))
        return [seats.pop(self.seat), *seats]

    def hand_in(self, tile: str) -> list[int]:
        """The cards that pay for a tile of the market."""
        currency = CURRENCIES[self.view["market"].index(tile)]
        return [value(card) for card in self.own["hand"] if card.startswith(f"{currency} ")]

    def taken_in(self, tile: str) -> list[int]:
        """Those of them that the move takes."""
        currency = CURRENCIES[self.view["market"].index(tile)]
        cards = self.move.parts["cards"]
        return [value(card) for card in cards if card.startswith(f"{currency} ")]

    def alike(self) -> list[Move]:
        """Ways to lay the same tile."""
        own = self.move
        same = [move for move in self.moves if move.kind == own.kind]
        return [move for move in same if move.parts["tile"] == own.parts["tile"]]

    def walls(self, games: list[Game]) -> list[int]:
        return [game.view(self.seat)["seats"][self.seat]["wall"] for game in games]

    def open_sides(self, game: Game) -> int:
        """Sides without a wall and without a neighbour."""
        board = game.view(self.seat)["seats"][self.seat]["board"]
        laid = {tuple(piece["at"]): piece["tile"].split()[-1] for piece in board} | {(0, 0): "-"}
        return sum(
            side not in walls and (x + dx, y + dy) not in laid
            for (x, y), walls in laid.items()
            for side, (dx, dy) in SIDES.items()
        )


def value(card: str) -> int:
    return int(card.rsplit(maxsplit=1)[-1])


def price(tile: str) -> int:
    return int(tile.split()[1])


def sums(cards: list[int]) -> set[int]:
    return {sum(some) for size in range(len(cards) + 1) for some in combinations(cards, size)}


def _exact(look: Look, _: dict[str, Any]) -> bool:
    paid = sum(map(value, look.move.parts["pay"]))
    return paid == price(look.move.parts["tile"]) and Move("pass") in look.after().moves()


def _places(look: Look, parts: dict[str, Any], wanted: Callable[[list[int]], bool]) -> bool:
    """Whether the counts were not as wanted before, and are so after some ending."""
    now = look.counts(look.game, parts["type"])
    then = [look.counts(game, parts["type"]) for game in look.endings()]
    return not wanted(now) and any(map(wanted, then))


def _lead(look: Look, parts: dict[str, Any]) -> bool:
    return _places(look, parts, lambda counts: counts[0] > max(counts[1:]))


def _level(look: Look, parts: dict[str, Any]) -> bool:
    return _places(look, parts, lambda counts: 0 < counts[0] == max(counts[1:]))


def _place(look: Look, parts: dict[str, Any]) -> bool:
    def wanted(counts: list[int]) -> bool:
        ahead = sum(count > counts[0] for count in counts[1:])
        return counts[0] > 0 and ahead + 1 == parts["place"]

    return _places(look, parts, wanted)


def _extends(look: Look, parts: dict[str, Any]) -> bool:
    now = look.counts(look.game, parts["type"])
    then = [look.counts(game, parts["type"]) for game in look.endings()]
    return now[0] > max(now[1:]) and any(counts[0] > now[0] for counts in then)


def _gap(look: Look, game: Game, kind: str, other: int) -> int:
    """By how much another seat is ahead."""
    seats = game.view(look.seat)["seats"]
    return int(seats[other]["buildings"][kind] - seats[look.seat]["buildings"][kind])


def _chases(look: Look, parts: dict[str, Any]) -> bool:
    gaps = [_gap(look, game, parts["type"], parts["other"]) for game in look.endings()]
    return 1 in gaps


def _denial(look: Look, parts: dict[str, Any]) -> bool:
    tile = look.move.parts["tile"]
    return (
        tile.startswith(parts["type"])
        and _gap(look, look.game, parts["type"], parts["other"]) == -1
    )


def _wall(look: Look, parts: dict[str, Any]) -> bool:
    return look.own["wall"] == parts["now"] < parts["after"] and parts["after"] in look.walls(
        look.endings()
    )


def _pays(look: Look, parts: dict[str, Any]) -> bool:
    hand, cost = look.hand_in(parts["tile"]), price(parts["tile"])
    return cost not in sums(hand) and cost in sums(hand + look.taken_in(parts["tile"]))


def _reaches(look: Look, parts: dict[str, Any]) -> bool:
    hand, cost = look.hand_in(parts["tile"]), price(parts["tile"])
    return sum(hand) < cost <= sum(hand + look.taken_in(parts["tile"]))


def _nears(look: Look, parts: dict[str, Any]) -> bool:
    money = look.hand_in(parts["tile"]) + look.taken_in(parts["tile"])
    return bool(price(parts["tile"]) - sum(money) == parts["missing"] > 0)


def _most(look: Look, parts: dict[str, Any]) -> bool:
    takes = [sum(map(value, move.parts["cards"])) for move in look.moves if move.kind == "take"]
    return bool(max(takes) == parts["sum"] == sum(map(value, look.move.parts["cards"])))


def _several(look: Look, parts: dict[str, Any]) -> bool:
    return bool(len(look.move.parts["cards"]) == parts["count"] > 1)


def _cheapest(look: Look, parts: dict[str, Any]) -> bool:
    tile = look.move.parts["tile"]
    hand = look.hand_in(tile)
    least = min(paid for paid in sums(hand) if paid >= price(tile))
    paid = sum(map(value, look.move.parts["pay"]))
    return bool(paid == least == price(tile) + parts["over"])


def _only_cell(look: Look, _: dict[str, Any]) -> bool:
    return len(look.alike()) == 1


def _keeps_wall(look: Look, parts: dict[str, Any]) -> bool:
    walls = look.walls([look.after(move) for move in look.alike()])
    return look.walls([look.after()]) == [parts["wall"]] and min(walls) < parts["wall"]


def _openness(look: Look, parts: dict[str, Any]) -> bool:
    sides = [look.open_sides(look.after(move)) for move in look.alike()]
    return bool(look.open_sides(look.after()) == parts["sides"] == max(sides) > min(sides))


def _fits_nowhere(look: Look, _: dict[str, Any]) -> bool:
    tile = look.move.parts["tile"]
    return not any(m.kind == "place" and m.parts["tile"] == tile for m in look.moves)


def _nothing_lost(look: Look, _: dict[str, Any]) -> bool:
    after = look.after().view(look.seat)["seats"][look.seat]
    return bool(after["cards"] == look.own["cards"])


def _kept(look: Look, _: dict[str, Any]) -> bool:
    reserve = look.after().view(look.seat)["seats"][look.seat]["reserve"]
    return len(reserve) == len(look.own["reserve"]) + 1


def _purse(look: Look, parts: dict[str, Any]) -> bool:
    """Hand and taken cards of one of the currencies that are taken, and none of them is more."""
    taken = look.move.parts["cards"]
    sums = {
        currency: sum(value(card) for card in [*look.own["hand"], *taken] if currency in card)
        for currency in {card.split()[0] for card in taken}
    }
    return bool(sums.get(parts["currency"]) == parts["sum"] == max(sums.values()))


def _one_more(look: Look, parts: dict[str, Any]) -> bool:
    now = look.counts(look.game, parts["type"])[0]
    then = [look.counts(game, parts["type"])[0] for game in look.endings()]
    return bool(now + 1 == parts["count"] and parts["count"] in then)


def _bought_for(look: Look, parts: dict[str, Any]) -> bool:
    return bool(price(look.move.parts["tile"]) == parts["price"])


def _together(look: Look, parts: dict[str, Any]) -> bool:
    """More points, were the next scoring held at once."""
    round = min(look.view["rounds"] + 1, 3)
    games = [look.game, *look.endings()]
    now, *then = [sum(item[1] for item in g.count_round(round)[look.seat]) for g in games]
    return now + parts["points"] in then


CHECKS: dict[str, Callable[[Look, dict[str, Any]], bool]] = {
    "exact": _exact,
    "lead": _lead,
    "level": _level,
    "place": _place,
    "extends": _extends,
    "chases": _chases,
    "denial": _denial,
    "wall": _wall,
    "pays": _pays,
    "reaches": _reaches,
    "nears": _nears,
    "most": _most,
    "several": _several,
    "cheapest": _cheapest,
    "only_cell": _only_cell,
    "keeps_wall": _keeps_wall,
    "openness": _openness,
    "fits_nowhere": _fits_nowhere,
    "nothing_lost": _nothing_lost,
    "costs_nothing": _nothing_lost,
    "kept": _kept,
    "purse": _purse,
    "one_more": _one_more,
    "bought_for": _bought_for,
    "together": _together,
}
OPINIONS = ("best", "ranked", "only_move")  # what is no fact about the table


def true(game: Game, hint: Hint, reason: Reason) -> bool:
    """Whether the reason holds in the real game."""
    return reason.key in OPINIONS or CHECKS[reason.key](Look(game, hint.move), reason.parts)
