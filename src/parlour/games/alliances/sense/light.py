"""The quick policy for playouts: by chance, with a little sense, and no copies."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import GLOBAL_TRADING, RESERVE_FORCES, is_special, number_of, suit_of
from parlour.games.alliances.rules.legal import PASS, bid_code, bid_number
from parlour.games.alliances.rules.powers import defended, special_power, strongest
from parlour.games.alliances.rules.table import defence
from parlour.games.alliances.sense.strength import best_suit, expected_countries
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.rng import Dice
from parlour.kernel.state import NONE


def light_card(s: AlliancesState, seat: int, options: list[int], dice: Dice) -> int:
    """Win cheaply if the other side leads and the country would fall; else throw something low."""
    if dice.roll(8) == 0:
        return options[dice.roll(len(options))]
    if s.leading == NONE:
        return light_lead(s, seat, options, dice)
    winner, suit, value = strongest(s)
    ours = winner != NONE and s.side[winner] == s.side[seat]
    last = s.table[(seat + 1) % s.seats] != NONE
    if ours and (last or value >= 9):
        return lowest(s, options, dice)
    card = cheapest_winner(s, seat, options, suit, value, last)
    if card == NONE:
        return lowest(s, options, dice)
    return card


def light_lead(s: AlliancesState, seat: int, options: list[int], dice: Dice) -> int:
    """Lead the better of two cards drawn by chance."""
    a, b = options[dice.roll(len(options))], options[dice.roll(len(options))]
    return a if lead_value(s, seat, s.face[a]) >= lead_value(s, seat, s.face[b]) else b


def lead_value(s: AlliancesState, seat: int, face: int) -> int:
    """How good a card is to lead: its number over the target's defence."""
    number = special_power(s, seat, face) if is_special(face) else number_of(face)
    if s.target != NONE and number <= defence(s, s.target, suit_of(face)):
        return 0
    return number


def cheapest_winner(s: AlliancesState, seat: int, options: list[int], suit: int, value: int, last: bool) -> int:
    """The lowest card that takes the lead (not as last: the highest), or NONE."""
    found, found_number = NONE, 0
    for card in options:
        face = s.face[card]
        if is_special(face):
            if face not in (RESERVE_FORCES, GLOBAL_TRADING):
                continue
            number = special_power(s, seat, face)
        else:
            number = number_of(face)
        own = suit_of(face)
        if not ((own == suit and number > value) or (own == s.dominant and own != suit and number > 0)):
            continue
        if s.target != NONE and number <= defended(s, own):
            continue
        if found == NONE or (number < found_number) == last:
            found, found_number = card, number
    return found


def lowest(s: AlliancesState, options: list[int], dice: Dice) -> int:
    """The lowest power card that is not of the dominant suit; now and then a special action."""
    found, found_number = NONE, 100
    specials = 0
    special = NONE
    for card in options:
        face = s.face[card]
        if is_special(face):
            specials += 1
            if dice.roll(specials) == 0:
                special = card
            continue
        number = number_of(face) + (12 if suit_of(face) == s.dominant else 0)
        if number < found_number:
            found, found_number = card, number
    if special != NONE and (found == NONE or dice.roll(3) == 0):
        return special
    return found


def light_target(s: AlliancesState, seat: int, options: list[int], dice: Dice) -> int:
    """The weaker of two countries drawn by chance."""
    a, b = options[dice.roll(len(options))], options[dice.roll(len(options))]
    suit = s.dominant
    return a if defence(s, a, suit) <= defence(s, b, suit) else b


def light_bid(s: AlliancesState, seat: int, dice: Dice) -> int:
    """Bid up to what the hand promises, give or take one."""
    suit = best_suit(s, seat)
    code = bid_code(10, suit)
    while code <= s.bid:
        code += 3
    give_or_take: int = dice.roll(101)
    hope = expected_countries(s, seat, suit) + give_or_take / 50.0 - 0.6
    return code if bid_number(code) <= hope else PASS
