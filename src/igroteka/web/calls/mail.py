"""E-mail by any SMTP server, as the operator has set it up."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from ...core.errors import bad_option
from ...core.text import phrase
from .delivery import Letter, Undelivered

PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""How a mail server is spoken to: with STARTTLS, with TLS from the beginning, or in the open, with their usual ports."""
PATIENCE: Final = 30.0
LONGEST_LINE: Final = 900
"""Characters of a line of a mail, so that no program folds an address in two."""
_ADDRESS: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+")


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and whom it comes from."""

    kind: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer:
        """The server of an address such as smtp://user:password@host:587; the operator is told what is allowed."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            port, parts = 0, urlsplit("")
        if parts.scheme not in PORTS or not parts.hostname or not port:
            allowed = ", ".join(f"{kind}://USER:PASSWORD@HOST:PORT" for kind in PORTS)
            raise bad_option(phrase("mail server"), "…", allowed)
        if not _ADDRESS.fullmatch(parseaddr(sender)[1]):
            raise bad_option(phrase("sender of mail"), repr(sender[:80]), "NAME <ADDRESS>, ADDRESS")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, sender, user, password)


def compose(server: MailServer, to: str, letter: Letter, stop: str, now: float) -> EmailMessage:
    """A message as mail. Its id is that of the letter, so that a repetition is the same mail."""
    name, address = parseaddr(server.sender)
    mail = EmailMessage(SMTP.clone(max_line_length=LONGEST_LINE))
    mail["Subject"] = letter.title
    mail["From"] = formataddr((name or "Igroteka", address))
    mail["To"] = to
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    mail["Message-ID"] = f"<{letter.id}@{address.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(part for part in (letter.body, letter.foot) if part))
    return mail


async def send_mail(server: MailServer, mail: EmailMessage) -> None:
    """Hand a mail in; Undelivered if it is not taken."""
    # Only now: most servers send no mail, and all of them start sooner without its library.
    import aiosmtplib

    try:
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            use_tls=server.kind == "smtps",
            start_tls=server.kind == "smtp",
            username=server.user or None,
            password=server.password or None,
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [one.code for one in error.recipients]
        raise Undelivered("refused", str(codes[0]), final=all(code >= 500 for code in codes)) from None
    except aiosmtplib.SMTPResponseException as error:
        raise Undelivered("busy", str(error.code)) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Undelivered("silent", type(error).__name__) from None
