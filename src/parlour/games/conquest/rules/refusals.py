"""Why something is not an option of a turn, by the same checks that make the options."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.conquest.answers import (
    ATTACK,
    CLAIM,
    DISMISS,
    EXPEDITION,
    MOVE,
    PLAY,
    SEIZE,
    SPAN,
    THROW,
    USE,
)
from parlour.games.conquest.cards.faces import EXPLORES, KINDS, ONLY_ANSWERS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.rules.lasting import may_play
from parlour.games.conquest.rules.legal import LIMIT, companions, targets_from
from parlour.games.conquest.rules.reach import may_attack_at_all, may_attack_from, reaches
from parlour.games.conquest.rules.refusals_in_play import why_not_dismissed, why_not_moved, why_not_used
from parlour.games.conquest.rules.room import room
from parlour.games.conquest.rules.table import (
    ROUNDS_OF_PEACE,
    back,
    guards,
    in_play,
    is_action,
    is_guarded,
    kind_of,
    opponents,
    ref,
    stays,
)
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import FIGHT
from parlour.games.conquest.zones import MOVE as MOVING
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.state import State


def in_edition_1(rule: str) -> Callable[[State, int, int], str]:
    """Of a question whose rule is edition 2's: the rule of edition 1."""

    def found(s: State, seat: int, thing: int) -> str:
        assert isinstance(s, ConquestState)
        return rule if s.edition == 1 else ""

    return found


def why_no_deed(s: State, seat: int, thing: int) -> str:
    """The rule that forbids a deed of a turn with a card, by its face."""
    assert isinstance(s, ConquestState)
    kind, face = divmod(thing, SPAN)
    second = s.edition == 2
    if kind == PLAY:
        return why_not_played(s, seat, face)
    if kind == THROW:
        return "HC2-077" if second else "HC1-036"
    if kind == ATTACK:
        return why_no_attack(s, seat, face)
    if kind == EXPEDITION:
        return why_no_expedition(s, seat, face)
    if kind in (CLAIM, SEIZE):
        theirs = [stack[0] for lands in s.lands for stack in lands if s.face[stack[0]] == face]
        theirs = [land for land in theirs if s.holder[land] != seat]
        if not theirs:
            return "HC2-098" if second else "HC1-054"
        return why_no_claim(s, theirs[0]) if kind == CLAIM else why_not_seized(s, theirs[0])
    mine = [card for card in in_play(s, seat) if s.face[card] == face]
    if kind == DISMISS:
        return why_not_dismissed(s, mine)
    if kind == USE:
        return why_not_used(s, seat, mine)
    return why_not_moved(s, mine) if kind == MOVE else ""


# Playing


def why_not_played(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which a card is not played."""
    second = s.edition == 2
    held = [card for card in s.hand[seat] if s.face[card] == face]
    if held and is_action(s, held[0]) and ONLY_ANSWERS[face]:
        return "HC2-052" if second else "HG-107"
    if not held or s.plays == 0:
        return "HC2-071" if second else "HC1-023"
    if s.phase != PLAYING:
        return "HG-128" if not second else "HG-102" if s.phase == FIGHT else "HG-39"
    if not may_play(s, seat, held[0]):
        return "HC2-075" if second else "HG-04"
    if EXPLORES[face]:
        return "HG-55"
    return "HC2-074" if second else "HC1-018"


def why_not_there(s: State, seat: int, thing: int) -> str:
    """The rule by which a card does not go into a land, by the face of the land."""
    assert isinstance(s, ConquestState)
    for stack in s.lands[seat]:
        if s.face[stack[0]] == thing and not any([room(s, stack[0], kind_of(s, card)) for card in s.hand[seat]]):
            return "HC2-074" if s.edition == 2 else "HC1-018"
    return "HC2-072" if s.edition == 2 else "HC1-017"


# Attacks


def why_no_attack(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which a land does not attack, or is not attacked: people name both kinds."""
    if KINDS[face] != LAND:
        return "HC2-090" if s.edition == 2 else "HC1-041"
    own = [stack[0] for stack in s.lands[seat] if s.face[stack[0]] == face]
    return why_no_war(s, seat) or (why_not_from(s, own[0]) if own else why_not_attacked(s, seat, face))


def why_no_war(s: ConquestState, seat: int) -> str:
    """The rule by which a player attacks nobody now, or ""."""
    second = s.edition == 2
    if s.round <= ROUNDS_OF_PEACE:
        return "HC2-064" if second else "HC1-015"
    if s.attacks == 0:
        return "HC2-096" if second else "HC1-052"
    if s.phase == MOVING:
        return "HG-57"
    if second and s.gate and s.morale[seat] <= LIMIT:
        return "HC2-088"
    if not may_attack_at_all(s, seat):
        return "HC2-075" if second else "HG-04"
    return ""


def why_not_from(s: ConquestState, land: int) -> str:
    """The rule by which one of the own lands does not attack though its player may."""
    if not guards(s, land):
        return "HG-66"
    if not may_attack_from(s, land):
        return "HC2-075" if s.edition == 2 else "HG-04"
    if not targets_from(s, land):
        return "HC2-090" if s.edition == 2 else "HC1-041"
    return ""


def why_not_attacked(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which a land of others is not attacked though the player may attack. One that can be is attacked by
    naming an own land first (HG-67)."""
    second = s.edition == 2
    there = [stack[0] for other in opponents(s, seat) for stack in s.lands[other] if s.face[stack[0]] == face]
    near = [(stack[0], land) for land in there for stack in s.lands[seat] if reaches(s, stack[0], land)]
    if not near:
        return "HC2-090" if second else "HC1-041"
    if not is_guarded(s, near[0][1]):
        return "HG-65" if second else "HC1-044"
    if any([land in targets_from(s, home) for home, land in near]):
        return "HG-67" if second else "HC1-041"
    if not any([guards(s, home) for home, _ in near]):
        return "HG-66"
    return "HC2-075" if second else "HG-04"


def why_no_expedition(s: ConquestState, seat: int, face: int) -> str:
    """The rule by which an explorer leads no expedition."""
    if s.edition == 1:
        return "HC1-041"
    own = [card for stack in s.lands[seat] for card in stack if s.face[card] == face]
    if not own or not EXPLORES[face]:
        return "HC2-028"
    wrong = why_no_war(s, seat)
    if wrong:
        return wrong
    if stays(s, own[0]):
        return "HC2-029"
    return "HG-110" if s.abroad or companions(s, own[0], True) else "HG-60"


# Lands of others


def why_no_claim(s: ConquestState, land: int) -> str:
    """The rule by which a land is not claimed that an attack emptied, or did not empty."""
    if s.edition == 1:
        return "HG-26"
    if is_guarded(s, land):
        return "HC2-098"
    return "HG-68" if ref(land) in [row[0] for row in s.emptied] else "HG-98"


def why_not_seized(s: ConquestState, land: int) -> str:
    """The rule by which an empty land is not taken."""
    second = s.edition == 2
    if second and s.round <= ROUNDS_OF_PEACE:
        return "HC2-064"
    if is_guarded(s, land):
        return "HC2-101" if second else "HC1-022"
    if land not in [back(number) for number in s.empty]:
        return "HG-98" if second else "HG-100"
    if second and s.moves == 0:
        return "HC2-082"
    return "HC2-101" if second else "HC1-044"
