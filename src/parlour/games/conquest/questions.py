"""Every question of Historical Conquest, declared once."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import PASS, Abilities, Deeds, Replies
from parlour.games.conquest.rules.refusals import why_no_deed, why_not_there
from parlour.games.conquest.words import occasion_of, say_pending, say_turn
from parlour.kernel.declared import questions_in
from parlour.kernel.questions import ASKED, CARD, KNOWERS, PLAYER, YES_OR_NO, Question

TURN: Final = Question("turn", "Your turn", Deeds(), rule="HC2-071", why=why_no_deed, worded=say_turn)
INTERRUPT: Final = Question(
    *("interrupt", "Interrupt, or pass", Replies()),
    rule="HC2-052",
    seen_by=ASKED,
    worded=say_pending,
    decline=PASS,
    occasion=occasion_of,
)
FIRST_LAND: Final = Question("first land", "Choose the land where your civilization begins", CARD, rule="HC1-008")
WHERE: Final = Question("where", "Into which land", CARD, rule="HC2-074", stop="discover", why=why_not_there)
CHOICE: Final = Question("choice", "Which ability shall the card have", Abilities(), rule="HC2-054")
USE_IT: Final = Question("use it", "Use the ability", YES_OR_NO, rule="HG-82")
COST: Final = Question("cost", "Which card do you give for it", CARD, rule="HC2-075")
TARGET: Final = Question("target", "Which card", CARD, rule="HC2-075", stop="none")
WHOM: Final = Question("whom", "Which opponent", PLAYER, rule="HC2-064")
WHICH: Final = Question("which", "Which ability do you copy", Abilities(), rule="HG-118")
VICTIM: Final = Question("victim", "Which land do you attack", CARD, rule="HC2-090")
COMPANION: Final = Question("companion", "Who comes along", CARD, rule="HC2-028", stop="nobody")
REPLACED: Final = Question("replaced", "Which character makes room for it", CARD, rule="HC1-019", stop="none")
CLAIMER: Final = Question("claimer", "Which card goes there", CARD, rule="HC2-098")
LOSS: Final = Question("loss", "Which card is lost", CARD, rule="HC2-093")
CROWDED: Final = Question("crowded", "Which card leaves the land that is too full", CARD, rule="HC2-074")
FIND: Final = Question("find", "Which card do you take from your deck", CARD, rule="HC2-075", stop="none")
KEEP: Final = Question("keep", "Which card do you take into your hand", CARD, rule="HG-115", seen_by=KNOWERS)
GIVE_UP: Final = Question("give up", "Which card of your hand do you discard", CARD, rule="HC2-075")

QUESTIONS: Final = questions_in(globals())
