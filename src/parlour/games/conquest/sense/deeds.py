"""What the deeds of a turn are worth. Cards come first, because the first attack ends the playing of cards (HG-102)."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import ATTACK, CLAIM, DISMISS, EXPEDITION, MOVE, PLAY, SEIZE, SPAN, THROW, USE
from parlour.games.conquest.cards.faces import ANSWERS, ATTACKS, EXPLORES, MOST_ABILITIES, PRINTS
from parlour.games.conquest.cards.kinds import ARMY, CHARACTER
from parlour.games.conquest.rules.conditions import Battle
from parlour.games.conquest.rules.legal import companions, expedition_targets, targets_from
from parlour.games.conquest.rules.moving import destinations
from parlour.games.conquest.rules.room import homes
from parlour.games.conquest.rules.strength import total
from parlour.games.conquest.rules.table import back, guards, is_guarded, kind_of
from parlour.games.conquest.sense.worth import ability_worth, card_worth, in_play_worth
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import PLAY as PLAYING
from parlour.kernel.state import NONE

SURPRISE: Final = 300  # how much stronger an attacker wants to be, for what may come out of a hand
FIRST: Final = 1000  # what is done before any attack is worth this much more


def deed_worth(s: ConquestState, seat: int, option: int) -> int:
    """What a deed is worth; ending the turn is worth nothing."""
    kind, thing = divmod(option, SPAN)
    if kind == PLAY:
        return play_worth(s, seat, thing)
    if kind == USE:
        card, number = divmod(thing, MOST_ABILITIES)
        worth = ability_worth(s, seat, card, PRINTS[s.face[card]].abilities[number]) - 20
        return FIRST + worth if worth > 0 else worth
    if kind == ATTACK:
        return max([attack_worth(s, seat, thing, target) for target in targets_from(s, thing)])
    if kind == EXPEDITION:
        return expedition_worth(s, seat, thing)
    if kind == MOVE:
        return move_worth(s, thing)
    if kind == THROW:
        return throw_worth(s, seat, thing)
    if kind == DISMISS:
        return dismiss_worth(s, seat, thing)
    return 500 if kind == CLAIM else 190 if kind == SEIZE else 0


def play_worth(s: ConquestState, seat: int, card: int) -> int:
    """What playing a card is worth."""
    worth = 10 + card_worth(s, seat, card)
    return FIRST + worth if worth > 0 else worth


def throw_worth(s: ConquestState, seat: int, card: int) -> int:
    """Throwing a card away is worth a little where the next one is likely to be better."""
    if has_answer(s, card):
        return -1
    return max(1, 8 - card_worth(s, seat, card) // 50)


def dismiss_worth(s: ConquestState, seat: int, card: int) -> int:
    """Sending a card away is worth something where it makes room for a much better one of the hand."""
    if s.phase != PLAYING or s.plays == 0 or s.at[card] == NONE or kind_of(s, card) != CHARACTER:
        return -50
    kept = in_play_worth(s, card)
    for other in s.hand[seat]:
        if kind_of(s, other) in (CHARACTER, ARMY) and not EXPLORES[s.face[other]] and not homes(s, seat, other):
            if kind_of(s, other) == ARMY and holds_army(s, s.at[card]):
                continue
            if card_worth(s, seat, other) > kept + 60:
                return FIRST + max(9, 60 - kept // 4)
    return -50


def holds_army(s: ConquestState, land: int) -> bool:
    """Whether an army guards a land."""
    return any([kind_of(s, card) == ARMY for card in guards(s, land)])


def has_answer(s: ConquestState, card: int) -> bool:
    """Whether a card can interrupt."""
    return any([bool(each) for each in ANSWERS[s.face[card]]])


# Attacks


def margin(s: ConquestState, seat: int, home: int, target: int, abroad: list[int]) -> int:
    """How much stronger an attacker is, on paper."""
    battle = Battle(seat, s.holder[target], home, target, abroad, s)
    return total(s, battle, 0) - total(s, battle, 1)


def attack_worth(s: ConquestState, seat: int, home: int, target: int) -> int:
    """What an attack is worth."""
    ahead = margin(s, seat, home, target, [])
    if ahead <= 0 or (ahead <= SURPRISE and len(s.hand[s.holder[target]]) > 3):
        return -100
    return 200 + (200 if len(guards(s, target)) == 1 else 0)


def expedition_worth(s: ConquestState, seat: int, explorer: int) -> int:
    """What an expedition is worth."""
    if s.abroad:
        return 250 if margin(s, seat, NONE, back(s.bound), s.abroad) > 0 else -100
    others = companions(s, explorer, True)
    companion = strongest(s, others)
    for target in expedition_targets(s, seat, [explorer, companion]):
        if margin(s, seat, NONE, target, [explorer, companion]) > SURPRISE:
            return 260 if len(guards(s, target)) == 1 else 195
    return -100


def strongest(s: ConquestState, cards: list[int]) -> int:
    """The card with the highest attack, the first of equals."""
    best = cards[0]
    for card in cards:
        if ATTACKS[s.face[card]] > ATTACKS[s.face[best]]:
            best = card
    return best


def move_worth(s: ConquestState, card: int) -> int:
    """A move is worth something where it guards an empty land."""
    if len(guards(s, s.at[card])) < 2:
        return -10
    return 60 if any([not is_guarded(s, land) for land in destinations(s, card)]) else -10
