"""What cards do, as data: a step is one verb with its numbers, and its text is made from the same data."""

from __future__ import annotations

from typing import Final

from parlour.kernel.printed import Row

# The verbs of a card that is played or used.
ATTACK: Final = 0
DEFENCE: Final = 1
SUPPORT: Final = 2
DRAW: Final = 3
SCOUT: Final = 4
RECALL: Final = 5
RESCUE: Final = 6
READY: Final = 7
DISMISS: Final = 8
RECRUIT: Final = 9
SPOILS: Final = 10
POINTS: Final = 11
CHEAPER: Final = 12
SAIL: Final = 13
SIEGE: Final = 14
ONWARD: Final = 15
PLUNDER: Final = 16
RAID: Final = 17
PRESS: Final = 18
FORT: Final = 19
EITHER: Final = 20

VERBS: Final = (
    *("attack", "defence", "support", "draw", "scout", "recall", "rescue", "ready", "dismiss", "recruit", "spoils"),
    *("points", "cheaper", "sail", "siege", "onward", "plunder", "raid", "press", "fort", "either"),
)

# What a number may be counted by, what a step may need, and what it may cost; the first means none.
PER: Final = ("", "masses", "people", "professionals", "coast", "cities", "ready")
DURING: Final = ("", "defence")
PAY: Final = ("", "discard", "dismiss")
CHEAPER_KINDS: Final = ("", "any", "professional", "master")
RESCUE_KINDS: Final = ("", "citizen", "professional", "any")
CITIZENS: Final = ("", "Recruit", "Veteran", "Tutor")

MOST_NUMBER: Final = 5
MOST_STEPS: Final = 3

TEXTS: Final = {
    ATTACK: "take {n} more attack",
    DEFENCE: "take {n} more defence",
    SUPPORT: "take {n} more support",
    DRAW: "draw {cards}",
    SCOUT: "look at the top {cards} of your draw pile and discard any of them",
    RECALL: "put {cards} of your discard pile on top of your draw pile",
    RESCUE: "take a {kind} card from your discard pile into your hand",
    READY: "put {cards} of your hand into your ready area",
    DISMISS: "dismiss {cards}",
    RECRUIT: "take a {kind} from the supply into your discard pile",
    SPOILS: "take the top card of the Spoils of War {stack} stack",
    POINTS: "score {points}",
    CHEAPER: "{kind} that you train this turn cost {n} support less",
    SAIL: "the seas of your oversea assaults count {n} less this turn",
    SIEGE: "the interior defence of your targets counts {n} less this turn",
    ONWARD: "draw {cards} each time that you take a territory this turn",
    PLUNDER: "when you take a territory that gives spoils this turn, take one more card of that stack",
    RAID: "a player loses {points} for each territory that you take from them this turn",
    PRESS: "in a battle that you began, the defender discards {cards} of their choice",
    FORT: "take {tokens} for the year",
}
PER_TEXTS: Final = {
    "masses": "each masses card in your play area",
    "people": "each masses or citizen card in your play area",
    "professionals": "each professional card in your play area",
    "coast": "every two coastal territories that you control",
    "cities": "each city card that you have",
    "ready": "each deck or spoils card in your ready area (no cities)",
}
ONE_TEXTS: Final = {
    "masses": "a masses card in your play area",
    "people": "a masses or citizen card in your play area",
    "professionals": "a professional card in your play area",
    "coast": "two or more coastal territories",
    "cities": "a city card",
    "ready": "a deck or spoils card in your ready area (no cities)",
}
CHEAPER_TEXTS: Final = {"any": "all cards and masters", "professional": "cards of level 1 and 2", "master": "masters"}
UP_TO: Final = (RECALL, READY, DISMISS)  # a smaller number will do


class Step:
    """One verb of an effect."""

    def __init__(self, row: Row) -> None:
        self.do = VERBS.index(row.one_of("do", VERBS))
        self.n = row.number("n", 1, MOST_NUMBER, 1)
        self.per = row.one_of("per", PER, "")
        self.most = row.number("most", 1, MOST_NUMBER, MOST_NUMBER)
        self.during = row.one_of("during", DURING, "")
        self.pay = row.one_of("pay", PAY, "")
        self.kind = ""
        self.stack = 0
        self.of: list[Step] = []
        if self.do in (CHEAPER, RESCUE, RECRUIT):
            kinds = {CHEAPER: CHEAPER_KINDS, RESCUE: RESCUE_KINDS, RECRUIT: CITIZENS}[self.do]
            self.kind = row.one_of("kind", kinds[1:])
        if self.do == SPOILS:
            self.stack = row.number("stack", 2, 3)
        if self.do == EITHER:
            self.of = [Step(each) for each in row.rows("of", 2)]
            if len(self.of) != 2:
                raise row.wrong("of must be two steps")
        if self.per and self.do not in (ATTACK, DEFENCE, SUPPORT):
            raise row.wrong("per belongs to attack, defence and support")
        row.end()

    def words(self) -> str:
        """The step as a clause without its full stop."""
        if self.do == EITHER:
            return f"choose one: {self.of[0].words()}; or {self.of[1].words()}"
        text = f"you may {self.pay} a card of your hand to {self.deed()}" if self.pay else self.deed()
        return f"if you play this while you defend, {text}" if self.during else text

    def bargain(self) -> str:
        """What is paid and what for, as a request."""
        out = " (it leaves your deck)" if self.pay == "dismiss" else ""
        return f"{self.pay} a card of your hand{out} to {self.deed()}"

    def deed(self) -> str:
        """What the verb does."""
        text = TEXTS[self.do].format(
            n=self.n,
            cards=cards(self.n, self.do in UP_TO),
            points=points(self.n),
            tokens=count(self.n, "defence token"),
            stack=self.stack,
            kind=CHEAPER_TEXTS.get(self.kind, self.kind) if self.do == CHEAPER else self.kind,
        )
        if self.per and self.most == self.n:
            return f"{text} if you have {ONE_TEXTS[self.per]}"
        return f"{text} for {PER_TEXTS[self.per]}, up to {self.most}" if self.per else text


def count(n: int, thing: str) -> str:
    """A number of things: "a card", "2 cards"."""
    return f"a {thing}" if n == 1 else f"{n} {thing}s"


def cards(n: int, up_to: bool) -> str:
    """A number of cards."""
    return f"up to {n} cards" if up_to and n > 1 else count(n, "card")


def points(n: int) -> str:
    """A number of victory points."""
    return count(n, "victory point")


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return f"{clause[0].upper()}{clause[1:]}."


def read_steps(row: Row) -> list[Step]:
    """The effect of a card."""
    return [Step(each) for each in row.rows("effect", MOST_STEPS)]


def effect_text(steps: list[Step]) -> str:
    """The text of an effect."""
    return " ".join(sentence(step.words()) for step in steps)
