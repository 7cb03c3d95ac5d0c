"""What a game must implement; the rest of Parlour knows only this interface."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from parlour.kernel.ask import Ask
from parlour.kernel.at_once import finish
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.decks import Decks
from parlour.kernel.declared import NOTHING_DECLARED, Declared
from parlour.kernel.events import Telling
from parlour.kernel.layout import Layout
from parlour.kernel.pieces import Piece, plain
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.sense import Sense
from parlour.kernel.shapes import paths_of
from parlour.kernel.state import EVERYONE, WATCHER, Ending, Event, State
from parlour.kernel.terms import Endgame
from parlour.kernel.terms import Refusal as Refusal
from parlour.kernel.terms import Setting as Setting
from parlour.kernel.terms import Use as Use
from parlour.kernel.terms import Vocabulary as Vocabulary
from parlour.kernel.words import meant
from parlour.kernel.zones import Zones


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, without any state of their own."""

    name: str = ""
    title: str = ""
    version: int = 0
    declared: Declared = NOTHING_DECLARED

    # What a game declares

    def questions(self) -> list[Question]:
        """Every question that the rules may put, declared once."""
        return self.declared.questions

    def zones(self) -> Zones:
        """What a position is made of, declared once."""
        return self.declared.zones

    def events(self) -> list[Telling]:
        """Everything that may happen, declared once."""
        return self.declared.events

    def layout(self) -> Layout | None:
        """How the game lies on a table, where its views alone do not say it."""
        return self.declared.layout

    def decks(self) -> Decks | None:
        """The decks that players choose from; None where nobody brings a deck."""
        return None

    # Setting up

    def settings(self) -> list[Setting]:
        """The options that a host may choose."""
        return []

    def objection(self, options: dict[str, object]) -> str:
        """What is wrong with options that are each valid but do not fit together, or ""."""
        return ""

    def empty(self, options: dict[str, object]) -> State:
        """A state for these options, with nothing set up."""
        raise NotImplementedError

    def start(self, s: State) -> None:
        """Set the table up; the random state is already initialised."""
        raise NotImplementedError

    def teams(self, options: dict[str, object]) -> list[list[int]]:
        """The seats that always win together; by default everybody plays alone."""
        return [[seat] for seat in range(self.empty(options).seats)]

    def may_have_no_winner(self, options: dict[str, object]) -> bool:
        """Whether a game with these options may end without anybody winning."""
        return False

    def asks_several(self, options: dict[str, object]) -> bool:
        """Whether several seats may be asked at once in a game with these options; False is a promise."""
        return True

    def rematch(self, options: dict[str, object], ending: Ending) -> dict[str, object]:
        """The options of the next game at the same table; by default the same again."""
        return options

    def rulebook(self) -> Rulebook:
        """The rules in words, by their ids; a game without a book has an empty one."""
        return self.declared.rulebook

    # Playing

    async def action(self, s: State) -> None:
        """One top-level decision and all that it causes; between actions there is only data."""
        raise NotImplementedError

    def action_at_once(self, s: State) -> None:
        """An action of a state with a pilot. A compiled game gets a quicker way of its own (`kernel.at_once`)."""
        finish(self.action(s))

    # Seeing

    def view(self, s: State, seat: int) -> dict[str, object]:
        """Everything that a seat (or the watcher) can see, as plain data. By default it follows from the zones."""
        from parlour.kernel.views import view_of  # which needs to know what a game is

        return view_of(self, s, seat)

    def observe(self, s: State, seat: int, buffer: Any) -> None:
        """Write what a seat (or the watcher) sees as numbers into a buffer of 32-bit floats, whose size and meaning
        `kernel.encoding` says. By default it follows from the zones."""
        from parlour.kernel.encoding import encoding_of

        encoding_of(self, s.seats).observe(s, seat, buffer)

    def open_view(self, s: State) -> dict[str, object]:
        """The table as if every card lay face up, hidden piles included: for those who test the rules, never for a
        seat. By default what a watcher sees who knows every card."""
        shown = s.copy()
        shown.known = [EVERYONE] * len(s.known)
        return self.view(shown, WATCHER)

    def vocabulary(self) -> Vocabulary:
        """The names of questions, events and view paths; a game that declares none has them unchecked."""
        questions = {question.name: question.prompt for question in self.questions()}
        events = sorted([(telling.name, list(telling.fields)) for telling in self.events()])
        return Vocabulary(questions, dict(events), self.paths())

    def view_type(self) -> object:
        """The type of a view, whose entries say what they mean (`kernel.shapes`). By default it follows from the
        zones; a game without zones is free."""
        if self.declared.view is not None:
            return self.declared.view
        from parlour.kernel.zone_types import view_type_of

        return view_type_of(self.zones()) if self.zones().parts else dict[str, object]

    def open_view_type(self) -> object:
        """The type of an open view; by default that of a view."""
        return self.view_type() if self.declared.open_view is None else self.declared.open_view

    def facts_type(self) -> object:
        """The type of the facts of a card in the catalogue; several kinds of cards make a union."""
        return self.declared.facts

    def paths(self) -> dict[str, str]:
        """The paths into a view, each with what it means."""
        return {**paths_of(self.view_type()), **paths_of(self.open_view_type())}

    def spelled(self, event: Event) -> dict[str, object]:
        """The name and the data of an event as clients and scenarios know them: cards by their names."""
        return event.telling.spelled(event.data)

    def seat_fields(self) -> list[str]:
        """The fields of a view whose numbers are seats: code that shows a view replaces them with names."""
        from parlour.kernel.views import fields_with_seats

        return fields_with_seats(self)

    def own_view(self, s: State, seat: int, watched: dict[str, object]) -> dict[str, object]:
        """The entries of a seat's view in which it differs from the watcher's view of the same position, so that code
        that needs the views of all seats builds the common entries once. By default all entries."""
        return self.view(s, seat)

    def prompt(self, s: State, ask: Ask) -> str:
        """The question as a sentence."""
        return plain(self.marked_prompt(s, ask))

    def marked_prompt(self, s: State, ask: Ask) -> str:
        """The same with marks on the players that it names (`kernel.pieces`)."""
        return ask.question.asked(s, ask)

    def say(self, s: State, ask: Ask, option: int) -> str:
        """An answer in words; the same words are read back by `kernel.notation`."""
        return plain(self.marked_say(s, ask, option))

    def marked_say(self, s: State, ask: Ask, option: int) -> str:
        """The same with marks on the players that it names."""
        return ask.question.answers.say(self, s, ask, option)

    def touches(self, s: State, ask: Ask, option: int) -> dict[str, object]:
        """What on the table an option is about, by the names of the view: card, cards, slot, seat, place, pile."""
        return ask.question.answers.touches(self, s, ask, option)

    def catalogue(self) -> list[dict[str, object]]:
        """Every printed card: its name, its text, and the facts that a face shows."""
        return []

    def long_facts(self) -> list[str]:
        """The facts of the catalogue that are long: a client fetches them when somebody reads a card."""
        return []

    def face_name(self, face: int) -> str:
        """What is printed on a card with a face, in a word. By default its name in the catalogue, which has the cards
        in the order of their faces."""
        printed = self.catalogue()
        return str(printed[face]["name"]) if face < len(printed) else f"face {face}"

    def card_names(self) -> list[str]:
        """The names of all cards in the order of their faces. By default those of the catalogue."""
        return [str(card["name"]) for card in self.catalogue()]

    def sentence(self, event: Event) -> str:
        """An event as a line of the log, the same for all who hear it; "" for no line."""
        return event.telling.sentence(event.data)

    def pieces(self, event: Event) -> list[Piece]:
        """The same line with the seats and cards that it names as data."""
        return event.telling.pieces(event.data)

    def names(self) -> list[str]:
        """Every name that the words of this game have; one of several words is read as one. By default those of the
        printed cards."""
        return [str(card["name"]) for card in self.catalogue()]

    def names_here(self, s: State) -> list[str]:
        """Those of the names that are in use in this one game, as everybody knows: one of them may be suggested."""
        return self.names()

    def plainly(self, words: str) -> str:
        """Words as this game says them, where people also phrase them differently: "8 military" for "8M"."""
        return words

    def meanings(self, s: State, ask: Ask, words: str) -> dict[str, int]:
        """The options that words may mean, by their own words: none, one, or several if the words are ambiguous.
        Of two options with the same words the first one counts."""
        found: dict[str, int] = {}
        for option in ask.options:
            found.setdefault(self.say(s, ask, option), option)
        if words in found:
            return {words: found[words]}
        return {each: found[each] for each in meant(self.plainly(words), list(found), ask.what, self.names())}

    def why_not(self, s: State, ask: Ask, thing: str) -> Refusal | None:
        """Why something named in words is not an option of this question; None if it is one, or names nothing."""
        return None if self.meanings(s, ask, thing) else self.refuse(s, ask, self.plainly(thing))

    def refuse(self, s: State, ask: Ask, thing: str) -> Refusal | None:
        """The rule that forbids something that is not an option; None if the words name nothing, or several things
        that different rules forbid."""
        things = ask.question.answers.things(self, s, ask)
        named = meant(thing, list(things), ask.what, self.names())
        rules = [ask.question.refusal(s, ask.seat, things[each]) for each in named]
        return self.forbidden(rules[0]) if rules and rules[0] and rules.count(rules[0]) == len(rules) else None

    def forbidden(self, rule: str) -> Refusal:
        """A refusal by a rule, in the words of the rulebook."""
        return Refusal(rule, self.rulebook().words(rule))

    def facts(self, options: dict[str, object], events: list[Event]) -> dict[str, list[dict[str, object]]]:
        """What a designer would write down of a finished game: rows by the name of the part that they describe."""
        return {}

    def uses(self, options: dict[str, object], events: list[Event]) -> list[Use]:
        """Who did what with which card (or deck, or role) in a finished game, for those who study the balance."""
        return []

    def endgame(self) -> Endgame:
        """Where an end is found that programs that learn can be checked against (`research.miniatures`)."""
        return Endgame({})

    # Imagining

    def may_be(self, s: State, seat: int, card: int, face: int) -> bool:
        """Whether a card that a seat does not know may have a face, by what the seat could observe."""
        return True

    def pool(self, s: State, seat: int, card: int) -> int:
        """Hidden cards of one pool can be exchanged for each other in a world of a seat."""
        return 0

    def fits(self, s: State, seat: int) -> bool:
        """Whether the faces of a position fit what a seat has witnessed, where `may_be` cannot decide it for one card
        at a time: "this hidden card is higher than that one"."""
        return True

    def settle(self, s: State, seat: int, dice: Dice) -> None:
        """Exchange faces that a seat does not know until its world fits. By the dice and by what the seat could
        observe, never by the true faces. By default they are dealt again until they fit."""
        if not self.fits(s, seat):
            from parlour.kernel.worlds import deal_until_fit  # which needs to know what a game is

            deal_until_fit(self, s, seat, dice)

    def witnessed(self, s: State) -> int:
        """How much has been revealed to anybody about hidden cards besides their faces: a number that grows with it. An
        answer that made it grow cannot be taken back."""
        return 0

    def trace(self, s: State, observer: int, actor: int, question: Question, option: int) -> int:
        """What an observer sees of an answer: equal numbers look the same to them."""
        return question.answers.seen(s, question, observer, actor, option)

    def sense(self) -> Sense:
        """What a sensible player of this game looks at."""
        return self.declared.sense

    # Storing

    def write(self, s: State) -> str:
        """The position in one line. By default it follows from the zones."""
        from parlour.kernel.positions import write_position

        return write_position(self, s)

    def read(self, line: str) -> State:
        """The position that a line describes."""
        from parlour.kernel.positions import read_position

        return read_position(self, line)

    def may_lie(self, s: State, field: str, face: int) -> bool:
        """Whether a card that a line leaves open may have a face in a field such as "hand1". By default any may."""
        return True

    def options_in(self, s: State) -> dict[str, object]:
        """The options that a position was set up with, as far as it shows them. By default those that a part of the
        position has the name of."""
        shown: dict[str, object] = {part.name: getattr(s, part.name) for part in self.zones().parts}
        shown["players"] = s.seats
        return {setting.name: shown[setting.name] for setting in self.settings() if setting.name in shown}

    def endless(self) -> list[int]:
        """The faces of which there are always more: cards with such a face may be added during a game."""
        return []

    def cards(self, s: State) -> list[int]:
        """Every card wherever it lies, for the check that none is lost."""
        return self.zones().cards(s)


def in_actions(game: Game, s: State) -> Generator[list[Ask], list[int], None]:
    """All actions until the game ends, for a match: what is asked, and an empty list whenever an action is over."""
    while s.ending is None:
        yield from game.action(s).__await__()
        yield []


def playout(game: Game, s: State) -> None:
    """Play a piloted state on without ever being suspended, until the game ends or the pilot stops."""
    while s.ending is None:
        pilot = s.pilot  # one pilot may hand over to another
        if pilot is not None and pilot.enough(s):
            return
        game.action_at_once(s)
