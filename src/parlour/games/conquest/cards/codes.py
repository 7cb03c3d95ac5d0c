"""The numbers by which the rules know the parts of an ability. What they are called on cards stands in phrases.py."""

from __future__ import annotations

from typing import Final

# When an ability works (HC2-043), and how often (HC2-047).
IMMEDIATE: Final = 0
HOLD: Final = 1
CONSTANT: Final = 2
LETTERS: Final = ("I", "H", "C")
ALWAYS: Final = 0  # uses without an end

# What an amount of strength is added to.
ATTACK: Final = 1
DEFENCE: Final = 2
STRENGTH: Final = 3  # both

# How long something lasts that is not constant.
BATTLE: Final = 1
TURN: Final = 2
ROUND: Final = 3  # until one's own next turn begins
LASTS: Final = ("", "this battle", "this turn", "until your next turn")

# Whom something happens to.
ONE: Final = 1
EVERY: Final = 2
THAT: Final = 3  # the one who acted, in an interrupt or a trigger
EVERYONE: Final = 4  # oneself too
WHOM: Final = ("", "one opponent", "every opponent", "that opponent", "everyone")

# Whose cards a target may be.
YOURS: Final = 1
OPPONENTS: Final = 2
ANYBODYS: Final = 3

# Where a target may be.
ANYWHERE: Final = 0
THIS_LAND: Final = 1
THIS_CONTINENT: Final = 2  # in a land of the continent of this card's land
FIGHTING_LAND: Final = 3  # in the land of its owner that is in this battle

# Who chooses a target.
YOU: Final = 0
OWNER: Final = 1
CHANCE: Final = 2

# What a change of strength applies to.
TO_THIS_CARD: Final = 1
TO_THIS_LAND: Final = 2
TO_YOUR_LANDS: Final = 3  # each that the filter matches
TO_YOUR_CARDS: Final = 4  # each that the filter matches
TO_CARDS_HERE: Final = 5  # each in this land that the filter matches
TO_OPPOSING_LAND: Final = 6
TO_OPPOSING_CARDS: Final = 7
TO_THAT_LAND: Final = 8  # one's own land in this battle
TO_ONE_LAND: Final = 9  # one of one's own lands, chosen

# Conditions.
WITH: Final = 1
WITHOUT: Final = 2
HAVE: Final = 3
HAVE_NO: Final = 4
OPPONENT_HAS: Final = 5
NO_OPPONENT_HAS: Final = 6
IN_PLAY: Final = 7
NOT_IN_PLAY: Final = 8
AGAINST: Final = 9
AGAINST_NO: Final = 10
IN_CONTINENT: Final = 11
IN_LAND: Final = 12
ALONE: Final = 13
MORALE_ABOVE: Final = 14
MORALE_BELOW: Final = 15
BEHIND: Final = 16
AHEAD: Final = 17
ON_CONTINENTS: Final = 18
FEWER_LANDS: Final = 19
ATTACKING: Final = 20
DEFENDING: Final = 21

# What is counted.
COUNT_YOURS: Final = 1
COUNT_HERE: Final = 2
COUNT_OPPONENTS: Final = 3
COUNT_IN_PLAY: Final = 4
COUNT_DISCARDED: Final = 5
COUNT_CONTINENTS: Final = 6
COUNT_OPPOSING: Final = 7

# Costs.
COST_MORALE: Final = 1
COST_HAND: Final = 2
COST_HERE: Final = 3
COST_YOURS: Final = 4
COST_THIS: Final = 5

# Triggers of constant abilities.
TURN_BEGINS: Final = 1
WIN_BATTLE: Final = 2
WIN_ATTACK: Final = 3
WIN_DEFENCE: Final = 4
LAND_WINS: Final = 5
LOSE_BATTLE: Final = 6
DISCOVERED: Final = 7
LAND_GAINED: Final = 8
LAND_TAKEN: Final = 9
PLAY: Final = 10
OPPONENT_PLAYS: Final = 11
LOSE_CARD: Final = 12

# Occasions of interrupts. Those of one window have one ten.
CARD_WINDOW: Final = 1
ABILITY_WINDOW: Final = 2
ATTACK_WINDOW: Final = 3
LOSS_WINDOW: Final = 4
PLAYED: Final = 11
USED: Final = 21
USED_ON_YOU: Final = 22
YOU_ATTACK: Final = 31
LAND_ATTACKS: Final = 32
YOU_ARE_ATTACKED: Final = 33
LAND_IS_ATTACKED: Final = 34
LAND_FIGHTS: Final = 35
YOU_FIGHT: Final = 36
ANY_ATTACK: Final = 37
CONTINENT_ATTACKED: Final = 38
YOURS_LOST: Final = 41
ANY_LOST: Final = 42


def window_of(occasion: int) -> int:
    """The window in which an occasion of an interrupt comes up."""
    return occasion // 10
