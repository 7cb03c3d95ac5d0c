"""A little grammar, so that sentences made from data read well."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
IRREGULAR: Final = {
    "army": "armies",
    "technology": "technologies",
    "spy": "spies",
    "knowledge": "knowledge cards",
    "other": "others",
}
SPOKEN_WITH_A: Final = ("eu", "uni", "one", "use")  # they begin with a vowel that is not spoken as one


def number_word(number: int) -> str:
    """A small number in letters, others in digits."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def plural(noun: str) -> str:
    """The plural of a noun of the game."""
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    return f"{noun}es" if noun.endswith(("s", "sh", "ch")) else f"{noun}s"


def with_article(words: str) -> str:
    """The words with "a" or "an" before them."""
    low = words.lower()
    vowel = low[0] in "aeiou" and not low.startswith(SPOKEN_WITH_A)
    return f"{'an' if vowel else 'a'} {words}"


def listed(words: list[str], last: str = "and") -> str:
    """Words as a list: "Asia, Europe and Africa"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(sentence: str) -> str:
    """A sentence with a capital letter in front."""
    return sentence[:1].upper() + sentence[1:]


def year_words(years: list[int], about: bool, since: bool, person: bool) -> str:
    """Years as a card shows them: "about 551-479 BC", "AD 79", "44 BC-AD 30", "born 1947"."""
    if not years:
        return ""
    ends = [f"{-year} BC" if year < 0 else str(year) for year in years]
    if len(years) == 2 and years[0] < 0 < years[1]:
        ends[1] = f"AD {ends[1]}"
    if len(years) == 2 and years[1] < 0:
        ends[0] = str(-years[0])
    if len(years) == 1 and 0 < years[0] < 1000:
        ends[0] = f"AD {ends[0]}"
    words = "-".join(ends)
    if about:
        words = f"about {words}"
    if since:
        words = f"born {words}" if person else f"since {words}"
    return words
