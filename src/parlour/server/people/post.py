"""Sends e-mails through the SMTP server that the host set up."""

from __future__ import annotations

import logging
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException, send

from parlour.server.problems import ProblemError

log = logging.getLogger("parlour.post")
PATIENCE = 20.0  # seconds that the SMTP server may take
PORTS = {"smtp": 587, "smtps": 465}
NOBODY_THERE = (550, 551, 553)  # the mail server says that there is no such mailbox


class PostOffice:
    """An SMTP server by its address: `smtps://name:password@host`, or `smtp://...` with STARTTLS where it is offered.
    `site` is where people find this parlour; without it no link could be sent."""

    def __init__(self, smtp: str, sender: str, site: str) -> None:
        self.address = urlsplit(smtp)
        self.sender = sender
        self.site = site.rstrip("/")

    @property
    def is_open(self) -> bool:
        """Whether the host set it up."""
        return bool(self.address.hostname and self.sender and self.site)

    async def send(self, to: str, subject: str, text: str, stop: str) -> bool:
        """Send a text, with the link by which one is not written to any more; returns False if there is no such
        mailbox. Where anything else fails, it is not sent."""
        try:
            await self.hand_over(self.letter(to, subject, text, stop))
        except SMTPRecipientsRefused as error:
            return all(each.code not in NOBODY_THERE for each in error.recipients)
        except SMTPResponseException as error:
            log.warning("an e-mail was refused: %s", error.code)
            return error.code not in NOBODY_THERE
        except (SMTPException, MessageError, OSError, ValueError) as error:
            log.warning("an e-mail could not be sent: %s", type(error).__name__)
        return True

    def letter(self, to: str, subject: str, text: str, stop: str) -> EmailMessage:
        """An e-mail."""
        letter = EmailMessage()
        letter["From"] = Address("Parlour", addr_spec=self.sender)
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    async def hand_over(self, letter: EmailMessage) -> None:
        """Give a letter to the SMTP server."""
        address = self.address
        await send(
            letter,
            hostname=address.hostname,
            port=address.port or PORTS.get(address.scheme, 587),
            username=unquote(address.username) if address.username else None,
            password=unquote(address.password) if address.password else None,
            use_tls=address.scheme == "smtps",
            timeout=PATIENCE,
        )


def check_address(address: str) -> str:
    """An e-mail address that can be written to; refused if it is none."""
    try:
        read = Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        read = None
    if read is None or not address.isascii() or "." not in read.domain or any(each.isspace() for each in address):
        raise ProblemError(422, "that is not an e-mail address that can be written to")
    return address
