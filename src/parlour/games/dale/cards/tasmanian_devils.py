"""Mischievous Tasmanian Devils: havoc in another player's cards."""

from __future__ import annotations

from parlour.games.dale.questions import CHOOSE_PLAYER, DISCARD_CARD, GIVE, MIX_INTO_DECK
from parlour.games.dale.rules.choosing import choose_another, with_deck
from parlour.games.dale.rules.decks import exchange_deck_and_discard, mix_into_deck
from parlour.games.dale.rules.discarding import discard_from, discard_random
from parlour.games.dale.rules.looking import look_at_top
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.verbs import choose_cards, choose_other, draw, take_together
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE


async def shrewd_trickster(s: DaleState, me: int, card: int) -> None:
    """Another player discards two random cards, then draws two cards."""
    whom = await choose_another(s, me)
    discard_random(s, whom, 2)
    await draw(s, whom, 2)


async def disruptive_speech(s: DaleState, me: int, card: int) -> None:
    """Exchange another player's deck and discard pile; that player shuffles the new deck."""
    await exchange_deck_and_discard(s, await choose_another(s, me))


async def tit_for_tat(s: DaleState, me: int, card: int) -> None:
    """Choose up to two cards of another player's discard pile; that player mixes them into their deck."""
    whom = await choose_another(s, me)
    chosen = await choose_cards(s, me, MIX_INTO_DECK, s.disc[whom], 0, 2)
    await mix_into_deck(s, whom, s.disc[whom], chosen)


async def shameless_rummage(s: DaleState, me: int, card: int) -> None:
    """Look at the top three cards of another player's deck. Put any number of them on that player's discard pile;
    the rest are mixed into the deck."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, others(s, me)))
    if whom != NONE:
        seen = await look_at_top(s, me, whom, 3)
        for thrown in await choose_cards(s, me, DISCARD_CARD, seen, 0, 3):
            seen.remove(thrown)
            discard_from(s, s.aside, thrown, whom)
        await mix_into_deck(s, whom, s.aside, seen)


async def public_humiliation(s: DaleState, me: int, card: int) -> None:
    """Another player discards two random cards. Then choose two cards of that player's discard pile; they go into
    that player's hand."""
    whom = await choose_another(s, me)
    discard_random(s, whom, 2)
    await take_together(s, whom, s.disc[whom], await choose_cards(s, me, GIVE, s.disc[whom], 2, 2))


async def equality(s: DaleState, me: int, card: int) -> None:
    """Another player draws three cards, then discards as many random cards as were drawn."""
    whom = await choose_another(s, me)
    discard_random(s, whom, await draw(s, whom, 3))


TECHNIQUES = {
    "Shrewd Trickster": shrewd_trickster,
    "Disruptive Speech": disruptive_speech,
    "Tit for Tat": tit_for_tat,
    "Shameless Rummage": shameless_rummage,
    "Public Humiliation": public_humiliation,
    "Equality": equality,
}
