"""The browser client speaks the server's words, names its colours, keeps games apart, and pins every package."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest
from tests.hygiene.sources import ROOT

import parlour.games  # noqa: F401
from parlour.kernel.registry import find_game
from parlour.server.messages.http import Status
from parlour.server.schema import game_schema, schema

WEB = ROOT / "web"
DRAWN = sorted(folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir())
Packages = dict[str, dict[str, Any]]


def loose_packages(packages: Packages) -> list[str]:
    """The packages of a lock that carry no version, no hash, or an address; the project itself needs none of it."""
    found = []
    for name, package in packages.items():
        pinned = re.fullmatch(r"\d+\.\d+\.\d+\S*", package.get("version", ""))
        hashed = package.get("integrity", "").startswith("sha512-")
        if name and not (pinned and hashed and "resolved" not in package):
            found.append(name)
    return found


def missing_platforms(packages: Packages) -> list[str]:
    """Binaries for other machines that a package names and the lock does not have: `npm ci` would refuse it there."""
    return [
        f"{name}: {wanted}"
        for name, package in packages.items()
        for wanted in package.get("optionalDependencies", {})
        if f"node_modules/{wanted}" not in packages and "wasm32" not in wanted
    ]


def locked() -> Packages:
    packages: Packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return packages


def test_the_clients_schema_is_the_servers() -> None:
    written = json.loads((WEB / "src" / "protocol.schema.json").read_text(encoding="utf-8"))
    assert written == schema(), "make web-types renews it"


@pytest.mark.parametrize("name", DRAWN)
def test_the_clients_schema_of_a_game_is_what_the_game_declares(name: str) -> None:
    written = json.loads((WEB / "src" / "games" / name / "types.schema.json").read_text(encoding="utf-8"))
    assert written == game_schema(find_game(name)), "make web-types renews it"


def test_the_schema_tells_what_a_message_holds() -> None:
    table = schema()["$defs"]["TableInfo"]["properties"]
    assert sorted(table["status"]["enum"]) == sorted(get_args(Status))
    assert table["options"] == {"type": "object", "additionalProperties": True}


def test_the_clients_packages_are_pinned_without_addresses() -> None:
    assert len(locked()) > 100
    assert loose_packages(locked()) == []


def test_the_clients_packages_can_be_installed_on_other_machines() -> None:
    assert missing_platforms(locked()) == []


# Colours are named in these files, and used elsewhere by their names; a cover or a sign is a picture.
PALETTES = re.compile(r"(^|/)(tokens\.css|\w*Cover\.svelte|Mark\.svelte)$")
COLOUR = re.compile(r"(?<![\w.&])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b")
SHARED = re.compile(r"^(kit|lib|pages|table)/(?!.*\.test\.ts$)")


def client() -> dict[str, str]:
    """The sources of the client by their paths in it."""
    folder = WEB / "src"
    paths = [path for path in folder.rglob("*") if path.suffix in (".svelte", ".css", ".ts")]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(paths)}


def stray_colours(sources: dict[str, str]) -> list[str]:
    """Colours that stand where only names of colours belong."""
    return [
        f"{path}: {found.group()}"
        for path, source in sources.items()
        if not PALETTES.search(path)
        for found in COLOUR.finditer(source)
    ]


def named_games(sources: dict[str, str], games: list[str]) -> list[str]:
    """Where the part of the client that all games share knows one of them by its name."""
    names = re.compile(rf"""["'/]({"|".join(games)})["'/]""")
    return [
        f"{path}: {found.group(1)}"
        for path, source in sources.items()
        if SHARED.match(path)
        for found in names.finditer(source)
    ]


def test_the_clients_colours_have_names() -> None:
    assert stray_colours(client()) == []


def test_the_shared_part_of_the_client_knows_no_game() -> None:
    games = [path.name for path in (WEB / "src" / "games").iterdir() if path.is_dir()]
    assert {"alliances", "dale"} <= set(games)
    assert named_games(client(), games) == []


def test_a_colour_without_a_name_is_found() -> None:
    sources = {"kit/Card.svelte": "color: #fff3;", "games/x/tokens.css": "--a: #fff;", "kit/a.ts": "this.#add(1)"}
    assert stray_colours(sources) == ["kit/Card.svelte: #fff3"]


def test_a_game_in_the_shared_part_is_found() -> None:
    sources = {"pages/new/a.ts": 'if (game !== "dale")', "games/registry.ts": '"./dale"', "kit/a.ts": "dale"}
    assert named_games(sources, ["dale"]) == ["pages/new/a.ts: dale"]


FINE = {"version": "1.2.3", "integrity": "sha512-abc"}


@pytest.mark.parametrize(
    "package",
    [{"version": "1.2.3"}, {"integrity": "sha512-abc"}, {**FINE, "resolved": "somewhere"}, {**FINE, "version": "^1"}],
)
def test_a_loose_package_is_found(package: dict[str, Any]) -> None:
    assert loose_packages({"": {}, "node_modules/fine": FINE, "node_modules/loose": package}) == ["node_modules/loose"]


def test_a_missing_platform_is_found() -> None:
    packages: Packages = {
        "node_modules/a": {"optionalDependencies": {"a-linux": "1", "a-mac": "1"}},
        "node_modules/a-linux": {},
    }
    assert missing_platforms(packages) == ["node_modules/a: a-mac"]


# A guide tells rules in its own words, and every step names those that it tells. Only a word in the middle of the
# table, which points at nothing, may tell none.
STEP = re.compile(r"^ {4}target: (.*?),$.*?^ {4}rules: \[(.*?)\]", re.MULTILINE | re.DOTALL)
DRAWN = ["alliances", "conquest", "dale", "hope"]


@pytest.mark.parametrize("name", DRAWN)
def test_every_step_of_a_guide_names_the_rules_that_it_tells(name: str) -> None:
    text = (WEB / "src" / "games" / name / "guide.ts").read_text(encoding="utf-8")
    steps = [(target, re.findall(r'"([^"]+)"', rules)) for target, rules in STEP.findall(text)]
    assert len(steps) == len(re.findall(r"^ {4}title: ", text, re.MULTILINE))
    assert all(rules or target == "null" for target, rules in steps)
    told = [rules for _, rules in steps]
    statements = find_game(name).rulebook().statements
    assert [rule for rules in told for rule in rules if rule not in statements] == []
