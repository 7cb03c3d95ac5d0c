"""`parlour deck`: decks are listed, shown, searched, built, checked and shared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parlour.cli.main import app

RUNNER = CliRunner()


def call(*words: str, typed: str = "", status: int = 0) -> Result:
    """Call the command, which must end with a status."""
    done = RUNNER.invoke(app, ["deck", *words], input=typed)
    assert done.exit_code == status, done.output
    return done


def told(*words: str, status: int = 0) -> object:
    """What the command says as data."""
    return json.loads(call(*words, "--json", status=status).stdout)


def test_starters_and_boosters_are_listed() -> None:
    rows = told("conquest")
    assert isinstance(rows, list)
    assert [row["kind"] for row in rows] == ["starter"] * 7 + ["booster"] * 9
    assert "Tesla, starter of 51 cards. Ideas pay." in call("conquest").output


def test_a_card_is_shown_with_its_history() -> None:
    assert "Queen of the Iceni" in call("conquest", "+ Boudica").output
    card = told("conquest", "simon bolivar")
    assert isinstance(card, dict)
    assert card["name"] == "Simón Bolívar"


@pytest.mark.parametrize(
    ("words", "there", "absent"),
    [
        ("female scientist", "Marie Curie", "Ernest Rutherford"),
        ("women", "Marie Curie", "Nikola Tesla"),
        ("British leader or Celtic leader", "Boudica", "Shaka"),
        ("Space Explorer", "Yuri Gagarin", "Roald Amundsen"),
        ("army, attack>=3000", "Janissaries", "Army of Adwa"),
        ("defence < 0", "", "Janissaries"),
        ("iceni", "Boudica", "Nikola Tesla"),
        ("European land", "Germany", "Canada"),
        ("medieval conqueror", "Genghis Khan", "Mehmed II"),
    ],
)
def test_cards_are_found_by_traits_numbers_and_words(words: str, there: str, absent: str) -> None:
    found = told("conquest", "--find", words, status=0 if there else 1)
    assert isinstance(found, list)
    names = [card["name"] for card in found]
    assert not there or there in names
    assert absent not in names


def test_a_search_may_stay_within_a_deck() -> None:
    found = told("conquest", "tesla", "--find", "army")
    assert isinstance(found, list)
    assert len(found) == 4
    assert "no card has a number called 'height'" in call("conquest", "--find", "height>3", status=2).output


@pytest.mark.parametrize("words", ["attack>>5", "attack>", "attack > many", "attack==5"])
def test_a_comparison_that_says_nothing_is_refused(words: str) -> None:
    assert "is not a comparison; write one such as attack>=500" in call("conquest", "--find", words, status=2).output


def test_a_deck_is_built_and_shared_and_read_again(tmp_path: Path) -> None:
    wish = ["tesla+renaissance", "--remove", "Cai Lun", "--add", "Simon Bolivar"]
    text = call("conquest", *wish, "--text").stdout
    assert text == "tesla\nrenaissance\n- Cai Lun\n+ Simón Bolívar\n"
    line = call("conquest", *wish, "--line").stdout
    assert line == "tesla:1-11,13-51+renaissance+cheswell:22\n"
    file = tmp_path / "deck.txt"
    file.write_text(f"# mine\n{text}", encoding="utf-8")
    assert call("conquest", str(file), "--line").stdout == call("conquest", "-", "--line", typed=text).stdout == line
    assert call("conquest", "-", "--text", typed=line).stdout.splitlines()[-1] == "+ Simón Bolívar"


def test_a_deck_is_checked_and_advice_is_no_failure() -> None:
    assert call("conquest", "tesla", "--check").stdout == "51 cards\n"
    assert "advice: 5 lands; 6 or more are advised (HC2-010)" in call("conquest", "tesla:2-51", "--check").stdout
    assert "the deck has 49 cards, 1 too few" in call("conquest", "tesla:1-49", "--check", status=1).stdout
    twice = call("conquest", "tesla", "--add", "Marie Curie", "--check", status=1).stdout
    assert "the deck has Marie Curie twice; it may have a card only once (HC2-059)" in twice
    call("conquest", "tesla", "--add", "Marie Curie", "--check", "--option", "edition=1")
    without = call("conquest", "tesla:7-51; boudica:7-51", "--check", status=1).stdout
    assert "the deck has no land" in without


def test_all_mistakes_of_a_text_are_told_with_what_was_meant() -> None:
    said = call("conquest", "tesla; Mary Curie; + Bolivar; - Boudica; teslo:3; salem:1-60", status=2).output
    for part in (
        "there is no deck or card 'Mary Curie'; did you mean Marie Curie?",
        "there is no card 'Bolivar'; did you mean Simón Bolívar?",
        "- Boudica: that card is not there to be taken out",
        "there is no deck 'teslo'; did you mean tesla?",
        "salem: 1-60 must lie between 1 and 51",
    ):
        assert part in " ".join(said.split())


def test_many_mistakes_cost_no_time() -> None:
    said = call("conquest", "-", typed="nobody\n" * 1000, status=2).output
    assert said.count("there is no deck or card 'nobody'") == 5
    assert "and perhaps more after that" in " ".join(said.split())


def test_curves_say_what_a_deck_is_made_of() -> None:
    shown = told("conquest", "tesla", "--curves")
    assert isinstance(shown, dict)
    assert shown["curves"]["types"]["land"] == 6
    assert sum(shown["curves"]["attack"].values()) == 35
    assert sum(shown["curves"]["morale that a card brings at most"].values()) == 51
    assert "inventor" in call("conquest", "tesla", "--curves").stdout


def test_a_game_without_decks_says_so() -> None:
    assert "nobody brings a deck to Alliances; games with decks are conquest" in call("alliances", status=2).output
