"""How many files this process may open: every guest is one."""

import sys

KEPT = 120  # for the database, processes and the client's files
UNKNOWN = 10_000  # where the system does not say
FEW = 4096


def raise_limit() -> int:
    """Raises it to what the system allows; returns that number."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # noqa: PLC0415 - there is none on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNKNOWN if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def open_files() -> int:
    """How many this process may have open."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """How many guests can be here at once."""
    return max(10, open_files() - KEPT)
