"""The verbs of the table: turns, cubes, markers, territories and points; each change is told here."""

from __future__ import annotations

from parlour.games.hope import events
from parlour.games.hope.cards.actions import ERAS, SIDES
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.steps import ONWARD, PLUNDER, RAID, SAIL, SIEGE
from parlour.games.hope.rules.values import is_near
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import CHOOSING, DRAFTING, LEADER_CUBE, SMALL_CUBE, TOKEN
from parlour.kernel.cards import roll
from parlour.kernel.state import EVERYONE, NONE, Ending, bit

ATTACK_MARKER = 0
DEFENCE_MARKER = 1
LATE = ERAS.index("late")
CUBE_WORDS = ("a small cube", "the start player token", "the leader cube")


def name_of(s: HopeState, territory: int) -> str:
    """The name of a territory."""
    return BOARDS[s.board].territories[territory].name


# The frame


def draw_first(s: HopeState) -> None:
    """Let chance choose who begins the game (DH-035)."""
    s.first = s.start = int(roll(s, s.seats))
    s.phase = DRAFTING
    s.turn = (s.first - 1) % s.seats
    if s.teller is not None:
        s.teller.tell(events.FIRST, EVERYONE, {"seat": s.first})


def set_phase(s: HopeState, phase: int, turn: int) -> None:
    """Go on to a phase."""
    s.phase, s.turn = phase, turn


def choose_faction(s: HopeState, seat: int, faction: int) -> None:
    """Take a faction (DH-037)."""
    s.faction[seat] = faction
    s.drafted += 1
    if s.teller is not None:
        s.teller.tell(events.CHOSE_FACTION, EVERYONE, {"seat": seat, "faction": faction})


def choose_capital(s: HopeState, seat: int, territory: int) -> None:
    """Take a start city and control its territory (DH-040)."""
    s.capital[seat] = territory
    s.owner[territory] = seat
    s.drafted += 1
    if s.teller is not None:
        s.teller.tell(events.CHOSE_CITY, EVERYONE, {"seat": seat, "territory": name_of(s, territory)})


def open_year(s: HopeState, cubes: int) -> None:
    """Give the cubes back and begin a year (DG-14, DH-068)."""
    s.cubes = [cubes] * s.seats
    s.token = 1
    s.laid, s.laid_by, s.laid_with = [], [], []
    s.passes = 0
    set_phase(s, CHOOSING, s.start)
    if s.teller is not None:
        number = s.era * years_of(s) + s.year + 1
        s.teller.tell(events.YEAR, EVERYONE, {"number": number, "seat": s.start})


def years_of(s: HopeState) -> int:
    """How many years an era has (DH-066, DG-85)."""
    return s.seats if s.seats > 2 else 4


def next_year(s: HopeState) -> None:
    """Move the token to the left; after the last year of the era the next one begins (DH-108, DH-109)."""
    s.start = (s.start + 1) % s.seats
    s.year += 1
    if s.year == years_of(s):
        s.year = 0
        s.era += 1
        if s.era == LATE:
            turn_the_board(s)


def turn_the_board(s: HopeState) -> None:
    """Begin the late era, for which the leader cubes come back (DH-109, DG-14)."""
    s.leader_cube = [1] * s.seats
    if s.teller is not None:
        s.teller.tell(events.LATE, EVERYONE, {})


def tell_winter(s: HopeState) -> None:
    """Tell that winter has come."""
    if s.teller is not None:
        s.teller.tell(events.WINTER_COMES, EVERYONE, {})


def go_on_tossing(s: HopeState, seats: list[int]) -> None:
    """Note who may still discard in this winter (DH-105)."""
    s.tossing = sum([bit(seat) for seat in seats])


def tell_counted(s: HopeState, seat: int, parts: list[int]) -> None:
    """Tell what the final score of a player is the sum of (DG-55)."""
    if s.teller is not None:
        points, territories, prizes, masters = parts
        data: dict[str, object] = {"territories": territories, "prizes": prizes, "masters": masters}
        s.teller.tell(events.COUNTED, EVERYONE, {"seat": seat, "score": sum(parts), "points": points, **data})


def end_game(s: HopeState, ending: Ending) -> None:
    """The game is over (DH-110)."""
    s.ending = ending
    if s.teller is not None:
        s.teller.tell(events.GAME_OVER, EVERYONE, ending.telling())


# A turn


def pass_turn(s: HopeState, seat: int) -> None:
    """Pass (DH-076)."""
    s.passes += 1
    if s.teller is not None:
        s.teller.tell(events.PASSED, EVERYONE, {"seat": seat})


def place_cube(s: HopeState, seat: int, action: int, with_leader: bool) -> None:
    """Choose an action with a small cube, the token after the last of them, or the leader cube (DH-081, DG-82)."""
    if with_leader:
        s.leader_cube[seat] = 0
        kind = LEADER_CUBE
    elif s.cubes[seat]:
        s.cubes[seat] -= 1
        kind = SMALL_CUBE
    else:
        s.token = 0
        kind = TOKEN
    s.laid.append(action)
    s.laid_by.append(seat)
    s.laid_with.append(kind)
    s.action = action
    s.passes = 0
    if s.teller is not None:
        data: dict[str, object] = {"seat": seat, "action": SIDES[s.era][action].name, "with": CUBE_WORDS[kind]}
        s.teller.tell(events.ACTION, EVERYONE, data)


def clear_turn(s: HopeState) -> None:
    """Forget what held for one turn (DG-20)."""
    s.action, s.trained, s.assaults = NONE, 0, 0
    s.attack = s.support = 0
    s.sail = s.siege = s.onward = s.plunder = s.raid = 0
    s.cheaper = [0, 0, 0]


def ready_assaults(s: HopeState, number: int, attack: int) -> None:
    """Begin an Assault action with its assaults and its attack (DG-09)."""
    s.assaults, s.attack = number, attack


def add_support(s: HopeState, support: int) -> None:
    """Begin a Train action with its support (DH-136)."""
    s.support += support


def drop_defence(s: HopeState, seat: int) -> None:
    """Remove the defence markers when a turn begins (DH-075)."""
    s.defence[seat] = 0


def add_markers(s: HopeState, seat: int, which: int, number: int) -> None:
    """Take markers of a strength. A defender has no use for attack and support (DG-68)."""
    if which == DEFENCE_MARKER:
        s.defence[seat] += number
    elif seat != s.defender:
        if which == ATTACK_MARKER:
            s.attack += number
        else:
            s.support += number


def ease(s: HopeState, verb: int, number: int, kind: int) -> None:
    """Make something easier for the rest of the turn."""
    if verb == SAIL:
        s.sail += number
    elif verb == SIEGE:
        s.siege += number
    elif verb == ONWARD:
        s.onward += number
    elif verb == PLUNDER:
        s.plunder += number
    elif verb == RAID:
        s.raid += number
    else:
        s.cheaper[kind] += number


def tell_played(s: HopeState, seat: int, card: int, which: int, number: int) -> None:
    """Tell for which strength a card is played; a card without one is only laid."""
    if s.teller is None:
        return
    data: dict[str, object] = {"seat": seat, "face": s.face[card]}
    if number:
        s.teller.tell(events.PLAYED, EVERYONE, {**data, "strength": which, "number": number})
    else:
        s.teller.tell(events.LAID, EVERYONE, data)


def fortify(s: HopeState, seat: int, number: int) -> None:
    """Take defence tokens for the year (DH-167)."""
    if number:
        s.fort[seat] += number
        if s.teller is not None:
            s.teller.tell(events.FORTIFIED, EVERYONE, {"seat": seat, "number": number})


def drop_forts(s: HopeState) -> None:
    """Defence tokens last for a year (DG-21)."""
    s.fort = [0] * s.seats


def score(s: HopeState, seat: int, points: int, why: str) -> None:
    """Gain or lose points (DG-45)."""
    if points:
        s.points[seat] += points
        if s.teller is not None:
            s.teller.tell(events.SCORED, EVERYONE, {"seat": seat, "points": points, "why": why})


def train_master(s: HopeState, seat: int, profession: int, cost: int) -> None:
    """Turn the copy of a master face up (DH-132)."""
    s.masters[seat] |= 1 << profession
    s.support -= cost
    s.trained += 1
    if s.teller is not None:
        s.teller.tell(events.MASTERED, EVERYONE, {"seat": seat, "master": profession, "cost": cost})


# Territories


def way_to(s: HopeState, seat: int, territory: int) -> str:
    """How an assault of a player goes (DG-27)."""
    return "land" if is_near(s, seat, territory) else "sea"


def take_wild(s: HopeState, seat: int, territory: int, cost: int) -> None:
    """Take a territory that nobody controls (DH-149, DH-150)."""
    s.attack -= cost
    s.assaults -= 1
    s.owner[territory] = seat
    if s.teller is not None:
        place: dict[str, object] = {"territory": name_of(s, territory), "way": way_to(s, seat, territory)}
        s.teller.tell(events.TOOK, EVERYONE, {"seat": seat, **place, "cost": cost})


def open_battle(s: HopeState, seat: int, territory: int, way: int, defence: int) -> None:
    """Name a player's territory as the target (DG-30)."""
    s.target, s.defender, s.crossing = territory, s.owner[territory], way
    s.assaults -= 1
    if s.teller is not None:
        place: dict[str, object] = {"territory": name_of(s, territory), "way": way_to(s, seat, territory)}
        s.teller.tell(events.ATTACKED, EVERYONE, {"seat": seat, **place, "defender": s.defender, "defence": defence})


def tell_totals(s: HopeState, defence: int) -> None:
    """Tell how a battle stands."""
    if s.teller is not None:
        s.teller.tell(events.TOTALS, EVERYONE, {"attack": s.attack, "defence": defence})


def hold(s: HopeState) -> None:
    """The defender keeps the territory (DH-178)."""
    if s.teller is not None:
        s.teller.tell(events.HELD, EVERYONE, {"seat": s.defender, "territory": name_of(s, s.target)})


def conquer_from(s: HopeState, seat: int) -> None:
    """Replace the defender's marker (DH-179)."""
    s.owner[s.target] = seat
    if s.teller is not None:
        data: dict[str, object] = {"seat": seat, "territory": name_of(s, s.target), "loser": s.defender}
        s.teller.tell(events.CONQUERED, EVERYONE, data)


def close_battle(s: HopeState, attack_left: int) -> None:
    """The battle is over."""
    s.attack = attack_left
    s.target = s.defender = NONE
    s.crossing = 0
