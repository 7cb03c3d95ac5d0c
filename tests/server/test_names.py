"""Names that can be read, that nobody can mistake for another, and that are no bot's."""

from __future__ import annotations

import pytest
from tests.server.house import House, at_home

from parlour.server.people.names import fold, looks, read_name
from parlour.server.problems import ProblemError


@at_home
async def test_a_kept_name_cannot_be_copied_by_letters_that_look_the_same(house: House) -> None:
    ada = await house.guest("Alice Corvo")
    await ada.post("/api/me/password", {"password": "correct horse"})
    for name in (
        "\u0410lice Corvo",
        "A1ice Corvo",
        "AIice Corvo",
        "Alíce Corvo",
        "ALICE CORVO",
        "Alice\u00a0Corv0",
        "\u13aal\u13a5ce Corvo",
    ):
        assert "looks like it" in await house.browser().post("/api/me", {"name": name}, 409), name
    eve = await house.guest("Eve")
    assert "looks like it" in await eve.post("/api/me", {"name": "\u0391lice Corvo."}, 409)
    await house.guest("Alice")
    bob = await house.guest("Bernd")
    await bob.post("/api/me/password", {"password": "correct horse"})
    assert "looks like it" in await house.browser().post("/api/me", {"name": "Bemd"}, 409)


@pytest.mark.parametrize(
    "name",
    [
        *["", "   ", "a\nb", "a\x00b", "\u202eada", "a\u200bb", "\u2028", "x" * 25, "\ud800", "\U000e0041"],
        *[
            "\u3164",
            "\u2800",
            "\u034f",
            "A\u3164da",
            "Ada\u2800",
            "A\u034fda",
            "\u115f",
            "\uffa0",
            "\u180b",
            "\U000e0101",
        ],
        *["\u0301", "\u0301ada", "a" + "\u0334" * 4, "...", "-", "\ufe0f"],
        *[
            "Bot 3",
            "bot",
            "BOT 12",
            "B0t 3",
            "\u0412\u043et 3",
            "Bót 3",
            "Bot III",
            "B o t 3",
            "Bot-3",
            "\u0392\u039f\u03a4 5",
            "\ua4d0\ua4f3\ua4d4 3",
            "Bot \u0663",
        ],
    ],
)
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(ProblemError) as refused:
        read_name(name)
    assert refused.value.status == 422


@pytest.mark.parametrize(
    ("written", "name"),
    [
        (" Ada ", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("李 小龍", "李 小龍"),
        ("x" * 24, "x" * 24),
        ("🦊", "🦊"),
        ("Ada ❤\ufe0f", "Ada ❤"),
        ("Bottle", "Bottle"),
        ("Robot 3", "Robot 3"),
        ("\u0411\u043e\u0440\u0438\u0441", "\u0411\u043e\u0440\u0438\u0441"),
        ("Nguyễn", "Nguyễn"),
        ("นักเดินทาง", "นักเดินทาง"),
    ],
)
def test_a_name_is_tidied(written: str, name: str) -> None:
    assert read_name(written) == name


def test_names_are_compared_without_regard_to_case() -> None:
    assert fold("STRASSE") == fold("straße")
    assert fold("\uff21da") == fold("ADA")
    with pytest.raises(ProblemError):
        read_name("\u0390" * 24)  # which would be too long to be kept


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        *[("Ada", "\u0410d\u0430", True), ("Ida", "lda", True), ("0scar", "Oscar", True), ("vvill", "Will", True)],
        *[
            ("Walter", "\ua4ea\ua4ee\ua4e1\ua4d4\ua4f0\ua4e3", True),  # letters of Lisu
            ("Walter", "ᴡᴀʟᴛᴇʀ", True),
            ("Walter", "\U0001f166\U0001f150\U0001f15b\U0001f163\U0001f154\U0001f161", True),  # in dark circles
            ("Walter", "Wałŧer", True),
            ("Walter 🇩🇪", "Walter", False),
        ],
        *[
            ("Zoë", "Zoe", True),
            ("김", "김", True),
            ("Ada", "Eda", False),
            ("李", "王", False),
            ("Ada ❤", "Ada", False),
        ],
    ],
)
def test_names_look_alike_or_not(one: str, other: str, alike: bool) -> None:
    assert (looks(one) == looks(other)) is alike
