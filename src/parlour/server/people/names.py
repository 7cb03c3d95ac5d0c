"""Names: what may be one, when two are the same, and when one only looks like another."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files

from parlour.server.problems import ProblemError

LONGEST_NAME = 24
LONGEST_KEPT = 64  # case folding may turn one letter into several
UNREADABLE = ("C", "Zl", "Zp")  # control, format and unassigned characters, line and paragraph separators
# Letters, marks and symbols that show nothing: fillers, joiners, blanks, and selectors of variants.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0d\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
SHAPES = re.compile("[\ufe0e\ufe0f]")  # says how an emoji is drawn; phones add it by themselves
MARKS = 2  # that may stand on a letter: more of them would overlap other lines
BOT = re.compile(r"bot[\dlovx]*")  # as bots are called at a table, in digits of any script, or nearly so
LIKE = str.maketrans(
    {
        letter: latin
        for latin, letters in tomllib.loads(
            files("parlour.server.people").joinpath("lookalikes.toml").read_text(encoding="utf-8")
        ).items()
        for letter in letters
    }
)
SAME = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})  # in some fonts they look the same


def read_name(written: str) -> str:
    """A name as it is shown: one line, nothing invisible in it, not too long, and not like a bot's."""
    shown = SHAPES.sub("", written)
    if UNSEEN.search(shown) or any(unicodedata.category(letter).startswith(UNREADABLE) for letter in shown):
        raise ProblemError(422, "a name may have only letters that can be seen")
    name = " ".join(unicodedata.normalize("NFC", shown).split())
    if not 1 <= len(name) <= LONGEST_NAME or len(fold(name)) > LONGEST_KEPT:
        raise ProblemError(422, f"a name has 1 to {LONGEST_NAME} letters")
    if most_marks(name) > MARKS or not looks(name):
        raise ProblemError(422, "a name must have letters that can be read")
    if BOT.fullmatch(looks(name)):
        raise ProblemError(422, "bots have names like this; choose another name")
    return name


def most_marks(name: str) -> int:
    """The most marks on one letter; too many where the first stands on nothing."""
    most = run = MARKS + 1 if unicodedata.category(name[0]).startswith("M") else 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def fold(name: str) -> str:
    """A name as it is compared: ignoring case and different encodings of the same letter."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """What a name looks like: two names with the same result can be mistaken for each other. Letters lose their marks
    and become the Latin ones that they look like; spaces and points do not count."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZP" or letter == "|")
    like = plain.translate(LIKE).translate(SAME).replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", like)[:LONGEST_KEPT]
