"""`parlour replay FILE --review`: what decided a game, in words and a small chart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from parlour.cli.terminal.voice import VOICE
from parlour.kernel.match import Match
from parlour.review.judging import Judgement
from parlour.review.reviewing import USUAL, review_here
from parlour.review.story import Story

BARS = "▁▂▃▄▅▆▇█"
DEPTH = USUAL
HONESTLY = "Judged by what each player knew at that moment, never by hidden cards."
BEST = "{name}'s best decision, at answer {number}: “{answer}”"
COSTLIEST = "{name}'s costliest decision, at answer {number}: “{answer}”"
BETTER = "{share} better than “{other}” ({prompt})"
WORSE = "{share} worse than “{other}” ({prompt})"
Say = Callable[..., str]


def print_review(match: Match, record: str, names: list[str]) -> None:
    """Review a record, with a bar on a terminal, and print the story."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(VOICE.say("thinking the game through"), total=1.0)
        story = review_here(record, lambda done: progress.update(task, completed=done), DEPTH)
    console = Console(highlight=False, markup=False, emoji=False)
    for line in story_lines(match, story, names, console.width):
        console.print(line)


def story_lines(match: Match, story: Story, names: list[str], width: int) -> list[str]:
    """The story line by line."""
    assert match.ending is not None
    room = max(10, width - max(len(name) for name in names) - 14)
    say = VOICE.of(match.game).say
    reason = f"{match.game.title}: {say(match.ending.reason)}. {say(HONESTLY)}"
    lines = [reason, "", say("Chances to win, from the first decision on")]
    for seat, name in enumerate(names):
        chances = [point.chance for point in story.curve if point.seat == seat]
        if chances:
            lines.append(f"{name:>{width - room - 14}}  {sparkline(chances, room)}  {chances[-1]:.0%}")
    if story.turning_point is not None:
        turn = story.turning_point
        lines += [
            "",
            say("The turning point was between answers {since} and {until}:", since=turn.since, until=turn.until),
        ]
        went = {"name": names[turn.seat], "before": f"{turn.before:.0%}", "after": f"{turn.after:.0%}"}
        lines.append("  " + say("the chances of {name} went from {before} to {after}.", **went))
    if story.milestones:
        lines += ["", *(f"{milestone.at:>4}  {say(milestone.line)}" for milestone in story.milestones)]
    for seat, name in enumerate(names):
        lines += decision_lines(BEST, BETTER, name, story.best[seat], say)
        lines += decision_lines(COSTLIEST, WORSE, name, story.costliest[seat], say)
    return lines


def decision_lines(title: str, than: str, name: str, judged: Judgement | None, say: Say) -> list[str]:
    """A decision that stands out, and what else there was."""
    if judged is None or judged.margin is None:
        return []
    first = say(title, name=name, number=judged.at + 1, answer=say(judged.played))
    second = say(than, share=f"{abs(judged.margin):.0%}", other=say(judged.other), prompt=say(judged.prompt))
    return ["", first, f"  {second}"]


def sparkline(chances: list[float], width: int) -> str:
    """Chances as bars, the mean of neighbours where there are more than fit."""
    count = min(width, len(chances))
    edges = [number * len(chances) // count for number in range(count + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)
