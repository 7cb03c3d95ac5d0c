"""The red characters: the hardest to play."""

from __future__ import annotations

from parlour.games.dale.cards.cast import beside, tokens_of
from parlour.games.dale.cards.prints import DECKS, NO_SET, PRINTS, SPECIALTIES
from parlour.games.dale.cards.traps import return_card
from parlour.games.dale.questions import MORE_OR_LESS, NAME_A_SET, SHOW
from parlour.games.dale.rules import atoms, lasting_atoms, mixing, table_atoms
from parlour.games.dale.rules.building import teammate
from parlour.games.dale.rules.buying import spend_x
from parlour.games.dale.rules.choosing import LESS, MORE, choose_another
from parlour.games.dale.rules.copies import guises
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.discarding import discard, discard_from
from parlour.games.dale.rules.lasting import ADD, noted_on, pieces_on
from parlour.games.dale.rules.looking import back_on_deck, look_at_top
from parlour.games.dale.rules.offers import can_pay
from parlour.games.dale.rules.table import is_day, opponents
from parlour.games.dale.rules.verbs import choose_from_hand, draw, take_from
from parlour.games.dale.sense.estimates import adjustment
from parlour.games.dale.sense.talents import FREE, IN_VAIN, best_price, seldom, settles
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE

INVOICE = PRINTS[SPECIALTIES["Forged Invoice"]].value
INVOICES = 2  # of three, that must lie by the forger
PLANS = 3


# Mortimer


async def forge(s: DaleState, me: int) -> None:
    """Take a Forged Invoice that lies here."""
    await take_from(s, me, s.beside[me], beside(s, me, "Forged Invoice")[0])


def worth_of_forging(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is good if an invoice pays what is missing for the best purchase, until it is time to get rid of them."""
    missing = best_price(s, me) - purse
    return FREE if not settles(s, me) and INVOICE >= missing > 0 else IN_VAIN


async def burn(s: DaleState, me: int) -> None:
    """Put a Forged Invoice of your hand back here."""
    card = held_invoices(s, me)[0]
    atoms.lift(s, s.hand[me], card)
    table_atoms.put_beside(s, card, me)


def worth_of_burning(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is good if the invoice is not needed for the best purchase, or if it is time."""
    return FREE if settles(s, me) or purse - INVOICE >= dearest else IN_VAIN


async def forged_invoice_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card."""
    return_card(s, me, card)


def held_invoices(s: DaleState, me: int) -> list[int]:
    """The invoices in the hand of the forger."""
    return [card for card in s.hand[me] if s.face[card] == SPECIALTIES["Forged Invoice"] + me]


def can_forge(s: DaleState, me: int) -> bool:
    """Whether an invoice lies by the forger."""
    return bool(beside(s, me, "Forged Invoice"))


def can_burn(s: DaleState, me: int) -> bool:
    """Whether the forger holds an invoice."""
    return bool(held_invoices(s, me))


def invoices_about(s: DaleState, me: int) -> bool:
    """You cannot win unless two Forged Invoices lie here."""
    return len(beside(s, me, "Forged Invoice")) < INVOICES


# Ignatius


async def open_catalogue(s: DaleState, me: int) -> None:
    """Name an animalfolk set of this game and note it in the Catalogue."""
    lasting_atoms.note_on(s, beside(s, me, "Catalogue")[0], await choose(s, me, NAME_A_SET, sorted(s.folks)))


def first_set(s: DaleState, me: int) -> list[int]:
    """The catalogue with the first set of this game, where nobody says which is noted."""
    return [min(s.folks)]


def strange_set(s: DaleState, me: int) -> str:
    """Whether the catalogue notes a set that is not in this game."""
    noted = noted_set(s, me)
    if noted in s.folks:
        return ""
    name = DECKS[noted] if noted < len(DECKS) else str(noted)
    return f"the Catalogue notes {name}, which is no set of this game"


def noted_set(s: DaleState, me: int) -> int:
    """The set in the catalogue."""
    return noted_on(s, beside(s, me, "Catalogue")[0])


def cheaper_set(s: DaleState, me: int, card: int, slot: int) -> int:
    """Market cards of the noted set cost you one less."""
    return -1 if PRINTS[s.face[card]].folk == noted_set(s, me) else 0


def set_missing(s: DaleState, me: int) -> bool:
    """You cannot win before a stack of your stall holds a card of that set."""
    wanted = noted_set(s, me)
    for stack in s.stall[s.side[me]]:
        if any([PRINTS[s.face[card]].folk == wanted for card in stack]):
            return False
    return True


def still_wanted(s: DaleState, me: int) -> int:
    """The noted set while it is missing."""
    return noted_set(s, me) if set_missing(s, me) else NO_SET


# Nocturne


def larger_by_night(s: DaleState, me: int) -> int:
    """By night your hand size is one larger."""
    return 0 if is_day(s) else 1


async def lamplight(s: DaleState, me: int) -> None:
    """By day put the top card of your discard pile on your deck; by night look at the top three cards of your
    deck and put them back in any order."""
    if not is_day(s):
        await back_on_deck(s, me, await look_at_top(s, me, me, 3), me)
    elif s.disc[me]:
        atoms.put_on_deck(s, atoms.take_top(s, s.disc[me]), me)


# Zephyrine


async def smuggle(s: DaleState, me: int) -> None:
    """After the starting hands are drawn, shuffle a Contraband into the deck of each opponent."""
    for seat in opponents(s, me):
        atoms.put_on_deck(s, table_atoms.take_from_box(s, SPECIALTIES["Contraband"] + me), seat)
        mixing.mix(s, s.deck[seat], seat)


async def contraband(s: DaleState, me: int, card: int) -> None:
    """Take one gold, then put this card on another player's discard pile."""
    lasting_atoms.gain_gold(s, me, 1)
    discard_from(s, s.sched[me], card, await choose_another(s, me))


async def contraband_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Its owner takes two gold."""
    lasting_atoms.gain_gold(s, return_card(s, me, card), 2)


# Castor and Pollux


async def put_mask_on(s: DaleState, me: int) -> None:
    """Put a token on Castor's Mask."""
    lasting_atoms.put_pieces(s, beside(s, me, "Castor's Mask")[0], 1)


def token_on_castor(s: DaleState, me: int) -> list[int]:
    """The masks after the set-up."""
    return [1, 0]


def wrong_tokens(s: DaleState, me: int) -> str:
    """Whether there is not one token on the masks."""
    tokens = sum([pieces_on(s, card) for card in s.beside[me]])
    return "" if tokens == 1 else f"one token lies on the two masks, not {tokens}"


async def change_masks(s: DaleState, me: int) -> None:
    """Move the token to the other mask."""
    castor, pollux = beside(s, me, "Castor's Mask")[0], beside(s, me, "Pollux's Mask")[0]
    step = 1 if pieces_on(s, castor) else -1
    lasting_atoms.put_pieces(s, castor, -step)
    lasting_atoms.put_pieces(s, pollux, step)


def as_castor(s: DaleState, me: int) -> int:
    """While the token is on Castor's Mask, your hand size is one larger."""
    return pieces_on(s, beside(s, me, "Castor's Mask")[0])


def as_pollux(s: DaleState, me: int, card: int, slot: int) -> int:
    """While it is on Pollux's Mask, market cards cost you one less."""
    return -pieces_on(s, beside(s, me, "Pollux's Mask")[0])


# Hollis


async def draw_plans(s: DaleState, me: int) -> None:
    """Add three tokens."""
    lasting_atoms.add_tokens(s, me, PLANS)


async def recalculate(s: DaleState, me: int) -> None:
    """Remove a token and show a card of your hand: it is worth one more or one less until the end of the turn."""
    lasting_atoms.add_tokens(s, me, -1)
    card = await choose_from_hand(s, me, SHOW)
    atoms.show_all(s, card)
    await become(s, me, card, guises(s, me, card))
    way = await choose(s, me, MORE_OR_LESS, [LESS, MORE])
    lasting_atoms.change_value(s, ADD, card, me, 1 if way == MORE else -1)


def worth_of_recalculating(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is good if it makes the next stack possible."""
    return FREE if adjustment(s, me)[0] != NONE else IN_VAIN


def can_recalculate(s: DaleState, me: int) -> bool:
    """Whether there is a token, and a card to change."""
    return tokens_of(s, me) > 0 and bool(s.hand[me])


# Ambrose


def can_spend_one(s: DaleState, me: int) -> bool:
    """Whether one can be paid."""
    return can_pay(s, me, 1, [])


async def supply_run(s: DaleState, me: int) -> None:
    """Your teammate draws a card, then discards a card."""
    friend = teammate(s, me)
    await draw(s, friend)
    await discard(s, friend, 1)


async def common_purse(s: DaleState, me: int) -> None:
    """Spend x, from one to four: your teammate takes x gold."""
    lasting_atoms.gain_gold(s, teammate(s, me), await spend_x(s, me, s.character[me], 1, 4))


SETUPS = {"Ignatius": open_catalogue, "Hollis": draw_plans, "Castor and Pollux": put_mask_on}
LATE_SETUPS = {"Zephyrine": smuggle}
USES = {
    "Forge": forge,
    "Burn": burn,
    "Lamplight": lamplight,
    "Change Masks": change_masks,
    "Recalculate": recalculate,
    "Supply Run": supply_run,
    "Common Purse": common_purse,
}
CONDITIONS = {"Forge": can_forge, "Burn": can_burn, "Recalculate": can_recalculate, "Common Purse": can_spend_one}
WORTHS = {
    "Forge": worth_of_forging,
    "Burn": worth_of_burning,
    "Recalculate": worth_of_recalculating,
    "Common Purse": seldom,
}
HAND_SIZES = {"Nocturne": larger_by_night, "Castor and Pollux": as_castor}
PRICES = {"Ignatius": cheaper_set, "Castor and Pollux": as_pollux}
WANTED_SETS = {"Ignatius": still_wanted}
HINDRANCES = {"Mortimer": invoices_about, "Ignatius": set_missing}
COUNTS_AT_FIRST = {"Ignatius": first_set, "Castor and Pollux": token_on_castor}
FAULTS_BESIDE = {"Ignatius": strange_set, "Castor and Pollux": wrong_tokens}
TECHNIQUES = {"Contraband": contraband}
ALERTS = {"Contraband": contraband_alert, "Forged Invoice": forged_invoice_alert}
