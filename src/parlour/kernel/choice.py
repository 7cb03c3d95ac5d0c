"""An open question, answered letter by letter: what a program may say next, and the option that it has said."""

from __future__ import annotations

from typing import Final

from parlour.kernel.ask import Ask
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.letters import END, STOP, number_letter
from parlour.kernel.state import State, seat_name

NO_OPTION: Final = -1
NOTHING_YET: Final[list[int]] = []  # what every choice begins with; nobody changes it


@mypyc_attr(acyclic=True, free_list_len=1)
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
        self.said = NOTHING_YET
        self.at = 0  # the place of the next letter
        self.alike = NOTHING_YET  # once the options that are left are spelled alike: the numbers of their words
        self.alike_from = 0
        self.option = NO_OPTION  # the answer, as soon as it is clear
        self.spelled = NOTHING_YET  # what `nexts` has found at this place

    def nexts(self) -> list[int]:
        """The next letter of each option that is left."""
        if not self.spelled:
            self.spelled = self.words_apart() if self.alike else self.letters_at(self.at)
        return self.spelled

    def letters_at(self, at: int) -> list[int]:
        """The letter of each option at a place."""
        answers, s, seat = self.ask.question.answers, self.s, self.ask.seat
        letters = [answers.letter(s, seat, option, at) for option in self.left]
        if at == 0:  # a first letter is no end
            return letters
        return [STOP if letter == END else letter for letter in letters]

    def words_apart(self) -> list[int]:
        """The next digit of the number of each option's words."""
        digits = [number_letter(number, self.at - self.alike_from) for number in self.alike]
        return [STOP if digit == END else digit for digit in digits]

    def letters(self) -> list[int]:
        """What may be said next, in rising order."""
        return sorted(set(self.nexts()))

    def allows(self, letter: int) -> bool:
        """Whether a letter may be said next."""
        for each in self.nexts():  # `in` would compare objects
            if each == letter:
                return True
        return False

    def say(self, letter: int) -> None:
        """Say the next letter. Letters without an alternative are said along with it."""
        nexts, place, found = self.nexts(), 0, 0
        for index in range(len(nexts)):
            if nexts[index] == letter:
                place = index
                found += 1
        if not found:
            who, offered = seat_name(self.ask.seat), self.letters()
            raise ParlourError(f"{who} cannot take action {letter} at {self.ask.what!r}: the mask allows {offered}")
        self.said = self.said.copy()
        self.said.append(letter)
        if found == 1:
            self.option = self.left[place]
            return
        self.keep(letter)
        self.move_on()
        while self.option == NO_OPTION and not self.is_open():
            self.move_on()

    def keep(self, letter: int) -> None:
        """Drop all options with another letter."""
        nexts = self.nexts()
        if self.alike:
            self.alike = [self.alike[index] for index in range(len(nexts)) if nexts[index] == letter]
        self.left = [self.left[index] for index in range(len(nexts)) if nexts[index] == letter]

    def move_on(self) -> None:
        """Look at the next letter."""
        self.at += 1
        self.spelled = NOTHING_YET

    def is_open(self) -> bool:
        """Whether there is more than one next letter. Options that end here alike are told apart by their words."""
        nexts = self.nexts()
        first = nexts[0]
        for letter in nexts:
            if letter != first:
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
        self.left, self.alike, self.alike_from, self.spelled = left, list(numbers.values()), self.at, NOTHING_YET
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
        choice.say(choice.nexts()[choice.index_of(option)])
    return choice.said
