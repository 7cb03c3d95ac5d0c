"""A whole game in words, to be read by eye and replayed by the test.

A playthrough file holds its own answers (the lines "> …"), so that it does not depend on the bots that gave them.
A long game is cut after a number of answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import wrap

from tests.playthroughs.drawings import DRAWINGS, WIDTH, Drawing, hanging

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Telling
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
from parlour.kernel.options import read_option, write_value
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.state import EVERYONE, Event, Teller

HEADER = re.compile(r"^(game|version|options|seed|bots|cut): (.*)$", re.MULTILINE)
ANSWER = re.compile(r"^    > (.+(?:\n      .+)*)$", re.MULTILINE)
NO_CUT = 0

Chooser = Callable[[Match, Ask], str]


class Painter(Teller):
    """Draws a picture of the table whenever an event asks for it."""

    def __init__(self, match: Match, drawing: Drawing) -> None:
        super().__init__()
        self.match = match
        self.drawing = drawing
        self.s = match.state
        self.pictures: list[list[str]] = []

    def tell(self, telling: Telling, audience: int, data: dict[str, object]) -> None:
        """One event, with its picture."""
        super().tell(telling, audience, data)
        if telling.name in self.drawing.ends:
            self.pictures.append(self.drawing.picture(self.match, self.s))


class Playthrough:
    """What stands in a file: a match at its start, who played, where it is cut, and the answers in words."""

    def __init__(self, match: Match, bots: str, cut: int, answers: list[str]) -> None:
        self.match = match
        self.bots = bots
        self.cut = cut
        self.answers = answers


def write_header(match: Match, bots: str, cut: int) -> str:
    """What is played: game, version, options, seed, by whom, and how much of it."""
    options = " ".join([f"{name}={write_value(value)}" for name, value in match.options.items()])
    game = match.game
    lines = [f"game: {game.name}", f"version: {game.version}", *hanging(f"options: {options}")]
    lines += [f"seed: {match.seed}", f"bots: {bots}"]
    return "\n".join(lines + ([f"cut: {cut}"] if cut != NO_CUT else [])) + "\n"


def open_playthrough(text: str) -> Playthrough:
    """What a file holds."""
    header = re.sub(r"\n    (?=\w+=)", " ", text.partition("\n\n")[0])
    fields = dict(HEADER.findall(header.replace("\n    ", "")))  # a long value goes on in the next line
    game = find_game(fields["game"])
    if fields["version"] != str(game.version):
        raise ParlourError(f"the playthrough is of version {fields['version']}, the rules of {game.version}")
    options = dict(read_option(game, word) for word in fields["options"].split())
    match = new_match(game, options, fields["seed"])
    answers = [re.sub(r"\n +", " ", words) for words in ANSWER.findall(text)]
    return Playthrough(match, fields["bots"], int(fields.get("cut", NO_CUT)), answers)


def write_playthrough(match: Match, bots: str, cut: int, choose: Chooser) -> str:
    """Play a match from its start, writing everything down."""
    drawing = DRAWINGS[match.game.name]()
    painter = Painter(match, drawing)
    match.state.teller = painter
    lines = [write_header(match, bots, cut), *story_from(match, 0, painter), *drawing.table(match)]
    number = 0
    while match.asks and (cut == NO_CUT or number < cut):
        number += 1
        ask, heard, moment = match.asks[0], len(match.log), drawing.moment(match)
        lines += write_question(match, ask, number, drawing)
        words = choose(match, ask)
        answer_in_words(match, ask.seat, words)
        lines += [*write_answer(words), *story_from(match, heard, painter)]
        if match.ending is None and drawing.moment(match) != moment:
            lines += drawing.table(match)
    return "\n".join(lines + write_ending(match, drawing)) + "\n"


def write_question(match: Match, ask: Ask, number: int, drawing: Drawing) -> list[str]:
    """Who is asked what, and every option in words; equal ones are counted."""
    game, s = match.game, match.state
    said = [game.say(s, ask, option) for option in ask.options]
    options = [words if said.count(words) == 1 else f"{words} x{said.count(words)}" for words in dict.fromkeys(said)]
    return drawing.question(f"{number}. P{ask.seat + 1}: {game.prompt(s, ask)}", ", ".join(options))


def write_answer(words: str) -> list[str]:
    """What was answered; its first line begins with an arrow."""
    return wrap(words, WIDTH, initial_indent="    > ", subsequent_indent="      ", break_on_hyphens=False)


def story_from(match: Match, heard: int, painter: Painter) -> list[str]:
    """The log since then: what only some may know names them; a picture stands after its event."""
    lines: list[str] = []
    sentences: list[str] = []
    for event in match.log[heard:]:
        words = "" if event.name in painter.drawing.vague else write_event(match, event)
        sentences += [words] if words else []
        if event.name in painter.drawing.ends:
            lines += painter.drawing.story(sentences) + painter.pictures.pop(0)
            sentences = []
    return lines + painter.drawing.story(sentences)


def write_event(match: Match, event: Event) -> str:
    """An event as those who heard it read it; "" if it has no line."""
    line = match.game.sentence(event)
    hearers = [f"P{seat + 1}" for seat in range(match.state.seats) if event.heard_by(seat)]
    return line if event.audience == EVERYONE or not line else f"[{' '.join(hearers)}] {line}"


def write_ending(match: Match, drawing: Drawing) -> list[str]:
    """Who won, and why; or that the rest is cut off."""
    ending = match.ending
    if ending is None:
        return [*drawing.table(match), "The rest is cut off."]
    winners = " and ".join([f"P{seat + 1}" for seat in ending.winners]) or "nobody"
    return ["", *hanging(f"Won by {winners} ({ending.rule}): {ending.reason}. Scores: {ending.scores}")]
