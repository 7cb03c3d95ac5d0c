"""The verbs of Dale at their smallest: every change happens here, and is told here.

A card that comes into view of all is revealed; one that moves face down keeps whatever is known of it.
"""

from __future__ import annotations

from parlour.games.dale import events
from parlour.games.dale.cards.dice import Die
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_OWNER, NO_SET, PRINTS
from parlour.games.dale.rules.lasting_atoms import forget_changes
from parlour.games.dale.rules.mixing import mix
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_BATCH, SHUFFLED
from parlour.kernel.cards import lies_among, next_back, reveal, roll, show, shuffle, take_out
from parlour.kernel.state import EVERYONE, NONE, bit

# Where cards go


def take_top(s: DaleState, zone: list[int]) -> int:
    """Lift the top card off a pile."""
    return zone.pop()


def lift(s: DaleState, zone: list[int], card: int) -> None:
    """Take a card out of a zone."""
    take_out(zone, card)


def hold_aside(s: DaleState, zone: list[int], card: int, seat: int) -> None:
    """Hold a card aside while an effect lasts, seen by one seat."""
    take_out(zone, card)
    s.aside.append(card)
    show(s, card, seat)
    forget_changes(s, card)


def put_in_hand(s: DaleState, card: int, seat: int) -> None:
    """A card comes into a hand; its holder knows it."""
    s.hand[seat].append(card)
    s.entered.append(card)
    show(s, card, seat)
    forget_changes(s, card)
    if s.teller is not None:
        known = s.known[card]
        others = EVERYONE if known == EVERYONE else EVERYONE & ~known  # whoever knows the card hears its name
        s.teller.tell(events.GAINED, others, {"seat": seat, "card": card, "open": known == EVERYONE})
        s.teller.tell(events.GAINED_CARD, known, {"seat": seat, "face": s.face[card]})


def show_payment(s: DaleState, cards: list[int], gold: int, seat: int) -> None:
    """Show the hand cards that pay; the gold goes to the bank (DM-078)."""
    for card in cards:
        reveal(s, card)
    s.gold[seat] -= gold
    if s.teller is not None:
        faces = [s.face[card] for card in cards]
        s.teller.tell(events.PAID, EVERYONE, {"seat": seat, "faces": faces, "gold": gold})


def put_on_discard(s: DaleState, card: int, seat: int) -> None:
    """A card goes face up on a player's discard pile."""
    s.disc[seat].append(card)
    reveal(s, card)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.DISCARDED, EVERYONE, {"seat": seat, "card": card, "face": s.face[card]})


def put_on_deck(s: DaleState, card: int, seat: int) -> None:
    """A card goes face down on top of a player's deck."""
    s.deck[seat].append(card)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.ON_DECK, EVERYONE, {"seat": seat})


def put_under_deck(s: DaleState, card: int, seat: int) -> None:
    """A card goes face down under a player's deck."""
    s.deck[seat].insert(0, card)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.UNDER_DECK, EVERYONE, {"seat": seat})


def put_away(s: DaleState, card: int) -> None:
    """Throw a card away: to the junk pile, the market's discard pile, or its owner's (DM-279 to DM-282)."""
    face = s.face[card]
    reveal(s, card)
    forget_changes(s, card)
    if face == JUNK:
        s.pile.append(card)
    elif FOLKS[face] != NO_SET:
        s.mdisc.append(card)
    elif PRINTS[face].owner != NO_OWNER:
        s.disc[PRINTS[face].owner].append(card)
    if s.teller is not None:
        s.teller.tell(events.THROWN_AWAY, EVERYONE, {"face": face})


def put_in_market(s: DaleState, card: int, slot: int) -> None:
    """A card lies face up in a market slot."""
    s.market[slot] = card
    reveal(s, card)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.OFFERED, EVERYONE, {"face": s.face[card], "slot": slot})


def set_market(s: DaleState, row: list[int]) -> None:
    """Lay the market cards on other slots."""
    moved = s.teller is not None and row != s.market
    s.market = row
    if s.teller is not None and moved:
        faces = [NONE if card == NONE else s.face[card] for card in row]
        s.teller.tell(events.MARKET_MOVED, EVERYONE, {"faces": faces})


def take_from_market(s: DaleState, slot: int) -> int:
    """Lift the card off a market slot."""
    card = s.market[slot]
    s.market[slot] = NONE
    return card


def tell_bought(s: DaleState, card: int, seat: int) -> None:
    """Say which card is purchased."""
    if s.teller is not None:
        s.teller.tell(events.BOUGHT, EVERYONE, {"seat": seat, "card": card, "face": s.face[card]})


def tell_taken(s: DaleState, card: int, seat: int) -> None:
    """Say which market card is taken without being bought."""
    if s.teller is not None:
        s.teller.tell(events.TAKEN, EVERYONE, {"seat": seat, "card": card, "face": s.face[card]})


def tell_alert(s: DaleState, card: int, seat: int) -> None:
    """Say whose hand a card of another owner goes off in."""
    if s.teller is not None:
        s.teller.tell(events.ALERT, EVERYONE, {"seat": seat, "face": s.face[card]})


def put_in_schedule(s: DaleState, card: int, seat: int) -> None:
    """A technique lies in front of its player while its effect lasts."""
    take_out(s.hand[seat], card)
    s.sched[seat].append(card)
    s.charge[card] = 0
    reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.PLAYED, EVERYONE, {"seat": seat, "card": card, "face": s.face[card]})


def lay_out(s: DaleState, card: int) -> None:
    """Lay a card out for a stack, face up and worth what it is: from a hand or a discard pile, if not yet aside."""
    for zone in s.hand + s.disc:
        if lies_among(zone, card):
            take_out(zone, card)
            s.aside.append(card)
    reveal(s, card)


def put_in_stall(s: DaleState, cards: list[int], seat: int) -> None:
    """A new stack of cards that were laid out, face up in the stall."""
    for card in cards:
        s.aside.remove(card)
        reveal(s, card)
        forget_changes(s, card)
    s.stall[s.side[seat]].append(cards)
    if s.teller is not None:
        faces = [s.face[card] for card in cards]
        s.teller.tell(events.BUILT, EVERYONE, {"seat": seat, "faces": faces, "stack": len(s.stall[s.side[seat]])})


def replace_in_stall(s: DaleState, side: int, old: int, new: int) -> None:
    """A card takes the place of another in a stack."""
    for stack in s.stall[side]:
        if old in stack:
            stack[stack.index(old)] = new
    reveal(s, new)
    forget_changes(s, new)
    if s.teller is not None:
        s.teller.tell(events.SWAPPED_IN_STALL, EVERYONE, {"side": side, "face": s.face[new], "for": s.face[old]})


def store_card(s: DaleState, card: int, holder: int, seat: int) -> None:
    """A card lies face down on the card that stores it (DM-276)."""
    s.stored.append(card)
    s.stored_on.append(holder)
    show(s, card, seat)
    forget_changes(s, card)
    if s.teller is not None:
        s.teller.tell(events.STORED, EVERYONE, {"seat": seat, "face": s.face[holder]})


def unstore_cards(s: DaleState, holder: int) -> list[int]:
    """Lift all cards that lie on a card."""
    cards = [card for card, on in zip(s.stored, s.stored_on, strict=True) if on == holder]
    kept = [i for i in range(len(s.stored)) if s.stored_on[i] != holder]
    s.stored, s.stored_on = [s.stored[i] for i in kept], [s.stored_on[i] for i in kept]
    return cards


def unstore_card(s: DaleState, card: int) -> None:
    """Lift one stored card."""
    place = s.stored.index(card)
    del s.stored[place], s.stored_on[place]


def mint_junk(s: DaleState) -> int:
    """A junk card from the pile, which never runs out (DM-198)."""
    if s.pile:
        return s.pile.pop()
    card = next_back(s)
    s.face.append(JUNK)
    s.known.append(EVERYONE)
    s.charge.append(0)
    s.batch.append(NONE)
    return card


# Shuffling and looking


def shuffle_deck(s: DaleState, seat: int) -> None:
    """Shuffle a player's deck; others may notice."""
    mix(s, s.deck[seat], seat)
    s.agenda.append([SHUFFLED, seat])
    if s.teller is not None:
        s.teller.tell(events.SHUFFLED, EVERYONE, {"seat": seat})


def exchange_deck_and_discard(s: DaleState, seat: int) -> None:
    """Deck and discard pile change places, both turned over: the deck's lowest card is the pile's top (R10)."""
    pile = s.deck[seat]
    pile.reverse()
    for card in pile:
        reveal(s, card)
    s.deck[seat], s.disc[seat] = s.disc[seat], pile
    s.deck[seat].reverse()
    if s.teller is not None:
        s.teller.tell(events.TURNED_OVER, EVERYONE, {"seat": seat, "faces": [s.face[card] for card in pile]})


def shuffle_discard(s: DaleState, seat: int) -> None:
    """Shuffle a player's discard pile, which stays face up."""
    shuffle(s, s.disc[seat])
    for card in s.disc[seat]:
        reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.PILE_SHUFFLED, EVERYONE, {"seat": seat, "faces": [s.face[card] for card in s.disc[seat]]})


def turn_discard_over(s: DaleState, seat: int) -> None:
    """The discard pile becomes the deck, to be shuffled."""
    s.deck[seat] = s.disc[seat] + s.deck[seat]
    s.disc[seat] = []


def lift_deck_and_discard(s: DaleState, seat: int) -> list[int]:
    """Lift a player's whole deck and discard pile."""
    cards = s.deck[seat] + s.disc[seat]
    s.deck[seat], s.disc[seat] = [], []
    return cards


def reform_market_deck(s: DaleState) -> None:
    """Shuffle the market's discard pile into a new market deck (DM-202)."""
    s.mdeck = s.mdisc + s.mdeck
    s.mdisc = []
    mix(s, s.mdeck, MARKET_BATCH)
    if s.teller is not None:
        s.teller.tell(events.MARKET_SHUFFLED, EVERYONE, {})


def look_at(s: DaleState, cards: list[int], seat: int) -> None:
    """Let a seat see cards where they lie."""
    for card in cards:
        show(s, card, seat)
    if s.teller is not None and cards:
        s.teller.tell(events.LOOKED, bit(seat), {"seat": seat, "faces": [s.face[card] for card in cards]})


def show_all(s: DaleState, card: int) -> None:
    """Show a card to everybody; it stays where it is."""
    reveal(s, card)
    if s.teller is not None:
        s.teller.tell(events.SHOWN, EVERYONE, {"face": s.face[card]})


def roll_die(s: DaleState, seat: int, die: Die) -> int:
    """Roll a die; returns what its side gives."""
    side = roll(s, len(die.sides))
    if s.teller is not None:
        s.teller.tell(events.ROLLED, EVERYONE, {"seat": seat, "die": die.name, "result": die.words[side]})
    return die.sides[side]


def random_card(s: DaleState, cards: list[int]) -> int:
    """Any card, each as likely as the next."""
    return cards[roll(s, len(cards))]
