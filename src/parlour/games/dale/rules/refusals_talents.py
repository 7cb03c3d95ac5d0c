"""Why not this ability: used already, not at its moment, or without what it needs."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import COSTS
from parlour.games.dale.cards.cast import CAST, Ability, Question, role_of, tokens_of
from parlour.games.dale.cards.characters_green import has_discard, has_hand, has_junk, has_market
from parlour.games.dale.cards.characters_red import can_burn, can_forge
from parlour.games.dale.cards.characters_yellow import (
    FARE,
    can_bid,
    can_spend_one,
    can_unload,
    has_fare,
    has_laid_trap,
    has_room,
    has_token,
)
from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.rules.abilities import can_use, uses_left
from parlour.games.dale.rules.offers import can_pay
from parlour.games.dale.rules.reasons import NOTHING, Why
from parlour.games.dale.rules.refusals_combos import refuse_building
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE

THINGS: Final = "G-113"  # what an ability begins with must be there
COST: Final = "DM-269"
ACTION_RULES: Final = "DM-239"

NO_TOKEN: Final = "There is no token on your character."


def can_spend_two(s: DaleState, me: int) -> bool:
    """Whether two can be paid."""
    return can_pay(s, me, 2, [])


ONE: Final[tuple[Question, str, str]] = (can_spend_one, COST, "You have neither a card nor gold to spend.")
TWO: Final[tuple[Question, str, str]] = (
    can_spend_two,
    COST,
    "It costs 2, and your cards and your gold do not reach it.",
)

# What each ability needs, in this order: a check, and the rule and the words for when it fails.
NEEDS: Final[dict[str, list[tuple[Question, str, str]]]] = {
    "Pick Over": [(has_discard, THINGS, "Your discard pile is empty.")],
    "Redecorate": [(has_market, THINGS, "The market is empty.")],
    "Errand": [(has_junk, THINGS, "You have no junk card to discard.")],
    "Long Shot": [(has_hand, THINGS, "You have no card to show.")],
    "Spring Cleaning": [(has_hand, THINGS, "You have no card to discard.")],
    "Deposit": [ONE],
    "Withdraw": [(has_token, THINGS, NO_TOKEN)],
    "Wind Up": [ONE],
    "Load": [
        (has_room, THINGS, "There is no room for another stored card."),
        (has_hand, THINGS, "You have no card to store."),
    ],
    "Unload": [(can_unload, THINGS, "No card is stored on your character.")],
    "Going Twice": [(can_bid, ACTION_RULES, "You cannot pay for any card of the market, not even for two less.")],
    "Repay": [(has_token, THINGS, NO_TOKEN), TWO],
    "Leap": [ONE],
    "Snare": [(has_laid_trap, THINGS, "None of your traps lies on a discard pile.")],
    "Hand Over": [(has_hand, THINGS, "You have no card to give.")],
    "Forge": [(can_forge, THINGS, "No Forged Invoice lies by your character.")],
    "Burn": [(can_burn, THINGS, "You hold no Forged Invoice of your own.")],
    "Recalculate": [(has_token, THINGS, NO_TOKEN), (has_hand, THINGS, "You have no card to show.")],
    "Common Purse": [ONE],
}


def spent(name: str) -> Why:
    """An ability that was used."""
    return "DM-238", f"{name} was used as often as it can be in one turn."


def refuse_talent(s: DaleState, me: int, place: int, now: str) -> Why:
    """An ability of one's character: used already, not at its moment, or without what it needs."""
    if place == NONE:
        return NOTHING
    ability = CAST[role_of(s, me)].abilities[place]
    if not uses_left(s, me, place):
        return spent(ability.name)
    if ability.when != now:
        return "DM-236", f"The moment for {ability.name} is: {ability.when}."
    return NOTHING if can_use(s, me, place) else unmet(s, me, ability)


def unmet(s: DaleState, me: int, ability: Ability) -> Why:
    """What an ability needs and its player does not have."""
    rule, missing = what_is_missing(s, me, ability.name)
    return rule, f"{ability.name} cannot be used now. {missing}"


def what_is_missing(s: DaleState, me: int, name: str) -> Why:
    """The rule, and what is missing for an ability that cannot be used."""
    if name == "Topping Out":
        return ACTION_RULES, refuse_building(s, me)[1]
    if name == "Encore":
        return refuse_encore(s, me)
    if name == "Special Train" and not has_fare(s, me):
        return THINGS, f"It takes {FARE} tokens, and your character has {tokens_of(s, me)}."
    for holds, rule, words in NEEDS[name]:
        if not holds(s, me):
            return rule, words
    return NOTHING


def refuse_encore(s: DaleState, me: int) -> Why:
    """No card to play again, no technique, a trap of somebody else, or its cost cannot be paid."""
    if not s.disc[me]:
        return THINGS, "Your discard pile is empty."
    face = s.face[s.disc[me][-1]]
    top = f"The top card of your discard pile is {PRINTS[face].name},"
    if not PRINTS[face].technique:
        return ACTION_RULES, f"{top} which is no technique."
    if face in COSTS and not can_pay(s, me, COSTS[face], []):
        return COST, f"{top} whose cost your cards and your gold do not reach."
    return ACTION_RULES, f"{top} which would leave your hand before you could play it."
