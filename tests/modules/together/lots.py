"""What holds for every tile that is drawn for a market space and sold beside it."""

import json
from dataclasses import dataclass
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import CURRENCIES
from alhambra.position import PositionError
from tests.modules.gates_without_end.gates import PILE_1, with_key
from tests.rules.support import game_with, points
from tests.support import walk

MARKET = ["pavilion 8 -", "garden 10 N", "tower 13 E", "tower 12 -"]
DISPLAY = 'display = ["florin 6", "florin 7", "florin 8", "florin 9"]\n'
EMPTY: list[list[str]] = [[], [], [], []]


def board(*tiles: str) -> str:
    """The line of a seat that says what is built."""
    return f"board = {json.dumps(tiles)}\n"


def hand(*cards: str) -> str:
    """The line of a seat that says what it holds."""
    return f"hand = {json.dumps(cards)}\n"


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


@dataclass(frozen=True)
class Lot:
    """A module with two of its tiles, both of which may lie beside the first space."""

    module: str
    first: str
    second: str

    def head(self, *others: str, market: list[str] | None = None, more: str = "") -> str:
        """The head of a position with this module and others."""
        names = json.dumps([self.module, *others])
        sold = json.dumps(MARKET if market is None else market)
        return f"modules = {names}\nmarket = {sold}\n{DISPLAY}{more}\n"

    def beside(self, *tiles: str) -> str:
        """These lie beside the first space."""
        return self.rows([list(tiles), [], [], []])

    def rows(self, rows: list[list[str]]) -> str:
        """The table of the module."""
        return f"[module.{self.module}]\nbeside = {json.dumps(rows)}\n"

    def buy(self, tile: str, *pay: str, kind: str = "buy") -> Move:
        """The purchase of a tile beside the first space."""
        return Move(kind, beside_space=1, tile=tile, pay=list(pay))

    def shown(self, game: Game) -> dict[str, list[str]]:
        """What everybody sees beside the market, by currency."""
        lots = zip(CURRENCIES, game.view()[self.module]["beside"], strict=True)
        return {currency: lot for currency, lot in lots if lot}

    # --- Drawing

    def drawn(self, *tower: str, others: tuple[str, ...] = (), tail: str = "") -> Game:
        """The first seat has bought the tile on the first space; these are drawn next."""
        more = f"tower = {json.dumps(tower)}"
        game = game_with(self.head(*others, more=more), hand("denar 9"), "", "", tail=tail)
        game.play(Move("buy", space=1, pay=["denar 9"]))
        game.play(Move("store", tile="pavilion 8 -"))
        return game

    def check_tower(self, count: int) -> None:
        """So many tiles more; those drawn at the start lie beside the market."""
        for seed in range(8):
            game = Game(Setup(players=3, seed=seed, modules=(self.module,)))
            aside = sum(len(lot) for lot in self.shown(game).values())
            assert game.view()["tower"] == 54 + count - 4 - aside
            assert None not in game.view()["market"]

    def check_drawn(self) -> None:
        """Both go aside, and the next tile comes to the market; the first has the lower number."""
        game = self.drawn(self.first, self.second, "tower 11 N", "tower 11 S")
        assert game.view()["market"][0] == "tower 11 N"
        assert self.shown(game) == {"denar": [self.first, self.second]}
        told = [event for event in game.log() if event["event"].endswith("_beside")]
        assert [event["tile"] for event in told] == [self.first, self.second]
        assert [mark["count"] for mark in game.view()["marks"] if mark["space"] == 1] == [2]

    def check_tower_runs_out(self) -> None:
        """It goes aside, nothing comes to the space, and the game ends."""
        game = self.drawn(self.first)
        assert [event["event"] for event in game.log()].count("leftover") == 3
        assert self.shown(game) == {"denar": [self.first]}

    def check_never_given_out(self) -> None:
        """Who has most denars gets the tile on the space but nothing beside it."""
        more = "tower = []\nrounds = 2"
        market = ["pavilion 8 -", "-", "-", "-"]
        head = self.head(market=market, more=more)
        game = game_with(head, hand("denar 9"), "", "", tail=self.beside(self.first))
        game.play(Move("take", cards=["florin 6"]))
        assert game.view()["seats"][0]["pending"] == ["pavilion 8 -"]
        game.play(Move("store", tile="pavilion 8 -"))
        assert game.over
        assert self.shown(game) == {"denar": [self.first]}

    def check_nobody_claims(self) -> None:
        """The sultan is asked for the tower that follows, not for what goes aside."""
        tail = '[module.power_of_sultan]\nheld = [["denar tower"], [], []]\n'
        game = self.drawn(
            self.first, "tower 11 N", "tower 11 S", others=("power_of_sultan",), tail=tail
        )
        assert asked(game) == (0, "sultan_claim_question")
        assert game.view()["drawn"] == "tower 11 N"
        game.play(Move("sultan_claim"))
        game.play(Move("store", tile="tower 11 N"))
        assert game.view()["market"][0] == "tower 11 S"
        assert self.shown(game) == {"denar": [self.first]}

    def check_the_dancer_draws_on(self) -> None:
        """What she draws goes aside, and another tile is drawn."""
        frames = '["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]'
        more = f'frames = {frames}\ndue = "white"\ntower = ["{self.first}", "tower 11 N"]'
        tail = '[module.characters]\nheld = [["dancer"], [], []]\n'
        game = game_with(self.head("characters", more=more), "", "", "", tail=tail)
        game.play(Move("dancer_swap", space=1))
        assert self.shown(game) == {"denar": [self.first]}
        assert game.view()["market"][0] in ("tower 11 N", "pavilion 8 -")

    def check_dirk_draws_it(self, pay: str = "denar 8") -> None:
        """With two players the tile may be Dirk's, and brings him nothing."""
        tail = f'[dirk]\ntiles = ["{self.second}"]\n' + self.beside(self.first)
        game = game_with(self.head(), hand(pay), "", tail=tail)
        assert points(game, 3, self.module) == [0, 0, 0]
        game.play(self.buy(self.first, pay))
        game.play(Move("pass"))
        game.play(Move("give", tile=self.first))
        assert sorted(game.view()["dirk"]["tiles"]) == sorted([self.first, self.second])

    # --- Selling

    def check_exact(self) -> None:
        """The price in the currency of the space; an exact payment gives another action."""
        mine = hand("denar 8", "denar 9", "dirham 8")
        game = game_with(self.head(), mine, "", "", tail=self.beside(self.first, self.second))
        assert self.buy(self.first, "denar 8") in game.moves()
        assert game.why_not(self.buy(self.first, "dirham 8")) == "wrong_currency"
        assert game.why_not(self.buy("tower 13 E", "denar 8")) == "other_tile_there"
        wrong = Move("buy", beside_space=2, tile=self.first, pay=["dirham 8"])
        assert game.why_not(wrong) == "nothing_for_sale"
        game.play(self.buy(self.second, "denar 8"))
        assert asked(game) == (0, "act")
        assert self.shown(game) == {"denar": [self.first]}
        assert game.view()["market"] == MARKET
        game.play(Move("pass"))
        assert asked(game) == (0, "place")
        assert Move("store", tile=self.second) in game.moves()

    def check_window(self, pay: str = "denar 8") -> None:
        """The vizier may buy it; nothing has to be refilled for that."""
        game = game_with(
            self.head("viziers_favour"), "", hand(pay), "", tail=self.beside(self.first)
        )
        game.play(Move("take", cards=["florin 6"]))
        assert asked(game) == (1, "window_question")
        game.play(self.buy(self.first, pay, kind="favour"))
        assert asked(game) == (1, "place")
        game.play(Move("store", tile=self.first))
        assert game.view()["market"] == MARKET

    def check_patron(self) -> None:
        """He pays whatever it costs."""
        tail = '[module.characters]\nheld = [["rich_patron"], [], []]\n' + self.beside(self.first)
        game = game_with(self.head("characters"), "", "", "", tail=tail)
        paid = Move("patron_buy", beside_space=1, tile=self.first)
        assert paid in game.moves()
        game.play(paid)
        assert asked(game) == (0, "act")
        assert game.view()["seats"][0]["pending"] == [self.first]

    def check_no_watchtower_and_no_half_price(self) -> None:
        game = game_with(
            self.head("watchtowers", "building_sites"),
            hand("denar 8", "denar 9"),
            "",
            "",
            tail=self.beside(self.first),
        )
        about = [move for move in game.moves() if move.parts.get("tile") == self.first]
        assert about
        assert {move.kind for move in about} == {"buy"}
        assert not any("watchtower" in move.parts for move in about)

    def check_other_money(self, price: int = 8) -> None:
        """Diamonds stand in for denars, and an exchange card joins two currencies."""
        modules = ("diamonds", "bureau_de_change")
        tail = '[module.bureau_de_change]\nhands = [["bureau denar dirham"], [], []]\n'
        mine = hand(f"diamond {price}", "denar 3", f"dirham {price - 3}")
        game = game_with(self.head(*modules), mine, "", "", tail=tail + self.beside(self.first))
        assert self.buy(self.first, f"diamond {price}") in game.moves()
        mixed = [
            m for m in game.moves() if m.kind not in ("buy", "take") and "beside_space" in m.parts
        ]
        assert mixed
        game.play(mixed[0])
        while asked(game)[1] == "pay_bill":
            game.play(game.moves()[0])
        assert game.view()["seats"][0]["pending"] == [self.first]
        assert asked(game) == (0, "act")

    def check_not_for_a_key(self) -> None:
        """The bonus buys tiles on the spaces only."""
        head = self.head("gates_without_end", market=["arcades 8 N", *MARKET[1:]])
        mine = hand("denar 8", "denar 9", "denar 7")
        tail = PILE_1.replace("[1, 2,", "[2, 1,") + "\n" + self.beside(self.first)
        game = with_key("buy", mine, "", "", head=head, tail=tail)
        assert asked(game) == (0, "gate_buy")
        assert all("beside_space" not in move.parts for move in game.moves())

    def check_swap(self) -> Game:
        """Tiles that change their spaces leave what lies beside them where it is."""
        head = self.head("gates_without_end", market=["arcades 8 N", *MARKET[1:]])
        tail = PILE_1 + "\n" + self.beside(self.first)
        game = with_key("swap", "", "", "", head=head, tail=tail)
        game.play(Move("gate_swap", spaces=[1, 2]))
        assert self.shown(game) == {"denar": [self.first]}
        return game

    def sold_in_a_stall(self) -> list[Move]:
        """What the first seat may buy if the tile lies in a stall of the second."""
        tail = f"""[module.personal_building_market]
        stalls = [["-", "-", "-", "-"], ["{self.first}", "-", "-", "-"], ["-", "-", "-", "-"]]
        """
        theirs = f'reserve = ["{self.first}"]'
        head = self.head("personal_building_market")
        game = game_with(head, hand("denar 8", "denar 9"), theirs, "", tail=tail)
        return [move for move in game.moves() if "stall" in move.parts]

    # --- Notation

    def check_positions(self) -> None:
        """Written and read again at any time, and wrong ones refused."""
        game = Game(Setup(players=2, seed=5, modules=(self.module,)))
        for number, _ in enumerate(walk(game, Random(1))):
            if number % 40 == 0:
                assert position.dump(position.loads(position.dump(game))) == position.dump(game)
        for table, said in (
            (f"[module.{self.module}]\nlot = 1\n", "unknown key"),
            (f"[module.{self.module}]\nbeside = [[], []]\n", "beside must be 4 lists"),
            (f"[module.{self.module}]\nbeside = [[], [], [], 3]\n", "beside must be 4 lists"),
            (self.beside("tower 11 N"), "does not lie beside space 1"),
            (self.beside(self.first, self.first), "in two places"),
        ):
            with pytest.raises(PositionError, match=said):
                game_with(self.head(), "", "", "", tail=table)
