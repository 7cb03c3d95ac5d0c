"""What else scenarios can say: any words, loose lists, hidden piles, worlds, refused positions, and bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.scenarios.rehearsal import Outcome, rehearse_file

BUYING = """
[[scenario]]
title = "Buying"
game = "dale"
position = '''
decks=macaws,platypuses,polecats
hand1=Spyglass,Magnet,Favourite_Toy deck1=?8,Cookies deck2=?9 market=Sofa
'''

[[scenario.step]]
seat = 1
offered = ["buy sofa"]
answer = "Buy the Sofa"

[[scenario.step]]
seat = 1
only_offered = ["Magnet + Spyglass", "favourite_toy"]
refused = { "Favourite Toy + Magnet" = "DM-146" }
answers = ["P1: magnet and spyglass"]
heard = [{ event = "discarded", seat = "P1", face = "Magnet" }, "P1 buys Sofa."]
not_heard = ["Magne", "P11"]
view = { "seats.P1.discard.*.name.unordered" = ["Spyglass", "Magnet"], "market.*.name.contain" = "-" }
open = { "seats.P1.deck_known.1.name" = "Junk" }
"""

ARMING = """
[[scenario]]
title = "Arming"
game = "alliances"
position = "players=2 phase=arming leader=1 hand1=9E,1M hand2=3E,2M reserve=1P,12P spent=?42"

[[scenario.step]]
seat = 1
open = { "reserve.*.name" = ["1P", "12P"], "seats.P2.hand.*.name" = ["2M", "3E"] }
in_every_world = { "seats.P1.hand.*.name" = ["1M", "9E"], "reserve.count" = 2 }
in_some_world = { "reserve.*.name.contain" = ["3E"], "seats.P2.hand.*.name.contain" = ["12P"] }
"""


def played(folder: Path, text: str) -> list[Outcome]:
    path = folder / "one.toml"
    path.write_text(text, encoding="utf-8")
    return rehearse_file(path)


@pytest.mark.parametrize("text", [BUYING, ARMING])
def test_it_holds(tmp_path: Path, text: str) -> None:
    assert [str(outcome) for outcome in played(tmp_path, text) if not outcome.holds] == []


@pytest.mark.parametrize(
    ("text", "old", "new", "found"),
    [
        (BUYING, '"buy sofa"', '"buy Sofas"', "buy Sofa 5 for 5, discard any cards"),
        (BUYING, '"Buy the Sofa"', '"buy Soffa"', "did you mean 'Sofa'?"),
        (BUYING, '"Buy the Sofa"', '"Sofa"', "did you mean 'buy Sofa 5 for 5'?"),
        (BUYING, '"favourite_toy"]', '"Magnet"]', "offered: pay with Spyglass 4 + Magnet 4"),
        (BUYING, '"Favourite Toy + Magnet" =', '"Favourite Toy" =', "pay with Favourite Toy 5 is offered"),
        (BUYING, '["Magne"', '["magnet goes on"', "Magnet goes on P1's discard pile."),
        (BUYING, '"P11"', '"P1"', "P1 pays with"),
        (BUYING, 'face = "Magnet"', 'face = "Junk"', "heard: "),
        (BUYING, '"Spyglass", "Magnet"]', '"Magnet"]', "['Magnet', 'Spyglass']"),
        (BUYING, '"Spyglass", "Magnet"]', '"Spyglas", "Magnet"]', "did you mean 'Spyglass'?"),
        (BUYING, 'contain" = "-"', 'contain" = ["Sofa"]', "[None"),
        (BUYING, '"seats.P1.discard.*.name.unordered"', '"seats.P1.deck.unordered"', "leave 'unordered' out"),
        (BUYING, 'open = { "seats.P1.deck_known.1.name" = "Junk" }', 'open = { "deck" = 1 }', "there is no 'deck'"),
        (ARMING, '["1P", "12P"]', '["12P", "1P"]', "['1P', '12P']"),
        (ARMING, '["1M", "9E"]', '["1M", "3E"]', "['1M', '9E']"),
        (ARMING, '["3E"]', '["9E"]', "in none of 1000"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, text: str, old: str, new: str, found: str) -> None:
    assert old in text
    [outcome] = played(tmp_path, text.replace(old, new))
    assert outcome.difference is not None, outcome.broken
    assert found in outcome.difference.found


def test_words_that_mean_several_options_are_told(tmp_path: Path) -> None:
    text = BUYING.replace("market=Sofa", "market=Cookies,Cookies").replace("buy sofa", "buy cookies")
    [outcome] = played(tmp_path, text.replace("Buy the Sofa", "buy cookies"))
    assert outcome.difference is not None
    assert "it may mean 'buy Cookies 2 for 2' or 'buy Cookies 2 for 3'" in outcome.difference.found


REFUSED = """
[[scenario]]
title = "Refused"
game = "dale"
position = "hand1=Favorite_Toy"
position_refused = "there is no card 'Favorite_Toy'; did you mean Favourite_Toy?"
"""


def test_a_position_must_be_refused_for_this_reason(tmp_path: Path) -> None:
    assert played(tmp_path, REFUSED)[0].holds
    [other] = played(tmp_path, REFUSED.replace("there is no card", "there are two cards"))
    assert str(other).endswith(
        "found:    position: hand1: there is no card 'Favorite_Toy'; did you mean Favourite_Toy?"
    )
    [sound] = played(tmp_path, REFUSED.replace('"hand1=Favorite_Toy"', '"hand1=Favourite_Toy"'))
    assert "position\n" in str(sound)
    assert str(sound).endswith("it can be played")


BOTS = """
[[scenario]]
title = "Bots"
game = "alliances"
seed = "bots"
options = { players = 2, campaigns = 1 }

[[scenario.step]]
play_on = "random"
waiting = []
heard = [{ event = "game over" }]
"""


def test_bots_play_on_to_the_end(tmp_path: Path) -> None:
    assert [str(outcome) for outcome in played(tmp_path, BOTS) if not outcome.holds] == []


def test_a_broken_scenario_does_not_stop_its_file(tmp_path: Path) -> None:
    path = tmp_path / "three.toml"
    path.write_text(BUYING + BOTS.replace("waiting", "wating") + ARMING, encoding="utf-8")
    called = CliRunner().invoke(app, ["scenario", str(path)])
    assert called.exit_code == 2
    assert called.stdout == "3 scenarios in 1 files: 2 held, 0 failed, 1 broken\n"
    assert f"{path}: scenario 2 (Bots): step 1: there is no field `wating`; did you mean waiting?" in called.stderr


def test_rules_that_break_are_told_with_the_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise KeyError("a card")

    monkeypatch.setattr("parlour.scenarios.rehearsal.play_step", breaks)
    outcomes = played(tmp_path, BUYING + ARMING)
    assert str(outcomes[0]).endswith("they break: KeyError: 'a card'")
    assert len(outcomes) == 2
