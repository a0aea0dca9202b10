"""The Building Sites: half the price now, the whole price later.

A building may be bought for half its price, which never counts as exact. Its buyer draws two site
tokens, keeps one face down on the tile and puts the other back. Until the building is finished only
its walls count. To finish it one pays the full printed price in the currency on the token's back.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, ACTIONS, CURRENCIES, CURRENCY, HIDDEN, LAID, MONEY, NONE, NOWHERE, SEAT, SECRET,
    SPACE, SPACES, STAGE_MARKET, TILE, Any, Deal, Deed, Event, Final, Frame, Kind, Listed,
    Module, Offer, Perhaps, Pieces, Pile, Row, Some, State, Step, Words, cards_in, cell_in, i64,
    kinds_of, offer_number, offers, tile_name, tiles_before, unit_of,
)  # fmt: skip
from alhambra.engine.steps.buy import Buy

TOKENS_DRAWN: Final = 2
TRIES: Final = 500  # to make up tokens that fit what a seat has seen

# What has become of a token.
FACE_DOWN: Final = 0  # on its building
TURNED_UP: Final = 1  # at the end of the game
OUT: Final = 2  # its building is finished


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
        super().__init__()
        copies: int = data["per_currency"]
        self.token = Pieces(self, "token", CURRENCIES, copies, aside=False)
        site = Row("site")
        self.tile = site.column("tile", TILE)
        self.seat = site.column("seat", SEAT)
        self.kept = site.column("token", Perhaps(self.token))  # nothing while it is being chosen
        self.put_back = site.column("put_back", Perhaps(CURRENCY))  # the other one
        self.status = site.column("status", Words("status", ["hidden", "shown", "out"]))
        self.site = site
        self.sells(site_space=SPACE, site=TILE)
        self.pile = Pile(self, "pile", self.token, HIDDEN, stage=STAGE_MARKET)
        self.drawn = Pile(self, "drawn", self.token, SECRET)  # the buyer of the last site chooses
        self.sites = Pile(self, "sites", site, order=LAID)
        self.derives(sites=Listed(site), out=Listed(self.token), drawn=Listed(self.token))
        self.question = self.asks(TokenQuestion(self))
        self.joins(ACTIONS, BuySite(self), FinishSite(self))
        self.currencies = Some(CURRENCY, list(range(len(CURRENCIES))))
        self.site_begun = Event(self, "site_begun", seat=SEAT, tile=TILE)
        self.tokens_drawn = Event(
            self, "tokens_drawn", seat=SEAT, tile=TILE, tokens=Listed(self.token)
        )
        self.token_kept = Event(self, "token_kept", seat=SEAT, tile=TILE, token=self.token)
        self.site_finished = Event(self, "site_finished", seat=SEAT, tile=TILE, token=self.token)
        self.sites_shown = Event(
            self, "sites_shown", seat=SEAT, tokens=self.currencies, cards=Listed(MONEY)
        )

    def lay_out(self, state: State, keys: list[str]) -> None:
        """All tokens that lie on no site; they are drawn at random."""
        self.pile.put(state, self.token.left(state))

    # --- What is a site

    def unfinished(self, state: State, tile: i64) -> bool:
        """Whether it carries a token."""
        mask = self.tile.mask
        wanted: i64 = self.tile.change(0, tile)
        for site in self.sites.of(state):
            if i64(site) & mask == wanted and self.status.of(site) != OUT:
                return True
        return False

    def secret(self, state: State, site: i64) -> bool:
        """Whether only its owner knows the token."""
        return self.status.of(site) == FACE_DOWN and int(self.tile.of(site)) not in state.gone

    def built(self, state: State, site: i64) -> bool:
        """Whether the building stands in its owner's Alhambra."""
        return cell_in(state, self.seat.of(site), self.tile.of(site)) != NOWHERE

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """Its token needs an owner who can finish it."""
        return "site_not_for_dirk" if self.unfinished(state, tile) else ""

    # --- Setting up and finishing

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`site_space`: where the half price is paid; `site`: the building that is finished."""
        local = int(offer.number) - offer_number(self, 0)
        if local < SPACES:
            return {"site_space": local + 1}
        return {"site": tile_name(state, self.tile.of(self.sites.of(state)[local - SPACES]))}

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
        pile, drawn = self.pile.of(state), self.drawn.of(state)
        for _ in range(min(TOKENS_DRAWN, len(pile))):
            self.drawn.add(state, pile.pop(int(state.rng.below(len(pile)))))
        state.reveals += 1
        self.sites.add(state, self.site.of(int(tile), int(seat), NONE, NONE, FACE_DOWN))
        self.site_begun.tell(state, seat, tile)
        self.tokens_drawn.tell(state, seat, tile, values=drawn, only=seat)
        if len(drawn) == TOKENS_DRAWN:
            state.ask(self.question, seat)
        else:
            self.keep_token(state, drawn[0])

    def keep_token(self, state: State, token: i64) -> None:
        """It lies on the tile; the other one, if there is one, goes back into the pile."""
        drawn, sites = self.drawn.of(state), self.sites.of(state)
        drawn.remove(int(token))
        site = self.kept.change(sites[-1], token)
        if drawn:
            site = self.put_back.change(site, drawn[0])
            self.pile.add(state, drawn.pop())
        sites[-1] = site
        seat = self.seat.of(site)
        self.token_kept.tell(state, seat, self.tile.of(site), token, only=seat)

    def _finish_site(self, state: State, number: int) -> None:
        """The building counts from now on; its token is turned up and leaves the game."""
        sites = self.sites.of(state)
        site = self.status.change(sites[number], OUT)
        sites[number] = site
        state.reveals += 1
        seat, tile = self.seat.of(site), self.tile.of(site)
        if self.built(state, site):
            state.boards[int(seat)].recount(state.rules.tile_kind[tile], 1)
        self.site_finished.tell(state, seat, tile, self.kept.of(site))

    def discarded(self, state: State, tile: i64) -> None:
        """With a site its token leaves the game, and all see it."""
        if self.unfinished(state, tile):
            state.reveals += 1

    # --- The end

    def before_leftovers(self, state: State) -> None:
        """Tokens in the Alhambra are turned up and void the money in hand of their currencies.

        Sites in the reserve do not matter.
        """
        sites = self.sites.of(state)
        voided = [0] * state.rules.players  # a bit for each currency
        for number, site in enumerate(sites):
            if self.status.of(site) == FACE_DOWN and self.built(state, site):
                sites[number] = self.status.change(site, TURNED_UP)
                state.reveals += 1
                voided[int(self.seat.of(site))] |= int(self.currencies.bit(self.kept.of(site)))
        for seat, currencies in enumerate(voided):
            if currencies:
                self._void(state, seat, currencies)

    def _void(self, state: State, seat: int, currencies: int) -> None:
        """All cards of these currencies are discarded."""
        lost: list[int] = []
        for currency in self.currencies.values(currencies):
            cards = cards_in(state.rules, currency, state.purse(seat, currency))
            state.pay(seat, currency, sum([unit_of(state.rules, card).one for card in cards]))
            lost += reversed(cards)  # the smallest first
        self.sites_shown.tell(state, seat, currencies, values=lost)

    # --- Secrets

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The sites that are left, without tokens that the seat does not know; tokens that are out.

        Whoever chooses sees the tokens drawn.
        """
        lying = [site for site in self.sites.of(state) if not self._is_out(state, site)]
        out = [int(self.kept.of(s)) for s in self.sites.of(state) if self._is_out(state, s)]
        drawn, names = self.drawn.of(state), CURRENCIES
        mine = bool(drawn) and self.seat.of(self.sites.of(state)[-1]) == seat
        return {
            "sites": [self.site.show(state.rules, self._seen(state, s, seat)) for s in lying],
            "out": [names[token] for token in sorted(out)],
            "drawn": [names[token] for token in drawn] if mine else len(drawn),
        }

    def _is_out(self, state: State, site: i64) -> bool:
        """Whether its token has left the game."""
        return self.status.of(site) == OUT or int(self.tile.of(site)) in state.gone

    def _seen(self, state: State, site: i64, seat: i64) -> int:
        """The site without what the seat cannot know."""
        if self.seat.of(site) == seat:
            return int(site)
        known = self.put_back.change(site, NONE)
        return self.kept.change(known, NONE) if self.secret(state, site) else known

    def reshuffle(self, state: State, seat: i64) -> None:
        """Hidden tokens of others and the pile could be any that fit what the seat has seen.

        A site that is just being paid for keeps its token: its currency is known.
        """
        sites, drawn = self.sites.of(state), self.drawn.of(state)
        paid_for = int(state.bill.offer.number) if state.bill is not None else NONE
        numbers = [
            number
            for number, site in enumerate(sites)
            if self.seat.of(site) != seat
            and self.kept.of(site) != NONE
            and self.secret(state, site)
            and offer_number(self, SPACES + number) != paid_for
        ]
        choosing = len(drawn) if drawn and self.seat.of(sites[-1]) != seat else 0
        truth = [int(self.kept.of(sites[number])) for number in numbers]
        truth += drawn[:choosing] + self.pile.of(state)
        unknown = truth[:]
        for _ in range(TRIES):
            state.rng.draw_anew(unknown)
            self._deal(state, numbers, choosing, unknown)
            if self._fits(state, seat):
                return
        self._deal(state, numbers, choosing, truth)

    def _deal(self, state: State, numbers: list[int], choosing: int, tokens: list[int]) -> None:
        """Deals tokens to these sites, to the hand of who is choosing, and to the pile."""
        sites, count = self.sites.of(state), len(numbers)
        for place, number in enumerate(numbers):
            sites[number] = self.kept.change(sites[number], tokens[place])
        if choosing:
            self.drawn.put(state, sorted(tokens[count : count + choosing]))
        self.pile.put(state, sorted(tokens[count + choosing :]))

    def _fits(self, state: State, seat: i64) -> bool:
        """Whether what the seat once put back was still to be had then.

        Each site took one token out of the pile for good, so the pile after a site is what lies on
        all later ones, in the hand of who is choosing, and in the pile now.
        """
        later = self.pile.of(state) + self.drawn.of(state)
        for site in reversed(self.sites.of(state)):
            put_back = int(self.put_back.of(site))
            if self.seat.of(site) == seat and put_back != NONE and put_back not in later:
                return False
            later.append(int(self.kept.of(site)))
        return True

    def restored(self, state: State) -> None:
        """Only the last site may lack a token, while two are drawn; all lie with their owners."""
        sites, drawn = self.sites.of(state), self.drawn.of(state)
        lacking = [number for number, site in enumerate(sites) if self.kept.of(site) == NONE]
        if lacking != ([len(sites) - 1] if drawn else []) or len(drawn) not in (0, TOKENS_DRAWN):
            raise ValueError("drawn: two tokens, while the last site has none yet")
        if len({int(self.tile.of(site)) for site in sites}) < len(sites):
            raise ValueError("sites: a tile is named twice")
        for site in sites:
            seat, tile = int(self.seat.of(site)), int(self.tile.of(site))
            if self.status.of(site) == OUT:
                continue
            if tile not in tiles_before(state, seat) + state.gone:
                raise ValueError(f"sites: {tile_name(state, tile)} does not lie with seat {seat}")
            if self.built(state, site):
                state.boards[seat].recount(state.rules.tile_kind[tile], -1)


class BuySite(Buy):
    """Buys for half the price, in one's own turn only.

    Ruling: the half is taken of the price as it stands, rounded down.
    """

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("buy_site")
        self.module = module

    def refuse_now(self, state: State, seat: i64) -> str:
        return "" if self.module.pile.of(state) else "no_tokens_left"

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
        module = self.module
        found: list[Offer] = []
        for index, site in enumerate(module.sites.of(state)):
            if module.seat.of(site) != seat or not module.secret(state, site):
                continue
            tile = module.tile.of(site)
            if int(tile) not in state.pending[int(seat)]:
                number = offer_number(module, SPACES + index)
                price = state.rules.tile_price[tile]
                finished = Offer(number, -1, price, module.kept.of(site), module)
                finished.building = False
                found.append(finished)
        return found


class TokenQuestion(Step):
    """Which of two tokens is kept? It is asked even if they are alike: nobody else may know."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("choose_token", "choose", [KeepToken(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("tile")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tile`: on which it will lie."""
        return {"tile": tile_name(state, self.module.tile.of(self.module.sites.of(state)[-1]))}


class KeepToken(Deed):
    """Keeps one of the tokens that were drawn."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("keep_token")
        self.module = module
        self.token = self.part("token", module.token, "token_not_drawn")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        drawn = self.module.drawn.of(state)
        return "" if int(self.token.of(code)) in drawn else "token_not_drawn"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies face down on the tile."""
        self.module.keep_token(state, self.token.of(code))
