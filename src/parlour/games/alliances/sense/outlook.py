"""Looking at one conflict: how a card would stand, and how likely it is to be beaten."""

from __future__ import annotations

from parlour.games.alliances.cards.board import NEUTRAL
from parlour.games.alliances.cards.prints import CARDS, is_special, number_of, suit_of
from parlour.games.alliances.cards.specials import resolve_special
from parlour.games.alliances.cards.table import discard
from parlour.games.alliances.questions import ALLY, ALLY_TO, BRIBE_WITH, EXPOSE, MONOPOLIZE, REINFORCE
from parlour.games.alliances.rules.atoms import add_to_power, double_card, play_card, take_for_bribe
from parlour.games.alliances.rules.powers import defended, strongest
from parlour.games.alliances.rules.table import defence, owner
from parlour.games.alliances.sense.strength import best_suit, worth
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.at_once import at_once
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE, Pilot, State

COST = 0.5  # what a point of worth is saved for
ARMING_COST = 3.0  # in the arming phase a card that is played is lost for the campaign
ARMING_PRIZE = 0.3  # and a trick is only a step towards naming the dominant suit
BEATEN = 0.4  # of a country lost to whoever beats us
WILLING = 0.85  # how likely a rival spends a card that would beat ours


class ObjectPilot(Pilot):
    """Chooses the objects of special actions while a card is tried out."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The object that stands best."""
        assert isinstance(s, AlliancesState)
        return best_object(s, seat, question, options)


def best_card(s: AlliancesState, seat: int, options: list[int]) -> int:
    """The card whose standing, less what it is saved for, is the best."""
    unseen = unseen_faces(s, seat)
    left = len(s.hands[seat])
    cost = ARMING_COST if s.target == NONE else COST * (left - 1) / left
    dominant = best_suit(s, seat) if s.dominant == NONE else s.dominant
    best, best_value = options[0], -100.0
    for card in options:
        saved = cost * worth(s.face[card], dominant)
        value = standing(tried(s, seat, card), seat, unseen) - saved
        if value > best_value:
            best, best_value = card, value
    return best


def tried(s: AlliancesState, seat: int, card: int) -> AlliancesState:
    """The position after a seat played a card, its special action resolved sensibly."""
    after = s.copy()
    play_card(after, seat, card)
    face = after.face[card]
    if is_special(face):
        after.pilot = ObjectPilot()
        at_once(resolve_special)(after, seat, face)
    return after


def best_object(s: AlliancesState, seat: int, question: Question, options: list[int]) -> int:
    """The object of a special action that stands best."""
    unseen = unseen_faces(s, seat)
    best, best_value = options[0], -100.0
    for option in options:
        value = standing(applied(s, seat, question, option), seat, unseen)
        if value > best_value:
            best, best_value = option, value
    return best


def applied(s: AlliancesState, seat: int, question: Question, option: int) -> AlliancesState:
    """The position after a special action took an object."""
    after = s.copy()
    if question is BRIBE_WITH:
        take_for_bribe(after, seat, option)
    elif question is ALLY:
        add_to_power(after, option, seat)
    elif question is ALLY_TO:
        moved = max([card for card in after.table if card != NONE and suit_of(after.face[card]) == 2], default=NONE)
        if moved != NONE:
            add_to_power(after, moved, option)
    elif question is REINFORCE:
        double_card(after, option)
    elif question is EXPOSE:
        discard(after, after.table.index(option))
    elif question is MONOPOLIZE:
        for other in range(after.seats):
            card = after.table[other]
            if card not in (NONE, option, after.table[seat]) and suit_of(after.face[card]) == 1:
                discard(after, other)
    return after


def standing(s: AlliancesState, seat: int, unseen: list[int]) -> float:
    """What the conflict promises the seat's side as the table lies: countries gained, by how likely."""
    winner, suit, value = strongest(s)
    side = s.side[seat]
    if winner == NONE:
        return -0.1
    holds = 1.0
    for other in range(s.seats):
        if s.table[other] == NONE and s.side[other] != s.side[winner]:
            holds *= 1.0 - beaten_by(s, other, suit, value, unseen)
    gain = prize(s, s.side[winner], suit, value)
    sign = 1.0 if s.side[winner] == side else -1.0
    return sign * (gain * holds - BEATEN * (1.0 - holds))


def prize(s: AlliancesState, side: int, suit: int, value: int) -> float:
    """What the conflict brings a winning side: a country, twice as much from the rival, little if it holds."""
    if s.target == NONE:
        return ARMING_PRIZE
    if value <= defended(s, suit):
        return 0.1
    held_by = owner(s, s.target)
    if held_by == NEUTRAL:
        return 1.0
    return 0.5 if held_by == side else 1.8


def beaten_by(s: AlliancesState, other: int, suit: int, value: int, unseen: list[int]) -> float:
    """How likely a seat that has yet to play can beat a power."""
    share = len(s.hands[other]) / max(1, len(unseen))
    spends = 1.0 - WILLING * share
    higher = led = dominant = 0
    for face in unseen:
        if suit_of(face) == s.leading:
            led += 1
        if is_special(face):
            continue
        if suit_of(face) == suit and number_of(face) > value:
            higher += 1
        if suit_of(face) == s.dominant:
            dominant += 1
    void = 1.0 if is_void(s, other, s.leading) else (1.0 - share) ** led
    if suit == s.leading:
        beats = 0.0 if void == 1.0 else 1.0 - spends**higher
        if s.dominant not in (NONE, suit):
            beats = max(beats, void * (1.0 - spends**dominant))
        return beats
    return void * (1.0 - spends**higher)


def is_void(s: AlliancesState, other: int, suit: int) -> bool:
    """Whether everybody saw that a seat has no card of a suit."""
    hand = s.hands[other]
    return bool(hand) and s.barred[hand[0]] >> suit & 1 == 1


def unseen_faces(s: AlliancesState, seat: int) -> list[int]:
    """The faces that a seat does not know; which card has which it cannot tell."""
    bit = 1 << seat
    return sorted([s.face[card] for card in range(CARDS) if not s.known[card] & bit])


def best_target(s: AlliancesState, seat: int, options: list[int]) -> int:
    """The country that one of the hand's power cards is most likely to take."""
    unseen = unseen_faces(s, seat)
    chances = [(number_of(s.face[card]), suit_of(s.face[card]), card) for card in s.hands[seat]]
    hopes = []
    for number, suit, card in chances:
        if not is_special(s.face[card]):
            hopes.append((number, suit, unbeaten(s, seat, suit, number, unseen)))
    best, best_value = options[0], -1.0
    for place in options:
        twice = 1.0 if owner(s, place) == NEUTRAL else 1.8
        value = 0.0
        for number, suit, holds in hopes:
            if number > defence(s, place, suit):
                value = max(value, twice * holds)
        value += 0.01 * (9 - sum([defence(s, place, each) for each in range(3)]))
        if value > best_value:
            best, best_value = place, value
    return best


def unbeaten(s: AlliancesState, seat: int, suit: int, number: int, unseen: list[int]) -> float:
    """How likely a card that is led stays the highest."""
    share = WILLING / max(1, s.seats - 1)
    rivals = sum([1 for other in range(s.seats) if s.side[other] != s.side[seat]])
    higher = sum([1 for face in unseen if suit_of(face) == suit and not is_special(face) and number_of(face) > number])
    return (1.0 - share * rivals) ** higher if higher else 1.0
