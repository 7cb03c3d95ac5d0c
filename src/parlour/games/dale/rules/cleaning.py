"""The clean-up phase: filling the hand and the market (DM-189 to DM-203, R14)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.answers import FROM_DECK, FROM_DISCARD
from parlour.games.dale.cards.book import (
    AFTER_FILL,
    ENLARGING,
    FILL_STOPS,
    FROM_DISCARD_PILE,
    LARGER_HAND,
    Amounts,
)
from parlour.games.dale.cards.cast import CLEAN_UP
from parlour.games.dale.hidden import in_play, may_be_among, of_table, out_of_sight
from parlour.games.dale.questions import AFTER_FILLING, FILL_FROM
from parlour.games.dale.rules import atoms, lasting_atoms, table_atoms
from parlour.games.dale.rules.abilities import offer, unused_abilities
from parlour.games.dale.rules.copies import chosen_model, equals, is_copier, may_count_as
from parlour.games.dale.rules.copying import bind, use
from parlour.games.dale.rules.decks import need_deck
from parlour.games.dale.rules.ending import out_of_turns
from parlour.games.dale.rules.market import fill_market, slide_market
from parlour.games.dale.rules.marks import INHERITED, INSPECTED, times_marked, unmarked
from parlour.games.dale.rules.values import built_hand_size, hand_size, held_amount, hindering, least_hand_size
from parlour.games.dale.rules.verbs import DONE, alert, goes_off
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import ENDING, STARTING
from parlour.kernel.ask import choose
from parlour.kernel.compiler import i64
from parlour.kernel.errors import RulesError
from parlour.kernel.state import EVERYONE, NONE

FILL_GUARD: Final = 1000  # G-75


async def clean_up(s: DaleState) -> None:
    """One step of the clean-up: abilities; fill the hand; when full, cards that act then; the market (DM-132)."""
    me = s.turn
    if s.filled == 0 and unused_abilities(s, me, CLEAN_UP):
        await offer_before_filling(s, me)
    else:
        await fill_or_tidy(s, me)


async def offer_before_filling(s: DaleState, me: int) -> None:
    """Let an ability be used before the hand is filled."""
    if not await offer(s, me, CLEAN_UP):
        await fill_or_tidy(s, me)


async def fill_or_tidy(s: DaleState, me: int) -> None:
    """Fill the hand; when it is full, cards that act then; the market at last."""
    if lacks_cards(s, me):
        await fill_hand(s, me)
        return
    cards = unmarked(s, INSPECTED, s.hand[me])
    if may_be_among(s, me, cards, AFTER_FILL):
        await use_after_fill(s, me, cards)
    else:
        tidy_market(s)


def tidy_market(s: DaleState) -> None:
    """The second part of the clean-up, and its end."""
    slide_market(s)
    fill_market(s)
    table_atoms.go_to(s, ENDING)


# Part 1: the hand


def lacks_cards(s: DaleState, me: i64) -> bool:
    """Whether the hand is below its size, which may change with every card (G-72), and opponents allow one more in
    this clean-up (R13)."""
    held: i64 = len(s.hand[me])
    if held >= least_hand_size(s, me) and not (in_play(s, ENLARGING) and held < hand_size(s, me)):
        return False
    return s.filled == 0 or hindering(s, me, FILL_STOPS) == 0


async def fill_hand(s: DaleState, me: int) -> None:
    """Draw one by one up to the hand size; junk where deck and discard pile are empty (DM-189, DM-196)."""
    source = FROM_DECK
    for _ in range(FILL_GUARD):
        if not lacks_cards(s, me):
            return
        if needs_enlarging(s, me):
            await show_enlarging(s, me)
        if source != DONE:
            source = await choose_source(s, me) if may_inherit(s, me) else FROM_DECK
        if s.deck[me] and source != FROM_DISCARD:
            card = atoms.take_top(s, s.deck[me])
        else:
            card = await next_card(s, me, source)
        table_atoms.count_fill(s)
        atoms.put_in_hand(s, card, me)
        if goes_off(s, me, card):
            await alert(s, me, card)
    raise RulesError("the hand was never filled")


async def next_card(s: DaleState, me: int, source: int) -> int:
    """Lift the next card for the hand."""
    if source == FROM_DISCARD:
        heirloom = heirloom_of(s, me)
        await act_as(s, me, heirloom, FROM_DISCARD_PILE)
        lasting_atoms.mark(s, INHERITED, heirloom)
        return atoms.take_top(s, s.disc[me])
    if await need_deck(s, me):
        return atoms.take_top(s, s.deck[me])
    return atoms.mint_junk(s)


def needs_enlarging(s: DaleState, me: i64) -> bool:
    """Whether the next card of a hand that lacks some comes only because of cards in it."""
    held: i64 = len(s.hand[me])
    return held >= least_hand_size(s, me) and held >= built_hand_size(s, me)


async def show_enlarging(s: DaleState, me: int) -> None:
    """Whoever draws more cards because of cards in the hand shows them (DM-061)."""
    for card in s.hand[me]:
        if held_amount(s, me, card, LARGER_HAND):
            await act_as(s, me, card, LARGER_HAND)


async def act_as(s: DaleState, me: int, card: int, table: Amounts) -> None:
    """Show a hand card that acts by a table; a copying card is from now on what it acts as."""
    if is_copier(s.face[card]) and chosen_model(s, card) == NONE:
        possible = may_count_as(s, me, card, table)
        await bind(s, me, card, equals(s, possible[0], possible))
    elif s.known[card] != EVERYONE:
        atoms.show_all(s, card)


def may_inherit(s: DaleState, me: int) -> bool:
    """Whether there is a discard pile to fill the hand from, and one may hold a card that allows it or draw one now."""
    if not s.disc[me] or not in_play(s, FROM_DISCARD_PILE):
        return False
    return out_of_sight(s, FROM_DISCARD_PILE) or may_be_among(s, me, s.hand[me], FROM_DISCARD_PILE)


async def choose_source(s: DaleState, me: int) -> int:
    """Where the next card comes from. Everybody who may inherit is asked; who wants the deck for good is asked once."""
    options = [FROM_DECK, DONE]
    if heirloom_of(s, me) != NONE:
        options = [FROM_DECK, FROM_DISCARD, DONE]
    return await choose(s, me, FILL_FROM, options)


def heirloom_of(s: DaleState, me: int) -> int:
    """A hand card that still allows a card from the discard pile in this clean-up; or NONE."""
    for card in sorted(s.hand[me]):
        if times_marked(s, INHERITED, card) < held_amount(s, me, card, FROM_DISCARD_PILE):
            return card
    return NONE


async def use_after_fill(s: DaleState, me: int, cards: list[int]) -> None:
    """Let one of these cards act that does so after the fill, each copy once a fill, or go on to the market."""
    card = await choose(s, me, AFTER_FILLING, [*of_table(s, me, cards, AFTER_FILL), DONE])
    if card == DONE:
        tidy_market(s)
        return
    lasting_atoms.mark(s, INSPECTED, card)
    await use(s, me, card, AFTER_FILL)


# The end of the turn


def finish_turn(s: DaleState) -> None:
    """The next player's turn begins, unless it was the last one."""
    if s.turn_cap and s.turns >= s.turn_cap * s.seats:
        table_atoms.end_game(s, out_of_turns(s))
        return
    table_atoms.begin_turn(s, (s.turn + 1) % s.seats)
    table_atoms.go_to(s, STARTING)
