"""What the keys do, and how a hint reads."""

from __future__ import annotations

from parlour.bots.bot import Thought
from parlour.cli.terminal.pages import Page
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.pieces import plain
from parlour.languages.catalogue import Catalogue

HELP = Page(
    "At the table",
    [
        "← ↑ ↓ →     move within a part of the table",
        "Tab         go to the next part (Shift+Tab: back)",
        "Enter       choose what you point at",
        "            (what is not lit tells you which rule forbids it)",
        "i           read what you point at: its rule text and rulings",
        "n           point at the next thing that you can choose",
        "h           hint: what a level 5 bot would do in your seat",
        "u, Esc      take your last answer back, where that is honest",
        "PgUp PgDn   scroll the log; l shows it on the whole screen",
        "v           the whole table in words",
        "r           the rules, with a search",
        "s           save now (every answer saves by itself)",
        "q, Ctrl-C   save and leave",
        "",
        "Lit things are bold and stand in brackets, behind ▹ or in a heavy frame.",
    ],
)

BAR = 20
BEST = 3
CHANCE = "The percentage is the chance to win as the bot sees it, knowing only what you can see."


def help_page() -> Page:
    """What the keys do, in the language of whoever sits there."""
    return Page(VOICE.say(HELP.title), [VOICE.say(line) for line in HELP.lines])


def hint_page(scene: Scene, thoughts: list[Thought]) -> Page:
    """The three best options as the strongest bot judges them from this seat."""
    words, say = {choice.option: choice.said for choice in scene.choices}, scene.words.say
    best = [thought for thought in thoughts if thought.option in words][:BEST]
    if not best:
        return Page(say("Hint"), [say("The bot has no opinion about this question.")])
    wide = max(len(words[thought.option]) for thought in best)
    lines = [say("In your seat a level 5 bot would answer: {answer}", answer=words[best[0].option]), ""]
    for thought in best:
        full = round(BAR * thought.chance)
        bar = "█" * full + "░" * (BAR - full)
        looked = say("looked at {number} times", number=thought.visits)
        lines.append(f"{words[thought.option]:<{wide}}  {bar} {thought.chance:4.0%}  {looked}")
        if thought.reason:
            lines.append(f"  {say('because {reason}', reason=say(plain(thought.reason)))}")
    lines += ["", reason(best, words, scene.words)]
    return Page(say("Hint"), lines)


def reason(best: list[Thought], words: dict[int, str], language: Catalogue) -> str:
    """The comparison in a sentence; the chances are the bot's estimate from what the seat can see."""
    chance = language.say(CHANCE)
    if len(best) < 2:
        return chance
    first, second = best[0], best[1]
    gap = round(100 * (first.chance - second.chance))
    both = {"answer": words[first.option], "other": words[second.option]}
    if gap <= 1:
        return language.say("{answer} and {other} look about equally good.", **both) + f" {chance}"
    return language.say("{answer} looks {number} points better than {other}.", number=gap, **both) + f" {chance}"
