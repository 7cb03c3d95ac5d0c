"""A turn: its start, its actions, its clean-up, and other players' reactions."""

from __future__ import annotations

from parlour.games.dale.cards.book import (
    ABILITIES,
    AT_TURN_START,
    BESIDES_COPYING,
    FINISHES,
    TECHNIQUES,
    stays,
)
from parlour.games.dale.cards.cast import END, START
from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.hidden import may_be_among
from parlour.games.dale.questions import ACT, DISCARD_ANY, END_TURN, RESOLVE
from parlour.games.dale.rules import abilities, atoms, lasting_atoms, table_atoms
from parlour.games.dale.rules.abilities import offer, unused_abilities
from parlour.games.dale.rules.acts import (
    ABILITY,
    ADAPT,
    ALONE,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    PLAY,
    RENEW,
    kind_of_act,
    thing_of_act,
)
from parlour.games.dale.rules.building import build, build_together
from parlour.games.dale.rules.buying import buy
from parlour.games.dale.rules.casting import choose_characters
from parlour.games.dale.rules.cleaning import clean_up, finish_turn, lacks_cards
from parlour.games.dale.rules.copies import besides_copying, identity, is_copier, may_count_as
from parlour.games.dale.rules.copying import adapt, become, forget_stale_copies, use
from parlour.games.dale.rules.discarding import discard_card
from parlour.games.dale.rules.ending import crown
from parlour.games.dale.rules.hands import Hand
from parlour.games.dale.rules.lasting import pieces_on
from parlour.games.dale.rules.marks import ADAPTED, RENEWED, USED, is_marked, unmarked
from parlour.games.dale.rules.possible import act_options, playable_as, renewing, usable
from parlour.games.dale.rules.reacting import anybody_may_react, react
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.rules.waiting import resolve
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import ACTING, CASTING, CLEANING, CLOSING, ENDING, REACTING, STARTING
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.cards import in_rising_order, take_out


async def take_step(s: DaleState) -> None:
    """The step that the phase calls for."""
    phase = s.phase
    if phase == ACTING:
        await act(s)
    elif phase == STARTING:
        await start_turn(s)
    elif phase == CLEANING:
        await clean_up(s)
    elif phase == ENDING:
        await end_turn(s)
    elif phase == CLOSING:
        await close_turn(s)
    elif phase == CASTING:
        await choose_characters(s)
    else:
        await react(s)


def end_step(s: DaleState, phase: int) -> None:
    """After a step of a phase somebody may have won, and others may react; after reactions the turn goes on."""
    if s.copies:
        forget_stale_copies(s)
    if s.ending is None:
        crown(s)
    if phase == REACTING or s.ending is not None or not (s.agenda or s.entered):
        return
    if anybody_may_react(s):
        table_atoms.pause_for_reactions(s)
    else:
        table_atoms.clear_agenda(s)
        table_atoms.clear_entered(s)


# The start of a turn


async def start_turn(s: DaleState) -> None:
    """Scheduled cards that waited for this turn, then abilities; when nothing is left, the actions (R3)."""
    me = s.turn
    cards = [card for card in unmarked(s, USED, s.sched[me]) if identity(s, me, card) in AT_TURN_START]
    if cards:
        await resolve_one(s, me, sorted(cards))
    elif unused_abilities(s, me, START):
        await offer_at_start(s, me)
    else:
        table_atoms.go_to(s, ACTING)


async def resolve_one(s: DaleState, me: int, cards: list[int]) -> None:
    """Resolve one of the scheduled cards that waited for this turn, in the order their player likes."""
    card = await choose_open(s, me, RESOLVE, cards)
    lasting_atoms.mark(s, USED, card)
    await AT_TURN_START[identity(s, me, card)](s, me, card)
    if s.ending is None and pieces_on(s, card) == 0:
        await resolve(s, me, card)


async def offer_at_start(s: DaleState, me: int) -> None:
    """Let an ability be used before the actions."""
    if not await offer(s, me, START):
        table_atoms.go_to(s, ACTING)


# The action phase


async def act(s: DaleState) -> None:
    """Actions as long as there are any, then the clean-up."""
    if s.actions > 0:
        await choose_act(s, s.turn)
    else:
        table_atoms.go_to(s, CLEANING)


async def choose_act(s: DaleState, me: int) -> None:
    """One of the four actions, or something that is no action (DM-131)."""
    answer = await choose(s, me, ACT, act_options(s, me))
    kind, thing = kind_of_act(answer), thing_of_act(answer)
    if kind == ABILITY:
        await use_ability(s, me, thing)
    elif kind == FINISH:
        await FINISHES[identity(s, me, thing)](s, me, thing)
        if s.ending is None:
            await resolve(s, me, thing)
    elif kind == ADAPT:
        lasting_atoms.mark(s, ADAPTED, thing)
        await adapt(s, me, thing)
    elif kind == RENEW:
        await renew(s, me, thing)
    elif kind == CHARACTER:
        await abilities.use(s, me, thing)
    else:
        await do_action(s, me, kind, thing)


async def use_ability(s: DaleState, me: int, card: int) -> None:
    """Use a card's ability, shown to all (DM-061)."""
    await become(s, me, card, may_count_as(s, me, card, ABILITIES))
    if not is_marked(s, USED, card):  # a copy of a spent ability is spent, too
        lasting_atoms.mark(s, USED, card)
        await use(s, me, card, ABILITIES)


async def renew(s: DaleState, me: int, card: int) -> None:
    """Use what a copying card does besides being a copy."""
    face = besides_copying(s, me, card)
    lasting_atoms.mark(s, RENEWED, card)
    atoms.show_all(s, card)
    await BESIDES_COPYING[face](s, me, card)


async def do_action(s: DaleState, me: int, kind: int, thing: int) -> None:
    """One of the four actions."""
    lasting_atoms.give_actions(s, -1)
    table_atoms.forget_adapting(s)
    if kind == PLAY:
        await play_technique(s, me, thing)
    elif kind == BUY:
        await buy(s, me, thing)
    elif kind == BUILD:
        if thing == ALONE:
            await build(s, me)
        else:
            await build_together(s, me)
    else:
        await take_inventory(s, me)


async def play_technique(s: DaleState, me: int, card: int) -> None:
    """Play a technique: effect, clock, bonus action, in this order (DM-155 to DM-171)."""
    copies = is_copier(s.face[card])
    if copies:
        await become(s, me, card, playable_as(s, me, card))
    face = identity(s, me, card)
    atoms.put_in_schedule(s, card, me)
    if copies:
        lasting_atoms.keep_copy(s, card, face)
    await TECHNIQUES[face](s, me, card)
    if s.ending is not None:
        return
    if not stays(face):
        await resolve(s, me, card)
    lasting_atoms.advance_clock(s)
    if PRINTS[face].bonus:
        lasting_atoms.give_actions(s, 1)


async def take_inventory(s: DaleState, me: int) -> None:
    """Discard any number of cards, one by one (DM-187)."""
    options = in_rising_order(s.hand[me])
    options.append(DONE)
    while len(options) > 1:
        card = await choose(s, me, DISCARD_ANY, options)
        if card == DONE:
            return
        take_out(options, card)
        discard_card(s, me, card)


# The end of a turn


async def end_turn(s: DaleState) -> None:
    """After the clean-up abilities may still be used, and the hand is filled again; else the turn ends (R14)."""
    me = s.turn
    if lacks_cards(s, me):
        table_atoms.fill_again(s)
    elif may_be_among(s, me, unmarked(s, USED, s.hand[me]), ABILITIES) or may_be_among(
        s, me, s.hand[me], BESIDES_COPYING
    ):
        await use_at_end(s, me)
    else:
        table_atoms.go_to(s, CLOSING)


async def use_at_end(s: DaleState, me: int) -> None:
    """Use an ability of a card after the clean-up, or none any more."""
    hand = Hand(s, me)
    options = [*usable(s, hand), DONE]
    if hand.copiers:
        options += [RENEW + card for card in renewing(s, hand)]
    answer = await choose(s, me, END_TURN, options)
    if answer == DONE:
        table_atoms.go_to(s, CLOSING)
    elif kind_of_act(answer) == RENEW:
        await renew(s, me, thing_of_act(answer))
    else:
        await use_ability(s, me, answer)


async def close_turn(s: DaleState) -> None:
    """Abilities of characters at the end of the turn, then the next turn."""
    if unused_abilities(s, s.turn, END):
        await offer_at_end(s, s.turn)
    else:
        finish_turn(s)


async def offer_at_end(s: DaleState, me: int) -> None:
    """Let an ability be used before the turn is over."""
    if not await offer(s, me, END):
        finish_turn(s)
