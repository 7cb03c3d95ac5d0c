"""Why a hint is one, in a few words: actions of the board, the draft, and cards that come and go.

All of it is from the own cards, the map, the prices and what lies open, which the seat sees.
"""

from __future__ import annotations

from parlour.games.hope import questions
from parlour.games.hope.cards.actions import (
    ASSAULT,
    DISMISS_CARDS,
    GAIN_NEXT,
    GAIN_POINT,
    GAIN_SPOILS,
    READY_CARDS,
    SHUFFLE,
    SIDES,
    TRAIN,
    TRAIN_DISCARD,
    Action,
)
from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.lasting import ASSAULT_ATTACK, TRAIN_SUPPORT
from parlour.games.hope.cards.maps.board import BOARDS
from parlour.games.hope.cards.prints import ALL_PROFESSIONS, PRINTS, STRENGTHS
from parlour.games.hope.cards.steps import count
from parlour.games.hope.rules.codes import CITY, MASTER, STOP, WITH_LEADER, thing_of
from parlour.games.hope.rules.legal import next_options, next_pile, top_face
from parlour.games.hope.rules.values import bonus, crossing, deck_of, home_defence, strength, wild_price
from parlour.games.hope.sense.actions import next_worth, offered
from parlour.games.hope.sense.land import best_rival, best_wild
from parlour.games.hope.sense.reasons_to_act import cheapest, offer_name, why_act, why_strength
from parlour.games.hope.sense.worth import (
    ATTACK_STRENGTH,
    DEFENCE_STRENGTH,
    SUPPORT_STRENGTH,
    is_weak,
    potential,
)
from parlour.games.hope.state import HopeState
from parlour.games.hope.words.saying import territory_name
from parlour.kernel.pieces import player
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE


def reason(s: HopeState, seat: int, question: Question, option: int) -> str:
    """Why a seat might answer so; empty where nothing simple can be said."""
    if question is questions.ACTION:
        return "" if option == STOP else why_action(s, seat, SIDES[s.era][option % WITH_LEADER])
    if question is questions.ACT:
        return why_act(s, seat, option)
    if question is questions.STRENGTH:
        return why_strength(s, option)
    if question is questions.DRAFT:
        return why_drafted(s, option)
    if question is questions.EITHER:
        return ""
    return why_no_card(s, seat, question) if option == STOP else why_card(s, seat, question, option)


# The draft and the action board


def why_drafted(s: HopeState, option: int) -> str:
    """What a faction scores in winter, or what lies beside a start city."""
    if option < CITY:
        scored = FACTIONS[option].winter(s.seats).words()
        return f"in winter it scores {scored}"
    territories = BOARDS[s.board].territories
    beside = [territories[each].defence for each in territories[option - CITY].near if s.owner[each] == NONE]
    if not beside:
        return ""
    return f"uncontrolled territories beside it: {len(beside)}, the weakest with a defence of {min(beside)}"


def why_action(s: HopeState, seat: int, action: Action) -> str:
    """What an action would do with the cards of the hand and the ready area."""
    if action.group == ASSAULT:
        return why_assault(s, seat, action)
    return why_training(s, seat, action) if action.group == TRAIN else why_reorganize(s, seat, action)


def why_assault(s: HopeState, seat: int, action: Action) -> str:
    """Which territory the attack would take."""
    attack = potential(s, seat, ATTACK_STRENGTH) + action.attack + bonus(s, seat, ASSAULT_ATTACK)
    wild, land = best_wild(s, seat, attack)
    rival, gain = best_rival(s, seat, attack)
    gives = f"with your cards it gives {attack} attack"
    if rival != NONE and gain > land:
        owner = s.owner[rival]
        defence = attack_price(s, seat, rival)
        cards = count(len(s.hand[owner]), "card")
        return f"{gives}; {territory_name(s, rival)} of {player(owner)} has a defence of {defence}, and {cards} to help"
    if wild != NONE:
        return f"{gives}, and {territory_name(s, wild)} costs {wild_price(s, seat, wild)}"
    least = cheapest(s, seat)
    return "" if least == NONE else f"{gives}, but the cheapest uncontrolled territory costs {least}"


def why_training(s: HopeState, seat: int, action: Action) -> str:
    """What the support would train, or which card would be exchanged."""
    if action.does == GAIN_NEXT:
        cards = next_options(s, seat)[:-1]
        if not cards:
            return "you have no card that it could exchange"
        best = max(cards, key=lambda card: (next_worth(s, seat, card), -card))
        return f"it turns {PRINTS[s.face[best]].name} into {next_name(s, seat, best)} for nothing"
    support = potential(s, seat, SUPPORT_STRENGTH) + action.support + bonus(s, seat, TRAIN_SUPPORT)
    from_discard = action.does == TRAIN_DISCARD
    climbing = s.play[seat] + s.hand[seat] + (s.discard[seat] if from_discard else [])
    gives = f"with your cards it gives {support} support"
    wanted = f"; each card fewer than {action.n} costs a point" if action.n > 1 else ""
    for cost, _, option in offered(s, seat, climbing, from_discard):
        if cost <= support:
            return f"{gives}, and {offer_name(s, option)} costs {cost}{wanted}"
    return f"{gives}, too little for what you may train"


def why_reorganize(s: HopeState, seat: int, action: Action) -> str:
    """What a Reorganize action does to the deck, the ready area or the score."""
    if action.does == GAIN_SPOILS:
        return f"it puts {count(action.n, 'spoils card')} into your ready area, for a turn that needs them"
    if action.does == DISMISS_CARDS:
        weak = weak_cards(s, seat)
        return f"masses cards in your hand and discard pile: {weak}; without them the better ones come sooner"
    if action.does == READY_CARDS:
        return "cards in your ready area stay there for a turn that needs them, and your hand fills up again"
    if action.does == GAIN_POINT:
        return f"it scores {count(action.n, 'point')} for certain"
    if action.does == SHUFFLE:
        return f"cards in your draw pile: {len(s.draw[seat])}, in your discard pile: {len(s.discard[seat])}"
    return ""


def attack_price(s: HopeState, seat: int, territory: int) -> int:
    """The defence of a rival's territory against a seat, as it is now."""
    return home_defence(s, seat, territory, crossing(s, seat, territory))


# Cards that come and go


def weak_cards(s: HopeState, seat: int) -> int:
    """How many masses cards a player could dismiss."""
    return len([card for card in s.hand[seat] + s.discard[seat] if is_weak(s, seat, card)])


def next_name(s: HopeState, seat: int, card: int) -> str:
    """What comes after a card, by name."""
    what = next_pile(s, seat, card)
    if what >= MASTER:
        return f"Master {ALL_PROFESSIONS[thing_of(what)].name}"
    return PRINTS[top_face(s, what)].name


def gives(s: HopeState, seat: int, card: int) -> str:
    """The best that a card gives, in words."""
    amounts = [strength(s, seat, s.face[card], which, False) for which in range(len(STRENGTHS))]
    most = max(amounts)
    if most == 0:
        return "it gives no strength"
    best = STRENGTHS[amounts.index(most)]
    return f"it gives only 1 {best}" if most == 1 else f"it gives up to {most} {best}"


def why_card(s: HopeState, seat: int, question: Question, card: int) -> str:
    """Why just this card goes or comes."""
    if question is questions.NEXT:
        return f"you gain {next_name(s, seat, card)} for it"
    if question in (questions.TOSS, questions.WINTER_TOSS):
        return f"{gives(s, seat, card)}, and your hand fills up again from your draw pile"
    if question in (questions.DISMISS, questions.MUST_DISMISS):
        return f"{gives(s, seat, card)}, and your deck is {count(len(deck_of(s, seat)) - 1, 'card')} without it"
    return gives(s, seat, card)


def why_no_card(s: HopeState, seat: int, question: Question) -> str:
    """Why no card, or no more."""
    if question is questions.MUST_DISMISS:
        return "each card too few costs a point"
    if question is questions.DISMISS:
        return "" if weak_cards(s, seat) else "no masses card is in your hand or discard pile"
    if question not in (questions.TOSS, questions.WINTER_TOSS):
        return ""
    kept = [s.face[card] for card in s.hand[seat] if not s.tossed[card]]
    attack, defence, support = [
        sum([strength(s, seat, face, which, False) for face in kept])
        for which in (ATTACK_STRENGTH, DEFENCE_STRENGTH, SUPPORT_STRENGTH)
    ]
    return f"what you keep gives {attack} attack, {defence} defence or {support} support" if kept else ""
