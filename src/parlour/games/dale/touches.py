"""What an option is about: the things on the table that a client lights for it."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import CLEAN_UP, END, START
from parlour.games.dale.rules.acts import (
    ABILITY,
    ADAPT,
    BUILD,
    BUY,
    CHARACTER,
    FINISH,
    PLAY,
    RENEW,
    kind_of_act,
    thing_of_act,
)
from parlour.games.dale.rules.building import cards_in
from parlour.games.dale.rules.cleaning import FROM_DECK, FROM_DISCARD
from parlour.games.dale.rules.combos import WHOLE, mark_of
from parlour.games.dale.rules.offers import FROM_MARKET_DISCARD, MARKET_DISCARD, REARRANGED, wanted_slot
from parlour.games.dale.rules.payment import paid_cards, paid_gold
from parlour.games.dale.rules.stacks import stock_of
from parlour.games.dale.rules.verbs import DONE
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE

STACKS: Final = ("build", "propose")
COMBOS: Final = ("pay", "spend", "build", "propose", "help")
PLAYERS: Final = ("choose player", "discard top")
NUMBERS: Final = ("name a value", "how many")
MOMENTS: Final = (START, CLEAN_UP, END)
NO_CARDS: Final = (
    *COMBOS,
    *PLAYERS,
    *NUMBERS,
    *MOMENTS,
    *("buy", "rearrange", "name a set", "name a card", "choose direction", "fill", "more or less"),
    "take deck and discard pile",
)
VERBS: Final = {PLAY: "play", ABILITY: "use", FINISH: "finish", ADAPT: "adapt", RENEW: "renew with"}

# Piles by their names in the view; those of a player are the asked one's.
STALL, DECK, DISCARD, DISCARDED = "stall", "deck", "discard", "market_discard"


def card_of(what: str, option: int) -> int:
    """The card that an option is about, or NONE."""
    if what == "act" or option >= RENEW:
        return thing_of_act(option) if kind_of_act(option) in VERBS else NONE
    return NONE if option == DONE or what in NO_CARDS else option


def slot_of(what: str, option: int) -> int:
    """The market slot that an option buys from, or NONE."""
    slot = option - BUY if what == "act" else option if what == "buy" else NONE
    return slot if 0 <= slot < MARKET_SLOTS else NONE


def touched(s: DaleState, ask: Ask, option: int) -> dict[str, object]:
    """The things that an option is about, by their names in the view of the asked seat."""
    what = ask.what
    card = NONE if what in COMBOS else card_of(what, option)
    if card != NONE:
        return {"card": card}
    if what in COMBOS:
        return touched_by_combo(s, ask, option)
    if what in PLAYERS:
        return {} if option == DONE else {"seat": option}
    if what == "act":
        return touched_by_act(s, ask.seat, option)
    if what == "buy":
        return touched_by_purchase(s, option)
    if what == "rearrange":
        if option == FROM_MARKET_DISCARD:
            return touched_by_purchase(s, MARKET_DISCARD)
        return {"card": s.market[wanted_slot(option)]}
    if what == "fill":
        return {"pile": DISCARD if option == FROM_DISCARD else DECK} if option in (FROM_DECK, FROM_DISCARD) else {}
    return {"card": s.character[ask.seat]} if what in MOMENTS and option != DONE else {}


def touched_by_act(s: DaleState, me: int, option: int) -> dict[str, object]:
    """An action that is not about one card: a purchase, a stack, an ability of the character."""
    kind = kind_of_act(option)
    if kind == BUY:
        return touched_by_purchase(s, option - BUY)
    if kind == BUILD:
        return {"pile": STALL}
    return {"card": s.character[me]} if kind == CHARACTER else {}


def touched_by_purchase(s: DaleState, thing: int) -> dict[str, object]:
    """What is bought: a market card, the top of the market's discard pile, or something in a rearranged market."""
    if thing >= REARRANGED:
        return {"card": thing - REARRANGED}
    if thing == MARKET_DISCARD:
        return {"pile": DISCARDED, "card": s.mdisc[-1]}
    return {"slot": thing, "card": s.market[thing]}


def touched_by_combo(s: DaleState, ask: Ask, option: int) -> dict[str, object]:
    """The cards and the gold of a payment or a stack; or, while there are too many of them, the card to decide on.
    Beside them, cards that are not chosen any more: those that a teammate proposed for a stack."""
    cards = cards_in(stock_of(s, ask.seat)) if ask.what in STACKS else sorted(s.hand[ask.seat])
    begun: dict[str, object] = {"begun": s.matter.copy()} if ask.what == "help" else {}
    if mark_of(option, len(cards)) != WHOLE:
        return {"card": paid_cards(cards, option)[0], **begun}
    chosen = paid_cards(cards, option)
    gold = 0 if ask.what in STACKS else paid_gold(option, len(cards))
    if not chosen and not gold:
        return begun
    return {"cards": chosen, "gold": gold, **begun} if gold else {"cards": chosen, **begun}
