"""What a seat is told of a table: what happened, how it stands, and what is asked."""

from __future__ import annotations

from typing import cast

from parlour.kernel.ask import Ask
from parlour.kernel.pieces import Piece, named_in, plain
from parlour.kernel.questions import NOTHING
from parlour.kernel.shapes import on_the_wire
from parlour.kernel.state import WATCHER
from parlour.server.encoding import ViewEncoder, encoder
from parlour.server.messages.sockets import AskInfo, OptionInfo, Step, Steps
from parlour.server.storage.rows import EntryKind
from parlour.server.tables.live_table import NOBODY, Applied, LiveTable

RECENT = 40  # the last entries, which come with their events; of older ones people only read the lines
SAID: dict[EntryKind, list[list[Piece]]] = {  # by the server itself, if the rules cannot say it
    "stuck": [["The rules fail on every answer to this question. The game cannot go on from here."]],
    "drawn": [["The game is taken as drawn."]],
}


def message(live: LiveTable, seat: int | None, seen: int, now: float) -> Steps:
    """Everything after the number that a seat saw last, and the table as it stands for it."""
    return compose(live, seat, seen, now, view_of(live, WATCHER if seat is None else seat))


def payload(live: LiveTable, seat: int | None, seen: int, now: float, position: ViewEncoder) -> bytes:
    """The message as it is sent, along with others of the same position: what they have in common is encoded
    once."""
    own = {} if seat is None else live.game.own_view(live.match.state, seat, position.watched)
    view = cast("dict[str, object]", position.write(own))  # only the encoder looks at it
    return encoder.encode(compose(live, seat, seen, now, view))


def compose(live: LiveTable, seat: int | None, seen: int, now: float, view: dict[str, object]) -> Steps:
    """A message with a view."""
    eyes = WATCHER if seat is None else seat
    return Steps(
        seq=live.seq,
        steps=[step(live, each, eyes) for each in live.applied[max(0, seen) :]] if seen <= live.seq else [],
        view=view,
        ask=None if seat is None else ask_info(live, seat, now),
        can_undo=seat is not None and live.can_undo(seat),
        may_ask_undo=seat is not None and live.answers_since(seat) > 0,
        undo_wish=live.wish,
        clock=live.clock.info(now),
        stuck=live.stuck,
    )


def step(live: LiveTable, applied: Applied, eyes: int) -> Step:
    """An entry as a seat heard it."""
    entry, events = applied.entry, applied.events
    if applied.lines is None:
        applied.lines = [live.game.pieces(event) for event in events]
    heard = [line for event, line in zip(events, applied.lines, strict=True) if line and event.heard_by(eyes)]
    seat = None if entry.seat == NOBODY else entry.seat
    recent = events if entry.seq > live.seq - RECENT else []
    told = [live.game.spelled(event) for event in recent if event.heard_by(eyes)]
    return Step(entry.seq, seat, [on_the_wire(line) for line in heard + SAID.get(entry.kind, [])], entry.undone, told)


def view_of(live: LiveTable, eyes: int) -> dict[str, object]:
    """The table as somebody sees it. The question is sent separately, with its number."""
    ending = live.ending
    seen = live.game.view(live.match.state, eyes)
    seen["waiting"] = [{"seat": ask.seat, "what": ask.what} for ask in live.questions]
    seen["ending"] = None if ending is None else ending.view()
    return seen


def position_of(live: LiveTable) -> ViewEncoder:
    """The table as the watcher sees it, ready to be encoded for everybody. It is not kept: a view has hundreds of
    parts, which cost least when they are freed at once."""
    return ViewEncoder(view_of(live, WATCHER))


def ask_info(live: LiveTable, seat: int, now: float) -> AskInfo | None:
    """The question of a seat in words, and for how long it stands; none if every answer fails."""
    for ask in live.questions:
        if ask.seat == seat and not live.stuck:
            info = spell(live, ask)
            info.pause = max(0.0, live.pauses[seat] - now) if seat in live.pauses else None
            return info
    return None


def spell(live: LiveTable, ask: Ask) -> AskInfo:
    """A question with its options."""
    options = [spell_option(live, ask, each) for each in ask.options]
    decline = None if ask.question.decline == NOTHING else str(ask.question.decline)
    prompt = live.game.marked_prompt(live.match.state, ask)
    pieces = on_the_wire(named_in(prompt))
    return AskInfo(live.asked[ask.seat], ask.what, plain(prompt), options, decline, pieces=pieces)


def spell_option(live: LiveTable, ask: Ask, option: int) -> OptionInfo:
    """An option in words, and in pieces where it names somebody."""
    s, game = live.match.state, live.game
    words = game.marked_say(s, ask, option)
    return OptionInfo(str(option), plain(words), game.touches(s, ask, option), on_the_wire(named_in(words)))
