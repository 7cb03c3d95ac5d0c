"""Scheming Green Magpies: whoever guesses right takes the prize."""

from __future__ import annotations

from parlour.games.dale.cards.prints import ALL_DECKS, JUNK, NO_OWNER, PRINTS
from parlour.games.dale.questions import CHOOSE_PLAYER, NAME_A_CARD, NAME_A_SET, TAKE
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.choosing import name_value, with_cards, with_deck
from parlour.games.dale.rules.decks import mix_into_deck, need_deck
from parlour.games.dale.rules.discarding import mill, throw_away
from parlour.games.dale.rules.looking import look_at_top
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.values import printed
from parlour.games.dale.rules.verbs import choose_other, take_deck_top, take_discard_top, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def pompous_professional(s: DaleState, me: int, card: int) -> None:
    """Name a set and reveal the top three cards of your deck. Take one of that set; shuffle the others into your
    deck."""
    folk = await choose(s, me, NAME_A_SET, sorted(s.folks))
    seen = await look_at_top(s, me, me, 3)
    for each in seen:
        atoms.show_all(s, each)
    fitting = [each for each in sorted(seen) if PRINTS[s.face[each]].folk == folk]
    if fitting:
        taken = await choose_open(s, me, TAKE, fitting)
        seen.remove(taken)
        await take_from(s, me, s.aside, taken)
    await mix_into_deck(s, me, s.aside, seen)


async def bribe(s: DaleState, me: int, card: int, paid: list[int]) -> None:
    """When you pay for a purchase with this card, your hand size is one more this turn."""
    lasting_atoms.add_hand_size(s, 1)


async def burglary(s: DaleState, me: int, card: int) -> None:
    """Choose another player and name a value. That player reveals the top card of their deck: if it has that value,
    you take it; if not, they discard it."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, others(s, me)))
    if whom == NONE:
        return
    named = await name_value(s, me)
    await need_deck(s, whom)
    prize = s.deck[whom][-1]
    atoms.show_all(s, prize)
    if printed(s, prize) == named:
        await take_deck_top(s, me, whom)
    else:
        await mill(s, whom)


async def grasp(s: DaleState, me: int, card: int) -> None:
    """Choose another player and name a value. That player reveals a random card of their hand: if it has that value,
    you take it."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.hand))
    if whom == NONE:
        return
    named = await name_value(s, me)
    prize = atoms.random_card(s, s.hand[whom])
    atoms.show_all(s, prize)
    if printed(s, prize) == named:
        await take_from(s, me, s.hand[whom], prize)


async def periscope(s: DaleState, me: int, card: int) -> None:
    """Choose another player and name a card. Twice, that player discards the top card of their deck; if it is a card
    of that name, you take it."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, others(s, me)))
    if whom == NONE:
        return
    named = await choose(s, me, NAME_A_CARD, nameable(s))
    for _ in range(2):
        if await mill(s, whom) and PRINTS[s.face[s.disc[whom][-1]]].name == PRINTS[named].name:
            await take_discard_top(s, me, whom)


def nameable(s: DaleState) -> list[int]:
    """A face for every name that a card of a player's deck may have."""
    faces = [face for number in s.folks for face in ALL_DECKS[number].faces] + [JUNK]
    names = [PRINTS[face].name for face in faces]
    for face in sorted(set(s.face)):
        if PRINTS[face].owner != NO_OWNER and PRINTS[face].name not in names:
            faces.append(face)
            names.append(PRINTS[face].name)
    return sorted(faces)


async def sudden_nap(s: DaleState, me: int, card: int) -> None:
    """Throw away a random card from another player's hand."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.hand))
    if whom != NONE:
        throw_away(s, s.hand[whom], atoms.random_card(s, s.hand[whom]))


TECHNIQUES = {
    "Pompous Professional": pompous_professional,
    "Burglary": burglary,
    "Grasp": grasp,
    "Periscope": periscope,
    "Sudden Nap": sudden_nap,
}
WHEN_PAID = {"Bribe": bribe}
