"""Hands, decks and land piles: what is drawn, looked at, taken and mixed, and told."""

from __future__ import annotations

from parlour.games.conquest import events
from parlour.games.conquest.cards.faces import KINDS
from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.rules.atoms import lift
from parlour.games.conquest.state import ConquestState
from parlour.kernel.cards import reveal, roll, show, shuffle
from parlour.kernel.state import EVERYONE, bit


def draw(s: ConquestState, seat: int, number: int) -> int:
    """Draw cards; an empty deck is made of the shuffled discard pile (HC2-108). Returns how many came."""
    drawn: list[int] = []
    while len(drawn) < number:
        if not s.deck[seat]:
            renew(s, seat)
        if not s.deck[seat]:
            break
        card = s.deck[seat].pop()
        keep(s, seat, card)
        drawn.append(s.face[card])
    if drawn and s.teller is not None:
        s.teller.tell(events.DREW, EVERYONE, {"seat": seat, "cards": len(drawn)})
        s.teller.tell(events.DRAWN, bit(seat), {"seat": seat, "faces": drawn})
    return len(drawn)


def keep(s: ConquestState, seat: int, card: int) -> None:
    """Put a card into a hand; hands stay in rising order of their backs."""
    s.hand[seat].append(card)
    s.hand[seat].sort()
    show(s, card, seat)


def renew(s: ConquestState, seat: int) -> None:
    """Shuffle the discard pile into a new draw deck, without its lands (HG-14, HG-15)."""
    cards = [card for card in s.discard[seat] if KINDS[s.face[card]] != LAND]
    if cards:
        s.discard[seat] = [card for card in s.discard[seat] if KINDS[s.face[card]] == LAND]
        s.deck[seat] = sorted(cards)
        shuffle(s, s.deck[seat])
        if s.teller is not None:
            s.teller.tell(events.SHUFFLED, EVERYONE, {"seat": seat})


def shuffle_deck(s: ConquestState, seat: int) -> None:
    """Shuffle a draw deck."""
    shuffle(s, s.deck[seat])


def fetch(s: ConquestState, seat: int, card: int) -> None:
    """Take a card from a pile into the hand, for all to see."""
    lift(s, card)
    reveal(s, card)
    keep(s, seat, card)
    if s.teller is not None:
        s.teller.tell(events.FETCHED, EVERYONE, {"seat": seat, "face": s.face[card]})


def keep_from_deck(s: ConquestState, seat: int, card: int) -> None:
    """Take a card that was looked at from the deck into the hand, unseen by others."""
    s.deck[seat].remove(card)
    keep(s, seat, card)
    if s.teller is not None:
        s.teller.tell(events.DREW, EVERYONE, {"seat": seat, "cards": 1})
        s.teller.tell(events.DRAWN, bit(seat), {"seat": seat, "faces": [s.face[card]]})


def look_down(s: ConquestState, seat: int, number: int) -> list[int]:
    """Look at the top cards of one's deck; returns them, the top one first."""
    cards = s.deck[seat][-number:][::-1]
    for card in cards:
        show(s, card, seat)
    if s.teller is not None:
        s.teller.tell(events.LOOKED_DOWN, EVERYONE, {"seat": seat, "cards": len(cards)})
    return cards


def put_under(s: ConquestState, seat: int, cards: list[int]) -> None:
    """Put cards of one's deck under it, in the order in which they lay (HG-115)."""
    rest = [card for card in s.deck[seat] if card not in cards]
    s.deck[seat] = cards[::-1] + rest


def look_at_deck(s: ConquestState, seat: int) -> None:
    """Look through one's whole deck."""
    for card in s.deck[seat]:
        show(s, card, seat)
    if s.teller is not None:
        s.teller.tell(events.LOOKED_DOWN, EVERYONE, {"seat": seat, "cards": len(s.deck[seat])})


def look_at_lands(s: ConquestState, seat: int) -> None:
    """Look through one's land pile."""
    for card in s.land_pile[seat]:
        show(s, card, seat)


def look_at_hand(s: ConquestState, seat: int, other: int) -> None:
    """Look at another hand."""
    for card in s.hand[other]:
        show(s, card, seat)
    if s.teller is not None:
        s.teller.tell(events.LOOKED, EVERYONE, {"seat": seat, "of": other})


def take_from_hand(s: ConquestState, seat: int, other: int) -> None:
    """Take a card by chance from another hand."""
    card = s.hand[other][roll(s, len(s.hand[other]))]
    s.hand[other].remove(card)
    keep(s, seat, card)
    if s.teller is not None:
        s.teller.tell(events.HAND_TAKEN, EVERYONE, {"seat": seat, "of": other})


def by_chance(s: ConquestState, cards: list[int]) -> int:
    """One of some cards, by chance."""
    return cards[roll(s, len(cards))]


def shuffle_lands(s: ConquestState, seat: int) -> None:
    """Shuffle a land pile."""
    shuffle(s, s.land_pile[seat])
