"""An open question, answered letter by letter: what a program may say next, and the option that it has said."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.letters import END, STOP, number_letter
from parlour.kernel.state import State, seat_name

NO_OPTION: Final = -1


class Choice:
    """A question of a seat, and how far an answer to it is spelled.

    Options that are spelled alike, such as two copies of a card, are told apart by their words; those with the same
    words count as one, as they do for people.
    """

    def __init__(self, game: Game, s: State, ask: Ask) -> None:
        self.game = game
        self.s = s
        self.ask = ask
        self.left = ask.options  # what begins with the letters that were said
        self.said: list[int] = []
        self.at = 0  # the place of the next letter
        self.alike: list[int] = []  # once the options that are left are spelled alike: the numbers of their words
        self.alike_from = 0
        self.option = NO_OPTION  # the answer, as soon as it is clear

    def letter(self, index: int) -> int:
        """The next letter of an option that is left."""
        if self.alike:
            found = number_letter(self.alike[index], self.at - self.alike_from)
        else:
            found = self.ask.question.answers.letter(self.s, self.ask.seat, self.left[index], self.at)
        return STOP if found == END else found

    def letters(self) -> list[int]:
        """What may be said next, in rising order."""
        return sorted({self.letter(index) for index in range(len(self.left))})

    def mask(self, buffer: Any) -> None:
        """Mark every letter that may be said next in a buffer of zeros."""
        if self.alike or self.at:
            for index in range(len(self.left)):
                buffer[self.letter(index)] = 1
            return
        answers, s, seat = self.ask.question.answers, self.s, self.ask.seat
        for option in self.left:  # the same for a first letter, of which none is an end
            buffer[answers.letter(s, seat, option, 0)] = 1

    def say(self, letter: int) -> None:
        """Say the next letter. Letters without an alternative are said along with it."""
        left = [index for index in range(len(self.left)) if self.letter(index) == letter]
        if not left:
            who, offered = seat_name(self.ask.seat), self.letters()
            raise ParlourError(f"{who} cannot take action {letter} at {self.ask.what!r}: the mask allows {offered}")
        self.keep(left)
        self.said.append(letter)
        self.at += 1
        while self.option == NO_OPTION and not self.is_open():
            self.at += 1

    def keep(self, indexes: list[int]) -> None:
        """Drop all other options."""
        if len(indexes) < len(self.left):
            if self.alike:
                self.alike = [self.alike[index] for index in indexes]
            self.left = [self.left[index] for index in indexes]
        if len(self.left) == 1:
            self.option = self.left[0]

    def is_open(self) -> bool:
        """Whether there is more than one next letter. Options that end here alike are told apart by their words."""
        first = self.letter(0)
        for index in range(1, len(self.left)):
            if self.letter(index) != first:
                return True
        if first == STOP and not self.alike and self.has_ended():
            self.tell_apart()
            return self.option == NO_OPTION and self.is_open()
        return False

    def has_ended(self) -> bool:
        """Whether nothing follows in any option."""
        answers = self.ask.question.answers
        for option in self.left:
            if answers.letter(self.s, self.ask.seat, option, self.at) != END:
                return False
        return True

    def tell_apart(self) -> None:
        """Number the options by their words; of those with the same words the first one counts."""
        numbers: dict[str, int] = {}
        left: list[int] = []
        for option in self.left:
            words = self.game.say(self.s, self.ask, option)
            if words not in numbers:
                numbers[words] = len(numbers)
                left.append(option)
        self.left, self.alike, self.alike_from = left, list(numbers.values()), self.at
        if len(left) == 1:
            self.option = left[0]

    def index_of(self, option: int) -> int:
        """The place of an option among those that are left, or of the one with its words."""
        for index in range(len(self.left)):
            if self.left[index] == option:
                return index
        words = self.game.say(self.s, self.ask, option)
        for index in range(len(self.left)):
            if self.game.say(self.s, self.ask, self.left[index]) == words:
                return index
        raise ParlourError(f"{option} is not an option of {self.ask.what!r} after {self.said}")


def said_by(game: Game, s: State, ask: Ask, letters: list[int]) -> int:
    """The option that letters say."""
    choice = Choice(game, s, ask)
    for letter in letters:
        choice.say(letter)
    if choice.option == NO_OPTION:
        raise ParlourError(f"{seat_name(ask.seat)} has not said all of an answer to {ask.what!r}: {letters}")
    return choice.option


def spelled(game: Game, s: State, ask: Ask, option: int) -> list[int]:
    """The letters that say an option: what `Choice.say` takes one after the other."""
    choice = Choice(game, s, ask)
    while choice.option == NO_OPTION:
        choice.say(choice.letter(choice.index_of(option)))
    return choice.said
