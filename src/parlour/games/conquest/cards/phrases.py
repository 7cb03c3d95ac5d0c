"""The phrases of abilities: conditions, counts, costs, occasions, scopes and targets, with the slots of forms.py."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import codes as c
from parlour.games.conquest.cards.forms import Form

CONDITIONS: Final = (
    Form(c.WITHOUT, "without A", "there is no F in this land", here=True, other=True),
    Form(c.WITH, "with A", "A is in this land", here=True, other=True),
    Form(c.WITH, "with B", "B is in this land", here=True),
    Form(c.HAVE_NO, "you have no F"),
    Form(c.ON_CONTINENTS, "you have lands on K continents"),
    Form(c.HAVE, "you have A"),
    Form(c.HAVE, "you have B"),
    Form(c.OPPONENT_HAS, "an opponent has A"),
    Form(c.NO_OPPONENT_HAS, "no opponent has A"),
    Form(c.NOT_IN_PLAY, "no F is in play"),
    Form(c.IN_PLAY, "A is in play"),
    Form(c.IN_PLAY, "B is in play"),
    Form(c.AGAINST_NO, "against no F", "there is no F in the opposing land", fighting=True),
    Form(c.AGAINST, "against A", "A is in the opposing land", fighting=True),
    Form(c.AGAINST, "against B", "B is in the opposing land", fighting=True),
    Form(c.IN_CONTINENT, "in C", "this land is in C", here=True),
    Form(c.IN_LAND, "in A", "this land is A", here=True),
    Form(c.IN_LAND, "in B", "this land is B", here=True),
    Form(c.ALONE, "alone", "no other card guards this land", here=True),
    Form(c.MORALE_ABOVE, "your morale is above N"),
    Form(c.MORALE_BELOW, "your morale is below N"),
    Form(c.BEHIND, "you are behind", "an opponent has more morale than you"),
    Form(c.AHEAD, "you are ahead", "you have more morale than every opponent"),
    Form(c.FEWER_LANDS, "an opponent has more lands than you"),
    Form(c.ATTACKING, "attacking", "this land attacks", here=True, fighting=True),
    Form(c.DEFENDING, "defending", "this land is attacked", here=True, fighting=True),
)

COUNTS: Final = (
    Form(c.COUNT_CONTINENTS, "continent you hold", "continent on which you have a land"),
    Form(c.COUNT_YOURS, "F you have"),
    Form(c.COUNT_HERE, "F in this land", here=True),
    Form(c.COUNT_OPPONENTS, "F that opponents have"),
    Form(c.COUNT_IN_PLAY, "F in play"),
    Form(c.COUNT_DISCARDED, "F in your discard pile"),
    Form(c.COUNT_OPPOSING, "F in the opposing land", fighting=True),
)

COSTS: Final = (
    Form(c.COST_MORALE, "lose N morale"),
    Form(c.COST_HAND, "discard A from your hand"),
    Form(c.COST_THIS, "discard this card"),
    Form(c.COST_HERE, "discard A in this land", here=True, other=True),
    Form(c.COST_YOURS, "discard A", "discard A of yours", other=True),
)

TRIGGERS: Final = (
    Form(c.TURN_BEGINS, "your turn begins"),
    Form(c.WIN_BATTLE, "you win a battle"),
    Form(c.WIN_ATTACK, "you win an attack"),
    Form(c.WIN_DEFENCE, "you win a defence"),
    Form(c.LAND_WINS, "this land wins a battle", here=True),
    Form(c.LOSE_BATTLE, "you lose a battle"),
    Form(c.DISCOVERED, "you discover a land"),
    Form(c.LAND_GAINED, "you take a land"),
    Form(c.LAND_TAKEN, "this land is taken from you", here=True),
    Form(c.PLAY, "you play A"),
    Form(c.OPPONENT_PLAYS, "an opponent plays A"),
    Form(c.LOSE_CARD, "you lose A", "A of yours is discarded by an opponent"),
)

INTERRUPTS: Final = (
    Form(c.PLAYED, "an opponent plays A"),
    Form(c.USED, "an opponent uses the ability of A"),
    Form(c.USED_ON_YOU, "an ability is used against you", "an opponent uses an ability against you"),
    Form(c.YOU_ATTACK, "you attack"),
    Form(c.LAND_ATTACKS, "this land attacks", here=True),
    Form(c.YOU_ARE_ATTACKED, "you are attacked"),
    Form(c.CONTINENT_ATTACKED, "you are attacked in C"),
    Form(c.LAND_IS_ATTACKED, "this land is attacked", here=True),
    Form(c.LAND_FIGHTS, "this land fights", "this land attacks or is attacked", here=True),
    Form(c.YOU_FIGHT, "you fight", "you attack or are attacked"),
    Form(c.ANY_ATTACK, "anybody attacks"),
    Form(c.YOURS_LOST, "you would lose A", "A of yours would be discarded"),
    Form(c.ANY_LOST, "anybody would lose A", "A would be discarded"),
)

SCOPES: Final = (
    Form(c.TO_THIS_CARD, "this card", here=True),
    Form(c.TO_THIS_LAND, "this land", here=True),
    Form(c.TO_THAT_LAND, "that land", "your land", fighting=True),
    Form(c.TO_ONE_LAND, "one of your lands"),
    Form(c.TO_OPPOSING_LAND, "the opposing land", fighting=True),
    Form(c.TO_CARDS_HERE, "each F in this land", here=True),
    Form(c.TO_OPPOSING_CARDS, "each opposing F", "each F in the opposing land", fighting=True),
    Form(c.TO_YOUR_LANDS, "your lands"),
    Form(c.TO_YOUR_CARDS, "each F of yours"),
)

OWNERS: Final = (
    ("all your ", c.YOURS, True),
    ("all opponents' ", c.OPPONENTS, True),
    ("all ", c.ANYBODYS, True),
    ("your ", c.YOURS, False),
    ("an opponent's ", c.OPPONENTS, False),
    ("any ", c.ANYBODYS, False),
)

PLACES: Final = (
    (" in this land", c.THIS_LAND),
    (" on this continent", c.THIS_CONTINENT),
    (" in this battle", c.FIGHTING_LAND),
)
