"""Building stacks: the stall action, alone or with a teammate, and stacks that card texts build (DM-174 to DM-186)."""

from __future__ import annotations

from parlour.games.dale.cards.book import AFTER_BUILD, BEFORE_BUILD, BRINGS_STACK, MORE_STACKS, PAID_WORTHS
from parlour.games.dale.questions import BUILD_STACK, HELP, PROPOSE, SPEND
from parlour.games.dale.rules import atoms, lasting_atoms, mixing, table_atoms
from parlour.games.dale.rules.buying import pay
from parlour.games.dale.rules.combos import choose_combo
from parlour.games.dale.rules.copies import identity, is_copier
from parlour.games.dale.rules.copying import settle
from parlour.games.dale.rules.discarding import discard_in_order
from parlour.games.dale.rules.ending import crown
from parlour.games.dale.rules.hands import Hand, is_tangled
from parlour.games.dale.rules.marks import ASKED, has_mark
from parlour.games.dale.rules.offers import offer_to_spend
from parlour.games.dale.rules.ordering import payment_of
from parlour.games.dale.rules.payment import NO_LIMIT, paid_gold
from parlour.games.dale.rules.raising import most_for, raising_ways, raisings
from parlour.games.dale.rules.searching import beginnings, can_begin, complete, find_stacks
from parlour.games.dale.rules.stacks import can_total, is_countable, places_in, still_missing, ways
from parlour.games.dale.rules.stock import (
    Part,
    Stock,
    add_cards,
    alike,
    bare_stock,
    close_stock,
    needed_total,
    stock_of,
)
from parlour.games.dale.rules.table import others, stacks_built
from parlour.games.dale.rules.values import value
from parlour.games.dale.rules.waiting import wake
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import BUILT
from parlour.kernel.state import NONE

# Alone


def has_stack(s: DaleState, me: int, hand: Hand) -> bool:
    """Whether there is a stack to build from what a seat has now; none beyond the last one (DM-207)."""
    if stacks_built(s, me) >= s.goal:
        return False
    if not s.changes:
        found = can_total(s, hand, needed_total(s, me))
        if found and not is_tangled(s, me, hand):
            return True
        if not found and is_countable(s, me, hand):
            return False
    return bool(find_stacks(stock_of(s, me), 1))


def can_build(s: DaleState, me: int) -> bool:
    """Whether a stack can be built, if need be with what a card that waits for it brings before."""
    return can_build_with(s, me, Hand(s, me))


def can_build_with(s: DaleState, me: int, hand: Hand) -> bool:
    """The same with a hand that was looked at."""
    if has_stack(s, me, hand):
        return True
    for card in s.sched[me]:
        face = identity(s, me, card)
        if face in BRINGS_STACK:
            return BRINGS_STACK[face](s, me, card)
    return False


async def build(s: DaleState, me: int) -> None:
    """The stall action: build the next stack (DM-174)."""
    await wake(s, me, BEFORE_BUILD)
    stock = stock_of(s, me)
    stacks = find_stacks(stock)
    if stacks:  # a market card that was taken before may have been a model
        mask = await choose_combo(s, me, BUILD_STACK, cards_in(stock), stacks)
        await build_on(s, me, await put_up(s, me, stock, places_in(mask)))


async def build_on(s: DaleState, me: int, more: int) -> None:
    """Build further stacks at once, as many as cards of a stack allow, or not (R9). Everybody is asked who built
    one: whether there is another stack in the hand is a secret."""
    while more > 0 and s.ending is None and stacks_built(s, me) < s.goal:
        stock = stock_of(s, me)
        mask = await choose_combo(s, me, BUILD_STACK, cards_in(stock), [0, *find_stacks(stock)])
        if mask == 0:
            return
        more += await put_up(s, me, stock, places_in(mask)) - 1


async def build_with(s: DaleState, me: int, card: int) -> bool:
    """Build the next stack of a single card that is held aside, if that is possible; returns whether it was built.

    One that is a stack as it is must be built. For one that would be if it were paid for one may pay, and is asked
    whatever one has: that there is a payment is a secret.
    """
    if stacks_built(s, me) >= s.goal:
        return False
    stock = bare_stock(s, me)
    add_cards(s, stock, me, [card])
    close_stock(s, stock, me)
    part = stock.parts[0]
    if fits_unpaid(stock, part):
        await build_on(s, me, await put_up(s, me, stock, [0]))
        return True
    way = [guise for guise, face in enumerate(part.faces) if face in PAID_WORTHS][:1]
    if not way or not await raise_parts(s, me, stock, [part], way, free=True):
        return False
    await build_on(s, me, await finish_stack(s, me, [part], way))
    return True


def fits_unpaid(stock: Stock, part: Part) -> bool:
    """Whether the only part of a stock is a stack without paying for anything."""
    possible = [way[0] for way in ways(stock, [0])]
    return any([part.faces[guise] not in PAID_WORTHS or part.worth[guise] == stock.needed for guise in possible])


def cards_in(stock: Stock) -> list[int]:
    """The cards of a stock by their places."""
    return [part.card for part in stock.parts]


# Together


def teammate(s: DaleState, me: int) -> int:
    """Who builds the same stall, or NONE."""
    if s.teams:
        for other in others(s, me):
            if s.side[other] == s.side[me]:
                return other
    return NONE


def can_ask_for_help(s: DaleState, me: int) -> bool:
    """Whether a teammate can be asked to add cards; after a refusal not again before the next action (G-82)."""
    helper = teammate(s, me)
    if helper == NONE or not s.hand[helper] or stacks_built(s, me) >= s.goal:
        return False
    return not has_mark(s, ASKED) and can_begin(stock_of(s, me))


async def build_together(s: DaleState, me: int) -> None:
    """Show cards for the next stack and ask the teammate to complete it (DM-223, DM-224, G-82, G-83).

    Without help nothing is built, no card that waits for a stack is resolved, and the action is still to be done.
    """
    stock = stock_of(s, me)
    begun = await choose_combo(s, me, PROPOSE, cards_in(stock), beginnings(stock))
    proposed = [stock.parts[i] for i in places_in(begun)]
    for part in proposed:
        atoms.show_all(s, part.card)
    helper = teammate(s, me)
    joint = joint_stock(s, me, proposed, helper)
    helps = [mask >> len(proposed) for mask in complete(joint, len(proposed))]
    table_atoms.raise_matter(s, [part.card for part in proposed], joint.needed, joint.needed)
    mask = await choose_combo(s, helper, HELP, sorted(s.hand[helper]), [0, *helps])
    table_atoms.drop_matter(s)
    if mask == 0:
        lasting_atoms.mark(s, ASKED, proposed[0].card)
        lasting_atoms.give_actions(s, 1)
        return
    chosen = list(range(len(proposed))) + [len(proposed) + i for i in places_in(mask)]
    await build_on(s, me, await put_up(s, me, joint, chosen))


def joint_stock(s: DaleState, me: int, proposed: list[Part], helper: int) -> Stock:
    """What was proposed, and after it the hand of the teammate."""
    stock = bare_stock(s, me)
    stock.parts = proposed.copy()
    add_cards(s, stock, helper, sorted(s.hand[helper]))
    close_stock(s, stock, me)
    return stock


# Putting up a stack


async def put_up(s: DaleState, me: int, stock: Stock, places: list[int]) -> int:
    """Put parts up as the next stack; returns how many more stacks may be built at once."""
    chosen = unmarked(s, me, stock, places)
    way = await settle_guises(s, me, stock, chosen)
    parts = [stock.parts[i] for i in chosen]
    for part in parts:
        atoms.lay_out(s, part.card)
    await raise_parts(s, me, stock, parts, way, free=False)
    return await finish_stack(s, me, parts, way)


async def finish_stack(s: DaleState, me: int, parts: list[Part], way: list[int]) -> int:
    """A stack that is laid out and paid for stands in the stall; returns how many more may be built at once.

    Cards that waited for a stack are resolved just before that, where nobody could resolve them earlier: the stack was
    not yet certain.
    """
    if s.sched[me]:
        table_atoms.raise_matter(s, [part.card for part in parts], 0, 0)
        await wake(s, me, BEFORE_BUILD)
        table_atoms.drop_matter(s)
    atoms.put_in_stall(s, [part.card for part in parts], me)
    lasting_atoms.note_event(s, BUILT, me)
    crown(s, me)
    if s.ending is None:
        await wake(s, me, AFTER_BUILD)
    more = 0
    for n, part in enumerate(parts):
        if part.faces[way[n]] in MORE_STACKS:
            more += MORE_STACKS[part.faces[way[n]]](s, me, part.card)
    return more


def unmarked(s: DaleState, me: int, stock: Stock, places: list[int]) -> list[int]:
    """The same parts, but of equal hand cards random ones: were it always the first, their backs would tell that no
    such card is among those before them."""
    hands = [card for seat in range(s.seats) if s.side[seat] == s.side[me] for card in sorted(s.hand[seat])]
    order = mixing.in_any_order(s, hands)
    found: list[int] = []
    for i in places:
        part = stock.parts[i]
        equal = [j for j in range(len(stock.parts)) if alike(s, stock.parts[j], part) and j not in found]
        cards = [stock.parts[j].card for j in equal]
        first = [card for card in order if card in cards]
        found.append(equal[cards.index(first[0])] if first and not part.piled else i)
    found.sort()
    if found == places:
        return places
    return found if ways(stock, found, 1) else places  # what is left in the hand may be copies of one of them


async def settle_guises(s: DaleState, me: int, stock: Stock, chosen: list[int]) -> list[int]:
    """What each part counts as: whoever adds a copying card says what it is."""
    parts = [stock.parts[i] for i in chosen]
    if not any([is_copier(s.face[part.card]) for part in parts]):
        return [0] * len(parts)
    possible = [[part.guises[way[n]] for n, part in enumerate(parts)] for way in ways(stock, chosen)]
    cards = [part.card for part in parts]
    settled = await settle(s, [part.seat for part in parts], cards, possible)
    return [part.guises.index(settled[n]) for n, part in enumerate(parts)]


async def raise_parts(s: DaleState, me: int, stock: Stock, parts: list[Part], way: list[int], free: bool) -> bool:
    """Choose what is paid for each card of a stack that is worth what is paid, so that the total comes out; then pay.

    Who is free to pay may also leave one that does not fit as it is; returns whether the stack came out.
    """
    missing, raised, spread = still_missing(stock, parts, way)
    if not raised:
        return True
    offer = offer_to_spend(s, me)
    paid: list[list[int]] = []
    for n, each in enumerate(raised):
        options = raisings(offer, missing, raised[n:], spread)
        fits = 0 in options
        offered = [0, *options] if free and not fits else options
        table_atoms.raise_matter(s, [each.card], 0, NO_LIMIT)
        answer = await choose_combo(s, me, SPEND, sorted(s.hand[me]), offered)
        payment = payment_of(answer, offer.held)
        table_atoms.drop_matter(s)
        if payment == 0 and not fits:
            return False
        most = most_for(missing, raised[n:], spread)
        possible = raising_ways(offer, payment, missing, raised[n:], spread, most) if payment else [[]]
        paid.append(await pay(s, me, offer, answer, possible))
        coins = paid_gold(payment, offer.held)
        missing -= each.worth_for(coins + sum([value(s, me, card) for card in paid[n]])) if payment else each.worth
        offer = offer.without(paid[n], coins)
    for cards in paid:
        discard_in_order(s, me, s.hand[me], cards)
    return True
