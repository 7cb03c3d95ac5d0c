"""Every question of Historical Conquest, declared once."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.answers import PASS, Abilities, Deeds, Replies
from parlour.games.conquest.rules.refusals import in_edition_1, why_no_deed, why_not_there
from parlour.games.conquest.rules.refusals_of_interrupts import why_no_reply
from parlour.games.conquest.words import (
    for_card,
    occasion_of,
    say_choice,
    say_companion,
    say_copied,
    say_crowded,
    say_given_up,
    say_loss,
    say_pending,
    say_settler,
    say_target,
    say_turn,
    say_use,
)
from parlour.kernel.declared import questions_in
from parlour.kernel.questions import ASKED, CARD, KNOWERS, PLAYER, YES_OR_NO, Question

TURN: Final = Question("turn", "Your turn", Deeds(), rule="HC2-071", why=why_no_deed, worded=say_turn)
INTERRUPT: Final = Question(
    *("interrupt", "Interrupt, or pass", Replies()),
    rule="HC2-052",
    seen_by=ASKED,
    why=why_no_reply,
    worded=say_pending,
    decline=PASS,
    occasion=occasion_of,
)
FIRST_LAND: Final = Question("first land", "Choose the land where your civilization begins", CARD, rule="HC1-008")
WHERE: Final = Question(
    *("where", "Into which land", CARD),
    rule="HC2-074",
    why=why_not_there,
    worded=for_card("into which land"),
    stop="discover",
)
CHOICE: Final = Question(
    *("choice", "Which ability shall the card have", Abilities()),
    rule="HC2-054",
    worded=say_choice,
)
USE_IT: Final = Question("use it", "Use the ability", YES_OR_NO, rule="HG-82", worded=say_use)
COST: Final = Question(
    *("cost", "Which card do you give for it", CARD),
    rule="HC2-075",
    why=in_edition_1("HG-04"),
    worded=for_card("which card do you give for it"),
)
TARGET: Final = Question(
    *("target", "Which card", CARD),
    rule="HC2-075",
    why=in_edition_1("HG-04"),
    worded=say_target,
    stop="none",
)
DISCOVERY: Final = Question(
    *("discovery", "Which land do you discover", CARD),
    rule="HC2-025",
    why=in_edition_1("HC1-028"),
    worded=for_card("which land do you discover"),
)
SETTLER: Final = Question(
    *("settler", "Which character goes to the new land", CARD),
    rule="HG-117",
    worded=say_settler,
    stop="none",
)
WHOM: Final = Question(
    *("whom", "Which opponent", PLAYER),
    rule="HC2-064",
    why=in_edition_1("HC1-033"),
    worded=for_card("which opponent"),
)
WHICH: Final = Question("which", "Which ability do you use", Abilities(), rule="HG-118", worded=say_copied)
VICTIM: Final = Question(
    *("victim", "Which land do you attack", CARD),
    rule="HC2-090",
    why=in_edition_1("HC1-041"),
    worded=for_card("which land do you attack"),
)
COMPANION: Final = Question(
    *("companion", "Who comes along", CARD),
    rule="HC2-028",
    why=in_edition_1("HC1-038"),
    worded=say_companion,
    stop="nobody",
)
REPLACED: Final = Question(
    *("replaced", "Which character makes room for it", CARD),
    rule="HC1-019",
    worded=for_card("which character makes room for it"),
    stop="none",
)
CLAIMER: Final = Question(
    *("claimer", "Which card goes to the land that you take", CARD),
    rule="HC2-098",
    worded=for_card("which card goes to this land"),
)
LOSS: Final = Question("loss", "Which card is lost", CARD, rule="HC2-093", why=in_edition_1("HC1-051"), worded=say_loss)
CROWDED: Final = Question(
    *("crowded", "Which card leaves the land that is too full", CARD),
    rule="HC2-074",
    why=in_edition_1("HC1-018"),
    worded=say_crowded,
)
FIND: Final = Question(
    *("find", "Which card do you take from your deck", CARD),
    rule="HC2-075",
    why=in_edition_1("HG-04"),
    worded=for_card("which card do you take from your deck"),
    stop="none",
)
KEEP: Final = Question(
    *("keep", "Which card do you take into your hand", CARD),
    rule="HG-115",
    worded=for_card("which card do you take into your hand"),
    seen_by=KNOWERS,
)
GIVE_UP: Final = Question(
    *("give up", "Which card of your hand do you discard", CARD),
    rule="HC2-075",
    why=in_edition_1("HG-04"),
    worded=say_given_up,
)

QUESTIONS: Final = questions_in(globals())
