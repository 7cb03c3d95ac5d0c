"""Interrupts: what may answer what is pending, and who is asked.

Everybody who might have an answer is asked at once and sealed; the order of seats decides who acts (HG-103, HG-119).
Who is asked depends on nothing but what all can see: which faces may be in a hand, not which are.
"""

from __future__ import annotations

from parlour.games.conquest.answers import PASS
from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import ANSWERING, ANSWERS, KINDS, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.cards.model import Ability, Phrase
from parlour.games.conquest.questions import INTERRUPT
from parlour.games.conquest.rules.atoms import count_use, say_interrupt
from parlour.games.conquest.rules.conditions import holds
from parlour.games.conquest.rules.entering import concerned, places_for
from parlour.games.conquest.rules.frame_atoms import note_acted, push, step
from parlour.games.conquest.rules.lasting import is_silenced, may_play
from parlour.games.conquest.rules.pending import answering_frame, deeper, use_frame
from parlour.games.conquest.rules.table import (
    ABILITY,
    ACTED,
    ANSWER,
    CARD,
    DEPTH,
    FACE,
    KIND,
    RESOLVE,
    TARGET_LAND,
    TARGETS,
    THAT,
    WHO,
    back,
    continent_of,
    in_play,
    is_action,
    is_its_land,
    peaceful,
    seats_from,
    uses_open,
)
from parlour.games.conquest.rules.targets import AT_OPPONENTS, battle_now, payable, works
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import Ask, choose_sealed
from parlour.kernel.state import NO_CARD, NONE, WATCHER

DEEPEST = 3


async def window(s: ConquestState, frame: list[int]) -> bool:
    """Ask everybody who might interrupt; returns whether anybody was asked."""
    if peaceful(s) or frame[DEPTH] >= DEEPEST:
        step(s, RESOLVE)
        return False
    pilot = s.pilot
    asks: list[Ask] = []
    for seat in seats_to_ask(s):
        if frame[ACTED] >> seat & 1:
            continue
        if pilot is not None and pilot.skips_idle():
            options = replies(s, seat, frame)
            if len(options) > 1:
                asks.append(Ask(seat, INTERRUPT, options))
        elif might_answer(s, seat, frame):
            asks.append(Ask(seat, INTERRUPT, replies(s, seat, frame)))
    if not asks:
        step(s, RESOLVE)
        return False
    options = await choose_sealed(s, asks)
    for number, option in enumerate(options):
        if option != PASS:
            act(s, frame, asks[number].seat, option - 1)
            return True
    step(s, RESOLVE)
    return True


def seats_to_ask(s: ConquestState) -> list[int]:
    """Who may interrupt, in their order (HG-103); in edition 1 only the active player (HG-107)."""
    return seats_from(s, s.turn) if s.edition == 2 else [s.turn]


def act(s: ConquestState, frame: list[int], seat: int, code: int) -> None:
    """The first in order acts: its ability is pending, or that the card is played if it was in the hand."""
    card, number = divmod(code, MOST_ABILITIES)
    note_acted(s, seat)
    say_interrupt(s, seat, card)
    that = frame[THAT] if frame[WHO] == seat else frame[WHO]
    if frame[KIND] == c.LOSS_WINDOW:
        that = frame[THAT]
    count_use(s, card, number)
    if s.holder[card] == NONE:
        push(s, answering_frame(s, seat, card, number, that, deeper(frame)))
    else:
        push(s, use_frame(s, seat, card, number, that, ANSWER, deeper(frame)))


# What may answer


def replies(s: ConquestState, seat: int, frame: list[int]) -> list[int]:
    """The answers of a seat: passing, and the cards in its hand and in play with a fitting interrupt."""
    found = [PASS]
    kind = frame[KIND]
    for card in s.hand[seat]:
        for number in ANSWERS[s.face[card]][kind]:
            if may_reply(s, seat, card, number, frame, True):
                found.append(1 + card * MOST_ABILITIES + number)
    if s.stands[seat][ANSWERING + kind]:
        for card in in_play(s, seat):
            for number in ANSWERS[s.face[card]][kind]:
                if may_reply(s, seat, card, number, frame, False):
                    found.append(1 + card * MOST_ABILITIES + number)
    if len(found) > 1:
        found.sort()
    return found


def may_reply(s: ConquestState, seat: int, card: int, number: int, frame: list[int], in_hand: bool) -> bool:
    """Whether an ability answers a frame and can be used now."""
    ability = PRINTS[s.face[card]].abilities[number]
    if not payable(s, seat, card, ability.cost):
        return False
    if not in_hand:
        return answers_from_play(s, seat, card, number, frame)
    interrupt = ability.interrupt
    if interrupt is None or not occurs(s, seat, interrupt, frame):
        return False
    if not may_play(s, seat, card) or not finds_place(s, seat, card, ability, frame):
        return False
    battle = battle_now(s)
    return holds(s, seat, card, ability, battle) and works(s, seat, card, ability, battle)


def answers_from_play(s: ConquestState, seat: int, card: int, number: int, frame: list[int]) -> bool:
    """Whether an ability of a card in play answers a frame, whatever it costs: everybody can see that."""
    ability = PRINTS[s.face[card]].abilities[number]
    interrupt = ability.interrupt
    if interrupt is None or not occurs(s, seat, interrupt, frame) or back(frame[CARD]) == card:
        return False
    if not uses_open(s, card, number) or not is_here(s, card, interrupt, frame) or is_silenced(s, card):
        return False
    battle = battle_now(s)
    return holds(s, seat, card, ability, battle) and works(s, seat, card, ability, battle)


def occurs(s: ConquestState, seat: int, interrupt: Phrase, frame: list[int]) -> bool:
    """Whether what is pending is an occasion for a seat, wherever its card is."""
    kind, actor, cards = interrupt.kind, frame[WHO], interrupt.cards
    if kind in (c.PLAYED, c.USED):
        return actor != seat and cards is not None and cards.has(frame[FACE])
    if kind == c.USED_ON_YOU:
        return actor != seat and is_against(s, frame, seat)
    if kind in (c.YOURS_LOST, c.ANY_LOST):
        return cards is not None and cards.has(frame[FACE]) and (kind == c.ANY_LOST or actor == seat)
    if kind == c.ANY_ATTACK:
        return True
    if kind in (c.YOU_ATTACK, c.LAND_ATTACKS):
        return actor == seat
    if kind in (c.YOU_FIGHT, c.LAND_FIGHTS):
        return actor == seat or frame[THAT] == seat
    if kind == c.CONTINENT_ATTACKED:
        return frame[THAT] == seat and continent_of(s, back(frame[TARGET_LAND])) == interrupt.continent
    return frame[THAT] == seat


def is_against(s: ConquestState, frame: list[int], seat: int) -> bool:
    """Whether an ability is used against a seat: it, or a card of it, is meant."""
    place = TARGETS
    for effect in PRINTS[frame[FACE]].abilities[frame[ABILITY]].effects:
        chosen = frame[place + 1 : place + 1 + frame[place]]
        place += 1 + frame[place]
        if effect.verb in AT_OPPONENTS:
            if effect.whom in (c.EVERY, c.EVERYONE) or (effect.whom == c.THAT and frame[THAT] == seat):
                return True
            if seat in chosen:
                return True
        elif effect.target is not None and effect.target.every and effect.target.owner != c.YOURS:
            if effect.verb in (v.DISCARD, v.TAKE, v.PUSH):
                return True
        elif any([number >= NO_CARD and s.holder[back(number)] == seat for number in chosen]):
            if effect.verb != v.COPY:
                return True
        elif effect.chooser == c.OWNER and seat in chosen:
            return True
    return False


def is_here(s: ConquestState, card: int, interrupt: Phrase, frame: list[int]) -> bool:
    """Whether a card in play is in the land that its interrupt speaks of."""
    if interrupt.kind == c.LAND_ATTACKS:
        return fights_from(s, card, frame)
    if interrupt.kind == c.LAND_IS_ATTACKED:
        return is_its_land(s, card, back(frame[TARGET_LAND]))
    if interrupt.kind == c.LAND_FIGHTS:
        return is_its_land(s, card, back(frame[TARGET_LAND])) or fights_from(s, card, frame)
    return True


def fights_from(s: ConquestState, card: int, frame: list[int]) -> bool:
    """Whether a card is in the land, or on the expedition, that attacks."""
    home = back(frame[CARD])
    return card in s.abroad if home == NONE else is_its_land(s, card, home)


def finds_place(s: ConquestState, seat: int, card: int, ability: Ability, frame: list[int]) -> bool:
    """Whether a card of the hand finds its place: one that speaks of its land only in the land concerned."""
    if is_action(s, card):
        return True
    interrupt = ability.interrupt
    if interrupt is not None and interrupt.kind in (c.LAND_ATTACKS, c.LAND_IS_ATTACKED, c.LAND_FIGHTS):
        if concerned(s, seat, frame) == NONE:
            return False
    return bool(places_for(s, seat, card, frame))


# Who is asked


def might_answer(s: ConquestState, seat: int, frame: list[int]) -> bool:
    """Whether a seat might have an answer, by what everybody can see: the same for all hands that it may have."""
    kind = frame[KIND]
    if s.stands[seat][ANSWERING + kind]:
        for card in in_play(s, seat):
            for number in ANSWERS[s.face[card]][kind]:
                if answers_from_play(s, seat, card, number, frame):
                    return True
    owners = 0
    for card in s.hand[seat]:
        if not s.known[card] >> WATCHER & 1:
            owners |= 1 << s.owner[card]
        elif fits_face(s, seat, s.face[card], frame):
            return True
    if not owners:
        return False
    for card in range(len(s.face)):
        if not s.known[card] >> WATCHER & 1 and owners >> s.owner[card] & 1 and KINDS[s.face[card]] != LAND:
            if ANSWERS[s.face[card]][kind] and fits_face(s, seat, s.face[card], frame):
                return True
    return False


def fits_face(s: ConquestState, seat: int, face: int, frame: list[int]) -> bool:
    """Whether a face has an interrupt that what is pending is an occasion for."""
    for number in ANSWERS[face][frame[KIND]]:
        interrupt = PRINTS[face].abilities[number].interrupt
        if interrupt is not None and occurs(s, seat, interrupt, frame):
            return True
    return False
