"""E-mails: only to proven addresses, only what everybody may know, seldom, and each with a way to be the last. The SMTP
server is our own, on loopback."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from tests.server.house import Guest, House, open_house

from parlour.languages.catalogue import ENGLISH, SLOT, entries_of, languages
from parlour.server.people import mails
from parlour.server.people.letters import LATE, MAILS, NUDGED, WORDS
from parlour.server.people.post import PostOffice, check_address
from parlour.server.problems import ProblemError

SITE = "https://parlour.example.org"
LINK = re.compile(rf"{SITE}/mail/([A-Za-z0-9_-]+)")


class Postbox:
    """An SMTP server that keeps what it is given; mailboxes in `unknown` are refused."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.unknown: set[str] = set()
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation."""
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper()
            if word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                read = message_from_bytes(text[:-3], policy=policy.default)
                self.letters.append(read)
            refused = word == b"RCPT" and any(each.encode() in line for each in self.unknown)
            writer.write(b"550 nobody here\r\n" if refused else b"250 fine\r\n")
        writer.close()

    def token(self) -> str:
        """The token in the last letter."""
        found = LINK.search(self.letters[-1].get_content())
        assert found is not None
        return found.group(1)


@asynccontextmanager
async def post_house(folder: Path) -> AsyncIterator[tuple[House, Postbox]]:
    """A house whose host set up e-mails."""
    box = Postbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "contact": "host@parlour.example.org", "site": SITE}
    async with server, open_house(folder, **settings) as house:
        yield house, box


async def duel(house: House) -> tuple[Guest, Guest, str]:
    """A game of two; the one who is asked first comes first."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table(ann)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    first = (await ann.get(f"/api/tables/{table}"))["your_turn"]
    return (ann, bob, table) if first else (bob, ann, table)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mails, "QUIET", -1.0)


def test_only_a_proven_address_is_told_and_only_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with post_house(tmp_path) as (house, box):
            first, _, table = await duel(house)
            sent = house.context.mails
            told = await first.post("/api/mail", {"address": "ann@example.org"})
            assert told == {"able": True, "address": "ann@example.org", "proven": False}
            assert [letter["To"] for letter in box.letters] == ["ann@example.org"]
            assert "Ann" not in box.letters[0].get_content()  # nobody sends words of their own to strangers
            await sent.tell_due()
            assert len(box.letters) == 1
            token = box.token()
            await house.browser().post("/api/mail/prove", {"token": token})  # on another device
            await sent.tell_due()
            await sent.tell_due()
            assert len(box.letters) == 2
            letter = box.letters[1]
            assert letter["Subject"] == "It is your turn: Alliances"
            assert letter["List-Unsubscribe"] == f"<{SITE}/mail/{token}>"
            lines = letter.get_content().splitlines()
            assert lines[:3] == ["It is your turn: Alliances.", "", f"{SITE}/table/{table}"]
            await house.browser().post("/api/mail/stop", {"token": token})
            assert (await first.get("/api/mail"))["address"] is None
            assert "ask for a new one" in await first.post("/api/mail/prove", {"token": token}, 404)

    asyncio.run(story())


def test_nobody_is_written_to_often_or_while_they_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with post_house(tmp_path) as (house, box):
            first, second, table = await duel(house)
            for guest, address in ((first, "one@example.org"), (second, "two@example.org")):
                await guest.post("/api/mail", {"address": address})
                await guest.post("/api/mail/prove", {"token": box.token()})
            sent = house.context.mails
            me = (await first.get("/api/me"))["id"]
            monkeypatch.setattr(house.context.tables, "here", lambda at: {me})
            await sent.tell_due()
            assert len(box.letters) == 2
            monkeypatch.setattr(house.context.tables, "here", lambda at: set())
            for _ in range(12):
                await sent.tell_due()
                await house.play(table, 1)
            assert sorted(letter["To"] for letter in box.letters[2:]) == ["one@example.org", "two@example.org"]
            await house.context.alerts.tell_all(me, NUDGED, "alliances", table, "Bob")
            assert len(box.letters) == 4  # a nudge comes on top only after a while
            monkeypatch.setattr(mails, "SELDOM", -1.0)
            await house.context.alerts.tell_all(me, NUDGED, "alliances", table, "Bob")
            assert box.letters[4]["Subject"] == "Bob waits for you: Alliances"

    asyncio.run(story())


def test_letters_are_in_the_language_of_their_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mails, "SELDOM", -1.0)

    async def story() -> None:
        async with post_house(tmp_path) as (house, box):
            first, _, table = await duel(house)
            me = (await first.get("/api/me"))["id"]
            await first.post("/api/mail", {"address": "ann@example.org", "language": "de"})
            assert box.letters[0]["Subject"] == "Parlour: Ist das deine Adresse?"
            assert "Öffne diesen Link, um das zu erlauben:" in box.letters[0].get_content()
            await first.post("/api/mail/prove", {"token": box.token()})
            await house.context.mails.tell_due()
            assert box.letters[1]["Subject"] == "Du bist dran: Alliances"
            assert box.letters[1].get_content().startswith(f"Du bist dran: Alliances.\n\n{SITE}/table/{table}\n")
            tell = house.context.alerts.tell_all
            await tell(me, NUDGED, "alliances", table, "{name} invites you")  # a name says what it likes
            assert box.letters[2]["Subject"] == "{name} invites you wartet auf dich: Alliances"
            await first.post("/api/mail/language", {"language": "xx"})  # not spoken here
            await tell(me, LATE, "alliances", table)
            assert box.letters[3]["Subject"] == "Your time ran out: a bot plays for you: Alliances"

    asyncio.run(story())


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
def test_every_sentence_of_a_letter_is_translated(language: str) -> None:
    """The service worker says the same news with the same words."""
    entries = entries_of(language, MAILS)
    assert list(entries) == list(WORDS)
    worker = (Path(__file__).parents[2] / "web" / "public" / "sw.js").read_text(encoding="utf-8")
    for news in WORDS[:4]:
        assert f'"{SLOT.sub("$1", entries[news])}"' in worker


def test_a_mailbox_that_is_not_there_is_forgotten_and_old_links_prove_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with post_house(tmp_path) as (house, box):
            first, second, _ = await duel(house)
            box.unknown.add("gone@example.org")
            assert "no such mailbox" in await first.post("/api/mail", {"address": "gone@example.org"}, 422)
            assert (await first.get("/api/mail"))["address"] is None
            await first.post("/api/mail", {"address": "ann@example.org"})
            await first.post("/api/mail/prove", {"token": box.token()})
            box.unknown.add("ann@example.org")
            await house.context.mails.tell_due()
            assert (await first.get("/api/mail"))["address"] is None
            await second.post("/api/mail", {"address": "bob@example.org"})
            monkeypatch.setattr(mails, "PROVING", -1.0)
            await second.post("/api/mail/prove", {"token": box.token()}, 404)
            assert (await second.post("/api/mail/end"))["address"] is None
            for number in range(5):
                await second.client.post("/api/mail", json={"address": f"x{number}@example.org"})
            assert len(box.letters) <= 5  # nobody lets the server write to many
            await house.browser().get("/api/mail", 401)

    asyncio.run(story())


def test_without_a_mail_server_nothing_is_offered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            ann = await house.guest("Ann")
            assert await ann.get("/api/mail") == {"able": False, "address": None, "proven": False}
            assert "not set that up" in await ann.post("/api/mail", {"address": "ann@example.org"}, 409)
            await house.context.mails.tell_due()

    asyncio.run(story())


def test_a_mail_server_that_is_down_breaks_nothing() -> None:
    office = PostOffice("smtp://127.0.0.1:1", "host@example.org", SITE)
    assert asyncio.run(office.send("ann@example.org", "Hello", "text", SITE))


@pytest.mark.parametrize(
    "address",
    ["ann", "ann@", "@example.org", "ann@localhost", "ann@example.org\nBcc: x@y.z", "ann bob@x.org", "änn@x.org"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ProblemError):
        check_address(address)
