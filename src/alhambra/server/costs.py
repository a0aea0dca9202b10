"""What messages cost, in pings: what keeps the server busy longer costs more."""

from collections import OrderedDict
from collections.abc import Callable

from alhambra.server import messages
from alhambra.server.limits import Doorkeeper, Purse, Rate

COSTS: dict[type[messages.Message], float] = {
    messages.Preview: 3.0,
    messages.Try: 5.0,
    messages.Ahead: 5.0,
    messages.Choices: 3.0,
    messages.Boards: 2.0,
    messages.Orders: 5.0,
    messages.Hint: 5.0,
}
KEPT = 10_000  # purses; those that nobody used for longest go first
SPECTATORS = 10  # lines a minute of all who watch a table without a seat
SPECTATOR = 5  # lines a minute of one address that watches
MINUTE = 60.0


def cost(message: messages.Client) -> float:
    """How many pings a message costs; one unless it is listed."""
    return COSTS.get(type(message), 1.0)


class Purses:
    """One for each seat, however many sockets it has, and one for each address that watches."""

    def __init__(self, per_second: float, stalled: Callable[[], float]) -> None:
        self._per_second = per_second
        self._stalled = stalled
        self._purses: OrderedDict[tuple[str, int | str], Purse] = OrderedDict()

    def of(self, table: str, who: int | str) -> Purse:
        """The purse of a seat or an address."""
        purse = self._purses.pop((table, who), None) or Purse(self._per_second, self._stalled)
        self._purses[table, who] = purse
        if len(self._purses) > KEPT:
            self._purses.popitem(last=False)
        return purse


class Talk:
    """How much spectators may say: they have no name that others could mute."""

    def __init__(self) -> None:
        self._addresses = Doorkeeper(SPECTATOR, MINUTE)
        self._tables: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, table: str, address: str) -> bool:
        """Counts one more line."""
        rate = self._tables.pop(table, None) or Rate(SPECTATORS, MINUTE)
        self._tables[table] = rate
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return self._addresses.allows(address) and rate.allows()
