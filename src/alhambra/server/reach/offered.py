"""What the host lets through: asked when somebody names an address, and again for each message.

So a switch or a list of the host holds for addresses that were named before it, too.
"""

from alhambra.server.reach import guard
from alhambra.server.reach.options import Options
from alhambra.server.reach.wishes import MAIL, PUSH, WEBHOOK


def offered(kind: str, options: Options) -> bool:
    """Whether anybody can be reached in this way."""
    ways = {PUSH: options.push, WEBHOOK: options.offers_webhooks, MAIL: options.offers_mail}
    return ways[kind]


def goes(host: str, options: Options) -> bool:
    """Whether the host of this server lets webhooks go there."""
    named = [name.lower() for name in options.webhook_hosts]
    return not named or host in named


def check(kind: str, address: str, options: Options) -> None:
    """Raises NotAllowedError for what the host does not let through, or no longer."""
    if not offered(kind, options):
        raise guard.NotAllowedError("not_offered")
    if kind == WEBHOOK and not goes(guard.parse(address, options).host, options):
        raise guard.NotAllowedError("not_offered")
