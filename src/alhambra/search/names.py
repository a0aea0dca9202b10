"""The facts of the base game by name, and where each stands among the facts of a seat.

Points are counted in 64ths, shares in 256ths; everything is an integer.
"""

from typing import Final

POINT: Final = 64
WHOLE: Final = 256

# Time
TILES_EACH: Final = 0  # of the tower, for each seat
PART: Final = 1  # share of the tiles left that go before the next scoring
TILES_BEFORE: Final = 2  # tiles that go before it, for each seat
TIME: Final = 3  # share of the worth of money that is left
TURNS: Final = 4  # own turns left
LAST_TURNS: Final = 5  # the same, counted only up to three
ACTING: Final = 6  # whether it is this seat's turn
DISTANCE: Final = 7  # how many seats act before this one
# Majorities
NEXT_SCORING: Final = 8
SECOND_SCORING: Final = 9  # the one after
THIRD_SCORING: Final = 10  # and the one after that
NOW: Final = 11  # if the next were held at once
NEXT_UNSURE: Final = 12  # if more could still change
LAST_UNSURE: Final = 13
# Walls and room to build
WALL_SCORINGS: Final = 14  # longest wall times scorings left
LONGEST: Final = 15
SECOND: Final = 16
WALLED: Final = 17
OPEN: Final = 18
ENDS: Final = 19  # ends of the longest wall that can go on
JOINED: Final = 20  # wall that one tile could join to it
WAYS: Final = 21  # directions in which an open side faces
OPENNESS: Final = 22  # ways to go on building, while there is time
# Tiles
TILES: Final = 23
RESERVE: Final = 24
RESERVE_GAIN: Final = 25
RESERVE_TIME: Final = 26
RESERVE_TURNS: Final = 27  # tiles of the reserve that own turns could still bring in
PENDING: Final = 28
PENDING_WALLS: Final = 29
PENDING_SCORINGS: Final = 30
# Money
COINS: Final = 31
CARDS: Final = 32
WEALTH: Final = 33  # what the estimate thinks money is worth
CURRENCIES: Final = 34
RICHEST: Final = 35  # coins of the richest currency
EXACT: Final = 36  # share of unseen tiles that could be paid exactly, over all currencies
ENOUGH: Final = 37  # that could be paid at all
EXACT_TIME: Final = 38
ENOUGH_TIME: Final = 39
SMALL: Final = 40  # cards of 1 to 3
SMALL_TIME: Final = 41
COINS_LATE: Final = 42  # coins, as time runs out
SPENDABLE: Final = 43  # coins that own turns left can spend
STRANDED: Final = 44  # and those they cannot
# The market
BEST_EXACT: Final = 45  # what the best tile adds that can be paid exactly
NEXT_EXACT: Final = 46
BEST_ENOUGH: Final = 47  # that can be paid, not exactly
NEAR: Final = 48  # that nearly can
SOON_EXACT: Final = 49  # the same four, by how soon the turn comes
SOON_NEXT: Final = 50
SOON_ENOUGH: Final = 51
SOON_NEAR: Final = 52
ACTING_EXACT: Final = 53
ACTIONS_ENOUGH: Final = 54
SAFE: Final = 55  # the best tile that no rival can pay first
THREATENED: Final = 56  # what rivals can pay exactly before
LEFTOVER: Final = 57  # tiles that fall to the richest at the end
# Modules and points
ITEMS_NEXT: Final = 58  # what modules would give in the next scoring
ITEMS: Final = 59  # and in all
SCORE: Final = 60
RESERVE_SCORINGS: Final = 61

NAMES: Final = (
    *("tiles_each", "part", "tiles_before", "time", "turns", "last_turns", "acting", "distance"),
    *("next_scoring", "second_scoring", "third_scoring", "now", "next_unsure", "last_unsure"),
    *("wall_scorings", "longest", "second", "walled", "open", "ends", "joined", "ways"),
    *("openness", "tiles", "reserve", "reserve_gain", "reserve_time", "reserve_turns"),
    *("pending", "pending_walls", "pending_scorings", "coins", "cards", "wealth", "currencies"),
    *("richest", "exact", "enough", "exact_time", "enough_time", "small", "small_time"),
    *("coins_late", "spendable", "stranded", "best_exact", "next_exact", "best_enough", "near"),
    *("soon_exact", "soon_next", "soon_enough", "soon_near", "acting_exact", "actions_enough"),
    *("safe", "threatened", "leftover", "items_next", "items", "score", "reserve_scorings"),
)
OWN: Final = 62  # how many there are; those of modules follow
