"""The questions of Dale of Merchants: what is asked, what an answer is, who sees it."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.answers import (
    FROM_DECK,
    PRINT,
    SET,
    SOURCES,
    THING,
    WAYS,
    WORTHS,
    YES_OR_STOP,
    Acts,
    Helping,
    Moments,
    Payments,
    Plans,
    Purchases,
    Stacks,
)
from parlour.games.dale.cards.cast import CLEAN_UP, END, START
from parlour.games.dale.state import DaleState
from parlour.kernel.declared import questions_in
from parlour.kernel.pieces import player
from parlour.kernel.questions import ASKED, KNOWERS, NUMBER, OWN_CARDS, OWN_TURN, PLAYER, Question
from parlour.kernel.state import EVERYONE, NO_CARD, State


def lies_open(s: State, seat: int) -> bool:
    """Whether everybody knows all cards of a hand, or it is empty: then all see what can be done with it."""
    assert isinstance(s, DaleState)
    return all([s.known[card] == EVERYONE for card in s.hand[seat]])


def occasion_of(s: State, seat: int) -> int:
    """A reaction is about something in one's own turn, or about a card that one may hold."""
    assert isinstance(s, DaleState)
    return OWN_TURN if s.turn == seat else OWN_CARDS


def slot_words(slot: int) -> str:
    """A slot of the market by its surcharge."""
    return f"+{slot}"


PAYMENT: Final = Payments()
STACK: Final = Stacks()
ABILITY: Final = Moments()

ACT: Final = Question("act", "Choose an action", Acts(), sole=lies_open)
PAY: Final = Question("pay", "Pay", PAYMENT)
SPEND: Final = Question("spend", "Spend", PAYMENT)
BUILD_STACK: Final = Question("build", "Choose the cards of your next stack", STACK)
PROPOSE: Final = Question("propose", "Choose your cards for a stack that your teammate completes", STACK)
HELP: Final = Question(
    "help", "Complete your teammate's stack, or not", Helping(), idle="You cannot complete your teammate's stack"
)
BUY_CARD: Final = Question("buy", "Choose a card to buy", Purchases())
REARRANGE: Final = Question("rearrange", "Choose what to buy from where", Plans())
LAY_AT: Final = Question("lay at", "Choose the card that lies at", THING, seen_by=KNOWERS, about=slot_words)
COPY: Final = Question("copy", "Choose the card to copy", THING, seen_by=KNOWERS)
KEEP: Final = Question("keep", "Keep the card, or not", THING, seen_by=KNOWERS)
DISCARD_CARD: Final = Question("discard", "Discard a card", THING)
DISCARD_ANY: Final = Question("discard any", "Discard a card, or stop", THING)
DISCARD_NEXT: Final = Question(
    "discard next", "Choose which of these cards goes on the discard pile next; the last one will lie on top", THING
)
DISCARD_TOP: Final = Question("discard top", "Have the top card discarded, or stop", PLAYER)
THROW_AWAY: Final = Question("throw away", "Throw a card away", THING)
THROW_AWAY_NEXT: Final = Question(
    "throw away next", "Choose which of these cards is thrown away next; the last one will lie on top", THING
)
TAKE: Final = Question("take", "Take a card", THING, seen_by=KNOWERS)
TAKE_OR_THROW_AWAY: Final = Question(
    "take or throw away", "Take the stored card, or throw it away", THING, seen_by=KNOWERS, stop="throw it away"
)
TAKE_DECK_AND_DISCARD_PILE: Final = Question(
    "take deck and discard pile", "Take your deck and your discard pile into your hand?", YES_OR_STOP, stop="no"
)
GIVE: Final = Question("give", "Give a card", THING, seen_by=KNOWERS)
GIVE_TO: Final = Question("give to", "Choose the card for", THING, seen_by=KNOWERS, about=player)
PASS_ON: Final = Question("pass on", "Put a card on another player's discard pile, or not", THING)
EXCHANGE: Final = Question("exchange", "Choose the card to exchange", THING, seen_by=KNOWERS)
SHOW: Final = Question("show", "Show a card", THING)
STORE: Final = Question("store", "Store a card", THING, seen_by=KNOWERS)
PUT_ON_DECK: Final = Question("put on deck", "Put a card on the deck", THING, seen_by=ASKED)
PUT_ON_THE_DECK_OF: Final = Question(
    "put on the deck of", "Choose the card for the deck of", THING, seen_by=KNOWERS, about=player
)
PUT_UNDER_DECK: Final = Question("put under deck", "Put a card under the deck", THING, seen_by=KNOWERS)
MIX_INTO_DECK: Final = Question("mix into deck", "Mix a card into the deck", THING, seen_by=KNOWERS)
RESOLVE: Final = Question("resolve", "Choose which card is resolved next", THING)
REACT: Final = Question(
    *("react", "React with a card, or not", THING),
    idle="You have no card to react with",
    stop="pass",
    decline=NO_CARD,
    occasion=occasion_of,
)
FILL_FROM: Final = Question("fill", "Fill your hand", SOURCES, stop="all from the deck", decline=FROM_DECK)
AFTER_FILLING: Final = Question(
    "after filling",
    "Use a card after filling your hand, or go on",
    THING,
    idle="You have no card to use after filling your hand",
    stop="go on",
    decline=NO_CARD,
)
END_TURN: Final = Question(
    *("end turn", "Use an ability, or end your turn", THING), idle="End your turn", stop="end the turn", decline=NO_CARD
)
CHOOSE_CARD: Final = Question("choose card", "Choose a card", THING, seen_by=KNOWERS)
CHOOSE_CHARACTER: Final = Question("choose character", "Choose your character", THING, seen_by=KNOWERS)
CHOOSE_PLAYER: Final = Question("choose player", "Choose a player", PLAYER)
CHOOSE_DIRECTION: Final = Question("choose direction", "Choose a direction", WAYS)
NAME_A_VALUE: Final = Question("name a value", "Name a value", NUMBER)
NAME_A_SET: Final = Question("name a set", "Name a set", SET)
NAME_A_CARD: Final = Question("name a card", "Name a card", PRINT)
HOW_MANY: Final = Question("how many", "Choose a number of cards", NUMBER)
MORE_OR_LESS: Final = Question("more or less", "Shall the card be worth more or less?", WORTHS)
AT_START: Final = Question(
    *("start of turn", "Use an ability of your character, or begin your turn", ABILITY),
    idle="Begin your turn",
    stop="begin the turn",
    decline=NO_CARD,
)
AT_CLEAN_UP: Final = Question(
    *(CLEAN_UP, "Use an ability of your character, or clean up", ABILITY),
    idle="Clean up",
    stop="clean up",
    decline=NO_CARD,
)
AT_END: Final = Question(
    *("end of turn", "Use an ability of your character, or end your turn", ABILITY),
    idle="End your turn",
    stop="end the turn",
    decline=NO_CARD,
)

# When characters use their abilities outside the action phase.
MOMENTS: Final = {START: AT_START, CLEAN_UP: AT_CLEAN_UP, END: AT_END}

QUESTIONS: Final = questions_in(globals())
