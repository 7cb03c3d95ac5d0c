"""Who may attack whom: truces, bans, the ways between continents, shields."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.model import Phrase
from parlour.games.conquest.rules.conditions import Battle
from parlour.games.conquest.rules.lasting import Force, covers, fits, forces, forces_of, quiet_for
from parlour.games.conquest.rules.table import back, continent_of, guards, is_action, is_its_land, vessel_of
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE


def may_attack_at_all(s: ConquestState, seat: int) -> bool:
    """Whether no truce keeps a seat from attacking anybody."""
    for force in forces(s, v.TRUCE):
        whom = force.effect.whom
        if whom == c.EVERYONE or (whom in (c.ONE, c.THAT) and force.about == seat):
            return False
    return True


def truce_with(s: ConquestState, seat: int, other: int) -> bool:
    """Whether a seat may not attack another."""
    for force in forces_of(s, other, v.TRUCE):
        if force.effect.whom == c.EVERY and force.seat != seat:
            return True
    return False


def may_attack_from(s: ConquestState, land: int) -> bool:
    """Whether nothing forbids a land to attack."""
    for force in forces(s, v.FORBID_ATTACK):
        target = force.effect.target
        if target is None or not target.cards.has(s.face[land]):
            continue
        own = force.seat == s.holder[land]
        if (target.owner == c.OPPONENTS and own) or (target.owner == c.YOURS and not own):
            continue
        if force.steady or target.every or back(force.about) == land:
            return False
    return True


def reaches(s: ConquestState, home: int, target: int) -> bool:
    """Whether a land can attack another: on its continent, or where an ability opens the way (HC2-090)."""
    if continent_of(s, home) == continent_of(s, target):
        return True
    seat = s.holder[home]
    if quiet_for(s, seat, v.REACH):
        return False
    for force in forces_of(s, seat, v.REACH, Battle(seat, s.holder[target], home, target, [], s)):
        here = is_action(s, force.card) or is_its_land(s, force.card, home)
        if here and continent_of(s, target) in force.effect.continents:
            return True
    return False


def is_shielded(s: ConquestState, target: int, attackers: list[int]) -> bool:
    """Whether a land cannot be attacked by these cards (with their vessel)."""
    for force in forces_of(s, s.holder[target], v.SHIELD):
        scope, cards = force.effect.scope, force.effect.cards
        if scope is None or not shields(s, force, scope, target):
            continue
        has = cards is not None and any([cards.has(s.face[card]) for card in attackers])
        if cards is None or has == force.effect.barring:
            return True
    return False


def shields(s: ConquestState, force: Force, scope: Phrase, target: int) -> bool:
    """Whether a scope of lands means a land."""
    if scope.kind == c.TO_THIS_LAND:
        return is_its_land(s, force.card, target)
    if scope.kind == c.TO_YOUR_LANDS:
        return fits(s, scope.cards, target)
    if scope.kind in (c.TO_ONE_LAND, c.TO_THAT_LAND):
        return back(force.about) == target
    return covers(s, force, scope, target)


def attackers_of(s: ConquestState, home: int) -> list[int]:
    """The cards that count as attackers for a shield: guards and vessel."""
    vessel = vessel_of(s, home)
    return guards(s, home) if vessel == NONE else [*guards(s, home), vessel]
