"""The record of a game: one small JSON document that replays byte for byte.

A record may carry the commitment that was shown before the game began, the hash of its seed: those who kept it can
check that the seed was not chosen later. Replaying does not need it.
"""

from __future__ import annotations

import copyreg
import json
import re
from hashlib import sha256
from reprlib import repr as shortly
from typing import Any

from parlour.kernel.ask import Answer
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.kernel.rng import FAST, KEYED, key_of, seeded
from parlour.kernel.state import Event, State, Teller, seat_name

ANSWER = re.compile(r"(\d{1,3}) (.{1,80}) (\d{1,40})", re.ASCII)  # seat, question, option
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def new_match(
    game: Game, options: dict[str, object] | None = None, seed: str = "", listen: bool = True, chance: str = FAST
) -> Match:
    """A new match: options are checked, the table is set up, and the first question is open.

    Where people play, chance must be keyed and the seed a secret: fast chance can be predicted from what a seat sees.
    """
    checked = check_options(game, options or {})
    s = game.empty(checked)
    if chance == KEYED:
        s.key = key_of(seed)
    elif chance == FAST:
        s.rng = seeded(seed)
    else:
        raise ParlourError(f"chance must be {KEYED!r} or {FAST!r}, not {chance!r}")
    teller = Teller()
    if listen:
        s.teller = teller
    game.start(s)
    match = Match(game, checked, seed, s.copy())
    match.listening = listen
    match.log = teller.events
    match.open()
    return match


def match_at(game: Game, s: State, options: dict[str, object] | None = None, listen: bool = True) -> Match:
    """A match that goes on from an injected position, whose options are those that it was set up with."""
    match = Match(game, options_at(game, s, options or {}), "", s.copy())
    match.listening, match.injected = listen, True
    match.open()
    return match


def options_at(game: Game, s: State, given: dict[str, object]) -> dict[str, object]:
    """The options of a position: the given ones, which must not contradict it, and what it shows itself."""
    shown = game.options_in(s)
    wishes = [setting.name for setting in game.settings() if setting.free]  # they need not say what became of them
    for name, value in shown.items():
        if name in given and name not in wishes and given[name] != value:
            said = f"the option {name} is {shortly(given[name])}"
            raise ParlourError(f"{game.name}: {said}, and the position was set up with {value!r}")
    return check_options(game, {**shown, **given})


def dump_record(match: Match) -> str:
    """The record of a match that was played from the start."""
    if match.injected:
        raise ParlourError("record: the match began from an injected position, which only dump_match stores")
    return json.dumps(fields_of(match), separators=(",", ":"), sort_keys=True)


def fields_of(match: Match) -> dict[str, object]:
    """What a record says of a match."""
    document: dict[str, object] = {
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options,
        "seed": match.seed,
        "answers": [repr(answer) for answer in match.answers],
    }
    if match.origin.key:
        document["chance"] = KEYED
    return document


def commit_to(seed: str) -> str:
    """The hash of a seed: shown before the game begins, it promises a seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def dump_match(match: Match) -> str:
    """A match with the position that it began from, also one that was injected."""
    document = {**fields_of(match), "origin": match.origin.dump()}
    if match.injected:
        document["injected"] = True
    return json.dumps(document, separators=(",", ":"), sort_keys=True)


def load_match(text: str, listen: bool = True) -> Match:
    """The match that `dump_match` wrote, its answers applied again."""
    document = read_document(text, ("origin",), ("injected",))
    game, options, seed, answers = read_fields(document)
    origin = document["origin"]
    if not isinstance(origin, dict):
        raise ParlourError("record: origin must be an object")
    s = game.empty(check_options(game, options))
    s.restore(origin)
    match = Match(game, options, seed, s)
    match.listening, match.injected = listen, document.get("injected") is True
    match.open()
    for number, answer in enumerate(answers):
        give(match, answer, number)
    return match


def load_record(text: str, listen: bool = True) -> Match:
    """The match that a record describes, replayed; an error names the first answer that does not fit."""
    match, answers = open_record(text, listen)
    for number, answer in enumerate(answers):
        give(match, answer, number)
    return match


def open_record(text: str, listen: bool = True) -> tuple[Match, list[Answer]]:
    """The match at its start and the answers of a record, for stepping through it."""
    document = read_document(text)
    game, options, seed, answers = read_fields(document)
    return new_match(game, options, seed, listen, read_chance(document)), answers


def read_fields(document: dict[str, object]) -> tuple[Game, dict[str, object], str, list[Answer]]:
    """The fields of a record, each of its type."""
    game = find_game(str(document["game"]))
    check_version(game, document["version"])
    options, seed, answers = document["options"], document["seed"], document["answers"]
    if not isinstance(options, dict):
        raise ParlourError("record: options must be an object")
    if not isinstance(seed, str):
        raise ParlourError("record: seed must be a string")
    if not isinstance(answers, list):
        raise ParlourError("record: answers must be a list")
    return game, check_options(game, options), seed, [read_answer(line, n) for n, line in enumerate(answers)]


def check_version(game: Game, version: object) -> None:
    """A record played by other rules is refused instead of misread."""
    if version != game.version:
        raise ParlourError(
            f"record: it was played by version {shortly(version)} of the rules of {game.name}, "
            f"these are version {game.version}"
        )


def read_document(text: str, more: tuple[str, ...] = (), maybe: tuple[str, ...] = ()) -> dict[str, object]:
    """The JSON object of a record with its five fields, more where asked for, and perhaps a commitment and the kind of
    chance."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ParlourError(f"record: not JSON ({error})") from None
    if not isinstance(document, dict):
        raise ParlourError("record: must be a JSON object")
    fields = {"game", "version", "options", "seed", "answers", *more}
    for name in sorted(fields - set(document)):
        raise ParlourError(f"record: the field {name!r} is missing")
    for name in sorted(set(document) - fields - {"commitment", "chance", *maybe}):
        raise ParlourError(f"record: there is no field {shortly(name)}")
    read_commitment(document)
    read_chance(document)
    return document


def read_chance(document: dict[str, object]) -> str:
    """Which chance a record was played with; the oldest records do not say it and had the fast one."""
    chance = document.get("chance", FAST)
    if chance not in (FAST, KEYED):
        raise ParlourError(f"record: chance must be {KEYED!r} or {FAST!r}")
    return str(chance)


def read_commitment(document: dict[str, object]) -> str | None:
    """The commitment of a record, if it has one."""
    commitment = document.get("commitment")
    if commitment is None:
        return None
    if not isinstance(commitment, str) or not COMMITMENT.fullmatch(commitment):
        raise ParlourError("record: the commitment must be 64 hexadecimal digits in lower case")
    return commitment


def read_answer(line: object, number: int) -> Answer:
    """An answer as a record writes it: seat, question, option."""
    found = ANSWER.fullmatch(line) if isinstance(line, str) else None
    if found is None:
        raise ParlourError(f"record: answer {number + 1} is {shortly(line)}; write it as 'SEAT QUESTION OPTION'")
    return Answer(int(found.group(1)), found.group(2), int(found.group(3)))


def give(match: Match, answer: Answer, number: int) -> None:
    """Apply a recorded answer, checking that it belongs to the open question."""
    try:
        ask = match.ask_of(answer.seat)
        if ask.what != answer.what:
            raise ParlourError(f"{seat_name(answer.seat)} is asked {ask.what!r}, not {answer.what!r}")
        match.answer(answer.seat, answer.option)
    except ParlourError as error:
        raise ParlourError(f"record: answer {number + 1} ({answer!r}): {error}") from None


# Pickling: a match holds a rule that waits, which cannot be stored, but it can be played again.


def parts_of(match: Match) -> tuple[Any, ...]:
    """What a pickled match is made of: the class of its game, where it began, and the answers since."""
    told = match.log[: match.log_marks[0]] if match.log_marks else match.log
    answers = [(answer.seat, answer.option) for answer in match.answers]
    events = [(event.name, event.audience, event.data) for event in told]
    start = (match.options, match.seed, match.origin.dump(), match.injected)
    return match_again, (type(match.game), match.game.version, start, answers, match.listening, events)


def match_again(
    kind: type[Game],
    version: int,
    start: tuple[dict[str, object], str, dict[str, object], bool],
    answers: list[tuple[int, int]],
    listening: bool,
    events: list[tuple[str, int, dict[str, object]]],
) -> Match:
    """The match that was pickled, its answers applied again."""
    game, (options, seed, origin, injected) = kind(), start
    check_version(game, version)
    s = game.empty(options)
    s.restore(origin)
    match = Match(game, options, seed, s)
    match.listening, match.injected = listening, injected
    match.open()
    told = {telling.name: telling for telling in game.events()}
    match.log = [Event(told[name], audience, data) for name, audience, data in events]
    for seat, option in answers:
        match.answer(seat, option)
    return match


copyreg.pickle(Match, parts_of)
