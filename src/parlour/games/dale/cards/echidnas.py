"""Sharing Short-beaked Echidnas: cards that change places with what they get."""

from __future__ import annotations

from parlour.games.dale.cards.book import unseen_before
from parlour.games.dale.cards.prints import NO_SET, PRINTS
from parlour.games.dale.questions import CHOOSE_PLAYER, EXCHANGE, TAKE
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.choosing import with_cards, with_deck
from parlour.games.dale.rules.copies import guises
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.decks import mix_into_deck
from parlour.games.dale.rules.looking import look_at_top
from parlour.games.dale.rules.market import fill_market
from parlour.games.dale.rules.swaps import (
    choose_in_stalls,
    exchange_with_stall,
    in_stalls,
    swap_with_aside,
    swap_with_discard_top,
    swap_with_stall,
)
from parlour.games.dale.rules.table import opponents, others
from parlour.games.dale.rules.values import printed, worth_as
from parlour.games.dale.rules.verbs import DONE, choose_other, gain_together, unseen
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def carefree_swapper(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with the top card of another player's discard pile; take that card."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.disc))
    if whom != NONE:
        await swap_with_discard_top(s, me, card, whom)


def tops_of_others(s: DaleState, me: int, card: int) -> list[int]:
    """What Carefree Swapper may bring."""
    return [s.disc[other][-1] for other in with_cards(others(s, me), s.disc)]


async def bargain_seeker(s: DaleState, me: int, card: int) -> None:
    """Once in your turn you may throw away the card in the rightmost slot of the market; if you did, fill the
    market."""
    if s.market[0] != NONE:
        atoms.put_away(s, atoms.take_from_market(s, 0))
        fill_market(s)


async def delicacy(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of another player's deck. You may exchange this card with one of them; take that card.
    Shuffle the others into that deck."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, others(s, me)))
    if whom == NONE:
        return
    seen = await look_at_top(s, me, whom, 2)
    taken = await choose(s, me, TAKE, [*sorted(seen), DONE])
    if taken != DONE:
        seen[seen.index(taken)] = card
        await swap_with_aside(s, me, card, taken)
    await mix_into_deck(s, whom, s.aside, seen)


async def umbrella(s: DaleState, me: int, card: int) -> None:
    """Look at two random cards of another player's hand. You may exchange this card with one of them; take that
    card."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.hand))
    if whom == NONE:
        return
    seen: list[int] = []
    for _ in range(min(2, len(s.hand[whom]))):
        seen.append(atoms.random_card(s, [held for held in s.hand[whom] if held not in seen]))
    atoms.look_at(s, seen, me)
    taken = await choose(s, me, TAKE, [*sorted(seen), DONE])
    if taken != DONE:
        taken = unseen(s, whom, [taken], me)[0]
        atoms.lift(s, s.hand[whom], taken)
        atoms.lift(s, s.sched[me], card)
        await gain_together(s, [whom, me], [card, taken])


async def velocipede(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with a card in any stall; take that card."""
    side, other = await choose_in_stalls(s, me, list(range(len(s.stall))))
    if side >= 0:
        await swap_with_stall(s, me, card, side, other)


def in_any_stall(s: DaleState, me: int, card: int) -> list[int]:
    """What Velocipede may bring."""
    return in_stalls(s, list(range(len(s.stall))))


async def matching_colours(s: DaleState, me: int, card: int) -> None:
    """Exchange an animalfolk card of your hand with a card of the same value in an opponent's stall; take that card."""
    sides = [s.side[seat] for seat in opponents(s, me)]
    values = [printed(s, other) for other in in_stalls(s, sides)]
    given = [held for held in sorted(s.hand[me]) if matching_guises(s, me, held, values)]
    if not given:
        return
    mine = await choose(s, me, EXCHANGE, given)
    await become(s, me, mine, matching_guises(s, me, mine, values))
    worths = [worth_as(s, me, mine, guise) for guise in matching_guises(s, me, mine, values)]
    side, other = await choose_in_stalls(s, me, sides, worths)
    await exchange_with_stall(s, me, s.hand[me], mine, side, other)


def matching_guises(s: DaleState, me: int, card: int, values: list[int]) -> list[int]:
    """The guises in which a hand card is of the animalfolk and worth one of some values."""
    return [
        guise
        for guise in guises(s, me, card)
        if PRINTS[s.face[guise]].folk != NO_SET and worth_as(s, me, card, guise) in values
    ]


TECHNIQUES = {
    "Carefree Swapper": carefree_swapper,
    "Delicacy": delicacy,
    "Umbrella": umbrella,
    "Velocipede": velocipede,
    "Matching Colours": matching_colours,
}
BRINGS = {
    "Carefree Swapper": tops_of_others,
    "Delicacy": unseen_before,
    "Umbrella": unseen_before,
    "Velocipede": in_any_stall,
}
ABILITIES = {"Bargain Seeker": bargain_seeker}
