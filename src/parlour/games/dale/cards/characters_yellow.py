"""The yellow characters: of middling difficulty."""

from __future__ import annotations

from parlour.games.dale.cards.book import COSTS
from parlour.games.dale.cards.cast import tokens_of
from parlour.games.dale.cards.dice import COMET, PLANET, POLECAT
from parlour.games.dale.cards.hares import roll_hare_die
from parlour.games.dale.cards.prints import NO_OWNER, PRINTS, SPECIALTIES, TRAPS
from parlour.games.dale.cards.traps import return_card
from parlour.games.dale.questions import BUY_CARD, STORE, TAKE
from parlour.games.dale.rules import atoms, lasting_atoms, table_atoms
from parlour.games.dale.rules.acts import ALONE, BUILD, BUY, PLAY
from parlour.games.dale.rules.building import can_build, teammate
from parlour.games.dale.rules.buying import spend, spend_x
from parlour.games.dale.rules.choosing import choose_another
from parlour.games.dale.rules.discarding import discard, discard_from, throw_away
from parlour.games.dale.rules.lasting import noted_on
from parlour.games.dale.rules.offers import affordable, can_buy, can_pay
from parlour.games.dale.rules.table import is_day
from parlour.games.dale.rules.turn import do_action
from parlour.games.dale.rules.values import price
from parlour.games.dale.rules.verbs import choose_unseen, draw, gain, give, take_discard_top, take_from
from parlour.games.dale.sense.estimates import may_build, play_score
from parlour.games.dale.sense.talents import BUILDING, FREE, IN_VAIN, MORE, best_purchase, can_spare, seldom, settles
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS, PURCHASED
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE

DISCOUNT = 2
FARE = 4
MOST_LOADED = 2
LOAN = 8
DEBT = 3
INTEREST_FROM = 2


# Isolde


async def deposit(s: DaleState, me: int) -> None:
    """Spend x, from one to three: add x tokens."""
    lasting_atoms.add_tokens(s, me, await spend_x(s, me, s.character[me], 1, 3))


async def withdraw(s: DaleState, me: int) -> None:
    """Remove all tokens. Take as many gold, and one more if there were two or more."""
    saved = tokens_of(s, me)
    lasting_atoms.add_tokens(s, me, -saved)
    lasting_atoms.gain_gold(s, me, saved + 1 if saved >= INTEREST_FROM else saved)


def can_spend_one(s: DaleState, me: int) -> bool:
    """Whether one can be paid."""
    return can_pay(s, me, 1, [])


def has_token(s: DaleState, me: int) -> bool:
    """Whether there is a token on the character."""
    return tokens_of(s, me) > 0


# Basalt


async def rounds(s: DaleState, me: int) -> None:
    """By day take one gold, by night draw a card."""
    if is_day(s):
        lasting_atoms.gain_gold(s, me, 1)
    else:
        await draw(s, me)


async def wind_up(s: DaleState, me: int) -> None:
    """Spend one: advance the clock by one space."""
    await spend(s, me, s.character[me], 1)
    lasting_atoms.advance_clock(s)


# Wren


async def load(s: DaleState, me: int) -> None:
    """Store a card of your hand here if fewer than two are stored."""
    card = await choose_unseen(s, me, STORE)
    atoms.lift(s, s.hand[me], card)
    atoms.store_card(s, card, s.character[me], me)


async def unload(s: DaleState, me: int) -> None:
    """Take a card that is stored here."""
    card = await choose(s, me, TAKE, loaded(s, me))
    atoms.unstore_card(s, card)
    await gain(s, me, card)


def loaded(s: DaleState, me: int) -> list[int]:
    """The cards stored on the character."""
    return sorted([card for card, on in zip(s.stored, s.stored_on, strict=True) if on == s.character[me]])


def can_load(s: DaleState, me: int) -> bool:
    """Whether there is room, and a card to store."""
    return bool(s.hand[me]) and has_room(s, me)


def has_room(s: DaleState, me: int) -> bool:
    """Whether another card can be stored."""
    return len(loaded(s, me)) < MOST_LOADED


def can_unload(s: DaleState, me: int) -> bool:
    """Whether a card is stored."""
    return bool(loaded(s, me))


# Lucasta


async def going_twice(s: DaleState, me: int) -> None:
    """Take a market action, for which every card in the market costs you two less."""
    lasting_atoms.note_on(s, s.character[me], DISCOUNT)
    await do_action(s, me, BUY, await choose(s, me, BUY_CARD, affordable(s, me)))
    lasting_atoms.note_on(s, s.character[me], 0)


def worth_of_bidding(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is the best purchase at the lower price."""
    return MORE + best_purchase(s, me, purse + DISCOUNT)


def discount(s: DaleState, me: int, card: int, slot: int) -> int:
    """The card costs you two less, while the ability is used."""
    return -noted_on(s, s.character[me])


def can_bid(s: DaleState, me: int) -> bool:
    """Whether anything can be bought two cheaper."""
    slots = [slot for slot in range(MARKET_SLOTS) if s.market[slot] != NONE]
    return any([can_buy(s, me, slot, max(0, price(s, me, slot) - DISCOUNT), NONE) for slot in slots])


# Gideon


async def encore(s: DaleState, me: int) -> None:
    """Take a technique action with the top card of your discard pile."""
    card = s.disc[me][-1]
    await take_discard_top(s, me, me)
    await do_action(s, me, PLAY, card)


def worth_of_encore(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is what playing the last card once more is."""
    return MORE + play_score(PRINTS[s.face[s.disc[me][-1]]].bonus, purse, dearest)


def has_encore(s: DaleState, me: int) -> bool:
    """Whether the top card of the discard pile is a technique that would stay in the hand and can be paid for."""
    if not s.disc[me]:
        return False
    face = s.face[s.disc[me][-1]]
    if not PRINTS[face].technique or PRINTS[face].owner not in (NO_OWNER, me):
        return False
    return face not in COSTS or can_pay(s, me, COSTS[face], [])


# Amaranth


async def two_tall_tales(s: DaleState, me: int) -> None:
    """Shuffle both Tall Tales into your starting deck."""
    for _ in range(2):
        atoms.put_on_deck(s, table_atoms.take_from_box(s, SPECIALTIES["Tall Tale"] + me), me)


async def tall_tale(s: DaleState, me: int, card: int) -> None:
    """Draw two cards, then put this card on another player's discard pile."""
    await draw(s, me, 2)
    discard_from(s, s.sched[me], card, await choose_another(s, me))


async def tall_tale_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Discard a card of your hand."""
    return_card(s, me, card)
    await discard(s, me, 1)


# Sable


async def borrow(s: DaleState, me: int) -> None:
    """Take eight gold and add three tokens."""
    lasting_atoms.gain_gold(s, me, LOAN)
    lasting_atoms.add_tokens(s, me, DEBT)


async def repay(s: DaleState, me: int) -> None:
    """Spend two: remove a token."""
    await spend(s, me, s.character[me], 2)
    lasting_atoms.add_tokens(s, me, -1)


def worth_of_repaying(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is good with gold to spare, or if it is time."""
    return FREE if settles(s, me) or s.gold[me] > 1 else IN_VAIN


def can_repay(s: DaleState, me: int) -> bool:
    """Whether there is a token, and two can be paid."""
    return has_token(s, me) and can_pay(s, me, 2, [])


# Juniper


async def read_the_sky(s: DaleState, me: int) -> None:
    """Roll the hare die. Comet: take two gold. Planet: draw a card. Stars: throw the top card of your discard
    pile away."""
    rolled = roll_hare_die(s, me)
    if rolled == COMET:
        lasting_atoms.gain_gold(s, me, 2)
    elif rolled == PLANET:
        await draw(s, me)
    elif s.disc[me]:
        throw_away(s, s.disc[me], s.disc[me][-1])


# Alder


async def topping_out(s: DaleState, me: int) -> None:
    """Take a stall action. Then draw three cards."""
    await do_action(s, me, BUILD, ALONE)
    if s.ending is None:
        await draw(s, me, 3)


def worth_of_topping_out(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is a stack."""
    return MORE + (BUILDING if may_build(s, me) else IN_VAIN)


# Ferris


async def leap(s: DaleState, me: int) -> None:
    """Spend one: roll the polecat die, draw that many cards, then discard that many."""
    await spend(s, me, s.character[me], 1)
    rolled = atoms.roll_die(s, me, POLECAT)
    await draw(s, me, rolled)
    await discard(s, me, rolled)


def worth_of_leaping(s: DaleState, me: int, purse: int, dearest: int) -> float:
    """It is quite good if it costs a spare card and no purchase."""
    return FREE - 2.0 if can_spare(s, me) and purse > dearest else IN_VAIN


# Sigrid


async def snare(s: DaleState, me: int) -> None:
    """Take one of your traps from any player's discard pile."""
    card = await choose_open(s, me, TAKE, laid_traps(s, me))
    for seat in range(s.seats):
        if card in s.disc[seat]:
            await take_from(s, me, s.disc[seat], card)


def laid_traps(s: DaleState, me: int) -> list[int]:
    """My traps on all discard piles."""
    mine = [first + me for first in TRAPS]
    return sorted([card for pile in s.disc for card in pile if s.face[card] in mine])


def has_laid_trap(s: DaleState, me: int) -> bool:
    """Whether a trap of mine lies on a discard pile."""
    return bool(laid_traps(s, me))


# Rosalind


async def hand_over(s: DaleState, me: int) -> None:
    """Give your teammate a card of your hand, then draw a card."""
    await give(s, me, teammate(s, me))
    await draw(s, me)


def has_hand(s: DaleState, me: int) -> bool:
    """Whether the hand has a card."""
    return bool(s.hand[me])


# Cassian


async def special_train(s: DaleState, me: int) -> None:
    """Remove four tokens: you have one more action this turn."""
    lasting_atoms.add_tokens(s, me, -FARE)
    lasting_atoms.give_actions(s, 1)


def has_fare(s: DaleState, me: int) -> bool:
    """Whether there are four tokens."""
    return tokens_of(s, me) >= FARE


SETUPS = {"Amaranth": two_tall_tales, "Sable": borrow}
USES = {
    "Deposit": deposit,
    "Withdraw": withdraw,
    "Rounds": rounds,
    "Wind Up": wind_up,
    "Load": load,
    "Unload": unload,
    "Going Twice": going_twice,
    "Encore": encore,
    "Repay": repay,
    "Read the Sky": read_the_sky,
    "Topping Out": topping_out,
    "Leap": leap,
    "Snare": snare,
    "Hand Over": hand_over,
    "Special Train": special_train,
}
CONDITIONS = {
    "Deposit": can_spend_one,
    "Withdraw": has_token,
    "Wind Up": can_spend_one,
    "Load": can_load,
    "Unload": can_unload,
    "Going Twice": can_bid,
    "Encore": has_encore,
    "Repay": can_repay,
    "Topping Out": can_build,
    "Leap": can_spend_one,
    "Snare": has_laid_trap,
    "Hand Over": has_hand,
    "Special Train": has_fare,
}
WORTHS = {
    "Wind Up": seldom,
    "Going Twice": worth_of_bidding,
    "Encore": worth_of_encore,
    "Repay": worth_of_repaying,
    "Topping Out": worth_of_topping_out,
    "Leap": worth_of_leaping,
}
PRICES = {"Lucasta": discount}
TOKENS_FOR = {("Cassian", PURCHASED): 1}
HINDRANCES = {"Sable": has_token}
TECHNIQUES = {"Tall Tale": tall_tale}
ALERTS = {"Tall Tale": tall_tale_alert}
