"""Mail: only to addresses whose owner agreed, and one click in any mail ends them."""

import asyncio
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate

import aiosmtplib

from alhambra.server.reach.notice import PAGE, Message
from alhambra.server.reach.options import Options, mail_server
from alhambra.showing.texts import text

SECONDS = 20.0  # for everything together
STOP = "/api/reach/stop"  # where a mail program posts for one click (RFC 8058)


class RefusedError(Exception):
    """The mail server will not take it, now or ever."""

    def __init__(self, code: int) -> None:
        self.final = code >= 500
        super().__init__(str(code))


def check_address(address: str) -> str:
    """An address as mail programs write it; raises ValueError."""
    try:
        parsed = Address(addr_spec=address.strip())
    except Exception:  # the library raises several kinds of its own
        raise ValueError("no mail address") from None
    domain = parsed.domain
    if not parsed.username or "." not in domain or not address.isascii() or len(address) > 254:
        raise ValueError("no mail address")
    return parsed.addr_spec


def notice(message: Message, to: str, token: str, options: Options) -> EmailMessage:
    """A notice; `token` is the one with which these mails end."""
    stop = options.link(f"{PAGE}#stop={token}")
    mail = _mail(options, to, message.title, message.id)
    mail["List-Unsubscribe"] = f"<{options.link(f'{STOP}/{token}')}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    foot = text(message.language, "reach-mail-foot", stop=stop)
    mail.set_content(f"{message.text}\n\n{message.url}\n\n-- \n{foot}\n")
    return mail


def confirmation(message: Message, to: str, token: str, options: Options) -> EmailMessage:
    """Asks whoever reads it whether they want notices; nothing else is ever sent before."""
    language = message.language
    mail = _mail(options, to, text(language, "reach-confirm-title"), message.id)
    link = options.link(f"{PAGE}#confirm={token}")
    host = options.address
    mail.set_content(text(language, "reach-confirm", link=link, host=host) + "\n")
    return mail


def _mail(options: Options, to: str, subject: str, id: str) -> EmailMessage:
    mail = EmailMessage()
    sender = options.mail_from
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject[:200]
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id}@{sender.rstrip('>').rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    return mail


async def send(mail: EmailMessage, options: Options) -> None:
    """Hands it to the mail server; raises RefusedError or OSError."""
    server = mail_server(options.smtp)
    try:
        async with asyncio.timeout(SECONDS):
            await aiosmtplib.send(
                mail,
                hostname=server.host,
                port=server.port,
                use_tls=server.encrypted,
                username=server.user,
                password=server.password,
                timeout=SECONDS,
            )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise RefusedError(max(refused.code for refused in error.recipients)) from None
    except aiosmtplib.SMTPResponseException as error:
        raise RefusedError(error.code) from None
    except aiosmtplib.SMTPException as error:
        raise OSError(str(error)) from None
