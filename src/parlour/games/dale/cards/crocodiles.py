"""Intimidating Dwarf Crocodiles: everybody else has a hard time until their next turn."""

from __future__ import annotations

from parlour.games.dale.cards.book import nothing
from parlour.games.dale.questions import PUT_ON_DECK, PUT_ON_THE_DECK_OF
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.rules.choosing import choose_another, share_out, with_deck
from parlour.games.dale.rules.discarding import mill
from parlour.games.dale.rules.looking import look_at_top
from parlour.games.dale.rules.table import opponents, others
from parlour.games.dale.rules.verbs import choose_unseen, take_deck_top
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE


async def little_villain(s: DaleState, me: int, card: int) -> None:
    """Each opponent discards the top card of their deck, twice."""
    for whom in opponents(s, me):
        await mill(s, whom, 2)


def scary_gunfight(s: DaleState, me: int, card: int) -> int:
    """Until your next turn market cards cost your opponents two more."""
    return 2


async def night_shift(s: DaleState, me: int, card: int) -> None:
    """Look at the top card of every player's deck. Put one of these cards on each of those decks, as you like."""
    seats = with_deck(s, [me, *others(s, me)])
    cards: list[int] = []
    for seat in seats:
        cards += await look_at_top(s, me, seat, 1)
    mixing.mingle(s, cards, me, me)
    for seat, given in zip(seats, await share_out(s, me, PUT_ON_THE_DECK_OF, cards, seats), strict=True):
        atoms.lift(s, s.aside, given)
        atoms.put_on_deck(s, given, seat)


async def ruthless_competition(s: DaleState, me: int, card: int) -> None:
    """Take the top card of another player's deck, then put a card of your hand on top of that deck."""
    whom = await choose_another(s, me)
    await take_deck_top(s, me, whom)
    given = await choose_unseen(s, me, PUT_ON_DECK)
    if given != NONE:
        atoms.lift(s, s.hand[me], given)
        atoms.put_on_deck(s, given, whom)


def nasty_threat(s: DaleState, me: int, card: int) -> int:
    """Until your next turn the stacks of your opponents must total one more."""
    return 1


def lost_shipments(s: DaleState, me: int, card: int) -> int:
    """Until your next turn each opponent draws at most one card to fill their hand."""
    return 1 if s.filled >= 1 else 0


TECHNIQUES = {
    "Little Villain": little_villain,
    "Scary Gunfight": nothing,
    "Night Shift": night_shift,
    "Ruthless Competition": ruthless_competition,
    "Nasty Threat": nothing,
    "Lost Shipments": nothing,
}
AT_TURN_START = {"Scary Gunfight": nothing, "Nasty Threat": nothing, "Lost Shipments": nothing}
DEARER = {"Scary Gunfight": scary_gunfight}
HIGHER_STACKS = {"Nasty Threat": nasty_threat}
FILL_STOPS = {"Lost Shipments": lost_shipments}
