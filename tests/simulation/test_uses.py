"""Who did what with which card, over many games: counted, stored, drawn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import vl_convert
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.cli.main import app
from parlour.kernel.registry import find_game
from parlour.simulation import charts, frames, simulate
from parlour.simulation.frames import USES
from parlour.simulation.intervals import outstanding, wilson
from parlour.simulation.report import drawing_script
from parlour.simulation.uses import summarise_uses

DALE_KINDS = ["ability", "card", "character", "deck", "pair of decks", "place", "trap or specialty"]
SHORT = ["--option", "turns=50", "--bots", "random", "--processes", "1"]


def run_command(*arguments: str, game: str = "dale", columns: int = 100) -> str:
    result = CliRunner().invoke(app, ["simulate", game, *arguments], env={"COLUMNS": str(columns)})
    assert result.exit_code == 0, result.stderr
    return result.stdout


def table(*rows: tuple[str, str, str, int | None, bool | None, int]) -> pl.DataFrame:
    """Uses of cards: seed, thing, what, seat, won, times."""
    return pl.DataFrame([(row[0], "card", *row[1:]) for row in rows], USES, orient="row")


# Counting


def test_a_deed_is_counted_over_the_games_in_which_the_thing_was_there() -> None:
    found = summarise_uses(
        table(
            ("a", "Spyglass", "", None, None, 1),
            ("a", "Spyglass", "bought", 1, True, 3),
            ("a", "Spyglass", "bought", 2, False, 1),
            ("b", "Spyglass", "", None, None, 1),
            ("b", "Spyglass", "bought", 2, True, 2),
            ("c", "Spyglass", "", None, None, 1),
        )
    )
    assert found == {
        "card": [
            {
                "thing": "Spyglass",
                "what": "bought",
                "games": 3,
                "times": 6,
                "a_game": 2.0,
                "players": 3,
                "wins": 2,
                "rate": 2 / 3,
                "wilson": wilson(2.0, 3),
            }
        ]
    }


def test_no_uses_are_no_table() -> None:
    assert summarise_uses(pl.DataFrame([], USES, orient="row")) == {}


def test_of_many_rows_the_surest_ones_stand_out() -> None:
    rows = [
        {"thing": name, "rate": wins / games, "wilson": wilson(wins, games)}
        for name, wins, games in [
            ("lucky", 1, 1),
            ("good", 90, 100),
            ("even", 50, 100),
            ("bad", 10, 100),
            ("late", 0, 1),
        ]
    ]
    assert [row["thing"] for row in outstanding(rows, 2)] == ["good", "bad"]
    assert [row["thing"] for row in outstanding(rows, 5)] == ["lucky", "good", "even", "bad", "late"]


def test_the_rows_of_a_game_name_winners_and_seats_from_one() -> None:
    run = simulate.prepare(find_game("dale"), {"turns": 0}, ["greedy"], 1, "rows")
    row = simulate.play_row(run, 0)
    winner = int(str(row.columns["winners"]).removeprefix("P"))
    seats = {(use[4], use[5]) for use in row.uses}
    assert seats == {(None, None), (winner, True), (3 - winner, False)}
    built = sum(use[6] for use in row.uses if use[1] == "card" and use[3] == "built" and use[4] == winner)
    assert built >= 8, "a stall has eight stacks"
    game = row.facts["game"][0]
    assert game["turns"] == row.columns["event_turn"]


# Storing


def test_the_uses_are_stored_beside_the_games(tmp_path: Path) -> None:
    for name in ("games.parquet", "games.csv"):
        run_command("--games", "3", "--out", str(tmp_path / name), *SHORT)
    packed, read = pl.read_parquet(tmp_path / "games-uses.parquet"), pl.read_csv(tmp_path / "games-uses.csv")
    assert packed.columns == list(USES)
    assert packed.height == read.height
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert packed["seed"].unique().sort().to_list() == games["seed"].sort().to_list()
    bought = packed.filter((pl.col("what") == "bought") & (pl.col("kind") == "card"))
    assert bought["times"].sum() == games["event_bought"].sum()


def test_a_game_without_uses_is_stored_alone(tmp_path: Path) -> None:
    run_command("--games", "1", "--out", str(tmp_path / "games.csv"), "--processes", "1", game="alliances")
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


# Showing


def test_the_screen_has_a_table_for_every_deed_that_fits_a_terminal() -> None:
    shown = run_command("--games", "3", *SHORT, columns=80)
    for words in ("first to play", "deck, acquired most", "card, bought", "card, built", "turns", "--report show all"):
        assert words in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_json_gives_all_of_it() -> None:
    data = json.loads(run_command("--games", "2", "--json", "--option", "decks=macaws,pandas,owls", *SHORT))
    assert next(iter(data["uses"])) == "place"
    cards = data["uses"]["card"]
    assert {row["what"] for row in cards} >= {"bought", "played", "built"}
    assert all(row["games"] == 2 and 0 <= row["wilson"][0] <= row["rate"] <= row["wilson"][1] <= 1 for row in cards)


# The report


def specs_of(page: str) -> list[dict[str, Any]]:
    """The charts of a page."""
    found = re.search(r"<script>(\[.*\])\.forEach\(\(spec, i\)", page, re.DOTALL)
    assert found is not None
    specs: list[dict[str, Any]] = json.loads(found[1].replace("<\\/", "</"))
    return specs


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("dale", ["--option", "characters=green", "--option", "traps=false_bill", "--option", "turns=50"], DALE_KINDS),
        ("alliances", ["--option", "campaigns=1"], []),
    ],
)
def test_a_report_is_one_page_whose_charts_can_be_drawn(
    game: str, options: list[str], kinds: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    run_command("--games", "3", "--bots", "random", "--processes", "1", "--report", str(path), *options, game=game)
    page = path.read_text(encoding="utf-8").replace(drawing_script(), "")
    headings = re.findall("<h2>(.*?)</h2>", page)
    assert headings[:2] == ["Who wins", "How long it takes"]
    assert sorted(headings[2:]) == [f"By {kind}" for kind in kinds]
    specs = specs_of(page)
    assert [f'id="chart{number}"' in page for number in range(len(specs) + 1)] == [True] * len(specs) + [False]
    for spec in specs:
        assert "<path" in vl_convert.vegalite_to_svg(spec)


def test_a_report_asks_nobody_for_anything(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run_command("--games", "1", "--report", str(path), *SHORT)
    page = path.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://([\w.-]+)", page)) == {"www.w3.org"}, "the names of XML and SVG"
    assert "default-src 'none'" in page
    assert page.count("</script>") == 2
    assert "window.vegaEmbed" in page
    assert not re.search(r"<(link|img|iframe)\b|<script[^>]+src", page.replace(drawing_script(), ""))


def test_a_length_is_drawn_in_bins_that_hold_every_game() -> None:
    spec = charts.spec_of(charts.histogram(pl.Series([40, 41, 41, 999]), "turns"))
    rows = next(iter(spec["datasets"].values()))
    assert sum(row["games"] for row in rows) == 4
    assert len({row["to"] - row["from"] for row in rows}) == 1
    assert all(row["from"] <= length < row["to"] for row, length in [(rows[0], 41), (rows[-1], 999)])


def test_bins_begin_and_end_at_round_numbers() -> None:
    assert [charts.round_width(least) for least in (1, 2, 3, 6, 11, 18, 33, 70)] == [1, 2, 5, 10, 20, 20, 50, 100]
    spec = charts.spec_of(charts.histogram(pl.Series([113, 1999]), "decisions"))
    rows = next(iter(spec["datasets"].values()))
    assert [row["from"] for row in rows] == [100, 1950]


def test_what_hardly_anybody_did_is_left_to_the_table() -> None:
    rare, usual = {"players": 3}, {"players": 300}
    assert charts.drawable([rare, usual]) == [usual]
    assert charts.drawable([rare]) == [rare]


@pytest.mark.parametrize(
    ("values", "mark"),
    [([True, False, None], "rule"), (["a", "b", "a"], "bar"), ([1, 2, 3], "bar")],
)
def test_a_fact_is_drawn_as_what_it_is(values: list[object], mark: str) -> None:
    chart = charts.fact_chart(pl.Series(values), "fact")
    assert chart is not None
    assert f'"type": "{mark}"' in json.dumps(charts.spec_of(chart))


def test_a_fact_that_nobody_noted_is_not_drawn() -> None:
    assert charts.fact_chart(pl.Series([None, None]), "fact") is None


@pytest.mark.parametrize(
    ("path", "words"), [("report.pdf", "must end in .html"), ("nowhere/report.html", "there is no folder nowhere")]
)
def test_a_report_that_cannot_be_stored_is_refused_before_anything_is_played(path: str, words: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "dale", "--report", path])
    assert result.exit_code == 2
    assert words in result.stderr


def test_the_place_beside_a_file() -> None:
    assert frames.beside(Path("some/games.csv")) == Path("some/games-uses.csv")
