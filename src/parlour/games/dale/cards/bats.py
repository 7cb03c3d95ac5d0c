"""Stealthy Long-winged Tomb Bats: by night they visit other players too."""

from __future__ import annotations

from parlour.games.dale.questions import CHOOSE_CARD, CHOOSE_PLAYER, TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.choosing import with_cards, with_deck
from parlour.games.dale.rules.decks import mix_into_deck
from parlour.games.dale.rules.discarding import throw_away
from parlour.games.dale.rules.looking import back_on_deck, look_at_top
from parlour.games.dale.rules.table import is_day, others
from parlour.games.dale.rules.verbs import choose_from_hand, choose_other, take_deck_top, take_from, take_random
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def sneaky_scout(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of your deck and put them back in any order. By night it may be the deck of another
    player."""
    whose = await choose_target(s, me, with_deck(s, others(s, me)))
    await back_on_deck(s, me, await look_at_top(s, me, whose, 2), whose)


async def false_alarm(s: DaleState, me: int, card: int) -> None:
    """Shuffle the top two cards of your discard pile into your deck. By night you may have another player do so."""
    whose = await choose_target(s, me, others(s, me))
    await mix_into_deck(s, whose, s.disc[whose], s.disc[whose][-2:])


async def heroic_deed(s: DaleState, me: int, card: int) -> None:
    """Take the top card of your deck. By night it may be the deck of another player."""
    await take_deck_top(s, me, await choose_target(s, me, with_deck(s, others(s, me))))


async def secret_mission(s: DaleState, me: int, card: int) -> None:
    """Take the bottom card of your discard pile. By night you may take a random card from the hand of another player
    instead."""
    whose = await choose_target(s, me, with_cards(others(s, me), s.hand))
    if whose != me:
        await take_random(s, me, whose)
    elif s.disc[me]:
        await take_from(s, me, s.disc[me], s.disc[me][0])


async def capture(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of your deck. Take one of them; shuffle the other into the deck. By night it may be
    the deck of another player."""
    whose = await choose_target(s, me, with_deck(s, others(s, me)))
    seen = await look_at_top(s, me, whose, 2)
    if seen:
        taken = await choose(s, me, TAKE, sorted(seen))
        await take_from(s, me, s.aside, taken)
        await mix_into_deck(s, whose, s.aside, [each for each in seen if each != taken])


async def provocation(s: DaleState, me: int, card: int) -> None:
    """Choose a card of your hand. By night also choose another player and look at a random card of that hand. Throw
    one of these cards away; the other stays in its hand."""
    night = not is_day(s)
    mine = await choose_from_hand(s, me, CHOOSE_CARD)
    cards = [] if mine == NONE else [mine]
    whose = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.hand)) if night else NONE
    if whose != NONE:
        theirs = atoms.random_card(s, s.hand[whose])
        atoms.look_at(s, [theirs], me)
        cards.append(theirs)
    if cards:
        thrown = await choose(s, me, THROW_AWAY, sorted(cards))
        throw_away(s, s.hand[me] if thrown == mine else s.hand[whose], thrown)


async def choose_target(s: DaleState, me: int, possible: list[int]) -> int:
    """By day oneself; by night it may be another player among some, but oneself as well, even in vain."""
    return me if is_day(s) else await choose_other(s, me, CHOOSE_PLAYER, [me, *possible])


TECHNIQUES = {
    "Sneaky Scout": sneaky_scout,
    "False Alarm": false_alarm,
    "Heroic Deed": heroic_deed,
    "Secret Mission": secret_mission,
    "Capture": capture,
    "Provocation": provocation,
}
