"""Counters for whoever watches the server, in Prometheus's text form."""

import ipaddress
from collections import defaultdict, deque
from collections.abc import Iterable

PREFIX = "alhambra"
KINDS = {
    "moves_total": "Moves and undos made durable, by a person or by the driver.",
    "refusals_total": "Messages and requests that were refused, by reason.",
    "bot_failures_total": "Bots that crashed, took too long or answered nonsense.",
    "commits_total": "Transactions.",
    "commit_writes_total": "Writes in all transactions.",
    "commit_seconds_total": "Time spent in transactions.",
    "writes_waiting": "Writes that wait for the next transaction.",
    "messages_waiting": "Messages that wait for the guest who is furthest behind.",
    "tables": "Tables in memory.",
    "sockets": "Open sockets.",
    "workshop_waiting": "Jobs that wait for a process of the workshop, by lane.",
    "workshop_refused_total": "Jobs that were sent away because a lane was full.",
    "workshop_killed_total": "Jobs that took too much time or memory.",
    "loop_delay_seconds": "How late the event loop was in the last minute: p50, p99, worst.",
    "loop_stalls_total": "How often it stood still for more than 50 ms.",
    "tables_mended_total": "Tables that were opened again after a failure, by themselves.",
}


MOVE = "move_seconds"
MEANING = "From the arrival of a person's move to its acknowledgement, of the last thousand."
REMEMBERED = 1000
QUANTILES = (0.5, 0.99)


def networks(named: Iterable[str]) -> list[str]:
    """The networks of these names; raises ValueError."""
    return [str(ipaddress.ip_network(name)) for name in named]


def may_read(address: str, named: Iterable[str]) -> bool:
    """Whether somebody at this address is told: this machine, and networks that the host names.

    Nobody else, for a transaction without a move would tell whoever plays that an order was given.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_loopback or any(found in ipaddress.ip_network(each) for each in named)


class Metrics:
    """Counts of one process; each counter has one thread that adds to it, so none is lost."""

    def __init__(self) -> None:
        self._values: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._moves: deque[float] = deque(maxlen=REMEMBERED)
        self._moved = 0
        self._moving = 0.0

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self._values[name, label] += by

    def level(self, name: str, value: float, label: str = "") -> None:
        """Sets a figure that may rise and fall."""
        self._values[name, label] = value

    def moved(self, seconds: float) -> None:
        """A move is acknowledged; those that wait between turns are never counted here."""
        self._moves.append(seconds)
        self._moved += 1
        self._moving += seconds

    def committed(self, writes: int, seconds: float) -> None:
        self.count("commits_total")
        self.count("commit_writes_total", by=writes)
        self.count("commit_seconds_total", by=seconds)

    def text(self) -> str:
        """Every figure, as Prometheus reads them."""
        values = dict(self._values)
        lines: list[str] = []
        for name, meaning in KINDS.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines.append(f"# HELP {PREFIX}_{name} {meaning}")
            lines.append(f"# TYPE {PREFIX}_{name} {kind}")
            found = {label: value for (key, label), value in values.items() if key == name}
            for label, value in sorted((found or {"": 0.0}).items()):
                suffix = f'{{kind="{label}"}}' if label else ""
                lines.append(f"{PREFIX}_{name}{suffix} {value:g}")
        return "\n".join([*lines, *self._summary()]) + "\n"

    def _summary(self) -> list[str]:
        name, ordered = f"{PREFIX}_{MOVE}", sorted(self._moves)
        lines = [f"# HELP {name} {MEANING}", f"# TYPE {name} summary"]
        for part in QUANTILES:
            value = ordered[int(len(ordered) * part)] if ordered else 0.0
            lines.append(f'{name}{{quantile="{part:g}"}} {value:g}')
        return [*lines, f"{name}_sum {self._moving:g}", f"{name}_count {self._moved}"]
