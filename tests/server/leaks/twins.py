"""Two tables that one seat cannot tell apart: the real one, and a twin in which two faces that it cannot see are
exchanged. Whatever the server would send to that seat must be the same, byte by byte."""

from __future__ import annotations

import copy
import json

import msgspec

import parlour.games  # noqa: F401
from parlour.kernel.ask import Answer
from parlour.kernel.conformance.exchange import differing, exchanged, rules_out
from parlour.kernel.conformance.secrecy import hidden_from, onlookers
from parlour.kernel.conformance.witness import Glimpses, Witness, told_apart
from parlour.kernel.options import check_options
from parlour.kernel.record import commit_to
from parlour.kernel.registry import find_game
from parlour.kernel.rng import Dice
from parlour.kernel.state import WATCHER
from parlour.server.records.replays import timeline, view_at
from parlour.server.server_clock import Uptime
from parlour.server.storage.rows import Seat, TableRow
from parlour.server.tables import told
from parlour.server.tables.live_table import NOBODY, LiveTable
from parlour.server.tables.refusals import RefusedError, why_not
from parlour.server.tables.table_info import Moment, describe
from parlour.server.thinking.bot_process import request_line, think

NOW = 5000.0
ADVISER = "search:12"
EVERY = 9  # every so manieth answer the costly questions are asked as well


def open_table(game: str, options: dict[str, object], seed: str) -> LiveTable:
    """A table with people in all seats, begun."""
    rules = find_game(game)
    checked = check_options(rules, options)
    count = rules.empty(checked).seats
    row = TableRow(
        id="table",
        game=game,
        version=rules.version,
        options=json.dumps(checked),
        seed=seed,
        chance="keyed",
        commitment=commit_to(seed),
        status="playing",
        public=True,
        host="person0",
        clock_kind="off",
        clock_amount=0,
        created=NOW,
        moved=NOW,
        seq=0,
        waits="",
        bot_due=None,
        deadline=None,
        ending=None,
        wish=None,
        came_from=None,
        next_table=None,
        host_name="Person 0",
    )
    live = LiveTable(
        row, [Seat(seat, "person", f"person{seat}", None, f"Person {seat}") for seat in range(count)], Uptime(NOW)
    )
    live.apply(live.entry("start", NOBODY, NOW))
    return live


def twin_of(live: LiveTable, a: int, b: int) -> LiveTable:
    """The same table, between two actions, with the faces of two cards exchanged."""
    twin = copy.copy(live)
    twin.match = live.match.clone()
    base = twin.match.base.copy()
    base.face[a], base.face[b] = base.face[b], base.face[a]
    twin.match.base = base
    twin.match.eve = None
    twin.applied, twin.asked, twin.clock = live.applied.copy(), live.asked.copy(), copy.deepcopy(live.clock)
    twin.final = {}  # nothing that was made from the real faces
    twin.questions = twin.match.asks
    return twin


# Everything that a seat can get out of the server


def letters(live: LiveTable, eyes: int, things: list[str], costly: bool) -> dict[str, bytes]:
    """All that a seat (or somebody who watches) is told, and what it is answered when it asks, by what it asked."""
    seat = None if eyes == WATCHER else eyes
    person = None if seat is None else f"person{seat}"
    found: dict[str, object] = {
        "welcome": describe(standing_row(live), live.seats, person, set(), Moment(NOW, 0.0)),
        "news": msgspec.Raw(told.payload(live, seat, live.seq - 1, NOW, told.position_of(live))),
    }
    if seat is not None:
        found |= {"why not " + thing: explained(live, seat, thing) for thing in things}
        found |= {f"answer {option}": refused(live, seat, option) for option in (-1, 0, 1, 2, 5, 40, 77, 10**18)}
    if costly:
        found["everything"] = msgspec.Raw(told.payload(live, seat, 0, NOW, told.position_of(live)))
        found["timeline"] = timeline(live.match, eyes)
        found["replay"] = view_at(live.match.clone(), len(live.match.answers), eyes)
        if seat in live.asked and seat is not None:
            found["final"] = live.finals(seat, live.asked[seat])
            found["hint"] = think(json.loads(request_line(live.match, seat, ADVISER, "thoughts")))
    return {name: msgspec.json.encode(value) for name, value in found.items()}


def standing_row(live: LiveTable) -> TableRow:
    """The table's row as it is stored after the last answer."""
    return msgspec.structs.replace(live.row, **msgspec.structs.asdict(live.standing(NOW)))


def explained(live: LiveTable, seat: int, thing: str) -> object:
    """Why something is no option."""
    for ask in live.questions:
        if ask.seat == seat:
            return why_not(live.match, ask, thing, 1)
    return None


def refused(live: LiveTable, seat: int, option: int) -> object:
    """What is said to an answer that is no option (or nothing, if it is one)."""
    try:
        live.answer(seat, live.asked.get(seat, 0), option, NOW)
    except RefusedError as error:
        return [error.text, error.rule, error.rule_words]
    except ValueError as error:
        return str(error)
    return None


# Following both


class Watch:
    """One random game, and for each action a few twins of it."""

    def __init__(self, live: LiveTable, dice: Dice, pairs: int) -> None:
        self.live = live
        self.dice = dice
        self.pairs = pairs
        self.things = [str(card["name"]) for card in live.game.catalogue()] + ["pass", "12P", "", "nothing at all"]
        self.compared = 0  # letters
        self.moments = 0
        self.twins = 0

    def play(self, most: int) -> None:
        """Play on to the end, or so many answers."""
        while not self.live.over and len(self.live.match.answers) < most:
            self.play_action()

    def play_action(self) -> None:
        """One action of the real table, and the same one of all twins."""
        live, base = self.live, self.live.match.base
        witness = Witness(live.match.state)
        live.match.state.teller = witness
        twins = [Twin(self, eyes, a, b) for eyes in onlookers(base) for a, b in self.choose_pairs(eyes)]
        self.compare(twins, witness.take())
        while live.match.base is base and not live.over:
            ask = live.questions[self.dice.roll(len(live.questions))]
            option = ask.options[self.dice.roll(len(ask.options))]
            twins = [twin for twin in twins if twin.answer(ask.seat, ask.what, option)]
            live.apply(live.entry("answer", ask.seat, NOW, Answer(ask.seat, ask.what, option)))
            self.compare(twins, witness.take())

    def choose_pairs(self, eyes: int) -> list[tuple[int, int]]:
        """Cards that the eyes cannot see and whose faces may be exchanged."""
        game, s = self.live.game, self.live.match.base
        hidden = hidden_from(s, eyes)
        drawn = [(hidden[self.dice.roll(len(hidden))], hidden[self.dice.roll(len(hidden))]) for _ in range(self.pairs)]
        return [(a, b) for a, b in drawn if exchanged(game, s, eyes, a, b) is not None]

    def compare(self, twins: list[Twin], glimpses: Glimpses) -> None:
        """All letters of all twins with the real ones."""
        costly = len(self.live.match.answers) % EVERY == 0
        real: dict[int, dict[str, bytes]] = {}
        things = [self.things[self.dice.roll(len(self.things))] for _ in range(3)]
        for twin in twins:
            if twin.told_apart(glimpses):
                continue
            if twin.eyes not in real:
                real[twin.eyes] = letters(self.live, twin.eyes, things, costly)
            theirs = letters(twin.live, twin.eyes, things, costly)
            for name, letter in real[twin.eyes].items():
                assert letter == theirs[name], f"seat {twin.eyes} can tell by {name!r}: {parted(letter, theirs[name])}"
            self.compared += len(theirs)
            self.moments += 1


class Twin:
    """A twin of the table for one onlooker, until the onlooker rightly comes to know what is different."""

    def __init__(self, watch: Watch, eyes: int, a: int, b: int) -> None:
        self.real = watch.live
        self.eyes = eyes
        self.live = twin_of(watch.live, a, b)
        self.over = False
        self.before: list[int] = []
        self.witness = Witness(self.live.match.state)
        self.live.match.state.teller = self.witness
        watch.twins += 1

    def answer(self, seat: int, what: str, option: int) -> bool:
        """Give the same answer; False if it is no option here, or the onlooker knows by now."""
        asks = [ask for ask in self.live.questions if ask.seat == seat]
        if self.over or not asks or option not in asks[0].options:
            return False
        self.before = self.different()
        self.live.apply(self.live.entry("answer", seat, NOW, Answer(seat, what, option)))
        return True

    def different(self) -> list[int]:
        """The cards that are another one in the real table."""
        return differing(self.real.match.state, self.live.match.state)

    def told_apart(self, glimpses: Glimpses) -> bool:
        """Whether the onlooker has come to know, here or there, what is otherwise in the other."""
        here, there, game = self.live.match.state, self.real.match.state, self.real.game
        saw = told_apart(glimpses, self.witness.take(), self.eyes, self.before + self.different())
        self.over = (
            self.over or saw or rules_out(game, here, there, self.eyes) or rules_out(game, there, here, self.eyes)
        )
        return self.over


def parted(one: bytes, other: bytes) -> str:
    """Where two letters part."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 80)
    return f"\n{one[start : at + 80].decode(errors='replace')}\n{other[start : at + 80].decode(errors='replace')}"
