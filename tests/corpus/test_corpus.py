"""Finished games replay byte for byte, whatever build plays them."""

from __future__ import annotations

import json

import pytest
from tests.corpus.corpus import dump, entry, lines, position_hash, record_of

import parlour.games  # noqa: F401
from parlour.kernel.conformance import option_sets
from parlour.kernel.errors import ParlourError
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


def test_the_corpus_has_games_of_every_set_of_options() -> None:
    assert len(CORPUS) >= 60
    assert len(set(CORPUS)) == len(CORPUS)
    played = {(record["game"], dump(record["options"])) for record in [json.loads(line)["record"] for line in CORPUS]}
    assert played == {(game.name, dump(options)) for game in games() for options in option_sets(game)}


def test_every_way_to_end_a_game_is_in_it() -> None:
    rules = {json.loads(line)["ending"]["rule"] for line in CORPUS}
    assert len(rules) >= 4, f"only {sorted(rules)}"


def test_a_game_that_went_otherwise_is_noticed() -> None:
    record = json.loads(record_of(CORPUS[0]))
    match = load_record(dump({**record, "seed": "another"} | {"answers": []}))
    assert position_hash(match) != json.loads(CORPUS[0])["position"]
    with pytest.raises(ParlourError, match="answer"):
        load_record(dump({**record, "answers": record["answers"][1:]}))


def test_an_open_game_is_no_entry() -> None:
    with pytest.raises(ParlourError, match="not finished"):
        entry(new_match(find_game("alliances"), {}, "open"))
