"""What the host says about reaching people; all of it travels with the server's settings."""

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

HTTPS_PORT = 443


@dataclass(frozen=True)
class Options:
    """Without an address only web push is offered: mails and webhooks need whole links."""

    address: str = ""  # where people find this server: https://play.example.org
    push: bool = True
    webhooks: bool = True
    webhook_hosts: list[str] = field(default_factory=list)  # if any: webhooks go only there
    inside: list[str] = field(default_factory=list)  # NAME or NAME:PORT of the host's own network
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps://
    mail_from: str = ""
    grace: float = 60.0  # seconds a question waits for somebody absent before they are told

    @property
    def offers_webhooks(self) -> bool:
        """Whether anybody can be reached so."""
        return self.webhooks and bool(self.address)

    @property
    def offers_mail(self) -> bool:
        """Whether anybody can be reached so."""
        return bool(self.smtp and self.mail_from and self.address)

    def link(self, path: str) -> str:
        """The whole address of a page; only the path where nobody has said more."""
        return self.address.rstrip("/") + path


@dataclass(frozen=True)
class MailServer:
    """A mail server, read from its address."""

    host: str
    port: int
    encrypted: bool  # from the first byte on; else as soon as the server offers it
    user: str | None
    password: str | None


def mail_server(address: str) -> MailServer:
    """Reads `smtp://` or `smtps://`; raises ValueError."""
    parts = urlsplit(address)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError("the mail server is written smtp://USER:PASSWORD@HOST:PORT or smtps://…")
    encrypted = parts.scheme == "smtps"
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    port = parts.port or (465 if encrypted else 587)
    return MailServer(parts.hostname, port, encrypted, user, password)


def check(options: Options) -> None:
    """Raises ValueError for what cannot be meant."""
    if options.address:
        parts = urlsplit(options.address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query:
            raise ValueError("the address is written https://NAME")
    if bool(options.smtp) != bool(options.mail_from):
        raise ValueError("mail needs both a server and a sender: --smtp and --mail-from")
    if options.smtp:
        mail_server(options.smtp)
        if not options.address:
            raise ValueError("mail needs the server's own address for its links: --address")
