"""Every card in its zone, and what lasts.

Made from zones.py by `make states`: change that file, not this one.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.compiler import i64
from parlour.kernel.state import TABLE_FIELDS, State


class DaleState(State):
    """Every card in its zone, and what lasts."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        "teams",
        "folks",
        "traps",
        "cast",
        "wishes",
        "goal",
        "turn_cap",
        "side",
        "deck",
        "hand",
        "disc",
        "sched",
        "stall",
        "gold",
        "character",
        "dealt",
        "beside",
        "box",
        "market",
        "mdeck",
        "mdisc",
        "pile",
        "aside",
        "stored",
        "stored_on",
        "charge",
        "batch",
        "changes",
        "copies",
        "used",
        "bonus_hand",
        "clock",
        "days",
        "nights",
        "phase",
        "turn",
        "turns",
        "actions",
        "filled",
        "after",
        "agenda",
        "entered",
        "matter",
        "lowest",
        "highest",
    )

    def __init__(self, seats: int, like: DaleState | None = None) -> None:
        super().__init__(seats, like)
        if like is None:
            self.teams: bool = False
            self.folks: list[int] = []
            self.traps: list[int] = []
            self.cast: i64 = 0
            self.wishes: list[list[int]] = []
            self.goal: i64 = 8
            self.turn_cap: i64 = 0
            self.side: list[int] = list(range(seats))
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.disc: list[list[int]] = [[] for _ in range(seats)]
            self.sched: list[list[int]] = [[] for _ in range(seats)]
            self.stall: list[list[list[int]]] = [[] for _ in range(seats)]
            self.gold: list[int] = [0] * seats
            self.character: list[int] = [-1] * seats
            self.dealt: list[list[int]] = [[] for _ in range(seats)]
            self.beside: list[list[int]] = [[] for _ in range(seats)]
            self.box: list[int] = []
            self.market: list[int] = [-1, -1, -1, -1, -1]
            self.mdeck: list[int] = []
            self.mdisc: list[int] = []
            self.pile: list[int] = []
            self.aside: list[int] = []
            self.stored: list[int] = []
            self.stored_on: list[int] = []
            self.charge: list[int] = []
            self.batch: list[int] = []
            self.changes: list[list[int]] = []
            self.copies: list[list[int]] = []
            self.used: list[int] = []
            self.bonus_hand: i64 = 0
            self.clock: i64 = -1
            self.days: i64 = 2
            self.nights: i64 = 2
            self.phase: i64 = 1
            self.turn: i64 = 0
            self.turns: i64 = 0
            self.actions: i64 = 0
            self.filled: i64 = 0
            self.after: i64 = 1
            self.agenda: list[list[int]] = []
            self.entered: list[int] = []
            self.matter: list[int] = []
            self.lowest: i64 = 0
            self.highest: i64 = 0
        else:
            self.teams = like.teams
            self.folks = like.folks
            self.traps = like.traps
            self.cast = like.cast
            self.wishes = like.wishes
            self.goal = like.goal
            self.turn_cap = like.turn_cap
            self.side = like.side
            self.deck = [each.copy() for each in like.deck]
            self.hand = [each.copy() for each in like.hand]
            self.disc = [each.copy() for each in like.disc]
            self.sched = [each.copy() for each in like.sched]
            self.stall = [[each.copy() for each in stacks] for stacks in like.stall]
            self.gold = like.gold.copy()
            self.character = like.character.copy()
            self.dealt = [each.copy() for each in like.dealt]
            self.beside = [each.copy() for each in like.beside]
            self.box = like.box.copy()
            self.market = like.market.copy()
            self.mdeck = like.mdeck.copy()
            self.mdisc = like.mdisc.copy()
            self.pile = like.pile.copy()
            self.aside = like.aside.copy()
            self.stored = like.stored.copy()
            self.stored_on = like.stored_on.copy()
            self.charge = like.charge.copy()
            self.batch = like.batch.copy()
            self.changes = [each.copy() for each in like.changes]
            self.copies = [each.copy() for each in like.copies]
            self.used = like.used.copy()
            self.bonus_hand = like.bonus_hand
            self.clock = like.clock
            self.days = like.days
            self.nights = like.nights
            self.phase = like.phase
            self.turn = like.turn
            self.turns = like.turns
            self.actions = like.actions
            self.filled = like.filled
            self.after = like.after
            self.agenda = [each.copy() for each in like.agenda]
            self.entered = like.entered.copy()
            self.matter = like.matter
            self.lowest = like.lowest
            self.highest = like.highest

    def copy(self) -> DaleState:
        """The same position in other lists, without pilot and teller."""
        return DaleState(self.seats, self)

    def parts(self) -> list[object]:
        """What the fields hold now, in their order."""
        return [
            self.teams,
            self.folks,
            self.traps,
            self.cast,
            self.wishes,
            self.goal,
            self.turn_cap,
            self.side,
            self.deck,
            self.hand,
            self.disc,
            self.sched,
            self.stall,
            self.gold,
            self.character,
            self.dealt,
            self.beside,
            self.box,
            self.market,
            self.mdeck,
            self.mdisc,
            self.pile,
            self.aside,
            self.stored,
            self.stored_on,
            self.charge,
            self.batch,
            self.changes,
            self.copies,
            self.used,
            self.bonus_hand,
            self.clock,
            self.days,
            self.nights,
            self.phase,
            self.turn,
            self.turns,
            self.actions,
            self.filled,
            self.after,
            self.agenda,
            self.entered,
            self.matter,
            self.lowest,
            self.highest,
        ]
