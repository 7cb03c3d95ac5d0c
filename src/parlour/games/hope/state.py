"""Who controls which territory, everybody's cards, the action board, and the turn so far.

Made from zones.py by `make states`: change that file, not this one.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.compiler import i64
from parlour.kernel.state import TABLE_FIELDS, State


class HopeState(State):
    """Who controls which territory, everybody's cards, the action board, and the turn so far."""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
        "board",
        "preset",
        "professions",
        "phase",
        "turn",
        "first",
        "start",
        "era",
        "year",
        "passes",
        "tossing",
        "drafted",
        "faction",
        "capital",
        "points",
        "masters",
        "cubes",
        "leader_cube",
        "token",
        "laid",
        "laid_by",
        "laid_with",
        "owner",
        "hand",
        "draw",
        "discard",
        "play",
        "ready",
        "masses",
        "supply",
        "spoils",
        "box",
        "batch",
        "tossed",
        "shuffles",
        "attack",
        "support",
        "defence",
        "fort",
        "action",
        "trained",
        "assaults",
        "sail",
        "siege",
        "onward",
        "plunder",
        "raid",
        "cheaper",
        "asking",
        "wanted",
        "target",
        "defender",
        "crossing",
    )

    def __init__(self, seats: int, like: HopeState | None = None) -> None:
        super().__init__(seats, like)
        if like is None:
            self.board: i64 = 0
            self.preset: i64 = 0
            self.professions: list[int] = []
            self.phase: i64 = 0
            self.turn: i64 = 0
            self.first: i64 = 0
            self.start: i64 = 0
            self.era: i64 = 0
            self.year: i64 = 0
            self.passes: i64 = 0
            self.tossing: i64 = 0
            self.drafted: i64 = 0
            self.faction: list[int] = [-1] * seats
            self.capital: list[int] = [-1] * seats
            self.points: list[int] = [0] * seats
            self.masters: list[int] = [0] * seats
            self.cubes: list[int] = [0] * seats
            self.leader_cube: list[int] = [1] * seats
            self.token: i64 = 1
            self.laid: list[int] = []
            self.laid_by: list[int] = []
            self.laid_with: list[int] = []
            self.owner: list[int] = []
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.draw: list[list[int]] = [[] for _ in range(seats)]
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.play: list[list[int]] = [[] for _ in range(seats)]
            self.ready: list[list[int]] = [[] for _ in range(seats)]
            self.masses: list[int] = []
            self.supply: list[list[int]] = []
            self.spoils: list[list[int]] = []
            self.box: list[int] = []
            self.batch: list[int] = []
            self.tossed: list[int] = []
            self.shuffles: i64 = 0
            self.attack: i64 = 0
            self.support: i64 = 0
            self.defence: list[int] = [0] * seats
            self.fort: list[int] = [0] * seats
            self.action: i64 = -1
            self.trained: i64 = 0
            self.assaults: i64 = 0
            self.sail: i64 = 0
            self.siege: i64 = 0
            self.onward: i64 = 0
            self.plunder: i64 = 0
            self.raid: i64 = 0
            self.cheaper: list[int] = [0, 0, 0]
            self.asking: i64 = -1
            self.wanted: i64 = 0
            self.target: i64 = -1
            self.defender: i64 = -1
            self.crossing: i64 = 0
        else:
            self.board = like.board
            self.preset = like.preset
            self.professions = like.professions.copy()
            self.phase = like.phase
            self.turn = like.turn
            self.first = like.first
            self.start = like.start
            self.era = like.era
            self.year = like.year
            self.passes = like.passes
            self.tossing = like.tossing
            self.drafted = like.drafted
            self.faction = like.faction.copy()
            self.capital = like.capital.copy()
            self.points = like.points.copy()
            self.masters = like.masters.copy()
            self.cubes = like.cubes.copy()
            self.leader_cube = like.leader_cube.copy()
            self.token = like.token
            self.laid = like.laid.copy()
            self.laid_by = like.laid_by.copy()
            self.laid_with = like.laid_with.copy()
            self.owner = like.owner.copy()
            self.hand = [each.copy() for each in like.hand]
            self.draw = [each.copy() for each in like.draw]
            self.discard = [each.copy() for each in like.discard]
            self.play = [each.copy() for each in like.play]
            self.ready = [each.copy() for each in like.ready]
            self.masses = like.masses.copy()
            self.supply = [each.copy() for each in like.supply]
            self.spoils = [each.copy() for each in like.spoils]
            self.box = like.box.copy()
            self.batch = like.batch.copy()
            self.tossed = like.tossed.copy()
            self.shuffles = like.shuffles
            self.attack = like.attack
            self.support = like.support
            self.defence = like.defence.copy()
            self.fort = like.fort.copy()
            self.action = like.action
            self.trained = like.trained
            self.assaults = like.assaults
            self.sail = like.sail
            self.siege = like.siege
            self.onward = like.onward
            self.plunder = like.plunder
            self.raid = like.raid
            self.cheaper = like.cheaper.copy()
            self.asking = like.asking
            self.wanted = like.wanted
            self.target = like.target
            self.defender = like.defender
            self.crossing = like.crossing

    def copy(self) -> HopeState:
        """The same position in other lists, without pilot and teller."""
        return HopeState(self.seats, self)

    def parts(self) -> list[object]:
        """What the fields hold now, in their order."""
        return [
            self.board,
            self.preset,
            self.professions,
            self.phase,
            self.turn,
            self.first,
            self.start,
            self.era,
            self.year,
            self.passes,
            self.tossing,
            self.drafted,
            self.faction,
            self.capital,
            self.points,
            self.masters,
            self.cubes,
            self.leader_cube,
            self.token,
            self.laid,
            self.laid_by,
            self.laid_with,
            self.owner,
            self.hand,
            self.draw,
            self.discard,
            self.play,
            self.ready,
            self.masses,
            self.supply,
            self.spoils,
            self.box,
            self.batch,
            self.tossed,
            self.shuffles,
            self.attack,
            self.support,
            self.defence,
            self.fort,
            self.action,
            self.trained,
            self.assaults,
            self.sail,
            self.siege,
            self.onward,
            self.plunder,
            self.raid,
            self.cheaper,
            self.asking,
            self.wanted,
            self.target,
            self.defender,
            self.crossing,
        ]
