"""The browser client speaks the server's words, and its lock pins every package by its hash and no address."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest
from tests.hygiene.sources import ROOT

from parlour.server.http_messages import Status
from parlour.server.schema import schema

WEB = ROOT / "web"
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


def test_the_schema_tells_what_a_message_holds() -> None:
    table = schema()["$defs"]["TableInfo"]["properties"]
    assert sorted(table["status"]["enum"]) == sorted(get_args(Status))
    assert table["options"] == {"type": "object", "additionalProperties": True}


def test_the_clients_packages_are_pinned_without_addresses() -> None:
    assert len(locked()) > 100
    assert loose_packages(locked()) == []


def test_the_clients_packages_can_be_installed_on_other_machines() -> None:
    assert missing_platforms(locked()) == []


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
