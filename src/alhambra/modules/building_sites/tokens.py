"""The site tokens: where they lie, how they are written, what others could make of them."""

from typing import Final, final

from alhambra.engine.laying import laid_tiles, tile_name
from alhambra.engine.module import Slot
from alhambra.engine.money import Currency
from alhambra.engine.notation import one_of
from alhambra.engine.rules import CURRENCIES
from alhambra.engine.state import State

NO_TOKEN: Final = -1

# What has become of a token.
HIDDEN: Final = 0  # face down on its building
SHOWN: Final = 1  # turned up at the end of the game
OUT: Final = 2  # its building is finished
STATUSES: Final = ("hidden", "shown", "out")


@final
class Site:
    """A building bought for half its price; replaced, never changed."""

    def __init__(self, seat: int, tile: int, token: int, returned: int, status: int) -> None:
        self.seat = seat
        self.tile = tile
        self.token = token  # a currency; NO_TOKEN while it is being chosen
        self.returned = returned  # the token that was put back, NO_TOKEN if there was none
        self.status = status

    def with_token(self, token: int, returned: int) -> "Site":
        """The same site with this token on it."""
        return Site(self.seat, self.tile, token, returned, self.status)

    def with_status(self, status: int) -> "Site":
        """The same site, its token shown or gone."""
        return Site(self.seat, self.tile, self.token, self.returned, status)


@final
class Sites(Slot):
    """The tokens nobody has, the sites in the order in which they were set up, and a choice."""

    def __init__(self, pile: list[int], sites: list[Site], drawn: list[int]) -> None:
        self.pile = pile  # in the order of the currencies: it is drawn from at random
        self.sites = sites
        self.drawn = drawn  # between which the buyer of the last site chooses

    def copy(self) -> Slot:
        """An independent copy."""
        return Sites(self.pile[:], self.sites[:], self.drawn[:])


def in_alhambra(state: State, site: Site) -> bool:
    """Whether the building stands in its owner's Alhambra."""
    for tile, _, _ in laid_tiles(state, site.seat):
        if tile == site.tile:
            return True
    return False


def cards_in(money: Currency, purse: int) -> int:
    """The units of a purse that are cards in hand."""
    cards = 0
    for unit in money.units:
        if unit.is_card:
            cards += int(((purse >> unit.shift) & unit.mask) * unit.one)
    return cards


# --- Another truth


def dealt(slot: Sites, unknown: list[int], numbers: list[int], in_hand: int) -> Sites:
    """The same sites with tokens dealt anew: to these sites, to a choosing hand, to the pile."""
    sites = slot.sites[:]
    for place, number in enumerate(numbers):
        sites[number] = sites[number].with_token(unknown[place], sites[number].returned)
    start = len(numbers)
    drawn = sorted(unknown[start : start + in_hand]) if in_hand else slot.drawn[:]
    return Sites(sorted(unknown[start + in_hand :]), sites, drawn)


def fits(slot: Sites, seat: int) -> bool:
    """Whether what the seat once put back was still to be had then.

    Each site took one token out of the pile for good, so the pile after a site is what lies on all
    later ones, in the hand of who is choosing, and in the pile now.
    """
    later = slot.pile + slot.drawn
    for site in reversed(slot.sites):
        if site.seat == seat and site.returned >= 0 and site.returned not in later:
            return False
        if site.token >= 0:
            later.append(site.token)
    return True


# --- Notation


def write_sites(state: State, slot: Sites) -> dict[str, object]:
    """The module's part of a written position."""
    return {
        "pile": [CURRENCIES[token] for token in slot.pile],
        "drawn": [CURRENCIES[token] for token in slot.drawn],
        "sites": [
            [
                tile_name(state, site.tile),
                site.seat,
                token_text(site.token),
                token_text(site.returned),
                STATUSES[site.status],
            ]
            for site in slot.sites
        ],
    }


def token_text(token: int) -> str:
    """A token by its currency, `-` for none."""
    return CURRENCIES[token] if token >= 0 else "-"


def read_sites(state: State, table: dict[str, object], tokens: list[int]) -> Sites:
    """Reads it; `tokens` are all there are."""
    for key in table:
        if key not in ("pile", "drawn", "sites"):
            raise ValueError(f"unknown key {key}")
    rows = table.get("sites", [])
    if not isinstance(rows, list):
        raise ValueError("sites must be a list")
    sites = [_read_site(state, row) for row in rows]
    drawn = _read_tokens(table.get("drawn", []), "drawn")
    _check_choice(sites, drawn)
    left = tokens[:]
    for token in drawn + [site.token for site in sites if site.token >= 0]:
        if token not in left:
            raise ValueError(f"there are not so many tokens of {CURRENCIES[token]}")
        left.remove(token)
    if "pile" in table and _read_tokens(table["pile"], "pile") != left:
        raise ValueError("pile must hold all tokens that lie nowhere else")
    if len({site.tile for site in sites}) < len(sites):
        raise ValueError("sites: a tile is named twice")
    return Sites(left, sites, drawn)


def _check_choice(sites: list[Site], drawn: list[int]) -> None:
    """Only the last site may lack a token, while two are drawn."""
    open_sites = [number for number, site in enumerate(sites) if site.token < 0]
    if open_sites != ([len(sites) - 1] if drawn else []) or len(drawn) not in (0, 2):
        raise ValueError("drawn: two tokens, while the last site has none yet")


def _read_tokens(names: object, key: str) -> list[int]:
    if not isinstance(names, list):
        raise ValueError(f"{key} must be a list of currencies")
    return sorted(one_of(CURRENCIES, name, key) for name in names)


def _read_token(name: object) -> int:
    return NO_TOKEN if name == "-" else one_of(CURRENCIES, name, "a token")


def _read_site(state: State, row: object) -> Site:
    """Tile, seat, token, the token put back, and what has become of it."""
    if not isinstance(row, list) or len(row) != 5:
        raise ValueError("a site is tile, seat, token, token put back, hidden or shown or out")
    name, seat, token, returned, status = row
    tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
    if tile < state.rules.players:
        raise ValueError(f"there is no tile {name}")
    if type(seat) is not int or not 0 <= seat < state.rules.players:
        raise ValueError(f"sites: there is no seat {seat}")
    site = Site(
        seat, tile, _read_token(token), _read_token(returned), one_of(STATUSES, status, "status")
    )
    if site.status != OUT and not _lies_with(state, site):
        raise ValueError(f"sites: {name} does not lie with seat {seat}")
    return site


def _lies_with(state: State, site: Site) -> bool:
    """Whether the tile is somewhere before its owner, or was discarded."""
    tiles = state.reserves[site.seat] + state.pending[site.seat] + state.gone
    return site.tile in tiles or in_alhambra(state, site)
