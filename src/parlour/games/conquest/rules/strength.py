"""What both sides of a battle are worth, with every part and the card that it comes from (HG-64)."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import ATTACKS, DEFENCES
from parlour.games.conquest.rules.conditions import Battle, amount, in_place
from parlour.games.conquest.rules.lasting import Force, fits, forces_of
from parlour.games.conquest.rules.table import back, is_action, is_its_land
from parlour.games.conquest.state import ConquestState
from parlour.kernel.state import NONE

ADDING: Final = (v.ADD_STRENGTH, v.ADD_ATTACK, v.ADD_DEFENCE)


class Bonus:
    """A part of a total: how much, from which card, and which card or land it changes (NONE: it is its own number)."""

    def __init__(self, card: int, value: int, to: int) -> None:
        self.card = card
        self.value = value
        self.to = to


def total(s: ConquestState, battle: Battle, side: int, parts: list[Bonus] | None = None) -> int:
    """The strength of a side; `parts`, if given, is filled with what it is made of."""
    added = changes(s, battle, side, ADDING)
    factors = changes(s, battle, side, (v.DOUBLE, v.HALVE))
    found = 0
    for card in battle.cards[side]:
        found += card_strength(s, battle, side, card, added, factors, parts)
    for force in added:
        if means_land(force):
            found += note(
                parts, force.card, amount(s, force.seat, force.card, force.effect, battle), battle.lands[side]
            )
    for force in forces_of(s, battle.seats[side], v.JOIN, battle):
        found += joined(s, battle, side, force, parts)
    return max(0, found)


def note(parts: list[Bonus] | None, card: int, value: int, to: int = NONE) -> int:
    """Note a part of a total; returns its value."""
    if parts is not None and value:
        parts.append(Bonus(card, value, to))
    return value


def card_strength(
    s: ConquestState,
    battle: Battle,
    side: int,
    card: int,
    added: list[Force],
    factors: list[Force],
    parts: list[Bonus] | None = None,
) -> int:
    """What one card is worth: printed, changed, doubled and halved."""
    printed = ATTACKS[s.face[card]] if side == 0 else DEFENCES[s.face[card]]
    value = note(parts, card, printed)
    for force in added:
        if not means_land(force) and means_card(s, battle, side, force, card):
            value += note(parts, force.card, amount(s, force.seat, force.card, force.effect, battle), card)
    for force in factors:
        if force.effect.verb == v.DOUBLE and means_any(s, battle, side, force, card):
            value += note(parts, force.card, value, card)
    for force in factors:
        if force.effect.verb == v.HALVE and means_any(s, battle, side, force, card):
            value += note(parts, force.card, value // 2 - value, card)
    return value + note(parts, card, max(value, min(printed, 0)) - value, card)


def changes(s: ConquestState, battle: Battle, side: int, verbs: tuple[int, ...]) -> list[Force]:
    """The effects with some verbs that change a side: its own, and the other's against it."""
    found: list[Force] = []
    for verb in verbs:
        if verb == (v.ADD_DEFENCE if side == 0 else v.ADD_ATTACK):
            continue
        for owner in (side, 1 - side):
            for force in forces_of(s, battle.seats[owner], verb, battle):
                if matters(s, battle, side, owner, force):
                    found.append(force)
    return found


def matters(s: ConquestState, battle: Battle, side: int, owner: int, force: Force) -> bool:
    """Whether an effect of an owner is about this side at all."""
    scope, stat = force.effect.scope, force.effect.stat
    if scope is None or (
        force.effect.verb in (v.DOUBLE, v.HALVE) and not stat & (c.ATTACK if side == 0 else c.DEFENCE)
    ):
        return False
    against = scope.kind in (c.TO_OPPOSING_LAND, c.TO_OPPOSING_CARDS)
    if against != (owner != side):
        return False
    if against:
        return not force.steady or is_action(s, force.card) or there(s, battle, owner, force.card)
    return is_own(s, battle, side, force, scope.kind)


def is_own(s: ConquestState, battle: Battle, side: int, force: Force, kind: int) -> bool:
    """Whether an effect on the own side reaches the cards that fight."""
    land = battle.lands[side]
    if land == NONE:  # an expedition has its two cards and the active area (HG-110)
        if is_action(s, force.card):
            return kind != c.TO_ONE_LAND
        means = kind in (c.TO_THIS_CARD, c.TO_YOUR_CARDS) or (not force.steady and kind != c.TO_ONE_LAND)
        return means and force.card in battle.cards[side]
    if kind in (c.TO_THAT_LAND, c.TO_ONE_LAND):
        return back(force.about) == land
    if kind in (c.TO_THIS_LAND, c.TO_CARDS_HERE):
        return there(s, battle, side, force.card)
    return kind != c.TO_YOUR_LANDS or force.effect.scope is None or fits(s, force.effect.scope.cards, land)


def there(s: ConquestState, battle: Battle, side: int, card: int) -> bool:
    """Whether a card belongs to the land of a side that fights."""
    if card in battle.cards[side]:
        return True
    return battle.lands[side] != NONE and is_its_land(s, card, battle.lands[side])


def means_land(force: Force) -> bool:
    """Whether an effect means the land as a whole."""
    scope = force.effect.scope
    kinds = (c.TO_THIS_LAND, c.TO_YOUR_LANDS, c.TO_OPPOSING_LAND, c.TO_THAT_LAND, c.TO_ONE_LAND)
    return scope is not None and scope.kind in kinds


def means_card(s: ConquestState, battle: Battle, side: int, force: Force, card: int) -> bool:
    """Whether an effect means one of the cards that fight."""
    scope = force.effect.scope
    if scope is None:
        return False
    return card == force.card if scope.kind == c.TO_THIS_CARD else fits(s, scope.cards, card)


def means_any(s: ConquestState, battle: Battle, side: int, force: Force, card: int) -> bool:
    """Whether a factor means a card: by itself, or with its land."""
    return means_land(force) or means_card(s, battle, side, force, card)


def joined(s: ConquestState, battle: Battle, side: int, force: Force, parts: list[Bonus] | None) -> int:
    """What cards elsewhere add to the land that fights (HC1-049)."""
    target = force.effect.target
    if target is None or not (is_action(s, force.card) or there(s, battle, side, force.card)):
        return 0
    found = 0
    seat = battle.seats[side]
    for stack in s.lands[seat]:
        for card in stack[1:]:
            if card in battle.cards[side] or not target.cards.has(s.face[card]):
                continue
            if in_place(s, seat, seat, force.card, card, target.place, None):
                value = ATTACKS[s.face[card]] if side == 0 else DEFENCES[s.face[card]]
                found += note(parts, card, value, battle.lands[side])
    return found
