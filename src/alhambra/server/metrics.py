"""Counters for whoever watches the server, in Prometheus's text form."""

from collections import defaultdict

PREFIX = "alhambra"
KINDS = {
    "moves_total": "Moves and undos made durable, by a person or by the driver.",
    "refusals_total": "Messages and requests that were refused, by reason.",
    "bot_failures_total": "Bots that crashed, took too long or answered nonsense.",
    "commits_total": "Transactions.",
    "commit_writes_total": "Writes in all transactions.",
    "commit_seconds_total": "Time spent in transactions.",
    "tables": "Tables in memory.",
    "sockets": "Open sockets.",
    "workshop_waiting": "Jobs that wait for a process of the workshop, by lane.",
    "workshop_refused_total": "Jobs that were sent away because a lane was full.",
    "workshop_killed_total": "Jobs that took too much time or memory.",
    "loop_delay_seconds": "How late the event loop was in the last minute: p50, p99, worst.",
    "loop_stalls_total": "How often it stood still for more than 50 ms.",
    "tables_mended_total": "Tables that were opened again after a failure, by themselves.",
}


class Metrics:
    """Counts of one process; each counter has one thread that adds to it, so none is lost."""

    def __init__(self) -> None:
        self._values: defaultdict[tuple[str, str], float] = defaultdict(float)

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self._values[name, label] += by

    def level(self, name: str, value: float, label: str = "") -> None:
        """Sets a figure that may rise and fall."""
        self._values[name, label] = value

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
        return "\n".join(lines) + "\n"
