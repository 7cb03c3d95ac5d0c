"""What the verbs do, once the window of an ability has passed."""

from __future__ import annotations

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.faces import MOST_ABILITIES
from parlour.games.conquest.cards.model import Effect
from parlour.games.conquest.questions import GIVE_UP, LOSS, WHERE, WHICH
from parlour.games.conquest.rules.atoms import (
    begin_lasting,
    change_holder,
    discard,
    end_lasting,
    make_idle,
    move,
    put_into_play,
)
from parlour.games.conquest.rules.conditions import amount
from parlour.games.conquest.rules.deck_effects import use_deck
from parlour.games.conquest.rules.ending import drain, gain, lose
from parlour.games.conquest.rules.entering import choose_option, push_immediates
from parlour.games.conquest.rules.frame_atoms import (
    drop_below,
    go_on_below,
    push,
    say_cancelled,
    say_saved,
    say_stopped,
    win_at_once,
)
from parlour.games.conquest.rules.lasting import is_protected
from parlour.games.conquest.rules.mixing import (
    by_chance,
    fetch,
    look_at_hand,
    take_from_hand,
)
from parlour.games.conquest.rules.pending import loss_frame, use_frame
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.rules.table import (
    ABILITY,
    CARD,
    DEPTH,
    FACE,
    KIND,
    RESOLVE,
    TARGET_LAND,
    THAT,
    WHO,
    back,
    is_action,
)
from parlour.games.conquest.rules.table_atoms import allow_fewer, set_topic, spend
from parlour.games.conquest.rules.targets import battle_now, candidates, copyable, other_lands, victims
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE

MORALE = (v.GAIN, v.LOSE, v.DRAIN, v.TAKE_MORALE)
ANSWERS = (v.CANCEL, v.SAVE, v.STOP, v.WIN)
CARDS = (v.DISCARD, v.TAKE, v.MOVE, v.PUSH, v.COPY, v.REVIVE, v.TAKE_BACK)
HANDS = (v.DISCARD_HAND, v.TAKE_HAND, v.LOOK_HAND, v.FEWER_PLAYS)
DECKS = (v.SEARCH, v.LOOK_DECK, v.DRAW, v.DISCOVER)


async def run(s: ConquestState, frame: list[int], effect: Effect, number: int, chosen: list[int]) -> None:
    """Let one effect happen."""
    verb = effect.verb
    if verb in MORALE:
        change_morale(s, frame, effect, chosen)
    elif v.VERBS[verb].works == v.LASTING:
        last(s, frame, effect, number, chosen)
    elif verb in ANSWERS:
        answer(s, frame, verb)
    elif verb in CARDS:
        await meet_cards(s, frame, effect, chosen)
    elif verb in HANDS:
        await meet_hands(s, frame, effect, chosen)
    elif verb in DECKS:
        await use_deck(s, frame[WHO], effect)
    elif frame[WHO] == s.turn:
        if verb == v.EXTRA_ATTACK:
            spend(s, attacks=-effect.amount)
        elif verb == v.EXTRA_PLAY:
            spend(s, plays=-effect.amount)


def change_morale(s: ConquestState, frame: list[int], effect: Effect, chosen: list[int]) -> None:
    """Give and take morale."""
    seat, card = frame[WHO], back(frame[CARD])
    number = amount(s, seat, card, effect, battle_now(s))
    if effect.verb == v.GAIN:
        gain(s, seat, number)
    elif effect.verb == v.LOSE:
        lose(s, seat, number)
    else:
        for other in victims(s, seat, effect, frame[THAT], chosen):
            if is_over(s):
                return
            gone = drain(s, other, number) if other != seat else lose(s, seat, number)
            if effect.verb == v.TAKE_MORALE and not is_over(s):
                gain(s, seat, gone)


def is_over(s: ConquestState) -> bool:
    """Whether the game has ended by now. The compiler takes what it has just read of an ending for certain, though a
    loss in between may end the game."""
    return s.ending is not None


def last(s: ConquestState, frame: list[int], effect: Effect, number: int, chosen: list[int]) -> None:
    """Let an effect last for a time."""
    seat = frame[WHO]
    about = chosen
    if effect.verb == v.TRUCE and effect.whom in (c.ONE, c.THAT):
        about = victims(s, seat, effect, frame[THAT], chosen)
        if not about:
            return
    for each in about or [NONE]:
        begin_lasting(s, [seat, frame[CARD], frame[FACE], frame[ABILITY], number, effect.lasts, each])


def answer(s: ConquestState, frame: list[int], verb: int) -> None:
    """Act on the frame below, which the use on top answers."""
    if len(s.frames) < 2:
        return
    below = s.frames[-2]
    if verb == v.WIN:
        if below[KIND] == c.ATTACK_WINDOW:
            win_at_once(s, 0 if frame[WHO] == below[WHO] else 1)
    elif verb == v.STOP:
        if below[KIND] == c.ATTACK_WINDOW:
            drop_below(s)
            end_lasting(s, c.BATTLE, NONE)
            say_stopped(s, below[WHO], s.face[back(below[TARGET_LAND])])
    elif verb == v.SAVE:
        if below[KIND] == c.LOSS_WINDOW and s.holder[back(below[CARD])] == below[WHO]:
            drop_below(s)
            say_saved(s, below[WHO], s.face[back(below[CARD])])
    elif below[KIND] == c.CARD_WINDOW:
        make_idle(s, back(below[CARD]))
        go_on_below(s, RESOLVE)
        say_cancelled(s, below[WHO], below[FACE])
    elif below[KIND] == c.ABILITY_WINDOW:
        drop_below(s)
        say_cancelled(s, below[WHO], below[FACE])


# Cards in play and in the discard pile


async def meet_cards(s: ConquestState, frame: list[int], effect: Effect, chosen: list[int]) -> None:
    """Discard, take, move, copy or bring back the cards that are meant."""
    seat = frame[WHO]
    cards = await cards_meant(s, frame, effect, chosen)
    for card in reversed(cards) if effect.verb == v.DISCARD else cards:
        if effect.verb == v.TAKE_BACK:
            if card in s.discard[seat]:
                fetch(s, seat, card)
        elif effect.verb == v.REVIVE:
            if card in s.discard[seat]:
                await revive(s, seat, card)
        elif s.holder[card] == NONE:
            continue
        elif effect.verb == v.DISCARD:
            lose_card(s, card, seat, frame[DEPTH])
        elif effect.verb == v.TAKE:
            await take(s, seat, card, frame[DEPTH])
        elif effect.verb == v.COPY:
            await copy(s, frame, card)
        elif other_lands(s, card):
            move(s, card, await which_land(s, seat, card, other_lands(s, card)))


async def which_land(s: ConquestState, seat: int, card: int, places: list[int]) -> int:
    """Where a card goes that an ability brings somewhere: the question is about that card."""
    set_topic(s, card)
    land = await choose_open(s, seat, WHERE, places)
    set_topic(s, NONE)
    return land


async def cards_meant(s: ConquestState, frame: list[int], effect: Effect, chosen: list[int]) -> list[int]:
    """The cards that an effect meets now: all, those chosen before, or those that their owner or chance chooses."""
    seat, card, target = frame[WHO], back(frame[CARD]), effect.target
    if target is None or (effect.chooser == c.YOU and not target.every):
        return [back(each) for each in chosen]
    found = candidates(s, seat, card, effect, battle_now(s))
    if target.every:
        return found
    picked: list[int] = []
    owner = chosen[0] if chosen else NONE
    for _ in range(max(1, effect.amount)):
        left = [each for each in found if each not in picked and (owner == NONE or s.holder[each] == owner)]
        if left and effect.chooser == c.CHANCE:
            picked.append(by_chance(s, left))
        elif left and owner != NONE:
            picked.append(await choose_open(s, owner, LOSS, left))
    return picked


def lose_card(s: ConquestState, card: int, by: int, depth: int) -> None:
    """Discard a card in play; that of an opponent may be saved (HC2-058)."""
    if s.holder[card] == by:
        discard(s, card, by)
    elif not is_protected(s, card, by):
        push(s, loss_frame(s, card, by, depth))


async def take(s: ConquestState, seat: int, card: int, depth: int) -> None:
    """Bring an opponent's card in play into the own civilization, where it acts as when it is played, unless it only
    comes back to its owner (HC2-109, HC2-110, HG-129)."""
    if is_protected(s, card, seat):
        return
    places = homes(s, seat, card)
    if is_action(s, card):
        change_holder(s, seat, card, NONE)
    elif places:
        change_holder(s, seat, card, await which_land(s, seat, card, places))
    else:
        return
    if s.owner[card] != seat:
        push_immediates(s, seat, card, depth)


async def revive(s: ConquestState, seat: int, card: int) -> None:
    """Bring a card from the discard pile into play, with fresh abilities; it is not played (HC2-109, HG-123)."""
    places = homes(s, seat, card)
    if is_action(s, card):
        put_into_play(s, seat, card, NONE)
    elif places:
        put_into_play(s, seat, card, await which_land(s, seat, card, places))
    else:
        return
    await choose_option(s, seat, card)
    push_immediates(s, seat, card, 0)


async def copy(s: ConquestState, frame: list[int], card: int) -> None:
    """Use an ability of another card as one's own (HG-89)."""
    face = s.face[card]
    options = [face * MOST_ABILITIES + number for number in sorted(copyable(face))]
    if options:
        code = await choose_open(s, frame[WHO], WHICH, options)
        copied = use_frame(s, frame[WHO], back(frame[CARD]), code % MOST_ABILITIES, frame[THAT], 0, frame[DEPTH])
        copied[FACE] = face
        push(s, copied)


# Hands


async def meet_hands(s: ConquestState, frame: list[int], effect: Effect, chosen: list[int]) -> None:
    """Look at hands, take or discard from them, or allow fewer cards."""
    seat = frame[WHO]
    for other in victims(s, seat, effect, frame[THAT], chosen):
        if effect.verb == v.FEWER_PLAYS:
            allow_fewer(s, other, effect.amount)
        elif effect.verb == v.LOOK_HAND:
            look_at_hand(s, seat, other)
        else:
            for _ in range(effect.amount):
                if s.hand[other]:
                    await lose_from_hand(s, seat, other, effect)


async def lose_from_hand(s: ConquestState, seat: int, other: int, effect: Effect) -> None:
    """One card of a hand goes, to another hand or to the discard pile."""
    if effect.verb == v.TAKE_HAND:
        take_from_hand(s, seat, other)
    elif effect.chooser == c.OWNER:
        discard(s, await choose(s, other, GIVE_UP, s.hand[other].copy()), other)
    else:
        discard(s, by_chance(s, s.hand[other]), other)
