"""Records are read strictly: whatever is wrong is named, and nothing is guessed."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

import pytest
from tests.kernel.toy import Toy

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import (
    commit_to,
    dump_match,
    dump_record,
    load_match,
    load_record,
    match_at,
    new_match,
    open_record,
)
from parlour.kernel.registry import offered
from parlour.kernel.rng import KEYED, dice


@pytest.fixture(autouse=True)
def toy() -> Iterator[Toy]:
    """Magpies can be found by name during a test."""
    game = Toy()
    with offered(game):
        yield game


@pytest.fixture
def played(toy: Toy) -> Match:
    """A game to the end."""
    return to_the_end(new_match(toy, {"players": 3}, "played"))


def to_the_end(match: Match) -> Match:
    """A match with random answers until it is over."""
    chance = dice("played")
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    return match


def changed(text: str, **fields: object) -> str:
    """A record with other fields."""
    return json.dumps({**json.loads(text), **fields})


def without(text: str, name: str) -> str:
    """A record without a field."""
    document = json.loads(text)
    del document[name]
    return json.dumps(document)


def test_a_record_is_small_and_in_order(toy: Toy) -> None:
    match = new_match(toy, {}, "small")
    match.answer(1, match.asks[1].options[0])
    option = match.answers[0].option
    assert dump_record(match) == (
        f'{{"answers":["1 lay {option}"],"game":"magpies","options":{{"bold":false,"players":2}},'
        '"seed":"small","version":3}'
    )


def test_a_record_replays_byte_for_byte(played: Match) -> None:
    text = dump_record(played)
    again = load_record(text)
    assert dump_record(again) == text
    assert again.state.dump() == played.state.dump()
    assert [event.dump() for event in again.log] == [event.dump() for event in played.log]


def test_a_record_can_be_opened_at_its_start(played: Match) -> None:
    match, answers = open_record(dump_record(played))
    assert match.answers == []
    assert [repr(answer) for answer in answers] == [repr(answer) for answer in played.answers]
    for answer in answers:
        match.answer(answer.seat, answer.option)
    assert match.state.dump() == played.state.dump()


def test_a_record_of_an_open_game_goes_on(toy: Toy) -> None:
    match = new_match(toy, {}, "open")
    match.answer(1, match.asks[1].options[0])
    again = load_record(dump_record(match))
    assert [ask.seat for ask in again.asks] == [0]


@pytest.mark.parametrize("name", ["game", "version", "options", "seed", "answers"])
def test_a_missing_field_is_named(played: Match, name: str) -> None:
    with pytest.raises(ParlourError, match=f"record: the field '{name}' is missing"):
        load_record(without(dump_record(played), name))


def test_a_field_too_many_is_named(played: Match) -> None:
    with pytest.raises(ParlourError, match="record: there is no field 'winner'"):
        load_record(changed(dump_record(played), winner=1))
    with pytest.raises(ParlourError, match="record: there is no field 'origin'"):
        load_record(dump_match(played))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "ravens"}, "there is no game 'ravens'; the games are: .*magpies"),
        ({"game": 3}, "there is no game '3'"),
        ({"version": 2}, "played by version 2 of the rules of magpies, these are version 3"),
        ({"version": "3"}, "played by version '3' of the rules"),
        ({"options": []}, "record: options must be an object"),
        ({"options": {"players": 7}}, "option players cannot be 7; choose one of 2, 3"),
        ({"options": {"wings": 2}}, "magpies has no option 'wings'; its options are players, bold"),
        ({"options": {"players": 3, "bold": True}}, "magpies: bold is for 2 players"),
        ({"seed": 7}, "record: seed must be a string"),
        ({"answers": "0 lay 3"}, "record: answers must be a list"),
        ({"answers": [["0", "lay", "3"]]}, r"record: answer 1 is \['0', 'lay', '3'\]; write it as"),
        ({"answers": ["0 lay"]}, "record: answer 1 is '0 lay'; write it as 'SEAT QUESTION OPTION'"),
        ({"answers": ["x lay 3"]}, "record: answer 1 is 'x lay 3'"),
        ({"answers": ["0 lay -3"]}, "record: answer 1 is '0 lay -3'"),
        ({"answers": ["0 lay " + "9" * 5000]}, "record: answer 1 is '0 lay 9999"),
        ({"chance": "lucky"}, "record: chance must be 'keyed' or 'fast'"),
        ({"commitment": 7}, "record: the commitment must be 64 hexadecimal digits"),
        ({"commitment": "A" * 64}, "record: the commitment must be 64 hexadecimal digits in lower case"),
        ({"answers": ["0 draw 1"]}, r"record: answer 1 \(0 draw 1\): P1 is asked 'lay', not 'draw'"),
        ({"answers": ["0 lay 11"]}, r"record: answer 1 \(0 lay 11\): P1 cannot answer 11 to 'lay'"),
        ({"answers": ["5 lay 1"]}, r"record: answer 1 \(5 lay 1\): P6 is not asked anything now"),
    ],
)
def test_a_wrong_field_is_named(played: Match, fields: dict[str, object], message: str) -> None:
    with pytest.raises(ParlourError, match=message):
        load_record(changed(dump_record(played), **fields))


@pytest.mark.parametrize("number", [1, 4, 8])
def test_a_wrong_answer_is_counted_from_one(played: Match, number: int) -> None:
    answers = [repr(answer) for answer in played.answers]
    answers[number - 1] = "0 sing 0"
    with pytest.raises(ParlourError, match=rf"record: answer {number} \(0 sing 0\)"):
        load_record(changed(dump_record(played), answers=answers))


def test_an_answer_after_the_end_is_counted(played: Match) -> None:
    answers = [*[repr(answer) for answer in played.answers], "0 lay 1"]
    with pytest.raises(ParlourError, match=rf"record: answer {len(answers)} .*the game is over"):
        load_record(changed(dump_record(played), answers=answers))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "record: not JSON"),
        ("[]", "record: must be a JSON object"),
        ("[" * 100_000, "record: not JSON"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(ParlourError, match=message):
        load_record(text)


def test_a_stored_match_keeps_an_injected_origin(toy: Toy) -> None:
    start = new_match(toy, {}, "origin")
    for ask in start.asks:
        start.answer(ask.seat, ask.options[0])
    match = match_at(toy, start.state, start.options)
    for _ in range(6):
        match.answer(match.asks[0].seat, match.asks[0].options[-1])
    text = dump_match(match)
    again = load_match(text)
    assert dump_match(again) == text
    assert again.state.dump() == match.state.dump()
    assert [ask.dump() for ask in again.asks] == [ask.dump() for ask in match.asks]
    again.undo()
    match.undo()
    assert again.state.dump() == match.state.dump()


def test_a_record_cannot_tell_of_an_injected_origin(toy: Toy) -> None:
    match = match_at(toy, new_match(toy, {}, "origin").state)
    for other in (match, match.clone(), load_match(dump_match(match)), pickle.loads(pickle.dumps(match))):
        with pytest.raises(ParlourError, match="began from an injected position, which only dump_match stores"):
            dump_record(other)


def test_the_options_of_a_position_follow_from_it(toy: Toy) -> None:
    s = new_match(toy, {"players": 3}, "three").state
    assert match_at(toy, s).options == {"players": 3, "bold": False}
    with pytest.raises(ParlourError, match="the option players is 2, and the position was set up with 3"):
        match_at(toy, s, {"players": 2})


def test_a_stored_match_needs_its_origin(played: Match) -> None:
    with pytest.raises(ParlourError, match="record: the field 'origin' is missing"):
        load_match(dump_record(played))
    with pytest.raises(ParlourError, match="record: origin must be an object"):
        load_match(changed(dump_match(played), origin=[]))


def test_options_are_checked_before_anything_is_set_up(toy: Toy) -> None:
    with pytest.raises(ParlourError, match="option players cannot be True"):
        new_match(toy, {"players": True})
    with pytest.raises(ParlourError, match="bold is for 2 players"):
        match_at(toy, new_match(toy, {"players": 3}).state, {"bold": True})


def test_a_commitment_may_go_with_a_record_and_changes_nothing(played: Match) -> None:
    text = changed(dump_record(played), commitment=commit_to("played"))
    assert load_record(text).state.dump() == played.state.dump()
    assert open_record(text)[1] == played.answers


def test_a_commitment_tells_seeds_apart() -> None:
    assert commit_to("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    assert commit_to("a") != commit_to("b")


def test_a_keyed_record_says_so_and_replays(toy: Toy) -> None:
    match = to_the_end(new_match(toy, seed="secret", chance=KEYED))
    record = dump_record(match)
    assert json.loads(record)["chance"] == "keyed"
    again = load_record(record)
    assert dump_record(again) == record
    assert again.state.dump() == match.state.dump()
    assert load_match(dump_match(match)).state.dump() == match.state.dump()


def test_the_same_seed_deals_otherwise_with_another_kind_of_chance(toy: Toy) -> None:
    fast, keyed = new_match(toy, seed="secret"), new_match(toy, seed="secret", chance=KEYED)
    assert fast.state.face != keyed.state.face
    assert "chance" not in json.loads(dump_record(fast))


def test_a_misspelt_kind_of_chance_does_not_deal_with_the_fast_one(toy: Toy) -> None:
    with pytest.raises(ParlourError, match="chance must be 'keyed' or 'fast', not 'Keyed'"):
        new_match(toy, seed="secret", chance="Keyed")
