"""Positions that cannot be are refused in words that name the field: numbers, places, who has what, and cards."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.actions import ASSAULT, SIDES
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import (
    ALL_PROFESSIONS,
    MASSES,
    NO_FACTION,
    NO_PROFESSION,
    PRINTS,
    PROFESSIONS_IN_PLAY,
    SPOILS_CARD,
)
from parlour.games.hope.rules.legal import can_act, cubes_on
from parlour.games.hope.rules.table_atoms import years_of
from parlour.games.hope.rules.winter import cubes_of
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import (
    ACTING,
    ASSAILING,
    CHOOSING,
    DEFENDING,
    DRAFTING,
    LEADER_CUBE,
    PHASES,
    PRESSING_ON,
    SMALL_CUBE,
    TOKEN,
)
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import NONE

BATTLE: Final = (ASSAILING, DEFENDING, PRESSING_ON)
COUNTS: Final = (
    *("attack", "support", "trained", "sail", "siege", "onward", "plunder", "raid", "crossing"),
    *("defence", "fort", "cheaper"),
)
OWNED: Final = ("hand", "draw", "discard", "play", "ready")
NO_LIMIT: Final = 10**6
MOST_ASSAULTS: Final = max([action.n for side in SIDES for action in side if action.group == ASSAULT])


def wrong(words: str) -> ParlourError:
    """A position that cannot be."""
    return ParlourError(f"position: {words}")


# Before land and piles are laid out


def check_table(s: HopeState) -> None:
    """The map is that of the players, and the professions are eight different ones (DH-016, DH-030)."""
    if s.board != (0 if s.seats <= 3 else 1):
        raise wrong(f"board: {s.seats} do not play on the map of {BOARDS[s.board].title}")
    if len(s.professions) != PROFESSIONS_IN_PLAY or len(set(s.professions)) != PROFESSIONS_IN_PLAY:
        raise wrong(f"professions must be {PROFESSIONS_IN_PLAY} different ones")


# When all is laid out


def check_position(s: HopeState) -> None:
    """Refuse what could not have come about, or what the rules could not go on with."""
    check_numbers(s)
    check_draft(s)
    check_capitals(s)
    if s.era < len(SIDES):
        check_actions(s)
    check_battle(s)
    check_masters(s)
    check_cards(s)


def check_numbers(s: HopeState) -> None:
    """No number is too small or too large."""
    for name in COUNTS:
        check_range(s, name, NO_LIMIT)
    for name, most in (
        ("year", years_of(s) - 1),
        ("passes", s.seats),
        ("drafted", 2 * s.seats),
        ("assaults", MOST_ASSAULTS),
        ("token", 1),
        ("leader_cube", 1),
        ("cubes", cubes_of(s)),
    ):
        check_range(s, name, most)
    if len(s.cheaper) != 3:
        raise wrong("cheaper must be 3 numbers")


def check_range(s: HopeState, name: str, most: int) -> None:
    """A number, or each number of a list, lies between 0 and a limit."""
    value = getattr(s, name)
    for number in value if isinstance(value, list) else [value]:
        if number < 0:
            raise wrong(f"{name}: {number} is less than 0")
        if number > most:
            raise wrong(f"{name}: {number} is more than {most}")


def check_draft(s: HopeState) -> None:
    """Nobody has the faction of another, and after the draft everybody has one and a capital (DH-037, DH-038)."""
    for name, chosen in (("faction", s.faction), ("capital", s.capital)):
        known = [each for each in chosen if each != NONE]
        if len(set(known)) != len(known):
            raise wrong(f"{name}: two players have the same")
        if s.phase != DRAFTING and len(known) != s.seats:
            raise wrong(f"{name}: after the draft every player has one")
    made = len([each for each in s.faction + s.capital if each != NONE])
    if s.drafted != made:
        raise wrong(f"drafted: {s.drafted} choices, and {made} factions and capitals are chosen")
    if s.phase == DRAFTING and made == 2 * s.seats:
        raise wrong("phase: the draft is over")


def check_capitals(s: HopeState) -> None:
    """A capital is a start city that its player holds (DH-040, DH-162)."""
    board = BOARDS[s.board]
    for seat, place in enumerate(s.capital):
        if place == NONE:
            continue
        if place not in board.starts:
            raise wrong(f"capital: {board.territories[place].name} is no start city")
        if s.owner[place] != seat:
            raise wrong(f"capital: held{seat + 1} lacks {board.territories[place].name}")


def check_actions(s: HopeState) -> None:
    """The action board of the era, with as many cubes as its spaces hold (DH-084), and everybody's own on it."""
    side = SIDES[s.era]
    if not len(s.laid) == len(s.laid_by) == len(s.laid_with):
        raise wrong("laid, laid_by, laid_with must be equally long: of every cube its action, its owner and its kind")
    if s.laid and not 0 <= min(s.laid) <= max(s.laid) < len(side):
        raise wrong(f"laid: the actions of the era are 0 to {len(side) - 1}")
    for number, action in enumerate(side):
        if cubes_on(s, number) > action.room(s.seats):
            raise wrong(f"laid: {cubes_on(s, number)} cubes cannot stand on {action.name}")
    for seat in range(s.seats):
        check_cubes(s, seat)
    if not NONE <= s.action < len(side):
        raise wrong(f"action: the last action of the era is {len(side) - 1}")
    if s.phase == CHOOSING and not can_act(s, s.turn):
        raise wrong(f"turn: P{s.turn + 1} has nothing to choose an action with, and passes at once")
    if s.phase in (ACTING, *BATTLE) and s.action == NONE:
        raise wrong(f"action: phase={PHASES[s.phase].replace(' ', '_')} needs the action that was chosen")


def check_cubes(s: HopeState, seat: int) -> None:
    """What a player has laid is not beside the board as well (DG-15, DH-083, DH-086)."""
    laid = [kind for kind, owner in zip(s.laid_with, s.laid_by, strict=True) if owner == seat]
    token = int(s.token > 0) if seat == s.start else 1
    if laid.count(SMALL_CUBE) + s.cubes[seat] > cubes_of(s):
        raise wrong(f"laid: P{seat + 1} has no more than {cubes_of(s)} small cubes")
    if laid.count(TOKEN) + token > 1:
        raise wrong(f"laid_with: P{seat + 1} has no token on the board")
    if laid.count(LEADER_CUBE) + s.leader_cube[seat] > 1:
        raise wrong(f"laid_with: P{seat + 1} has no leader cube on the board")


def check_battle(s: HopeState) -> None:
    """In a battle somebody defends a territory of theirs that is no capital; else there is no target (DH-162)."""
    if s.phase not in BATTLE:
        if s.target != NONE or s.defender != NONE:
            raise wrong("target, defender: there is no battle in this phase")
        return
    if not 0 <= s.target < len(s.owner):
        raise wrong("target: a battle needs a territory that is fought for")
    if s.defender in (NONE, s.turn) or s.owner[s.target] != s.defender:
        raise wrong("defender: a battle needs the rival who holds the target")
    if s.target in s.capital:
        raise wrong("target: a capital cannot be attacked")


def check_masters(s: HopeState) -> None:
    """Masters are of professions in play."""
    there = sum([1 << number for number in s.professions])
    for seat, masters in enumerate(s.masters):
        if masters < 0 or masters & ~there:
            raise wrong(f"masters: P{seat + 1} has a master of a profession that is not in play")


# Which cards lie where


def may_lie(s: HopeState, field: str, face: int) -> bool:
    """Whether a card may lie in a field."""
    card = PRINTS[face]
    if field in ("spoils", "box"):
        return field == "box" or card.kind == SPOILS_CARD
    if field == "masses":
        return card.kind == MASSES and card.faction == NO_FACTION
    if card.kind == SPOILS_CARD:
        return field.startswith("ready")
    if card.faction != NO_FACTION:
        return card.faction == s.faction[int(field[-1]) - 1]
    return card.profession == NO_PROFESSION or card.profession in s.professions


def check_cards(s: HopeState) -> None:
    """Every card lies where such a card may lie."""
    check_zone(s, "masses", s.masses)
    if len(s.spoils) != 2:
        raise wrong("spoils must be 2 stacks")
    for number, stack in enumerate(s.spoils):
        check_zone(s, "spoils", stack)
        for card in stack:
            if PRINTS[s.face[card]].stack != number + 2:
                raise wrong(f"spoils: {PRINTS[s.face[card]].name} is of the other stack")
    for name in OWNED:
        for seat, cards in enumerate(getattr(s, name)):
            check_zone(s, f"{name}{seat + 1}", cards)


def check_zone(s: HopeState, field: str, cards: list[int]) -> None:
    """Refuse a card that cannot lie in a field."""
    for card in cards:
        if not may_lie(s, field, s.face[card]):
            printed = PRINTS[s.face[card]]
            why = ""
            if printed.faction == NO_FACTION and printed.profession not in (NO_PROFESSION, *s.professions):
                why = f": {ALL_PROFESSIONS[printed.profession].name} are not in play"
            raise wrong(f"{field}: {printed.name} cannot lie there{why}")
