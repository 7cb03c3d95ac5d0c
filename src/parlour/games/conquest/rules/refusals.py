"""Why something is not an option of a turn, by the same checks that make the options."""

from __future__ import annotations

from parlour.games.conquest.answers import ATTACK, PLAY, SPAN
from parlour.games.conquest.cards.faces import KINDS, ONLY_ANSWERS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.rules.lasting import may_play
from parlour.games.conquest.rules.legal import LIMIT, targets_from
from parlour.games.conquest.rules.reach import may_attack_at_all, may_attack_from
from parlour.games.conquest.rules.room import room
from parlour.games.conquest.rules.table import ROUNDS_OF_PEACE, guards, is_action, kind_of
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import MOVE as MOVING
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.state import State


def why_no_deed(s: State, seat: int, thing: int) -> str:
    """The rule that forbids a deed: playing a card, or attacking from a land, by its face."""
    assert isinstance(s, ConquestState)
    kind, face = divmod(thing, SPAN)
    if kind == PLAY:
        return why_not_played(s, seat, face)
    return why_no_attack(s, seat, face) if kind == ATTACK else ""


def why_not_played(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which a card is not played."""
    held = [card for card in s.hand[seat] if s.face[card] == face]
    if not held or s.plays == 0:
        return "HC2-071" if s.edition == 2 else "HC1-023"
    if s.phase != PLAYING:
        return "HG-102"
    if not may_play(s, seat, held[0]):
        return "HC2-075"
    if is_action(s, held[0]):
        return "HC2-052" if ONLY_ANSWERS[face] else "HC2-079"
    return "HC2-074" if s.edition == 2 else "HC1-018"


def why_no_attack(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which a land does not attack."""
    second = s.edition == 2
    if KINDS[face] != LAND:
        return "HC2-090" if second else "HC1-041"
    if s.round <= ROUNDS_OF_PEACE:
        return "HC2-064" if second else "HC1-015"
    if s.attacks == 0:
        return "HC2-096" if second else "HC1-052"
    if s.phase == MOVING:
        return "HG-57"
    if second and s.gate and s.morale[seat] <= LIMIT:
        return "HC2-088"
    return why_not_from(s, seat, face)


def why_not_from(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which one of the own lands does not attack though its player may."""
    own = [stack[0] for stack in s.lands[seat] if s.face[stack[0]] == face]
    if not own or not guards(s, own[0]):
        return "HG-66"
    if not may_attack_at_all(s, seat) or not may_attack_from(s, own[0]):
        return "HC2-075"
    if not targets_from(s, own[0]):
        return "HC2-090" if s.edition == 2 else "HC1-041"
    return ""


def why_not_there(s: State, seat: int, thing: int) -> str:
    """The rule by which a card does not go into a land, by the face of the land."""
    assert isinstance(s, ConquestState)
    for stack in s.lands[seat]:
        if s.face[stack[0]] == thing and not any([room(s, stack[0], kind_of(s, card)) for card in s.hand[seat]]):
            return "HC2-074" if s.edition == 2 else "HC1-018"
    return "HC2-072" if s.edition == 2 else "HC1-017"
