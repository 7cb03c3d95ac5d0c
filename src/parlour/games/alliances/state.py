"""Who holds what, whose country is whose, and the conflict on the table.

Made from zones.py by `make states`: change that file, not this one.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.compiler import i64
from parlour.kernel.state import TABLE_FIELDS, State


class AlliancesState(State):
    """Who holds what, whose country is whose, and the conflict on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        "drafts",
        "meets",
        "nations",
        "campaigns",
        "phase",
        "campaign",
        "first",
        "turn",
        "side",
        "wins",
        "scores",
        "rebel_tricks",
        "hands",
        "reserve",
        "kept",
        "aside",
        "tribute",
        "spent",
        "drafted",
        "barred",
        "sworn",
        "country",
        "stack",
        "bid",
        "bidder",
        "passed",
        "dominant",
        "aggressor",
        "empire",
        "declared",
        "leader",
        "conflict",
        "tricks",
        "last_winner",
        "target",
        "table",
        "leading",
        "struck",
        "bribed",
        "added",
        "added_to",
        "doubled",
        "defences",
        "spun",
    )

    def __init__(self, seats: int, like: AlliancesState | None = None) -> None:
        super().__init__(seats, like)
        if like is None:
            self.drafts: bool = False
            self.meets: bool = False
            self.nations: bool = False
            self.campaigns: i64 = 3
            self.phase: i64 = 7
            self.campaign: i64 = 0
            self.first: i64 = 0
            self.turn: i64 = 0
            self.side: list[int] = [0] * seats
            self.wins: list[int] = [0, 0]
            self.scores: list[int] = [0] * seats
            self.rebel_tricks: list[int] = [0] * seats
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.reserve: list[int] = []
            self.kept: list[list[int]] = [[] for _ in range(seats)]
            self.aside: list[int] = []
            self.tribute: list[list[int]] = [[] for _ in range(seats)]
            self.spent: list[int] = []
            self.drafted: list[int] = []
            self.barred: list[int] = []
            self.sworn: list[int] = []
            self.country: list[int] = []
            self.stack: list[int] = []
            self.bid: i64 = 0
            self.bidder: i64 = -1
            self.passed: i64 = 0
            self.dominant: i64 = -1
            self.aggressor: i64 = -1
            self.empire: i64 = -1
            self.declared: i64 = -1
            self.leader: i64 = 0
            self.conflict: i64 = 0
            self.tricks: list[int] = [0] * seats
            self.last_winner: i64 = -1
            self.target: i64 = -1
            self.table: list[int] = [-1] * seats
            self.leading: i64 = -1
            self.struck: i64 = 0
            self.bribed: i64 = -1
            self.added: i64 = -1
            self.added_to: i64 = -1
            self.doubled: i64 = -1
            self.defences: list[int] = []
            self.spun: bool = False
        else:
            self.drafts = like.drafts
            self.meets = like.meets
            self.nations = like.nations
            self.campaigns = like.campaigns
            self.phase = like.phase
            self.campaign = like.campaign
            self.first = like.first
            self.turn = like.turn
            self.side = like.side
            self.wins = like.wins.copy()
            self.scores = like.scores.copy()
            self.rebel_tricks = like.rebel_tricks.copy()
            self.hands = [each.copy() for each in like.hands]
            self.reserve = like.reserve.copy()
            self.kept = [each.copy() for each in like.kept]
            self.aside = like.aside.copy()
            self.tribute = [each.copy() for each in like.tribute]
            self.spent = like.spent.copy()
            self.drafted = like.drafted
            self.barred = like.barred.copy()
            self.sworn = like.sworn
            self.country = like.country
            self.stack = like.stack.copy()
            self.bid = like.bid
            self.bidder = like.bidder
            self.passed = like.passed
            self.dominant = like.dominant
            self.aggressor = like.aggressor
            self.empire = like.empire
            self.declared = like.declared
            self.leader = like.leader
            self.conflict = like.conflict
            self.tricks = like.tricks.copy()
            self.last_winner = like.last_winner
            self.target = like.target
            self.table = like.table.copy()
            self.leading = like.leading
            self.struck = like.struck
            self.bribed = like.bribed
            self.added = like.added
            self.added_to = like.added_to
            self.doubled = like.doubled
            self.defences = like.defences.copy()
            self.spun = like.spun

    def copy(self) -> AlliancesState:
        """The same position in other lists, without pilot and teller."""
        return AlliancesState(self.seats, self)

    def parts(self) -> list[object]:
        """What the fields hold now, in their order."""
        return [
            self.drafts,
            self.meets,
            self.nations,
            self.campaigns,
            self.phase,
            self.campaign,
            self.first,
            self.turn,
            self.side,
            self.wins,
            self.scores,
            self.rebel_tricks,
            self.hands,
            self.reserve,
            self.kept,
            self.aside,
            self.tribute,
            self.spent,
            self.drafted,
            self.barred,
            self.sworn,
            self.country,
            self.stack,
            self.bid,
            self.bidder,
            self.passed,
            self.dominant,
            self.aggressor,
            self.empire,
            self.declared,
            self.leader,
            self.conflict,
            self.tricks,
            self.last_winner,
            self.target,
            self.table,
            self.leading,
            self.struck,
            self.bribed,
            self.added,
            self.added_to,
            self.doubled,
            self.defences,
            self.spun,
        ]
