"""How one sees in the browser that a module's own action was used."""

from collections.abc import Callable, Iterable
from typing import Any

from tests.browser.person import Person

Seen = Callable[[Person], bool]


def sent(*kinds: str) -> Seen:
    """A move of one of these kinds was sent."""
    return lambda person: any(move["move"] in kinds for move in person.sent)


def names(part: str, start: str) -> Seen:
    """A move was sent that names a piece beginning so."""
    return lambda person: any(
        name.startswith(start) for move in person.sent for name in _listed(move.get(part))
    )


def has(part: str) -> Seen:
    """A move was sent that has this part."""
    return lambda person: any(part in move for move in person.sent)


def told(event: str) -> Seen:
    """The own seat was told of such an event."""
    return lambda person: any(
        entry["event"] == event and entry.get("seat", 0) == 0 for entry in person.events
    )


def shown_from_the_start(_: Person) -> bool:
    """What offers no action lies on the table at once."""
    return True


def _listed(value: Any) -> Iterable[str]:
    return value if isinstance(value, list) else [str(value)]


CRAFTS = ("forge", "carpenter_price", "goldsmith_take", "call_builder", "coiner_buy")

# What to press when it is offered, and how to tell that it was done.
OWN: dict[str, tuple[tuple[str, ...], Seen]] = {
    "viziers_favour": (("favour", "wake_vizier"), sent("favour", "wake_vizier")),
    "bureau_de_change": (("take_bureau", "bureau_buy"), sent("take_bureau", "bureau_buy")),
    "diamonds": (
        (),
        lambda person: names("cards", "diamond")(person) or names("pay", "diamond")(person),
    ),
    "city_gates": (("take_gate",), sent("take_gate")),
    "characters": (("character_bid",), sent("character_bid")),
    "thieves": (("steal",), sent("steal")),
    "change": ((), told("change_given")),
    "invaders": ((), told("attacked")),
    "power_of_sultan": (("sultan_mark", "buy"), told("sultan_marked")),
    "watchtowers": ((), has("watchtower")),
    "building_sites": (("buy_site",), sent("buy_site")),
    "magical_buildings": ((), has("turn")),
    "major_construction_projects": (("bid_project",), sent("bid_project")),
    "gates_without_end": (("insert_key",), told("key_inserted")),
    "personal_building_market": (("store", "lay_in_stall"), sent("lay_in_stall")),
    "camps": ((), names("tile", "camp")),
    "bonus_cards": (("show_bonus", "choose_bonus"), sent("show_bonus", "choose_bonus")),
    "squares": (("take_square",), sent("take_square")),
    "city_walls": (
        ("build_walls", "build_walls_aside"),
        sent("build_walls", "build_walls_aside"),
    ),
    "street_trader": (("move_in", "swap_resident"), sent("move_in", "swap_resident")),
    "treasure_chamber": (("buy_chests", "put_chest"), told("chests_bought")),
    "master_builders": (("send_builder",), told("builder_sent")),
    "bazaars": ((), names("tile", "bazaar")),
    "new_score_cards": ((), told("scored")),
    "caravanserai": (
        ("drive_caravan", "choose_caravanserai", "buy"),
        sent("choose_caravanserai", "drive_caravan"),
    ),
    "art_of_the_moors": (("develop_culture",), sent("develop_culture")),
    "falconers": (("falcon",), sent("falcon")),
    "exchange_certificates": (("credit_surplus",), sent("credit_surplus")),
    "medina": ((), names("tile", "medina")),
    "new_building_grounds": ((), sent("choose_building")),
    "palace_staff": (("marshal_step",), sent("marshal_step")),
    "orchards": ((), told("fruit_planted")),
    "travelling_craftsmen": (CRAFTS, told("craftsman_used")),
    "bathhouses": ((), names("tile", "bathhouse")),
    "wishing_well": ((), names("tile", "well")),
    "fresh_colors": (
        ("decor_take", "decor_draw", "paint_take"),
        sent("decor_take", "decor_draw", "paint_take"),
    ),
    "palace_designers": ((), told("designer_points")),
    "alhambra_zoo": (
        ("call_animals", "animal_card", "animals_go", "move_animal"),
        sent("move_animal"),
    ),
    "buildings_of_power": (
        ("use_power", "keep_card", "lay_under"),
        lambda person: told("power_die")(person) or sent("use_power")(person),
    ),
    "extensions": (("extend", "put_extension"), sent("put_extension", "extend")),
    "handymen": (("roll_handymen", "handyman_to_space"), sent("roll_handymen")),
    "treasures": (("bribe",), sent("bribe")),
    "caliphs_guidelines": ((), shown_from_the_start),
}
