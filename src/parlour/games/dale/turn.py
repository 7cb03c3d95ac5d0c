"""A turn: its start, its actions, its clean-up, and other players' reactions."""

from __future__ import annotations

from typing import Final

from parlour.games.dale import atoms
from parlour.games.dale.book import ABILITIES, AT_TURN_START, COSTS, FINISH_COSTS, FINISHES, TECHNIQUES, stays
from parlour.games.dale.building import build, stacks
from parlour.games.dale.buying import buy
from parlour.games.dale.cleaning import clean_up, finish_turn, lacks_cards, unused
from parlour.games.dale.offers import affordable, can_pay
from parlour.games.dale.prints import PRINTS
from parlour.games.dale.reacting import anybody_may_react, react
from parlour.games.dale.secrecy import may_be_among, of_table
from parlour.games.dale.state import ACTING, ADAPTED, CLEANING, ENDING, STARTING, DaleState
from parlour.games.dale.values import identity, is_copier, models
from parlour.games.dale.verbs import DONE, discard_card
from parlour.games.dale.waiting import resolve
from parlour.kernel.ask import choose, choose_open

# The answers to "act": a kind, and a card or slot below it.
PLAY: Final = 10000
BUY: Final = 20000
BUILD: Final = 30000
INVENTORY: Final = 40000
ABILITY: Final = 50000
FINISH: Final = 60000
ADAPT: Final = 70000


async def next_action(s: DaleState) -> None:
    """The step that the phase calls for; afterwards others may react."""
    phase = s.phase
    if phase == ACTING:
        await act(s)
    elif phase == STARTING:
        await start_turn(s)
    elif phase == CLEANING:
        await clean_up(s)
    elif phase == ENDING:
        await end_turn(s)
    else:
        await react(s)
        return
    if s.ending is None and (s.agenda or s.entered):
        if anybody_may_react(s):
            atoms.pause_for_reactions(s)
        else:
            atoms.clear_agenda(s)
            atoms.clear_entered(s)


# The start of a turn


async def start_turn(s: DaleState) -> None:
    """Resolve one scheduled card that waited for this turn, in the order its player likes (R3)."""
    me = s.turn
    cards = [card for card in s.sched[me] if identity(s, me, card) in AT_TURN_START and card not in s.used]
    if not cards:
        atoms.go_to(s, ACTING)
        return
    card = await choose_open(s, me, "resolve", sorted(cards))
    atoms.mark_used(s, card)
    await AT_TURN_START[identity(s, me, card)](s, me, card)
    if s.ending is None and s.charge[card] == 0:
        await resolve(s, me, card)


# The action phase


def act_options(s: DaleState, me: int) -> list[int]:
    """Everything that the active player can do now."""
    hand = sorted(s.hand[me])
    options = [PLAY + card for card in hand if can_play(s, me, card)]
    options += [BUY + slot for slot in affordable(s, me)]
    if stacks(s, me):
        options.append(BUILD)
    options.append(INVENTORY)
    options += [ABILITY + card for card in usable(s, me)]
    options += [FINISH + card for card in sorted(s.sched[me]) if can_finish(s, me, card)]
    options += [ADAPT + card for card in hand if can_adapt(s, me, card)]
    return options


def can_play(s: DaleState, me: int, card: int) -> bool:
    """Whether a hand card is a technique whose cost can be paid with the others (G-31, G-47)."""
    face = identity(s, me, card)
    if not PRINTS[face].technique:
        return False
    return face not in COSTS or can_pay(s, me, COSTS[face], [card])


def usable(s: DaleState, me: int) -> list[int]:
    """The hand cards whose ability was not yet used this turn."""
    return of_table(s, me, unused(s, me), ABILITIES)


def can_finish(s: DaleState, me: int, card: int) -> bool:
    """Whether a scheduled card can be finished now (DM-256)."""
    face = identity(s, me, card)
    return face in FINISHES and can_pay(s, me, FINISH_COSTS[face], [])


def can_adapt(s: DaleState, me: int, card: int) -> bool:
    """Whether a copying card has a choice of models and did not choose since the last action."""
    if not is_copier(s.face[card]) or ADAPTED + card in s.used:
        return False
    return len(models(s, me, card)) > 1


async def act(s: DaleState) -> None:
    """One of the four actions, or something that is no action (DM-131)."""
    me = s.turn
    if s.actions == 0:
        atoms.go_to(s, CLEANING)
        return
    answer = await choose(s, me, "act", act_options(s, me))
    thing = answer % 10000
    kind = answer - thing
    if kind == ABILITY:
        await use_ability(s, me, thing)
    elif kind == FINISH:
        await FINISHES[identity(s, me, thing)](s, me, thing)
        if s.ending is None:
            await resolve(s, me, thing)
    elif kind == ADAPT:
        atoms.mark_used(s, ADAPTED + thing)
        atoms.choose_model(s, thing, await choose(s, me, "copy", models(s, me, thing)))
    else:
        await do_action(s, me, kind, thing)


async def use_ability(s: DaleState, me: int, card: int) -> None:
    """Use a card's ability, shown to all (DM-061)."""
    atoms.mark_used(s, card)
    atoms.show_all(s, card)
    await ABILITIES[identity(s, me, card)](s, me, card)


async def do_action(s: DaleState, me: int, kind: int, thing: int) -> None:
    """One of the four actions."""
    atoms.give_actions(s, -1)
    atoms.forget_adapting(s)
    if kind == PLAY:
        await play_technique(s, me, thing)
    elif kind == BUY:
        await buy(s, me, thing)
    elif kind == BUILD:
        await build(s, me)
    else:
        await take_inventory(s, me)


async def play_technique(s: DaleState, me: int, card: int) -> None:
    """Play a technique: effect, clock, bonus action, in this order (DM-155 to DM-171)."""
    face = identity(s, me, card)
    atoms.put_in_schedule(s, card, me)
    await TECHNIQUES[face](s, me, card)
    if s.ending is not None:
        return
    if not stays(face):
        await resolve(s, me, card)
    atoms.advance_clock(s)
    if PRINTS[face].bonus:
        atoms.give_actions(s, 1)


async def take_inventory(s: DaleState, me: int) -> None:
    """Discard any number of cards, one by one (DM-187)."""
    while s.hand[me]:
        card = await choose(s, me, "discard any", [*sorted(s.hand[me]), DONE])
        if card == DONE:
            return
        discard_card(s, me, card)


# The end of a turn


async def end_turn(s: DaleState) -> None:
    """After the clean-up abilities may still be used, and the hand is filled again; else the turn ends (R14)."""
    me = s.turn
    if lacks_cards(s, me):
        atoms.go_to(s, CLEANING)
    elif not may_be_among(s, me, unused(s, me), ABILITIES):
        finish_turn(s)
    else:
        card = await choose(s, me, "end turn", [*usable(s, me), DONE])
        if card == DONE:
            finish_turn(s)
        else:
            await use_ability(s, me, card)
