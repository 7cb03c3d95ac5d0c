"""The verbs of cards: every card moves here, and it is told here. `table_atoms.py` has the verbs of the table."""

from __future__ import annotations

from parlour.games.hope import events
from parlour.games.hope.cards.prints import NO_FACTION, PRINTS, SPOILS_CARD
from parlour.games.hope.rules.values import KIND_OF, hand_size
from parlour.games.hope.state import HopeState
from parlour.kernel.cards import reveal, show
from parlour.kernel.events import Telling
from parlour.kernel.state import EVERYONE, bit


def tell_card(s: HopeState, telling: Telling, seat: int, card: int) -> None:
    """Tell everybody what a player did with a card that all can see."""
    if s.teller is not None:
        s.teller.tell(telling, EVERYONE, {"seat": seat, "face": s.face[card]})


def note_ability(s: HopeState, face: int) -> None:
    """Note the card whose ability begins, or with NONE that it is over: questions name it."""
    s.asking = face


def note_wanted(s: HopeState, number: int) -> None:
    """Note how many cards may still be chosen: questions say it."""
    s.wanted = number


# Drawing


def draw_cards(s: HopeState, seat: int, number: int) -> None:
    """Draw cards, as long as the draw pile lasts (DH-099, DG-39)."""
    pile, hand = s.draw[seat], s.hand[seat]
    drawn = min(number, len(pile))
    for _ in range(drawn):
        card = pile.pop()
        hand.append(card)
        show(s, card, seat)
    if s.teller is not None and drawn > 0:
        s.teller.tell(events.DREW, EVERYONE, {"seat": seat, "number": drawn})
        s.teller.tell(events.DRAWN, bit(seat), {"seat": seat, "faces": [s.face[card] for card in hand[-drawn:]]})


def fill_hand(s: HopeState, seat: int) -> None:
    """Draw up to the hand size (DH-074, DH-098)."""
    draw_cards(s, seat, hand_size(s, seat) - len(s.hand[seat]))


# Playing


def lay(s: HopeState, seat: int, card: int) -> None:
    """Move a card from the hand or the ready area to the play area (DH-089, DH-094)."""
    if card in s.hand[seat]:
        s.hand[seat].remove(card)
    else:
        s.ready[seat].remove(card)
    s.play[seat].append(card)
    reveal(s, card)


def use_up(s: HopeState, seat: int, card: int) -> None:
    """Put a used spoils card under its stack (DH-095, DG-74)."""
    s.ready[seat].remove(card)
    s.spoils[PRINTS[s.face[card]].stack - 2].insert(0, card)
    tell_card(s, events.USED, seat, card)


def make_ready(s: HopeState, seat: int, card: int) -> None:
    """Put a card of the hand into the ready area (DH-093, DH-120)."""
    s.hand[seat].remove(card)
    s.ready[seat].append(card)
    reveal(s, card)
    tell_card(s, events.READIED, seat, card)


def discard_card(s: HopeState, seat: int, card: int) -> None:
    """Put a card of the hand on the discard pile."""
    s.hand[seat].remove(card)
    s.discard[seat].append(card)
    reveal(s, card)
    tell_card(s, events.DISCARDED, seat, card)


def toss(s: HopeState, card: int) -> None:
    """Note that a card of the hand will be discarded; nobody is told before all have chosen (DG-79)."""
    s.tossed[card] = 1


def clear_tossed(s: HopeState) -> None:
    """All chosen cards are discarded."""
    s.tossed = [0] * len(s.face)


def clear_play(s: HopeState, seat: int) -> None:
    """Put the play area on the discard pile (DH-097, DG-75)."""
    s.discard[seat] += s.play[seat]
    s.play[seat] = []


def look_at(s: HopeState, seat: int, number: int) -> list[int]:
    """Let a player see the top cards of their draw pile, the top one first."""
    pile = s.draw[seat]
    seen = pile[-number:][::-1]
    for card in seen:
        show(s, card, seat)
    if s.teller is not None and seen:
        s.teller.tell(events.LOOKED, EVERYONE, {"seat": seat, "number": len(seen)})
        s.teller.tell(events.SAW, bit(seat), {"seat": seat, "faces": [s.face[card] for card in seen]})
    return seen


def discard_drawn(s: HopeState, seat: int, card: int) -> None:
    """Put a card of the draw pile on the discard pile."""
    s.draw[seat].remove(card)
    s.discard[seat].append(card)
    reveal(s, card)
    tell_card(s, events.DISCARDED, seat, card)


def recall(s: HopeState, seat: int, card: int) -> None:
    """Put a card of the discard pile on top of the draw pile; everybody knows it there."""
    s.discard[seat].remove(card)
    s.draw[seat].append(card)
    tell_card(s, events.RECALLED, seat, card)


def rescue(s: HopeState, seat: int, card: int) -> None:
    """Take a card of the discard pile into the hand; everybody knows it there."""
    s.discard[seat].remove(card)
    s.hand[seat].append(card)
    tell_card(s, events.RESCUED, seat, card)


# Supply, spoils, box


def dismiss(s: HopeState, seat: int, card: int) -> None:
    """Return a card of the hand or the discard pile to its supply; a card of a faction leaves the game
    (DH-115, DH-117)."""
    if card in s.hand[seat]:
        s.hand[seat].remove(card)
    else:
        s.discard[seat].remove(card)
    reveal(s, card)
    s.batch[card] = 0
    printed = PRINTS[s.face[card]]
    if printed.faction != NO_FACTION:
        s.box.append(card)
    else:
        pile = pile_of(s, s.face[card])
        (s.masses if pile < 0 else s.supply[pile]).insert(0, card)
    tell_card(s, events.DISMISSED, seat, card)


def pile_of(s: HopeState, face: int) -> int:
    """The pile of the supply that a face belongs to, -1 for the masses."""
    if face < 3:
        return -1
    if face < 6:
        return face - 3
    printed = PRINTS[face]
    return 3 + 2 * s.professions.index(printed.profession) + printed.level - 1


def take_from_supply(s: HopeState, seat: int, pile: int) -> int:
    """Take the top card of a pile of the supply into the discard pile; below the masses' top the next one is seen."""
    if pile < 0:
        card = s.masses.pop()
        if s.masses:
            reveal(s, s.masses[-1])
    else:
        card = s.supply[pile].pop()
    s.discard[seat].append(card)
    return card


def gain(s: HopeState, seat: int, pile: int) -> None:
    """Take a card of the supply for nothing."""
    card = take_from_supply(s, seat, pile)
    tell_card(s, events.GAINED, seat, card)


def train(s: HopeState, seat: int, pile: int, cost: int) -> None:
    """Train a card of the supply for its cost (DH-124)."""
    card = take_from_supply(s, seat, pile)
    s.support -= cost
    s.trained += 1
    if s.teller is not None:
        s.teller.tell(events.TRAINED, EVERYONE, {"seat": seat, "face": s.face[card], "cost": cost})


def take_spoils(s: HopeState, seat: int, stack: int) -> None:
    """Take the top card of a spoils stack face up into the ready area, if there is one (DH-114, DH-151, DG-37)."""
    pile = s.spoils[stack]
    if not pile:
        return
    card = pile.pop()
    s.ready[seat].append(card)
    reveal(s, card)
    tell_card(s, events.SPOILS, seat, card)


def is_spoils(s: HopeState, card: int) -> bool:
    """Whether a card is a spoils card."""
    return KIND_OF[s.face[card]] == SPOILS_CARD
