"""Whether a position could have come about: where the cards lie, and who knows what of them."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import CARDS, suit_of
from parlour.games.alliances.hidden.pledges import tribute_fits
from parlour.games.alliances.notation.writing import code, hands_of_the_draft
from parlour.games.alliances.rules.table import rebels
from parlour.games.alliances.state import AlliancesState
from parlour.games.alliances.zones import (
    ARMING,
    CONFLICTS,
    DECLARING,
    DRAFTING,
    MEETING,
    MOST_PASSES,
    TRIBUTE,
    YIELDING,
)
from parlour.kernel.state import EVERYONE, NOBODY, NONE, bit

MOST_HELD = 12  # by each of two players
LEAST_HELD = {YIELDING: 4, MEETING: 2}


# Zones


def unsound_cards(s: AlliancesState) -> str:
    """What is wrong with the zones, or ""."""
    return wrong_piles(s) or wrong_kept(s) or wrong_gifts(s) or wrong_hands(s)


def wrong_piles(s: AlliancesState) -> str:
    """The Empire's pairs lie aside only until they are taken; the reserve must last for whole tricks."""
    if s.aside and s.phase != TRIBUTE:
        return "cards lie aside only with 3 players, in phase=tribute"
    if s.phase == TRIBUTE and len(s.aside) != 4:
        return f"in phase=tribute two pairs must lie aside; there are {len(s.aside)} cards"
    if s.phase != ARMING:
        return "there is a reserve only in phase=arming" if s.reserve else ""
    if not s.reserve or len(s.reserve) % 2:
        return f"the reserve must have two cards for every trick to come, it has {len(s.reserve)}"
    return ""


def wrong_kept(s: AlliancesState) -> str:
    """Everybody keeps at once in the draft, and chooses at once what to show, which stays in the hand."""
    sizes = [len(cards) for cards in s.kept]
    if s.phase not in (DRAFTING, MEETING):
        return "cards are kept only in phase=drafting and phase=meeting" if max(sizes) else ""
    if s.phase == MEETING:
        for seat in range(s.seats):
            if not set(s.kept[seat]) <= set(s.hands[seat]):
                return f"kept{seat + 1} must be cards of hand{seat + 1}"
            if sizes[seat] > 1:
                return f"kept{seat + 1}: when two cards are chosen they are shown, and the meeting is over"
    if min(sizes) != max(sizes):
        return f"everybody keeps a card at the same time; they have kept {sizes}"
    return ""


def wrong_gifts(s: AlliancesState) -> str:
    """Both Rebels set their tribute at once, out of their hands, and the Empire gets it."""
    given = [card for cards in s.tribute for card in cards]
    if given and (s.seats != 3 or s.phase == YIELDING):
        return "a tribute is given with 3 players, in phase=tribute"
    if s.seats != 3:
        return ""
    if s.tribute[s.empire] or len(set(given)) != len(given):
        return f"the tribute is of the two Rebels, not of the Empire ({s.empire + 1}), and each card stands once"
    for rebel in rebels(s):
        theirs = s.hands[rebel] if s.phase == TRIBUTE else s.hands[s.empire] + s.spent
        if not set(s.tribute[rebel]) <= set(theirs):
            place = f"cards of hand{rebel + 1}" if s.phase == TRIBUTE else f"in hand{s.empire + 1} or spent"
            return f"tribute{rebel + 1} must be {place}"
    sizes = [len(s.tribute[rebel]) for rebel in rebels(s)]
    if max(sizes) > 2 or (s.phase == TRIBUTE and sizes[0] != sizes[1]) or (s.phase == CONFLICTS and 1 in sizes):
        return f"both Rebels set one card of their tribute at a time, and give two; they have {sizes}"
    return ""


def wrong_hands(s: AlliancesState) -> str:
    """All seats must hold equally many cards, but the Empire has four fewer before the tribute comes."""
    sizes = [len(hand) for hand in s.hands]
    if s.phase == TRIBUTE:
        due = [size + 4 if seat == s.empire else size for seat, size in enumerate(sizes)]
        if min(due) != max(due):
            return f"both Rebels must have equally many cards, and the Empire four fewer; they have {sizes}"
        return ""
    if min(sizes) != max(sizes) or not sizes[0]:
        return f"every hand must have equally many cards, and one at least; they have {sizes}"
    if sizes[0] < LEAST_HELD.get(s.phase, 1):
        return f"every hand must have {LEAST_HELD[s.phase]} cards at least; they have {sizes}"
    if s.seats == 2 and sizes[0] > MOST_HELD:
        return f"two players hold {MOST_HELD} cards each at most; they have {sizes}"
    return ""


# Knowledge


def unsound_knowledge(s: AlliancesState) -> str:
    """What is wrong with who knows what, and with what was deduced, or ""."""
    for card in range(CARDS):
        objection = wrong_knowers(s, card) or wrong_deduction(s, card) or wrong_journey(s, card)
        if objection:
            return f"{objection} ({code(s.face[card])})"
    if s.seats == 3 and not tribute_fits(s):
        return "a Rebel would have had to give another card as tribute"
    journeys = [journey for journey in s.drafted if journey != NONE]
    for journey in range(4 * MOST_PASSES):
        if journeys.count(journey) > 2 and journey not in hands_of_the_draft(s):
            return "drafted: two cards are taken from a hand before it is passed"
    return ""


def wrong_knowers(s: AlliancesState, card: int) -> str:
    """Everybody knows their own cards and what was spent; nobody knows the reserve."""
    known = s.known[card]
    if card in s.spent and known != EVERYONE:
        return "shown: everybody knows a card that was spent"
    if card in s.reserve and known != NOBODY:
        return "shown: nobody knows a card of the reserve"
    if card in s.aside and not known >> s.empire & 1:
        return "shown: the Empire knows what it laid aside"
    for seat in range(s.seats):
        own = card in s.hands[seat] or card in s.kept[seat] or card in s.tribute[seat]
        if own and not known & bit(seat):
            return f"shown: P{seat + 1} knows the cards that it holds, kept or gave"
    return ""


def wrong_deduction(s: AlliancesState, card: int) -> str:
    """What everybody could see or work out must be true."""
    if s.barred[card] and s.phase not in (ARMING, DECLARING, CONFLICTS):
        return "barred: nobody has played a card yet"
    if s.barred[card] >> suit_of(s.face[card]) & 1:
        return "barred: a card cannot be barred from its own suit"
    rebel = s.sworn[card]
    if rebel == NONE:
        return ""
    if s.seats != 3 or s.phase != CONFLICTS or len(s.tribute[rebel]) != 2:
        return "sworn: only after a Rebel has given two cards there are those that were kept"
    if card in s.tribute[rebel] or card not in s.hands[rebel] + s.spent:
        return f"sworn: a card that P{rebel + 1} kept is in hand{rebel + 1} or spent"
    return ""


def wrong_journey(s: AlliancesState, card: int) -> str:
    """A drafted card is with whoever had the hand that it was taken from."""
    journey = s.drafted[card]
    if journey == NONE:
        return ""
    if not s.drafts:
        return "drafted: this needs variants=drafting"
    here = hands_of_the_draft(s)[card]
    if here not in (NONE, journey):
        return "drafted: this card lies in a hand that came another way"
    dealt_to, passes = divmod(journey, MOST_PASSES)
    taker = (dealt_to + passes) % s.seats
    if card not in s.spent + s.hands[taker] + s.kept[taker]:
        return f"drafted: P{taker + 1} took this card"
    if s.phase == DRAFTING and passes > len(s.kept[0]) // 2:
        return "drafted: the hands have not been passed so often"
    return ""
