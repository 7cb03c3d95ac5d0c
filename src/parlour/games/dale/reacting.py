"""Reactions: what players may do when another player did something (R12).

Whether somebody holds a card that reacts is hidden, so in a game with such cards everybody who may
hold one is asked, all at once, after the action that caused it.
"""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.book import ON_BUILT, ON_ENTERING, ON_PURCHASED, ON_RESOLVED, ON_SHUFFLED, reactions
from parlour.games.dale.prints import PRINTS_A_DECK
from parlour.games.dale.state import DaleState, others
from parlour.games.dale.values import identity
from parlour.games.dale.verbs import DONE
from parlour.kernel.ask import Ask, choose_sealed


def anybody_may_react(s: DaleState) -> bool:
    """Whether a deck of this game has cards that react."""
    for number in s.folks:
        for face in range(number * PRINTS_A_DECK, (number + 1) * PRINTS_A_DECK):
            for table in (ON_RESOLVED, ON_PURCHASED, ON_SHUFFLED, ON_BUILT, ON_ENTERING):
                if face in table:
                    return True
    return False


async def react(s: DaleState) -> None:
    """Ask everybody else about the next event; whoever shows a card resolves it, from the left neighbour on."""
    if not s.agenda:
        atoms.clear_entered(s)
        atoms.go_on(s)
        return
    event, cause = s.agenda[0]
    table = reactions(event)
    asked = [seat for seat in others(s, cause) if s.hand[seat]]
    asks = [Ask(seat, "react", [*reacting_cards(s, seat, event), DONE]) for seat in asked]
    answers = await choose_sealed(s, asks) if asks else []
    atoms.next_on_agenda(s)
    for seat, card in zip(asked, answers, strict=True):
        if card != DONE and card in s.hand[seat] and s.ending is None:
            atoms.show_all(s, card)
            await table[identity(s, seat, card)](s, seat, card)


def reacting_cards(s: DaleState, seat: int, event: int) -> list[int]:
    """The hand cards that react to an event."""
    table = reactions(event)
    return [card for card in sorted(s.hand[seat]) if identity(s, seat, card) in table]
