"""Questions, declared once a game: what is asked, what an answer is, who sees it, and which rule refuses the rest.

A rule says `await choose(s, seat, QUESTION, options)`. Everything else about a question follows from its declaration:
the prompt, the words of an option and how words are read, what on the table an option is about, and what others
observe.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.letters import END, card_letter, plain_letter, seat_letter
from parlour.kernel.limits import NO_CARD
from parlour.kernel.pieces import plain, player

if TYPE_CHECKING:  # a state and a game ask questions themselves
    from parlour.kernel.ask import Ask
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

# Who sees an answer.
EVERYBODY: Final = 0  # a chosen card is shown
KNOWERS: Final = 1  # of a chosen card, whoever knows it
ASKED: Final = 2  # nobody but the asked seat

SECRET: Final = -2  # what those see of an answer who do not see it
MOST_ABOUT: Final = 8  # a question may be about one of so many seats, slots, ...
NOTHING: Final = -1

# What a reaction is about, for the seat that is asked.
OTHERS: Final = 0  # what others do among themselves
OWN_CARDS: Final = 1  # the seat or its cards, while somebody else has the turn
OWN_TURN: Final = 2  # something in its own turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """What an answer is. Without more said, a number."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """An option in words; the players that it names have marks (`kernel.pieces`)."""
        return str(option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """What on the table an option is about, by the names of the view: card, cards, slot, seat, place, pile."""
        return {}

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """What an observer sees of an answer: equal numbers look the same to them."""
        return SECRET if question.seen_by == ASKED and observer != actor else option

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """A letter of an option as `kernel.letters` spells it for programs: by what the seat sees, and with the same
        meaning in every position. END behind the last one."""
        return plain_letter(option, at)

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """Everything that people may name in reply, by its words, whether it is an option or not: what `why` takes."""
        return {}

    def fixed_names(self) -> list[str]:
        """What is a name only in replies, and the same in every game: one of them may be suggested."""
        return []

    def arranged(self, s: State, ask: Ask, option: int, cards: list[int]) -> int:
        """The answer that takes an option with its cards in the order in which somebody picked them. Where their order
        makes no difference it is the option itself."""
        return option

    def as_said(self, s: State, ask: Ask, option: int, words: str) -> int:
        """The answer that words mean which name an option: with its cards in the order in which they are said, where
        that makes a difference."""
        return option

    def is_arranged(self, s: State, ask: Ask, answer: int) -> bool:
        """Whether an answer is an option with its cards in an order: no list has room for all orders."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Answers):
    """One of the cards, by its back; from NO_CARD on, what is said instead of a card. People name its face."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The name of the card."""
        if option >= len(s.face):
            return ask.question.stop
        return game.face_name(s.face[option]) if s.known[option] >> ask.seat & 1 else "a hidden card"

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The card."""
        return {} if option >= len(s.face) else {"card": option}

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """The face of a card that is shown or known, nothing of another."""
        if option >= len(s.face):
            return option
        if observer == actor or question.seen_by == EVERYBODY:
            return s.face[option]
        return s.face[option] if question.seen_by == KNOWERS and s.known[option] >> observer & 1 else SECRET

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """The face, if the seat knows it."""
        if option >= len(s.face):
            return plain_letter(option if option == NO_CARD else option - NO_CARD, at)
        return card_letter(s, seat, option) if at == 0 else END

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All faces, by their names."""
        return {name: face for face, name in enumerate(game.card_names())}


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Answers):
    """One of the players; from NO_CARD on, what is said instead."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The player, counted from 1."""
        return player(option) if option < s.seats else ask.question.stop

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The player."""
        return {"seat": option} if option < s.seats else {}

    def letter(self, s: State, seat: int, option: int, at: int) -> int:
        """How far to the left the player sits."""
        if option >= s.seats:
            return plain_letter(option, at)
        return seat_letter(s, seat, option) if at == 0 else END

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All players."""
        return {f"P{seat + 1}": seat for seat in range(s.seats)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Answers):
    """One of a fixed list of names: suits, places, yes and no. On the table it is a slot, a place or a pile."""

    def __init__(self, names: list[str], where: str = "slot") -> None:
        self.names = names
        self.where = where

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """The name."""
        return self.names[option] if option < len(self.names) else ask.question.stop

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """The field, the place or the pile with the name, if it is anything on the table."""
        return {self.where: self.names[option]} if self.where and option < len(self.names) else {}

    def things(self, game: Game, s: State, ask: Ask) -> dict[str, int]:
        """All names."""
        return {name: place for place, name in enumerate(self.names)}

    def fixed_names(self) -> list[str]:
        """All names."""
        return self.names


CARD: Final = Cards()
PLAYER: Final = Seats()
NUMBER: Final = Answers()
YES: Final = 1
NO: Final = 0
YES_OR_NO: Final = Names(["no", "yes"])


def always(s: State, seat: int) -> bool:
    """For questions whose options everybody can see: the `sole` of such a question."""
    return True


class Question:
    """A question of a game.

    `name` stands in records and scenarios. `prompt` is the sentence for the player; `worded` makes it from the
    position where it differs, `idle` replaces it where there is nothing to choose. `why` returns the id of the rule
    that forbids a thing that is not an option (see `Answers.things`); without one, or where it returns "", `rule` does.
    An answer that `lies_open` leads to the same in all worlds, so that one world tells whether it can be taken back.

    Three things say how a table may spare people a click; the rules ask all the same. `sole` says whether everybody can
    see that a seat with one option has no other: such a question answers itself. `decline` is the option that does
    nothing. A question with one is a reaction if it has an `occasion`, which returns what it is about (OTHERS,
    OWN_CARDS, OWN_TURN) by what everybody sees; without one it is the last word of a turn.
    """

    def __init__(
        self,
        name: str,
        prompt: str,
        answers: Answers,
        rule: str = "",
        seen_by: int = EVERYBODY,
        why: Callable[[State, int, int], str] | None = None,
        worded: Callable[[State, Ask], str] | None = None,
        idle: str = "",
        stop: str = "done",
        lies_open: bool = False,
        about: Callable[[int], str] | None = None,
        sole: Callable[[State, int], bool] | None = None,
        decline: int = NOTHING,
        occasion: Callable[[State, int], int] | None = None,
    ) -> None:
        self.name = name
        self.prompt = prompt
        self.answers = answers
        self.rule = rule
        self.seen_by = seen_by
        self.why = why
        self.worded = worded
        self.idle = idle
        self.stop = stop
        self.lies_open = lies_open
        self.sole = sole
        self.decline = decline
        self.occasion = occasion
        self.what = name  # as records write it: the name and what it is about
        self.kind = self
        self.thing = NOTHING  # what it is about: a seat, a slot
        self.kinds: list[Question] = []  # the same question about each thing that it may be about
        if about is not None:
            self.kinds = [self.bound(thing, about(thing)) for thing in range(MOST_ABOUT)]

    def bound(self, thing: int, words: str) -> Question:
        """The same question about one thing."""
        other = Question(
            *(self.name, f"{self.prompt} {words}", self.answers, self.rule, self.seen_by),
            *(self.why, self.worded, self.idle, self.stop, self.lies_open),
            sole=self.sole,
            decline=self.decline,
            occasion=self.occasion,
        )
        other.what, other.kind, other.thing = f"{self.name} {plain(words)}", self, thing
        return other

    def about(self, thing: int) -> Question:
        """This question about a seat, a slot or something else that has a number."""
        return self.kinds[thing]

    def asked(self, s: State, ask: Ask) -> str:
        """The question as a sentence; the players that it names have marks (`kernel.pieces`)."""
        if self.idle and len(ask.options) == 1:
            return self.idle
        return self.prompt if self.worded is None else self.worded(s, ask)

    def answers_itself(self, s: State, ask: Ask) -> bool:
        """Whether everybody can see that there is only one answer."""
        return len(ask.options) == 1 and self.sole is not None and self.sole(s, ask.seat)

    def refusal(self, s: State, seat: int, thing: int) -> str:
        """The rule that forbids a thing that is not an option."""
        found = "" if self.why is None else self.why(s, seat, thing)
        return found or self.rule

    def __repr__(self) -> str:
        return f"Question({self.what})"
