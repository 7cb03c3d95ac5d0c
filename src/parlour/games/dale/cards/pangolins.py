"""Fickle Giant Pangolins: dice that send cards astray."""

from __future__ import annotations

from parlour.games.dale.cards.dice import DARK_PANGOLIN, DECK, DISCARD, HAND, LIGHT_PANGOLIN
from parlour.games.dale.questions import CHOOSE_PLAYER, DISCARD_TOP
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.choosing import with_cards, with_deck
from parlour.games.dale.rules.decks import mix_into_deck, need_deck, shuffle_deck
from parlour.games.dale.rules.discarding import mill
from parlour.games.dale.rules.verbs import DONE, choose_other, gain, lose_track, take_deck_top
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def fumbling_dreamer(s: DaleState, me: int, card: int) -> None:
    """Roll both dice, and the dark one again until they differ. Choose a player: a card from where the light
    die shows goes to where the dark die shows. Of a deck or pile the top moves, of a hand a random card."""
    source, target = roll_both(s, me)
    while target == source:
        target = atoms.roll_die(s, me, DARK_PANGOLIN)
    whose = await choose_player_with(s, me, source)
    if whose != NONE:
        await move(s, whose, source, whose, target)


async def coffee_grinder(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may choose a player, who discards up to two cards from the top of the deck, one by one as you
    say."""
    whose = await choose_player_with(s, me, DECK)
    for _ in range(2):
        if whose == NONE or not with_deck(s, [whose]) or await choose(s, me, DISCARD_TOP, [whose, DONE]) == DONE:
            return
        await mill(s, whose)


async def accident(s: DaleState, me: int, card: int) -> None:
    """Look at the top card of your deck. Exchange it with a random card from the hand of any player."""
    if not await need_deck(s, me):
        return
    top = s.deck[me][-1]
    atoms.look_at(s, [top], me)
    whose = await choose_other(s, me, CHOOSE_PLAYER, with_cards(list(range(s.seats)), s.hand))
    if whose != NONE:
        lose_track(s, whose)
        other = atoms.random_card(s, s.hand[whose])
        atoms.lift(s, s.hand[whose], other)
        atoms.lift(s, s.deck[me], top)
        atoms.put_on_deck(s, other, me)
        await gain(s, whose, top)


async def loose_marbles(s: DaleState, me: int, card: int) -> None:
    """Roll both dice. Choose two players: a card of the first from where the light die shows goes to where the
    dark die shows of the second. Of a deck or pile the top moves, of a hand a random card."""
    source, target = roll_both(s, me)
    first = await choose_player_with(s, me, source)
    if first != NONE:
        second = await choose_second(s, me, first)
        await move(s, first, source, second, target)


async def another_fine_mess(s: DaleState, me: int, card: int) -> None:
    """Roll both dice. Choose two players: two cards of the first from where the light die shows go to where the
    dark die shows of the second. Shuffle the cards there, then as many of them go back to where the others came
    from. Of a deck or pile the top moves, of a hand a random card."""
    source, target = roll_both(s, me)
    first = await choose_player_with(s, me, source)
    if first == NONE:
        return
    second = await choose_second(s, me, first)
    moved = 0
    for _ in range(2):
        moved += await move(s, first, source, second, target)
    await shuffle_place(s, second, target)
    for _ in range(moved):
        await move(s, second, target, first, source)


async def fresh_start(s: DaleState, me: int, card: int) -> None:
    """Choose a player, whose discard pile is shuffled into the deck. Then take the top card of the deck of any
    player."""
    whose = await choose_other(s, me, CHOOSE_PLAYER, list(range(s.seats)))
    await mix_into_deck(s, whose, s.disc[whose], s.disc[whose].copy())
    whose = await choose_player_with(s, me, DECK)
    if whose != NONE:
        await take_deck_top(s, me, whose)


# Places that the dice show


def roll_both(s: DaleState, me: int) -> tuple[int, int]:
    """Roll both dice: whence, and where to."""
    source = atoms.roll_die(s, me, LIGHT_PANGOLIN)
    return source, atoms.roll_die(s, me, DARK_PANGOLIN)


async def choose_player_with(s: DaleState, me: int, place: int) -> int:
    """Choose any player who has a card in a place; NONE where nobody has."""
    everybody = list(range(s.seats))
    if place == DISCARD:
        return await choose_other(s, me, CHOOSE_PLAYER, with_cards(everybody, s.disc))
    if place == DECK:
        return await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, everybody))
    return await choose_other(s, me, CHOOSE_PLAYER, with_cards(everybody, s.hand))


async def choose_second(s: DaleState, me: int, first: int) -> int:
    """Choose a player other than the first, who may be oneself."""
    return await choose_other(s, me, CHOOSE_PLAYER, [seat for seat in range(s.seats) if seat != first])


async def move(s: DaleState, giver: int, source: int, taker: int, target: int) -> int:
    """Move a card from a place of one player to a place of another; returns how many there were."""
    if source == DISCARD:
        card = atoms.take_top(s, s.disc[giver]) if s.disc[giver] else NONE
    elif source == DECK:
        card = atoms.take_top(s, s.deck[giver]) if await need_deck(s, giver) else NONE
    elif s.hand[giver]:
        if target != DISCARD:
            lose_track(s, giver, taker if target == HAND else NONE)
        card = atoms.random_card(s, s.hand[giver])
        atoms.lift(s, s.hand[giver], card)
    else:
        card = NONE
    if card == NONE:
        return 0
    if target == DISCARD:
        atoms.put_on_discard(s, card, taker)
    elif target == DECK:
        atoms.put_on_deck(s, card, taker)
    else:
        await gain(s, taker, card)
    return 1


async def shuffle_place(s: DaleState, whose: int, place: int) -> None:
    """Shuffle a deck, a discard pile, or a hand."""
    if place == DECK:
        await shuffle_deck(s, whose)
    elif place == DISCARD:
        atoms.shuffle_discard(s, whose)
    else:
        lose_track(s, whose)


TECHNIQUES = {
    "Fumbling Dreamer": fumbling_dreamer,
    "Accident": accident,
    "Loose Marbles": loose_marbles,
    "Another Fine Mess": another_fine_mess,
    "Fresh Start": fresh_start,
}
ABILITIES = {"Coffee Grinder": coffee_grinder}
