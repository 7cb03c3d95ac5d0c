"""Finished games replay byte for byte, whatever build plays them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.corpus.corpus import LEAST, dump, entry, lines, position_hash, record_of
from tests.corpus.wishes import without_wishes

import parlour.games  # noqa: F401
from parlour.games.dale.cards.prints import DECKS, TRAPS
from parlour.games.dale.options import write_traps
from parlour.kernel.conformance import option_sets
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.record import dump_record, load_record, new_match
from parlour.kernel.registry import find_game, games

CORPUS = lines()


@pytest.mark.parametrize("number", range(len(CORPUS)))
def test_a_finished_game_replays_byte_for_byte(number: int) -> None:
    line = CORPUS[number]
    match = load_record(record_of(line))
    assert match.ending is not None
    assert dump_record(match) == record_of(line)
    assert match.ending.dump() == json.loads(line)["ending"]
    assert position_hash(match) == json.loads(line)["position"]
    assert entry(match) == line


def records(game: str) -> list[dict[str, Any]]:
    """The records of a game."""
    return [record for record in [json.loads(line)["record"] for line in CORPUS] if record["game"] == game]


def test_no_game_is_in_it_twice() -> None:
    assert len(set(CORPUS)) == len(CORPUS)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))
def test_the_corpus_has_games_of_every_set_of_options(game: Game) -> None:
    played = records(game.name)
    assert len(played) >= LEAST
    sets = {dump(without_wishes(game, record["options"])) for record in played}
    assert sets == {dump(options) for options in option_sets(game)}


def test_every_deck_of_dale_is_in_it_twice_and_every_trap_once() -> None:
    decks = Counter(deck for record in records("dale") for deck in record["options"]["decks"].split(","))
    traps = Counter(trap for record in records("dale") for trap in record["options"]["traps"].split(","))
    assert [deck for deck in DECKS if decks[deck] < 2] == []
    assert [trap for trap in write_traps(list(range(len(TRAPS)))).split(",") if traps[trap] < 1] == []


def test_every_way_to_end_a_game_is_in_it() -> None:
    rules = {json.loads(line)["ending"]["rule"] for line in CORPUS}
    assert len(rules) >= 11, f"only {sorted(rules)}"
    assert {"DM-204", "DM-222", "G-79"} < rules


def test_a_game_that_went_otherwise_is_noticed() -> None:
    record = json.loads(record_of(CORPUS[0]))
    match = load_record(dump({**record, "seed": "another"} | {"answers": []}))
    assert position_hash(match) != json.loads(CORPUS[0])["position"]
    with pytest.raises(ParlourError, match="answer"):
        load_record(dump({**record, "answers": record["answers"][1:]}))


def test_an_open_game_is_no_entry() -> None:
    with pytest.raises(ParlourError, match="not finished"):
        entry(new_match(find_game("alliances"), {}, "open"))
