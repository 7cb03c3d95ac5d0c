"""What e-mails say, in the language of whoever gets them. The sentences are the keys of `mails.json`."""

from __future__ import annotations

from msgspec import Struct

from parlour.languages.catalogue import ENGLISH, entries_of, languages

MAILS = "mails"  # the area of their words

TURN = "It is your turn"
LATE = "Your time ran out: a bot plays for you"
NUDGED = "{name} waits for you"
INVITED = "{name} invites you"

PROOF = "Parlour: is this your address?"
ASKED = """Somebody, most likely you, wants Parlour at {site} to write to this address
when it is their turn in a game.

Open this link to allow it:
{link}

If it was not you, do nothing: nothing more will be sent.
"""
TOLD = """{title}: {game}.

{site}/table/{table}

To get no more of these e-mails, open this link:
{stop}
"""
WORDS = (TURN, LATE, NUDGED, INVITED, PROOF, ASKED, TOLD)


class Letter(Struct, frozen=True):
    """An e-mail as its reader sees it."""

    subject: str
    text: str


def spoken(language: str) -> str:
    """A language that Parlour speaks: the one asked for, or English."""
    return language if language in languages() else ENGLISH


def fill(language: str, words: str, **slots: str) -> str:
    """One of the sentences above in a language, with its slots filled."""
    return entries_of(language, MAILS).get(words, words).format(**slots)


def proof_letter(language: str, site: str, link: str) -> Letter:
    """Asks whether an address belongs to the person who gave it."""
    return Letter(fill(language, PROOF), fill(language, ASKED, site=site, link=link))


def news_letter(language: str, news: str, name: str, game: str, address: tuple[str, str], stop: str) -> Letter:
    """Tells one of the news above about a game; `address` is the site and the table."""
    title, (site, table) = fill(language, news, name=name), address
    return Letter(f"{title}: {game}", fill(language, TOLD, title=title, game=game, site=site, table=table, stop=stop))
