"""Reactions: what players may do when another player did something, or when a card came into their hand (R12).

Whether somebody holds a card that reacts is hidden, so everybody who may hold one is asked. The questions come
after the step of the turn that caused them: first about cards that came into hands, then about each event in
the order they happened. The players asked about one occasion answer at once and sealed; their cards are resolved
one player after the other, for new cards from the active player on, for an event from the left neighbour of the
player who caused it. Every copy reacts once to an occasion.
"""

from __future__ import annotations

from parlour.games.dale.cards.book import ON_ENTERING, REACTIONS, Table, reactions
from parlour.games.dale.hidden import in_play, may_be_among, of_table
from parlour.games.dale.questions import REACT
from parlour.games.dale.rules import table_atoms
from parlour.games.dale.rules.copies import may_count_as
from parlour.games.dale.rules.copying import use
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask, choose, choose_sealed
from parlour.kernel.cards import lies_among


def anybody_may_react(s: DaleState) -> bool:
    """Whether a deck of this game has cards that react."""
    return in_play(s, REACTIONS)


async def react(s: DaleState) -> None:
    """Ask about new cards, else about the next event; with nothing left the turn goes on."""
    if s.entered:
        await ask_about_new_cards(s)
    elif s.agenda:
        await ask_about_event(s)
    else:
        table_atoms.go_on(s)


async def ask_about_new_cards(s: DaleState) -> None:
    """Whoever got cards may use those that act on coming into a hand; cards they bring are asked about next."""
    if not in_play(s, ON_ENTERING):
        table_atoms.clear_entered(s)
        return
    seats = [s.turn, *others(s, s.turn)]
    cards = [[card for card in s.hand[seat] if lies_among(s.entered, card)] for seat in seats]
    table_atoms.clear_entered(s)
    await ask_all(s, seats, cards, ON_ENTERING)


async def ask_about_event(s: DaleState) -> None:
    """All others may react to the next event from their hands."""
    event, cause = table_atoms.next_on_agenda(s)
    if in_play(s, reactions(event)):
        seats = others(s, cause)
        await ask_all(s, seats, [s.hand[seat].copy() for seat in seats], reactions(event))


async def ask_all(s: DaleState, seats: list[int], cards: list[list[int]], table: Table) -> None:
    """Ask all who may hold one, sealed; then resolve what was shown, seat by seat."""
    asked = [i for i in range(len(seats)) if may_be_among(s, seats[i], cards[i], table)]
    if not asked:
        return
    asks = [Ask(seats[i], REACT, [*of_table(s, seats[i], cards[i], table), DONE]) for i in asked]
    answers = await choose_sealed(s, asks)
    for n, i in enumerate(asked):
        await use_reactions(s, seats[i], answers[n], cards[i], table)


async def use_reactions(s: DaleState, seat: int, first: int, cards: list[int], table: Table) -> None:
    """Resolve the card that a seat shows, then any further one it has for the same occasion."""
    card, left = first, cards
    while card != DONE:
        left = [other for other in left if other != card and other in s.hand[seat]]
        if card in s.hand[seat] and may_count_as(s, seat, card, table):
            await use(s, seat, card, table)
        left = [other for other in left if other in s.hand[seat]]
        if not may_be_among(s, seat, left, table):
            return
        card = await choose(s, seat, REACT, [*of_table(s, seat, left, table), DONE])
