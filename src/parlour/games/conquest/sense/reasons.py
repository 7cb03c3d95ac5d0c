"""Why a hint is one, in a few words: from the own hand and what lies open, which the seat sees."""

from __future__ import annotations

from parlour.games.conquest.answers import (
    ATTACK,
    CLAIM,
    DISMISS,
    END,
    EXPEDITION,
    MOVE,
    PASS,
    PLAY,
    SEIZE,
    SPAN,
    THROW,
    USE,
)
from parlour.games.conquest.cards.faces import (
    ATTACKS,
    DEFENCES,
    EACH_TURN,
    EXPLORES,
    GUARDS,
    IMMEDIATES,
    MOST_ABILITIES,
    PRINTS,
    face_name,
)
from parlour.games.conquest.questions import (
    CHOICE,
    INTERRUPT,
    TURN,
    USE_IT,
    VICTIM,
    WHERE,
    WHICH,
    WHOM,
)
from parlour.games.conquest.rules.lasting import may_discover
from parlour.games.conquest.rules.moving import destinations
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.rules.table import ABILITY, CARD, FACE, back, guards, has_land, is_guarded, opponents
from parlour.games.conquest.sense.deeds import dismiss_worth, has_answer
from parlour.games.conquest.sense.effect_words import what_it_does
from parlour.games.conquest.sense.reasons_to_fight import (
    printed_defence,
    why_attack,
    why_expedition,
    why_interrupt,
    why_pass,
    why_victim,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.questions import YES, Question
from parlour.kernel.state import NO_CARD, NONE


def reason(s: ConquestState, seat: int, question: Question, option: int) -> str:
    """Why a seat might answer so; empty where nothing simple can be said."""
    if question is TURN:
        return why_deed(s, seat, option)
    if question is INTERRUPT:
        return why_pass(s, seat) if option == PASS else why_interrupt(s, seat, option - 1)
    if question is WHERE:
        return why_there(s, seat, option)
    if question is VICTIM:
        return why_victim(s, seat, option)
    if question is WHOM:
        return why_whom(s, seat, option)
    if question is USE_IT:
        frame = s.frames[-1]
        return said(s, seat, back(frame[CARD]), frame[FACE], frame[ABILITY]) if option == YES else ""
    if option >= NO_CARD or question in (CHOICE, WHICH):
        return ""
    return strength_of(s, option)


def strength_of(s: ConquestState, card: int) -> str:
    """The numbers that are printed on a card that guards, and whether it is the weakest or strongest of its land."""
    face = s.face[card]
    if not GUARDS[face]:
        return ""
    numbers = f"{ATTACKS[face]} attack and {DEFENCES[face]} defence"
    others = [each for each in guards(s, s.at[card]) if each != card] if s.at[card] != NONE else []
    printed = [ATTACKS[s.face[each]] + DEFENCES[s.face[each]] for each in others]
    own = ATTACKS[face] + DEFENCES[face]
    if printed and own < min(printed):
        return f"it is the weakest guard there, with {numbers}"
    return f"it is the strongest guard there, with {numbers}" if printed and own > max(printed) else f"it has {numbers}"


def said(s: ConquestState, seat: int, card: int, face: int, number: int) -> str:
    """What an ability would do, with a subject."""
    ability = PRINTS[face].abilities[number]
    words = what_it_does(s, seat, card, ability)
    return f"it {words}" if words else ""


# Turns


def why_deed(s: ConquestState, seat: int, option: int) -> str:
    """Why something is done in a turn."""
    kind, thing = divmod(option, SPAN)
    if kind == PLAY:
        return why_play(s, seat, thing)
    if kind == USE:
        card, number = divmod(thing, MOST_ABILITIES)
        return said(s, seat, card, s.face[card], number)
    if kind == ATTACK:
        return why_attack(s, seat, thing)
    if kind == EXPEDITION:
        return why_expedition(s, seat, thing)
    if kind in (CLAIM, SEIZE):
        return why_taken(s, seat, thing)
    if kind == MOVE:
        return why_move(s, thing)
    if kind == THROW:
        return why_throw(s, seat, thing)
    if kind == DISMISS:
        return why_dismiss(s, seat, thing)
    return "you have no play left in this turn" if kind == END and s.plays == 0 else ""


def why_play(s: ConquestState, seat: int, card: int) -> str:
    """What a card does at once, then where it is needed, then what it does later."""
    face = s.face[card]
    for number in IMMEDIATES[face]:
        ability = PRINTS[face].abilities[number]
        words = said(s, seat, card, face, number)
        if words and not ability.option and ability.cost is None:
            return words
    if GUARDS[face]:
        empty = [land for land in homes(s, seat, card) if not is_guarded(s, land)]
        if empty:
            return f"{face_name(s.face[empty[0]])} has no guard yet, and it defends with {DEFENCES[face]}"
    if EXPLORES[face] and s.land_pile[seat] and may_discover(s, seat):
        return "it may discover a new land"
    for number in EACH_TURN[face]:
        words = said(s, seat, card, face, number)
        if words and not PRINTS[face].abilities[number].option:
            return f"{words} in each of your turns"
    return strength_of(s, card)


def why_taken(s: ConquestState, seat: int, land: int) -> str:
    """What an empty land of an opponent is to whoever takes it."""
    if has_land(s, seat, s.face[land]):
        return ""
    return f"nobody guards it, and with it you have {len(s.lands[seat]) + 1} lands"


def why_move(s: ConquestState, card: int) -> str:
    """Where a card would be the only guard."""
    empty = [land for land in destinations(s, card) if not is_guarded(s, land)]
    if not empty or len(guards(s, s.at[card])) < 2:
        return ""
    return f"{face_name(s.face[empty[0]])} has no guard, and {face_name(s.face[s.at[card]])} keeps another one"


def why_throw(s: ConquestState, seat: int, card: int) -> str:
    """That a card is of no use now."""
    if GUARDS[s.face[card]] and not EXPLORES[s.face[card]] and not has_answer(s, card) and not homes(s, seat, card):
        return "none of your lands has room for it"
    return ""


def why_dismiss(s: ConquestState, seat: int, card: int) -> str:
    """For which card it makes room."""
    if dismiss_worth(s, seat, card) <= 0:
        return ""
    return f"a card of your hand finds no room, and {strength_of(s, card)}"


# Where, and whom


def why_there(s: ConquestState, seat: int, land: int) -> str:
    """How a land is guarded so far."""
    if land >= NO_CARD:
        return f"with a new land you have {len(s.lands[seat]) + 1}"
    here = guards(s, land)
    if not here:
        return "nobody guards it yet" if s.holder[land] == seat else "nobody guards it, so you take it"
    return f"its guards have a printed defence of {printed_defence(s, here)} so far"


def why_whom(s: ConquestState, seat: int, other: int) -> str:
    """How an opponent stands."""
    most = max([s.morale[each] for each in opponents(s, seat)], default=NONE)
    ahead = ", and no opponent of yours has more" if s.morale[other] == most else ""
    return f"they have {s.morale[other]} morale{ahead}"
