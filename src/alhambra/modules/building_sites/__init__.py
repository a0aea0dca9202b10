"""The Building Sites: half the price now, the whole price later.

A building may be bought for half its price, which never counts as exact. Its buyer draws two site
tokens, keeps one face down on the tile and puts the other back. Until the building is finished only
its walls count. To finish it one pays the full printed price in the currency on the token's back.
"""

from typing import Any, Final

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.module import ACTIONS, Module, Slot
from alhambra.engine.offers import ACTION, Deal, Offer, offer_number, offers
from alhambra.engine.rules import CURRENCIES, SPACES, Rules
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.buy import Buy
from alhambra.modules.building_sites.tokens import (
    HIDDEN,
    NO_TOKEN,
    OUT,
    SHOWN,
    Site,
    Sites,
    cards_in,
    dealt,
    fits,
    in_alhambra,
    read_sites,
    write_sites,
)

TOKENS_DRAWN: Final = 2
TRIES: Final = 500  # to make up tokens that fit what a seat has seen


class BuildingSites(Module):
    """Eight tokens, two of each currency.

    Rulings: tiles whose module says so (camps, for one) cannot be sites; without a token left
    nothing is sold for half. Finishing is a purchase of its own, of a building in the Alhambra or
    in the reserve, at the printed price whatever changes prices. Nothing that asks for a bought
    building hears of it. A token is turned up when it leaves the game, with a finished building or
    with a site that is discarded. A site cannot be given to Dirk. Money that the tokens void at the
    end is what one holds in hand, not coins; diamonds stay. A site is neither a gap nor a building:
    lines, rows, columns and diagonals go on over it, and it counts in none of them; where a way or
    a distance is counted in tiles, it is one of them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("building_sites", 23)
        self.copies: int = data["per_currency"]
        self.question = Step("choose_token")  # replaced in `register`

    def register(self, rules: Rules) -> None:
        """Its question: which token?"""
        keep = KeepToken(self)
        rules.add_deed(keep)
        self.question = rules.add_step(TokenQuestion(self, [keep]))

    def new_slot(self, rules: Rules) -> Slot | None:
        """All tokens lie in the pile."""
        return Sites(self.tokens(), [], [])

    def tokens(self) -> list[int]:
        """All tokens, in the order of the currencies."""
        return [number for number in range(len(CURRENCIES)) for _ in range(self.copies)]

    def slot(self, state: State) -> Sites:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Sites)
        return slot

    def deeds(self, menu: str) -> list[Deed]:
        """Both are actions."""
        return [BuySite(self), FinishSite(self)] if menu == ACTIONS else []

    # --- What is a site

    def unfinished(self, state: State, tile: i64) -> bool:
        """Whether it carries a token."""
        for site in self.slot(state).sites:
            if site.tile == int(tile) and site.status != OUT:
                return True
        return False

    def hidden(self, state: State, site: Site) -> bool:
        """Whether only its owner knows the token."""
        return site.status == HIDDEN and site.tile not in state.gone

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """Its token needs an owner who can finish it."""
        return "site_not_for_dirk" if self.unfinished(state, tile) else ""

    # --- Setting up and finishing

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`site_space`: where the half price is paid; `site`: the building that is finished."""
        local = int(offer.number) - offer_number(self, 0)
        if local < SPACES:
            return {"site_space": local + 1}
        return {"site": tile_name(state, self.slot(state).sites[local - SPACES].tile)}

    def deliver(self, state: State, deal: Deal) -> None:
        """A site is set up, or finished."""
        local = int(deal.offer.number) - offer_number(self, 0)
        if local < SPACES:
            state.sell_space(deal.seat, local)
            self._set_up_site(state, deal.seat, deal.offer.tile)
        else:
            self._finish_site(state, local - SPACES)

    def _set_up_site(self, state: State, seat: i64, tile: i64) -> None:
        """Two tokens are drawn in secret, or the last one."""
        slot = self.slot(state)
        for _ in range(min(TOKENS_DRAWN, len(slot.pile))):
            insert_sorted(slot.drawn, slot.pile.pop(int(state.rng.below(len(slot.pile)))))
        state.reveals += 1
        slot.sites.append(Site(int(seat), int(tile), NO_TOKEN, NO_TOKEN, HIDDEN))
        if state.telling:
            event: dict[str, object] = {"seat": int(seat), "tile": tile_name(state, tile)}
            state.tell({"event": "site_begun", **event})
            drawn = [CURRENCIES[token] for token in slot.drawn]
            state.tell({"event": "tokens_drawn", **event, "tokens": drawn}, int(seat))
        if len(slot.drawn) == TOKENS_DRAWN:
            state.ask(self.question, seat)
        else:
            self.keep_token(state, slot.drawn[0])

    def keep_token(self, state: State, token: int) -> None:
        """It lies on the tile; the other one, if there is one, goes back into the pile."""
        slot = self.slot(state)
        slot.drawn.remove(token)
        returned = NO_TOKEN
        if slot.drawn:
            returned = slot.drawn.pop()
            insert_sorted(slot.pile, returned)
        site = slot.sites[-1].with_token(token, returned)
        slot.sites[-1] = site
        if state.telling:
            event: dict[str, object] = {"event": "token_kept", "seat": site.seat}
            tile = tile_name(state, site.tile)
            state.tell({**event, "tile": tile, "token": CURRENCIES[token]}, site.seat)

    def _finish_site(self, state: State, number: int) -> None:
        """The building counts from now on; its token is turned up and leaves the game."""
        site = self.slot(state).sites[number]
        self.slot(state).sites[number] = site.with_status(OUT)
        state.reveals += 1
        if in_alhambra(state, site):
            kind = state.rules.tile_kind[site.tile]
            state.boards[site.seat].recount(kind, 1)
        if state.telling:
            event: dict[str, object] = {"event": "site_finished", "seat": site.seat}
            tile = tile_name(state, site.tile)
            state.tell({**event, "tile": tile, "token": CURRENCIES[site.token]})

    def discarded(self, state: State, tile: i64) -> None:
        """With a site its token leaves the game, and all see it."""
        if self.unfinished(state, tile):
            state.reveals += 1

    # --- The end

    def before_leftovers(self, state: State) -> None:
        """Tokens in the Alhambra are turned up and void the money in hand of their currencies.

        Sites in the reserve do not matter.
        """
        slot = self.slot(state)
        voided: list[list[int]] = [[] for _ in range(state.rules.players)]
        for number, site in enumerate(slot.sites):
            if site.status == HIDDEN and in_alhambra(state, site):
                slot.sites[number] = site.with_status(SHOWN)
                state.reveals += 1
                if site.token not in voided[site.seat]:
                    insert_sorted(voided[site.seat], site.token)
        for seat, currencies in enumerate(voided):
            if currencies:
                self._void(state, seat, currencies)

    def _void(self, state: State, seat: int, currencies: list[int]) -> None:
        """All cards of these currencies are discarded."""
        lost: list[str] = []
        for number in currencies:
            money = state.rules.currencies[number]
            cards = cards_in(money, state.purse(seat, number))
            lost.extend(money.names(cards))
            state.pay(seat, number, cards)
        if state.telling:
            tokens = [CURRENCIES[number] for number in currencies]
            event: dict[str, object] = {"event": "sites_shown", "seat": seat}
            state.tell({**event, "tokens": tokens, "cards": lost})

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """The sites and how many tokens are left; tokens that lie open and the own ones."""
        slot = self.slot(state)
        sites: list[dict[str, object]] = []
        for site in slot.sites:
            if site.status == OUT or site.tile in state.gone:
                continue
            shown: dict[str, object] = {"seat": site.seat, "tile": tile_name(state, site.tile)}
            if site.token >= 0 and (site.seat == seat or site.status == SHOWN):
                shown["token"] = CURRENCIES[site.token]
            sites.append(shown)
        out = [s for s in slot.sites if s.status == OUT or s.tile in state.gone]
        table: dict[str, object] = {"pile": len(slot.pile) + len(slot.drawn), "sites": sites}
        table["out"] = [CURRENCIES[token] for token in sorted(site.token for site in out)]
        if slot.drawn and slot.sites[-1].seat == seat:
            table["drawn"] = [CURRENCIES[token] for token in slot.drawn]
        view[self.name] = table

    def reshuffle(self, state: State, seat: i64) -> None:
        """Hidden tokens of others and the pile could be any that fit what the seat has seen."""
        slot = self.slot(state)
        fixed = int(state.bill.offer.number) if state.bill is not None else NO_TOKEN
        numbers = [
            number
            for number, site in enumerate(slot.sites)
            if site.seat != int(seat)
            and site.token >= 0
            and self.hidden(state, site)
            and offer_number(self, SPACES + number) != fixed
        ]
        in_hand = len(slot.drawn) if slot.drawn and slot.sites[-1].seat != int(seat) else 0
        unknown = slot.pile + [slot.sites[number].token for number in numbers]
        unknown += slot.drawn[:in_hand]
        for _ in range(TRIES):
            state.rng.shuffle(unknown)
            made_up = dealt(slot, unknown, numbers, in_hand)
            if fits(made_up, int(seat)):
                state.slots[self.index] = made_up
                return

    def write(self, state: State) -> dict[str, object]:
        """`pile`, `drawn`, and `sites`: tile, seat, token, token put back, what became of it."""
        return write_sites(state, self.slot(state))

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, there are no sites; without `pile` all other tokens lie there."""
        slot = read_sites(state, table, self.tokens())
        state.slots[self.index] = slot
        for site in slot.sites:
            if site.status != OUT and in_alhambra(state, site):
                state.boards[site.seat].recount(state.rules.tile_kind[site.tile], -1)


class BuySite(Buy):
    """Buys for half the price, in the own turn only.

    Ruling: the half is taken of the price as it stands, rounded down.
    """

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("buy_site")
        self.module = module

    def refuse_now(self, state: State, seat: i64) -> str:
        """A token is needed."""
        return "" if self.module.slot(state).pile else "no_tokens_left"

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """The buildings on the market."""
        found: list[Offer] = []
        for offer in offers(state, seat, ACTION):
            tile = offer.tile
            if offer.owner is not None or tile < 0 or not state.rules.tile_simple[tile]:
                continue
            if state.rules.tiles[int(tile)].half_price and offer.price > 1:
                number = offer_number(self.module, int(offer.number))
                site = Offer(number, tile, offer.price // 2, offer.currency, self.module)
                site.space = offer.space
                site.never_exact = True
                found.append(site)
        return found


class FinishSite(Buy):
    """Finishes a building of one's own, for its printed price in the currency of its token."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("finish_site")
        self.module = module

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """What lies in the Alhambra or in the reserve; it sells no tile."""
        found: list[Offer] = []
        for index, site in enumerate(self.module.slot(state).sites):
            if site.seat != int(seat) or not self.module.hidden(state, site):
                continue
            if site.tile not in state.pending[int(seat)]:
                number = offer_number(self.module, SPACES + index)
                price = state.rules.tile_price[site.tile]
                finished = Offer(number, -1, price, site.token, self.module)
                finished.building = False
                found.append(finished)
        return found


class TokenQuestion(Step):
    """Which of two tokens is kept? It is asked even if they are alike: nobody else may know."""

    def __init__(self, module: BuildingSites, deeds: list[Deed]) -> None:
        super().__init__("choose_token", "choose", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tile`: on which it will lie."""
        return {"tile": tile_name(state, self.module.slot(state).sites[-1].tile)}


class KeepToken(Deed):
    """Keeps a token; the first argument is its currency."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("keep_token")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One of the two that were drawn."""
        drawn = self.module.slot(state).drawn
        for token in range(len(CURRENCIES)):
            if token in drawn:
                out.add(pack(self.number, token, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must have been drawn."""
        return "" if int(arg_a(code)) in self.module.slot(state).drawn else "token_not_drawn"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies face down on the tile."""
        self.module.keep_token(state, int(arg_a(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`token`: its currency."""
        return {"token": CURRENCIES[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the currency up."""
        token = parts.get("token")
        if token not in CURRENCIES:
            raise BadMoveError("token_not_drawn", str(token))
        return pack(self.number, CURRENCIES.index(str(token)), 0, 0)
