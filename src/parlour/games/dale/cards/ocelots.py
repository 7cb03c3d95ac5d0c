"""Lucky Ocelots: chance and bluff."""

from __future__ import annotations

from parlour.games.dale.cards.dice import OCELOT
from parlour.games.dale.cards.prints import NO_SET, PRINTS
from parlour.games.dale.questions import CHOOSE_CARD, CHOOSE_PLAYER, NAME_A_VALUE, THROW_AWAY
from parlour.games.dale.rules import atoms, lasting_atoms, mixing
from parlour.games.dale.rules.building import build_with
from parlour.games.dale.rules.choosing import choose_another
from parlour.games.dale.rules.copies import chosen_model, equals, guises
from parlour.games.dale.rules.copying import bind, choose_secret_guise
from parlour.games.dale.rules.decks import need_market_deck
from parlour.games.dale.rules.discarding import discard, discard_card, throw_away
from parlour.games.dale.rules.lasting import ADD, SET
from parlour.games.dale.rules.table import opponents
from parlour.games.dale.rules.values import possible_values, value
from parlour.games.dale.rules.verbs import (
    choose_from_hand,
    choose_other,
    draw,
    gain_together,
    lose_track,
    take_market_top,
)
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def bold_haggler(s: DaleState, me: int, card: int) -> None:
    """Once in your turn you may roll the ocelot die. Until the end of the turn this card is worth as much more."""
    lasting_atoms.change_value(s, ADD, card, me, atoms.roll_die(s, me, OCELOT))


async def new_season(s: DaleState, me: int, card: int) -> None:
    """Throw an animalfolk card of your discard pile away. If you did, take the top card of the market deck."""
    cards = [old for old in s.disc[me] if PRINTS[s.face[old]].folk != NO_SET]
    if cards:
        throw_away(s, s.disc[me], await choose_open(s, me, THROW_AWAY, sorted(cards)))
        await take_market_top(s, me)


async def whirligig(s: DaleState, me: int, card: int) -> None:
    """Discard your whole hand and draw as many cards. Choose another player: shuffle both your hands together and deal
    each of you as many cards as before, at random."""
    await draw(s, me, await discard(s, me, len(s.hand[me])))
    whom = await choose_another(s, me)
    mine, theirs = s.hand[me].copy(), s.hand[whom].copy()
    for held in mine:
        atoms.lift(s, s.hand[me], held)
    for held in theirs:
        atoms.lift(s, s.hand[whom], held)
    mixing.mix(s, mine + theirs, me)
    await gain_together(s, [me] * len(mine) + [whom] * len(theirs), mine + theirs)


async def charm(s: DaleState, me: int, card: int) -> None:
    """Reveal the top card of the market deck. If it can be your next stack by itself, build it; if not, throw it
    away."""
    if need_market_deck(s):
        top = s.mdeck[-1]
        atoms.hold_aside(s, s.mdeck, top, me)
        atoms.show_all(s, top)
        if not await build_with(s, me, top):
            throw_away(s, s.aside, top)


async def gamble(s: DaleState, me: int, card: int) -> None:
    """Choose another player and roll the ocelot die. Exchange as many random cards of your hands."""
    whom = await choose_another(s, me)
    count = min(atoms.roll_die(s, me, OCELOT), len(s.hand[me]), len(s.hand[whom]))
    if count == 0:
        return
    lose_track(s, me, whom)
    lose_track(s, whom, me)
    mine = random_cards(s, s.hand[me], count)
    theirs = random_cards(s, s.hand[whom], count)
    for given, taken in zip(mine, theirs, strict=True):
        atoms.lift(s, s.hand[me], given)
        atoms.lift(s, s.hand[whom], taken)
    await gain_together(s, [me] * count + [whom] * count, theirs + mine)


def random_cards(s: DaleState, zone: list[int], count: int) -> list[int]:
    """So many random cards of a zone, all different."""
    found: list[int] = []
    for _ in range(count):
        found.append(atoms.random_card(s, [card for card in zone if card not in found]))
    return found


async def blindfold(s: DaleState, me: int, card: int) -> None:
    """Put a card of your hand face down; an opponent names a value. Reveal the card: if it has that value, discard it;
    if not, take it back, worth a value from one to five of your choice until the end of the turn."""
    hidden = await choose_from_hand(s, me, CHOOSE_CARD)
    if hidden == NONE:
        return
    guise = await choose_secret_guise(s, me, hidden)
    whom = await choose_other(s, me, CHOOSE_PLAYER, opponents(s, me))
    named = await choose(s, whom, NAME_A_VALUE, possible_values(s, me))
    atoms.show_all(s, hidden)
    if guise != hidden and chosen_model(s, hidden) == NONE:
        await bind(s, me, hidden, equals(s, guise, guises(s, me, hidden)))
    if named == value(s, me, hidden):
        discard_card(s, me, hidden)
    else:
        lasting_atoms.change_value(s, SET, hidden, me, await choose(s, me, NAME_A_VALUE, [1, 2, 3, 4, 5]))


TECHNIQUES = {
    "New Season": new_season,
    "Whirligig": whirligig,
    "Charm": charm,
    "Gamble": gamble,
    "Blindfold": blindfold,
}
ABILITIES = {"Bold Haggler": bold_haggler}
