"""Why a hint is one, in a few words: from the hand, the map and the cards on the table, which the seat sees."""

from __future__ import annotations

from parlour.games.alliances.cards.board import NEUTRAL
from parlour.games.alliances.cards.prints import SUITS, is_special, number_of, suit_of
from parlour.games.alliances.questions import BID, DOMINANT, PLAY, TARGET
from parlour.games.alliances.rules.legal import PASS, bid_suit, playable
from parlour.games.alliances.rules.powers import defended, strongest
from parlour.games.alliances.rules.table import defence, owner
from parlour.games.alliances.sense.outlook import tried
from parlour.games.alliances.sense.strength import best_suit, expected_countries, worth
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.pieces import player
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE

HIGH = 9  # a power card from this number on is a strong one
HIGHEST = 12


def reason(s: AlliancesState, seat: int, question: Question, option: int) -> str:
    """Why a seat might answer so; empty where nothing simple can be said."""
    if question is PLAY:
        return why_card(s, seat, option)
    if question is TARGET:
        return why_target(s, seat, option)
    if question is BID:
        return why_bid(s, seat, option)
    if question is DOMINANT:
        return f"your hand is strongest with {SUITS[option]}" if option == best_suit(s, seat) else ""
    return ""


def why_bid(s: AlliancesState, seat: int, option: int) -> str:
    """What a hand promises."""
    suit = best_suit(s, seat) if option == PASS else bid_suit(option)
    hoped = round(expected_countries(s, seat, suit))
    if option == PASS:
        return f"your hand promises about {hoped} countries, and its best suit is {SUITS[suit]}"
    return f"with {SUITS[suit]} dominant your hand promises about {hoped} countries"


def why_target(s: AlliancesState, seat: int, place: int) -> str:
    """Where a country is weak, and who holds it."""
    suit = s.dominant if s.dominant != NONE else best_suit(s, seat)
    words = f"its defence against {SUITS[suit]} is {defence(s, place, suit)}"
    return words if owner(s, place) == NEUTRAL else f"{words}, and the rival holds it"


def why_card(s: AlliancesState, seat: int, card: int) -> str:
    """How the conflict stands, and what the card would do to it."""
    after = tried(s, seat, card)
    winner, suit, value = strongest(after)
    last = all([other == seat or s.table[other] != NONE for other in range(s.seats)])
    if all([each == NONE for each in s.table]):
        return why_lead(s, card)
    if winner == seat:
        return why_ahead(after, suit, value, last)
    ally = winner != NONE and s.side[winner] == s.side[seat]
    if ally and strongest(s)[0] == winner:
        return f"your ally {player(winner)} is winning this conflict{kept_card(s, seat, card)}"
    if not any([ahead(s, seat, each) for each in playable(s, seat)]):
        return f"no card of yours would be ahead now{kept_card(s, seat, card)}"
    return f"a stronger card can wait for a better conflict{kept_card(s, seat, card)}"


def why_lead(s: AlliancesState, card: int) -> str:
    """What it means to begin with a card."""
    face = s.face[card]
    if is_special(face):
        return f"it makes {SUITS[suit_of(face)]} the leading suit"
    if suit_of(face) == s.dominant:
        return "it is of the dominant suit, which beats all others"
    if number_of(face) == HIGHEST:
        return "no card of its suit is higher"
    if number_of(face) >= HIGH:
        return f"in its suit only cards from {number_of(face) + 1} on are higher"
    return "it shows what the others have, and costs you little"


def why_ahead(after: AlliancesState, suit: int, value: int, last: bool) -> str:
    """A card that is ahead: for good, or for now."""
    if after.target == NONE:
        return "nobody plays after you: it wins the trick" if last else "it is ahead of all that lies there"
    falls = value > defended(after, suit)
    if last:
        return "nobody plays after you: it takes the country" if falls else "it wins, but the country holds out"
    return "it is ahead of all that lies there" + (", and would take the country" if falls else "")


def ahead(s: AlliancesState, seat: int, card: int) -> bool:
    """Whether a card would put its seat's side in front."""
    winner: int = strongest(tried(s, seat, card))[0]
    return winner != NONE and s.side[winner] == s.side[seat]


def kept_card(s: AlliancesState, seat: int, card: int) -> str:
    """The best power card that stays in the hand, if it is better than the one that is played."""
    dominant = s.dominant if s.dominant != NONE else best_suit(s, seat)
    others = [each for each in s.hands[seat] if each != card and not is_special(s.face[each])]
    if not others:
        return ""
    best = max(others, key=lambda each: worth(s.face[each], dominant))
    if worth(s.face[best], dominant) <= worth(s.face[card], dominant):
        return ""
    return f"; keep the {number_of(s.face[best])} of {SUITS[suit_of(s.face[best])]}"
