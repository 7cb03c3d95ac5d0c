"""Why not: the rule that forbids what somebody named, by the same checks that make the options."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.book import ABILITIES, FINISHES
from parlour.games.dale.combos import WHOLE, mark_of
from parlour.games.dale.payment import paid_cards, paid_gold
from parlour.games.dale.prints import JUNK, NO_SET, PRINTS
from parlour.games.dale.stacks import needed_total
from parlour.games.dale.state import DaleState, stacks_built
from parlour.games.dale.turn import can_finish, can_play, usable
from parlour.games.dale.values import folk, identity, price, value
from parlour.kernel.ask import Ask
from parlour.kernel.state import NONE

FACES_BY_NAME: Final = {card.name: face for face, card in enumerate(PRINTS)}


def refuse(s: DaleState, ask: Ask, thing: str) -> str:
    """The id of the rule that forbids a thing, or "" if the thing is nothing that the question is about."""
    if ask.what == "act":
        return refuse_act(s, ask.seat, thing)
    if ask.what in ("pay", "spend") and thing.startswith(f"{ask.what} with "):
        return refuse_payment(s, ask, thing)
    if ask.what == "build" and thing.startswith("build with "):
        return refuse_stack(s, ask.seat, named_cards(s, ask.seat, thing))
    return ""


def refuse_act(s: DaleState, me: int, thing: str) -> str:
    """An action in words: a verb, and for most of them a card."""
    if thing in ("build", "build a stack"):
        return refuse_building(s, me)
    verb, _, name = thing.partition(" ")
    face = face_named(name)
    if face == NONE:
        return ""
    if verb == "play":
        return refuse_play(s, me, face)
    if verb == "buy":
        return refuse_purchase(s, face)
    if verb == "use":
        return refuse_ability(s, me, face)
    return refuse_finish(s, me, face) if verb == "finish" else ""


def face_named(name: str) -> int:
    """The print that words name, with or without its value and price; or NONE."""
    words = name.partition(" for ")[0]
    for title in (words, words.rpartition(" ")[0]):
        if title in FACES_BY_NAME:
            return FACES_BY_NAME[title]
    return NONE


def refuse_play(s: DaleState, me: int, face: int) -> str:
    """Not in the hand, junk, no technique, or its cost cannot be paid with the other cards."""
    held = [card for card in s.hand[me] if face in (s.face[card], identity(s, me, card))]
    if not held:
        return "DM-155"
    if face == JUNK:
        return "G-04"
    if not PRINTS[face].technique:
        return "DM-057" if PRINTS[face].folk == NO_SET else "DM-059"
    return "" if any([can_play(s, me, card) for card in held]) else "DM-269"


def refuse_purchase(s: DaleState, face: int) -> str:
    """Not in the market, or too dear for all that one has; whatever could be paid would be an option."""
    return "DM-144" if face in [s.face[card] for card in s.market if card != NONE] else "DM-138"


def refuse_ability(s: DaleState, me: int, face: int) -> str:
    """Not in the hand, without an ability, or used already."""
    held = [card for card in s.hand[me] if face in (s.face[card], identity(s, me, card))]
    if not held or not any([identity(s, me, card) in ABILITIES for card in held]):
        return "DM-059"
    return "" if any([card in usable(s, me) for card in held]) else "DM-238"


def refuse_finish(s: DaleState, me: int, face: int) -> str:
    """Not in the schedule, there for as long as its effect lasts, or its cost cannot be paid."""
    waiting = [card for card in s.sched[me] if identity(s, me, card) == face]
    if not waiting:
        return "DM-254"
    if face not in FINISHES:
        return "DM-158"
    return "" if any([can_finish(s, me, card) for card in waiting]) else "DM-256"


# Stacks and payments


def refuse_building(s: DaleState, me: int) -> str:
    """All stacks built, the total out of reach, or within reach only with cards of several sets."""
    if stacks_built(s, me) >= s.goal:
        return "DM-174"
    reach = {0}
    for card in s.hand[me]:
        if folk(s, me, card) != NO_SET:
            reach |= {total + value(s, me, card) for total in reach}
    return "DM-178" if needed_total(s, me) in reach - {0} else "DM-175"


def named_cards(s: DaleState, me: int, thing: str) -> list[int]:
    """The hand cards of a list such as "pay with Junk 1 + Spyglass 4"; NONE for one that is not there. Gold is left
    out."""
    found: list[int] = []
    for part in thing.partition(" with ")[2].split(" + "):
        face = face_named(part)
        left = [card for card in sorted(s.hand[me]) if s.face[card] == face and card not in found]
        if not part.endswith(" gold"):
            found.append(left[0] if left else NONE)
    return found


def refuse_payment(s: DaleState, ask: Ask, thing: str) -> str:
    """Cards that one does not have, too little, too much with gold, or more cards than are needed."""
    cards = named_cards(s, ask.seat, thing)
    if NONE in cards:
        return "DM-142"
    if len(cards) == 1 and not in_some_payment(s, ask, cards[0]):
        return "DM-146"
    least = min([total(s, ask.seat, option) for option in ask.options])
    offered = sum([value(s, ask.seat, card) for card in cards]) + gold_named(thing)
    if offered < least:
        return "DM-144"
    return "DM-150" if gold_named(thing) else "DM-146"


def total(s: DaleState, me: int, payment: int) -> int:
    """What an offered payment comes to."""
    hand = sorted(s.hand[me])
    return sum([value(s, me, card) for card in paid_cards(hand, payment)]) + paid_gold(payment, len(hand))


def in_some_payment(s: DaleState, ask: Ask, card: int) -> bool:
    """Whether an offered payment has a card like this one, or may have it where they are not offered whole."""
    hand = sorted(s.hand[ask.seat])
    face = s.face[card]
    return any(
        [
            mark_of(option, len(hand)) != WHOLE or face in [s.face[paid] for paid in paid_cards(hand, option)]
            for option in ask.options
        ]
    )


def gold_named(thing: str) -> int:
    """The gold of a payment in words."""
    for part in thing.partition(" with ")[2].split(" + "):
        if part.endswith(" gold") and part[: -len(" gold")].isdecimal():
            return int(part[: -len(" gold")])
    return 0


def refuse_stack(s: DaleState, me: int, cards: list[int]) -> str:
    """Cards that one does not have, junk, cards of several sets, or another total."""
    if NONE in cards:
        return "DM-179"
    if any([identity(s, me, card) == JUNK for card in cards]):
        return "DM-065"
    if len({folk(s, me, card) for card in cards}) > 1:
        return "DM-178"
    return "DM-175"


# The reason in words that fit the moment

REASONS: Final = {
    "play": {
        "G-04": "Junk has no effect to play. It pays 1 in the market, and it can be discarded.",
        "DM-057": "{name} is no technique, so it cannot be played.",
        "DM-059": "{name} is a passive. It is not played: it works while you hold it.",
        "DM-269": "{name} has a cost, and your other cards and your gold do not reach it.",
    },
    "use": {"DM-238": "{name} was used as often as it can be in one turn."},
    "finish": {
        "DM-158": "{name} stays here until its effect is over. There is nothing to pay for it.",
        "DM-256": "To go on with {name} has a cost, and your cards and your gold do not reach it.",
    },
    "build": {
        "DM-175": "Your next stack must total exactly {needed}, and no cards of your hand that may be stacked do.",
        "DM-178": "Your next stack must total {needed}. Your hand reaches that only with cards of different sets.",
    },
    "build with": {"DM-175": "No stack that totals {needed} can be made with {name}."},
    "pay with": {"DM-146": "With {name} in the payment, there would be a card in it that is not needed."},
    "spend with": {"DM-146": "With {name} in the payment, there would be a card in it that is not needed."},
}


def reason(s: DaleState, ask: Ask, thing: str, rule: str) -> str:
    """Why something is not allowed at this moment, in words that help more than the rule's own; or ""."""
    verb, _, name = thing.partition(" ")
    if name.startswith("with "):
        verb, name = f"{verb} with", name.removeprefix("with ")
    face = face_named(name)
    if verb == "buy" and rule == "DM-144":
        return too_dear(s, ask.seat, face)
    words = REASONS.get(verb, {}).get(rule, "")
    if face == NONE and "{name}" in words:
        return ""  # several cards were named: the rule itself says it best
    return words.format(name=PRINTS[face].name, needed=needed_total(s, ask.seat))


def too_dear(s: DaleState, me: int, face: int) -> str:
    """What a market card costs in its cheapest slot, and what one has for it; "" if that would be enough."""
    cost = min([price(s, me, slot) for slot, card in enumerate(s.market) if card != NONE and s.face[card] == face])
    have = sum([value(s, me, card) for card in s.hand[me]])
    if have + s.gold[me] >= cost:
        return ""
    gold = f", and you have {s.gold[me]} gold" if s.gold[me] else ""
    return f"{PRINTS[face].name} costs {cost}. All your cards together are worth {have}{gold}."
