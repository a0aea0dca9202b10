"""Orders: what a person has said in advance, for questions between turns and for the own turn.

They are data that only the own seat is told. `ordered` follows from the game and the orders alone,
so nothing needs to be kept while one is carried out.
"""

from alhambra.server.orders.deciding import ordered
from alhambra.server.orders.giving import Planned, give, outlasting, own_since, taken_over, told
from alhambra.server.orders.language import LONGEST_PLAN, MOST_ORDERS, Order
from alhambra.server.orders.plans import ahead
from alhambra.server.orders.trying import choices, tried

__all__ = [
    "LONGEST_PLAN",
    "MOST_ORDERS",
    "Order",
    "Planned",
    "ahead",
    "choices",
    "give",
    "ordered",
    "outlasting",
    "own_since",
    "taken_over",
    "told",
    "tried",
]
