"""A position of Historical Conquest.

Made from zones.py by `make states`: change that file, not this one.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.compiler import i64
from parlour.kernel.state import TABLE_FIELDS, State


class ConquestState(State):
    """A position of Historical Conquest."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        "edition",
        "sheet",
        "gate",
        "cap",
        "aim",
        "goal",
        "limit",
        "continent",
        "decks",
        "first",
        "turn",
        "round",
        "turns",
        "phase",
        "plays",
        "attacks",
        "again",
        "moves",
        "out",
        "home",
        "bound",
        "topic",
        "morale",
        "up",
        "down",
        "fewer",
        "acted",
        "empty",
        "staying",
        "emptied",
        "following",
        "lasting",
        "stands",
        "frames",
        "hand",
        "deck",
        "land_pile",
        "lands",
        "active",
        "abroad",
        "discard",
        "gone",
        "owner",
        "holder",
        "at",
        "used",
        "kept",
        "chosen",
        "since",
    )

    def __init__(self, seats: int, like: ConquestState | None = None) -> None:
        super().__init__(seats, like)
        if like is None:
            self.edition: i64 = 2
            self.sheet: bool = True
            self.gate: bool = True
            self.cap: bool = True
            self.aim: i64 = 0
            self.goal: i64 = 3000
            self.limit: i64 = 40
            self.continent: i64 = -1
            self.decks: str = ""
            self.first: i64 = 0
            self.turn: i64 = 0
            self.round: i64 = 1
            self.turns: i64 = 0
            self.phase: i64 = 0
            self.plays: i64 = 0
            self.attacks: i64 = 0
            self.again: bool = False
            self.moves: i64 = 0
            self.out: i64 = 0
            self.home: i64 = -1
            self.bound: i64 = -1
            self.topic: i64 = -1
            self.morale: list[int] = [0] * seats
            self.up: list[int] = [0] * seats
            self.down: list[int] = [0] * seats
            self.fewer: list[int] = [0] * seats
            self.acted: list[int] = [0] * seats
            self.empty: list[int] = []
            self.staying: list[int] = []
            self.emptied: list[list[int]] = []
            self.following: list[list[int]] = []
            self.lasting: list[list[int]] = []
            self.stands: list[list[int]] = []
            self.frames: list[list[int]] = []
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.land_pile: list[list[int]] = [[] for _ in range(seats)]
            self.lands: list[list[list[int]]] = [[] for _ in range(seats)]
            self.active: list[list[int]] = [[] for _ in range(seats)]
            self.abroad: list[int] = []
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.gone: list[int] = []
            self.owner: list[int] = []
            self.holder: list[int] = []
            self.at: list[int] = []
            self.used: list[int] = []
            self.kept: list[int] = []
            self.chosen: list[int] = []
            self.since: list[int] = []
        else:
            self.edition = like.edition
            self.sheet = like.sheet
            self.gate = like.gate
            self.cap = like.cap
            self.aim = like.aim
            self.goal = like.goal
            self.limit = like.limit
            self.continent = like.continent
            self.decks = like.decks
            self.first = like.first
            self.turn = like.turn
            self.round = like.round
            self.turns = like.turns
            self.phase = like.phase
            self.plays = like.plays
            self.attacks = like.attacks
            self.again = like.again
            self.moves = like.moves
            self.out = like.out
            self.home = like.home
            self.bound = like.bound
            self.topic = like.topic
            self.morale = like.morale.copy()
            self.up = like.up.copy()
            self.down = like.down.copy()
            self.fewer = like.fewer.copy()
            self.acted = like.acted.copy()
            self.empty = like.empty.copy()
            self.staying = like.staying.copy()
            self.emptied = [each.copy() for each in like.emptied]
            self.following = [each.copy() for each in like.following]
            self.lasting = [each.copy() for each in like.lasting]
            self.stands = [each.copy() for each in like.stands]
            self.frames = [each.copy() for each in like.frames]
            self.hand = [each.copy() for each in like.hand]
            self.deck = [each.copy() for each in like.deck]
            self.land_pile = [each.copy() for each in like.land_pile]
            self.lands = [[each.copy() for each in stacks] for stacks in like.lands]
            self.active = [each.copy() for each in like.active]
            self.abroad = like.abroad.copy()
            self.discard = [each.copy() for each in like.discard]
            self.gone = like.gone.copy()
            self.owner = like.owner.copy()
            self.holder = like.holder.copy()
            self.at = like.at.copy()
            self.used = like.used.copy()
            self.kept = like.kept.copy()
            self.chosen = like.chosen.copy()
            self.since = like.since.copy()

    def copy(self) -> ConquestState:
        """The same position in other lists, without pilot and teller."""
        return ConquestState(self.seats, self)

    def parts(self) -> list[object]:
        """What the fields hold now, in their order."""
        return [
            self.edition,
            self.sheet,
            self.gate,
            self.cap,
            self.aim,
            self.goal,
            self.limit,
            self.continent,
            self.decks,
            self.first,
            self.turn,
            self.round,
            self.turns,
            self.phase,
            self.plays,
            self.attacks,
            self.again,
            self.moves,
            self.out,
            self.home,
            self.bound,
            self.topic,
            self.morale,
            self.up,
            self.down,
            self.fewer,
            self.acted,
            self.empty,
            self.staying,
            self.emptied,
            self.following,
            self.lasting,
            self.stands,
            self.frames,
            self.hand,
            self.deck,
            self.land_pile,
            self.lands,
            self.active,
            self.abroad,
            self.discard,
            self.gone,
            self.owner,
            self.holder,
            self.at,
            self.used,
            self.kept,
            self.chosen,
            self.since,
        ]
