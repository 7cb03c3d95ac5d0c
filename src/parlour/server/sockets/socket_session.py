"""A session on the socket of a table: what a browser sends, and what it receives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.pieces import taken_apart
from parlour.kernel.shapes import on_the_wire
from parlour.server.access import address_of
from parlour.server.context import Context
from parlour.server.limits import Bucket
from parlour.server.messages.sockets import (
    Acknowledged,
    AllowUndo,
    AskFinal,
    AskWhyNot,
    ChatLine,
    Final,
    FromClient,
    GiveAnswer,
    Guided,
    Hello,
    Hint,
    Ping,
    Pong,
    Prefer,
    Refused,
    SayChat,
    TakeAsDrawn,
    TakeBack,
    Thought,
    Wait,
    WantHint,
    Welcome,
)
from parlour.server.metrics import REFUSALS
from parlour.server.people.handles import handle_of
from parlour.server.problems import UNSTORED
from parlour.server.sockets.fanout import Notification
from parlour.server.storage.engine import AWAY
from parlour.server.storage.schema import seats
from parlour.server.tables import told
from parlour.server.tables.auto_answers import write_wishes
from parlour.server.tables.refusals import RefusedError, why_not
from parlour.server.tables.rooms import Member, Message, Room
from parlour.server.tables.table_info import describe
from parlour.server.thinking.fair_queue import HINT, Client

T = TypeVar("T")

log = logging.getLogger("parlour.sockets")
decoder = msgspec.json.Decoder(FromClient)

# Reasons to close, as the browser sees them.
FINE, BROKEN, TRY_LATER = 1000, 1011, 1013
BAD_MESSAGE, NO_TABLE, TOO_SLOW, TOO_MUCH = 4400, 4404, 4408, 4429
HINT_LEVEL = "level5"
HINTS = 3
LARGEST = 4096  # letters of a message from a browser
FromPlayer = GiveAnswer | Prefer | Wait | AskWhyNot | AskFinal | TakeBack | AllowUndo | TakeAsDrawn | WantHint | Guided
JOINERS = "\u200c\u200d"  # invisible, but families of emoji and Persian words need them


class SocketSession:
    """One open socket of a person at a table."""

    def __init__(self, context: Context, socket: WebSocket, room: Room, member: Member) -> None:
        self.context = context
        self.moves = context.moves
        self.tables = context.tables
        self.presence = context.presence
        self.socket = socket
        self.room = room
        self.table = room.table
        self.member = member
        self.message_rate = Bucket(rate=30, size=120)
        self.hello_rate = Bucket(rate=1, size=20)  # each may send a whole game
        self.undo_rate = Bucket(rate=1, size=20)  # each makes the journal longer without moving the game on
        self.thinking: set[asyncio.Task[Any]] = set()  # hints that are being thought about
        self.holds = False  # whether the person's clock stands still
        self.hints: dict[int, asyncio.Task[list[Thought] | str]] = {}  # the last one, by the number of its question

    # Both directions

    async def serve(self) -> None:
        """Write and read until one side closes."""
        writer = asyncio.create_task(self.write())
        try:
            await self.read()
        finally:
            for task in (writer, *self.thinking):
                task.cancel()
            await asyncio.gather(writer, *self.thinking, return_exceptions=True)
            if self.holds:
                await self.hold_clock(False)

    async def write(self) -> None:
        """Send what is in the outgoing queue."""
        member = self.member
        while True:
            await member.outbox_changed.wait()
            member.outbox_changed.clear()
            while member.outbox:
                await self.socket.send_text(member.outbox.popleft().decode())
            if member.lost:
                await close(self.socket, TOO_SLOW, "too far behind; reconnect and say what you saw last")
                return

    async def read(self) -> None:
        """Read the browser's messages."""
        access = self.context.access
        account = access.account(address_of(self.socket))
        access.charge_person(account, self.member.person)
        while True:
            text = await self.receive()
            if not self.message_rate.take():
                await close(self.socket, TOO_MUCH, "too many messages")
                return
            if text is None or len(text) > LARGEST:
                await close(self.socket, BAD_MESSAGE, "a message is too long, or is not text")
                return
            try:
                message = decoder.decode(text)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                REFUSALS.inc()
                self.member.send(Refused(0, f"that message cannot be read: {error}"))
                continue
            await access.run_metered(account, partial(self.handle, message))

    async def receive(self) -> str | None:
        """The next message; None if it is not text. The connection may have closed while something was sent."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1005))
        text: str | None = event.get("text")
        return text

    async def handle(self, message: FromClient) -> None:
        """Do what a message asks for, or refuse it."""
        ref = 0 if isinstance(message, Hello) else message.ref
        try:
            if isinstance(message, Hello):
                if not self.hello_rate.take():
                    raise RefusedError("you have just connected; wait a moment")
                await self.welcome(message.seen)
            elif not self.member.greeted:
                raise RefusedError("say hello first")
            elif isinstance(message, Ping):
                self.member.send(Pong(ref))
            elif isinstance(message, SayChat):
                await self.chat(message)
            else:
                await self.play(message)
        except RefusedError as error:
            REFUSALS.inc()
            self.member.send(Refused(ref, error.text, error.rule, error.rule_words))
        except ParlourError as error:
            REFUSALS.inc()
            self.member.send(Refused(ref, str(error)))
        except AWAY as error:
            log.error("the database failed: %s", type(error).__name__)
            self.member.send(Refused(ref, UNSTORED))
            if not self.member.greeted:  # it must say hello again, once there is something to be told
                await close(self.socket, TRY_LATER, UNSTORED)

    # One at a time

    async def welcome(self, seen: int) -> None:
        """Welcome somebody, and tell them what they missed."""
        tables, member = self.tables, self.member
        row, seated = await tables.store.table(self.table), await tables.store.seats(self.table)
        if row is None:
            raise RefusedError("there is no such table")
        member.take_seat(seated)
        said = await tables.store.chat(self.table)
        chat = [ChatLine(line.name, line.text, line.at, handle_of(line.person)) for line in said]
        member.lines.extend(chat)
        here = self.room.here(tables.seconds_up()) | {member.person}
        member.send(Welcome(describe(row, seated, member.person, here, tables.moment()), member.seat, chat))
        if row.status == "playing" and row.seq == 0:  # a server stopped between filling the table and starting the game
            await self.moves.start(self.table)
        if row.status != "waiting":
            await self.tell_missed(max(seen, row.seq), seen)
        member.greeted = True

    async def tell_missed(self, written: int, seen: int) -> None:
        """Everything after the number that somebody saw. They may have seen it at another worker, ahead of this one."""
        tables, member = self.tables, self.member
        async with tables.at(self.table) as (room, live):
            if live.seq < written:
                await self.presence.follow(room, live)
            live.seats = await tables.store.seats(self.table)  # another worker's note about them may be lost
            member.take_seat(live.seats)
            room.before_news(room)
            since = seen if seen <= live.seq else 0
            member.post(await tables.payload(live, member.seat, since))
            member.greeted, member.seen = True, live.seq
            tables.after_move(room)

    async def chat(self, message: SayChat) -> None:
        """Say something to the table."""
        if not self.context.access.may("talk", self.member.person):
            raise RefusedError("those are many chat lines at once; wait a moment")
        text = " ".join(message.text.split())
        if not text or not all(letter.isprintable() or letter in JOINERS for letter in text):
            raise RefusedError("a chat line needs characters that can be read")
        await self.presence.say(self.table, self.member.person, self.member.name, text)
        self.member.send(Acknowledged(message.ref, 0))

    async def play(self, message: FromPlayer) -> None:
        """What only somebody at the table may do."""
        member, moves, person = self.member, self.moves, self.member.person
        seat = member.seat
        if seat is None:
            raise RefusedError("you watch this table; only its players can do that")
        if isinstance(message, GiveAnswer):
            await self.answer(message, seat)
        elif isinstance(message, Prefer):
            await self.prefer(message, seat)
        elif isinstance(message, Wait):
            async with self.tables.at(self.table) as (_, live):
                self.context.auto_answers.stop(live, seat, message.ask)
            member.send(Acknowledged(message.ref, live.seq))
        elif isinstance(message, TakeBack):
            if not self.undo_rate.take():
                raise RefusedError("you have taken back many answers at once; wait a moment")
            member.send(Acknowledged(message.ref, await moves.take_back(self.table, seat, person)))
        elif isinstance(message, TakeAsDrawn):
            member.send(Acknowledged(message.ref, await moves.take_as_drawn(self.table, seat, person)))
        elif isinstance(message, AllowUndo):
            member.send(Acknowledged(message.ref, await moves.allow(self.table, seat, person, message.accept)))
        elif isinstance(message, Guided):
            await self.hold_clock(message.speaks)
            member.send(Acknowledged(message.ref, 0))
        elif isinstance(message, AskWhyNot):
            await self.explain(message, seat)
        elif isinstance(message, AskFinal):
            await self.list_finals(message, seat)
        else:
            await self.begin_hint(message, seat)

    async def answer(self, message: GiveAnswer, seat: int) -> None:
        """An answer. The steps that it leads to reply to it; one that is held back is acknowledged."""
        option, member = int(message.option), self.member
        async with self.tables.at(self.table) as (_, live):
            held = self.context.auto_answers.holds_back(live, seat, message.ask, option)
        if held:
            member.send(Acknowledged(message.ref, live.seq))
            return
        by = Message(member, message.ref)
        await self.moves.answer(self.table, seat, message.ask, option, member.person, by, message.cards)

    async def prefer(self, message: Prefer, seat: int) -> None:
        """What the person in a seat wants to be asked from now on. Nobody else is told; other workers read it again."""
        wishes, mine = write_wishes(message), seats.c.person == self.member.person
        async with self.tables.at(self.table) as (room, live):
            if live.seats[seat].wishes != wishes:
                await self.tables.store.update_seat(self.table, seat, mine, wishes=wishes)
                live.seats = await self.tables.store.seats(self.table)
                self.context.auto_answers.look(room)
                await self.presence.fanout.tell(Notification(self.table, "changed"))
            self.member.send(Acknowledged(message.ref, live.seq))

    async def hold_clock(self, still: bool) -> None:
        """Let the person's clock stand still while the guide speaks in their first game, or go on."""
        seat, store = self.member.seat, self.tables.store
        if seat is None or still == self.holds:
            return
        if still and await store.has_played(self.member.person, self.table):
            return
        async with self.tables.at(self.table) as (room, live):
            if live.clock.kind == "off" or live.over:
                return
            now, self.holds = self.tables.now(), still
            if still:
                live.clock.hold(seat, now)
            else:
                live.clock.release(seat, now)
            room.broadcast(now)
        await self.moves.refresh_standing(self.table)

    async def explain(self, message: AskWhyNot, seat: int) -> None:
        """Why a thing is not an option."""
        async with self.tables.at(self.table) as (_, live):
            for ask in live.questions:
                if ask.seat == seat:
                    self.member.send(why_not(live.match, ask, message.thing, message.ref))
                    return
        raise RefusedError("it is not your turn: the table waits for others")

    async def list_finals(self, message: AskFinal, seat: int) -> None:
        """Which options cannot be taken back."""
        async with self.tables.at(self.table) as (_, live):
            found = await self.context.short_work.run(
                live.finals, seat, message.ask
            )  # tries each option in several worlds
        options = [str(option) for option in found]
        self.member.send(Final(message.ref, message.ask, options))

    async def begin_hint(self, message: WantHint, seat: int) -> None:
        """Let a strong bot think about a question, while the player may already answer it. Whoever asks again about the
        same question is told the same again."""
        async with self.tables.at(self.table) as (_, live):
            asked = told.spell(live, live.ask_of(seat, message.ask))
            if message.ask not in self.hints:
                if not self.context.access.may("hints", self.member.person):
                    raise RefusedError("you have just asked for hints; wait a moment")
                thought = self.think(seat, live.match.clone(), {each.option: each.words for each in asked.options})
                self.hints = {message.ask: self.in_background(thought)}
        self.in_background(self.hint(message, self.hints[message.ask]))

    def in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that ends with the session."""
        task = asyncio.create_task(work)
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)
        return task

    async def think(self, seat: int, match: Match, words: dict[str, str]) -> list[Thought] | str:
        """What a strong bot would do, seeing only what the seat sees; or why it cannot say."""
        client = Client(HINT, self.member.address, self.member.person, self.table)
        try:
            thoughts = await self.context.bot_pool.thoughts(match, seat, HINT_LEVEL, client)
        except RefusedError as error:
            self.hints = {}
            return error.text
        return [
            Thought(str(each.option), words[str(each.option)], each.chance, on_the_wire(taken_apart(each.reason)))
            for each in thoughts[:HINTS]
        ]

    async def hint(self, message: WantHint, thinking: asyncio.Task[list[Thought] | str]) -> None:
        """Tell what a bot thought."""
        thoughts = await asyncio.shield(thinking)
        if isinstance(thoughts, str):
            self.member.send(Refused(message.ref, thoughts))
        else:
            self.member.send(Hint(message.ref, message.ask, thoughts))


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket, which may be closed already."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason)
