"""The green characters: the easiest to play."""

from __future__ import annotations

from parlour.games.dale.cards.dice import OCELOT
from parlour.games.dale.cards.prints import JUNK
from parlour.games.dale.questions import DISCARD_ANY, DISCARD_CARD, SHOW, THROW_AWAY
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.copies import guises
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.discarding import discard, discard_card, throw_away
from parlour.games.dale.rules.lasting import ADD
from parlour.games.dale.rules.market import fill_market
from parlour.games.dale.rules.values import junk_guises
from parlour.games.dale.rules.verbs import choose_cards, choose_from_hand, draw
from parlour.games.dale.sense.estimates import spare_cards
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import BUILT
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE

LEFTMOST_SLOTS = (3, 4)
CORVINS_GOLD = 3


# Odalys


def one_larger(s: DaleState, me: int) -> int:
    """Your hand size is one larger."""
    return 1


# Thaddeus


async def toll(s: DaleState, me: int) -> None:
    """Take one gold."""
    lasting_atoms.gain_gold(s, me, 1)


# Marisol


async def dawn_walk(s: DaleState, me: int) -> None:
    """Draw a card, then discard a card."""
    await draw(s, me)
    await discard(s, me, 1)


# Quill


def cheaper_on_the_left(s: DaleState, me: int, card: int, slot: int) -> int:
    """Cards in the two leftmost market slots cost you two less."""
    return -2 if slot in LEFTMOST_SLOTS else 0


# Fennimore


async def pick_over(s: DaleState, me: int) -> None:
    """Throw the top card of your discard pile away."""
    throw_away(s, s.disc[me], s.disc[me][-1])


def wants_to_pick_over(s: DaleState, me: int) -> bool:
    """Only junk is thrown away."""
    return s.face[s.disc[me][-1]] == JUNK


def has_discard(s: DaleState, me: int) -> bool:
    """Whether there is a discard pile."""
    return bool(s.disc[me])


# Hespera


async def redecorate(s: DaleState, me: int) -> None:
    """Throw a market card away; then fill the market."""
    card = await choose(s, me, THROW_AWAY, sorted([card for card in s.market if card != NONE]))
    atoms.put_away(s, atoms.take_from_market(s, s.market.index(card)))
    fill_market(s)


def has_market(s: DaleState, me: int) -> bool:
    """Whether the market has a card."""
    return any([card != NONE for card in s.market])


# Pim


async def errand(s: DaleState, me: int) -> None:
    """Discard a junk card, then draw a card."""
    card = await choose(s, me, DISCARD_CARD, junk_cards(s, me))
    await become(s, me, card, junk_guises(s, me, card))
    discard_card(s, me, card)
    await draw(s, me)


def junk_cards(s: DaleState, me: int) -> list[int]:
    """The hand cards that are or may count as junk."""
    return [card for card in sorted(s.hand[me]) if junk_guises(s, me, card)]


def has_junk(s: DaleState, me: int) -> bool:
    """Whether the hand has junk."""
    return bool(junk_cards(s, me))


# Ottoline


async def long_shot(s: DaleState, me: int) -> None:
    """Show a card of your hand and roll the ocelot die. The card is worth that much more until the end of the
    turn."""
    card = await choose_from_hand(s, me, SHOW)
    atoms.show_all(s, card)
    await become(s, me, card, guises(s, me, card))
    lasting_atoms.change_value(s, ADD, card, me, atoms.roll_die(s, me, OCELOT))


def has_hand(s: DaleState, me: int) -> bool:
    """Whether the hand has a card."""
    return bool(s.hand[me])


# Corvin


async def corvins_gold(s: DaleState, me: int) -> None:
    """Take three gold."""
    lasting_atoms.gain_gold(s, me, CORVINS_GOLD)


# Perpetua


async def travel_light(s: DaleState, me: int) -> None:
    """Leave two junk cards out of your starting deck."""
    for card in [card for card in s.deck[me] if s.face[card] == JUNK][:2]:
        throw_away(s, s.deck[me], card)


# Mabel


async def spring_cleaning(s: DaleState, me: int) -> None:
    """Discard up to two cards."""
    for card in await choose_cards(s, me, DISCARD_ANY, s.hand[me], 0, 2):
        discard_card(s, me, card)


def wants_to_clean(s: DaleState, me: int) -> bool:
    """Only cards that no stack needs are let go."""
    return spare_cards(s, me) > 0


SETUPS = {"Corvin": corvins_gold, "Perpetua": travel_light}
USES = {
    "Toll": toll,
    "Dawn Walk": dawn_walk,
    "Pick Over": pick_over,
    "Redecorate": redecorate,
    "Errand": errand,
    "Long Shot": long_shot,
    "Spring Cleaning": spring_cleaning,
}
CONDITIONS = {
    "Pick Over": has_discard,
    "Redecorate": has_market,
    "Errand": has_junk,
    "Long Shot": has_hand,
    "Spring Cleaning": has_hand,
}
WANTS = {"Pick Over": wants_to_pick_over, "Spring Cleaning": wants_to_clean}
HAND_SIZES = {"Odalys": one_larger}
PRICES = {"Quill": cheaper_on_the_left}
GOLD_FOR = {("Corvin", BUILT): 1}
