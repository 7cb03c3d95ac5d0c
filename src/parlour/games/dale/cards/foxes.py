"""Friendly Fennec Foxes: something for everybody."""

from __future__ import annotations

from parlour.games.dale.questions import GIVE_TO, PUT_ON_DECK, TAKE
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.rules.choosing import choose_another, choose_direction, share_out, with_cards
from parlour.games.dale.rules.decks import shuffle_deck
from parlour.games.dale.rules.looking import search_deck
from parlour.games.dale.rules.market import take_from_slot
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.verbs import DONE, gain_together, lose_track, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def cunning_neighbour(s: DaleState, me: int, card: int) -> None:
    """Look at another player's hand. You may put this card on top of your deck instead of discarding it."""
    whom = await choose_another(s, me)
    atoms.look_at(s, s.hand[whom], me)
    if await choose(s, me, PUT_ON_DECK, [card, DONE]) == card:
        atoms.lift(s, s.sched[me], card)
        atoms.put_on_deck(s, card, me)


async def cheer(s: DaleState, me: int, card: int) -> None:
    """Every player searches their deck for a card and takes it. Then every player shuffles their deck."""
    searching = with_cards([me, *others(s, me)], s.deck)
    for seat in searching:
        await take_from(s, seat, s.deck[seat], await search_deck(s, seat, TAKE))
    for seat in searching:
        await shuffle_deck(s, seat)


async def raffle(s: DaleState, me: int, card: int) -> None:
    """Choose a direction. At once, every player takes a random card of their neighbour's hand in that direction."""
    step = await choose_direction(s, me)
    takers = [seat for seat in [me, *others(s, me)] if s.hand[(seat + step) % s.seats]]
    for seat in takers:
        lose_track(s, (seat + step) % s.seats, seat)
    prizes = [atoms.random_card(s, s.hand[(seat + step) % s.seats]) for seat in takers]
    for seat, prize in zip(takers, prizes, strict=True):
        atoms.lift(s, s.hand[(seat + step) % s.seats], prize)
    await gain_together(s, takers, prizes)


async def charity(s: DaleState, me: int, card: int) -> None:
    """Look at a random card of every player's hand, yours too. Then give each of these players one of the cards."""
    givers = with_cards([me, *others(s, me)], s.hand)
    for seat in givers:
        lose_track(s, seat, me)
    gifts = [atoms.random_card(s, s.hand[seat]) for seat in givers]
    for seat, gift in zip(givers, gifts, strict=True):
        atoms.hold_aside(s, s.hand[seat], gift, me)
    mixing.mingle(s, gifts, me, me)
    shares = await share_out(s, me, GIVE_TO, gifts, givers)
    for gift in shares:
        atoms.lift(s, s.aside, gift)
    await gain_together(s, givers, shares)


async def tasters(s: DaleState, me: int, card: int) -> None:
    """Choose a direction. Starting with you and going that way, every player takes a card of the market."""
    step = await choose_direction(s, me)
    for turn in range(s.seats):
        seat = (me + turn * step) % s.seats
        offered = sorted([dish for dish in s.market if dish != NONE])
        if offered:
            dish = await choose_open(s, seat, TAKE, offered)
            await take_from_slot(s, seat, s.market.index(dish))


async def rumours(s: DaleState, me: int, card: int) -> None:
    """Every player puts the top card of their discard pile on top of their deck, twice."""
    for seat in [me, *others(s, me)]:
        for _ in range(min(2, len(s.disc[seat]))):
            atoms.put_on_deck(s, atoms.take_top(s, s.disc[seat]), seat)


TECHNIQUES = {
    "Cunning Neighbour": cunning_neighbour,
    "Cheer": cheer,
    "Raffle": raffle,
    "Charity": charity,
    "Tasters": tasters,
    "Rumours": rumours,
}
