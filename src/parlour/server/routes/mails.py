"""Being told by e-mail that it is one's turn."""

from __future__ import annotations

from parlour.server.messages.profiles import MailInfo, MailLanguage, MailLink, MailWish
from parlour.server.routes.endpoint import Call, Nothing, get, post


async def show_mail(call: Call) -> MailInfo:
    """Whether this parlour sends e-mails, and where to for you."""
    person = await call.known_person()
    mails = call.context.mails
    row = await mails.of(person.id)
    return MailInfo(mails.office.is_open, row.address if row else None, row is not None and row.proven)


async def want_mail(call: Call, wish: MailWish) -> MailInfo:
    """Write to an address when it is your turn and you are away. A link that is sent there proves that it is yours."""
    person = await call.known_person()
    call.count("mails", person.id)
    call.count("mails", wish.address.casefold())
    await call.context.mails.ask(person.id, wish.address, wish.language)
    return await show_mail(call)


async def speak_mail(call: Call, wish: MailLanguage) -> None:
    """Write to you in another language, if you are written to."""
    person = await call.known_person()
    await call.context.mails.speak(person.id, wish.language)


async def end_mail(call: Call, _: Nothing) -> MailInfo:
    """Write to you no more."""
    person = await call.known_person()
    await call.context.mails.end_of(person.id)
    return await show_mail(call)


async def prove_mail(call: Call, link: MailLink) -> None:
    """The address is yours: you have the link that was sent there."""
    call.count("replays")
    await call.context.mails.prove(link.token)


async def stop_mail(call: Call, link: MailLink) -> None:
    """Write no more to the address that has this link."""
    call.count("replays")
    await call.context.mails.end_by(link.token)


ENDPOINTS = [
    get("/api/mail", show_mail, MailInfo),
    post("/api/mail", want_mail, MailWish, MailInfo),
    post("/api/mail/language", speak_mail, MailLanguage, None),
    post("/api/mail/end", end_mail, Nothing, MailInfo),
    post("/api/mail/prove", prove_mail, MailLink, None),
    post("/api/mail/stop", stop_mail, MailLink, None),
]
